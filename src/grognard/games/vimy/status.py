"""Vimy §3: who can be exposed, entrenched or underground where, and how a unit changes its status."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.state import ALLOWED, Rule, Unit
from grognard.games.vimy.board import Hex
from grognard.games.vimy.rules import (
    ENTRENCHED_IN_TRENCH,
    FRIENDLY_TUNNELS_ONLY,
    NO_CHANGE_IN_ENEMY_HEX,
    SPLITTING,
    TANKS_ALWAYS_EXPOSED,
    TUNNEL_ENTRANCES,
    TUNNEL_EXIT_BLOCKED,
    UNDERGROUND_IN_TUNNEL,
)
from grognard.games.vimy.stacking import must_split, room_objection
from grognard.games.vimy.state import ENTRENCHED, EXPOSED, TANK, UNDERGROUND, Battle
from grognard.games.vimy.vocabulary import EV_SPLIT, EV_STATUS


# -- what a hex allows ---------------------------------------------------------------------------------------------------
def status_objection(b: Battle, unit: Unit, hex_: Hex, status: i64) -> Rule:
    """THREE_STATUSES: whether a unit can have a status in a hex, whoever else is there. EXPOSED_ANYWHERE."""
    if status == EXPOSED:
        return ALLOWED
    if b.kind[unit] == TANK:
        return TANKS_ALWAYS_EXPOSED
    if status == ENTRENCHED:
        return ALLOWED if b.board.trench[hex_] else ENTRENCHED_IN_TRENCH
    if b.board.tunnel_links[hex_] == 0:
        return UNDERGROUND_IN_TUNNEL
    return ALLOWED if b.board.tunnel_side[hex_] == b.side[unit] else FRIENDLY_TUNNELS_ONLY


# -- changing status in a hex -------------------------------------------------------------------------------------------
def entrench_objection(b: Battle, unit: Unit) -> Rule:
    """Whether a unit on the surface can entrench where it stands in the midst of a turn: not among enemies."""
    trench = trench_objection(b, unit)
    if trench == ALLOWED and b.holds(1 - b.side[unit], b.at[unit]):
        return NO_CHANGE_IN_ENEMY_HEX
    return trench


def trench_objection(b: Battle, unit: Unit) -> Rule:
    """Whether there is a trench, and room in it, for a unit on the surface where it stands."""
    ground = status_objection(b, unit, b.at[unit], ENTRENCHED)
    if ground != ALLOWED:
        return ground
    if b.status[unit] == ENTRENCHED:
        return ENTRENCHED_IN_TRENCH
    return room_objection(b, unit, b.at[unit], ENTRENCHED)


def can_entrench(b: Battle, unit: Unit) -> bool:
    """FIXED_ENTRENCHES_WHERE: a trench, room in it, no enemy in the hex."""
    return entrench_objection(b, unit) == ALLOWED


def descend_objection(b: Battle, unit: Unit) -> Rule:
    """TUNNEL_ENTRANCES, TUNNEL_ENDS: a unit goes down at the ends of a tunnel only."""
    hex_ = b.at[unit]
    ground = status_objection(b, unit, hex_, UNDERGROUND)
    if ground != ALLOWED:
        return ground
    if not b.board.entrance[hex_] or b.status[unit] == UNDERGROUND:
        return TUNNEL_ENTRANCES
    if b.holds(1 - b.side[unit], hex_):
        return NO_CHANGE_IN_ENEMY_HEX
    return room_objection(b, unit, hex_, UNDERGROUND)


def rise_objection(b: Battle, unit: Unit, status: i64) -> Rule:
    """TUNNEL_ENTRANCES, TUNNEL_EXIT_BLOCKED: coming up beside a friend is allowed even where enemies stand, and to units
    that do not assault too (TUNNEL_EXIT_ANY_TYPE)."""
    hex_, side = b.at[unit], b.side[unit]
    if not b.board.entrance[hex_]:
        return TUNNEL_ENTRANCES
    ground = status_objection(b, unit, hex_, status)
    if ground != ALLOWED:
        return ground
    if b.holds(1 - side, hex_) and not b.holds(side, hex_):
        return TUNNEL_EXIT_BLOCKED
    return room_objection(b, unit, hex_, status)


def dig_in(b: Battle, unit: Unit, rule: Rule) -> None:
    """`rule`: what it entrenches by."""
    b.take_status(unit, ENTRENCHED)
    b.note(EV_STATUS, side=b.side[unit], unit=unit, target=b.at[unit], amount=ENTRENCHED, rule=rule)


def go_down(b: Battle, unit: Unit) -> None:
    """SPLITTING: the rest of a battalion stays where it was, on the surface, until the head moves on."""
    if must_split(b, unit):
        b.leave_rear(unit, b.at[unit], b.status[unit])
        b.note(EV_SPLIT, side=b.side[unit], unit=unit, origin=b.at[unit], target=b.at[unit], rule=SPLITTING)
    b.take_status(unit, UNDERGROUND)
    b.note(EV_STATUS, side=b.side[unit], unit=unit, target=b.at[unit], amount=UNDERGROUND)


def come_up(b: Battle, unit: Unit, status: i64) -> None:
    """REJOINING_FREE: all of it is on the surface again."""
    b.rejoin(unit)
    b.take_status(unit, status)
    b.note(EV_STATUS, side=b.side[unit], unit=unit, target=b.at[unit], amount=status)
