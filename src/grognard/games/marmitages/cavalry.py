"""Marmitages §7: what cavalry is worth."""

from __future__ import annotations

from grognard.engine.tally import Tally
from grognard.games.marmitages.rules import CAVALRY_AGAINST_WORKS, CAVALRY_POINT
from grognard.games.marmitages.state import Battle, Sector


def cavalry_points(b: Battle, attacked: Sector, attacking: bool, tally: Tally) -> None:
    """1, also CAVALRY_IN_DEFENCE; taken off again when it charges difficult ground or works, so that the tally says why."""
    tally.add(CAVALRY_POINT, 1)
    if attacking and b.rough(attacked):
        tally.add(CAVALRY_AGAINST_WORKS, -1)
