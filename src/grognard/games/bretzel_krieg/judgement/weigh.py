"""Bretzel Krieg !: the decisions, each with its rules of thumb."""

from __future__ import annotations

from typing import Final

from grognard.engine.judgement import Weigh, weigh_alike
from grognard.games.bretzel_krieg.judgement.air import weigh_flak
from grognard.games.bretzel_krieg.judgement.breakthrough import weigh_breakthrough
from grognard.games.bretzel_krieg.judgement.command import weigh_allotments, weigh_designations, weigh_postures
from grognard.games.bretzel_krieg.judgement.deployment import weigh_deployment
from grognard.games.bretzel_krieg.judgement.entrenchments import weigh_works
from grognard.games.bretzel_krieg.judgement.fire import weigh_fire
from grognard.games.bretzel_krieg.judgement.movement import weigh_moves
from grognard.games.bretzel_krieg.judgement.recruitment import weigh_goods, weigh_recruits
from grognard.games.bretzel_krieg.judgement.retreat import weigh_steps
from grognard.games.bretzel_krieg.state import Battle

# In the order of the phases.
WEIGH: Final[list[Weigh[Battle]]] = [
    weigh_alike,
    weigh_recruits,
    weigh_goods,
    weigh_works,
    weigh_deployment,
    weigh_postures,
    weigh_allotments,
    weigh_designations,
    weigh_moves,
    weigh_fire,
    weigh_steps,
    weigh_breakthrough,
    weigh_flak,
    weigh_alike,
    weigh_alike,
]
