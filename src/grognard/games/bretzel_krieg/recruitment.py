"""Bretzel Krieg !, recruitment and budget: divisions by dice, support with what is left."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import MOST_AMOUNT, Action, Choices, amount_of, pack, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side
from grognard.games.bretzel_krieg.rules import (
    AIR_SECRET,
    AIR_SUPPORT,
    ARMY_NEEDS_A_DIVISION,
    COMBAT_BUDGET,
    DIVISION_SIZE,
    ELEMENT_COSTS,
    FIXED_ORDER_OF_BATTLE,
    FULL_DIVISIONS,
    QUICK_START,
    RECRUIT_IN_TURN,
    SUPPORT_BUDGET,
    SUPPORT_COSTS,
)
from grognard.games.bretzel_krieg.state import (
    AIR,
    ATTACKER,
    BUDGET,
    BUYING,
    ENTRENCHING,
    ENTRENCHMENT,
    GOODS,
    GOODS_LEFT,
    GOODS_USED,
    IN_HAND,
    KINDS_OF_GOODS,
    MOST_ELEMENTS,
    NEXT_GOOD,
    PURSE,
    RECRUITED,
    RECRUITING,
    SMALL_ONE,
    SUPPORT,
    WEAKEST,
    Battle,
)
from grognard.games.bretzel_krieg.vocabulary import (
    BUY,
    DONE,
    EV_BOUGHT,
    EV_BUDGET,
    EV_RECRUITED,
    EV_SUPPORT_CHOSEN,
    RECRUIT,
)

ELEMENT_PRICE: Final = vec[i64]([1, 2, 2])  # by kind
GOOD_PRICE: Final = vec[i64]([3, 2, 3, 4, 2, 3, 4])  # by good
FULL: Final[i64] = 3  # elements of a division in open battle, at least


def roll_budgets(b: Battle, dice: Dice) -> None:
    """COMBAT_BUDGET and SUPPORT_BUDGET; the purses of all segments are one: POOLED_PURSES."""
    for side in range(i64(2)):
        thrown: i64 = 4 if side == ATTACKER else 3
        whole: i64 = 25 if side == ATTACKER else 20
        points: i64 = 0
        for _ in range(thrown * b.terrain.segments):
            points += dice.roll(6)
        b.stock[PURSE + side] = points
        b.note(EV_BUDGET, side=side, amount=points, rule=COMBAT_BUDGET)
        rest = whole * b.terrain.segments - points
        b.stock[BUDGET + side] = rest
        b.stock[SUPPORT + side] = rest
        b.note(EV_BUDGET, side=side, amount=rest, rule=SUPPORT_BUDGET)


# -- divisions -----------------------------------------------------------------------------------------------------------
def next_to_recruit(b: Battle) -> Side:
    """RECRUIT_IN_TURN; with a FIXED_ORDER_OF_BATTLE nobody does."""
    if b.ground.open_battle:
        for side in range(i64(2)):
            if not b.stock[RECRUITED + side]:
                return side
    return NOBODY


def divisions_of(b: Battle, side: Side) -> i64:
    return b.in_hand(side)


def kind_of(action: Action) -> i64:
    """The type of division that is raised: its recruitment keeps it in the slot of the unit."""
    return unit_of(action)


def recruit_objection(b: Battle, kind: i64, elements: i64) -> Rule:
    side = b.decider
    if elements < 1 or elements > MOST_ELEMENTS:
        return DIVISION_SIZE
    if b.stock[SMALL_ONE + side]:
        return FULL_DIVISIONS
    return ELEMENT_COSTS if ELEMENT_PRICE[kind] * elements > b.stock[PURSE + side] else ALLOWED


def recruit(b: Battle, kind: i64, elements: i64) -> None:
    side = b.decider
    b.stock[PURSE + side] -= ELEMENT_PRICE[kind] * elements
    if elements < FULL:
        b.stock[SMALL_ONE + side] = 1
    unit = b.raise_unit(side, kind, elements, IN_HAND)
    b.note(EV_RECRUITED, side=side, unit=unit, amount=elements)


def done_recruiting_objection(b: Battle) -> Rule:
    return ARMY_NEEDS_A_DIVISION if divisions_of(b, b.decider) == 0 else ALLOWED


def finish_recruiting(b: Battle) -> None:
    b.stock[RECRUITED + b.decider] = 1
    b.stock[PURSE + b.decider] = 0


class Recruiting(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([RECRUIT, DONE])

    def side(self, b: Battle) -> Side:
        return next_to_recruit(b)

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = next_to_recruit(b)
        if b.decider != NOBODY:
            return True
        b.phase = BUYING
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        if done_recruiting_objection(b) == ALLOWED:
            choices.offer(pack(DONE))
        for kind in range(i64(3)):
            for elements in range(1, MOST_ELEMENTS + 1):
                if recruit_objection(b, kind, elements) == ALLOWED:
                    choices.offer(pack(RECRUIT, unit=kind, amount=elements))

    def objection(self, b: Battle, action: Action) -> Rule:
        if verb_of(action) == DONE:
            return done_recruiting_objection(b)
        return recruit_objection(b, kind_of(action), amount_of(action))

    def cause(self, b: Battle, action: Action) -> Rule:
        if not b.ground.open_battle:
            return FIXED_ORDER_OF_BATTLE
        if b.phase != RECRUITING:
            return RECRUIT_IN_TURN
        rule = recruit_objection(b, kind_of(action), amount_of(action))
        return rule if rule != ALLOWED else RECRUIT_IN_TURN

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == DONE:
            finish_recruiting(b)
        else:
            recruit(b, kind_of(action), amount_of(action))

    def prompt(self, b: Battle) -> dict[str, Any]:
        return {"points": int(b.stock[PURSE + b.decider])}


# -- support -------------------------------------------------------------------------------------------------------------
def spent_openly(b: Battle, side: Side) -> i64:
    """What everybody knows a side has spent: its entrenchments, and the air attacks and guns it has used."""
    spent: i64 = 0
    for good in range(KINDS_OF_GOODS):
        spent += GOOD_PRICE[good] * b.stock[GOODS_USED + 2 * good + side]
    return spent


def spent_on_goods(b: Battle, side: Side) -> i64:
    """All that a side has spent, also on what it still holds in secret."""
    spent = spent_openly(b, side)
    for good in range(ENTRENCHMENT + 1, KINDS_OF_GOODS):
        spent += GOOD_PRICE[good] * b.stock[GOODS_LEFT + 2 * good + side]
    return spent


def may_have_air_goods(b: Battle, side: Side) -> bool:
    """Whether a side may still hold an air attack or an anti-aircraft asset, by what everybody knows.

    Players are asked by this, never by what they really hold: else the question itself would tell (AIR_SECRET).
    """
    return b.ground.air and b.stock[BUDGET + side] - spent_openly(b, side) >= WEAKEST


def next_to_buy(b: Battle) -> Side:
    for side in range(i64(2)):
        if b.stock[NEXT_GOOD + side] == ENTRENCHMENT:
            if b.stock[SUPPORT + side] >= GOOD_PRICE[ENTRENCHMENT]:
                return side
            b.stock[NEXT_GOOD + side] = ENTRENCHMENT + 1
        if b.stock[NEXT_GOOD + side] < KINDS_OF_GOODS:
            if b.stock[NEXT_GOOD + side] > ENTRENCHMENT + 1 or may_have_air_goods(b, side):
                return side
            finish_buying(b, side)
    return NOBODY


def good_of(action: Action) -> i64:
    """What is bought: a purchase keeps it in the slot of the unit."""
    return unit_of(action)


def buy_objection(b: Battle, good: i64, count: i64) -> Rule:
    if good >= AIR and not b.ground.air:
        return AIR_SUPPORT
    if good != b.stock[NEXT_GOOD + b.decider]:
        return AIR_SECRET
    return SUPPORT_COSTS if GOOD_PRICE[good] * count > b.stock[SUPPORT + b.decider] else ALLOWED


def buy(b: Battle, side: Side, good: i64, count: i64) -> None:
    b.stock[SUPPORT + side] -= GOOD_PRICE[good] * count
    b.stock[GOODS_LEFT + 2 * good + side] = count
    b.stock[NEXT_GOOD + side] = good + 1
    if good == ENTRENCHMENT:
        b.stock[GOODS_USED + 2 * ENTRENCHMENT + side] = count
        b.note(EV_BOUGHT, side=side, amount=count, rule=SUPPORT_COSTS)
    if good == KINDS_OF_GOODS - 1:
        finish_buying(b, side)


def finish_buying(b: Battle, side: Side) -> None:
    b.stock[NEXT_GOOD + side] = KINDS_OF_GOODS
    b.stock[SUPPORT + side] = 0
    if b.stock[BUDGET + side] > 0:
        b.note(EV_SUPPORT_CHOSEN, side=side, rule=AIR_SECRET)


def draw_support(b: Battle, side: Side, dice: Dice) -> None:
    """QUICK_START: one of the plan's lists, by a die that only its side sees."""
    lists = b.ground.plans[side].supports
    if not lists:
        return
    drawn = lists[dice.draw(i64(len(lists)), side) - 1] if len(lists) > 1 else lists[0]
    hand_out(b, side, drawn)
    b.stock[NEXT_GOOD + side] = KINDS_OF_GOODS
    b.stock[SUPPORT + side] = 0
    b.note(EV_SUPPORT_CHOSEN, side=side, rule=QUICK_START)


