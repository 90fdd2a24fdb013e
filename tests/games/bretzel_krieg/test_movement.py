"""Modes, distances, routes, terrain, zones of control."""

import pytest

from tests.games.bretzel_krieg.table import GAME, Table, box, of, one, river, table, zone
from tests.rules import rule

FAR = {"Z": "inf 11.0,1.0"}


# -- modes and distances -----------------------------------------------------------------------------------------------
@rule("mode-static", "mode-progressing", "mode-advancing", "mode-fast", "how-far")
@pytest.mark.parametrize(
    ("end", "length", "mode"),
    [
        ("3.0,4.9", 1, "progressing"),
        ("3.0,4.0", 10, "progressing"),
        ("3.1,4.0", 11, "advancing"),  # √1.01 is more than 1 UD, and counts as 1.1
        ("3.0,3.0", 20, "advancing"),
        ("4.3,3.5", 20, "advancing"),  # √(1.3² + 1.5²) = 1.985, counted 2.0
        ("3.0,2.9", 21, "fast"),
        ("3.0,2.0", 30, "fast"),
    ],
)
def test_the_distance_covered_fixes_the_mode(end: str, length: int, mode: str) -> None:
    t = table({"A": "arm 3.0,5.0 activated", "B": "inf 9.0,8.0 activated"}, FAR)
    assert one(t.act(f"move A 3.0,5.0-{end}"), "moved").amount == length
    assert (t.mode("A"), t.mode("B")) == (mode, "static")


@rule("mode-fast", "how-far")
def test_how_far_each_type_goes() -> None:
    t = table({"I": "inf 3.0,8.0 activated", "M": "mot 6.0,8.0 activated", "A": "arm 9.0,8.0 activated"}, FAR)
    assert t.why("move I 3.0,8.0-3.0,6.0") == ""
    assert t.why("move I 3.0,8.0-3.0,5.9") == "mode-fast", "fast advance is not for infantry"
    assert t.why("move I 3.0,8.0-3.0,4.9") == "how-far"
    assert t.why("move M 6.0,8.0-6.0,5.0") == ""
    assert t.why("move M 6.0,8.0-6.0,4.9") == "how-far"
    assert t.why("move A 9.0,8.0-9.0,5.0") == ""


@rule("mode-fast")
def test_who_advanced_fast_does_not_fight() -> None:
    t = table({"A": "arm 3.0,3.0 activated fast moved"}, {"X": "inf 3.0,2.0"}, phase="fire")
    assert t.why("fire A at X") == "mode-fast"


@rule("how-far")
def test_a_unit_moves_once_and_moves_if_it_moves() -> None:
    t = table({"A": "inf 3.0,5.0 activated", "B": "inf 9.0,8.0 activated"}, FAR)
    assert t.why("move A 3.0,5.0-3.0,5.0") == "how-far"
    t.act("move A 3.0,5.0-3.0,4.5")
    assert t.why("move A 3.0,4.5-3.0,4.0") == "how-far"


@rule("mode-static")
def test_the_mode_is_of_one_turn() -> None:
    t = table({"A": "mot 3.0,5.0 activated"}, FAR)
    t.act("move A 3.0,5.0-3.0,3.0")
    shown = GAME.view(t.battle, 0)["units"][0]
    assert (shown["mode"], shown["marks"]) == ("static", []), "the turn is over"
    t.act("posture bold", 1)  # the defender passes
    assert (t.mode("A"), t.marks("A")) == ("static", [])


@rule("free-passage")
def test_the_limits_of_segments_do_not_count() -> None:
    t = table({"A": "arm 3.0,5.0 activated"}, FAR)
    assert t.why("move A 3.0,5.0-5.0,5.0") == ""


