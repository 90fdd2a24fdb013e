"""The author's later sheet: armies bought with points, in secret; §2: who attacks with them."""

from typing import Any

import pytest

from grognard.engine.mistakes import Mistake
from grognard.games.marmitages.state import PURSE
from tests.games.marmitages.table import ATTACKER, DEFENDER, Table, one, open_table, scenario
from tests.rules import rule


def market(points: int = 100, **options: Any) -> Table:
    """An open battle; the defender has half of the attacker's points."""
    t = open_table(scenario(open_battle=True, attacker={"points": points}), **options)
    t.act("begin")
    return t


def purse(t: Table, side: int) -> int:
    return int(t.battle.stock[PURSE + side])


@rule("points-of-a-battle", "roles-unknown")
def test_the_attacker_has_twice_the_points_and_both_the_same_when_the_purchases_decide() -> None:
    t = market(90)
    assert (purse(t, ATTACKER), purse(t, DEFENDER)) == (90, 45)
    t = market(90, drawn_roles=True)
    assert (purse(t, ATTACKER), purse(t, DEFENDER)) == (90, 90)
    with pytest.raises(Mistake, match="60 to 120 points"):
        market(50)


@rule("point-costs")
@pytest.mark.parametrize(
    ("good", "count", "cost"),
    [
        ("inexperienced", 2, 1),
        ("inexperienced", 6, 3),
        ("infantry", 1, 1),
        ("cavalry", 1, 1),
        ("elite", 1, 2),
        ("assault-troops", 1, 3),
        ("machine-gun", 1, 2),
        ("tank", 1, 2),
        ("armoured-car", 1, 2),
        ("shells", 5, 5),
        ("gas", 1, 2),
        ("aviation", 1, 2),
        ("wire", 1, 1),
        ("trench", 1, 2),
        ("fort", 1, 3),
    ],
)
def test_the_prices_of_the_sheet(good: str, count: int, cost: int) -> None:
    t = market()
    t.act(f"buy {count} {good}")
    assert purse(t, ATTACKER) == 100 - cost


@rule("point-costs")
def test_what_cannot_be_paid_is_not_sold_nor_is_half_a_pair_nor_nothing() -> None:
    t = market(60)
    assert t.why("buy 61 infantry") == "point-costs"
    assert t.why("buy 3 inexperienced") == "point-costs"
    assert t.why("buy 0 infantry") == "point-costs"


@rule("point-costs")
def test_bought_troops_are_what_was_asked_for() -> None:
    t = market()
    for good in ("inexperienced", "infantry", "elite", "assault-troops"):
        t.act(f"buy 2 {good}")
    b = t.battle
    assert [int(b.kind[u]) for u in range(b.units())] == [0, 0, 0, 0, 0, 0, 1, 1]
    assert [int(b.quality[u]) for u in range(b.units())] == [1, 1, 0, 0, 2, 2, 2, 2]


@rule("artillery-share", "gas-in-the-share")
def test_from_a_fifth_to_two_fifths_go_to_artillery_and_gas() -> None:
    t = market(100)
    t.act("buy 10 infantry")
    assert t.why("done") == "artillery-share", "20 points at least"
    assert t.why("buy 41 shells") == "artillery-share"
    t.act("buy 18 shells")
    assert t.why("done") == "artillery-share"
    t.act("buy 1 gas")
    assert t.why("done") == ""
    assert t.why("buy 21 shells") == "artillery-share", "20 + 21 points are more than 40"
    t.act("buy 10 gas")
    assert t.why("buy 1 shells") == "artillery-share"
    t.act("buy 1 aviation")  # is no artillery


@rule("artillery-share")
def test_the_points_owed_to_artillery_cannot_be_spent_on_other_things() -> None:
    t = market(60)
    assert t.why("buy 49 infantry") == "artillery-share", "12 of the 60 are owed"
    t.act("buy 48 infantry")
    assert t.why("buy 1 wire") == "artillery-share"
    t.act("buy 12 shells")
    t.act("done")


@rule("defence-share")
def test_the_defender_puts_at_most_two_fifths_into_works_the_attacker_is_free() -> None:
    t = market(100)
    t.act("buy 10 fort")
    t.act("buy 10 trench")
    t.act("buy 20 shells")
    t.act("buy 1 infantry")
    t.act("done")
    assert (t.decider(), purse(t, DEFENDER)) == (DEFENDER, 50)
    assert t.why("buy 11 trench") == "defence-share", "22 of 50 points"
    t.act("buy 6 fort")
    assert t.why("buy 3 wire") == "defence-share"
    t.act("buy 2 wire")


