"""Marmitages §3: the sequence of the game, from one decision to the next."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.dice import Dice
from grognard.engine.state import NOBODY
from grognard.games.marmitages.advance import advancing_side, open_advance
from grognard.games.marmitages.assault import can_assault, next_to_commit, resolve
from grognard.games.marmitages.aviation import D3
from grognard.games.marmitages.barrage import lift_barrages
from grognard.games.marmitages.bombardment import bombard_by_plan, can_bombard, next_planned_bombardment
from grognard.games.marmitages.cards import cards_asked
from grognard.games.marmitages.defences import lay_by_plan, next_planned, next_to_fortify
from grognard.games.marmitages.deployment import (
    deploy_by_plan,
    next_to_deploy,
    next_to_reinforce,
    roll_reinforcements,
)
from grognard.games.marmitages.hand import make_hands
from grognard.games.marmitages.last_shells import roll_last_shells
from grognard.games.marmitages.lines import dissolve_lines, form_lines, naming_asked
from grognard.games.marmitages.losses import take_losses
from grognard.games.marmitages.movement import can_move
from grognard.games.marmitages.purchase import assign_roles, finish_buying, next_to_buy
from grognard.games.marmitages.rules import GAS_AMONG_SHELLS
from grognard.games.marmitages.state import (
    ACTIVATING,
    ADVANCING,
    ASSAULTED,
    ASSAULTING,
    BARRAGE_COST,
    BARRAGING,
    BOMBARDING,
    BUYING,
    CARDS,
    COMMITTING,
    CUT_WIRE,
    CUTTING,
    DEPLOYING,
    DESTROYED,
    FORTIFYING,
    FOUGHT,
    GAS,
    HAS_ASSAULTED,
    LAST_SHELLS,
    LOSING,
    MOVED,
    MOVING,
    OVER,
    REINFORCING,
    RESTING,
    SHELLS,
    Battle,
)
from grognard.games.marmitages.victory import attacker_is_gone, close, game_ends, grade_now
from grognard.games.marmitages.vocabulary import EV_BEGAN, EV_GAS_AMONG_SHELLS, EV_SEQUENCE, EV_TURN
from grognard.games.marmitages.wire import can_cut


def begin(b: Battle, dice: Dice) -> None:
    """The first action of every game: the set-up dice and, if asked for, the scenario's ready deployment."""
    b.note(EV_BEGAN)
    for side in range(i64(2)):
        sides = b.ground.gas_dice[side]
        if sides > 0:
            face = dice.roll(6)
            gas = min(D3[face - 1] if sides == 3 else face, b.stock[SHELLS + side])
            b.stock[SHELLS + side] -= gas
            b.stock[GAS + side] += gas
            b.note(EV_GAS_AMONG_SHELLS, side=side, amount=gas, rule=GAS_AMONG_SHELLS)
    if b.ground.quick_start:
        quick_start(b, dice)
    b.phase = BUYING
    b.decider = NOBODY


def quick_start(b: Battle, dice: Dice) -> None:
    """QUICK_START: both plans of the scenario, works, bombardment and deployment; what they leave out is asked."""
    stock_last_shells(b)
    for side in range(i64(2)):
        while next_planned(b, side) >= 0:
            lay_by_plan(b, side)
    while next_planned_bombardment(b) >= 0:
        bombard_by_plan(b, dice)
    b.phase = DEPLOYING
    deploy_by_plan(b, 1 - b.attacker)
    deploy_by_plan(b, b.attacker)


def stock_last_shells(b: Battle) -> None:
    """A side that starts with no shells gets no last shells either."""
    for side in range(i64(2)):
        b.stock[LAST_SHELLS + side] = 1 if b.stock[SHELLS + side] > 0 else 0


def finish(b: Battle, dice: Dice) -> None:
    """The decider says `done`: the phase is over for him."""
    if b.phase == BUYING:
        finish_buying(b, b.decider)
    elif b.phase == BOMBARDING:
        b.phase = DEPLOYING
    elif b.phase == BARRAGING:
        end_barrages(b)
    elif b.phase == MOVING:
        b.phase = ASSAULTING
    elif b.phase == ASSAULTING:
        end_assaults(b)
    elif b.phase == CARDS:
        end_sequence(b)
    elif b.phase == ADVANCING:
        b.phase = ASSAULTING
    elif b.phase == CUTTING:
        end_cutting(b, dice)


def carry_on(b: Battle, dice: Dice) -> None:
    """Goes on until somebody has something to decide."""
    while b.phase != OVER and not asks(b, dice):
        pass


