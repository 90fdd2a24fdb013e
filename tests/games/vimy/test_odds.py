"""The exact odds of shots and melees, counted by hand from the charts."""

from __future__ import annotations

from fractions import Fraction

from tests.games.vimy.table import GAME, table


def test_a_shot_at_one_company_in_the_open() -> None:
    # Four companies hurt one company on 4, 5 and 6; nobody tests after a miss. 36 ways of two dice.
    t = table("42 Bn 3502", "1/R261 3503", "2/R261 3601")
    odds = t.odds("fire 42 Bn 3503")
    assert [(case.least, case.ways, case.lost) for case in odds.cases] == [(0, 18, []), (1, 18, [t.number("1/R261")])]
    assert odds.all_ways() == 36
    assert [total.key for total in odds.totals] == ["score", "morale"]


def test_a_machine_gun_at_a_battalion_loss_and_morale_together() -> None:
    # 4, 5 and 6 cost a company of four. Third division: fixed from 5, rout from 8. After a miss 5 and 6 fix: 3 x 2 ways of 36;
    # after a loss 4, 5 and 6 do: 3 x 3.
    t = table("42 Bn 3502", "1MG/R261 3503", "49 Bn 3401", side="canadian")
    cases = t.odds("fire 1MG/R261 3502").cases
    found = {(case.least, GAME.events[case.events[-1].code]): case.ways for case in cases}
    assert found == {(0, "steady"): 12, (0, "fixed"): 6, (1, "steady"): 9, (1, "fixed"): 9}
    prospects = {one.key: one.value for one in t.odds("fire 1MG/R261 3502").prospects}
    assert prospects == {"lost": Fraction(1, 2), "eliminated": 0, "routed": 0, "fixed": Fraction(15, 36)}


def test_suppression_fire_has_one_die() -> None:
    # The 79th Reserve Division is fixed from 4; entrenched it does not rout.
    t = table("7 MG 2110", "1/R262 2111 entrenched", "2/R262 3503")
    odds = t.odds("fire 7 MG 2111")
    assert (odds.all_ways(), sorted(case.ways for case in odds.cases)) == (6, [3, 3])


def test_a_shot_at_a_stack_adds_the_companies_up() -> None:
    # Two companies, each lost on 4 to 6: none, one or both fall as with two coins.
    t = table("42 Bn 3502", "1/R261 3503", "2/R261 3503", "3/R261 3601")
    odds = t.odds("fire 42 Bn 3503")
    assert [(case.least, case.ways / odds.all_ways()) for case in odds.cases] == [(0, 0.25), (1, 0.5), (2, 0.25)]
    assert [case.losses for case in odds.cases] == [[0, 0], [0, 1], [0, 2]]


def test_a_melee_of_four_to_one() -> None:
    t = table("42 Bn 3503", "1/R261 3503", "1 CMR 1407", "12/BR3 4330", phase="melee", side="canadian")
    odds = t.odds("melee 3503")  # X D S S S S
    gone = [t.number("1/R261")]
    assert [(case.least, case.ways, case.lost) for case in odds.cases] == [(0, 1, gone), (1, 1, gone), (2, 4, gone)]
    assert [case.losses for case in odds.cases] == [[1, 1], [0, 1], [0, 1]]


def test_opportunity_fire_has_odds_and_a_march_has_none() -> None:
    t = table("42 Bn 3502", "1MG/R261 3503", "49 Bn 3401", phase="move", side="canadian")
    assert GAME.odds(t.battle, GAME.read(t.battle, "move 42 Bn")) is None
    t.act("move 42 Bn")
    t.act("face 42 Bn east")
    t.act("step 42 Bn 3502-3602")
    assert t.odds("react 1MG/R261").all_ways() == 36


def test_odds_agree_with_the_frequencies_of_the_rules_themselves() -> None:
    # Every throw of two dice, resolved by acting: as many losses as the odds say.
    lost = 0
    for first in range(1, 7):
        for second in range(1, 7):
            t = table("38 Bn 3502 3", "1MG/R261 3503", "49 Bn 3401", side="canadian")
            t.act("fire 1MG/R261 3502", first, second)
            lost += 3 - t.strength("38 Bn")
    t = table("38 Bn 3502 3", "1MG/R261 3503", "49 Bn 3401", side="canadian")
    assert lost == sum(case.least * case.ways for case in t.odds("fire 1MG/R261 3502").cases)
