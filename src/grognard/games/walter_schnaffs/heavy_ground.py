"""Walter Schnaffs §5 and §6: the dice of guns on the move, and of everybody who wants to leave heavy ground."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.dice import Dice
from grognard.engine.state import Rule, Unit
from grognard.games.walter_schnaffs.organisation import is_light
from grognard.games.walter_schnaffs.rules import (
    ARTILLERY_MOVE,
    HEAVY_GROUND_GUNS,
    HEAVY_GROUND_INFANTRY,
    HEAVY_GROUND_LIGHT,
    INFANTRY_MOVE,
    LIGHT_ARTILLERY_MOVE,
)
from grognard.games.walter_schnaffs.state import CAVALRY, HEAVY, INFANTRY, Battle
from grognard.games.walter_schnaffs.vocabulary import EV_GOT_AWAY, EV_STUCK


def leaving_rule(b: Battle, unit: Unit) -> Rule:
    """The rule of the die a unit needs to leave its zone; in heavy ground that alone (ONE_DIE_IN_HEAVY_GROUND)."""
    kind = b.kind[unit]
    if b.terrain[b.at[unit]] == HEAVY:
        if kind == INFANTRY:
            return HEAVY_GROUND_INFANTRY
        return HEAVY_GROUND_LIGHT if kind == CAVALRY or is_light(kind) else HEAVY_GROUND_GUNS
    if kind == INFANTRY or kind == CAVALRY:
        return INFANTRY_MOVE
    return LIGHT_ARTILLERY_MOVE if is_light(kind) else ARTILLERY_MOVE


def needed(rule: Rule) -> i64:
    """What the die must show at least; 1: no die."""
    if rule == INFANTRY_MOVE:
        return 1
    if rule == LIGHT_ARTILLERY_MOVE:
        return 3
    if rule == ARTILLERY_MOVE or rule == HEAVY_GROUND_INFANTRY:
        return 4
    return 5 if rule == HEAVY_GROUND_LIGHT else 6


def gets_away(b: Battle, unit: Unit, dice: Dice) -> bool:
    """DIE_TO_MOVE: thrown when the unit tries; on a failure it stays this turn."""
    rule = leaving_rule(b, unit)
    least = needed(rule)
    if least == 1:
        return True
    away = dice.roll(6) >= least
    b.note(EV_GOT_AWAY if away else EV_STUCK, side=b.side[unit], unit=unit, origin=b.at[unit], amount=least, rule=rule)
    return away
