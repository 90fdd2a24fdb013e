"""Marmitages with cards: what can be done with a hand before, between and after the lines (EVENTS_WHEN, KEEP_OR_THROW)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, amount_of, origin_of, pack, target_of, unit_of, verb_of
from grognard.engine.cards import Card, copies
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Side
from grognard.games.marmitages.assault import muster_objection
from grognard.games.marmitages.events import (
    ace_objection,
    interdict_objection,
    offer_ace,
    offer_strikes,
    open_barrages,
    play_ace,
    strike,
    strike_objection,
    strikes,
)
from grognard.games.marmitages.hand import holding_objection, throw_away
from grognard.games.marmitages.lines import in_action, line_objection, lines_standing, play_on_line
from grognard.games.marmitages.rules import (
    ACTIVATION_BY_CARDS,
    ACTIVATION_NUMBER,
    BARRAGES_BEFORE_LINES,
    EVENTS_WHEN,
    GENERAL_ASSAULT,
    LINE_BY_LINE,
)
from grognard.games.marmitages.state import (
    ACE,
    ACTIVATING,
    ASSAULTING,
    BARRAGING,
    CARDS,
    DEPTH,
    HAND,
    JACK,
    JOKER,
    MOVING,
    RESTING,
    Battle,
    Sector,
)
from grognard.games.marmitages.turn import end_sequence
from grognard.games.marmitages.vocabulary import (
    ACTIVATE,
    ASSAULT,
    BARRAGE,
    DISCARD,
    DONE,
    INTERDICT,
    LINE,
    MOVE,
    PLAY,
    REST,
)

LINE_VERBS: Final = vec[i64]([LINE, ACTIVATE, REST, PLAY, DISCARD, MOVE, ASSAULT])
LINE_PHASES: Final = vec[i64]([CARDS, BARRAGING, ACTIVATING, RESTING, MOVING, ASSAULTING])


def activates(card: Card) -> bool:
    """Numbers do, and the joker (JOKER_IS_THE_CARD)."""
    return card < JACK or card == JOKER


def offer_card(b: Battle, card: Card, standing: i64, choices: Choices) -> None:
    """What can be done with a card in hand. For speed, not the whole objections: the lines that stand are found once."""
    if activates(card):
        for row in range(DEPTH):
            if line_objection(b, row, standing) == ALLOWED:
                choices.offer(pack(LINE, unit=row, amount=card))
    elif strikes(card):
        offer_strikes(b, card, choices)
    else:
        offer_ace(b, choices)
    choices.offer(pack(DISCARD, amount=card))


def row_of(action: Action) -> i64:
    """The line a card is played on: the action keeps its row in the slot of the unit."""
    return unit_of(action)


def use_of(action: Action) -> i64:
    """What an ace is to bring, NONE for other events: the action keeps it in the slot of the unit."""
    return unit_of(action)


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


def out_of_line(b: Battle, action: Action) -> Rule:
    """Where nothing but the time is wrong: the rule of the order of lines that is broken."""
    verb = verb_of(action)
    if not b.ground.cards or b.phase not in LINE_PHASES or b.decider != b.active:
        return ALLOWED
    if verb == INTERDICT or verb == BARRAGE or (b.phase == BARRAGING and verb in LINE_VERBS):
        return BARRAGES_BEFORE_LINES
    if verb == PLAY:
        return EVENTS_WHEN
    if verb == MOVE and b.phase == CARDS and not in_action(b, unit_of(action)):
        return ACTIVATION_BY_CARDS
    if verb == ASSAULT and b.phase == CARDS and muster_objection(b, origin_of(action)) != ALLOWED:
        return ACTIVATION_BY_CARDS
    return LINE_BY_LINE if verb in LINE_VERBS else ALLOWED


class PlayingCards(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([LINE, PLAY, DISCARD, INTERDICT, DONE])

    def side(self, b: Battle) -> Side:
        return b.active

    def asks(self, b: Battle, dice: Dice) -> bool:
        """With no card in hand, and no barrages that can be paid, there is nothing to decide."""
        b.decider = b.active
        if b.cards[HAND + b.active] != 0 or interdict_objection(b) == ALLOWED:
            return True
        end_sequence(b)
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        choices.offer(pack(DONE))
        if interdict_objection(b) == ALLOWED:
            choices.offer(pack(INTERDICT))
        hand = b.cards[HAND + b.active]
        standing = lines_standing(b)
        for card in range(i64(2), JOKER + 1):
            if copies(hand, card) > 0:
                offer_card(b, card, standing, choices)

    def objection(self, b: Battle, action: Action) -> Rule:
        verb = verb_of(action)
        if verb == LINE:
            return line_card_objection(b, row_of(action), amount_of(action))
        if verb == PLAY:
            return event_objection(b, amount_of(action), target_of(action), use_of(action))
        if verb == DISCARD:
            return holding_objection(b, amount_of(action))
        return interdict_objection(b) if verb == INTERDICT else ALLOWED

    def cause(self, b: Battle, action: Action) -> Rule:
        return self.objection(b, action) if b.ground.cards else ACTIVATION_BY_CARDS

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        verb = verb_of(action)
        if verb == LINE:
            play_on_line(b, row_of(action), amount_of(action))
        elif verb == PLAY:
            play_event(b, amount_of(action), target_of(action), use_of(action), dice)
        elif verb == DISCARD:
            throw_away(b, amount_of(action))
        elif verb == INTERDICT:
            open_barrages(b, b.barrage_cost)
        else:
            end_sequence(b)
