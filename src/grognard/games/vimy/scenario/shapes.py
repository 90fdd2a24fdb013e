"""Vimy Ridge: what a scenario file may say, and which options a table takes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from grognard.books.scenarios import Header, Words
from grognard.games.vimy.rules import (
    AUTOMATIC_SURRENDER,
    BRAVERY,
    CAPTURED_TRENCHES,
    GERMAN_REACTION,
    MORTAR_RANGE_UNLIMITED,
    SECONDARY_TRENCH,
    SMOKE,
    SNOW,
)
from grognard.games.vimy.scenario.files import Count, HexName, SideKey, Turn
from grognard.games.vimy.scenario.maps import Area


class Army(Struct, forbid_unknown_fields=True):
    """One side: the formations that play, and its ready deployment: `42 Bn 1709 entrenched`, one unit per line."""

    name: Words
    nation: str
    formations: list[str] = []
    deployment: list[str] = []
    mines: list[HexName] = []


class Placed(Struct, forbid_unknown_fields=True):
    """A unit of an explicit position, by its name in the order of battle; without a hex it is still to be set up."""

    name: str
    at: HexName | None = None
    status: Literal["exposed", "entrenched", "underground"] = "exposed"
    strength: Annotated[int, Meta(ge=1, le=4)] | None = None
    facing: (
        Literal["north-north-east", "east", "south-south-east", "south-south-west", "west", "north-north-west"] | None
    ) = None
    rear: HexName | None = None
    marks: list[Literal["fixed", "engaged", "moved", "fired", "reacted", "roadworthy", "second-trench"]] = []
    fixed_by: str = ""
    arrives: Turn | None = None  # a reinforcement: its turn


class Lost(Struct, forbid_unknown_fields=True):
    """What the battle has cost so far, for the count of victory points: in companies, but for units of prisoners."""

    infantry: Count = 0  # Canadian and British
    others: Count = 0  # machine guns, mortars, tanks
    surrendered: Count = 0  # Canadian and British companies of any kind
    german: Count = 0
    german_prisoners: Count = 0  # German units that surrendered
    bravery: Count = 0  # points


class Position(Struct, forbid_unknown_fields=True):
    """A moment in mid-game: it replaces the scenario's forces."""

    turn: Annotated[int, Meta(ge=0, le=60)] | None = None  # left out: 1 in the set-up, 2 later
    phase: Literal["mine", "deploy", "fort", "move", "fire", "melee", "entrench"] = "move"
    side: SideKey = "canadian"  # whose player turn it is; in the fire phase the other side fires
    units: list[Placed] = []
    fort: Literal["undecided", "assault", "shell"] = "assault"
    smoke: dict[HexName, SideKey] = {}
    visibility: Annotated[int, Meta(ge=0, le=5)] = 0
    held: list[HexName] = []  # objectives in Canadian hands
    mines: list[HexName] = []
    lost: Lost = field(default_factory=Lost)


class Scenario(Header, kw_only=True, forbid_unknown_fields=True):
    """A scenario of Vimy Ridge."""

    canadian: Army
    german: Army
    turns: Turn = 18
    map: str | dict[str, Any] = "ridge"
    charts: str | dict[str, Any] = "rebuilt"
    area: Area | None = None
    grades: tuple[int, int, int, int, int] = (-11, 0, 10, 20, 30)
    position: Position | None = None


class Options(Struct, forbid_unknown_fields=True):
    """What the players may agree on; see the ledger. `map` and `charts`: one of ours by name, or a whole table."""

    start: Literal["by-hand", "quick"] = "quick"
    smoke: bool = False
    captured_trenches: bool = True
    secondary_trenches: bool = False
    bravery: bool = False
    snow: bool = False
    reaction: bool = False
    automatic_surrender: bool = False
    mortar_limit: bool = True
    map: str | dict[str, Any] = ""
    charts: str | dict[str, Any] = ""


# The options that are switched on or off, by the name they also have on the ground, and the rule each of them is about.
SWITCHES = {
    "smoke": SMOKE,
    "captured_trenches": CAPTURED_TRENCHES,
    "secondary_trenches": SECONDARY_TRENCH,
    "bravery": BRAVERY,
    "snow": SNOW,
    "reaction": GERMAN_REACTION,
    "automatic_surrender": AUTOMATIC_SURRENDER,
    "mortar_limit": MORTAR_RANGE_UNLIMITED,
}
