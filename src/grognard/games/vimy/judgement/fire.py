"""Vimy Ridge: what a shot is worth, by the companies lost and the tests of morale."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import NONE, Choices, target_of, unit_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.engine.state import ALLOWED, Side, Unit
from grognard.engine.tally import Tally
from grognard.games.vimy.aiming import column, distance_of_fire, is_target, modifiers, shelter_of, suppresses, why_test
from grognard.games.vimy.board import Hex
from grognard.games.vimy.hits import least_to_hurt
from grognard.games.vimy.judgement.worths import CHANGE
from grognard.games.vimy.state import CANADIAN, FIXED, GERMAN, INFANTRY, MACHINE_GUN, Battle
from grognard.games.vimy.vocabulary import FIRE, SMOKE


def fire_worth(b: Battle, unit: Unit, target: Hex) -> i64:
    """Companies lost by each target, and what the morale tests may bring."""
    side: Side = GERMAN if unit == NONE else b.side[unit]
    distance = distance_of_fire(b, unit, target)
    tally = Tally()
    modifiers(b, unit, target, distance, tally)
    tests = why_test(b, unit, distance, 0) != ALLOWED
    total: i64 = 1
    enemy = b.first[target]
    while enemy != NONE:
        if b.side[enemy] != side and is_target(b, unit, enemy, distance):
            hurt = chance_to_hurt(b, unit, enemy, distance, tally)
            total += hurt if b.kind[enemy] == INFANTRY else 2 * hurt  # LOSSES_COUNT, and guns shoot better
            if tests and not b.marked(enemy, FIXED):
                total += fix_worth(b, enemy)
        enemy = b.next[enemy]
    return total


def fix_worth(b: Battle, enemy: Unit) -> i64:
    """A test of morale: an enemy fixed in the hex of an assault, or before one, is worth most."""
    faces = max(7 - b.charts.fixed_from[b.ground.division[enemy]], 0)
    if b.side[enemy] == CANADIAN:
        return faces * (20 if b.holds(GERMAN, b.at[enemy]) else 8)
    near: i64 = 15 if b.holds(CANADIAN, b.at[enemy]) else 12 if beside(b, CANADIAN, b.at[enemy]) else 6
    return faces * (2 * near if b.kind[enemy] == MACHINE_GUN else near)


def beside(b: Battle, side: Side, hex_: Hex) -> bool:
    for near in b.board.beside[hex_]:
        if b.first[near] != NONE and b.holds(side, near):
            return True
    return False


def chance_to_hurt(b: Battle, unit: Unit, enemy: Unit, distance: i64, shot: Tally) -> i64:
    """In hundredths: the faces from the least that hurts upward."""
    if suppresses(b, unit, enemy, distance):
        return 0
    needed = max(least_to_hurt(b, column(b, unit), b.strength[enemy]), shelter_of(b, unit, enemy, distance))
    needed -= shot.total - (b.charts.target_fixed if b.marked(enemy, FIXED) else 0)
    return min(max(7 - needed, 0), 6) * 100 // 6


def weigh_fire(b: Battle, offered: Choices, weighed: Weighed) -> None:
    for action in offered.actions:
        verb = verb_of(action)
        if verb == FIRE:
            weighed.weigh(action, fire_worth(b, unit_of(action), target_of(action)))
        else:
            weighed.weigh(action, -CHANGE if verb == SMOKE else 0)
