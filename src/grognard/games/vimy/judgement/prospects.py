"""Vimy Ridge: how a position stands, and what a result is worth."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.state import Side
from grognard.games.vimy.board import Hex
from grognard.games.vimy.state import CANADIAN, GERMAN, INFANTRY, TO_COME, Battle
from grognard.games.vimy.victory import score

LIMIT: Final[i64] = 2  # of the five: above it the Canadians win
VICTORY: Final = 1000.0  # in an appraisal; and how clear it is, which says more of a line than who has won:
CLEARNESS: Final = 7000.0
CLEAR: Final = 8.0  # points
STORM: Final[i64] = 8  # companies that it takes to storm an objective
FAR_OFF: Final[i64] = 12  # hexes: farther is no worse


def appraise(b: Battle, side: Side) -> i64:
    """The Canadian prospects, counted for them and against the Germans."""
    prospects = fitted_prospects(b) if b.winner == NONE else result_worth(b)
    return prospects if side == CANADIAN else -prospects


def result_worth(b: Battle) -> i64:
    """A finished game: the victory itself, and how many points it is above the limit or below."""
    won = VICTORY if b.winner == CANADIAN else -VICTORY
    return i64(won + CLEARNESS * math.tanh(float(score(b) - b.ground.grades[LIMIT]) / CLEAR))


def fitted_prospects(b: Battle) -> i64:
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
