"""Marmitages §3: the sequence of turns."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.dice import Dice
from grognard.engine.state import Side
from grognard.games.marmitages.lines import dissolve_lines, form_lines, recall_strikes
from grognard.games.marmitages.reinforcements import roll_reinforcements
from grognard.games.marmitages.state import (
    ASSAULTED,
    BARRAGE_COST,
    BARRAGED,
    BARRAGING,
    BARRED,
    CARDS,
    CUT_WIRE,
    CUTTING,
    FOUGHT,
    HAS_ASSAULTED,
    MOVED,
    MOVING,
    REINFORCING,
    Battle,
)
from grognard.games.marmitages.victory import close, game_ends, grade_now
from grognard.games.marmitages.vocabulary import EV_SEQUENCE, EV_TURN


def begin_turn(b: Battle, turn: i64, dice: Dice) -> None:
    b.turn = turn
    b.note(EV_TURN, amount=turn)
    roll_reinforcements(b, dice)
    b.phase = REINFORCING


def begin_sequence(b: Battle, side: Side) -> None:
    """TURN_SEQUENCE: barrages if the option is on, then moves, then assaults; ACTIVATION_BY_CARDS: line by line."""
    b.note(EV_SEQUENCE, side=side, amount=b.turn)
    form_up(b, side)
    if b.ground.cards:
        b.phase = CARDS
    else:
        b.phase = BARRAGING if b.ground.interdiction else MOVING


def form_up(b: Battle, side: Side) -> None:
    """The sequence is this side's: its lines stand, and none is in play yet."""
    b.active = side
    b.barrage_cost = BARRAGE_COST
    if b.ground.cards:
        form_lines(b)


def clear_signs(b: Battle, signs: i64) -> None:
    for sector in range(b.sectors):
        b.signs[sector] &= ~signs


def start_over(b: Battle) -> None:
    """As if the decider's sequence had just begun: no line is in play, no assault or barrage is made yet."""
    recall_strikes(b)
    form_up(b, b.decider)
    clear_signs(b, HAS_ASSAULTED | BARRAGED)


def end_barrages(b: Battle) -> None:
    """With cards they can be taken up again: only the first line closes them (BARRAGES_BEFORE_LINES)."""
    b.phase = CARDS if b.ground.cards else MOVING


def end_assaults(b: Battle) -> None:
    """With cards the line is over, the next may come."""
    if b.ground.cards:
        b.phase = CARDS
    else:
        end_sequence(b)


def end_sequence(b: Battle) -> None:
    """What barred the side is over, and new barrages may be laid."""
    clear_signs(b, HAS_ASSAULTED | BARRAGED | BARRED << b.active)
    if b.ground.cards:
        dissolve_lines(b)
    if b.active == b.attacker:
        begin_sequence(b, 1 - b.attacker)
    else:
        b.active = b.attacker
        b.phase = CUTTING


def end_cutting(b: Battle, dice: Dice) -> None:
    """The attacker cuts first; after the defender the turn is over."""
    if b.active == b.attacker:
        b.active = 1 - b.attacker
    else:
        end_turn(b, dice)


def end_turn(b: Battle, dice: Dice) -> None:
    for unit in range(b.units()):
        b.marks[unit] &= ~(MOVED | FOUGHT | ASSAULTED | CUT_WIRE)
    for sector in range(b.sectors):
        b.struck[sector] = 0
    if game_ends(b, dice):
        close(b, grade_now(b))
    else:
        begin_turn(b, b.turn + 1, dice)
