"""§11: when a unit tests, what the test comes to, being fixed, and routs."""

import pytest

from tests.games.vimy.table import CANADIAN, GERMAN, of, one, table
from tests.rules import rule


# -- § 11.0 ---------------------------------------------------------------------------------------------------------------
@rule("morale-after-loss", "one-morale-test", "morale-losses")
def test_a_loss_makes_a_unit_test_once() -> None:
    t = table("42 Bn 3502", "1MG/R261 3501", "49 Bn 3401", side="canadian")
    # A machine gun beside it that costs it a company: two reasons, one test. 6 costs one company.
    events = t.act("fire 1MG/R261 3502", 6, 2)
    assert [e.key for e in events[:3]] == ["fired", "hit", "steady"]
    assert events[2].lines == [("morale-test", 2), ("morale-losses", 1)]
    t = table("42 Bn 3503", "5/R261 3502", "49 Bn 3401", side="canadian")
    events = t.act("fire 5/R261 3503", 6, 2)
    assert one(events, "steady").rule == "morale-after-loss"


@rule("morale-after-loss")
def test_infantry_that_misses_makes_nobody_test() -> None:
    t = table("42 Bn 3503", "5/R261 3502", "49 Bn 3401", side="canadian")
    events = t.act("fire 5/R261 3503", 5)
    assert [e.key for e in events[:2]] == ["fired", "missed"]


@rule("barrage-fixes", "rolling-column")
def test_who_survives_the_barrage_is_fixed_without_a_test() -> None:
    # Turn 3: the barrage rolls from the green line to the red one: 2411 is between them.
    t = table(
        "1/R263 2411", "2/R263 2411", "3/R263 2411", "42 Bn 1407", "4/R263 3503", turn=3, phase="move", side="german"
    )
    events = t.act("done", 3, 2, 1)  # the rolling barrage hurts a company on 3
    assert t.at("1/R263") == "lost"
    assert [t.marks("2/R263"), t.marks("3/R263"), t.marks("4/R263")] == [["fixed"], ["fixed"], []]
    assert of(events, "routed") == []
    assert of(events, "missed")[0].lines == [("rolling-column", 2)]


# -- § 11.1 ---------------------------------------------------------------------------------------------------------------
@rule("morale-test")
@pytest.mark.parametrize(
    ("unit", "die", "result"),
    # third division: fixed from 5, rout from 8; fourth: 4 and 7
    [
        ("42 Bn", 3, "steady"),
        ("42 Bn", 4, "fixed"),
        ("42 Bn", 6, "fixed"),
        ("38 Bn", 3, "fixed"),
        ("38 Bn", 6, "routed"),
    ],
)
def test_a_die_and_the_companies_just_lost_by_the_divisions_row(unit: str, die: int, result: str) -> None:
    t = table(f"{unit} 3502", "5/R261 3503", "49 Bn 3401", side="canadian")
    events = t.act("fire 5/R261 3502", 6, die)
    assert [e.key for e in events if e.key in ("steady", "fixed", "routed")][:1] == [result]
    assert one(events, "hit").amount == 1


# -- § 11.2 ---------------------------------------------------------------------------------------------------------------
@rule("fixed-effects", "fixed-marks-removed")
def test_fixed_units_stay_fixed_until_their_side_has_fired() -> None:
    t = table("42 Bn 3502", "49 Bn 3403", "5/R261 3503", side="canadian")
    t.act("fire 5/R261 3502", 6, 4)
    assert "fixed" in t.marks("42 Bn")
    assert t.asked() == "move", "nothing else is left to do in this player turn"
    assert t.decider() == GERMAN
    t.act("done")
    assert t.asked() == "fire"
    t.act("done")
    assert "fixed" not in t.marks("42 Bn")


@rule("fixed-entrenches", "fixed-entrenches-where")
def test_a_fixed_unit_goes_to_ground_where_there_is_a_trench_and_room() -> None:
    t = table("42 Bn 2111", "1MG/R262 2112", "49 Bn 3401", side="canadian")
    t.act("fire 1MG/R262 2111", 1, 5)
    assert t.status("42 Bn") == "entrenched"
    t = table("42 Bn 2111", "RCR 2111 entrenched", "1MG/R262 2112", "49 Bn 3401", side="canadian")
    t.act("fire 1MG/R262 2111", 1, 5, 1)  # the chart and morale for 42 Bn, morale alone for RCR
    assert t.status("42 Bn") == "exposed", "four entrenched companies leave room for one"


