"""Bretzel Krieg !, preparation: the table in tenths of a UD, and what its ground does to those who cross it or stand on it.

A place is a point of the table as one number, y << 8 | x, in tenths from the top left corner: EXACT_MEASURE. The top edge is
the defender's. What a leg meets is packed into one number too: see `leg`. Legs to the half-UD points around a point are
worked out once and kept, for the ground never changes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.open_table import BORDER, INSIDE, OUTSIDE, Area, Zone, leg_length, segments_meet, squared_distance

Place = i64

UD: Final[i64] = 10
SEGMENT: Final[i64] = 40  # width of a segment
STEP: Final[i64] = 5  # half a UD: between the points where moves are listed and routes bend
FARTHEST: Final[i64] = 30  # no move is longer

# movement classes
FREE: Final[i64] = 0
DIFFICULT: Final[i64] = 1
VERY_DIFFICULT: Final[i64] = 2
IMPASSABLE_GROUND: Final[i64] = 3
MOVEMENTS: Final = ["clear", "difficult", "very-difficult", "impassable"]

# cover classes
OPEN: Final[i64] = 0
NATURAL: Final[i64] = 1
DENSE: Final[i64] = 2
TOWN: Final[i64] = 3
COVERS: Final = ["clear", "natural", "dense", "town"]

# What a leg meets: its length, whether it enters very difficult ground, the difficult areas it enters and those it leaves.
LENGTH: Final[i64] = 0xFF
VERY: Final[i64] = 1 << 8
ENTERED_SHIFT: Final[i64] = 9
LEFT_SHIFT: Final[i64] = 29
MOST_DIFFICULT: Final = 20  # difficult zones on one table
MASK: Final[i64] = (1 << 20) - 1
# … or why it cannot be
BARRED: Final[i64] = -1  # by impassable ground
HELD: Final[i64] = -2  # by difficult ground that it would enter and leave
TOO_LONG: Final[i64] = -3
UNKNOWN: Final[i64] = -4  # not yet worked out

# A mover and one area, as a path goes on.
WITHIN: Final[i64] = 1
CAME_IN: Final[i64] = 2
WENT_OUT: Final[i64] = 4
STUCK: Final[i64] = 8  # came in and went out again: not allowed in difficult ground

# The half-UD points around a point: a window of SPAN by SPAN, the point BACK columns and rows behind its first.
SPAN: Final[i64] = 14
BACK: Final[i64] = 6

# The twelve points of the grid at exactly 1 UD.
STEPS_X: Final = vec[i64]([10, 8, 6, 0, -6, -8, -10, -8, -6, 0, 6, 8])
STEPS_Y: Final = vec[i64]([0, 6, 8, 10, 8, 6, 0, -6, -8, -10, -8, -6])
TWELVE: Final[i64] = 12


def place_of(x: i64, y: i64) -> Place:
    return y << 8 | x


def x_of(place: Place) -> i64:
    return place & 0xFF


def y_of(place: Place) -> i64:
    return place >> 8


def distance2(one: Place, other: Place) -> i64:
    """The square of the distance between two places, in square tenths."""
    return squared_distance(one & 0xFF, one >> 8, other & 0xFF, other >> 8)


def entered_by(leg: i64) -> i64:
    """The difficult areas a leg enters, one bit each."""
    return (leg >> ENTERED_SHIFT) & MASK


def join(first: i64, second: i64) -> i64:
    """What two legs meet together, the second from where the first ended; HELD if it leaves what the first entered."""
    if first < 0 or second < 0:
        return min(first, second)
    if entered_by(first) & (second >> LEFT_SHIFT) & MASK:
        return HELD
    length = (first & LENGTH) + (second & LENGTH)
    return length | ((first | second) & ~LENGTH)


class Terrain:
    """The zones and rivers of a table."""

    def __init__(self, width: i64, depth: i64) -> None:
        self.width: i64 = width
        self.depth: i64 = depth
        self.segments: i64 = width // SEGMENT
        self.zones: list[Zone] = []
        self.movement = vec[i64]()
        self.cover = vec[i64]()
        self.difficult_zones: i64 = 0
        # TOUCHING_ZONES: the same ground, zones of one movement class that share an edge taken together; clear ground left out
        self.areas: list[Area] = []
        self.hindrance = vec[i64]()  # the movement class of each area
        self.bit = vec[i64]()  # of each area in the masks of a leg: 0 for those that are not difficult
        # banks that cannot be crossed: four numbers each
        self.banks = vec[i64]()
        self.blank = vec[i64]([UNKNOWN] * (SPAN * SPAN))
        # surveyed once all is in place
        self.bends = vec[i64]()  # by place: 1 where a route may bend
        self.stands = vec[i64]()  # by place: 1 for a half-UD point where a unit can stand
        self.corners = vec[i64]()  # corners of zones where a unit can stand: points that matter
        self.windows = vec[vec[i64]]()  # by place: the legs to the half-UD points around it, empty until asked for
        self.corner_windows = vec[vec[i64]]()  # by place: corners in reach and the legs to them, by pairs
        self.open_reach = vec[vec[i64]]()  # see movement.py: two for each place, empty until asked for
        self.covers = vec[i64]()  # by place: the cover there, UNKNOWN until asked for

    def add_zone(self, zone: Zone, movement: i64, cover: i64) -> None:
        """TERRAIN_CLASSES: a zone says how it is crossed and how it covers."""
        self.zones.append(zone)
        self.movement = append(self.movement, movement)
        self.cover = append(self.cover, cover)
        self.difficult_zones += 1 if movement == DIFFICULT else 0

    def add_bank(self, ax: i64, ay: i64, bx: i64, by: i64) -> None:
        """A stretch of river without a bridge or ford."""
        for number in (ax, ay, bx, by):
            self.banks = append(self.banks, number)

    def survey(self) -> None:
        """Called once, when all zones and rivers are in place."""
        self.join_zones()
        self.bends = vec[i64]([0] * (self.depth + 1 << 8))
        self.stands = self.bends[:]
        self.covers = vec[i64]([UNKNOWN] * (self.depth + 1 << 8))
        for y in range(0, self.depth + 1, 5):
            for x in range(0, self.width + 1, 5):
                self.bends[place_of(x, y)] = 1 if self.can_bend_at(x, y) else 0
                self.stands[place_of(x, y)] = 1 if self.can_stand(x, y) else 0
        corners = {
            place_of(zone.xs[k], zone.ys[k])
            for zone in self.zones
            for k in range(i64(len(zone.xs)))
            if self.on_table(zone.xs[k], zone.ys[k]) and self.can_stand(zone.xs[k], zone.ys[k])
        }
        self.corners = vec[i64](sorted(corners))
        for _ in range(self.depth + 1 << 8):
            self.windows = append(self.windows, vec[i64]())
            self.corner_windows = append(self.corner_windows, vec[i64]())
            self.open_reach = append(append(self.open_reach, vec[i64]()), vec[i64]())

    def join_zones(self) -> None:
        """TOUCHING_ZONES: makes areas of the zones that hinder movement."""
        joined = [False] * len(self.zones)
        difficult: i64 = 0
        for first in range(len(self.zones)):
            movement = self.movement[first]
            if movement != FREE and not joined[first]:
                members = [first]
                for member in members:  # grows while zones are found that share an edge with one of them
                    joined[member] = True
                    for other in range(len(self.zones)):
                        if not joined[other] and self.movement[other] == movement and other not in members:
                            if self.zones[member].shares_edge(self.zones[other]):
                                members.append(other)
                self.areas.append(Area([self.zones[member] for member in members]))
                self.hindrance = append(self.hindrance, movement)
                self.bit = append(self.bit, 1 << difficult if movement == DIFFICULT else 0)
                difficult += 1 if movement == DIFFICULT else 0

    # -- points ----------------------------------------------------------------------------------------------------
    def on_table(self, x: i64, y: i64) -> bool:
        return 0 <= x <= self.width and 0 <= y <= self.depth

    def segment(self, place: Place) -> i64:
        """SEGMENT_BORDER: a limit belongs to the segment on its left."""
        return max(0, ((place & 0xFF) - 1) // SEGMENT)

    def can_stand(self, x: i64, y: i64) -> bool:
        """Whether a unit can be there at all: not on impassable ground, its border included, nor in a river."""
        for k in range(i64(len(self.hindrance))):
            if self.hindrance[k] == IMPASSABLE_GROUND and self.areas[k].contains(x, y):
                return False
        return not self.crosses_bank(x, y, x, y)

    def can_bend_at(self, x: i64, y: i64) -> bool:
        """Routes do not bend on the border of a zone, where it would be unclear whether they had entered."""
        for zone in self.zones:
            if zone.locate(x, y) == BORDER:
                return False
        return self.can_stand(x, y)

    def cover_at(self, place: Place) -> i64:
        """ZONE_BORDER: the best cover of all the zones a point is in, their borders included."""
        best = self.covers[place]
        if best == UNKNOWN:
            best = OPEN
            x, y = place & 0xFF, place >> 8
            for k in range(i64(len(self.cover))):
                if self.cover[k] > best and self.zones[k].contains(x, y):
                    best = self.cover[k]
            self.covers[place] = best
        return best

    # -- legs ------------------------------------------------------------------------------------------------------
    def crosses_bank(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        banks = self.banks
        for k in range(0, i64(len(banks)), 4):
            if segments_meet(ax, ay, bx, by, banks[k], banks[k + 1], banks[k + 2], banks[k + 3]):
                return True
        return False

    def bars(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """IMPASSABLE: whether a river or a zone stops a leg."""
        if self.crosses_bank(ax, ay, bx, by):
            return True
        for k in range(i64(len(self.hindrance))):
            if self.hindrance[k] == IMPASSABLE_GROUND:
                area = self.areas[k]
                if not area.misses(ax, ay, bx, by) and (area.contains(bx, by) or area.enters(ax, ay, bx, by)):
                    return True
        return False

    def leg(self, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
        """What a straight leg meets: see LENGTH, VERY, ENTERED_SHIFT, LEFT_SHIFT; or BARRED, HELD, TOO_LONG."""
        path = vec[i64]([place_of(ax, ay), place_of(bx, by)])
        return self.path(path)

    def path(self, places: vec[i64]) -> i64:
        """What a path of straight legs meets. Bends may lie anywhere, also on the border of a zone."""
        met: i64 = 0
        last = i64(len(places)) - 1
        for k in range(last):
            ax, ay, bx, by = places[k] & 0xFF, places[k] >> 8, places[k + 1] & 0xFF, places[k + 1] >> 8
            met += leg_length(ax, ay, bx, by)
            if met > LENGTH:
                return TOO_LONG
            if self.bars(ax, ay, bx, by):
                return BARRED
        for k in range(i64(len(self.hindrance))):
            movement = self.hindrance[k]
            if movement == DIFFICULT or movement == VERY_DIFFICULT:
                walked = walk(self.areas[k], places)
                if movement == DIFFICULT:
                    if walked & STUCK:
                        return HELD
                    if walked & CAME_IN:
                        met |= self.bit[k] << ENTERED_SHIFT
                    if walked & WENT_OUT:
                        met |= self.bit[k] << LEFT_SHIFT
                elif walked & CAME_IN:
                    met |= VERY
        return met

    def legs_from(self, place: Place) -> vec[i64]:
        """The legs from a place to the half-UD points of its window, row by row; UNKNOWN until `measure` is asked."""
        legs = self.windows[place]
        if len(legs) == 0:
            legs = self.blank[:]
            self.windows[place] = legs
        return legs

    def measure(self, place: Place, index: i64) -> i64:
        """Works a leg of a window out, once and for all."""
        x = first_column(place) + index % SPAN * STEP
        y = first_row(place) + index // SPAN * STEP
        leg = self.leg_to(place, x, y) if self.on_table(x, y) else BARRED
        legs = self.windows[place]
        legs[index] = leg
        return leg

    def leg_to(self, place: Place, x: i64, y: i64) -> i64:
        """A leg within the reach of a move, to where a unit can stand."""
        squared = distance2(place, place_of(x, y))
        if squared == 0 or squared > FARTHEST * FARTHEST:
            return TOO_LONG
        return self.leg(place & 0xFF, place >> 8, x, y)

    def corner_legs_from(self, place: Place) -> vec[i64]:
        """The corners, but for half-UD points, that a straight leg of a move reaches, each followed by its leg; then -1."""
        legs = self.corner_windows[place]
        if len(legs) == 0:
            for corner in self.corners:
                leg = self.leg_to(place, corner & 0xFF, corner >> 8)
                if leg >= 0 and ((corner & 0xFF) % STEP or (corner >> 8) % STEP):
                    legs = append(append(legs, corner), leg)
            legs = append(legs, -1)
            self.corner_windows[place] = legs
        return legs


def first_column(place: Place) -> i64:
    """The x of the first half-UD point in the window of a place."""
    return ((place & 0xFF) // STEP - BACK) * STEP


def first_row(place: Place) -> i64:
    """The y of the first half-UD point in the window of a place."""
    return ((place >> 8) // STEP - BACK) * STEP


def lattice_index(dx: i64, dy: i64) -> i64:
    """The number, in the window of one half-UD point, of another that lies that far to the right and down."""
    return (SPAN * dy + dx) // STEP + BACK * SPAN + BACK


def walk(area: Area, places: vec[i64]) -> i64:
    """How a path of straight legs fares with one area: WITHIN at its end, CAME_IN, WENT_OUT, STUCK on the way."""
    start = places[0]
    last = i64(len(places)) - 1
    walked = WITHIN if area.contains(start & 0xFF, start >> 8) else 0
    for k in range(last):
        ax, ay, bx, by = places[k] & 0xFF, places[k] >> 8, places[k + 1] & 0xFF, places[k + 1] >> 8
        if area.misses(ax, ay, bx, by):
            walked = step_on(walked, OUTSIDE)
        else:
            for stretch in area.passage(ax, ay, bx, by):
                walked = step_on(walked, stretch)
    if not walked & WITHIN and area.contains(places[last] & 0xFF, places[last] >> 8):
        walked |= WITHIN | CAME_IN
    return walked


def step_on(walked: i64, stretch: i64) -> i64:
    """The next stretch of a path: along the border nothing changes, for what only touches does not enter; nor does it while
    the path goes on inside (INSIDE_DIFFICULT)."""
    if stretch == OUTSIDE:
        if walked & CAME_IN:
            walked |= STUCK
        if walked & WITHIN:
            walked |= WENT_OUT
        return walked & ~WITHIN
    if stretch == INSIDE and not walked & WITHIN:
        walked |= WITHIN | CAME_IN
    return walked
