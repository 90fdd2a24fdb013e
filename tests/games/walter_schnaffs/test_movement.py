"""§5 and §6: who moves how far, and the dice of guns and of heavy ground; the rebuilt streams."""

from typing import Any

import pytest

from tests.games.walter_schnaffs.table import GERMAN, Table, keys, one, table
from tests.rules import rule


def moving(german: dict[str, str], french: dict[str, str] | None = None, **ground: Any) -> Table:
    water = {name: zones for name, zones in ground.items() if name in ("streams", "bridges")}
    terrain = {name: zones for name, zones in ground.items() if name not in ("streams", "bridges")}
    return table(german, french or {"H1": "inf"}, phase="move", terrain=terrain, **water)


@rule("infantry-move", "moves-by-sides")
def test_infantry_moves_one_zone_across_a_side_without_a_die() -> None:
    t = moving({"B5": "inf"})
    assert t.legal() == ["done", *(f"move 1st Inf B5-{zone}" for zone in ("B4", "C5", "B6", "A5"))]
    assert t.why("move 1st Inf B5-C4") == "moves-by-sides"
    assert t.why("move 1st Inf B5-B3") == "infantry-move"
    t.act("move 1st Inf B5-B4")
    assert t.units_in("B4") == ["1st Inf 3"]


@rule("cavalry-move", "moves-by-sides")
def test_cavalry_moves_up_to_two_zones_by_sides() -> None:
    t = moving({"D4": "cav"})
    reached = {move.split("-")[1] for move in t.legal() if move != "done"}
    assert reached == {"D3", "E4", "D5", "C4", "D2", "E3", "F4", "E5", "D6", "C5", "B4", "C3"}
    assert t.why("move 1st Cav D4-D1") == "cavalry-move"
    assert t.why("move 1st Cav D4-F5") == "cavalry-move"
    t.act("move 1st Cav D4-E3")


@rule("artillery-move", "die-to-move")
@pytest.mark.parametrize("gun", ["breech", "heavy"])
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_guns_move_one_zone_on_4_to_6(gun: str, face: int) -> None:
    t = moving({"B5": gun})
    name = "1st Breech" if gun == "breech" else "1st Heavy"
    t.act(f"move {name} B5-B4", face)
    assert t.units_in("B4" if face >= 4 else "B5") == [f"{name} 1"]


@rule("light-artillery-move", "die-to-move")
@pytest.mark.parametrize(("gun", "name"), [("light", "1st Light"), ("four", "1st Bronze-4"), ("mitr", "1st Mitr")])
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_light_guns_and_mitrailleuses_move_one_zone_on_3_to_6(gun: str, name: str, face: int) -> None:
    t = moving({"B5": gun})
    t.act(f"move {name} B5-B4", face)
    assert t.units_in("B4" if face >= 3 else "B5") == [f"{name} 1"]


@rule("artillery-move", "light-artillery-move")
def test_guns_do_not_move_two_zones() -> None:
    assert moving({"B5": "breech"}).why("move 1st Breech B5-B3") == "artillery-move"
    assert moving({"B5": "mitr"}).why("move 1st Mitr B5-B3") == "light-artillery-move"
    assert moving({"B5": "light"}).why("move 1st Light B5-B3") == "light-artillery-move"
    assert moving({"B5": "light"}).why("move 1st Light B5-C4") == "moves-by-sides"


@rule("one-move", "die-to-move")
def test_a_unit_moves_once_a_turn_and_a_failed_die_was_its_try() -> None:
    t = moving({"B5": "inf breech"})
    t.act("move 1st Inf B5-B4")
    assert t.why("move 1st Inf B4-B3") == "one-move"
    events = t.act("move 1st Breech B5-B4", 3)
    assert (one(events, "stuck").amount, one(events, "stuck").rule) == (4, "artillery-move")
    assert t.why("move 1st Breech B5-B4") == "one-move"
    assert t.legal() == ["done"]


@rule("five-in-a-zone")
def test_no_zone_takes_a_sixth_unit() -> None:
    t = moving({"B4": "inf inf inf inf inf", "B5": "inf cav"})
    assert t.why("move 6th Inf B5-B4") == "five-in-a-zone"
    assert t.why("move 1st Cav B5-B4") == "five-in-a-zone"


@rule("enemy-holds-it", "one-side-a-zone")
def test_nobody_moves_into_a_zone_the_enemy_holds() -> None:
    t = moving({"B5": "inf cav"}, {"B4": "cav", "B3": "cav"})
    assert t.why("move 1st Inf B5-B4") == "enemy-holds-it"
    assert t.why("move 1st Cav B5-B3") == "enemy-holds-it"


@rule("cavalry-passes")
def test_cavalry_rides_through_a_full_friendly_zone() -> None:
    t = moving({"B5": "cav", "B4": "inf inf inf inf inf", "A5": "inf", "C5": "inf"})
    t.act("move 1st Cav B5-B3")
    assert t.units_in("B3") == ["1st Cav 2"]


