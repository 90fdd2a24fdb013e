"""Marmitages with cards: rules of thumb for the hand. Which line a card serves best, whom it activates, whom events strike."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, amount_of, origin_of, target_of, unit_of, verb_of
from grognard.engine.cards import Card
from grognard.engine.judgement import Weighed
from grognard.engine.state import Unit
from grognard.games.marmitages.cards import activates, offer_cards
from grognard.games.marmitages.field import Prices, stake
from grognard.games.marmitages.judgement import weigh_assaults, weigh_moves
from grognard.games.marmitages.lines import belongs, in_action, is_behind, lines_standing, offer_naming
from grognard.games.marmitages.state import (
    ACTIVATED,
    ACTIVATING,
    CARDS,
    DEPTH,
    JACK,
    JOKER,
    KING,
    QUEEN,
    RESTING,
    Battle,
    Sector,
)
from grognard.games.marmitages.vocabulary import ASSAULT, DISCARD, FOR_SHELLS, LINE, MOVE, PLAY


def weigh(b: Battle, weighed: Weighed) -> bool:
    """Fills in what deserves a thought in the phases of the cards; False in the others."""
    if b.phase == CARDS:
        weigh_hand(b, weighed)
    elif b.phase == ACTIVATING or b.phase == RESTING:
        weigh_naming(b, weighed)
    else:
        return False
    return True


# -- what a line would do ------------------------------------------------------------------------------------------------
def urges(b: Battle, row: i64) -> vec[i64]:
    """What each unit of a line could gain if the whole line were activated, by the worths of its moves and assaults."""
    trial = b.clone()
    trial.battle_line = row
    for unit in range(trial.units()):
        if belongs(trial, unit):
            trial.marks[unit] |= ACTIVATED
    gains = vec[i64]([0] * trial.units())
    moves = Weighed()
    weigh_moves(trial, moves)
    for index in range(moves.count()):
        if verb_of(moves.actions[index]) == MOVE:
            unit = unit_of(moves.actions[index])
            gains[unit] = max(gains[unit], moves.worths[index])
    share_with_twins(trial, gains)
    assaults = Weighed()
    weigh_assaults(trial, assaults)
    for index in range(assaults.count()):
        if verb_of(assaults.actions[index]) == ASSAULT and assaults.worths[index] > 0:
            share_among(trial, origin_of(assaults.actions[index]), assaults.worths[index], gains)
    return gains


def share_with_twins(b: Battle, gains: vec[i64]) -> None:
    """Of units alike in one sector only the first is weighed: the others want the same."""
    for unit in range(b.units()):
        if gains[unit] == 0 and in_action(b, unit):
            for other in range(unit):
                if b.at[other] == b.at[unit] and b.alike(unit, other):
                    gains[unit] = gains[other]
                    break


def share_among(b: Battle, origin: Sector, worth: i64, gains: vec[i64]) -> None:
    fighters: i64 = 0
    for unit in range(b.units()):
        if b.at[unit] == origin and in_action(b, unit):
            fighters += 1
    for unit in range(b.units()):
        if b.at[unit] == origin and in_action(b, unit):
            gains[unit] = max(gains[unit], worth // max(fighters, 1))


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
    return whole - 2 * (number - taken)


# -- the hand ------------------------------------------------------------------------------------------------------------
def weigh_hand(b: Battle, weighed: Weighed) -> None:
    offered = Choices()
    offer_cards(b, offered)
    standing = lines_standing(b)
    eager = vec[vec[i64]]()
    waiting = False
    for row in range(DEPTH):
        is_line = standing & (1 << row) != 0 and row != b.battle_line and is_behind(b, row)
        eager = append(eager, urges(b, row) if is_line else vec[i64]())
        waiting = waiting or is_line
    for action in offered.actions:
        verb = verb_of(action)
        if verb == LINE:
            weighed.weigh(action, line_worth(b, unit_of(action), amount_of(action), eager))
        elif verb == PLAY:
            weighed.weigh(action, event_worth(b, action))
        elif verb == DISCARD:
            weighed.weigh(action, -50 if waiting else discard_worth(amount_of(action)))
        else:  # the end of the sequence; barrages at the full price seldom pay
            weighed.weigh(action, 0)


def line_worth(b: Battle, row: i64, card: Card, eager: vec[vec[i64]]) -> i64:
    """What the card gains there, less what it could gain on a line that would be skipped."""
    number: i64 = 12 if card == JOKER else card
    missed: i64 = 0
    for other in range(DEPTH):
        ahead = other < row if b.active == 0 else other > row
        if ahead and len(eager[other]) > 0:
            missed = max(missed, gain_of(eager[other], number))
    return gain_of(eager[row], number) - missed


def event_worth(b: Battle, action: Action) -> i64:
    card = amount_of(action)
    if card < JACK or card > KING:
        return 3 * Prices(b).of[b.active] if unit_of(action) == FOR_SHELLS else -10
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
    """After the last line: a small number makes room for a better card, the rest is kept."""
    return 2 * (6 - card) if activates(card) and card != JOKER else -5


# -- naming units --------------------------------------------------------------------------------------------------------
def weigh_naming(b: Battle, weighed: Weighed) -> None:
    """The most eager are activated, the least eager rest."""
    gains = urges(b, b.battle_line)
    offered = Choices()
    offer_naming(b, offered)
    for action in offered.actions:
        eagerness = gains[unit_of(action)]
        weighed.weigh(action, 1 + eagerness if b.phase == ACTIVATING else 1000 - eagerness)
