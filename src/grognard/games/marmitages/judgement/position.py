"""Marmitages: how a position stands, and how far to look ahead from it."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from grognard.engine.state import Side
from grognard.games.marmitages.judgement.duel import unit_worth
from grognard.games.marmitages.judgement.outlook import Prices, rank_of
from grognard.games.marmitages.state import CUTTING, GAS, HELD, IN_HAND, PLANES, RUNNING, SHELLS, Battle
from grognard.games.marmitages.victory import LAST_TURN, attacking_grade, held_in_row

# How far a search looks ahead, in ticks of the clock; the second with long thought.
LOOK_AHEAD: Final[i64] = 9
LOOK_FAR_AHEAD: Final[i64] = 15


def clock(b: Battle) -> i64:
    """The attacker's sequence, the defender's, the wire cutting of each turn."""
    if b.phase == CUTTING:
        return 3 * b.turn + 2
    return 3 * b.turn + (0 if b.active == b.attacker else 1)


def appraise(b: Battle, side: Side) -> i64:
    """The attacker's prospects, counted for him and against the defender."""
    prospects = result_worth(b) if b.grade != RUNNING else fitted_prospects(b)
    return prospects if side == b.attacker else -prospects


def result_worth(b: Battle) -> i64:
    """A finished game: the grade, then the sectors of the first row, then what is left of the armies."""
    if attacking_grade(b) == 0:
        return -6000 + 500 * held_in_row(b, 1) + balance_of_forces(b) // 8
    return 4000 + 2000 * (b.grade - HELD) + balance_of_forces(b) // 8


def fitted_prospects(b: Battle) -> i64:
    """The attacker's chance of victory, from -5000 (none) to 5000 (sure), as fitted to 3,500 games: mostly what is still to
    be taken of the first row and the units there, for the turns that are left."""
    turns = float(LAST_TURN + 1 - b.turn) + (0.5 if b.active == b.attacker else 0.0)
    missing = float(b.width - held_in_row(b, 1))
    garrison = float(garrison_of(b)) / 100.0
    shells = 0.042 * float(b.stock[SHELLS + b.attacker]) - 0.047 * float(b.stock[SHELLS + 1 - b.attacker])
    forces_left = 1.44 * float(balance_of_forces(b)) / 3000.0
    taking = missing * (1.07 - 5.16 / turns) + garrison * (1.02 - 12.6 / turns)
    return i64(5000.0 * math.tanh((3.51 - 0.44 * turns + taking + forces_left + shells) / 2.0))


def garrison_of(b: Battle) -> i64:
    """The worth of the defender's units in his first row, and before it."""
    worth: i64 = 0
    for unit in range(b.units()):
        if b.side[unit] != b.attacker and b.at[unit] >= 0 and rank_of(b, b.at[unit]) <= 1:
            worth += unit_worth(b, unit)
    return worth


def balance_of_forces(b: Battle) -> i64:
    """From -3000 to 3000: units and shells of the attacker against the defender's."""
    prices = Prices(b)
    attacker = forces(b, b.attacker, prices.of[b.attacker])
    defender = forces(b, 1 - b.attacker, prices.of[1 - b.attacker])
    return 3000 * (attacker - defender) // (attacker + defender + 1)


def forces(b: Battle, side: Side, shell: i64) -> i64:
    worth = (b.stock[SHELLS + side] + 3 * b.stock[GAS + side] + 2 * b.stock[PLANES + side]) * shell
    for unit in range(b.units()):
        if b.side[unit] == side and (b.at[unit] >= 0 or b.at[unit] == IN_HAND):
            worth += unit_worth(b, unit)
    return worth
