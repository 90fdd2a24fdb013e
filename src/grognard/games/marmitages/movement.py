"""Marmitages §4: who may move where, and the vehicles that bog down."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Choices, pack
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Unit
from grognard.games.marmitages.lines import march_objection
from grognard.games.marmitages.rules import (
    ASSAULT_TROOPS_MOVE,
    BOGGED_FOR_GOOD,
    BOGGING,
    DIFFICULT_BARS_VEHICLES,
    ENEMY_HOLDS_IT,
    FAST_MOVE,
    FAST_SLOWED,
    FOUR_IN_A_SECTOR,
    INFANTRY_MOVE,
    INTERDICTION_BARS,
    NEST_IS_STATIC,
    NO_WAY_THROUGH,
    NOT_YOURS,
    ONE_MOVE,
)
from grognard.games.marmitages.state import (
    ARMOURED_CAR,
    ASSAULT_TROOPS,
    BARRED,
    BOGGED,
    CAVALRY,
    MOVED,
    NEST,
    TANK,
    Battle,
    Sector,
)
from grognard.games.marmitages.vocabulary import DONE, EV_BOGGED, EV_MOVED, EV_RAN_WELL, MOVE


def leave_objection(b: Battle, unit: Unit) -> Rule:
    """Whether the unit can move at all."""
    if b.side[unit] != b.active or b.at[unit] < 0:
        return NOT_YOURS
    if b.kind[unit] == NEST:
        return NEST_IS_STATIC
    if b.marks[unit] & BOGGED:
        return BOGGED_FOR_GOOD
    if b.marks[unit] & MOVED:
        return ONE_MOVE
    if is_barred(b, b.at[unit]):
        return INTERDICTION_BARS
    return march_objection(b, unit) if b.ground.cards else ALLOWED


def is_barred(b: Battle, sector: Sector) -> bool:
    """Whether an interdiction barrage lies on the sector during this sequence."""
    return b.signs[sector] & (BARRED << b.active) != 0


def bars_vehicle(b: Battle, unit: Unit, sector: Sector) -> bool:
    """Difficult ground keeps vehicles out, unless the scenario lifts that."""
    return b.difficult[sector] != 0 and b.is_vehicle(unit) and not b.ground.vehicles_on_difficult


def crossing_objection(b: Battle, unit: Unit, sector: Sector) -> Rule:
    """Whether the unit may so much as set foot in a sector."""
    if b.owner[sector] == 1 - b.side[unit]:
        return ENEMY_HOLDS_IT
    if bars_vehicle(b, unit, sector):
        return DIFFICULT_BARS_VEHICLES
    if is_barred(b, sector):
        return INTERDICTION_BARS
    return ALLOWED


def enter_objection(b: Battle, unit: Unit, sector: Sector) -> Rule:
    """Whether the unit may end in a sector."""
    crossing = crossing_objection(b, unit, sector)
    if crossing != ALLOWED:
        return crossing
    return FOUR_IN_A_SECTOR if b.room(sector) < 1 else ALLOWED


def is_fast(b: Battle, unit: Unit) -> bool:
    kind = b.kind[unit]
    return kind == CAVALRY or kind == ARMOURED_CAR


def distance_objection(b: Battle, unit: Unit, sector: Sector) -> Rule:
    """Whether the sector is within the unit's reach."""
    start = b.at[unit]
    steps = b.squares.steps_apart(start, sector)
    if is_fast(b, unit):
        return ALLOWED if steps == 1 else two_sector_objection(b, unit, start, sector)
    if b.kind[unit] == ASSAULT_TROOPS:
        return ALLOWED if steps == 1 else ASSAULT_TROOPS_MOVE
    for near in b.beside[start]:
        if near == sector:
            return ALLOWED
    return INFANTRY_MOVE


def two_sector_objection(b: Battle, unit: Unit, start: Sector, sector: Sector) -> Rule:
    """FAST_MOVE over a sector between: it and both ends must be free of difficult ground and works."""
    if b.squares.steps_apart(start, sector) != 2:
        return FAST_MOVE
    if b.rough(start) or b.rough(sector):
        return FAST_SLOWED
    slowed = False
    for middle in b.around[start]:
        if b.squares.steps_apart(middle, sector) == 1 and crossing_objection(b, unit, middle) == ALLOWED:
            if not b.rough(middle):
                return ALLOWED
            slowed = True
    return FAST_SLOWED if slowed else NO_WAY_THROUGH


def move_objection(b: Battle, unit: Unit, sector: Sector) -> Rule:
    leaving = leave_objection(b, unit)
    if leaving != ALLOWED:
        return leaving
    distance = distance_objection(b, unit, sector)
    if distance != ALLOWED:
        return distance
    return enter_objection(b, unit, sector)


def offer_moves(b: Battle, choices: Choices) -> None:
    choices.offer(pack(DONE))
    for unit in range(b.units()):
        if leave_objection(b, unit) == ALLOWED:
            offer_unit_moves(b, unit, choices)


def can_move(b: Battle) -> bool:
    """Whether any unit has somewhere to go: with cards, a line without moves goes straight to its assaults."""
    for unit in range(b.units()):
        if leave_objection(b, unit) == ALLOWED:
            choices = Choices()
            offer_unit_moves(b, unit, choices)
            if choices.count() > 0:
                return True
    return False


def offer_unit_moves(b: Battle, unit: Unit, choices: Choices) -> None:
    """The sectors in reach: near ones need no test of distance, far ones do."""
    start = b.at[unit]
    fast = is_fast(b, unit)
    near = b.around[start] if fast or b.kind[unit] == ASSAULT_TROOPS else b.beside[start]
    for sector in near:
        if enter_objection(b, unit, sector) == ALLOWED:
            choices.offer(pack(MOVE, unit=unit, target=sector))
    if fast and not b.rough(start):
        for sector in b.two_away[start]:
            if enter_objection(b, unit, sector) == ALLOWED and two_sector_objection(b, unit, start, sector) == ALLOWED:
                choices.offer(pack(MOVE, unit=unit, target=sector))


def move(b: Battle, unit: Unit, sector: Sector, dice: Dice) -> None:
    b.note(EV_MOVED, side=b.side[unit], unit=unit, origin=b.at[unit], target=sector)
    b.shift(unit, sector)
    b.marks[unit] |= MOVED
    try_engine(b, unit, dice)


def try_engine(b: Battle, unit: Unit, dice: Dice) -> None:
    """BOGGING: thrown once the vehicle has arrived, also after an advance."""
    if not b.is_vehicle(unit):
        return
    stuck_to: i64 = 1 if b.kind[unit] == TANK else 2
    if dice.roll(6) <= stuck_to:
        b.marks[unit] |= BOGGED
        b.note(EV_BOGGED, side=b.side[unit], unit=unit, target=b.at[unit], rule=BOGGING)
    else:
        b.note(EV_RAN_WELL, side=b.side[unit], unit=unit, target=b.at[unit], rule=BOGGING)
