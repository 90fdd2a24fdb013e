"""The rebuilt base: who attacks whom, being driven out, falling back, advancing, morale."""

import pytest

from tests.games.walter_schnaffs.table import FRENCH, GAME, GERMAN, Table, keys, losses, of, one, table
from tests.rules import rule


# -- declaring ---------------------------------------------------------------------------------------------------------
@rule("attack-by-a-side")
def test_a_zone_attacks_a_zone_next_to_it_by_a_side() -> None:
    t = table({"B5": "inf"}, {"B4": "inf", "C4": "inf", "B3": "inf"})
    assert t.legal() == ["done", "hold 1st Inf", "attack B5 B4"]
    assert t.why("attack B5 C4") == "attack-by-a-side"
    assert t.why("attack B5 B3") == "attack-by-a-side"


@rule("nobody-to-attack", "not-yours")
def test_there_must_be_an_enemy_and_an_own_unit() -> None:
    t = table({"B5": "inf", "A5": "inf"}, {"B4": "inf"})
    assert t.why("attack B5 A5") == "nobody-to-attack"
    assert t.why("attack B5 C5") == "nobody-to-attack"
    assert t.why("attack B4 B5") == "not-yours"
    assert t.why("attack D5 D4") == "not-yours"


@rule("zone-attacks-once")
def test_one_attack_a_turn_starts_from_a_zone() -> None:
    t = table({"B5": "inf cav/held-back", "F5": "inf"}, {"B4": "inf", "C5": "inf", "F4": "inf"})
    t.act("attack B5 B4", 1, 1)
    assert t.why("attack B5 C5") == "zone-attacks-once"
    assert t.why("hold 1st Inf") == "unit-attacks-once"
    assert t.legal() == ["done", "hold 2nd Inf", "attack F5 F4"]


@rule("unit-attacks-once")
def test_a_unit_that_advanced_does_not_attack_again() -> None:
    t = table({"B5": "inf", "F5": "inf"}, {"B4": "cav1", "B3": "inf", "F4": "inf"})
    t.act("attack B5 B4", 3, 1)
    t.act("advance 1st Inf")
    assert t.phase() == "attack"
    assert t.why("attack B4 B3") == "unit-attacks-once"


@rule("needs-an-attacker", "only-foot-and-horse-attack")
def test_guns_alone_do_not_attack() -> None:
    t = table({"B5": "breech mitr", "F5": "inf"}, {"B4": "inf", "F4": "inf"})
    assert t.why("attack B5 B4") == "needs-an-attacker"
    assert t.why("hold 1st Breech") == "only-foot-and-horse-attack"
    assert t.legal() == ["done", "hold 1st Inf", "attack F5 F4"]


@rule("shaken-units")
def test_a_shaken_unit_does_not_attack() -> None:
    t = table({"B5": "inf/shaken", "F5": "inf"}, {"B4": "inf", "F4": "inf"})
    assert t.why("attack B5 B4") == "needs-an-attacker"
    assert t.why("hold 1st Inf") == "shaken-units"


@rule("hold-back", "other-units")
def test_units_can_be_held_back_and_count_1() -> None:
    t = table({"B5": "inf cav"}, {"B4": "inf"})
    assert t.legal() == ["done", "hold 1st Inf", "attack B5 B4", "hold 1st Cav"]
    t.act("hold 1st Cav")
    assert t.why("hold 1st Cav") == "hold-back"
    assert t.points("B5 B4")[0] == [("fresh-infantry", 4), ("other-units", 1)]


@rule("hold-back", "needs-an-attacker")
def test_if_all_are_held_back_there_is_no_attack() -> None:
    t = table({"B5": "inf", "F5": "inf"}, {"B4": "inf", "F4": "inf"})
    t.act("hold 1st Inf")
    assert t.why("attack B5 B4") == "needs-an-attacker"
    assert t.legal() == ["done", "hold 2nd Inf", "attack F5 F4"]


@rule("hold-back", "nobody-to-attack")
def test_only_who_could_attack_is_held_back() -> None:
    t = table({"B5": "inf", "F6": "inf"}, {"B4": "inf"})
    assert t.why("hold 2nd Inf") == "nobody-to-attack"
    assert t.why("hold 1st Inf") == ""


