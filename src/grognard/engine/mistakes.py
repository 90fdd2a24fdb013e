"""Errors for people: one sentence that says what is wrong, where, and what to do."""

from __future__ import annotations


class Mistake(Exception):
    """Something a person can put right: a file, a name, an action. Its text is shown as it is."""


class KeyMistake(Mistake):
    """Something wrong under a key of a file: code that has the file's text can name the line."""

    def __init__(self, source: str, key: str, what: str) -> None:
        super().__init__(f"{source}, {key}: {what}")
        self.source = source
        self.key = key  # as in position.units[2].at, counted from 0
        self.what = what


class IllegalAction(Mistake):
    """An action the rules forbid; `rule` is the objection, an index into the game's ledger."""

    def __init__(self, message: str, rule: int) -> None:
        super().__init__(message)
        self.rule = rule
