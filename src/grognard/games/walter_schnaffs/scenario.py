"""Walter Schnaffs: what a scenario file holds, and the table set up from it. Wire types, hence not compiled.

There are no gas, fortifications or headquarters in it: RULES_LEFT_OUT.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from grognard.books.files import OPTIONS, convert, nearest
from grognard.books.scenarios import Header, Words, flaw_of_marks, flaw_of_name, turn_of_position
from grognard.engine.game import OptionSpec
from grognard.engine.mistakes import KeyMistake, Mistake
from grognard.engine.state import ALLOWED
from grognard.games.walter_schnaffs.base.victory import START
from grognard.games.walter_schnaffs.deployment import deployment_rows
from grognard.games.walter_schnaffs.levels import LEVELS, level_objection
from grognard.games.walter_schnaffs.movement import direction_to
from grognard.games.walter_schnaffs.organisation import fewest_bases, most_bases
from grognard.games.walter_schnaffs.rules import ARMY_POINTS, FIXED_LEVELS, QUICK_START, RULES
from grognard.games.walter_schnaffs.state import (
    BRIDGE,
    FRENCH,
    GERMAN,
    IN_HAND,
    INFANTRY,
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
SET_UP = ("bid", "deploy")  # phases before turn 1


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
    bases: Annotated[int, Meta(ge=1, le=5)] | None = None  # left out: the fewest its kind is raised with
    quality: Quality = "regular"
    rifle: Rifle = "plain"
    name: str = ""
    marks: list[Mark] = []
    to_come: Annotated[int, Meta(ge=0, le=5)] = 0  # bases thinned out that may yet come


class Position(Struct, forbid_unknown_fields=True):
    """A moment in mid-game: it replaces the scenario's forces altogether."""

    turn: Annotated[int, Meta(ge=0, le=21)] | None = None  # left out: 0 in the set-up, 2 later
    phase: Literal["bid", "deploy", "bombard", "move", "attack"] = "attack"
    side: SideKey = "german"  # whose turn it is
    attacker: SideKey | None = None  # as the levels say
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
    return Builder(scenario, convert({**scenario.defaults, **options}, Options, OPTIONS)).build()


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
        return KeyMistake(self.scenario.id, where, what)

    # -- the ground ----------------------------------------------------------------------------------------------------
    def zone(self, name: str, where: str) -> int:
        try:
            return self.ground.squares.parse(name)
        except ValueError as error:
            raise self.mistake(where, str(error)) from None

    def lay_ground(
        self, terrain: dict[Terrain, list[str]], streams: list[str], bridges: list[str], key: str = ""
    ) -> None:
        seen: set[int] = set()
        for kind, names in terrain.items():
            for name in names:
                zone = self.zone(name, f"{key}terrain.{kind}")
                if zone in seen:
                    raise self.mistake(f"{key}terrain.{kind}", f"{name} already has another ground: a zone has one")
                seen.add(zone)
                self.ground.terrain[zone] = TERRAINS.index(kind)
        for side in streams:
            self.lay_stream(side, f"{key}streams", int(STREAM))
        for side in bridges:
            self.lay_stream(side, f"{key}bridges", int(BRIDGE))

    def lay_stream(self, side: str, where: str, what: int) -> None:
        start, dash, end = side.partition("-")
        if not dash:
            raise self.mistake(where, f"'{side}' is not a side of a zone: write B3-B4 for the one between B3 and B4")
        here, there = self.zone(start, where), self.zone(end, where)
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

    def level(self, side: int, name: str, key: str = "levels") -> int:
        number = LEVELS.index(name)
        if level_objection(side, number):
            raise self.mistake(f"{key}.{SIDES[side]}", f"{name} is not for the {SIDES[side]} side")
        return number

    def army(self, side: int, army: Army) -> None:
        b = self.battle
        for troops in army.units:
            for name in troops.names or [""] * troops.count:
                self.raise_unit(side, troops, self.check_bases(troops), IN_HAND, name, SIDES[side])
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

    def raise_unit(self, side: int, troops: Troops | Placed, bases: int, at: int, name: str, key: str) -> int:
        b = self.battle
        if flaw := flaw_of_name(name, [n for u, n in enumerate(self.ground.names) if b.side[u] == side]):
            raise self.mistake(key, flaw)
        kind, quality, rifle = KINDS.index(troops.kind), QUALITIES.index(troops.quality), RIFLES.index(troops.rifle)
        if rifle and kind != INFANTRY:
            raise self.mistake(f"{key}.rifle", f"{troops.kind} has no rifles to choose: only infantry does")
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
        self.lay_ground(position.terrain, position.streams, position.bridges, "position.")
        for number, placed in enumerate(position.units):
            self.place(placed, f"position.units[{number}]")
        for number, placed in enumerate(position.in_hand):
            self.stand(placed, int(IN_HAND), f"position.in_hand[{number}]")
        b.turn = turn_of_position(self.scenario.id, position.turn, position.phase, SET_UP, 2)
        b.countdown = position.countdown
        b.attacker = self.attacker(position)
        b.active = SIDES.index(position.side)
        b.phase = PHASES.index(position.phase)
        b.decider = b.active
        if position.phase == "bid":
            b.decider = GERMAN
        elif position.phase == "deploy":
            b.decider = self.first_to_deploy()
        self.check_rows(position)

    def attacker(self, position: Position) -> int:
        """LOWER_LEVEL_ATTACKS, once the levels are known."""
        if position.phase == "bid":
            return SIDES.index(position.attacker or "german")
        levels = (position.levels.german, position.levels.french)
        german, french = (self.level(side, level, "position.levels") for side, level in enumerate(levels))
        self.battle.stock[LEVEL + GERMAN], self.battle.stock[LEVEL + FRENCH] = german, french
        if german == french:
            raise self.mistake("position.levels", "both sides have the same one: the lower attacks, so let them differ")
        lower = SIDES[GERMAN if german < french else FRENCH]
        if position.attacker not in (None, lower):
            what = f"{levels[GERMAN]} of the germans and {levels[FRENCH]} of the french"
            raise self.mistake(
                "position.attacker", f"by the levels, {what}, the {lower} side attacks: change one or the other"
            )
        return SIDES.index(lower)

    def check_rows(self, position: Position) -> None:
        """A side that has not moved since the deployment stands where it allowed; the other may be anywhere."""
        b = self.battle
        unmoved = self.unmoved(position)
        for unit, placed in enumerate(position.units):
            rule = deployment_rows(b, b.side[unit], b.at[unit]) if b.side[unit] in unmoved else ALLOWED
            if rule != ALLOWED:
                raise self.mistake(f"position.units[{unit}].at", f"{placed.at} is forbidden by {RULES[rule]}")

    def unmoved(self, position: Position) -> list[int]:
        """The sides none of whose units can have moved: none in the set-up, nor the defender while the attacker begins."""
        b = self.battle
        first = b.turn == 1 and b.active == b.attacker
        if position.phase == "deploy" or (first and position.phase == "bombard"):
            return [GERMAN, FRENCH]
        return [int(1 - b.attacker)] if first else []

    def first_to_deploy(self) -> int:
        b = self.battle
        return int(1 - b.attacker if b.count(1 - b.attacker, IN_HAND) else b.attacker)

    def place(self, placed: Placed, key: str) -> None:
        b = self.battle
        zone = self.zone(placed.at, f"{key}.at")
        side = SIDES.index(placed.side)
        if b.owner[zone] == 1 - side:
            raise self.mistake(f"{key}.at", f"{placed.at} is held by the enemy of the {placed.side} side")
        if not b.is_free(zone, side):
            raise self.mistake(f"{key}.at", f"{placed.at} has no room for another unit of the {placed.side} side")
        b.place(self.stand(placed, zone, key), zone)

    def stand(self, placed: Placed, at: int, key: str) -> int:
        b = self.battle
        kind = KINDS.index(placed.kind)
        bases = placed.bases or int(fewest_bases(kind))
        if bases + placed.to_come > most_bases(kind):
            raise self.mistake(key, f"{placed.kind} of {bases + placed.to_come} bases, {most_bases(kind)} is the most")
        unit = self.raise_unit(SIDES.index(placed.side), placed, bases + placed.to_come, at, placed.name, key)
        b.bases[unit] = bases
        b.absent[unit] = placed.to_come
        if flaw := flaw_of_marks(placed.marks):
            raise self.mistake(f"{key}.marks", flaw)
        if "fired" in placed.marks and not b.is_gun(unit):
            raise self.mistake(f"{key}.marks", f"{placed.kind} does not bombard: only guns have fired")
        b.marks[unit] = sum(1 << MARKS.index(mark) for mark in placed.marks)
        return unit
