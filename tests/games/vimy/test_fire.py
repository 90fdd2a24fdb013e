"""§8.3 and §9: who fires at what, the modifiers line by line, trenches, mortars, the Pimple.

The plain about 3502 is level and open; the trenches about 2010 are all on level 14.
"""

import pytest

from grognard.engine.mistakes import Mistake
from grognard.games.vimy.charts import MG
from grognard.games.vimy.hits import NO_COVER, cover
from tests.games.vimy.table import CANADIAN, FAR, GAME, GERMAN, Table, of, one, table
from tests.rules import rule


# -- § 9.0 ----------------------------------------------------------------------------------------------------------------
@rule("fires-once")
def test_a_unit_fires_once_a_phase() -> None:
    t = table("42 Bn 3502", "49 Bn 3602", "1/R261 3503", "2/R261 3603")
    t.act("fire 42 Bn 3503", 3)
    assert t.why("fire 42 Bn 3503") == "fires-once"
    assert t.why("fire 49 Bn 3603") == ""
    t.act("done", *[])
    assert t.asked() != "fire"


@rule("fire-at-each-unit", "fire-chart")
def test_every_enemy_in_the_hex_has_its_own_die() -> None:
    t = table("42 Bn 3502", "1/R261 3503", "2/R261 3503", "3/R261 3503")
    events = t.act("fire 42 Bn 3503", 4, 3, 6)  # four companies hurt a company on 4
    assert [(e.unit, e.faces) for e in of(events, "hit") + of(events, "missed")] == [
        ("1/R261", [4]),
        ("3/R261", [6]),
        ("2/R261", [3]),
    ]
    assert [t.at(f"{n}/R261") for n in (1, 2, 3)] == ["lost", "3503", "lost"]


@rule("fire-passes-over", "engaged-do-not-fire", "underground-safe")
def test_engaged_and_underground_units_are_neither_hit_nor_fire() -> None:
    t = table("42 Bn 2008", "49 Bn 2009 engaged", "1/R261 2009 engaged", "2/R261 2009 underground", "3/R261 3503")
    assert t.why("fire 42 Bn 2009") == "engaged-do-not-fire"
    assert t.why("fire 42 Bn 2007") == "fire-passes-over", "nobody is there"
    assert t.why("fire 49 Bn 2009") == "engaged-do-not-fire"
    t = table("42 Bn 2110", "2/R261 2009 underground", side="canadian")
    assert t.why("fire 2/R261 2110") == "underground-safe"


@rule("tanks-never-engaged", "fire-passes-over", "on-the-map")
def test_a_tank_fires_at_the_engaged_in_its_own_hex_alone_and_nobody_from_off_the_map() -> None:
    units = [
        {"name": "1 Tanks", "at": "2110"},
        {"name": "49 Bn", "at": "2111", "status": "entrenched", "marks": ["engaged"]},
        {"name": "1/R262", "at": "2111", "status": "entrenched", "marks": ["engaged"]},
        {"name": "2/R262", "at": "3503"},
        {"name": "9/R262", "arrives": 16},
    ]
    t = table(position={"units": units})
    assert t.why("fire 1 Tanks 2111") == "engaged-do-not-fire"
    t = table(side="canadian", position={"units": units})
    assert t.why("fire 9/R262 2110") == "on-the-map"


@rule("fire-passes-over", "tanks-not-targets")
def test_nobody_fires_at_a_tank() -> None:
    t = table("1 Tanks 3502", "1/R261 3503", "42 Bn 3603", "2/R261 3604", side="canadian")
    assert t.why("fire 1/R261 3502") == "tanks-not-targets"
    assert t.why("fire 2/R261 3603") == ""


@rule("assaulted-fire-at-range-0", "mortar-not-at-range-0")
def test_who_shares_its_hex_with_enemies_fires_at_them_only_and_mortars_not_at_all() -> None:
    t = table("42 Bn 3503 moved", "1/R261 3503", "79 RMW 3503", "49 Bn 3502", side="canadian")
    assert t.why("fire 1/R261 3502") == "assaulted-fire-at-range-0"
    assert t.why("fire 1/R261 3503") == ""
    assert t.why("fire 79 RMW 3503") == "mortar-not-at-range-0"
    assert t.why("fire 79 RMW 3502") == "assaulted-fire-at-range-0"


