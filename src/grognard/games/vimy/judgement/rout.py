"""Vimy Ridge: where to rout to."""

from __future__ import annotations

from grognard.engine.actions import Choices, target_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.games.vimy.board import MAIN_TRENCH
from grognard.games.vimy.judgement.worths import MUST
from grognard.games.vimy.state import Battle
from grognard.games.vimy.vocabulary import STAY


def weigh_routs(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """Into a main trench, and to stay in one."""
    for action in offered.actions:
        safe = verb_of(action) == STAY or b.board.trench[target_of(action)] & MAIN_TRENCH != 0
        weighed.weigh(action, MUST if safe else 1)
