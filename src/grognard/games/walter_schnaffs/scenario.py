"""Walter Schnaffs: what a scenario file holds, and the table set up from it. Wire types, hence not compiled.

There are no gas, fortifications or headquarters in it: RULES_LEFT_OUT.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from grognard.books.files import convert, nearest
from grognard.books.scenarios import Header, Words
from grognard.engine.game import OptionSpec
from grognard.engine.mistakes import Mistake
from grognard.games.walter_schnaffs.base.victory import START
from grognard.games.walter_schnaffs.levels import LEVELS, level_objection
from grognard.games.walter_schnaffs.movement import direction_to
from grognard.games.walter_schnaffs.organisation import fewest_bases, most_bases
from grognard.games.walter_schnaffs.rules import ARMY_POINTS, FIXED_LEVELS, QUICK_START
from grognard.games.walter_schnaffs.state import (
    BRIDGE,
    FRENCH,
    GERMAN,
    IN_HAND,
    KINDS,
    LEVEL,
    LIMIT,
    MARKS,
    MOST_UNITS,
    PHASES,
    PURSE,
    QUALITIES,
    RIFLES,
    SIDES,
    STREAM,
    TERRAINS,
    Battle,
    Ground,
)

Kind = Literal["infantry", "cavalry", "breech", "light-breech", "heavy-bronze", "light-bronze", "mitrailleuse"]
Quality = Literal["regular", "professional", "reservist"]
Rifle = Literal["plain", "modern"]
SideKey = Literal["german", "french"]
Terrain = Literal["wood", "buildings", "soft", "hill", "heavy"]
Level = Literal["nach-paris", "determined-advance", "turn-the-enemy", "solid-defence", "to-the-last"]
Mark = Literal["moved", "fired", "attacked", "held-back", "shaken"]
Points = Annotated[int, Meta(ge=200, le=1200)]


class Troops(Struct, forbid_unknown_fields=True):
    """Units of one kind: one for each name, or `count` nameless ones."""

    kind: Kind
    names: list[str] = []
    count: Annotated[int, Meta(ge=1, le=40)] = 1
    bases: Annotated[int, Meta(ge=1, le=5)] = 0  # 0: the fewest its kind has
    quality: Quality = "regular"
    rifle: Rifle = "plain"


class Army(Struct, forbid_unknown_fields=True):
    """One side."""

    name: Words
    nation: str
    units: list[Troops] = []
    plan: dict[str, list[str]] = {}  # zone: the names of the units deployed there by the quick start


class Levels(Struct, forbid_unknown_fields=True):
    german: Level
    french: Level


class Feature(Struct, forbid_unknown_fields=True):
    """Something drawn on the map, in zones from the top left corner; it has no effect on play."""

    kind: Literal["wood", "village", "town", "river", "stream", "road", "railway", "hill", "vineyard", "ravine", "farm"]
    points: list[tuple[float, float]]
    name: Words | None = None


class Placed(Struct, forbid_unknown_fields=True):
    """A unit of an explicit position; `bases` may be fewer than its kind is raised with."""

    side: SideKey
    kind: Kind
    at: str = ""
    bases: Annotated[int, Meta(ge=0, le=5)] = 0  # 0: the fewest its kind is raised with
    quality: Quality = "regular"
    rifle: Rifle = "plain"
    name: str = ""
    marks: list[Mark] = []
    to_come: Annotated[int, Meta(ge=0, le=5)] = 0  # bases thinned out that may yet come


class Position(Struct, forbid_unknown_fields=True):
    """A moment in mid-game: it replaces the scenario's forces altogether."""

    turn: Annotated[int, Meta(ge=0, le=21)] = 1
    phase: Literal["bid", "deploy", "bombard", "move", "attack"] = "attack"
    side: SideKey = "german"  # whose turn it is
    attacker: SideKey = "german"
    levels: Levels = field(default_factory=lambda: Levels("determined-advance", "solid-defence"))
    countdown: Annotated[int, Meta(ge=1, le=21)] = int(START)
    terrain: dict[Terrain, list[str]] = {}
    streams: list[str] = []
    bridges: list[str] = []
    units: list[Placed] = []
    in_hand: list[Placed] = []


class Scenario(Header, kw_only=True, forbid_unknown_fields=True):
    """A scenario of Walter Schnaffs."""

    german: Army
    french: Army
    levels: Levels | None = None  # as history had them; none: the players bid
    terrain: dict[Terrain, list[str]] = field(default_factory=dict)
    streams: list[str] = field(default_factory=list)  # sides of zones, as in "B3-B4"
    bridges: list[str] = field(default_factory=list)  # sides where a bridge crosses the stream
    north: Literal["top", "right", "bottom", "left"] = "top"
    features: list[Feature] = field(default_factory=list)
    open_battle: bool = False
    points: Points = 600
    position: Position | None = None


