"""Bretzel Krieg !, retreat: ones on the firing dice drive the target back, step by step."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices, pack, target_of, unit_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.games.bretzel_krieg.ground import STEPS_X, STEPS_Y, TWELVE, Place, distance2, place_of
from grognard.games.bretzel_krieg.losses import lose_elements
from grognard.games.bretzel_krieg.notation import unit_name
from grognard.games.bretzel_krieg.rules import (
    DUG_IN,
    IMPASSABLE,
    NOT_YOURS,
    ON_THE_TABLE,
    ONE_PLACE_EACH,
    RETREAT_BLOCKED,
    RETREAT_STEPS,
    ZONE_OF_CONTROL,
)
from grognard.games.bretzel_krieg.rules import RETREAT as RETREAT_RULE
from grognard.games.bretzel_krieg.state import (
    BOMBING,
    BREAKING_THROUGH,
    BROKE_IN,
    DISPLACED,
    DRIVEN_BACK,
    RETREATED,
    RETREATING,
    SETTLED,
    Battle,
)
from grognard.games.bretzel_krieg.vocabulary import EV_BLOCKED, EV_DRIVEN_BACK, EV_RETREATED, EV_STOOD_FAST, RETREAT

FOUR_UD: Final[i64] = 1600  # square tenths


def is_dug_in(b: Battle, unit: Unit) -> bool:
    """DUG_IN: in an entrenchment, and STATIC_FOR_A_TURN."""
    return b.marks[unit] & SETTLED != 0 and b.entrenched(b.at[unit])


def open_retreat(b: Battle, unit: Unit, ones: i64) -> None:
    """Each one is a step, unless the unit is dug in and suffers only one; from two on all count: DUG_IN_ALL_COUNT."""
    if ones == 1 and is_dug_in(b, unit):
        b.note(EV_STOOD_FAST, side=b.side[unit], unit=unit, target=b.at[unit], rule=DUG_IN)
        return
    b.note(EV_DRIVEN_BACK, side=b.side[unit], unit=unit, target=b.at[unit], amount=ones, rule=RETREAT_RULE)
    b.retreater = unit
    b.steps = ones
    b.phase = RETREATING


def step_objection(b: Battle, unit: Unit, place: Place) -> Rule:
    """RETREAT_STEPS: whether one step may lead there."""
    start = b.at[unit]
    if not b.terrain.on_table(place & 0xFF, place >> 8):
        return ON_THE_TABLE
    if distance2(start, place) != 100:
        return RETREAT_STEPS
    for enemy in range(b.units()):
        at = b.at[enemy]
        if at >= 0 and b.side[enemy] != b.side[unit]:
            after = distance2(at, place)
            if after < 100:
                return ZONE_OF_CONTROL
            before = distance2(at, start)
            if before <= FOUR_UD and after <= before:
                return RETREAT_STEPS
    if b.terrain.bars(start & 0xFF, start >> 8, place & 0xFF, place >> 8):
        return IMPASSABLE
    return ONE_PLACE_EACH if b.taken(place) else ALLOWED


def retreat_objection(b: Battle, unit: Unit) -> Rule:
    """RETREAT: only the unit that was driven back falls back."""
    if b.side[unit] != b.decider:
        return NOT_YOURS
    return ALLOWED if unit == b.retreater else RETREAT_RULE


def offer_steps(b: Battle, choices: Choices) -> None:
    unit = b.retreater
    x, y = b.at[unit] & 0xFF, b.at[unit] >> 8
    for k in range(TWELVE):
        sx, sy = x + STEPS_X[k], y + STEPS_Y[k]
        if b.terrain.on_table(sx, sy) and step_objection(b, unit, place_of(sx, sy)) == ALLOWED:
            choices.offer(pack(RETREAT, unit=unit, target=place_of(sx, sy)))


def can_step_back(b: Battle) -> bool:
    choices = Choices()
    offer_steps(b, choices)
    return choices.count() > 0


def step_back(b: Battle, unit: Unit, place: Place) -> None:
    b.note(EV_RETREATED, side=b.side[unit], unit=unit, origin=b.at[unit], target=place, rule=RETREAT_RULE)
    b.at[unit] = place
    b.steps -= 1
    b.marks[unit] = (b.marks[unit] | RETREATED) & ~(SETTLED | BROKE_IN)
    if b.side[unit] == b.active:
        b.marks[unit] |= DISPLACED | DRIVEN_BACK


def hold_and_bleed(b: Battle, unit: Unit) -> None:
    """RETREAT_BLOCKED: nowhere to go, so one element is lost for good."""
    b.note(EV_BLOCKED, side=b.side[unit], unit=unit, target=b.at[unit], rule=RETREAT_BLOCKED)
    b.steps -= 1
    lose_elements(b, unit, 1, False, RETREAT_BLOCKED)


def retreat_asked(b: Battle) -> bool:
    """Steps that leave no choice are made; True when the owner must choose one."""
    unit = b.retreater
    while b.steps > 0 and b.at[unit] >= 0:
        choices = Choices()
        offer_steps(b, choices)
        if choices.count() > 1:
            b.decider = b.side[unit]
            return True
        if choices.count() == 1:
            step_back(b, unit, target_of(choices.actions[0]))
        else:
            hold_and_bleed(b, unit)
    b.steps = 0
    return False


class Retreating(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([RETREAT], RETREAT_RULE)

    def side(self, b: Battle) -> Side:
        return b.side[b.retreater]

    def asks(self, b: Battle, dice: Dice) -> bool:
        if retreat_asked(b):
            return True
        b.phase = BOMBING if b.firer == NONE else BREAKING_THROUGH
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        offer_steps(b, choices)

    def objection(self, b: Battle, action: Action) -> Rule:
        rule = retreat_objection(b, unit_of(action))
        return rule if rule != ALLOWED else step_objection(b, unit_of(action), target_of(action))

    def unfinished(self, b: Battle) -> Rule:
        return RETREAT_RULE

    def cause(self, b: Battle, action: Action) -> Rule:
        """Nothing drives the unit back."""
        return NOT_YOURS if b.side[unit_of(action)] != b.decider else RETREAT_RULE

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        step_back(b, unit_of(action), target_of(action))

    def prompt(self, b: Battle) -> dict[str, Any]:
        return {"unit": unit_name(b, b.retreater), "steps": int(b.steps)}
