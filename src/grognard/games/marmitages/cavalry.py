"""Marmitages §7: what cavalry is worth."""

from __future__ import annotations

from grognard.engine.tally import Tally
from grognard.games.marmitages.rules import CAVALRY_AGAINST_WORKS, CAVALRY_POINT
from grognard.games.marmitages.state import Battle, Sector


def cavalry_points(b: Battle, attacked: Sector, attacking: bool, tally: Tally) -> None:
    """1, like infantry; nothing when it charges difficult ground or works (CAVALRY_AGAINST_WORKS)."""
    if attacking and b.rough(attacked):
        tally.add(CAVALRY_AGAINST_WORKS, 0)
    else:
        tally.add(CAVALRY_POINT, 1)