# -- driven out --------------------------------------------------------------------------------------------------------
@rule("driven-out", "fall-back", "order-after-an-attack")
def test_who_loses_more_bases_is_driven_out_towards_his_edge() -> None:
    t = table({"B5": "inf"}, {"B4": "inf", "H1": "inf"})
    events = t.act("attack B5 B4", 3, 1)
    assert keys(events) == ["attacked", "attack", "defence", "volley", "volley", "lost", "driven-out", "fell-back"]
    assert (t.units_in("B4"), t.units_in("B3")) == ([], ["1st Inf 2"])
    assert t.phase() == "advance"


@rule("driven-out", "morale", "order-after-an-attack")
def test_equal_losses_leave_both_where_they_were_and_morale_comes_last() -> None:
    t = table({"B5": "inf"}, {"B4": "inf"})
    events = t.act("attack B5 B4", 3, 3, 4, 4)
    assert keys(events)[5:10] == ["lost", "lost", "stood", "steady", "steady"]
    assert (t.units_in("B5"), t.units_in("B4")) == (["1st Inf 2"], ["1st Inf 2"])


@rule("driven-out")
def test_an_emptied_zone_is_taken_even_if_the_attacker_lost_as_much() -> None:
    t = table({"B5": "inf"}, {"B4": "inf1", "H1": "inf"})
    t.act("attack B5 B4", 3, 3)
    assert t.phase() == "advance"
    t.act("advance 1st Inf", 4)  # the morale die of the attacker comes after the advance
    assert t.units_in("B4") == ["1st Inf 2"]


@rule("fall-back")
def test_the_germans_fall_back_down_the_table_over_streams_and_heavy_ground() -> None:
    t = table({"B4": "inf breech"}, {"B3": "zouave"}, side="french", streams=["B4-B5"], terrain={"heavy": ["B4"]})
    t.act("attack B3 B4", 3, 1, 1)  # 6 points: two dice; 2 + 3 points: one
    assert t.units_in("B5") == ["1st Inf 2", "1st Breech 1"]


@rule("blocked-fall-back")
def test_off_the_table_costs_a_base_and_the_way_to_the_nearest_free_zone() -> None:
    t = table({"B2": "inf"}, {"B1": "inf4"})
    t.act("attack B2 B1", 3, 1)
    # One base by the hit, one because there is nothing behind; A1 and C1 are as near, A1 is farther left.
    assert t.units_in("A1") == ["1st Inf 2"]
    assert t.lost(FRENCH) == 2


@rule("blocked-fall-back")
@pytest.mark.parametrize("behind", [{"B3": "inf inf inf inf inf"}, {}])
def test_so_do_a_full_zone_and_an_enemy_behind(behind: dict[str, str]) -> None:
    german = {"B5": "inf"} | ({} if behind else {"B3": "cav"})
    t = table(german, {"B4": "inf4", **behind})
    t.act("attack B5 B4", 3, 1)
    name = "1st Inf 2"
    assert t.units_in("A4") == [name], "of A4 and C4, as near and in one row, the one farther left"


@rule("blocked-fall-back")
def test_of_zones_as_near_the_one_nearest_the_own_edge() -> None:
    t = table({"B5": "inf", "A4": "cav", "C4": "cav"}, {"B4": "inf4", "B3": "inf inf inf inf inf"})
    t.act("attack B5 B4", 3, 1)
    assert t.units_in("B2") == ["1st Inf 2"], "A3, C3, A5, C5, D4 and B6 are two sides away as well"


@rule("blocked-fall-back")
def test_a_gun_that_cannot_fall_back_is_lost() -> None:
    t = table({"B2": "inf"}, {"B1": "four inf"})
    events = t.act("attack B2 B1", 3, 1)
    assert losses(events, FRENCH) == ["1st Inf", "1st Bronze-4", "1st Inf"]
    assert t.units_in("A1") == ["1st Inf 1"]


@rule("blocked-fall-back")
def test_without_any_free_zone_the_unit_is_destroyed() -> None:
    # Every zone of the table is German but B1, or full of Frenchmen.
    zones = [f"{column}{row}" for row in range(1, 7) for column in "ABCDEFGH" if f"{column}{row}" not in ("B1", "H6")]
    t = table(dict.fromkeys(zones, "cav"), {"B1": "inf4", "H6": "inf inf inf inf inf"})
    events = t.act("attack B2 B1", 3, 1)
    assert of(events, "cut-off")[0].unit == "1st Inf"
    assert t.lost(FRENCH) == 4


