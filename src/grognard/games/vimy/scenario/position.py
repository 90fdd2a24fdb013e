"""Vimy Ridge: an explicit position, set on the table unit by unit."""

from __future__ import annotations

from librt.vecs import append

from grognard.books.scenarios import flaw_of_marks
from grognard.engine.actions import NONE
from grognard.engine.state import ALLOWED
from grognard.games.vimy.barrage import set_barrage
from grognard.games.vimy.deployment import settle
from grognard.games.vimy.engagement import can_be_engaged, meets_enemies
from grognard.games.vimy.notation import FACINGS
from grognard.games.vimy.rules import RULES, SECONDARY_TRENCH, SPLITTING
from grognard.games.vimy.scenario.builder import Builder
from grognard.games.vimy.scenario.files import HexName
from grognard.games.vimy.scenario.shapes import Lost, Placed, Position
from grognard.games.vimy.stacking import must_split, room_in
from grognard.games.vimy.state import (
    BRAVERY_POINTS,
    CANADIAN,
    FORT_CHOICES,
    GERMAN,
    GERMANS_LOST,
    GERMANS_SURRENDERED,
    INFANTRY_LOST,
    KINDS,
    MARKS,
    OTHERS_LOST,
    PHASES,
    SIDES,
    STATUSES,
    SURRENDERS,
    TO_COME,
    Battle,
)
from grognard.games.vimy.status import status_objection
from grognard.games.vimy.victory import open_books

SET_UP = ("mine", "deploy", "fort")  # phases before the first move


