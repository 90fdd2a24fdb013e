"""A small table for rule tests: a position written in words, actions with their dice, and what they brought about."""

from __future__ import annotations

import re
from typing import Any, NamedTuple, cast

from grognard.engine.actions import Choices
from grognard.engine.chronicle import Chronicle
from grognard.engine.dice import ScriptedDice, WatchedDice
from grognard.engine.odds import Odds
from grognard.engine.state import ALLOWED
from grognard.games.vimy.game import Vimy
from grognard.games.vimy.state import GONE, MARKS, PHASES, STATUSES, Battle

GAME = Vimy()
CANADIAN, GERMAN = 0, 1

HEADER: dict[str, Any] = {
    "game": "vimy",
    "id": "a-test",
    "title": {"fr": "Un essai", "en": "A test"},
    "date": "1917",
    "place": {"fr": "Quelque part", "en": "Somewhere"},
    "minutes": 30,
    "difficulty": 1,
    "situation": {"fr": "…", "en": "…"},
    "forces": {"fr": "…", "en": "…"},
    "goal": {"fr": "…", "en": "…"},
}
FACINGS = ("north-north-east", "east", "south-south-east", "south-south-west", "west", "north-north-west")


class Happened(NamedTuple):
    """An event, with names in place of numbers; a tally as (rule, points) line by line."""

    key: str
    side: int
    unit: str
    origin: str
    target: str
    amount: int
    rule: str
    faces: list[int]
    lines: list[tuple[str, int]]


class Table:
    """A battle under test."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

    # -- acting ----------------------------------------------------------------------------------------------------
    def act(self, text: str, *faces: int) -> list[Happened]:
        """Carries out a legal action with exactly these dice."""
        b = self.battle
        action = GAME.read(b, text)
        assert self.why(text) == "", f"{text} is forbidden by {self.why(text)}"
        if GAME.lists_all(b, action):
            assert GAME.write(b, action) in self.legal(), f"{text} is not offered"
        dice = ScriptedDice(list(faces))
        watched = WatchedDice(dice)
        b.chronicle = Chronicle(watched)
        GAME.apply(b, action, watched)
        events = b.chronicle.events
        b.chronicle = None
        assert dice.left() == 0, f"{dice.left()} dice were not thrown"
        assert GAME.invariants(b) == []
        return [
            Happened(
                GAME.events[e.code],
                e.side,
                GAME.unit(b, e.unit),
                GAME.place(b, e.origin),
                GAME.place(b, e.target),
                e.amount,
                GAME.rules[e.rule] if e.rule else "",
                e.faces,
                [(GAME.rules[line.rule], line.low) for line in e.tally.lines()] if e.tally else [],
            )
            for e in events
        ]

    # -- asking ----------------------------------------------------------------------------------------------------
    def why(self, text: str) -> str:
        """The id of the rule that forbids an action now, '' if none does."""
        rule = GAME.objection(self.battle, GAME.read(self.battle, text))
        return "" if rule == ALLOWED else GAME.rules[rule]

    def legal(self) -> list[str]:
        choices = Choices()
        GAME.offer(self.battle, choices)
        return [GAME.write(self.battle, action) for action in choices.actions]

    def odds(self, text: str) -> Odds:
        found = GAME.odds(self.battle, GAME.read(self.battle, text))
        assert found is not None
        return found

    def asked(self) -> str:
        return PHASES[self.battle.ask]

    def decider(self) -> int:
        return int(self.battle.decider)

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


# -- what happened -------------------------------------------------------------------------------------------------
def of(events: list[Happened], key: str) -> list[Happened]:
    return [event for event in events if event.key == key]


def one(events: list[Happened], key: str) -> Happened:
    found = of(events, key)
    assert len(found) == 1, f"{key} happened {len(found)} times in {[e.key for e in events]}"
    return found[0]


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
    turn: int = 12,
    position: dict[str, Any] | None = None,
    **options: Any,
) -> Table:
    """A position, by default long after the red line fell.

    `side`: whose player turn it is; in the fire phase it is the other side that fires.
    """
    moment = {"turn": turn, "phase": phase, "side": side, "units": [placed(unit) for unit in units], **(position or {})}
    return open_table(scenario(position=moment), **options)


def scenario(**parts: Any) -> dict[str, Any]:
    """A scenario file as data."""
    canadians = {"name": {"fr": "Canadiens", "en": "Canadians"}, "nation": "ca", **parts.pop("canadian", {})}
    germans = {"name": {"fr": "Allemands", "en": "Germans"}, "nation": "de", **parts.pop("german", {})}
    return {**HEADER, "canadian": canadians, "german": germans, **parts}


def open_table(data: dict[str, Any], **options: Any) -> Table:
    return Table(cast(Battle, GAME.set_up(data, options)))