@rule("fixed-entrenches-where")
def test_a_fixed_unit_does_not_go_to_ground_beside_enemies_in_its_hex() -> None:
    t = table("42 Bn 2111", "1MG/R262 2111", "49 Bn 3401", side="canadian")
    t.act("fire 1MG/R262 2111", 1, 5)
    assert (t.status("42 Bn"), t.marks("42 Bn")) == ("exposed", ["fixed"])


# -- § 11.3 ---------------------------------------------------------------------------------------------------------------
@rule("rout-two-hexes")
def test_a_rout_goes_two_hexes_back_one_of_two_at_each_step() -> None:
    t = table("38 Bn 3503 east", "5/R261 3603", "49 Bn 3401", side="canadian")
    events = t.act("fire 5/R261 3503", 6, 6)
    assert one(events, "routed").amount == 7
    assert (t.asked(), t.decider()) == ("rout", CANADIAN)
    assert t.legal() == ["rout 38 Bn 3404", "rout 38 Bn 3403"]
    assert t.why("rout 38 Bn 3502") == "rout-two-hexes"
    t.act("rout 38 Bn 3403")
    assert t.legal() == ["rout 38 Bn 3303", "rout 38 Bn 3302"]
    t.act("rout 38 Bn 3303")
    assert (t.at("38 Bn"), t.marks("38 Bn"), t.status("38 Bn")) == ("3303", ["fixed"], "exposed")


@rule("rout-two-hexes")
def test_the_way_back_is_opposite_to_the_facing() -> None:
    t = table("38 Bn 3503 south-south-east", "5/R261 3603", "49 Bn 3401", side="canadian")
    t.act("fire 5/R261 3503", 6, 6)
    assert t.legal() == ["rout 38 Bn 3403", "rout 38 Bn 3502"]


@rule("rout-without-facing")
def test_without_a_facing_germans_go_east_and_canadians_west() -> None:
    t = table("38 Bn 3503", "5/R261 3603", "49 Bn 3401", side="canadian")
    t.act("fire 5/R261 3503", 6, 6)
    assert t.legal() == ["rout 38 Bn 3404", "rout 38 Bn 3403"]
    t = table("7 TMB 3502", "5/R261 3503", "49 Bn 3401")
    t.act("fire 7 TMB 3503", 2, 6)  # under a mortar: 6, a rout for the 79th Reserve Division
    assert t.decider() == GERMAN
    assert t.legal() == ["rout 5/R261 3603", "rout 5/R261 3604"]


@rule("rout-stops-at-trench", "rout-touches-trench")
def test_it_may_stop_in_the_first_hex_if_that_holds_a_main_trench() -> None:
    # 38 Bn in 1502 (exposed, on the German front trench) routs to 1402 or 1403: main trenches both.
    t = table("38 Bn 1502", "1/B11 1602", "49 Bn 3401", side="canadian")
    t.act("fire 1/B11 1502", 6, 6)
    t.act("rout 38 Bn 1403")
    assert t.legal()[0] == "stay 38 Bn"
    t.act("stay 38 Bn")
    assert (t.at("38 Bn"), t.status("38 Bn"), t.marks("38 Bn")) == ("1403", "entrenched", ["fixed"])
    t = table("38 Bn 3503", "5/R261 3603", "49 Bn 3401", side="canadian")
    t.act("fire 5/R261 3503", 6, 6)
    t.act("rout 38 Bn 3403")
    assert t.why("stay 38 Bn") == "rout-stops-at-trench"


@rule("rout-stops-at-trench", "rout-surrender")
def test_with_enemies_behind_the_first_trench_it_stays_there_and_does_not_surrender() -> None:
    t = table("38 Bn 1502", "1/B11 1602", "2/B11 1302", "3/B11 1303", "49 Bn 3401", side="canadian")
    t.act("fire 1/B11 1502", 6, 6)
    t.act("rout 38 Bn 1403")
    assert t.legal() == ["stay 38 Bn"]
    t.act("stay 38 Bn")
    assert (t.at("38 Bn"), t.status("38 Bn")) == ("1403", "entrenched")


