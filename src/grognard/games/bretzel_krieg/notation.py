"""Bretzel Krieg !: actions as text and back, loss-free. Points are written in DU from the top left corner: 8.5,3.2."""

from __future__ import annotations

import re

from mypy_extensions import i64

from grognard.engine.actions import (
    NONE,
    Action,
    amount_of,
    origin_of,
    pack,
    target_of,
    unit_of,
    verb_of,
)
from grognard.engine.game import Parts
from grognard.engine.mistakes import Mistake
from grognard.engine.notation import choose, did_you_mean, ordinal, read_count, split_action
from grognard.engine.state import Side, Unit
from grognard.games.bretzel_krieg.command import SEGMENTS
from grognard.games.bretzel_krieg.ground import Place, place_of
from grognard.games.bretzel_krieg.state import (
    AIR,
    GOODS,
    KINDS,
    LIES,
    POSTURES,
    WEAKEST,
    Battle,
)
from grognard.games.bretzel_krieg.vocabulary import AIR as AIR_VERB
from grognard.games.bretzel_krieg.vocabulary import (
    ALLOT,
    BREAK_THROUGH,
    BUY,
    DEPLOY,
    DESIGNATE,
    ENTER,
    FIRE,
    FLAK,
    MOVE,
    PLACE,
    POSTURE,
    RECRUIT,
    RETREAT,
    VERBS,
)

KIND_WORDS = ["Inf", "Mot", "Arm"]
ATTACKS = [GOODS[AIR], GOODS[AIR + 1], GOODS[AIR + 2]]  # by strength, from WEAKEST


# -- names -------------------------------------------------------------------------------------------------------------
def number_in_kind(b: Battle, unit: Unit) -> int:
    """The how-manieth of its kind a unit is on its side, from 1."""
    return 1 + sum(1 for u in range(unit) if b.side[u] == b.side[unit] and b.kind[u] == b.kind[unit])


def unit_name(b: Battle, unit: Unit) -> str:
    """The scenario's name for a unit, or the how-manieth of its kind it is: '3rd Inf'."""
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
        raise Mistake(f"'{text}' is no point: write how far right and how far down in DU, as in 8.5,3.2")
    x = 10 * int(found[1]) + int(found[2] or 0)
    y = 10 * int(found[3]) + int(found[4] or 0)
    if not b.terrain.on_table(x, y):
        raise Mistake(f"{text} is off the table, which ends at {width},{depth}")
    return place_of(x, y)


def find_segment(b: Battle, text: str) -> Place:
    found = re.fullmatch(r"[sS](\d)", text, re.ASCII)
    if not found or not 1 <= int(found[1]) <= b.terrain.segments:
        raise Mistake(f"'{text}' is no segment: write s1 to s{b.terrain.segments}, from the left")
    return SEGMENTS + int(found[1]) - 1


# -- writing -----------------------------------------------------------------------------------------------------------
def write(b: Battle, action: Action) -> str:
    parts = take_apart(b, action)
    verb = verb_of(action)
    if verb == MOVE:
        return f"move {parts.unit} {'-'.join([parts.origin, *parts.extras, parts.target])}"
    if verb == FIRE:
        return f"fire {parts.unit} at {parts.extras[0]}"
    if verb == ENTER:
        return f"enter {parts.unit} {parts.target} {parts.amount}"
    if verb == ALLOT:
        return f"allot {parts.amount} {parts.target}"
    if verb == RECRUIT:
        return f"recruit {parts.extras[0]} {parts.amount}"
    if verb == BUY:
        return f"buy {parts.amount} {parts.extras[0]}"
    if verb == FLAK:
        return f"flak {parts.amount}"
    if verb == BREAK_THROUGH:
        return f"{parts.verb} {parts.unit}"
    words = (parts.verb, *parts.extras, parts.unit, "" if verb == DESIGNATE else parts.target)
    return " ".join(word for word in words if word)


def take_apart(b: Battle, action: Action) -> Parts:
    verb = verb_of(action)
    unit = unit_of(action)
    origin: Place = NONE
    target = target_of(action)
    amount = amount_of(action)
    extras: list[str] = []
    if verb == RECRUIT:
        extras, unit = [KINDS[unit]], NONE
    elif verb == BUY:
        extras, unit = [GOODS[unit]], NONE
    elif verb == PLACE:
        extras, amount = [LIES[amount]], 0
    elif verb == POSTURE:
        extras, amount = [POSTURES[amount]], 0
    elif verb == AIR_VERB:
        extras = [ATTACKS[amount - WEAKEST]]
    elif verb == MOVE:
        origin = b.at[unit]
        extras = [place_name(b, origin_of(action))] if origin_of(action) != NONE else []
    elif verb == FIRE:
        origin = b.at[unit]
        extras = [unit_name(b, b.unit_at(target))] if b.unit_at(target) != NONE else [""]
    elif verb == RETREAT or verb == BREAK_THROUGH:
        origin = b.at[unit]
    elif verb == DESIGNATE:
        target = b.at[unit]
    name = unit_name(b, unit) if unit != NONE else ""
    return Parts(VERBS[verb], name, int(unit), place_name(b, origin), place_name(b, target), int(amount), extras)


