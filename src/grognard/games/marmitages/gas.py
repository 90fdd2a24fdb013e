"""Marmitages §6: gas, in place of shells."""

from __future__ import annotations

from typing import Final

from grognard.engine.dice import Dice, chart
from grognard.engine.tally import Tally
from grognard.games.marmitages.rules import GAS_ELITE, GAS_INEXPERIENCED, GAS_ROLL

GAS_CHART: Final = chart(1, 2, 3, 4, 5, 6)


def gas_points(foe_elite: bool, foe_inexperienced: bool, dice: Dice, tally: Tally) -> None:
    """One die, −1 against an elite unit, +1 against an inexperienced one (GAS_NEVER_NEGATIVE: 1 less 1 is 0)."""
    tally.roll(GAS_ROLL, GAS_CHART, dice)
    if foe_elite:
        tally.add(GAS_ELITE, -1)
    if foe_inexperienced:
        tally.add(GAS_INEXPERIENCED, 1)
