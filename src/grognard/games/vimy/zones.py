"""Vimy §5: zones of control."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.state import Side
from grognard.games.vimy.board import Hex
from grognard.games.vimy.state import Battle


def in_enemy_zone(b: Battle, side: Side, hex_: Hex) -> bool:
    """ZONE_OF_CONTROL: an enemy of that side on the surface (ZONE_ON_THE_SURFACE) of the hex or of one beside it."""
    enemy: Side = 1 - side
    if b.holds(enemy, hex_):
        return True
    for direction in range(i64(6)):
        other = b.board.toward[hex_ * 6 + direction]
        if other >= 0 and b.first[other] >= 0 and b.holds(enemy, other):
            return True
    return False
