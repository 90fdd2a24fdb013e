"""§4: who moves where, and what bogs down."""

import pytest

from tests.games.marmitages.table import Table, one, table
from tests.rules import rule


def targets(t: Table, unit: str) -> set[str]:
    """Where a unit is offered to go."""
    return {action.rsplit("-", 1)[1] for action in t.legal() if action.startswith(f"move {unit} ")}


@rule("infantry-move")
@pytest.mark.parametrize(("word", "name"), [("inf", "1st Inf"), ("elite", "1st Inf"), ("tank", "1st Tank")])
def test_infantry_and_tanks_move_one_sector_by_a_side(word: str, name: str) -> None:
    t = table({"C6": word}, phase="move")
    assert targets(t, name) == {"C5", "D6", "C7", "B6"}
    assert t.why(f"move {name} C6-D5") == "infantry-move"
    assert t.why(f"move {name} C6-C4") == "infantry-move"


@rule("assault-troops-move")
def test_assault_troops_move_one_sector_in_all_directions() -> None:
    t = table({"C6": "assault"}, phase="move")
    assert targets(t, "1st Assault") == {"B5", "C5", "D5", "B6", "D6", "B7", "C7", "D7"}
    assert t.why("move 1st Assault C6-C4") == "assault-troops-move"


@rule("fast-move")
@pytest.mark.parametrize(("word", "name"), [("cav", "1st Cav"), ("car", "1st Car")])
def test_cavalry_and_cars_move_up_to_two_sectors_diagonals_included(word: str, name: str) -> None:
    t = table({"C6": word}, phase="move")
    square = {f"{column}{row}" for column in "ABCDE" for row in (4, 5, 6, 7, 8)} - {"C6"}
    assert targets(t, name) == square
    assert t.why(f"move {name} C6-C3") == "fast-move"
    assert t.why(f"move {name} C6-F6") == "fast-move"


@rule("fast-slowed")
@pytest.mark.parametrize("element", ["wire", "trench", "fort"])
def test_who_starts_in_works_moves_one_sector(element: str) -> None:
    t = table({"C6": "cav"}, phase="move", defences={"C6": [element]})
    assert targets(t, "1st Cav") == {"B5", "C5", "D5", "B6", "D6", "B7", "C7", "D7"}
    assert t.why("move 1st Cav C6-C4") == "fast-slowed"


@rule("fast-slowed", "fast-slowed-where")
def test_who_starts_on_difficult_ground_moves_one_sector() -> None:
    t = table({"C6": "cav"}, phase="move", difficult=["C6"])
    assert t.why("move 1st Cav C6-C5") == ""
    assert t.why("move 1st Cav C6-C4") == "fast-slowed"


@rule("fast-slowed", "fast-slowed-where")
def test_who_would_enter_works_or_difficult_ground_with_the_second_step_is_slowed() -> None:
    t = table({"C6": "cav"}, phase="move", defences={"C4": ["trench"]}, difficult=["E6"])
    assert t.why("move 1st Cav C6-C4") == "fast-slowed"
    assert t.why("move 1st Cav C6-E6") == "fast-slowed"
    assert t.why("move 1st Cav C6-B4") == ""
    # As the one step of its move it may enter them.
    t = table({"C5": "cav"}, phase="move", defences={"C4": ["trench"]}, difficult=["D5"])
    assert t.why("move 1st Cav C5-C4") == ""
    assert t.why("move 1st Cav C5-D5") == ""


@rule("fast-slowed", "fast-slowed-where")
def test_who_must_pass_through_works_is_slowed_unless_there_is_a_way_around() -> None:
    # From A8 to A6 the ways lead over A7 and B7.
    t = table({"A8": "cav"}, phase="move", defences={"A7": ["wire"]})
    assert t.why("move 1st Cav A8-A6") == "", "around the wire, by B7"
    t = table({"A8": "cav"}, phase="move", defences={"A7": ["wire"], "B7": ["trench"]})
    assert t.why("move 1st Cav A8-A6") == "fast-slowed"


@rule("no-way-through")
def test_two_sector_moves_never_cross_the_enemy() -> None:
    t = table({"A8": "cav"}, {"A7": "inf", "B7": "inf"}, phase="move")
    assert t.why("move 1st Cav A8-A6") == "no-way-through"
    t = table({"A8": "cav"}, {"A7": "inf"}, phase="move")
    assert t.why("move 1st Cav A8-A6") == "", "B7 is free"


@rule("difficult-bars-vehicles")
def test_cars_do_not_cross_difficult_ground_even_when_it_is_the_only_way() -> None:
    t = table({"A8": "car"}, phase="move", difficult=["A7", "B7"])
    assert t.why("move 1st Car A8-A6") == "difficult-bars-vehicles"
    t = table({"A8": "car"}, {"B7": "inf"}, phase="move", difficult=["A7"])
    assert t.why("move 1st Car A8-A6") == "difficult-bars-vehicles", "the enemy beside it is not the cause"
    t = table({"A8": "car"}, phase="move", difficult=["A6"])
    assert t.why("move 1st Car A8-A6") == "difficult-bars-vehicles", "no car would enter at one sector either"


