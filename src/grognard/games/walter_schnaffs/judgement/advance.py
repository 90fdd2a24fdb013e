"""Walter Schnaffs: who goes into the zone that was taken."""

from __future__ import annotations

from grognard.engine.actions import Choices, unit_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.games.walter_schnaffs.judgement.outlook import Outlook, pull
from grognard.games.walter_schnaffs.state import Battle
from grognard.games.walter_schnaffs.vocabulary import DONE


def weigh_advance(b: Battle, offered: Choices, weighed: Weighed) -> None:
    outlook = Outlook(b)
    for action in offered.actions:
        unit = unit_of(action)
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
        else:
            weighed.weigh(action, pull(b, outlook, unit, b.target) - pull(b, outlook, unit, b.origin))
