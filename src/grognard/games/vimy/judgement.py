"""Vimy Ridge: rules of thumb for computer opponents. Worths are hundredths of a company; see engine/judgement.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, amount_of, target_of, unit_of, verb_of
from grognard.engine.places import OFF
from grognard.engine.state import Side, Unit
from grognard.engine.tally import Tally
from grognard.games.vimy.barrage import crosses, may_enter
from grognard.games.vimy.board import MAIN_TRENCH, Hex
from grognard.games.vimy.fire import column, distance_of_fire, is_target, modifiers, shelter_of, suppresses, why_test
from grognard.games.vimy.hits import least_to_hurt
from grognard.games.vimy.melee import strength_in
from grognard.games.vimy.movement import has_wire
from grognard.games.vimy.state import (
    CANADIAN,
    ENTRENCHED,
    EXPOSED,
    FIXED,
    GERMAN,
    INFANTRY,
    MOVING,
    TANK,
    UNDERGROUND,
    Battle,
)
from grognard.games.vimy.vocabulary import (
    BEGIN,
    DECLINE,
    DESCEND,
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
)

FAR: Final[i64] = 99
NEARER: Final[i64] = 100  # a hex toward the goal
CHANGE: Final[i64] = 25  # what a point for a change of status is worth
MUST: Final[i64] = 50
NEVER: Final[i64] = -1000


class Sense:
    """What the side to move wants: how far every hex is from its nearest goal. Made for one list of actions."""

    def __init__(self, b: Battle) -> None:
        self.b = b
        self.field = vec[i64]()
        if b.ask == MOVING:
            self.field = goal_field(b, b.active)


# -- goals ----------------------------------------------------------------------------------------------------------------
def goal_field(b: Battle, side: Side) -> vec[i64]:
    """Steps from every hex to the nearest goal, over hexes the side may enter."""
    field = vec[i64]([FAR] * b.board.count)
    queue = vec[i64](capacity=64)
    for index, objective in enumerate(b.ground.objectives):
        if b.holder[index] == GERMAN and (side == GERMAN or may_enter(b, objective.hex)):
            queue = mark(field, queue, objective.hex, 0)
    if side == CANADIAN:
        for unit in range(b.units()):
            hex_ = b.at[unit]
            if hex_ >= 0 and b.side[unit] == GERMAN and b.status[unit] != UNDERGROUND and may_enter(b, hex_):
                queue = mark(field, queue, hex_, 0)
        queue = mark_front(b, field, queue)
    spread(b, field, queue, side)
    return field


def mark(field: vec[i64], queue: vec[i64], hex_: Hex, steps: i64) -> vec[i64]:
    if field[hex_] <= steps:
        return queue
    field[hex_] = steps
    return append(queue, hex_)


def mark_front(b: Battle, field: vec[i64], queue: vec[i64]) -> vec[i64]:
    """The foremost hexes the Canadians may enter this turn: worth going to when nothing else is near."""
    for hex_ in range(b.board.count):
        if b.board.in_play[hex_] and may_enter(b, hex_) and field[hex_] == FAR:
            for direction in range(i64(3)):
                ahead = b.board.toward[hex_ * 6 + direction]
                if ahead != OFF and not may_enter(b, ahead):
                    queue = mark(field, queue, hex_, 3)
    return queue


def spread(b: Battle, field: vec[i64], queue: vec[i64], side: Side) -> None:
    done: i64 = 0
    while done < i64(len(queue)):
        hex_ = queue[done]
        done += 1
        for other in b.board.beside[hex_]:
            if field[other] > field[hex_] + 1 and (side == GERMAN or may_enter(b, other)):
                field[other] = field[hex_] + 1
                queue = append(queue, other)


# -- one action -------------------------------------------------------------------------------------------------------------
def worth(sense: Sense, action: Action) -> i64:
    b = sense.b
    verb = verb_of(action)
    unit = unit_of(action)
    target = target_of(action)
    if verb == STEP:
        return step_worth(sense, unit, target)
    if verb == MOVE or verb == MARCH:
        return pick_worth(sense, unit, verb == MARCH)
    if verb == FACE:
        return facing_worth(sense, unit, amount_of(action))
    if verb == EXPOSE:
        return facing_worth(sense, unit, amount_of(action)) - CHANGE
    if verb == ENTRENCH:
        return entrench_worth(b, unit)
    if verb == DESCEND:
        return -CHANGE
    if verb == REACT:
        return MUST
    if verb == FIRE:
        return fire_worth(b, unit, target)
    if verb == SMOKE:
        return -CHANGE
    if verb == LOSE:
        return 10 * b.strength[unit] + (MUST if b.kind[unit] == INFANTRY else 0)
    return other_worth(b, verb, target)


def other_worth(b: Battle, verb: i64, target: Hex) -> i64:
    if verb == STAY or verb == MELEE:
        return MUST
    if verb == ROUT:
        return MUST if b.board.trench[target] & MAIN_TRENCH else 1
    if verb == DECLINE:
        return MUST + 1 if strength_in(b, target, True) < strength_in(b, target, False) else NEVER
    if verb == PLAN:
        return MUST
    return 1 if verb == BEGIN or verb == MINES or verb == FORT else 0


# -- movement ---------------------------------------------------------------------------------------------------------------
def goes_forward(b: Battle, unit: Unit) -> bool:
    """Canadians attack; of the Germans only the reinforcements move, the others hold their trenches."""
    return b.side[unit] == CANADIAN or b.ground.battalion[unit] != NONE


def pick_worth(sense: Sense, unit: Unit, marching: bool) -> i64:
    b = sense.b
    if not goes_forward(b, unit):
        return NEVER
    if b.at[unit] < 0:
        return MUST + (1 if marching else 0)
    best: i64 = NEVER
    for other in b.board.beside[b.at[unit]]:
        best = max(best, step_worth(sense, unit, other))
    if best <= CHANGE:
        return -CHANGE
    return best + (1 if marching else 0)


def facing_worth(sense: Sense, unit: Unit, facing: i64) -> i64:
    """The better of the two hexes ahead, and a little of the other."""
    b = sense.b
    one = ahead_worth(sense, unit, facing)
    two = ahead_worth(sense, unit, (facing + 1) % 6)
    if b.at[unit] < 0 or (one == NEVER and two == NEVER):
        return NEVER
    return max(one, two) + max(min(one, two), -NEARER) // 4


def ahead_worth(sense: Sense, unit: Unit, direction: i64) -> i64:
    target = sense.b.board.toward[sense.b.at[unit] * 6 + direction]
    return NEVER if target == OFF else step_worth(sense, unit, target)


def step_worth(sense: Sense, unit: Unit, target: Hex) -> i64:
    """Nearer the goal is better; an assault is worth its odds; wire, barrage and crowds are not liked."""
    b = sense.b
    side = b.side[unit]
    if side == CANADIAN and not may_enter(b, target):
        return NEVER
    gain = (sense.field[b.at[unit]] - sense.field[target]) * NEARER
    if b.status[unit] == UNDERGROUND:
        return gain
    if b.status[unit] == EXPOSED and b.room(side, target, EXPOSED) < b.strength[unit]:
        return NEVER
    enemies = b.companies(1 - side, target, EXPOSED) + b.companies(1 - side, target, ENTRENCHED)
    if enemies > 0:
        return assault_worth(b, unit, target, enemies)
    if b.kind[unit] != INFANTRY and b.kind[unit] != TANK and sense.field[target] < 2:
        return -NEARER  # guns and mortars keep their distance
    if side == CANADIAN and has_wire(b, unit, target):
        gain -= NEARER // 2
    if crosses(b, unit, b.at[unit], target):
        gain -= 4 * NEARER
    return gain - 5 * b.companies(side, target, EXPOSED)


def assault_worth(b: Battle, unit: Unit, target: Hex, enemies: i64) -> i64:
    if b.kind[unit] != INFANTRY and b.kind[unit] != TANK:
        return NEVER
    side = b.side[unit]
    ours = b.strength[unit] + b.companies(side, target, EXPOSED) + b.companies(side, target, ENTRENCHED)
    if ours >= 2 * enemies:
        return 3 * NEARER
    return NEARER if ours > enemies else -2 * NEARER


def entrench_worth(b: Battle, unit: Unit) -> i64:
    """Germans always; Canadians when an enemy is near, at the end of the turn."""
    if b.side[unit] == GERMAN:
        return MUST
    if b.ask == MOVING and b.points > 1:
        return -CHANGE
    for enemy in range(b.units()):
        if b.side[enemy] == GERMAN and b.at[enemy] >= 0 and b.board.distance(b.at[unit], b.at[enemy]) <= 3:
            return CHANGE
    return -CHANGE


# -- fire -------------------------------------------------------------------------------------------------------------------
def fire_worth(b: Battle, unit: Unit, target: Hex) -> i64:
    """A company lost by each target on how many faces, and a little for a morale test."""
    side: Side = GERMAN if unit == NONE else b.side[unit]
    distance = distance_of_fire(b, unit, target)
    tally = Tally()
    modifiers(b, unit, target, distance, tally)
    total: i64 = 1
    enemy = b.first[target]
    while enemy != NONE:
        if b.side[enemy] != side and is_target(b, unit, enemy, distance):
            total += chance_to_hurt(b, unit, enemy, distance, tally)
            if why_test(b, unit, distance, 0) != 0 and not b.marked(enemy, FIXED):
                total += CHANGE
        enemy = b.next[enemy]
    return total


def chance_to_hurt(b: Battle, unit: Unit, enemy: Unit, distance: i64, shot: Tally) -> i64:
    """In hundredths: the faces from the least that hurts upward."""
    if suppresses(b, unit, enemy, distance):
        return 0
    needed = max(least_to_hurt(b, column(b, unit), b.strength[enemy]), shelter_of(b, unit, enemy, distance))
    needed -= shot.total - (b.charts.target_fixed if b.marked(enemy, FIXED) else 0)
    return min(max(7 - needed, 0), 6) * 100 // 6
