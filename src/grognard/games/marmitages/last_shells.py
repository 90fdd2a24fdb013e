"""Marmitages §10: a side that has fired everything finds a few last shells, once."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.dice import Dice
from grognard.engine.state import Side
from grognard.games.marmitages.rules import LAST_SHELLS_DIE
from grognard.games.marmitages.state import LAST_SHELLS, SHELLS, Battle
from grognard.games.marmitages.vocabulary import EV_LAST_SHELLS


def stock_last_shells(b: Battle) -> None:
    """A side that starts with no shells gets no last shells either."""
    for side in range(i64(2)):
        b.stock[LAST_SHELLS + side] = 1 if b.stock[SHELLS + side] > 0 else 0


def roll_last_shells(b: Battle, side: Side, dice: Dice) -> None:
    """LAST_SHELLS_ONCE: called after a combat, a barrage or a bombardment, so not usable in the one that emptied the stock."""
    if b.stock[SHELLS + side] == 0 and b.stock[LAST_SHELLS + side]:
        b.stock[LAST_SHELLS + side] = 0
        found = dice.roll(6)
        b.stock[SHELLS + side] = found
        b.note(EV_LAST_SHELLS, side=side, amount=found, rule=LAST_SHELLS_DIE)
