"""Bretzel Krieg !, armoured breakthrough: into the place that the enemy lost."""

from __future__ import annotations

from grognard.engine.actions import NONE, Choices, pack
from grognard.engine.open_table import range_column
from grognard.engine.state import ALLOWED, Rule, Unit
from grognard.games.bretzel_krieg.ground import BARRED, HELD, LEFT_SHIFT, distance2
from grognard.games.bretzel_krieg.rules import BREAKTHROUGH, BREAKTHROUGH_LEG, DIFFICULT_HOLDS, IMPASSABLE
from grognard.games.bretzel_krieg.state import ARMOURED, BROKE_IN, DISPLACED, SETTLED, Battle
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
        return DIFFICULT_HOLDS
    return ALLOWED


def offer_breakthrough(b: Battle, choices: Choices) -> None:
    choices.offer(pack(DONE))
    if breakthrough_objection(b, b.firer) == ALLOWED:
        choices.offer(pack(BREAK_THROUGH, unit=b.firer, target=b.vacated))


def break_through(b: Battle, unit: Unit) -> None:
    b.note(EV_BROKE_THROUGH, side=b.active, unit=unit, origin=b.at[unit], target=b.vacated, rule=BREAKTHROUGH_LEG)
    b.at[unit] = b.vacated
    b.marks[unit] = (b.marks[unit] | DISPLACED | BROKE_IN) & ~SETTLED
