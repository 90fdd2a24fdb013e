"""Vimy §15.5: objectives, victory points and grades."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.game import Outcome
from grognard.engine.state import NOBODY, Side
from grognard.games.vimy.rules import VICTORY_GRADES
from grognard.games.vimy.state import (
    ASSAULT_IT,
    BRAVERY_POINTS,
    CANADIAN,
    CANADIAN_MARGINAL,
    GERMAN,
    GERMAN_DECISIVE,
    GERMANS_SURRENDERED,
    GRADES,
    INFANTRY_LOST,
    OTHERS_LOST,
    OVER,
    RUNNING,
    SURRENDERS,
    Battle,
)
from grognard.games.vimy.vocabulary import EV_ENDED, EV_OBJECTIVE

OTHER_COMPANY: i64 = 2  # LOSSES_COUNT: what a company costs that is no infantry, or that surrenders


def take_objectives(b: Battle) -> None:
    """OBJECTIVES: LAST_TO_ENTER is who stands on the hex alone; an assault counts once it has won the hex."""
    for index, objective in enumerate(b.ground.objectives):
        if b.first[objective.hex] >= 0:
            side: Side = 1 - b.holder[index]
            if b.holds(side, objective.hex) and not b.holds(1 - side, objective.hex):
                b.holder[index] = side
                b.since[index] = b.turn
                b.note(EV_OBJECTIVE, side=side, target=objective.hex, amount=objective.points)


def objective_points(b: Battle) -> i64:
    """OBJECTIVES in Canadian hands; FORT_ASSAULT, FORT_SHELLED: the fortification only if it was to be assaulted."""
    points: i64 = 0
    for index, objective in enumerate(b.ground.objectives):
        if b.holder[index] == CANADIAN and (objective.hex != b.board.fort or b.fort == ASSAULT_IT):
            points += objective.points
    return points


def score(b: Battle) -> i64:
    """VICTORY_POINTS of the Canadian player; LOSSES_COUNT."""
    return (
        objective_points(b)
        + b.stock[GERMANS_SURRENDERED]
        + b.stock[BRAVERY_POINTS]
        - b.stock[INFANTRY_LOST]
        - OTHER_COMPANY * (b.stock[OTHERS_LOST] + b.stock[SURRENDERS])
    )


def grade_of(b: Battle, points: i64) -> i64:
    """VICTORY_GRADES: each threshold is the highest number of the grade below."""
    grade = GERMAN_DECISIVE
    for index, threshold in enumerate(b.ground.grades):
        if points > threshold:
            grade = GERMAN_DECISIVE + index + 1
    return grade


def close(b: Battle) -> None:
    """LAST_TURN is played."""
    points = score(b)
    b.grade = grade_of(b, points)
    b.winner = CANADIAN if b.grade >= CANADIAN_MARGINAL else GERMAN
    b.phase = b.ask = OVER
    b.decider = NOBODY
    b.note(EV_ENDED, side=b.winner, amount=points)


def outcome(b: Battle) -> Outcome | None:
    if b.grade == RUNNING:
        return None
    points = int(score(b))
    return Outcome(b.winner, GRADES[b.grade], [points, -points], VICTORY_GRADES)
