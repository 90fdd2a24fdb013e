"""The servers that are besieged: houses of the tests, with limits of their own and a log that is read afterwards."""

from __future__ import annotations

from pathlib import Path

import msgspec

from grognard.server.limits import Limits
from tests.server.house import NONE, House

LIMITS = msgspec.structs.replace(NONE, overdue=3)  # a worker that hangs is found out sooner than in earnest


class Barracks(House):
    def __init__(self, data: Path, seed: int, limits: Limits = LIMITS) -> None:
        self.account = data.with_suffix(".log")
        super().__init__(data, limits=limits, seed=seed, log=self.account)

    def tracebacks(self) -> list[str]:
        """The last lines of the errors that nobody caught: what was foreseen leaves a line of its own instead."""
        blocks = self.account.read_text(errors="replace").split("Traceback (most recent call last):")[1:]
        return [next((line for line in block.splitlines() if line and line[0] not in " +|"), "?") for block in blocks]