@rule("shared-hex-fire", "assaulted-fire-at-range-0")
def test_who_assaults_fires_in_the_shared_hex_only_and_so_does_who_has_shared_it_for_long() -> None:
    """A unit that was fixed in its assault fights no melee: it fires in its own side's next fire phase, there."""
    t = table("42 Bn 3503", "1/R261 3503", "2/R261 3603", FAR, side="german")
    assert t.why("fire 42 Bn 3603") == "shared-hex-fire"
    assert t.why("fire 42 Bn 3503") == ""
    t = table("42 Bn 3503", "1/R261 3503 moved", "2/R261 3603", FAR, side="german")
    assert t.why("fire 42 Bn 3603") == "assaulted-fire-at-range-0", "1/R261 has come in"
    t = table("42 Bn 3503 moved", "1/R261 3503", "49 Bn 3502", FAR, side="canadian")
    asked = Table(GAME.on_behalf(t.battle, CANADIAN))
    assert asked.why("fire 42 Bn 3603") == "shared-hex-fire", "it assaults, and it is not its fire phase either"
    t = table("42 Bn 3503", "1/R261 3503", "49 Bn 3502", FAR, side="canadian")
    assert t.why("fire 1/R261 3502") == "shared-hex-fire", "assaulted a turn ago"


@rule("no-fire-into-friends")
def test_no_fire_into_a_hex_with_an_exposed_friend() -> None:
    t = table("42 Bn 2110", "49 Bn 2111", "1/R262 2111 entrenched")
    assert t.why("fire 42 Bn 2111") == "no-fire-into-friends"
    t = table("42 Bn 2110", "49 Bn 2111 entrenched", "1/R262 2111 entrenched")
    assert t.why("fire 42 Bn 2111") == ""


# -- § 9.1 ----------------------------------------------------------------------------------------------------------------
@rule("communication-cover", "trench-score", "entrenched-in-trench")
def test_the_books_example_a_battalion_at_a_company_in_a_communication_trench() -> None:
    t = table("42 Bn 2110", "1/R262 2111 entrenched", "2/R262 3503")
    t.act("fire 42 Bn 2111", 4)
    assert t.at("1/R262") == "lost"
    t = table("42 Bn 2110", "1/R262 2111 entrenched", "2/R262 3503")
    assert one(t.act("fire 42 Bn 2111", 3), "missed").unit == "1/R262"


@rule("main-trench-cover", "trench-means-main")
def test_the_books_example_in_a_main_trench_a_4_does_nothing() -> None:
    t = table("42 Bn 2010", "1/R262 1910 entrenched", "2/R262 3503")
    missed = one(t.act("fire 42 Bn 1910", 4), "missed")
    assert (missed.unit, missed.rule) == ("1/R262", "main-trench-cover")
    t = table("42 Bn 2010", "1/R262 1910 entrenched", "2/R262 3503")
    assert one(t.act("fire 42 Bn 1910", 5), "missed").rule == "main-trench-cover"
    t = table("42 Bn 2010", "1/R262 1910 entrenched", "2/R262 3503")
    assert one(t.act("fire 42 Bn 1910", 3), "missed").rule == "fire-chart", "no trench was needed"
    t = table("42 Bn 2010", "1/R262 1910 entrenched", "2/R262 3503")
    t.act("fire 42 Bn 1910", 6)
    assert t.at("1/R262") == "lost"


@rule("main-trench-cover", "communication-cover")
def test_where_both_trenches_run_the_better_one_counts() -> None:
    t = table("42 Bn 1811", "1/R262 1911 entrenched", "2/R262 3503")  # 1911: main and communication
    assert one(t.act("fire 42 Bn 1911", 5), "missed").rule == "main-trench-cover"