# -- zones of control --------------------------------------------------------------------------------------------------
@rule("zone-of-control")
def test_exactly_one_ud_is_allowed_and_a_tenth_less_is_not() -> None:
    t = table({"A": "inf 3.0,5.0 activated"}, {"X": "inf 3.0,3.0"})
    assert t.why("move A 3.0,5.0-3.0,4.0") == ""
    assert t.why("move A 3.0,5.0-3.0,3.9") == "zone-of-control"
    assert t.why("move A 3.0,5.0-3.6,3.8") == "", "0.6 and 0.8 make exactly 1 UD"
    assert t.why("move A 3.0,5.0-3.5,3.8") == "zone-of-control"


@rule("zone-of-control")
def test_a_leg_may_graze_a_zone_but_not_cut_it() -> None:
    # X stands 1 UD beside the line x = 4.0; Y 0.9 beside the line x = 8.0.
    t = table({"A": "inf 4.0,5.0 activated", "B": "inf 8.0,5.0 activated"}, {"X": "inf 5.0,4.0", "Y": "inf 8.9,4.0"})
    assert t.why("move A 4.0,5.0-4.0,3.0") == ""
    # B's straight way is cut; the least way around, by 7.9,4.0, is two legs of 1.005 UD, counted 1.1: too long.
    assert t.why("move B 8.0,5.0-8.0,3.0") == "zone-of-control"
    assert t.why("move B 8.0,5.0-7.9,4.0-8.0,3.0") == "how-far"


@rule("zone-of-control", "route")
def test_the_way_around_a_zone_is_found() -> None:
    # X is half a UD beside the straight way. By way of 1.5,4.0 each leg is 1.41 UD, counted 1.5, and passes X at 1.06 UD;
    # every half-UD point that is nearer leads through the zone.
    t = table({"A": "arm 2.5,5.0 activated", "B": "inf 9.0,8.0 activated"}, {"X": "inf 3.0,4.0"})
    assert "move A 2.5,5.0-2.5,3.0" in t.legal()
    events = t.act("move A 2.5,5.0-2.5,3.0")
    assert [e.target for e in of(events, "passed-by")] == ["1.5,4.0"]
    assert (one(events, "moved").amount, t.mode("A")) == (30, "fast")


@rule("zone-of-control", "route")
def test_infantry_has_not_the_time_to_go_around() -> None:
    t = table({"A": "inf 2.5,5.0 activated"}, {"X": "inf 3.0,4.0"})
    assert t.why("move A 2.5,5.0-2.5,3.0") == "zone-of-control"


@rule("route")
def test_a_route_may_bend_twice() -> None:
    # A lake lies across the way. One bend is not enough within 3 UD; two make three legs of 1 UD, left and right alike:
    # the left one comes first.
    lake = [box("lake", "4.2,4.3", "5.8,4.7")]
    t = table({"A": "arm 5.0,5.0 activated"}, FAR, zones=lake)
    events = t.act("move A 5.0,5.0-5.0,4.0")
    assert [e.target for e in of(events, "passed-by")] == ["4.0,5.0", "4.0,4.0"]
    assert one(events, "moved").amount == 30


@rule("route", "very-difficult-no-fight")
def test_the_player_may_name_a_point_to_pass_by() -> None:
    # Straight through the marsh is 1 UD; past it on the left are two legs of √34 tenths, counted 6 each.
    def marsh() -> Table:
        units = {"A": "inf 3.0,5.0 activated", "B": "inf 9.0,8.0 activated"}
        return table(units, FAR, zones=[box("marsh", "2.8,4.4", "3.2,4.6")])

    t = marsh()
    assert one(t.act("move A 3.0,5.0-3.0,4.0"), "moved").amount == 10
    assert "no-fight" in t.marks("A")
    t = marsh()
    events = t.act("move A 3.0,5.0-2.7,4.5-3.0,4.0")
    assert [e.target for e in of(events, "passed-by")] == ["2.7,4.5"]
    assert (one(events, "moved").amount, t.marks("A")) == (12, ["activated", "moved"])
    assert marsh().why("move A 3.0,5.0-1.0,5.0-3.0,4.0") == "how-far"
    assert marsh().why("move A 3.0,5.0-3.0,5.0-3.0,4.0") == "how-far", "a bend is somewhere else"


