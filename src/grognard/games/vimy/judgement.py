"""Vimy Ridge: rules of thumb for computer opponents. Worths are hundredths of a company; see engine/judgement.py."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, amount_of, origin_of, target_of, unit_of, verb_of
from grognard.engine.places import OFF
from grognard.engine.state import ALLOWED, Side, Unit
from grognard.engine.tally import Tally
from grognard.games.vimy.barrage import crosses, may_enter, on_standing_line
from grognard.games.vimy.board import MAIN_TRENCH, Hex
from grognard.games.vimy.close_quarters import Assault
from grognard.games.vimy.fire import column, distance_of_fire, is_target, modifiers, shelter_of, suppresses, why_test
from grognard.games.vimy.hits import least_to_hurt
from grognard.games.vimy.melee import strength_in
from grognard.games.vimy.movement import change_cost
from grognard.games.vimy.posts import (
    FAR,
    canadian_field,
    crossing_cost,
    deploy_worth,
    distances,
    fort_worth,
    german_field,
    german_posts,
    held_in,
    mines_worth,
    prize_in,
    shells_to_come,
)
from grognard.games.vimy.state import (
    CANADIAN,
    DEPLOYING,
    ENGAGED,
    ENTRENCHED,
    EXPOSED,
    FIXED,
    GERMAN,
    INFANTRY,
    MACHINE_GUN,
    MORTAR,
    MOVED,
    MOVING,
    ROOM,
    TANK,
    TO_COME,
    UNDERGROUND,
    Battle,
)
from grognard.games.vimy.victory import score
from grognard.games.vimy.vocabulary import (
    BEGIN,
    DECLINE,
    DEPLOY,
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
    STOP,
)

NEARER: Final[i64] = 100  # a hex toward the goal
WAY: Final[i64] = 150  # to open the way to it by an assault
CHANGE: Final[i64] = 25  # what a point for a change of status is worth
IN_SHELLS: Final[i64] = 150  # BARRAGE_BARS_FIRE: to be shot at and not to shoot
SALLY: Final[i64] = 200  # to leave a good trench for an assault
MUST: Final[i64] = 50
ENOUGH: Final[i64] = 2  # to stop where one is, when nothing calls
SO_SO: Final[i64] = 1  # no mistake, but no better than to stop
NEVER: Final[i64] = -1000
LIMIT: Final[i64] = 2  # of the five: above it the Canadians win
VICTORY: Final = 1000.0  # in an appraisal; and how clear it is, which says more of a line than who has won:
CLEARNESS: Final = 7000.0
CLEAR: Final = 8.0  # points
STORM: Final[i64] = 8  # companies that it takes to storm an objective
FAR_OFF: Final[i64] = 12  # hexes: farther is no worse


class Sense:
    """What the side to move wants: how far every hex is from its nearest goal. Made for one list of actions."""

    def __init__(self, b: Battle) -> None:
        self.b = b
        self.posts = vec[i64]()  # of the Germans
        self.field = vec[i64]()
        self.danger = vec[i64]()
        if b.ask == MOVING:
            self.danger = danger_field(b, b.active)
            self.look(b.active)
        elif b.ask == DEPLOYING:
            self.look(b.decider)

    def look(self, side: Side) -> None:
        if side == GERMAN:
            self.posts = german_posts(self.b)
            self.field = german_field(self.b, self.posts)
        else:
            self.field = canadian_field(self.b) if self.b.ask == MOVING else distances(self.b)

    def here(self, unit: Unit) -> i64:
        """How far a unit is from its goal; who has a post is there, and need not look for another with room."""
        at = self.b.at[unit]
        if self.b.side[unit] == GERMAN and self.posts[at] < FAR:
            return min(self.field[at], self.posts[at] + shells_to_come(self.b, at))
        return self.field[at]


def danger_field(b: Battle, side: Side) -> vec[i64]:
    """Companies, in hundredths, that the enemies beside a hex may take off a battalion in the open there."""
    danger = vec[i64]([0] * b.board.count)
    for unit in range(b.units()):
        hex_ = b.at[unit]
        if (
            hex_ >= 0
            and b.side[unit] != side
            and b.status[unit] != UNDERGROUND
            and not b.marks[unit] & (ENGAGED | FIXED)
        ):
            threat: i64 = 50 if b.kind[unit] == MACHINE_GUN else 17 * b.strength[unit]
            for near in b.board.beside[hex_]:
                danger[near] += threat
    return danger


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
        return facing_worth(sense, unit, amount_of(action), b.points)
    if verb == EXPOSE:
        return facing_worth(sense, unit, amount_of(action), b.points - change_cost(b, unit, EXPOSED)) - CHANGE
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
    if verb == DEPLOY:
        return deploy_worth(b, sense.field, unit, target, amount_of(action))
    if verb == STOP:
        return 0 if onward_worth(sense, unit) > CHANGE else ENOUGH
    return other_worth(b, verb, action)


def other_worth(b: Battle, verb: i64, action: Action) -> i64:
    target = target_of(action)
    if verb == STAY or verb == MELEE:
        return MUST
    if verb == ROUT:
        return MUST if b.board.trench[target] & MAIN_TRENCH else 1
    if verb == DECLINE:
        return MUST + 1 if strength_in(b, target, True) < strength_in(b, target, False) else NEVER
    if verb == MINES:
        return mines_worth(b, origin_of(action), target)
    if verb == FORT:
        return fort_worth(b, amount_of(action))
    return 1 if verb == BEGIN or verb == PLAN else 0


# -- movement ---------------------------------------------------------------------------------------------------------------
def pick_worth(sense: Sense, unit: Unit, marching: bool) -> i64:
    b = sense.b
    if b.at[unit] < 0:
        return MUST + (1 if marching else 0)
    best = best_step(sense, unit)
    return best + (1 if marching else 0) if best > CHANGE else -CHANGE


def best_step(sense: Sense, unit: Unit) -> i64:
    best: i64 = NEVER
    for other in sense.b.board.beside[sense.b.at[unit]]:
        best = max(best, step_worth(sense, unit, other))
    return best


def onward_worth(sense: Sense, unit: Unit) -> i64:
    """The best that is left to the mover: FACING_FORWARD, once it has chosen."""
    b = sense.b
    if b.status[unit] != EXPOSED or not b.faced:
        return best_step(sense, unit)
    facing = b.facing[unit]
    return max(ahead_worth(sense, unit, facing, b.points), ahead_worth(sense, unit, (facing + 1) % 6, b.points))


def facing_worth(sense: Sense, unit: Unit, facing: i64, points: i64) -> i64:
    """The better of the two hexes ahead that so many points reach, and a little of the other."""
    b = sense.b
    one = ahead_worth(sense, unit, facing, points)
    two = ahead_worth(sense, unit, (facing + 1) % 6, points)
    if b.at[unit] < 0 or (one == NEVER and two == NEVER):
        return NEVER
    return max(one, two) + max(min(one, two), -NEARER) // 4


def ahead_worth(sense: Sense, unit: Unit, direction: i64, points: i64) -> i64:
    b = sense.b
    target = b.board.toward[b.at[unit] * 6 + direction]
    if target == OFF:
        return NEVER
    rise = max(b.board.level[target] - b.board.level[b.at[unit]], 0)
    if b.charts.ground_cost[b.board.terrain[target]] + rise * b.charts.uphill > points:
        return NEVER
    return step_worth(sense, unit, target)


def step_worth(sense: Sense, unit: Unit, target: Hex) -> i64:
    """Nearer the goal is better; an assault is worth its odds; wire, shells, fire and crowds are not liked."""
    b = sense.b
    side = b.side[unit]
    if side == CANADIAN and not may_enter(b, target):
        return NEVER
    nearer = sense.here(unit) - sense.field[target]
    gain = nearer * NEARER
    if b.status[unit] == UNDERGROUND:
        return gain
    if b.status[unit] == EXPOSED:
        if b.room(side, target, EXPOSED) < b.strength[unit]:
            return NEVER
        gain += (sense.danger[b.at[unit]] - sense.danger[target]) // 2
    if b.holds_besides_tanks(1 - side, target):
        return assault_worth(sense, unit, target)
    if side == CANADIAN:
        if b.kind[unit] == MORTAR and sense.danger[target] > 0:
            return -NEARER  # mortars keep their distance
        gain -= IN_SHELLS if on_standing_line(b, target) else 0
    else:
        gain += (shells_to_come(b, b.at[unit]) - shells_to_come(b, target)) * NEARER
        if crosses(b, unit, b.at[unit], target):
            gain -= crossing_cost(b, target, b.status[unit] == ENTRENCHED) * NEARER
    gain -= given_up(b, unit) + 2 * b.companies(side, target, EXPOSED)
    if gain > 0:
        return gain
    harmless = nearer >= 0 if side == CANADIAN else gain > -NEARER // 2
    return SO_SO if harmless else gain


def given_up(b: Battle, unit: Unit) -> i64:
    """What the last to leave an objective gives away: half of it, for an enemy must still come."""
    points = held_in(b, b.side[unit], b.at[unit])
    if points == 0:
        return 0
    other = b.first[b.at[unit]]
    while other != NONE:
        if other != unit and b.side[other] == b.side[unit]:
            return 0
        other = b.next[other]
    return points * 50


def assault_worth(sense: Sense, unit: Unit, target: Hex) -> i64:
    """What this unit adds to an assault, with all who can follow it."""
    b = sense.b
    if b.kind[unit] != INFANTRY and b.kind[unit] != TANK:
        return NEVER
    side = b.side[unit]
    prize = 100 * prize_in(b, side, target) + (WAY if sense.field[target] < sense.field[b.at[unit]] else 0)
    assault = Assault(b, unit, target)
    alone = assault.inside + b.strength[unit]
    together = min(alone + followers(b, unit, target), ROOM[EXPOSED])
    gain = max(assault.worth(alone, prize), assault.worth(together, prize)) - assault.worth(assault.inside, prize)
    gain -= sense.danger[target] + (IN_SHELLS if on_standing_line(b, target) else 0)
    if side == GERMAN and b.status[unit] == ENTRENCHED and sense.posts[b.at[unit]] < FAR:
        gain -= SALLY
    return SO_SO if gain <= 0 and 2 * alone >= assault.defenders else gain


def followers(b: Battle, unit: Unit, target: Hex) -> i64:
    """Companies of infantry beside a hex that have still to move."""
    count: i64 = 0
    for near in b.board.beside[target]:
        other = b.first[near]
        while other != NONE:
            if other != unit and b.side[other] == b.side[unit] and b.kind[other] == INFANTRY:
                if not b.marks[other] & (MOVED | FIXED | ENGAGED) and b.status[other] != UNDERGROUND:
                    count += b.strength[other]
            other = b.next[other]
    return count


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
    """Companies lost by each target, and what the morale tests may bring."""
    side: Side = GERMAN if unit == NONE else b.side[unit]
    distance = distance_of_fire(b, unit, target)
    tally = Tally()
    modifiers(b, unit, target, distance, tally)
    tests = why_test(b, unit, distance, 0) != ALLOWED
    total: i64 = 1
    enemy = b.first[target]
    while enemy != NONE:
        if b.side[enemy] != side and is_target(b, unit, enemy, distance):
            hurt = chance_to_hurt(b, unit, enemy, distance, tally)
            total += hurt if b.kind[enemy] == INFANTRY else 2 * hurt  # LOSSES_COUNT, and guns shoot better
            if tests and not b.marked(enemy, FIXED):
                total += fix_worth(b, enemy)
        enemy = b.next[enemy]
    return total


def fix_worth(b: Battle, enemy: Unit) -> i64:
    """A test of morale: an enemy fixed in the hex of an assault, or before one, is worth most."""
    faces = max(7 - b.charts.fixed_from[b.ground.division[enemy]], 0)
    if b.side[enemy] == CANADIAN:
        return faces * (20 if b.holds(GERMAN, b.at[enemy]) else 8)
    near: i64 = 15 if b.holds(CANADIAN, b.at[enemy]) else 12 if beside(b, CANADIAN, b.at[enemy]) else 6
    return faces * (2 * near if b.kind[enemy] == MACHINE_GUN else near)


def beside(b: Battle, side: Side, hex_: Hex) -> bool:
    for near in b.board.beside[hex_]:
        if b.first[near] != NONE and b.holds(side, near):
            return True
    return False


def chance_to_hurt(b: Battle, unit: Unit, enemy: Unit, distance: i64, shot: Tally) -> i64:
    """In hundredths: the faces from the least that hurts upward."""
    if suppresses(b, unit, enemy, distance):
        return 0
    needed = max(least_to_hurt(b, column(b, unit), b.strength[enemy]), shelter_of(b, unit, enemy, distance))
    needed -= shot.total - (b.charts.target_fixed if b.marked(enemy, FIXED) else 0)
    return min(max(7 - needed, 0), 6) * 100 // 6


# -- the whole position ------------------------------------------------------------------------------------------------------
def appraise(b: Battle, side: Side) -> i64:
    """The Canadian prospects, counted for them and against the Germans."""
    prospects = standing(b) if b.winner == NONE else result_worth(b)
    return prospects if side == CANADIAN else -prospects


def result_worth(b: Battle) -> i64:
    """A finished game: the victory itself, and how many points it is above the limit or below."""
    won = VICTORY if b.winner == CANADIAN else -VICTORY
    return i64(won + CLEARNESS * math.tanh(float(score(b) - b.ground.grades[LIMIT]) / CLEAR))


def standing(b: Battle) -> i64:
    """The Canadians' chance of victory, from -5000 (none) to 5000 (sure), as fitted to 6,400 games: the points they are to end
    with, by those they have and those still to be had, how far they and how many Germans stand from those, and the
    Germans left in all; the more turns are left, the less that says."""
    turns = float(b.ground.turns - b.turn) + (1.5 if b.active == CANADIAN else 1.0)
    part = (turns - 1.0) / float(b.ground.turns)
    points = 1.9 + float(score(b) - b.ground.grades[LIMIT])
    total: i64 = 0
    for index, objective in enumerate(b.ground.objectives):
        total += objective.points
        if b.holder[index] == GERMAN:
            far = float(way_to(b, objective.hex)) / float(STORM)
            guards = float(companies_by(b, objective.hex)) / 4.0
            draw = 0.49 + 1.04 * part + 0.24 / turns - far * (0.11 - 0.04 / turns) - guards * (0.16 + 0.22 / turns)
            points += float(objective.points) * draw
    points -= float(total) * germans_left(b) * (0.4 + 0.18 * part)
    return i64(5000.0 * math.tanh(0.8 * points / (2.0 + 6.0 * part)))


def way_to(b: Battle, goal: Hex) -> i64:
    """How far the Canadian companies nearest to a goal are from it, all that it takes to storm one."""
    at_distance = vec[i64]([0] * (FAR_OFF + 1))
    for unit in range(b.units()):
        if b.at[unit] >= 0 and b.side[unit] == CANADIAN and b.kind[unit] == INFANTRY:
            at_distance[min(b.board.distance(b.at[unit], goal), FAR_OFF)] += b.strength[unit]
    way: i64 = 0
    wanted = STORM
    for distance in range(FAR_OFF):
        near = min(wanted, at_distance[distance])
        way += near * distance
        wanted -= near
    return way + wanted * FAR_OFF


def companies_by(b: Battle, goal: Hex) -> i64:
    """The German companies on a hex and beside it."""
    companies: i64 = 0
    for unit in range(b.units()):
        if b.side[unit] == GERMAN and b.at[unit] >= 0 and b.board.distance(b.at[unit], goal) <= 1:
            companies += b.strength[unit]
    return companies


def germans_left(b: Battle) -> float:
    """The part of all German companies that still stands or is to come."""
    full: i64 = 0
    left: i64 = 0
    for unit in range(b.units()):
        if b.side[unit] == GERMAN:
            full += b.ground.full[unit]
            if b.at[unit] >= 0 or b.at[unit] == TO_COME:
                left += b.strength[unit]
    return float(left) / float(full)
