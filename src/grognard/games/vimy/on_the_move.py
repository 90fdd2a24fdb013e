"""Vimy §7: what the unit on the move may do with its points: step into a hex, choose a facing, change its status."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, amount_of, pack, target_of, unit_of, verb_of
from grognard.engine.places import OFF
from grognard.engine.state import ALLOWED, Rule, Unit
from grognard.games.vimy.barrage import may_enter
from grognard.games.vimy.board import MAIN_TRENCH, Hex
from grognard.games.vimy.rules import (
    ADJACENT_HEXES,
    CANADIAN_LIMIT,
    CANADIAN_LIMIT_TURN_1,
    ENTRENCHED_ALONG_TRENCH,
    FACING,
    FACING_EXEMPT,
    FACING_FORWARD,
    MOVEMENT_POINTS,
    ON_THE_MAP,
    ONLY_ASSAULT_TROOPS,
    ROAD_ONLY,
    STATUS_CHANGE_COST,
    UNDERGROUND_IN_TUNNEL,
)
from grognard.games.vimy.stacking import room_objection
from grognard.games.vimy.state import (
    CANADIAN,
    ENTRENCHED,
    EXPOSED,
    GERMAN,
    INFANTRY,
    SHELL_IT,
    TANK,
    UNDERGROUND,
    Battle,
)
from grognard.games.vimy.status import descend_objection, entrench_objection, rise_objection
from grognard.games.vimy.vocabulary import DESCEND, ENTRENCH, EXPOSE, FACE, STEP, STOP

JUMP_OFF_TURN: i64 = 2
PLENTY: Final[i64] = 99  # more points than any act costs


# -- steps -------------------------------------------------------------------------------------------------------------
def step_objection(b: Battle, unit: Unit, target: Hex) -> Rule:
    """Whether the mover may go into a hex beside it."""
    if target < 0 or not b.board.in_play[target]:
        return ON_THE_MAP
    direction = b.board.direction(b.at[unit], target)
    if direction < 0:
        return ADJACENT_HEXES
    way = way_objection(b, unit, direction, target)
    if way != ALLOWED:
        return way
    if b.side[unit] == CANADIAN and not may_enter(b, target):
        return CANADIAN_LIMIT_TURN_1 if b.turn == 1 else CANADIAN_LIMIT
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
    """WIRE_FORT_TAKEN, FORT_TAKEN: its last entry was Canadian and no German is there."""
    if hex_ != b.board.fort or b.holds(GERMAN, hex_):
        return False
    for index, objective in enumerate(b.ground.objectives):
        if objective.hex == hex_:
            return b.holder[index] == CANADIAN
    return False


# -- facing and status -------------------------------------------------------------------------------------------------
def face_objection(b: Battle, unit: Unit, facing: i64) -> Rule:
    """FACING: chosen once, before the first step, by the exposed; FACING_EXEMPT: others have none."""
    if b.status[unit] != EXPOSED or b.marching:
        return FACING_EXEMPT
    if b.faced or facing > 5:
        return FACING
    return ALLOWED


def change_cost(b: Battle, unit: Unit, status: i64) -> i64:
    """STATUS_CHANGE_COST; TURN_2_JUMP_OFF: leaving the trench is free as the first act of a Canadian unit in turn 2."""
    if status == EXPOSED and b.status[unit] == ENTRENCHED and b.side[unit] == CANADIAN:
        if b.turn == JUMP_OFF_TURN and not b.acted:
            return 0
    return b.charts.change_status


def expose_objection(b: Battle, unit: Unit, facing: i64) -> Rule:
    """FACING_LEAVING_TRENCH: the facing is chosen as the unit comes out."""
    if b.status[unit] == EXPOSED or facing > 5:
        return FACING
    below = b.status[unit] == UNDERGROUND
    change = rise_objection(b, unit, EXPOSED) if below else room_objection(b, unit, b.at[unit], EXPOSED)
    if change != ALLOWED:
        return change
    return ALLOWED if change_cost(b, unit, EXPOSED) <= b.points else STATUS_CHANGE_COST


def dig_objection(b: Battle, unit: Unit) -> Rule:
    """Entrenching on the move, from the open or from below."""
    if b.marching:
        return ROAD_ONLY
    below = b.status[unit] == UNDERGROUND
    change = rise_objection(b, unit, ENTRENCHED) if below else entrench_objection(b, unit)
    if change != ALLOWED:
        return change
    return ALLOWED if b.charts.change_status <= b.points else STATUS_CHANGE_COST


def down_objection(b: Battle, unit: Unit) -> Rule:
    if b.marching:
        return ROAD_ONLY
    change = descend_objection(b, unit)
    if change != ALLOWED:
        return change
    return ALLOWED if b.charts.change_status <= b.points else STATUS_CHANGE_COST


# -- all of it -----------------------------------------------------------------------------------------------------------
def act_objection(b: Battle, action: Action) -> Rule:
    """Whether the mover may do what the action says. It may always stop."""
    verb, unit = verb_of(action), unit_of(action)
    if verb == STEP:
        return step_objection(b, unit, target_of(action))
    if verb == FACE:
        return face_objection(b, unit, amount_of(action))
    if verb == EXPOSE:
        return expose_objection(b, unit, amount_of(action))
    if verb == ENTRENCH:
        return dig_objection(b, unit)
    return down_objection(b, unit) if verb == DESCEND else ALLOWED


def act_cause(b: Battle, action: Action) -> Rule:
    """What would forbid the act of a unit that is not the mover even if it were, faced as asked and with points enough."""
    unit = unit_of(action)
    if b.at[unit] < 0:
        return ALLOWED
    twin = b.clone()
    twin.mover = unit
    twin.points = PLENTY
    twin.marching = 0
    twin.faced = 0
    if verb_of(action) == STEP and target_of(action) >= 0:
        direction = b.board.direction(b.at[unit], target_of(action))
        if direction >= 0:
            twin.facing[unit] = direction
            twin.faced = 1
    return act_objection(twin, action)


def offer_acts(b: Battle, choices: Choices) -> None:
    """All that the mover can do next. Every facing is as good as another: one of them is tried for all."""
    unit = b.mover
    choices.offer(pack(STOP, unit=unit))
    hex_ = b.at[unit]
    if face_objection(b, unit, 0) == ALLOWED:
        for facing in range(i64(6)):
            choices.offer(pack(FACE, unit=unit, amount=facing))
    else:
        for direction in range(i64(6)):
            target = b.board.toward[hex_ * 6 + direction]
            if target != OFF and step_objection(b, unit, target) == ALLOWED:
                choices.offer(pack(STEP, unit=unit, origin=hex_, target=target))
    if expose_objection(b, unit, 0) == ALLOWED:
        for facing in range(i64(6)):
            choices.offer(pack(EXPOSE, unit=unit, amount=facing))
    if dig_objection(b, unit) == ALLOWED:
        choices.offer(pack(ENTRENCH, unit=unit))
    if down_objection(b, unit) == ALLOWED:
        choices.offer(pack(DESCEND, unit=unit))


def can_go_on(b: Battle) -> bool:
    """Whether the mover can do anything but stop; POINTS_LOST: what it does not use is gone."""
    unit = b.mover
    hex_ = b.at[unit]
    if face_objection(b, unit, 0) == ALLOWED:
        return b.points > 0
    for direction in range(i64(6)):
        target = b.board.toward[hex_ * 6 + direction]
        if target != OFF and step_objection(b, unit, target) == ALLOWED:
            return True
    if expose_objection(b, unit, 0) == ALLOWED:
        return True
    if dig_objection(b, unit) == ALLOWED:
        return True
    return down_objection(b, unit) == ALLOWED