@rule("no-way-through", "cavalry-passes")
def test_cavalry_does_not_ride_through_the_enemy_but_around_him() -> None:
    t = moving({"B5": "cav"}, {"B4": "inf"})
    assert t.why("move 1st Cav B5-B3") == "no-way-through"
    assert t.why("move 1st Cav B5-C4") == "", "by way of C5"


@rule("not-yours")
def test_only_own_units_move() -> None:
    t = moving({"B5": "inf"}, {"B1": "cav"})
    assert t.why("move 1st Cav B1-B2") == "not-yours"


# -- streams -----------------------------------------------------------------------------------------------------------
@rule("stream-stops")
def test_infantry_crosses_a_stream() -> None:
    moving({"B5": "inf"}, streams=["B4-B5"]).act("move 1st Inf B5-B4")


@rule("stream-stops")
def test_cavalry_crosses_a_stream_and_stops() -> None:
    t = moving({"B5": "cav"}, streams=["B4-B5"])
    assert t.why("move 1st Cav B5-B3") == "stream-stops"
    assert t.why("move 1st Cav B5-C4") == "", "along the bank by C5, then across"
    t.act("move 1st Cav B5-B4")


@rule("stream-stops")
def test_cavalry_may_cross_with_its_second_zone_and_does_not_stop_at_a_bridge() -> None:
    moving({"B5": "cav"}, streams=["B3-B4"]).act("move 1st Cav B5-B3")
    moving({"B5": "cav"}, bridges=["B4-B5"]).act("move 1st Cav B5-B3")


@rule("guns-need-a-bridge")
def test_guns_cross_only_at_a_bridge() -> None:
    t = moving({"B5": "mitr"}, streams=["B4-B5"])
    assert t.why("move 1st Mitr B5-B4") == "guns-need-a-bridge"
    moving({"B5": "mitr"}, bridges=["B4-B5"]).act("move 1st Mitr B5-B4", 3)


# -- heavy ground ------------------------------------------------------------------------------------------------------
HEAVY = [
    ("inf", "1st Inf", 4, "heavy-ground-infantry"),
    ("cav", "1st Cav", 5, "heavy-ground-light"),
    ("light", "1st Light", 5, "heavy-ground-light"),
    ("four", "1st Bronze-4", 5, "heavy-ground-light"),
    ("mitr", "1st Mitr", 5, "heavy-ground-light"),
    ("breech", "1st Breech", 6, "heavy-ground-guns"),
    ("heavy", "1st Heavy", 6, "heavy-ground-guns"),
]


@rule("heavy-ground-infantry", "heavy-ground-light", "heavy-ground-guns", "one-die-in-heavy-ground", "die-to-move")
@pytest.mark.parametrize(("word", "name", "least", "by"), HEAVY)
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_leaving_heavy_ground_takes_one_die(word: str, name: str, least: int, by: str, face: int) -> None:
    t = moving({"B5": word}, heavy=["B5"])
    events = t.act(f"move {name} B5-B4", face)
    if face >= least:
        assert keys(events) == ["got-away", "moved"]
        assert (one(events, "got-away").rule, one(events, "got-away").amount) == (by, least)
    else:
        assert (one(events, "stuck").rule, one(events, "stuck").amount) == (by, least)


@rule("heavy-ground-infantry")
def test_entering_heavy_ground_takes_no_die() -> None:
    moving({"B5": "inf"}, heavy=["B4"]).act("move 1st Inf B5-B4")


@rule("heavy-ground-on-the-way")
def test_cavalry_that_rides_over_heavy_ground_may_stay_in_it() -> None:
    t = moving({"B5": "cav"}, heavy=["B4"])
    t.act("move 1st Cav B5-B3", 4)
    assert t.units_in("B4") == ["1st Cav 2"]
    t = moving({"B5": "cav"}, heavy=["B4"])
    t.act("move 1st Cav B5-B3", 5)
    assert t.units_in("B3") == ["1st Cav 2"]


@rule("heavy-ground-on-the-way")
def test_cavalry_goes_round_heavy_ground_where_it_can_and_not_through_a_full_one() -> None:
    moving({"B5": "cav"}, heavy=["B4"]).act("move 1st Cav B5-C4")  # by C5: no die
    t = moving({"B5": "cav", "B4": "inf inf inf inf inf"}, heavy=["B4"])
    assert t.why("move 1st Cav B5-B3") == "heavy-ground-on-the-way"


# -- who may not -------------------------------------------------------------------------------------------------------
@rule("shaken-units")
def test_a_shaken_unit_does_not_move() -> None:
    assert moving({"B5": "inf/shaken"}).why("move 1st Inf B5-B4") == "shaken-units"


@rule("fired-gun-stays")
def test_a_gun_that_fired_does_not_move() -> None:
    t = table({"B5": "breech"}, {"B4": "inf"}, phase="bombard")
    t.act("bombard 1st Breech B4", 1)
    assert t.phase() == "move"
    assert t.why("move 1st Breech B5-A5") == "fired-gun-stays"
    assert t.decider() == GERMAN
