"""Marmitages §8: aviation, beside shells or gas."""

from __future__ import annotations

from typing import Final

from grognard.engine.dice import Dice, chart
from grognard.engine.tally import Tally
from grognard.games.marmitages.rules import AVIATION_ROLL

D3: Final = chart(1, 1, 2, 2, 3, 3)  # THREE_SIDED_DIE


def aviation_points(dice: Dice, tally: Tally) -> None:
    tally.roll(AVIATION_ROLL, D3, dice)
