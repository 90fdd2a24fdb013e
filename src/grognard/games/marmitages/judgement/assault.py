"""Marmitages: which assaults deserve a thought, and what to commit to one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import Choices, origin_of, target_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.games.marmitages.assault import declare
from grognard.games.marmitages.judgement.duel import quick_duel, value_at_a_glance, whole_duel
from grognard.games.marmitages.judgement.outlook import Prices, loses_if_it_ends
from grognard.games.marmitages.state import Battle, Sector
from grognard.games.marmitages.vocabulary import ASSAULT, DONE

HOPELESS: Final[i64] = 150  # an assault that is worse than doing nothing by this much is not considered
DARING: Final[i64] = 200  # by which an assault may be worse than nothing for the side that loses if the game ends now


def weigh_assaults(b: Battle, offered: Choices, weighed: Weighed) -> None:
    prices = Prices(b)
    idling = -DARING if loses_if_it_ends(b, b.decider) else 0
    for action in offered.actions:
        if verb_of(action) == ASSAULT:
            promise = assault_worth(b, origin_of(action), target_of(action), prices, weighed.careful)
            if promise > idling - HOPELESS:
                weighed.weigh(action, promise)
        elif verb_of(action) == DONE:
            weighed.weigh(action, idling)


def assault_worth(b: Battle, origin: Sector, target: Sector, prices: Prices, careful: bool) -> i64:
    if careful:
        trial = b.clone()
        declare(trial, origin, target)
        return i64(whole_duel(trial).solved().value)
    b.origin = origin  # for the totals: set anew by every assault that is declared
    b.target = target
    return i64(value_at_a_glance(b, prices))


def weigh_commitments(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """The mixed strategy of the secret commitment, in thousandths."""
    duel = whole_duel(b) if weighed.careful else quick_duel(b)
    weighed.mixed = True
    mixes = duel.solved()
    mix = mixes.row_mix if b.decider == b.active else mixes.column_mix
    options = duel.rows if b.decider == b.active else duel.columns
    for index in range(i64(len(options))):
        weighed.weigh(options[index], i64(1000.0 * mix[index]))
