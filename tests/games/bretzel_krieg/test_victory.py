"""Objectives, losses, grades, the last turn, destruction."""

from typing import Any

import pytest

from grognard.games.bretzel_krieg.state import ELEMENTS_LOST, GOODS, GOODS_LEFT, IN_HAND
from grognard.games.bretzel_krieg.victory import close, score
from tests.games.bretzel_krieg.table import ATTACKER, DEFENDER, GAME, Table, of, one, table
from tests.rules import rule

HILL = {"key": "hill", "name": {"fr": "Colline", "en": "Hill"}, "at": [30, 50], "points": 3, "radius": 10}


def last_turn(**parts: Any) -> Table:
    """The defender is about to pass his last turn: a bold headquarters that throws a 1."""
    defaults: dict[str, Any] = {"objectives": [HILL], "turns": 4}
    return table(
        {"A": "inf 3.0,6.0"}, {"X": "inf 11.0,1.0"}, phase="posture", side="defender", turn=4, **defaults | parts
    )


@rule("turn-limit")
def test_the_game_ends_after_the_last_turn() -> None:
    t = last_turn(turns=5)
    t.act("posture bold", 1)
    assert (t.battle.turn, t.decider()) == (5, ATTACKER)
    t = last_turn()
    ended = one(t.act("posture bold", 1), "ended")
    assert (t.decider(), t.phase(), ended.rule) == (-1, "over", "turn-limit")


@rule("objectives")
def test_an_objective_is_held_by_who_alone_is_there_at_the_end_of_a_player_turn() -> None:
    t = table({"A": "inf 3.0,6.0"}, {"X": "inf 11.0,1.0"}, phase="posture", objectives=[HILL])
    taken = one(t.act("posture bold", 1), "objective")
    assert (taken.side, taken.target, taken.amount) == (ATTACKER, "3.0,5.0", 3)
    assert GAME.view(t.battle, 0)["objectives"][0]["holder"] == ATTACKER
    # Out of the radius by a tenth, or with an enemy in it, nothing changes.
    for blue, grey in (("inf 3.0,6.1", "inf 11.0,1.0"), ("inf 3.0,6.0", "inf 3.0,4.0")):
        t = table({"A": blue}, {"X": grey}, phase="posture", objectives=[HILL])
        assert of(t.act("posture bold", 1), "objective") == []


@rule("objectives")
@pytest.mark.parametrize("holder", ["attacker", "defender"])
def test_where_both_are_nothing_changes(holder: str) -> None:
    t = table({"A": "inf 3.0,6.0"}, {"X": "inf 3.0,4.0"}, phase="posture", objectives=[{**HILL, "holder": holder}])
    assert of(t.act("posture bold", 1), "objective") == []


@rule("objectives")
def test_it_stays_held_when_its_taker_has_gone_on() -> None:
    t = table({"A": "inf 3.0,6.0 activated"}, {"X": "inf 11.0,1.0"}, objectives=[{**HILL, "holder": "attacker"}])
    t.act("move A 3.0,6.0-3.0,7.0")
    assert GAME.view(t.battle, 0)["objectives"][0]["holder"] == ATTACKER


@rule("grades")
@pytest.mark.parametrize(
    ("points", "winner", "grade"),
    [
        (3, DEFENDER, "decisive"),
        (5, DEFENDER, "marginal"),
        (9, DEFENDER, "narrow"),
        (10, ATTACKER, "narrow"),
        (15, ATTACKER, "marginal"),
        (20, ATTACKER, "decisive"),
    ],
)
def test_three_grades_for_each_side(points: int, winner: int, grade: str) -> None:
    hill = {**HILL, "points": points}
    t = last_turn(objectives=[hill], grades=[4, 8, 10, 12, 18])
    t.battle.holder[0] = ATTACKER
    t.act("posture bold", 1)
    outcome = GAME.outcome(t.battle)
    assert outcome is not None
    assert (outcome.winner, outcome.grade, GAME.rules[outcome.rule]) == (winner, grade, "grades")
    assert outcome.scores[0] == -outcome.scores[1]
    assert (outcome.scores[0] > 0) == (winner == ATTACKER)


