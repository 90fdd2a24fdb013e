"""Walter Schnaffs §8: the table of losses and who falls by it; §7: who falls to bombardment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import Choices, pack
from grognard.engine.dice import Dice, chart
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side, Unit
from grognard.engine.tally import Tally
from grognard.games.walter_schnaffs.attack import takes_part
from grognard.games.walter_schnaffs.rules import (
    BOMBARDMENT_VICTIMS,
    DICE_BY_FIVES,
    GUNS_WHEN_NOTHING_ELSE,
    HIT_TAKES_A_BASE,
    NO_DICE_FOR_NOTHING,
    NOT_IN_THIS_FIGHT,
    NOT_YOURS,
    SIX_TAKES_A_GUN_OR_TWO_BASES,
)
from grognard.games.walter_schnaffs.state import (
    CAVALRY,
    DUE_HITS,
    DUE_PAIR,
    DUE_SHELLS,
    DUE_SIXES,
    HURT,
    LOST,
    LOST_BASES,
    LOST_NOW,
    Battle,
)
from grognard.games.walter_schnaffs.vocabulary import EV_DESTROYED, EV_LOST, EV_VOLLEY, LOSE

# the classes a loss can fall on
NONE_LEFT: Final[i64] = 0
HORSE: Final[i64] = 1
FOOT: Final[i64] = 2
GUNS: Final[i64] = 3
FOOT_OR_HORSE: Final[i64] = 4


# The table of losses: NOTHING_ON_ONE_OR_TWO, a hit on 3 to 5, and the six. Both are counted in one sum.
SIX: Final[i64] = 64  # more than the dice of any volley
TABLE_OF_LOSSES: Final = chart(0, 0, 1, 1, 1, SIX)


def throw_volley(count: i64, dice: Dice, tally: Tally) -> None:
    """The dice of a volley, each worth a hit, a six, or nothing: see `hits_in` and `sixes_in`."""
    for _ in range(count):
        tally.roll(HIT_TAKES_A_BASE, TABLE_OF_LOSSES, dice)


def hits_in(total: i64) -> i64:
    return total % SIX


def sixes_in(total: i64) -> i64:
    return total // SIX


def volley(b: Battle, side: Side, count: i64, dice: Dice) -> None:
    """A side throws its dice on the table of losses."""
    rule = DICE_BY_FIVES if count > 0 else NO_DICE_FOR_NOTHING
    thrown = Tally()
    throw_volley(count, dice, thrown)
    b.stock[DUE_HITS + 1 - side] = hits_in(thrown.total)
    b.stock[DUE_SIXES + 1 - side] = sixes_in(thrown.total)
    told = b.tally()
    told.tell(rule, "dice", count)
    if count > 0:
        told.tell(HIT_TAKES_A_BASE, "hits", hits_in(thrown.total))
        told.tell(SIX_TAKES_A_GUN_OR_TWO_BASES, "sixes", sixes_in(thrown.total))
    b.note(EV_VOLLEY, side=side, target=b.target if side == b.active else b.origin, amount=count, rule=rule, tally=told)


# -- who falls next ----------------------------------------------------------------------------------------------------
def loses_here(b: Battle, unit: Unit, side: Side) -> bool:
    """Whether a unit stands where its side is losing bases: in the zone shelled, or in the attack under way."""
    if b.origin == LOST:
        return b.at[unit] == b.target
    return takes_part(b, unit, side)


def class_of(b: Battle, unit: Unit) -> i64:
    if b.is_gun(unit):
        return GUNS
    return HORSE if b.kind[unit] == CAVALRY else FOOT


def has_class(b: Battle, side: Side, wanted: i64) -> bool:
    for unit in range(b.units()):
        if loses_here(b, unit, side) and falls_in(class_of(b, unit), wanted):
            return True
    return False


def falls_in(own: i64, wanted: i64) -> bool:
    return own == wanted or (wanted == FOOT_OR_HORSE and own != GUNS)


def loss_due(b: Battle, side: Side) -> i64:
    """Which stock of losses is being taken: SIXES_FIRST, so that no hit eats what a six could have chosen."""
    if b.stock[DUE_SHELLS + side] > 0:
        return DUE_SHELLS
    if b.stock[DUE_PAIR + side] > 0:
        return DUE_PAIR
    return DUE_SIXES if b.stock[DUE_SIXES + side] > 0 else DUE_HITS


def next_class(b: Battle, side: Side, due: i64) -> i64:
    """The class the next loss falls on; NONE_LEFT when there is nobody it could fall on."""
    if due == DUE_SIXES and has_class(b, side, GUNS):
        return GUNS
    if due == DUE_HITS:
        if has_class(b, side, HORSE):
            return HORSE
        if has_class(b, side, FOOT):
            return FOOT
    elif has_class(b, side, FOOT_OR_HORSE):
        return FOOT_OR_HORSE
    if due != DUE_PAIR and has_class(b, side, GUNS):
        return GUNS
    return NONE_LEFT


def rule_of(due: i64, falling: i64) -> Rule:
    if due == DUE_SHELLS:
        return BOMBARDMENT_VICTIMS
    if due == DUE_HITS:
        return GUNS_WHEN_NOTHING_ELSE if falling == GUNS else HIT_TAKES_A_BASE
    return SIX_TAKES_A_GUN_OR_TWO_BASES


# -- taking losses -----------------------------------------------------------------------------------------------------
def any_due(b: Battle, side: Side) -> bool:
    stock = b.stock
    return stock[DUE_SHELLS + side] + stock[DUE_PAIR + side] + stock[DUE_SIXES + side] + stock[DUE_HITS + side] > 0


def take_losses(b: Battle, side: Side) -> bool:
    """Removes what must fall; True when the owner has to choose between units that are not alike (OWNER_CHOOSES_LOSS)."""
    while any_due(b, side):
        due = loss_due(b, side)
        falling = next_class(b, side, due)
        if falling == NONE_LEFT:
            b.stock[due + side] = 0
        elif due == DUE_SIXES and falling == FOOT_OR_HORSE:
            b.stock[DUE_SIXES + side] -= 1
            b.stock[DUE_PAIR + side] = 2
        else:
            victim = only_victim(b, side, falling)
            if victim == NOBODY:
                return True
            lose(b, victim)
    return False


def only_victim(b: Battle, side: Side, falling: i64) -> Unit:
    """The unit the loss falls on when there is no choice, for one is there or all are alike; NOBODY when there is."""
    first: Unit = NOBODY
    for unit in range(b.units()):
        if loses_here(b, unit, side) and falls_in(class_of(b, unit), falling):
            if first == NOBODY:
                first = unit
            elif not b.alike(first, unit):
                return NOBODY
    return first


def loss_objection(b: Battle, unit: Unit) -> Rule:
    side = b.decider
    if b.side[unit] != side:
        return NOT_YOURS
    if not loses_here(b, unit, side):
        return NOT_IN_THIS_FIGHT
    due = loss_due(b, side)
    falling = next_class(b, side, due)
    return ALLOWED if falls_in(class_of(b, unit), falling) else rule_of(due, falling)


def offer_losses(b: Battle, choices: Choices) -> None:
    """For speed the kind that falls next is worked out once; loss_objection works it out for each unit."""
    falling = next_class(b, b.decider, loss_due(b, b.decider))
    for unit in range(b.units()):
        if b.side[unit] == b.decider and loses_here(b, unit, b.decider) and falls_in(class_of(b, unit), falling):
            choices.offer(pack(LOSE, unit=unit))


def lose(b: Battle, unit: Unit) -> None:
    """One base by the loss now due."""
    side = b.side[unit]
    due = loss_due(b, side)
    rule = rule_of(due, class_of(b, unit))
    b.stock[due + side] -= 1
    if b.origin != LOST:
        b.stock[LOST_NOW + side] += 1
        b.marks[unit] |= HURT
    remove_bases(b, unit, 1, rule)


def remove_bases(b: Battle, unit: Unit, count: i64, rule: Rule) -> None:
    """Bases gone for good; a unit without any leaves the table."""
    side = b.side[unit]
    zone = b.at[unit]
    b.bases[unit] -= count
    b.stock[LOST_BASES + side] += count
    b.note(EV_LOST, side=side, unit=unit, origin=zone, amount=count, rule=rule)
    if b.bases[unit] == 0:
        b.lift(unit, LOST)
        b.note(EV_DESTROYED, side=side, unit=unit, origin=zone, rule=rule)