class Placer:
    """Puts the units of an explicit position on the table."""

    def __init__(self, builder: Builder, battle: Battle, position: Position) -> None:
        self.builder = builder
        self.battle = battle
        self.position = position

    def place(self) -> None:
        b, position = self.battle, self.position
        turn = self.check_moment()
        for number, placed in enumerate(position.units):
            self.stand(placed, f"position.units[{number}]")
        for number, placed in enumerate(position.units):
            self.fix(placed, f"position.units[{number}]")
            self.check_engaged(placed, f"position.units[{number}]")
        self.check_stacks()
        b.turn = turn
        b.active = SIDES.index(position.side)
        b.phase = b.ask = PHASES.index(position.phase)
        b.opened = 1 if position.phase in ("move", "fire", "melee") else 0
        b.decider = 1 - b.active if position.phase == "fire" else b.active
        b.fort = FORT_CHOICES.index(position.fort)
        b.visibility = position.visibility
        b.snowing = 1 if position.visibility else 0
        for name, side in position.smoke.items():
            b.smoke = append(b.smoke, self.builder.hex(name, "position.smoke") << 1 | SIDES.index(side))
        self.count_losses(position.lost)
        held = [self.objective(hex_, f"position.held[{number}]") for number, hex_ in enumerate(position.held)]
        for number, objective in enumerate(b.ground.objectives):
            b.holder[number] = CANADIAN if objective.hex in held else GERMAN
        open_books(b)
        if position.mines:
            self.lay_mines(position.mines)
        set_barrage(b)

    def check_moment(self) -> int:
        """The turn, which goes with phase and scenario; smoke and snow go with the options."""
        position, builder = self.position, self.builder
        setting_up = position.phase in SET_UP
        turn = (1 if setting_up else 2) if position.turn is None else position.turn
        if not 1 <= turn <= builder.scenario.turns:
            raise builder.mistake("position.turn", f"1 is the first turn, {builder.scenario.turns} the last")
        if setting_up and turn > 1:
            raise builder.mistake(
                "position.turn", f"'{position.phase}' is part of the set-up: write 1, or leave it out"
            )
        if position.smoke and not builder.options.smoke:
            raise builder.mistake("position.smoke", "it needs the option 'smoke'")
        if position.visibility and not builder.options.snow:
            raise builder.mistake("position.visibility", "it needs the option 'snow'")
        return turn

    def objective(self, name: str, key: str) -> int:
        hex_ = self.builder.hex(name, key)
        objectives = [self.battle.board.name(objective.hex) for objective in self.battle.ground.objectives]
        if name not in objectives:
            raise self.builder.mistake(key, f"{name} is not an objective: {', '.join(objectives)}")
        return hex_

    def lay_mines(self, names: list[HexName]) -> None:
        b = self.battle
        hexes = sorted(self.builder.hex(name, "position.mines") for name in names)
        sites = list(b.ground.mine_sites)
        if hexes not in [sites[k : k + 2] for k in range(0, len(sites), 2)]:
            what = "name two neighbouring hexes of a German trench in the sector of the 4th Division"
            raise self.builder.mistake("position.mines", what)
        b.mine_a, b.mine_b = hexes
        b.mines_laid = 1

    def count_losses(self, lost: Lost) -> None:
        stock = self.battle.stock
        stock[INFANTRY_LOST], stock[OTHERS_LOST], stock[SURRENDERS] = lost.infantry, lost.others, lost.surrendered
        stock[GERMANS_LOST], stock[GERMANS_SURRENDERED] = lost.german, lost.german_prisoners
        stock[BRAVERY_POINTS] = lost.bravery

    def stand(self, placed: Placed, key: str) -> None:
        b, builder = self.battle, self.builder
        unit = builder.unit(placed.name, f"{key}.name")
        if placed.strength is not None:
            if placed.strength > b.ground.full[unit]:
                raise builder.mistake(f"{key}.strength", f"{placed.name} has no {placed.strength} companies")
            b.strength[unit] = placed.strength
        if flaw := flaw_of_marks(placed.marks):
            raise builder.mistake(f"{key}.marks", flaw)
        if placed.arrives is not None:
            self.await_unit(unit, placed, placed.arrives, key)
            return
        b.marks[unit] = sum(1 << MARKS.index(mark) for mark in placed.marks)
        if placed.at is None:
            if self.position.phase not in SET_UP:
                raise builder.mistake(key, f"{placed.name} has no hex: units are in hand only until they are set up")
            return
        status = STATUSES.index(placed.status)
        hex_ = builder.hex(placed.at, f"{key}.at")
        rule = status_objection(b, unit, hex_, status)
        if rule != ALLOWED:
            raise builder.mistake(
                f"{key}.status", f"{placed.name} {placed.status} in {placed.at} is forbidden by {RULES[rule]}"
            )
        settle(b, unit, hex_, status, self.rear(unit, placed, hex_, key))
        self.check_trench(placed, hex_, key)
        if placed.facing is not None:
            b.facing[unit] = FACINGS.index(placed.facing)

    def check_trench(self, placed: Placed, hex_: int, key: str) -> None:
        """SECONDARY_TRENCH: by agreement, and only where there are two."""
        if "second-trench" not in placed.marks:
            return
        if not self.builder.options.secondary_trenches:
            raise self.builder.mistake(f"{key}.marks", "'second-trench' needs the option 'secondary_trenches'")
        if not self.battle.board.double_trench[hex_]:
            what = f"{placed.at} has no second trench: forbidden by {RULES[SECONDARY_TRENCH]}"
            raise self.builder.mistake(f"{key}.marks", what)

    def await_unit(self, unit: int, placed: Placed, turn: int, key: str) -> None:
        """A reinforcement that is still to come."""
        b, builder = self.battle, self.builder
        coming = b.ground.battalion[unit]
        if coming == NONE:
            raise builder.mistake(f"{key}.arrives", f"{placed.name} is not a reinforcement")
        if placed.at is not None:
            raise builder.mistake(f"{key}.arrives", f"{placed.name} is in {placed.at} already: leave one of them out")
        b.ground.entry[unit] = builder.hex(builder.charts.reinforcement[coming].hex, key)
        b.at[unit], b.due[unit] = TO_COME, turn

    def rear(self, unit: int, placed: Placed, hex_: int, key: str) -> int:
        """SPLITTING: the hex of a battalion's rest, NONE where it is whole."""
        b = self.battle
        splits = placed.status == "underground" and must_split(b, unit)
        if placed.rear is None:
            if splits:
                what = f"{placed.name} does not fit into one hex of a tunnel: give the hex of its rest"
                raise self.builder.mistake(f"{key}.rear", what)
            return int(NONE)
        rear = self.builder.hex(placed.rear, f"{key}.rear")
        if not splits or not b.board.joins(b.board.tunnel_links, hex_, rear):
            raise self.builder.mistake(f"{key}.rear", f"{placed.rear} is forbidden by {RULES[SPLITTING]}")
        return rear

    def fix(self, placed: Placed, key: str) -> None:
        """The machine gun that fixed a unit, once all of them stand."""
        if not placed.fixed_by:
            return
        b, builder = self.battle, self.builder
        unit, gun = builder.unit(placed.name, key), builder.unit(placed.fixed_by, f"{key}.fixed_by")
        if "fixed" not in placed.marks:
            raise builder.mistake(f"{key}.fixed_by", f"{placed.name} is not marked as fixed")
        if b.side[gun] == b.side[unit] or KINDS[b.kind[gun]] != "machine-gun":
            raise builder.mistake(f"{key}.fixed_by", f"{placed.fixed_by} is not a machine gun of the enemy")
        b.fixed_by[unit] = gun

    def check_engaged(self, placed: Placed, key: str) -> None:
        """ENGAGED_NO_MORE: whoever is engaged has an enemy in his hex."""
        b = self.battle
        unit = self.builder.unit(placed.name, key)
        if "engaged" in placed.marks and not (can_be_engaged(b, unit) and meets_enemies(b, b.at[unit])):
            what = f"{placed.name} cannot be engaged: it has no enemy in its hex, or is out of the fight there"
            raise self.builder.mistake(f"{key}.marks", what)

    def check_stacks(self) -> None:
        b = self.battle
        for hex_ in range(int(b.board.count)):
            for status in range(3):
                for side in (CANADIAN, GERMAN):
                    if room_in(b, side, hex_, status) < 0:
                        name = b.board.name(hex_)
                        raise self.builder.mistake("position.units", f"too many companies {STATUSES[status]} in {name}")
