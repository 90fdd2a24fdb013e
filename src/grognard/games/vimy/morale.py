"""Vimy §11: tests of morale, and what it is to be fixed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.dice import Dice, chart
from grognard.engine.state import Rule, Unit
from grognard.engine.tally import Tally
from grognard.games.vimy.rules import ENTRENCHED_DO_NOT_ROUT, FIXED_ENTRENCHES, MORALE_LOSSES, MORALE_TEST
from grognard.games.vimy.state import ENGAGED, ENTRENCHED, EXPOSED, FIXED, TANK, Battle
from grognard.games.vimy.status import can_entrench, dig_in
from grognard.games.vimy.vocabulary import EV_FIXED, EV_ROUTED, EV_STEADY

DIE: Final = chart(1, 2, 3, 4, 5, 6)
ROUT_STEPS: Final[i64] = 2  # ROUT_TWO_HEXES

# What a test comes to.
STEADY: Final[i64] = 0
PINNED: Final[i64] = 1
ROUT: Final[i64] = 2


def morale_score(lost: i64, dice: Dice, tally: Tally) -> None:
    """MORALE_TEST: a die; MORALE_LOSSES: a point for each company just lost."""
    tally.roll(MORALE_TEST, DIE, dice)
    tally.add(MORALE_LOSSES, lost)


def verdict(b: Battle, unit: Unit, score: i64, in_melee: bool) -> i64:
    """The row of the unit's division; in a melee to be fixed counts for nothing: MELEE_MORALE."""
    division = b.ground.division[unit]
    if score >= b.charts.rout_from[division]:
        stays = b.status[unit] == ENTRENCHED and not in_melee  # ENTRENCHED_DO_NOT_ROUT
        return PINNED if stays else ROUT
    if score >= b.charts.fixed_from[division] and not in_melee:
        return PINNED
    return STEADY


def tell_morale(b: Battle, unit: Unit, in_melee: bool, tally: Tally) -> None:
    """The row of the unit's division: from which score it is fixed, from which routed."""
    division = b.ground.division[unit]
    if not in_melee:
        tally.tell(MORALE_TEST, "fixed-from", b.charts.fixed_from[division])
    tally.tell(MORALE_TEST, "rout-from", b.charts.rout_from[division])


def test_morale(
    b: Battle, unit: Unit, lost: i64, rule: Rule, gun: Unit, in_melee: bool, dice: Dice, tally: Tally
) -> None:
    """`rule`: why it tests; `gun`: the machine gun close by that makes it, or NONE. Tanks never test."""
    if b.kind[unit] == TANK:
        return
    tell_morale(b, unit, in_melee, tally)
    morale_score(lost, dice, tally)
    result = verdict(b, unit, tally.total, in_melee)
    if result == STEADY:
        b.note(EV_STEADY, side=b.side[unit], unit=unit, target=b.at[unit], amount=tally.total, rule=rule, tally=tally)
    elif result == ROUT:
        b.note(EV_ROUTED, side=b.side[unit], unit=unit, target=b.at[unit], amount=tally.total, rule=rule, tally=tally)
        open_rout(b, unit)
    else:
        spared = tally.total >= b.charts.rout_from[b.ground.division[unit]]
        fix(b, unit, ENTRENCHED_DO_NOT_ROUT if spared else rule, gun, tally)


def fix(b: Battle, unit: Unit, rule: Rule, gun: Unit = NONE, tally: Tally | None = None) -> None:
    """FIXED_EFFECTS; it goes to ground where there is a trench. BRAVERY remembers the gun."""
    if not b.marked(unit, FIXED) or gun != NONE:
        b.fixed_by[unit] = gun
    b.marks[unit] |= FIXED
    score: i64 = 0 if tally is None else tally.total
    b.note(EV_FIXED, side=b.side[unit], unit=unit, target=b.at[unit], amount=score, rule=rule, tally=tally)
    if b.step_to == NONE or unit != b.mover:  # OPPORTUNITY_FIRE_STATUS: while it is being fired at it stays as it was
        go_to_ground(b, unit)


def go_to_ground(b: Battle, unit: Unit) -> None:
    """A fixed unit entrenches if it can."""
    if b.status[unit] == EXPOSED and not b.marked(unit, ENGAGED) and can_entrench(b, unit):
        dig_in(b, unit, FIXED_ENTRENCHES)


def open_rout(b: Battle, unit: Unit) -> None:
    """ROUT_TWO_HEXES, opposite to its facing: carried out in rout.py before anything else goes on."""
    if unit == b.mover:  # ROUT_NO_OPPORTUNITY_FIRE: its step is not made, and nobody fires at it any more
        b.step_to = NONE
    b.routing = unit
    b.rout_steps = ROUT_STEPS
    b.rout_facing = b.facing[unit]
