"""Bretzel Krieg !, modes of action: how far a unit goes, and what that makes of its fire."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.state import Unit
from grognard.games.bretzel_krieg.state import (
    ADVANCING,
    FAST,
    INFANTRY,
    MOVED,
    NO_FIGHT,
    PROGRESSING,
    RETREATED,
    STATIC,
    Battle,
)


def allowance(kind: i64) -> i64:
    """The longest move in tenths: MODE_FAST is not for infantry."""
    return 20 if kind == INFANTRY else 30


def mode_of(length: i64) -> i64:
    """MODE_STATIC, MODE_PROGRESSING, MODE_ADVANCING, MODE_FAST: by the distance covered, in tenths."""
    if length == 0:
        return STATIC
    if length <= 10:
        return PROGRESSING
    return ADVANCING if length <= 20 else FAST


def fighting_mode(b: Battle, unit: Unit) -> i64:
    """SHAKEN_FIRE: after a retreat a unit fights at best as if progressing."""
    return max(b.mode[unit], PROGRESSING) if b.marks[unit] & RETREATED else b.mode[unit]


def just_entered(b: Battle, unit: Unit) -> bool:
    """REINFORCEMENT_NO_FIGHT: whether a unit came onto the table this turn; any other that moved has a mode."""
    return b.marks[unit] & MOVED != 0 and b.marks[unit] & NO_FIGHT != 0 and b.mode[unit] == STATIC