@rule("no-way-through")
def test_the_enemy_bars_a_move_of_two_sectors() -> None:
    t = table({"A8": "cav"}, {"A7": "inf", "B7": "inf"}, phase="move")
    assert t.why("move 1st Cav A8-A6") == "no-way-through"


@rule("no-way-through", "four-in-a-sector")
def test_a_full_friendly_sector_can_be_crossed_but_not_ended_in() -> None:
    t = table({"A8": "cav", "A7": "inf inf inf inf"}, {"B7": "inf"}, phase="move")
    assert t.why("move 1st Cav A8-A7") == "four-in-a-sector"
    t.act("move 1st Cav A8-A6")
    assert t.units_in("A6") == ["1st Cav"]


@rule("nest-is-static")
def test_a_nest_never_moves() -> None:
    t = table({"C6": "mg inf"}, phase="move")
    assert t.why("move 1st MG C6-C5") == "nest-is-static"
    assert targets(t, "1st MG") == set()


@rule("bogging")
@pytest.mark.parametrize(
    ("word", "name", "face", "bogged"),
    [
        ("tank", "1st Tank", 1, True),
        ("tank", "1st Tank", 2, False),
        ("car", "1st Car", 1, True),
        ("car", "1st Car", 2, True),
        ("car", "1st Car", 3, False),
    ],
)
def test_a_tank_bogs_down_on_1_and_a_car_on_1_or_2(word: str, name: str, face: int, bogged: bool) -> None:
    t = table({"C6": word}, phase="move")
    event = one(t.act(f"move {name} C6-C5", face), "bogged" if bogged else "ran-well")
    assert (event.rule, event.target, event.faces) == ("bogging", "C5", [face])
    assert t.units_in("C5") == [name], "the die falls after it has arrived"


@rule("bogging", "bogging-when")
def test_a_car_throws_one_die_for_a_move_of_two_sectors() -> None:
    table({"C6": "car"}, phase="move").act("move 1st Car C6-C4", 6)


@rule("bogging")
@pytest.mark.parametrize("word", ["inf", "assault", "cav"])
def test_only_vehicles_throw(word: str) -> None:
    t = table({"C6": word}, phase="move")
    t.act(next(action for action in t.legal() if action.endswith("C6-C5")))


@rule("bogged-for-good")
def test_a_bogged_vehicle_never_moves_again_but_still_fights() -> None:
    t = table({"C5": "tank", "A8": "inf"}, {"C4": "inf", "F1": "inf"}, phase="move")
    t.act("move 1st Tank C5-D5", 1)
    t.act("done")  # nobody to assault from D5: the defender's turn
    t.act("done")
    assert t.battle.turn == 2
    assert t.why("move 1st Tank D5-C5") == "bogged-for-good"
    t = table({"C5": "tank/bogged"}, {"C4": "inf"})
    events = t.fight("C5 C4", "nothing", "nothing")
    assert one(events, "attack").lines == [("armour-points", 2)]


@rule("difficult-bars-vehicles")
@pytest.mark.parametrize(("word", "name"), [("tank", "1st Tank"), ("car", "1st Car")])
def test_difficult_ground_bars_vehicles_unless_the_scenario_lifts_it(word: str, name: str) -> None:
    t = table({"C6": f"{word} inf cav"}, phase="move", difficult=["C5"])
    assert t.why(f"move {name} C6-C5") == "difficult-bars-vehicles"
    assert "C5" not in targets(t, name)
    assert t.why("move 1st Inf C6-C5") == ""
    assert t.why("move 1st Cav C6-C5") == ""
    t = table({"C6": word}, phase="move", difficult=["C5"], vehicles_on_difficult=True)
    t.act(f"move {name} C6-C5", 6)


@rule("one-move")
def test_a_unit_moves_once() -> None:
    t = table({"C6": "inf"}, phase="move")
    t.act("move 1st Inf C6-C5")
    assert t.why("move 1st Inf C5-C6") == "one-move"
    assert t.legal() == ["done"]


@rule("enemy-holds-it")
def test_a_sector_the_enemy_holds_is_not_entered() -> None:
    t = table({"C5": "inf"}, {"C4": "inf"}, phase="move")
    assert t.why("move 1st Inf C5-C4") == "enemy-holds-it"


@rule("four-in-a-sector")
def test_units_and_works_of_the_sector_entered_count_together() -> None:
    t = table({"C6": "inf inf", "C5": "inf"}, phase="move", defences={"C5": ["wire", "trench"]})
    t.act("move 1st Inf C6-C5")
    assert t.why("move 2nd Inf C6-C5") == "four-in-a-sector"


@rule("advance-is-no-move", "advance-who")
def test_who_advanced_in_the_enemys_sequence_still_moves_in_his_own() -> None:
    # 1 against 2: the attacker loses his battalion in B5; the defender advances into it.
    t = table({"B5": "inf", "F8": "inf"}, {"B4": "inf inf"})
    t.fight("B5 B4", "nothing", "nothing")
    t.act("advance 1st Inf")
    t.act("done")
    assert t.phase() == "move"
    t.act("move 1st Inf B5-B6")
