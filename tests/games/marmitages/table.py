"""A small table for rule tests: a position written in words, actions with their dice, and what they brought about."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from grognard.engine.actions import Choices
from grognard.engine.chronicle import Chronicle
from grognard.engine.dice import ScriptedDice, WatchedDice
from grognard.engine.state import ALLOWED
from grognard.games.marmitages.game import Marmitages
from grognard.games.marmitages.state import (
    ELEMENTS_LEFT,
    GAS,
    PHASES,
    PLANES,
    SHELLS,
    Battle,
)

GAME = Marmitages()
ATTACKER, DEFENDER = 0, 1

# The words of a position. `green`: inexperienced infantry, `stoss`: elite assault troops, `marine`: Belleau Wood's infantry.
TROOPS: dict[str, dict[str, Any]] = {
    "inf": {"kind": "infantry"},
    "green": {"kind": "infantry", "quality": "inexperienced"},
    "elite": {"kind": "infantry", "quality": "elite"},
    "marine": {"kind": "infantry", "attacking": "inexperienced", "defending": "elite"},
    "assault": {"kind": "assault-troops"},
    "stoss": {"kind": "assault-troops", "quality": "elite"},
    "cav": {"kind": "cavalry"},
    "tank": {"kind": "tank"},
    "car": {"kind": "armoured-car"},
    "mg": {"kind": "machine-gun"},
}

HEADER: dict[str, Any] = {
    "game": "marmitages",
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

    def fight(self, assault: str, attack: str, defence: str, *faces: int) -> list[Happened]:
        """An assault with both commitments; the dice: the assaulting side's, the assaulted side's, then all that follows."""
        return [
            *self.act(f"assault {assault}"),
            *self.act(f"commit {attack}"),
            *self.act(f"commit {defence}", *faces),
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

    def phase(self) -> str:
        return PHASES[self.battle.phase]

    def decider(self) -> int:
        return int(self.battle.decider)

    def sector(self, name: str) -> int:
        return int(self.battle.ground.squares.parse(name))

    def units_in(self, name: str) -> list[str]:
        b = self.battle
        return [GAME.unit(b, u) for u in range(b.units()) if b.at[u] == self.sector(name)]

    def works_in(self, name: str) -> list[str]:
        b, sector = self.battle, self.sector(name)
        counts = ((b.wire, "wire"), (b.trench, "trench"), (b.fort, "fort"))
        return [element for works, element in counts for _ in range(works[sector])]

    def difficult(self, name: str) -> bool:
        return self.battle.difficult[self.sector(name)] != 0

    def shells(self, side: int) -> int:
        return int(self.battle.stock[SHELLS + side])

    def gas(self, side: int) -> int:
        return int(self.battle.stock[GAS + side])

    def planes(self, side: int) -> int:
        return int(self.battle.stock[PLANES + side])

    def works_left(self, side: int) -> list[int]:
        return [int(self.battle.stock[ELEMENTS_LEFT + 2 * element + side]) for element in range(3)]


# -- what happened -------------------------------------------------------------------------------------------------
def of(events: list[Happened], key: str) -> list[Happened]:
    return [event for event in events if event.key == key]


def one(events: list[Happened], key: str) -> Happened:
    found = of(events, key)
    assert len(found) == 1, f"{key} happened {len(found)} times in {[e.key for e in events]}"
    return found[0]


def lost(events: list[Happened], side: int) -> list[str]:
    """The units a side lost, in the order they fell."""
    return [event.unit for event in of(events, "lost") if event.side == side]


# -- setting up ----------------------------------------------------------------------------------------------------
def table(
    attacker: dict[str, str] | None = None,
    defender: dict[str, str] | None = None,
    *,
    phase: str = "assault",
    side: str = "attacker",
    turn: int = 1,
    defences: dict[str, list[str]] | None = None,
    difficult: list[str] | None = None,
    attacker_has: dict[str, Any] | None = None,
    defender_has: dict[str, Any] | None = None,
    attacker_in_hand: str = "",
    defender_in_hand: str = "",
    vehicles_on_difficult: bool = False,
    width: int = 6,
    **options: Any,
) -> Table:
    """A position: units as {"B5": "inf inf tank/bogged"}, the stocks of each side, works by sector."""
    units: list[dict[str, Any]] = []
    waiting: list[dict[str, Any]] = []
    for key, standing, in_hand in (
        ("attacker", attacker, attacker_in_hand),
        ("defender", defender, defender_in_hand),
    ):
        for at, words in (standing or {}).items():
            for word in words.split():
                name, *marks = word.split("/")
                units.append({"side": key, "at": at, "marks": marks, **TROOPS[name]})
        waiting += [{"side": key, **TROOPS[word]} for word in in_hand.split()]
    position = {
        "turn": turn,
        "phase": phase,
        "side": side,
        "units": units,
        "in_hand": waiting,
        "defences": defences or {},
        "difficult": difficult or [],
        "attacker": attacker_has or {},
        "defender": defender_has or {},
    }
    return open_table(scenario(position=position, vehicles_on_difficult=vehicles_on_difficult, width=width), **options)


def scenario(**parts: Any) -> dict[str, Any]:
    """A scenario file as data; the two armies are empty unless given."""
    blue = {"name": {"fr": "Bleus", "en": "Blue"}, "nation": "fr", **parts.pop("attacker", {})}
    grey = {"name": {"fr": "Gris", "en": "Grey"}, "nation": "de", **parts.pop("defender", {})}
    return {**HEADER, "attacker": blue, "defender": grey, **parts}


def open_table(data: dict[str, Any], **options: Any) -> Table:
    return Table(cast(Battle, GAME.set_up(data, options)))
