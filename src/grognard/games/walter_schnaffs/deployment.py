"""Walter Schnaffs §4: deployment; with the rebuilt entries at the edges, which are set down the same way."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, pack, target_of, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.ready_plan import next_planned, set_up_by_plan
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side, Unit
from grognard.games.walter_schnaffs.base.thinning import rejoin
from grognard.games.walter_schnaffs.base.turning import keep_the_rest, keeping_objection, turns_the_enemy
from grognard.games.walter_schnaffs.rules import (
    ATTACKER_IN_HIS_FIRST_ROW,
    DEFENDER_DEPLOYS_FIRST,
    DEFENDER_KEEPS_OFF,
    FIVE_IN_A_ZONE,
    NOT_IN_HAND,
    NOT_YOURS,
    ONE_SIDE_A_ZONE,
    QUICK_START,
    THINNED_BASES_RETURN,
    TURNING_ENTRY,
)
from grognard.games.walter_schnaffs.state import (
    BOMBARDING,
    DEPLOYING,
    DEPTH,
    IN_HAND,
    KEPT,
    LIMIT,
    REINFORCING,
    Battle,
    Zone,
)
from grognard.games.walter_schnaffs.turn import begin_turn
from grognard.games.walter_schnaffs.vocabulary import DEPLOY, DONE, EV_DEPLOYED, PLAN


def post_objection(b: Battle, side: Side, zone: Zone) -> Rule:
    """Where a side may set units down now."""
    rows = rows_objection(b, side, zone)
    if rows != ALLOWED:
        return rows
    if b.owner[zone] == 1 - side:
        return ONE_SIDE_A_ZONE
    return FIVE_IN_A_ZONE if b.stack[zone] >= LIMIT else ALLOWED


def rows_objection(b: Battle, side: Side, zone: Zone) -> Rule:
    """The rows where a side may set units down: of its deployment, later of its arrivals."""
    if b.phase == DEPLOYING:
        return deployment_rows(b, side, zone)
    if side == b.attacker:
        return ALLOWED if b.on_side_edge(zone) else TURNING_ENTRY
    return ALLOWED if b.row_from_edge(zone, side) == 1 else THINNED_BASES_RETURN


def deployment_rows(b: Battle, side: Side, zone: Zone) -> Rule:
    row = b.row_from_edge(zone, side)
    if side == b.attacker:
        return ALLOWED if row == 1 else ATTACKER_IN_HIS_FIRST_ROW
    return DEFENDER_KEEPS_OFF if row > DEPTH - 2 else ALLOWED


def deploy_objection(b: Battle, unit: Unit, zone: Zone) -> Rule:
    if b.side[unit] != b.decider:
        return NOT_YOURS
    if b.at[unit] != IN_HAND:
        return NOT_IN_HAND
    return entry_objection(b, unit, zone)


def entry_objection(b: Battle, unit: Unit, zone: Zone) -> Rule:
    """Where one unit may be set down now: also in a full zone with the regiment it rejoins."""
    ground = post_objection(b, b.side[unit], zone)
    return ALLOWED if ground == FIVE_IN_A_ZONE and b.merges_in(unit, zone) else ground


def can_enter(b: Battle, side: Side) -> bool:
    """Whether any unit in hand finds a zone to come on the table."""
    for unit in range(b.units()):
        if b.at[unit] == IN_HAND and b.side[unit] == side:
            for zone in range(b.zones()):
                if entry_objection(b, unit, zone) == ALLOWED:
                    return True
    return False


def free_ground(b: Battle, side: Side) -> vec[i64]:
    """The zones where a side may set units down now."""
    zones = vec[i64]()
    for zone in range(b.zones()):
        if post_objection(b, side, zone) == ALLOWED:
            zones = append(zones, zone)
    return zones


def offer_ground(b: Battle, choices: Choices) -> None:
    """Where each unit in hand may be set down. What objects to a zone that is not full objects to every unit, so it is asked
    once per zone."""
    zones = free_ground(b, b.decider)
    for unit in range(b.units()):
        if b.at[unit] == IN_HAND and b.side[unit] == b.decider:
            for zone in zones:
                choices.offer(pack(DEPLOY, unit=unit, target=zone))
            offer_full_zones(b, unit, choices)


def offer_full_zones(b: Battle, unit: Unit, choices: Choices) -> None:
    if b.detachments > 0:
        for zone in range(b.zones()):
            if b.stack[zone] >= LIMIT and entry_objection(b, unit, zone) == ALLOWED:
                choices.offer(pack(DEPLOY, unit=unit, target=zone))


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


def planned_objection(b: Battle, unit: Unit, zone: Zone) -> Rule:
    return NOT_IN_HAND if b.at[unit] != IN_HAND else post_objection(b, b.side[unit], zone)


def next_planned_unit(b: Battle, side: Side) -> i64:
    return next_planned(b, b.ground.plans[side].deployment, planned_objection)


def deploy_by_plan(b: Battle, side: Side) -> None:
    """QUICK_START: the rest of the scenario's deployment, as far as it finds room."""
    set_up_by_plan(b, b.ground.plans[side].deployment, planned_objection, deploy)


