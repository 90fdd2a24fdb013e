"""Marmitages §2a: the defensive works, laid one by one in turn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, pack, target_of, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side
from grognard.games.marmitages.rules import (
    DEFENCES_IN_STOCK,
    DEFENCES_IN_TURN,
    DEFENCES_OWN_HALF,
    FOUR_IN_A_SECTOR,
    ONE_FORT,
    QUICK_START,
    TWO_DEFENCES,
)
from grognard.games.marmitages.state import BOMBARDING, ELEMENTS_LEFT, FORT, TRENCH, WIRE, Battle, Sector
from grognard.games.marmitages.vocabulary import EV_PLACED, PLACE, PLAN


def works_of(b: Battle, element: i64) -> vec[i64]:
    """How many of one kind of element lie in each sector."""
    if element == WIRE:
        return b.wire
    return b.trench if element == TRENCH else b.fort


def elements_left(b: Battle, side: Side) -> i64:
    return b.stock[ELEMENTS_LEFT + side] + b.stock[ELEMENTS_LEFT + 2 + side] + b.stock[ELEMENTS_LEFT + 4 + side]


def placing_objection(b: Battle, side: Side, element: i64, sector: Sector) -> Rule:
    if b.stock[ELEMENTS_LEFT + 2 * element + side] < 1:
        return DEFENCES_IN_STOCK
    if b.half_of(sector) != side:
        return DEFENCES_OWN_HALF  # DEFENCES_IN_NO_MANS_LAND: it is part of the half
    if b.elements(sector) >= 2:
        return TWO_DEFENCES
    if element == FORT and b.fort[sector] > 0:
        return ONE_FORT
    return FOUR_IN_A_SECTOR if b.room(sector) < 1 else ALLOWED


def can_lay(b: Battle, side: Side) -> bool:
    for element in range(i64(3)):
        if b.stock[ELEMENTS_LEFT + 2 * element + side] > 0:
            for sector in range(b.sectors):
                if placing_objection(b, side, element, sector) == ALLOWED:
                    return True
    return False


def lay(b: Battle, side: Side, element: i64, sector: Sector) -> None:
    b.stock[ELEMENTS_LEFT + 2 * element + side] -= 1
    works_of(b, element)[sector] += 1
    b.note(EV_PLACED, side=side, target=sector, amount=element)


def element_of(action: Action) -> i64:
    """What is laid: the action keeps it in the slot of the unit."""
    return unit_of(action)


def next_planned(b: Battle, side: Side) -> i64:
    """Index of the next element of the scenario's plan that can still be laid, -1 if none."""
    planned = vec[i64]([0] * (3 * b.sectors))
    for index, (element, sector) in enumerate(b.ground.plans[side].defences):
        slot = element * b.sectors + sector
        planned[slot] += 1
        if works_of(b, element)[sector] < planned[slot] and placing_objection(b, side, element, sector) == ALLOWED:
            return index
    return -1


def lay_by_plan(b: Battle, side: Side) -> None:
    element, sector = b.ground.plans[side].defences[next_planned(b, side)]
    lay(b, side, element, sector)


def next_to_fortify(b: Battle, last: Side) -> Side:
    """DEFENCES_IN_TURN: strictly one each, the attacker first; a side that can lay none is skipped."""
    turn_of = b.attacker if last == NOBODY else 1 - last
    if can_lay(b, turn_of):
        return turn_of
    return 1 - turn_of if can_lay(b, 1 - turn_of) else NOBODY


class Fortifying(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([PLACE, PLAN])

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = next_to_fortify(b, b.decider)
        if b.decider != NOBODY:
            return True
        b.phase = BOMBARDING
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        for element in range(i64(3)):
            if b.stock[ELEMENTS_LEFT + 2 * element + b.decider] > 0:  # for speed: else no sector need be asked
                for sector in range(b.sectors):
                    if placing_objection(b, b.decider, element, sector) == ALLOWED:
                        choices.offer(pack(PLACE, unit=element, target=sector))
        if next_planned(b, b.decider) >= 0:
            choices.offer(pack(PLAN))

    def objection(self, b: Battle, action: Action) -> Rule:
        if verb_of(action) == PLAN:
            return ALLOWED if next_planned(b, b.decider) >= 0 else QUICK_START
        return placing_objection(b, b.decider, element_of(action), target_of(action))

    def unfinished(self, b: Battle) -> Rule:
        return DEFENCES_IN_TURN

    def cause(self, b: Battle, action: Action) -> Rule:
        return QUICK_START if verb_of(action) == PLAN else self.objection(b, action)

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == PLAN:
            lay_by_plan(b, b.decider)
        else:
            lay(b, b.decider, element_of(action), target_of(action))