@rule("owner-chooses-retreat", "blocked-fall-back")
def test_when_not_all_find_room_the_owner_says_who_goes_first() -> None:
    t = table({"B5": "inf"}, {"B4": "four inf", "B3": "cav cav cav cav"})
    t.act("attack B5 B4", 3, 1)
    assert (t.phase(), t.decider()) == ("retreat", FRENCH)
    assert t.legal() == ["retreat 1st Bronze-4", "retreat 1st Inf"]
    assert t.why("retreat 1st Cav") == "not-in-this-fight"
    assert t.why("done") == "owner-chooses-retreat"
    t.act("retreat 1st Bronze-4")
    assert "1st Bronze-4 1" in t.units_in("B3")
    assert t.units_in("A4") == ["1st Inf 1"], "three bases, one by the hit, one for want of room"


@rule("owner-chooses-retreat")
def test_among_units_that_are_alike_nobody_is_asked_who_goes_first() -> None:
    t = table({"B5": "inf"}, {"B4": "four inf inf", "B3": "cav cav cav cav"})
    t.act("attack B5 B4", 6, 1, 1)  # the six takes the gun; 2 + 2 + 2 points throw two dice
    assert t.phase() == "advance"
    assert (t.units_in("B3")[0], t.units_in("A4")) == ("1st Inf 3", ["2nd Inf 2"])


# -- advance -----------------------------------------------------------------------------------------------------------
def victorious(**ground: list[str]) -> Table:
    """B5, with infantry, cavalry held back and a gun, has emptied B4."""
    t = table({"B5": "inf jäger cav breech"}, {"B4": "cav1", "H1": "inf"}, terrain=ground)
    t.act("hold 1st Cav")
    t.act("attack B5 B4", 3, 1, 1)  # 4 + 4 + 1 + 1 points: two dice
    return t


@rule("advance-after-attack")
def test_any_of_the_attacking_infantry_and_cavalry_may_go_in() -> None:
    t = victorious()
    assert t.legal() == ["done", "advance 1st Inf", "advance 2nd Inf"]
    assert t.why("advance 1st Cav") == "advance-after-attack", "it was held back"
    assert t.why("advance 1st Breech") == "advance-after-attack", "guns stay"
    t.act("advance 2nd Inf")
    assert t.units_in("B4") == ["2nd Inf 3"]
    t.act("done")
    assert t.units_in("B5") == ["1st Inf 3", "1st Cav 2", "1st Breech 1"]


@rule("heavy-ground-holds-the-advance")
def test_leaving_heavy_ground_to_advance_needs_the_die() -> None:
    t = victorious(heavy=["B5"])
    t.act("advance 1st Inf", 3)
    assert t.why("advance 1st Inf") == "heavy-ground-holds-the-advance"
    t.act("advance 2nd Inf", 4)
    assert (t.units_in("B4"), t.phase()) == (["2nd Inf 3"], "move"), "nobody is left to advance or to attack"


@rule("advance-after-attack")
def test_nobody_advances_when_the_defender_stands() -> None:
    t = table({"B5": "inf"}, {"B4": "inf"})
    t.act("attack B5 B4", 1, 1)
    assert t.phase() == "move"
    assert t.decider() == FRENCH


# -- morale ------------------------------------------------------------------------------------------------------------
@rule("morale")
@pytest.mark.parametrize(("word", "least"), [("jäger", 3), ("inf", 4), ("mobile", 5)])
@pytest.mark.parametrize("face", [2, 3, 4, 5])
def test_a_unit_that_lost_a_base_stands_by_its_quality(word: str, least: int, face: int) -> None:
    t = table({"B5": word}, {"B4": "inf5"})
    events = t.act("attack B5 B4", *[1] * (2 if word == "jäger" else 1), 3, face)  # 4, 4 + 2 or 4 - 1 points
    assert ("steady" in keys(events)) == (face >= least)
    assert t.units_in("B5" if face >= least else "B6") == ["1st Inf 2"]
    told = one(events, "steady" if face >= least else "shaken")
    assert (told.figures, told.lines) == ({"at-least": ("morale", least)}, [("morale", face)])


