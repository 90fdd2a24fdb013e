"""Marmitages §5: moving into the sector the enemy lost."""

from __future__ import annotations

from typing import Any

from grognard.engine.actions import Action, Choices, pack, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side, Unit
from grognard.games.marmitages.lines import in_action, standstill_objection
from grognard.games.marmitages.movement import enter_objection, is_barred, try_engine
from grognard.games.marmitages.prompts import fight_in_words
from grognard.games.marmitages.rules import (
    ADVANCE_AFTER_COMBAT,
    ADVANCE_WHO,
    BOGGED_FOR_GOOD,
    INTERDICTION_BARS,
    NEST_IS_STATIC,
    NOT_YOURS,
    SHORTAGE_STOPS_ADVANCE,
)
from grognard.games.marmitages.state import ADVANCING, ASSAULTED, ASSAULTING, BOGGED, NEST, Battle, Sector
from grognard.games.marmitages.vocabulary import ADVANCE, DONE, EV_ADVANCED


def open_advance(b: Battle) -> None:
    """Whichever side emptied the other's sector may move in, from b.origin to b.target."""
    b.phase = ADVANCING
    if b.owner[b.origin] == NOBODY and b.owner[b.target] != NOBODY:
        emptied: Sector = b.origin
        b.origin = b.target
        b.target = emptied


def advancing_side(b: Battle) -> Side:
    """Who may still advance, NOBODY when there is nothing left to decide."""
    side = b.owner[b.origin]
    if side == NOBODY or b.owner[b.target] == 1 - side:
        return NOBODY
    for unit in range(b.units()):
        if b.at[unit] == b.origin and advance_objection(b, unit, side) == ALLOWED:
            return side
    return NOBODY


def took_part(b: Battle, unit: Unit) -> bool:
    """In the assault just fought: with cards, units of an earlier line may stand beside it."""
    return b.marks[unit] & ASSAULTED != 0 and (not b.ground.cards or in_action(b, unit))


def advance_objection(b: Battle, unit: Unit, side: Side) -> Rule:
    if b.side[unit] != side:
        return NOT_YOURS
    if b.at[unit] != b.origin or (side == b.active and not took_part(b, unit)):
        return ADVANCE_WHO
    if b.kind[unit] == NEST:
        return NEST_IS_STATIC
    if b.marks[unit] & BOGGED:
        return BOGGED_FOR_GOOD
    if is_barred(b, b.origin):
        return INTERDICTION_BARS
    if b.ground.cards and standstill_objection(b, unit) != ALLOWED:
        return SHORTAGE_STOPS_ADVANCE
    return enter_objection(b, unit, b.target)


def advance(b: Battle, unit: Unit, dice: Dice) -> None:
    """ADVANCE_IS_NO_MOVE: a unit may have moved before; in the enemy's sequence it keeps its own move."""
    b.note(EV_ADVANCED, side=b.side[unit], unit=unit, origin=b.origin, target=b.target, rule=ADVANCE_AFTER_COMBAT)
    b.shift(unit, b.target)
    try_engine(b, unit, dice)


class Advancing(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([ADVANCE, DONE], ADVANCE_AFTER_COMBAT)

    def side(self, b: Battle) -> Side:
        return b.owner[b.origin]

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = advancing_side(b)
        if b.decider != NOBODY:
            return True
        b.phase = ASSAULTING
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        choices.offer(pack(DONE))
        for unit in range(b.units()):
            if advance_objection(b, unit, b.decider) == ALLOWED:
                choices.offer(pack(ADVANCE, unit=unit))

    def objection(self, b: Battle, action: Action) -> Rule:
        return ALLOWED if verb_of(action) == DONE else advance_objection(b, unit_of(action), b.decider)

    def cause(self, b: Battle, action: Action) -> Rule:
        """Nobody moves in unless the last assault has emptied a sector for his side."""
        if b.origin < 0 or b.owner[b.origin] != b.decider or b.owner[b.target] == 1 - b.decider:
            return ADVANCE_AFTER_COMBAT
        return self.objection(b, action)

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == DONE:
            b.phase = ASSAULTING
        else:
            advance(b, unit_of(action), dice)

    def prompt(self, b: Battle) -> dict[str, Any]:
        return fight_in_words(b)
