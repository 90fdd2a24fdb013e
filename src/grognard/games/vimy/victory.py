"""Vimy §15.5: objectives, victory points and grades."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.game import Outcome, Reckoning
from grognard.engine.state import NOBODY, Side
from grognard.games.vimy.rules import VICTORY_GRADES
from grognard.games.vimy.state import (
    ASSAULT_IT,
    BRAVERY_POINTS,
    CANADIAN,
    CANADIAN_MARGINAL,
    GERMAN,
    GERMAN_DECISIVE,
    GERMANS_LOST,
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


def prisoner_points(b: Battle) -> i64:
    """Germans who gave themselves up, and deeds of bravery."""
    return b.stock[GERMANS_SURRENDERED] + b.stock[BRAVERY_POINTS]


def loss_points(b: Battle) -> i64:
    """LOSSES_COUNT: what the Canadian player's losses cost him."""
    return b.stock[INFANTRY_LOST] + OTHER_COMPANY * (b.stock[OTHERS_LOST] + b.stock[SURRENDERS])


def score(b: Battle) -> i64:
    """VICTORY_POINTS of the Canadian player."""
    return objective_points(b) + prisoner_points(b) - loss_points(b)


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
    b.winner = CANADIAN if is_canadian(b, points) else GERMAN
    b.phase = b.ask = OVER
    b.decider = NOBODY
    b.note(EV_ENDED, side=b.winner, amount=points)


def outcome(b: Battle) -> Outcome | None:
    if b.grade == RUNNING:
        return None
    points = int(score(b))
    return Outcome(b.winner, GRADES[b.grade], [points, -points], VICTORY_GRADES)


def reckoning(b: Battle) -> Reckoning:
    terms = {
        "objectives": int(objective_points(b)),
        "prisoners": int(prisoner_points(b)),
        "losses": int(loss_points(b)),
    }
    needed = int(b.ground.grades[CANADIAN_MARGINAL - GERMAN_DECISIVE - 1]) + 1
    return Reckoning("last-turn", what_decided(b), needed, terms, losses(b))


def what_decided(b: Battle) -> str:
    """The Canadians win by objectives, unless they needed prisoners too; the Germans keep those, or make them cost too much."""
    if b.winner == CANADIAN:
        alone = objective_points(b) - loss_points(b)
        return "objectives-taken" if is_canadian(b, alone) else "prisoners-taken"
    return "losses-suffered" if is_canadian(b, objective_points(b)) else "objectives-kept"


def is_canadian(b: Battle, points: i64) -> bool:
    """Whether so many points are a Canadian victory."""
    return grade_of(b, points) >= CANADIAN_MARGINAL


def losses(b: Battle) -> list[dict[str, int]]:
    """What each side has lost, in companies, and how many German units of them gave themselves up."""
    infantry, others, surrendered = b.stock[INFANTRY_LOST], b.stock[OTHERS_LOST], b.stock[SURRENDERS]
    return [
        {"companies_lost": int(infantry + others), "companies_surrendered": int(surrendered)},
        {"companies_lost": int(b.stock[GERMANS_LOST]), "units_surrendered": int(b.stock[GERMANS_SURRENDERED])},
    ]
