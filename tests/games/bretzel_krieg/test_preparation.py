"""The table, its segments, its ground."""

import pytest

from grognard.engine.actions import pack
from grognard.engine.mistakes import Mistake
from grognard.games.bretzel_krieg.ground import COVERS, MOVEMENTS, place_of
from grognard.games.bretzel_krieg.vocabulary import MOVE
from tests.games.bretzel_krieg.table import GAME, box, open_table, river, scenario, table, zone
from tests.rules import rule


@rule("table-size")
@pytest.mark.parametrize(("segments", "width"), [(3, 120), (4, 160), (5, 200)])
def test_three_to_five_segments_of_four_ud(segments: int, width: int) -> None:
    b = table({"A": "inf 1.0,8.0"}, {"B": "inf 1.0,1.0"}, segments=segments).battle
    assert (b.terrain.width, b.terrain.depth, b.terrain.segments) == (width, 90, segments)


@rule("table-size")
@pytest.mark.parametrize("parts", [{"segments": 2}, {"segments": 6}, {"depth": 89}])
def test_no_smaller_table(parts: dict[str, int]) -> None:
    with pytest.raises(Mistake, match="Expected `int`"):
        open_table(scenario(**parts))


@rule("segment-border")
def test_a_limit_belongs_to_the_lower_segment() -> None:
    terrain = table().battle.terrain
    places = [(0, 0), (1, 0), (40, 0), (41, 1), (80, 1), (81, 2), (120, 2)]
    assert [int(terrain.segment(place_of(x, 50))) for x, _ in places] == [segment for _, segment in places]


@rule("terrain-classes")
@pytest.mark.parametrize(
    ("kind", "movement", "cover"),
    [
        ("wood", "difficult", "dense"),
        ("town", "difficult", "town"),
        ("height", "clear", "natural"),
        ("marsh", "very-difficult", "natural"),
        ("lake", "impassable", "clear"),
    ],
)
def test_what_each_kind_of_ground_is(kind: str, movement: str, cover: str) -> None:
    terrain = table(zones=[box(kind, "2.0,2.0", "4.0,4.0")]).battle.terrain
    assert MOVEMENTS[terrain.movement[0]] == movement
    assert COVERS[terrain.cover_at(place_of(30, 30))] == cover
    assert COVERS[terrain.cover_at(place_of(41, 30))] == "clear"


@rule("terrain-classes")
def test_a_scenario_may_say_otherwise() -> None:
    terrain = table(zones=[box("wood", "2.0,2.0", "4.0,4.0", movement="clear", cover="natural")]).battle.terrain
    assert (MOVEMENTS[terrain.movement[0]], COVERS[terrain.cover_at(place_of(30, 30))]) == ("clear", "natural")


@rule("zone-border")
def test_the_border_of_a_zone_is_inside_it() -> None:
    terrain = table(zones=[box("wood", "2.0,2.0", "4.0,4.0")]).battle.terrain
    assert [COVERS[terrain.cover_at(place_of(x, 30))] for x in (19, 20, 40, 41)] == ["clear", "dense", "dense", "clear"]


@rule("zone-border")
def test_a_leg_that_only_touches_a_zone_does_not_enter_it() -> None:
    # The leg from 3.0,5.0 to 5.0,3.0 passes exactly through the corner at 4.0,4.0.
    marsh = [box("marsh", "2.0,2.0", "4.0,4.0")]
    blue = {"A": "arm 3.0,5.0 activated", "B": "inf 1.0,4.0 activated", "C": "inf 9.0,8.0 activated"}
    t = table(blue, {"X": "inf 9.0,1.0"}, zones=marsh)
    t.act("move A 3.0,5.0-5.0,3.0")
    assert "no-fight" not in t.marks("A")
    t.act("move B 1.0,4.0-2.0,3.0")  # it ends on the border, which is inside
    assert "no-fight" in t.marks("B")


