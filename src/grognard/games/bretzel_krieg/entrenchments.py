"""Bretzel Krieg !: laying the entrenchments that were bought or that the scenario gives."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, amount_of, pack, target_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side
from grognard.games.bretzel_krieg.ground import Place, place_of
from grognard.games.bretzel_krieg.rules import (
    ENTRENCHMENT_GROUND,
    ENTRENCHMENT_STRIP,
    ENTRENCHMENTS_FIRST,
    NOT_IN_HAND,
    QUICK_START,
)
from grognard.games.bretzel_krieg.state import (
    ATTACKER,
    DEFENDER,
    DEPLOYING,
    ENTRENCHING,
    ENTRENCHMENT,
    GOODS_LEFT,
    Battle,
    Ground,
    depth_of,
    width_of,
)
from grognard.games.bretzel_krieg.vocabulary import EV_PLACED, PLACE, PLAN


def works_left(b: Battle, side: Side) -> i64:
    return b.stock[GOODS_LEFT + 2 * ENTRENCHMENT + side]


def lay_objection(b: Battle, side: Side, work: i64) -> Rule:
    if works_left(b, side) < 1:
        return NOT_IN_HAND
    return ALLOWED if lies_in_area(b.ground, side, work) and lies_free(b, work) else ENTRENCHMENT_GROUND


def lies_in_area(ground: Ground, side: Side, work: i64) -> bool:
    west, north = (work >> 1) & 0xFF, work >> 9
    east, south = west + width_of(work), north + depth_of(work)
    for area in ground.areas[side]:
        if (
            area.covers(west, north, east, north)
            and area.covers(west, south, east, south)
            and area.covers(west, north, west, south)
            and area.covers(east, north, east, south)
        ):
            return ground.terrain.on_table(east, south)
    return False


def lies_free(b: Battle, work: i64) -> bool:
    """Entrenchments may touch, so as to make a line, but not overlap."""
    west, north = (work >> 1) & 0xFF, work >> 9
    for other in b.works:
        x, y = (other >> 1) & 0xFF, other >> 9
        if west < x + width_of(other) and x < west + width_of(work):
            if north < y + depth_of(other) and y < north + depth_of(work):
                return False
    return True


def next_to_entrench(b: Battle) -> Side:
    """ENTRENCHMENTS_FIRST: the defender, then the attacker; a side with no room for the rest loses it."""
    for k in range(i64(2)):
        side = DEFENDER if k == 0 else ATTACKER
        if works_left(b, side) > 0 and has_room(b, side):
            return side
    return NOBODY


def has_room(b: Battle, side: Side) -> bool:
    for work in b.ground.sites[side]:
        if lies_free(b, work):
            return True
    return False


def lay(b: Battle, side: Side, work: i64) -> None:
    b.add_work(work)
    b.stock[GOODS_LEFT + 2 * ENTRENCHMENT + side] -= 1
    b.note(EV_PLACED, side=side, target=corner_of(work), amount=work & 1, rule=ENTRENCHMENT_STRIP)


def corner_of(work: i64) -> Place:
    return place_of((work >> 1) & 0xFF, work >> 9)


def next_planned_work(b: Battle, side: Side) -> i64:
    """The first entrenchment of the side's plan that can still be laid, -1 for none."""
    for work in b.ground.plans[side].works:
        if lay_objection(b, side, work) == ALLOWED:
            return work
    return -1


def lay_by_plan(b: Battle, side: Side) -> None:
    work = next_planned_work(b, side)
    while work >= 0:
        lay(b, side, work)
        work = next_planned_work(b, side)


class Entrenching(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([PLACE, PLAN])

    def side(self, b: Battle) -> Side:
        return next_to_entrench(b)

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = next_to_entrench(b)
        if b.decider != NOBODY:
            return True
        b.phase = DEPLOYING
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        """The sites were found in the side's area when the table was set up: only whether they are free changes."""
        for work in b.ground.sites[b.decider]:
            if lies_free(b, work):
                choices.offer(pack(PLACE, target=corner_of(work), amount=work & 1))
        if next_planned_work(b, b.decider) >= 0:
            choices.offer(pack(PLAN))

    def objection(self, b: Battle, action: Action) -> Rule:
        if verb_of(action) == PLAN:
            return ALLOWED if next_planned_work(b, b.decider) >= 0 else QUICK_START
        return lay_objection(b, b.decider, target_of(action) << 1 | amount_of(action))

    def unfinished(self, b: Battle) -> Rule:
        return ENTRENCHMENTS_FIRST

    def cause(self, b: Battle, action: Action) -> Rule:
        rule = self.objection(b, action)
        return ENTRENCHMENTS_FIRST if rule == ALLOWED and b.phase == ENTRENCHING else rule

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == PLAN:
            lay_by_plan(b, b.decider)
        else:
            lay(b, b.decider, target_of(action) << 1 | amount_of(action))
