"""Cards: a pile is how many of each it holds, packed in one number. A deck has no order until a card is drawn from it.

Taking any card of an unordered deck by the dice is as fair as the top card of a shuffled one, and leaves no order to hide.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.dice import Dice
from grognard.engine.state import Side

Card = i64  # a kind of card, from 0 to 30
Pile = i64  # two bits per kind: up to three alike

HIGHEST: Final[Pile] = 0x1000000000000000  # the single card 30


def copies(pile: Pile, card: Card) -> i64:
    """How many of a card a pile holds."""
    return (pile >> (card + card)) & 3


def one(card: Card) -> Pile:
    """A pile of that single card: add it to put the card down, subtract it to take the card up."""
    # Not 1 << …: compiled, that 1 would be a C int of 32 bits.
    return HIGHEST >> (60 - card - card)


def size(pile: Pile) -> i64:
    count: i64 = 0
    while pile != 0:
        count += pile & 3
        pile >>= 2
    return count


def nth_card(pile: Pile, number: i64) -> Card:
    """The card at a place of the pile sorted by kind, counted from 1."""
    card: Card = 0
    left = number - copies(pile, card)
    while left > 0:
        card += 1
        left -= copies(pile, card)
    return card


def draw_card(pile: Pile, dice: Dice, seen_by: Side) -> Card:
    """Any card of a pile that is not empty, seen by one side alone. It is not yet taken off."""
    return nth_card(pile, dice.draw(size(pile), seen_by))


def cards_of(pile: Pile) -> list[int]:
    """Every card of a pile one by one, sorted by kind: for showing it."""
    return [int(nth_card(pile, number)) for number in range(i64(1), size(pile) + 1)]


def pile_of(cards: list[int]) -> Pile:
    pile: Pile = 0
    for card in cards:
        pile += one(card)
    return pile
