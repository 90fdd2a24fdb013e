"""Ones on the firing dice; where a unit falls back to; dug-in troops; what a retreat does to fire."""

from typing import Any

import pytest

from grognard.games.bretzel_krieg.state import ELEMENTS_LOST, RECYCLABLE
from tests.games.bretzel_krieg.table import ATTACKER, DEFENDER, Table, box, of, one, open_table, river, scenario, table
from tests.rules import rule

FAR = {"Y": "inf 11.0,1.0"}


def under_fire(target: str = "inf 3.0,3.0", **parts: Any) -> Table:
    """Infantry 2 UD south of the target: two dice."""
    return table({"A": "inf 3.0,5.0 activated"}, {"X": target, **FAR}, phase="fire", **parts)


@rule("retreat", "retreat-steps")
def test_each_one_is_a_step_of_one_ud_that_the_owner_chooses() -> None:
    t = under_fire()
    t.act("fire A at X", 1, 2)
    assert (t.phase(), t.decider()) == ("retreat", DEFENDER)
    # From 3.0,3.0 away from 3.0,5.0: the five steps down end nearer; sideways is √5 UD away instead of 2.
    assert sorted(text.split()[2] for text in t.legal()) == [
        "2.0,3.0",
        "2.2,2.4",
        "2.4,2.2",
        "3.0,2.0",
        "3.6,2.2",
        "3.8,2.4",
        "4.0,3.0",
    ]
    t.act("retreat X 3.0,2.0")
    assert (t.at("X"), t.decider()) == ("3.0,2.0", DEFENDER)


@rule("retreat-steps")
def test_a_step_ends_farther_from_every_enemy_within_four_ud() -> None:
    # A is 2 UD south of X; B, exactly 4 UD north, counts; C, 4.1 UD west, does not.
    t = table(
        {"A": "inf 6.0,7.0 activated", "B": "inf 6.0,1.0", "C": "inf 1.9,5.0"},
        {"X": "inf 6.0,5.0", **FAR},
        phase="fire",
    )
    t.act("fire A at X", 1, 2)
    # North is nearer to B, south nearer to A: the two steps sideways are left, and the one to C is among them.
    assert t.legal() == ["retreat X 7.0,5.0", "retreat X 5.0,5.0"]
    assert t.why("retreat X 6.0,4.0") == "retreat-steps"
    assert t.why("retreat X 6.5,5.0") == "retreat-steps", "exactly 1 UD"
    # B a tenth farther away counts no more.
    t = table({"A": "inf 6.0,7.0 activated", "B": "inf 6.0,0.9"}, {"X": "inf 6.0,5.0", **FAR}, phase="fire")
    t.act("fire A at X", 1, 2)
    assert t.why("retreat X 6.0,4.0") == ""


@rule("retreat-steps")
def test_a_step_that_ends_just_as_far_is_no_retreat() -> None:
    # A is 0.5 UD left of X and 2 UD south: one step to the left ends 0.5 UD right of it, at the same distance.
    t = table({"A": "inf 2.5,5.0 activated"}, {"X": "inf 3.0,3.0", **FAR}, phase="fire")
    t.act("fire A at X", 1, 2)
    assert t.why("retreat X 2.0,3.0") == "retreat-steps"
    assert t.why("retreat X 4.0,3.0") == ""


@rule("retreat-steps")
def test_an_enemy_a_hair_beyond_four_ud_does_not_count() -> None:
    # B is √(4.0² + 0.1²) UD away; the step north ends nearer to it.
    t = table({"A": "inf 6.0,7.0 activated", "B": "inf 6.1,1.0"}, {"X": "inf 6.0,5.0", **FAR}, phase="fire")
    t.act("fire A at X", 1, 2)
    assert t.why("retreat X 6.0,4.0") == ""


@rule("retreat")
def test_a_retreat_must_be_made() -> None:
    t = under_fire()
    t.act("fire A at X", 1, 2)
    assert t.why("done") == "retreat"


@rule("retreat")
def test_two_ones_are_two_steps() -> None:
    t = under_fire()
    t.act("fire A at X", 1, 1)
    t.act("retreat X 3.0,2.0")
    assert (t.phase(), t.decider()) == ("retreat", DEFENDER)
    t.act("retreat X 3.0,1.0")
    assert t.phase() != "retreat"


@rule("retreat-steps", "zone-of-control")
def test_a_step_does_not_end_in_a_zone_of_control() -> None:
    # E has broken in, half a UD beside X. The step to 2.7,3.6 ends 0.67 UD from E: farther, but not far enough.
    t = table({"A": "inf 3.5,1.0 activated", "E": "arm 3.0,3.0 broke-in"}, {"X": "inf 3.5,3.0", **FAR}, phase="fire")
    t.act("fire A at X", 1, 2)
    assert t.why("retreat X 2.7,3.6") == "zone-of-control"
    assert t.why("retreat X 4.3,3.6") == ""


