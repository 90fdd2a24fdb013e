"""Marmitages §5: who falls, in the order of the text, and where the owner has a choice."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, pack, unit_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side, Unit
from grognard.games.marmitages.advance import open_advance
from grognard.games.marmitages.last_shells import roll_last_shells
from grognard.games.marmitages.prompts import fight_in_words
from grognard.games.marmitages.rules import (
    CAVALRY_LOST_FIRST,
    LOSS_ORDER,
    NOT_IN_THIS_FIGHT,
    NOT_YOURS,
    OWNER_CHOOSES_LOSS,
    SURPLUS_IS_LOST,
)
from grognard.games.marmitages.state import (
    CAVALRY,
    DESTROYED,
    ELITE,
    INEXPERIENCED,
    LOSSES_DUE,
    LOST,
    NEST,
    Battle,
    Sector,
)
from grognard.games.marmitages.victory import attacker_is_gone, close
from grognard.games.marmitages.vocabulary import EV_LOST, EV_SURPLUS, LOSE


def sector_of(b: Battle, side: Side) -> Sector:
    """The sector in which a side takes its losses: the assault's origin or its target."""
    return b.origin if side == b.active else b.target


def loss_class(b: Battle, unit: Unit) -> i64:
    """LOSS_ORDER, lowest first: cavalry, inexperienced, standard, elite infantry, nests, armour (CAVALRY_LOST_ON_A_TIE too)."""
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
    """Removes what must fall; True when the owner has to choose between units that are no twins."""
    while b.stock[LOSSES_DUE + side] > 0:
        falling = next_class(b, side)
        if falling == 6:
            b.note(EV_SURPLUS, side=side, amount=b.stock[LOSSES_DUE + side], rule=SURPLUS_IS_LOST)
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
    """OWNER_CHOOSES_LOSS: only if more of the class stand there than must fall, and they differ, if only by a given name."""
    count: i64 = 0
    first: Unit = NOBODY
    differ = False
    for unit in range(b.units()):
        if is_next(b, unit, side, falling):
            if first == NOBODY:
                first = unit
            elif not b.twins(first, unit):
                differ = True
            count += 1
    return differ and count > b.stock[LOSSES_DUE + side]


def loss_objection(b: Battle, unit: Unit) -> Rule:
    if b.side[unit] != b.decider:
        return NOT_YOURS
    if b.at[unit] != sector_of(b, b.decider):
        return NOT_IN_THIS_FIGHT
    return ALLOWED if loss_class(b, unit) == next_class(b, b.decider) else LOSS_ORDER


def lose(b: Battle, unit: Unit) -> None:
    side = b.side[unit]
    rule = CAVALRY_LOST_FIRST if b.kind[unit] == CAVALRY else LOSS_ORDER
    b.note(EV_LOST, side=side, unit=unit, origin=b.at[unit], rule=rule)
    b.lift(unit, LOST)
    b.stock[LOSSES_DUE + side] -= 1


class Losing(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([LOSE], OWNER_CHOOSES_LOSS)

    def side(self, b: Battle) -> Side:
        return b.active if b.stock[LOSSES_DUE + b.active] > 0 else 1 - b.active

    def asks(self, b: Battle, dice: Dice) -> bool:
        """Both sides take their losses, the assaulting one first; then the last shells, then the advance."""
        for k in range(i64(2)):
            side = b.active if k == 0 else 1 - b.active
            if take_losses(b, side):
                b.decider = side
                return True
        roll_last_shells(b, b.active, dice)
        roll_last_shells(b, 1 - b.active, dice)
        if attacker_is_gone(b):
            close(b, DESTROYED)
        else:
            open_advance(b)
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        for unit in range(b.units()):
            if loss_objection(b, unit) == ALLOWED:
                choices.offer(pack(LOSE, unit=unit))

    def objection(self, b: Battle, action: Action) -> Rule:
        return loss_objection(b, unit_of(action))

    def unfinished(self, b: Battle) -> Rule:
        return OWNER_CHOOSES_LOSS

    def cause(self, b: Battle, action: Action) -> Rule:
        """A loss is chosen only where the owner has a choice."""
        unit = unit_of(action)
        return OWNER_CHOOSES_LOSS if b.side[unit] == b.decider and b.at[unit] >= 0 else NOT_YOURS

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        lose(b, unit_of(action))

    def prompt(self, b: Battle) -> dict[str, Any]:
        return {**fight_in_words(b), "due": int(b.stock[LOSSES_DUE + b.decider])}
