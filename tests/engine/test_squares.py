"""The square table: the six by eight of Marmitages, the eight by six of Walter Schnaffs, and any other."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.places import OFF
from grognard.engine.squares import EAST, NORTH, SOUTH, WEST, Squares, opposite

TABLE = Squares(6, 8)


def named(table: Squares, sectors: vec[i64]) -> list[str]:
    return [table.name(sector) for sector in sectors]


def test_sectors_are_numbered_row_by_row_from_the_top_left() -> None:
    assert len(TABLE) == 48
    assert [TABLE.name(sector) for sector in (0, 5, 6, 47)] == ["A1", "F1", "A2", "F8"]
    assert TABLE.parse("B5") == 4 * 6 + 1
    assert (TABLE.column(25), TABLE.row(25)) == (1, 4)


def test_a_name_may_be_typed_in_small_letters() -> None:
    assert TABLE.parse(" b5 ") == TABLE.parse("B5")


@pytest.mark.parametrize(
    "bad", ["", "G1", "A9", "A0", "5B", "B05", "B", "BB5", "B-1", "B5 C5", "Ｂ5", "B５", "ſ1", "B" * 99]
)
def test_a_name_that_is_not_on_the_table_is_refused_with_what_to_write(bad: str) -> None:
    with pytest.raises(
        ValueError, match=r"is not on this map: name a place from A1 \(top left\) to F8 \(bottom right\)"
    ):
        TABLE.parse(bad)


def test_a_foreign_letter_is_not_taken_for_a_column() -> None:
    # the small dotless i becomes I in capitals, and column I exists here
    with pytest.raises(ValueError, match="is not on this map"):
        Squares(12, 8).parse("ı5")


@pytest.mark.parametrize("number", [-1, 48])
def test_a_number_that_is_not_on_the_table_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="numbers go from 0 to 47"):
        TABLE.name(number)


@pytest.mark.parametrize(("width", "depth"), [(0, 8), (27, 8), (6, 0), (6, 100), (-6, 8)])
def test_an_impossible_table_is_refused(width: int, depth: int) -> None:
    with pytest.raises(ValueError, match="make it 1 to 26 wide and 1 to 99 deep"):
        Squares(width, depth)


def test_who_lies_beside_and_around() -> None:
    assert named(TABLE, TABLE.beside[TABLE.parse("B5")]) == ["B4", "C5", "B6", "A5"]
    assert named(TABLE, TABLE.around[TABLE.parse("B5")]) == ["B4", "C4", "C5", "C6", "B6", "A6", "A5", "A4"]
    assert named(TABLE, TABLE.beside[TABLE.parse("A1")]) == ["B1", "A2"]
    assert named(TABLE, TABLE.around[TABLE.parse("F8")]) == ["F7", "E8", "E7"]


def test_front_rear_and_flanks_of_an_attack_to_the_north() -> None:
    b5 = TABLE.parse("B5")
    assert TABLE.name(TABLE.ahead(b5, NORTH)) == "B4"
    assert TABLE.name(TABLE.behind(b5, NORTH)) == "B6"
    assert TABLE.name(TABLE.left_flank(b5, NORTH)) == "A5"
    assert TABLE.name(TABLE.right_flank(b5, NORTH)) == "C5"


def test_front_rear_and_flanks_turn_with_the_direction() -> None:
    b5 = TABLE.parse("B5")
    assert TABLE.name(TABLE.behind(b5, EAST)) == "A5"
    assert TABLE.name(TABLE.left_flank(b5, EAST)) == "B4"
    assert TABLE.name(TABLE.right_flank(b5, SOUTH)) == "A5"
    assert TABLE.name(TABLE.left_flank(b5, WEST)) == "B6"


def test_beyond_the_edge_there_is_nothing() -> None:
    a1 = TABLE.parse("A1")
    assert TABLE.ahead(a1, NORTH) == OFF
    assert TABLE.behind(a1, EAST) == OFF
    assert TABLE.left_flank(a1, EAST) == OFF
    assert TABLE.right_flank(a1, SOUTH) == OFF


def test_range_is_counted_by_sides_and_only_a_straight_shot_at_two_has_a_zone_between() -> None:
    zones = Squares(8, 6)
    c3 = zones.parse("C3")
    ranges = {"C3": 0, "C2": 1, "D3": 1, "D4": 2, "E3": 2, "C1": 2, "D5": 3, "F3": 3}
    assert {name: zones.sides_apart(c3, zones.parse(name)) for name in ranges} == ranges
    assert zones.name(zones.between(c3, zones.parse("E3"))) == "D3"
    assert zones.name(zones.between(c3, zones.parse("C1"))) == "C2"
    for name in ("C3", "C2", "D4", "F3", "D5"):
        assert zones.between(c3, zones.parse(name)) == OFF


@pytest.mark.parametrize(("width", "depth"), [(1, 1), (6, 8), (8, 6), (26, 99)])
def test_names_go_both_ways(width: int, depth: int) -> None:
    table = Squares(width, depth)
    for sector in range(width * depth):
        assert table.parse(table.name(sector)) == sector
        assert table.at(table.column(sector), table.row(sector)) == sector


@given(st.integers(1, 9), st.integers(1, 9))
def test_neighbours_are_those_that_differ_by_one_in_column_or_row(width: int, depth: int) -> None:
    table = Squares(width, depth)
    for sector in range(width * depth):
        x, y = sector % width, sector // width
        gaps = {other: (abs(other % width - x), abs(other // width - y)) for other in range(width * depth)}
        assert sorted(table.beside[sector]) == [other for other, gap in gaps.items() if sum(gap) == 1]
        assert sorted(table.around[sector]) == [other for other, gap in gaps.items() if max(gap) == 1]
        assert all(table.sides_apart(sector, other) == sum(gap) for other, gap in gaps.items())


def test_bearing_leads_straight_to_the_target_and_back() -> None:
    table = Squares(5, 4)
    for origin, target in product(range(20), repeat=2):
        bearing = table.bearing(origin, target)
        shares_a_line = table.column(origin) == table.column(target) or table.row(origin) == table.row(target)
        if origin == target or not shares_a_line:
            assert bearing == OFF
            continue
        assert table.bearing(target, origin) == opposite(bearing)
        here = origin
        for _ in range(table.sides_apart(origin, target)):
            here = table.ahead(here, bearing)
        assert here == target
