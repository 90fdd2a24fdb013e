"""Vimy §3 and §4: who can be exposed, entrenched or underground where, and who finds room."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Choices, pack
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.games.vimy.board import Hex
from grognard.games.vimy.rules import (
    ACTIVE_PLAYER,
    ENGAGED_CANNOT_MOVE,
    ENTRENCH_AFTER_MELEE,
    ENTRENCHED_IN_TRENCH,
    FRIENDLY_TUNNELS_ONLY,
    NO_CHANGE_IN_ENEMY_HEX,
    ON_THE_MAP,
    SPLITTING,
    STACKING,
    TANKS_ALWAYS_EXPOSED,
    TUNNEL_ENTRANCES,
    TUNNEL_EXIT_BLOCKED,
    UNDERGROUND_IN_TUNNEL,
)
from grognard.games.vimy.state import (
    ENGAGED,
    ENTRENCHED,
    EXPOSED,
    SPLIT_HEAD,
    TANK,
    UNDERGROUND,
    Battle,
)
from grognard.games.vimy.vocabulary import ENTRENCH, EV_SPLIT, EV_STATUS


# -- what a hex allows ---------------------------------------------------------------------------------------------------
def ground_objection(b: Battle, unit: Unit, hex_: Hex, status: i64) -> Rule:
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


def room_objection(b: Battle, unit: Unit, hex_: Hex, status: i64) -> Rule:
    """STACKING for a unit that comes into a hex or changes its status there. STACKING_BY_SIDE, STACKING_AT_ALL_TIMES."""
    needed = b.strength[unit]
    if status == UNDERGROUND and needed > SPLIT_HEAD:  # SPLITTING: only its head comes in
        needed = SPLIT_HEAD
        if b.rear[unit] == hex_ << 2 | status:  # it turns back, and its rest takes the place of its head
            needed -= b.strength[unit] - SPLIT_HEAD
    return ALLOWED if b.room(b.side[unit], hex_, status) >= needed else STACKING


# -- changing status in a hex -------------------------------------------------------------------------------------------
def entrench_objection(b: Battle, unit: Unit) -> Rule:
    """Whether a unit on the surface can entrench where it stands in the midst of a turn: not among enemies."""
    trench = trench_objection(b, unit)
    if trench == ALLOWED and b.holds(1 - b.side[unit], b.at[unit]):
        return NO_CHANGE_IN_ENEMY_HEX
    return trench


def trench_objection(b: Battle, unit: Unit) -> Rule:
    """Whether there is a trench, and room in it, for a unit on the surface where it stands."""
    ground = ground_objection(b, unit, b.at[unit], ENTRENCHED)
    if ground != ALLOWED:
        return ground
    if b.status[unit] == ENTRENCHED:
        return ENTRENCHED_IN_TRENCH
    return room_objection(b, unit, b.at[unit], ENTRENCHED)


def can_entrench(b: Battle, unit: Unit) -> bool:
    return entrench_objection(b, unit) == ALLOWED


def descend_objection(b: Battle, unit: Unit) -> Rule:
    """TUNNEL_ENTRANCES: one goes down at the ends of a tunnel only."""
    hex_ = b.at[unit]
    ground = ground_objection(b, unit, hex_, UNDERGROUND)
    if ground != ALLOWED:
        return ground
    if not b.board.entrance[hex_] or b.status[unit] == UNDERGROUND:
        return TUNNEL_ENTRANCES
    if b.holds(1 - b.side[unit], hex_):
        return NO_CHANGE_IN_ENEMY_HEX
    return room_objection(b, unit, hex_, UNDERGROUND)


def rise_objection(b: Battle, unit: Unit, status: i64) -> Rule:
    """TUNNEL_ENTRANCES, TUNNEL_EXIT_BLOCKED: coming up beside a friend is allowed even where enemies stand."""
    hex_, side = b.at[unit], b.side[unit]
    if not b.board.entrance[hex_]:
        return TUNNEL_ENTRANCES
    ground = ground_objection(b, unit, hex_, status)
    if ground != ALLOWED:
        return ground
    if b.holds(1 - side, hex_) and not b.holds(side, hex_):
        return TUNNEL_EXIT_BLOCKED
    room = b.room(side, hex_, status)
    if b.rear[unit] == hex_ << 2 | status:  # its own rest stands there already
        room += b.strength[unit] - SPLIT_HEAD
    return ALLOWED if room >= b.strength[unit] else STACKING


def dig_in(b: Battle, unit: Unit) -> None:
    b.take_status(unit, ENTRENCHED)
    b.note(EV_STATUS, side=b.side[unit], unit=unit, target=b.at[unit], amount=ENTRENCHED)


def go_down(b: Battle, unit: Unit) -> None:
    """SPLITTING: the rest of a battalion stays where it was, on the surface, until the head moves on."""
    if b.strength[unit] > SPLIT_HEAD:
        b.leave_rear(unit, b.at[unit], b.status[unit])
        b.note(EV_SPLIT, side=b.side[unit], unit=unit, origin=b.at[unit], target=b.at[unit], rule=SPLITTING)
    b.take_status(unit, UNDERGROUND)
    b.note(EV_STATUS, side=b.side[unit], unit=unit, target=b.at[unit], amount=UNDERGROUND)


def come_up(b: Battle, unit: Unit, status: i64) -> None:
    """REJOINING_FREE: all of it is on the surface again."""
    b.rejoin(unit)
    b.take_status(unit, status)
    b.note(EV_STATUS, side=b.side[unit], unit=unit, target=b.at[unit], amount=status)


# -- at the end of a melee phase ----------------------------------------------------------------------------------------
def free_entrench_objection(b: Battle, unit: Unit, side: Side) -> Rule:
    """ENTRENCH_AFTER_MELEE, ENTRENCH_AFTER_MELEE_ORDER: also beside enemies it is not engaged with."""
    if b.side[unit] != side:
        return ACTIVE_PLAYER
    if b.at[unit] < 0:
        return ON_THE_MAP
    if b.status[unit] == UNDERGROUND:
        return ENTRENCH_AFTER_MELEE
    if b.marked(unit, ENGAGED):
        return ENGAGED_CANNOT_MOVE
    return trench_objection(b, unit)


def offer_free_entrenching(b: Battle, choices: Choices) -> None:
    for unit in range(b.units()):
        if b.side[unit] == b.decider and b.at[unit] >= 0 and b.status[unit] == EXPOSED:
            if free_entrench_objection(b, unit, b.decider) == ALLOWED:
                choices.offer(pack(ENTRENCH, unit=unit))


def can_entrench_freely(b: Battle, side: Side) -> bool:
    for unit in range(b.units()):
        if b.side[unit] == side and b.at[unit] >= 0 and b.status[unit] == EXPOSED:
            if free_entrench_objection(b, unit, side) == ALLOWED:
                return True
    return False
