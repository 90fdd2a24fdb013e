"""Marmitages §6: gas, in place of shells."""

from __future__ import annotations

from typing import Final

from grognard.engine.dice import Dice, chart
from grognard.engine.tally import Tally
from grognard.games.marmitages.rules import GAS_ELITE, GAS_INEXPERIENCED, GAS_ROLL

GAS_CHART: Final = chart(1, 2, 3, 4, 5, 6)
GAS_ON_ELITE: Final = chart(0, 1, 2, 3, 4, 5)
GAS_ON_INEXPERIENCED: Final = chart(2, 3, 4, 5, 6, 7)


def gas_points(foe_elite: bool, foe_inexperienced: bool, dice: Dice, tally: Tally) -> None:
    """One die, −1 against an elite unit, +1 against an inexperienced one; against both it is as thrown."""
    if foe_elite and not foe_inexperienced:
        tally.roll(GAS_ELITE, GAS_ON_ELITE, dice)
    elif foe_inexperienced and not foe_elite:
        tally.roll(GAS_INEXPERIENCED, GAS_ON_INEXPERIENCED, dice)
    else:
        tally.roll(GAS_ROLL, GAS_CHART, dice)
