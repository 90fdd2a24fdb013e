"""Rebuilt: with the level « turn the enemy » the attacker may keep a third of his units back for a side edge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule
from grognard.games.walter_schnaffs.levels import TURN_THE_ENEMY
from grognard.games.walter_schnaffs.purchase import lay_armies_open
from grognard.games.walter_schnaffs.rules import DEPLOY_ALL, TURNING_ENTRY, TURNING_THIRD
from grognard.games.walter_schnaffs.state import IN_HAND, KEPT, LEVEL, NEVER, Battle
from grognard.games.walter_schnaffs.vocabulary import EV_TURNED_UP

FIRST_ENTRY: Final[i64] = 2  # turn
ENTERS_FROM: Final[i64] = 4  # on the die of a unit


def turns_the_enemy(b: Battle) -> bool:
    return b.stock[LEVEL + b.attacker] == TURN_THE_ENEMY


def most_kept(b: Battle) -> i64:
    """A third of the attacker's units, rounded down."""
    units: i64 = 0
    for unit in range(b.units()):
        if b.side[unit] == b.attacker and b.at[unit] != NEVER:
            units += 1
    return units // 3


def keeping_objection(b: Battle) -> Rule:
    """Why not `done` while deploying: what is still in hand stays off the table. Nobody else learns what, or if anything."""
    if b.decider != b.attacker or not turns_the_enemy(b):
        return DEPLOY_ALL
    return ALLOWED if b.count(b.attacker, IN_HAND) <= most_kept(b) else TURNING_THIRD


def keep_the_rest(b: Battle) -> None:
    for unit in range(b.units()):
        if b.side[unit] == b.attacker and b.at[unit] == IN_HAND:
            b.at[unit] = KEPT


def roll_entries(b: Battle, dice: Dice) -> None:
    """TURNING_ENTRY: from the second turn, a die for each unit kept back, 4 or more brings it to a side edge."""
    if b.active != b.attacker:
        return
    if b.turn >= FIRST_ENTRY or not turns_the_enemy(b):
        lay_armies_open(b)
    if b.turn < FIRST_ENTRY:
        return
    waiting = False
    came: i64 = 0
    for unit in range(b.units()):
        if b.at[unit] == KEPT:
            waiting = True
            if dice.roll(6) >= ENTERS_FROM:
                b.at[unit] = IN_HAND
                came += 1
    if waiting:
        told = b.tally()
        told.tell(TURNING_ENTRY, "at-least", ENTERS_FROM)
        b.note(EV_TURNED_UP, side=b.active, amount=came, rule=TURNING_ENTRY, tally=told)
