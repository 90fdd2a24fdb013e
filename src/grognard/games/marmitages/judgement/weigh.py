"""Marmitages: the decisions, each with its rules of thumb."""

from __future__ import annotations

from typing import Final

from grognard.engine.judgement import Weigh, weigh_alike
from grognard.games.marmitages.judgement.advance import weigh_advance
from grognard.games.marmitages.judgement.assault import weigh_assaults, weigh_commitments
from grognard.games.marmitages.judgement.barrage import weigh_barrages
from grognard.games.marmitages.judgement.bombardment import weigh_bombardment
from grognard.games.marmitages.judgement.cards import weigh_hand
from grognard.games.marmitages.judgement.defences import weigh_placing
from grognard.games.marmitages.judgement.deployment import weigh_deployment
from grognard.games.marmitages.judgement.lines import weigh_naming
from grognard.games.marmitages.judgement.losses import weigh_losses
from grognard.games.marmitages.judgement.movement import weigh_moves
from grognard.games.marmitages.judgement.purchase import weigh_goods
from grognard.games.marmitages.judgement.wire import weigh_cutting
from grognard.games.marmitages.state import Battle

# In the order of the phases.
WEIGH: Final[list[Weigh[Battle]]] = [
    weigh_alike,
    weigh_goods,
    weigh_placing,
    weigh_bombardment,
    weigh_deployment,
    weigh_deployment,
    weigh_barrages,
    weigh_moves,
    weigh_assaults,
    weigh_commitments,
    weigh_losses,
    weigh_advance,
    weigh_cutting,
    weigh_alike,
    weigh_hand,
    weigh_naming,
    weigh_naming,
]