@rule("captured-trenches", "trench-owners")
def test_a_main_trench_taken_from_the_enemy_covers_by_one_less() -> None:
    # A machine gun two hexes off: 6 - 1 for the hex between = 5, which a captured trench no longer stops.
    t = table("42 Bn 1910 entrenched", "1MG/R262 2110", "49 Bn 3503", side="canadian")
    t.act("fire 1MG/R262 1910", 6, 1)
    assert t.strength("42 Bn") == 3
    t = table("42 Bn 1910 entrenched", "1MG/R262 2110", "49 Bn 3503", side="canadian")
    assert one(t.act("fire 1MG/R262 1910", 5), "missed").rule == "captured-trenches"
    t = table("54 Bn 1708 entrenched", "1MG/R262 1908", "49 Bn 3503", side="canadian")
    assert t.why("fire 1MG/R262 1708") == "hopeless-fire", "their own trench: nothing below 6"


@rule("captured-trench-no-cover")
def test_without_the_option_a_captured_trench_is_open_ground_to_its_captor() -> None:
    # A machine gun hurts four companies on 4, whatever the trench.
    t = table("42 Bn 1910 entrenched", "1MG/R262 2110", "49 Bn 3503", side="canadian", captured_trenches=False)
    t.act("fire 1MG/R262 1910", 5, 1)
    assert t.strength("42 Bn") == 3
    # The communication trench of 2111 is German too; with the option it covers as ever: nothing below 4.
    for option, least in ((False, NO_COVER), (True, 4)):
        t = table("42 Bn 2111 entrenched", "49 Bn 3503", captured_trenches=option)
        assert cover(t.battle, t.number("42 Bn"), MG) == least
    # To a German the Canadian trench of 1708 is the enemy's: nothing, or nothing below 5.
    for option, least in ((False, NO_COVER), (True, 5)):
        t = table("1/R261 1708 entrenched", "49 Bn 3503", captured_trenches=option)
        assert cover(t.battle, t.number("1/R261"), MG) == least


# -- § 9.2 ----------------------------------------------------------------------------------------------------------------
@rule("range-penalty", "distance-counted")
@pytest.mark.parametrize(
    ("unit", "hex_", "points"),
    [("42 Bn", "3502", 0), ("42 Bn", "3501", -2), ("7 MG", "3501", -1), ("1 Tanks", "3501", -1), ("7 TMB", "3501", 0)],
)
def test_each_hex_between_hinders_by_the_firers_type(unit: str, hex_: str, points: int) -> None:
    t = table(f"{unit} {hex_}", "1/R261 3503", "2/R261 3503")
    events = t.act(f"fire {unit} 3503", 1, 1, *([1, 1] if unit == "7 TMB" else []))
    lines = dict(of(events, "missed")[0].lines)
    assert lines.get("range-penalty", 0) == points


@rule("same-hex-fire")
def test_in_one_hex_the_die_gains_1_and_trenches_do_not_count() -> None:
    t = table("42 Bn 1910", "1/R262 1910 entrenched", "2/R262 3503")
    events = t.act("fire 42 Bn 1910", 3)  # 3 + 1 = 4
    assert one(events, "hit").lines == [("trench-score", 3), ("same-hex-fire", 1)]
    t = table("42 Bn 2910", "1/R262 2910", "2/R262 3503")  # a wood
    assert one(t.act("fire 42 Bn 2910", 3), "hit").lines == [("trench-score", 3), ("same-hex-fire", 1)]


@rule("from-above")
def test_fire_from_a_higher_hex_gains_1() -> None:
    t = table("42 Bn 3505", "1/R261 3504", "2/R261 3503")  # from level 7 down to 6
    assert one(t.act("fire 42 Bn 3504", 3), "hit").lines == [("trench-score", 3), ("from-above", 1)]
    t = table("42 Bn 3504", "1/R261 3505", "2/R261 3503")
    assert one(t.act("fire 42 Bn 3505", 3), "missed").lines == [("trench-score", 3)]


# -- § 9.3 ----------------------------------------------------------------------------------------------------------------
@rule("wood-hinders")
def test_the_targets_wood_costs_1_and_the_firers_nothing() -> None:
    t = table("42 Bn 2910", "1/R261 2911", "2/R261 3503")  # both woods of level 11
    assert one(t.act("fire 42 Bn 2911", 4), "missed").lines[1:] == [("wood-hinders", -1)]


@rule("village-hinders")
def test_the_targets_village_costs_1() -> None:
    t = table("42 Bn 3303", "1/R261 3304", "2/R261 3503")  # 3304 is La Chaudière
    assert one(t.act("fire 42 Bn 3304", 4), "missed").lines[1:] == [("village-hinders", -1)]


