"""Bretzel Krieg !, judgement: which divisions to raise, and what support to buy."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import Choices, amount_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.engine.state import ALLOWED
from grognard.games.bretzel_krieg.recruitment import ELEMENT_PRICE, FULL, GOOD_PRICE, kind_of, recruit_objection
from grognard.games.bretzel_krieg.state import (
    ARMOURED,
    ATTACKER,
    BUDGET,
    FLAK_ASSET,
    IN_HAND,
    INFANTRY,
    MOTORISED,
    NEXT_GOOD,
    PURSE,
    SUPPORT,
    Battle,
)
from grognard.games.bretzel_krieg.vocabulary import DONE

# What a shopper aims at, in hundredths: of his purse by type, of his support by good.
ATTACKING_ARMY: Final = vec[i64]([45, 10, 45])
DEFENDING_ARMY: Final = vec[i64]([65, 0, 35])
ATTACKING_GOODS: Final = vec[i64]([0, 0, 10, 60, 0, 10, 20])
DEFENDING_GOODS: Final = vec[i64]([35, 0, 10, 25, 0, 10, 20])


def weigh_recruits(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """Full divisions of the type that is farthest behind its share, the rest of the purse for infantry. A small one is the
    last that can be raised, so it waits until no full one can be paid."""
    side = b.decider
    army = ATTACKING_ARMY if side == ATTACKER else DEFENDING_ARMY
    spent = vec[i64]([0, 0, 0])
    for unit in range(b.units()):
        if b.side[unit] == side and b.at[unit] == IN_HAND:
            spent[b.kind[unit]] += ELEMENT_PRICE[b.kind[unit]] * b.vc[unit]
    purse = b.stock[PURSE + side] + spent[INFANTRY] + spent[MOTORISED] + spent[ARMOURED]
    fewest = FULL if recruit_objection(b, INFANTRY, FULL) == ALLOWED else 1
    for action in offered.actions:
        kind, elements = kind_of(action), amount_of(action)
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
        elif elements >= fewest:
            lacking = army[kind] * purse // 100 - spent[kind]
            if ELEMENT_PRICE[kind] * elements <= lacking or kind == INFANTRY:
                weighed.weigh(action, min(lacking, 0) + 10 * elements + 200)


def weigh_goods(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """The share of the support budget that each good has; the last takes what is left."""
    side = b.decider
    good = b.stock[NEXT_GOOD + side]
    shares = ATTACKING_GOODS if side == ATTACKER else DEFENDING_GOODS
    aim = b.stock[BUDGET + side] * shares[good] // 100 // GOOD_PRICE[good]
    if good == FLAK_ASSET + 2:
        aim = b.stock[SUPPORT + side] // GOOD_PRICE[good]
    for action in offered.actions:
        count = amount_of(action)
        weighed.weigh(action, 50 - 10 * max(count - aim, aim - count))
