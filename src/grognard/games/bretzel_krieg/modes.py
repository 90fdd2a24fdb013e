"""Bretzel Krieg !, modes of action: how far a unit goes, and what that makes of its fire."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.state import Rule, Unit
from grognard.games.bretzel_krieg.rules import MODE_ADVANCING, MODE_FAST, MODE_PROGRESSING, MODE_STATIC
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
    return shaken(b.mode[unit], b.marks[unit])


def shaken(mode: i64, marks: i64) -> i64:
    """SHAKEN_FIRE: after a retreat a unit fights as if progressing; WORSE_MODE: or in its own mode, if that is worse."""
    return max(mode, PROGRESSING) if marks & RETREATED else mode


def mode_rule(mode: i64) -> Rule:
    """The line of the book that describes a mode."""
    if mode == STATIC:
        return MODE_STATIC
    if mode == PROGRESSING:
        return MODE_PROGRESSING
    return MODE_ADVANCING if mode == ADVANCING else MODE_FAST


def just_entered(b: Battle, unit: Unit) -> bool:
    """Whether a unit came onto the table this turn; any other that moved has a mode."""
    return b.marks[unit] & MOVED != 0 and b.marks[unit] & NO_FIGHT != 0 and b.mode[unit] == STATIC
