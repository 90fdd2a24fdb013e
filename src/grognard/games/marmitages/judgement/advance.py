"""Marmitages: whether to move into the sector the enemy lost."""

from __future__ import annotations

from grognard.engine.actions import Choices, unit_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.games.marmitages.judgement.outlook import Outlook, pull
from grognard.games.marmitages.state import Battle
from grognard.games.marmitages.vocabulary import DONE


def weigh_advance(b: Battle, offered: Choices, weighed: Weighed) -> None:
    side = b.decider
    outlook = Outlook(b)
    for action in offered.actions:
        unit = unit_of(action)
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
        else:
            weighed.weigh(action, pull(b, outlook, side, unit, b.target) - pull(b, outlook, side, unit, b.origin))
