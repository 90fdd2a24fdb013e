"""Rebuilt: which zone may attack which, and how an attack is fought out."""

from __future__ import annotations

from grognard.engine.actions import Action, Choices, origin_of, pack, target_of, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.places import OFF
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.games.walter_schnaffs.attack import (
    attack_points,
    attacks,
    defence_points,
    dice_for,
)
from grognard.games.walter_schnaffs.losses import volley
from grognard.games.walter_schnaffs.movement import direction_to
from grognard.games.walter_schnaffs.rules import (
    ATTACK_BY_A_SIDE,
    HOLD_BACK,
    NEEDS_AN_ATTACKER,
    NOBODY_TO_ATTACK,
    NOT_YOURS,
    ONLY_FOOT_AND_HORSE_ATTACK,
    SHAKEN_UNITS,
    UNIT_ATTACKS_ONCE,
    ZONE_ATTACKS_ONCE,
)
from grognard.games.walter_schnaffs.state import (
    ATTACKED,
    HELD_BACK,
    LOSING,
    LOST_NOW,
    SHAKEN,
    Battle,
    Zone,
)
from grognard.games.walter_schnaffs.turn import end_side_turn
from grognard.games.walter_schnaffs.vocabulary import (
    ATTACK,
    DONE,
    EV_ATTACK,
    EV_ATTACKED,
    EV_DEFENCE,
    EV_HELD_BACK,
    HOLD,
)


# -- declaring ---------------------------------------------------------------------------------------------------------
def attack_objection(b: Battle, origin: Zone, target: Zone) -> Rule:
    if b.owner[origin] != b.active:
        return NOT_YOURS
    if direction_to(b, origin, target) == OFF:
        return ATTACK_BY_A_SIDE
    if b.owner[target] != 1 - b.active:
        return NOBODY_TO_ATTACK
    if b.has_attacked[origin]:
        return ZONE_ATTACKS_ONCE
    return muster_objection(b, origin)


def muster_objection(b: Battle, origin: Zone) -> Rule:
    """Whether a zone has anybody left to send forward."""
    tired = False
    for unit in range(b.units()):
        if b.at[unit] == origin:
            if attacks(b, unit):
                return ALLOWED
            tired = tired or b.marks[unit] & ATTACKED != 0
    return UNIT_ATTACKS_ONCE if tired else NEEDS_AN_ATTACKER


def faces_enemy(b: Battle, zone: Zone) -> bool:
    for near in b.beside[zone]:
        if b.owner[near] == 1 - b.active:
            return True
    return False


def can_attack(b: Battle) -> bool:
    """Whether a unit of the side to move could go forward somewhere now."""
    for unit in range(b.units()):
        if hold_objection(b, unit) == ALLOWED:
            return True
    return False


def is_first_attacker(b: Battle, unit: Unit) -> bool:
    """Whether no unit before it goes forward from the same zone: the zone's attacks are offered with it."""
    for other in range(unit):
        if b.at[other] == b.at[unit] and attacks(b, other):
            return False
    return True


def hold_objection(b: Battle, unit: Unit) -> Rule:
    """The objection to holding a unit back from its zone's attack."""
    if b.side[unit] != b.active or b.at[unit] < 0:
        return NOT_YOURS
    if b.is_gun(unit):
        return ONLY_FOOT_AND_HORSE_ATTACK
    if b.marks[unit] & SHAKEN:
        return SHAKEN_UNITS
    if b.marks[unit] & ATTACKED:
        return UNIT_ATTACKS_ONCE
    if b.marks[unit] & HELD_BACK:
        return HOLD_BACK
    if b.has_attacked[b.at[unit]]:
        return ZONE_ATTACKS_ONCE
    return ALLOWED if faces_enemy(b, b.at[unit]) else NOBODY_TO_ATTACK


def hold(b: Battle, unit: Unit) -> None:
    b.marks[unit] |= HELD_BACK
    b.note(EV_HELD_BACK, side=b.active, unit=unit, origin=b.at[unit], rule=HOLD_BACK)


# -- fighting ----------------------------------------------------------------------------------------------------------
def attack(b: Battle, origin: Zone, target: Zone, dice: Dice) -> None:
    """Both lists are added up, then both sides throw (BOTH_ROLL_AT_ONCE); the losses are taken next."""
    declare(b, origin, target)
    b.note(EV_ATTACKED, side=b.active, origin=origin, target=target)
    attacking = b.tally()
    attack_points(b, attacking)
    b.note(EV_ATTACK, side=b.active, target=target, amount=attacking.total, tally=attacking)
    defending = b.tally()
    defence_points(b, dice, defending)
    b.note(EV_DEFENCE, side=1 - b.active, target=target, amount=defending.total, tally=defending)
    mark_attackers(b)
    volley(b, b.active, dice_for(attacking.total), dice)
    volley(b, 1 - b.active, dice_for(defending.total), dice)
    b.phase = LOSING


def declare(b: Battle, origin: Zone, target: Zone) -> None:
    """The attack under way is this one, and nobody has lost anything in it yet."""
    b.origin = origin
    b.target = target
    b.has_attacked[origin] = 1
    b.struck[target] += 1
    b.stock[LOST_NOW] = 0
    b.stock[LOST_NOW + 1] = 0


def mark_attackers(b: Battle) -> None:
    for unit in range(b.units()):
        if b.at[unit] == b.origin and attacks(b, unit):
            b.marks[unit] |= ATTACKED


class Attacking(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([ATTACK, HOLD, DONE])

    def side(self, b: Battle) -> Side:
        return b.active

    def asks(self, b: Battle, dice: Dice) -> bool:
        if can_attack(b):
            return True
        end_side_turn(b, dice)
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        choices.offer(pack(DONE))
        for unit in range(b.units()):
            if hold_objection(b, unit) == ALLOWED:
                choices.offer(pack(HOLD, unit=unit))
                origin = b.at[unit]
                if is_first_attacker(b, unit):
                    for target in b.beside[origin]:
                        if attack_objection(b, origin, target) == ALLOWED:
                            choices.offer(pack(ATTACK, origin=origin, target=target))

    def objection(self, b: Battle, action: Action) -> Rule:
        verb = verb_of(action)
        if verb == ATTACK:
            return attack_objection(b, origin_of(action), target_of(action))
        return hold_objection(b, unit_of(action)) if verb == HOLD else ALLOWED

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        verb = verb_of(action)
        if verb == ATTACK:
            attack(b, origin_of(action), target_of(action), dice)
        elif verb == HOLD:
            hold(b, unit_of(action))
        else:
            end_side_turn(b, dice)
