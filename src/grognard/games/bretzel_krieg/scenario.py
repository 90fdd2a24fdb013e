"""Bretzel Krieg !: what a scenario file holds, and the table set up from it. Wire types, hence not compiled.

Points are [x, y] in tenths of a UD from the top left corner; the top edge is the defender's.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from librt.vecs import append, vec
from msgspec import Meta, Struct, field
from mypy_extensions import i64

from grognard.books.files import convert
from grognard.books.scenarios import Header, Words
from grognard.engine.game import OptionSpec
from grognard.engine.mistakes import Mistake
from grognard.engine.open_table import Zone
from grognard.engine.state import ALLOWED
from grognard.games.bretzel_krieg.deployment import post_objection
from grognard.games.bretzel_krieg.entrenchments import lies_in_area
from grognard.games.bretzel_krieg.ground import COVERS, MOST_DIFFICULT, MOVEMENTS, Terrain, place_of
from grognard.games.bretzel_krieg.recruitment import GOOD_PRICE
from grognard.games.bretzel_krieg.rules import AIR_SUPPORT, QUICK_START, RULES, TABLE_SIZE
from grognard.games.bretzel_krieg.state import (
    BUDGET,
    GOODS,
    GOODS_LEFT,
    GOODS_USED,
    IN_HAND,
    KINDS,
    KINDS_OF_GOODS,
    LIES,
    MARKS,
    MODES,
    NEXT_GOOD,
    PHASES,
    RECYCLABLE,
    SUPPORT,
    TO_COME,
    Battle,
    Ground,
    Objective,
    Plan,
    Reinforcement,
)

Kind = Literal["infantry", "motorised", "armoured"]
SideKey = Literal["attacker", "defender"]
Lie = Literal["along", "across"]
Mark = Literal["activated", "moved", "fired", "no-fight", "displaced", "retreated", "settled", "broke-in"]
Elements = Annotated[int, Meta(ge=1, le=4)]
Count = Annotated[int, Meta(ge=0, le=127)]
Point = tuple[Annotated[int, Meta(ge=0, le=255)], Annotated[int, Meta(ge=0, le=255)]]
AnyPoint = tuple[Annotated[int, Meta(ge=-50, le=300)], Annotated[int, Meta(ge=-50, le=300)]]  # drawn over the edge

# What each kind of ground is, unless a zone says otherwise: TERRAIN_CLASSES.
CLASSES = {
    "wood": ("difficult", "dense"),
    "town": ("difficult", "town"),
    "height": ("clear", "natural"),
    "marsh": ("very-difficult", "natural"),
    "lake": ("impassable", "clear"),
    "ravine": ("very-difficult", "clear"),
    "bocage": ("clear", "dense"),
}


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
    """A line that nobody crosses but at its crossings."""

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

    turn: Annotated[int, Meta(ge=0, le=60)] = 1
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


def set_table(data: dict[str, Any], options: dict[str, Any]) -> Battle:
    """The table of a scenario with these options, ready for the first decision."""
    scenario = convert(data, Scenario, f"the scenario '{data.get('id', '')}'")
    return Builder(scenario, convert({**scenario.defaults, **options}, Options, "the options")).build()


def option_specs(data: dict[str, Any]) -> list[OptionSpec]:
    """The options this scenario can be played with."""
    scenario = convert(data, Scenario, f"the scenario '{data.get('id', '')}'")
    specs = [OptionSpec("air", [True, False], True, AIR_SUPPORT)]
    if scenario.open_battle:
        specs.append(OptionSpec("segments", [3, 4, 5], scenario.segments, TABLE_SIZE))
    else:
        specs.insert(0, OptionSpec("start", ["quick", "by-hand"], "quick", QUICK_START))
    for spec in specs:
        spec.default = scenario.defaults.get(spec.key, spec.default)
    return specs


class Builder:
    """Sets a table up from a scenario, checking everything against the ground."""

    def __init__(self, scenario: Scenario, options: Options) -> None:
        self.scenario = scenario
        self.options = options
        segments = options.segments if scenario.open_battle and options.segments else scenario.segments
        self.terrain = Terrain(40 * segments, scenario.depth)
        self.ground = Ground(self.terrain)

    def build(self) -> Battle:
        scenario, ground = self.scenario, self.ground
        ground.open_battle = scenario.open_battle
        ground.quick_start = self.options.start == "quick" and not scenario.open_battle and scenario.position is None
        ground.air = self.options.air
        ground.turns = scenario.turns
        ground.first_hour = scenario.hour
        ground.elements_per_point = scenario.elements_per_point
        if list(scenario.grades) != sorted(scenario.grades):
            raise self.mistake("grades", "give the five thresholds from low to high")
        ground.grades = vec[i64](scenario.grades)
        self.lay_ground()
        self.areas()
        self.set_objectives()
        self.battle = Battle(ground)
        self.battle.lay_out()
        self.furnish()
        return self.battle

    def mistake(self, where: str, what: str) -> Mistake:
        return Mistake(f"{self.scenario.id}, {where}: {what}")

    def place(self, point: Point, where: str) -> int:
        if not self.terrain.on_table(*point):
            size = f"{self.terrain.width}, {self.terrain.depth}"
            raise self.mistake(where, f"{point[0]}, {point[1]} is off the table, which ends at {size}")
        return int(place_of(*point))

    # -- the ground ----------------------------------------------------------------------------------------------------
    def lay_ground(self) -> None:
        for number, area in enumerate(self.scenario.zones, 1):
            movement, cover = CLASSES[area.kind]
            zone = self.zone(area.points, f"zones, number {number}")
            if zone.west < self.terrain.width:  # a narrower table does without what lies beyond it
                movements = MOVEMENTS.index(area.movement or movement)
                self.terrain.add_zone(zone, movements, COVERS.index(area.cover or cover))
        if self.terrain.difficult_zones > MOST_DIFFICULT:
            raise self.mistake("zones", f"at most {MOST_DIFFICULT} of them can be difficult ground")
        for river in self.scenario.rivers:
            self.river(river)
        self.terrain.survey()

    def zone(self, points: list[AnyPoint], where: str) -> Zone:
        try:
            return Zone(points)
        except ValueError as error:
            raise self.mistake(where, str(error)) from None

    def river(self, river: River) -> None:
        crossed = {crossing.edge for crossing in river.crossings}
        edges = len(river.points) - 1
        if edges < 1 or any(edge > edges for edge in crossed):
            raise self.mistake("rivers", f"a river of {len(river.points)} points has {max(edges, 0)} edges to cross")
        for edge in range(1, edges + 1):
            if edge not in crossed:
                self.terrain.add_bank(*river.points[edge - 1], *river.points[edge])

    def areas(self) -> None:
        """DEPLOYMENT_ZONE, unless the scenario says otherwise."""
        width, depth = int(self.terrain.width), int(self.terrain.depth)
        bands = [
            [(0, depth - 30), (width, depth - 30), (width, depth), (0, depth)],
            [(0, 0), (width, 0), (width, 40), (0, 40)],
        ]
        for side, army in enumerate((self.scenario.attacker, self.scenario.defender)):
            zones = [self.zone(points, "areas") for points in army.areas or [bands[side]]]
            self.ground.areas[side] = zones
            posts = [
                place_of(x, y)
                for y in range(0, depth + 1, 5)
                for x in range(0, width + 1, 5)
                if self.terrain.can_stand(x, y) and any(zone.contains(x, y) for zone in zones)
            ]
            self.ground.posts = append(self.ground.posts, vec[i64](posts))
            works = [post << 1 | lie for post in posts for lie in range(2)]
            sites = [work for work in works if lies_in_area(self.ground, side, work)]
            self.ground.sites = append(self.ground.sites, vec[i64](sites))

    def set_objectives(self) -> None:
        for goal in self.scenario.objectives:
            if goal.at[0] <= self.terrain.width or not self.scenario.open_battle:
                place = self.place(goal.at, f"objectives, {goal.key}")
                holder = 0 if goal.holder == "attacker" else 1
                self.ground.objectives.append(Objective(goal.key, place, goal.radius, goal.points, holder))

    # -- the armies ----------------------------------------------------------------------------------------------------
    def furnish(self) -> None:
        b, scenario = self.battle, self.scenario
        for work in scenario.entrenchments:
            b.add_work(self.work(work))
        armies = (scenario.attacker, scenario.defender)
        if scenario.position is None:
            b.decider = 0
            for side, army in enumerate(armies):
                self.army(side, army)
        for side, army in enumerate(armies):
            for coming in army.reinforcements:
                self.reinforcement(side, coming)
        if scenario.position is not None:
            self.position(scenario.position)
        else:
            for side in range(2):
                self.check_plan(side)

    def work(self, work: Work) -> int:
        return self.place(work.at, "entrenchments") << 1 | LIES.index(work.lies)

    def army(self, side: int, army: Army) -> None:
        b = self.battle
        if self.scenario.open_battle and army.units:
            raise self.mistake("units", "an open battle is fought with divisions that are recruited: leave them out")
        if not self.scenario.open_battle and not army.units:
            raise self.mistake("units", "give each side its units, or make it an open battle")
        plan = self.ground.plans[side]
        for division in army.units:
            unit = self.raise_unit(side, division.kind, division.elements, division.name, IN_HAND)
            if division.at is not None:
                plan.deployment.append((unit, self.place(division.at, division.name or division.kind)))
        b.stock[BUDGET + side] = army.support
        b.stock[SUPPORT + side] = army.support
        self.plan(army, plan)

    def raise_unit(self, side: int, kind: str, elements: int, name: str, at: int) -> int:
        unit = int(self.battle.raise_unit(side, KINDS.index(kind), elements, at))
        if name and any(n == name and self.battle.side[u] == side for u, n in enumerate(self.ground.names)):
            raise self.mistake("units", f"two units of one side are called '{name}'")
        if "at" in name.split():
            raise self.mistake(
                "units", f"'{name}' cannot be told apart in 'fire UNIT at TARGET': leave the word 'at' out"
            )
        if ":" in name or "#" in name:
            raise self.mistake("units", f"'{name}' would break a record: leave out ':' and '#'")
        self.ground.names.append(name)
        return unit

    def reinforcement(self, side: int, coming: Coming) -> None:
        segments = 0
        for segment in coming.segments:
            if segment <= self.terrain.segments:
                segments |= 1 << (segment - 1)
        unit = self.raise_unit(side, coming.kind, coming.elements, coming.name, TO_COME)
        self.battle.vc[unit] = 0
        self.ground.reinforcements.append(Reinforcement(unit, coming.turn, segments, coming.elements))

    # -- ready plans ---------------------------------------------------------------------------------------------------
    def plan(self, army: Army, plan: Plan) -> None:
        plan.works = [self.work(work) for work in army.plan.entrenchments]
        for supports in army.plan.supports:
            goods = self.goods(supports, "plan.supports")
            if sum(int(GOOD_PRICE[good]) * count for good, count in enumerate(goods)) > army.support:
                raise self.mistake("plan.supports", f"a list costs more than the {army.support} points of support")
            if goods[0] != len(plan.works):
                raise self.mistake("plan.supports", f"every list needs the plan's {len(plan.works)} entrenchments")
            plan.supports.append(goods)

    def goods(self, supports: dict[str, int], where: str) -> list[int]:
        unknown = set(supports) - set(GOODS)
        if unknown:
            raise self.mistake(where, f"'{sorted(unknown)[0]}' cannot be bought: {', '.join(GOODS)}")
        return [supports.get(name, 0) for name in GOODS]

    def check_plan(self, side: int) -> None:
        """A plan that breaks a rule of deployment would be found out only in play."""
        b, plan = self.battle, self.ground.plans[side]
        for unit, place in plan.deployment:
            rule = post_objection(b, side, place)
            if rule != ALLOWED:
                raise self.mistake(self.ground.names[unit], f"its planned place is forbidden by {RULES[rule]}")
        if len({place for _, place in plan.deployment}) < len(plan.deployment):
            raise self.mistake("units", "two of them are planned for the same point")
        if not all(lies_in_area(self.ground, side, work) for work in plan.works):
            raise self.mistake("plan.entrenchments", "one lies outside its side's deployment area")

    # -- explicit positions ----------------------------------------------------------------------------------------------
    def position(self, position: Position) -> None:
        b = self.battle
        for work in position.entrenchments:
            b.add_work(self.work(work))
        for placed in position.units:
            self.stand(placed)
        for side, means in enumerate((position.attacker, position.defender)):
            self.means(side, means, position.phase)
        if len(position.pa) > self.terrain.segments:
            raise self.mistake("position.pa", f"the table has {self.terrain.segments} segments")
        for segment, points in enumerate(position.pa):
            b.pa[segment] = points
        b.turn = position.turn
        b.active = 0 if position.side == "attacker" else 1
        b.decider = b.active
        b.phase = PHASES.index(position.phase)

    def stand(self, placed: Placed) -> None:
        b = self.battle
        side = 0 if placed.side == "attacker" else 1
        at = IN_HAND if placed.at is None else self.place(placed.at, "position.units")
        if at >= 0 and b.taken(at):
            raise self.mistake("position.units", f"two of them stand on {placed.at}")
        unit = self.raise_unit(side, placed.kind, placed.elements, placed.name, at)
        b.marks[unit] = sum(1 << MARKS.index(mark) for mark in placed.marks)
        b.mode[unit] = MODES.index(placed.mode)

    def means(self, side: int, means: Means, phase: str) -> None:
        stock = self.battle.stock
        goods = self.goods(means.goods, "position.goods")
        stock[BUDGET + side] = means.budget
        if phase in ("recruit", "buy"):
            stock[SUPPORT + side] = means.budget
            return
        stock[NEXT_GOOD + side] = KINDS_OF_GOODS
        for good, count in enumerate(goods):
            stock[GOODS_LEFT + 2 * good + side] = count
        stock[GOODS_USED + side] = goods[0]
        for kind, count in means.recyclable.items():
            stock[RECYCLABLE + 2 * KINDS.index(kind) + side] = count
