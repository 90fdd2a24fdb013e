"""Vimy §4: stacking: how many companies of a side find room in a hex, and battalions that are split in a tunnel."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.games.vimy.board import Hex
from grognard.games.vimy.rules import SPLITTING, STACKING
from grognard.games.vimy.state import UNDERGROUND, Battle

# companies of one side in a hex, by status
ROOM: Final = vec[i64]([8, 5, 2])
SPLIT_HEAD: Final[i64] = 2  # companies of a split battalion that are in the tunnel hex


def companies_in(b: Battle, side: Side, hex_: Hex, status: i64) -> i64:
    """STACKING counts these: companies of a side in a hex in a status, the rest of split battalions too."""
    count: i64 = 0
    unit = b.first[hex_]
    while unit != NONE:
        if b.side[unit] == side and b.status[unit] == status:
            count += SPLIT_HEAD if b.rear[unit] != NONE else b.strength[unit]
        unit = b.next[unit]
    splits = b.splits
    for other in range(b.units()):
        if splits == 0:
            break
        if b.rear[other] != NONE:
            splits -= 1
            if b.rear[other] == hex_ << 2 | status and b.side[other] == side:
                count += b.strength[other] - SPLIT_HEAD
    return count


def room_in(b: Battle, side: Side, hex_: Hex, status: i64) -> i64:
    return ROOM[status] - companies_in(b, side, hex_, status)


def fits(b: Battle, unit: Unit, hex_: Hex, status: i64) -> bool:
    """Whether all of a unit finds room in a hex."""
    return room_in(b, b.side[unit], hex_, status) >= b.strength[unit]


def must_split(b: Battle, unit: Unit) -> bool:
    """SPLITTING: whether a unit is too large for one hex of a tunnel."""
    return b.strength[unit] > SPLIT_HEAD


def room_objection(b: Battle, unit: Unit, hex_: Hex, status: i64) -> Rule:
    """STACKING for a unit that comes into a hex or changes its status there. STACKING_BY_SIDE, STACKING_AT_ALL_TIMES."""
    needed = SPLIT_HEAD if status == UNDERGROUND and must_split(b, unit) else b.strength[unit]
    if b.rear[unit] == hex_ << 2 | status:  # its own rest is there already: it joins it, or they change places
        needed -= b.strength[unit] - SPLIT_HEAD
    return ALLOWED if room_in(b, b.side[unit], hex_, status) >= needed else STACKING


def post_room_objection(b: Battle, unit: Unit, hex_: Hex, status: i64, rear: Hex) -> Rule:
    """STACKING, and SPLITTING at set-up: the rest, if any, is in the next hex of the tunnel."""
    splits = status == UNDERGROUND and must_split(b, unit)
    if splits != (rear != NONE):
        return SPLITTING
    if not splits:
        return ALLOWED if fits(b, unit, hex_, status) else STACKING
    if not b.board.joins(b.board.tunnel_links, hex_, rear):
        return SPLITTING
    side, rest = b.side[unit], b.strength[unit] - SPLIT_HEAD
    if room_in(b, side, hex_, UNDERGROUND) < SPLIT_HEAD or room_in(b, side, rear, UNDERGROUND) < rest:
        return STACKING
    return ALLOWED
