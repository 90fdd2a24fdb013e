"""The hex map, against plane geometry in exact fractions: the reference knows nothing of axes, only of centres."""

from collections import deque
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.hexes import (
    EAST,
    NORTH,
    NORTH_EAST,
    NORTH_NORTH_EAST,
    NORTH_NORTH_WEST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_SOUTH_EAST,
    SOUTH_SOUTH_WEST,
    SOUTH_WEST,
    WEST,
    Hexes,
    reverse,
)
from grognard.engine.places import OFF

RIDGE = Hexes(43, 30)
Centre = tuple[Fraction, Fraction]


def named(map_: Hexes, hexes: vec[i64]) -> list[str]:
    return ["off" if hex_ == OFF else map_.name(hex_) for hex_ in hexes]


def line(map_: Hexes, origin: str, target: str) -> list[str]:
    return named(map_, map_.line(map_.parse(origin), map_.parse(target)))


def steps(map_: Hexes, origin: str, target: str) -> list[set[str]]:
    """The line, step by step, without the order in which the two hexes of a hexside are told."""
    between = line(map_, origin, target)
    return [set(between[i : i + 2]) for i in range(0, len(between), 2)]


def centre(column: int, row: int) -> Centre:
    """Columns one apart, rows one apart, odd columns half a hex lower."""
    return Fraction(column), row + Fraction(column % 2, 2)


def gap(one: Centre, two: Centre) -> Fraction:
    """Squared distance on the table: hexes one high stand three quarters of their width apart, half the root of 3."""
    return (one[0] - two[0]) ** 2 * Fraction(3, 4) + (one[1] - two[1]) ** 2


def centres(columns: int, rows: int, margin: int = 0) -> dict[str, Centre]:
    """The centre of every hex by name; hexes of the margin beyond the edge are all named "off" plus their place."""
    return {
        f"{c:02}{r:02}" if 1 <= c <= columns and 1 <= r <= rows else f"off {c} {r}": centre(c, r)
        for c in range(1 - margin, columns + 1 + margin)
        for r in range(1 - margin, rows + 1 + margin)
    }


def test_hexes_are_numbered_in_the_order_of_their_names() -> None:
    assert len(RIDGE) == 1290
    assert [RIDGE.name(hex_) for hex_ in (0, 1, 29, 30, 1289)] == ["0101", "0102", "0130", "0201", "4330"]
    assert RIDGE.parse("1805") == 17 * 30 + 4


@pytest.mark.parametrize("bad", ["", "0000", "0100", "0131", "4401", "101", "01010", "-101", "A101", "١٨٠٥", "18 05"])
def test_a_name_that_is_not_on_the_map_is_refused_with_what_to_write(bad: str) -> None:
    with pytest.raises(
        ValueError, match=r"not on this map: name a place from 0101 \(top left\) to 4330 \(bottom right\)"
    ):
        RIDGE.parse(bad)


@pytest.mark.parametrize(("columns", "rows"), [(0, 5), (5, 0), (100, 5), (5, 100), (-1, -1)])
def test_an_impossible_map_is_refused(columns: int, rows: int) -> None:
    with pytest.raises(ValueError, match="make it 1 to 99 hexes each way"):
        Hexes(columns, rows)


def test_neighbours_of_a_hex_in_an_even_column() -> None:
    hill = RIDGE.parse("1805")
    around = {
        NORTH: "1804",
        NORTH_EAST: "1904",
        SOUTH_EAST: "1905",
        SOUTH: "1806",
        SOUTH_WEST: "1705",
        NORTH_WEST: "1704",
    }
    assert {direction: RIDGE.name(RIDGE.ahead(hill, direction)) for direction in around} == around


def test_neighbours_of_a_hex_in_an_odd_column_lie_half_a_hex_lower() -> None:
    assert named(RIDGE, RIDGE.beside[RIDGE.parse("1705")]) == ["1704", "1805", "1806", "1706", "1606", "1605"]