# -- reading -----------------------------------------------------------------------------------------------------------
SHAPES = {
    "recruit": "TYPE ELEMENTS",
    "buy": "COUNT GOODS",
    "place": "along|across POINT",
    "deploy": "UNIT POINT",
    "posture": "bold|pragmatic|prudent",
    "allot": "SCORE SEGMENT",
    "designate": "UNIT",
    "enter": "UNIT POINT ELEMENTS",
    "move": "UNIT FROM-TO",
    "fire": "UNIT at TARGET",
    "retreat": "UNIT POINT",
    "break-through": "UNIT",
    "air": "strafing|bombing|dive-bombing POINT",
    "flak": "EFFICIENCY",
}


def read(b: Battle, text: str) -> Action:
    verb, rest = split_action(text, VERBS, SHAPES)
    return read_arguments(b, verb, rest) if rest else pack(verb)


def read_arguments(b: Battle, verb: i64, rest: list[str]) -> Action:
    if verb == MOVE:
        return read_move(b, rest)
    if verb == FIRE:
        return read_fire(b, rest)
    if verb == DESIGNATE:
        return pack(verb, unit=find_unit(b, " ".join(rest), b.decider))
    if verb == BREAK_THROUGH:
        return pack(verb, unit=find_unit(b, " ".join(rest), b.decider), target=b.vacated)
    if verb == DEPLOY or verb == RETREAT:
        return pack(verb, unit=find_unit(b, " ".join(rest[:-1]), b.decider), target=find_place(b, rest[-1]))
    if verb == ENTER:
        unit = find_unit(b, " ".join(rest[:-2]), b.decider)
        return pack(verb, unit=unit, target=find_place(b, rest[-2]), amount=read_count(rest[-1]))
    return read_plain(b, verb, rest)


def read_plain(b: Battle, verb: i64, rest: list[str]) -> Action:
    """Actions without a unit."""
    if verb == RECRUIT:
        return pack(verb, unit=choose(rest[0], KINDS, "a type"), amount=read_count(rest[1]))
    if verb == BUY:
        return pack(verb, unit=choose(rest[1], GOODS, "to be bought"), amount=read_count(rest[0]))
    if verb == PLACE:
        return pack(verb, target=find_place(b, rest[1]), amount=choose(rest[0], LIES, "a way to lie"))
    if verb == POSTURE:
        return pack(verb, amount=choose(rest[0], POSTURES, "a posture"))
    if verb == ALLOT:
        return pack(verb, target=find_segment(b, rest[1]), amount=read_count(rest[0]))
    if verb == AIR_VERB:
        return pack(verb, target=find_place(b, rest[1]), amount=WEAKEST + choose(rest[0], ATTACKS, "an air attack"))
    return pack(verb, amount=read_count(rest[0]))


def read_move(b: Battle, rest: list[str]) -> Action:
    points = rest[-1].split("-")
    if len(points) not in (2, 3):
        raise Mistake(f"'{rest[-1]}' is no way to go: write FROM-TO, as in 8.5,3.2-9.0,2.5, or FROM-BY-TO")
    unit = find_unit(b, " ".join(rest[:-1]), b.decider)
    places = [find_place(b, point) for point in points]
    if b.at[unit] != places[0]:
        here = place_name(b, b.at[unit])
        raise Mistake(f"{unit_name(b, unit)} is not at {points[0]}" + (f" but at {here}" if here else ""))
    return pack(MOVE, unit=unit, origin=places[1] if len(places) == 3 else NONE, target=places[-1])


def read_fire(b: Battle, rest: list[str]) -> Action:
    if "at" not in rest[1:-1]:
        raise Mistake(f"'{' '.join(rest)}' names no target: write fire UNIT at TARGET")
    cut = rest.index("at", 1)
    unit = find_unit(b, " ".join(rest[:cut]), b.decider)
    target = find_unit(b, " ".join(rest[cut + 1 :]), 1 - b.decider)
    if b.at[target] < 0:
        raise Mistake(f"{unit_name(b, target)} is not on the table")
    return pack(FIRE, unit=unit, target=b.at[target])
