"""Vimy §14.7: underground units that cannot get out surrender."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.state import Side, Unit
from grognard.games.vimy.board import Hex, Tunnel
from grognard.games.vimy.losses import surrender
from grognard.games.vimy.rules import AUTOMATIC_SURRENDER
from grognard.games.vimy.state import UNDERGROUND, Battle


def shut_in_surrender(b: Battle) -> None:
    """AUTOMATIC_SURRENDER, at any moment."""
    if not b.ground.automatic_surrender:
        return
    for unit in range(b.units()):
        if b.at[unit] >= 0 and b.status[unit] == UNDERGROUND and is_shut_in(b, unit):
            surrender(b, unit, AUTOMATIC_SURRENDER)


def is_shut_in(b: Battle, unit: Unit) -> bool:
    """Where two tunnels meet, both must be shut."""
    for tunnel in b.board.tunnels:
        if runs_through(tunnel, b.at[unit]) and not is_shut(b, tunnel, b.side[unit]):
            return False
    return True


def runs_through(tunnel: Tunnel, hex_: Hex) -> bool:
    for other in tunnel.hexes:
        if other == hex_:
            return True
    return False


def is_shut(b: Battle, tunnel: Tunnel, side: Side) -> bool:
    """Enemies, and no friend, on both entrances."""
    last = tunnel.hexes[i64(len(tunnel.hexes)) - 1]
    return held_by_enemy_alone(b, tunnel.hexes[0], side) and held_by_enemy_alone(b, last, side)


def held_by_enemy_alone(b: Battle, hex_: Hex, side: Side) -> bool:
    return b.holds(1 - side, hex_) and not b.holds(side, hex_)
