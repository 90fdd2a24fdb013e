"""Vimy §7: movement, hex by hex. A unit is picked and throws its die; then it faces, steps, changes its status, stops."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import NONE, Choices, pack
from grognard.engine.dice import Dice
from grognard.engine.places import OFF
from grognard.engine.state import ALLOWED, Rule, Unit
from grognard.games.vimy.barrage import crosses, may_enter
from grognard.games.vimy.board import MAIN_TRENCH, Hex
from grognard.games.vimy.charts import BREAKDOWN
from grognard.games.vimy.reinforcements import can_enter, entry_hex
from grognard.games.vimy.rules import (
    ADJACENT_HEXES,
    CANADIAN_LIMIT,
    ENGAGED_CANNOT_MOVE,
    ENTRENCHED_ALONG_TRENCH,
    FACING,
    FACING_EXEMPT,
    FACING_FORWARD,
    FIXED_CANNOT_MOVE,
    LEAVE_ENEMY_HEX,
    MOVED_ALREADY,
    MOVEMENT_POINTS,
    NOT_THE_MOVER,
    NOT_YOURS,
    ON_THE_MAP,
    ONLY_ASSAULT_TROOPS,
    ROAD_ONLY,
    SHELLED_DIE,
    STATUS_CHANGE_COST,
    TANK_BREAKDOWN,
    UNDERGROUND_IN_TUNNEL,
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
    FIXED,
    GERMAN,
    INFANTRY,
    MOVED,
    ROADWORTHY,
    SECOND_TRENCH,
    SHELL_IT,
    TANK,
    TO_COME,
    UNDERGROUND,
    Battle,
    home_facing,
)
from grognard.games.vimy.status import (
    come_up,
    descend_objection,
    dig_in,
    entrench_objection,
    go_down,
    rise_objection,
    room_objection,
)
from grognard.games.vimy.vocabulary import (
    DESCEND,
    ENTRENCH,
    EV_BROKE_DOWN,
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

JUMP_OFF_TURN: i64 = 2


# -- picking a unit ------------------------------------------------------------------------------------------------------
def pick_objection(b: Battle, unit: Unit, marching: bool) -> Rule:
    """Whether a unit can be picked to move, or to march by road."""
    if unit < 0 or unit >= b.units() or b.side[unit] != b.active:
        return NOT_YOURS
    if b.mover != NONE:
        return NOT_THE_MOVER
    held = hold_objection(b, unit)
    if held != ALLOWED:
        return held
    return ROAD_ONLY if marching and not can_march(b, unit) else ALLOWED


def can_march(b: Battle, unit: Unit) -> bool:
    """ROAD_ONLY: from a hex of road, and from the open."""
    if b.at[unit] < 0:
        return b.board.marchable(entry_hex(b, unit))
    return b.status[unit] == EXPOSED and b.board.marchable(b.at[unit])


def hold_objection(b: Battle, unit: Unit) -> Rule:
    """What keeps a unit from moving."""
    if b.at[unit] < 0:
        return ALLOWED if can_enter(b, unit) else ON_THE_MAP
    marks = b.marks[unit]
    if marks & MOVED:
        return MOVED_ALREADY
    if marks & ENGAGED:
        return ENGAGED_CANNOT_MOVE
    if marks & FIXED:
        return FIXED_CANNOT_MOVE
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
    points = b.charts.road_march if marching else points_of(b, unit, hex_, dice)  # ROAD_MARCH
    if points == BREAKDOWN:
        b.note(EV_BROKE_DOWN, side=b.side[unit], unit=unit, target=hex_, rule=TANK_BREAKDOWN)
        b.put(unit, BROKEN_DOWN)
        return
    if coming:  # REINFORCEMENTS, ENTRY_POINT
        b.put(unit, hex_)
        points -= b.charts.enter_map
        b.note(EV_ENTERED, side=b.side[unit], unit=unit, target=hex_, amount=points)
    b.mover = unit
    b.points = points
    b.marching = 1 if marching else 0
    if marching:  # NO_FACING_WHEN_ENTRENCHED, nor on the road
        b.facing[unit] = home_facing(b.side[unit])
    b.faced = 0
    b.acted = 0
    b.note(EV_READY, side=b.side[unit], unit=unit, target=hex_, amount=points, rule=SHELLED_DIE)
    if not can_go_on(b):
        finish_move(b)


def points_of(b: Battle, unit: Unit, hex_: Hex, dice: Dice) -> i64:
    """MOVEMENT_POINTS: by the die in the shelled zone (SHELLED_ZONE), one less in snow (SNOW_MOVEMENT, SNOW_LIMITS).

    TANK_STAYS: only a tank company that is picked to move throws; TANK_ROADWORTHY: one that was out of the zone stays whole.
    """
    kind = b.kind[unit]
    if not b.board.shelled[hex_]:
        return b.charts.points_outside[kind]
    die = dice.roll(6) - b.snowing
    points = b.charts.points[kind * 7 + die]
    if points == BREAKDOWN and b.marks[unit] & ROADWORTHY:
        return 0
    return points


# -- steps ---------------------------------------------------------------------------------------------------------------
def step_objection(b: Battle, unit: Unit, target: Hex) -> Rule:
    """Whether the mover may go into a hex beside it."""
    if unit != b.mover or unit == NONE:
        return NOT_THE_MOVER
    if target < 0 or not b.board.in_play[target]:
        return ON_THE_MAP
    direction = b.board.direction(b.at[unit], target)
    if direction < 0:
        return ADJACENT_HEXES
    way = way_objection(b, unit, direction, target)
    if way != ALLOWED:
        return way
    if b.side[unit] == CANADIAN and not may_enter(b, target):
        return CANADIAN_LIMIT
    if b.status[unit] != UNDERGROUND:  # UNDERGROUND_SAFE, TUNNEL_PASSES_ENEMY: below they do not meet
        assault = assault_objection(b, unit, target)
        if assault != ALLOWED:
            return assault
    room = room_objection(b, unit, target, b.status[unit])
    if room != ALLOWED:
        return room
    return ALLOWED if least_cost(b, unit, target) <= b.points else MOVEMENT_POINTS


def way_objection(b: Battle, unit: Unit, direction: i64, target: Hex) -> Rule:
    """FACING_FORWARD for the exposed, FACING_EXEMPT for all others: they follow trench, tunnel or road."""
    status, hex_ = b.status[unit], b.at[unit]
    if status == ENTRENCHED:  # TRENCH_JOINS; TRENCH_MOVEMENT: of whichever trench of the hex
        return ALLOWED if (b.board.trench_links[hex_] >> direction) & 1 else ENTRENCHED_ALONG_TRENCH
    if status == UNDERGROUND:
        return ALLOWED if (b.board.tunnel_links[hex_] >> direction) & 1 else UNDERGROUND_IN_TUNNEL
    if b.marching:
        follows = (b.board.road_links[hex_] >> direction) & 1 == 1 and b.board.marchable(target)
        return ALLOWED if follows else ROAD_ONLY
    if not b.faced:
        return FACING
    facing = b.facing[unit]
    return ALLOWED if direction == facing or direction == (facing + 1) % 6 else FACING_FORWARD


def assault_objection(b: Battle, unit: Unit, target: Hex) -> Rule:
    """ONLY_ASSAULT_TROOPS enter a hex of the enemy; ALONE_WITH_TANKS: any German one that holds only tanks."""
    if b.kind[unit] == INFANTRY or b.kind[unit] == TANK:  # ASSAULT_HEX
        return ALLOWED
    if b.holds_besides_tanks(1 - b.side[unit], target):
        return ONLY_ASSAULT_TROOPS
    return ALLOWED


def least_cost(b: Battle, unit: Unit, target: Hex) -> i64:
    """TERRAIN_COST, UPHILL, and the wire that has a fixed price; RAILWAY_NO_EFFECT, LEVELS_BY_HEX."""
    hex_, status = b.at[unit], b.status[unit]
    if status == UNDERGROUND:
        cost = b.charts.tunnel_cost
    elif status == ENTRENCHED:
        main = b.board.trench[hex_] & b.board.trench[target] & MAIN_TRENCH
        cost = b.charts.along_trench if main else b.charts.along_communication
    elif b.marching:
        cost = b.charts.road_cost
    else:
        cost = b.charts.ground_cost[b.board.terrain[target]]
    rise = b.board.level[target] - b.board.level[hex_]
    if rise > 0:
        cost += rise * b.charts.uphill
    if has_wire(b, unit, target):
        if b.side[unit] == GERMAN:  # WIRE_GERMAN
            cost += b.charts.wire_german
        elif fort_taken(b, target):  # WIRE_FORT_TAKEN
            cost += 1
    return cost


def has_wire(b: Battle, unit: Unit, target: Hex) -> bool:
    """TANK_IGNORES_WIRE; FORT_SHELLED: the wire of the fortification is gone with it."""
    if not b.board.wire[target] or b.kind[unit] == TANK or b.status[unit] == UNDERGROUND:
        return False
    return not (target == b.board.fort and b.fort == SHELL_IT)


def fort_taken(b: Battle, hex_: Hex) -> bool:
    """WIRE_FORT_TAKEN: its last entry was Canadian and no German is there."""
    if hex_ != b.board.fort or b.holds(GERMAN, hex_):
        return False
    for index, objective in enumerate(b.ground.objectives):
        if objective.hex == hex_:
            return b.holder[index] == CANADIAN
    return False


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
        return
    cost = least_cost(b, unit, target)
    if b.side[unit] == CANADIAN and has_wire(b, unit, target) and not fort_taken(b, target):
        needed = b.charts.wire[dice.roll(6)]
        b.note(EV_WIRE, side=CANADIAN, unit=unit, target=target, amount=needed, rule=WIRE)
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
    b.put(unit, target)
    b.marks[unit] &= ~SECOND_TRENCH
    if b.rear[unit] != NONE:  # SPLITTING: the rest closes up
        b.leave_rear(unit, origin, UNDERGROUND)
    if b.kind[unit] == TANK and not b.board.shelled[target]:  # TANK_ROADWORTHY
        b.marks[unit] |= ROADWORTHY
    b.note(EV_MOVED, side=b.side[unit], unit=unit, origin=origin, target=target, amount=b.points)
    if b.status[unit] == UNDERGROUND:
        return
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
    finish_move(b)


def has_engaged(b: Battle, hex_: Hex) -> bool:
    other = b.first[hex_]
    while other != NONE:
        if b.marks[other] & ENGAGED:
            return True
        other = b.next[other]
    return False


# -- facing and status -----------------------------------------------------------------------------------------------------
def face_objection(b: Battle, unit: Unit, facing: i64) -> Rule:
    """FACING: chosen once, before the first step, by the exposed; FACING_EXEMPT: others have none."""
    if unit != b.mover or unit == NONE:
        return NOT_THE_MOVER
    if b.status[unit] != EXPOSED or b.marching:
        return FACING_EXEMPT
    if b.faced or facing > 5:
        return FACING
    return ALLOWED


def face(b: Battle, unit: Unit, facing: i64) -> None:
    b.facing[unit] = facing
    b.faced = 1
    b.note(EV_FACED, side=b.side[unit], unit=unit, target=b.at[unit], amount=facing)


def change_cost(b: Battle, unit: Unit, status: i64) -> i64:
    """STATUS_CHANGE_COST; TURN_2_JUMP_OFF: leaving the trench is free as the first act of a Canadian unit in turn 2."""
    if status == EXPOSED and b.status[unit] == ENTRENCHED and b.side[unit] == CANADIAN:
        if b.turn == JUMP_OFF_TURN and not b.acted:
            return 0
    return b.charts.change_status


def expose_objection(b: Battle, unit: Unit, facing: i64) -> Rule:
    """FACING_LEAVING_TRENCH: the facing is chosen as the unit comes out."""
    if unit != b.mover or unit == NONE:
        return NOT_THE_MOVER
    if b.status[unit] == EXPOSED or facing > 5:
        return FACING
    below = b.status[unit] == UNDERGROUND
    change = rise_objection(b, unit, EXPOSED) if below else room_objection(b, unit, b.at[unit], EXPOSED)
    if change != ALLOWED:
        return change
    return ALLOWED if change_cost(b, unit, EXPOSED) <= b.points else STATUS_CHANGE_COST


def dig_objection(b: Battle, unit: Unit) -> Rule:
    """Entrenching on the move, from the open or from below."""
    if unit != b.mover or unit == NONE:
        return NOT_THE_MOVER
    if b.marching:
        return ROAD_ONLY
    below = b.status[unit] == UNDERGROUND
    change = rise_objection(b, unit, ENTRENCHED) if below else entrench_objection(b, unit)
    if change != ALLOWED:
        return change
    return ALLOWED if b.charts.change_status <= b.points else STATUS_CHANGE_COST


def down_objection(b: Battle, unit: Unit) -> Rule:
    if unit != b.mover or unit == NONE:
        return NOT_THE_MOVER
    if b.marching:
        return ROAD_ONLY
    change = descend_objection(b, unit)
    if change != ALLOWED:
        return change
    return ALLOWED if b.charts.change_status <= b.points else STATUS_CHANGE_COST


def expose(b: Battle, unit: Unit, facing: i64) -> None:
    b.points -= change_cost(b, unit, EXPOSED)
    b.acted = 1
    if b.status[unit] == UNDERGROUND:
        come_up(b, unit, EXPOSED)
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
        meet(b, unit)
    else:
        dig_in(b, unit)
    stop_if_spent(b)


def descend(b: Battle, unit: Unit) -> None:
    b.points -= b.charts.change_status
    b.acted = 1
    b.faced = 0
    go_down(b, unit)
    stop_if_spent(b)


def stop_if_spent(b: Battle) -> None:
    if b.mover != NONE and not can_go_on(b):
        finish_move(b)


# -- the list, and the end -------------------------------------------------------------------------------------------------
def offer_acts(b: Battle, choices: Choices) -> None:
    """All that the mover can do next."""
    unit = b.mover
    choices.offer(pack(STOP, unit=unit))
    hex_, status = b.at[unit], b.status[unit]
    if status == EXPOSED and not b.marching and not b.faced:
        for facing in range(i64(6)):
            choices.offer(pack(FACE, unit=unit, amount=facing))
    else:
        for direction in range(i64(6)):
            target = b.board.toward[hex_ * 6 + direction]
            if target != OFF and step_objection(b, unit, target) == ALLOWED:
                choices.offer(pack(STEP, unit=unit, origin=hex_, target=target))
    if status != EXPOSED and expose_objection(b, unit, 0) == ALLOWED:
        for facing in range(i64(6)):
            choices.offer(pack(EXPOSE, unit=unit, amount=facing))
    if status != ENTRENCHED and dig_objection(b, unit) == ALLOWED:
        choices.offer(pack(ENTRENCH, unit=unit))
    if status != UNDERGROUND and down_objection(b, unit) == ALLOWED:
        choices.offer(pack(DESCEND, unit=unit))


def can_go_on(b: Battle) -> bool:
    """Whether the mover can do anything but stop; POINTS_LOST: what it does not use is gone."""
    unit = b.mover
    hex_, status = b.at[unit], b.status[unit]
    if status == EXPOSED and not b.marching and not b.faced:
        return b.points > 0
    for direction in range(i64(6)):
        target = b.board.toward[hex_ * 6 + direction]
        if target != OFF and step_objection(b, unit, target) == ALLOWED:
            return True
    if status != EXPOSED and expose_objection(b, unit, 0) == ALLOWED:
        return True
    if status != ENTRENCHED and dig_objection(b, unit) == ALLOWED:
        return True
    return status != UNDERGROUND and down_objection(b, unit) == ALLOWED


def finish_move(b: Battle) -> None:
    b.mover = NONE
    b.points = 0
    b.marching = 0
    b.step_to = NONE


def stop_objection(b: Battle, unit: Unit) -> Rule:
    return ALLOWED if unit == b.mover and unit != NONE else NOT_THE_MOVER
