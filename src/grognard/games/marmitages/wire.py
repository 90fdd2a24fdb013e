"""Marmitages §9: cutting wire at the end of the turn."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Choices, pack
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Unit
from grognard.games.marmitages.rules import (
    NO_WIRE_HERE,
    NOT_YOURS,
    WIRE_CUT_BY_INFANTRY,
    WIRE_CUT_BY_TANKS,
    WIRE_CUTTERS,
    WIRE_CUTTING_AT_REST,
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
from grognard.games.marmitages.vocabulary import CUT, DONE, EV_WIRE_CUT, EV_WIRE_HELD


def cut_objection(b: Battle, unit: Unit) -> Rule:
    """Who may cut; no card is asked for (WIRE_NEEDS_NO_CARD)."""
    if b.side[unit] != b.active or b.at[unit] < 0:
        return NOT_YOURS
    if b.kind[unit] != TANK and not b.is_foot(unit):
        return WIRE_CUTTERS
    if b.marks[unit] & (MOVED | FOUGHT | CUT_WIRE):
        return WIRE_CUTTING_AT_REST
    return ALLOWED if b.wire[b.at[unit]] > 0 else NO_WIRE_HERE


def can_cut(b: Battle) -> bool:
    for unit in range(b.units()):
        if cut_objection(b, unit) == ALLOWED:
            return True
    return False


def offer_cutting(b: Battle, choices: Choices) -> None:
    choices.offer(pack(DONE))
    for unit in range(b.units()):
        if cut_objection(b, unit) == ALLOWED:
            choices.offer(pack(CUT, unit=unit))


def needed(b: Battle, unit: Unit) -> i64:
    """The face infantry needs: 5, made easier for elite units and harder for inexperienced ones."""
    if b.quality[unit] == ELITE:
        return 4
    return 6 if b.quality[unit] == INEXPERIENCED else 5


def cut(b: Battle, unit: Unit, dice: Dice) -> None:
    """A tank crushes one element without a die; infantry throws."""
    sector = b.at[unit]
    b.marks[unit] |= CUT_WIRE
    rule = WIRE_CUT_BY_TANKS if b.kind[unit] == TANK else WIRE_CUT_BY_INFANTRY
    if b.kind[unit] == TANK or dice.roll(6) >= needed(b, unit):
        b.wire[sector] -= 1
        b.note(EV_WIRE_CUT, side=b.side[unit], unit=unit, target=sector, rule=rule)
    else:
        b.note(EV_WIRE_HELD, side=b.side[unit], unit=unit, target=sector, rule=rule)
