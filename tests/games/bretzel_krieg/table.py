"""A small table for rule tests: a position written in words, actions with their dice, and what they brought about.

A unit is written `arm 6.0,5.0 x3 activated`: type, point in UD (or `hand`), elements, then mode and marks.
"""

from __future__ import annotations

from typing import Any

from grognard.games.bretzel_krieg.game import BretzelKrieg
from grognard.games.bretzel_krieg.state import MARKS, MODES, Battle
from tests.games.harness import BattleTable, header
from tests.games.harness import Happened as Happened
from tests.games.harness import of as of
from tests.games.harness import one as one

GAME = BretzelKrieg()
ATTACKER, DEFENDER = 0, 1
TYPES = {"inf": "infantry", "mot": "motorised", "arm": "armoured"}

HEADER = header("bretzel-krieg", "1943")


class Table(BattleTable[Battle]):
    """A battle under test."""

    game = GAME

    # -- acting ----------------------------------------------------------------------------------------------------
    # -- asking ----------------------------------------------------------------------------------------------------
    def number(self, name: str) -> int:
        return next(u for u in range(self.battle.units()) if GAME.unit(self.battle, u) == name)

    def at(self, name: str) -> str:
        """Where a unit stands, '' if it is not on the table."""
        return GAME.place(self.battle, self.battle.at[self.number(name)])

    def vc(self, name: str) -> int:
        return int(self.battle.vc[self.number(name)])

    def mode(self, name: str) -> str:
        return MODES[self.battle.mode[self.number(name)]]

    def marks(self, name: str) -> list[str]:
        return [mark for bit, mark in enumerate(MARKS) if self.battle.marks[self.number(name)] & (1 << bit)]

    def pa(self) -> list[int]:
        return [int(points) for points in self.battle.pa]

    def stock(self, stock: int, side: int) -> int:
        return int(self.battle.stock[stock + side])


# -- what happened -----------------------------------------------------------------------------------------------------
# -- setting up --------------------------------------------------------------------------------------------------------
def point(text: str) -> list[int]:
    """'6.0,5.2' in tenths."""
    return [round(10 * float(number)) for number in text.split(",")]


def placed(side: str, name: str, words: str) -> dict[str, Any]:
    kind, at, *rest = words.split()
    unit: dict[str, Any] = {"side": side, "name": name, "kind": TYPES[kind], "marks": []}
    if at != "hand":
        unit["at"] = point(at)
    for word in rest:
        if word.startswith("x"):
            unit["elements"] = int(word[1:])
        elif word in MODES:
            unit["mode"] = word
        else:
            unit["marks"].append(word)
    return unit


def zone(kind: str, *points: str, **classes: str) -> dict[str, Any]:
    return {"kind": kind, "points": [point(p) for p in points], **classes}


def box(kind: str, corner: str, opposite: str, **classes: str) -> dict[str, Any]:
    """A rectangular zone."""
    (west, north), (east, south) = point(corner), point(opposite)
    return {"kind": kind, "points": [[west, north], [east, north], [east, south], [west, south]], **classes}


def river(*points: str, crossings: tuple[int, ...] = ()) -> dict[str, Any]:
    return {"points": [point(p) for p in points], "crossings": [{"edge": edge} for edge in crossings]}


def table(
    attacker: dict[str, str] | None = None,
    defender: dict[str, str] | None = None,
    *,
    phase: str = "move",
    side: str = "attacker",
    turn: int | None = None,
    pa: list[int] | None = None,
    works: list[tuple[str, str]] | None = None,
    attacker_has: dict[str, Any] | None = None,
    defender_has: dict[str, Any] | None = None,
    air: bool = True,
    **parts: Any,
) -> Table:
    """A position; `parts` are those of a scenario: zones, rivers, objectives, reinforcements of an army …"""
    armies = (("attacker", attacker), ("defender", defender))
    position = {
        **({} if turn is None else {"turn": turn}),
        "phase": phase,
        "side": side,
        "units": [placed(key, name, words) for key, army in armies for name, words in (army or {}).items()],
        "pa": pa or [],
        "entrenchments": [{"at": point(at), "lies": lies} for at, lies in works or []],
        "attacker": attacker_has or {},
        "defender": defender_has or {},
    }
    return open_table(scenario(position=position, **parts), air=air)


def scenario(**parts: Any) -> dict[str, Any]:
    """A scenario file as data; `attacker_army` and `defender_army` add to the two armies."""
    blue = {"name": {"fr": "Bleus", "en": "Blue"}, "nation": "fr", **parts.pop("attacker_army", {})}
    grey = {"name": {"fr": "Gris", "en": "Grey"}, "nation": "de", **parts.pop("defender_army", {})}
    return {**HEADER, "attacker": blue, "defender": grey, **parts}


def open_table(data: dict[str, Any], **options: Any) -> Table:
    return Table(GAME.set_up(data, options))
