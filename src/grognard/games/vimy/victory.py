"""Vimy §15.5: objectives, victory points and grades."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.decision import Over
from grognard.engine.game import Outcome, Reckoning
from grognard.engine.state import NOBODY, Rule, Side, Unit
from grognard.games.vimy.board import Hex
from grognard.games.vimy.rules import LAST_TO_ENTER, LAST_TURN, VICTORY_GRADES
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
    UNDERGROUND,
    Battle,
)
from grognard.games.vimy.vocabulary import EV_ENDED, EV_OBJECTIVE

OTHER_COMPANY: i64 = 2  # LOSSES_COUNT: what a company costs that is no infantry, or that surrenders


# -- who entered last ------------------------------------------------------------------------------------------------------
# An entry is objective << ENTRANT | who: a side, for an entry that nothing can undo any more, or the unit, from FIRST_UNIT on.
ENTRANT: Final[i64] = 9
FIRST_UNIT: Final[i64] = 2


def objective_at(b: Battle, hex_: Hex) -> i64:
    """The number of the objective in a hex, NONE where there is none."""
    for index, objective in enumerate(b.ground.objectives):
        if objective.hex == hex_:
            return index
    return NONE


def open_books(b: Battle) -> None:
    """Before anybody moves: what the Germans hold from the start; of a position its holder's units came in last.

    Where none of them is there, the last has gone on: whoever is there came before it.
    """
    b.entries = vec[i64]()
    for index, objective in enumerate(b.ground.objectives):
        holder: Side = b.holder[index]
        b.entries = append(b.entries, i64(index) << ENTRANT | GERMAN)
        enter_all(b, 1 - holder, objective.hex)
        enter_all(b, holder, objective.hex)
        if not b.holds(holder, objective.hex) and (holder == CANADIAN or b.holds(CANADIAN, objective.hex)):
            b.entries = append(b.entries, i64(index) << ENTRANT | holder)


def enter_all(b: Battle, side: Side, hex_: Hex) -> None:
    unit = b.first[hex_]
    while unit != NONE:
        if b.side[unit] == side and b.status[unit] != UNDERGROUND:
            enter_objective(b, unit)
        unit = b.next[unit]


def enter_objective(b: Battle, unit: Unit) -> None:
    """LAST_TO_ENTER: a unit has come to the surface of its hex, by a step, a rout, or out of a tunnel."""
    index = objective_at(b, b.at[unit])
    if index != NONE:
        b.entries = append(b.entries[:], index << ENTRANT | (FIRST_UNIT + unit))


def leave_objective(b: Battle, unit: Unit, hex_: Hex) -> None:
    """LAST_TO_ENTER: a unit that goes on of its own accord has entered for good, and what came before no longer matters."""
    index = objective_at(b, hex_)
    if index == NONE:
        return
    mine = index << ENTRANT | (FIRST_UNIT + unit)
    left = vec[i64]()
    for entry in b.entries:
        if entry == mine:
            left = without(left, index)
            left = append(left, index << ENTRANT | b.side[unit])
        else:
            left = append(left, entry)
    b.entries = left


def without(entries: vec[i64], index: i64) -> vec[i64]:
    """The entries of all objectives but one."""
    left = vec[i64]()
    for entry in entries:
        if entry >> ENTRANT != index:
            left = append(left, entry)
    return left


def undo_entry(b: Battle, unit: Unit, hex_: Hex) -> None:
    """LAST_TO_ENTER_UNDONE: the unit was lost there, surrendered there, or was routed out of it."""
    index = objective_at(b, hex_)
    if index == NONE:
        return
    mine = index << ENTRANT | (FIRST_UNIT + unit)
    left = vec[i64]()
    for entry in b.entries:
        if entry != mine:
            left = append(left, entry)
    b.entries = left


def take_objectives(b: Battle) -> None:
    """OBJECTIVES: LAST_TO_ENTER, alone in the hex or not."""
    last = b.holder[:]
    for entry in b.entries:
        entrant = entry & (1 << ENTRANT) - 1
        last[entry >> ENTRANT] = entrant if entrant < FIRST_UNIT else b.side[entrant - FIRST_UNIT]
    for index, objective in enumerate(b.ground.objectives):
        if last[index] != b.holder[index]:
            b.holder[index] = last[index]
            b.since[index] = b.turn
            b.note(EV_OBJECTIVE, side=last[index], target=objective.hex, amount=objective.points, rule=LAST_TO_ENTER)


# -- points ----------------------------------------------------------------------------------------------------------------


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
    """VICTORY_GRADES, DECISIVE_ABOVE_30: each threshold is the highest number of the grade below."""
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
    b.note(EV_ENDED, side=b.winner, amount=points, rule=VICTORY_GRADES)


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
    """Whether this many points are a Canadian victory."""
    return grade_of(b, points) >= CANADIAN_MARGINAL


def losses(b: Battle) -> list[dict[str, int]]:
    """What each side has lost, in companies, and how many German units of them gave themselves up."""
    infantry, others, surrendered = b.stock[INFANTRY_LOST], b.stock[OTHERS_LOST], b.stock[SURRENDERS]
    return [
        {"companies_lost": int(infantry + others), "companies_surrendered": int(surrendered)},
        {"companies_lost": int(b.stock[GERMANS_LOST]), "units_surrendered": int(b.stock[GERMANS_SURRENDERED])},
    ]


class Ended(Over[Battle]):
    def unfinished(self, b: Battle) -> Rule:
        return LAST_TURN
