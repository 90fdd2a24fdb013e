"""Marmitages: whom to lose."""

from __future__ import annotations

from grognard.engine.actions import Choices, unit_of
from grognard.engine.judgement import Weighed
from grognard.games.marmitages.judgement.duel import unit_worth
from grognard.games.marmitages.state import Battle


def weigh_losses(b: Battle, offered: Choices, weighed: Weighed) -> None:
    for action in offered.actions:
        weighed.weigh(action, 300 - unit_worth(b, unit_of(action)))
