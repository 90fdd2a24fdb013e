"""The open table, against the same geometry done slowly in fractions."""

from fractions import Fraction
from itertools import combinations, pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from grognard.engine.open_table import (
    BORDER,
    ENTERS,
    INSIDE,
    MISSES,
    OUTSIDE,
    REACH,
    TOUCHES,
    Area,
    Zone,
    leg_against_circle,
    leg_length,
    never_nearer,
    range_column,
    segments_meet,
    squared_distance,
)

Point = tuple[int, int]
Exact = tuple[Fraction, Fraction]

# Small grids make touches and corners common; the same grids blown up to the limit would show an overflow.
GRID = 8
scales = st.sampled_from([1, REACH // GRID, REACH // GRID - 1])
small = st.tuples(st.integers(-GRID, GRID), st.integers(-GRID, GRID))
wide = st.tuples(st.integers(-REACH, REACH), st.integers(-REACH, REACH))


def blown_up(count: int) -> st.SearchStrategy[list[Point]]:
    grid = st.tuples(st.lists(small, min_size=count, max_size=count), scales)
    return grid.map(lambda drawn: [(x * drawn[1], y * drawn[1]) for x, y in drawn[0]])


def points(count: int) -> st.SearchStrategy[list[Point]]:
    return blown_up(count) | st.lists(wide, min_size=count, max_size=count)


# --- distances -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("x", "y", "column"),
    [
        (1, 0, 1),
        (10, 0, 1),
        (10, 3, 1),  # 10.44: reads 1.0 UD
        (9, 5, 1),  # 10.29
        (11, 0, 2),
        (10, 4, 2),  # 10.77
        (20, 4, 2),  # 20.40
        (20, 5, 3),  # 20.62
        (40, 6, 4),  # 40.45
        (41, 0, 5),
        (40, 7, 5),  # 40.61
        (0, 0, 1),
    ],
)
def test_a_distance_is_read_to_the_nearest_tenth_for_its_column(x: int, y: int, column: int) -> None:
    assert range_column(squared_distance(0, 0, x, y)) == column


@given(st.integers(0, 300_000))
def test_the_column_is_the_first_whose_limit_is_not_reached(squared: int) -> None:
    column = next(k for k in range(1, 60) if 4 * squared < (20 * k + 1) ** 2)
    assert range_column(squared) == column


@given(points(2))
def test_the_column_holds_to_the_limit_of_the_table(ends: list[Point]) -> None:
    squared = squared_distance(*ends[0], *ends[1])
    column = range_column(squared)
    assert 4 * squared < (20 * column + 1) ** 2
    assert column == 1 or 4 * squared >= (20 * (column - 1) + 1) ** 2


@pytest.mark.parametrize(("x", "y", "length"), [(0, 0, 0), (10, 0, 10), (6, 8, 10), (1, 1, 2), (7, 7, 10), (10, 1, 11)])
def test_the_length_of_a_leg_is_rounded_up(x: int, y: int, length: int) -> None:
    assert leg_length(5, -5, 5 + x, -5 - y) == length


@given(points(2))
def test_the_length_of_a_leg_is_the_least_that_is_enough(ends: list[Point]) -> None:
    (ax, ay), (bx, by) = ends
    exact = (bx - ax) ** 2 + (by - ay) ** 2
    length = leg_length(ax, ay, bx, by)
    assert length**2 >= exact
    assert length == 0 or (length - 1) ** 2 < exact


# --- a leg and a circle ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("leg", "result"),
    [
        ((-20, 10, 20, 10), TOUCHES),  # passes at exactly 1 UD
        ((-20, 9, 20, 9), ENTERS),
        ((-20, 11, 20, 11), MISSES),
        ((-20, 0, -10, 0), TOUCHES),  # stops in contact
        ((-20, 0, -9, 0), ENTERS),
        ((-20, 0, -11, 0), MISSES),  # its line would enter, the leg does not
        ((2, 10, 14, 1), ENTERS),  # a chord at 46/5 of the centre, its ends at 10.2 and 14.04
        ((2, 14, 14, 5), MISSES),  # the same moved out to 62/5
        ((-2, 14, 14, 2), TOUCHES),  # tangent in (6, 8)
        ((-6, -8, -5, -9), TOUCHES),  # starts in contact and moves off
        ((-2, 1, 3, 2), ENTERS),  # wholly inside
        ((6, 8, 6, 8), TOUCHES),  # no leg at all
    ],
)
def test_a_leg_past_an_enemy_at_the_centre_with_a_zone_of_one_ud(leg: tuple[int, int, int, int], result: int) -> None:
    assert leg_against_circle(*leg, 0, 0, 10) == result


