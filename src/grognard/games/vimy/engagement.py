"""Vimy §12.3: engaged units."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.state import Unit
from grognard.games.vimy.board import Hex
from grognard.games.vimy.state import ENGAGED, SECOND_TRENCH, TANK, UNDERGROUND, Battle


def has_engaged(b: Battle, hex_: Hex) -> bool:
    other = b.first[hex_]
    while other != NONE:
        if b.marks[other] & ENGAGED:
            return True
        other = b.next[other]
    return False


def can_be_engaged(b: Battle, unit: Unit) -> bool:
    """Everybody on the surface except tanks (TANKS_NEVER_ENGAGED) and units that have gone back to the second trench."""
    return b.status[unit] != UNDERGROUND and b.kind[unit] != TANK and not b.marked(unit, SECOND_TRENCH)


def meets_enemies(b: Battle, hex_: Hex) -> bool:
    """Whether both sides have somebody in the hex who can be engaged."""
    sides: i64 = 0
    unit = b.first[hex_]
    while unit != NONE:
        if can_be_engaged(b, unit):
            sides |= 1 << b.side[unit]
        unit = b.next[unit]
    return sides == 3


def disengage(b: Battle, hex_: Hex) -> None:
    """ENGAGED_NO_MORE: nobody is left to fight in the hex."""
    if meets_enemies(b, hex_):
        return
    unit = b.first[hex_]
    while unit != NONE:
        b.marks[unit] &= ~ENGAGED
        unit = b.next[unit]
