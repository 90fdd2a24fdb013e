"""Vimy Ridge: what a move is worth: the way to the goal, the danger, an assault."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices, amount_of, target_of, unit_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.engine.places import OFF
from grognard.engine.state import Side, Unit
from grognard.games.vimy.barrage import crosses, may_enter, on_standing_line
from grognard.games.vimy.board import Hex
from grognard.games.vimy.judgement.close_quarters import Assault
from grognard.games.vimy.judgement.entrenching import entrench_worth
from grognard.games.vimy.judgement.posts import (
    FAR,
    canadian_distances,
    crossing_cost,
    german_distances,
    german_posts,
    held_in,
    prize_in,
    shells_to_come,
)
from grognard.games.vimy.judgement.worths import CHANGE, MUST, NEVER
from grognard.games.vimy.on_the_move import change_cost
from grognard.games.vimy.stacking import ROOM, companies_in, fits
from grognard.games.vimy.state import (
    CANADIAN,
    ENGAGED,
    ENTRENCHED,
    EXPOSED,
    FIXED,
    GERMAN,
    INFANTRY,
    MACHINE_GUN,
    MORTAR,
    MOVED,
    TANK,
    UNDERGROUND,
    Battle,
)
from grognard.games.vimy.vocabulary import DESCEND, ENTRENCH, EXPOSE, FACE, MARCH, MOVE, STEP, STOP

NEARER: Final[i64] = 100  # a hex toward the goal
WAY: Final[i64] = 150  # to open the way to it by an assault
IN_SHELLS: Final[i64] = 150  # BARRAGE_BARS_FIRE: to be shot at and not to shoot
SALLY: Final[i64] = 200  # to leave a good trench for an assault
ENOUGH: Final[i64] = 2  # to stop where one is, when nothing calls
SO_SO: Final[i64] = 1  # no mistake, but no better than to stop


class Sense:
    """What the side to move wants: how far every hex is from its nearest goal. Made for one list of actions."""

    def __init__(self, b: Battle) -> None:
        self.b = b
        self.posts = german_posts(b) if b.active == GERMAN else vec[i64]()
        self.far = german_distances(b, self.posts) if b.active == GERMAN else canadian_distances(b)
        self.danger = dangers(b, b.active)

    def here(self, unit: Unit) -> i64:
        """How far a unit is from its goal; a unit that has a post is there, and need not look for another with room."""
        at = self.b.at[unit]
        if self.b.side[unit] == GERMAN and self.posts[at] < FAR:
            return min(self.far[at], self.posts[at] + shells_to_come(self.b, at))
        return self.far[at]


def dangers(b: Battle, side: Side) -> vec[i64]:
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
def weigh_moves(b: Battle, offered: Choices, weighed: Weighed) -> None:
    sense = Sense(b)
    for action in offered.actions:
        weighed.weigh(action, act_worth(sense, action))


def act_worth(sense: Sense, action: Action) -> i64:
    b = sense.b
    verb, unit = verb_of(action), unit_of(action)
    if verb == STEP:
        return step_worth(sense, unit, target_of(action))
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
    if verb == STOP:
        return 0 if onward_worth(sense, unit) > CHANGE else ENOUGH
    return 0


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
    """The better of the two hexes ahead that these points reach, and a little of the other."""
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
    nearer = sense.here(unit) - sense.far[target]
    gain = nearer * NEARER
    if b.status[unit] == UNDERGROUND:
        return gain
    if b.status[unit] == EXPOSED:
        if not fits(b, unit, target, EXPOSED):
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
    gain -= given_up(b, unit) + 2 * companies_in(b, side, target, EXPOSED)
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
    """What this unit adds to an assault, with all that can follow it."""
    b = sense.b
    if b.kind[unit] != INFANTRY and b.kind[unit] != TANK:
        return NEVER
    side = b.side[unit]
    prize = 100 * prize_in(b, side, target) + (WAY if sense.far[target] < sense.far[b.at[unit]] else 0)
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