@rule("leaving-a-zone")
def test_who_starts_inside_a_zone_leaves_it_straight_and_never_nearer() -> None:
    t = table({"A": "arm 3.0,4.0 activated broke-in"}, {"X": "inf 3.0,3.4"})
    assert t.why("move A 3.0,4.0-3.0,5.0") == ""
    assert t.why("move A 3.0,4.0-4.0,4.0") == "", "at a right angle the distance does not shrink"
    assert t.why("move A 3.0,4.0-4.0,3.9") == "leaving-a-zone", "a little nearer at first"
    assert t.why("move A 3.0,4.0-3.0,4.3") == "leaving-a-zone", "0.9 UD away: it has not left"
    assert t.why("move A 3.0,4.0-3.0,4.5-3.5,5.0") == "leaving-a-zone", "one leg, not two"
    t.act("move A 3.0,4.0-3.0,4.4")


@rule("leaving-a-zone", "zone-of-control")
def test_who_leaves_one_zone_does_not_enter_another() -> None:
    t = table({"A": "arm 3.0,4.0 activated broke-in"}, {"X": "inf 3.0,3.4", "Y": "inf 3.0,6.0"})
    assert t.why("move A 3.0,4.0-3.0,5.1") == "zone-of-control"
    assert t.why("move A 3.0,4.0-3.0,5.0") == ""


# -- ground ------------------------------------------------------------------------------------------------------------
@rule("difficult-holds", "inside-difficult")
def test_who_enters_difficult_ground_may_go_on_inside_but_not_leave() -> None:
    wood = [box("wood", "2.5,4.4", "3.5,4.6")]
    t = table({"A": "inf 3.0,5.0 activated"}, FAR, zones=wood)
    assert t.why("move A 3.0,5.0-3.0,4.5") == ""
    assert t.why("move A 3.0,5.0-3.4,4.5") == ""
    assert t.why("move A 3.0,5.0-3.0,4.4") == "", "the far border is still inside"
    assert t.why("move A 3.0,5.0-3.0,4.3") == "difficult-holds"
    assert t.why("move A 3.0,5.0-3.0,4.5-3.0,4.0") == "difficult-holds"


@rule("difficult-holds", "route")
def test_a_faster_unit_goes_around_the_wood() -> None:
    t = table({"A": "arm 3.0,5.0 activated"}, FAR, zones=[box("wood", "2.5,4.4", "3.5,4.6")])
    events = t.act("move A 3.0,5.0-3.0,4.0")
    assert [e.target for e in of(events, "passed-by")] == ["2.0,4.5"]
    assert one(events, "moved").amount == 24


@rule("difficult-holds")
def test_who_starts_in_difficult_ground_leaves_it_freely_but_not_what_it_enters_next() -> None:
    woods = [box("wood", "2.0,4.0", "4.0,5.0"), box("wood", "2.0,3.0", "4.0,3.6")]
    t = table({"A": "inf 3.0,4.5 activated"}, FAR, zones=woods)
    assert t.why("move A 3.0,4.5-3.0,3.8") == ""
    assert t.why("move A 3.0,4.5-3.0,3.2") == ""
    assert t.why("move A 3.0,4.5-3.0,2.9") == "difficult-holds"


@rule("difficult-holds")
def test_a_bent_zone_left_and_entered_again_holds() -> None:
    # A horseshoe: the straight way from one arm to the other leaves the wood and enters it again.
    shoe = zone("wood", "2.0,3.0", "2.6,3.0", "2.6,4.4", "3.4,4.4", "3.4,3.0", "4.0,3.0", "4.0,5.0", "2.0,5.0")
    t = table({"A": "mot 2.3,3.5 activated"}, FAR, zones=[shoe])
    assert t.why("move A 2.3,3.5-3.7,3.5") == "", "it ends in the wood it entered"
    assert t.why("move A 2.3,3.5-4.3,3.5-4.3,3.4") == "difficult-holds"


