"""Walter Schnaffs §4: deployment; with the rebuilt entries at the edges, which are set down the same way."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import Choices, pack
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side, Unit
from grognard.games.walter_schnaffs.base.thinning import rejoin
from grognard.games.walter_schnaffs.base.turning import keeping_objection, turns_the_enemy
from grognard.games.walter_schnaffs.rules import (
    ATTACKER_IN_HIS_FIRST_ROW,
    DEFENDER_KEEPS_OFF,
    FIVE_IN_A_ZONE,
    NOT_IN_HAND,
    NOT_YOURS,
    ONE_SIDE_A_ZONE,
    THINNED_BASES_RETURN,
    TURNING_ENTRY,
)
from grognard.games.walter_schnaffs.state import (
    DEPLOYING,
    DEPTH,
    IN_HAND,
    KEPT,
    LIMIT,
    Battle,
    Zone,
)
from grognard.games.walter_schnaffs.vocabulary import DEPLOY, DONE, EV_DEPLOYED, PLAN


def ground_objection(b: Battle, side: Side, zone: Zone) -> Rule:
    """Where a side may set units down now."""
    rows = rows_objection(b, side, zone)
    if rows != ALLOWED:
        return rows
    if b.owner[zone] == 1 - side:
        return ONE_SIDE_A_ZONE
    return FIVE_IN_A_ZONE if b.stack[zone] >= LIMIT else ALLOWED


def rows_objection(b: Battle, side: Side, zone: Zone) -> Rule:
    row = b.row_from_edge(zone, side)
    if b.phase == DEPLOYING:
        if side == b.attacker:
            return ALLOWED if row == 1 else ATTACKER_IN_HIS_FIRST_ROW
        return DEFENDER_KEEPS_OFF if row > DEPTH - 2 else ALLOWED
    if side == b.attacker:
        return ALLOWED if b.on_side_edge(zone) else TURNING_ENTRY
    return ALLOWED if row == 1 else THINNED_BASES_RETURN


def deploy_objection(b: Battle, unit: Unit, zone: Zone) -> Rule:
    if b.side[unit] != b.decider:
        return NOT_YOURS
    if b.at[unit] != IN_HAND:
        return NOT_IN_HAND
    return ground_objection(b, b.decider, zone)


def free_ground(b: Battle, side: Side) -> vec[i64]:
    """The zones where a side may set units down now."""
    zones = vec[i64]()
    for zone in range(b.zones()):
        if ground_objection(b, side, zone) == ALLOWED:
            zones = append(zones, zone)
    return zones


def offer_deployment(b: Battle, choices: Choices) -> None:
    zones = free_ground(b, b.decider)
    for unit in range(b.units()):
        if b.at[unit] == IN_HAND and b.side[unit] == b.decider:
            for zone in zones:
                choices.offer(pack(DEPLOY, unit=unit, target=zone))
    if b.phase == DEPLOYING:
        if next_planned_unit(b, b.decider) >= 0:
            choices.offer(pack(PLAN))
        if keeping_objection(b) == ALLOWED:
            choices.offer(pack(DONE))


def deploy(b: Battle, unit: Unit, zone: Zone) -> None:
    shown = bring_forward(b, unit)
    b.place(shown, zone)
    b.note(EV_DEPLOYED, side=b.side[shown], unit=shown, target=zone, amount=b.bases[shown])
    rejoin(b, shown)


def bring_forward(b: Battle, unit: Unit) -> Unit:
    """The attacker's bought units are numbered as they come on the table: a number must not tell what is still off it."""
    if b.ground.purses[b.side[unit]] == 0 or b.side[unit] != b.attacker:
        return unit
    first = unit
    for other in range(unit):
        if b.side[other] == b.side[unit] and (b.at[other] == IN_HAND or b.at[other] == KEPT):
            first = other
            break
    if first != unit:
        b.kind = swapped(b.kind, first, unit)
        b.quality = swapped(b.quality, first, unit)
        b.rifle = swapped(b.rifle, first, unit)
        b.full = swapped(b.full, first, unit)
        b.at = swapped(b.at, first, unit)
        b.bases = swapped(b.bases, first, unit)
    return first


def swapped(values: vec[i64], one: i64, two: i64) -> vec[i64]:
    fresh = values[:]
    fresh[one] = values[two]
    fresh[two] = values[one]
    return fresh


def next_planned_unit(b: Battle, side: Side) -> i64:
    for index, (unit, zone) in enumerate(b.ground.plans[side].deployment):
        if b.at[unit] == IN_HAND and ground_objection(b, side, zone) == ALLOWED:
            return index
    return -1


def deploy_by_plan(b: Battle, side: Side) -> None:
    """QUICK_START: the rest of the scenario's deployment, as far as it finds room."""
    index = next_planned_unit(b, side)
    while index >= 0:
        unit, zone = b.ground.plans[side].deployment[index]
        deploy(b, unit, zone)
        index = next_planned_unit(b, side)


def next_to_deploy(b: Battle) -> Side:
    """DEFENDER_DEPLOYS_FIRST: everything he has, then the attacker, who says when he is done if he may keep units back."""
    defender = 1 - b.attacker
    if b.count(defender, IN_HAND) > 0:
        return defender
    if b.count(b.attacker, IN_HAND) > 0 or turns_the_enemy(b):
        return b.attacker
    return NOBODY
