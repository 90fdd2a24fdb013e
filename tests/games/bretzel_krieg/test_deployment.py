"""Entrenchments, then the defender, then the attacker."""

from typing import Any

import pytest

from grognard.engine.mistakes import Mistake
from grognard.games.bretzel_krieg.fire import cover_of
from grognard.games.bretzel_krieg.ground import COVERS, place_of
from tests.games.bretzel_krieg.table import ATTACKER, DEFENDER, box, one, open_table, scenario, table
from tests.rules import rule


def army(*names: str, **parts: Any) -> dict[str, Any]:
    return {"units": [{"kind": "infantry", "name": name} for name in names], **parts}


@rule("deployment-order", "not-in-hand")
def test_the_defender_deploys_all_then_the_attacker() -> None:
    t = open_table(scenario(attacker_army=army("A"), defender_army=army("B", "C")), start="by-hand")
    t.act("begin")
    assert (t.phase(), t.decider()) == ("deploy", DEFENDER)
    t.act("deploy B 1.0,1.0")
    assert t.why("deploy B 2.0,1.0") == "not-in-hand"
    t.act("deploy C 2.3,1.7")
    assert t.decider() == ATTACKER
    t.act("deploy A 6.0,8.0")
    assert (t.phase(), t.battle.turn) == ("posture", 1)


@rule("deployment-zone")
def test_four_ud_for_the_defender_and_three_for_the_attacker() -> None:
    t = open_table(scenario(attacker_army=army("A"), defender_army=army("B")), start="by-hand")
    t.act("begin")
    assert t.why("deploy B 3.0,4.1") == "deployment-zone"
    t.act("deploy B 3.0,4.0")
    assert t.why("deploy A 3.0,5.9") == "deployment-zone"
    t.act("deploy A 11.9,6.0")


@rule("deployment-zone")
def test_a_scenario_may_give_other_areas() -> None:
    area = [[[0, 50], [40, 50], [40, 90], [0, 90]]]
    t = open_table(scenario(attacker_army=army("A", areas=area), defender_army=army("B")), start="by-hand")
    t.act("begin")
    t.act("deploy B 9.0,4.0")
    assert t.why("deploy A 4.1,8.0") == "deployment-zone"
    t.act("deploy A 4.0,5.0")


@rule("impassable", "one-place-each", "zone-of-control")
def test_nobody_is_set_down_in_a_lake_on_a_friend_or_beside_an_enemy() -> None:
    area = [[[0, 30], [120, 30], [120, 90], [0, 90]]]
    data = scenario(
        attacker_army=army("A", "D", areas=area),
        defender_army=army("B", "C"),
        zones=[box("lake", "5.0,1.0", "6.0,2.0")],
    )
    t = open_table(data, start="by-hand")
    t.act("begin")
    assert t.why("deploy B 5.5,1.5") == "impassable"
    t.act("deploy B 1.0,4.0")
    assert t.why("deploy C 1.0,4.0") == "one-place-each"
    t.act("deploy C 9.0,1.0")
    assert t.why("deploy A 1.0,4.9") == "zone-of-control"
    t.act("deploy A 1.0,5.0")


@rule("entrenchments-first", "entrenchment-ground", "not-in-hand")
def test_entrenchments_before_units_the_defender_first() -> None:
    support = {"support": 3}
    data = scenario(attacker_army=army("A", **support), defender_army=army("B", **support))
    t = open_table(data, start="by-hand", air=False)
    t.act("begin")
    t.act("buy 1 entrenchment")
    t.act("buy 1 entrenchment")
    assert (t.phase(), t.decider()) == ("entrench", DEFENDER)
    assert t.why("place along 3.0,3.6") == "entrenchment-ground", "half a UD deep: it would end at 4.1"
    assert t.why("place across 3.0,3.1") == "entrenchment-ground", "1 UD deep: it would end at 4.1"
    placed = one(t.act("place along 3.0,3.5"), "placed")
    assert (placed.target, placed.amount) == ("3.0,3.5", 0)
    assert t.decider() == ATTACKER
    t.act("place across 3.0,8.0")
    assert t.phase() == "deploy"