@rule("morale-failure", "shaken-units")
def test_failing_it_falls_back_and_is_shaken_until_the_end_of_its_next_turn() -> None:
    t = table({"B5": "inf"}, {"B4": "inf5", "H1": "inf"})
    t.act("attack B5 B4", 1, 3, 1)
    assert t.units_in("B6") == ["1st Inf 2"]
    assert t.seen(GERMAN, "1st Inf", GERMAN)["marks"] == ["shaken"]
    assert t.decider() == FRENCH
    t.act("done", 1)
    assert t.decider() == GERMAN
    assert t.why("move 1st Inf B6-B5") == "shaken-units"
    t.act("done")
    assert t.seen(GERMAN, "1st Inf", GERMAN)["marks"] == []


@rule("morale-failure", "shaken-units")
def test_a_defender_shaken_in_the_enemys_turn_loses_his_own_next_turn() -> None:
    t = table({"B5": "inf inf"}, {"B4": "inf4 inf5"})
    t.act("attack B5 B4", 3, 1, 3)  # 8 points, two dice; 4 points, one die
    t.act("lose 1st Inf", 6, 2)  # the German stands on a 6, the Frenchman runs on a 2
    assert t.units_in("B3") == ["1st Inf 3"]
    assert (t.decider(), t.phase()) == (FRENCH, "move")
    assert t.why("move 1st Inf B3-B2") == "shaken-units"
    assert t.why("move 2nd Inf B4-A4") == ""


@rule("morale", "order-after-an-attack")
def test_no_morale_for_those_driven_out_or_destroyed() -> None:
    t = table({"B5": "inf"}, {"B4": "inf", "H1": "inf"})
    t.act("attack B5 B4", 3, 1)
    t.act("done")  # no die
    assert t.units_in("B3") == ["1st Inf 2"]


@rule("morale-failure", "blocked-fall-back")
def test_a_unit_that_runs_off_the_table_pays_a_base() -> None:
    t = table({"B6": "inf"}, {"B5": "inf5"})
    t.act("attack B6 B5", 1, 3, 1)
    assert t.units_in("A6") == ["1st Inf 1"]


@rule("morale", "advance-after-attack")
def test_an_attacker_who_advanced_and_fails_falls_back_from_there() -> None:
    t = table({"B5": "inf"}, {"B4": "inf1", "H1": "inf"})
    t.act("attack B5 B4", 3, 3)
    t.act("advance 1st Inf", 1)
    assert t.units_in("B5") == ["1st Inf 2"]


# -- the turn ----------------------------------------------------------------------------------------------------------
@rule("turn-sequence")
def test_bombardments_then_movement_then_attacks_then_the_other_side() -> None:
    t = table({"B5": "inf breech"}, {"B4": "inf", "C4": "four"}, phase="bombard")
    assert t.why("move 1st Inf B5-A5") == "turn-sequence"
    assert t.why("attack B5 B4") == "turn-sequence"
    t.act("done")
    assert t.why("bombard 1st Breech B4") == "turn-sequence"
    t.act("done")
    assert t.phase() == "attack"
    assert t.why("move 1st Inf B5-A5") == "turn-sequence"
    t.act("done")
    assert (t.decider(), t.phase()) == (FRENCH, "move"), "C4 has nobody next to it to fire at"


@rule("owner-chooses-loss")
def test_losses_must_be_chosen_before_anything_else() -> None:
    t = table({"B5": "inf", "C5": "inf"}, {"B4": "inf3 inf5", "C4": "inf"})
    t.act("attack B5 B4", 3, 1)
    assert t.why("attack B4 B5") == "owner-chooses-loss"
    assert Table(GAME.on_behalf(t.battle, GERMAN)).why("attack C5 C4") == "owner-chooses-loss", (
        "his own phase waits too"
    )
    assert t.why("done") == "owner-chooses-loss"
    assert t.why("plan") == "quick-start"


@rule("rejoin-the-regiment", "fall-back")
def test_who_falls_back_on_a_part_of_his_regiment_rejoins_it() -> None:
    t = table({"B3": "inf"}, {"B2": "inf3+2"}, turn=3)
    t.act("done", 5, 6)  # two bases come
    t.act("deploy 2nd Inf B1")
    t.act("done")
    t.act("done", 1)
    t.act("done")
    events = t.act("attack B3 B2", 3, 1)
    assert one(events, "rejoined").amount == 4
    assert t.units_in("B1") == ["1st Inf 4"]
