"""Bretzel Krieg !, judgement: whether to go after the enemy."""

from __future__ import annotations

from grognard.engine.actions import Choices, verb_of
from grognard.engine.judgement import Weighed
from grognard.games.bretzel_krieg.judgement.outlook import Errand, Outlook
from grognard.games.bretzel_krieg.state import Battle
from grognard.games.bretzel_krieg.vocabulary import BREAK_THROUGH


def weigh_breakthrough(b: Battle, offered: Choices, weighed: Weighed) -> None:
    outlook = Outlook(b, b.active)
    errand = Errand(outlook, b.firer)
    for action in offered.actions:
        if verb_of(action) == BREAK_THROUGH:
            weighed.weigh(action, errand.rest_worth(b.vacated) - errand.rest_worth(b.at[b.firer]))
        else:
            weighed.weigh(action, 0)
