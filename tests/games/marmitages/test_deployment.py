"""§2c: deployment, no man's land, and the four that fit in a sector."""

from typing import Any

import pytest

from tests.games.marmitages.table import ATTACKER, DEFENDER, Table, open_table, scenario, table
from tests.rules import rule


def deploying(**parts: Any) -> Table:
    return table(phase="deploy", **parts)


@rule("defender-deploys-first")
def test_the_defender_deploys_everything_then_the_attacker() -> None:
    t = deploying(side="defender", attacker_in_hand="tank inf", defender_in_hand="inf mg")
    assert t.decider() == DEFENDER
    t.act("deploy 1st Inf A1")
    assert t.decider() == DEFENDER
    t.act("deploy 1st MG A1")
    assert t.decider() == ATTACKER
    t.act("deploy 1st Inf A8")
    t.act("deploy 1st Tank A8")
    assert (t.phase(), t.decider(), t.battle.turn) == ("move", ATTACKER, 1)


@rule("defender-deploys-first")
def test_there_is_no_done_while_units_are_in_hand() -> None:
    assert deploying(attacker_in_hand="inf").why("done") == "defender-deploys-first"


@rule("deploy-own-half")
def test_each_deploys_in_his_own_half() -> None:
    assert deploying(attacker_in_hand="inf").why("deploy 1st Inf A4") == "deploy-own-half"
    assert deploying(side="defender", defender_in_hand="inf").why("deploy 1st Inf A5") == "deploy-own-half"


@rule("no-mans-land", "no-mans-land-where")
def test_the_attacker_keeps_out_of_his_first_row_the_defender_does_not() -> None:
    t = deploying(attacker_in_hand="inf")
    assert t.why("deploy 1st Inf C5") == "no-mans-land"
    assert t.legal() == [f"deploy 1st Inf {column}{row}" for row in (6, 7, 8) for column in "ABCDEF"]
    t = deploying(side="defender", defender_in_hand="inf")
    assert t.legal() == [f"deploy 1st Inf {column}{row}" for row in (1, 2, 3, 4) for column in "ABCDEF"]


@rule("not-in-hand")
def test_a_unit_on_the_table_is_not_deployed_again() -> None:
    t = deploying(attacker={"A8": "inf"}, attacker_in_hand="tank")
    assert t.why("deploy 1st Inf A7") == "not-in-hand"


@rule("not-yours")
def test_nobody_deploys_the_enemys_units() -> None:
    t = deploying(defender={"A1": "mg"}, attacker_in_hand="inf")
    assert t.why("deploy 1st MG A7") == "not-yours"


@rule("four-in-a-sector")
def test_wire_and_a_trench_leave_room_for_two_units_as_in_the_texts_example() -> None:
    t = deploying(attacker_in_hand="inf inf inf", defences={"B7": ["wire", "trench"]})
    t.act("deploy 1st Inf B7")
    t.act("deploy 2nd Inf B7")
    assert t.why("deploy 3rd Inf B7") == "four-in-a-sector"
    assert "deploy 3rd Inf B7" not in t.legal()


@rule("four-in-a-sector")
def test_four_units_fill_an_empty_sector() -> None:
    t = deploying(attacker={"B7": "inf inf inf"}, attacker_in_hand="tank car")
    t.act("deploy 1st Tank B7")
    assert t.why("deploy 1st Car B7") == "four-in-a-sector"


@rule("one-side-a-sector")
def test_units_of_both_sides_never_share_a_sector() -> None:
    t = deploying(defender={"B7": "inf"}, attacker_in_hand="inf")
    assert t.why("deploy 1st Inf B7") == "one-side-a-sector"


@rule("difficult-exceptions")
@pytest.mark.parametrize("vehicle", ["Tank", "Car"])
def test_vehicles_are_not_deployed_on_difficult_ground(vehicle: str) -> None:
    t = deploying(attacker_in_hand=f"{vehicle.lower()} inf", difficult=["B7"])
    assert t.why(f"deploy 1st {vehicle} B7") == "difficult-exceptions"
    t.act("deploy 1st Inf B7")