@rule("retreat-blocked", "retreat")
def test_at_the_table_edge_one_element_is_lost_for_good() -> None:
    # B closes the way along the top edge.
    t = table({"A": "inf 0.0,2.0 activated", "B": "inf 2.0,0.0"}, {"X": "inf 0.0,0.0 x3", **FAR}, phase="fire")
    events = t.act("fire A at X", 1, 2)
    assert one(events, "blocked").target == "0.0,0.0"
    assert (t.at("X"), t.vc("X")) == ("0.0,0.0", 2)
    assert t.stock(ELEMENTS_LOST, DEFENDER) == 1
    assert t.stock(RECYCLABLE, DEFENDER) == 0, "it never comes back"


@rule("retreat-blocked")
def test_each_one_of_a_surrounded_unit_costs_an_element() -> None:
    t = table(
        {"A": "inf 3.0,4.0 activated", "B": "inf 3.0,2.0", "C": "inf 2.0,3.0", "D": "inf 4.0,3.0"},
        {"X": "inf 3.0,3.0 x2", **FAR},
        phase="fire",
    )
    events = t.act("fire A at X", 1, 1, 2, 2, 2)
    assert len(of(events, "blocked")) == 2
    assert one(events, "eliminated").unit == "X"


@rule("retreat-blocked", "retreat-steps", "impassable")
def test_a_river_behind_blocks() -> None:
    water = [river("-1.0,2.5", "13.0,2.5")]
    t = table(
        {"A": "inf 3.0,5.0 activated", "B": "inf 1.0,3.0", "C": "inf 5.0,3.0"},
        {"X": "inf 3.0,3.0 x2", **FAR},
        phase="fire",
        rivers=water,
    )
    events = t.act("fire A at X", 1, 2)
    assert one(events, "blocked").rule == "retreat-blocked"
    assert t.vc("X") == 1


@rule("retreat-steps", "difficult-holds")
def test_difficult_ground_does_not_stop_a_retreat_and_friends_are_crossed() -> None:
    wood = [box("wood", "2.0,2.4", "4.0,2.6")]
    t = table({"A": "inf 3.0,5.0 activated"}, {"X": "inf 3.0,3.0", "W": "inf 3.0,2.5", **FAR}, phase="fire", zones=wood)
    t.act("fire A at X", 1, 2)
    t.act("retreat X 3.0,2.0")


@rule("one-place-each", "retreat-steps")
def test_a_step_does_not_end_on_a_friend() -> None:
    t = table({"A": "inf 3.0,5.0 activated"}, {"X": "inf 3.0,3.0", "W": "inf 3.0,2.0", **FAR}, phase="fire")
    t.act("fire A at X", 1, 2)
    assert t.why("retreat X 3.0,2.0") == "one-place-each"


# -- dug in ------------------------------------------------------------------------------------------------------------
DITCH = [("2.5,3.0", "along")]


@rule("dug-in", "static-for-a-turn")
def test_one_one_does_not_dislodge_the_dug_in() -> None:
    t = under_fire("inf 3.0,3.0 settled", works=DITCH)
    events = t.act("fire A at X", 1, 2)
    assert one(events, "stood-fast").unit == "X"
    assert t.at("X") == "3.0,3.0"


@rule("dug-in", "dug-in-all-count")
def test_two_ones_do_and_then_both_count() -> None:
    t = under_fire("inf 3.0,3.0 settled", works=DITCH)
    t.act("fire A at X", 1, 1)
    t.act("retreat X 3.0,2.0")
    assert t.phase() == "retreat"


@rule("dug-in", "static-for-a-turn")
@pytest.mark.parametrize(("unit", "works"), [("inf 3.0,3.0", DITCH), ("inf 3.0,3.0 settled", [])])
def test_it_takes_both_the_entrenchment_and_the_turn(unit: str, works: list[tuple[str, str]]) -> None:
    t = under_fire(unit, works=works)
    t.act("fire A at X", 1, 2)
    assert t.phase() == "retreat"


@rule("static-for-a-turn")
def test_a_turn_without_moving_settles_a_unit_activated_or_not() -> None:
    units = {"S": "inf 1.0,8.0 activated", "M": "inf 3.0,8.0 activated", "N": "inf 5.0,8.0"}
    t = table(units, {"X": "inf 1.0,1.0"})
    t.act("move M 3.0,8.0-3.0,7.5")
    t.act("done")
    assert t.decider() == DEFENDER
    assert ["settled" in t.marks(name) for name in "SMN"] == [True, False, True]


@rule("static-for-a-turn", "dug-in")
def test_since_the_beginning_counts_too() -> None:
    army = {"units": [{"kind": "infantry", "name": "A", "at": [30, 80]}]}
    data = scenario(attacker_army=army, defender_army={"units": [{"kind": "infantry", "name": "X", "at": [30, 30]}]})
    t = open_table(data)
    t.act("begin")
    assert "settled" in t.marks("X")


