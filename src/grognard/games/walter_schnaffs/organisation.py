"""Walter Schnaffs §1 and §2: bases, the units they make, and what a unit is worth while it lasts.

A base is about 30 mm square (BASE_SIZE) on zones of 150 mm (ZONE_SIZE), so that the 25 bases of a full zone just fit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.state import Side, Unit
from grognard.games.walter_schnaffs.state import (
    BREECH,
    CAVALRY,
    GERMAN,
    HEAVY_BRONZE,
    INFANTRY,
    LIGHT_BREECH,
    LIGHT_BRONZE,
    MITRAILLEUSE,
    Battle,
)

BASE_MM: Final = 30
ZONE_MM: Final = 150


def fewest_bases(kind: i64) -> i64:
    """INFANTRY_BASES 3 to 5, CAVALRY_BASES 2 or 3, BATTERY_BASE 1."""
    if kind == INFANTRY:
        return 3
    return 2 if kind == CAVALRY else 1


def most_bases(kind: i64) -> i64:
    if kind == INFANTRY:
        return 5
    return 3 if kind == CAVALRY else 1


def men(kind: i64, bases: i64) -> i64:
    """About how many men the bases stand for; 0 for batteries."""
    if kind == INFANTRY:
        return 600 * bases
    return 300 * bases if kind == CAVALRY else 0


def is_fresh(b: Battle, unit: Unit) -> bool:
    """FRESH_OR_WORN: infantry of 3 bases or more, cavalry of 2 or more; below that they are worn."""
    return b.bases[unit] >= fewest_bases(b.kind[unit])


def is_light(kind: i64) -> bool:
    """Light artillery of all types, and mitrailleuses."""
    return kind == LIGHT_BREECH or kind == LIGHT_BRONZE or kind == MITRAILLEUSE


def loads_by_the_muzzle(kind: i64) -> bool:
    return kind == HEAVY_BRONZE or kind == LIGHT_BRONZE


def fires_percussion(side: Side, kind: i64) -> bool:
    """PERCUSSION_SHELLS: all German artillery, and the French 7-pounders; MITRAILLEUSES_FIRE_BULLETS."""
    return (side == GERMAN and kind != MITRAILLEUSE) or kind == BREECH