def least_squared_distance(a: Point, b: Point, p: Point) -> Fraction:
    along = (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])
    length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    part = min(max(Fraction(along, length), Fraction(0)), Fraction(1)) if length else Fraction(0)
    return (a[0] + (b[0] - a[0]) * part - p[0]) ** 2 + (a[1] + (b[1] - a[1]) * part - p[1]) ** 2


@st.composite
def passes(draw: st.DrawFn) -> tuple[Point, Point, Point, int]:
    """A leg, a point somewhere to its side, and a radius about the exact distance, where a mistake would show."""
    a, b = draw(points(2))
    part = draw(st.integers(-1, 9))
    aside = draw(st.integers(-4, 4))
    x = a[0] + ((b[0] - a[0]) * part - (b[1] - a[1]) * aside) // 8
    y = a[1] + ((b[1] - a[1]) * part + (b[0] - a[0]) * aside) // 8
    p = draw(st.just((x, y)) | small | wide)
    assume(max(abs(p[0]), abs(p[1])) <= REACH)
    about = min(int(least_squared_distance(a, b, p) ** 0.5), REACH)
    return a, b, p, draw(st.integers(max(0, about - 2), min(about + 2, REACH)) | st.integers(0, REACH))


@settings(max_examples=500)
@given(passes())
def test_a_leg_against_a_circle_is_decided_by_its_nearest_point(drawn: tuple[Point, Point, Point, int]) -> None:
    a, b, p, radius = drawn
    nearest = least_squared_distance(a, b, p)
    expected = ENTERS if nearest < radius**2 else TOUCHES if nearest == radius**2 else MISSES
    assert leg_against_circle(*a, *b, *p, radius) == expected


def test_a_leg_that_leaves_contact_just_off_the_tangent_only_touches() -> None:
    # its line passes at 4.95 of (3, 4), but behind its start
    assert leg_against_circle(0, 0, 1, -1, 3, 4, 5) == TOUCHES


def test_a_leg_across_the_largest_table() -> None:
    # the corner is 2^20 / root 2 from the diagonal: 741455.2
    leg = (-REACH, -REACH, REACH, REACH)
    assert leg_against_circle(*leg, 0, REACH, 741455) == MISSES
    assert leg_against_circle(*leg, 0, REACH, 741456) == ENTERS


@given(
    st.integers(-300, 300),
    st.integers(-300, 300),
    st.sampled_from([(3, 4, 5), (4, 3, 5), (-3, 4, 5), (5, 12, 13), (-8, 15, 17)]),
    st.sampled_from([1, 2, 20_000]),
)
def test_a_tangent_leg_touches_and_one_tenth_more_enters(
    px: int, py: int, sides: tuple[int, int, int], scale: int
) -> None:
    # the leg stands at a right angle on a whole-numbered radius, so that it touches in a whole-numbered point
    x, y, radius = (side * scale for side in sides)
    leg = (px + x - 2 * y, py + y + 2 * x, px + x + y, py + y - x)
    assert leg_against_circle(*leg, px, py, radius) == TOUCHES
    assert leg_against_circle(*leg, px, py, radius + 1) == ENTERS
    assert leg_against_circle(*leg, px, py, radius - 1) == MISSES