def test_the_corners_of_the_map() -> None:
    assert named(RIDGE, RIDGE.beside[RIDGE.parse("0101")]) == ["0201", "0202", "0102"]
    assert named(RIDGE, RIDGE.beside[RIDGE.parse("0201")]) == ["0301", "0202", "0101"]
    assert named(RIDGE, RIDGE.beside[RIDGE.parse("4330")]) == ["4329", "4230"]
    assert RIDGE.ahead(RIDGE.parse("4330"), SOUTH) == OFF


def test_a_facing_looks_between_two_hexes_and_away_from_two() -> None:
    hill = RIDGE.parse("1805")
    fronts = {
        NORTH_NORTH_EAST: ["1804", "1904"],
        EAST: ["1904", "1905"],
        SOUTH_SOUTH_EAST: ["1905", "1806"],
        SOUTH_SOUTH_WEST: ["1806", "1705"],
        WEST: ["1705", "1704"],
        NORTH_NORTH_WEST: ["1704", "1804"],
    }
    assert {facing: named(RIDGE, RIDGE.in_front(hill, facing)) for facing in fronts} == fronts
    assert {facing: named(RIDGE, RIDGE.behind(hill, facing)) for facing in fronts} == {
        facing: fronts[reverse(facing)] for facing in fronts
    }
    assert reverse(EAST) == WEST


def test_at_the_edge_there_are_fewer_hexes_in_front() -> None:
    assert named(RIDGE, RIDGE.in_front(RIDGE.parse("0101"), WEST)) == []
    assert named(RIDGE, RIDGE.in_front(RIDGE.parse("0101"), NORTH_NORTH_EAST)) == ["0201"]


def test_distances_counted_by_hand() -> None:
    assert RIDGE.distance(RIDGE.parse("1805"), RIDGE.parse("1805")) == 0
    assert RIDGE.distance(RIDGE.parse("1805"), RIDGE.parse("1806")) == 1
    assert RIDGE.distance(RIDGE.parse("0101"), RIDGE.parse("0301")) == 2
    assert RIDGE.distance(RIDGE.parse("0101"), RIDGE.parse("0302")) == 2
    assert RIDGE.distance(RIDGE.parse("0101"), RIDGE.parse("0303")) == 3
    # 42 columns take 21 of the 29 rows on the way
    assert RIDGE.distance(RIDGE.parse("0101"), RIDGE.parse("4330")) == 42 + 8


def test_a_line_down_a_column_passes_inside_each_hex() -> None:
    assert line(RIDGE, "0501", "0504") == ["0502", "0502", "0503", "0503"]


def test_a_line_to_the_east_runs_along_every_second_hexside() -> None:
    assert steps(RIDGE, "0503", "0903") == [{"0603", "0604"}, {"0703"}, {"0803", "0804"}]


def test_a_line_along_a_steep_hexside() -> None:
    # from height 3.5 of column 5 to height 5 of column 6: halfway between the centres of 0504 (4.5) and 0604 (4)
    assert steps(RIDGE, "0503", "0605") == [{"0504", "0604"}]


def test_a_line_that_slants_across_the_middle_of_a_hexside_has_both_hexes_too() -> None:
    # four columns east and one hex down: at height 4 in column 7, the side between 0703 (3.5) and 0704 (4.5)
    assert steps(RIDGE, "0503", "0904") == [{"0604"}, {"0703", "0704"}, {"0804"}]


def test_an_ordinary_line_bends_from_hex_to_hex() -> None:
    # from height 3.5 to 4 over three columns: 3.67 in column 6 (0604 is at 4), 3.83 in column 7 (0703 is at 3.5)
    assert steps(RIDGE, "0503", "0804") == [{"0604"}, {"0703"}]


def test_neighbours_have_nothing_between_them() -> None:
    assert line(RIDGE, "0503", "0503") == []
    assert line(RIDGE, "0503", "0603") == []


def test_a_hexside_on_the_edge_of_the_map_has_one_hex_on_it() -> None:
    assert line(RIDGE, "0201", "0401") == ["0301", "off"]
    assert line(RIDGE, "0130", "0330") == ["0230", "off"]


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (43, 30), (99, 3), (2, 99)])
def test_names_go_both_ways(columns: int, rows: int) -> None:
    map_ = Hexes(columns, rows)
    for hex_ in range(columns * rows):
        assert map_.parse(map_.name(hex_)) == hex_
        assert map_.at(map_.across[hex_], map_.down[hex_]) == hex_