@rule("grades")
def test_losses_count_at_the_scenarios_rate() -> None:
    t = last_turn(elements_per_point=3)
    t.battle.holder[0] = ATTACKER
    t.battle.stock[ELEMENTS_LOST + DEFENDER] = 7
    t.battle.stock[ELEMENTS_LOST + ATTACKER] = 5
    assert score(t.battle) == 3 + 2 - 1


@rule("destroyed")
def test_a_side_with_nobody_left_loses_at_once() -> None:
    t = table({"A": "inf 3.0,4.0 activated", "B": "inf 9.0,8.0 activated"}, {"X": "inf 3.0,3.0 x1"}, phase="fire")
    ended = one(t.act("fire A at X", 6, 2, 2, 2, 2, 6), "ended")
    assert (ended.side, ended.rule, t.decider()) == (ATTACKER, "destroyed", -1)
    outcome = GAME.outcome(t.battle)
    assert outcome is not None
    assert (outcome.winner, outcome.grade, GAME.rules[outcome.rule]) == (ATTACKER, "destroyed", "destroyed")


@rule("destroyed")
def test_a_reinforcement_that_is_due_does_not_save_it() -> None:
    """Nor does it wait for its owner's turn: the attacker, who has aircraft left, is asked nothing more."""
    coming = {"reinforcements": [{"kind": "infantry", "turn": 1, "segments": [1]}]}
    planes = {"goods": {"strafing": 1}, "budget": 2}
    units = {"A": "inf 3.0,4.0 activated"}, {"X": "inf 3.0,3.0 x1"}
    t = table(*units, phase="fire", defender_army=coming, attacker_has=planes)
    ended = one(t.act("fire A at X", 6, 2, 2, 2, 2, 6), "ended")
    assert (ended.side, ended.rule, t.decider()) == (ATTACKER, "destroyed", -1)


@rule("destroyed")
def test_a_side_that_found_no_room_to_deploy_loses_at_once() -> None:
    t = table({"A": "inf 3.0,8.0"}, {"X": "inf 3.0,1.0"}, phase="posture")
    t.battle.at[t.number("X")] = IN_HAND
    ended = one(t.act("posture bold", 1), "ended")
    assert (ended.side, ended.rule) == (ATTACKER, "destroyed")


# -- what decided ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("hill", "taken", "given", "winner", "decided"),
    [
        (10, 0, 0, ATTACKER, "ground-taken"),
        (9, 3, 0, ATTACKER, "losses-inflicted"),  # 9 and a point for three elements
        (9, 2, 0, DEFENDER, "ground-kept"),
        (10, 0, 3, DEFENDER, "losses-suffered"),
    ],
)
def test_what_decided_a_game(hill: int, taken: int, given: int, winner: int, decided: str) -> None:
    """The attacker needs 10 points; three elements lost are one."""
    t = last_turn(objectives=[{**HILL, "points": hill}], grades=[4, 8, 10, 12, 18], elements_per_point=3)
    t.battle.holder[0] = ATTACKER
    t.battle.stock[ELEMENTS_LOST + DEFENDER] = taken
    t.battle.stock[ELEMENTS_LOST + ATTACKER] = given
    t.battle.stock[GOODS_LEFT + 2 * GOODS.index("dive-bombing") + DEFENDER] = 2
    close(t.battle)
    outcome, reckoning = GAME.outcome(t.battle), GAME.reckoning(t.battle)
    assert outcome is not None
    assert (outcome.winner, reckoning.decided) == (winner, decided)
    points = {"objectives": hill, "defender-losses": taken // 3, "attacker-losses": given // 3}
    assert reckoning.terms == points
    assert [side["lost"] for side in reckoning.sides] == [given, taken]
    assert [side["dive-bombing"] for side in reckoning.sides] == [0, 2]


def test_what_decided_when_a_side_is_destroyed() -> None:
    t = table({"A": "inf 3.0,4.0 activated", "B": "inf 9.0,8.0 activated"}, {"X": "inf 3.0,3.0 x1"}, phase="fire")
    t.act("fire A at X", 6, 2, 2, 2, 2, 6)
    assert GAME.reckoning(t.battle).decided == "destroyed"
