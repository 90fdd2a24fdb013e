"""Marmitages §9: cutting wire at the end of the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, pack, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice, chart
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.engine.tally import Tally
from grognard.games.marmitages.rules import (
    NO_WIRE_HERE,
    NOT_YOURS,
    WIRE_CUT_BY_INFANTRY,
    WIRE_CUT_BY_TANKS,
    WIRE_CUTTERS,
    WIRE_CUTTING_AT_REST,
    WIRE_CUTTING_ORDER,
)
from grognard.games.marmitages.state import (
    CUT_WIRE,
    ELITE,
    FOUGHT,
    INEXPERIENCED,
    MOVED,
    TANK,
    Battle,
)
from grognard.games.marmitages.turn import end_cutting
from grognard.games.marmitages.vocabulary import CUT, DONE, EV_WIRE_CUT, EV_WIRE_HELD

CUTTERS_CHART: Final = chart(1, 2, 3, 4, 5, 6)
CUT_FROM: Final[i64] = 5


def cut_objection(b: Battle, unit: Unit) -> Rule:
    """Which units may cut, once each, and what (WIRE_OF_EITHER_SIDE); WIRE_NEEDS_NO_CARD."""
    if b.side[unit] != b.active or b.at[unit] < 0:
        return NOT_YOURS
    if b.kind[unit] != TANK and not b.is_foot(unit):
        return WIRE_CUTTERS
    if b.marks[unit] & CUT_WIRE:
        return WIRE_CUTTING_ORDER
    if b.marks[unit] & (MOVED | FOUGHT):
        return WIRE_CUTTING_AT_REST
    return ALLOWED if b.wire[b.at[unit]] > 0 else NO_WIRE_HERE


def can_cut(b: Battle) -> bool:
    for unit in range(b.units()):
        if cut_objection(b, unit) == ALLOWED:
            return True
    return False


def roll_cutters(b: Battle, unit: Unit, dice: Dice, tally: Tally) -> None:
    """1d6, + 1 for an elite unit, − 1 for an inexperienced one; it takes 5."""
    tally.roll(WIRE_CUT_BY_INFANTRY, CUTTERS_CHART, dice)
    if b.quality[unit] == ELITE:
        tally.add(WIRE_CUT_BY_INFANTRY, 1)
    elif b.quality[unit] == INEXPERIENCED:
        tally.add(WIRE_CUT_BY_INFANTRY, -1)
    tally.tell(WIRE_CUT_BY_INFANTRY, "at-least", CUT_FROM)


def cut(b: Battle, unit: Unit, dice: Dice) -> None:
    """A tank crushes one element without a die; infantry throws."""
    sector = b.at[unit]
    b.marks[unit] |= CUT_WIRE
    if b.kind[unit] == TANK:
        b.wire[sector] -= 1
        b.note(EV_WIRE_CUT, side=b.side[unit], unit=unit, target=sector, rule=WIRE_CUT_BY_TANKS)
        return
    thrown = b.tally()
    roll_cutters(b, unit, dice, thrown)
    severed = thrown.total >= CUT_FROM
    if severed:
        b.wire[sector] -= 1
    code = EV_WIRE_CUT if severed else EV_WIRE_HELD
    b.note(code, side=b.side[unit], unit=unit, target=sector, rule=WIRE_CUT_BY_INFANTRY, tally=thrown)


class Cutting(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([CUT, DONE])

    def side(self, b: Battle) -> Side:
        return b.active

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = b.active
        if can_cut(b):
            return True
        end_cutting(b, dice)
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        choices.offer(pack(DONE))
        for unit in range(b.units()):
            if cut_objection(b, unit) == ALLOWED:
                choices.offer(pack(CUT, unit=unit))

    def objection(self, b: Battle, action: Action) -> Rule:
        return ALLOWED if verb_of(action) == DONE else cut_objection(b, unit_of(action))

    def unfinished(self, b: Battle) -> Rule:
        return WIRE_CUTTING_AT_REST

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == CUT:
            cut(b, unit_of(action), dice)
        else:
            end_cutting(b, dice)
