"""Bretzel Krieg !: actions as text and back, loss-free. Points are written in DU from the top left corner: 8.5,3.2."""

from __future__ import annotations

import re
from typing import Final

from grognard.engine.actions import (
    IN_AMOUNT,
    IN_ORIGIN,
    IN_TARGET,
    IN_UNIT,
    NONE,
    Action,
    fill,
    origin_of,
    target_of,
    unit_of,
)
from grognard.engine.mistakes import Mistake
from grognard.engine.notation import did_you_mean, ordinal
from grognard.engine.state import Side, Unit
from grognard.engine.verbs import ChoiceWord, CountWord, Names, Notation, Parts, PlaceWord, UnitWord, Verb
from grognard.games.bretzel_krieg.command import SEGMENTS
from grognard.games.bretzel_krieg.ground import Place, place_of
from grognard.games.bretzel_krieg.state import AIR, GOODS, KINDS, LIES, POSTURES, WEAKEST, Battle
from grognard.games.bretzel_krieg.vocabulary import AIR as AIR_VERB
from grognard.games.bretzel_krieg.vocabulary import (
    ALLOT,
    BEGIN,
    BREAK_THROUGH,
    BUY,
    DEPLOY,
    DESIGNATE,
    DONE,
    ENTER,
    FIRE,
    FLAK,
    MOVE,
    PLACE,
    PLAN,
    POSTURE,
    RECRUIT,
    RETREAT,
)

KIND_WORDS = ["Inf", "Mot", "Arm"]
ATTACKS = [*[""] * int(WEAKEST), *GOODS[AIR : AIR + 3]]  # by strength


# -- names -------------------------------------------------------------------------------------------------------------
def number_in_kind(b: Battle, unit: Unit) -> int:
    """A unit's number among those of its kind on its side, from 1."""
    return 1 + sum(1 for u in range(unit) if b.side[u] == b.side[unit] and b.kind[u] == b.kind[unit])


def unit_name(b: Battle, unit: Unit) -> str:
    """The scenario's name for a unit, or its number among those of its kind: '3rd Inf'."""
    names = b.ground.names
    if unit < len(names) and names[unit]:
        return names[unit]
    return f"{ordinal(number_in_kind(b, unit))} {KIND_WORDS[b.kind[unit]]}"


def find_unit(b: Battle, name: str, side: Side) -> Unit:
    """The unit of that name on a side."""
    wanted = name.strip().casefold()
    for unit in range(b.units()):
        if b.side[unit] == side and unit_name(b, unit).casefold() == wanted:
            return unit
    names = [unit_name(b, u) for u in range(b.units()) if b.side[u] == side]
    raise Mistake(f"there is no unit '{name}' on that side.{did_you_mean(name, names)}")


def place_name(b: Battle, place: Place) -> str:
    """'8.5,3.2' for a point, 's2' for the second segment, '' for none."""
    if place < 0:
        return ""
    if place >= SEGMENTS:
        return f"s{place - SEGMENTS + 1}"
    return f"{tenths(int(place & 0xFF))},{tenths(int(place >> 8))}"


def tenths(number: int) -> str:
    return f"{number // 10}.{number % 10}"


def find_place(b: Battle, text: str) -> Place:
    found = re.fullmatch(r"(\d{1,2})(?:\.(\d))?,(\d{1,2})(?:\.(\d))?", text, re.ASCII)
    width, depth = tenths(int(b.terrain.width)), tenths(int(b.terrain.depth))
    if not found:
        raise Mistake(f"'{text}' is not a point: write how far right and how far down in DU, as in 8.5,3.2")
    x = 10 * int(found[1]) + int(found[2] or 0)
    y = 10 * int(found[3]) + int(found[4] or 0)
    if not b.terrain.on_table(x, y):
        raise Mistake(f"{text} is off the table, which ends at {width},{depth}")
    return place_of(x, y)


def find_segment(b: Battle, text: str) -> Place:
    found = re.fullmatch(r"[sS](\d)", text, re.ASCII)
    if not found or not 1 <= int(found[1]) <= b.terrain.segments:
        raise Mistake(f"'{text}' is not a segment: write s1 to s{b.terrain.segments}, from the left")
    return SEGMENTS + int(found[1]) - 1


def find_own(b: Battle, name: str, near: Place) -> Unit:
    """The decider's unit of that name."""
    return find_unit(b, name, b.decider)


def find_target(b: Battle, name: str) -> Unit:
    """An enemy of that name; or else a friend, so that the rules can object."""
    friends = [unit_name(b, u).casefold() for u in range(b.units()) if b.side[u] == b.decider]
    foes = [unit_name(b, u).casefold() for u in range(b.units()) if b.side[u] != b.decider]
    wanted = name.strip().casefold()
    return find_unit(b, name, b.decider if wanted in friends and wanted not in foes else 1 - b.decider)


def point_of(b: Battle, unit: Unit) -> Place:
    return b.at[unit]


# -- words of its own --------------------------------------------------------------------------------------------------
class Segment(PlaceWord[Battle]):
    """A segment; a client is told its number."""

    def read(self, names: Names[Battle], b: Battle, text: str, action: Action) -> Action:
        return fill(action, IN_TARGET, find_segment(b, text))

    def tell(self, names: Names[Battle], b: Battle, action: Action, parts: Parts) -> None:
        parts.extras.append(str(target_of(action) - SEGMENTS + 1))


