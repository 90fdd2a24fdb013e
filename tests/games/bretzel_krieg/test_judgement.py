"""Rules of thumb: what is weighed is legal, sensible in plain positions, and leads to the end of every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.books.scenarios import load_scenario
from grognard.engine.actions import amount_of
from grognard.engine.dice import SeededDice
from grognard.engine.judgement import Weighed
from grognard.engine.state import ALLOWED, NOBODY
from grognard.games.bretzel_krieg.judgement.outlook import FAR, columns_of, marches, volley_worth
from grognard.games.bretzel_krieg.state import PURSE
from grognard.players.registry import find_level
from tests.games.bretzel_krieg.table import ATTACKER, GAME, Table, box, river, table

TOWN: dict[str, Any] = {"key": "town", "name": {"fr": "Ville", "en": "Town"}, "at": [30, 30], "points": 4}


def weighed(t: Table, careful: bool = True) -> dict[str, int]:
    found = Weighed()
    found.careful = careful
    GAME.weigh(t.battle, found)
    return {GAME.write(t.battle, a): int(w) for a, w in zip(found.actions, found.worths, strict=True)}


def best(t: Table) -> str:
    worths = weighed(t)
    return max(worths, key=lambda text: worths[text])


@pytest.mark.parametrize("name", ["sedan-1940", "open-battle"])
def test_a_game_of_sergeants_is_legal_from_end_to_end(name: str) -> None:
    sergeant = find_level("sergeant")
    b = GAME.set_up(load_scenario("bretzel-krieg", name), {})
    dice, rng, decisions = SeededDice(1), Random(1), 0
    while b.decider != NOBODY:
        saved = b.dump()
        found = Weighed()
        GAME.weigh(b, found)
        assert b.dump() == saved, "to weigh changes nothing"
        assert found.actions
        for action in rng.sample(list(found.actions), min(5, found.count())):
            assert GAME.objection(b, action) == ALLOWED, GAME.write(b, action)
        action = sergeant.choose(GAME, b, int(b.decider), decisions)
        assert GAME.objection(b, action) == ALLOWED, GAME.write(b, action)
        assert GAME.appraise(b, 0) == -GAME.appraise(b, 1)
        clock = GAME.clock(b)
        GAME.apply(b, action, dice)
        assert GAME.clock(b) >= clock
        assert GAME.invariants(b) == []
        decisions += 1
    outcome = GAME.outcome(b)
    assert outcome is not None
    assert (GAME.appraise(b, 0) > 0) == (outcome.winner == 0)


def test_an_empty_objective_beside_a_unit_is_taken() -> None:
    t = table({"A": "inf 3.0,5.0 activated"}, {"X": "inf 11.0,1.0"}, objectives=[TOWN])
    end = best(t).rpartition("-")[2]
    x, y = (round(10 * float(number)) for number in end.split(","))
    assert (x - 30) ** 2 + (y - 30) ** 2 <= 100, end


def test_the_march_goes_round_the_river() -> None:
    # The bridge is at x = 9.0 to 10.0; straight across, the town is 2.5 UD away, by the bridge much more.
    water = river("-1.0,4.2", "9.0,4.2", "10.0,4.2", "13.0,4.2", crossings=(2,))
    b = table({"A": "mot 3.0,5.5 activated"}, {"X": "inf 11.0,1.0"}, objectives=[TOWN], rivers=[water]).battle
    far = marches(b)[0]
    columns = columns_of(b.terrain)

    def march(x: float, y: float) -> int:
        return int(far[round(2 * y) * columns + round(2 * x)])

    assert march(3.0, 3.0) == 0
    assert march(3.0, 4.5) > march(9.5, 4.5) > march(9.5, 3.5) > 0
    assert march(3.0, 4.5) < FAR


def test_the_river_is_crossed_by_its_bridge() -> None:
    water = river("-1.0,4.2", "6.0,4.2", "7.0,4.2", "13.0,4.2", crossings=(2,))
    t = table({"A": "mot 4.0,5.5 activated"}, {"X": "inf 11.0,1.0"}, objectives=[TOWN], rivers=[water])
    end = best(t).rpartition("-")[2]
    assert float(end.split(",")[0]) > 4.5, "towards the bridge, not up to the bank"


def test_fire_goes_where_it_takes_most() -> None:
    # X in the open with one element is easier prey than Y, four elements in a wood.
    wood = [box("wood", "4.0,2.0", "6.0,4.0")]
    t = table({"A": "inf 4.0,5.0 activated"}, {"X": "inf 3.0,3.0 x1", "Y": "inf 5.0,3.0 x4"}, phase="fire", zones=wood)
    assert best(t) == "fire A at X"
    assert weighed(t)["fire A at Y"] > 0, "but a shot is never wasted"


def test_a_volley_is_worth_what_it_takes_on_average() -> None:
    # One die that hits on 3 or more at a single element: 4/6 of a hit, 5/6 of a failed test: 20/36 of 100 + 120.
    assert volley_worth(3, 1, 1) == 220 * 20 // 36
    assert volley_worth(3, 4, 0) == 0


def test_nobody_bombs_his_own_men_for_nothing() -> None:
    has = {"goods": {"dive-bombing": 1}, "budget": 4}
    far = table({"A": "inf 3.0,8.0"}, {"X": "inf 3.0,3.0"}, phase="fire", turn=8, attacker_has=has)
    assert best(far).startswith("air dive-bombing")
    near = table(
        {"A": "inf 3.0,4.0 x1", "B": "inf 3.8,3.6 x1"}, {"X": "arm 3.0,3.0"}, phase="fire", turn=8, attacker_has=has
    )
    assert best(near) == "done"


def test_guns_answer_an_attack_that_hurts_and_not_one_on_nobody() -> None:
    planes, guns = {"goods": {"dive-bombing": 2}, "budget": 8}, {"goods": {"aa-4": 1}, "budget": 4}
    for point, answer in (("3.0,3.0", "flak 4"), ("9.0,1.0", "done")):
        t = table({"A": "inf 3.0,8.0"}, {"X": "inf 3.0,3.0 x2"}, phase="fire", attacker_has=planes, defender_has=guns)
        t.act(f"air dive-bombing {point}")
        assert best(t) == answer


def test_points_go_to_those_who_can_use_them() -> None:
    # A can fire, B is far from everything.
    units = {"A": "inf 2.0,4.0", "B": "inf 10.0,8.5"}
    t = table(units, {"X": "inf 2.0,3.0"}, phase="posture")
    t.act("posture prudent", 1, 4)
    assert best(t) == "allot 4 s1"
    t.act("allot 4 s1")
    assert best(t) == "designate A"
    assert weighed(t, careful=False)["designate A"] > 0


def test_a_line_of_the_search_comes_to_an_end_at_a_glance() -> None:
    b = GAME.set_up(load_scenario("bretzel-krieg", "sedan-1940"), {})
    dice, actions = SeededDice(4), 0
    while b.decider != NOBODY:
        found = Weighed()
        GAME.weigh(b, found)
        GAME.apply(b, found.actions[found.preferred(dice)], dice)
        actions += 1
    assert actions < 1000


# -- the whole position ----------------------------------------------------------------------------------------------------
def prospects(attackers: dict[str, str], defenders: dict[str, str]) -> int:
    return int(GAME.appraise(table(attackers, defenders, objectives=[TOWN]).battle, 0))


def test_who_is_near_an_objective_stands_better() -> None:
    far = prospects({"A": "inf 3.0,8.0"}, {"X": "inf 11.0,1.0"})
    assert prospects({"A": "inf 3.0,4.0"}, {"X": "inf 11.0,1.0"}) > far
    assert prospects({"A": "inf 3.0,8.0"}, {"X": "inf 3.0,2.0"}) < far


def test_who_has_more_divisions_stands_better() -> None:
    even = prospects({"A": "inf 3.0,8.0"}, {"X": "inf 11.0,1.0"})
    assert prospects({"A": "inf 3.0,8.0", "B": "inf 6.0,8.0"}, {"X": "inf 11.0,1.0"}) > even
    assert prospects({"A": "inf 3.0,8.0"}, {"X": "inf 11.0,1.0", "Y": "inf 8.0,1.0"}) < even


def test_the_last_guard_does_not_leave_its_post_for_one_that_cannot_be_taken() -> None:
    """X alone holds the town, A is 2.5 UD away. The hill is worth more, but B stands on it: to join him changes nothing."""
    hill = {"key": "hill", "name": {"fr": "Cote", "en": "Hill"}, "at": [60, 30], "points": 5, "holder": "attacker"}
    attackers = {"A": "mot 3.0,5.5", "B": "inf 6.0,3.0 x4"}
    alone = table(attackers, {"X": "mot 3.5,3.0 activated"}, phase="move", side="defender", objectives=[TOWN, hill])
    assert stays_on_the_town(alone)
    relieved = table(
        attackers,
        {"X": "mot 3.5,3.0 activated", "Y": "inf 3.0,3.0"},
        phase="move",
        side="defender",
        objectives=[TOWN, hill],
    )
    assert not stays_on_the_town(relieved), "a unit that is not alone goes where there is more to gain"


def stays_on_the_town(t: Table) -> bool:
    choice = best(t)
    if choice == "done":
        return True
    x, y = (round(10 * float(number)) for number in choice.rpartition("-")[2].split(","))
    return (x - 30) ** 2 + (y - 30) ** 2 <= 100


def test_a_small_division_waits_until_the_purse_pays_no_full_one() -> None:
    """It is the last that may be raised: with 20 points nobody thinks of it, with 2 there is nothing else."""
    b = GAME.set_up(load_scenario("bretzel-krieg", "open-battle"), {})
    dice = SeededDice(1)
    GAME.apply(b, GAME.read(b, "begin"), dice)
    smallest: dict[int, int] = {}  # by the points left
    while GAME.prompt(b).key == "recruit" and b.decider == ATTACKER:
        found = Weighed()
        GAME.weigh(b, found)
        sizes = [int(amount_of(action)) for action in found.actions if GAME.write(b, action) != "done"]
        if sizes:
            smallest[int(b.stock[PURSE])] = min(sizes)
        GAME.apply(b, found.actions[found.preferred(dice)], dice)
    assert len(smallest) > 3
    assert all((size >= 3) == (purse >= 3) for purse, size in smallest.items()), smallest
