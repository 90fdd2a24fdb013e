"""Vimy Ridge: opportunity fire costs nothing."""

from __future__ import annotations

from grognard.engine.actions import DONE, Choices, verb_of
from grognard.engine.judgement import Weighed
from grognard.games.vimy.judgement.worths import MUST
from grognard.games.vimy.state import Battle


def weigh_reactions(b: Battle, offered: Choices, weighed: Weighed) -> None:
    for action in offered.actions:
        weighed.weigh(action, 0 if verb_of(action) == DONE else MUST)
