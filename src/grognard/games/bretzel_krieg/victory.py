"""Bretzel Krieg !, the end: objectives, losses, and three grades of victory for each side."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.game import Outcome, Reckoning
from grognard.engine.state import NOBODY, Side
from grognard.games.bretzel_krieg.rules import DESTROYED, OBJECTIVES, TURN_LIMIT
from grognard.games.bretzel_krieg.rules import GRADES as GRADES_RULE
from grognard.games.bretzel_krieg.state import (
    ANNIHILATED,
    ATTACKER,
    DECISIVE,
    DEFENDER,
    ELEMENTS_LOST,
    GOODS,
    GOODS_LEFT,
    GRADES,
    KINDS_OF_GOODS,
    MARGINAL,
    NARROW,
    OVER,
    RUNNING,
    Battle,
    Objective,
)
from grognard.games.bretzel_krieg.vocabulary import EV_ENDED, EV_OBJECTIVE


def present(b: Battle, objective: Objective) -> Side:
    """OBJECTIVES: the side that alone has a unit within its radius; NOBODY if none or both have."""
    found: Side = NOBODY
    for unit in range(b.units()):
        if b.at[unit] >= 0 and objective.is_held_from(b.at[unit]):
            if found == 1 - b.side[unit]:
                return NOBODY
            found = b.side[unit]
    return found


def take_objectives(b: Battle) -> None:
    """At the end of a player's turn."""
    for index, objective in enumerate(b.ground.objectives):
        side = present(b, objective)
        if side != NOBODY and side != b.holder[index]:
            b.holder[index] = side
            b.note(EV_OBJECTIVE, side=side, target=objective.place, amount=objective.points, rule=OBJECTIVES)


def points_held(b: Battle, side: Side) -> i64:
    """What the objectives are worth that a side holds."""
    points: i64 = 0
    for index, objective in enumerate(b.ground.objectives):
        if b.holder[index] == side:
            points += objective.points
    return points


def score(b: Battle) -> i64:
    """GRADES: objectives held by the attacker, and the balance of losses."""
    return points_held(b, ATTACKER) + points_lost(b, DEFENDER) - points_lost(b, ATTACKER)


def points_lost(b: Battle, side: Side) -> i64:
    """What a side's losses are worth to the other."""
    return b.stock[ELEMENTS_LOST + side] // b.ground.elements_per_point


def needed(b: Battle) -> i64:
    """The points from which on the attacker has won."""
    return b.ground.grades[2]


def grade_now(b: Battle) -> None:
    """Who would have won if the game ended now, and how well."""
    points = score(b)
    passed: i64 = 0
    for threshold in b.ground.grades:
        if points >= threshold:
            passed += 1
    b.winner = ATTACKER if passed >= 3 else DEFENDER
    margin = passed - 2 if passed >= 3 else 3 - passed
    b.grade = NARROW if margin == 1 else MARGINAL if margin == 2 else DECISIVE


def close(b: Battle) -> None:
    """TURN_LIMIT: the last turn is over; or a side has been destroyed, and the grade is known."""
    rule = DESTROYED
    if b.grade == RUNNING:
        grade_now(b)
        rule = TURN_LIMIT
    b.phase = OVER
    b.decider = NOBODY
    b.note(EV_ENDED, side=b.winner, amount=b.grade, rule=rule)


def outcome(b: Battle) -> Outcome | None:
    """The winner's score is his grade in hundreds and how far the attacker's points are above the middle threshold."""
    if b.phase != OVER:
        return None
    above = score(b) - needed(b)
    lead = 100 * b.grade if b.winner == ATTACKER else -100 * b.grade
    total = int(lead + max(-99, min(99, above)))
    rule = DESTROYED if b.grade == ANNIHILATED else GRADES_RULE
    return Outcome(b.winner, GRADES[b.grade], [total, -total], rule)


def reckoning(b: Battle) -> Reckoning:
    terms = {
        "objectives": int(points_held(b, ATTACKER)),
        "defender-losses": int(points_lost(b, DEFENDER)),
        "attacker-losses": int(points_lost(b, ATTACKER)),
    }
    ended, need = ("destroyed", 0) if b.grade == ANNIHILATED else ("last-turn", int(needed(b)))
    return Reckoning(ended, what_decided(b), need, terms, [stocks(b, side) for side in range(2)])


def what_decided(b: Battle) -> str:
    """The ground, if it alone would have given the same winner; else the losses."""
    if b.grade == ANNIHILATED:
        return "destroyed"
    enough_ground = points_held(b, ATTACKER) >= needed(b)
    if b.winner == ATTACKER:
        return "ground-taken" if enough_ground else "losses-inflicted"
    return "losses-suffered" if enough_ground else "ground-kept"


def stocks(b: Battle, side: Side) -> dict[str, int]:
    """What a side has lost, and what it has left of its support."""
    left = {GOODS[good]: int(b.stock[GOODS_LEFT + 2 * good + side]) for good in range(KINDS_OF_GOODS)}
    return {"lost": int(b.stock[ELEMENTS_LOST + side]), **left}
