"""§12 and the tanks of §13.1: melee by odds, losses, surrender, morale, engaged units."""

from collections import Counter
from typing import Any

import pytest

from grognard.engine.odds import Odds
from tests.games.vimy.table import CANADIAN, GAME, GERMAN, Table, of, one, table
from tests.rules import rule


def melee(*units: str, **options: Any) -> Table:
    """A Canadian melee phase; a unit far away keeps either side in the game."""
    return table(*units, "1 CMR 1407", "12/BR3 4330", phase="melee", side="canadian", **options)


def faces(odds: Odds) -> dict[int, int]:
    """How many faces of the melee's die bring each margin, whatever morale does afterwards."""
    found: Counter[int] = Counter()
    for case in odds.cases:
        found[case.least] += case.ways
    return {margin: 6 * ways // odds.all_ways() for margin, ways in found.items()}


# -- § 12.0 ---------------------------------------------------------------------------------------------------------------
@rule("melee-where", "engaged-fight-on")
def test_a_melee_is_fought_wherever_both_sides_stand_and_cannot_be_left_out() -> None:
    t = melee("42 Bn 3503", "1/R261 3503", "49 Bn 3601", "2/R261 3501")
    assert t.legal() == ["melee 3503"]
    assert t.why("melee 3601") == "melee-where"
    assert t.why("done") == "melee-where"
    t = melee("42 Bn 3503 engaged", "1/R261 3503 engaged", "49 Bn 3601", "2/R261 3501")
    assert t.why("done") == "engaged-fight-on"


@rule("melee-who", "melee-no-terrain")
def test_unfixed_units_attack_and_all_on_the_surface_defend() -> None:
    # 42 Bn (4) attacks, RCR is fixed; three companies defend, one of them fixed, one entrenched: 4 to 3.
    t = melee("42 Bn 2111", "RCR 2111 fixed", "1/R262 2111 entrenched", "2/R262 2111 fixed", "3/R262 2111")
    assert faces(t.odds("melee 2111")) == {-1: 2, 0: 2, 1: 2}  # 1:1 is A A X X D D
    events = t.act("melee 2111", 1, 1, 1, 1, 1)
    assert [e.unit for e in of(events, "steady")] == ["42 Bn", "1/R262", "2/R262", "3/R262"], "RCR has no part in it"
    assert (t.strength("42 Bn"), t.strength("RCR")) == (3, 4)


# -- § 12.1 ---------------------------------------------------------------------------------------------------------------
@rule("melee-odds")
def test_the_books_example_four_against_three_is_one_to_one() -> None:
    t = melee("42 Bn 3503", "1/R261 3503", "2/R261 3503", "3/R261 3503")
    assert one(t.act("melee 3503", 3), "melee").rule == "melee-both-lose", "at 1:2 the attacker would lose"
    t = melee("42 Bn 3503", "1/R261 3503", "2/R261 3503", "3/R261 3503")
    assert one(t.act("melee 3503", 5), "melee").rule == "melee-defender-loses", "at 2:1 they would surrender, at 1:2 X"


@rule("melee-odds-below-one", "melee-odds")
@pytest.mark.parametrize(
    ("attackers", "defenders", "results"),
    [
        (3, 4, "AAAXXD"),  # 1:2
        (2, 4, "AAAXXD"),
        (1, 4, "SAAAXD"),  # below 1:3
        (4, 4, "AAXXDD"),  # 1:1
        (4, 2, "AXXDSS"),  # 2:1
        (3, 1, "AXDSSS"),  # 3:1
        (4, 1, "XDSSSS"),  # 4:1
    ],
)
def test_the_ratio_is_rounded_in_favour_of_the_defender(attackers: int, defenders: int, results: str) -> None:
    t = melee(f"42 Bn 3503 {attackers}", *[f"{n}/R261 3503" for n in range(1, defenders + 1)])
    found = faces(t.odds("melee 3503"))
    margins = {"A": -1, "X": 0, "D": 1, "S": 2 if attackers > defenders else -2}
    assert found == {margins[letter]: results.count(letter) for letter in set(results)}


@rule("melee-attacker-loses", "melee-morale", "melee-engages")
def test_a_the_attacker_loses_a_company_then_both_test_and_stay_engaged() -> None:
    t = melee("42 Bn 3503", "1/R261 3503", "2/R261 3503", "3/R261 3503")
    # 1:1, die 1: A. Tests: 42 Bn 5 + 1 = 6, fixed on the chart, which counts for nothing here; then the Germans.
    events = t.act("melee 3503", 1, 5, 1, 2, 5)
    assert t.strength("42 Bn") == 3
    assert [(e.unit, e.amount) for e in of(events, "steady")] == [
        ("42 Bn", 6),
        ("1/R261", 1),
        ("2/R261", 2),
        ("3/R261", 5),
    ]
    assert of(events, "fixed") == []
    assert [e.unit for e in of(events, "engaged")] == ["42 Bn", "1/R261", "2/R261", "3/R261"]
    assert "engaged" in t.marks("42 Bn")


@rule("melee-defender-loses", "melee-owner-chooses")
def test_d_the_defender_loses_a_company_and_chooses_which() -> None:
    t = melee("42 Bn 3503", "1/R261 3503", "2/R261 3503", "3/R261 3503", "4/R261 3601")
    t.act("melee 3503", 5)
    assert (t.asked(), t.decider()) == ("lose", GERMAN)
    assert t.legal() == ["lose 1/R261", "lose 2/R261", "lose 3/R261"]
    assert t.why("lose 4/R261") == "melee-owner-chooses"
    t.act("lose 2/R261", 1, 1, 1)
    assert (t.at("2/R261"), t.strength("42 Bn")) == ("lost", 4)


@rule("melee-both-lose")
def test_x_each_side_loses_a_company() -> None:
    t = melee("42 Bn 3503 2", "1/R261 3503", "2/R261 3503")
    t.act("melee 3503", 3)
    t.act("lose 1/R261", 1, 1)
    assert (t.strength("42 Bn"), t.at("1/R261"), t.at("2/R261")) == (1, "lost", "3503")


@rule("melee-surrender", "melee-surrender-weaker", "losses-count")
def test_s_the_weaker_side_surrenders_with_all_it_has_on_the_surface() -> None:
    t = melee("42 Bn 3503", "1/R261 3503", "2/R261 3503 fixed")
    t.act("melee 3503", 5)  # 2:1
    assert (t.at("1/R261"), t.at("2/R261"), t.at("42 Bn")) == ("surrendered", "surrendered", "3503")
    assert "engaged" not in t.marks("42 Bn")
    # One company against four, die 1: the attacker gives up, fixed units and all.
    t = melee("42 Bn 3503 1", "RCR 3503 2 fixed", *[f"{n}/R261 3503" for n in (1, 2, 3, 4)])
    t.act("melee 3503", 1)
    assert (t.at("42 Bn"), t.at("RCR")) == ("surrendered", "surrendered")


@rule("melee-morale", "melee-morale-own-loss")
def test_who_is_routed_leaves_the_hex_even_from_a_trench() -> None:
    # 1:1, die 5: D. 1/R262 is entrenched; it routs on 6 and goes, for this is no fire.
    t = melee("42 Bn 2011 1", "1/R262 2011 entrenched", turn=5)
    t.battle.strength[t.number("1/R262")] = 1
    events = t.act("melee 2011", 3)  # X: both have one company
    assert (t.at("42 Bn"), t.at("1/R262")) == ("lost", "lost")
    assert of(events, "steady") == [], "nobody is left to test"
    t = melee("42 Bn 2011 2", "1/R262 2011 entrenched", "2/R262 2011 entrenched", turn=5)
    t.act("melee 2011", 1, 1, 6)  # A; 42 Bn 1 + 1; 1/R262 is routed and chooses its way
    assert (t.asked(), t.decider()) == ("rout", GERMAN)
    t.act("rout 1/R262 2111", *[])
    t.act(t.legal()[0], 1)  # the second step, then the test of 2/R262
    assert t.at("1/R262") not in ("2011", "2111")
    assert "engaged" in t.marks("2/R262")


@rule("rout-two-hexes", "engaged-fight-on")
def test_who_is_routed_out_of_a_trench_is_exposed_and_no_longer_engaged() -> None:
    t = melee("42 Bn 2011 2 engaged", "1/R262 2011 entrenched engaged", "2/R262 2011 entrenched engaged", turn=5)
    t.act("melee 2011", 1, 1, 6)  # 1:1, A; 42 Bn holds, 1/R262 is routed
    t.act("rout 1/R262 2110")
    t.act("rout 1/R262 2210", 1)  # a main trench: it goes to ground there; 2/R262 holds
    assert (t.at("1/R262"), t.status("1/R262"), t.marks("1/R262")) == ("2210", "entrenched", ["fixed", "fought"])
    t = melee("42 Bn 2011 2 engaged", "1/R262 2011 entrenched engaged", "2/R262 2011 entrenched engaged", turn=5)
    t.act("melee 2011", 1, 1, 6)
    t.act("rout 1/R262 2110")
    assert (t.status("1/R262"), t.marks("1/R262")) == ("exposed", ["fought"])


# -- § 12.2 ---------------------------------------------------------------------------------------------------------------
@rule("fixed-attackers")
def test_fixed_attackers_do_not_attack() -> None:
    t = melee("42 Bn 3503 fixed", "1/R261 3503", "49 Bn 3601", "2/R261 3601")
    assert t.legal() == ["melee 3601"]
    assert t.why("melee 3503") == "fixed-attackers"


@rule("fixed-defenders")
def test_against_fixed_defenders_the_attacker_may_forgo_the_melee() -> None:
    t = melee("42 Bn 3503", "1/R261 3503 fixed", "49 Bn 3601", "2/R261 3601")
    assert t.legal() == ["melee 3503", "decline 3503", "melee 3601"]
    assert t.why("decline 3601") == "fixed-defenders"
    t.act("decline 3503")
    assert t.legal() == ["melee 3601"]


# -- § 12.3 ---------------------------------------------------------------------------------------------------------------
@rule("engaged-fight-on")
def test_engaged_units_fight_again_in_the_other_sides_phase() -> None:
    t = table("42 Bn 3503 engaged", "1/R261 3503 engaged", "1 CMR 1407", "12/BR3 4330", phase="melee", side="german")
    assert (t.legal(), t.decider()) == (["melee 3503"], GERMAN)
    t.act("melee 3503", 6, 1, 1)  # 1:3, die 6: D
    assert t.strength("42 Bn") == 3


@rule("engaged-no-more")
def test_who_has_no_enemy_left_in_the_hex_is_free() -> None:
    t = melee("42 Bn 3503 engaged", "1/R261 3503 engaged")
    t.act("melee 3503", 2)  # 4:1, die 2: D
    assert t.at("1/R261") == "lost"
    assert "engaged" not in t.marks("42 Bn")


# -- § 13.1 ---------------------------------------------------------------------------------------------------------------
@rule("tanks-in-melee")
def test_a_tank_attacks_for_one_company_and_loses_nothing() -> None:
    # 4 + 1 to 2 is 2:1, die 1: A, and the battalion takes it: the tank cannot.
    t = melee("42 Bn 3503", "1 Tanks 3503", "1/R261 3503", "2/R261 3503")
    assert faces(t.odds("melee 3503")) == {-1: 1, 0: 2, 1: 1, 2: 2}
    t.act("melee 3503", 1, 1, 1, 1)
    assert (t.strength("42 Bn"), t.at("1 Tanks")) == (3, "3503")
    # Alone, one to one, die 1: A does nothing; the German tests, the tank does not.
    t = melee("1 Tanks 3503", "1/R261 3503")
    t.act("melee 3503", 1, 1)
    assert t.at("1 Tanks") == "3503"


@rule("tanks-in-melee")
def test_a_tank_does_not_defend() -> None:
    t = table("1 Tanks 3503", "1/R261 3503", "1 CMR 1407", "2/R261 3601", "42 Bn 3601", phase="melee", side="german")
    assert t.legal() == ["melee 3601"]


@rule("tanks-never-engaged", "alone-with-tanks")
def test_a_tank_is_never_engaged_and_fires_at_engaged_units_in_its_hex() -> None:
    t = melee("42 Bn 3503", "1 Tanks 3503", "1/R261 3503", "2/R261 3503")
    t.act("melee 3503", 1, 1, 1, 1)
    assert "engaged" in t.marks("42 Bn")
    assert "engaged" not in t.marks("1 Tanks")
    t = table("42 Bn 3503 engaged", "1 Tanks 3503", "1/R261 3503 engaged", "2/R261 4330")
    assert t.why("fire 1 Tanks 3503") == ""
    t.act("fire 1 Tanks 3503", 3)  # 3 + 1 hurts a company
    assert t.at("1/R261") == "lost"
    assert "engaged" not in t.marks("42 Bn")
    t = melee("1 Tanks 3503", "1/R261 3503")
    t.act("melee 3503", 1, 1)
    assert "engaged" not in t.marks("1/R261"), "alone with tanks"


# -- § 14.4 ---------------------------------------------------------------------------------------------------------------
@rule("bravery")
def test_two_sixes_take_the_gun_that_fixed_a_battalion() -> None:
    units = ["42 Bn 3503", "1MG/R261 3504", "49 Bn 3601", "2/R261 3601"]
    t = table(*units, "1 CMR 1407", "12/BR3 4330", phase="fire", side="canadian", bravery=True)
    t.act("fire 1MG/R261 3503", 1, 5)
    events = t.act("done", 6, 6)
    brave = one(events, "bravery")
    assert (brave.amount, brave.lines) == (1, [("bravery", 6), ("bravery", 6)])
    assert brave.figures == {"bravery-needed": ("bravery", 12)}
    assert t.at("1MG/R261") == "lost"
    points = GAME.view(t.battle, CANADIAN)["points"]
    assert (points["bravery"], points["score"]) == (1, 1), "a decoration; the gun itself counts nothing"
    t = table(*units, "1 CMR 1407", "12/BR3 4330", phase="fire", side="canadian", bravery=True)
    t.act("fire 1MG/R261 3503", 1, 5)
    t.act("done", 6, 5)
    assert t.at("1MG/R261") == "3504"


@rule("bravery")
def test_it_is_the_gun_that_fixed_it_whoever_else_fires() -> None:
    gun, far_gun, rifles = "1MG/R261 3504", "2MG/R261 3703", "2/R261 3603"
    units = ["42 Bn 3503", gun, far_gun, rifles, "1 CMR 1407", "12/BR3 4330"]
    t = table(*units, side="canadian", bravery=True)
    t.act("fire 1MG/R261 3503", 1, 5)  # fixed by the gun beside it
    # 6 - 1 - 1 costs a company, 4 + 1 would fix it again; nobody else can fire, and the two dice follow
    assert one(t.act("fire 2MG/R261 3503", 6, 4, 6, 6), "bravery").target == "3504"
    t = table(*units, side="canadian", bravery=True)
    t.act("fire 2/R261 3503", 6, 4)  # fixed by rifles first
    t.act("fire 1MG/R261 3503", 1, 5)  # then by the gun
    assert one(t.act("done", 6, 6), "bravery").target == "3504"


def remember_gun(t: Table, unit: str, gun: str) -> None:
    """The machine gun that last fixed a unit, fixed still or not."""
    t.battle.fixed_by[t.number(unit)] = t.number(gun)


@rule("bravery")
@pytest.mark.parametrize(("marks", "gun", "tries"), [(["fixed"], "3504", 1), ([], "3504", 0), (["fixed"], "3505", 0)])
def test_only_who_is_fixed_now_and_only_at_a_gun_close_by(marks: list[str], gun: str, tries: int) -> None:
    units = [
        {"name": "42 Bn", "at": "3503", "marks": marks},
        {"name": "1MG/R261", "at": gun, "marks": ["fired"]},
        {"name": "2/R261", "at": "3602"},
        {"name": "49 Bn", "at": "3601"},
    ]
    t = table(side="canadian", position={"units": units}, bravery=True)
    remember_gun(t, "42 Bn", "1MG/R261")
    assert len(of(t.act("done", *[1, 1] * tries), "bravery")) == tries


@rule("bravery")
def test_the_gun_of_an_earlier_turn_is_forgotten() -> None:
    units = [
        {"name": "42 Bn", "at": "3503"},
        {"name": "1MG/R261", "at": "3504", "marks": ["fired"]},
        {"name": "2/R261", "at": "3603"},
        {"name": "3/R261", "at": "3502"},
    ]
    t = table(side="canadian", position={"units": units}, bravery=True)
    remember_gun(t, "42 Bn", "1MG/R261")
    t.act("fire 2/R261 3503", 6, 4)
    assert "fixed" in t.marks("42 Bn")
    assert of(t.act("done"), "bravery") == []


# -- § 14.3 ---------------------------------------------------------------------------------------------------------------
@rule("secondary-trench")
def test_between_two_trenches_of_a_hex_melee_may_be_declined() -> None:
    t = melee("42 Bn 2519 entrenched", "1/R263 2519 entrenched second-trench", turn=12, secondary_trenches=True)
    assert t.legal() == ["done", "melee 2519", "decline 2519"]
    assert of(t.act("done"), "melee") == []
    assert "move 1/R263" in t.legal(), "`done` declines it and ends the phase: the Germans' turn"
