"""§2b: the preliminary bombardment, with the three bombardments the text works out."""

import pytest

from tests.games.marmitages.table import ATTACKER, DEFENDER, Table, of, one, table
from tests.rules import rule


def guns(shells: int, defences: dict[str, list[str]] | None = None) -> Table:
    """The attacker before his bombardment; 'last shells' are spent so that no extra die falls."""
    return table(
        {"A8": "inf"}, phase="bombard", defences=defences, attacker_has={"shells": shells, "last_shells": False}
    )


@rule("bombardment-damage", "element-cost", "pbp-cost")
def test_first_worked_example_two_points_on_a_fort_2_and_5_the_fort_stands() -> None:
    t = guns(21, {"C4": ["fort"]})
    events = t.act("bombard C4 2", 2, 5)
    assert one(events, "bombarded").lines == [("bombardment-damage", 2), ("bombardment-damage", 0)]
    assert one(events, "bombarded").figures == {"shells": ("pbp-cost", 6), "fort": ("element-cost", 3)}
    assert one(events, "bombarded").amount == 2
    assert t.works_in("C4") == ["fort"]
    assert not t.difficult("C4")
    assert t.shells(ATTACKER) == 21 - 6


@rule("bombardment-damage", "element-cost", "bombardment-which-fall")
def test_second_worked_example_two_points_on_wire_and_trench_4_and_2_the_trench_falls() -> None:
    t = guns(15, {"D4": ["wire", "trench"]})
    events = t.act("bombard D4 2", 4, 2)
    assert one(events, "bombarded").amount == 2
    assert one(events, "element-fell").rule == "bombardment-which-fall"
    assert t.works_in("D4") == ["wire"]
    assert not t.difficult("D4")
    assert t.shells(ATTACKER) == 15 - 6


@rule("bombardment-damage", "element-cost", "bombardment-excess", "pbp-cost")
def test_third_worked_example_three_points_on_wire_and_trench_2_1_3_all_falls_and_the_ground_is_churned_up() -> None:
    t = guns(9, {"E4": ["wire", "trench"]})
    events = t.act("bombard E4 3", 2, 1, 3)
    assert one(events, "bombarded").amount == 6
    assert len(of(events, "element-fell")) == 2
    assert one(events, "cratered").rule == "bombardment-excess"
    assert t.works_in("E4") == []
    assert t.difficult("E4")
    assert t.shells(ATTACKER) == 0


@rule("pbp-cost")
def test_each_point_costs_three_shells_of_the_stock() -> None:
    t = guns(8)
    assert t.why("bombard A4 3") == "pbp-cost"
    assert t.why("bombard A4 0") == "pbp-cost"
    assert "bombard A4 3" not in t.legal()
    t.act("bombard A4 2", 6, 6)
    assert t.shells(ATTACKER) == 2


@rule("bombard-enemy-half")
def test_only_sectors_of_the_enemy_half_are_bombarded() -> None:
    t = guns(9)
    assert t.why("bombard A5 1") == "bombard-enemy-half"
    assert t.why("bombard A4 1") == ""
    assert t.why("bombard A1 1") == ""


@rule("bombard-once")
def test_a_sector_is_bombarded_once() -> None:
    t = guns(9)
    t.act("bombard A4 1", 6)
    assert t.why("bombard A4 1") == "bombard-once"
    t.act("bombard B4 1", 6)


@rule("pbp-cost")
def test_only_the_attacker_bombards() -> None:
    t = table({"A8": "inf"}, {"A1": "inf"}, phase="bombard", attacker_has={"shells": 3}, defender_has={"shells": 30})
    assert t.decider() == ATTACKER
    t.act("done")
    assert t.phase() == "move", "the defender is not asked"
    assert t.shells(DEFENDER) == 30


@rule("bombardment-damage")
@pytest.mark.parametrize(("face", "damage"), [(1, 1), (2, 2), (3, 3), (4, 0), (5, 0), (6, 0)])
def test_one_to_three_do_as_much_damage_and_four_to_six_none(face: int, damage: int) -> None:
    event = one(guns(6, {"A4": ["fort"]}).act("bombard A4 1", face), "bombarded")
    assert event.lines == [("bombardment-damage", damage)]
    assert event.amount == damage
    assert event.faces == [face]


@rule("element-cost", "bombardment-which-fall", "bombardment-excess", "empty-sector-excess")
@pytest.mark.parametrize(
    ("works", "dice", "left", "difficult"),
    [
        (["wire"], [1], [], False),
        (["trench"], [1], ["trench"], False),
        (["trench"], [2], [], False),
        (["fort"], [2], ["fort"], False),
        (["fort"], [3], [], False),
        (["wire", "wire"], [1], ["wire"], False),
        (["wire", "trench"], [1], ["trench"], False),  # the wire is all that 1 can pay for
        (["wire", "fort"], [2], ["fort"], False),  # 1 of the 2 points is wasted: the fort stays whole
        (["wire", "fort"], [3], ["wire"], False),  # the fort wastes nothing, the wire would waste 2
        (["trench", "fort"], [2, 2], ["trench"], False),  # 4: the fort wastes 1, the trench 2
        (["trench", "trench"], [3], ["trench"], False),  # the third point is lost
        (["trench", "fort"], [2, 3], [], False),  # 5: exactly enough for both
        (["trench", "fort"], [3, 3], [], True),
        (["wire"], [2], [], True),
        ([], [1], [], True),
        ([], [4], [], False),
    ],
)
def test_what_falls_wastes_least_and_what_exceeds_all_makes_the_sector_difficult(
    works: list[str], dice: list[int], left: list[str], difficult: bool
) -> None:
    t = guns(30, {"B3": works})
    t.act(f"bombard B3 {len(dice)}", *dice)
    assert t.works_in("B3") == left
    assert t.difficult("B3") == difficult
