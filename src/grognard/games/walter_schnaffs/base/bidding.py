"""Rebuilt: both sides bid a level in secret; the lower number attacks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, amount_of, pack
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side
from grognard.games.walter_schnaffs.base.thinning import thin_out
from grognard.games.walter_schnaffs.deployment import deploy_by_plan
from grognard.games.walter_schnaffs.levels import LEVELS, level_objection
from grognard.games.walter_schnaffs.purchase import armies_were_bought
from grognard.games.walter_schnaffs.rules import FIXED_LEVELS, LOWER_LEVEL_ATTACKS, SECRET_BIDS, TIED_BIDS
from grognard.games.walter_schnaffs.state import BID as BID_OF
from grognard.games.walter_schnaffs.state import DEPLOYING, FRENCH, GERMAN, LEVEL, Battle
from grognard.games.walter_schnaffs.vocabulary import BID, EV_BID_MADE, EV_LEVEL, EV_ROLES, EV_TIED_BIDS

MOST_TIES: Final[i64] = 3


def bid(b: Battle, side: Side, level: i64) -> None:
    """SECRET_BIDS: nothing but the fact shows before both have bid."""
    b.stock[BID_OF + side] = level
    b.note(EV_BID_MADE, side=side)


def next_to_bid(b: Battle) -> Side:
    for side in range(i64(2)):
        if b.stock[BID_OF + side] == 0:
            return side
    return NOBODY


def open_bids(b: Battle, dice: Dice) -> bool:
    """Lays both bids open; True when they settle who attacks, False when they are to be made again."""
    if not armies_were_bought(b):  # else the log would lay the purchases open too: see purchase.lay_armies_open
        b.reveals += 1
    for side in range(i64(2)):
        b.stock[LEVEL + side] = b.stock[BID_OF + side]
        b.stock[BID_OF + side] = 0
        b.note(EV_LEVEL, side=side, amount=b.stock[LEVEL + side])
    if b.stock[LEVEL] != b.stock[LEVEL + 1]:
        b.attacker = GERMAN if b.stock[LEVEL + GERMAN] < b.stock[LEVEL + FRENCH] else FRENCH
        b.note(EV_ROLES, side=b.attacker, rule=LOWER_LEVEL_ATTACKS)
        return True
    b.ties += 1
    if b.ties < MOST_TIES:
        b.note(EV_TIED_BIDS, amount=b.ties, rule=TIED_BIDS)
        return False
    b.attacker = GERMAN if dice.roll(6) <= 3 else FRENCH
    b.note(EV_ROLES, side=b.attacker, rule=TIED_BIDS)
    return True


def take_fixed_levels(b: Battle) -> None:
    """FIXED_LEVELS: those of the day, as the scenario has them; it has no equal ones."""
    for side in range(i64(2)):
        b.stock[LEVEL + side] = b.ground.fixed_levels[side]
        b.note(EV_LEVEL, side=side, amount=b.stock[LEVEL + side])
    b.attacker = GERMAN if b.stock[LEVEL + GERMAN] < b.stock[LEVEL + FRENCH] else FRENCH
    b.note(EV_ROLES, side=b.attacker, rule=FIXED_LEVELS)


def assume_roles(b: Battle, dice: Dice) -> None:
    """Attacker and defender are known: the defender is thinned out, then both deploy."""
    thin_out(b, dice)
    b.phase = DEPLOYING
    if b.ground.quick_start:
        deploy_by_plan(b, 1 - b.attacker)
        deploy_by_plan(b, b.attacker)


class Bidding(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([BID])

    def asks(self, b: Battle, dice: Dice) -> bool:
        if b.ground.fixed_levels[0] > 0:
            take_fixed_levels(b)
            assume_roles(b, dice)
            return False
        b.decider = next_to_bid(b)
        if b.decider != NOBODY:
            return True
        if open_bids(b, dice):
            assume_roles(b, dice)
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        for level in range(i64(len(LEVELS))):
            if level_objection(b.decider, level) == ALLOWED:
                choices.offer(pack(BID, amount=level))

    def objection(self, b: Battle, action: Action) -> Rule:
        return level_objection(b.decider, amount_of(action))

    def unfinished(self, b: Battle) -> Rule:
        return SECRET_BIDS

    def cause(self, b: Battle, action: Action) -> Rule:
        """Nobody bids where the players took the levels of the scenario."""
        return FIXED_LEVELS if b.ground.fixed_levels[0] > 0 else level_objection(b.decider, amount_of(action))

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        bid(b, b.decider, amount_of(action))
