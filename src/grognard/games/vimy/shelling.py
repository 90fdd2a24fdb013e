"""Vimy §10.2: what the barrage does to those it falls on. Where it falls is in barrage.py."""

from __future__ import annotations

from grognard.engine.actions import NONE
from grognard.engine.dice import Dice
from grognard.engine.state import Unit
from grognard.games.vimy.barrage import shielded
from grognard.games.vimy.charts import ROLLING, STATIONARY
from grognard.games.vimy.hits import strike
from grognard.games.vimy.rules import BARRAGE_CROSSING
from grognard.games.vimy.state import CANADIAN, GERMAN, UNDERGROUND, Battle
from grognard.games.vimy.vocabulary import EV_CROSSED, EV_ROLLING


def roll_on(b: Battle, dice: Dice) -> None:
    """ROLLING_BARRAGE: before all other fire of the Canadian fire phase; STANDING_BARRAGE: the old line is lifted."""
    line = b.charts.rolls_to[b.turn]
    if line == 0:
        return
    b.standing = NONE
    b.rolling = line
    b.note(EV_ROLLING, side=CANADIAN, amount=line)
    offset = line * b.board.count
    for unit in range(b.units()):
        hex_ = b.at[unit]
        if hex_ >= 0 and b.side[unit] == GERMAN and b.board.zone[offset + hex_] == 1:
            if b.status[unit] != UNDERGROUND and not shielded(b, hex_):  # SHIELDED_UNDERGROUND
                strike(b, unit, ROLLING, dice)


def cross(b: Battle, unit: Unit, dice: Dice) -> None:
    """The unit is in the hex of the line already, with the status it has there."""
    b.note(EV_CROSSED, side=GERMAN, unit=unit, target=b.at[unit], rule=BARRAGE_CROSSING)
    strike(b, unit, STATIONARY, dice)
