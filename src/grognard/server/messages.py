"""What clients send: checked by shape before anything looks at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from grognard.players.registry import AT_A_GLANCE

LONGEST_CHAT = 500
MOST_ORDERED = 300  # actions in an order: a brigade that moves takes some fifty
Number = Annotated[int, Meta(ge=0, le=2**31)]
ActionText = Annotated[str, Meta(min_length=1, max_length=500)]
Faces = Annotated[list[Annotated[int, Meta(ge=1, le=1_000_000)]], Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=40)]
Contribution = Annotated[str, Meta(max_length=64, pattern="^[0-9A-Za-z]*$")]
Seal = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]  # of a contribution: its hash
Until = Literal["set-up", "phase", "turn", "game"]
What = Literal["draw", "take-back", "rematch"]


# -- by the socket -----------------------------------------------------------------------------------------------------
class Hello(Struct, tag="hello", forbid_unknown_fields=True, rename={"from_": "from"}):
    from_: Number | None = None
    contribution: Contribution = ""  # tables of the first scheme of dice only
    seal: Seal = ""
    name: Name = ""


class Open(Struct, tag="open", forbid_unknown_fields=True):
    contribution: Contribution


class Act(Struct, tag="act", forbid_unknown_fields=True):
    number: Number
    action: ActionText
    dice: Faces | None = None


class Order(Struct, tag="order", forbid_unknown_fields=True):
    """Several actions, one after the other, as long as nothing comes between."""

    number: Number
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=MOST_ORDERED)]


class GiveDice(Struct, tag="dice", forbid_unknown_fields=True):
    number: Number
    dice: Faces


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    number: Number


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    pass


class DecideNow(Struct, tag="decide-now", forbid_unknown_fields=True):
    pass


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Offer(Struct, tag="offer", forbid_unknown_fields=True):
    what: What


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    what: What
    yes: bool


Message = Hello | Open | Act | Order | GiveDice | Undo | Resign | DecideNow | Chat | Offer | Answer


# -- by HTTP -----------------------------------------------------------------------------------------------------------
class SeatWanted(Struct, forbid_unknown_fields=True):
    player: Annotated[str, Meta(max_length=40)] = "human"
    name: Name = ""


class TableWanted(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    scenario: Annotated[str, Meta(max_length=80)]
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatWanted], Meta(min_length=2, max_length=2)] = field(
        default_factory=lambda: [SeatWanted(), SeatWanted()]
    )
    dice: Literal["server", "own"] = "server"
    hotseat: bool = False
    match: bool = False


class RecordSent(Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(min_length=1, max_length=1_000_000)]


class StaffWanted(Struct, forbid_unknown_fields=True):
    """The computer is to decide for a seat until something is over; no level: it is relieved."""

    level: Annotated[str, Meta(max_length=40)] = AT_A_GLANCE
    until: Until = "set-up"
