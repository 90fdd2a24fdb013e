"""Vimy: a shot or a melee under way, from one throw or choice to the next."""

from __future__ import annotations

from typing import Final

from grognard.engine.actions import NONE
from grognard.engine.dice import Dice
from grognard.games.vimy.after_the_melee import Losing
from grognard.games.vimy.fire import next_target
from grognard.games.vimy.rout import Routing
from grognard.games.vimy.state import Battle
from grognard.games.vimy.tunnels import shut_in_surrender
from grognard.games.vimy.victory import take_objectives

ROUT: Final = Routing()
LOSS: Final = Losing()


def under_way(b: Battle) -> bool:
    return b.routing != NONE or b.shot_at != NONE or b.melee_at != NONE


def combat_asks(b: Battle, dice: Dice) -> bool:
    """One thing of a rout, else of the shot or the melee it interrupts. True when somebody must choose."""
    if b.routing != NONE:
        return ROUT.asks(b, dice)
    if b.shot_at != NONE:
        next_target(b, dice)
        return False
    return LOSS.asks(b, dice)


def take_stock(b: Battle) -> None:
    """What follows at once from who stands where, whatever brought it about."""
    if b.turn > 0:
        take_objectives(b)
        shut_in_surrender(b)
