"""Rebuilt: the difference of the levels thins the defender out before he deploys; what he lost so comes back later."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.dice import Dice
from grognard.engine.state import Unit
from grognard.games.walter_schnaffs.rules import REJOIN_THE_REGIMENT, THINNED_BASES_RETURN, THINNING
from grognard.games.walter_schnaffs.state import IN_HAND, LEVEL, LOST, NEVER, THINNED, Battle
from grognard.games.walter_schnaffs.vocabulary import EV_BASES_CAME, EV_REJOINED, EV_THINNED

FIRST_RETURN: Final[i64] = 3  # turn
COMES_FROM: Final[i64] = 5  # on the die of a base


def thin_out(b: Battle, dice: Dice) -> None:
    """THINNING: one die per base and level of difference; any 6 takes the base off, without a loss (THINNED_IS_NOT_LOST)."""
    defender = 1 - b.attacker
    rolls = b.stock[LEVEL + defender] - b.stock[LEVEL + b.attacker]
    if rolls == 0:
        return
    for unit in range(b.units()):
        if b.side[unit] == defender and b.at[unit] == IN_HAND:
            away = bases_away(b.bases[unit], rolls, dice)
            b.bases[unit] -= away
            b.absent[unit] = away
            if b.bases[unit] == 0:
                b.at[unit] = THINNED
            told = b.tally()
            told.tell(THINNING, "dice-a-base", rolls)
            b.note(EV_THINNED, side=defender, unit=unit, amount=away, rule=THINNING, tally=told)


def bases_away(bases: i64, rolls: i64, dice: Dice) -> i64:
    away: i64 = 0
    for _ in range(bases):
        six = False
        for _ in range(rolls):
            six = dice.roll(6) == 6 or six
        if six:
            away += 1
    return away


def roll_returns(b: Battle, dice: Dice) -> None:
    """THINNED_BASES_RETURN: at the start of the defender's turns from the third on, a base comes on 5 or 6."""
    if b.turn < FIRST_RETURN or b.active == b.attacker:
        return
    waiting = False
    came: i64 = 0
    for unit in range(b.units()):
        if b.absent[unit] > 0:
            waiting = True
            arrived: i64 = 0
            for _ in range(b.absent[unit]):
                if dice.roll(6) >= COMES_FROM:
                    arrived += 1
            if arrived > 0:
                came += arrived
                bring(b, unit, arrived)
    if waiting:
        told = b.tally()
        told.tell(THINNED_BASES_RETURN, "at-least", COMES_FROM)
        b.note(EV_BASES_CAME, side=b.active, amount=came, rule=THINNED_BASES_RETURN, tally=told)


def bring(b: Battle, unit: Unit, bases: i64) -> None:
    """RETURN_AS_ONE_UNIT: the bases of one regiment that come together; they are the regiment if it is off the table."""
    b.absent[unit] -= bases
    if b.at[unit] == THINNED or b.at[unit] == LOST:
        b.bases[unit] = bases
        b.marks[unit] = 0
        b.at[unit] = IN_HAND
    else:
        detach(b, unit, bases)


def detach(b: Battle, unit: Unit, bases: i64) -> Unit:
    part = b.raise_units(1, b.side[unit], b.kind[unit], b.quality[unit], b.rifle[unit], bases, IN_HAND)
    regiment: vec[i64] = b.regiment[:]
    regiment[part] = unit
    b.regiment = regiment
    b.detachments += 1
    return part


def rejoin(b: Battle, unit: Unit) -> None:
    """REJOIN_THE_REGIMENT: called when a unit has entered a zone; parts of one regiment that meet are one unit again."""
    if b.detachments == 0:
        return
    for other in range(b.units()):
        if other != unit and b.at[other] == b.at[unit] and b.regiment[other] == b.regiment[unit]:
            stays, goes = min(unit, other), max(unit, other)
            b.bases[stays] += b.bases[goes]
            b.marks[stays] |= b.marks[goes]
            b.bases[goes] = 0
            b.note(
                EV_REJOINED,
                side=b.side[unit],
                unit=stays,
                target=b.at[unit],
                amount=b.bases[stays],
                rule=REJOIN_THE_REGIMENT,
            )
            b.lift(goes, NEVER)
            return
