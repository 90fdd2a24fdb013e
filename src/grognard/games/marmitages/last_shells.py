"""Marmitages §10: a side that has fired everything finds a few last shells, once."""

from __future__ import annotations

from grognard.engine.dice import Dice
from grognard.engine.state import Side
from grognard.games.marmitages.rules import LAST_SHELLS_DIE
from grognard.games.marmitages.state import LAST_SHELLS, SHELLS, Battle
from grognard.games.marmitages.vocabulary import EV_LAST_SHELLS


def roll_last_shells(b: Battle, side: Side, dice: Dice) -> None:
    """Called after a combat or a bombardment: LAST_SHELLS_DIE, not usable in the one that emptied the stock."""
    if b.stock[SHELLS + side] == 0 and b.stock[LAST_SHELLS + side]:
        b.stock[LAST_SHELLS + side] = 0
        found = dice.roll(6)
        b.stock[SHELLS + side] = found
        b.note(EV_LAST_SHELLS, side=side, amount=found, rule=LAST_SHELLS_DIE)
