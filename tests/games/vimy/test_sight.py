"""§8: what blocks the line of sight and what only hinders it, on little maps drawn for the purpose."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.hexes import Hexes
from grognard.games.vimy.sight import BLOCKED, VILLAGE, WOOD, Sight, villages_in, woods_in
from tests.rules import rule


def sight(levels: dict[str, int] | None = None, terrain: dict[str, int] | None = None, ground: int = 0) -> Sight:
    """A map of 9 by 9 hexes, level but for what is named."""
    hexes = Hexes(9, 9)
    heights = [(levels or {}).get(name, ground) for name in hexes.names]
    covers = [(terrain or {}).get(name, 0) for name in hexes.names]
    return Sight(hexes, vec[i64](heights), vec[i64](covers))


def sees(s: Sight, origin: str, target: str) -> bool:
    return s.look(s.hexes.parse(origin), s.hexes.parse(target)) != BLOCKED


def hindrances(s: Sight, origin: str, target: str) -> tuple[int, int]:
    look = s.look(s.hexes.parse(origin), s.hexes.parse(target))
    return int(woods_in(look)), int(villages_in(look))


@rule("line-of-sight", "height-blocks", "levels-by-hex")
def test_high_ground_between_blocks_and_the_same_ground_beside_the_line_does_not() -> None:
    assert sees(sight(), "0501", "0506")
    ridge = sight({"0503": 1})
    assert not sees(ridge, "0501", "0506")
    assert sees(ridge, "0401", "0406"), "the ridge is one column off this line"
    assert sees(ridge, "0503", "0506"), "who stands on the ridge sees down both sides"
    assert sees(ridge, "0501", "0503"), "and is seen there"


@rule("height-between")
def test_a_hill_blocks_where_it_rises_above_the_straight_line_between_the_two_levels() -> None:
    # From level 4 down to level 0 over 4 hexes: the line is at 3, 2 and 1. A hill may touch it, not rise above.
    for hex_, line in (("0502", 3), ("0503", 2), ("0504", 1)):
        assert sees(sight({"0501": 4, hex_: line}), "0501", "0505")
        assert not sees(sight({"0501": 4, hex_: line + 1}), "0501", "0505")
    # Over 3 hexes from level 1 to 0 the line is at 2/3 and 1/3: ground of level 1 rises above it.
    assert not sees(sight({"0501": 1, "0502": 1}), "0501", "0504")
    assert not sees(sight({"0501": 1, "0503": 1}), "0501", "0504")


@rule("height-between")
def test_along_a_hexside_either_of_the_two_hexes_blocks() -> None:
    # Two columns on, in the same row: the line runs between the two hexes that touch both ends.
    s = sight()
    one, two = (s.hexes.name(place) for place in s.hexes.line(s.hexes.parse("0505"), s.hexes.parse("0705")))
    assert {one, two} == {"0605", "0606"}
    assert sees(s, "0505", "0705")
    assert not sees(sight({"0605": 1}), "0505", "0705")
    assert not sees(sight({"0606": 1}), "0505", "0705")


@rule("height-between")
def test_neighbours_always_see_each_other() -> None:
    s = sight({"0505": 13})
    for near in ("0504", "0506", "0404", "0405", "0604", "0605"):
        assert sees(s, "0505", near) == sees(s, near, "0505") is True


@rule("woods-never-block", "ruins-hinder", "wood-hinders", "village-hinders")
def test_woods_and_villages_hinder_hex_by_hex_the_targets_own_included_the_firers_not() -> None:
    s = sight(terrain={"0502": WOOD, "0503": WOOD, "0504": VILLAGE, "0506": WOOD})
    assert hindrances(s, "0501", "0505") == (2, 1)
    assert hindrances(s, "0501", "0506") == (3, 1), "the target's wood counts"
    assert hindrances(s, "0506", "0505") == (0, 0), "the firer's does not"
    assert hindrances(s, "0506", "0501") == (2, 1)
    assert hindrances(s, "0502", "0502") == (0, 0), "nor the hex that both share"


@rule("hexside-hinders-once")
def test_a_hexside_between_wood_and_village_hinders_once() -> None:
    both = sight(terrain={"0605": WOOD, "0606": WOOD})
    assert hindrances(both, "0505", "0705") == (1, 0)
    mixed = sight(terrain={"0605": VILLAGE, "0606": WOOD})
    assert hindrances(mixed, "0505", "0705") == (1, 0)
    one = sight(terrain={"0606": VILLAGE})
    assert hindrances(one, "0505", "0705") == (0, 1)


@rule("line-of-sight")
@given(st.lists(st.integers(0, 5), min_size=81, max_size=81), st.integers(0, 80), st.integers(0, 80))
def test_sight_over_levels_goes_both_ways(levels: list[int], origin: int, target: int) -> None:
    s = Sight(Hexes(9, 9), vec[i64](levels), vec[i64]([0] * 81))
    assert (s.look_along(origin, target) == BLOCKED) == (s.look_along(target, origin) == BLOCKED)


@rule("height-between")
@given(st.lists(st.integers(0, 5), min_size=81, max_size=81), st.integers(0, 80), st.integers(0, 80))
def test_the_line_rises_evenly_from_end_to_end(levels: list[int], origin: int, target: int) -> None:
    hexes = Hexes(9, 9)
    s = Sight(hexes, vec[i64](levels), vec[i64]([0] * 81))
    distance = int(hexes.distance(origin, target))
    between = [int(place) for place in hexes.line(origin, target)]
    rise = Fraction(levels[target] - levels[origin], max(distance, 1))
    above = [
        levels[place] > levels[origin] + rise * (index // 2 + 1) for index, place in enumerate(between) if place >= 0
    ]
    assert (s.look_along(origin, target) == BLOCKED) == any(above)
