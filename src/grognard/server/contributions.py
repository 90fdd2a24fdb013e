"""What the players put into the dice of a table: each side seals its contribution, and opens it when all are sealed.

What is sealed is the hash alone. So nobody, in league with the server or not, can choose a contribution to go with another's.
"""

from __future__ import annotations

from grognard.engine.verifiable import seal
from grognard.server.refusals import Refused

OPEN = 1  # the scheme of old tables: a contribution is handed in openly on sitting down
SEALED = 2


class Contributions:
    """By side; None for what is still awaited. The computer contributes nothing: the server's secret is its own already."""

    def __init__(self, scheme: int, computers: list[bool]) -> None:
        self.scheme = scheme
        self.seals: list[str | None] = ["" if computer else None for computer in computers]
        self.opened: list[str | None] = ["" if computer else None for computer in computers]

    def take_seal(self, side: int, seal: str) -> None:
        """A side sat down. Without a seal it contributes nothing, and there is nothing to open."""
        self.seals[side] = seal
        if not seal:
            self.opened[side] = ""

    def take_contribution(self, side: int, contribution: str) -> None:
        self.opened[side] = contribution

    def awaited(self) -> list[int]:
        """The sides without which no die falls."""
        return [side for side, contribution in enumerate(self.opened) if contribution is None]

    def to_open(self, sides: list[int], contribution: str) -> int | None:
        """The one of these sides that may open this now; None if it is open already. Refused when it may not."""
        if contribution and contribution in [self.opened[side] for side in sides]:
            return None
        sealed = [side for side in sides if self.opened[side] is None and self.seals[side]]
        if not sealed:
            raise Refused("nothing-sealed")
        if None in self.seals:
            raise Refused("not-all-sealed")
        if self.seals[sealed[0]] != seal(contribution):
            raise Refused("other-seal")
        return sealed[0]

    def used(self) -> list[str]:
        return [contribution or "" for contribution in self.opened]
