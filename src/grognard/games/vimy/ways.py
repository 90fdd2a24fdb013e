"""Vimy §7 for orders: a way is a unit's whole move, from its die to its last step."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, pack
from grognard.engine.marching import Marching
from grognard.engine.state import Unit
from grognard.games.vimy.state import FIXED, MOVING, REACTING, UNDERGROUND, Battle
from grognard.games.vimy.vocabulary import DESCEND, ENTRENCH, EXPOSE, FACE, MARCH, MELEE, MOVE, STEP


class Ways(Marching[Battle]):
    def __init__(self) -> None:
        super().__init__([MOVE, MARCH, FACE, STEP, EXPOSE, ENTRENCH, DESCEND])

    def is_there(self, b: Battle, unit: Unit) -> bool:
        return unit < b.units() and b.side[unit] == b.decider

    def place(self, b: Battle, unit: Unit) -> i64:
        return b.at[unit] if b.at[unit] >= 0 else NONE

    def stance(self, b: Battle, unit: Unit) -> i64:
        """A unit that has not faced yet may still go any way."""
        if b.at[unit] < 0:
            return NONE
        way = b.facing[unit] << 2 | b.faced << 1 | b.marching if b.mover == unit else 0
        return b.at[unit] << 7 | b.status[unit] << 5 | way

    def condition(self, b: Battle, unit: Unit) -> i64:
        return b.strength[unit] << 1 | (1 if b.marks[unit] & FIXED else 0)

    def strength(self, b: Battle, unit: Unit) -> i64:
        return b.strength[unit] if b.at[unit] >= 0 else 0

    def fight(self, b: Battle, unit: Unit) -> Action:
        hex_ = b.at[unit]
        meets = hex_ >= 0 and b.status[unit] != UNDERGROUND and b.holds(1 - b.side[unit], hex_)
        return pack(MELEE, target=hex_) if meets else NONE

    def is_answered(self, b: Battle) -> bool:
        return b.ask == REACTING

    def is_over(self, b: Battle) -> bool:
        return b.phase != MOVING

    def points(self, b: Battle, unit: Unit) -> i64:
        return b.points if b.mover == unit else 0