def hand_out(b: Battle, side: Side, goods: list[int]) -> None:
    """The air goods of a list; its entrenchments are known to all and so the same in every list of a plan."""
    for good in range(KINDS_OF_GOODS):
        count: i64 = goods[good]
        if good == ENTRENCHMENT:
            b.stock[GOODS_USED + side] = count
        elif not b.ground.air:
            count = 0
        b.stock[GOODS_LEFT + 2 * good + side] = count


class Buying(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([BUY])

    def side(self, b: Battle) -> Side:
        return next_to_buy(b.clone())

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = next_to_buy(b)
        if b.decider != NOBODY:
            return True
        b.phase = ENTRENCHING
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        good = b.stock[NEXT_GOOD + b.decider]
        count: i64 = 0
        while count <= MOST_AMOUNT and buy_objection(b, good, count) == ALLOWED:
            choices.offer(pack(BUY, unit=good, amount=count))
            count += 1

    def objection(self, b: Battle, action: Action) -> Rule:
        return buy_objection(b, good_of(action), amount_of(action))

    def unfinished(self, b: Battle) -> Rule:
        return AIR_SECRET

    def cause(self, b: Battle, action: Action) -> Rule:
        if b.phase != BUYING:
            return AIR_SUPPORT if good_of(action) >= AIR and not b.ground.air else RECRUIT_IN_TURN
        rule = self.objection(b, action)
        return rule if rule != ALLOWED else RECRUIT_IN_TURN

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        buy(b, b.decider, good_of(action), amount_of(action))

    def prompt(self, b: Battle) -> dict[str, Any]:
        good = b.stock[NEXT_GOOD + b.decider]
        if good != ENTRENCHMENT:  # what is left is a secret
            return {"good": GOODS[good]}
        return {"good": GOODS[good], "points": int(b.stock[SUPPORT + b.decider])}


# -- guessing ------------------------------------------------------------------------------------------------------------
def imagine_support(b: Battle, side: Side, dice: Dice) -> None:
    """Other air goods that a side may hold, by what everybody knows of it: its budget, and what it has used."""
    if not b.ground.air:
        return
    if b.ground.quick_start and b.ground.plans[side].supports:
        imagine_list(b, side, dice)
        return
    left = b.stock[BUDGET + side] - spent_openly(b, side)
    bought = b.stock[NEXT_GOOD + side]
    for good in range(ENTRENCHMENT + 1, KINDS_OF_GOODS):
        count: i64 = 0
        if good < bought and left >= GOOD_PRICE[good]:
            count = dice.roll(left // GOOD_PRICE[good] + 1) - 1
        b.stock[GOODS_LEFT + 2 * good + side] = count
        left -= count * GOOD_PRICE[good]
    b.stock[SUPPORT + side] = left if bought < KINDS_OF_GOODS else 0


def imagine_list(b: Battle, side: Side, dice: Dice) -> None:
    """One of the plan's lists that holds all that was used, less that."""
    fitting = [goods for goods in b.ground.plans[side].supports if holds_used(b, side, goods)]
    if fitting:
        goods = fitting[dice.roll(i64(len(fitting))) - 1]
        for good in range(ENTRENCHMENT + 1, KINDS_OF_GOODS):
            b.stock[GOODS_LEFT + 2 * good + side] = goods[good] - b.stock[GOODS_USED + 2 * good + side]


def holds_used(b: Battle, side: Side, goods: list[int]) -> bool:
    for good in range(ENTRENCHMENT + 1, KINDS_OF_GOODS):
        if goods[good] < b.stock[GOODS_USED + 2 * good + side]:
            return False
    return True
