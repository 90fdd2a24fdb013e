"""Walter Schnaffs: which level to bid."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import Choices, amount_of
from grognard.engine.judgement import Weighed
from grognard.games.walter_schnaffs.state import GERMAN, Battle

# Parts of a mixed strategy by level, after games of every pair of bids: the turning movement is the strongest attack.
GERMAN_BIDS: Final = vec[i64]([0, 15, 25, 55, 5, 0])
FRENCH_BIDS: Final = vec[i64]([0, 0, 30, 55, 10, 5])


def weigh_bids(b: Battle, offered: Choices, weighed: Weighed) -> None:
    weighed.mixed = True
    mix = GERMAN_BIDS if b.decider == GERMAN else FRENCH_BIDS
    for action in offered.actions:
        weighed.weigh(action, mix[amount_of(action)])
