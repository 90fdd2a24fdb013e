"""§5: who falls, in the order of the text."""

import pytest

from tests.games.marmitages.table import ATTACKER, DEFENDER, Table, lost, of, one, open_table, scenario, table
from tests.rules import rule


@rule("loss-order")
@pytest.mark.parametrize(
    ("face", "losses"),
    [
        (3, ["3rd Inf"]),
        (2, ["3rd Inf", "2nd Inf"]),
        (1, ["3rd Inf", "2nd Inf", "1st Inf"]),
        (4, ["3rd Inf", "2nd Inf", "1st Inf", "1st Tank"]),
    ],
)
def test_losses_fall_on_inexperienced_then_standard_then_elite_infantry_then_armour(
    face: int, losses: list[str]
) -> None:
    # Attack: four tanks 8 and a shell of 1 = 9. Defence: 3 infantry + 2 tank + 1 elite - 1 inexperienced = 5, + its shell.
    shells = {"shells": 9}
    t = table({"B5": "tank tank tank tank"}, {"B4": "elite inf green tank"}, attacker_has=shells, defender_has=shells)
    events = t.fight("B5 B4", "1 shells", "1 shells", 1, face)
    assert one(events, "won").amount == len(losses)
    assert lost(events, DEFENDER) == losses
    assert {event.rule for event in of(events, "lost")} == {"loss-order"}


@rule("loss-order")
def test_nests_fall_after_infantry_and_before_armour() -> None:
    # Attack 8 + 3 of a shell = 11; defence 1 elite infantry + 1 + a nest 1 + 1 (its die) + tank 2 = 6: five losses.
    t = table({"B5": "tank tank tank tank"}, {"B4": "tank mg elite"}, attacker_has={"shells": 2})
    events = t.fight("B5 B4", "1 shells", "nothing", 3, 1)
    assert lost(events, DEFENDER) == ["1st Inf", "1st MG", "1st Tank"]


@rule("surplus-is-lost")
def test_losses_beyond_the_units_present_are_lost() -> None:
    t = table({"B5": "tank tank", "F8": "inf"}, {"B4": "inf", "B3": "inf"})
    events = t.fight("B5 B4", "nothing", "nothing")
    assert one(events, "won").amount == 3
    assert lost(events, DEFENDER) == ["1st Inf"]
    assert t.units_in("B3") == ["2nd Inf"], "the sector behind is not touched"


@rule("surplus-is-lost")
def test_a_surplus_is_not_carried_into_the_next_combat() -> None:
    # 4 to 1 leaves two losses over in B4; then 1 to 2 at E4, where the defender wins and loses nobody.
    t = table({"B5": "tank/bogged tank/bogged", "E5": "inf"}, {"B4": "inf", "E4": "inf inf"})
    t.fight("B5 B4", "nothing", "nothing")
    events = t.fight("E5 E4", "nothing", "nothing")
    assert lost(events, ATTACKER) == ["1st Inf"]
    assert lost(events, DEFENDER) == []


@rule("owner-chooses-loss")
def test_among_unlike_units_of_one_class_their_owner_chooses() -> None:
    # 4 against 3: one loss among two standard infantry and standard assault troops.
    t = table({"B5": "tank tank"}, {"B4": "inf inf assault"})
    t.fight("B5 B4", "nothing", "nothing")
    assert (t.phase(), t.decider()) == ("lose", DEFENDER)
    assert t.legal() == ["lose 1st Inf", "lose 2nd Inf", "lose 1st Assault"]
    assert t.why("done") == "owner-chooses-loss"
    t.act("lose 1st Assault")
    assert t.units_in("B4") == ["1st Inf", "2nd Inf"]


@rule("owner-chooses-loss")
def test_elite_assault_troops_are_elite_and_stand_longer_than_infantry() -> None:
    t = table({"B5": "tank tank"}, {"B4": "stoss inf"})  # 4 to 3
    assert lost(t.fight("B5 B4", "nothing", "nothing"), DEFENDER) == ["1st Inf"]


@rule("owner-chooses-loss")
def test_nothing_is_asked_when_all_of_the_class_must_fall() -> None:
    t = table({"B5": "tank tank", "F8": "inf"}, {"B4": "inf assault"})  # 4 to 2
    assert lost(t.fight("B5 B4", "nothing", "nothing"), DEFENDER) == ["1st Inf", "1st Assault"]


