"""Rebuilt: the morale of units that lost bases in an attack and still stand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.dice import Dice, chart
from grognard.engine.state import Unit
from grognard.games.walter_schnaffs.base.falling_back import fall_back
from grognard.games.walter_schnaffs.rules import MORALE, MORALE_FAILURE
from grognard.games.walter_schnaffs.state import HURT, PROFESSIONAL, RESERVIST, SHAKEN, Battle
from grognard.games.walter_schnaffs.vocabulary import EV_SHAKEN, EV_STEADY

DIE: Final = chart(1, 2, 3, 4, 5, 6)


def steady_from(quality: i64) -> i64:
    if quality == PROFESSIONAL:
        return 3
    return 5 if quality == RESERVIST else 4


def try_morale(b: Battle, dice: Dice) -> None:
    """MORALE: the attacker's units first, then the defender's, in the order of the rolls."""
    for k in range(i64(2)):
        side = b.active if k == 0 else 1 - b.active
        for unit in range(b.units()):
            if b.marks[unit] & HURT and b.side[unit] == side:
                b.marks[unit] &= ~HURT
                if b.at[unit] >= 0:
                    stand_or_run(b, unit, dice)


def stand_or_run(b: Battle, unit: Unit, dice: Dice) -> None:
    """MORALE_FAILURE: it falls back and is shaken."""
    least = steady_from(b.quality[unit])
    told = b.tally()
    told.tell(MORALE, "at-least", least)
    told.roll(MORALE, DIE, dice)
    face = told.total
    if face >= least:
        b.note(EV_STEADY, side=b.side[unit], unit=unit, origin=b.at[unit], amount=face, rule=MORALE, tally=told)
        return
    b.note(EV_SHAKEN, side=b.side[unit], unit=unit, origin=b.at[unit], amount=face, rule=MORALE_FAILURE, tally=told)
    b.marks[unit] |= SHAKEN
    fall_back(b, unit)
