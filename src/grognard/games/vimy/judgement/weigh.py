"""Vimy Ridge: the decisions, each with its rules of thumb."""

from __future__ import annotations

from typing import Final

from grognard.engine.judgement import Weigh, weigh_alike
from grognard.games.vimy.judgement.after_the_melee import weigh_losses
from grognard.games.vimy.judgement.deployment import weigh_deployment
from grognard.games.vimy.judgement.entrenching import weigh_entrenching
from grognard.games.vimy.judgement.fire import weigh_fire
from grognard.games.vimy.judgement.melee import weigh_melees
from grognard.games.vimy.judgement.mines import weigh_fort, weigh_mines
from grognard.games.vimy.judgement.movement import weigh_moves
from grognard.games.vimy.judgement.opportunity_fire import weigh_reactions
from grognard.games.vimy.judgement.rout import weigh_routs
from grognard.games.vimy.state import Battle

# In the order of the phases.
WEIGH: Final[list[Weigh[Battle]]] = [
    weigh_alike,
    weigh_mines,
    weigh_deployment,
    weigh_fort,
    weigh_moves,
    weigh_fire,
    weigh_melees,
    weigh_entrenching,
    weigh_alike,
    weigh_reactions,
    weigh_routs,
    weigh_losses,
]
