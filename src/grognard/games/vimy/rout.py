"""Vimy §11.3: a rout, hex by hex."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices, pack, target_of, unit_of, verb_of
from grognard.engine.dice import Dice
from grognard.engine.hexes import reverse
from grognard.engine.places import OFF
from grognard.engine.state import ALLOWED, Rule, Unit
from grognard.games.vimy.barrage import crosses, may_enter
from grognard.games.vimy.board import MAIN_TRENCH, Hex
from grognard.games.vimy.losses import surrender
from grognard.games.vimy.melee import disengage
from grognard.games.vimy.morale import ROUT_STEPS, fix
from grognard.games.vimy.rules import (
    CANADIAN_LIMIT_BY_TURN,
    ROUT_BARRED,
    ROUT_STOPS_AT_TRENCH,
    ROUT_SURRENDER,
    ROUT_TWO_HEXES,
    SECONDARY_TRENCH,
    STACKING,
)
from grognard.games.vimy.shelling import cross
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
        return CANADIAN_LIMIT_BY_TURN
    return ALLOWED if b.room(b.side[unit], hex_, EXPOSED) >= b.strength[unit] else STACKING


def stay_objection(b: Battle, unit: Unit) -> Rule:
    """ROUT_STOPS_AT_TRENCH, after the first hex; before it only into the second trench: SECONDARY_TRENCH."""
    if b.rout_steps < ROUT_STEPS:
        return ALLOWED if b.board.trench[b.at[unit]] & MAIN_TRENCH else ROUT_STOPS_AT_TRENCH
    if not b.ground.secondary_trenches or b.marked(unit, SECOND_TRENCH) or not b.board.double_trench[b.at[unit]]:
        return SECONDARY_TRENCH
    if b.status[unit] == ENTRENCHED or b.room(b.side[unit], b.at[unit], ENTRENCHED) >= b.strength[unit]:
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


def rout_asks(b: Battle, dice: Dice) -> bool:
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
    b.put(unit, hex_)
    b.rout_steps -= 1
    b.note(EV_FELL_BACK, side=b.side[unit], unit=unit, origin=origin, target=hex_, rule=ROUT_TWO_HEXES)
    disengage(b, origin)
    if struck:  # the shells fix it where it is
        cross(b, unit, dice)
        b.routing = NONE
        b.rout_steps = 0


def stay(b: Battle, unit: Unit) -> None:
    """In the trench of the first hex; or in the second trench of its own."""
    if b.rout_steps == ROUT_STEPS:
        b.take_status(unit, ENTRENCHED)
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
