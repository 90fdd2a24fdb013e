"""Vimy Ridge: actions as text and back, loss-free."""

from __future__ import annotations

from typing import Final

from grognard.engine.actions import IN_AMOUNT, IN_ORIGIN, NONE, Action, amount_of, origin_of, pack, target_of, unit_of
from grognard.engine.mistakes import Mistake
from grognard.engine.notation import choose, did_you_mean, find_place
from grognard.engine.state import NOBODY, Side, Unit
from grognard.engine.verbs import ChoiceWord, Names, Notation, Parts, PlaceWord, UnitWord, Verb, WayWord
from grognard.games.vimy.board import Hex
from grognard.games.vimy.state import FORT_CHOICES, STATUSES, Battle
from grognard.games.vimy.vocabulary import (
    BEGIN,
    DECLINE,
    DEPLOY,
    DESCEND,
    DONE,
    ENTRENCH,
    EXPOSE,
    FACE,
    FIRE,
    FORT,
    LOSE,
    MARCH,
    MELEE,
    MINES,
    MOVE,
    PLAN,
    REACT,
    ROUT,
    SMOKE,
    STAY,
    STEP,
    STOP,
)

FACINGS: Final = ["north-north-east", "east", "south-south-east", "south-south-west", "west", "north-north-west"]
PIMPLE: Final = "Pimple"


# -- names -----------------------------------------------------------------------------------------------------------------
def unit_name(b: Battle, unit: Unit) -> str:
    return b.ground.names[unit] if 0 <= unit < b.units() else ""


def find_unit(b: Battle, name: str, side: Side) -> Unit:
    """The unit of that name on a side; without a side on either."""
    wanted = name.strip().casefold()
    names = [n for unit, n in enumerate(b.ground.names) if side == NOBODY or b.side[unit] == side]
    for known in names:
        if known.casefold() == wanted:
            return b.ground.names.index(known)
    raise Mistake(f"there is no unit '{name}' on that side.{did_you_mean(name, names)}")


def find_hex(b: Battle, name: str) -> Hex:
    return find_place(b.board.hexes, name)


def find_own(b: Battle, name: str, near: Hex) -> Unit:
    """The decider's unit of that name."""
    return find_unit(b, name, b.decider)


def hex_of(b: Battle, unit: Unit) -> Hex:
    return b.at[unit]


def hex_name(b: Battle, hex_: Hex) -> str:
    return b.board.name(hex_)


# -- words of its own --------------------------------------------------------------------------------------------------
class Mined(PlaceWord[Battle]):
    """The second of two mined hexes. The lower is always kept first, so that both orders are the same action."""

    def read(self, names: Names[Battle], b: Battle, text: str, action: Action) -> Action:
        one, two = origin_of(action), find_hex(b, text)
        return pack(MINES, origin=min(one, two), target=max(one, two))


class Firer(UnitWord[Battle]):
    """A unit that fires, or the Pimple, which is not a unit."""

    def write(self, names: Names[Battle], b: Battle, action: Action) -> str:
        return PIMPLE if unit_of(action) == NONE else super().write(names, b, action)

    def read(self, names: Names[Battle], b: Battle, text: str, action: Action) -> Action:
        return action if text.casefold() == PIMPLE.casefold() else super().read(names, b, text, action)

    def tell(self, names: Names[Battle], b: Battle, action: Action, parts: Parts) -> None:
        if unit_of(action) == NONE:
            parts.unit, parts.origin = PIMPLE, hex_name(b, b.board.pimple)
        else:
            super().tell(names, b, action, parts)


class Post(UnitWord[Battle]):
    """Where and how a unit is set up: `42 Bn 1709 entrenched`; and the hex of the rest after it where a battalion is split."""

    def __init__(self) -> None:
        super().__init__("UNIT HEX STATUS [HEX]")

    def write(self, names: Names[Battle], b: Battle, action: Action) -> str:
        rear = hex_name(b, origin_of(action))
        words = (super().write(names, b, action), hex_name(b, target_of(action)), STATUSES[amount_of(action)], rear)
        return " ".join(word for word in words if word)

    def read(self, names: Names[Battle], b: Battle, text: str, action: Action) -> Action:
        return read_deployment(b, text.split())

    def tell(self, names: Names[Battle], b: Battle, action: Action, parts: Parts) -> None:
        """The origin is where the rest is, for the unit itself is not on the map yet."""
        super().tell(names, b, action, parts)
        parts.origin = hex_name(b, origin_of(action))
        parts.target = hex_name(b, target_of(action))
        parts.extras = [STATUSES[amount_of(action)]]


def read_deployment(b: Battle, rest: list[str]) -> Action:
    words = [k for k, word in enumerate(rest) if word.lower() in STATUSES]
    if not words or words[0] < 2 or len(rest) > words[0] + 2:
        raise Mistake(f"'{' '.join(rest)}' is not a place: write deploy UNIT HEX {'|'.join(STATUSES)}")
    at = words[0]
    unit = find_unit(b, " ".join(rest[: at - 1]), b.decider)
    rear = find_hex(b, rest[at + 1]) if len(rest) == at + 2 else NONE
    status = choose(rest[at], STATUSES, "a status")
    return pack(DEPLOY, unit=unit, origin=rear, target=find_hex(b, rest[at - 1]), amount=status)


# -- verbs -----------------------------------------------------------------------------------------------------------------
CORNER: Final[ChoiceWord[Battle]] = ChoiceWord("CORNER", IN_AMOUNT, FACINGS, "a corner")

NOTATION: Final = Notation(
    Names(unit_name, find_own, hex_of, hex_name, find_hex),
    [
        Verb(DONE, "done"),
        Verb(BEGIN, "begin"),
        Verb(PLAN, "plan"),
        Verb(MINES, "mines", PlaceWord("HEX", IN_ORIGIN), Mined("HEX")),
        Verb(DEPLOY, "deploy", Post()),
        Verb(FORT, "fort", ChoiceWord("assault|shell", IN_AMOUNT, FORT_CHOICES, "a choice")),
        Verb(MOVE, "move", UnitWord()),
        Verb(MARCH, "march", UnitWord()),
        Verb(FACE, "face", UnitWord(), CORNER),
        Verb(STEP, "step", WayWord("at", keeps_origin=True)),
        Verb(EXPOSE, "expose", UnitWord(), CORNER),
        Verb(ENTRENCH, "entrench", UnitWord()),
        Verb(DESCEND, "descend", UnitWord()),
        Verb(STOP, "stop", UnitWord()),
        Verb(REACT, "react", UnitWord()),
        Verb(FIRE, "fire", Firer(), PlaceWord("HEX")),
        Verb(SMOKE, "smoke", UnitWord(), PlaceWord("HEX")),
        Verb(ROUT, "rout", UnitWord(), PlaceWord("HEX")),
        Verb(STAY, "stay", UnitWord()),
        Verb(MELEE, "melee", PlaceWord("HEX")),
        Verb(DECLINE, "decline", PlaceWord("HEX")),
        Verb(LOSE, "lose", UnitWord()),
    ],
)
