"""Rebuilt: the attackers go into the zone the enemy was driven out of."""

from __future__ import annotations

from typing import Any

from grognard.engine.actions import Action, Choices, pack, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.games.walter_schnaffs.base.morale import try_morale
from grognard.games.walter_schnaffs.base.thinning import rejoin
from grognard.games.walter_schnaffs.base.victory import somebody_is_gone
from grognard.games.walter_schnaffs.heavy_ground import gets_away
from grognard.games.walter_schnaffs.notation import fight_in_words
from grognard.games.walter_schnaffs.rules import (
    ADVANCE_AFTER_ATTACK,
    FIVE_IN_A_ZONE,
    HEAVY_GROUND_HOLDS_THE_ADVANCE,
    NOT_YOURS,
)
from grognard.games.walter_schnaffs.state import ATTACKED, ATTACKING, HELD_BACK, LOST, SHAKEN, Battle
from grognard.games.walter_schnaffs.vocabulary import ADVANCE, DONE, EV_ADVANCED


def advance_objection(b: Battle, unit: Unit) -> Rule:
    if b.side[unit] != b.active:
        return NOT_YOURS
    marks = b.marks[unit]
    if b.at[unit] != b.origin or marks & ATTACKED == 0 or marks & SHAKEN:
        return ADVANCE_AFTER_ATTACK
    if marks & HELD_BACK:  # its die failed
        return HEAVY_GROUND_HOLDS_THE_ADVANCE
    return ALLOWED if b.admits(unit, b.target) else FIVE_IN_A_ZONE


def can_advance(b: Battle) -> bool:
    if b.owner[b.target] == 1 - b.active:
        return False
    for unit in range(b.units()):
        if b.at[unit] == b.origin and advance_objection(b, unit) == ALLOWED:
            return True
    return False


def advance(b: Battle, unit: Unit, dice: Dice) -> None:
    if not gets_away(b, unit, dice):
        b.marks[unit] |= HELD_BACK
        return
    b.note(EV_ADVANCED, side=b.side[unit], unit=unit, origin=b.origin, target=b.target, rule=ADVANCE_AFTER_ATTACK)
    b.lift(unit, b.target)
    b.place(unit, b.target)
    rejoin(b, unit)


def end_attack(b: Battle, dice: Dice) -> None:
    try_morale(b, dice)
    b.origin = LOST
    b.target = LOST
    b.phase = ATTACKING
    somebody_is_gone(b)


class Advancing(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([ADVANCE, DONE], ADVANCE_AFTER_ATTACK)

    def side(self, b: Battle) -> Side:
        return b.active

    def asks(self, b: Battle, dice: Dice) -> bool:
        if can_advance(b):
            return True
        end_attack(b, dice)
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        choices.offer(pack(DONE))
        for unit in range(b.units()):
            if b.at[unit] == b.origin and advance_objection(b, unit) == ALLOWED:
                choices.offer(pack(ADVANCE, unit=unit))

    def objection(self, b: Battle, action: Action) -> Rule:
        return ALLOWED if verb_of(action) == DONE else advance_objection(b, unit_of(action))

    def cause(self, b: Battle, action: Action) -> Rule:
        """Between two attacks there is no zone to go into, but a unit that has not attacked would not go into one either."""
        unit = unit_of(action)
        if b.origin != LOST:
            return advance_objection(b, unit)
        if b.side[unit] != b.decider or b.at[unit] < 0:
            return NOT_YOURS
        return ALLOWED if b.marks[unit] & ATTACKED else ADVANCE_AFTER_ATTACK

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == DONE:
            end_attack(b, dice)
        else:
            advance(b, unit_of(action), dice)

    def prompt(self, b: Battle) -> dict[str, Any]:
        return fight_in_words(b)
