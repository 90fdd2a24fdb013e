"""Marmitages with cards: what can be done with a hand before, between and after the lines (EVENTS_WHEN, KEEP_OR_THROW)."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Choices, pack
from grognard.engine.cards import Card, copies
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule
from grognard.games.marmitages.events import (
    ace_objection,
    interdict_objection,
    offer_ace,
    offer_strikes,
    play_ace,
    strike,
    strike_objection,
    strikes,
)
from grognard.games.marmitages.hand import holding_objection
from grognard.games.marmitages.lines import line_objection, lines_standing
from grognard.games.marmitages.rules import ACTIVATION_NUMBER, GENERAL_ASSAULT
from grognard.games.marmitages.state import ACE, DEPTH, HAND, JACK, JOKER, Battle, Sector
from grognard.games.marmitages.vocabulary import DISCARD, DONE, INTERDICT, LINE


def activates(card: Card) -> bool:
    """Numbers do, and the joker: it is its line's one card."""
    return card < JACK or card == JOKER


def cards_asked(b: Battle) -> bool:
    """Whether there is anything to decide: a card in hand, or barrages that can be paid."""
    return b.cards[HAND + b.active] != 0 or interdict_objection(b) == ALLOWED


def offer_cards(b: Battle, choices: Choices) -> None:
    choices.offer(pack(DONE))
    if interdict_objection(b) == ALLOWED:
        choices.offer(pack(INTERDICT))
    hand = b.cards[HAND + b.active]
    standing = lines_standing(b)
    for card in range(i64(2), JOKER + 1):
        if copies(hand, card) > 0:
            offer_card(b, card, standing, choices)


def offer_card(b: Battle, card: Card, standing: i64, choices: Choices) -> None:
    if activates(card):
        for row in range(DEPTH):
            if line_objection(b, row, standing) == ALLOWED:
                choices.offer(pack(LINE, unit=row, amount=card))
    elif strikes(card):
        offer_strikes(b, card, choices)
    else:
        offer_ace(b, choices)
    choices.offer(pack(DISCARD, amount=card))


def line_card_objection(b: Battle, row: i64, card: Card) -> Rule:
    if holding_objection(b, card) != ALLOWED:
        return holding_objection(b, card)
    return line_objection(b, row, lines_standing(b)) if activates(card) else ACTIVATION_NUMBER


def event_objection(b: Battle, card: Card, sector: Sector, use: i64) -> Rule:
    if holding_objection(b, card) != ALLOWED:
        return holding_objection(b, card)
    if activates(card):
        return GENERAL_ASSAULT if card == JOKER else ACTIVATION_NUMBER
    return ace_objection(b, use) if card == ACE else strike_objection(b, sector)


def play_event(b: Battle, card: Card, sector: Sector, use: i64, dice: Dice) -> None:
    if card == ACE:
        play_ace(b, use, dice)
    else:
        strike(b, card, sector)
