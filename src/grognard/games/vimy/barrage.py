"""Vimy §10: the barrage, rolling and standing, and the line the Canadians may not pass."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.state import Unit
from grognard.games.vimy.board import Hex
from grognard.games.vimy.rules import STANDING_BARRAGE
from grognard.games.vimy.state import (
    ASSAULT_IT,
    CANADIAN,
    GERMAN,
    MELEES,
    Battle,
)
from grognard.games.vimy.vocabulary import EV_STANDING


# -- where it is -----------------------------------------------------------------------------------------------------------
def on_standing_line(b: Battle, hex_: Hex) -> bool:
    return b.standing != NONE and b.board.on_line[b.standing * b.board.count + hex_] == 1


def under_barrage(b: Battle, hex_: Hex) -> bool:
    """Whether shells fall on a hex now: of the standing line, or of the zone of the rolling barrage."""
    if shielded(b, hex_):  # FORT_WHEN
        return False
    if b.rolling != NONE:
        return b.board.zone[b.rolling * b.board.count + hex_] == 1
    return on_standing_line(b, hex_)


def shielded(b: Battle, hex_: Hex) -> bool:
    """FORT_ASSAULT: the fortification is spared by every barrage if it is to be assaulted."""
    return hex_ == b.board.fort and b.ground.has_fort and b.fort == ASSAULT_IT


def may_enter(b: Battle, hex_: Hex) -> bool:
    """CANADIAN_LIMIT, CANADIAN_LIMIT_BY_TURN, CANADIAN_LIMIT_TURN_1: where Canadians may be this turn."""
    return b.board.limit[b.charts.limit[b.turn] * b.board.count + hex_] == 1


def set_barrage(b: Battle) -> None:
    """BARRAGE_TIMING: the barrage as it is at the moment that turn, side and phase say: for explicit positions."""
    b.standing = b.rolling = NONE
    fired = b.active == GERMAN and b.phase >= MELEES
    for turn in range(i64(1), b.turn + (1 if fired else 0)):
        if b.charts.rolls_to[turn] > 0:
            b.standing = b.charts.rolls_to[turn]
    if b.active == GERMAN and b.phase + 1 == MELEES and b.charts.rolls_to[b.turn] > 0:
        b.standing = NONE
        b.rolling = b.charts.rolls_to[b.turn]


def stand_still(b: Battle) -> None:
    """From the end of that fire phase the new line stands."""
    if b.rolling != NONE:
        b.standing = b.rolling
        b.rolling = NONE
        b.note(EV_STANDING, side=CANADIAN, amount=b.standing, rule=STANDING_BARRAGE)


# -- crossing --------------------------------------------------------------------------------------------------------------
def crosses(b: Battle, unit: Unit, origin: Hex, target: Hex) -> bool:
    """BARRAGE_CROSSING: a German on the surface enters a hex of the standing line from one that is not on it."""
    if b.side[unit] != GERMAN or shielded(b, target):
        return False
    return on_standing_line(b, target) and not on_standing_line(b, origin)
