"""How a game's units move, for orders that take several actions: what such a way consists of, and how a unit stands on it."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, target_of
from grognard.engine.decision import B
from grognard.engine.state import Unit


class Marching(Generic[B]):
    """By the verbs of a unit's move, and by a few numbers that say where it has got to."""

    def __init__(self, verbs: list[i64]) -> None:
        self.verbs: i64 = 0  # a bit for each verb a way may consist of
        for verb in verbs:
            self.verbs |= 1 << verb

    def takes(self, verb: i64) -> bool:
        return (self.verbs >> verb) & 1 == 1

    def is_there(self, b: B, unit: Unit) -> bool:
        """Whether the decider has such a unit."""
        raise NotImplementedError

    def place(self, b: B, unit: Unit) -> i64:
        """Where the unit is; NONE when it is out of play."""
        raise NotImplementedError

    def stance(self, b: B, unit: Unit) -> i64:
        """Where and how the unit stands: of two ways to the same stance only the better is gone on with."""
        return self.place(b, unit)

    def condition(self, b: B, unit: Unit) -> i64:
        """What has befallen the unit on its way: what it has lost, whether it can go on."""
        return 0

    def strength(self, b: B, unit: Unit) -> i64:
        """What the unit has left to lose."""
        raise NotImplementedError

    def fight(self, b: B, unit: Unit) -> Action:
        """The fight that the unit's arrival leads to, NONE where it meets nobody."""
        return NONE

    def is_answered(self, b: B) -> bool:
        """Whether the enemy is asked what he does about the move."""
        return False

    def is_over(self, b: B) -> bool:
        """Whether the phase of movement has ended by itself: what follows is no part of the way."""
        return False

    def points(self, b: B, unit: Unit) -> i64:
        """What it may still spend; 0 where it may not go on."""
        return 0

    def has_gone(self, b: B, action: Action, unit: Unit) -> bool:
        """Whether the action led where it was to lead."""
        target = target_of(action)
        return target == NONE or self.place(b, unit) == target
