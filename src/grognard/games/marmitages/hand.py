"""Marmitages with cards: each side's deck, its hand and its two discard piles."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.cards import Card, Pile, copies, draw_card, one, pile_of, size
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Side
from grognard.games.marmitages.rules import (
    ATTACKER_EXTRA_CARD,
    BURNING_RANK,
    CARD_IN_HAND,
    HAND_OF_LINES,
    RESHUFFLE,
    SURPLUS_CARDS,
    THROWN_CARDS_DO_NOT_BURN,
)
from grognard.games.marmitages.state import (
    BURNING,
    DECK,
    DEPTH,
    HAND,
    JOKER,
    KNOWN,
    PERMANENT,
    PILES,
    TEMPORARY,
    Battle,
)
from grognard.games.marmitages.vocabulary import (
    EV_CARD_BURNED,
    EV_CARD_DRAWN,
    EV_CARD_PLAYED,
    EV_CARD_TAKEN,
    EV_CARD_THROWN,
    EV_HAND,
    EV_RESHUFFLED,
)

# TWO_DECKS: 2 to 10, jack, queen, king and ace twice, one joker.
FULL_DECK: Final[Pile] = pile_of([*range(2, JOKER), *range(2, JOKER), JOKER])
DECK_SIZE: Final[i64] = 27
FIRST_TO_BURN: Final[Card] = 10


def new_cards() -> vec[i64]:
    """Both decks whole, nothing drawn."""
    cards = vec[i64]([0] * PILES)
    for side in range(i64(2)):
        cards[DECK + side] = FULL_DECK
        cards[BURNING + side] = FIRST_TO_BURN
    return cards


# -- making the hands ----------------------------------------------------------------------------------------------
def lines_held(b: Battle, side: Side) -> i64:
    """LINE_OF_BATTLE: the rows in which the side has a unit somewhere."""
    lines: i64 = 0
    for row in range(DEPTH):
        for sector in range(row * b.width, (row + 1) * b.width):
            if b.owner[sector] == side:
                lines += 1
                break
    return lines


def make_hands(b: Battle, dice: Dice) -> None:
    """HAND_MADE_WHEN: at the start of the game turn, after reinforcements, the attacker first."""
    make_hand(b, b.attacker, dice)
    make_hand(b, 1 - b.attacker, dice)


def make_hand(b: Battle, side: Side, dice: Dice) -> None:
    """HAND_OF_LINES: as many cards as lines; ATTACKER_EXTRA_CARD on turn 1. What was kept counts."""
    wanted = lines_held(b, side)
    if b.turn == 1 and side == b.attacker:
        wanted += 1
    while size(b.cards[HAND + side]) > wanted:
        take_surplus(b, side, dice)
    while size(b.cards[HAND + side]) < wanted and can_draw(b, side):
        draw(b, side, dice)
    rule = ATTACKER_EXTRA_CARD if b.turn == 1 and side == b.attacker else ALLOWED
    b.note(EV_HAND, side=side, amount=size(b.cards[HAND + side]), rule=rule)


def take_surplus(b: Battle, side: Side, dice: Dice) -> None:
    """SURPLUS_TO_TEMPORARY: taken at random; the die stays hidden, for its face would tell of the cards beside."""
    card = draw_card(b.cards[HAND + side], dice, side)
    leave_hand(b, side, card)
    b.cards[TEMPORARY + side] += one(card)
    b.note(EV_CARD_TAKEN, side=side, amount=card, rule=SURPLUS_CARDS)


def can_draw(b: Battle, side: Side) -> bool:
    """NO_CARD_LEFT: with deck and temporary pile empty nothing is drawn."""
    return b.cards[DECK + side] != 0 or b.cards[TEMPORARY + side] != 0


def draw(b: Battle, side: Side, dice: Dice) -> None:
    if b.cards[DECK + side] == 0:  # RESHUFFLE_WHEN
        reshuffle(b, side)
    card = draw_card(b.cards[DECK + side], dice, side)
    b.cards[DECK + side] -= one(card)
    b.cards[HAND + side] += one(card)
    b.note(EV_CARD_DRAWN, side=side, amount=card, rule=HAND_OF_LINES, seen_by=side)


def reshuffle(b: Battle, side: Side) -> None:
    """RESHUFFLE: the temporary pile is the new deck. What is in hand now is what lies nowhere else: everybody knows it."""
    b.cards[DECK + side] = b.cards[TEMPORARY + side]
    b.cards[TEMPORARY + side] = 0
    b.cards[KNOWN + side] = b.cards[HAND + side]
    b.note(EV_RESHUFFLED, side=side, amount=size(b.cards[DECK + side]), rule=RESHUFFLE)


# -- playing and throwing away -------------------------------------------------------------------------------------
def holding_objection(b: Battle, card: Card) -> Rule:
    return ALLOWED if copies(b.cards[HAND + b.active], card) > 0 else CARD_IN_HAND


def leave_hand(b: Battle, side: Side, card: Card) -> None:
    """The card is shown; of what was known to be in hand it may have been part."""
    b.cards[HAND + side] -= one(card)
    if copies(b.cards[KNOWN + side], card) > 0:
        b.cards[KNOWN + side] -= one(card)
    b.reveals += 1


def spend(b: Battle, card: Card) -> None:
    """A played card goes to one of the TWO_DISCARDS: BURNING_RANK for good, any other for a time."""
    side = b.active
    leave_hand(b, side, card)
    b.note(EV_CARD_PLAYED, side=side, amount=card)
    if card != b.cards[BURNING + side]:
        b.cards[TEMPORARY + side] += one(card)
        return
    b.cards[PERMANENT + side] += one(card)
    b.note(EV_CARD_BURNED, side=side, amount=card, rule=BURNING_RANK)
    if copies(b.cards[PERMANENT + side], card) == 2:
        b.cards[BURNING + side] -= 1


def throw_away(b: Battle, card: Card) -> None:
    """KEEP_OR_THROW: a useless card goes to the temporary pile, whatever burns (THROWN_CARDS_DO_NOT_BURN)."""
    leave_hand(b, b.active, card)
    b.cards[TEMPORARY + b.active] += one(card)
    b.note(EV_CARD_THROWN, side=b.active, amount=card, rule=THROWN_CARDS_DO_NOT_BURN)


# -- imagining -----------------------------------------------------------------------------------------------------
def imagine_hand(b: Battle, side: Side, dice: Dice) -> None:
    """Another hand of the same size: what everybody knows of it, the rest from all that lies face down."""
    known = b.cards[KNOWN + side]
    hand = known
    unseen = b.cards[HAND + side] + b.cards[DECK + side] - known
    for _ in range(size(b.cards[HAND + side]) - size(known)):
        card = draw_card(unseen, dice, side)
        unseen -= one(card)
        hand += one(card)
    b.cards[HAND + side] = hand
    b.cards[DECK + side] = unseen
