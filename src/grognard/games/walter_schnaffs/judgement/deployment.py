"""Walter Schnaffs: where to set up, and what to keep."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Choices, target_of, unit_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.engine.state import NOBODY, Side, Unit
from grognard.games.walter_schnaffs.base.turning import most_kept
from grognard.games.walter_schnaffs.judgement.outlook import Outlook, pull
from grognard.games.walter_schnaffs.state import IN_HAND, INFANTRY, Battle
from grognard.games.walter_schnaffs.vocabulary import DEPLOY, DONE


def weigh_deployment(b: Battle, offered: Choices, weighed: Weighed) -> None:
    outlook = Outlook(b)
    side = b.decider
    first = first_to_deploy(b, side)
    for action in offered.actions:
        if verb_of(action) == DONE:
            weighed.weigh(action, 3000 if b.count(side, IN_HAND) <= most_kept(b) else 1)
        elif verb_of(action) == DEPLOY and unit_of(action) == first:
            weighed.weigh(action, 2000 + pull(b, outlook, first, target_of(action)))


def first_to_deploy(b: Battle, side: Side) -> Unit:
    """Guns and cavalry before infantry, the small before the large: so that what may stay off the table is the best."""
    first: Unit = NOBODY
    best: i64 = 0
    for unit in range(b.units()):
        if b.at[unit] == IN_HAND and b.side[unit] == side:
            rank = 10 * b.bases[unit] + (100 if b.kind[unit] == INFANTRY else 0)
            if first == NOBODY or rank < best:
                first = unit
                best = rank
    return first