def next_to_deploy(b: Battle) -> Side:
    """DEFENDER_DEPLOYS_FIRST: first the defender deploys everything; then the attacker, who ends his deployment himself if he
    may keep units back."""
    defender = 1 - b.attacker
    if b.count(defender, IN_HAND) > 0:
        return defender
    if b.count(b.attacker, IN_HAND) > 0 or turns_the_enemy(b):
        return b.attacker
    return NOBODY


def wait_for_room(b: Battle) -> None:
    """What finds no room at the edge: the attacker's units throw again next turn, the defender's bases stay in hand."""
    if b.active == b.attacker:
        for unit in range(b.units()):
            if b.at[unit] == IN_HAND and b.side[unit] == b.active:
                b.at[unit] = KEPT


def entered_objection(b: Battle, action: Action) -> Rule:
    """What would stand against setting a unit down if its moment had come."""
    b.phase = DEPLOYING if b.turn == 0 else REINFORCING
    return deploy_objection(b, unit_of(action), target_of(action))


class Deploying(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([DEPLOY, PLAN, DONE])

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
        if keeping_objection(b) == ALLOWED:
            choices.offer(pack(DONE))

    def objection(self, b: Battle, action: Action) -> Rule:
        verb = verb_of(action)
        if verb == DONE:
            return keeping_objection(b)
        if verb == PLAN:
            rule = ALLOWED if next_planned_unit(b, b.decider) >= 0 else QUICK_START
        else:
            rule = deploy_objection(b, unit_of(action), target_of(action))
        return DEFENDER_DEPLOYS_FIRST if rule == ALLOWED and next_to_deploy(b) != b.decider else rule

    def cause(self, b: Battle, action: Action) -> Rule:
        return QUICK_START if verb_of(action) == PLAN else entered_objection(b, action)

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        verb = verb_of(action)
        if verb == DEPLOY:
            deploy(b, unit_of(action), target_of(action))
        elif verb == PLAN:
            deploy_by_plan(b, b.decider)
        else:
            keep_the_rest(b)
            begin_turn(b, 1, dice)


class Reinforcing(Decision[Battle]):
    """What comes to the edges is set down before anything else; nothing of it may wait."""

    def __init__(self) -> None:
        super().__init__([DEPLOY])

    def asks(self, b: Battle, dice: Dice) -> bool:
        if can_enter(b, b.active):
            return True
        wait_for_room(b)
        b.phase = BOMBARDING
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        offer_ground(b, choices)

    def objection(self, b: Battle, action: Action) -> Rule:
        return deploy_objection(b, unit_of(action), target_of(action))

    def unfinished(self, b: Battle) -> Rule:
        return TURNING_ENTRY if b.decider == b.attacker else THINNED_BASES_RETURN

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        deploy(b, unit_of(action), target_of(action))
