"""Vimy Ridge: what a viewer may see, built by adding; and what he may imagine of the rest."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.dice import Dice
from grognard.engine.state import Side
from grognard.games.vimy.board import LINES
from grognard.games.vimy.judgement.mines import imagine_mines
from grognard.games.vimy.melee import leads, odds_column, strength_in
from grognard.games.vimy.notation import FACINGS
from grognard.games.vimy.state import (
    BRAVERY_POINTS,
    CANADIAN,
    DIVISIONS,
    FIRED,
    FORT_CHOICES,
    FOUGHT,
    GERMANS_LOST,
    GERMANS_SURRENDERED,
    GONE,
    GRADES,
    INFANTRY_LOST,
    KINDS,
    MARKS,
    MELEES,
    MOVED,
    OTHERS_LOST,
    PHASES,
    REACTED,
    SIDES,
    STATUSES,
    SURRENDERS,
    TO_COME,
    Battle,
)
from grognard.games.vimy.turn import MARKS_OF_PHASE
from grognard.games.vimy.victory import losses, objective_points, score

FIRST_MINUTE: int = 5 * 60 + 30  # of the day, when turn 1 begins
TURN_MINUTES: int = 30  # SCALE


def view(b: Battle, viewer: Side) -> dict[str, Any]:
    minute = FIRST_MINUTE + TURN_MINUTES * max(int(b.turn) - 1, 0)
    return {
        "turn": int(b.turn),
        "turns": int(b.ground.turns),
        "time": f"{minute // 60:02}:{minute % 60:02}",
        "active": int(b.active),
        "phase": PHASES[b.ask],
        "stage": PHASES[b.phase],
        "units": [unit_view(b, unit) for unit in range(b.units())],
        "mover": {"unit": int(b.mover), "points": int(b.points), "marching": bool(b.marching), "faced": bool(b.faced)},
        "step": b.board.name(b.step_to),
        "routing": int(b.routing),
        "melee": b.board.name(b.melee_at),
        "melees": melees_view(b) if b.phase == MELEES else [],
        "standing": LINES[b.standing] if b.standing != NONE else "",
        "rolling": LINES[b.rolling] if b.rolling != NONE else "",
        "limit": LINES[b.charts.limit[b.turn]] if b.turn > 0 else "",
        "rolls": {
            str(t): LINES[b.charts.rolls_to[t]] for t in range(1, b.ground.turns + 1) if b.charts.rolls_to[t] > 0
        },
        "smoke": [{"at": b.board.name(mark >> 1), "side": int(mark & 1)} for mark in b.smoke],
        "visibility": int(b.visibility),
        "snowing": bool(b.snowing),
        "fort": FORT_CHOICES[b.fort],
        "mines": mines_view(b, viewer),
        "objectives": [objective_view(b, index) for index in range(len(b.ground.objectives))],
        "points": points_view(b),
        "sides": losses(b),
        "grade": GRADES[b.grade],
        "grades": [int(threshold) for threshold in b.ground.grades],
        "columns": int(b.board.hexes.columns),
        "rows": int(b.board.hexes.rows),
        "area": [b.board.name(h) for h in range(b.board.count) if b.board.in_play[h]] if part_of_map(b) else [],
    }


def part_of_map(b: Battle) -> bool:
    return any(not inside for inside in b.board.in_play)


def unit_view(b: Battle, unit: i64) -> dict[str, Any]:
    at, rear = b.at[unit], b.rear[unit]
    marks = b.marks[unit] & ~marks_of_other_phases(b)
    shown: dict[str, Any] = {
        "id": int(unit),
        "name": b.ground.names[unit],
        "given": b.ground.names[unit],
        "number": 0,  # every counter has a name of its own
        "side": int(b.side[unit]),
        "kind": KINDS[b.kind[unit]],
        "division": DIVISIONS[b.ground.division[unit]],
        "formation": b.ground.formations[unit],
        "reserve": bool(b.ground.reserve[unit]),
        "strength": int(b.strength[unit]),
        "full": int(b.ground.full[unit]),
        "at": b.board.name(at),
        "status": STATUSES[b.status[unit]],
        "facing": FACINGS[b.facing[unit]],
        "marks": [name for bit, name in enumerate(MARKS) if marks & (1 << bit)],
    }
    if at < 0:
        shown["gone"] = GONE[-at]
    if at == TO_COME:
        shown["arrives"] = {"turn": int(b.due[unit]), "at": b.board.name(b.ground.entry[unit])}
    if rear != NONE:
        shown["rear"] = b.board.name(rear >> 2)
    return shown


def marks_of_other_phases(b: Battle) -> int:
    """What a unit did in a phase that is over is kept for the reasons, and not shown."""
    return int((MOVED | REACTED | FIRED | FOUGHT) & ~MARKS_OF_PHASE[b.phase])


def melees_view(b: Battle) -> list[dict[str, Any]]:
    """MELEE_ODDS of every hex with both sides in it: companies against companies, and the column they come to."""
    found: list[dict[str, Any]] = []
    for unit in range(b.units()):
        if leads(b, unit):
            attack, defence = strength_in(b, b.at[unit], True), strength_in(b, b.at[unit], False)
            column = odds_column(b, attack, defence)
            odds = [int(b.charts.odds_attacker[column]), int(b.charts.odds_defender[column])]
            found.append({"at": b.board.name(b.at[unit]), "companies": [int(attack), int(defence)], "odds": odds})
    return found


def mines_view(b: Battle, viewer: Side) -> dict[str, Any]:
    """MINES: where they are only the Canadian player knows, until they go up."""
    shown: dict[str, Any] = {"laid": bool(b.mines_laid)}
    if b.mines_laid and viewer == CANADIAN:
        shown["at"] = [b.board.name(b.mine_a), b.board.name(b.mine_b)]
    return shown


def objective_view(b: Battle, index: int) -> dict[str, Any]:
    objective = b.ground.objectives[index]
    return {
        "key": objective.name,
        "at": b.board.name(objective.hex),
        "points": int(objective.points),
        "holder": SIDES[b.holder[index]],
        "since": int(b.since[index]),
    }


def points_view(b: Battle) -> dict[str, int]:
    return {
        "score": int(score(b)),
        "objectives": int(objective_points(b)),
        "germans_surrendered": int(b.stock[GERMANS_SURRENDERED]),
        "germans_lost": int(b.stock[GERMANS_LOST]),
        "infantry_lost": int(b.stock[INFANTRY_LOST]),
        "others_lost": int(b.stock[OTHERS_LOST]),
        "surrendered": int(b.stock[SURRENDERS]),
        "bravery": int(b.stock[BRAVERY_POINTS]),
    }


def imagine(b: Battle, viewer: Side, dice: Dice) -> Battle:
    """A clone in which what the viewer cannot know is drawn afresh: the mines, before they go up."""
    guess = b.clone()
    if guess.mines_laid and viewer != CANADIAN:
        imagine_mines(guess, dice)
    return guess