# -- § 8.3 ----------------------------------------------------------------------------------------------------------------
@rule("friends-block")
def test_an_exposed_friend_between_blocks_an_enemy_does_not() -> None:
    t = table("7 MG 3501", "42 Bn 3502", "1/R261 3503")
    assert t.why("fire 7 MG 3503") == "friends-block"
    t = table("7 MG 3501", "2/R261 3502", "1/R261 3503")
    assert t.why("fire 7 MG 3503") == ""


@rule("friends-block")
def test_along_a_hexside_it_takes_a_friend_on_either_side() -> None:
    t = table("7 MG 3502", "42 Bn 3602", "1/R261 3702")  # between 3602 and 3603
    assert t.why("fire 7 MG 3702") == ""
    t = table("7 MG 3502", "42 Bn 3603", "1/R261 3702")
    assert t.why("fire 7 MG 3702") == ""
    t = table("7 MG 3502", "42 Bn 3602", "49 Bn 3603", "1/R261 3702")
    assert t.why("fire 7 MG 3702") == "friends-block"


@rule("friends-block")
def test_an_entrenched_friend_does_not_block() -> None:
    t = table("7 MG 2210", "42 Bn 2211 entrenched", "1/R262 2212")
    assert t.why("fire 7 MG 2212") == ""


@rule("height-blocks")
def test_a_crest_between_blocks_fire() -> None:
    t = table("7 MG 1804", "1/R261 1806", "2/R261 1805")  # Hill 145 (level 16) between 15 and 15
    assert t.why("fire 7 MG 1806") == "height-blocks"
    assert t.why("fire 7 MG 1805") == ""


# -- § 9.4 ----------------------------------------------------------------------------------------------------------------
@rule("barrage-bars-fire", "barrage-bars-fire-but")
def test_no_fire_from_the_standing_barrage_or_through_it_but_into_it() -> None:
    # Turn 2: the barrage stands on the green line: 2210, 2211, 2212.
    t = table("7 MG 2111", "8 MG 2210", "1/R262 2211", "2/R262 2311", "3/R262 2110", turn=2)
    assert t.why("fire 7 MG 2211") == "", "into the line from outside"
    assert t.why("fire 7 MG 2311") == "barrage-bars-fire", "through 2211"
    assert t.why("fire 8 MG 2211") == "barrage-bars-fire", "from the line"
    t = table("8 MG 2210", "1/R262 2210", "2/R262 3503", turn=2)
    assert t.why("fire 8 MG 2210") == "", "within one hex, always"


@rule("barrage-bars-fire")
@pytest.mark.parametrize(("origin", "target"), [("2112", "2214"), ("2312", "2414")])
def test_along_the_barrage_is_through_it(origin: str, target: str) -> None:
    # The line runs along a side of a hex of the green line (2213, 2313); the hex on the other side is free.
    t = table(f"7 MG {origin}", f"1/R262 {target}", turn=2)
    assert t.why(f"fire 7 MG {target}") == "barrage-bars-fire"


# -- § 9.5 ----------------------------------------------------------------------------------------------------------------
@rule("fixed-firer", "fixed-target")
def test_fixed_units_fire_at_2_less_and_are_fired_at_at_1_less() -> None:
    t = table("42 Bn 3502 fixed", "1/R261 3503 fixed", "2/R261 3503")
    events = t.act("fire 42 Bn 3503", 6, 6)
    assert [e.lines for e in of(events, "missed")] == [
        [("trench-score", 6), ("fixed-firer", -2), ("fixed-target", -1)],
    ]
    assert one(events, "hit").lines == [("trench-score", 6), ("fixed-firer", -2)]
    assert one(events, "hit").unit == "2/R261"


# -- § 9.6 ----------------------------------------------------------------------------------------------------------------
@rule("fire-chart", "companies-are-steps", "partial-losses")
@pytest.mark.parametrize(
    ("companies", "die", "lost"), [(4, 4, 1), (4, 3, 0), (3, 4, 0), (3, 5, 1), (2, 5, 0), (1, 6, 1)]
)
def test_infantry_fires_by_the_companies_it_has_left(companies: int, die: int, lost: int) -> None:
    t = table(f"42 Bn 3502 {companies}", "1/R261 3503", "2/R261 3403")
    t.act("fire 42 Bn 3503", die)
    assert t.strength("1/R261") == 1 - lost


