"""Walter Schnaffs: actions as text and back, loss-free. The words are those of docs/script.md."""

from __future__ import annotations

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
from grognard.engine.notation import choose, did_you_mean, find_place, ordinal, read_count, split_action, split_way
from grognard.engine.state import Unit
from grognard.games.walter_schnaffs.levels import LEVELS
from grognard.games.walter_schnaffs.purchase import GOODS
from grognard.games.walter_schnaffs.state import NEVER, Battle, Zone
from grognard.games.walter_schnaffs.vocabulary import (
    ADVANCE,
    ATTACK,
    BID,
    BOMBARD,
    BUY,
    DEPLOY,
    HOLD,
    LOSE,
    MOVE,
    RETREAT,
    VERBS,
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
    """The how-manieth unit of its regiment this is: 2 for the first detachment."""
    return 1 + sum(1 for u in range(unit) if b.regiment[u] == b.regiment[unit])


def number_in_kind(b: Battle, unit: Unit) -> int:
    """The how-manieth of its kind a unit is on its side, from 1."""
    return 1 + sum(1 for u in range(unit) if counts_with(b, u, unit))


def counts_with(b: Battle, other: Unit, unit: Unit) -> bool:
    """Whether another unit is numbered in the same row: those that have rejoined count, empty places do not."""
    return b.side[other] == b.side[unit] and b.kind[other] == b.kind[unit] and b.full[other] > 0


def unit_name(b: Battle, unit: Unit) -> str:
    return given_name(b, unit) or f"{ordinal(number_in_kind(b, unit))} {KIND_WORDS[b.kind[unit]]}"


def find_unit(b: Battle, name: str) -> Unit:
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


def place_name(b: Battle, zone: Zone) -> str:
    return b.ground.squares.name(zone) if zone >= 0 else ""


# -- writing -----------------------------------------------------------------------------------------------------------
def write(b: Battle, action: Action) -> str:
    parts = take_apart(b, action)
    verb = verb_of(action)
    if verb == BUY:
        return f"buy {parts.amount} {parts.extras[0]}"
    if verb == BID:
        return f"bid {parts.extras[0]}"
    if verb == MOVE:
        return f"move {parts.unit} {parts.origin}-{parts.target}"
    if verb == BOMBARD or verb == DEPLOY:
        return f"{parts.verb} {parts.unit} {parts.target}"
    if verb == LOSE or verb == RETREAT or verb == ADVANCE or verb == HOLD:
        return f"{parts.verb} {parts.unit}"
    return " ".join(word for word in (parts.verb, parts.unit, parts.origin, parts.target) if word)


def take_apart(b: Battle, action: Action) -> Parts:
    verb = verb_of(action)
    unit = unit_of(action)
    origin = origin_of(action)
    target = target_of(action)
    amount = int(amount_of(action))
    extras: list[str] = []
    if verb == BUY:
        extras = [GOODS.names[unit]]
        unit = NONE
    elif verb == BID:
        extras = [LEVELS[amount] if amount < len(LEVELS) else str(amount)]
    elif unit != NONE:
        origin = b.at[unit]
        if verb == ADVANCE:
            target = b.target
    name = unit_name(b, unit) if unit != NONE else ""
    return Parts(VERBS[verb], name, int(unit), place_name(b, origin), place_name(b, target), amount, extras)


# -- reading -----------------------------------------------------------------------------------------------------------
SHAPES = {
    "buy": "COUNT GOODS",
    "bid": "LEVEL",
    "deploy": "UNIT ZONE",
    "bombard": "UNIT ZONE",
    "move": "UNIT FROM-TO",
    "hold": "UNIT",
    "attack": "FROM TO",
    "lose": "UNIT",
    "retreat": "UNIT",
    "advance": "UNIT",
}


def read(b: Battle, text: str) -> Action:
    verb, rest = split_action(text, VERBS, SHAPES)
    if not rest:
        return pack(verb)
    return read_arguments(b, verb, rest)


def read_arguments(b: Battle, verb: i64, rest: list[str]) -> Action:
    if verb == BUY:
        return pack(verb, unit=choose(rest[1], GOODS.names, "to be bought"), amount=read_count(rest[0]))
    if verb == BID:
        return pack(verb, amount=choose(rest[0], LEVELS, "a level"))
    if verb == ATTACK:
        return pack(verb, origin=find_zone(b, rest[0]), target=find_zone(b, rest[1]))
    if verb == DEPLOY or verb == BOMBARD:
        return pack(verb, unit=find_unit(b, " ".join(rest[:-1])), target=find_zone(b, rest[-1]))
    if verb == MOVE:
        return read_move(b, rest)
    return pack(verb, unit=find_unit(b, " ".join(rest)))


def read_move(b: Battle, rest: list[str]) -> Action:
    start, end = split_way(rest[-1])
    origin = find_zone(b, start)
    unit = find_unit(b, " ".join(rest[:-1]))
    if b.at[unit] != origin:
        where = f" but in {place_name(b, b.at[unit])}" if b.at[unit] >= 0 else ""
        raise Mistake(f"{unit_name(b, unit)} is not in {start}{where}")
    return pack(MOVE, unit=unit, target=find_zone(b, end))
