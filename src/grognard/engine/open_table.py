"""The open table: points in whole tenths of a UD, measured exactly, in whole numbers only.

Coordinates and radii stay within REACH, so that the products of two fit i64. Where products of four lengths are
compared all numbers are plain ints, which never overflow and are fast while they are small. All of
them, because compiled code turns an int that meets an i64 into an i64.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

REACH: Final[i64] = 1 << 20

# A leg and a circle.
ENTERS: Final[i64] = -1
TOUCHES: Final[i64] = 0
MISSES: Final[i64] = 1

# A point, or a stretch of a leg, and a zone.
OUTSIDE: Final[i64] = 0
BORDER: Final[i64] = 1
INSIDE: Final[i64] = 2


def squared_distance(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """The square of the distance between two points, in square tenths."""
    return (bx - ax) * (bx - ax) + (by - ay) * (by - ay)


def whole_root(number: i64) -> i64:
    """The square root rounded down: below 2**52 that of the nearest float, which is compiled to one instruction."""
    return i64(math.sqrt(float(number)))


def range_column(squared: i64) -> i64:
    """The column of a range table, 1 UD each: the distance is read to the nearest tenth, d < 10 k + 1/2."""
    twice = whole_root(4 * squared)  # 4 d² < (20 k + 1)² when the root, rounded down, is at most 20 k
    return max(1, (twice + 19) // 20)


def leg_length(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """The length of a straight leg in tenths, rounded up."""
    squared = squared_distance(ax, ay, bx, by)
    return whole_root(squared - 1) + 1 if squared > 0 else 0


def leg_against_circle(ax: i64, ay: i64, bx: i64, by: i64, px: i64, py: i64, radius: i64) -> i64:
    """ENTERS if some point of the leg is nearer to P than the radius, TOUCHES if the nearest is just that far."""
    length = squared_distance(ax, ay, bx, by)
    along = (px - ax) * (bx - ax) + (py - ay) * (by - ay)
    if along <= 0:
        return compare(squared_distance(ax, ay, px, py), radius * radius)
    if along >= length:
        return compare(squared_distance(bx, by, px, py), radius * radius)
    aside: int = turn(ax, ay, bx, by, px, py)  # the leg's length times the distance of P from its line
    allowed: int = radius * radius
    whole_length: int = length
    return compare(aside * aside, allowed * whole_length)


def never_nearer(ax: i64, ay: i64, bx: i64, by: i64, px: i64, py: i64) -> bool:
    """Whether the distance to P never shrinks on the leg: it starts at a right angle from P, or wider."""
    return (ax - px) * (bx - ax) + (ay - py) * (by - ay) >= 0


def segments_meet(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64) -> bool:
    """Whether AB and CD have a point in common.

    Touching counts; otherwise a river could be crossed in two legs, or at a bend.
    """
    if max(ax, bx) < min(cx, dx) or max(cx, dx) < min(ax, bx) or max(ay, by) < min(cy, dy) or max(cy, dy) < min(ay, by):
        return False
    return not (
        same_side(turn(ax, ay, bx, by, cx, cy), turn(ax, ay, bx, by, dx, dy))
        or same_side(turn(cx, cy, dx, dy, ax, ay), turn(cx, cy, dx, dy, bx, by))
    )


def turn(ax: i64, ay: i64, bx: i64, by: i64, px: i64, py: i64) -> i64:
    """On which side of the line from A to B the point P lies: opposite signs on its two sides, 0 on it."""
    return (bx - ax) * (py - ay) - (by - ay) * (px - ax)


def same_side(one: i64, two: i64) -> bool:
    """Whether two turns are strictly on one side of the line."""
    return (one > 0 and two > 0) or (one < 0 and two < 0)


def compare(one: int, two: int) -> i64:
    """-1, 0 or 1: less, equal, more."""
    return -1 if one < two else 1 if one > two else 0


class Zone:
    """A piece of ground inside a closed line of corners; the line is part of it."""

    def __init__(self, corners: list[tuple[int, int]]) -> None:
        if len(corners) < 3:
            raise ValueError(f"a zone with {len(corners)} corners: give at least three")
        limit: int = REACH
        for x, y in corners:
            if not (-limit <= x <= limit and -limit <= y <= limit):
                raise ValueError(f"a corner at {x}, {y}: keep within {limit} tenths of a DU")
        self.xs = vec[i64]([x for x, _ in corners])
        self.ys = vec[i64]([y for _, y in corners])
        self.west: i64 = min(self.xs)
        self.east: i64 = max(self.xs)
        self.north: i64 = min(self.ys)
        self.south: i64 = max(self.ys)
        self._check_sides()

    def _check_sides(self) -> None:
        count = i64(len(self.xs))
        for one in range(count):
            for two in range(one):
                if self._sides_clash(two, one):
                    raise ValueError(
                        f"sides {two + 1} and {one + 1} of a zone touch or cross: list its corners in order around it"
                    )

    def _sides_clash(self, one: i64, two: i64) -> bool:
        """Whether two sides, one before two in the list, share more than the corner where neighbours join."""
        xs, ys = self.xs, self.ys
        count = i64(len(xs))
        if (two + 1) % count == one:
            one, two = two, one
        a, b, c, d = one, (one + 1) % count, two, (two + 1) % count
        if b != c:
            return segments_meet(xs[a], ys[a], xs[b], ys[b], xs[c], ys[c], xs[d], ys[d])
        # Neighbours join in B: they clash if one is only a point, or the second folds back on the first.
        straight = turn(xs[a], ys[a], xs[b], ys[b], xs[d], ys[d]) == 0
        return straight and (xs[b] - xs[a]) * (xs[d] - xs[b]) + (ys[b] - ys[a]) * (ys[d] - ys[b]) <= 0

    def locate(self, x: i64, y: i64) -> i64:
        """Where a point is: OUTSIDE, on the BORDER or INSIDE."""
        if x < self.west or x > self.east or y < self.north or y > self.south:
            return OUTSIDE
        odd = False
        last = i64(len(self.xs)) - 1
        ax, ay = self.xs[last], self.ys[last]
        for corner in range(last + 1):
            bx, by = self.xs[corner], self.ys[corner]
            side = turn(ax, ay, bx, by, x, y)
            if side == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
                return BORDER
            # a ray to the east meets the side; a corner at its own height counts as north of it
            if (ay > y) != (by > y) and (side > 0) == (by > ay):
                odd = not odd
            ax, ay = bx, by
        return INSIDE if odd else OUTSIDE

    def contains(self, x: i64, y: i64) -> bool:
        """Whether a point is in the zone, its border included."""
        return self.locate(x, y) != OUTSIDE

    def passage(self, ax: i64, ay: i64, bx: i64, by: i64) -> vec[i64]:
        """Where a leg runs, stretch by stretch in order: OUTSIDE, along the BORDER, INSIDE; mere touches left out."""
        if ax == bx and ay == by:
            return vec[i64]([self.locate(ax, ay)])
        stretches = vec[i64]()
        if max(ax, bx) < self.west or min(ax, bx) > self.east or max(ay, by) < self.north or min(ay, by) > self.south:
            return append(stretches, OUTSIDE)
        meetings: list[Meeting] = []
        self.add_meetings(meetings, 1, ax, ay, bx, by)
        return stretches_of(meetings)

    def add_meetings(self, meetings: list[Meeting], bit: int, ax: i64, ay: i64, bx: i64, by: i64) -> None:
        """Where the sides of the zone, known by a bit, reach the leg's line, up to B: each put in its place in the order."""
        length: int = squared_distance(ax, ay, bx, by)
        last = i64(len(self.xs)) - 1
        side = turn(ax, ay, bx, by, self.xs[last], self.ys[last])
        along = (self.xs[last] - ax) * (bx - ax) + (self.ys[last] - ay) * (by - ay)
        for corner in range(last + 1):
            next_side = turn(ax, ay, bx, by, self.xs[corner], self.ys[corner])
            next_along = (self.xs[corner] - ax) * (bx - ax) + (self.ys[corner] - ay) * (by - ay)
            left = bit if (side > 0) != (next_side > 0) else 0
            right = bit if (side < 0) != (next_side < 0) else 0
            if left or right:
                meeting = meeting_of(side, along, next_side, next_along, left, right)
                if meeting.part < length * meeting.whole:
                    insert(meetings, meeting)
            side, along = next_side, next_along

    def enters(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Whether some of the leg runs inside the zone; one that only touches the border, or follows it, does not."""
        return any(stretch == INSIDE for stretch in self.passage(ax, ay, bx, by))

    def leaves(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Whether the leg runs inside the zone and, farther on, outside."""
        was_inside = False
        for stretch in self.passage(ax, ay, bx, by):
            if stretch == OUTSIDE and was_inside:
                return True
            was_inside = was_inside or stretch == INSIDE
        return False

    def covers(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Whether the whole leg is in the zone, its border included."""
        return all(stretch != OUTSIDE for stretch in self.passage(ax, ay, bx, by))

    def shares_edge(self, other: Zone) -> bool:
        """Whether a side of this zone and one of another lie on each other for some length: more than a point."""
        if self.west > other.east or self.east < other.west or self.north > other.south or self.south < other.north:
            return False
        last, others_last = i64(len(self.xs)) - 1, i64(len(other.xs)) - 1
        a = last
        for b in range(last + 1):
            c = others_last
            for d in range(others_last + 1):
                if lie_on_each_other(
                    self.xs[a], self.ys[a], self.xs[b], self.ys[b], other.xs[c], other.ys[c], other.xs[d], other.ys[d]
                ):
                    return True
                c = d
            a = b
        return False


class Area:
    """Zones that make one piece of ground: the edges they share are inside it."""

    def __init__(self, zones: list[Zone]) -> None:
        self.zones = zones
        self.west: i64 = min(zone.west for zone in zones)
        self.east: i64 = max(zone.east for zone in zones)
        self.north: i64 = min(zone.north for zone in zones)
        self.south: i64 = max(zone.south for zone in zones)

    def contains(self, x: i64, y: i64) -> bool:
        """Whether a point is in the area, its border included."""
        if x < self.west or x > self.east or y < self.north or y > self.south:
            return False
        for zone in self.zones:
            if zone.contains(x, y):
                return True
        return False

    def misses(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Whether a leg passes by so far off that nothing has to be worked out."""
        beside = (ax < self.west and bx < self.west) or (ax > self.east and bx > self.east)
        return beside or (ay < self.north and by < self.north) or (ay > self.south and by > self.south)

    def passage(self, ax: i64, ay: i64, bx: i64, by: i64) -> vec[i64]:
        """Where a leg runs, as for a zone: along an edge that two zones share it is INSIDE."""
        if len(self.zones) == 1:
            return self.zones[0].passage(ax, ay, bx, by)
        if ax == bx and ay == by:  # no leg: the zone it is deepest in
            return vec[i64]([max(zone.locate(ax, ay) for zone in self.zones)])
        meetings: list[Meeting] = []
        bit = 1
        for zone in self.zones:
            zone.add_meetings(meetings, bit, ax, ay, bx, by)
            bit <<= 1
        return stretches_of(meetings)

    def enters(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Whether some of the leg runs inside the area."""
        return any(stretch == INSIDE for stretch in self.passage(ax, ay, bx, by))


def lie_on_each_other(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64) -> bool:
    """Whether AB and CD are on one line and have more than a point in common."""
    if turn(ax, ay, bx, by, cx, cy) != 0 or turn(ax, ay, bx, by, dx, dy) != 0:
        return False
    if ax == bx:
        return max(min(ay, by), min(cy, dy)) < min(max(ay, by), max(cy, dy))
    return max(min(ax, bx), min(cx, dx)) < min(max(ax, bx), max(cx, dx))


class Meeting:
    """A side of a zone reaches the line of a leg, at part / whole of the way (in square tenths).

    From the left, from the right or from both: there it shows the zone's bit, and 0 where it does not reach.
    """

    def __init__(self, part: int, whole: int, left: int, right: int) -> None:
        self.part = part
        self.whole = whole
        self.left = left
        self.right = right

    def before(self, other: Meeting) -> bool:
        """Whether this one lies nearer to the start."""
        return self.part * other.whole < other.part * self.whole


def meeting_of(side: int, along: int, next_side: int, next_along: int, left: int, right: int) -> Meeting:
    """The point of the leg's line on a side of the zone, from how far aside and along the leg its two ends are."""
    whole = next_side - side
    part = along * next_side - next_along * side
    if whole < 0:
        whole, part = -whole, -part
    return Meeting(part, whole, left, right)


def insert(meetings: list[Meeting], meeting: Meeting) -> None:
    """Put a meeting into its place in the order along the leg."""
    place = len(meetings)
    while place > 0 and meeting.before(meetings[place - 1]):
        place -= 1
    meetings.insert(place, meeting)


def stretches_of(meetings: list[Meeting]) -> vec[i64]:
    """The stretches of a leg by what it meets, in order.

    Walk the leg with one foot just left and one just right of it. A side of a zone that reaches the leg's line from the
    left is met by the left foot, one from the right by the right foot, one across it by both. A foot is on the ground
    while it is in one of the zones at least.
    """
    stretches = vec[i64]()
    left = right = 0  # the zones each foot is in, one bit each
    here = Meeting(0, 1, 0, 0)  # at A: what is met on the line before it makes no stretch of the leg
    for meeting in meetings:
        if here.before(meeting):
            stretches = add_stretch(stretches, left != 0, right != 0)
            here = meeting
        left ^= meeting.left
        right ^= meeting.right
    return add_stretch(stretches, left != 0, right != 0)


def add_stretch(stretches: vec[i64], left: bool, right: bool) -> vec[i64]:
    """Lengthen the passage by what lies left and right of the leg: the zone on both sides, on one, or on neither."""
    stretch = INSIDE if left and right else BORDER if left or right else OUTSIDE
    count = i64(len(stretches))
    if count > 0 and stretches[count - 1] == stretch:
        return stretches
    return append(stretches, stretch)
