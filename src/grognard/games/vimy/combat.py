"""Vimy: a shot or a melee under way, from one throw or choice to the next."""

from __future__ import annotations

from grognard.engine.actions import NONE
from grognard.engine.dice import Dice
from grognard.games.vimy.fire import next_target
from grognard.games.vimy.melee import melee_asks
from grognard.games.vimy.rout import rout_asks
from grognard.games.vimy.state import Battle
from grognard.games.vimy.tunnels import shut_in_surrender
from grognard.games.vimy.victory import take_objectives


def under_way(b: Battle) -> bool:
    return b.routing != NONE or b.shot_at != NONE or b.melee_at != NONE


def combat_asks(b: Battle, dice: Dice) -> bool:
    """One thing of a rout, else of the shot or the melee it interrupts. True when somebody must choose."""
    if b.routing != NONE:
        return rout_asks(b, dice)
    if b.shot_at != NONE:
        next_target(b, dice)
        return False
    return melee_asks(b, dice)


def take_stock(b: Battle) -> None:
    """What follows at once from who stands where, whatever brought it about."""
    if b.turn > 0:
        take_objectives(b)
        shut_in_surrender(b)