@rule("rout-surrender", "losses-count")
def test_with_enemies_in_both_hexes_behind_it_it_surrenders() -> None:
    t = table("38 Bn 3503 east", "5/R261 3603", "6/R261 3403", "49 Bn 3401", side="canadian")
    t.act("fire 5/R261 3503", 6, 6)
    assert t.at("38 Bn") == "3304" or t.asked() == "rout", "one way is open"
    t = table("38 Bn 3503 east", "5/R261 3603", "6/R261 3403", "7/R261 3404", "49 Bn 3401", side="canadian")
    events = t.act("fire 5/R261 3503", 6, 6)
    assert t.at("38 Bn") == "surrendered"
    assert one(events, "surrendered").amount == 3


@rule("rout-surrender")
def test_a_german_surrenders_likewise() -> None:
    t = table("7 TMB 3502", "42 Bn 3603", "49 Bn 3604", "5/R261 3503")
    t.act("fire 7 TMB 3503", 2, 6)  # the way back is east
    assert t.at("5/R261") == "surrendered"


@rule("rout-barred", "stacking", "rout-two-hexes")
def test_a_hex_with_just_enough_room_takes_the_routed_in() -> None:
    units = ("5/R261 3603", "6/R261 3403", "72 Bn 3404", "10 MG 3404", "49 Bn 3401")
    t = table("38 Bn 3503 east", *units, side="canadian")
    t.act("fire 5/R261 3503", 6, 6)  # three companies are left, and five stand in 3404
    assert (t.at("38 Bn"), t.battle.rout_steps) == ("3404", 1)
    assert t.why("rout 49 Bn 3304") == "rout-two-hexes", "it is not the one that is routed"


@rule("rout-barred", "stacking")
def test_barred_otherwise_it_stops_where_it_is() -> None:
    # 3404 is full, 3403 holds enemies: not all are enemies, so no surrender.
    t = table(
        "38 Bn 3503 east", "5/R261 3603", "6/R261 3403", "72 Bn 3404", "78 Bn 3404", "49 Bn 3401", side="canadian"
    )
    t.act("fire 5/R261 3503", 6, 6)
    assert (t.at("38 Bn"), t.marks("38 Bn")) == ("3503", ["fixed"])


@rule("rout-barred")
def test_at_the_edge_of_the_map_it_stops() -> None:
    t = table("7 TMB 4202", "5/R261 4302", "49 Bn 3401")
    t.act("fire 7 TMB 4302", 2, 6)
    assert (t.at("5/R261"), t.marks("5/R261")) == ("4302", ["fixed"])


@rule("rout-barred", "canadian-limit-by-turn")
def test_a_canadian_rout_never_goes_beyond_the_limit() -> None:
    # Turn 5: nothing beyond the red line. 38 Bn faces west on it, in 2309: behind are 2409 beyond it and 2410 on it.
    t = table("38 Bn 2309 west", "1/R262 2310", "49 Bn 1407", side="canadian", turn=5)
    t.act("fire 1/R262 2309", 6, 6)
    assert t.at("38 Bn") == "2410", "the only way that was open"
    assert t.why("rout 38 Bn 2509") == "canadian-limit-by-turn"
    assert t.why("rout 38 Bn 2510") == "", "on the red line again"


@rule("rout-no-opportunity-fire")
def test_nobody_fires_at_a_routed_unit_by_opportunity() -> None:
    t = table("38 Bn 3503 east", "5/R261 3603", "6/R261 3402", "49 Bn 3401", side="canadian")
    t.act("fire 5/R261 3503", 6, 6)
    assert t.legal() == ["rout 38 Bn 3404", "rout 38 Bn 3403"]
    t.act("rout 38 Bn 3403")  # out of one zone and into another, beside 3402
    assert t.asked() == "rout"