@rule("static-for-a-turn")
def test_a_move_unsettles_at_once() -> None:
    t = table({"A": "inf 3.0,8.0 activated settled", "B": "inf 9.0,8.0 activated"}, {"X": "inf 1.0,1.0"})
    t.act("move A 3.0,8.0-3.0,7.5")
    assert "settled" not in t.marks("A")


@rule("static-for-a-turn")
def test_who_was_driven_back_in_its_own_turn_has_not_been_static() -> None:
    # The attacker bombs his own A: a 1 drives it back, and at the end of the turn it is not settled.
    has = {"goods": {"strafing": 1}, "budget": 2}
    t = table({"A": "inf 3.0,4.0 settled"}, {"X": "inf 3.0,1.0"}, phase="fire", attacker_has=has)
    t.act("air strafing 3.0,5.0", 1, 2)
    t.act("retreat A 3.0,5.0")
    assert t.decider() == DEFENDER
    assert "settled" not in t.marks("A")


@rule("static-for-a-turn")
def test_a_retreat_unsettles() -> None:
    t = under_fire("inf 3.0,3.0 settled")
    t.act("fire A at X", 1, 2)
    t.act("retreat X 3.0,2.0")
    assert "settled" not in t.marks("X")


# -- after a retreat ---------------------------------------------------------------------------------------------------
@rule("shaken-fire", "worse-mode")
@pytest.mark.parametrize(
    ("words", "dice"),
    [
        ("activated", 5),
        ("activated retreated", 3),
        ("activated retreated progressing moved", 3),
        ("activated retreated advancing moved", 0),
    ],
)
def test_who_retreated_fights_at_best_as_if_progressing(words: str, dice: int) -> None:
    t = table({"A": f"inf 3.0,4.0 {words}"}, {"X": "arm 3.0,3.0"}, phase="fire")
    if dice:
        assert one(t.act("fire A at X", *[2] * dice), "fired").amount == dice
    else:
        assert t.why("fire A at X") == "fire-volume"


@rule("shaken-fire", "shaken-since")
def test_the_retreat_is_forgotten_at_the_end_of_its_owners_turn() -> None:
    t = under_fire()
    t.act("fire A at X", 1, 2)
    t.act("retreat X 3.0,2.0")
    assert "retreated" in t.marks("X")
    assert (t.decider(), t.phase()) == (DEFENDER, "posture")
    t.act("posture bold", 1, 1)
    assert t.decider() == ATTACKER
    assert "retreated" not in t.marks("X")


@rule("shaken-since")
def test_a_unit_bombed_back_in_its_own_turn_still_fights_as_progressing_in_the_next() -> None:
    has = {"goods": {"strafing": 1}, "budget": 2}
    units = {"A": "inf 3.0,4.0 settled", "B": "inf 11.0,8.0"}
    t = table(units, {"X": "arm 3.0,3.0", **FAR}, phase="fire", attacker_has=has)
    t.act("air strafing 3.0,5.0", 1, 2)
    t.act("retreat A 3.0,5.0")
    assert "retreated" in t.marks("A")
    t.act("posture bold", 2, 1)  # the defender follows up and holds his fire
    t.act("designate X")
    t.act("move X 3.0,3.0-3.0,4.0")
    t.act("done")
    assert (t.battle.turn, t.decider()) == (2, ATTACKER)
    t.act("posture bold", 2, 1)
    t.act("designate A")
    t.act("done")  # it stays
    assert one(t.act("fire A at X", 2, 2, 2), "fired").amount == 3, "in progression 3 dice at 1 UD, static 5"
    t.act("posture bold", 1, 1)
    assert t.battle.turn == 3
    assert "retreated" not in t.marks("A"), "in turn 3 it is forgotten"


@rule("shaken-since")
@pytest.mark.parametrize(("marks", "remembered"), [("retreated", False), ("retreated driven-back", True)])
def test_a_position_says_whether_the_retreat_was_in_its_own_turn(marks: str, remembered: bool) -> None:
    t = table({"A": f"inf 3.0,5.0 activated {marks}"}, {"X": "inf 3.0,2.0"}, phase="fire")
    t.act("done")
    t.act("posture bold", 1)  # the defender passes
    assert (t.battle.turn, "retreated" in t.marks("A")) == (2, remembered)


@rule("shaken-since")
def test_a_retreat_forced_before_ones_own_turn_is_not_remembered_in_the_turn_after_it() -> None:
    t = under_fire()
    t.act("fire A at X", 1, 2)
    t.act("retreat X 3.0,2.0")
    t.act("posture bold", 1, 1)
    t.act("posture bold", 1)
    assert (t.decider(), t.battle.turn) == (DEFENDER, 2)
    assert "retreated" not in t.marks("X")


# -- what is told ------------------------------------------------------------------------------------------------------
@rule("retreat")
def test_a_retreat_has_its_cause_in_the_log() -> None:
    t = under_fire()
    told = one(t.act("fire A at X", 1, 1), "driven-back")
    assert (told.unit, told.amount, told.rule) == ("X", 2, "retreat")
