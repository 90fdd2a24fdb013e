"""Walter Schnaffs: who takes a loss."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Choices, unit_of
from grognard.engine.judgement import Weighed
from grognard.engine.state import Unit
from grognard.games.walter_schnaffs.organisation import fewest_bases
from grognard.games.walter_schnaffs.state import HURT, PROFESSIONAL, RESERVIST, Battle


def weigh_losses(b: Battle, offered: Choices, weighed: Weighed) -> None:
    for action in offered.actions:
        weighed.weigh(action, 400 - base_worth(b, unit_of(action)))


def base_worth(b: Battle, unit: Unit) -> i64:
    """What a unit loses with its next base: nothing yet, its freshness, or itself. One unit that is hurt twice tests once."""
    bases = b.bases[unit]
    worth: i64 = 60
    if bases == 1:
        worth = 160
    elif bases == fewest_bases(b.kind[unit]):
        worth = 130
    if b.marks[unit] & HURT:
        worth -= 25
    return worth + (15 if b.quality[unit] == PROFESSIONAL else -15 if b.quality[unit] == RESERVIST else 0)
