"""Bretzel Krieg !: what a scenario file holds.

Points are [x, y] in tenths of a UD from the top left corner; the top edge is the defender's.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from grognard.books.scenarios import Header, Words

Kind = Literal["infantry", "motorised", "armoured"]
SideKey = Literal["attacker", "defender"]
Lie = Literal["along", "across"]
Mark = Literal[
    "activated", "moved", "fired", "no-fight", "displaced", "retreated", "settled", "broke-in", "driven-back"
]
Elements = Annotated[int, Meta(ge=1, le=4)]
Count = Annotated[int, Meta(ge=0, le=127)]
Point = tuple[Annotated[int, Meta(ge=0, le=255)], Annotated[int, Meta(ge=0, le=255)]]
AnyPoint = tuple[Annotated[int, Meta(ge=-50, le=300)], Annotated[int, Meta(ge=-50, le=300)]]  # drawn over the edge


class Area(Struct, forbid_unknown_fields=True):
    """A zone of terrain."""

    kind: Literal["wood", "town", "height", "marsh", "lake", "ravine", "bocage"]
    points: list[AnyPoint]
    name: Words | None = None
    movement: Literal["clear", "difficult", "very-difficult", "impassable"] | None = None
    cover: Literal["clear", "natural", "dense", "town"] | None = None


class Crossing(Struct, forbid_unknown_fields=True):
    """Where a river can be crossed: all along one edge of its line, the first edge being 1."""

    edge: Annotated[int, Meta(ge=1)]
    kind: Literal["bridge", "ford"] = "bridge"
    name: Words | None = None


class River(Struct, forbid_unknown_fields=True):
    """A line that can be crossed only at its crossings."""

    points: list[AnyPoint]
    crossings: list[Crossing] = []
    name: Words | None = None


class Work(Struct, forbid_unknown_fields=True):
    """An entrenchment: its top left corner, and whether it lies along the front or across it."""

    at: Point
    lies: Lie = "along"


class Goal(Struct, forbid_unknown_fields=True):
    """An objective."""

    key: str
    name: Words
    at: Point
    points: Annotated[int, Meta(ge=1, le=50)]
    radius: Annotated[int, Meta(ge=1, le=40)] = 10
    holder: SideKey = "defender"


class Division(Struct, forbid_unknown_fields=True):
    """A unit; `at` is where the scenario's plan puts it."""

    kind: Kind
    name: str = ""
    elements: Elements = 4
    at: Point | None = None


class Coming(Struct, forbid_unknown_fields=True):
    """A unit that may enter from `turn` on, made of lost elements of its type."""

    kind: Kind
    turn: Annotated[int, Meta(ge=1, le=60)]
    segments: list[Annotated[int, Meta(ge=1, le=5)]]
    name: str = ""
    elements: Elements = 4


class ReadyPlan(Struct, forbid_unknown_fields=True):
    """A side's ready set-up beside the places of its units; one of the lists of support is drawn in secret."""

    entrenchments: list[Work] = []
    supports: list[dict[str, Count]] = []


class Army(Struct, forbid_unknown_fields=True):
    """One side. `areas` are where it deploys, if not along its edge."""

    name: Words
    nation: str
    units: list[Division] = []
    reinforcements: list[Coming] = []
    support: Count = 0
    areas: list[list[AnyPoint]] = []
    plan: ReadyPlan = field(default_factory=ReadyPlan)


class Feature(Struct, forbid_unknown_fields=True):
    """Something drawn on the map; it has no effect on play."""

    kind: Literal["road", "railway", "stream", "village", "hill", "border", "label"]
    points: list[AnyPoint]
    name: Words | None = None


class Placed(Struct, forbid_unknown_fields=True):
    """A unit of an explicit position: on a point, or in hand."""

    side: SideKey
    kind: Kind
    at: Point | None = None
    elements: Elements = 4
    name: str = ""
    mode: Literal["static", "progressing", "advancing", "fast"] = "static"
    marks: list[Mark] = []


class Means(Struct, forbid_unknown_fields=True):
    """What a side holds in an explicit position."""

    budget: Count = 0
    goods: dict[str, Count] = {}
    recyclable: dict[Kind, Count] = {}


class Position(Struct, forbid_unknown_fields=True):
    """A moment in mid-game: it replaces the scenario's forces, but not its reinforcements."""

    turn: Annotated[int, Meta(ge=0, le=60)] | None = None  # left out: 0 in the set-up, 1 later
    phase: Literal["recruit", "buy", "entrench", "deploy", "posture", "designate", "move", "fire"] = "posture"
    side: SideKey = "attacker"
    units: list[Placed] = []
    pa: list[Annotated[int, Meta(ge=0, le=7)]] = []
    entrenchments: list[Work] = []
    attacker: Means = field(default_factory=Means)
    defender: Means = field(default_factory=Means)


class Scenario(Header, kw_only=True, forbid_unknown_fields=True):
    """A scenario of Bretzel Krieg."""

    attacker: Army
    defender: Army
    segments: Annotated[int, Meta(ge=3, le=5)] = 3
    depth: Annotated[int, Meta(ge=90, le=150)] = 90
    turns: Annotated[int, Meta(ge=1, le=60)] = 8
    hour: Annotated[int, Meta(ge=0, le=23)] = 6
    north: Literal["top", "bottom", "left", "right"] = "top"
    zones: list[Area] = field(default_factory=list)
    rivers: list[River] = field(default_factory=list)
    entrenchments: list[Work] = field(default_factory=list)
    objectives: list[Goal] = field(default_factory=list)
    elements_per_point: Annotated[int, Meta(ge=1, le=20)] = 1
    grades: tuple[int, int, int, int, int] = (-8, -4, 1, 5, 9)
    features: list[Feature] = field(default_factory=list)
    open_battle: bool = False
    position: Position | None = None


class Options(Struct, forbid_unknown_fields=True):
    """What the players may agree on; see the ledger for what each one does."""

    start: Literal["by-hand", "quick"] = "quick"
    air: bool = True
    segments: Annotated[int, Meta(ge=3, le=5)] | None = None
