"""Vimy §14.5: snow."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.dice import Dice
from grognard.games.vimy.morale import DIE
from grognard.games.vimy.rules import SNOW
from grognard.games.vimy.state import Battle
from grognard.games.vimy.vocabulary import EV_SNOW

CLEARS: i64 = 6


def roll_weather(b: Battle, dice: Dice) -> None:
    """SNOW: at the start of every turn until it has cleared; the first die comes before the fire of turn 1 (SNOW_LIMITS)."""
    if not b.snowing:
        return
    tally = b.tally()
    tally.roll(SNOW, DIE, dice)
    if tally.total == CLEARS:
        b.snowing = 0
        b.visibility = 0
    else:
        b.visibility = tally.total
    b.note(EV_SNOW, amount=b.visibility, rule=SNOW, tally=tally)