def test_leaving_an_enemy_by_a_leg_that_never_comes_nearer() -> None:
    assert never_nearer(5, 0, 15, 0, 0, 0)
    assert never_nearer(5, 0, 5, 10, 0, 0)  # at a right angle
    assert not never_nearer(5, 0, 4, 10, 0, 0)
    assert not never_nearer(5, 0, -15, 0, 0, 0)  # right through him
    assert never_nearer(0, 0, 3, 3, 0, 0)  # from his own point


@given(points(3))
def test_a_leg_never_comes_nearer_when_its_start_is_its_nearest_point(drawn: list[Point]) -> None:
    a, b, p = drawn
    start = Fraction((a[0] - p[0]) ** 2 + (a[1] - p[1]) ** 2)
    assert never_nearer(*a, *b, *p) == (least_squared_distance(a, b, p) == start)


# --- segments --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bank", "meets"),
    [
        ((5, -5, 5, 5), True),
        ((5, 0, 5, 5), True),  # a bend of the river on the leg
        ((10, 0, 12, 9), True),  # it touches the end of the leg
        ((10, 1, 12, 9), False),
        ((4, 0, 6, 0), True),  # along the leg
        ((10, 0, 15, 0), True),
        ((11, 0, 15, 0), False),
        ((0, 1, 10, 1), False),
        ((9, 3, 12, -1), False),  # it meets the leg's line in 11.25
        ((5, 0, 5, 0), True),
        ((5, 1, 5, 1), False),
    ],
)
def test_a_leg_ten_tenths_to_the_east_and_a_river(bank: tuple[int, int, int, int], meets: bool) -> None:
    assert segments_meet(0, 0, 10, 0, *bank) == meets
    assert segments_meet(10, 0, 0, 0, *bank) == meets
    assert segments_meet(*bank, 0, 0, 10, 0) == meets
    # and the same picture turned over, the leg to the south
    cx, cy, dx, dy = bank
    assert segments_meet(0, 0, 0, 10, cy, cx, dy, dx) == meets
    assert segments_meet(cy, cx, dy, dx, 0, 0, 0, 10) == meets


def common_parts(a: Exact, b: Exact, c: Exact, d: Exact) -> list[Fraction]:
    """How far along AB, from 0 to 1, it touches CD: one place, or the ends of a common stretch; A is not B."""
    (ux, uy), (vx, vy) = (b[0] - a[0], b[1] - a[1]), (d[0] - c[0], d[1] - c[1])
    cross = ux * vy - uy * vx
    offset = (c[0] - a[0], c[1] - a[1])
    if cross != 0:
        part = (offset[0] * vy - offset[1] * vx) / cross
        other = (offset[0] * uy - offset[1] * ux) / cross
        return [part] if 0 <= part <= 1 and 0 <= other <= 1 else []
    if offset[0] * uy - offset[1] * ux != 0:
        return []
    ends = [((p[0] - a[0]) * ux + (p[1] - a[1]) * uy) / (ux * ux + uy * uy) for p in (c, d)]
    start, end = max(min(ends), Fraction(0)), min(max(ends), Fraction(1))
    return [start, end] if start <= end else []


def exact(point: Point) -> Exact:
    return Fraction(point[0]), Fraction(point[1])


@settings(max_examples=300)
@given(points(4))
def test_segments_meet_where_fractions_say_so(drawn: list[Point]) -> None:
    a, b, c, d = drawn
    assume(a != b)
    assert segments_meet(*a, *b, *c, *d) == bool(common_parts(exact(a), exact(b), exact(c), exact(d)))


# --- zones -----------------------------------------------------------------------------------------------------

WOOD = Zone([(0, 0), (20, 0), (20, 20), (0, 20)])
# a horseshoe open to the north: its arms from x 0 to 10 and from 20 to 30, its back from y 20 to 30
HORSESHOE = Zone([(0, 0), (10, 0), (10, 20), (20, 20), (20, 0), (30, 0), (30, 30), (0, 30)])


