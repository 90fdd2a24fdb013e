"""Vimy §7: movement, hex by hex. A unit is picked and throws its die; then it faces, steps, changes its status, stops."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices, amount_of, pack, target_of, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.engine.tally import Tally
from grognard.games.vimy.barrage import crosses
from grognard.games.vimy.board import Hex
from grognard.games.vimy.charts import BREAKDOWN
from grognard.games.vimy.engagement import has_engaged
from grognard.games.vimy.entrenching import free_entrench_objection
from grognard.games.vimy.morale import DIE, go_to_ground
from grognard.games.vimy.notation import unit_name
from grognard.games.vimy.on_the_move import (
    act_cause,
    act_objection,
    can_go_on,
    change_cost,
    fort_taken,
    has_wire,
    least_cost,
    offer_acts,
)
from grognard.games.vimy.reinforcements import can_enter, entry_hex, entry_objection, roll_delays
from grognard.games.vimy.rules import (
    ACTIVE_PLAYER,
    ENGAGED_CANNOT_MOVE,
    FIXED_CANNOT_MOVE,
    JOINING_ENGAGED,
    LEAVE_ENEMY_HEX,
    MOVED_ALREADY,
    MOVEMENT_POINTS,
    NOT_THE_MOVER,
    NOT_YOURS,
    REINFORCEMENTS,
    REINFORCEMENTS_ENTER,
    ROAD_MARCH,
    ROAD_ONLY,
    SHELLED_DIE,
    SNOW_MOVEMENT,
    STATUS_CHANGE_COST,
    TANK_BREAKDOWN,
    WIRE,
    WIRE_TOO_FEW,
)
from grognard.games.vimy.shelling import cross
from grognard.games.vimy.state import (
    BROKEN_DOWN,
    CANADIAN,
    ENGAGED,
    ENTRENCHED,
    EXPOSED,
    FIRING,
    FIXED,
    MOVED,
    ROADWORTHY,
    SECOND_TRENCH,
    TANK,
    TO_COME,
    UNDERGROUND,
    Battle,
    home_facing,
)
from grognard.games.vimy.status import come_up, dig_in, go_down
from grognard.games.vimy.turn import decider_of, enter
from grognard.games.vimy.victory import enter_objective, leave_objective
from grognard.games.vimy.vocabulary import (
    DESCEND,
    DONE,
    ENTRENCH,
    EV_BROKE_DOWN,
    EV_ENGAGED,
    EV_ENTERED,
    EV_FACED,
    EV_HELD_BY_WIRE,
    EV_MOVED,
    EV_READY,
    EV_STATUS,
    EV_WIRE,
    EXPOSE,
    FACE,
    MARCH,
    MOVE,
    STEP,
    STOP,
)
from grognard.games.vimy.weather import roll_weather


# -- picking a unit ------------------------------------------------------------------------------------------------------
def pick_objection(b: Battle, unit: Unit, marching: bool) -> Rule:
    """Whether a unit can be picked to move, or to march by road."""
    if unit < 0 or unit >= b.units() or b.side[unit] != b.active:
        return NOT_YOURS
    held = hold_objection(b, unit)
    if held != ALLOWED:
        return held
    if b.mover != NONE:
        return NOT_THE_MOVER
    return ROAD_ONLY if marching and not can_march(b, unit) else ALLOWED


def can_march(b: Battle, unit: Unit) -> bool:
    """ROAD_ONLY: from a hex of road, and from the open."""
    if b.at[unit] < 0:
        return b.board.marchable(entry_hex(b, unit))
    return b.status[unit] == EXPOSED and b.board.marchable(b.at[unit])


def hold_objection(b: Battle, unit: Unit) -> Rule:
    """What keeps a unit from moving."""
    if b.at[unit] < 0:
        return entry_objection(b, unit)
    marks = b.marks[unit]
    if marks & ENGAGED:
        return ENGAGED_CANNOT_MOVE
    if marks & FIXED:
        return FIXED_CANNOT_MOVE
    if marks & MOVED:
        return MOVED_ALREADY
    return LEAVE_ENEMY_HEX if held_by_enemies(b, unit) else ALLOWED


def held_by_enemies(b: Battle, unit: Unit) -> bool:
    """LEAVE_ENEMY_HEX: an unfixed enemy holds a unit. TANK_FREE_TO_LEAVE; ALONE_WITH_TANKS; SECONDARY_TRENCH_LEAVING."""
    if b.kind[unit] == TANK or b.status[unit] == UNDERGROUND:
        return False
    other = b.first[b.at[unit]]
    while other != NONE:
        if b.side[other] != b.side[unit] and b.status[other] != UNDERGROUND and b.kind[other] != TANK:
            same_trench = (b.marks[other] ^ b.marks[unit]) & SECOND_TRENCH == 0
            if not b.marks[other] & FIXED and same_trench:
                return True
        other = b.next[other]
    return False


def offer_picks(b: Battle, choices: Choices) -> None:
    for unit in range(b.units()):
        if b.side[unit] == b.active and hold_objection(b, unit) == ALLOWED:
            choices.offer(pack(MOVE, unit=unit))
            if can_march(b, unit):
                choices.offer(pack(MARCH, unit=unit))


def can_move(b: Battle) -> bool:
    for unit in range(b.units()):
        if b.side[unit] == b.active and hold_objection(b, unit) == ALLOWED:
            return True
    return False


def pick(b: Battle, unit: Unit, marching: bool, dice: Dice) -> None:
    """The unit gets its points; a reinforcement enters the map with them."""
    b.marks[unit] |= MOVED
    coming = b.at[unit] == TO_COME
    hex_ = entry_hex(b, unit) if coming else b.at[unit]
    tally = b.tally()
    points = b.charts.road_march if marching else points_of(b, unit, hex_, dice, tally)
    if points == BREAKDOWN:
        b.note(EV_BROKE_DOWN, side=b.side[unit], unit=unit, target=hex_, rule=TANK_BREAKDOWN, tally=tally)
        b.put(unit, BROKEN_DOWN)
        return
    if coming:  # ENTRY_POINT
        points -= b.charts.enter_map
        come_in(b, unit, hex_, REINFORCEMENTS)
    b.mover = unit
    b.points = points
    b.marching = 1 if marching else 0
    if marching:  # NO_FACING_WHEN_ENTRENCHED, nor on the road
        b.facing[unit] = home_facing(b.side[unit])
    b.faced = 0
    b.acted = 0
    rule = ROAD_MARCH if marching else SHELLED_DIE if b.board.shelled[hex_] else MOVEMENT_POINTS
    b.note(EV_READY, side=b.side[unit], unit=unit, target=hex_, amount=points, rule=rule, tally=tally)
    if not can_go_on(b):
        finish_move(b)


def come_in(b: Battle, unit: Unit, hex_: Hex, rule: Rule) -> None:
    """REINFORCEMENTS: a unit is on the map."""
    b.put(unit, hex_)
    enter_objective(b, unit)
    b.note(EV_ENTERED, side=b.side[unit], unit=unit, target=hex_, rule=rule)


def bring_in(b: Battle) -> None:
    """Those that are due and were not moved; ENTRY_BLOCKED: only a lack of room delays them."""
    for unit in range(b.units()):
        if b.side[unit] == b.active and can_enter(b, unit):
            b.marks[unit] |= MOVED
            come_in(b, unit, entry_hex(b, unit), REINFORCEMENTS_ENTER)


def points_of(b: Battle, unit: Unit, hex_: Hex, dice: Dice, tally: Tally) -> i64:
    """MOVEMENT_POINTS: by the die in the shelled zone (SHELLED_ZONE), one less in snow (SNOW_MOVEMENT, SNOW_LIMITS).

    TANK_STAYS: only a tank company that is picked to move throws; TANK_ROADWORTHY: one that was out of the zone stays whole.
    """
    kind = b.kind[unit]
    if not b.board.shelled[hex_]:
        return b.charts.points_outside[kind]
    tally.roll(SHELLED_DIE, DIE, dice)
    tally.add(SNOW_MOVEMENT, -b.snowing)
    points = b.charts.points[kind * 7 + tally.total]
    if points == BREAKDOWN and b.marks[unit] & ROADWORTHY:
        return 0
    return points


# -- steps ---------------------------------------------------------------------------------------------------------------
def step(b: Battle, target: Hex) -> None:
    """The step is announced; the enemy may fire before it is made."""
    b.acted = 1
    b.step_to = target


def complete_step(b: Battle, dice: Dice) -> None:
    """The step is made, if nothing has come between."""
    unit, target = b.mover, b.step_to
    b.step_to = NONE
    if b.at[unit] < 0 or b.marks[unit] & FIXED:
        finish_move(b)
        if b.at[unit] >= 0:
            go_to_ground(b, unit)  # OPPORTUNITY_FIRE_STATUS
        return
    cost = least_cost(b, unit, target)
    if b.side[unit] == CANADIAN and has_wire(b, unit, target) and not fort_taken(b, target):
        tally = b.tally()
        tally.roll(WIRE, DIE, dice)
        needed = b.charts.wire[tally.total]
        b.note(EV_WIRE, side=CANADIAN, unit=unit, target=target, amount=needed, rule=WIRE, tally=tally)
        if cost + needed > b.points:
            b.note(EV_HELD_BY_WIRE, side=CANADIAN, unit=unit, origin=b.at[unit], target=target, rule=WIRE_TOO_FEW)
            finish_move(b)
            return
        cost += needed
    b.points -= cost
    go(b, unit, target, dice)
    stop_if_spent(b)


def go(b: Battle, unit: Unit, target: Hex, dice: Dice) -> None:
    """The mover is in its new hex: what that brings."""
    origin = b.at[unit]
    leave_objective(b, unit, origin)
    b.put(unit, target)
    b.marks[unit] &= ~SECOND_TRENCH
    if b.rear[unit] != NONE:  # SPLITTING: the rest closes up
        b.leave_rear(unit, origin, UNDERGROUND)
    if b.kind[unit] == TANK and not b.board.shelled[target]:  # TANK_ROADWORTHY
        b.marks[unit] |= ROADWORTHY
    b.note(EV_MOVED, side=b.side[unit], unit=unit, origin=origin, target=target, amount=b.points)
    if b.status[unit] == UNDERGROUND:
        return
    enter_objective(b, unit)
    meet(b, unit)
    if crosses(b, unit, origin, target):  # a survivor is fixed
        cross(b, unit, dice)
        finish_move(b)


def meet(b: Battle, unit: Unit) -> None:
    """Among enemies, entering or coming up: ASSAULT_STOPS; JOINING_ENGAGED. NO_CHANGE_IN_ENEMY_HEX follows from the stop."""
    hex_ = b.at[unit]
    if not b.holds(1 - b.side[unit], hex_):
        return
    if b.kind[unit] != TANK and has_engaged(b, hex_):
        b.marks[unit] |= ENGAGED
        b.note(EV_ENGAGED, side=b.side[unit], unit=unit, target=hex_, rule=JOINING_ENGAGED)
    finish_move(b)


# -- facing and status -----------------------------------------------------------------------------------------------------
def face(b: Battle, unit: Unit, facing: i64) -> None:
    b.facing[unit] = facing
    b.faced = 1
    b.note(EV_FACED, side=b.side[unit], unit=unit, target=b.at[unit], amount=facing)


def expose(b: Battle, unit: Unit, facing: i64) -> None:
    b.points -= change_cost(b, unit, EXPOSED)
    b.acted = 1
    if b.status[unit] == UNDERGROUND:
        come_up(b, unit, EXPOSED)
        enter_objective(b, unit)
        meet(b, unit)
    else:
        b.take_status(unit, EXPOSED)
        b.note(EV_STATUS, side=b.side[unit], unit=unit, target=b.at[unit], amount=EXPOSED)
    b.facing[unit] = facing
    b.faced = 1
    stop_if_spent(b)


def dig(b: Battle, unit: Unit) -> None:
    b.points -= b.charts.change_status
    b.acted = 1
    b.faced = 0
    if b.status[unit] == UNDERGROUND:
        come_up(b, unit, ENTRENCHED)
        enter_objective(b, unit)
        meet(b, unit)
    else:
        dig_in(b, unit, STATUS_CHANGE_COST)
    stop_if_spent(b)


def descend(b: Battle, unit: Unit) -> None:
    b.points -= b.charts.change_status
    b.acted = 1
    b.faced = 0
    leave_objective(b, unit, b.at[unit])
    go_down(b, unit)
    stop_if_spent(b)


def stop_if_spent(b: Battle) -> None:
    if b.mover != NONE and not can_go_on(b):
        finish_move(b)


# -- the end of a move -------------------------------------------------------------------------------------------------------
def finish_move(b: Battle) -> None:
    """SECOND_TRENCH_LEFT: a unit that came out of the second trench and stays is among those of the hex."""
    if b.mover != NONE and b.status[b.mover] == EXPOSED:
        b.marks[b.mover] &= ~SECOND_TRENCH
    b.mover = NONE
    b.points = 0
    b.marching = 0
    b.step_to = NONE


# -- the phase -------------------------------------------------------------------------------------------------------------
def open_movement(b: Battle, dice: Dice) -> None:
    b.opened = 1
    if b.active == CANADIAN:
        roll_weather(b, dice)
    elif b.ground.reaction:
        roll_delays(b, dice)
    leave_second_trenches(b)


def leave_second_trenches(b: Battle) -> None:
    """SECONDARY_TRENCH_LEAVING: the marker comes off where no enemy is left."""
    if not b.ground.secondary_trenches:
        return
    for unit in range(b.units()):
        if b.marks[unit] & SECOND_TRENCH and b.side[unit] == b.active:
            if not b.holds(1 - b.active, b.at[unit]):
                b.marks[unit] &= ~SECOND_TRENCH


def end_movement(b: Battle) -> None:
    finish_move(b)
    bring_in(b)
    enter(b, FIRING)


def bystander_objection(b: Battle, action: Action) -> Rule:
    """What keeps a unit that is not on the move from moving, or would forbid the act, if anything does."""
    unit = unit_of(action)
    if unit == NONE or b.side[unit] != b.decider:
        return NOT_YOURS
    held = hold_objection(b, unit)
    return held if held != ALLOWED else act_cause(b, action)


class Moving(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([MOVE, MARCH, FACE, STEP, EXPOSE, ENTRENCH, DESCEND, STOP, DONE])

    def side(self, b: Battle) -> Side:
        return decider_of(b)

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = self.side(b)
        if b.mover != NONE and (b.at[b.mover] < 0 or b.marks[b.mover] & FIXED):
            finish_move(b)
            return False
        if not b.opened:
            open_movement(b, dice)
            return False
        if b.mover != NONE or can_move(b):
            return True
        end_movement(b)
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        if b.mover != NONE:
            offer_acts(b, choices)
        else:
            choices.offer(pack(DONE))
            offer_picks(b, choices)

    def objection(self, b: Battle, action: Action) -> Rule:
        verb, unit = verb_of(action), unit_of(action)
        if verb == DONE:
            return NOT_THE_MOVER if b.mover != NONE else ALLOWED
        if verb == MOVE or verb == MARCH:
            return pick_objection(b, unit, verb == MARCH)
        if unit != NONE and unit == b.mover:
            return act_objection(b, action)
        cause = bystander_objection(b, action)
        return cause if cause != ALLOWED else NOT_THE_MOVER

    def cause(self, b: Battle, action: Action) -> Rule:
        """A unit that is not on the move has not been given the points that an act would need, so they are not asked for."""
        verb, unit = verb_of(action), unit_of(action)
        if verb == DONE:
            return ACTIVE_PLAYER
        if verb == MOVE or verb == MARCH:
            return pick_objection(b, unit, verb == MARCH)
        if unit != NONE and unit == b.mover:
            return act_objection(b, action)
        if verb == ENTRENCH and b.side[unit] == b.decider:
            return free_entrench_objection(b, unit, b.decider)
        return bystander_objection(b, action)

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        verb, unit = verb_of(action), unit_of(action)
        if verb == STEP:
            step(b, target_of(action))
        elif verb == MOVE or verb == MARCH:
            pick(b, unit, verb == MARCH, dice)
        elif verb == FACE:
            face(b, unit, amount_of(action))
        elif verb == STOP:
            finish_move(b)
        elif verb == EXPOSE:
            expose(b, unit, amount_of(action))
        elif verb == ENTRENCH:
            dig(b, unit)
        elif verb == DESCEND:
            descend(b, unit)
        else:
            end_movement(b)

    def prompt(self, b: Battle) -> dict[str, Any]:
        return {
            "mover": "moving" if b.mover != NONE else "none",
            "unit": unit_name(b, b.mover),
            "points": int(b.points),
        }
