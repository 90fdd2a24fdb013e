"""Marmitages: where to lay interdiction barrages."""

from __future__ import annotations

from grognard.engine.actions import Choices, target_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.games.marmitages.judgement.outlook import Prices
from grognard.games.marmitages.state import Battle
from grognard.games.marmitages.vocabulary import BARRAGE, DONE


def weigh_barrages(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """A barrage pays where many of the enemy stand beside what they want to reach."""
    price = b.barrage_cost * Prices(b).of[b.active]
    for action in offered.actions:
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
        elif verb_of(action) == BARRAGE and b.owner[target_of(action)] == 1 - b.active:
            crowd = b.stack[target_of(action)]
            if crowd >= 2:
                weighed.weigh(action, 15 * crowd - price)
