"""Vimy §10.2 and §13.2: what the barrage and the mines do to those they strike. Where the barrage falls is in barrage.py."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.dice import Dice
from grognard.engine.state import Unit
from grognard.games.vimy.barrage import shielded
from grognard.games.vimy.board import Hex
from grognard.games.vimy.charts import MINE, ROLLING, STATIONARY
from grognard.games.vimy.hits import strike
from grognard.games.vimy.morale import DIE
from grognard.games.vimy.rules import BARRAGE_CROSSING, BARRAGE_TIMING, MINE_ATTACK
from grognard.games.vimy.state import CANADIAN, GERMAN, UNDERGROUND, Battle
from grognard.games.vimy.vocabulary import EV_CROSSED, EV_MINE, EV_ROLLING

FAILS: i64 = 6  # MINE_ATTACK: on this face a mine does not go up


def roll_on(b: Battle, dice: Dice) -> None:
    """ROLLING_BARRAGE: before all other fire of the Canadian fire phase; STANDING_BARRAGE: the old line is lifted."""
    line = b.charts.rolls_to[b.turn]
    if line == 0:
        return
    b.standing = NONE
    b.rolling = line
    b.note(EV_ROLLING, side=CANADIAN, amount=line, rule=BARRAGE_TIMING)
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


# -- mines -------------------------------------------------------------------------------------------------------------
def blow_mines(b: Battle, dice: Dice) -> None:
    """MINE_ATTACK, when both sides are set up: each mine by itself."""
    if not b.mines_laid:
        return
    one, two = b.mine_a, b.mine_b
    b.mine_a = b.mine_b = NONE
    b.mines_laid = 0
    b.reveals += 1
    blow(b, one, dice)
    blow(b, two, dice)


def blow(b: Battle, hex_: Hex, dice: Dice) -> None:
    """MINES_REACH_UNDERGROUND: everybody in the hex is struck."""
    tally = b.tally()
    tally.tell(MINE_ATTACK, "mine-fails", FAILS)
    tally.roll(MINE_ATTACK, DIE, dice)
    works = tally.total != FAILS
    b.note(EV_MINE, side=CANADIAN, target=hex_, amount=1 if works else 0, rule=MINE_ATTACK, tally=tally)
    unit = b.first[hex_] if works else NONE
    while unit != NONE:
        following = b.next[unit]
        if b.side[unit] == GERMAN:
            strike(b, unit, MINE, dice)
        unit = following