@rule("difficult-exceptions")
def test_a_scenario_may_open_difficult_ground_to_vehicles() -> None:
    t = deploying(attacker_in_hand="tank", difficult=["B7"], vehicles_on_difficult=True)
    t.act("deploy 1st Tank B7")


@rule("difficult-exceptions", "reinforcements-wait")
def test_a_vehicle_for_which_only_difficult_ground_is_left_waits_in_hand() -> None:
    rows = [f"{column}{row}" for row in (6, 7, 8) for column in "ABCDEF"]
    t = table(
        {"A5": "inf"},
        {"A1": "inf"},
        phase="deploy",
        attacker_in_hand="tank inf",
        difficult=rows,
    )
    assert all("Tank" not in action for action in t.legal())
    t.act("deploy 2nd Inf A8")
    assert (t.phase(), t.battle.turn) == ("move", 1)


@rule("defender-deploys-first")
def test_of_units_that_are_alike_the_first_is_offered_and_any_may_be_written() -> None:
    t = deploying(attacker_in_hand="inf inf green")
    assert "deploy 1st Inf A6" in t.legal()
    assert "deploy 2nd Inf A6" not in t.legal()
    assert "deploy 3rd Inf A6" in t.legal(), "the inexperienced battalion is another matter"
    t.act("deploy 2nd Inf A6")
    assert t.units_in("A6") == ["1st Inf"]


@rule("defender-deploys-first")
def test_units_with_names_of_their_own_are_offered_one_by_one() -> None:
    army = {"units": [{"kind": "infantry", "count": 2, "names": ["Black Watch", "Gordons"]}]}
    t = open_table(scenario(attacker=army), start="by-hand")
    t.act("begin")
    t.act("deploy Gordons A6")
    assert t.units_in("A6") == ["Gordons"]


PLANNED = {
    "wire": 1,
    "shells": 6,
    "units": [{"kind": "infantry", "count": 3}],
    "plan": {
        "defences": {"A6": ["wire"]},
        "bombardment": {"B4": 1},
        "deployment": {"A6": ["infantry"], "B6": ["infantry"]},
    },
}


@rule("quick-start")
def test_a_quick_start_lays_bombards_and_deploys_by_the_plan_and_asks_for_what_it_leaves_out() -> None:
    t = open_table(scenario(attacker=PLANNED, defender={"units": [{"kind": "infantry"}]}), start="quick")
    t.act("begin", 1)  # one point of bombardment on B4: 1 point of damage on an empty sector
    assert (t.works_in("A6"), t.units_in("A6"), t.units_in("B6")) == (["wire"], ["1st Inf"], ["2nd Inf"])
    assert t.difficult("B4")
    assert t.shells(ATTACKER) == 3
    assert (t.phase(), t.decider()) == ("deploy", DEFENDER)
    t.act("deploy 1st Inf A1")
    assert t.decider() == ATTACKER
    t.act("deploy 3rd Inf A8")
    assert t.phase() == "move"


@rule("quick-start")
def test_by_hand_each_step_of_the_plan_can_be_asked_for() -> None:
    t = open_table(scenario(attacker=PLANNED), start="by-hand")
    t.act("begin")
    assert t.phase() == "fortify"
    t.act("plan")
    assert t.works_in("A6") == ["wire"]
    assert t.phase() == "bombard"
    t.act("plan", 6)
    assert t.shells(ATTACKER) == 3
    assert t.why("plan") == "quick-start", "the plan has no second bombardment"
    t.act("done")
    t.act("plan")
    assert (t.units_in("A6"), t.units_in("B6")) == (["1st Inf"], ["2nd Inf"])
    assert t.why("plan") == "quick-start"


@rule("quick-start")
def test_there_is_no_plan_to_follow_during_the_turns() -> None:
    assert table({"A8": "inf"}, phase="move").why("plan") == "quick-start"


@rule("table-size")
@pytest.mark.parametrize("width", [6, 12])
def test_the_table_is_eight_deep_and_each_side_owns_four_rows(width: int) -> None:
    t = deploying(side="defender", defender_in_hand="inf", width=width)
    assert t.battle.sectors == 8 * width
    assert len(t.legal()) == 4 * width
