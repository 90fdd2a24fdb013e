"""Bretzel Krieg !, armoured breakthrough: into the place that the enemy lost."""

from __future__ import annotations

from typing import Any

from grognard.engine.actions import NONE, Action, Choices, pack, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.open_table import range_column
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.games.bretzel_krieg.ground import BARRED, HELD, LEFT_SHIFT, distance2
from grognard.games.bretzel_krieg.notation import place_name, unit_name
from grognard.games.bretzel_krieg.rules import (
    BREAKTHROUGH,
    BREAKTHROUGH_DIFFICULT,
    BREAKTHROUGH_LEG,
    IMPASSABLE,
    NOT_YOURS,
)
from grognard.games.bretzel_krieg.state import ARMOURED, BROKE_IN, DISPLACED, FIRING, SETTLED, Battle
from grognard.games.bretzel_krieg.vocabulary import BREAK_THROUGH, DONE, EV_BROKE_THROUGH


def breakthrough_objection(b: Battle, unit: Unit) -> Rule:
    """BREAKTHROUGH: armour that fired at 1 UD, into a place that is now free; BREAKTHROUGH_LEG: straight."""
    if unit != b.firer or unit == NONE or b.kind[unit] != ARMOURED or b.taken(b.vacated):
        return BREAKTHROUGH
    start = b.at[unit]
    if range_column(distance2(start, b.vacated)) != 1:
        return BREAKTHROUGH
    leg = b.terrain.leg(start & 0xFF, start >> 8, b.vacated & 0xFF, b.vacated >> 8)
    if leg == BARRED:
        return IMPASSABLE
    if leg == HELD or b.entered[unit] & (leg >> LEFT_SHIFT):
        return BREAKTHROUGH_DIFFICULT
    return ALLOWED


def break_through(b: Battle, unit: Unit) -> None:
    b.note(EV_BROKE_THROUGH, side=b.active, unit=unit, origin=b.at[unit], target=b.vacated, rule=BREAKTHROUGH_LEG)
    b.at[unit] = b.vacated
    b.marks[unit] = (b.marks[unit] | DISPLACED | BROKE_IN) & ~SETTLED


class BreakingThrough(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([BREAK_THROUGH, DONE], BREAKTHROUGH)

    def side(self, b: Battle) -> Side:
        return b.active

    def asks(self, b: Battle, dice: Dice) -> bool:
        if breakthrough_objection(b, b.firer) == ALLOWED:
            return True
        b.phase = FIRING
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        choices.offer(pack(DONE))
        if breakthrough_objection(b, b.firer) == ALLOWED:
            choices.offer(pack(BREAK_THROUGH, unit=b.firer, target=b.vacated))

    def objection(self, b: Battle, action: Action) -> Rule:
        if verb_of(action) == DONE:
            return ALLOWED
        unit = unit_of(action)
        return NOT_YOURS if b.side[unit] != b.decider else breakthrough_objection(b, unit)

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == BREAK_THROUGH:
            break_through(b, unit_of(action))
        b.phase = FIRING

    def prompt(self, b: Battle) -> dict[str, Any]:
        return {"unit": unit_name(b, b.firer), "target": place_name(b, b.vacated)}
