"""The reach of an action, point by point: it holds what the rules allow, and nothing else."""

from __future__ import annotations

from grognard.engine.actions import NONE, amount_of, origin_of, pack, target_of, unit_of, verb_of
from grognard.engine.state import ALLOWED
from grognard.games.bretzel_krieg.ground import place_of
from tests.games.bretzel_krieg.table import GAME, Table, box, river, table


def battlefield() -> Table:
    """A mover beside a wood and a river with a bridge, with an enemy and a friend in its way."""
    return table(
        {"A": "mot 6.0,6.0 activated", "B": "inf 6.5,5.0"},
        {"D": "inf 5.0,4.6"},
        zones=[box("wood", "6.6,4.0", "8.0,5.5"), box("marsh", "3.5,6.0", "4.5,7.0")],
        rivers=[river("0.0,7.2", "5.5,7.2", "6.5,7.2", "12.0,7.2", crossings=(2,))],
    )


def allowed(t: Table, text: str) -> dict[tuple[int, int], bool]:
    """What the rules say of every point of the table."""
    b = t.battle
    action = GAME.read(b, text)
    return {
        (x, y): GAME.objection(
            b, pack(verb_of(action), unit_of(action), origin_of(action), place_of(x, y), amount_of(action))
        )
        == ALLOWED
        for x in range(b.terrain.width + 1)
        for y in range(b.terrain.depth + 1)
    }


def reach(t: Table, text: str) -> dict[tuple[int, int], int]:
    found = GAME.reach(t.battle, GAME.read(t.battle, text))
    assert found is not None
    return {
        (int(found.left) + column, int(found.top) + row): int(digit)
        for row, digits in enumerate(found.rows())
        for column, digit in enumerate(digits)
    }


def same(t: Table, text: str) -> bool:
    grades, legal = reach(t, text), allowed(t, text)
    return {spot for spot, grade in grades.items() if grade} == {spot for spot, fits in legal.items() if fits}


def test_a_move_reaches_what_it_may() -> None:
    t = battlefield()
    assert same(t, "move A 6.0,6.0-6.0,6.1")
    assert same(t, "move A 6.0,6.0-6.5,6.5-6.0,6.1")  # past a point


def test_the_grade_is_the_mode() -> None:
    grades = reach(battlefield(), "move A 6.0,6.0-6.0,6.1")
    assert grades[60, 70] == 1  # a UD straight down
    assert grades[60, 71] == 2  # a tenth more
    assert grades[60, 80] == 2  # 2 UD, over the bridge
    assert grades[60, 81] == 3
    assert grades[60, 60] == 0  # where it stands
    assert grades[65, 50] == 0  # a friend is there
    assert grades[50, 50] == 0  # in the zone of control


def test_deployment_works_entry_and_bombs() -> None:
    deploying = table({"A": "inf hand"}, {"D": "inf 5.0,5.0"}, phase="deploy", turn=0)
    assert same(deploying, "deploy A 6.0,8.0")
    spades = {"budget": 3, "goods": {"entrenchment": 1}}
    digging = table(phase="entrench", turn=0, works=[("2.0,7.0", "along")], attacker_has=spades)
    assert same(digging, "place across 6.0,7.0")
    bombing = table({"A": "inf 6.0,8.0"}, {"D": "inf 6.0,4.0"}, attacker_has={"budget": 2, "goods": {"strafing": 1}})
    assert all(reach(bombing, "air strafing 1.0,1.0").values())
    assert not any(reach(bombing, "air bombing 1.0,1.0").values())  # it holds none


def test_what_is_listed_in_full_has_no_reach() -> None:
    t = table({"A": "inf 6.0,5.0 activated"}, {"D": "inf 6.0,4.0"}, phase="fire")
    action = GAME.read(t.battle, "fire A at D")
    assert GAME.reach(t.battle, action) is None
    assert GAME.nearest(t.battle, action) == NONE


def test_the_nearest_legal_point() -> None:
    t = table({"A": "inf 6.0,6.0 activated"}, {"D": "inf 6.0,4.0"})
    near = GAME.nearest(t.battle, GAME.read(t.battle, "move A 6.0,6.0-6.0,4.4"))
    assert GAME.objection(t.battle, near) == ALLOWED
    assert GAME.write(t.battle, near) == "move A 6.0,6.0-6.0,5.0"  # at 1 UD of the enemy
    far = GAME.nearest(t.battle, GAME.read(t.battle, "move A 6.0,6.0-10.0,6.0"))
    assert target_of(far) == place_of(80, 60)  # 2 UD of the 4 asked for


def test_a_unit_that_may_not_move_reaches_nothing() -> None:
    t = table({"A": "inf 6.0,6.0", "B": "inf 8.0,6.0 activated"}, {"D": "inf 6.0,4.0"})
    action = GAME.read(t.battle, "move A 6.0,6.0-6.0,5.0")
    assert not any(reach(t, "move A 6.0,6.0-6.0,5.0").values())
    assert GAME.nearest(t.battle, action) == NONE
