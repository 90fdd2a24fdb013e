"""Bretzel Krieg !: what must always be true, for the fuzzer."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.bretzel_krieg.ground import distance2
from grognard.games.bretzel_krieg.losses import is_destroyed
from grognard.games.bretzel_krieg.notation import unit_name
from grognard.games.bretzel_krieg.recruitment import spent_on_goods
from grognard.games.bretzel_krieg.state import BROKE_IN, BUDGET, MOST_ELEMENTS, OVER, RUNNING, STOCKS, Battle


def broken(b: Battle) -> list[str]:
    """What must always be true, for the fuzzer."""
    wrong: list[str] = []
    for side in range(i64(2)):
        if b.turn > 0 and b.grade == RUNNING and is_destroyed(b, side):
            wrong.append(f"the {('attacker', 'defender')[side]} has no unit left, and the game goes on")
    standing = [unit for unit in range(b.units()) if b.at[unit] >= 0]
    for unit in standing:
        name = unit_name(b, unit)
        x, y = b.at[unit] & 0xFF, b.at[unit] >> 8
        if not 1 <= b.vc[unit] <= MOST_ELEMENTS:
            wrong.append(f"{name} has a cohesion of {b.vc[unit]}")
        if not b.terrain.on_table(x, y) or not b.terrain.can_stand(x, y):
            wrong.append(f"{name} stands where nobody can")
        for other in standing:
            squared = distance2(b.at[unit], b.at[other])
            if other < unit and squared == 0:
                wrong.append(f"{name} shares its point with {unit_name(b, other)}")
            broke_in = (b.marks[unit] | b.marks[other]) & BROKE_IN
            if other < unit and b.side[unit] != b.side[other] and squared < 100 and not broke_in:
                wrong.append(f"{name} is in the zone of control of {unit_name(b, other)}")
    for stock in range(STOCKS):
        if b.stock[stock] < 0:
            wrong.append(f"stock {stock} is negative")
    for side in range(i64(2)):
        if spent_on_goods(b, side) > b.stock[BUDGET + side]:
            wrong.append(f"side {side} has spent more than its budget")
    if b.turn > b.ground.turns and b.phase != OVER:
        wrong.append("the game goes on after its last turn")
    return wrong
