"""Vimy Ridge: whether to entrench."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import DONE, Choices, unit_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.engine.state import Unit
from grognard.games.vimy.judgement.worths import CHANGE, MUST
from grognard.games.vimy.state import GERMAN, MOVING, Battle


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


def weigh_entrenching(b: Battle, offered: Choices, weighed: Weighed) -> None:
    for action in offered.actions:
        weighed.weigh(action, 0 if verb_of(action) == DONE else entrench_worth(b, unit_of(action)))
