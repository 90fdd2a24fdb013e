"""The servers that are besieged: houses of the tests, with limits of their own and a log that is read afterwards."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from grognard.server.limits import Limits
from tests.server.house import NONE, House

LIMITS = msgspec.structs.replace(NONE, overdue=3)  # a worker that hangs is found out sooner than in earnest

# How the line of the log begins that tells of an error the server caught, itself or in a worker. It names the kind of error;
# of what was foreseen it has no line, or one without, but for those left out here.
CAUGHT = re.compile(
    r"(a message at table \S+|a socket at .+|[A-Z]+ .+) failed: "
    r"|(.+ at table \S+|a record of \d+ characters|options for \S+): (Died: )?"
    r"(?!Died|Overdue|Refused|TooDear|MemoryError)[A-Z]\w+: "
)
TRACEBACK = "Traceback (most recent call last):"


class Barracks(House):
    def __init__(self, data: Path, seed: int, limits: Limits = LIMITS) -> None:
        self.account = data.with_suffix(".log")
        super().__init__(data, limits=limits, seed=seed, log=self.account)

    def internal_errors(self) -> list[str]:
        """Faults of ours that the log tells: the line of each that was caught, the last line of each that nobody caught."""
        return internal_errors(self.account.read_text(errors="replace"))


def internal_errors(log: str) -> list[str]:
    blocks = log.split(TRACEBACK)[1:]
    uncaught = [next((line for line in block.splitlines() if line and line[0] not in " +|"), "?") for block in blocks]
    return [line for line in log.splitlines() if CAUGHT.match(line)] + uncaught
