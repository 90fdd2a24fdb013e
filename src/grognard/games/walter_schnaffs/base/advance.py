"""Rebuilt: the attackers go into the zone the enemy was driven out of."""

from __future__ import annotations

from grognard.engine.actions import Choices, pack
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Unit
from grognard.games.walter_schnaffs.base.thinning import rejoin
from grognard.games.walter_schnaffs.heavy_ground import gets_away
from grognard.games.walter_schnaffs.rules import (
    ADVANCE_AFTER_ATTACK,
    FIVE_IN_A_ZONE,
    HEAVY_GROUND_HOLDS_THE_ADVANCE,
    NOT_YOURS,
)
from grognard.games.walter_schnaffs.state import ATTACKED, HELD_BACK, LIMIT, SHAKEN, Battle
from grognard.games.walter_schnaffs.vocabulary import ADVANCE, DONE, EV_ADVANCED


def advance_objection(b: Battle, unit: Unit) -> Rule:
    if b.side[unit] != b.active:
        return NOT_YOURS
    marks = b.marks[unit]
    if b.at[unit] != b.origin or marks & ATTACKED == 0 or marks & SHAKEN:
        return ADVANCE_AFTER_ATTACK
    if marks & HELD_BACK:  # its die failed
        return HEAVY_GROUND_HOLDS_THE_ADVANCE
    return FIVE_IN_A_ZONE if b.stack[b.target] >= LIMIT else ALLOWED


def can_advance(b: Battle) -> bool:
    if b.owner[b.target] == 1 - b.active:
        return False
    for unit in range(b.units()):
        if b.at[unit] == b.origin and advance_objection(b, unit) == ALLOWED:
            return True
    return False


def offer_advance(b: Battle, choices: Choices) -> None:
    choices.offer(pack(DONE))
    for unit in range(b.units()):
        if b.at[unit] == b.origin and advance_objection(b, unit) == ALLOWED:
            choices.offer(pack(ADVANCE, unit=unit))


def advance(b: Battle, unit: Unit, dice: Dice) -> None:
    if not gets_away(b, unit, dice):
        b.marks[unit] |= HELD_BACK
        return
    b.note(EV_ADVANCED, side=b.side[unit], unit=unit, origin=b.origin, target=b.target, rule=ADVANCE_AFTER_ATTACK)
    b.lift(unit, b.target)
    b.place(unit, b.target)
    rejoin(b, unit)
