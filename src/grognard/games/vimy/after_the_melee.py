"""Vimy §12.1: what a melee costs, the tests of morale after it, and who stays engaged."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices, pack, unit_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.games.vimy.board import Hex
from grognard.games.vimy.engagement import can_be_engaged, disengage, meets_enemies
from grognard.games.vimy.losses import lose
from grognard.games.vimy.melee import LOSSES, TESTS, attacks, defends
from grognard.games.vimy.morale import test_morale
from grognard.games.vimy.rules import (
    MELEE_ATTACKER_LOSES,
    MELEE_DEFENDER_LOSES,
    MELEE_ENGAGES,
    MELEE_MORALE,
    MELEE_OWNER_CHOOSES,
    NOT_YOURS,
    TANKS_IN_MELEE,
)
from grognard.games.vimy.state import ENGAGED, LOSING, LOST_NOW, TANK, TO_TEST, Battle
from grognard.games.vimy.vocabulary import EV_ENGAGED, LOSE


# -- losses ------------------------------------------------------------------------------------------------------------
def can_lose(b: Battle, unit: Unit, side: Side) -> bool:
    """Who may take a side's loss: those that fought, but no tank (TANKS_IN_MELEE)."""
    if b.side[unit] != side or b.at[unit] != b.melee_at or b.kind[unit] == TANK:
        return False
    return attacks(b, unit) if side == b.active else defends(b, unit)


def losing_side(b: Battle) -> Side:
    return b.active if b.due_attacker > 0 else 1 - b.active


def candidates(b: Battle, side: Side) -> i64:
    count: i64 = 0
    unit = b.first[b.melee_at]
    while unit != NONE:
        if can_lose(b, unit, side):
            count += 1
        unit = b.next[unit]
    return count


def lose_objection(b: Battle, unit: Unit) -> Rule:
    if can_lose(b, unit, b.decider):
        return ALLOWED
    return TANKS_IN_MELEE if b.kind[unit] == TANK and b.side[unit] == b.decider else MELEE_OWNER_CHOOSES


def take_loss(b: Battle, unit: Unit) -> None:
    rule: Rule = MELEE_DEFENDER_LOSES
    if b.side[unit] == b.active:
        b.due_attacker -= 1
        rule = MELEE_ATTACKER_LOSES
    else:
        b.due_defender -= 1
    b.marks[unit] |= LOST_NOW
    lose(b, unit, 1, rule)


def write_off(b: Battle, side: Side) -> None:
    """What a side owes is not taken."""
    if side == b.active:
        b.due_attacker = 0
    else:
        b.due_defender = 0


def settle_loss(b: Battle) -> bool:
    """The next loss that is due: True when its owner must choose, otherwise it has been taken or there is nobody to take it."""
    side = losing_side(b)
    count = candidates(b, side)
    if count > 1:
        b.decider = side
        b.ask = LOSING
        return True
    if count == 0:  # only tanks fought: TANKS_IN_MELEE
        write_off(b, side)
        return False
    unit = b.first[b.melee_at]
    while not can_lose(b, unit, side):
        unit = b.next[unit]
    take_loss(b, unit)
    return False


# -- afterwards --------------------------------------------------------------------------------------------------------
def mark_testers(b: Battle) -> None:
    """MELEE_MORALE: if opponents are left, all that fought test, tanks apart."""
    hex_ = b.melee_at
    if not opponents_left(b, hex_):
        return
    unit = b.first[hex_]
    while unit != NONE:
        if b.kind[unit] != TANK and (attacks(b, unit) or defends(b, unit)):
            b.marks[unit] |= TO_TEST
        unit = b.next[unit]


def opponents_left(b: Battle, hex_: Hex) -> bool:
    return b.holds(b.active, hex_) and b.holds_besides_tanks(1 - b.active, hex_)


def next_tester(b: Battle) -> Unit:
    """MELEE_MORALE_OWN_LOSS: the attacker's units first."""
    found: Unit = NONE
    unit = b.first[b.melee_at]
    while unit != NONE:
        if b.marked(unit, TO_TEST):
            if b.side[unit] == b.active:
                return unit
            if found == NONE:
                found = unit
        unit = b.next[unit]
    return found


def end_melee(b: Battle) -> None:
    """MELEE_ENGAGES: whoever still faces an enemy."""
    hex_ = b.melee_at
    b.melee_at = NONE
    b.melee_stage = LOSSES
    facing_off = meets_enemies(b, hex_)
    unit = b.first[hex_]
    while unit != NONE:
        b.marks[unit] &= ~LOST_NOW
        if facing_off and can_be_engaged(b, unit) and not b.marked(unit, ENGAGED):
            b.marks[unit] |= ENGAGED
            b.note(EV_ENGAGED, side=b.side[unit], unit=unit, target=hex_, rule=MELEE_ENGAGES)
        unit = b.next[unit]
    disengage(b, hex_)


# -- the choice --------------------------------------------------------------------------------------------------------
class Losing(Decision[Battle]):
    """Which unit takes the loss: asked where there is a choice, in the course of all that follows a melee."""

    def __init__(self) -> None:
        super().__init__([LOSE], MELEE_OWNER_CHOOSES)

    def side(self, b: Battle) -> Side:
        return losing_side(b)

    def asks(self, b: Battle, dice: Dice) -> bool:
        """One thing: a loss, a morale test, or the end. True when somebody must choose."""
        if b.due_attacker + b.due_defender > 0:
            return settle_loss(b)
        if b.melee_stage == LOSSES:
            b.melee_stage = TESTS
            mark_testers(b)
            return False
        unit = next_tester(b)
        if unit == NONE:
            end_melee(b)
            return False
        b.marks[unit] &= ~TO_TEST
        own_loss: i64 = 1 if b.marked(unit, LOST_NOW) else 0  # MELEE_MORALE_OWN_LOSS
        test_morale(b, unit, own_loss, MELEE_MORALE, NONE, True, dice, b.tally())
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        """MELEE_OWNER_CHOOSES, among the units of the hex."""
        unit = b.first[b.melee_at]
        while unit != NONE:
            if lose_objection(b, unit) == ALLOWED:
                choices.offer(pack(LOSE, unit=unit))
            unit = b.next[unit]

    def objection(self, b: Battle, action: Action) -> Rule:
        return lose_objection(b, unit_of(action))

    def unfinished(self, b: Battle) -> Rule:
        return MELEE_OWNER_CHOOSES

    def cause(self, b: Battle, action: Action) -> Rule:
        """What would keep a unit from taking a loss, were one due."""
        unit = unit_of(action)
        if b.side[unit] != b.decider:
            return NOT_YOURS
        return TANKS_IN_MELEE if b.kind[unit] == TANK else ALLOWED

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        take_loss(b, unit_of(action))

    def prompt(self, b: Battle) -> dict[str, Any]:
        return {"target": b.board.name(b.melee_at)}