def test_the_border_of_a_zone_is_in_it() -> None:
    assert WOOD.locate(10, 10) == INSIDE
    assert [WOOD.locate(*p) for p in ((0, 0), (20, 20), (10, 0), (20, 7))] == [BORDER] * 4
    assert [WOOD.locate(*p) for p in ((21, 10), (-1, 0), (20, 21), (10, -1))] == [OUTSIDE] * 4
    assert WOOD.contains(20, 7)
    assert not WOOD.contains(21, 7)
    assert [HORSESHOE.locate(*p) for p in ((5, 5), (15, 25), (15, 20), (15, 19), (25, 0))] == [
        INSIDE,
        INSIDE,
        BORDER,
        OUTSIDE,
        BORDER,
    ]


@pytest.mark.parametrize(
    ("leg", "stretches"),
    [
        ((-10, 10, 30, 10), [OUTSIDE, INSIDE, OUTSIDE]),
        ((-10, 10, 5, 10), [OUTSIDE, INSIDE]),
        ((5, 5, 15, 15), [INSIDE]),
        ((-10, 10, 0, 10), [OUTSIDE]),  # up to the border
        ((0, 10, -10, 10), [OUTSIDE]),  # away from it
        ((0, 10, 10, 10), [INSIDE]),  # from the border inwards
        ((-10, 0, 30, 0), [OUTSIDE, BORDER, OUTSIDE]),  # past along the border
        ((5, 0, 15, 0), [BORDER]),
        ((5, 20, 15, 20), [BORDER]),
        ((0, 5, 0, 15), [BORDER]),
        ((20, 5, 20, 15), [BORDER]),
        ((-5, 5, 5, -5), [OUTSIDE]),  # touches a corner
        ((-5, -5, 25, 25), [OUTSIDE, INSIDE, OUTSIDE]),  # through two corners
        ((40, 40, 50, 45), [OUTSIDE]),
        ((20, 20, 20, 20), [BORDER]),
        ((3, 3, 3, 3), [INSIDE]),
    ],
)
def test_how_a_leg_passes_a_square_wood(leg: tuple[int, int, int, int], stretches: list[int]) -> None:
    assert list(WOOD.passage(*leg)) == stretches


@pytest.mark.parametrize(
    ("leg", "stretches"),
    [
        ((5, 10, 25, 10), [INSIDE, OUTSIDE, INSIDE]),  # from one arm to the other
        ((5, 20, 25, 20), [INSIDE, BORDER, INSIDE]),  # along the bottom of the opening
        ((5, 25, 25, 25), [INSIDE]),
        ((15, 0, 15, 25), [OUTSIDE, INSIDE]),
        ((-5, 0, 35, 0), [OUTSIDE, BORDER, OUTSIDE, BORDER, OUTSIDE]),
        ((10, 0, 10, 30), [BORDER, INSIDE]),
        ((5, 15, 15, 25), [INSIDE]),  # past the inner corner (10, 20)
    ],
)
def test_how_a_leg_passes_a_horseshoe(leg: tuple[int, int, int, int], stretches: list[int]) -> None:
    assert list(HORSESHOE.passage(*leg)) == stretches


def test_entering_leaving_and_staying() -> None:
    through, along, touch, inwards = (-10, 10, 30, 10), (-10, 0, 30, 0), (-5, 5, 5, -5), (-10, 10, 5, 10)
    assert [WOOD.enters(*leg) for leg in (through, along, touch, inwards)] == [True, False, False, True]
    assert [WOOD.leaves(*leg) for leg in (through, along, touch, inwards)] == [True, False, False, False]
    within, border, out_of = (0, 10, 20, 10), (0, 0, 20, 0), (5, 5, 25, 5)
    assert [WOOD.covers(*leg) for leg in (within, border, out_of, inwards)] == [True, True, False, False]
    assert [WOOD.leaves(*leg) for leg in (within, border, out_of)] == [False, False, True]
    assert not WOOD.covers(-5, -5, -5, -5)