@rule("fire-chart")
def test_a_high_score_costs_a_strong_target_two_companies() -> None:
    # A tank from above at four companies... Germans have none: a machine gun in one hex, 6 + 1 = 7 costs four companies two.
    t = table("1MG/R261 3503", "42 Bn 3503", "49 Bn 3603", side="canadian")
    events = t.act("fire 1MG/R261 3503", 6, 1)
    assert one(events, "hit").amount == 2
    assert t.strength("42 Bn") == 2


@rule("fire-strength-one")
def test_what_has_one_column_fires_as_a_company() -> None:
    # A machine-gun company hurts a company on 5, as the chart has it for any strength.
    t = table("7 MG 3501", "1/R261 3503", "2/R261 3403")
    t.act("fire 7 MG 3503", 6)  # 6 - 1
    assert t.at("1/R261") == "lost"


@rule("hopeless-fire")
def test_fire_that_can_do_nothing_is_not_declared() -> None:
    t = table("42 Bn 3501 1", "1/R261 3503", "49 Bn 3502")  # one company at two hexes: 6 - 2 = 4, and it needs 6
    assert t.why("fire 42 Bn 3503") == "friends-block"
    t = table("42 Bn 3501 1", "1/R261 3503", "49 Bn 3402 2")
    assert t.why("fire 42 Bn 3503") == "hopeless-fire"
    # A tank needs a 4: 6 less 2 for the hexes between will do, less 3 not.
    t = table("1 Tanks 3501", "1/R261 3504", "42 Bn 1407")
    assert t.why("fire 1 Tanks 3504") == ""
    t = table("1 Tanks 3601", "1/R261 3605", "42 Bn 1407")
    assert t.why("fire 1 Tanks 3605") == "hopeless-fire"


# -- § 9.8 and § 11.4 -----------------------------------------------------------------------------------------------------
@rule("mortar-range", "mortar-range-unlimited")
def test_a_mortar_reaches_ten_hexes_unless_the_limit_is_left_out() -> None:
    far, farther = "7 TMB 3601", "79 RMW 3503"
    t = table(far, "1/R261 3611", "2/R261 3612", farther)
    assert t.why("fire 7 TMB 3612") == "mortar-range"
    t = table("7 TMB 3601", "2/R261 3512", "1/R261 3503", mortar_limit=False)
    assert t.why("fire 7 TMB 3512") != "mortar-range"


@rule("mortar-suppression", "morale-under-mortar")
def test_beyond_five_hexes_a_mortar_only_makes_its_targets_test() -> None:
    t = table("7 TMB 3303", "1/R261 3803", "2/R261 3903")
    events = t.act("fire 7 TMB 3903", 3)  # 6 hexes off: one die, for morale
    assert [(e.key, e.faces) for e in events if e.faces] == [("steady", [3])]
    t = table("7 TMB 3303", "1/R261 3803", "2/R261 3903")
    events = t.act("fire 7 TMB 3803", 4, 4)  # 5 hexes off: a miss, and morale all the same
    assert [e.key for e in events[:3]] == ["fired", "missed", "fixed"]


@rule("machine-gun-suppression", "morale-under-machine-gun")
def test_a_machine_gun_only_suppresses_an_entrenched_unit_beside_it() -> None:
    t = table("7 MG 2110", "1/R262 2111 entrenched", "2/R262 2112")
    events = t.act("fire 7 MG 2111", 3)
    assert [e.key for e in events[:2]] == ["fired", "steady"]
    t = table("7 MG 3502", "1/R261 3503", "2/R261 3504")
    events = t.act("fire 7 MG 3503", 2, 5)  # exposed: the chart first, then morale
    assert [e.key for e in events[:3]] == ["fired", "missed", "fixed"]
    t = table("7 MG 3502", "1/R261 3503", "2/R261 3504")
    events = t.act("fire 7 MG 3504", 2)
    assert [e.key for e in events[:3]] == ["fired", "missed", "phase"], "two hexes off nobody tests for it"


