"""Marmitages: where to deploy, and where to set reinforcements down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import Choices, target_of, unit_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.games.marmitages.judgement.outlook import Outlook, lines_gained, pull, rank_of, rows_held
from grognard.games.marmitages.state import NEST, Battle, Sector
from grognard.games.marmitages.vocabulary import DEPLOY

STACKING: Final[i64] = 10  # the attacker deploys in stacks: for each unit already there


def weigh_deployment(b: Battle, offered: Choices, weighed: Weighed) -> None:
    outlook = Outlook(b)
    rows = rows_held(b, b.decider)
    for action in offered.actions:
        if verb_of(action) != DEPLOY:
            continue
        sector = target_of(action)
        worth = 100 + pull(b, outlook, b.decider, unit_of(action), sector)
        if b.ground.cards:
            worth += lines_gained(b, rows, -1, sector // b.width)
        if b.kind[unit_of(action)] == NEST:
            worth += nest_pull(b, sector)
        elif b.decider == b.attacker:
            worth += STACKING * b.stack[sector]
        weighed.weigh(action, worth)


def nest_pull(b: Battle, sector: Sector) -> i64:
    """A nest stays where it is set: in works of the row that will be assaulted, never two together."""
    for unit in range(b.units()):
        if b.at[unit] == sector and b.kind[unit] == NEST:
            return -50
    front = rank_of(b, sector) == 1 if b.decider != b.attacker else rank_of(b, sector) == -1
    return (120 if front else 0) + 30 * b.elements(sector)
