"""§6: gas in place of shells."""

import pytest

from grognard.games.marmitages.assault import commit_objection
from grognard.games.marmitages.rules import RULES
from grognard.games.marmitages.state import ELITE, NEST
from tests.games.marmitages.table import ATTACKER, DEFENDER, Happened, one, table
from tests.rules import rule


def gassed(defenders: str, face: int) -> Happened:
    """One infantry assaults with gas."""
    t = table({"B5": "inf", "F8": "inf"}, {"B4": defenders}, attacker_has={"gas": 1})
    return one(t.fight("B5 B4", "gas", "nothing", face), "attack")


@rule("gas-roll")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_gas_adds_the_die_as_thrown_against_standard_troops(face: int) -> None:
    assert gassed("inf", face).lines == [("infantry-point", 1), ("gas-roll", face)]


@rule("gas-elite", "gas-never-negative")
@pytest.mark.parametrize(("face", "points"), [(1, 0), (2, 1), (6, 5)])
def test_one_elite_unit_takes_one_off_the_gas_never_below_nothing(face: int, points: int) -> None:
    attack = gassed("inf stoss", face)
    assert attack.lines == [("infantry-point", 1), ("gas-roll", face), ("gas-elite", -1)]
    assert attack.amount == 1 + points


@rule("gas-inexperienced")
@pytest.mark.parametrize(("face", "points"), [(1, 2), (6, 7)])
def test_one_inexperienced_unit_adds_one_to_the_gas(face: int, points: int) -> None:
    attack = gassed("inf green", face)
    assert attack.lines == [("infantry-point", 1), ("gas-roll", face), ("gas-inexperienced", 1)]
    assert attack.amount == 1 + points


@rule("gas-elite", "gas-inexperienced", "gas-roll")
def test_an_elite_and_an_inexperienced_unit_are_both_told() -> None:
    attack = gassed("elite green", 4)
    assert attack.lines == [("infantry-point", 1), ("gas-roll", 4), ("gas-elite", -1), ("gas-inexperienced", 1)]
    assert attack.amount == 5


@rule("nest-does-not-attack", "gas-elite")
def test_an_elite_nest_in_the_assaulting_sector_neither_adds_its_point_nor_weakens_the_gas() -> None:
    t = table({"B5": "inf", "F8": "inf"}, {"B4": "inf"}, defender_has={"gas": 1})
    b = t.battle
    nest = b.raise_unit(ATTACKER, NEST, ELITE, ELITE, ELITE, 0)
    b.place(nest, t.sector("B5"))
    events = t.fight("B5 B4", "nothing", "gas", 3)
    assert one(events, "attack").lines == [("infantry-point", 1)]
    assert one(events, "defence").lines == [("infantry-point", 1), ("gas-roll", 3)]
    t = table({"B5": "inf"}, {"B4": "inf", "A1": "inf"}, side="defender", defender_has={"gas": 1})
    b = t.battle
    b.place(b.raise_unit(ATTACKER, NEST, ELITE, ELITE, ELITE, 0), t.sector("B5"))
    attack = one(t.fight("B4 B5", "gas", "nothing", 3, 1), "attack")
    assert ("gas-elite", -1) in attack.lines, "a nest that defends is one of the enemy units"


@rule("gas-roll")
def test_the_gassers_own_quality_does_not_matter() -> None:
    t = table({"B5": "green elite", "F8": "inf"}, {"B4": "inf"}, attacker_has={"gas": 1})
    assert ("gas-roll", 3) in one(t.fight("B5 B4", "gas", "nothing", 3), "attack").lines


@rule("gas-inexperienced", "gas-elite", "quality-by-situation")
def test_the_defender_gasses_too_and_meets_the_quality_troops_have_in_attack() -> None:
    t = table({"B5": "marine", "F8": "inf"}, {"B4": "inf"}, defender_has={"gas": 1})
    assert ("gas-inexperienced", 1) in one(t.fight("B5 B4", "nothing", "gas", 3), "defence").lines
    t = table({"B5": "marine"}, {"B4": "inf", "A1": "inf"}, side="defender", defender_has={"gas": 1})
    assert ("gas-elite", -1) in one(t.fight("B4 B5", "gas", "nothing", 3), "attack").lines


@rule("gas-instead-of-shells")
def test_a_side_uses_shells_or_gas_not_both() -> None:
    t = table({"B5": "inf"}, {"B4": "inf"}, attacker_has={"shells": 2, "gas": 2})
    t.act("assault B5 B4")
    assert t.why("commit 1 shells gas") == "gas-instead-of-shells"
    assert t.legal() == ["commit nothing", "commit 1 shells", "commit 2 shells", "commit gas"]


@rule("gas-instead-of-shells")
def test_the_other_side_may_use_shells_against_gas() -> None:
    t = table({"B5": "inf"}, {"B4": "inf"}, attacker_has={"gas": 1}, defender_has={"shells": 2})
    t.fight("B5 B4", "gas", "1 shells", 1, 6)
    assert (t.gas(ATTACKER), t.shells(DEFENDER)) == (0, 1)


@rule("one-gas")
def test_one_gas_point_an_assault_is_all() -> None:
    t = table({"B5": "inf"}, {"B4": "inf"}, attacker_has={"gas": 3})
    t.act("assault B5 B4")
    assert RULES[commit_objection(t.battle, ATTACKER, 0, 2, 0)] == "one-gas"
    assert t.legal() == ["commit nothing", "commit gas"]
    t.act("commit gas")
    t.act("commit nothing", 1)
    assert t.gas(ATTACKER) == 2


@rule("gas-each-side")
def test_both_sides_may_use_gas_in_one_combat() -> None:
    t = table({"B5": "inf", "F8": "inf"}, {"B4": "inf"}, attacker_has={"gas": 1}, defender_has={"gas": 1})
    events = t.fight("B5 B4", "gas", "gas", 3, 5)
    assert one(events, "attack").lines == [("infantry-point", 1), ("gas-roll", 3)]
    assert one(events, "defence").lines == [("infantry-point", 1), ("gas-roll", 5)]
    assert (t.gas(ATTACKER), t.gas(DEFENDER)) == (0, 0)


@rule("gas-in-stock")
def test_only_gas_one_has_can_be_used() -> None:
    t = table({"B5": "inf"}, {"B4": "inf"}, defender_has={"gas": 1})
    t.act("assault B5 B4")
    assert t.why("commit gas") == "gas-in-stock"
