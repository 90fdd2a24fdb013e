"""§8: aviation, with shells or with gas."""

import pytest

from grognard.games.marmitages.assault import commit_objection
from grognard.games.marmitages.rules import RULES
from tests.games.marmitages.table import ATTACKER, DEFENDER, of, one, table
from tests.rules import rule


@rule("aviation-roll", "three-sided-die")
@pytest.mark.parametrize(("face", "points"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_aviation_adds_1d3(face: int, points: int) -> None:
    t = table({"B5": "inf", "F8": "inf"}, {"B4": "inf"}, attacker_has={"aviation": 1})
    attack = one(t.fight("B5 B4", "plane", "nothing", face), "attack")
    assert attack.lines == [("infantry-point", 1), ("aviation-roll", points)]
    assert t.planes(ATTACKER) == 0


@rule("one-aviation", "aviation-each-side")
def test_aviation_goes_with_shells_or_with_gas() -> None:
    t = table(
        {"B5": "inf", "F8": "inf"},
        {"B4": "inf"},
        attacker_has={"aviation": 1, "shells": 2},
        defender_has={"aviation": 1, "gas": 1},
    )
    # Attack: the shell's 2, the plane's 5. Defence: the gas's 1, the plane's 1.
    events = t.fight("B5 B4", "1 shells plane", "gas plane", 2, 5, 1, 1)
    assert one(events, "attack").lines == [("infantry-point", 1), ("shell-support", 2), ("aviation-roll", 3)]
    assert one(events, "defence").lines == [("infantry-point", 1), ("gas-roll", 1), ("aviation-roll", 1)]
    assert {e.rule for e in of(events, "plane")} == {"one-aviation"}
    assert one(events, "gas").rule == "gas-instead-of-shells"
    assert (t.planes(ATTACKER), t.planes(DEFENDER)) == (0, 0)


@rule("one-aviation")
def test_one_aviation_point_a_combat_is_all() -> None:
    t = table({"B5": "inf"}, {"B4": "inf"}, attacker_has={"aviation": 3})
    t.act("assault B5 B4")
    assert RULES[commit_objection(t.battle, ATTACKER, 0, 0, 2)] == "one-aviation"
    assert t.legal() == ["commit nothing", "commit plane"]
    t.act("commit plane")
    t.act("commit nothing", 6)
    assert t.planes(ATTACKER) == 2


@rule("aviation-in-stock")
def test_only_aviation_one_has_can_be_used() -> None:
    t = table({"B5": "inf"}, {"B4": "inf"}, defender_has={"aviation": 1})
    t.act("assault B5 B4")
    assert t.why("commit plane") == "aviation-in-stock"
