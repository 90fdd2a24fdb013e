"""Walter Schnaffs: what must always be true, for the fuzzer."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.state import NOBODY, Side
from grognard.games.walter_schnaffs.base.victory import is_gone
from grognard.games.walter_schnaffs.notation import place_name, unit_name
from grognard.games.walter_schnaffs.state import ATTACKING, BOMBARDING, LIMIT, LOST_BASES, MOVING, SIDES, STOCKS, Battle


def broken(b: Battle) -> list[str]:
    """What must always hold, for the fuzzer."""
    wrong: list[str] = []
    for zone in range(b.zones()):
        units = [u for u in range(b.units()) if b.at[u] == zone]
        name = place_name(b, zone)
        if len(units) > LIMIT:
            wrong.append(f"{name} holds more than five units")
        if len({b.side[u] for u in units}) > 1:
            wrong.append(f"{name} holds units of both sides")
        if len(units) != b.stack[zone] or b.owner[zone] != (b.side[units[0]] if units else NOBODY):
            wrong.append(f"{name}: stack or owner out of step with the units")
    for unit in range(b.units()):
        if b.bases[unit] < 0 or b.absent[unit] < 0 or (b.at[unit] >= 0 and b.bases[unit] == 0):
            wrong.append(f"{unit_name(b, unit)} stands on the table without a base, or has fewer than none")
    for side in range(i64(2)):
        if b.turn > 0 and b.phase in (BOMBARDING, MOVING, ATTACKING) and is_gone(b, side):
            wrong.append(f"the {SIDES[side]} side has no unit left, and the game goes on")
        if bases_of(b, side) != bases_raised(b, side):
            wrong.append(f"the {SIDES[side]} bases on the table, to come and lost are not those that were raised")
    for stock in range(STOCKS):
        if b.stock[stock] < 0:
            wrong.append(f"stock {stock} is negative")
    if b.turn > 21:
        wrong.append("the game goes on after turn 21")
    return wrong


def bases_of(b: Battle, side: Side) -> i64:
    """Every base of a side, wherever it is."""
    found = b.stock[LOST_BASES + side]
    for unit in range(b.units()):
        if b.side[unit] == side:
            found += b.bases[unit] + b.absent[unit]
    return found


def bases_raised(b: Battle, side: Side) -> i64:
    raised: i64 = 0
    for unit in range(b.units()):
        if b.side[unit] == side and b.regiment[unit] == unit:
            raised += b.full[unit]
    return raised
