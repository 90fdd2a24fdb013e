"""§7: cavalry."""

import pytest

from tests.games.marmitages.table import ATTACKER, DEFENDER, lost, one, table
from tests.rules import rule


@rule("cavalry-point")
def test_cavalry_is_worth_a_point_like_infantry() -> None:
    t = table({"B5": "cav cav"}, {"B4": "cav"})
    events = t.fight("B5 B4", "nothing", "nothing")
    assert one(events, "attack").lines == [("cavalry-point", 1)] * 2
    assert one(events, "defence").lines == [("cavalry-point", 1)]


@rule("cavalry-against-works")
@pytest.mark.parametrize(
    ("works", "difficult"), [(["wire"], False), (["trench"], False), (["fort"], False), ([], True)]
)
def test_cavalry_is_worth_nothing_against_works_and_difficult_ground(works: list[str], difficult: bool) -> None:
    t = table(
        {"B5": "cav inf", "F8": "inf"},
        {"B4": "inf"},
        defences={"B4": works},
        difficult=["B4"] if difficult else [],
    )
    attack = one(t.fight("B5 B4", "nothing", "nothing"), "attack")
    assert attack.lines == [("cavalry-point", 1), ("cavalry-against-works", -1), ("infantry-point", 1)]
    assert attack.amount == 1


@rule("cavalry-in-defence", "cavalry-point")
def test_cavalry_defending_in_works_or_difficult_ground_is_worth_its_point() -> None:
    t = table({"B5": "inf", "F8": "inf"}, {"B4": "cav"}, defences={"B4": ["trench"]}, difficult=["B4"])
    defence = one(t.fight("B5 B4", "nothing", "nothing"), "defence")
    assert defence.lines == [("cavalry-point", 1), ("trench-points", 2), ("difficult-point", 1)]


@rule("cavalry-against-works")
def test_works_in_its_own_sector_do_not_blunt_a_charge() -> None:
    t = table({"B5": "cav"}, {"B4": "inf"}, defences={"B5": ["trench"]}, difficult=["B5"])
    assert one(t.fight("B5 B4", "nothing", "nothing"), "attack").amount == 1


@rule("cavalry-lost-first")
def test_cavalry_falls_before_even_inexperienced_infantry() -> None:
    # 1 + 1 - 1 = 1 against 2: one loss.
    t = table({"B5": "green cav", "F8": "inf"}, {"B4": "inf inf"})
    assert lost(t.fight("B5 B4", "nothing", "nothing"), ATTACKER) == ["1st Cav"]


@rule("cavalry-lost-on-a-tie", "tie-one-each")
def test_cavalry_falls_first_on_a_tie_too() -> None:
    t = table({"B5": "inf cav", "F8": "inf"}, {"B4": "inf cav"})
    events = t.fight("B5 B4", "nothing", "nothing")
    assert (lost(events, ATTACKER), lost(events, DEFENDER)) == (["1st Cav"], ["1st Cav"])