@given(st.integers(1, 7), st.integers(1, 7))
def test_neighbours_are_the_hexes_whose_centres_are_one_hex_away(columns: int, rows: int) -> None:
    map_ = Hexes(columns, rows)
    where = centres(columns, rows)
    for name, here in where.items():
        beside = sorted(other for other, there in where.items() if gap(here, there) == 1)
        assert sorted(named(map_, map_.beside[map_.parse(name)])) == beside


def test_every_direction_points_where_it_says() -> None:
    where = centres(43, 30)
    moves = {
        NORTH: (0, -2),
        NORTH_EAST: (1, -1),
        SOUTH_EAST: (1, 1),
        SOUTH: (0, 2),
        SOUTH_WEST: (-1, 1),
        NORTH_WEST: (-1, -1),
    }
    for (name, (x, y)), (direction, (right, half_hexes)) in product(where.items(), moves.items()):
        there = (x + right, y + Fraction(half_hexes, 2))
        other = RIDGE.ahead(RIDGE.parse(name), direction)
        assert (where[RIDGE.name(other)] == there) if other != OFF else there not in where.values()


def test_distance_is_the_shortest_walk_over_neighbours() -> None:
    map_ = Hexes(9, 8)
    for origin in range(len(map_)):
        walked = {origin: 0}
        queue = deque([origin])
        while queue:
            here = queue.popleft()
            for other in map_.beside[here]:
                if other not in walked:
                    walked[other] = walked[here] + 1
                    queue.append(other)
        assert walked == {target: map_.distance(origin, target) for target in range(len(map_))}


def nearest(point: Centre, where: dict[str, Centre]) -> set[str]:
    """The hexes that the point is in: one inside, two on a hexside, three on a corner."""
    gaps = {name: gap(point, there) for name, there in where.items()}
    least = min(gaps.values())
    return {name.split()[0] for name, distance in gaps.items() if distance == least}


def check_line(map_: Hexes, where: dict[str, Centre], origin: int, target: int) -> None:
    (ax, ay), (bx, by) = where[map_.name(origin)], where[map_.name(target)]
    distance = map_.distance(origin, target)
    got = named(map_, map_.line(origin, target))
    assert len(got) == max(0, 2 * (distance - 1))
    for step in range(1, distance):
        part = Fraction(step, distance)
        pair = got[2 * step - 2 : 2 * step]
        assert set(pair) == nearest((ax + (bx - ax) * part, ay + (by - ay) * part), where)
        assert pair[0] != "off"


@pytest.mark.parametrize(("columns", "rows"), [(1, 6), (6, 1), (2, 2), (5, 4)])
def test_every_line_of_a_small_map_is_where_plane_geometry_puts_it(columns: int, rows: int) -> None:
    map_ = Hexes(columns, rows)
    where = centres(columns, rows, margin=1)
    for origin, target in product(range(columns * rows), repeat=2):
        check_line(map_, where, origin, target)


LARGE = Hexes(12, 11)
LARGE_CENTRES = centres(12, 11, margin=1)


@given(st.integers(0, len(LARGE) - 1), st.integers(0, len(LARGE) - 1))
def test_a_line_of_a_larger_map_is_where_plane_geometry_puts_it(origin: int, target: int) -> None:
    check_line(LARGE, LARGE_CENTRES, origin, target)


ridge_hexes = st.integers(0, len(RIDGE) - 1)


@given(ridge_hexes, ridge_hexes)
def test_a_line_is_the_same_seen_from_the_other_end(origin: int, target: int) -> None:
    here, there = RIDGE.name(origin), RIDGE.name(target)
    assert steps(RIDGE, here, there) == steps(RIDGE, there, here)[::-1]


@given(ridge_hexes, ridge_hexes)
def test_each_step_of_a_line_is_one_hex_farther(origin: int, target: int) -> None:
    between = RIDGE.line(origin, target)
    for i in range(len(between)):
        if between[i] != OFF:
            assert RIDGE.distance(origin, between[i]) == i // 2 + 1
            assert RIDGE.distance(target, between[i]) == RIDGE.distance(origin, target) - i // 2 - 1
