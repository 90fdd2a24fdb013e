"""Budgets by dice, divisions, support; the scenario's own order of battle."""

from typing import Any

import pytest

from grognard.engine.mistakes import Mistake
from grognard.games.bretzel_krieg.state import BUDGET, PURSE, SUPPORT
from tests.games.bretzel_krieg.table import ATTACKER, DEFENDER, GAME, Table, of, one, open_table, scenario
from tests.rules import rule

OPEN = scenario(open_battle=True)
# 12 dice of the attacker, 42 in all; 9 of the defender, 27 in all.
ATTACKER_DICE = [1, 2, 3, 4, 5, 6] * 2
DEFENDER_DICE = [1, 2, 3, 4, 5, 6, 1, 2, 3]


def begun(**options: Any) -> Table:
    t = open_table(OPEN, **options)
    t.act("begin", *ATTACKER_DICE, *DEFENDER_DICE)
    return t


def recruited(**options: Any) -> Table:
    """Both armies raised: ten attacking divisions for 42 points, and one defending."""
    t = begun(**options)
    for _ in range(10):
        t.act("recruit infantry 4")
    t.act("done")
    t.act("recruit armoured 4")
    t.act("done")
    return t


@rule("combat-budget", "support-budget", "pooled-purses")
def test_the_dice_make_the_purse_and_the_rest_of_the_budget_is_for_support() -> None:
    t = open_table(OPEN)
    events = of(t.act("begin", *ATTACKER_DICE, *DEFENDER_DICE), "budget")
    assert [(e.side, e.amount, e.rule) for e in events] == [
        (0, 42, "combat-budget"),
        (0, 75 - 42, "support-budget"),
        (1, 27, "combat-budget"),
        (1, 60 - 27, "support-budget"),
    ]
    assert [t.stock(PURSE, ATTACKER), t.stock(PURSE, DEFENDER)] == [42, 27]


@rule("combat-budget", "support-budget")
def test_five_segments_throw_twenty_dice_and_fifteen() -> None:
    t = open_table(OPEN, segments=5)
    t.act("begin", *[6] * 20, *[1] * 15)
    assert [t.stock(PURSE, side) for side in (0, 1)] == [120, 15]
    assert [t.stock(BUDGET, side) for side in (0, 1)] == [5, 85]


@rule("element-costs")
@pytest.mark.parametrize(("bought", "left"), [("infantry 4", 38), ("motorised 4", 34), ("armoured 3", 36)])
def test_infantry_costs_one_point_an_element_and_the_others_two(bought: str, left: int) -> None:
    t = begun()
    t.act(f"recruit {bought}")
    assert t.stock(PURSE, ATTACKER) == left


@rule("element-costs")
def test_nobody_spends_more_than_the_purse() -> None:
    t = begun()
    for _ in range(5):
        t.act("recruit armoured 4")  # 40 of 42
    assert t.why("recruit infantry 3") == "element-costs"
    assert t.why("recruit armoured 1") == ""
    assert t.legal() == [
        "done",
        "recruit infantry 1",
        "recruit infantry 2",
        "recruit motorised 1",
        "recruit armoured 1",
    ]


@rule("division-size")
def test_a_division_has_one_to_four_elements() -> None:
    t = begun()
    assert t.why("recruit infantry 5") == "division-size"
    assert t.why("recruit infantry 0") == "division-size"
    with pytest.raises(Mistake):
        open_table(scenario(attacker_army={"units": [{"kind": "infantry", "elements": 5}]}))


@rule("full-divisions")
def test_one_small_division_and_it_is_the_last() -> None:
    t = begun()
    t.act("recruit infantry 3")
    t.act("recruit motorised 2")
    assert t.why("recruit infantry 4") == "full-divisions"
    assert t.why("recruit infantry 1") == "full-divisions"
    assert t.legal() == ["done"]


@rule("army-needs-a-division")
def test_an_army_of_nothing_is_no_army() -> None:
    assert begun().why("done") == "army-needs-a-division"


@rule("recruit-in-turn", "pooled-purses")
def test_the_attacker_recruits_first_in_the_open_and_the_rest_is_lost() -> None:
    t = begun()
    assert (t.phase(), t.decider()) == ("recruit", ATTACKER)
    t.act("recruit infantry 4")
    t.act("done")
    assert (t.phase(), t.decider()) == ("recruit", DEFENDER)
    assert GAME.view(t.battle, DEFENDER)["units"][0]["vc"] == 4
    assert t.stock(PURSE, ATTACKER) == 0
    t.act("recruit infantry 4")
    t.act("done")
    assert (t.phase(), t.decider()) == ("buy", ATTACKER)


@rule("support-costs")
def test_what_support_costs() -> None:
    t = recruited()
    left = [t.stock(SUPPORT, ATTACKER)]
    for good in ("entrenchment", "strafing", "bombing", "dive-bombing", "aa-2", "aa-3"):
        t.act(f"buy 1 {good}")
        left.append(t.stock(SUPPORT, ATTACKER))
    assert left == [33, 30, 28, 25, 21, 19, 16]
    assert t.why("buy 5 aa-4") == "support-costs"
    t.act("buy 4 aa-4")
    assert (t.phase(), t.decider()) == ("buy", DEFENDER)


@rule("air-secret")
def test_support_is_asked_for_in_a_fixed_order() -> None:
    t = recruited()
    assert t.why("buy 1 strafing") == "air-secret"
    t.act("buy 0 entrenchment")
    assert t.why("buy 1 entrenchment") == "air-secret"
    t.act("buy 16 strafing")  # 32 of 33: nothing else can be paid, and yet the other kinds are asked for
    for good in ("bombing", "dive-bombing", "aa-2", "aa-3", "aa-4"):
        assert t.legal() == [f"buy 0 {good}"]
        t.act(f"buy 0 {good}")
    assert t.decider() == DEFENDER


@rule("air-support")
def test_without_the_air_force_only_entrenchments_are_bought() -> None:
    t = recruited(air=False)
    t.act("buy 2 entrenchment")
    assert (t.phase(), t.decider()) == ("buy", DEFENDER)
    t.act("buy 1 entrenchment")
    assert t.phase() == "entrench"


@rule("fixed-order-of-battle")
def test_with_an_order_of_battle_nobody_recruits() -> None:
    data = scenario(
        attacker_army={"units": [{"kind": "infantry", "name": "A", "elements": 1}]},
        defender_army={"units": [{"kind": "armoured", "name": "B", "elements": 2}]},
    )
    t = open_table(data, start="by-hand")
    t.act("begin")
    assert (t.phase(), t.decider()) == ("deploy", DEFENDER)
    assert (t.vc("A"), t.vc("B")) == (1, 2)


@rule("one-type")
def test_motorised_and_mechanised_are_one_type() -> None:
    t = begun()
    assert [text for text in t.legal() if text.endswith(" 4")] == [
        "recruit infantry 4",
        "recruit motorised 4",
        "recruit armoured 4",
    ]
    assert one(t.act("recruit motorised 4"), "recruited").unit == "1st Mot"
