"""Walter Schnaffs: the decisions, each with its rules of thumb."""

from __future__ import annotations

from typing import Final

from grognard.engine.judgement import Weigh, weigh_alike
from grognard.games.walter_schnaffs.judgement.advance import weigh_advance
from grognard.games.walter_schnaffs.judgement.after_the_volley import weigh_losses
from grognard.games.walter_schnaffs.judgement.battle import weigh_attacks
from grognard.games.walter_schnaffs.judgement.bidding import weigh_bids
from grognard.games.walter_schnaffs.judgement.bombardment import weigh_bombardments
from grognard.games.walter_schnaffs.judgement.deployment import weigh_deployment
from grognard.games.walter_schnaffs.judgement.falling_back import weigh_retreats
from grognard.games.walter_schnaffs.judgement.movement import weigh_moves
from grognard.games.walter_schnaffs.judgement.purchase import weigh_goods
from grognard.games.walter_schnaffs.state import Battle

# In the order of the phases.
WEIGH: Final[list[Weigh[Battle]]] = [
    weigh_alike,
    weigh_goods,
    weigh_bids,
    weigh_deployment,
    weigh_deployment,
    weigh_bombardments,
    weigh_moves,
    weigh_attacks,
    weigh_losses,
    weigh_retreats,
    weigh_advance,
    weigh_alike,
]
