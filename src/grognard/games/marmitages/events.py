"""Marmitages with cards: the event cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import Choices, pack
from grognard.engine.cards import Card
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule
from grognard.games.marmitages.barrage import price_objection
from grognard.games.marmitages.hand import spend
from grognard.games.marmitages.rules import (
    AMMUNITION_SHORTAGE,
    BARRAGES_BEFORE_LINES,
    EVENTS_NEED_A_TARGET,
    MUTINY,
    SUPPLY_SHORTAGE,
    SURPLUS_BARRAGES,
    SURPLUS_SHELLS,
)
from grognard.games.marmitages.state import (
    ACE,
    BARRAGING,
    JACK,
    KING,
    MUTINOUS,
    NO_AMMUNITION,
    NO_LINE,
    NO_SUPPLY,
    QUEEN,
    SHELLS,
    Battle,
    Sector,
)
from grognard.games.marmitages.vocabulary import (
    EV_MUTINY,
    EV_NO_AMMUNITION,
    EV_NO_SUPPLY,
    EV_SURPLUS_BARRAGES,
    EV_SURPLUS_SHELLS,
    FOR_BARRAGES,
    PLAY,
)

CHEAP_BARRAGE: Final[i64] = 1


# -- jack, queen, king: an enemy sector ----------------------------------------------------------------------------
def strikes(card: Card) -> bool:
    return JACK <= card <= KING


def strike_objection(b: Battle, sector: Sector) -> Rule:
    """EVENTS_STRIKE_ENEMIES, of whom one at least must be there."""
    return ALLOWED if sector >= 0 and b.owner[sector] == 1 - b.active else EVENTS_NEED_A_TARGET


def offer_strikes(b: Battle, card: Card, choices: Choices) -> None:
    for sector in range(b.sectors):
        if strike_objection(b, sector) == ALLOWED:
            choices.offer(pack(PLAY, target=sector, amount=card))


def strike(b: Battle, card: Card, sector: Sector) -> None:
    """Marks the units that stand in the sector now, until their side's next sequence ends (MARKS_FOLLOW_UNITS)."""
    spend(b, card)
    if card == JACK:  # DEFENDS_IN_FULL: only their own assaults are barred
        mark = NO_AMMUNITION
        b.note(EV_NO_AMMUNITION, side=b.active, target=sector, rule=AMMUNITION_SHORTAGE)
    elif card == QUEEN:
        mark = NO_SUPPLY
        b.note(EV_NO_SUPPLY, side=b.active, target=sector, rule=SUPPLY_SHORTAGE)
    else:
        mark = MUTINOUS
        b.note(EV_MUTINY, side=b.active, target=sector, rule=MUTINY)
    for unit in range(b.units()):
        if b.at[unit] == sector:
            b.marks[unit] |= mark


# -- the ace: shells, or cheap barrages ----------------------------------------------------------------------------
def barrages_objection(b: Battle, cost: i64) -> Rule:
    """BARRAGES_BEFORE_LINES, and shells for one at least."""
    return BARRAGES_BEFORE_LINES if b.battle_line != NO_LINE else price_objection(b, cost)


def ace_objection(b: Battle, use: i64) -> Rule:
    return barrages_objection(b, CHEAP_BARRAGE) if use == FOR_BARRAGES else ALLOWED


def offer_ace(b: Battle, choices: Choices) -> None:
    for use in range(i64(2)):
        if ace_objection(b, use) == ALLOWED:
            choices.offer(pack(PLAY, unit=use, amount=ACE))


def play_ace(b: Battle, use: i64, dice: Dice) -> None:
    spend(b, ACE)
    if use == FOR_BARRAGES:
        b.note(EV_SURPLUS_BARRAGES, side=b.active, rule=SURPLUS_BARRAGES)
        open_barrages(b, CHEAP_BARRAGE)
    else:
        found = dice.roll(6)
        b.stock[SHELLS + b.active] += found
        b.note(EV_SURPLUS_SHELLS, side=b.active, amount=found, rule=SURPLUS_SHELLS)


# -- barrages without a card ---------------------------------------------------------------------------------------
def interdict_objection(b: Battle) -> Rule:
    """At the price of this sequence: an ace that was played for barrages has lowered it (ACE_PRICE_LASTS)."""
    return barrages_objection(b, b.barrage_cost)


def open_barrages(b: Battle, cost: i64) -> None:
    b.barrage_cost = cost
    b.phase = BARRAGING
