"""Vimy §6: the sequence of play, from one decision to the next."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.dice import Dice
from grognard.engine.state import NOBODY, Side
from grognard.games.vimy.barrage import stand_still
from grognard.games.vimy.combat import combat_asks, take_stock, under_way
from grognard.games.vimy.deployment import deploy_by_plan, next_to_deploy
from grognard.games.vimy.fire import can_fire, can_react, lift_smoke
from grognard.games.vimy.melee import bravery, can_melee
from grognard.games.vimy.mines import blow_mines, lay_mines
from grognard.games.vimy.movement import can_move, complete_step, finish_move
from grognard.games.vimy.reinforcements import roll_delays, roll_reactions
from grognard.games.vimy.shelling import roll_on
from grognard.games.vimy.state import (
    BEGINNING,
    CANADIAN,
    DEPLOYING,
    ENTRENCHING,
    FIRED,
    FIRING,
    FIXED,
    FORTIFYING,
    FOUGHT,
    GERMAN,
    MELEES,
    MINING,
    MOVED,
    MOVING,
    OVER,
    REACTED,
    REACTING,
    SECOND_TRENCH,
    UNDECIDED,
    Battle,
)
from grognard.games.vimy.status import can_entrench_freely
from grognard.games.vimy.victory import close
from grognard.games.vimy.vocabulary import EV_BEGAN, EV_PHASE, EV_TURN, EV_UNFIXED
from grognard.games.vimy.weather import roll_weather


# -- deciding --------------------------------------------------------------------------------------------------------------
def begin(b: Battle, dice: Dice) -> None:
    """The first action of every game. SET_UP_ORDER: the mines, the Germans, the Canadians."""
    b.note(EV_BEGAN)
    b.snowing = 1 if b.ground.snow else 0
    b.phase = MINING
    plan = b.ground.plans[CANADIAN]
    if b.ground.quick_start and b.ground.has_mines and len(plan.mines) == 2:
        lay_mines(b, plan.mines[0], plan.mines[1])


def open_deployment(b: Battle, dice: Dice) -> None:
    b.phase = DEPLOYING
    if b.ground.reaction:
        roll_reactions(b, dice)
    if b.ground.quick_start:  # QUICK_START
        deploy_by_plan(b, GERMAN)
        deploy_by_plan(b, CANADIAN)


def finish(b: Battle) -> None:
    """The decider says `done`: nobody goes back to a phase (TURN_SEQUENCE)."""
    if b.ask == REACTING:
        b.reacted = 1
    elif b.phase == MOVING:
        end_movement(b)
    elif b.phase == FIRING:
        end_fire(b)
    elif b.phase == MELEES:
        end_melees(b)
    elif b.phase == ENTRENCHING:
        pass_entrenching(b)


def carry_on(b: Battle, dice: Dice) -> None:
    """Goes on until somebody has something to decide. What interrupts comes before what it interrupts."""
    while b.phase != OVER:
        take_stock(b)
        if under_way(b):
            if combat_asks(b, dice):
                return
        elif b.step_to != NONE:
            if asks_reaction(b):
                return
            complete_step(b, dice)
        elif b.mover != NONE and (b.at[b.mover] < 0 or b.marks[b.mover] & FIXED):
            finish_move(b)
        elif phase_asks(b, dice):
            return


def asks_reaction(b: Battle) -> bool:
    """OPPORTUNITY_FIRE: the enemy is asked as long as somebody of his may fire, or until he has had enough."""
    if b.reacted or b.at[b.mover] < 0 or b.marks[b.mover] & FIXED or not can_react(b):
        b.reacted = 0
        return False
    b.decider = 1 - b.active
    b.ask = REACTING
    return True


def phase_asks(b: Battle, dice: Dice) -> bool:
    """True when the present phase waits for a decision; otherwise the next phase has been entered."""
    b.ask = b.phase
    if b.phase < MOVING:
        return set_up_asks(b, dice)
    b.decider = decider_of(b)
    if not b.opened and b.phase != ENTRENCHING:
        open_phase(b, dice)
        return False
    if b.phase == MOVING:
        if b.mover != NONE or can_move(b):
            return True
        end_movement(b)
    elif b.phase == FIRING:
        if can_fire(b, b.decider):
            return True
        end_fire(b)
    elif b.phase == MELEES:
        if can_melee(b):
            return True
        end_melees(b)
    else:
        if can_entrench_freely(b, b.decider):
            return True
        pass_entrenching(b)
    return False


def decider_of(b: Battle) -> Side:
    """ACTIVE_PLAYER: the active side moves and attacks, the other one fires; both entrench, the active side first."""
    if b.phase == FIRING:
        return 1 - b.active
    if b.phase == ENTRENCHING:
        return 1 - b.active if b.opened else b.active
    return b.active


def set_up_asks(b: Battle, dice: Dice) -> bool:
    """The phases before the first turn, in their order: SET_UP_ORDER."""
    if b.phase == BEGINNING:
        b.decider = CANADIAN
        return True
    if b.phase == MINING:
        b.decider = CANADIAN
        if b.ground.has_mines and not b.mines_laid:
            return True
        open_deployment(b, dice)
    elif b.phase == DEPLOYING:
        b.decider = next_to_deploy(b)
        if b.decider != NOBODY:
            return True
        blow_mines(b, dice)
        b.phase = FORTIFYING
    else:
        b.decider = CANADIAN
        if b.ground.has_fort and b.fort == UNDECIDED:
            return True
        start_battle(b, dice)
    return False


# -- turns -----------------------------------------------------------------------------------------------------------------
def start_battle(b: Battle, dice: Dice) -> None:
    """STARTS_IN_TURN_1: with the Canadian fire phase of the German player turn."""
    b.turn = 1
    b.note(EV_TURN, amount=1)
    roll_weather(b, dice)
    b.active = GERMAN
    enter(b, FIRING)


def enter(b: Battle, phase: i64) -> None:
    b.phase = phase
    b.opened = 0
    b.note(EV_PHASE, side=decider_of(b), amount=phase)


def open_phase(b: Battle, dice: Dice) -> None:
    """What a phase begins with."""
    b.opened = 1
    if b.phase == MOVING:
        open_movement(b, dice)
    elif b.phase == FIRING:
        open_fire(b, dice)
    elif b.active == CANADIAN and b.ground.bravery:
        bravery(b, dice)


def open_movement(b: Battle, dice: Dice) -> None:
    if b.active == CANADIAN:
        roll_weather(b, dice)
    elif b.ground.reaction:
        roll_delays(b, dice)
    leave_second_trenches(b)


def leave_second_trenches(b: Battle) -> None:
    """SECONDARY_TRENCH_LEAVING: the marker comes off where no enemy is left."""
    if not b.ground.secondary_trenches:
        return
    for unit in range(b.units()):
        if b.marks[unit] & SECOND_TRENCH and b.side[unit] == b.active:
            if not b.holds(1 - b.active, b.at[unit]):
                b.marks[unit] &= ~SECOND_TRENCH


def end_movement(b: Battle) -> None:
    finish_move(b)
    clear_marks(b, MOVED | REACTED)
    enter(b, FIRING)


def open_fire(b: Battle, dice: Dice) -> None:
    """The barrage comes before all other fire of the Canadian player; smoke lifts that the side laid a turn ago."""
    lift_smoke(b, b.decider)
    if b.decider == CANADIAN:
        roll_on(b, dice)


def end_fire(b: Battle) -> None:
    """FIXED_MARKS_REMOVED: those of the side that fired. STANDING_BARRAGE: the barrage stands on the line it has reached."""
    side: Side = 1 - b.active
    clear_marks(b, FIRED)
    b.pimple_fired = 0
    if side == CANADIAN:
        stand_still(b)
    unfixed: i64 = 0
    for unit in range(b.units()):
        if b.side[unit] == side and b.marks[unit] & FIXED:
            b.marks[unit] &= ~FIXED
            unfixed += 1
    if unfixed > 0:
        b.note(EV_UNFIXED, side=side, amount=unfixed)
    enter(b, MELEES)


def end_melees(b: Battle) -> None:
    clear_marks(b, FOUGHT)
    enter(b, ENTRENCHING)


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


def clear_marks(b: Battle, marks: i64) -> None:
    for unit in range(b.units()):
        b.marks[unit] &= ~marks