@rule("very-difficult-no-fight")
def test_who_enters_very_difficult_ground_does_not_fight() -> None:
    marsh = [box("marsh", "2.5,4.4", "3.5,4.6")]
    t = table(
        {"A": "mot 3.0,5.0 activated", "B": "mot 5.0,5.0 activated", "C": "inf 3.0,4.5 activated"},
        {"X": "inf 4.0,3.2"},
        zones=marsh,
    )
    t.act("move A 3.0,5.0-3.0,4.2")  # through the marsh and out again
    t.act("move B 5.0,5.0-5.0,4.2")
    t.act("done")  # C was in the marsh and stays: it may fight
    assert t.why("fire A at X") == "very-difficult-no-fight"
    assert t.legal() == ["done", "fire B at X", "fire C at X"]


def test_the_list_holds_half_ud_points_contact_and_corners() -> None:
    t = table({"A": "inf 3.0,5.0 activated"}, {"X": "inf 3.2,2.9"}, zones=[box("wood", "1.3,4.3", "2.1,4.8")])
    ends = [text.rpartition("-")[2] for text in t.legal() if text.startswith("move")]
    assert "3.2,3.9" in ends, "contact at exactly 1 UD"
    assert {"1.3,4.8", "2.1,4.3", "2.1,4.8"} <= set(ends), "corners of the wood"
    lattice = [end for end in ends if all(float(number) * 2 == int(float(number) * 2) for number in end.split(","))]
    assert len(ends) - len(lattice) <= 5
    assert len(set(ends)) == len(ends)


def test_a_river_is_crossed_by_way_of_its_bridge() -> None:
    water = river("-1.0,5.2", "4.8,5.2", "5.4,5.2", "13.0,5.2", crossings=(2,))
    t = table({"A": "mot 4.0,5.5 activated"}, FAR, rivers=[water])
    # No single bend is within 3 UD. Along the bank 1 UD, through the gap at x = 4.85 in 1.12 UD, counted 1.2, then half a UD.
    events = t.act("move A 4.0,5.5-4.0,4.5")
    assert [e.target for e in of(events, "passed-by")] == ["5.0,5.5", "4.5,4.5"]
    assert one(events, "moved").amount == 27


# -- zones that touch --------------------------------------------------------------------------------------------------
def astride(kind: str, mover: str = "inf 3.0,5.0 activated") -> Table:
    """Two zones from 2.0 to 4.0 and from y = 4.4 to 3.6, side by side along x = 3.0, and a mover south of their seam."""
    return table({"A": mover}, FAR, zones=[box(kind, "2.0,3.6", "3.0,4.4"), box(kind, "3.0,3.6", "4.0,4.4")])


@rule("touching-zones", "difficult-holds")
def test_the_seam_of_two_woods_holds() -> None:
    t = astride("wood")
    assert t.why("move A 3.0,5.0-3.0,4.0") == "", "into the wood, along the seam"
    assert t.why("move A 3.0,5.0-3.0,3.6") == "", "to its far border"
    assert t.why("move A 3.0,5.0-3.0,3.5") == "difficult-holds", "along the seam and out again"


@rule("touching-zones", "impassable")
def test_the_seam_of_two_lakes_bars_the_way() -> None:
    t = astride("lake")
    assert t.why("move A 3.0,5.0-3.0,3.2") == "impassable"
    assert t.why("move A 3.0,5.0-3.0,4.5") == ""


@rule("touching-zones", "very-difficult-no-fight")
def test_the_seam_of_two_marshes_keeps_from_fighting() -> None:
    t = astride("marsh")
    t.act("move A 3.0,5.0-3.0,3.5")
    assert "no-fight" in t.marks("A")


@rule("touching-zones", "inside-difficult")
def test_over_the_seam_a_unit_goes_on_inside() -> None:
    t = astride("wood", "inf 4.5,4.0 activated")
    assert t.why("move A 4.5,4.0-2.5,4.0") == "", "into one wood and on into the other"
    inside = astride("wood", "inf 3.5,4.0 activated")
    assert inside.why("move A 3.5,4.0-1.9,4.0") == "", "it has not entered the second: it was in the wood all the time"


