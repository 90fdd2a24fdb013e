"""Vimy Ridge: what must always be true, for the fuzzer."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.state import Unit
from grognard.games.vimy.stacking import ROOM, companies_in
from grognard.games.vimy.state import EXPOSED, OVER, SIDES, STATUS_COUNT, STATUSES, TANK, UNDERGROUND, Battle
from grognard.games.vimy.status import status_objection
from grognard.games.vimy.victory import ENTRANT, FIRST_UNIT


def broken(b: Battle) -> list[str]:
    wrong: list[str] = []
    for unit in range(b.units()):
        wrong += broken_unit(b, unit)
    for hex_ in range(b.board.count):
        if b.first[hex_] != NONE:
            wrong += broken_stack(b, hex_)
    if b.turn > b.ground.turns and b.phase != OVER:
        wrong.append("the game goes on after its last turn")
    wrong += broken_entries(b)
    for stock in b.stock:
        if stock < 0:
            wrong.append("a count is negative")
    return wrong


def broken_unit(b: Battle, unit: Unit) -> list[str]:
    """COMPANIES_ARE_STEPS: they never grow; a unit is in the one hex that lists it; FRIENDLY_TUNNELS_ONLY."""
    name, wrong = b.ground.names[unit], []
    at = b.at[unit]
    if b.strength[unit] > b.ground.full[unit]:
        wrong.append(f"{name} has grown to {b.strength[unit]} companies")
    if at < 0:
        return wrong
    if b.strength[unit] < 1:
        wrong.append(f"{name} stands without companies")
    if not b.board.in_play[at]:
        wrong.append(f"{name} is outside the map in play")
    if status_objection(b, unit, at, b.status[unit]) != 0:
        wrong.append(f"{name} cannot be {STATUSES[b.status[unit]]} in {b.board.name(at)}")
    if b.kind[unit] == TANK and b.status[unit] != EXPOSED:
        wrong.append(f"{name} is not exposed")
    if b.rear[unit] != NONE and b.status[unit] != UNDERGROUND:
        wrong.append(f"{name} is split on the surface")
    found: i64 = 0
    other = b.first[at]
    while other != NONE:
        found += 1 if other == unit else 0
        other = b.next[other]
    if found != 1:
        wrong.append(f"{name} is listed {found} times in {b.board.name(at)}")
    return wrong


def broken_stack(b: Battle, hex_: i64) -> list[str]:
    """STACKING at all times."""
    wrong = []
    for side in range(i64(2)):
        for status in range(STATUS_COUNT):
            companies = companies_in(b, side, hex_, status)
            if companies > ROOM[status]:
                where = b.board.name(hex_)
                wrong.append(f"{companies} {SIDES[side]} companies {STATUSES[status]} in {where}")
    return wrong


def broken_entries(b: Battle) -> list[str]:
    """LAST_TO_ENTER: an entry that can still be undone is that of a unit on the surface of the objective."""
    wrong = []
    for entry in b.entries:
        unit = (entry & (1 << ENTRANT) - 1) - FIRST_UNIT
        if unit >= 0 and b.at[unit] >= 0:
            hex_ = b.ground.objectives[entry >> ENTRANT].hex
            if b.at[unit] != hex_ or b.status[unit] == UNDERGROUND:
                wrong.append(f"{b.ground.names[unit]} is not in {b.board.name(hex_)}, which it entered")
    return wrong
