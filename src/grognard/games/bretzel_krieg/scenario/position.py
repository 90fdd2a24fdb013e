"""Bretzel Krieg !: an explicit position, set on the table unit by unit."""

from __future__ import annotations

from grognard.books.scenarios import flaw_of_marks, turn_of_position
from grognard.games.bretzel_krieg.entrenchments import lies_free
from grognard.games.bretzel_krieg.ground import distance2
from grognard.games.bretzel_krieg.recruitment import GOOD_PRICE
from grognard.games.bretzel_krieg.rules import IMPASSABLE, MODE_FAST, RULES, ZONE_OF_CONTROL
from grognard.games.bretzel_krieg.scenario.builder import Builder
from grognard.games.bretzel_krieg.scenario.shapes import Means, Placed, Position
from grognard.games.bretzel_krieg.state import (
    BROKE_IN,
    BUDGET,
    GOODS_LEFT,
    GOODS_USED,
    IN_HAND,
    KINDS,
    KINDS_OF_GOODS,
    MARKS,
    MODES,
    NEXT_GOOD,
    PHASES,
    RECYCLABLE,
    SUPPORT,
    Battle,
    depth_of,
    width_of,
)

BEFORE_PLAY = ("recruit", "buy", "entrench", "deploy")  # phases in which units are still in hand


class Placer:
    """Puts an explicit position on the table."""

    def __init__(self, builder: Builder, battle: Battle, position: Position) -> None:
        self.builder = builder
        self.battle = battle
        self.position = position

    def place(self) -> None:
        b, position = self.battle, self.position
        turn = self.check_moment()
        for number, work in enumerate(position.entrenchments):
            key = f"position.entrenchments[{number}].at"
            laid = self.builder.work(work, key)
            if not b.terrain.on_table(work.at[0] + width_of(laid), work.at[1] + depth_of(laid)):
                raise self.builder.mistake(key, "it sticks out over the edge of the table")
            if not lies_free(b, laid):
                raise self.builder.mistake(key, "it overlaps another entrenchment")
            b.add_work(laid)
        first = int(b.units())  # the reinforcements have been raised before
        for number, placed in enumerate(position.units):
            self.stand(placed, f"position.units[{number}]", position.phase in BEFORE_PLAY)
        self.check_apart(first)
        for side, means in enumerate((position.attacker, position.defender)):
            self.means(side, means, position.phase)
        if len(position.pa) > b.terrain.segments:
            raise self.builder.mistake("position.pa", f"the table has {b.terrain.segments} segments")
        for segment, points in enumerate(position.pa):
            b.pa[segment] = points
        b.turn = turn
        b.active = 0 if position.side == "attacker" else 1
        b.decider = b.active
        b.phase = PHASES.index(position.phase)

    def check_moment(self) -> int:
        """The turn, which goes with the phase of the position and with the scenario."""
        position, scenario = self.position, self.builder.scenario
        turn = turn_of_position(scenario.id, position.turn, position.phase, BEFORE_PLAY, 1)
        if turn > scenario.turns:
            raise self.builder.mistake("position.turn", f"the last turn is {scenario.turns}")
        if position.phase == "recruit" and not scenario.open_battle:
            raise self.builder.mistake("position.phase", "divisions are recruited in open battles only")
        return turn

    def stand(self, placed: Placed, key: str, before_play: bool) -> None:
        b = self.battle
        side = 0 if placed.side == "attacker" else 1
        at = IN_HAND if placed.at is None else self.builder.place(placed.at, f"{key}.at")
        if at == IN_HAND and not before_play:
            raise self.builder.mistake(key, "it has no point: units are in hand only until they are deployed")
        if at >= 0 and not b.terrain.can_stand(at & 0xFF, at >> 8):
            raise self.builder.mistake(
                f"{key}.at", f"no unit can stand on {placed.at}: forbidden by {RULES[IMPASSABLE]}"
            )
        if at >= 0 and b.taken(at):
            raise self.builder.mistake(f"{key}.at", f"another unit stands on {placed.at}")
        if placed.kind == "infantry" and placed.mode == "fast":
            raise self.builder.mistake(f"{key}.mode", f"infantry is never fast: forbidden by {RULES[MODE_FAST]}")
        if flaw := flaw_of_marks(placed.marks):
            raise self.builder.mistake(f"{key}.marks", flaw)
        unit = self.builder.raise_unit(side, placed.kind, placed.elements, placed.name, at, key)
        b.marks[unit] = sum(1 << MARKS.index(mark) for mark in placed.marks)
        b.mode[unit] = MODES.index(placed.mode)

    def check_apart(self, first: int) -> None:
        """ZONE_OF_CONTROL: enemies are 1 UD apart, unless one of them broke in."""
        b = self.battle
        for unit in range(first, int(b.units())):
            for other in range(first, unit):
                if b.side[unit] == b.side[other] or b.at[unit] < 0 or b.at[other] < 0:
                    continue
                broke_in = (b.marks[unit] | b.marks[other]) & BROKE_IN
                if distance2(b.at[unit], b.at[other]) < 100 and not broke_in:
                    what = f"it is nearer than 1 DU to the enemy of units[{other - first}]"
                    raise self.builder.mistake(
                        f"position.units[{unit - first}].at", f"{what}: forbidden by {RULES[ZONE_OF_CONTROL]}"
                    )

    def means(self, side: int, means: Means, phase: str) -> None:
        stock = self.battle.stock
        key = f"position.{'defender' if side else 'attacker'}"
        goods = self.builder.goods(means.goods, f"{key}.goods")
        price = sum(int(GOOD_PRICE[good]) * count for good, count in enumerate(goods))
        if price > means.budget:
            raise self.builder.mistake(
                f"{key}.budget", f"the goods cost {price} points: give a budget of {price} or more"
            )
        if not self.builder.options.air and any(goods[1:]):
            raise self.builder.mistake(f"{key}.goods", "there is no air support: switch the option 'air' on")
        if phase in ("recruit", "buy") and any(goods):
            raise self.builder.mistake(f"{key}.goods", f"in the phase '{phase}' nothing is bought yet")
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
