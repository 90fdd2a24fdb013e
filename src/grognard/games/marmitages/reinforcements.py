"""Marmitages §3 and §12: the units that come in the course of the game."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.dice import Dice
from grognard.engine.state import Side
from grognard.games.marmitages.rules import REINFORCEMENT_DICE
from grognard.games.marmitages.state import IN_HAND, NEVER, TO_COME, Battle
from grognard.games.marmitages.vocabulary import EV_REINFORCEMENTS


def roll_reinforcements(b: Battle, dice: Dice) -> None:
    """At the start of the named turn, the attacker first: the die says how many of the listed units come."""
    for k in range(i64(2)):
        side = b.attacker if k == 0 else 1 - b.attacker
        for coming in b.ground.reinforcements:
            if coming.side == side and coming.turn == b.turn:
                faces = i64(len(coming.chart))
                arrived = coming.chart[0] if faces == 1 else coming.chart[dice.roll(faces) - 1]
                for number in range(coming.most):
                    b.at[coming.first + number] = IN_HAND if number < arrived else NEVER
                b.note(EV_REINFORCEMENTS, side=side, amount=arrived, rule=REINFORCEMENT_DICE)


def still_to_come(b: Battle, side: Side) -> bool:
    """Whether a side has units that may yet reach the table."""
    for unit in range(b.units()):
        if b.side[unit] == side and (b.at[unit] == IN_HAND or b.at[unit] == TO_COME):
            return True
    return False