@rule("impassable")
def test_a_river_stops_everybody_but_at_its_crossings() -> None:
    # The river runs along y = 5.0; its second edge, from x = 5.0 to 6.0, is a bridge.
    water = river("-1.0,5.0", "5.0,5.0", "6.0,5.0", "13.0,5.0", crossings=(2,))
    t = table({"A": "inf 2.0,5.5 activated", "B": "inf 5.5,5.5 activated"}, rivers=[water])
    assert t.why("move A 2.0,5.5-2.0,4.5") == "impassable"
    assert t.why("move A 2.0,5.5-2.0,5.0") == "impassable", "nobody stands in the water"
    assert t.why("move B 5.5,5.5-5.5,4.5") == ""
    assert t.why("move B 5.5,5.5-5.5,5.0") == "", "one may stand on the bridge"
    assert t.why("move B 5.5,5.5-4.5,4.5") == "", "by way of the bridge"


@rule("impassable")
def test_a_lake_is_neither_crossed_nor_stopped_on() -> None:
    t = table({"A": "arm 3.0,5.0 activated"}, zones=[box("lake", "2.0,2.0", "4.0,4.0")])
    assert t.why("move A 3.0,5.0-3.0,3.0") == "impassable"
    assert t.why("move A 3.0,5.0-3.0,4.0") == "impassable", "the border is part of it"
    assert t.why("move A 3.0,5.0-3.0,4.1") == ""


@rule("one-place-each")
def test_friends_are_crossed_but_no_point_is_shared() -> None:
    t = table({"A": "inf 3.0,5.0 activated", "B": "inf 3.0,4.0"}, {"C": "inf 9.0,1.0"})
    assert t.why("move A 3.0,5.0-3.0,4.0") == "one-place-each"
    assert t.why("move A 3.0,5.0-3.0,3.5") == ""
    assert t.why("move A 3.0,5.0-3.0,4.1") == ""


@rule("on-the-table")
def test_the_edge_is_the_end() -> None:
    t = table({"A": "inf 0.0,9.0 activated"})
    with pytest.raises(Mistake, match=r"0\.0,9\.1 is off the table, which ends at 12\.0,9\.0"):
        t.act("move A 0.0,9.0-0.0,9.1")
    beyond = pack(MOVE, unit=0, target=place_of(0, 91))
    assert GAME.rules[GAME.objection(t.battle, beyond)] == "on-the-table"


@rule("exact-measure")
def test_a_tenth_is_the_least_and_no_distance_is_rounded() -> None:
    # 2.9 and 0.7 make a distance of √8.90 = 2.983 UD, within 3; 2.9 and 0.8 make √9.05 = 3.008, beyond.
    t = table({"A": "arm 3.0,5.0 activated"})
    assert t.why("move A 3.0,5.0-5.9,4.3") == ""
    assert t.why("move A 3.0,5.0-5.9,4.2") == "how-far"
    with pytest.raises(Mistake, match="is not a point"):
        t.act("move A 3.0,5.0-3.05,4.0")


@rule("roles")
def test_the_attacker_plays_first_and_from_the_bottom_edge() -> None:
    data = scenario(
        attacker_army={"units": [{"kind": "infantry", "at": [60, 80]}]},
        defender_army={"units": [{"kind": "infantry", "at": [60, 20]}]},
    )
    t = open_table(data)
    t.act("begin")
    assert (t.battle.turn, t.decider(), t.phase()) == (1, 0, "posture")
    assert (GAME.sides, t.at("1st Inf")) == (["attacker", "defender"], "6.0,8.0")


@rule("scale")
def test_a_turn_is_four_hours() -> None:
    hours = [GAME.view(table(turn=turn, hour=16).battle, 0)["hour"] for turn in (1, 2, 3, 8)]
    assert hours == [16, 20, 0, 20]


def test_a_zone_that_crosses_itself_is_a_mistake() -> None:
    with pytest.raises(Mistake, match="zones, number 1: sides 1 and 3 of a zone touch or cross"):
        table(zones=[zone("wood", "1.0,1.0", "2.0,2.0", "2.0,1.0", "1.0,2.0")])


def test_a_crossing_needs_an_edge() -> None:
    with pytest.raises(Mistake, match="a river of 2 points has 1 edges"):
        table(rivers=[river("0.0,5.0", "12.0,5.0", crossings=(2,))])
