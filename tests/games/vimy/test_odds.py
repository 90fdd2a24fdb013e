"""The exact odds of shots and melees, counted by hand from the charts."""

from __future__ import annotations

from fractions import Fraction

from grognard.engine.odds import Case
from tests.games.vimy.table import GAME, table


def test_a_shot_at_one_company_in_the_open() -> None:
    # Four companies hurt one company on 4, 5 and 6; nobody tests after a miss, and nobody is left after a hit: one die.
    t = table("42 Bn 3502", "1/R261 3503", "2/R261 3601")
    odds = t.odds("fire 42 Bn 3503")
    assert [(case.least, case.ways, case.lost) for case in odds.cases] == [(0, 3, []), (1, 3, [t.number("1/R261")])]
    assert odds.all_ways() == 6
    assert [total.key for total in odds.totals] == ["score", "morale"]


def test_a_machine_gun_at_a_battalion_loss_and_morale_together() -> None:
    # 4, 5 and 6 cost a company of four. Third division: fixed from 5, rout from 8. After a miss 5 and 6 fix: 3 x 2 ways of 36;
    # after a loss 4, 5 and 6 do: 3 x 3.
    t = table("42 Bn 3502", "1MG/R261 3503", "49 Bn 3401", side="canadian")
    cases = t.odds("fire 1MG/R261 3502").cases
    found = {(case.least, case.fates[-1].key): case.ways for case in cases}
    assert found == {(0, "steady"): 12, (0, "fixed"): 6, (1, "steady"): 9, (1, "fixed"): 9}
    prospects = {one.key: one.value for one in t.odds("fire 1MG/R261 3502").prospects}
    never = {"eliminated": 0, "routed": 0, "surrenders": 0}
    assert prospects == {"lost": Fraction(1, 2), "fixed": Fraction(15, 36), **never}


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


# -- to the end of the fight ---------------------------------------------------------------------------------------------
def told(case: Case) -> list[tuple[int, str]]:
    return [(fate.unit, fate.key) for fate in case.fates]


def test_a_rout_among_enemies_is_a_surrender() -> None:
    # A mortar hurts a company on 5 and 6; else it tests: 6 is a rout for the 79th Reserve Division, and both hexes behind it
    # are the enemy's.
    t = table("7 TMB 3502", "42 Bn 3603", "49 Bn 3604", "5/R261 3503")
    odds = t.odds("fire 7 TMB 3503")
    german = t.number("5/R261")
    prospects = {one.key: one.value for one in odds.prospects}
    assert prospects["eliminated"] == Fraction(2, 6)
    assert prospects["surrenders"] == prospects["routed"] == Fraction(4, 6) * Fraction(1, 6)
    assert prospects["lost"] == Fraction(2, 6) + Fraction(4, 36)
    surrender = [case for case in odds.cases if (german, "surrendered") in told(case)]
    assert [(case.ways, case.losses, case.lost) for case in surrender] == [(4, [0, 1], [german])]


def test_where_the_owner_chooses_the_way_of_a_rout_the_odds_end_and_say_so() -> None:
    # The same with the way back open: 6 after a miss, 4 of 36.
    t = table("7 TMB 3502", "5/R261 3503", "49 Bn 3401")
    odds = t.odds("fire 7 TMB 3503")
    open_ones = [case for case in odds.cases if (-1, "open") in told(case)]
    assert [(case.ways, case.losses) for case in open_ones] == [(4, [0, 0])]
    assert (t.number("5/R261"), "routed") in told(open_ones[0])


def test_the_morale_after_a_melee_and_who_is_left_in_the_hex() -> None:
    # Three to one is A X D S S S. After A the 38th tests on d6 + 1: 7 is a rout of the 4th Division, and the German on d6: 6.
    # Behind each of them stand enemies: whoever routs surrenders. Both tests are due, whatever the first comes to.
    units = ("38 Bn 3503 3 east", "5/R261 3503", "6/R261 3403", "7/R261 3404", "42 Bn 3603", "49 Bn 3604")
    t = table(*units, phase="melee", side="canadian")
    odds = t.odds("melee 3503")
    canadian, german = t.number("38 Bn"), t.number("5/R261")
    falls = {(one.key, one.unit): one.value for one in odds.prospects}
    assert falls["surrenders", canadian] == Fraction(1, 6) * Fraction(1, 6)
    assert falls["surrenders", german] == Fraction(3, 6) + Fraction(1, 6) * Fraction(1, 6)
    assert falls["eliminated", german] == Fraction(2, 6)  # X and D
    taken = [sum(case.ways for case in odds.cases if case.taken_by == side) for side in range(2)]
    ways = odds.all_ways()
    assert Fraction(taken[0], ways) == Fraction(5, 6) + Fraction(1, 6) * Fraction(5, 6) * Fraction(1, 6)
    assert Fraction(taken[1], ways) == Fraction(1, 6) * Fraction(1, 6) * Fraction(5, 6)


def test_a_loss_to_be_chosen_is_counted_and_ends_the_odds() -> None:
    # Four to two is 2:1, A X X D S S: X costs the battalion a company and one of two companies, which one is chosen.
    t = table("42 Bn 3503", "1/R261 3503", "2/R261 3503", "1 CMR 1407", phase="melee", side="canadian")
    odds = t.odds("melee 3503")
    both = [case for case in odds.cases if case.least == 0]
    assert [(case.losses, case.to_choose, case.lost, (-1, "chosen") in told(case)) for case in both] == [
        ([1, 1], [0, 1], [], True)
    ]
    assert Fraction(both[0].ways, odds.all_ways()) == Fraction(2, 6)


def test_a_case_of_many_throws_shows_no_single_die() -> None:
    t = table("42 Bn 3502", "1/R261 3503", "2/R261 3601")
    assert [case.events for case in t.odds("fire 42 Bn 3503").cases] == [[], []]
