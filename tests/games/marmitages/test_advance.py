"""§5: moving into the sector the enemy lost."""

from typing import Any

import pytest

from tests.games.marmitages.table import ATTACKER, DEFENDER, one, table
from tests.rules import rule


@rule("advance-after-combat", "advance-who")
def test_who_emptied_the_sector_may_move_in_with_any_of_those_who_fought() -> None:
    t = table({"B5": "inf inf", "A5": "inf"}, {"B4": "inf"})
    t.fight("B5 B4", "nothing", "nothing")
    assert (t.phase(), t.decider()) == ("advance", ATTACKER)
    assert t.legal() == ["done", "advance 1st Inf", "advance 2nd Inf"]
    assert t.why("advance 3rd Inf") == "advance-who"
    advanced = one(t.act("advance 2nd Inf"), "advanced")
    assert (advanced.origin, advanced.target, advanced.rule) == ("B5", "B4", "advance-after-combat")
    t.act("done")
    assert (t.units_in("B5"), t.units_in("B4")) == (["1st Inf"], ["2nd Inf"])


@rule("advance-after-combat")
def test_nobody_has_to_advance() -> None:
    t = table({"B5": "inf inf"}, {"B4": "inf"})
    t.fight("B5 B4", "nothing", "nothing")
    t.act("done")
    assert t.units_in("B4") == []


@rule("advance-after-combat")
def test_while_enemies_are_left_in_the_sector_nobody_advances() -> None:
    t = table({"B5": "inf inf inf"}, {"B4": "inf inf"})
    t.fight("B5 B4", "nothing", "nothing")
    assert t.phase() != "advance"


@rule("advance-who")
def test_the_assaulted_side_advances_when_it_emptied_the_assaulting_sector() -> None:
    t = table({"B5": "inf", "F8": "inf"}, {"B4": "inf inf"})
    t.fight("B5 B4", "nothing", "nothing")
    assert (t.phase(), t.decider()) == ("advance", DEFENDER)
    t.act("advance 1st Inf")
    t.act("advance 2nd Inf")
    assert t.units_in("B5") == ["1st Inf", "2nd Inf"]


@rule("advance-who", "tie-one-each")
def test_on_a_tie_that_empties_both_sectors_nobody_advances() -> None:
    t = table({"B5": "inf", "F8": "inf"}, {"B4": "inf", "A1": "inf"})
    t.fight("B5 B4", "nothing", "nothing")
    assert (t.phase(), t.decider()) == ("move", DEFENDER)
    assert (t.units_in("B5"), t.units_in("B4")) == ([], [])


@rule("advance-after-combat", "four-in-a-sector")
def test_the_limit_of_four_holds_for_an_advance() -> None:
    t = table({"B5": "tank tank tank"}, {"B4": "inf"}, defences={"B4": ["trench", "wire"]})
    t.fight("B5 B4", "nothing", "nothing")  # 6 to 4: the infantry falls, the works stay
    t.act("advance 1st Tank", 6)
    t.act("advance 2nd Tank", 6)
    assert t.phase() != "advance", "the sector is full"
    assert t.units_in("B5") == ["3rd Tank"]


@rule("advance-who", "nest-is-static", "bogged-for-good")
def test_nests_and_bogged_vehicles_stay() -> None:
    t = table({"B5": "inf mg tank/bogged"}, {"B4": "inf"})
    t.fight("B5 B4", "nothing", "nothing")  # 3 to 1
    assert t.legal() == ["done", "advance 1st Inf"]
    assert t.why("advance 1st MG") == "nest-is-static"
    assert t.why("advance 1st Tank") == "bogged-for-good"


@rule("advance-who")
def test_nobody_is_asked_when_nobody_can_advance() -> None:
    t = table({"B5": "tank/bogged", "F8": "inf"}, {"B4": "inf", "A1": "inf"})
    t.fight("B5 B4", "nothing", "nothing")
    assert (t.phase(), t.decider()) == ("move", DEFENDER)


@rule("bogging", "bogging-when", "advance-who")
def test_a_vehicle_that_advances_throws_for_bogging() -> None:
    t = table({"B5": "tank tank"}, {"B4": "inf"})
    t.fight("B5 B4", "nothing", "nothing")
    assert one(t.act("advance 1st Tank", 1), "bogged").target == "B4"
    assert one(t.act("advance 2nd Tank", 2), "ran-well").target == "B4"


@rule("difficult-bars-vehicles")
def test_vehicles_do_not_advance_into_difficult_ground() -> None:
    t = table({"B5": "tank inf"}, {"B4": "inf"}, difficult=["B4"])
    t.fight("B5 B4", "nothing", "nothing")  # 3 to 2
    assert t.why("advance 1st Tank") == "difficult-bars-vehicles"
    t.act("advance 1st Inf")


@rule("not-yours")
def test_the_beaten_side_does_not_advance() -> None:
    t = table({"B5": "inf inf"}, {"B4": "inf", "C5": "tank"})
    t.fight("B5 B4", "nothing", "nothing")
    assert t.why("advance 1st Tank") == "not-yours"


@rule("advance-is-no-move")
@pytest.mark.parametrize("ground", [{"difficult": ["B5"]}, {"defences": {"B5": ["wire"]}}])
def test_a_unit_that_has_just_entered_difficult_ground_or_works_still_advances_out_of_it(
    ground: dict[str, Any],
) -> None:
    """Two squadrons come up to B5, which ends their move; 2 to 1, and they go on into B4."""
    t = table({"B6": "cav cav"}, {"B4": "inf", "A1": "inf"}, phase="move", **ground)
    t.act("move 1st Cav B6-B5")
    t.act("move 2nd Cav B6-B5")
    t.act("done")
    t.fight("B5 B4", "nothing", "nothing")
    t.act("advance 1st Cav")
    t.act("advance 2nd Cav")
    assert t.units_in("B4") == ["1st Cav", "2nd Cav"]
