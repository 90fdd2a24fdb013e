"""Bretzel Krieg !: deployment before the first turn."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, pack, target_of, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.ready_plan import next_planned, set_up_by_plan
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side, Unit
from grognard.games.bretzel_krieg.ground import Place
from grognard.games.bretzel_krieg.rules import (
    DEPLOYMENT_ORDER,
    DEPLOYMENT_ZONE,
    IMPASSABLE,
    NOT_IN_HAND,
    NOT_YOURS,
    ONE_PLACE_EACH,
    QUICK_START,
    ZONE_OF_CONTROL,
)
from grognard.games.bretzel_krieg.state import ATTACKER, DEFENDER, DEPLOYING, IN_HAND, Battle
from grognard.games.bretzel_krieg.turn import begin_turn
from grognard.games.bretzel_krieg.vocabulary import DEPLOY, EV_DEPLOYED, PLAN


def post_objection(b: Battle, side: Side, place: Place) -> Rule:
    """Where a side may set units down before the game."""
    if not in_area(b, side, place):
        return DEPLOYMENT_ZONE
    return standing_objection(b, side, place)


def in_area(b: Battle, side: Side, place: Place) -> bool:
    for area in b.ground.areas[side]:
        if area.contains(place & 0xFF, place >> 8):
            return b.terrain.on_table(place & 0xFF, place >> 8)
    return False


def standing_objection(b: Battle, side: Side, place: Place) -> Rule:
    """Whether a unit can be set down on a place of the table at all."""
    if not b.terrain.can_stand(place & 0xFF, place >> 8):
        return IMPASSABLE
    if b.taken(place):
        return ONE_PLACE_EACH
    return ZONE_OF_CONTROL if b.in_zone_of_control(side, place) else ALLOWED


def deploy_objection(b: Battle, unit: Unit, place: Place) -> Rule:
    return NOT_YOURS if b.side[unit] != b.decider else set_down_objection(b, unit, place)


def set_down_objection(b: Battle, unit: Unit, place: Place) -> Rule:
    return NOT_IN_HAND if b.at[unit] != IN_HAND else post_objection(b, b.side[unit], place)


def has_post(b: Battle, side: Side) -> bool:
    for post in b.ground.posts[side]:
        if post_objection(b, side, post) == ALLOWED:
            return True
    return False


def twin_in_hand_before(b: Battle, unit: Unit) -> bool:
    """Whether a unit just like this one is also in hand: then only the first of them is listed."""
    for other in range(unit):
        if b.at[other] == IN_HAND and b.side[other] == b.side[unit]:
            if b.kind[other] == b.kind[unit] and b.vc[other] == b.vc[unit]:
                return True
    return False


def deploy(b: Battle, unit: Unit, place: Place) -> None:
    b.at[unit] = place
    b.note(EV_DEPLOYED, side=b.side[unit], unit=unit, target=place, amount=b.vc[unit])


def next_to_deploy(b: Battle) -> Side:
    """DEPLOYMENT_ORDER: the defender sets up everything he has, then the attacker."""
    for k in range(i64(2)):
        side = DEFENDER if k == 0 else ATTACKER
        if b.in_hand(side) > 0 and has_post(b, side):
            return side
    return NOBODY


def next_planned_unit(b: Battle, side: Side) -> i64:
    """The number in the side's plan of the next unit that it can deploy, -1 for none."""
    return next_planned(b, b.ground.plans[side].deployment, set_down_objection)


def deploy_by_plan(b: Battle, side: Side) -> None:
    """The rest of the scenario's deployment, as far as it finds room."""
    set_up_by_plan(b, b.ground.plans[side].deployment, set_down_objection, deploy)


class Deploying(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([DEPLOY, PLAN])

    def side(self, b: Battle) -> Side:
        return next_to_deploy(b)

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = next_to_deploy(b)
        if b.decider != NOBODY:
            return True
        begin_turn(b, 1)
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        """Every half-UD point of the area for every unit in hand, but for twins. What objects to a post objects to every
        unit, so it is asked once per post."""
        for post in b.ground.posts[b.decider]:
            if standing_objection(b, b.decider, post) == ALLOWED:
                for unit in range(b.units()):
                    if b.at[unit] == IN_HAND and b.side[unit] == b.decider and not twin_in_hand_before(b, unit):
                        choices.offer(pack(DEPLOY, unit=unit, target=post))
        if next_planned_unit(b, b.decider) >= 0:
            choices.offer(pack(PLAN))

    def objection(self, b: Battle, action: Action) -> Rule:
        if verb_of(action) == PLAN:
            return ALLOWED if next_planned_unit(b, b.decider) >= 0 else QUICK_START
        return deploy_objection(b, unit_of(action), target_of(action))

    def unfinished(self, b: Battle) -> Rule:
        return DEPLOYMENT_ORDER

    def cause(self, b: Battle, action: Action) -> Rule:
        rule = self.objection(b, action)
        return DEPLOYMENT_ORDER if rule == ALLOWED and b.phase == DEPLOYING else rule

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == PLAN:
            deploy_by_plan(b, b.decider)
        else:
            deploy(b, unit_of(action), target_of(action))

    def prompt(self, b: Battle) -> dict[str, Any]:
        return {"left": int(b.in_hand(b.decider))}
