"""Marmitages with cards: which line a card serves best, and whom events should strike."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, amount_of, target_of, verb_of
from grognard.engine.cards import Card, cards_of
from grognard.engine.judgement import Weighed
from grognard.engine.state import Unit
from grognard.games.marmitages.cards import activates, row_of, use_of
from grognard.games.marmitages.judgement.lines import urges
from grognard.games.marmitages.judgement.outlook import Prices, stake
from grognard.games.marmitages.lines import is_behind, lines_standing
from grognard.games.marmitages.state import ACE, DEPTH, HAND, JACK, JOKER, QUEEN, Battle
from grognard.games.marmitages.vocabulary import DISCARD, FOR_SHELLS, INTERDICT, LINE, PLAY

WASTE: Final[i64] = 2  # for each further unit that a card could have activated
WHOLE_LINE: Final[i64] = 12  # about what a joker activates
SURPLUS: Final[i64] = 3  # shells that an ace brings, about
KEPT_FOR_LATER: Final[i64] = -50


# -- what a card gains on a line ---------------------------------------------------------------------------------------
def gain_of(gains: vec[i64], number: i64) -> i64:
    """What the most eager units gain together, as many as the card's number; a number too large is a little waste."""
    left = gains[:]
    whole: i64 = 0
    taken: i64 = 0
    while taken < number:
        best: Unit = 0
        for unit in range(i64(len(left))):
            if left[unit] > left[best]:
                best = unit
        if left[best] <= 0:
            break
        whole += left[best]
        left[best] = 0
        taken += 1
    return whole - WASTE * (number - taken)


class Programme:
    """What each card would gain on each line, and how the whole hand is best shared out from a line to the rear."""

    def __init__(self, b: Battle, careful: bool) -> None:
        self.cards = vec[i64]([card for card in cards_of(b.cards[HAND + b.active]) if activates(card)])
        self.rows = vec[i64]()  # the lines still to come, the first of them first
        standing = lines_standing(b)
        for step in range(DEPTH):
            row = step if b.active == 0 else DEPTH - 1 - step
            if standing & (1 << row) and row != b.battle_line and is_behind(b, row):
                self.rows = append(self.rows, row)
        self.gains = vec[vec[i64]]()
        for row in self.rows:
            eager = urges(b, row, careful)
            self.gains = append(self.gains, vec[i64]([gain_of(eager, number_of(card)) for card in self.cards]))

    def best(self, line: i64, spent: i64) -> i64:
        """The most that the cards not spent yet (one bit each) can gain on this line and those behind it."""
        if line == len(self.rows):
            return 0
        most = self.best(line + 1, spent)
        for index in range(i64(len(self.cards))):
            if not spent & (1 << index) and self.gains[line][index] > 0:
                most = max(most, self.gains[line][index] + self.best(line + 1, spent | (1 << index)))
        return most

    def worth(self, row: i64, card: Card) -> i64:
        """What the card gains on a line, with the best that can follow."""
        for line in range(i64(len(self.rows))):
            for index in range(i64(len(self.cards))):
                if self.rows[line] == row and self.cards[index] == card:
                    return self.gains[line][index] + self.best(line + 1, 1 << index)
        return 0


def number_of(card: Card) -> i64:
    return WHOLE_LINE if card == JOKER else card


# -- the hand ------------------------------------------------------------------------------------------------------------
def weigh_hand(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """Aces first, then the lines by the best programme, then the other events: they strike whoever is left."""
    programme = Programme(b, weighed.careful)
    most = programme.best(0, 0)
    for action in offered.actions:
        verb = verb_of(action)
        if verb == LINE:
            weighed.weigh(action, programme.worth(row_of(action), amount_of(action)) if most > 0 else -1)
        elif verb == PLAY and amount_of(action) == ACE:
            weighed.weigh(action, most + SURPLUS * Prices(b).of[b.active] if use_of(action) == FOR_SHELLS else -10)
        elif verb == PLAY:
            weighed.weigh(action, KEPT_FOR_LATER if most > 0 else event_worth(b, action))
        elif verb == DISCARD:
            weighed.weigh(action, KEPT_FOR_LATER if most > 0 else discard_worth(amount_of(action)))
        else:  # the end of the sequence; barrages at the full price seldom pay
            weighed.weigh(action, -10 if verb == INTERDICT else 0)


def event_worth(b: Battle, action: Action) -> i64:
    """What a strike keeps the enemy in a sector from: his assaults (jack, king), his marches (queen, king)."""
    card = amount_of(action)
    sector = target_of(action)
    threat: i64 = 0
    for near in b.beside[sector]:
        if b.owner[near] == b.active:
            threat = max(threat, stake(b, near) // 4 + 12 * b.stack[sector])
    marching = 8 * b.stack[sector]
    if card == JACK:
        return 1 + threat
    return 1 + marching if card == QUEEN else 1 + threat + marching


def discard_worth(card: Card) -> i64:
    """After the last line a small number makes room for a better card, the rest is kept."""
    return 2 * (6 - card) if activates(card) and card != JOKER else -5