def test_a_leg_up_to_the_border_and_one_onwards_enters_with_the_second() -> None:
    assert not WOOD.enters(-10, 10, 0, 10)
    assert WOOD.enters(0, 10, 5, 10)


@pytest.mark.parametrize(
    ("corners", "message"),
    [
        ([(0, 0), (5, 5)], "a zone with 2 corners: give at least three"),
        ([(0, 0), (10, 10), (10, 0), (0, 10)], "sides 1 and 3 of a zone touch or cross"),
        ([(0, 0), (5, 5), (10, 10)], "sides [12] and 3 of a zone touch or cross"),
        ([(0, 0), (10, 0), (10, 0), (0, 10)], "sides 1 and 2 of a zone touch or cross"),
        ([(0, 0), (10, 0), (5, 0), (0, 10)], "sides 1 and 2 of a zone touch or cross"),
        ([(0, 0), (10, 0), (10, 10), (5, 0), (0, 10)], "sides 1 and 3 of a zone touch or cross"),
        ([(0, 0), (REACH + 1, 0), (0, 5)], "a corner at 1048577, 0: keep within 1048576 tenths"),
        ([(0, 0), (10**30, 0), (0, 5)], "keep within 1048576 tenths"),
    ],
)
def test_corners_that_make_no_zone_are_refused(corners: list[Point], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Zone(corners)


def test_a_corner_on_a_straight_side_is_harmless() -> None:
    zone = Zone([(0, 0), (10, 0), (20, 0), (20, 20), (0, 20)])
    assert zone.locate(10, 0) == BORDER
    assert list(zone.passage(10, -10, 10, 30)) == [OUTSIDE, INSIDE, OUTSIDE]


def untangled(corners: list[Point]) -> list[Point]:
    """Turn round the part between two sides that cross, until none do: each time the way round gets shorter."""
    count = len(corners)
    for i, j in combinations(range(count), 2):
        a, b, c, d = corners[i], corners[i + 1], corners[j], corners[(j + 1) % count]
        if len({a, b, c, d}) == 4 and any(0 < p < 1 for p in common_parts(exact(a), exact(b), exact(c), exact(d))):
            turned = corners[: i + 1] + corners[i + 1 : j + 1][::-1] + corners[j + 1 :]
            if around(turned) < around(corners):
                return untangled(turned)
    return corners


def around(corners: list[Point]) -> float:
    ends = pairwise([*corners, corners[0]])
    return float(sum(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5 for a, b in ends))


@st.composite
def zones(draw: st.DrawFn) -> tuple[list[Point], list[Point]]:
    """The corners of a zone, and two more points for a leg, on one grid or anywhere on the table."""
    count = draw(st.integers(3, 8))
    drawn = draw(points(count + 2))
    corners = untangled(list(dict.fromkeys(drawn[2:])))
    try:
        Zone(corners)
    except ValueError:
        assume(False)
    return corners, drawn[:2]


def where(corners: list[Point], p: Exact) -> int:
    """A ray in a direction that meets no corner: odd or even."""
    sides = [(exact(a), exact(b)) for a, b in pairwise([*corners, corners[0]])]
    if any(common_parts(a, b, p, p) for a, b in sides):
        return BORDER
    for slope in range(1, 1000):
        far = (p[0] + 8 * REACH, p[1] + Fraction(8 * REACH * slope, 1009))
        if not any(common_parts(p, far, corner, corner) for corner, _ in sides):
            return INSIDE if sum(len(common_parts(p, far, a, b)) for a, b in sides) % 2 else OUTSIDE
    raise AssertionError("every ray meets a corner")


@settings(max_examples=300)
@given(zones())
def test_a_point_is_where_a_ray_in_fractions_finds_it(drawn: tuple[list[Point], list[Point]]) -> None:
    corners, spots = drawn
    zone = Zone(corners)
    assert all(zone.locate(*corner) == BORDER for corner in corners)
    for spot in spots:
        assert zone.locate(*spot) == where(corners, exact(spot))


@settings(max_examples=300)
@given(zones())
def test_a_leg_runs_where_the_middles_of_its_stretches_are(drawn: tuple[list[Point], list[Point]]) -> None:
    corners, (start, end) = drawn
    assume(start != end)
    a, b = exact(start), exact(end)
    cuts = {Fraction(0), Fraction(1)}
    for c, d in pairwise([*corners, corners[0]]):
        cuts.update(common_parts(a, b, exact(c), exact(d)))
    expected: list[int] = []
    for before, after in pairwise(sorted(cuts)):
        middle = (before + after) / 2
        place = where(corners, (a[0] + (b[0] - a[0]) * middle, a[1] + (b[1] - a[1]) * middle))
        if expected[-1:] != [place]:
            expected.append(place)
    zone = Zone(corners)
    assert list(zone.passage(*start, *end)) == expected
    assert list(zone.passage(*end, *start)) == expected[::-1]
    assert zone.enters(*start, *end) == (INSIDE in expected)
    assert zone.covers(*start, *end) == (OUTSIDE not in expected)
    assert zone.leaves(*start, *end) == (INSIDE in expected and OUTSIDE in expected[expected.index(INSIDE) :])


@settings(max_examples=300)
@given(points(5))
def test_a_zone_is_refused_exactly_when_its_sides_meet_outside_their_corners(corners: list[Point]) -> None:
    sides = [(exact(a), exact(b)) for a, b in pairwise([*corners, corners[0]])]
    assume(all(a != b for a, b in sides))
    clash = False
    for i, j in combinations(range(5), 2):
        common = common_parts(*sides[i], *sides[j])
        neighbours = j - i in (1, 4)
        clash = clash or (len(set(common)) > 1 if neighbours else bool(common))
    if clash:
        with pytest.raises(ValueError, match="touch or cross"):
            Zone(corners)
    else:
        Zone(corners)


# -- areas -------------------------------------------------------------------------------------------------------------
@settings(max_examples=300)
@given(st.integers(1, 9), points(2))
def test_a_zone_cut_in_two_is_one_area(cut: int, leg: list[Point]) -> None:
    """A rectangle, and the same one cut along a line: a leg fares alike, also one along the cut."""
    whole = Zone([(0, 0), (10, 0), (10, 8), (0, 8)])
    west, east = Zone([(0, 0), (cut, 0), (cut, 8), (0, 8)]), Zone([(cut, 8), (cut, 0), (10, 0), (10, 8)])
    area = Area([west, east])
    start, end = leg
    assume(start != end)
    for a, b in ((start, end), ((cut, start[1]), (cut, end[1] + 20))):
        assert list(area.passage(*a, *b)) == list(whole.passage(*a, *b))
        assert area.enters(*a, *b) == whole.enters(*a, *b)
    assert area.contains(*start) == whole.contains(*start)


def test_zones_share_an_edge_and_not_only_a_point() -> None:
    square = Zone([(0, 0), (10, 0), (10, 10), (0, 10)])
    assert square.shares_edge(Zone([(10, 5), (20, 5), (20, 15), (10, 15)])), "half a side"
    assert square.shares_edge(Zone([(2, 10), (8, 10), (5, 14)])), "a part of one"
    assert not square.shares_edge(Zone([(10, 10), (20, 10), (20, 20), (10, 20)])), "a corner"
    assert not square.shares_edge(Zone([(11, 0), (20, 0), (20, 10), (11, 10)])), "a tenth apart"
    assert not square.shares_edge(Zone([(10, 5), (20, 0), (20, 10)])), "a corner on a side"
    slope = Zone([(0, 0), (30, 10), (0, 10)])
    assert slope.shares_edge(Zone([(3, 1), (3, -5), (27, 9)])), "aslant"
