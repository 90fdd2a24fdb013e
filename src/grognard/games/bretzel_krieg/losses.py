"""Bretzel Krieg !, cohesion: elements lost, units eliminated."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.state import Rule, Side, Unit
from grognard.games.bretzel_krieg.rules import COHESION
from grognard.games.bretzel_krieg.state import ANNIHILATED, ELEMENTS_LOST, LOST, RECYCLABLE, RUNNING, Battle
from grognard.games.bretzel_krieg.vocabulary import EV_ELIMINATED, EV_LOST


def lose_elements(b: Battle, unit: Unit, count: i64, recyclable: bool, rule: Rule) -> None:
    """COHESION: at zero the unit is gone."""
    side = b.side[unit]
    b.vc[unit] -= count
    b.stock[ELEMENTS_LOST + side] += count
    if recyclable:
        b.stock[RECYCLABLE + 2 * b.kind[unit] + side] += count
    b.note(EV_LOST, side=side, unit=unit, target=b.at[unit], amount=count, rule=rule)
    if b.vc[unit] == 0:
        b.note(EV_ELIMINATED, side=side, unit=unit, target=b.at[unit], rule=COHESION)
        b.at[unit] = LOST
        if b.grade == RUNNING and is_destroyed(b, side):
            annihilate(b, side)


def annihilate(b: Battle, side: Side) -> None:
    b.grade = ANNIHILATED
    b.winner = 1 - side


def is_destroyed(b: Battle, side: Side) -> bool:
    """DESTROYED: no unit on the table; what could still come finds no segment to enter in."""
    for unit in range(b.units()):
        if b.side[unit] == side and b.at[unit] >= 0:
            return False
    return True
