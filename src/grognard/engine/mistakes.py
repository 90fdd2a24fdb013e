"""Errors for people: one sentence that says what is wrong, where, and what to do."""

from __future__ import annotations


class Mistake(Exception):
    """Something a person can put right: a file, a name, an action. Its text is shown as it is."""


class IllegalAction(Mistake):
    """An action the rules forbid; `rule` is the objection, an index into the game's ledger."""

    def __init__(self, message: str, rule: int) -> None:
        super().__init__(message)
        self.rule = rule
