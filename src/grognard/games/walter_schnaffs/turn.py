"""Walter Schnaffs: the sequence of the game, from one decision to the next."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.dice import Dice
from grognard.engine.state import NOBODY, Side
from grognard.games.walter_schnaffs.base.advance import can_advance
from grognard.games.walter_schnaffs.base.battle import can_attack
from grognard.games.walter_schnaffs.base.bidding import next_to_bid, open_bids, take_fixed_levels
from grognard.games.walter_schnaffs.base.falling_back import drive_out, is_driven_out, note_result
from grognard.games.walter_schnaffs.base.morale import try_morale
from grognard.games.walter_schnaffs.base.thinning import roll_returns, thin_out
from grognard.games.walter_schnaffs.base.turning import keep_the_rest, roll_entries
from grognard.games.walter_schnaffs.base.victory import START, close_by_points, somebody_is_gone, time_is_up
from grognard.games.walter_schnaffs.bombardment import can_bombard
from grognard.games.walter_schnaffs.deployment import deploy_by_plan, free_ground, next_to_deploy
from grognard.games.walter_schnaffs.losses import take_losses
from grognard.games.walter_schnaffs.purchase import finish_buying, next_to_buy
from grognard.games.walter_schnaffs.state import (
    ADVANCING,
    ATTACKING,
    BIDDING,
    BOMBARDING,
    BUYING,
    DEPLOYING,
    IN_HAND,
    KEPT,
    LOSING,
    LOST,
    MOVING,
    OVER,
    RALLYING,
    REINFORCING,
    RETREATING,
    SHAKEN,
    THIS_TURN,
    Battle,
)
from grognard.games.walter_schnaffs.vocabulary import EV_BEGAN, EV_SIDE_TURN, EV_TURN


def begin(b: Battle) -> None:
    """The first action of every game."""
    b.note(EV_BEGAN)
    b.countdown = START
    b.phase = BUYING


def finish(b: Battle, dice: Dice) -> None:
    """The decider says `done`: the phase is over for him."""
    if b.phase == BUYING:
        finish_buying(b, b.decider)
    elif b.phase == DEPLOYING:
        keep_the_rest(b)
        begin_turn(b, 1, dice)
    elif b.phase == BOMBARDING:
        b.phase = MOVING
    elif b.phase == MOVING:
        b.phase = ATTACKING
    elif b.phase == ATTACKING:
        end_side_turn(b, dice)
    elif b.phase == ADVANCING:
        end_attack(b, dice)


def carry_on(b: Battle, dice: Dice) -> None:
    """Goes on until somebody has something to decide."""
    while b.phase != OVER and not asks(b, dice):
        pass


def asks(b: Battle, dice: Dice) -> bool:
    """One step: True when the present phase waits for a decision, otherwise the next phase has been entered."""
    phase = b.phase
    b.decider = b.active
    if phase == MOVING:
        return True
    if phase == ATTACKING:
        if can_attack(b):
            return True
        end_side_turn(b, dice)
    elif phase == LOSING:
        return losses_asked(b)
    elif phase == RETREATING:
        if drive_out(b):
            b.decider = 1 - b.active
            return True
        if not somebody_is_gone(b):  # those who could not fall back were the last
            b.phase = ADVANCING
    elif phase == ADVANCING:
        if can_advance(b):
            return True
        end_attack(b, dice)
    elif phase == BOMBARDING:
        if can_bombard(b):
            return True
        b.phase = MOVING
    elif phase == REINFORCING:
        if b.count(b.active, IN_HAND) > 0 and len(free_ground(b, b.active)) > 0:
            return True
        wait_for_room(b)
        b.phase = BOMBARDING
    else:
        return set_up_asked(b, dice)
    return False


def set_up_asked(b: Battle, dice: Dice) -> bool:
    if b.phase == BUYING:
        b.decider = next_to_buy(b)
        if b.decider != NOBODY:
            return True
        end_buying(b, dice)
    elif b.phase == BIDDING:
        b.decider = next_to_bid(b)
        if b.decider != NOBODY:
            return True
        if open_bids(b, dice):
            assume_roles(b, dice)
    elif b.phase == DEPLOYING:
        b.decider = next_to_deploy(b)
        if b.decider != NOBODY:
            return True
        begin_turn(b, 1, dice)
    return False


def end_buying(b: Battle, dice: Dice) -> None:
    if b.ground.fixed_levels[0] > 0:
        take_fixed_levels(b)
        assume_roles(b, dice)
    else:
        b.phase = BIDDING


def assume_roles(b: Battle, dice: Dice) -> None:
    """Attacker and defender are known: the defender is thinned out, then both deploy."""
    thin_out(b, dice)
    b.phase = DEPLOYING
    if b.ground.quick_start:
        deploy_by_plan(b, 1 - b.attacker)
        deploy_by_plan(b, b.attacker)


# -- an attack, from the losses on ---------------------------------------------------------------------------------------
def losses_asked(b: Battle) -> bool:
    """Both sides take their losses, the side to move first; then come drive-out, advance and morale (ORDER_AFTER_AN_ATTACK)."""
    for k in range(i64(2)):
        side = b.active if k == 0 else 1 - b.active
        if take_losses(b, side):
            b.decider = side
            return True
    if somebody_is_gone(b):
        return False
    if b.origin == LOST:
        b.target = LOST
        b.phase = BOMBARDING
        return False
    driven = is_driven_out(b)
    note_result(b, driven)
    b.phase = RETREATING if driven else ADVANCING
    return False


def end_attack(b: Battle, dice: Dice) -> None:
    try_morale(b, dice)
    b.origin = LOST
    b.target = LOST
    b.phase = ATTACKING
    somebody_is_gone(b)


# -- turns -----------------------------------------------------------------------------------------------------------------
def begin_turn(b: Battle, turn: i64, dice: Dice) -> None:
    b.turn = turn
    b.note(EV_TURN, amount=turn)
    begin_side_turn(b, b.attacker, dice)


def begin_side_turn(b: Battle, side: Side, dice: Dice) -> None:
    """TURN_SEQUENCE: what comes to the edges, bombardments, movement, attacks."""
    b.active = side
    b.note(EV_SIDE_TURN, side=side, amount=b.turn)
    for unit in range(b.units()):
        if b.side[unit] == side and b.marks[unit] & SHAKEN:
            b.marks[unit] |= RALLYING
    roll_entries(b, dice)
    roll_returns(b, dice)
    b.phase = REINFORCING


def wait_for_room(b: Battle) -> None:
    """What finds no room at the edge: the attacker's units throw again next turn, the defender's bases stay in hand."""
    if b.active == b.attacker:
        for unit in range(b.units()):
            if b.at[unit] == IN_HAND and b.side[unit] == b.active:
                b.at[unit] = KEPT


def end_side_turn(b: Battle, dice: Dice) -> None:
    for unit in range(b.units()):
        if b.marks[unit] & RALLYING:
            b.marks[unit] &= ~(SHAKEN | RALLYING)
        b.marks[unit] &= ~THIS_TURN
    for zone in range(b.zones()):
        b.has_attacked[zone] = 0
        b.struck[zone] = 0
    if b.active == b.attacker:
        begin_side_turn(b, 1 - b.attacker, dice)
    elif time_is_up(b, dice):
        close_by_points(b)
    else:
        begin_turn(b, b.turn + 1, dice)
