"""Vimy Ridge: who takes a loss."""

from __future__ import annotations

from grognard.engine.actions import Choices, unit_of
from grognard.engine.judgement import Weighed
from grognard.games.vimy.judgement.worths import MUST
from grognard.games.vimy.state import INFANTRY, Battle


def weigh_losses(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """The strongest, and infantry before others."""
    for action in offered.actions:
        unit = unit_of(action)
        weighed.weigh(action, 10 * b.strength[unit] + (MUST if b.kind[unit] == INFANTRY else 0))
