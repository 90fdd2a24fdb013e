"""Walter Schnaffs: how a position stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.state import Side
from grognard.games.walter_schnaffs.base.victory import needed_by_attacker, points_of
from grognard.games.walter_schnaffs.judgement.prospects import prospects_of
from grognard.games.walter_schnaffs.state import RUNNING, Battle

LOOK_AHEAD: Final[i64] = (
    5  # player turns that a search plays on after the present one: what shorter lines say is too often wrong
)


def clock(b: Battle) -> i64:
    return 2 * b.turn + (0 if b.active == b.attacker else 1)


def appraise(b: Battle, side: Side) -> i64:
    """The attacker's prospects, counted for him and against the defender."""
    prospects = result_worth(b) if b.grade != RUNNING else prospects_of(b)
    return prospects if side == b.attacker else -prospects


def result_worth(b: Battle) -> i64:
    sign: i64 = 1 if b.winner == b.attacker else -1
    return sign * (4000 + 1200 * b.grade) + max(-1000, min(1000, margin(b)))


def margin(b: Battle) -> i64:
    """By how many hundredths of a point the attacker is above what he needs."""
    return 25 * (4 * points_of(b, b.attacker) - needed_by_attacker(b))
