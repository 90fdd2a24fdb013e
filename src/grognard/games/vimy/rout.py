"""Vimy §11.3: a rout, hex by hex."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices, pack, target_of, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.hexes import reverse
from grognard.engine.places import OFF
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.games.vimy.barrage import crosses, may_enter
from grognard.games.vimy.board import MAIN_TRENCH, Hex
from grognard.games.vimy.engagement import disengage
from grognard.games.vimy.losses import surrender
from grognard.games.vimy.morale import ROUT_STEPS, fix
from grognard.games.vimy.notation import unit_name
from grognard.games.vimy.rules import (
    CANADIAN_LIMIT_BY_TURN,
    CANADIAN_LIMIT_TURN_1,
    NOT_YOURS,
    ROUT_BARRED,
    ROUT_STOPS_AT_TRENCH,
    ROUT_SURRENDER,
    ROUT_TWO_HEXES,
    SECONDARY_TRENCH,
    STACKING,
)
from grognard.games.vimy.shelling import cross
from grognard.games.vimy.stacking import fits
from grognard.games.vimy.state import (
    CANADIAN,
    ENGAGED,
    ENTRENCHED,
    EXPOSED,
    LOST_NOW,
    ROUTING,
    SECOND_TRENCH,
    TO_TEST,
    Battle,
)
from grognard.games.vimy.status import dig_in
from grognard.games.vimy.victory import enter_objective, undo_entry
from grognard.games.vimy.vocabulary import EV_FELL_BACK, ROUT, STAY


def behind(b: Battle, unit: Unit, side: i64) -> Hex:
    """One of the two hexes behind it (0 or 1), opposite to its facing; without one toward home (ROUT_WITHOUT_FACING)."""
    direction = (reverse(b.rout_facing) + side) % 6
    return b.board.toward[b.at[unit] * 6 + direction]


def back_objection(b: Battle, unit: Unit, hex_: Hex) -> Rule:
    """ROUT_SURRENDER, ROUT_BARRED: neither among enemies nor off the map, beyond the limit or into a full hex."""
    if hex_ == OFF:
        return ROUT_BARRED
    if b.holds(1 - b.side[unit], hex_):
        return ROUT_SURRENDER
    if b.side[unit] == CANADIAN and not may_enter(b, hex_):
        return CANADIAN_LIMIT_TURN_1 if b.turn == 1 else CANADIAN_LIMIT_BY_TURN
    return ALLOWED if fits(b, unit, hex_, EXPOSED) else STACKING


def stay_objection(b: Battle, unit: Unit) -> Rule:
    """After the first hex at a trench (ROUT_TOUCHES_TRENCH); before it only into the second trench: SECONDARY_TRENCH."""
    if b.rout_steps < ROUT_STEPS:
        return ALLOWED if b.board.trench[b.at[unit]] & MAIN_TRENCH else ROUT_STOPS_AT_TRENCH
    if not b.ground.secondary_trenches or b.marked(unit, SECOND_TRENCH) or not b.board.double_trench[b.at[unit]]:
        return SECONDARY_TRENCH
    if b.status[unit] == ENTRENCHED or fits(b, unit, b.at[unit], ENTRENCHED):
        return ALLOWED
    return STACKING


def rout_objection(b: Battle, action: Action) -> Rule:
    unit = unit_of(action)
    if unit != b.routing:
        return ROUT_TWO_HEXES
    if verb_of(action) == STAY:
        return stay_objection(b, unit)
    hex_ = target_of(action)
    if hex_ == OFF or (hex_ != behind(b, unit, 0) and hex_ != behind(b, unit, 1)):
        return ROUT_TWO_HEXES
    return back_objection(b, unit, hex_)


def offer_rout(b: Battle, choices: Choices) -> None:
    unit = b.routing
    if stay_objection(b, unit) == ALLOWED:
        choices.offer(pack(STAY, unit=unit))
    for side in range(i64(2)):
        hex_ = behind(b, unit, side)
        if back_objection(b, unit, hex_) == ALLOWED:
            choices.offer(pack(ROUT, unit=unit, target=hex_))


def cornered(b: Battle, unit: Unit) -> bool:
    """ROUT_SURRENDER: enemies in both hexes behind it."""
    for side in range(i64(2)):
        if back_objection(b, unit, behind(b, unit, side)) != ROUT_SURRENDER:
            return False
    return True


def step_back(b: Battle, unit: Unit, hex_: Hex, dice: Dice) -> None:
    """One hex, exposed. ROUT_NO_OPPORTUNITY_FIRE: nobody is asked. A German may run into the barrage: BARRAGE_CROSSING."""
    origin = b.at[unit]
    b.take_status(unit, EXPOSED)
    b.marks[unit] &= ~(ENGAGED | SECOND_TRENCH | TO_TEST | LOST_NOW)
    struck = crosses(b, unit, origin, hex_)
    undo_entry(b, unit, origin)
    b.put(unit, hex_)
    enter_objective(b, unit)
    b.rout_steps -= 1
    b.note(EV_FELL_BACK, side=b.side[unit], unit=unit, origin=origin, target=hex_, rule=ROUT_TWO_HEXES)
    disengage(b, origin)
    if struck:  # the shells fix it where it is
        cross(b, unit, dice)
        b.routing = NONE
        b.rout_steps = 0


def stay(b: Battle, unit: Unit) -> None:
    """Ends the rout in the trench of the first hex; or in the second trench of its own."""
    if b.rout_steps == ROUT_STEPS:
        dig_in(b, unit, SECONDARY_TRENCH)
        b.marks[unit] |= SECOND_TRENCH
        b.marks[unit] &= ~ENGAGED
        disengage(b, b.at[unit])
    b.rout_steps = 0


def end_rout(b: Battle, unit: Unit) -> None:
    """It is fixed, and entrenches if it can."""
    b.routing = NONE
    b.rout_steps = 0
    if b.at[unit] >= 0:
        fix(b, unit, ROUT_TWO_HEXES)


class Routing(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([ROUT, STAY], ROUT_TWO_HEXES)

    def side(self, b: Battle) -> Side:
        return b.side[b.routing]

    def asks(self, b: Battle, dice: Dice) -> bool:
        """True when the owner has a choice; otherwise one thing has been done."""
        unit = b.routing
        if b.at[unit] < 0 or b.rout_steps == 0:
            end_rout(b, unit)
            return False
        choices = Choices()
        offer_rout(b, choices)
        if choices.count() > 1 or (choices.count() == 1 and verb_of(choices.actions[0]) == STAY):
            b.decider = b.side[unit]
            b.ask = ROUTING
            return True
        if choices.count() == 1:
            step_back(b, unit, target_of(choices.actions[0]), dice)
        elif cornered(b, unit):
            surrender(b, unit, ROUT_SURRENDER)
        else:
            b.rout_steps = 0
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        offer_rout(b, choices)

    def objection(self, b: Battle, action: Action) -> Rule:
        return rout_objection(b, action)

    def unfinished(self, b: Battle) -> Rule:
        return ROUT_TWO_HEXES

    def cause(self, b: Battle, action: Action) -> Rule:
        return ALLOWED if b.side[unit_of(action)] == b.decider else NOT_YOURS

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == ROUT:
            step_back(b, unit_of(action), target_of(action), dice)
        else:
            stay(b, unit_of(action))

    def prompt(self, b: Battle) -> dict[str, Any]:
        return {"unit": unit_name(b, b.routing), "steps": int(b.rout_steps)}
