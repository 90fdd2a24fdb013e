"""Vimy Ridge: where to set units up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import Choices, amount_of, target_of, unit_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.engine.state import Unit
from grognard.games.vimy.board import Hex
from grognard.games.vimy.judgement.posts import FAR, german_distances, german_posts, shells_to_come
from grognard.games.vimy.stacking import companies_in
from grognard.games.vimy.state import ENTRENCHED, GERMAN, INFANTRY, MORTAR, UNDERGROUND, Battle
from grognard.games.vimy.vocabulary import PLAN

PACE: Final[i64] = 40  # what a step counts in it
SHELLED: Final[i64] = 10
SWEPT: Final[i64] = 150  # under the feet of the first wave
CROWD: Final[i64] = 15  # a company more for a mine to bury
RESERVES: Final[i64] = 6
IN_RESERVE: Final[i64] = 90


def distances(b: Battle) -> vec[i64]:
    """The distance of every hex from the nearest objective."""
    far = vec[i64]([FAR] * b.board.count)
    for hex_ in range(b.board.count):
        if b.board.in_play[hex_]:
            far[hex_] = to_objective(b, hex_)
    return far


def to_objective(b: Battle, hex_: Hex) -> i64:
    nearest: i64 = FAR
    for objective in b.ground.objectives:
        nearest = min(nearest, b.board.distance(hex_, objective.hex))
    return nearest


def deploy_worth(b: Battle, far: vec[i64], unit: Unit, hex_: Hex, status: i64) -> i64:
    """Any post that is offered will do; the nearer to the objectives the better."""
    worth = 1000 - PACE * far[hex_]
    if status == UNDERGROUND:
        worth -= PACE if b.board.entrance[hex_] else 10 * PACE  # it takes a point to come up, or a march
    if b.side[unit] == GERMAN:
        return max(worth + defence_worth(b, unit, hex_, status), 1)
    if b.kind[unit] == MORTAR:
        worth -= PACE  # behind the others
    return max(worth + (5 if b.kind[unit] == INFANTRY else 0), 1)


def defence_worth(b: Battle, unit: Unit, hex_: Hex, status: i64) -> i64:
    """Out of the shells and the first assault, not all in one hole, machine guns in the best places, some out of reach."""
    worth = -CROWD * companies_in(b, GERMAN, hex_, ENTRENCHED)
    if b.kind[unit] != INFANTRY:
        worth += 5
    elif not b.board.shelled[hex_] and reserves(b) < RESERVES:
        worth += IN_RESERVE
    if status != UNDERGROUND:
        worth -= SHELLED * shells_to_come(b, hex_)
    if b.board.from_trench[hex_] <= 1 and hex_ != b.board.fort:
        worth -= SWEPT
    return worth


def reserves(b: Battle) -> i64:
    """German units set up behind the shelled zone."""
    count: i64 = 0
    for unit in range(b.units()):
        if b.side[unit] == GERMAN and b.at[unit] >= 0 and not b.board.shelled[b.at[unit]]:
            count += 1
    return count


def weigh_deployment(b: Battle, offered: Choices, weighed: Weighed) -> None:
    far = german_distances(b, german_posts(b)) if b.decider == GERMAN else distances(b)
    for action in offered.actions:
        if verb_of(action) == PLAN:
            weighed.weigh(action, 1)
        else:
            weighed.weigh(action, deploy_worth(b, far, unit_of(action), target_of(action), amount_of(action)))
