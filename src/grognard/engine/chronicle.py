"""What happened, as data: rendered later in each reader's language. Without a chronicle nothing is noted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.dice import WatchedDice
from grognard.engine.tally import Tally

EVERYBODY: Final[i64] = -1


class Event:
    """One thing that happened; fields that do not apply are -1 (units, places, sides) or 0 (amount, rule)."""

    def __init__(
        self,
        code: int,
        side: int,
        unit: int,
        origin: int,
        target: int,
        amount: int,
        rule: int,
        seen_by: int,
        faces: list[int],
        thrown: int,
        tally: Tally | None,
    ) -> None:
        self.code = code  # index into the game's list of event names
        self.side = side
        self.unit = unit
        self.origin = origin
        self.target = target
        self.amount = amount
        self.rule = rule  # index into the ledger
        self.seen_by = seen_by  # EVERYBODY, or the one side that may read it
        self.faces = faces  # the dice thrown for it
        self.thrown = thrown  # how many dice had been thrown by then, seen by all or not
        self.tally = tally


class Chronicle:
    """Collects the events of one action."""

    def __init__(self, dice: WatchedDice) -> None:
        self.dice = dice
        self.events: list[Event] = []

    def note(
        self,
        code: int,
        side: int,
        unit: int,
        origin: int,
        target: int,
        amount: int,
        rule: int,
        seen_by: int,
        tally: Tally | None,
    ) -> None:
        faces = self.dice.fresh_faces()
        thrown = len(self.dice.faces)
        self.events.append(Event(code, side, unit, origin, target, amount, rule, seen_by, faces, thrown, tally))
