"""Vimy Ridge: whether to fight a melee."""

from __future__ import annotations

from grognard.engine.actions import Choices, target_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.games.vimy.judgement.worths import MUST, NEVER
from grognard.games.vimy.melee import strength_in
from grognard.games.vimy.state import Battle
from grognard.games.vimy.vocabulary import DECLINE, MELEE


def weigh_melees(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """One that may be declined is, by the weaker."""
    for action in offered.actions:
        verb, target = verb_of(action), target_of(action)
        if verb == DECLINE:
            weaker = strength_in(b, target, True) < strength_in(b, target, False)
            weighed.weigh(action, MUST + 1 if weaker else NEVER)
        else:
            weighed.weigh(action, MUST if verb == MELEE else 0)
