"""What a reader is shown of a game in play, as data: actions taken apart, events, outcomes, moments. It is sent as it is."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType


class Prompt(Struct):
    """What is asked: a key of the texts, and the data they speak of."""

    key: str
    data: dict[str, str | int]


class Legal(Struct, frozen=True):
    """An action: in notation, and taken apart, so that one client can serve every game."""

    text: str  # notation: what is sent back
    verb: str
    unit: str
    unit_id: int  # -1: none
    origin: str
    target: str
    amount: int
    extras: list[str]


class TallyLine(Struct, omit_defaults=True):
    """Points by a rule; or a `figure`, a number that is not added: `<game>-number-<figure>` of the texts, takes $value."""

    rule: str
    points: int | UnsetType = UNSET
    die: int | UnsetType = UNSET
    figure: str | UnsetType = UNSET
    value: int | UnsetType = UNSET


class TableEvent(Struct, kw_only=True, omit_defaults=True):
    """Something that happened: `<game>-event-<key>` of the texts."""

    key: str
    side: int | UnsetType = UNSET
    unit: int | UnsetType = UNSET
    origin: str | UnsetType = UNSET
    target: str | UnsetType = UNSET
    amount: int
    rule: str | UnsetType = UNSET
    dice: list[int] | UnsetType = UNSET
    total: int | UnsetType = UNSET
    lines: list[TallyLine] | UnsetType = UNSET


Kind = Literal["undo", "take-back", "resigned", "agreed", "offer"]


class Entry(Struct, kw_only=True, omit_defaults=True):
    """An entry of the log: an action and what it brought about, or with a `kind` something else that happened."""

    number: int
    side: int
    phase: str | UnsetType = UNSET  # in which it was made: the prompt's key
    action: str | UnsetType = UNSET  # in notation, "?" where it is a secret
    parts: Legal | UnsetType = UNSET  # the action taken apart, its unit by name alone; none of a secret one
    order: int | UnsetType = UNSET  # the number of the first action of the order it was part of
    dice: list[int | Literal["?"]] | UnsetType = UNSET
    events: list[TableEvent] | UnsetType = UNSET
    sides: list[int] | UnsetType = UNSET  # of the dice, once the game is over
    kind: Kind | UnsetType = UNSET
    what: Literal["draw", "take-back", "rematch"] | UnsetType = UNSET  # is offered
    answer: bool | UnsetType = UNSET  # to the offer
    takes_back: list[int] | UnsetType = UNSET  # the numbers of these entries


class Deed(Entry, kw_only=True, omit_defaults=True):
    """An entry that is an action."""

    phase: str
    action: str
    dice: list[int | Literal["?"]]
    events: list[TableEvent]


class Reckoning(Struct):
    """Why a game ended and what made the difference, in keys of its texts, and what the result was reckoned from."""

    ended: str
    decided: str
    needed: int  # by the attacker to win; 0: that did not matter
    terms: dict[str, int]


class Outcome(Struct):
    """How a game ended."""

    winner: int  # -1: a draw
    grade: str  # the game's, or "resigned" or "agreed"
    scores: list[int]
    rule: str
    reckoning: Reckoning | None  # of a game that was played to its end


class Moment(Struct):
    """What a viewer may know of a state."""

    number: int
    decider: int  # -1: the game is over
    prompt: Prompt
    view: dict[str, Any]  # the game's own
    legal: list[Legal]
    outcome: Outcome | None
