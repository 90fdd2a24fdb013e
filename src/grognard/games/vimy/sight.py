"""Vimy §8: the line of sight over the levels of the map, and the woods and villages along it.

Levels and terrain never change, so what one hex sees of another is worked out once, when it is first asked for, and kept
with the map: every game on that map shares it. Units in between are looked at when the fire is declared.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from grognard.engine.hexes import Hexes
from grognard.engine.places import OFF, Place

CLEAR: Final[i64] = 0
WOOD: Final[i64] = 1
VILLAGE: Final[i64] = 2

# What a hex sees of another, in a byte: the woods on the line, 16 for each village; or that it sees nothing.
BLOCKED: Final[i64] = 255
UNKNOWN: Final[i64] = 254  # not worked out yet
VILLAGES: Final[i64] = 16
MOST_HINDRANCES: Final[i64] = 14


def woods_in(look: i64) -> i64:
    return look & 15


def villages_in(look: i64) -> i64:
    return look >> 4


class Sight:
    """What every hex of a map sees of every other, by levels and terrain alone."""

    def __init__(self, hexes: Hexes, level: vec[i64], terrain: vec[i64]) -> None:
        self.hexes = hexes
        self.level = level
        self.terrain = terrain
        self.views = vec[vec[u8]]()  # by hex: its look at every hex; empty until it is first asked for
        for _ in range(len(hexes)):
            self.views = append(self.views, vec[u8]())

    def look(self, origin: Place, target: Place) -> i64:
        """BLOCKED, or the woods and villages on the way."""
        if len(self.views[origin]) == 0:
            self.views[origin] = vec[u8]([u8(UNKNOWN)] * len(self.hexes))
        view = self.views[origin]
        known = i64(view[target])
        if known == UNKNOWN:
            known = self.look_along(origin, target)
            view[target] = u8(known)
        return known

    def look_along(self, origin: Place, target: Place) -> i64:
        """LINE_OF_SIGHT, and what hinders along it."""
        return BLOCKED if self.blocked(origin, target) else self.hindrances(origin, target)

    def blocked(self, origin: Place, target: Place) -> bool:
        """HEIGHT_BLOCKS, HEIGHT_BETWEEN: ground that rises above the straight line from level to level."""
        between = self.hexes.line(origin, target)
        distance = i64(len(between)) // 2 + 1
        for step in range(i64(1), distance):
            rising = (distance - step) * self.level[origin] + step * self.level[target]
            if distance * self.height(between[2 * step - 2], between[2 * step - 1]) > rising:
                return True
        return False

    def hindrances(self, origin: Place, target: Place) -> i64:
        """WOODS_NEVER_BLOCK, RUINS_HINDER: they are counted, step by step and in the target's own hex, never in the firer's."""
        between = self.hexes.line(origin, target)
        woods: i64 = 0
        villages: i64 = 0
        for step in range(i64(len(between)) // 2):
            ground = self.cover(between[2 * step], between[2 * step + 1])
            if ground == WOOD:
                woods += 1
            elif ground == VILLAGE:
                villages += 1
        if origin != target:
            if self.terrain[target] == WOOD:
                woods += 1
            elif self.terrain[target] == VILLAGE:
                villages += 1
        return min(woods, MOST_HINDRANCES) + VILLAGES * min(villages, MOST_HINDRANCES)

    def height(self, one: Place, two: Place) -> i64:
        """The higher of the two hexes of a hexside; inside a hex both are that hex, at the map's edge the second is OFF."""
        return self.level[one] if two == OFF else max(self.level[one], self.level[two])

    def cover(self, one: Place, two: Place) -> i64:
        """HEXSIDE_HINDERS_ONCE: what the two hexes of a hexside hinder together."""
        if self.terrain[one] == WOOD or (two != OFF and self.terrain[two] == WOOD):
            return WOOD
        if self.terrain[one] == VILLAGE or (two != OFF and self.terrain[two] == VILLAGE):
            return VILLAGE
        return CLEAR