@rule("entrenchment-ground", "not-in-hand")
def test_entrenchments_may_touch_but_not_overlap() -> None:
    has = {"goods": {"entrenchment": 3}, "budget": 9}
    t = table({"A": "inf hand"}, {"B": "inf hand"}, phase="entrench", side="defender", defender_has=has, air=False)
    t.act("place along 3.0,1.0")
    assert t.why("place along 3.9,1.0") == "entrenchment-ground"
    assert t.why("place across 3.5,0.6") == "entrenchment-ground"
    t.act("place along 4.0,1.0")
    t.act("place along 3.0,1.5")  # just below the first
    assert t.phase() == "deploy"


@rule("entrenchment-strip", "zone-border")
def test_a_strip_of_one_ud_by_half_gives_dense_cover_to_whoever_is_in_it_or_on_its_border() -> None:
    b = table(works=[("3.0,1.0", "along"), ("6.0,1.0", "across")]).battle
    along = [(30, 10), (40, 15), (35, 12)]
    across = [(60, 10), (65, 20)]
    outside = [(29, 10), (41, 15), (35, 16), (66, 20), (65, 21)]
    assert {COVERS[cover_of(b, place_of(x, y))] for x, y in along + across} == {"dense"}
    assert {COVERS[cover_of(b, place_of(x, y))] for x, y in outside} == {"clear"}


@rule("quick-start")
def test_the_plan_of_the_scenario_sets_everything_up() -> None:
    blue = {"units": [{"kind": "infantry", "name": "A", "at": [60, 80]}]}
    grey = {
        "units": [{"kind": "infantry", "name": "B", "at": [60, 20]}],
        "support": 7,
        "plan": {
            "entrenchments": [{"at": [55, 18]}],
            "supports": [{"entrenchment": 1, "aa-4": 1}, {"entrenchment": 1, "strafing": 2}],
        },
    }
    data = scenario(attacker_army=blue, defender_army=grey)
    t = open_table(data)
    t.act("begin", 2)  # the second list, drawn in secret
    assert (t.phase(), t.at("A"), t.at("B")) == ("posture", "6.0,8.0", "6.0,2.0")
    assert list(t.battle.works) == [place_of(55, 18) << 1]
    by_hand = open_table(data, start="by-hand")
    by_hand.act("begin")
    by_hand.act("buy 1 entrenchment")
    for good in ("strafing", "bombing", "dive-bombing", "aa-2", "aa-3", "aa-4"):
        by_hand.act(f"buy 0 {good}")
    by_hand.act("plan")
    by_hand.act("plan")
    assert (by_hand.phase(), by_hand.at("B"), by_hand.decider()) == ("deploy", "6.0,2.0", ATTACKER)
    assert by_hand.why("plan") == ""
    by_hand.act("plan")
    assert by_hand.phase() == "posture"
    assert by_hand.why("plan") == "quick-start"


@pytest.mark.parametrize(
    ("blue", "message"),
    [
        ({"units": [{"kind": "infantry", "name": "A", "at": [60, 40]}]}, "forbidden by deployment-zone"),
        ({"units": [{"kind": "infantry", "name": "A"}, {"kind": "infantry", "name": "A"}]}, "two units of one side"),
        ({"units": [{"kind": "infantry", "name": "A at B"}]}, "leave the word 'at' out"),
        ({"units": [{"kind": "infantry", "name": "A#1"}]}, "colon or a hash"),
        (army("A", support=2, plan={"supports": [{"aa-3": 1}]}), "costs more than the 2 points"),
        (army("A", support=9, plan={"supports": [{"flak": 1}]}), "'flak' cannot be bought"),
        ({}, "give each side its units"),
    ],
)
def test_a_scenario_that_cannot_be_says_why(blue: dict[str, Any], message: str) -> None:
    with pytest.raises(Mistake, match=message):
        open_table(scenario(attacker_army=blue, defender_army=army("B")))


@rule("entrenchments-first", "deployment-order", "air-secret")
def test_what_was_bought_must_be_laid_and_everybody_deployed() -> None:
    data = scenario(attacker_army=army("A"), defender_army=army("B", support=3))
    t = open_table(data, start="by-hand")
    t.act("begin")
    assert (t.phase(), t.why("done")) == ("buy", "air-secret")
    t.act("buy 1 entrenchment")
    assert (t.phase(), t.why("done")) == ("entrench", "entrenchments-first")
    t.act("place along 3.0,1.0")
    assert (t.phase(), t.why("done")) == ("deploy", "deployment-order")
