"""§2a: wire, trenches and forts, laid in turn."""

import pytest

from tests.games.marmitages.table import ATTACKER, DEFENDER, open_table, scenario, table
from tests.rules import rule


@rule("defences-in-turn")
def test_elements_are_laid_one_each_in_turn_the_attacker_first_and_who_has_none_left_is_skipped() -> None:
    t = table(phase="fortify", attacker_has={"wire": 3}, defender_has={"trenches": 1}, attacker_in_hand="inf")
    assert t.decider() == ATTACKER
    t.act("place wire A5")
    assert t.decider() == DEFENDER
    t.act("place trench A4")
    t.act("place wire B5")
    assert t.decider() == ATTACKER, "the defender has nothing left and is skipped"
    t.act("place wire C5")
    assert t.phase() != "fortify"
    assert [t.works_in(s) for s in ("A5", "B5", "C5", "A4")] == [["wire"], ["wire"], ["wire"], ["trench"]]


@rule("defences-in-turn")
def test_who_has_no_place_for_his_elements_is_skipped_too() -> None:
    # Every sector of the defender already holds two elements: his last fort fits nowhere.
    full = {f"{column}{row}": ["wire", "wire"] for column in "ABCDEF" for row in (1, 2, 3, 4)}
    t = table(
        phase="fortify", defences=full, attacker_has={"wire": 2}, defender_has={"forts": 1}, attacker_in_hand="inf"
    )
    t.act("place wire A5")
    assert t.decider() == ATTACKER
    t.act("place wire A6")
    assert t.phase() != "fortify"


@rule("defences-in-stock")
def test_only_what_the_scenario_gives_can_be_laid() -> None:
    t = table(phase="fortify", attacker_has={"wire": 1, "trenches": 1})
    assert t.why("place fort A5") == "defences-in-stock"
    t.act("place trench A5")
    assert t.works_left(ATTACKER) == [1, 0, 0]
    assert t.why("place trench A6") == "defences-in-stock"


@rule("defences-own-half", "defences-in-no-mans-land")
def test_elements_go_into_ones_own_half_no_mans_land_included() -> None:
    t = table(phase="fortify", attacker_has={"wire": 2}, defender_has={"wire": 1})
    assert t.why("place wire C4") == "defences-own-half"
    t.act("place wire C5")  # the attacker's no man's land
    assert t.why("place wire C5") == "defences-own-half"
    t.act("place wire C4")


@rule("two-defences")
@pytest.mark.parametrize(
    ("first", "second"),
    [("wire", "trench"), ("wire", "wire"), ("trench", "trench"), ("wire", "fort"), ("trench", "fort")],
)
def test_a_sector_takes_two_elements_in_each_of_the_ways_the_text_lists_and_no_third(first: str, second: str) -> None:
    t = table(phase="fortify", attacker_has={"wire": 3, "trenches": 3, "forts": 1})
    t.act(f"place {first} B6")
    t.act(f"place {second} B6")
    assert sorted(t.works_in("B6")) == sorted([first, second])
    assert t.why("place wire B6") == "two-defences"
    assert "place wire B6" not in t.legal()


@rule("one-fort")
def test_a_sector_takes_a_single_fort() -> None:
    t = table(phase="fortify", attacker_has={"forts": 2}, attacker_in_hand="inf")
    t.act("place fort B6")
    assert t.why("place fort B6") == "one-fort"
    t.act("place fort B7")


@rule("four-in-a-sector")
def test_an_element_needs_room_beside_units_that_already_stand_there() -> None:
    # Three riflemen leave one place: one wire goes in, a second does not.
    t = table({"B6": "inf inf inf"}, phase="fortify", attacker_has={"wire": 3})
    t.act("place wire B6")
    assert t.why("place wire B6") == "four-in-a-sector"


@rule("difficult-by-scenario")
def test_a_scenario_names_its_difficult_sectors() -> None:
    t = open_table(scenario(difficult=["B3", "f6"], attacker={"units": [{"kind": "infantry"}]}))
    assert [s for s in ("A3", "B3", "F6", "F7") if t.difficult(s)] == ["B3", "F6"]
