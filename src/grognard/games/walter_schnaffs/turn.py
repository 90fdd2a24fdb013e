"""Walter Schnaffs: the beginning of the game, and the sequence of its turns."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, pack
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import Side
from grognard.games.walter_schnaffs.base.thinning import roll_returns
from grognard.games.walter_schnaffs.base.turning import roll_entries
from grognard.games.walter_schnaffs.base.victory import START, close_by_points, time_is_up
from grognard.games.walter_schnaffs.state import BUYING, RALLYING, REINFORCING, SHAKEN, THIS_TURN, Battle
from grognard.games.walter_schnaffs.vocabulary import BEGIN, EV_BEGAN, EV_SIDE_TURN, EV_TURN


class Beginning(Decision[Battle]):
    """The first action of every game."""

    def __init__(self) -> None:
        super().__init__([BEGIN])

    def offer(self, b: Battle, choices: Choices) -> None:
        choices.offer(pack(BEGIN))

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        b.note(EV_BEGAN)
        b.countdown = START
        b.phase = BUYING


def begin_turn(b: Battle, turn: i64, dice: Dice) -> None:
    b.turn = turn
    b.note(EV_TURN, amount=turn)
    begin_side_turn(b, b.attacker, dice)


def begin_side_turn(b: Battle, side: Side, dice: Dice) -> None:
    """TURN_SEQUENCE: what comes to the edges, bombardments, movement, attacks."""
    b.active = side
    b.note(EV_SIDE_TURN, side=side, amount=b.turn)
    for unit in range(b.units()):
        if b.side[unit] == side and b.marks[unit] & SHAKEN:
            b.marks[unit] |= RALLYING
    roll_entries(b, dice)
    roll_returns(b, dice)
    b.phase = REINFORCING


def end_side_turn(b: Battle, dice: Dice) -> None:
    for unit in range(b.units()):
        if b.marks[unit] & RALLYING:
            b.marks[unit] &= ~(SHAKEN | RALLYING)
        b.marks[unit] &= ~THIS_TURN
    for zone in range(b.zones()):
        b.has_attacked[zone] = 0
        b.struck[zone] = 0
    if b.active == b.attacker:
        begin_side_turn(b, 1 - b.attacker, dice)
    elif time_is_up(b, dice):
        close_by_points(b)
    else:
        begin_turn(b, b.turn + 1, dice)
