"""Walter Schnaffs §3: the five levels, from all-out attack to last stand, and who may choose which."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.state import ALLOWED, Rule, Side
from grognard.games.walter_schnaffs.rules import LEVELS_OF_THE_FRENCH, LEVELS_OF_THE_GERMANS
from grognard.games.walter_schnaffs.state import GERMAN

NACH_PARIS: Final[i64] = 1
ADVANCE: Final[i64] = 2
TURN_THE_ENEMY: Final[i64] = 3
SOLID_DEFENCE: Final[i64] = 4
TO_THE_LAST: Final[i64] = 5
LEVELS: Final = ["", "nach-paris", "determined-advance", "turn-the-enemy", "solid-defence", "to-the-last"]


def lowest_level(side: Side) -> i64:
    return NACH_PARIS if side == GERMAN else ADVANCE


def highest_level(side: Side) -> i64:
    return SOLID_DEFENCE if side == GERMAN else TO_THE_LAST


def level_objection(side: Side, level: i64) -> Rule:
    if lowest_level(side) <= level <= highest_level(side):
        return ALLOWED
    return LEVELS_OF_THE_GERMANS if side == GERMAN else LEVELS_OF_THE_FRENCH