class Options(Struct, forbid_unknown_fields=True):
    """What the players may agree on; see the ledger for what each one does."""

    start: Literal["by-hand", "quick"] = "quick"
    levels: Literal["historical", "bid"] = "historical"
    points: Points | None = None


def set_table(data: dict[str, Any], options: dict[str, Any]) -> Battle:
    """The table of a scenario with these options, ready for the first decision."""
    scenario = convert(data, Scenario, f"the scenario '{data.get('id', '')}'")
    return Builder(scenario, convert({**scenario.defaults, **options}, Options, "the options")).build()


def option_specs(data: dict[str, Any]) -> list[OptionSpec]:
    """The options this scenario can be played with."""
    scenario = convert(data, Scenario, f"the scenario '{data.get('id', '')}'")
    specs = []
    if scenario.german.plan or scenario.french.plan:
        specs.append(OptionSpec("start", ["quick", "by-hand"], "quick", QUICK_START))
    if scenario.levels is not None:
        specs.append(OptionSpec("levels", ["historical", "bid"], "historical", FIXED_LEVELS))
    if scenario.open_battle:
        specs.append(OptionSpec("points", [400, 500, 600, 700, 800], scenario.points, ARMY_POINTS))
    for spec in specs:
        spec.default = scenario.defaults.get(spec.key, spec.default)
    return specs


