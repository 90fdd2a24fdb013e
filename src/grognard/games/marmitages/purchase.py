"""Marmitages, the author's later sheet: armies bought with points, in secret, and who attacks with them (§2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import MOST_AMOUNT, Action, Choices, amount_of, pack, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side
from grognard.games.marmitages.defences import elements_left
from grognard.games.marmitages.last_shells import stock_last_shells
from grognard.games.marmitages.rules import (
    ARMY_MUST_FIT,
    ARMY_NEEDS_TROOPS,
    ARTILLERY_SHARE,
    DEFENCE_SHARE,
    POINT_COSTS,
    POINTS_OF_A_BATTLE,
    PURCHASES_IN_SECRET,
    WHO_ATTACKS,
)
from grognard.games.marmitages.state import (
    ARMOURED_CAR,
    ASSAULT_TROOPS,
    BOUGHT,
    CAVALRY,
    ELEMENTS_LEFT,
    ELITE,
    FORT,
    FORTIFYING,
    GAS,
    HALF,
    IN_HAND,
    INEXPERIENCED,
    INFANTRY,
    LIMIT,
    NEST,
    PLANES,
    PURSE,
    SHELLS,
    STANDARD,
    TANK,
    Battle,
)
from grognard.games.marmitages.vocabulary import BUY, DONE, EV_ARMY_BOUGHT, EV_ROLES

GOODS: Final = [
    "inexperienced",
    "infantry",
    "elite",
    "assault-troops",
    "cavalry",
    "machine-gun",
    "tank",
    "armoured-car",
    "shells",
    "gas",
    "aviation",
    "wire",
    "trench",
    "fort",
]
TROOPS: Final[i64] = 8  # the goods before this number are units
GOODS_INEXPERIENCED: Final[i64] = 0
GOODS_SHELLS: Final[i64] = 8
GOODS_GAS: Final[i64] = 9
GOODS_PLANES: Final[i64] = 10
GOODS_WIRE: Final[i64] = 11
GOODS_FORT: Final[i64] = 13

# In half points, for two inexperienced battalions cost one point.
HALF_POINTS: Final = vec[i64]([1, 2, 4, 6, 2, 4, 4, 4, 2, 4, 4, 2, 4, 6])
KIND_BOUGHT: Final = vec[i64](
    [INFANTRY, INFANTRY, INFANTRY, ASSAULT_TROOPS, CAVALRY, NEST, TANK, ARMOURED_CAR],
)
QUALITY_BOUGHT: Final = vec[i64]([INEXPERIENCED, STANDARD, ELITE, ELITE, STANDARD, STANDARD, STANDARD, STANDARD])


def price_of(good: i64, count: i64) -> i64:
    return HALF_POINTS[good] * count // 2


def lot_of(good: i64) -> i64:
    """Inexperienced battalions are sold in pairs."""
    return 2 if good == GOODS_INEXPERIENCED else 1


def spent_on_artillery(b: Battle, side: Side) -> i64:
    """Shells and gas (GAS_IN_THE_SHARE), not aviation."""
    return b.stock[SHELLS + side] + 2 * b.stock[GAS + side]


def spent_on_defences(b: Battle, side: Side) -> i64:
    return b.stock[ELEMENTS_LEFT + side] + 2 * b.stock[ELEMENTS_LEFT + 2 + side] + 3 * b.stock[ELEMENTS_LEFT + 4 + side]


def least_artillery(b: Battle, side: Side) -> i64:
    """A fifth of the budget, rounded up."""
    return (b.ground.purses[side] + 4) // 5


def two_fifths(b: Battle, side: Side) -> i64:
    return 2 * b.ground.purses[side] // 5


def troops_of(b: Battle, side: Side) -> i64:
    return b.in_hand(side)


def space_left(b: Battle, side: Side) -> i64:
    """Places for units and works in the rows where the side can deploy, taken for the attacker unless it certainly is not."""
    rows = HALF - 1 if side == b.attacker or b.ground.drawn_roles else HALF
    return rows * b.width * LIMIT - troops_of(b, side) - elements_left(b, side)


def good_of(action: Action) -> i64:
    """What is bought: a purchase keeps it in the slot of the unit."""
    return unit_of(action)


def buy_objection(b: Battle, side: Side, good: i64, count: i64) -> Rule:
    cost = price_of(good, count)
    purse = b.stock[PURSE + side]
    if count < 1 or count % lot_of(good) != 0 or cost > purse:
        return POINT_COSTS
    artillery = spent_on_artillery(b, side)
    if good == GOODS_SHELLS or good == GOODS_GAS:
        if artillery + cost > two_fifths(b, side):
            return ARTILLERY_SHARE
        artillery += cost
    owed = max(least_artillery(b, side) - artillery, 0)
    if purse - cost < owed:
        return ARTILLERY_SHARE
    if good >= GOODS_WIRE and (side != b.attacker or b.ground.drawn_roles):
        if spent_on_defences(b, side) + cost > two_fifths(b, side):
            return DEFENCE_SHARE
    if good >= TROOPS and purse - cost < owed + 1 and troops_of(b, side) == 0:
        return ARMY_NEEDS_TROOPS
    return ALLOWED if fits(b, side, good, count) else ARMY_MUST_FIT


def fits(b: Battle, side: Side, good: i64, count: i64) -> bool:
    """Two works to a sector of the own half and one fort; units and works together four, where units can be deployed."""
    if good >= TROOPS and good < GOODS_WIRE:
        return True
    half = HALF * b.width
    if good >= GOODS_WIRE and elements_left(b, side) + count > 2 * half:
        return False
    if good == GOODS_FORT and b.stock[ELEMENTS_LEFT + 2 * FORT + side] + count > half:
        return False
    return count <= space_left(b, side)


def done_buying_objection(b: Battle, side: Side) -> Rule:
    if spent_on_artillery(b, side) < least_artillery(b, side):
        return ARTILLERY_SHARE
    return ARMY_NEEDS_TROOPS if troops_of(b, side) == 0 else ALLOWED


def offer_goods(b: Battle, choices: Choices) -> None:
    side = b.decider
    if done_buying_objection(b, side) == ALLOWED:
        choices.offer(pack(DONE))
    for good in range(i64(len(GOODS))):
        step = lot_of(good)
        count = step
        while count <= MOST_AMOUNT and buy_objection(b, side, good, count) == ALLOWED:
            choices.offer(pack(BUY, unit=good, amount=count))
            count += step


def buy(b: Battle, side: Side, good: i64, count: i64) -> None:
    b.stock[PURSE + side] -= price_of(good, count)
    if good < TROOPS:
        quality = QUALITY_BOUGHT[good]
        for _ in range(count):
            b.raise_unit(side, KIND_BOUGHT[good], quality, quality, quality, IN_HAND)
    elif good == GOODS_SHELLS:
        b.stock[SHELLS + side] += count
    elif good == GOODS_GAS:
        b.stock[GAS + side] += count
    elif good == GOODS_PLANES:
        b.stock[PLANES + side] += count
    else:
        b.stock[ELEMENTS_LEFT + 2 * (good - GOODS_WIRE) + side] += count


def finish_buying(b: Battle, side: Side) -> None:
    b.stock[BOUGHT + side] = 1
    b.note(EV_ARMY_BOUGHT, side=side)


def forget_purchases(b: Battle, side: Side) -> None:
    """Gives everything back: for an opponent who guesses what a side may have bought."""
    keep = [u for u in range(b.units()) if b.side[u] != side]
    b.side = vec[i64]([b.side[u] for u in keep])
    b.kind = vec[i64]([b.kind[u] for u in keep])
    b.quality = vec[i64]([b.quality[u] for u in keep])
    b.quality_attacking = vec[i64]([b.quality_attacking[u] for u in keep])
    b.quality_defending = vec[i64]([b.quality_defending[u] for u in keep])
    b.at = vec[i64]([b.at[u] for u in keep])
    b.marks = vec[i64]([b.marks[u] for u in keep])
    for stock in (SHELLS, GAS, PLANES, ELEMENTS_LEFT, ELEMENTS_LEFT + 2, ELEMENTS_LEFT + 4):
        b.stock[stock + side] = 0
    b.stock[PURSE + side] = b.ground.purses[side]


def next_to_buy(b: Battle) -> Side:
    for side in range(i64(2)):
        if b.ground.purses[side] > 0 and not b.stock[BOUGHT + side]:
            return side
    return NOBODY


def armies_are_bought(b: Battle) -> bool:
    return b.ground.purses[0] + b.ground.purses[1] > 0


def assign_roles(b: Battle, dice: Dice) -> None:
    """WHO_ATTACKS: more shells and no more works than the other; in every other case a die, 1 to 3 for the first side."""
    if not b.ground.drawn_roles:
        return
    more_shells: Side = 0 if b.stock[SHELLS] > b.stock[SHELLS + 1] else 1
    level = b.stock[SHELLS] == b.stock[SHELLS + 1]
    if level or elements_left(b, more_shells) > elements_left(b, 1 - more_shells):
        b.attacker = 0 if dice.roll(6) <= 3 else 1
    else:
        b.attacker = more_shells
    b.note(EV_ROLES, side=b.attacker, rule=WHO_ATTACKS)


def lay_armies_open(b: Battle, dice: Dice) -> None:
    """A scenario that gives the armies has nothing to lay open."""
    if armies_are_bought(b):
        b.reveals += 1
        assign_roles(b, dice)
    if not b.ground.quick_start:
        stock_last_shells(b)


class Buying(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([BUY, DONE])

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = next_to_buy(b)
        if b.decider != NOBODY:
            return True
        lay_armies_open(b, dice)
        b.phase = FORTIFYING
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        offer_goods(b, choices)

    def objection(self, b: Battle, action: Action) -> Rule:
        if verb_of(action) == DONE:
            return done_buying_objection(b, b.decider)
        return buy_objection(b, b.decider, good_of(action), amount_of(action))

    def unfinished(self, b: Battle) -> Rule:
        return PURCHASES_IN_SECRET

    def cause(self, b: Battle, action: Action) -> Rule:
        """Nobody buys where the scenario gives the armies."""
        return ALLOWED if armies_are_bought(b) else POINTS_OF_A_BATTLE

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == DONE:
            finish_buying(b, b.decider)
        else:
            buy(b, b.decider, good_of(action), amount_of(action))
