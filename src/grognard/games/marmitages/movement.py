"""Marmitages §4: who may move where, and the vehicles that bog down."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, pack, target_of, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.games.marmitages.lines import (
    give_card,
    in_action,
    inaction,
    march_objection,
    naming_cause,
    naming_objection,
    offer_resting,
    rest,
)
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
    LINE_BY_LINE,
    NEST_IS_STATIC,
    NO_WAY_THROUGH,
    NOT_YOURS,
    ONE_MOVE,
)
from grognard.games.marmitages.state import (
    ACTIVATED,
    ARMOURED_CAR,
    ASSAULT_TROOPS,
    ASSAULTING,
    BARRED,
    BOGGED,
    CAVALRY,
    MOVED,
    NEST,
    NO_LINE,
    TANK,
    Battle,
    Sector,
)
from grognard.games.marmitages.vocabulary import DONE, EV_BOGGED, EV_MOVED, EV_RAN_WELL, MOVE, REST


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
    """Difficult ground keeps vehicles out, unless the scenario lifts that (DIFFICULT_EXCEPTIONS)."""
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
    """FAST_MOVE over a sector between: it and both ends must be free of difficult ground and works (FAST_SLOWED_WHERE)."""
    if b.squares.steps_apart(start, sector) != 2:
        return FAST_MOVE
    if bars_vehicle(b, unit, sector):
        return DIFFICULT_BARS_VEHICLES
    if b.rough(start) or b.rough(sector):
        return FAST_SLOWED
    objection = NO_WAY_THROUGH
    for middle in b.around[start]:
        if b.squares.steps_apart(middle, sector) == 1:
            crossing = crossing_objection(b, unit, middle)
            if crossing == ALLOWED and not b.rough(middle):
                return ALLOWED
            if crossing == ALLOWED:
                objection = FAST_SLOWED
            elif crossing != ENEMY_HOLDS_IT and objection == NO_WAY_THROUGH:
                objection = crossing
    return objection


def move_objection(b: Battle, unit: Unit, sector: Sector) -> Rule:
    leaving = leave_objection(b, unit)
    if leaving != ALLOWED:
        return leaving
    distance = distance_objection(b, unit, sector)
    if distance != ALLOWED:
        return distance
    return enter_objection(b, unit, sector)


def march_cause(b: Battle, unit: Unit, sector: Sector) -> Rule:
    """What keeps a unit from a move; if only cards do, whether its line has passed without it."""
    trial = b.clone()
    give_card(trial, unit)
    cause = move_objection(trial, unit, sector)
    if cause != ALLOWED or not b.ground.cards or b.battle_line == NO_LINE or in_action(b, unit):
        return cause
    objection = inaction(b, unit)
    return ALLOWED if objection == LINE_BY_LINE else objection


def can_leave(b: Battle, unit: Unit) -> bool:
    """Asked apart from leave_objection for speed: with cards most units rest, and a list need not say why."""
    if b.ground.cards and not in_action(b, unit):
        return False
    return leave_objection(b, unit) == ALLOWED


def offer_moves(b: Battle, choices: Choices) -> None:
    """With cards a line that has not begun may still leave units out."""
    choices.offer(pack(DONE))
    if b.ground.cards:
        offer_resting(b, choices)
    for unit in range(b.units()):
        if can_leave(b, unit):
            offer_unit_moves(b, unit, choices)


def can_move(b: Battle) -> bool:
    """Whether any unit has somewhere to go: with cards, a line without moves goes straight to its assaults."""
    choices = Choices()
    for unit in range(b.units()):
        if can_leave(b, unit):
            offer_unit_moves(b, unit, choices)
            if choices.count() > 0:
                return True
    return False


def offer_unit_moves(b: Battle, unit: Unit, choices: Choices) -> None:
    """The sectors in reach. Written apart from move_objection for speed: near sectors need no test of distance."""
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
    """BOGGING_WHEN: thrown once the vehicle has arrived, also after an advance."""
    if not b.is_vehicle(unit):
        return
    stuck_to: i64 = 1 if b.kind[unit] == TANK else 2
    told = b.tally()
    told.tell(BOGGING, "bogs-up-to", stuck_to)
    if dice.roll(6) <= stuck_to:
        b.marks[unit] |= BOGGED
        b.note(EV_BOGGED, side=b.side[unit], unit=unit, target=b.at[unit], rule=BOGGING, tally=told)
    else:
        b.note(EV_RAN_WELL, side=b.side[unit], unit=unit, target=b.at[unit], rule=BOGGING, tally=told)


class Moving(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([MOVE, REST, DONE])

    def side(self, b: Battle) -> Side:
        return b.active

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = b.active
        if not b.ground.cards or can_move(b):
            return True
        b.phase = ASSAULTING
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        offer_moves(b, choices)

    def objection(self, b: Battle, action: Action) -> Rule:
        verb = verb_of(action)
        if verb == MOVE:
            return move_objection(b, unit_of(action), target_of(action))
        return naming_objection(b, unit_of(action), ACTIVATED) if verb == REST else ALLOWED

    def cause(self, b: Battle, action: Action) -> Rule:
        if verb_of(action) == REST:
            return naming_cause(b, unit_of(action), ACTIVATED)
        return march_cause(b, unit_of(action), target_of(action))

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        verb = verb_of(action)
        if verb == MOVE:
            move(b, unit_of(action), target_of(action), dice)
        elif verb == REST:
            rest(b, unit_of(action))
        else:
            b.phase = ASSAULTING
