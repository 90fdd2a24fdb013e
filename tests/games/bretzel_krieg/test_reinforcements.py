"""Lost elements that come back."""

from typing import Any

from grognard.games.bretzel_krieg.state import RECYCLABLE
from tests.games.bretzel_krieg.table import ATTACKER, Table, box, one, table
from tests.rules import rule

COMING = [{"kind": "infantry", "name": "R", "turn": 2, "segments": [1, 2], "elements": 3}]


def waiting(lost: int = 4, turn: int = 2, pa: list[int] | None = None, **parts: Any) -> Table:
    return table(
        {"A": "inf 2.0,5.0 activated"},
        {"X": "inf 11.0,1.0"},
        phase="designate",
        turn=turn,
        pa=[1, 1, 1] if pa is None else pa,
        attacker_has={"recyclable": {"infantry": lost, "armoured": 4}},
        attacker_army={"reinforcements": COMING},
        **parts,
    )


@rule("reinforcement-cost", "reinforcement-place", "entry-is-all")
def test_a_unit_enters_for_one_point_half_a_ud_from_its_edge_and_does_no_more() -> None:
    t = waiting()
    entered = one(t.act("enter R 3.0,8.5 3"), "entered")
    assert (entered.target, entered.amount, t.pa(), t.vc("R")) == ("3.0,8.5", 3, [0, 1, 1], 3)
    assert t.phase() == "move"
    assert t.why("move R 3.0,8.5-3.0,8.0") == "entry-is-all"
    t.act("done")
    assert t.phase() != "fire", "A sees nobody and R does not fight"


@rule("reinforcement-no-fight")
def test_it_does_not_fire_in_the_turn_it_enters() -> None:
    t = waiting()
    t.battle.at[t.number("X")] = 70 << 8 | 30
    t.act("enter R 3.0,8.5 3")
    t.act("done")
    assert t.phase() == "fire"
    assert t.why("fire R at X") == "reinforcement-no-fight"


@rule("reinforcement-place", "reinforcement-edge")
def test_nowhere_else() -> None:
    t = waiting()
    assert t.why("enter R 3.0,8.4 3") == "reinforcement-place"
    assert t.why("enter R 3.0,0.5 3") == "reinforcement-edge", "not at the enemy's edge"
    assert t.why("enter R 3.3,8.5 3") == "", "any tenth along it"


@rule("reinforcement-cost")
def test_the_point_is_of_the_segment_it_enters_in() -> None:
    t = waiting(pa=[0, 1, 1])
    assert t.why("enter R 3.0,8.5 3") == "reinforcement-cost"
    assert t.why("enter R 5.0,8.5 3") == ""


@rule("reinforcement-schedule")
def test_when_where_and_how_many_the_scenario_says() -> None:
    assert waiting(turn=1).why("enter R 3.0,8.5 3") == "reinforcement-schedule"
    assert waiting(turn=3).why("enter R 3.0,8.5 3") == ""
    assert waiting().why("enter R 9.0,8.5 3") == "reinforcement-schedule", "not in the third segment"
    assert waiting().why("enter R 3.0,8.5 4") == "reinforcement-schedule", "three elements at most"


@rule("reinforcements-recycled", "recycled-by-type")
def test_never_more_than_was_lost_of_that_type() -> None:
    t = waiting(lost=2)
    assert t.why("enter R 3.0,8.5 3") == "recycled-by-type"
    t.act("enter R 3.0,8.5 2")
    assert t.stock(RECYCLABLE, ATTACKER) == 0
    assert waiting(lost=0).why("enter R 3.0,8.5 1") == "reinforcements-recycled", "lost armour does not serve"


@rule("zone-of-control", "one-place-each", "impassable", "reinforcement-edge")
def test_not_beside_an_enemy_on_a_friend_or_in_a_lake() -> None:
    t = waiting(zones=[box("lake", "6.0,8.0", "7.0,8.8")])
    t.battle.at[t.number("X")] = 80 << 8 | 30
    t.battle.at[t.number("A")] = 85 << 8 | 10
    assert t.why("enter R 3.0,8.5 1") == "zone-of-control"
    assert t.why("enter R 1.0,8.5 1") == "one-place-each"
    assert t.why("enter R 6.5,8.5 1") == "impassable"


@rule("reinforcement-schedule")
def test_what_is_listed_is_each_strength_at_the_half_ud_points() -> None:
    entries = [text for text in waiting(lost=2, pa=[1, 0, 0]).legal() if text.startswith("enter")]
    assert entries == [f"enter R {x / 10:.1f},8.5 {n}" for x in range(0, 41, 5) for n in (1, 2)]


@rule("reinforcement-no-fight", "static-for-a-turn")
def test_who_has_just_entered_is_not_settled() -> None:
    t = waiting()
    t.act("enter R 3.0,8.5 3")
    assert "settled" not in t.marks("R")
    t.act("done")
    assert "settled" not in t.marks("R"), "it came onto its place this turn"