def asks(b: Battle, dice: Dice) -> bool:
    """One step: True when the present phase waits for a decision, otherwise the next phase has been entered."""
    if b.phase == MOVING:
        b.decider = b.active
        if not b.ground.cards or can_move(b):
            return True
        b.phase = ASSAULTING
    elif b.phase == ASSAULTING:
        b.decider = b.active
        if can_assault(b):
            return True
        end_assaults(b)
    elif b.phase == COMMITTING:
        b.decider = next_to_commit(b)
        if b.decider != NOBODY:
            return True
        resolve(b, dice)
        b.phase = LOSING
    elif b.phase == LOSING:
        return losses_asked(b, dice)
    elif b.phase == ADVANCING:
        b.decider = advancing_side(b)
        if b.decider != NOBODY:
            return True
        b.phase = ASSAULTING
    elif b.phase == CUTTING:
        b.decider = b.active
        if can_cut(b):
            return True
        end_cutting(b, dice)
    elif b.phase == BARRAGING:
        b.decider = b.active
        if b.stock[SHELLS + b.active] >= b.barrage_cost:
            return True
        end_barrages(b)
    elif b.phase == CARDS:
        b.decider = b.active
        if cards_asked(b):
            return True
        end_sequence(b)
    elif b.phase == ACTIVATING or b.phase == RESTING:
        return naming_asked(b)
    elif b.phase == REINFORCING:
        b.decider = next_to_reinforce(b)
        if b.decider != NOBODY:
            return True
        if b.ground.cards:
            make_hands(b, dice)
        begin_sequence(b, b.attacker)
    else:
        return set_up_asks(b, dice)
    return False


def set_up_asks(b: Battle, dice: Dice) -> bool:
    """The phases before the first turn (§2), in their order."""
    if b.phase == BUYING:
        b.decider = next_to_buy(b)
        if b.decider != NOBODY:
            return True
        end_buying(b, dice)
    elif b.phase == FORTIFYING:
        b.decider = next_to_fortify(b, b.decider)
        if b.decider != NOBODY:
            return True
        b.phase = BOMBARDING
    elif b.phase == BOMBARDING:
        b.decider = b.attacker
        if can_bombard(b) and not b.ground.quick_start:
            return True
        b.phase = DEPLOYING
    elif b.phase == DEPLOYING:
        b.decider = next_to_deploy(b)
        if b.decider != NOBODY:
            return True
        begin_turn(b, 1, dice)
    return False


def end_buying(b: Battle, dice: Dice) -> None:
    """Both armies are laid open; a scenario that gives the armies passes straight through."""
    if b.ground.purses[0] + b.ground.purses[1] > 0:
        b.reveals += 1
        assign_roles(b, dice)
    if not b.ground.quick_start:
        stock_last_shells(b)
    b.phase = FORTIFYING
    b.decider = NOBODY


def losses_asked(b: Battle, dice: Dice) -> bool:
    """Both sides take their losses, the assaulting one first; then the last shells, then the advance."""
    for k in range(i64(2)):
        side = b.active if k == 0 else 1 - b.active
        if take_losses(b, side):
            b.decider = side
            return True
    roll_last_shells(b, b.active, dice)
    roll_last_shells(b, 1 - b.active, dice)
    if attacker_is_gone(b):
        close(b, DESTROYED)
    else:
        open_advance(b)
    return False


# -- turns and sequences ---------------------------------------------------------------------------------------------
def begin_turn(b: Battle, turn: i64, dice: Dice) -> None:
    b.turn = turn
    b.note(EV_TURN, amount=turn)
    roll_reinforcements(b, dice)
    b.phase = REINFORCING


def begin_sequence(b: Battle, side: i64) -> None:
    """TURN_SEQUENCE: barrages if the option is on, then moves, then assaults; ACTIVATION_BY_CARDS: line by line."""
    b.active = side
    b.barrage_cost = BARRAGE_COST
    b.note(EV_SEQUENCE, side=side, amount=b.turn)
    if b.ground.cards:
        form_lines(b)
        b.phase = CARDS
    else:
        b.phase = BARRAGING if b.ground.interdiction else MOVING


def end_barrages(b: Battle) -> None:
    b.barrage_cost = 0
    b.phase = CARDS if b.ground.cards else MOVING


def end_assaults(b: Battle) -> None:
    """With cards the line is over, the next may come."""
    if b.ground.cards:
        b.phase = CARDS
    else:
        end_sequence(b)


def end_sequence(b: Battle) -> None:
    lift_barrages(b)
    if b.ground.cards:
        dissolve_lines(b)
    for sector in range(b.sectors):
        b.signs[sector] &= ~HAS_ASSAULTED
    if b.active == b.attacker:
        begin_sequence(b, 1 - b.attacker)
    else:
        b.active = b.attacker
        b.phase = CUTTING


def end_cutting(b: Battle, dice: Dice) -> None:
    """The attacker cuts first; after the defender the turn is over."""
    if b.active == b.attacker:
        b.active = 1 - b.attacker
    else:
        end_turn(b, dice)


def end_turn(b: Battle, dice: Dice) -> None:
    for unit in range(b.units()):
        b.marks[unit] &= ~(MOVED | FOUGHT | ASSAULTED | CUT_WIRE)
    for sector in range(b.sectors):
        b.struck[sector] = 0
    if game_ends(b, dice):
        close(b, grade_now(b))
    else:
        begin_turn(b, b.turn + 1, dice)
