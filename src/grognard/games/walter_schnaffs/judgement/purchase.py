"""Walter Schnaffs: what to buy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import Choices, amount_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.games.walter_schnaffs.organisation import fewest_bases
from grognard.games.walter_schnaffs.purchase import GOODS, good_of
from grognard.games.walter_schnaffs.state import INFANTRY, MODERN, PURSE, REGULAR, RESERVIST, Battle
from grognard.games.walter_schnaffs.vocabulary import DONE

RESERVISTS: Final[i64] = 80  # per cent of the purse


def weigh_goods(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """Many small regiments: fresh ones are worth as much in a fight, in a zone and on the last row as large ones."""
    for action in offered.actions:
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
        else:
            weighed.weigh(action, good_worth(b, good_of(action), amount_of(action)))


def good_worth(b: Battle, good: i64, count: i64) -> i64:
    """As many reservists with good rifles as the basket takes, then regulars; anything else is a little better than nothing."""
    side = b.decider
    if GOODS.kind[good] == INFANTRY and GOODS.rifle[good] == MODERN and GOODS.bases[good] == fewest_bases(INFANTRY):
        if GOODS.quality[good] == RESERVIST:
            spent = b.ground.purses[side] - b.stock[PURSE + side] + count * GOODS.cost[good]
            if 100 * spent <= RESERVISTS * b.ground.purses[side]:
                return 1000 + count
        elif GOODS.quality[good] == REGULAR:
            return 500 + count
    return 10 * GOODS.cost[good] // (10 + GOODS.cost[good])
