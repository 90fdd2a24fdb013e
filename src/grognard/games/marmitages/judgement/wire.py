"""Marmitages: which wire to cut."""

from __future__ import annotations

from grognard.engine.actions import Choices, unit_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.games.marmitages.state import Battle
from grognard.games.marmitages.vocabulary import DONE


def weigh_cutting(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """Enemy wire is cut, one's own is kept."""
    for action in offered.actions:
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
        elif b.half_of(b.at[unit_of(action)]) != b.decider:
            weighed.weigh(action, 20)
