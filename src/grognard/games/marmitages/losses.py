"""Marmitages §5: who falls, in the order of the text, and where the owner has a choice."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Choices, pack
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side, Unit
from grognard.games.marmitages.rules import LOSS_ORDER, NOT_IN_THIS_FIGHT, NOT_YOURS
from grognard.games.marmitages.state import (
    CAVALRY,
    ELITE,
    INEXPERIENCED,
    LOSSES_DUE,
    LOST,
    NEST,
    Battle,
    Sector,
)
from grognard.games.marmitages.vocabulary import EV_LOST, LOSE


def sector_of(b: Battle, side: Side) -> Sector:
    """The sector in which a side takes its losses: the assault's origin or its target."""
    return b.origin if side == b.active else b.target


def loss_class(b: Battle, unit: Unit) -> i64:
    """LOSS_ORDER, lowest first: cavalry (CAVALRY_LOST_FIRST), inexperienced, standard, elite infantry, nests, armour."""
    if b.kind[unit] == CAVALRY:
        return 0
    if b.kind[unit] == NEST:
        return 4
    if b.is_vehicle(unit):
        return 5
    quality = b.quality_attacking[unit] if b.side[unit] == b.active else b.quality_defending[unit]
    if quality == INEXPERIENCED:
        return 1
    return 3 if quality == ELITE else 2


def next_class(b: Battle, side: Side) -> i64:
    """The class of the side's next loss; 6 when its sector is empty."""
    sector = sector_of(b, side)
    lowest: i64 = 6
    for unit in range(b.units()):
        if b.at[unit] == sector:
            lowest = min(lowest, loss_class(b, unit))
    return lowest


def is_next(b: Battle, unit: Unit, side: Side, falling: i64) -> bool:
    return b.at[unit] == sector_of(b, side) and loss_class(b, unit) == falling


def take_losses(b: Battle, side: Side) -> bool:
    """Removes what must fall; True when the owner has to choose between units that are not alike."""
    while b.stock[LOSSES_DUE + side] > 0:
        falling = next_class(b, side)
        if falling == 6:  # SURPLUS_IS_LOST
            b.stock[LOSSES_DUE + side] = 0
            return False
        if must_choose(b, side, falling):
            return True
        for unit in range(b.units()):
            if is_next(b, unit, side, falling):
                lose(b, unit)
                break
    return False


def must_choose(b: Battle, side: Side, falling: i64) -> bool:
    """OWNER_CHOOSES_LOSS: only if more of the class stand there than must fall, and they differ."""
    count: i64 = 0
    first: Unit = NOBODY
    differ = False
    for unit in range(b.units()):
        if is_next(b, unit, side, falling):
            if first == NOBODY:
                first = unit
            elif not b.alike(first, unit):
                differ = True
            count += 1
    return differ and count > b.stock[LOSSES_DUE + side]


def loss_objection(b: Battle, unit: Unit) -> Rule:
    if b.side[unit] != b.decider:
        return NOT_YOURS
    if b.at[unit] != sector_of(b, b.decider):
        return NOT_IN_THIS_FIGHT
    return ALLOWED if loss_class(b, unit) == next_class(b, b.decider) else LOSS_ORDER


def offer_losses(b: Battle, choices: Choices) -> None:
    for unit in range(b.units()):
        if loss_objection(b, unit) == ALLOWED:
            choices.offer(pack(LOSE, unit=unit))


def lose(b: Battle, unit: Unit) -> None:
    side = b.side[unit]
    b.note(EV_LOST, side=side, unit=unit, origin=b.at[unit], rule=LOSS_ORDER)
    b.lift(unit, LOST)
    b.stock[LOSSES_DUE + side] -= 1
