"""Bretzel Krieg !, judgement: where to fall back."""

from __future__ import annotations

from grognard.engine.actions import Choices, target_of
from grognard.engine.judgement import Weighed
from grognard.games.bretzel_krieg.judgement.outlook import Errand, Outlook
from grognard.games.bretzel_krieg.state import Battle


def weigh_steps(b: Battle, offered: Choices, weighed: Weighed) -> None:
    outlook = Outlook(b, b.decider)
    errand = Errand(outlook, b.retreater)
    for action in offered.actions:
        weighed.weigh(action, errand.rest_worth(target_of(action)))
