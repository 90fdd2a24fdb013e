"""Marmitages §2c: deployment; §3: reinforcements, which are set down the same way."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, pack, target_of, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.ready_plan import next_planned, set_up_by_plan
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side, Unit
from grognard.games.marmitages.hand import make_hands
from grognard.games.marmitages.movement import bars_vehicle
from grognard.games.marmitages.rules import (
    DEFENDER_DEPLOYS_FIRST,
    DEPLOY_OWN_HALF,
    DIFFICULT_EXCEPTIONS,
    FOUR_IN_A_SECTOR,
    NO_MANS_LAND,
    NOT_IN_HAND,
    NOT_YOURS,
    ONE_SIDE_A_SECTOR,
    QUICK_START,
    REINFORCEMENTS_AT_THE_EDGE,
    REINFORCEMENTS_WAIT,
)
from grognard.games.marmitages.state import DEPLOYING, HALF, IN_HAND, REINFORCING, Battle, Sector
from grognard.games.marmitages.turn import begin_sequence, begin_turn
from grognard.games.marmitages.vocabulary import DEPLOY, EV_DEPLOYED, PLAN


def post_objection(b: Battle, unit: Unit, sector: Sector) -> Rule:
    """Where a unit may be set down now: its half but for no man's land, or its edge when it comes as a reinforcement."""
    side = b.side[unit]
    if b.half_of(sector) != side:
        return DEPLOY_OWN_HALF
    if b.phase == REINFORCING and b.row_from_middle(sector) != HALF:
        return REINFORCEMENTS_AT_THE_EDGE
    if b.phase == DEPLOYING and side == b.attacker and b.row_from_middle(sector) == 1:
        return NO_MANS_LAND  # NO_MANS_LAND_WHERE: the row at the middle line
    if b.owner[sector] == 1 - side:
        return ONE_SIDE_A_SECTOR
    if bars_vehicle(b, unit, sector):
        return DIFFICULT_EXCEPTIONS
    if b.room(sector) < 1:
        return FOUR_IN_A_SECTOR
    return ALLOWED


def deploy_objection(b: Battle, unit: Unit, sector: Sector) -> Rule:
    return NOT_YOURS if b.side[unit] != b.decider else set_down_objection(b, unit, sector)


def set_down_objection(b: Battle, unit: Unit, sector: Sector) -> Rule:
    return NOT_IN_HAND if b.at[unit] != IN_HAND else post_objection(b, unit, sector)


def can_deploy(b: Battle, side: Side) -> bool:
    for unit in range(b.units()):
        if b.at[unit] == IN_HAND and b.side[unit] == side:
            for sector in range(b.sectors):
                if post_objection(b, unit, sector) == ALLOWED:
                    return True
    return False


def deploy(b: Battle, unit: Unit, sector: Sector) -> None:
    b.place(unit, sector)
    b.note(EV_DEPLOYED, side=b.side[unit], unit=unit, target=sector)


def next_planned_unit(b: Battle, side: Side) -> i64:
    return next_planned(b, b.ground.plans[side].deployment, set_down_objection)


def deploy_by_plan(b: Battle, side: Side) -> None:
    """The rest of the scenario's deployment, as far as it finds room."""
    set_up_by_plan(b, b.ground.plans[side].deployment, set_down_objection, deploy)


def next_to_deploy(b: Battle) -> Side:
    """DEFENDER_DEPLOYS_FIRST: he sets up everything he has, then the attacker."""
    defender = 1 - b.attacker
    if can_deploy(b, defender):
        return defender
    if can_deploy(b, b.attacker):
        return b.attacker
    return NOBODY


def next_to_reinforce(b: Battle) -> Side:
    """REINFORCEMENTS_WAIT: the attacker first; what finds no room stays in hand until the next turn."""
    if can_deploy(b, b.attacker):
        return b.attacker
    defender = 1 - b.attacker
    if can_deploy(b, defender):
        return defender
    return NOBODY


def first_twin(b: Battle, unit: Unit) -> Unit:
    """The first unit in hand just like this one: it alone is offered. A unit the scenario named has no twin."""
    if not b.is_named(unit):
        for other in range(unit):
            if b.at[other] == IN_HAND and b.alike(unit, other) and not b.is_named(other):
                return other
    return unit


def offer_ground(b: Battle, choices: Choices) -> None:
    """Where each unit in hand may be set down; of twins only the first is offered."""
    for unit in range(b.units()):
        if b.at[unit] == IN_HAND and b.side[unit] == b.decider and first_twin(b, unit) == unit:
            for sector in range(b.sectors):
                if post_objection(b, unit, sector) == ALLOWED:
                    choices.offer(pack(DEPLOY, unit=unit, target=sector))


class Deploying(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([DEPLOY, PLAN])

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = next_to_deploy(b)
        if b.decider != NOBODY:
            return True
        begin_turn(b, 1, dice)
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        offer_ground(b, choices)
        if next_planned_unit(b, b.decider) >= 0:
            choices.offer(pack(PLAN))

    def objection(self, b: Battle, action: Action) -> Rule:
        if verb_of(action) == PLAN:
            rule = ALLOWED if next_planned_unit(b, b.decider) >= 0 else QUICK_START
        else:
            rule = deploy_objection(b, unit_of(action), target_of(action))
        return DEFENDER_DEPLOYS_FIRST if rule == ALLOWED and next_to_deploy(b) != b.decider else rule

    def unfinished(self, b: Battle) -> Rule:
        if b.phase == DEPLOYING:
            return DEFENDER_DEPLOYS_FIRST
        return REINFORCEMENTS_WAIT if b.turn > 0 else ALLOWED

    def cause(self, b: Battle, action: Action) -> Rule:
        b.phase = DEPLOYING if b.turn == 0 else REINFORCING
        return deploy_objection(b, unit_of(action), target_of(action))

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == PLAN:
            deploy_by_plan(b, b.decider)
        else:
            deploy(b, unit_of(action), target_of(action))

    def prompt(self, b: Battle) -> dict[str, Any]:
        return {"left": int(b.in_hand(b.decider))}


class Reinforcing(Decision[Battle]):
    """Whoever has units in hand sets them down before anything else, as far as they find room."""

    def __init__(self) -> None:
        super().__init__([DEPLOY])

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = next_to_reinforce(b)
        if b.decider != NOBODY:
            return True
        if b.ground.cards:
            make_hands(b, dice)
        begin_sequence(b, b.attacker)
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        offer_ground(b, choices)

    def objection(self, b: Battle, action: Action) -> Rule:
        return deploy_objection(b, unit_of(action), target_of(action))

    def unfinished(self, b: Battle) -> Rule:
        return REINFORCEMENTS_WAIT

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        deploy(b, unit_of(action), target_of(action))

    def prompt(self, b: Battle) -> dict[str, Any]:
        return {"left": int(b.in_hand(b.decider))}
