"""A table of square sectors, numbered row by row from the top left: B5 is the second column, the fifth row."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.places import OFF, Place, Places

Direction = i64

# The four sides of a sector, clockwise: the next one is to the right of it.
NORTH: Final[Direction] = 0
EAST: Final[Direction] = 1
SOUTH: Final[Direction] = 2
WEST: Final[Direction] = 3

COLUMN_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DEEPEST: Final[i64] = 99


def opposite(direction: Direction) -> Direction:
    """The direction that looks back."""
    return (direction + 2) & 3


class Squares(Places):
    """A table `width` sectors wide and `depth` deep, with the neighbours of each."""

    def __init__(self, width: i64, depth: i64) -> None:
        if not (1 <= width <= len(COLUMN_LETTERS) and 1 <= depth <= DEEPEST):
            raise ValueError(
                f"a table of {width} by {depth} sectors: "
                f"make it 1 to {len(COLUMN_LETTERS)} wide and 1 to {DEEPEST} deep"
            )
        super().__init__([f"{COLUMN_LETTERS[column]}{row + 1}" for row in range(depth) for column in range(width)])
        self.width: i64 = width
        self.depth: i64 = depth
        self.toward = vec[i64]()  # sector * 4 + direction: the sector on that side, or OFF
        self.beside = vec[vec[i64]]()  # up to 4 sectors that share a side, clockwise from the north
        self.around = vec[vec[i64]]()  # up to 8 sectors that share a side or a corner, clockwise from the north
        for sector in range(width * depth):
            self._survey(sector)
        self.sectors: i64 = width * depth
        self.steps = vec[i64]([self._steps(a, b) for a in range(self.sectors) for b in range(self.sectors)])

    def _survey(self, sector: Place) -> None:
        column = self.column(sector)
        row = self.row(sector)
        ring = vec[i64](
            [
                self.at(column, row - 1),
                self.at(column + 1, row - 1),
                self.at(column + 1, row),
                self.at(column + 1, row + 1),
                self.at(column, row + 1),
                self.at(column - 1, row + 1),
                self.at(column - 1, row),
                self.at(column - 1, row - 1),
            ]
        )
        sides = vec[i64]()
        near = vec[i64]()
        for turn in range(i64(8)):
            other = ring[turn]
            is_side = turn & 1 == 0
            if is_side:
                self.toward = append(self.toward, other)
            if other == OFF:
                continue
            near = append(near, other)
            if is_side:
                sides = append(sides, other)
        self.beside = append(self.beside, sides)
        self.around = append(self.around, near)

    def _steps(self, origin: Place, target: Place) -> i64:
        across = self.column(origin) - self.column(target)
        along = self.row(origin) - self.row(target)
        return max(across, -across, along, -along)

    def steps_apart(self, origin: Place, target: Place) -> i64:
        """How many steps from one to the other, by sides and corners alike: a diagonal neighbour is one away."""
        return self.steps[origin * self.sectors + target]

    def at(self, column: i64, row: i64) -> Place:
        """The sector in that column and row, both from 0; OFF beyond the edge."""
        if column < 0 or column >= self.width or row < 0 or row >= self.depth:
            return OFF
        return row * self.width + column

    def column(self, sector: Place) -> i64:
        """The column of a sector, 0 for A."""
        return sector % self.width

    def row(self, sector: Place) -> i64:
        """The row of a sector, 0 at the top."""
        return sector // self.width

    def ahead(self, sector: Place, facing: Direction) -> Place:
        """The next sector in that direction; OFF at the edge."""
        return self.toward[sector * 4 + facing]

    def behind(self, sector: Place, facing: Direction) -> Place:
        """The sector behind a unit that faces that way; OFF at the edge."""
        return self.toward[sector * 4 + opposite(facing)]

    def left_flank(self, sector: Place, facing: Direction) -> Place:
        """The sector to the left of a unit that faces that way; OFF at the edge."""
        return self.toward[sector * 4 + ((facing + 3) & 3)]

    def right_flank(self, sector: Place, facing: Direction) -> Place:
        """The sector to the right of a unit that faces that way; OFF at the edge."""
        return self.toward[sector * 4 + ((facing + 1) & 3)]

    def bearing(self, origin: Place, target: Place) -> Direction:
        """The direction of another sector of the same column or row; OFF when it lies in neither, or is the same."""
        if origin == target:
            return OFF
        if self.column(origin) == self.column(target):
            return NORTH if target < origin else SOUTH
        if self.row(origin) == self.row(target):
            return WEST if target < origin else EAST
        return OFF

    def sides_apart(self, origin: Place, target: Place) -> i64:
        """How many sector sides lie on the shortest way: a diagonal neighbour is two away."""
        left, right = self.column(origin), self.column(target)
        top, bottom = self.row(origin), self.row(target)
        return max(left, right) - min(left, right) + max(top, bottom) - min(top, bottom)

    def between(self, origin: Place, target: Place) -> Place:
        """The one sector between two in a straight line at two sides; OFF for any other pair, diagonals too."""
        bearing = self.bearing(origin, target)
        if bearing == OFF or self.sides_apart(origin, target) != 2:
            return OFF
        return self.ahead(origin, bearing)