@rule("roles-unknown", "defence-share")
def test_while_the_roles_are_unknown_it_holds_for_both() -> None:
    t = market(100, drawn_roles=True)
    assert (purse(t, ATTACKER), purse(t, DEFENDER)) == (100, 100)
    assert t.why("buy 41 wire") == "defence-share"


@rule("army-needs-troops")
def test_an_army_has_at_least_one_unit_and_keeps_a_point_for_it() -> None:
    t = market(60)
    t.act("buy 12 shells")
    assert t.why("done") == "army-needs-troops"
    assert t.why("buy 24 aviation") == "army-needs-troops"
    t.act("buy 23 aviation")
    assert t.why("buy 2 wire") == "army-needs-troops"
    t.act("buy 1 wire")
    t.act("buy 1 infantry")
    t.act("done")


@rule("army-must-fit")
def test_no_more_is_bought_than_the_deployment_rows_hold() -> None:
    # 6 sectors by 3 rows of 4 places: 72 for the attacker.
    t = market(120)
    t.act("buy 70 inexperienced")
    assert t.why("buy 3 infantry") == "army-must-fit"
    t.act("buy 1 infantry")
    t.act("buy 1 wire")
    assert t.why("buy 1 wire") == "army-must-fit"


@rule("army-must-fit", "two-defences", "one-fort")
def test_no_more_works_are_bought_than_can_be_laid() -> None:
    # 24 sectors of the own half take 48 works and 24 forts.
    t = market(120)
    assert t.why("buy 49 wire") == "army-must-fit"
    assert t.why("buy 25 fort") == "army-must-fit"
    t.act("buy 48 wire")
    assert t.why("buy 1 trench") == "army-must-fit"


@rule("point-costs", "purchases-in-secret")
def test_both_buy_then_the_game_goes_on_with_the_works() -> None:
    t = market(60)
    for shells in (20, 12):
        t.act(f"buy {shells} shells")
        t.act("buy 3 infantry")
        t.act("buy 1 wire")
        t.act("done")
    assert (t.phase(), t.decider()) == ("fortify", ATTACKER)
    assert t.why("buy 1 infantry") == "purchases-in-secret", "both armies are raised"


def drawn(first: list[str], second: list[str], *dice: int) -> int:
    """Both sides buy for 100 points; who attacks."""
    t = market(100, drawn_roles=True)
    for goods in (first, second):
        for good in [*goods, "1 infantry"]:
            t.act(f"buy {good}")
        if goods is first:
            t.act("done")
    event = one(t.act("done", *dice), "roles")
    assert event.rule == "who-attacks"
    assert event.side == t.battle.attacker
    return event.side


@rule("who-attacks")
def test_more_shells_and_no_more_works_attack_else_a_die_decides() -> None:
    assert drawn(["30 shells"], ["20 shells"]) == 0
    assert drawn(["20 shells"], ["30 shells"]) == 1
    assert drawn(["20 shells", "5 wire"], ["30 shells", "5 wire"]) == 1, "as many works is not more"
    # More shells, but more works too: the die. 1 to 3: the first side.
    assert drawn(["30 shells", "1 wire"], ["20 shells"], 3) == 0
    assert drawn(["30 shells", "1 wire"], ["20 shells"], 4) == 1
    # As many shells: the die.
    assert drawn(["20 shells"], ["20 shells"], 1) == 0
    assert drawn(["20 shells"], ["20 shells", "9 wire"], 6) == 1


@rule("who-attacks")
def test_the_scenario_names_the_attacker() -> None:
    t = open_table(
        scenario(
            attacker={"units": [{"kind": "infantry"}], "wire": 9},
            defender={"units": [{"kind": "infantry"}], "shells": 50},
        )
    )
    t.act("begin")
    assert t.battle.attacker == ATTACKER


@rule("who-attacks", "no-mans-land", "defender-deploys-first", "narrow-victory")
def test_when_the_second_side_attacks_everything_is_turned_around() -> None:
    t = market(100, drawn_roles=True)
    for shells in (20, 21):
        t.act(f"buy {shells} shells")
        t.act("buy 6 infantry")
        t.act("done")
    assert (t.phase(), t.decider()) == ("bombard", 1)
    assert t.why("bombard A4 1") == "bombard-enemy-half"
    t.act("bombard A5 1", 6)
    t.act("done")
    assert t.decider() == 0, "the first side defends, and deploys first"
    for column in "ABCDEF":
        t.act(next(action for action in t.legal() if action.endswith(f" {column}5")))
    assert t.decider() == 1
    assert t.why("deploy 1st Inf A4") == "no-mans-land"
    for column in "ABCDEF":
        t.act(next(action for action in t.legal() if action.endswith(f" {column}3")))
    assert (t.phase(), t.decider()) == ("move", 1)
