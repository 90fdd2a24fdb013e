"""Bretzel Krieg !, judgement: when to send the air force, and when to fire at it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices, amount_of, target_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.games.bretzel_krieg.air import under_attack
from grognard.games.bretzel_krieg.ground import Place
from grognard.games.bretzel_krieg.judgement.outlook import Outlook, strike_worth, time_left
from grognard.games.bretzel_krieg.state import Battle
from grognard.games.bretzel_krieg.vocabulary import DONE

# What an asset that is kept is worth per die while the game goes on.
AIR_KEPT: Final[i64] = 26
FLAK_KEPT: Final[i64] = 14


def bombs_worth(b: Battle, outlook: Outlook, dice: i64, place: Place) -> i64:
    """What an attack is worth to the side of the outlook, friends under it counted against it."""
    worth: i64 = 0
    for unit in range(b.units()):
        if under_attack(b, unit, place):
            if b.side[unit] == outlook.side:
                worth -= strike_worth(b, NONE, unit, dice, outlook.step_worth(unit))
            else:
                worth += strike_worth(b, NONE, unit, dice, outlook.step_worth(unit))
    return worth


def weigh_air(b: Battle, outlook: Outlook, action: Action, weighed: Weighed) -> None:
    """An attack is kept for better targets while there is time."""
    dice = amount_of(action)
    worth = bombs_worth(b, outlook, dice, target_of(action)) - dice * AIR_KEPT * time_left(b) // 100
    if worth > 0:
        weighed.weigh(action, worth)


def weigh_flak(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """Against what the attack would do; the weakest gun that pays."""
    outlook = Outlook(b, 1 - b.decider)
    harm = bombs_worth(b, outlook, b.air_dice, b.air_at)
    for action in offered.actions:
        efficiency = amount_of(action)
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
        else:
            weighed.weigh(action, harm * efficiency // 6 - efficiency * FLAK_KEPT * time_left(b) // 100)
