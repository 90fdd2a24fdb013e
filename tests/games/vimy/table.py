"""A small table for rule tests: a position written in words, actions with their dice, and what they brought about."""

from __future__ import annotations

import re
from typing import Any

from grognard.engine.odds import Odds
from grognard.games.vimy.game import Vimy
from grognard.games.vimy.scenario.position import SET_UP
from grognard.games.vimy.state import GONE, MARKS, STATUSES, Battle
from tests.games.harness import BattleTable, header
from tests.games.harness import Happened as Happened
from tests.games.harness import of as of
from tests.games.harness import one as one

GAME = Vimy()
CANADIAN, GERMAN = 0, 1
FAR = "12/BR1 4326"  # a German who touches nobody

HEADER = header("vimy", "1917")
FACINGS = ("north-north-east", "east", "south-south-east", "south-south-west", "west", "north-north-west")


class Table(BattleTable[Battle]):
    """A battle under test."""

    game = GAME

    def odds(self, text: str) -> Odds:
        found = GAME.odds(self.battle, GAME.read(self.battle, text))
        assert found is not None
        return found

    def asked(self) -> str:
        return self.phase()

    def number(self, name: str) -> int:
        return self.battle.ground.names.index(name)

    def at(self, name: str) -> str:
        """Where a unit is: a hex, or lost, surrendered …"""
        place = int(self.battle.at[self.number(name)])
        return self.battle.board.name(place) if place >= 0 else GONE[-place]

    def strength(self, name: str) -> int:
        return int(self.battle.strength[self.number(name)])

    def status(self, name: str) -> str:
        return STATUSES[self.battle.status[self.number(name)]]

    def marks(self, name: str) -> list[str]:
        marks = int(self.battle.marks[self.number(name)])
        return [mark for bit, mark in enumerate(MARKS) if marks >> bit & 1]


# -- setting up ----------------------------------------------------------------------------------------------------
def placed(words: str) -> dict[str, Any]:
    """`42 Bn 1708 entrenched 3 fixed`: a name, a hex, then status, companies, facing and marks in any order."""
    name, at, rest = re.fullmatch(r"(.+?) (\d{4})((?: \S+)*)", words).groups()  # type: ignore[union-attr]
    unit: dict[str, Any] = {"name": name, "at": at}
    for word in rest.split():
        if word in STATUSES:
            unit["status"] = word
        elif word in FACINGS:
            unit["facing"] = word
        elif word.isdigit():
            unit["strength"] = int(word)
        else:
            unit.setdefault("marks", []).append(word)
    return unit


def table(
    *units: str,
    phase: str = "fire",
    side: str = "german",
    turn: int | None = None,
    position: dict[str, Any] | None = None,
    **options: Any,
) -> Table:
    """A position, in play by default long after the red line fell.

    `side`: whose player turn it is; in the fire phase it is the other side that fires.
    """
    if turn is None:
        turn = 1 if phase in SET_UP else 12
    moment = {"turn": turn, "phase": phase, "side": side, "units": [placed(unit) for unit in units], **(position or {})}
    return open_table(scenario(position=moment), **options)


def scenario(**parts: Any) -> dict[str, Any]:
    """A scenario file as data."""
    canadians = {"name": {"fr": "Canadiens", "en": "Canadians"}, "nation": "ca", **parts.pop("canadian", {})}
    germans = {"name": {"fr": "Allemands", "en": "Germans"}, "nation": "de", **parts.pop("german", {})}
    return {**HEADER, "canadian": canadians, "german": germans, **parts}


def open_table(data: dict[str, Any], **options: Any) -> Table:
    return Table(GAME.set_up(data, options))


# -- movement ------------------------------------------------------------------------------------------------------
def moving(*units: str, turn: int = 12, side: str = "canadian") -> Table:
    return table(*units, phase="move", side=side, turn=turn)


def points(t: Table) -> int:
    return int(t.battle.points)
