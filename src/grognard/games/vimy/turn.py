"""Vimy §6: the sequence of play: how turns and phases follow each other. What is asked in a phase stands in its chapter."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.dice import Dice
from grognard.engine.state import Side
from grognard.games.vimy.state import (
    CANADIAN,
    ENTRENCHING,
    FIRED,
    FIRING,
    FOUGHT,
    GERMAN,
    MELEES,
    MOVED,
    MOVING,
    PHASES,
    REACTED,
    Battle,
)
from grognard.games.vimy.victory import close
from grognard.games.vimy.vocabulary import EV_PHASE, EV_TURN
from grognard.games.vimy.weather import roll_weather


def marks_of_phases() -> vec[i64]:
    """What is marked in each phase, by its number."""
    marks = vec[i64]([0] * len(PHASES))
    marks[MOVING] = MOVED | REACTED
    marks[FIRING] = FIRED
    marks[MELEES] = FOUGHT
    return marks


MARKS_OF_PHASE: Final = marks_of_phases()


def decider_of(b: Battle) -> Side:
    """ACTIVE_PLAYER: the active side moves and attacks, the other one fires; both entrench, the active side first."""
    if b.phase == FIRING:
        return 1 - b.active
    if b.phase == ENTRENCHING:
        return 1 - b.active if b.opened else b.active
    return b.active


def start_battle(b: Battle, dice: Dice) -> None:
    """STARTS_IN_TURN_1: with the Canadian fire phase of the German player turn."""
    b.turn = 1
    b.note(EV_TURN, amount=1)
    roll_weather(b, dice)
    b.active = GERMAN
    enter(b, FIRING)


def enter(b: Battle, phase: i64) -> None:
    """Nobody goes back to a phase by himself (PHASE_OVER), only by a take-back that the opponent grants (PHASE_REOPENED).

    The marks of such a phase come off as the next one begins: until then they tell why somebody can do no more.
    """
    b.phase = phase
    b.opened = 0
    clear_marks(b, MARKS_OF_PHASE[phase])
    b.note(EV_PHASE, side=decider_of(b), amount=phase)


def clear_marks(b: Battle, marks: i64) -> None:
    for unit in range(b.units()):
        b.marks[unit] &= ~marks


def pass_entrenching(b: Battle) -> None:
    """ENTRENCH_AFTER_MELEE_ORDER: the active side, then the other; then the player turn is over."""
    if not b.opened:
        b.opened = 1
        return
    if b.active == CANADIAN:
        b.active = GERMAN
    elif b.turn >= b.ground.turns:
        close(b)
        return
    else:
        b.active = CANADIAN
        b.turn += 1
        b.note(EV_TURN, amount=b.turn)
    enter(b, MOVING)
