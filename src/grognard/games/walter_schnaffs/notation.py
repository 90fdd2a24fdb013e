"""Walter Schnaffs: actions as text and back, loss-free. The words are those of docs/script.md."""

from __future__ import annotations

from typing import Any, Final

from grognard.engine.actions import IN_AMOUNT, IN_ORIGIN, IN_UNIT, Action
from grognard.engine.mistakes import Mistake
from grognard.engine.notation import did_you_mean, find_place, ordinal
from grognard.engine.places import Place
from grognard.engine.state import Unit
from grognard.engine.verbs import ChoiceWord, CountWord, Names, Notation, Parts, PlaceWord, UnitWord, Verb, WayWord
from grognard.games.walter_schnaffs.levels import LEVELS
from grognard.games.walter_schnaffs.purchase import GOODS
from grognard.games.walter_schnaffs.state import NEVER, Battle, Zone
from grognard.games.walter_schnaffs.vocabulary import (
    ADVANCE,
    ATTACK,
    BEGIN,
    BID,
    BOMBARD,
    BUY,
    DEPLOY,
    DONE,
    HOLD,
    LOSE,
    MOVE,
    PLAN,
    RETREAT,
)

KIND_WORDS = ["Inf", "Cav", "Breech", "Light", "Heavy", "Bronze-4", "Mitr"]


# -- names -------------------------------------------------------------------------------------------------------------
def given_name(b: Battle, unit: Unit) -> str:
    """The scenario's name for a unit; a detachment has its regiment's with a number. '' when there is none."""
    regiment = b.regiment[unit]
    names = b.ground.names
    if regiment >= len(names) or not names[regiment]:
        return ""
    return names[regiment] if regiment == unit else f"{names[regiment]}/{detachment_number(b, unit)}"


def detachment_number(b: Battle, unit: Unit) -> int:
    """A unit's number within its regiment: 2 for the first detachment."""
    return 1 + sum(1 for u in range(unit) if b.regiment[u] == b.regiment[unit])


def number_in_kind(b: Battle, unit: Unit) -> int:
    """A unit's number among those of its kind on its side, from 1."""
    return 1 + sum(1 for u in range(unit) if counts_with(b, u, unit))


def counts_with(b: Battle, other: Unit, unit: Unit) -> bool:
    """Whether another unit is numbered in the same row: those that have rejoined count, empty places do not."""
    return b.side[other] == b.side[unit] and b.kind[other] == b.kind[unit] and b.full[other] > 0


def unit_name(b: Battle, unit: Unit) -> str:
    return given_name(b, unit) or f"{ordinal(number_in_kind(b, unit))} {KIND_WORDS[b.kind[unit]]}"


def find_unit(b: Battle, name: str, near: Place) -> Unit:
    """The unit of that name: the decider's before the opponent's."""
    wanted = name.strip().casefold()
    known = [u for u in range(b.units()) if b.at[u] != NEVER]
    named = [u for u in known if unit_name(b, u).casefold() == wanted]
    own = [u for u in named if b.side[u] == b.decider] or [u for u in named if b.at[u] >= 0]
    if own:
        return own[0]
    names = [unit_name(b, u) for u in known if b.side[u] == b.decider]
    raise Mistake(f"there is no unit '{name}'.{did_you_mean(name, names)}")


def find_zone(b: Battle, name: str) -> Zone:
    return find_place(b.ground.squares, name)


def place_of(b: Battle, unit: Unit) -> Zone:
    return b.at[unit]


def place_name(b: Battle, zone: Zone) -> str:
    return b.ground.squares.name(zone) if zone >= 0 else ""


def fight_in_words(b: Battle) -> dict[str, Any]:
    """Where the attack under way comes from and goes to, for a prompt."""
    return {"origin": place_name(b, b.origin), "target": place_name(b, b.target)}


# -- verbs -------------------------------------------------------------------------------------------------------------
class Advancer(UnitWord[Battle]):
    """A unit that advances into the zone that was taken, which need not be named."""

    def tell(self, names: Names[Battle], b: Battle, action: Action, parts: Parts) -> None:
        super().tell(names, b, action, parts)
        parts.target = names.place(b, b.target)


NOTATION: Final = Notation(
    Names(unit_name, find_unit, place_of, place_name, find_zone),
    [
        Verb(DONE, "done"),
        Verb(BEGIN, "begin"),
        Verb(BUY, "buy", CountWord("COUNT"), ChoiceWord("GOODS", IN_UNIT, GOODS.names, "to be bought")),
        Verb(BID, "bid", ChoiceWord("LEVEL", IN_AMOUNT, LEVELS, "a level", ranked=True)),
        Verb(DEPLOY, "deploy", UnitWord(), PlaceWord("ZONE")),
        Verb(PLAN, "plan"),
        Verb(BOMBARD, "bombard", UnitWord(), PlaceWord("ZONE")),
        Verb(MOVE, "move", WayWord()),
        Verb(HOLD, "hold", UnitWord()),
        Verb(ATTACK, "attack", PlaceWord("FROM", IN_ORIGIN), PlaceWord("TO")),
        Verb(LOSE, "lose", UnitWord()),
        Verb(RETREAT, "retreat", UnitWord()),
        Verb(ADVANCE, "advance", Advancer()),
    ],
)
