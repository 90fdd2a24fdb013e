"""Bretzel Krieg !: the table set up from a scenario, everything checked against the ground."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.books.scenarios import flaw_of_name
from grognard.engine.mistakes import KeyMistake, Mistake
from grognard.engine.open_table import Zone
from grognard.engine.state import ALLOWED
from grognard.games.bretzel_krieg.deployment import post_objection
from grognard.games.bretzel_krieg.entrenchments import lies_in_area
from grognard.games.bretzel_krieg.ground import COVERS, MOST_DIFFICULT, MOVEMENTS, Terrain, place_of
from grognard.games.bretzel_krieg.recruitment import GOOD_PRICE
from grognard.games.bretzel_krieg.rules import RULES
from grognard.games.bretzel_krieg.scenario.shapes import AnyPoint, Army, Coming, Options, Point, River, Scenario, Work
from grognard.games.bretzel_krieg.state import (
    BUDGET,
    GOODS,
    IN_HAND,
    KINDS,
    LIES,
    SUPPORT,
    TO_COME,
    Battle,
    Ground,
    Objective,
    Plan,
    Reinforcement,
)

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
        return KeyMistake(self.scenario.id, where, what)

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
        if scenario.position is None:
            for side in range(2):
                self.check_plan(side)

    def work(self, work: Work, key: str = "entrenchments") -> int:
        return self.place(work.at, key) << 1 | LIES.index(work.lies)

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

    def raise_unit(self, side: int, kind: str, elements: int, name: str, at: int, key: str = "units") -> int:
        unit = int(self.battle.raise_unit(side, KINDS.index(kind), elements, at))
        if flaw := flaw_of_name(name, [n for u, n in enumerate(self.ground.names) if self.battle.side[u] == side]):
            raise self.mistake(key, flaw)
        if "at" in name.split():
            raise self.mistake(key, f"'{name}' cannot be told apart in 'fire UNIT at TARGET': leave the word 'at' out")
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
