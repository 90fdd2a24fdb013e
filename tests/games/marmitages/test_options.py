"""The author's later sheet, rules 13 to 15: attrition, light artillery, rolling barrage."""

from typing import Any

import pytest

from tests.games.marmitages.table import ATTACKER, Table, one, table
from tests.rules import rule


@rule("attrition")
def test_a_sector_assaulted_again_in_the_same_turn_defends_with_one_less_each_time() -> None:
    # A German sector struck from three sides: nothing off, then -1, then -2.
    t = table(
        {"B4": "inf inf", "C5": "inf inf", "D4": "inf inf", "F8": "inf"},
        {"C4": "tank tank"},
        attrition=True,
    )
    first = one(t.fight("B4 C4", "nothing", "nothing"), "defence")
    assert first.lines == [("armour-points", 2), ("armour-points", 2)]
    t.act("done")  # the defender emptied B4 and does not advance
    second = one(t.fight("C5 C4", "nothing", "nothing"), "defence")
    assert second.lines == [("armour-points", 2), ("armour-points", 2), ("attrition", -1)]
    # 2 to 3: one battalion of C5 is lost, one stays; nobody advances.
    third = one(t.fight("D4 C4", "nothing", "nothing"), "defence")
    assert third.lines == [("armour-points", 2), ("armour-points", 2), ("attrition", -2)]
    assert third.amount == 2


@rule("attrition")
def test_it_is_forgotten_in_the_next_turn_and_off_by_default() -> None:
    t = table({"B4": "inf inf inf inf", "F8": "inf"}, {"C4": "tank tank tank"}, attrition=True)
    t.fight("B4 C4", "nothing", "nothing")  # 4 to 6: two of four are lost
    t.act("done")  # the defender's moves
    t.act("done")  # his assaults
    assert t.battle.turn == 2
    t.act("done")
    assert one(t.fight("B4 C4", "nothing", "nothing"), "defence").amount == 6
    t = table({"B4": "inf", "D4": "inf", "F8": "inf"}, {"C4": "tank tank"})
    t.fight("B4 C4", "nothing", "nothing")
    t.act("done")
    assert one(t.fight("D4 C4", "nothing", "nothing"), "defence").amount == 4


def guns(shells: int, **options: Any) -> Table:
    return table({"A8": "inf"}, phase="bombard", attacker_has={"shells": shells, "last_shells": False}, **options)


@rule("light-artillery")
@pytest.mark.parametrize(("face", "damage"), [(1, 1), (2, 2), (3, 0), (4, 0)])
def test_light_artillery_costs_two_and_only_1_and_2_do_damage(face: int, damage: int) -> None:
    t = guns(5, light_artillery=True)
    assert t.why("bombard A4 3") == "light-artillery"
    event = one(t.act("bombard A4 2", face, 6), "bombarded")
    assert event.lines == [("light-artillery", damage), ("light-artillery", 0)]
    assert t.shells(ATTACKER) == 1


@rule("rolling-barrage")
def test_along_a_line_straight_ahead_a_point_costs_three_then_two_then_one_then_three_again() -> None:
    t = guns(30, rolling_barrage=True)
    left = []
    for sector in ("C4", "C3", "C2", "C1"):
        t.act(f"bombard {sector} 2", 6, 6)
        left.append(t.shells(ATTACKER))
    assert left == [24, 20, 18, 12]


@rule("rolling-barrage")
def test_a_sector_beside_the_line_or_back_along_it_starts_a_new_one() -> None:
    t = guns(30, rolling_barrage=True)
    t.act("bombard C3 1", 6)
    t.act("bombard D3 1", 6)
    assert t.shells(ATTACKER) == 24
    t.act("bombard D4 1", 6)
    assert t.shells(ATTACKER) == 21, "towards the attacker is not ahead"
    t.act("bombard F1 1", 6)
    assert t.shells(ATTACKER) == 18


@rule("rolling-barrage")
def test_without_the_option_every_point_costs_three() -> None:
    t = guns(30)
    t.act("bombard C4 1", 6)
    t.act("bombard C3 1", 6)
    assert t.shells(ATTACKER) == 24
