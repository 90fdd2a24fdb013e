"""Both sides thrown together about Hill 145 and the Thélus trenches."""

from __future__ import annotations

import random
from typing import Any

from tests.games.vimy.table import table

CANADIANS = ["42 Bn", "49 Bn", "RCR", "38 Bn", "72 Bn", "7 MG", "8 MG", "7 TMB", "1 Tanks", "2 Tanks"]
GERMANS = ["1/R261", "2/R261", "3/R261", "4/R261", "5/R261", "1/B11", "2/B11", "1MG/R261", "2MG/R261", "79 RMW"]
AREAS = [
    ["1704", "1705", "1706", "1804", "1805", "1806", "1904", "1905", "1906"],
    ["2517", "2518", "2519", "2520", "2618", "2619", "2620"],
    ["1909", "1910", "1911", "2009", "2010", "2011"],
]
OPTIONS = ["smoke", "secondary_trenches", "bravery", "snow", "automatic_surrender"]


def crowd(luck: random.Random, area: list[str]) -> list[dict[str, Any]]:
    """Units of both sides in a few hexes, each status within its stacking limit."""
    board = table("42 Bn 3502", "1/R261 3503").battle.board
    room: dict[tuple[int, str, str], int] = {}
    units = []
    for side, names in enumerate((CANADIANS, GERMANS)):
        for name in names:
            at = luck.choice(area)
            hex_ = board.hexes.parse(at)
            strength = luck.randint(1, 4) if name.endswith(("Bn", "RCR")) else 1
            in_trench = board.trench[hex_] != 0 and not name.endswith("Tanks") and luck.random() < 0.5
            status = "entrenched" if in_trench else "exposed"
            left = room.get((side, at, status), 5 if in_trench else 8)
            if strength <= left:
                room[side, at, status] = left - strength
                facing = luck.choice(["east", "west", "south-south-east", "north-north-west"])
                unit: dict[str, Any] = {"name": name, "at": at, "status": status, "strength": strength}
                units.append(unit if in_trench else {**unit, "facing": facing})
    return units