@rule("entrenched-do-not-rout")
def test_an_entrenched_unit_is_only_fixed_by_fire() -> None:
    t = table("7 MG 2110", "1/R262 2111 entrenched", "2/R262 3503")
    events = t.act("fire 7 MG 2111", 6)
    assert one(events, "fixed").rule == "entrenched-do-not-rout"
    assert (t.at("1/R262"), t.marks("1/R262")) == ("2111", ["fixed"])


@rule("barrage-crossing", "standing-column")
def test_a_german_rout_runs_into_the_standing_barrage() -> None:
    # Turn 2: the barrage stands on the green line. 1/R262 in 2110 falls back east into 2210: column S, and it stops there.
    t = table("7 TMB 2010", "1/R262 2110", "2/R262 3503", turn=2)
    t.act("fire 7 TMB 2110", 2, 6)
    events = t.act("rout 1/R262 2210", 3)  # the standing barrage hurts a company on 4
    assert one(events, "crossed").target == "2210"
    assert one(events, "missed").lines == [("standing-column", 3)]
    assert one(events, "fixed").rule == "barrage-fixes"
    assert (t.at("1/R262"), "fixed" in t.marks("1/R262")) == ("2210", True)
    assert t.battle.routing < 0, "it goes no farther"


# -- § 14.3 ---------------------------------------------------------------------------------------------------------------
@rule("secondary-trench")
def test_with_the_option_a_routed_unit_may_go_back_to_the_second_trench_of_its_hex() -> None:
    t = table("7 TMB 2518", "1/R263 2519", "2/R262 3503", secondary_trenches=True)
    t.act("fire 7 TMB 2519", 2, 6)
    assert t.legal()[0] == "stay 1/R263"
    assert one(t.act("stay 1/R263"), "status").rule == "secondary-trench"
    assert (t.at("1/R263"), t.status("1/R263")) == ("2519", "entrenched")
    assert t.marks("1/R263") == ["fixed", "second-trench"]
    t = table("7 TMB 2518", "1/R263 2519", "2/R262 3503")
    t.act("fire 7 TMB 2519", 2, 6)
    assert t.why("stay 1/R263") == "secondary-trench"
    t = table("7 TMB 2518", "1/R263 2519 second-trench", "2/R262 3503", secondary_trenches=True)
    t.act("fire 7 TMB 2519", 2, 6)
    assert t.why("stay 1/R263") == "secondary-trench", "a second rout makes it leave the hex"


@rule("secondary-trench", "stacking")
@pytest.mark.parametrize(("others", "rule_id"), [(4, ""), (5, "stacking")])
def test_the_second_trench_needs_room(others: int, rule_id: str) -> None:
    friends = [f"{name} 2519 entrenched" for name in ("5/R263", "6/R263", "7/R263", "8/R263", "2MG/R263")[:others]]
    t = table("7 TMB 2518", "1/R263 2519", *friends, "2/R262 3503", secondary_trenches=True)
    t.act("fire 7 TMB 2519", 2, 6)
    assert t.why("stay 1/R263") == rule_id


@rule("secondary-trench", "melee-morale")
def test_routed_out_of_a_full_trench_one_changes_to_the_second() -> None:
    germans = [f"{n}/R263 2519 entrenched" for n in range(1, 6)]
    t = table("42 Bn 2519", *germans, "1 CMR 1407", phase="melee", side="canadian", secondary_trenches=True)
    t.act("melee 2519", 1, 1, 6)  # 1:2, A; 42 Bn holds, 1/R263 is routed
    t.act("stay 1/R263", 1, 1, 1, 1)
    assert t.marks("1/R263") == ["fixed", "second-trench"], "and not engaged"
    assert "engaged" in t.marks("2/R263")


@rule("secondary-trench")
def test_from_the_open_too_one_goes_down_into_the_second_trench_beside_the_enemy() -> None:
    units = ("42 Bn 2519", "1/R263 2519", "2/R263 2519", "1 CMR 1407")
    t = table(*units, phase="melee", side="canadian", secondary_trenches=True)
    t.act("melee 2519", 1, 1, 6)  # 2:1, A; 42 Bn holds, 1/R263 is routed
    t.act("stay 1/R263", 1)
    assert (t.at("1/R263"), t.status("1/R263")) == ("2519", "entrenched")