@rule("owner-chooses-loss")
def test_the_owner_chooses_between_tank_and_car_and_between_a_bogged_and_a_running_tank() -> None:
    # 4 and 2 shells of 3 and 1 = 8; 2 tanks and a car = 6; two losses of three: asked twice.
    t = table({"B5": "tank tank", "F8": "inf"}, {"B4": "tank/bogged tank car"}, attacker_has={"shells": 3})
    t.fight("B5 B4", "2 shells", "nothing", 3, 1)
    assert t.legal() == ["lose 1st Tank", "lose 2nd Tank", "lose 1st Car"]
    t.act("lose 1st Car")
    assert t.legal() == ["lose 1st Tank", "lose 2nd Tank"]
    t.act("lose 1st Tank")
    assert t.units_in("B4") == ["2nd Tank"]


@rule("loss-order")
def test_the_order_cannot_be_changed_by_choosing() -> None:
    t = table({"B5": "tank tank"}, {"B4": "inf assault elite"}, attacker_has={"shells": 2})
    t.fight("B5 B4", "1 shells", "nothing", 1)  # 5 to 4: one loss, infantry or assault troops
    assert t.why("lose 2nd Inf") == "loss-order"


@rule("not-in-this-fight", "not-yours")
def test_losses_are_taken_from_the_sector_that_fought_and_from_ones_own() -> None:
    t = table({"B5": "tank tank"}, {"B4": "inf inf assault", "C4": "inf"})
    t.fight("B5 B4", "nothing", "nothing")
    assert t.why("lose 3rd Inf") == "not-in-this-fight"
    assert t.why("lose 1st Tank") == "not-yours"


@rule("quality-otherwise", "loss-order")
def test_losses_follow_the_quality_of_the_combat_under_way() -> None:
    # In attack the marine counts as inexperienced and falls before the standard infantry: 1 + 1 - 1 = 1 against 2.
    t = table({"B5": "inf marine", "F8": "inf"}, {"B4": "inf inf"})
    assert lost(t.fight("B5 B4", "nothing", "nothing"), ATTACKER) == ["2nd Inf"]
    # In defence he counts as elite and outlives it: 4 against 1 + 1 + 1 = 3.
    t = table({"B5": "marine inf"}, {"B4": "tank tank"}, side="defender")
    assert lost(t.fight("B4 B5", "nothing", "nothing"), ATTACKER) == ["2nd Inf"]


@rule("tie-one-each", "owner-chooses-loss")
def test_on_a_tie_both_owners_choose_the_assaulting_side_first() -> None:
    t = table({"B5": "inf assault", "F8": "inf"}, {"B4": "inf assault"})
    t.fight("B5 B4", "nothing", "nothing")
    assert t.decider() == ATTACKER
    t.act("lose 1st Inf")
    assert t.decider() == DEFENDER
    t.act("lose 1st Assault")
    assert (t.units_in("B5"), t.units_in("B4")) == (["1st Assault"], ["1st Inf"])


# -- names -----------------------------------------------------------------------------------------------------------
def named(*defenders: dict[str, str]) -> Table:
    """Two tanks against infantry; 4 to as many points as there are defenders."""
    tanks = [{"side": "attacker", "kind": "tank", "at": "B5"} for _ in range(2)]
    foot = [{"side": "defender", "kind": "infantry", "at": "B4", **more} for more in defenders]
    return open_table(scenario(position={"turn": 1, "phase": "assault", "side": "attacker", "units": tanks + foot}))


@rule("owner-chooses-loss")
def test_between_battalions_that_the_scenario_names_their_owner_chooses() -> None:
    t = named({"name": "56e BCP"}, {"name": "59e BCP"}, {"name": "165e RI"})
    t.fight("B5 B4", "nothing", "nothing")
    assert (t.phase(), t.decider()) == ("lose", DEFENDER)
    assert t.legal() == ["lose 56e BCP", "lose 59e BCP", "lose 165e RI"]
    t.act("lose 59e BCP")
    assert t.units_in("B4") == ["56e BCP", "165e RI"]


@rule("owner-chooses-loss")
def test_a_named_battalion_is_no_twin_of_an_unnamed_one_and_unnamed_twins_need_no_question() -> None:
    t = named({"name": "56e BCP"}, {}, {})
    t.fight("B5 B4", "nothing", "nothing")
    assert t.legal() == ["lose 56e BCP", "lose 2nd Inf", "lose 3rd Inf"]
    t = named({}, {}, {})
    assert lost(t.fight("B5 B4", "nothing", "nothing"), DEFENDER) == ["1st Inf"]


@rule("surplus-is-lost", "cavalry-lost-first")
def test_losses_that_find_no_unit_are_told() -> None:
    # 2 tanks 4 against 1: three losses, one unit.
    t = table({"B5": "tank tank"}, {"B4": "cav", "A1": "inf"})
    events = t.fight("B5 B4", "nothing", "nothing")
    surplus = one(events, "surplus")
    assert (surplus.side, surplus.amount, surplus.rule) == (DEFENDER, 2, "surplus-is-lost")
    assert one(events, "lost").rule == "cavalry-lost-first"
