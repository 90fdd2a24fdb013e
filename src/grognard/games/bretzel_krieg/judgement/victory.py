"""Bretzel Krieg !, judgement: how a position stands."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.state import Side
from grognard.games.bretzel_krieg.air import air_left
from grognard.games.bretzel_krieg.judgement.outlook import DIVISION, ELEMENT, marches, nearest_point
from grognard.games.bretzel_krieg.state import ATTACKER, DEFENDER, IN_HAND, OVER, Battle
from grognard.games.bretzel_krieg.victory import points_held, score

NEAR: Final[i64] = 15  # tenths of a UD of march to an objective
# How far a search looks ahead, in ticks of the clock: the next turn too, two more with long thought.
LOOK_AHEAD: Final[i64] = 3
LOOK_FAR_AHEAD: Final[i64] = 7


def clock(b: Battle) -> i64:
    """Two ticks a turn, one for each side."""
    return 2 * b.turn + b.active


def appraise(b: Battle, side: Side) -> i64:
    """The attacker's prospects, counted for him and against the defender."""
    prospects = result_worth(b) if b.phase == OVER else fitted_prospects(b)
    return prospects if side == ATTACKER else -prospects


def result_worth(b: Battle) -> i64:
    """A finished game: the grade, then the points."""
    won = 2500 + 1500 * b.grade
    return (won if b.winner == ATTACKER else -won) + 10 * max(-99, min(99, score(b) - b.ground.grades[2]))


def fitted_prospects(b: Battle) -> i64:
    """The attacker's chance of victory, from -5000 (none) to 5000 (sure), as fitted to 6,000 games: the points he is to end
    with, by those he has and those still to be had, the balance of forces for the turns that are left, and who is near
    the objectives; the more turns are left, the less that says."""
    turns = 2.0 * float(b.ground.turns - b.turn) + (2.0 if b.active == ATTACKER else 1.0)  # of both players
    above = float(score(b) - b.ground.grades[2])
    to_take = float(points_held(b, DEFENDER))
    air = float(air_strength(b, ATTACKER) - air_strength(b, DEFENDER)) / float(b.ground.elements_per_point)
    points = (
        0.74 * above + to_take * (0.37 - 0.11 / turns) + 1.8 * balance_of_forces(b) * turns + 0.25 * grip(b) + 0.3 * air
    )
    points -= 3.0 if b.active == ATTACKER else 5.5
    return i64(5000.0 * math.tanh(0.8 * points / (2.5 + 0.28 * turns)))


def air_strength(b: Battle, side: Side) -> i64:
    strength: i64 = 0
    for each in range(i64(2), 5):
        strength += each * air_left(b, side, each)
    return strength


def grip(b: Battle) -> float:
    """The points of the objectives, each by the attacker's share in those who are near it, from all his to all his enemy's."""
    near = vec[i64]([0, 0])
    total = 0.0
    maps = marches(b)
    for k in range(i64(len(maps))):
        near[0] = 0
        near[1] = 0
        for unit in range(b.units()):
            if b.at[unit] >= 0 and maps[k][nearest_point(b.terrain, b.at[unit])] <= NEAR:
                near[b.side[unit]] += b.vc[unit] + 1
        points = float(b.ground.objectives[k].points)
        total += points * float(near[ATTACKER] - near[DEFENDER]) / float(near[ATTACKER] + near[DEFENDER] + 1)
    return total


def balance_of_forces(b: Battle) -> float:
    """From -1 to 1: the attacker's elements and divisions against the defender's."""
    attacker = forces(b, ATTACKER)
    defender = forces(b, DEFENDER)
    return float(attacker - defender) / float(attacker + defender + 1)


def forces(b: Battle, side: Side) -> i64:
    worth: i64 = 0
    for unit in range(b.units()):
        if b.side[unit] == side and (b.at[unit] >= 0 or b.at[unit] == IN_HAND):
            worth += DIVISION + ELEMENT * b.vc[unit]
    return worth + 30 * air_strength(b, side)
