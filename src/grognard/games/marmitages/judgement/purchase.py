"""Marmitages: what to buy."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import Choices, amount_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.engine.state import Side
from grognard.games.marmitages.purchase import (
    GOODS_GAS,
    GOODS_PLANES,
    GOODS_SHELLS,
    GOODS_WIRE,
    KIND_BOUGHT,
    QUALITY_BOUGHT,
    good_of,
    price_of,
)
from grognard.games.marmitages.state import ELEMENTS_LEFT, GAS, PLANES, SHELLS, Battle
from grognard.games.marmitages.vocabulary import DONE

# What a shopper aims at, in hundredths of his purse, by number of the good.
ATTACKING_BASKET: Final = vec[i64]([0, 30, 8, 9, 3, 0, 12, 0, 34, 4, 0, 0, 0, 0])
DEFENDING_BASKET: Final = vec[i64]([0, 26, 6, 0, 0, 14, 0, 0, 20, 4, 0, 6, 18, 6])
GOODS_INFANTRY: Final[i64] = 1


def weigh_goods(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """Fills the basket good by good, then spends what is left on infantry."""
    side = b.decider
    basket = ATTACKING_BASKET if side == b.attacker else DEFENDING_BASKET
    for action in offered.actions:
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
            continue
        good = good_of(action)
        lacking = basket[good] * b.ground.purses[side] // 100 - spent_on(b, side, good)
        price = price_of(good, amount_of(action))
        if price <= lacking:
            weighed.weigh(action, 100 + price)
        elif good == GOODS_INFANTRY:
            weighed.weigh(action, price)


def spent_on(b: Battle, side: Side, good: i64) -> i64:
    if good == GOODS_SHELLS:
        return b.stock[SHELLS + side]
    if good == GOODS_GAS:
        return price_of(good, b.stock[GAS + side])
    if good == GOODS_PLANES:
        return price_of(good, b.stock[PLANES + side])
    if good >= GOODS_WIRE:
        return price_of(good, b.stock[ELEMENTS_LEFT + 2 * (good - GOODS_WIRE) + side])
    bought: i64 = 0
    for unit in range(b.units()):
        if b.side[unit] == side and b.kind[unit] == KIND_BOUGHT[good] and b.quality[unit] == QUALITY_BOUGHT[good]:
            bought += 1
    return price_of(good, bought)
