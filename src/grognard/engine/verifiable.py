"""Dice both players can check: each throw is bound to its game, its event and its place in the event.

The hash of the secret is published before the first throw, the secret when the game ends. A throw is HMAC-SHA-256 of the
secret over all that names it, so nobody can throw it again or look for a better one; what the players contributed is mixed in.
Contributions are sealed first and opened when all are sealed, so that none can be chosen to go with another.
"""

from __future__ import annotations

import hashlib
import hmac

from mypy_extensions import i64

from grognard.engine.dice import WORDS, Dice


def commitment(secret: bytes) -> str:
    """What is published before the first throw."""
    return hashlib.sha256(secret).hexdigest()


def seal(contribution: str) -> str:
    """What a player shows of a contribution before everybody has sealed his own."""
    return hashlib.sha256(contribution.encode()).hexdigest()


class VerifiableDice(Dice):
    """The dice of one event of one game."""

    def __init__(self, secret: bytes, game: str, event: int, contributions: list[str]) -> None:
        self.secret = secret
        self.prefix = "\n".join([game, str(event), *contributions])
        self.thrown = 0

    def roll(self, sides: i64) -> i64:
        purpose = f"{self.prefix}\n{self.thrown} d{sides}"
        self.thrown += 1
        limit = WORDS - WORDS % sides
        attempt = 0
        while True:
            digest = hmac.digest(self.secret, f"{purpose}\n{attempt}".encode(), "sha256")
            word = int.from_bytes(digest[:4], "big")
            if word < limit:
                return word % sides + 1
            attempt += 1
