"""Vimy Ridge: a table built from a scenario: the ground, the rolls, the ready plans, all checked against the map."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.books.files import nearest
from grognard.engine.actions import NONE
from grognard.engine.mistakes import KeyMistake, Mistake
from grognard.engine.state import ALLOWED
from grognard.games.vimy.board import GERMAN_TRENCH
from grognard.games.vimy.deployment import post_objection, settle
from grognard.games.vimy.rules import RULES
from grognard.games.vimy.scenario.charts import Reinforcement, chart_file, charts_of
from grognard.games.vimy.scenario.forces import COUNTERS, Formation, order_of_battle
from grognard.games.vimy.scenario.maps import board_of
from grognard.games.vimy.scenario.shapes import SWITCHES, Army, Options, Position, Scenario
from grognard.games.vimy.state import (
    CANADIAN,
    DIVISIONS,
    FOURTH,
    GERMAN,
    IN_HAND,
    KINDS,
    SIDES,
    STATUSES,
    STOCKS,
    TO_COME,
    Battle,
    Ground,
    Objective,
    Plan,
    Post,
)
from grognard.games.vimy.victory import open_books


# -- from a scenario to a table --------------------------------------------------------------------------------------------
class Builder:
    """Sets a table up from a scenario, checking everything against the map."""

    def __init__(self, scenario: Scenario, options: Options) -> None:
        self.scenario = scenario
        self.options = options
        self.charts = chart_file(options.charts or scenario.charts)
        board = board_of(options.map or scenario.map, scenario.area)
        self.ground = Ground(board, charts_of(self.charts, scenario.turns))
        self.entries = self.reinforcements()
        self.counters: list[tuple[Formation, str, str]] = []  # formation, kind, name

    def mistake(self, where: str, what: str) -> Mistake:
        return KeyMistake(f"the scenario '{self.scenario.id}'", where, what)

    def chart_mistake(self, where: str, what: str) -> Mistake:
        return Mistake(f"the charts '{self.charts.id}', {where}: {what}")

    def hex(self, name: str, where: str) -> int:
        board = self.ground.board
        number = board.hexes.numbers.get(name)
        if number is None or not board.in_play[number]:
            raise self.mistake(where, f"{name} is not on the map in play")
        return number

    def reinforcements(self) -> dict[tuple[str, str], Reinforcement]:
        """REINFORCEMENTS by regiment and battalion; each must be in the order of battle and enter on the map."""
        known = {(f.regiment, f.battalion) for f in order_of_battle().formation if f.regiment}
        entries: dict[tuple[str, str], Reinforcement] = {}
        for number, coming in enumerate(self.charts.reinforcement):
            which = (coming.regiment, coming.battalion)
            if which not in known:
                raise self.chart_mistake(
                    f"reinforcement[{number}]", f"there is no {coming.battalion}/{coming.regiment}"
                )
            if coming.hex not in self.ground.board.hexes.numbers:
                raise self.chart_mistake(f"reinforcement[{number}].hex", f"'{coming.hex}' is not on the map")
            entries[which] = coming
        return entries

    def build(self) -> Battle:
        scenario, ground, options = self.scenario, self.ground, self.options
        ground.turns = scenario.turns
        for key in SWITCHES:
            setattr(ground, key, getattr(options, key))
        ground.quick_start = options.start == "quick" and scenario.position is None
        if list(scenario.grades) != sorted(scenario.grades):
            raise self.mistake("grades", "give the five thresholds from low to high")
        ground.grades = vec[i64](scenario.grades)
        self.objectives()
        if scenario.position is None:
            self.muster()
        else:
            self.muster_position(scenario.position)
        battle = Battle(ground)
        for unit in range(len(ground.names)):
            battle.enlist(TO_COME if ground.entry[unit] != NONE else IN_HAND)
        battle.thread()
        battle.holder = vec[i64]([GERMAN] * len(ground.objectives))
        battle.since = vec[i64]([0] * len(ground.objectives))
        open_books(battle)
        battle.stock = vec[i64]([0] * int(STOCKS))
        battle.decider = CANADIAN
        self.finish_ground()
        return battle

    # -- the ground ------------------------------------------------------------------------------------------------------
    def objectives(self) -> None:
        board = self.ground.board
        for name, worth in self.charts.objectives.items():
            for hex_ in worth.hexes or [worth.hex]:
                number = board.hexes.numbers.get(hex_)
                if number is None:
                    raise self.chart_mistake(f"objectives.{name}", f"'{hex_}' is not on the map")
                if board.in_play[number]:
                    self.ground.objectives.append(Objective(name, number, worth.points))

    def finish_ground(self) -> None:
        """What of the special rules this part of the map has, and the pairs of hexes that can be mined."""
        ground, board = self.ground, self.ground.board
        ground.has_fort = bool(board.in_play[board.fort])
        ground.has_pimple = bool(board.in_play[board.pimple])
        fourth = any(
            ground.division[unit] == FOURTH and ground.side[unit] == CANADIAN for unit in range(len(ground.names))
        )
        sites = [
            h
            for h in range(int(board.count))
            if board.in_play[h] and board.trench[h] & GERMAN_TRENCH and board.canadian_sector[h] == FOURTH
        ]
        for one in sites:
            for two in sites:
                if one < two and board.hexes.distance(one, two) == 1:
                    ground.mine_sites = append(append(ground.mine_sites, one), two)
        ground.has_mines = fourth and len(ground.mine_sites) > 0

    # -- the rolls -------------------------------------------------------------------------------------------------------
    def muster(self) -> None:
        known = [formation.name for formation in order_of_battle().formation]
        for side, army in zip(SIDES, (self.scenario.canadian, self.scenario.german), strict=True):
            for name in army.formations:
                if name not in known:
                    raise self.mistake(f"{side}.formations", f"there is no '{name}'.{nearest(name, known)}")
            for formation in order_of_battle().formation:
                if formation.side == side and formation.name in army.formations:
                    self.enrol(formation, None)

    def muster_position(self, position: Position) -> None:
        wanted = [placed.name for placed in position.units]
        known = [name for f in order_of_battle().formation for _, key in COUNTERS for name in getattr(f, key)]
        for name in wanted:
            key = f"position.units[{len(wanted) - 1 - wanted[::-1].index(name)}].name"
            if name not in known:
                raise self.mistake(key, f"there is no unit '{name}'.{nearest(name, known)}")
            if wanted.count(name) > 1:
                raise self.mistake(key, f"'{name}' stands there twice")
        for formation in order_of_battle().formation:
            self.enrol(formation, wanted)

    def enrol(self, formation: Formation, wanted: list[str] | None) -> None:
        ground = self.ground
        coming = self.entries.get((formation.regiment, formation.battalion))
        for kind, key in COUNTERS:
            for name in getattr(formation, key):
                if wanted is not None and name not in wanted:
                    continue
                side = SIDES.index(formation.side)
                ground.names.append(name)
                ground.formations.append(formation.name)
                ground.side = append(ground.side, side)
                ground.kind = append(ground.kind, KINDS.index(kind))
                ground.division = append(ground.division, DIVISIONS.index(formation.division))
                ground.full = append(ground.full, 4 if kind == "infantry" and side == CANADIAN else 1)
                ground.reserve = append(ground.reserve, int(formation.reserve))
                entry = self.hex(coming.hex, "reinforcement") if coming and wanted is None else NONE
                ground.entry = append(ground.entry, entry)
                ground.battalion = append(ground.battalion, self.battalion_number(coming) if coming else NONE)
                ground.arrival = append(ground.arrival, coming.turn if coming else 0)

    def battalion_number(self, coming: Reinforcement) -> int:
        return self.charts.reinforcement.index(coming)

    def unit(self, name: str, where: str) -> int:
        if name not in self.ground.names:
            raise self.mistake(where, f"'{name}' does not play.{nearest(name, self.ground.names)}")
        return self.ground.names.index(name)

    # -- ready plans -----------------------------------------------------------------------------------------------------
    def plans(self, battle: Battle) -> None:
        for side, army in enumerate((self.scenario.canadian, self.scenario.german)):
            self.plan(side, army)
        self.check_plans(battle)

    def plan(self, side: int, army: Army) -> None:
        plan: Plan = self.ground.plans[side]
        where = f"{SIDES[side]}.deployment"
        for line in army.deployment:
            words = line.split()
            status = next((k for k, word in enumerate(words) if word in STATUSES), 0)
            if status < 2 or len(words) > status + 2:
                raise self.mistake(where, f"'{line}': write UNIT HEX STATUS, as in 42 Bn 1709 entrenched")
            unit = self.unit(" ".join(words[: status - 1]), where)
            rear = self.hex(words[-1], where) if len(words) == status + 2 else int(NONE)
            plan.posts.append(Post(unit, self.hex(words[status - 1], where), STATUSES.index(words[status]), rear))
        plan.mines = [self.hex(name, f"{SIDES[side]}.mines") for name in army.mines]

    def check_plans(self, battle: Battle) -> None:
        """A plan that breaks a rule of the set-up would be found out only in play: it is tried on a clone."""
        trial = battle.clone()
        for side in (GERMAN, CANADIAN):
            for post in self.ground.plans[side].posts:
                rule = post_objection(trial, post.unit, post.hex, post.status, post.rear)
                if rule != ALLOWED:
                    name = self.ground.names[post.unit]
                    where = self.ground.board.name(post.hex)
                    raise self.mistake(f"{SIDES[side]}.deployment", f"{name} in {where} is forbidden by {RULES[rule]}")
                settle(trial, post.unit, post.hex, post.status, post.rear)
