"""Marmitages: whether to fire a preliminary bombardment."""

from __future__ import annotations

from grognard.engine.actions import Choices, pack
from grognard.engine.judgement import Weighed
from grognard.games.marmitages.state import Battle
from grognard.games.marmitages.vocabulary import DONE


def weigh_bombardment(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """Three shells do a point of damage on average; in support they would add three points to an assault: none is fired."""
    weighed.weigh(pack(DONE), 0)