class Here(UnitWord[Battle]):
    """A unit that is pointed at: its place is the target, not where it comes from."""

    def tell(self, names: Names[Battle], b: Battle, action: Action, parts: Parts) -> None:
        super().tell(names, b, action, parts)
        parts.origin, parts.target = "", parts.origin


class Pursuer(UnitWord[Battle]):
    """A unit that breaks through to the point that was vacated, which need not be named."""

    def read(self, names: Names[Battle], b: Battle, text: str, action: Action) -> Action:
        return fill(super().read(names, b, text, action), IN_TARGET, b.vacated)

    def tell(self, names: Names[Battle], b: Battle, action: Action, parts: Parts) -> None:
        super().tell(names, b, action, parts)
        parts.target = names.place(b, target_of(action))


class March(UnitWord[Battle]):
    """A unit and its way, with a bend or without: the action keeps the bend as its origin."""

    def __init__(self) -> None:
        super().__init__("UNIT FROM-TO")

    def write(self, names: Names[Battle], b: Battle, action: Action) -> str:
        points = [b.at[unit_of(action)], origin_of(action), target_of(action)]
        way = "-".join(place_name(b, point) for point in points if point != NONE)
        return f"{super().write(names, b, action)} {way}"

    def read(self, names: Names[Battle], b: Battle, text: str, action: Action) -> Action:
        name, _, way = text.rpartition(" ")
        points = way.split("-")
        if len(points) not in (2, 3):
            raise Mistake(f"'{way}' is not a route: write FROM-TO, as in 8.5,3.2-9.0,2.5, or FROM-VIA-TO")
        unit = find_own(b, name, NONE)
        places = [find_place(b, point) for point in points]
        if b.at[unit] != places[0]:
            here = place_name(b, b.at[unit])
            raise Mistake(f"{unit_name(b, unit)} is not at {points[0]}" + (f" but at {here}" if here else ""))
        found = fill(fill(action, IN_UNIT, unit), IN_TARGET, places[-1])
        return fill(found, IN_ORIGIN, places[1]) if len(places) == 3 else found

    def tell(self, names: Names[Battle], b: Battle, action: Action, parts: Parts) -> None:
        super().tell(names, b, action, parts)
        parts.target = place_name(b, target_of(action))
        parts.extras = [place_name(b, origin_of(action))] if origin_of(action) != NONE else []


class Shot(UnitWord[Battle]):
    """A unit and the one it fires at, which the action keeps as its point."""

    def __init__(self) -> None:
        super().__init__("UNIT at TARGET")

    def write(self, names: Names[Battle], b: Battle, action: Action) -> str:
        return f"{super().write(names, b, action)} at {target_name(b, action)}"

    def read(self, names: Names[Battle], b: Battle, text: str, action: Action) -> Action:
        words = text.split()
        if "at" not in words[1:-1]:
            raise Mistake(f"'{text}' names no target: write fire UNIT at TARGET")
        cut = words.index("at", 1)
        unit = find_own(b, " ".join(words[:cut]), NONE)
        target = find_target(b, " ".join(words[cut + 1 :]))
        if b.at[target] < 0:
            raise Mistake(f"{unit_name(b, target)} is not on the table")
        return fill(fill(action, IN_UNIT, unit), IN_TARGET, b.at[target])

    def tell(self, names: Names[Battle], b: Battle, action: Action, parts: Parts) -> None:
        super().tell(names, b, action, parts)
        parts.target = place_name(b, target_of(action))
        parts.extras = [target_name(b, action)]


def target_name(b: Battle, action: Action) -> str:
    target = b.unit_at(target_of(action))
    return unit_name(b, target) if target != NONE else ""


# -- verbs -------------------------------------------------------------------------------------------------------------
NOTATION: Final = Notation(
    Names(unit_name, find_own, point_of, place_name, find_place),
    [
        Verb(DONE, "done"),
        Verb(BEGIN, "begin"),
        Verb(PLAN, "plan"),
        Verb(RECRUIT, "recruit", ChoiceWord("TYPE", IN_UNIT, KINDS, "a type"), CountWord("ELEMENTS")),
        Verb(BUY, "buy", CountWord("COUNT"), ChoiceWord("GOODS", IN_UNIT, GOODS, "to be bought")),
        Verb(PLACE, "place", ChoiceWord("along|across", IN_AMOUNT, LIES, "a way to lie"), PlaceWord("POINT")),
        Verb(DEPLOY, "deploy", UnitWord(), PlaceWord("POINT")),
        Verb(POSTURE, "posture", ChoiceWord("bold|pragmatic|prudent", IN_AMOUNT, POSTURES, "a posture")),
        Verb(ALLOT, "allot", CountWord("SCORE"), Segment("SEGMENT")),
        Verb(DESIGNATE, "designate", Here()),
        Verb(ENTER, "enter", UnitWord(), PlaceWord("POINT"), CountWord("ELEMENTS")),
        Verb(MOVE, "move", March()),
        Verb(FIRE, "fire", Shot()),
        Verb(RETREAT, "retreat", UnitWord(), PlaceWord("POINT")),
        Verb(BREAK_THROUGH, "break-through", Pursuer()),
        Verb(
            AIR_VERB,
            "air",
            ChoiceWord("strafing|bombing|dive-bombing", IN_AMOUNT, ATTACKS, "an air attack", ranked=True),
            PlaceWord("POINT"),
        ),
        Verb(FLAK, "flak", CountWord("EFFICIENCY")),
    ],
)