class Builder:
    """Sets a table up from a scenario, checking every name against the ground."""

    def __init__(self, scenario: Scenario, options: Options) -> None:
        self.scenario = scenario
        self.options = options
        self.ground = Ground()
        self.battle = Battle(self.ground)
        self.battle.lay_out()

    def build(self) -> Battle:
        b, scenario = self.battle, self.scenario
        self.ground.quick_start = self.options.start == "quick"
        self.lay_ground(scenario.terrain, scenario.streams, scenario.bridges)
        if scenario.position is not None:
            self.position(scenario.position)
            return b
        if scenario.levels is not None and self.options.levels == "historical":
            self.fix_levels(scenario.levels)
        for side, army in ((GERMAN, scenario.german), (FRENCH, scenario.french)):
            self.army(int(side), army)
        if scenario.open_battle:
            self.purses()
        b.decider = GERMAN
        return b

    def mistake(self, where: str, what: str) -> Mistake:
        return Mistake(f"{self.scenario.id}, {where}: {what}")

    # -- the ground ----------------------------------------------------------------------------------------------------
    def zone(self, name: str, where: str) -> int:
        try:
            return self.ground.squares.parse(name)
        except ValueError as error:
            raise self.mistake(where, str(error)) from None

    def lay_ground(self, terrain: dict[Terrain, list[str]], streams: list[str], bridges: list[str]) -> None:
        seen: set[int] = set()
        for kind, names in terrain.items():
            for name in names:
                zone = self.zone(name, f"terrain.{kind}")
                if zone in seen:
                    raise self.mistake(f"terrain.{kind}", f"{name} already has another ground: a zone has one")
                seen.add(zone)
                self.ground.terrain[zone] = TERRAINS.index(kind)
        for side in streams:
            self.lay_stream(side, "streams", int(STREAM))
        for side in bridges:
            self.lay_stream(side, "bridges", int(BRIDGE))

    def lay_stream(self, side: str, where: str, what: int) -> None:
        start, dash, end = side.partition("-")
        here, there = self.zone(start, where), self.zone(end if dash else "", where)
        direction = direction_to(self.battle, here, there)
        if direction < 0:
            raise self.mistake(where, f"{start} and {end} share no side")
        self.ground.streams[here * 4 + direction] = what
        self.ground.streams[there * 4 + (direction + 2) % 4] = what

    # -- the armies ----------------------------------------------------------------------------------------------------
    def fix_levels(self, levels: Levels) -> None:
        for side, level in enumerate((levels.german, levels.french)):
            self.ground.fixed_levels[side] = self.level(side, level)
        if levels.german == levels.french:
            raise self.mistake("levels", "both sides have the same one: the lower attacks, so let them differ")

    def level(self, side: int, name: str) -> int:
        number = LEVELS.index(name)
        if level_objection(side, number):
            raise self.mistake("levels", f"{name} is not for the {SIDES[side]} side")
        return number

    def army(self, side: int, army: Army) -> None:
        b = self.battle
        for troops in army.units:
            for name in troops.names or [""] * troops.count:
                self.raise_unit(side, troops, self.check_bases(troops), IN_HAND, name)
        units = sum(1 for u in range(b.units()) if b.side[u] == side)
        if units > MOST_UNITS:
            raise self.mistake(SIDES[side], f"{units} units, but its first row holds {MOST_UNITS}")
        if units == 0 and not self.scenario.open_battle:
            raise self.mistake(SIDES[side], "no unit")
        self.plan(side, army)

    def check_bases(self, troops: Troops) -> int:
        kind = KINDS.index(troops.kind)
        least, most = int(fewest_bases(kind)), int(most_bases(kind))
        if troops.bases and not least <= troops.bases <= most:
            raise self.mistake("units", f"{troops.kind} of {troops.bases} bases: give it {least} to {most}")
        return troops.bases or least

    def raise_unit(self, side: int, troops: Troops | Placed, bases: int, at: int, name: str) -> int:
        b = self.battle
        if name and any(n == name and b.side[u] == side for u, n in enumerate(self.ground.names)):
            raise self.mistake(SIDES[side], f"two units are called '{name}'")
        if any(mark in name for mark in ":#"):
            raise self.mistake(
                SIDES[side], f"the name '{name}' has a colon or a hash in it, which records could not hold"
            )
        kind, quality, rifle = KINDS.index(troops.kind), QUALITIES.index(troops.quality), RIFLES.index(troops.rifle)
        self.ground.names.append(name)
        return int(b.raise_units(1, side, kind, quality, rifle, bases, at))

    def plan(self, side: int, army: Army) -> None:
        names = self.ground.names
        own = {names[u]: u for u in range(len(names)) if self.battle.side[u] == side}
        for zone, deployed in army.plan.items():
            if len(deployed) > LIMIT:
                raise self.mistake(
                    f"{SIDES[side]}.plan", f"{zone} is to hold {len(deployed)} units, {LIMIT} is the limit"
                )
            for name in deployed:
                if name not in own:
                    raise self.mistake(f"{SIDES[side]}.plan", f"no unit '{name}' is left.{nearest(name, own)}")
                self.ground.plans[side].deployment.append((own.pop(name), self.zone(zone, f"{SIDES[side]}.plan")))

    def purses(self) -> None:
        for side in range(2):
            self.ground.purses[side] = self.options.points or self.scenario.points
            self.battle.stock[PURSE + side] = self.ground.purses[side]

    # -- explicit positions ----------------------------------------------------------------------------------------------
    def position(self, position: Position) -> None:
        b = self.battle
        self.lay_ground(position.terrain, position.streams, position.bridges)
        for placed in position.units:
            self.place(placed)
        for placed in position.in_hand:
            self.stand(placed, int(IN_HAND))
        if position.phase != "bid":
            for side, level in enumerate((position.levels.german, position.levels.french)):
                b.stock[LEVEL + side] = self.level(side, level)
        b.turn = position.turn
        b.countdown = position.countdown
        b.attacker = SIDES.index(position.attacker)
        b.active = SIDES.index(position.side)
        b.phase = PHASES.index(position.phase)
        b.decider = b.active
        if position.phase == "bid":
            b.decider = GERMAN
        elif position.phase == "deploy":
            b.decider = self.first_to_deploy()

    def first_to_deploy(self) -> int:
        b = self.battle
        return int(1 - b.attacker if b.count(1 - b.attacker, IN_HAND) else b.attacker)

    def place(self, placed: Placed) -> None:
        b = self.battle
        zone = self.zone(placed.at, "position.units")
        side = SIDES.index(placed.side)
        if not b.is_free(zone, side):
            raise self.mistake("position.units", f"{placed.at} has no room for another unit of the {placed.side} side")
        b.place(self.stand(placed, zone), zone)

    def stand(self, placed: Placed, at: int) -> int:
        b = self.battle
        kind = KINDS.index(placed.kind)
        bases = placed.bases or int(fewest_bases(kind))
        if bases + placed.to_come > most_bases(kind):
            raise self.mistake(
                "position", f"{placed.kind} of {bases + placed.to_come} bases, {most_bases(kind)} is the most"
            )
        unit = self.raise_unit(SIDES.index(placed.side), placed, bases + placed.to_come, at, placed.name)
        b.bases[unit] = bases
        b.absent[unit] = placed.to_come
        b.marks[unit] = sum(1 << MARKS.index(mark) for mark in placed.marks)
        return unit