@rule("touching-zones", "difficult-holds")
def test_a_wood_and_a_town_that_share_an_edge_are_one_and_a_corner_is_no_edge() -> None:
    mixed = [box("wood", "2.0,3.6", "3.0,4.4"), box("town", "3.0,3.6", "4.0,4.4")]
    t = table({"A": "inf 4.5,4.0 activated"}, FAR, zones=mixed)
    assert t.why("move A 4.5,4.0-2.5,4.0") == "", "both are difficult ground"
    marsh = [box("wood", "2.0,3.6", "3.0,4.4"), box("marsh", "3.0,3.6", "4.0,4.4")]
    t = table({"A": "inf 3.0,5.0 activated"}, FAR, zones=marsh)
    assert t.why("move A 3.0,5.0-3.0,3.5") == "", "of two classes: the leg only touches both"
    corner = [box("wood", "2.0,3.6", "3.0,4.0"), box("wood", "3.0,4.0", "4.0,4.4")]
    t = table({"A": "inf 3.5,4.2 activated"}, FAR, zones=corner)
    assert t.why("move A 3.5,4.2-2.5,3.8") == "", "out of one and into the other"
    assert t.why("move A 3.5,4.2-2.0,3.6-1.8,3.5") == "difficult-holds", "two woods: the second was entered"


@rule("touching-zones")
@pytest.mark.parametrize("kind", ["wood", "lake"])
def test_routes_and_retreats_mind_the_seam_too(kind: str) -> None:
    t = astride(kind, "mot 3.0,5.0 activated")
    # Straight is held or barred; the least way around, by 1.5,4.0, is two legs of 1.81 UD: more than 3 UD.
    assert "move A 3.0,5.0-3.0,3.0" not in t.legal()
    zones = [box("lake", "2.0,3.6", "3.0,4.4"), box("lake", "3.0,3.6", "4.0,4.4")]
    t = table({"A": "inf 3.0,6.6 activated"}, {"X": "inf 3.0,4.6", **FAR}, phase="fire", zones=zones)
    t.act("fire A at X", 1, 2)
    assert t.why("retreat X 3.0,3.6") == "impassable"


# -- what is told of a move ----------------------------------------------------------------------------------------------
@rule("mode-progressing", "mode-advancing", "mode-fast")
@pytest.mark.parametrize(
    ("end", "told"), [("3.0,4.0", "mode-progressing"), ("3.0,3.0", "mode-advancing"), ("3.0,2.0", "mode-fast")]
)
def test_a_move_tells_its_mode(end: str, told: str) -> None:
    t = table({"A": "arm 3.0,5.0 activated"}, FAR)
    events = t.act(f"move A 3.0,5.0-{end}")
    assert (one(events, "moved").rule, of(events, "detour")) == (told, [])


@rule("route", "zone-of-control")
def test_a_move_that_was_bent_says_so_and_what_it_costs() -> None:
    # Straight 2 UD, advancing; around X, by 1.5,4.0, two legs of 1.5: 1 UD more, and a fast advance.
    t = table({"A": "arm 2.5,5.0 activated", "B": "inf 9.0,8.0 activated"}, {"X": "inf 3.0,4.0"})
    events = t.act("move A 2.5,5.0-2.5,3.0")
    detour, worse = one(events, "detour"), one(events, "worse-mode")
    assert (detour.target, detour.amount, detour.rule) == ("2.5,3.0", 10, "zone-of-control")
    assert (worse.amount, worse.rule) == (2, "mode-fast")
    assert [(e.target, e.rule) for e in of(events, "passed-by")] == [("1.5,4.0", "route")]


@rule("route")
def test_a_bend_that_the_player_names_is_no_detour() -> None:
    t = table({"A": "arm 3.0,5.0 activated"}, FAR)
    events = t.act("move A 3.0,5.0-2.5,4.0-3.0,3.0")
    assert [e.key for e in events if e.key in ("detour", "worse-mode", "passed-by")] == ["passed-by"]
