"""Rebuilt: driven out of a zone, and where those who must fall back go."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, pack, unit_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.places import OFF
from grognard.engine.state import ALLOWED, NOBODY, Rule, Unit
from grognard.games.walter_schnaffs.base.thinning import rejoin
from grognard.games.walter_schnaffs.base.victory import somebody_is_gone
from grognard.games.walter_schnaffs.losses import remove_bases
from grognard.games.walter_schnaffs.notation import fight_in_words
from grognard.games.walter_schnaffs.rules import (
    BLOCKED_FALL_BACK,
    DRIVEN_OUT,
    FALL_BACK,
    NOT_IN_THIS_FIGHT,
    NOT_YOURS,
    OWNER_CHOOSES_RETREAT,
)
from grognard.games.walter_schnaffs.state import (
    ADVANCING,
    HURT,
    LIMIT,
    LOST_NOW,
    WIDTH,
    Battle,
    Zone,
)
from grognard.games.walter_schnaffs.vocabulary import EV_CUT_OFF, EV_DRIVEN_OUT, EV_FELL_BACK, EV_STOOD, RETREAT


def is_driven_out(b: Battle) -> bool:
    """DRIVEN_OUT: the defended zone is empty, or it lost more bases than the attacker did."""
    if b.stack[b.target] == 0:
        return True
    return b.stock[LOST_NOW + 1 - b.active] > b.stock[LOST_NOW + b.active]


def note_result(b: Battle, driven: bool) -> None:
    lost = b.stock[LOST_NOW + 1 - b.active]
    told = b.tally()
    told.tell(DRIVEN_OUT, "attacker-lost", b.stock[LOST_NOW + b.active])
    told.tell(DRIVEN_OUT, "defender-lost", lost)
    code = EV_DRIVEN_OUT if driven else EV_STOOD
    b.note(code, side=1 - b.active, target=b.target, amount=lost, rule=DRIVEN_OUT, tally=told)


def zone_behind(b: Battle, unit: Unit) -> Zone:
    return b.toward[b.at[unit] * 4 + b.homeward(b.side[unit])]


# -- those driven out --------------------------------------------------------------------------------------------------
def drive_out(b: Battle) -> bool:
    """Moves out the units that have no choice; True when the owner has to say which go first, for not all find room behind."""
    while b.stack[b.target] > 0 and b.owner[b.target] == 1 - b.active:
        first = first_in(b, b.target)
        behind = zone_behind(b, first)
        if b.is_free(behind, b.side[first]) and in_want_of_room(b, behind) and not all_alike(b, first):
            return True
        retreat(b, first)
    return False


def in_want_of_room(b: Battle, behind: Zone) -> bool:
    """Whether more units must leave than find room behind; those who join a part of their regiment there need none."""
    leaving: i64 = 0
    for unit in range(b.units()):
        if b.at[unit] == b.target and not b.merges_in(unit, behind):
            leaving += 1
    return leaving > LIMIT - b.stack[behind]


def first_in(b: Battle, zone: Zone) -> Unit:
    for unit in range(b.units()):
        if b.at[unit] == zone:
            return unit
    return NOBODY


def all_alike(b: Battle, first: Unit) -> bool:
    for unit in range(b.units()):
        if b.at[unit] == b.target and not b.alike(first, unit):
            return False
    return True


def fight_objection(b: Battle, unit: Unit) -> Rule:
    """The objection to a loss or a retreat where none is due: first of all the unit must be in the fight under way."""
    if b.side[unit] != b.decider or b.at[unit] < 0:
        return NOT_YOURS
    return ALLOWED if b.at[unit] == b.origin or b.at[unit] == b.target else NOT_IN_THIS_FIGHT


def retreat_objection(b: Battle, unit: Unit) -> Rule:
    if b.side[unit] != b.decider:
        return NOT_YOURS
    return ALLOWED if b.at[unit] == b.target else NOT_IN_THIS_FIGHT


def retreat(b: Battle, unit: Unit) -> None:
    b.marks[unit] &= ~HURT  # no morale die for those driven out
    fall_back(b, unit)


# -- falling back ------------------------------------------------------------------------------------------------------
def fall_back(b: Battle, unit: Unit) -> None:
    """FALL_BACK: one zone towards the own edge, without a die; blocked, it costs a base, and the unit goes where it can."""
    side = b.side[unit]
    behind = zone_behind(b, unit)
    if b.admits(unit, behind):
        go_back(b, unit, behind, FALL_BACK)
        return
    remove_bases(b, unit, 1, BLOCKED_FALL_BACK)
    if b.bases[unit] == 0:
        return
    refuge = nearest_free_zone(b, unit)
    if refuge == OFF:
        b.note(EV_CUT_OFF, side=side, unit=unit, origin=b.at[unit], rule=BLOCKED_FALL_BACK)
        remove_bases(b, unit, b.bases[unit], BLOCKED_FALL_BACK)
    else:
        go_back(b, unit, refuge, BLOCKED_FALL_BACK)


def go_back(b: Battle, unit: Unit, zone: Zone, rule: Rule) -> None:
    b.note(EV_FELL_BACK, side=b.side[unit], unit=unit, origin=b.at[unit], target=zone, rule=rule)
    b.lift(unit, zone)
    b.place(unit, zone)
    rejoin(b, unit)


def nearest_free_zone(b: Battle, unit: Unit) -> Zone:
    """By zone sides; of those as near, the one nearest to the own edge, then the one farthest left. OFF: there is none."""
    best: Zone = OFF
    best_rank: i64 = 0
    for zone in range(b.zones()):
        if zone != b.at[unit] and b.admits(unit, zone):
            far = b.ground.squares.sides_apart(b.at[unit], zone)
            rank = far * 100 + b.row_from_edge(zone, b.side[unit]) * 10 + zone % WIDTH
            if best == OFF or rank < best_rank:
                best = zone
                best_rank = rank
    return best


class Retreating(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([RETREAT], OWNER_CHOOSES_RETREAT)

    def asks(self, b: Battle, dice: Dice) -> bool:
        if drive_out(b):
            b.decider = 1 - b.active
            return True
        if not somebody_is_gone(b):  # those who could not fall back were the last
            b.phase = ADVANCING
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        """OWNER_CHOOSES_RETREAT: the unit that falls back first has the room."""
        for unit in range(b.units()):
            if retreat_objection(b, unit) == ALLOWED:
                choices.offer(pack(RETREAT, unit=unit))

    def objection(self, b: Battle, action: Action) -> Rule:
        return retreat_objection(b, unit_of(action))

    def unfinished(self, b: Battle) -> Rule:
        return OWNER_CHOOSES_RETREAT

    def cause(self, b: Battle, action: Action) -> Rule:
        return fight_objection(b, unit_of(action))

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        retreat(b, unit_of(action))

    def prompt(self, b: Battle) -> dict[str, Any]:
        return fight_in_words(b)
