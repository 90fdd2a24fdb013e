"""Vimy §2.2: the map, worked out once and shared by every clone: neighbours, trenches, roads, tunnels, lines, zones."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.hexes import Hexes, reverse
from grognard.engine.places import OFF, Place
from grognard.engine.state import NOBODY, Side
from grognard.games.vimy.sight import CLEAR, VILLAGE, Sight

Hex = Place

TERRAINS: Final = ["clear", "wood", "village"]

# what runs through a hex: bits of `trench`. TRENCH_MEANS_MAIN; communication trenches are all German.
CANADIAN_TRENCH: Final[i64] = 1
GERMAN_TRENCH: Final[i64] = 2
COMMUNICATION: Final[i64] = 4
MAIN_TRENCH: Final[i64] = CANADIAN_TRENCH | GERMAN_TRENCH

# the barrage lines, in the order in which they are reached
START: Final[i64] = 0
GREEN: Final[i64] = 1
RED: Final[i64] = 2
BLACK: Final[i64] = 3
BLUE: Final[i64] = 4
LINES: Final = ["start", "green", "red", "black", "blue"]

NO_SECTOR: Final[i64] = -1


class Tunnel:
    """A tunnel from entrance to entrance."""

    def __init__(self, name: str, side: Side, hexes: vec[i64]) -> None:
        self.name = name
        self.side: Side = side
        self.hexes = hexes


class Board:
    """MAP_GRID: the tables of a map. Hexes outside the area in play are OFF."""

    def __init__(self, columns: i64, rows: i64) -> None:
        self.hexes = Hexes(columns, rows)
        count = columns * rows
        self.count: i64 = count
        self.in_play = vec[i64]([1] * count)
        self.toward = vec[i64](self.hexes.toward)  # hex * 6 + direction
        self.beside = vec[vec[i64]]()
        self.level = vec[i64]([0] * count)
        self.metres = vec[i64]([0] * count)
        self.terrain = vec[i64]([CLEAR] * count)
        self.sight = Sight(self.hexes, self.level, self.terrain)
        self.shelled = vec[i64]([0] * count)
        self.trench = vec[i64]([0] * count)
        self.trench_links = vec[i64]([0] * count)  # one bit per direction: TRENCH_JOINS
        self.double_trench = vec[i64]([0] * count)  # two main trenches: SECONDARY_TRENCH
        self.road = vec[i64]([0] * count)
        self.road_links = vec[i64]([0] * count)
        self.wire = vec[i64]([0] * count)
        self.tunnels: list[Tunnel] = []
        self.tunnel_side = vec[i64]([NOBODY] * count)
        self.tunnel_links = vec[i64]([0] * count)
        self.entrance = vec[i64]([0] * count)
        # 5 lines: line * count + hex
        self.on_line = vec[i64]()
        self.behind = vec[i64]()  # 1 on the Canadian side of the line; the line itself is not behind itself
        self.zone = vec[i64]()  # 1 in the zone of the barrage that rolls to that line
        self.limit = vec[i64]()  # 1 where Canadians may be while that line limits them
        # set-up
        self.canadian_sector = vec[i64]([NO_SECTOR] * count)  # division
        self.german_sector = vec[i64]([NO_SECTOR] * count)
        self.from_trench = vec[i64]([0] * count)  # distance to the nearest hex of the Canadian trench
        self.pimple: Hex = OFF  # the hex beside which the Pimple lies
        self.fort: Hex = OFF

    def name(self, hex_: Hex) -> str:
        return self.hexes.names[hex_] if hex_ >= 0 else ""

    def distance(self, origin: Hex, target: Hex) -> i64:
        return self.hexes.distance(origin, target)

    def ahead(self, hex_: Hex, direction: i64) -> Hex:
        return self.toward[hex_ * 6 + direction]

    def direction(self, origin: Hex, target: Hex) -> i64:
        """The side of `origin` that `target` lies on, -1 when they are not neighbours."""
        for direction in range(i64(6)):
            if self.toward[origin * 6 + direction] == target:
                return direction
        return -1

    # -- laying out --------------------------------------------------------------------------------------------------
    def link(self, links: vec[i64], way: list[int]) -> None:
        """Joins the hexes that follow each other in a way, both ways."""
        for index in range(len(way) - 1):
            direction = self.direction(way[index], way[index + 1])
            if direction >= 0:
                links[way[index]] |= 1 << direction
                links[way[index + 1]] |= 1 << reverse(direction)

    def cut_out(self, keep: vec[i64]) -> None:
        """Leaves only the hexes marked 1 in play."""
        self.in_play = keep
        for hex_ in range(self.count):
            for direction in range(i64(6)):
                other = self.hexes.toward[hex_ * 6 + direction]
                inside = other != OFF and keep[hex_] and keep[other]
                self.toward[hex_ * 6 + direction] = other if inside else OFF

    def survey(self) -> None:
        """The neighbour lists, when `toward` is as it will be."""
        self.beside = vec[vec[i64]]()
        for hex_ in range(self.count):
            near = vec[i64]()
            for direction in range(i64(6)):
                other = self.toward[hex_ * 6 + direction]
                if other != OFF:
                    near = append(near, other)
            self.beside = append(self.beside, near)

    def flood(self, start: Hex, wall: vec[i64], offset: i64) -> vec[i64]:
        """1 for every hex of the whole map that is reached from `start` without entering a hex of the wall."""
        reached = vec[i64]([0] * self.count)
        reached[start] = 1
        queue = vec[i64]([start])
        done: i64 = 0
        while done < i64(len(queue)):
            hex_ = queue[done]
            done += 1
            for direction in range(i64(6)):
                other = self.hexes.toward[hex_ * 6 + direction]
                if other != OFF and not reached[other] and not wall[offset + other]:
                    reached[other] = 1
                    queue = append(queue, other)
        return reached

    def lay_lines(self, west: Hex, on_line: vec[i64], free_sectors: vec[i64]) -> None:
        """BARRAGE_ZONES and CANADIAN_LIMIT from the hexes of the five lines.

        `west` is a hex on the Canadian side of all of them; `free_sectors` marks the sectors of divisions whose last line
        is red: from the black line on they may go beyond it.
        """
        n = self.count
        self.on_line = on_line
        self.behind = vec[i64]()
        for line in range(i64(5)):
            for reached in self.flood(west, on_line, line * n):
                self.behind = append(self.behind, reached)
        self.zone = vec[i64]([0] * (5 * n))
        self.limit = vec[i64]([0] * (5 * n))
        for line in range(i64(5)):
            for hex_ in range(n):
                within = self.behind[line * n + hex_] or on_line[line * n + hex_]
                if within:
                    self.limit[line * n + hex_] = 1
                    if line > 0 and not (self.behind[(line - 1) * n + hex_] or on_line[(line - 1) * n + hex_]):
                        self.zone[line * n + hex_] = 1
                elif line >= BLACK and free_sectors[hex_]:
                    self.limit[line * n + hex_] = 1

    def measure_trench(self) -> None:
        ours = vec[i64]()
        for hex_ in range(self.count):
            if self.trench[hex_] & CANADIAN_TRENCH:
                ours = append(ours, hex_)
        for hex_ in range(self.count):
            nearest = self.hexes.columns + self.hexes.rows
            for other in ours:
                nearest = min(nearest, self.hexes.distance(hex_, other))
            self.from_trench[hex_] = nearest

    # -- what is where -----------------------------------------------------------------------------------------------
    def trench_side(self, hex_: Hex) -> Side:
        """TRENCH_OWNERS: whose trench it is, NOBODY where there is none."""
        trench = self.trench[hex_]
        return NOBODY if trench == 0 else 0 if trench & CANADIAN_TRENCH else 1

    def joins(self, links: vec[i64], origin: Hex, target: Hex) -> bool:
        direction = self.direction(origin, target)
        return direction >= 0 and (links[origin] >> direction) & 1 == 1

    def marchable(self, hex_: Hex) -> bool:
        """ROAD_MARCH: a road hex outside the shelled zone that is no village."""
        return self.road[hex_] == 1 and self.shelled[hex_] == 0 and self.terrain[hex_] != VILLAGE
