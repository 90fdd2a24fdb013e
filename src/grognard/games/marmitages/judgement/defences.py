"""Marmitages: where to lay defensive works."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import Choices, target_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.games.marmitages.defences import element_of
from grognard.games.marmitages.judgement.outlook import rank_of
from grognard.games.marmitages.state import TRENCH, WIRE, Battle, Sector
from grognard.games.marmitages.vocabulary import PLACE

BEHIND_THE_STACKS: Final[i64] = -2  # the rank of the attacker's row behind the foremost he can deploy in


def weigh_placing(b: Battle, offered: Choices, weighed: Weighed) -> None:
    for action in offered.actions:
        if verb_of(action) == PLACE:
            weighed.weigh(action, placing_worth(b, element_of(action), target_of(action)))


def placing_worth(b: Battle, element: i64, sector: Sector) -> i64:
    """Works go where the assault will come, a trench in every sector first; the attacker's behind his stacks."""
    rank = rank_of(b, sector)
    front = rank == 1 if b.decider != b.attacker else rank == BEHIND_THE_STACKS
    worth: i64 = 100 if front else 50 if rank == 2 else 10
    if b.decider == b.attacker and rank > BEHIND_THE_STACKS:
        worth = -100
    if element == WIRE:
        return worth + 20 * b.trench[sector] - 30 * b.wire[sector]
    if element == TRENCH:
        return worth + 60 - 40 * b.elements(sector)
    return worth + 40 + 20 * b.trench[sector]
