"""A small table for rule tests: a position written in words, actions with their dice, and what they brought about."""

from __future__ import annotations

import re
from typing import Any, cast

from grognard.engine.dice import ScriptedDice
from grognard.games.walter_schnaffs.game import WalterSchnaffs
from grognard.games.walter_schnaffs.state import LOST_BASES, Battle
from tests.games.harness import BattleTable, header
from tests.games.harness import Happened as Happened
from tests.games.harness import of as of
from tests.games.harness import one as one

GAME = WalterSchnaffs()
GERMAN, FRENCH = 0, 1

# The words of a position; a digit after one is its number of bases, "+2" bases that are yet to come, "/shaken" a mark.
TROOPS: dict[str, dict[str, Any]] = {
    "inf": {"kind": "infantry"},
    "chassepot": {"kind": "infantry", "rifle": "modern"},
    "zouave": {"kind": "infantry", "rifle": "modern", "quality": "professional"},
    "jäger": {"kind": "infantry", "quality": "professional"},
    "mobile": {"kind": "infantry", "quality": "reservist"},
    "cav": {"kind": "cavalry"},
    "guard-cav": {"kind": "cavalry", "quality": "professional"},
    "breech": {"kind": "breech"},
    "light": {"kind": "light-breech"},
    "heavy": {"kind": "heavy-bronze"},
    "four": {"kind": "light-bronze"},
    "mitr": {"kind": "mitrailleuse"},
}

HEADER = header("walter-schnaffs", "1870")


class Table(BattleTable[Battle]):
    """A battle under test."""

    game = GAME

    # -- acting ----------------------------------------------------------------------------------------------------
    def points(self, way: str, *faces: int) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
        """Both lists of an attack, line by line, with the dice of the defender's list; the volleys all miss."""
        ones = [1] * 20  # on the table of losses a one does nothing
        events = self.apply(f"attack {way}", ScriptedDice([*faces, *ones]))
        return one(events, "attack").lines, one(events, "defence").lines

    # -- asking ----------------------------------------------------------------------------------------------------
    def zone(self, name: str) -> int:
        return int(self.battle.ground.squares.parse(name))

    def units_in(self, name: str) -> list[str]:
        """The units in a zone with their bases, as '1st Inf 3'."""
        b = self.battle
        return [f"{GAME.unit(b, u)} {b.bases[u]}" for u in range(b.units()) if b.at[u] == self.zone(name)]

    def lost(self, side: int) -> int:
        return int(self.battle.stock[LOST_BASES + side])

    def seen(self, viewer: int, name: str, side: int | None = None) -> dict[str, Any]:
        """A unit as a viewer sees it."""
        for unit in GAME.view(self.battle, viewer)["units"]:
            if unit["name"] == name and side in (None, unit["side"]):
                return cast(dict[str, Any], unit)
        raise AssertionError(f"{viewer} does not see {name}")


# -- what happened -----------------------------------------------------------------------------------------------------
def keys(events: list[Happened]) -> list[str]:
    return [event.key for event in events]


def losses(events: list[Happened], side: int) -> list[str]:
    """The units of a side that lost a base, in the order they did."""
    return [event.unit for event in of(events, "lost") if event.side == side for _ in range(event.amount)]


# -- setting up --------------------------------------------------------------------------------------------------------
def troops(side: str, words: str) -> list[dict[str, Any]]:
    made = []
    for word in words.split():
        name, *marks = word.split("/")
        parsed = re.fullmatch(r"([^\d+]+)(\d?)(?:\+(\d))?", name)
        assert parsed is not None, word
        bases, coming = parsed[2], parsed[3]
        unit = {"side": side, "marks": marks, **TROOPS[parsed[1]]}
        made.append(unit | ({"bases": int(bases)} if bases else {}) | ({"to_come": int(coming)} if coming else {}))
    return made


def table(
    german: dict[str, str] | None = None,
    french: dict[str, str] | None = None,
    *,
    phase: str = "attack",
    side: str = "german",
    attacker: str = "german",
    turn: int | None = None,
    countdown: int = 21,
    levels: dict[str, str] | None = None,
    terrain: dict[str, list[str]] | None = None,
    streams: list[str] | None = None,
    bridges: list[str] | None = None,
    german_in_hand: str = "",
    french_in_hand: str = "",
) -> Table:
    """A position: units as {"B5": "inf4 cav/shaken"}, a word each."""
    units: list[dict[str, Any]] = []
    for key, standing in (("german", german), ("french", french)):
        for at, words in (standing or {}).items():
            units += [{"at": at, **unit} for unit in troops(key, words)]
    if levels is None:
        levels = {"german": "determined-advance", "french": "solid-defence"}
        if attacker == "french":
            levels = {"german": "solid-defence", "french": "determined-advance"}
    position = {
        **({} if turn is None else {"turn": turn}),
        "phase": phase,
        "side": side,
        "attacker": attacker,
        "levels": levels,
        "countdown": countdown,
        "terrain": terrain or {},
        "streams": streams or [],
        "bridges": bridges or [],
        "units": units,
        "in_hand": troops("german", german_in_hand) + troops("french", french_in_hand),
    }
    return open_table(scenario(position=position))


def scenario(**parts: Any) -> dict[str, Any]:
    """A scenario file as data; the two armies are empty unless given."""
    german = {"name": {"fr": "Allemands", "en": "Germans"}, "nation": "de", **parts.pop("german", {})}
    french = {"name": {"fr": "Français", "en": "French"}, "nation": "fr", **parts.pop("french", {})}
    return {**HEADER, "german": german, "french": french, **parts}


def open_table(data: dict[str, Any], **options: Any) -> Table:
    return Table(GAME.set_up(data, options))
