"""Marmitages §2c: deployment; §3 and §12: reinforcements."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Choices, pack
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side, Unit
from grognard.games.marmitages.movement import bars_vehicle
from grognard.games.marmitages.rules import (
    DEPLOY_OWN_HALF,
    DIFFICULT_BARS_VEHICLES,
    FOUR_IN_A_SECTOR,
    NO_MANS_LAND,
    NOT_IN_HAND,
    NOT_YOURS,
    ONE_SIDE_A_SECTOR,
    REINFORCEMENT_DICE,
    REINFORCEMENTS_AT_THE_EDGE,
)
from grognard.games.marmitages.state import (
    DEPLOYING,
    HALF,
    IN_HAND,
    NEVER,
    REINFORCING,
    TO_COME,
    Battle,
    Sector,
)
from grognard.games.marmitages.vocabulary import DEPLOY, EV_DEPLOYED, EV_REINFORCEMENTS, PLAN


def ground_objection(b: Battle, unit: Unit, sector: Sector) -> Rule:
    """Where a unit may be set down now: its half but for no man's land, or its edge when it comes as a reinforcement."""
    side = b.side[unit]
    if b.half_of(sector) != side:
        return DEPLOY_OWN_HALF
    if b.phase == REINFORCING and b.row_from_middle(sector) != HALF:
        return REINFORCEMENTS_AT_THE_EDGE
    if b.phase == DEPLOYING and side == b.attacker and b.row_from_middle(sector) == 1:
        return NO_MANS_LAND
    if b.owner[sector] == 1 - side:
        return ONE_SIDE_A_SECTOR
    if bars_vehicle(b, unit, sector):
        return DIFFICULT_BARS_VEHICLES
    if b.room(sector) < 1:
        return FOUR_IN_A_SECTOR
    return ALLOWED


def deploy_objection(b: Battle, unit: Unit, sector: Sector) -> Rule:
    if b.side[unit] != b.decider:
        return NOT_YOURS
    if b.at[unit] != IN_HAND:
        return NOT_IN_HAND
    return ground_objection(b, unit, sector)


def can_deploy(b: Battle, side: Side) -> bool:
    for unit in range(b.units()):
        if b.at[unit] == IN_HAND and b.side[unit] == side:
            for sector in range(b.sectors):
                if ground_objection(b, unit, sector) == ALLOWED:
                    return True
    return False


def offer_deployment(b: Battle, choices: Choices) -> None:
    for unit in range(b.units()):
        if b.at[unit] == IN_HAND and b.side[unit] == b.decider and first_twin(b, unit) == unit:
            for sector in range(b.sectors):
                if ground_objection(b, unit, sector) == ALLOWED:
                    choices.offer(pack(DEPLOY, unit=unit, target=sector))
    if b.phase == DEPLOYING and next_planned_unit(b, b.decider) >= 0:
        choices.offer(pack(PLAN))


def deploy(b: Battle, unit: Unit, sector: Sector) -> None:
    b.place(unit, sector)
    b.note(EV_DEPLOYED, side=b.side[unit], unit=unit, target=sector)


def next_planned_unit(b: Battle, side: Side) -> i64:
    for index, (unit, sector) in enumerate(b.ground.plans[side].deployment):
        if b.at[unit] == IN_HAND and ground_objection(b, unit, sector) == ALLOWED:
            return index
    return -1


def deploy_by_plan(b: Battle, side: Side) -> None:
    """The rest of the scenario's deployment, as far as it finds room."""
    index = next_planned_unit(b, side)
    while index >= 0:
        unit, sector = b.ground.plans[side].deployment[index]
        deploy(b, unit, sector)
        index = next_planned_unit(b, side)


def next_to_deploy(b: Battle) -> Side:
    """DEFENDER_DEPLOYS_FIRST: he sets up everything he has, then the attacker."""
    defender = 1 - b.attacker
    if can_deploy(b, defender):
        return defender
    if can_deploy(b, b.attacker):
        return b.attacker
    return NOBODY


def roll_reinforcements(b: Battle, dice: Dice) -> None:
    """At the start of the named turn, the attacker first: the die says how many of the listed units come."""
    for k in range(i64(2)):
        side = b.attacker if k == 0 else 1 - b.attacker
        for coming in b.ground.reinforcements:
            if coming.side == side and coming.turn == b.turn:
                faces = i64(len(coming.chart))
                arrived = coming.chart[0] if faces == 1 else coming.chart[dice.roll(faces) - 1]
                for number in range(coming.most):
                    b.at[coming.first + number] = IN_HAND if number < arrived else NEVER
                b.note(EV_REINFORCEMENTS, side=side, amount=arrived, rule=REINFORCEMENT_DICE)


def next_to_reinforce(b: Battle) -> Side:
    """REINFORCEMENTS_WAIT: the attacker first; what finds no room stays in hand until the next turn."""
    if can_deploy(b, b.attacker):
        return b.attacker
    defender = 1 - b.attacker
    if can_deploy(b, defender):
        return defender
    return NOBODY


def still_to_come(b: Battle, side: Side) -> bool:
    """Whether a side has units that may yet reach the table."""
    for unit in range(b.units()):
        if b.side[unit] == side and (b.at[unit] == IN_HAND or b.at[unit] == TO_COME):
            return True
    return False


def first_twin(b: Battle, unit: Unit) -> Unit:
    """The first unit in hand just like this one: it alone is offered. A unit the scenario named has no twin."""
    if not b.is_named(unit):
        for other in range(unit):
            if b.at[other] == IN_HAND and b.alike(unit, other) and not b.is_named(other):
                return other
    return unit