# -- what is offered ---------------------------------------------------------------------------------------------------------
@rule("mortar-range", "range-penalty")
def test_the_farthest_shots_are_offered_and_each_hex_once() -> None:
    t = table("7 TMB 0220", "1/R261 0230", "2/R261 0230", "3/R261 0222", "49 Bn 1407")  # level ground
    assert t.legal() == ["done", "fire 7 TMB 0230", "fire 7 TMB 0222"]
    # 3505 is a level above 3501: 6 - 3 + 1 is just enough for a machine gun against four companies
    t = table("42 Bn 3501", "1MG/R261 3505", "49 Bn 1407", side="canadian")
    assert t.legal() == ["done", "fire 1MG/R261 3501"]


@rule("assaulted-fire-at-range-0", "turn-sequence")
def test_a_fire_phase_waits_for_a_unit_that_can_only_fire_in_its_own_hex() -> None:
    t = table("42 Bn 3503", "1/R261 3503", "49 Bn 1407", phase="move", side="canadian")
    t.act("done")
    assert (t.asked(), t.decider(), t.legal()) == ("fire", GERMAN, ["done", "fire 1/R261 3503"])


# -- § 13.5 ---------------------------------------------------------------------------------------------------------------
@rule("pimple", "pimple-limits")
def test_the_pimple_fires_from_turn_3_by_way_of_1401() -> None:
    t = table("38 Bn 1402", "1/B11 3503", "72 Bn 3502", side="canadian", turn=2)
    assert t.why("fire Pimple 1402") == "pimple"
    t = table("38 Bn 1402", "1/B11 3503", "72 Bn 3502", side="canadian", turn=3)
    events = t.act("fire Pimple 1402", 6, 1)
    # 1402 is two hexes from the Pimple and 2 levels below it; one hex between: 6 - 1 + 1 = 6
    assert one(events, "hit").lines == [("trench-score", 6), ("range-penalty", -1), ("from-above", 1)]
    assert t.why("fire Pimple 1402") == "fires-once"
    t = table(
        "38 Bn 1501", "1/B11 3503", "72 Bn 3502", side="canadian", turn=3
    )  # level 12, as 1401: the Pimple is at 13
    assert ("from-above", 1) in one(t.act("fire Pimple 1501", 6, 1), "hit").lines


@rule("pimple", "pimple-limits")
def test_nothing_blocks_the_pimple_and_nobody_can_fire_at_it() -> None:
    # An exposed German in 1402 stops the gun of 1401 on its way to 1403, not the Pimple's.
    t = table("38 Bn 1403", "1/B11 1402", "1MG/B11 1401", "2/B11 3503", "72 Bn 3502", side="canadian")
    assert t.why("fire 1MG/B11 1403") == "friends-block"
    assert t.why("fire Pimple 1403") == ""
    # Level 13 in 1701 is hidden from 1401 by 1601; from the Pimple it is only too far: 6 - 3 is less than 4.
    t = table("38 Bn 1701", "1MG/B11 1401", "2/B11 3503", "72 Bn 3502", side="canadian")
    assert t.why("fire 1MG/B11 1701") == "height-blocks"
    assert t.why("fire Pimple 1701") == "hopeless-fire"
    with pytest.raises(Mistake):
        table("38 Bn 1401", "1/B11 3503").why("fire 38 Bn Pimple")


@rule("pimple")
def test_the_pimple_is_beside_1401_only() -> None:
    t = table("38 Bn 1401", "1/B11 3503", "72 Bn 3502", side="canadian")
    events = t.act("fire Pimple 1401", 2, 1)  # beside it: the chart, and a morale test
    assert [e.key for e in events[:3]] == ["pimple", "missed", "steady"]


# -- § 14.5 ---------------------------------------------------------------------------------------------------------------
@rule("snow")
def test_in_snow_one_sees_no_farther_than_the_die_said() -> None:
    t = table("7 TMB 3303", "1/R261 3603", "2/R261 3703", snow=True, position={"visibility": 3})
    assert t.why("fire 7 TMB 3703") == "snow"
    assert t.why("fire 7 TMB 3603") == ""
