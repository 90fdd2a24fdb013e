"""Vimy §14.4: deeds of bravery."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.dice import Dice
from grognard.engine.state import Unit
from grognard.games.vimy.engagement import disengage
from grognard.games.vimy.losses import honour, lose
from grognard.games.vimy.morale import DIE
from grognard.games.vimy.rules import BRAVERY
from grognard.games.vimy.state import CANADIAN, FIXED, INFANTRY, Battle
from grognard.games.vimy.vocabulary import EV_BRAVERY

BRAVE: Final[i64] = 12  # BRAVERY: two sixes


def bravery(b: Battle, dice: Dice) -> None:
    """BRAVERY: two dice for each battalion that a machine gun close by has fixed; on 12 the gun is taken."""
    for unit in range(b.units()):
        gun = b.fixed_by[unit]
        if gun == NONE or not is_brave(b, unit, gun):
            continue
        tally = b.tally()
        tally.tell(BRAVERY, "bravery-needed", BRAVE)
        tally.roll(BRAVERY, DIE, dice)
        tally.roll(BRAVERY, DIE, dice)
        taken: i64 = 1 if tally.total == BRAVE else 0
        origin, hex_ = b.at[unit], b.at[gun]
        b.note(
            EV_BRAVERY, side=CANADIAN, unit=unit, origin=origin, target=hex_, amount=taken, rule=BRAVERY, tally=tally
        )
        if taken:
            lose(b, gun, b.strength[gun], BRAVERY)
            honour(b)
            disengage(b, hex_)


def is_brave(b: Battle, unit: Unit, gun: Unit) -> bool:
    if b.side[unit] != CANADIAN or b.kind[unit] != INFANTRY or b.at[unit] < 0 or b.at[gun] < 0:
        return False
    return b.marked(unit, FIXED) and b.board.hexes.distance(b.at[unit], b.at[gun]) <= 1
