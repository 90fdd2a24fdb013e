"""Marmitages with cards: what a line could gain, and which of its units to activate."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import Choices, origin_of, unit_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.games.marmitages.assault import offer_assaults
from grognard.games.marmitages.judgement.assault import weigh_assaults
from grognard.games.marmitages.judgement.movement import weigh_moves
from grognard.games.marmitages.lines import belongs, in_action
from grognard.games.marmitages.movement import offer_moves
from grognard.games.marmitages.state import ACTIVATED, ACTIVATING, Battle, Sector
from grognard.games.marmitages.vocabulary import ASSAULT, DONE, MOVE


def weigh_naming(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """The most eager are activated, as many as the card allows; the least eager rest."""
    gains = urges(b, b.battle_line, weighed.careful)
    for action in offered.actions:
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
            continue
        eagerness = gains[unit_of(action)]
        weighed.weigh(action, 1 + eagerness if b.phase == ACTIVATING else 1000 - eagerness)


def urges(b: Battle, row: i64, careful: bool) -> vec[i64]:
    """What each unit of a line could gain if the whole line were activated, by the worths of its moves and assaults."""
    trial = b.clone()
    trial.battle_line = row
    for unit in range(trial.units()):
        if belongs(trial, unit):
            trial.marks[unit] |= ACTIVATED
    gains = vec[i64]([0] * trial.units())
    offered = Choices()
    offer_moves(trial, offered)
    moves = Weighed()
    weigh_moves(trial, offered, moves)
    for index in range(moves.count()):
        if verb_of(moves.actions[index]) == MOVE:
            unit = unit_of(moves.actions[index])
            gains[unit] = max(gains[unit], moves.worths[index])
    share_with_twins(trial, gains)
    offered = Choices()
    offer_assaults(trial, offered)
    assaults = Weighed()
    assaults.careful = careful
    weigh_assaults(trial, offered, assaults)
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
