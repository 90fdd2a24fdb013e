"""Bretzel Krieg !, the turn: from one decision to the next."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, NOBODY, Side
from grognard.games.bretzel_krieg.air import bomb_next, next_to_answer, open_bombing
from grognard.games.bretzel_krieg.breakthrough import breakthrough_objection
from grognard.games.bretzel_krieg.command import can_designate, controlled_by
from grognard.games.bretzel_krieg.deployment import deploy_by_plan, next_to_deploy
from grognard.games.bretzel_krieg.entrenchments import lay_by_plan, next_to_entrench
from grognard.games.bretzel_krieg.fire import can_fire
from grognard.games.bretzel_krieg.movement import can_move, forget_reaches
from grognard.games.bretzel_krieg.recruitment import (
    draw_support,
    finish_recruiting,
    may_have_air_goods,
    next_to_buy,
    next_to_recruit,
    roll_budgets,
)
from grognard.games.bretzel_krieg.reinforcements import can_enter
from grognard.games.bretzel_krieg.retreat import retreat_asked
from grognard.games.bretzel_krieg.state import (
    ALLOTTING,
    ANNIHILATED,
    ANSWERING,
    ATTACKER,
    BOMBING,
    BREAKING_THROUGH,
    BUYING,
    COMMANDING,
    DEFENDER,
    DEPLOYING,
    DESIGNATING,
    DISPLACED,
    ENTRENCHING,
    FIRING,
    MOVED,
    MOVING,
    OF_A_TURN,
    OVER,
    RECRUITING,
    RETREATED,
    RETREATING,
    RUNNING,
    SETTLED,
    STATIC,
    Battle,
)
from grognard.games.bretzel_krieg.victory import close, take_objectives
from grognard.games.bretzel_krieg.vocabulary import EV_BEGAN, EV_PLAYER_TURN, EV_TURN


def begin(b: Battle, dice: Dice) -> None:
    """The first action of every game: the dice of recruitment, or the scenario's ready set-up."""
    b.note(EV_BEGAN)
    if b.ground.open_battle:
        roll_budgets(b, dice)
    if b.ground.quick_start:
        quick_start(b, dice)
    b.phase = RECRUITING


def quick_start(b: Battle, dice: Dice) -> None:
    """QUICK_START: support, entrenchments and deployment of both sides; what the plans leave out is asked."""
    for side in range(i64(2)):
        draw_support(b, side, dice)
        lay_by_plan(b, side)
    deploy_by_plan(b, DEFENDER)
    deploy_by_plan(b, ATTACKER)


def finish(b: Battle) -> None:
    """The decider says `done`."""
    if b.phase == RECRUITING:
        finish_recruiting(b)
    elif b.phase == DESIGNATING:
        b.phase = MOVING
    elif b.phase == MOVING:
        b.phase = FIRING
    elif b.phase == FIRING:
        end_player_turn(b)
    elif b.phase == BREAKING_THROUGH:
        b.phase = FIRING
    elif b.phase == ANSWERING:
        open_bombing(b)


def carry_on(b: Battle, dice: Dice) -> None:
    """Goes on until somebody has something to decide."""
    while b.phase != OVER and not asks(b, dice):
        if b.grade == ANNIHILATED and b.phase != OVER:
            close(b)


def asks(b: Battle, dice: Dice) -> bool:
    """One step: True when the present phase waits for a decision, otherwise the next phase has been entered."""
    if b.phase == RETREATING:
        if retreat_asked(b):
            return True
        b.phase = BOMBING if b.firer == NONE else BREAKING_THROUGH
        return False
    if b.phase == BREAKING_THROUGH:
        b.decider = b.active
        if b.grade == RUNNING and breakthrough_objection(b, b.firer) == ALLOWED:
            return True
        b.phase = FIRING
        return False
    if b.grade != RUNNING:
        return False
    if b.phase == BOMBING:
        if not bomb_next(b, dice):
            b.phase = b.resume
        return False
    if b.phase == ANSWERING:
        b.decider = next_to_answer(b)
        if b.decider != NOBODY:
            return True
        open_bombing(b)
        return False
    if b.phase < COMMANDING:
        return set_up_asks(b)
    return turn_asks(b)


def set_up_asks(b: Battle) -> bool:
    """The phases before the first turn, in their order."""
    if b.phase == RECRUITING:
        b.decider = next_to_recruit(b)
        if b.decider == NOBODY:
            b.phase = BUYING
    elif b.phase == BUYING:
        b.decider = next_to_buy(b)
        if b.decider == NOBODY:
            b.phase = ENTRENCHING
    elif b.phase == ENTRENCHING:
        b.decider = next_to_entrench(b)
        if b.decider == NOBODY:
            b.phase = DEPLOYING
    else:
        b.decider = next_to_deploy(b)
        if b.decider == NOBODY:
            begin_turn(b, 1)
    return b.decider != NOBODY


def turn_asks(b: Battle) -> bool:
    """TURN_SEQUENCE and MOVES_THEN_COMBATS: posture, designations, moves, combats. The last phase waits for the air force."""
    b.decider = b.active
    if b.phase == COMMANDING:
        if controlled_by(b, b.active) != 0:
            return True
        b.phase = DESIGNATING
    elif b.phase == ALLOTTING:
        return True
    elif b.phase == DESIGNATING:
        if can_designate(b) or can_enter(b):
            return True
        b.phase = MOVING
    elif b.phase == MOVING:
        if can_move(b):
            return True
        b.phase = FIRING
    elif b.phase == FIRING:
        if can_fire(b) or may_have_air_goods(b, b.active):
            return True
        end_player_turn(b)
    return False


# -- turns -----------------------------------------------------------------------------------------------------------
def begin_turn(b: Battle, turn: i64) -> None:
    b.turn = turn
    b.note(EV_TURN, amount=turn)
    begin_player_turn(b, ATTACKER)


def begin_player_turn(b: Battle, side: Side) -> None:
    b.active = side
    b.phase = COMMANDING
    b.firer = NONE
    b.vacated = NONE
    forget_reaches(b)
    b.note(EV_PLAYER_TURN, side=side, amount=b.turn)


def end_player_turn(b: Battle) -> None:
    """STATIC_FOR_A_TURN is counted here, and a retreat of before is forgotten."""
    for unit in range(b.units()):
        if b.side[unit] == b.active:
            if not b.marks[unit] & (MOVED | DISPLACED):
                b.marks[unit] |= SETTLED
            b.marks[unit] &= ~(OF_A_TURN | RETREATED)
            b.mode[unit] = STATIC
            b.entered[unit] = 0
    for segment in range(b.terrain.segments):
        b.pa[segment] = 0
    take_objectives(b)
    if b.active == ATTACKER:
        begin_player_turn(b, DEFENDER)
    elif b.turn >= b.ground.turns:
        close(b)
    else:
        begin_turn(b, b.turn + 1)
