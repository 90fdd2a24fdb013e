"""A map of flat-topped hexes named CCRR: two digits of column, two of row, odd columns half a hex lower.

Inside, a hex has an axial pair: `across`, its column, and `down`, its row less half its column. A step to a
neighbour is then the same pair of numbers everywhere on the map, and a straight line stays straight.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.places import OFF, Place, Places

Direction = i64
Facing = i64

# The six sides of a hex, clockwise.
NORTH: Final[Direction] = 0
NORTH_EAST: Final[Direction] = 1
SOUTH_EAST: Final[Direction] = 2
SOUTH: Final[Direction] = 3
SOUTH_WEST: Final[Direction] = 4
NORTH_WEST: Final[Direction] = 5

# The six corners, clockwise: a corner lies between the side of its own number and the next one.
NORTH_NORTH_EAST: Final[Facing] = 0
EAST: Final[Facing] = 1
SOUTH_SOUTH_EAST: Final[Facing] = 2
SOUTH_SOUTH_WEST: Final[Facing] = 3
WEST: Final[Facing] = 4
NORTH_NORTH_WEST: Final[Facing] = 5

STEP_ACROSS: Final = vec[i64]([0, 1, 1, 0, -1, -1])
STEP_DOWN: Final = vec[i64]([-1, -1, 0, 1, 1, 0])
MOST: Final[i64] = 99  # two digits


def reverse(turn: i64) -> i64:
    """The direction, or the facing, that looks back."""
    return (turn + 3) % 6


class Hexes(Places):
    """A map of `columns` by `rows` hexes, numbered in the order of their names, with the neighbours of each."""

    def __init__(self, columns: i64, rows: i64) -> None:
        if not (1 <= columns <= MOST and 1 <= rows <= MOST):
            raise ValueError(
                f"a map of {columns} columns by {rows} rows: make it 1 to {MOST} hexes each way, for two digits"
            )
        super().__init__([f"{column + 1:02}{row + 1:02}" for column in range(columns) for row in range(rows)])
        self.columns: i64 = columns
        self.rows: i64 = rows
        self.across = vec[i64]()  # the column of each hex, from 1
        self.down = vec[i64]()  # its row, from 1, less half its column
        for hex_ in range(columns * rows):
            column = hex_ // rows + 1
            self.across = append(self.across, column)
            self.down = append(self.down, hex_ % rows + 1 - (column >> 1))
        self.toward = vec[i64]()  # hex * 6 + direction: the hex on that side, or OFF
        self.beside = vec[vec[i64]]()  # the up to 6 hexes that share a side, clockwise from the north
        self.front = vec[vec[i64]]()  # hex * 6 + facing: the up to 2 hexes in front of that corner
        for hex_ in range(columns * rows):
            self._survey(hex_)

    def _survey(self, hex_: Place) -> None:
        near = vec[i64]()
        for direction in range(i64(6)):
            other = self.at(self.across[hex_] + STEP_ACROSS[direction], self.down[hex_] + STEP_DOWN[direction])
            self.toward = append(self.toward, other)
            if other != OFF:
                near = append(near, other)
        self.beside = append(self.beside, near)
        for facing in range(i64(6)):
            ahead = vec[i64]()
            for direction in (facing, (facing + 1) % 6):
                other = self.toward[hex_ * 6 + direction]
                if other != OFF:
                    ahead = append(ahead, other)
            self.front = append(self.front, ahead)

    def at(self, across: i64, down: i64) -> Place:
        """The hex of an axial pair; OFF beyond the edge."""
        row = down + (across >> 1)
        if across < 1 or across > self.columns or row < 1 or row > self.rows:
            return OFF
        return (across - 1) * self.rows + row - 1

    def ahead(self, hex_: Place, direction: Direction) -> Place:
        """The next hex in that direction; OFF at the edge."""
        return self.toward[hex_ * 6 + direction]

    def in_front(self, hex_: Place, facing: Facing) -> vec[i64]:
        """The hexes, two or at the edge fewer, that a unit facing that corner may go forward into."""
        return self.front[hex_ * 6 + facing]

    def behind(self, hex_: Place, facing: Facing) -> vec[i64]:
        """The hexes, two or at the edge fewer, behind a unit that faces that corner."""
        return self.front[hex_ * 6 + reverse(facing)]

    def distance(self, origin: Place, target: Place) -> i64:
        """How many steps from one hex to another: 1 for neighbours."""
        # A step changes `across`, `up`, or both in the same sense: of two with one sign the larger counts, of two
        # with opposite signs the sum.
        across = self.across[target] - self.across[origin]
        up = self.down[origin] - self.down[target]
        return max(max(across, up), 0) - min(min(across, up), 0)

    def line(self, origin: Place, target: Place) -> vec[i64]:
        """The hexes between, along the line of centres: two entries for each of the distance - 1 steps.

        Both entries are the same where the line is inside one hex. Where it is on a hexside they are the two
        hexes of that side; at the edge of the map the second may be OFF, the first never is.
        """
        distance = self.distance(origin, target)
        across_span = self.across[target] - self.across[origin]
        down_span = self.down[target] - self.down[origin]
        across = self.across[origin]
        down = self.down[origin]
        # What is left over when the point's two numbers are rounded to the nearest hex, in 2 * distance parts.
        across_rest = distance
        down_rest = distance
        between = vec[i64](capacity=2 * distance)
        for _ in range(i64(1), distance):
            across_rest += 2 * across_span
            if across_rest >= 2 * distance:
                across_rest -= 2 * distance
                across += 1
            elif across_rest < 0:
                across_rest += 2 * distance
                across -= 1
            down_rest += 2 * down_span
            if down_rest >= 2 * distance:
                down_rest -= 2 * distance
                down += 1
            elif down_rest < 0:
                down_rest += 2 * distance
                down -= 1
            # No rest: the number was a half and was rounded up. One of the three hex axes is always at a whole
            # number here, so halves are hexsides: round one number up and the other down, then the reverse.
            one = self.at(across - 1 if across_rest == 0 else across, down)
            two = self.at(across, down - 1 if down_rest == 0 else down)
            between = append(between, two if one == OFF else one)
            between = append(between, one if one == OFF else two)
        return between
