"""Walter Schnaffs, the budget: what bases cost, and armies bought in secret for open battles."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import MOST_AMOUNT, Action, Choices, amount_of, pack, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side
from grognard.games.walter_schnaffs.organisation import fewest_bases, loads_by_the_muzzle, most_bases
from grognard.games.walter_schnaffs.rules import ARMY_BOUGHT_IN_SECRET, ARMY_MUST_FIT, ARMY_NEEDS_A_UNIT, ARMY_POINTS
from grognard.games.walter_schnaffs.state import (
    BIDDING,
    BOUGHT,
    CAVALRY,
    IN_HAND,
    INFANTRY,
    KEPT,
    KINDS,
    MODERN,
    MOST_UNITS,
    NEVER,
    PLAIN,
    PROFESSIONAL,
    PURSE,
    QUALITIES,
    REGULAR,
    RESERVIST,
    Battle,
)
from grognard.games.walter_schnaffs.vocabulary import BUY, DONE, EV_ARMY_BOUGHT


def base_cost(kind: i64, quality: i64, rifle: i64) -> i64:
    """Points for one base: INFANTRY_COST, CAVALRY_COST, GUN_COST, then QUALITY_COST."""
    cost: i64 = 20
    if kind == INFANTRY:
        cost = 11 if rifle == MODERN else 10
    elif kind == CAVALRY:
        cost = 12
    elif loads_by_the_muzzle(kind):
        cost = 18
    if quality == PROFESSIONAL:
        cost += 3
    elif quality == RESERVIST:
        cost -= 3
    return cost


class Goods:
    """Everything that can be bought: each kind in each size, rifle and quality."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.kind = vec[i64]()
        self.quality = vec[i64]()
        self.rifle = vec[i64]()
        self.bases = vec[i64]()
        self.cost = vec[i64]()
        for kind in range(i64(len(KINDS))):
            for bases in range(fewest_bases(kind), most_bases(kind) + 1):
                for rifle in range(MODERN + 1 if kind == INFANTRY else PLAIN + 1):
                    for quality in range(i64(len(QUALITIES))):
                        self.add(kind, bases, rifle, quality)

    def add(self, kind: i64, bases: i64, rifle: i64, quality: i64) -> None:
        words = [KINDS[kind]]
        if most_bases(kind) > 1:
            words.append(str(bases))
        if rifle == MODERN:
            words.append("modern")
        if quality != REGULAR:
            words.append(QUALITIES[quality])
        self.names.append("-".join(words))
        self.kind = append(self.kind, kind)
        self.quality = append(self.quality, quality)
        self.rifle = append(self.rifle, rifle)
        self.bases = append(self.bases, bases)
        self.cost = append(self.cost, bases * base_cost(kind, quality, rifle))

    def count(self) -> i64:
        return i64(len(self.cost))


GOODS: Final = Goods()


def units_bought(b: Battle, side: Side) -> i64:
    return b.count(side, IN_HAND)


def good_of(action: Action) -> i64:
    """What is bought: a purchase keeps it in the slot of the unit."""
    return unit_of(action)


def buy_objection(b: Battle, side: Side, good: i64, count: i64) -> Rule:
    if count < 1 or count * GOODS.cost[good] > b.stock[PURSE + side]:
        return ARMY_POINTS
    return ARMY_MUST_FIT if units_bought(b, side) + count > MOST_UNITS else ALLOWED


def done_buying_objection(b: Battle, side: Side) -> Rule:
    return ARMY_NEEDS_A_UNIT if units_bought(b, side) == 0 else ALLOWED


def offer_goods(b: Battle, choices: Choices) -> None:
    """For speed the most that can be bought of each is worked out; buy_objection would be asked for every number."""
    side = b.decider
    purse = b.stock[PURSE + side]
    room = min(MOST_UNITS - units_bought(b, side), MOST_AMOUNT)
    if done_buying_objection(b, side) == ALLOWED:
        choices.offer(pack(DONE))
    for good in range(GOODS.count()):
        for count in range(i64(1), min(purse // GOODS.cost[good], room) + 1):
            choices.offer(pack(BUY, unit=good, amount=count))


def buy(b: Battle, side: Side, good: i64, count: i64) -> None:
    """ARMY_BOUGHT_IN_SECRET: nothing is noted."""
    goods = GOODS
    b.stock[PURSE + side] -= count * goods.cost[good]
    b.raise_units(count, side, goods.kind[good], goods.quality[good], goods.rifle[good], goods.bases[good], IN_HAND)


def finish_buying(b: Battle, side: Side) -> None:
    """The rolls are filled up, so that the numbers of the units that follow do not tell how many were bought."""
    b.stock[BOUGHT + side] = 1
    b.raise_units(MOST_UNITS - units_bought(b, side), side, INFANTRY, REGULAR, PLAIN, 0, NEVER)
    b.note(EV_ARMY_BOUGHT, side=side)


def armies_were_bought(b: Battle) -> bool:
    return b.ground.purses[0] > 0


def lay_armies_open(b: Battle) -> None:
    """The log may tell what was bought once everything is on the table, and everybody can know that it is."""
    if armies_were_bought(b) and b.reveals == 0 and b.count(b.attacker, KEPT) + b.count(b.attacker, IN_HAND) == 0:
        b.reveals += 1


def next_to_buy(b: Battle) -> Side:
    for side in range(i64(2)):
        if b.ground.purses[side] > 0 and not b.stock[BOUGHT + side]:
            return side
    return NOBODY


def unit_cost(b: Battle, unit: i64) -> i64:
    return b.full[unit] * base_cost(b.kind[unit], b.quality[unit], b.rifle[unit])


class Buying(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([BUY, DONE])

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = next_to_buy(b)
        if b.decider != NOBODY:
            return True
        b.phase = BIDDING
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        offer_goods(b, choices)

    def objection(self, b: Battle, action: Action) -> Rule:
        if verb_of(action) == DONE:
            return done_buying_objection(b, b.decider)
        return buy_objection(b, b.decider, good_of(action), amount_of(action))

    def unfinished(self, b: Battle) -> Rule:
        return ARMY_BOUGHT_IN_SECRET

    def cause(self, b: Battle, action: Action) -> Rule:
        return ALLOWED if armies_were_bought(b) else ARMY_POINTS

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == DONE:
            finish_buying(b, b.decider)
        else:
            buy(b, b.decider, good_of(action), amount_of(action))
