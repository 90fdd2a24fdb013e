"""Vimy Ridge: actions as text and back, loss-free."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, amount_of, origin_of, pack, target_of, unit_of, verb_of
from grognard.engine.game import Parts
from grognard.engine.mistakes import Mistake
from grognard.engine.notation import choose, did_you_mean, find_place, split_action, split_way
from grognard.engine.state import NOBODY, Side, Unit
from grognard.games.vimy.board import Hex
from grognard.games.vimy.state import FORT_CHOICES, STATUSES, Battle
from grognard.games.vimy.vocabulary import (
    DECLINE,
    DEPLOY,
    EXPOSE,
    FACE,
    FIRE,
    FORT,
    MELEE,
    MINES,
    ROUT,
    SMOKE,
    STEP,
    VERBS,
)

FACINGS: Final = ["north-north-east", "east", "south-south-east", "south-south-west", "west", "north-north-west"]
PIMPLE: Final = "Pimple"

SHAPES: Final = {
    "mines": "HEX HEX",
    "deploy": "UNIT HEX STATUS [HEX]",
    "fort": "assault|shell",
    "move": "UNIT",
    "march": "UNIT",
    "face": "UNIT CORNER",
    "step": "UNIT FROM-TO",
    "expose": "UNIT CORNER",
    "entrench": "UNIT",
    "descend": "UNIT",
    "stop": "UNIT",
    "react": "UNIT",
    "fire": "UNIT HEX",
    "smoke": "UNIT HEX",
    "rout": "UNIT HEX",
    "stay": "UNIT",
    "melee": "HEX",
    "decline": "HEX",
    "lose": "UNIT",
}


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


# -- writing ---------------------------------------------------------------------------------------------------------------
def write(b: Battle, action: Action) -> str:
    parts = take_apart(b, action)
    verb = verb_of(action)
    if verb == STEP:
        return f"step {parts.unit} {parts.origin}-{parts.target}"
    if verb == MINES:
        return f"mines {parts.origin} {parts.target}"
    if verb == DEPLOY:
        return " ".join(w for w in ("deploy", parts.unit, parts.target, *parts.extras, parts.origin) if w)
    target = parts.target if verb in (FIRE, SMOKE, ROUT, MELEE, DECLINE) else ""
    return " ".join(w for w in (parts.verb, parts.unit, target, *parts.extras) if w)


def take_apart(b: Battle, action: Action) -> Parts:
    verb = verb_of(action)
    unit = unit_of(action)
    origin = origin_of(action)
    target = target_of(action)
    amount = amount_of(action)
    extras: list[str] = []
    if verb == DEPLOY:
        extras, amount = [STATUSES[amount]], 0
    elif verb == FORT:
        extras, amount = [FORT_CHOICES[amount]], 0
    elif verb == FACE or verb == EXPOSE:
        extras, amount = [FACINGS[amount]], 0
    name = unit_name(b, unit)
    if verb == FIRE and unit == NONE:
        name, origin = PIMPLE, b.board.pimple
    if unit != NONE and origin == NONE and verb != DEPLOY and b.at[unit] >= 0:
        origin = b.at[unit]
    return Parts(VERBS[verb], name, int(unit), b.board.name(origin), b.board.name(target), int(amount), extras)


# -- reading ---------------------------------------------------------------------------------------------------------------
def read(b: Battle, text: str) -> Action:
    verb, rest = split_action(text, VERBS, SHAPES)
    return read_arguments(b, verb, rest) if rest else pack(verb)


def read_arguments(b: Battle, verb: i64, rest: list[str]) -> Action:
    side = b.decider
    if verb == MINES:
        one, two = find_hex(b, rest[0]), find_hex(b, rest[1])
        return pack(verb, origin=min(one, two), target=max(one, two))
    if verb == DEPLOY:
        return read_deployment(b, rest)
    if verb == FORT:
        return pack(verb, amount=choose(rest[0], FORT_CHOICES, "a choice"))
    if verb == MELEE or verb == DECLINE:
        return pack(verb, target=find_hex(b, rest[0]))
    if verb == FACE or verb == EXPOSE:
        unit = find_unit(b, " ".join(rest[:-1]), side)
        return pack(verb, unit=unit, amount=choose(rest[-1], FACINGS, "a corner"))
    if verb == STEP:
        return read_step(b, rest)
    if verb == FIRE and " ".join(rest[:-1]).casefold() == PIMPLE.casefold():
        return pack(verb, target=find_hex(b, rest[-1]))
    if verb == FIRE or verb == SMOKE or verb == ROUT:
        return pack(verb, unit=find_unit(b, " ".join(rest[:-1]), side), target=find_hex(b, rest[-1]))
    return pack(verb, unit=find_unit(b, " ".join(rest), side))


def read_deployment(b: Battle, rest: list[str]) -> Action:
    """`42 Bn 1709 entrenched`, and the hex of the rest after it where a battalion is split."""
    words = [k for k, word in enumerate(rest) if word.lower() in STATUSES]
    if not words or words[0] < 2 or len(rest) > words[0] + 2:
        raise Mistake(f"'{' '.join(rest)}' is no place: write deploy UNIT HEX {'|'.join(STATUSES)}")
    at = words[0]
    unit = find_unit(b, " ".join(rest[: at - 1]), b.decider)
    rear = find_hex(b, rest[at + 1]) if len(rest) == at + 2 else NONE
    status = choose(rest[at], STATUSES, "a status")
    return pack(DEPLOY, unit=unit, origin=rear, target=find_hex(b, rest[at - 1]), amount=status)


def read_step(b: Battle, rest: list[str]) -> Action:
    start, end = split_way(rest[-1])
    unit = find_unit(b, " ".join(rest[:-1]), b.decider)
    origin = find_hex(b, start)
    if b.at[unit] != origin:
        here = b.board.name(b.at[unit])
        raise Mistake(f"{unit_name(b, unit)} is not at {start}" + (f" but at {here}" if here else ""))
    return pack(STEP, unit=unit, origin=origin, target=find_hex(b, end))
