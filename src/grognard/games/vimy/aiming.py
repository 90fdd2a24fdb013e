"""Vimy §9: who may fire at what, what hinders or helps the shot, and what it can do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.places import OFF
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.engine.tally import Tally
from grognard.games.vimy.barrage import under_barrage
from grognard.games.vimy.board import Hex
from grognard.games.vimy.charts import MG
from grognard.games.vimy.hits import NO_COVER, column_of, cover, least_to_hurt
from grognard.games.vimy.rules import (
    ASSAULTED_FIRE_AT_RANGE_0,
    BARRAGE_BARS_FIRE,
    ENGAGED_DO_NOT_FIRE,
    FIRE_PASSES_OVER,
    FIRES_ONCE,
    FIXED_FIRER,
    FRIENDS_BLOCK,
    FROM_ABOVE,
    HEIGHT_BLOCKS,
    HOPELESS_FIRE,
    MACHINE_GUN_SUPPRESSION,
    MORALE_AFTER_LOSS,
    MORALE_UNDER_MACHINE_GUN,
    MORALE_UNDER_MACHINE_GUN_SAME_HEX,
    MORALE_UNDER_MORTAR,
    MORTAR_NOT_AT_RANGE_0,
    MORTAR_RANGE,
    MORTAR_SUPPRESSION,
    NO_FIRE_INTO_FRIENDS,
    NOT_YOURS,
    ON_THE_MAP,
    PIMPLE,
    RANGE_PENALTY,
    SAME_HEX_FIRE,
    SHARED_HEX_FIRE,
    SMOKE,
    SNOW,
    TANKS_NOT_TARGETS,
    UNDERGROUND_SAFE,
    VILLAGE_HINDERS,
    WOOD_HINDERS,
)
from grognard.games.vimy.sight import BLOCKED, VILLAGE, WOOD, villages_in, woods_in
from grognard.games.vimy.state import (
    ENGAGED,
    ENTRENCHED,
    EXPOSED,
    FIRED,
    FIXED,
    GERMAN,
    MACHINE_GUN,
    MORTAR,
    MOVED,
    TANK,
    UNDERGROUND,
    Battle,
)

ANYWHERE: Final[i64] = 999  # a range that no map exceeds
BEST_FACE: Final[i64] = 6
PIMPLE_TURN: Final[i64] = 3  # the first in which it fires
PIMPLE_LEVEL: Final[i64] = 13


# -- the firer ---------------------------------------------------------------------------------------------------------
def kind_of(b: Battle, unit: Unit) -> i64:
    """The Pimple is a company of machine guns without a counter."""
    return MACHINE_GUN if unit == NONE else b.kind[unit]


def column(b: Battle, unit: Unit) -> i64:
    return MG if unit == NONE else column_of(b, unit)


def origin_of_fire(b: Battle, unit: Unit) -> Hex:
    """The Pimple fires by way of the hex beside it: PIMPLE_LIMITS."""
    return b.board.pimple if unit == NONE else b.at[unit]


def distance_of_fire(b: Battle, unit: Unit, target: Hex) -> i64:
    """DISTANCE_COUNTED; the hex beside the Pimple is the first."""
    between = b.board.hexes.distance(origin_of_fire(b, unit), target)
    return between + 1 if unit == NONE else between


def assaulted(b: Battle, unit: Unit) -> bool:
    """Whether a unit on the surface shares its hex with enemies."""
    return b.holds(1 - b.side[unit], b.at[unit])


def shared_hex_objection(b: Battle, unit: Unit) -> Rule:
    """To fire out of its hex: the printed rule if enemies have come in this turn, else the ruling on all who share a hex."""
    if not assaulted(b, unit):
        return ALLOWED
    other = b.first[b.at[unit]]
    while other != NONE:
        if b.side[other] != b.side[unit] and b.status[other] != UNDERGROUND and b.marked(other, MOVED):
            return ASSAULTED_FIRE_AT_RANGE_0
        other = b.next[other]
    return SHARED_HEX_FIRE


def firer_objection(b: Battle, unit: Unit) -> Rule:
    if unit == NONE:
        return pimple_objection(b)
    if b.side[unit] != b.decider:
        return NOT_YOURS
    if b.at[unit] < 0:
        return ON_THE_MAP
    if b.status[unit] == UNDERGROUND:
        return UNDERGROUND_SAFE
    if b.marked(unit, ENGAGED):
        return ENGAGED_DO_NOT_FIRE
    return FIRES_ONCE if b.marked(unit, FIRED) else ALLOWED


def pimple_objection(b: Battle) -> Rule:
    """PIMPLE, PIMPLE_LIMITS: in German fire phases, from turn 3."""
    if not b.ground.has_pimple or b.decider != GERMAN or b.turn < PIMPLE_TURN:
        return PIMPLE
    return FIRES_ONCE if b.pimple_fired else ALLOWED


# -- the target --------------------------------------------------------------------------------------------------------
def is_target(b: Battle, unit: Unit, enemy: Unit, distance: i64) -> bool:
    """FIRE_PASSES_OVER: not tanks (TANKS_NOT_TARGETS), nor units underground or engaged, unless a tank is in that hex."""
    if b.status[enemy] == UNDERGROUND or b.kind[enemy] == TANK:
        return False
    if not b.marked(enemy, ENGAGED):
        return True
    return distance == 0 and unit != NONE and b.kind[unit] == TANK  # TANKS_NEVER_ENGAGED


def has_target(b: Battle, unit: Unit, side: Side, hex_: Hex, distance: i64) -> bool:
    other = b.first[hex_]
    while other != NONE:
        if b.side[other] != side and is_target(b, unit, other, distance):
            return True
        other = b.next[other]
    return False


def why_passed_over(b: Battle, side: Side, hex_: Hex) -> Rule:
    """TANKS_NOT_TARGETS, UNDERGROUND_SAFE, ENGAGED_DO_NOT_FIRE: by the first enemy in a hex in which nobody can be hit."""
    other = b.first[hex_]
    while other != NONE:
        if b.side[other] != side:
            if b.kind[other] == TANK:
                return TANKS_NOT_TARGETS
            return UNDERGROUND_SAFE if b.status[other] == UNDERGROUND else ENGAGED_DO_NOT_FIRE
        other = b.next[other]
    return FIRE_PASSES_OVER


def exposed_friend(b: Battle, side: Side, hex_: Hex) -> bool:
    other = b.first[hex_]
    while other != NONE:
        if b.side[other] == side and b.status[other] == EXPOSED:
            return True
        other = b.next[other]
    return False


def way_objection(b: Battle, unit: Unit, side: Side, target: Hex, distance: i64) -> Rule:
    """What stands between: barrage, heights, friends, snow. Within one hex nothing does (BARRAGE_BARS_FIRE_BUT)."""
    if distance == 0:
        return ALLOWED
    if b.visibility > 0 and distance > b.visibility:
        return SNOW
    origin = origin_of_fire(b, unit)
    if unit != NONE and under_barrage(b, origin):
        return BARRAGE_BARS_FIRE
    if unit != NONE and b.board.sight.look(origin, target) == BLOCKED:
        return HEIGHT_BLOCKS
    if distance == 1:
        return ALLOWED
    between = b.board.hexes.line(origin, target)
    shells = b.standing != NONE or b.rolling != NONE
    for step in range(i64(len(between)) // 2):
        one = between[2 * step]
        two = between[2 * step + 1]
        if shells and (under_barrage(b, one) or (two != OFF and under_barrage(b, two))):
            return BARRAGE_BARS_FIRE
        if unit != NONE and exposed_friend(b, side, one) and (two == OFF or exposed_friend(b, side, two)):
            return FRIENDS_BLOCK
    return ALLOWED


def range_objection(b: Battle, unit: Unit, distance: i64) -> Rule:
    if kind_of(b, unit) != MORTAR:
        return ALLOWED
    if distance == 0:
        return MORTAR_NOT_AT_RANGE_0
    return MORTAR_RANGE if distance > mortar_reach(b) else ALLOWED


def mortar_reach(b: Battle) -> i64:
    """MORTAR_RANGE, or MORTAR_RANGE_UNLIMITED."""
    return b.charts.mortar_fixes if b.ground.mortar_limit else ANYWHERE


def target_objection(b: Battle, unit: Unit, target: Hex) -> Rule:
    side = GERMAN if unit == NONE else b.side[unit]
    distance = distance_of_fire(b, unit, target)
    shared = shared_hex_objection(b, unit) if unit != NONE and distance > 0 else ALLOWED
    if shared != ALLOWED:
        return shared
    out_of_range = range_objection(b, unit, distance)
    if out_of_range != ALLOWED:
        return out_of_range
    if not has_target(b, unit, side, target, distance):
        return why_passed_over(b, side, target)
    if distance > 0 and exposed_friend(b, side, target):
        return NO_FIRE_INTO_FRIENDS
    way = way_objection(b, unit, side, target, distance)
    if way != ALLOWED:
        return way
    return ALLOWED if can_do_something(b, unit, target, distance) else HOPELESS_FIRE


# -- the modifiers -----------------------------------------------------------------------------------------------------
def modifiers(b: Battle, unit: Unit, target: Hex, distance: i64, tally: Tally) -> None:
    """What the shot at a hex gains and loses, whoever stands in it. TRENCH_SCORE: the die less all that hinders."""
    charts = b.charts
    if unit != NONE and b.marked(unit, FIXED):
        tally.add(FIXED_FIRER, -charts.firer_fixed)
    if distance == 0:
        tally.add(SAME_HEX_FIRE, -charts.same_hex)
    else:
        tally.add(RANGE_PENALTY, -charts.per_hex_between[kind_of(b, unit)] * (distance - 1))
        origin = origin_of_fire(b, unit)
        level = PIMPLE_LEVEL if unit == NONE else b.board.level[origin]
        if level > b.board.level[target]:
            tally.add(FROM_ABOVE, -charts.firer_higher)
        ground_modifiers(b, unit, origin, target, tally)
    if len(b.smoke) > 0:
        tally.add(SMOKE, -charts.smoke * smoke_on_the_way(b, unit, target))


def ground_modifiers(b: Battle, unit: Unit, origin: Hex, target: Hex, tally: Tally) -> None:
    """WOOD_HINDERS, VILLAGE_HINDERS. Nothing blocks the Pimple, and the hex beside it is on its way."""
    sight = b.board.sight
    hindrances = sight.hindrances(origin, target) if unit == NONE else sight.look(origin, target)
    woods = woods_in(hindrances)
    villages = villages_in(hindrances)
    if unit == NONE:
        woods += 1 if sight.terrain[origin] == WOOD else 0
        villages += 1 if sight.terrain[origin] == VILLAGE else 0
    tally.add(WOOD_HINDERS, -b.charts.cover[WOOD] * woods)
    tally.add(VILLAGE_HINDERS, -b.charts.cover[VILLAGE] * villages)


def smoked(b: Battle, hex_: Hex) -> bool:
    for marker in b.smoke:
        if marker >> 1 == hex_:
            return True
    return False


def smoke_on_the_way(b: Battle, unit: Unit, target: Hex) -> i64:
    """SMOKE: hexes with smoke from the firer's to the target's, both included; a hexside counts once."""
    origin = origin_of_fire(b, unit)
    count: i64 = 1 if smoked(b, origin) else 0
    if target != origin:
        count += 1 if smoked(b, target) else 0
        between = b.board.hexes.line(origin, target)
        for step in range(i64(len(between)) // 2):
            two = between[2 * step + 1]
            if smoked(b, between[2 * step]) or (two != OFF and smoked(b, two)):
                count += 1
    return count


# -- what the shot can do ----------------------------------------------------------------------------------------------
def shelter_of(b: Battle, unit: Unit, enemy: Unit, distance: i64) -> i64:
    """SAME_HEX_FIRE: within one hex a trench is no cover."""
    return NO_COVER if distance == 0 else cover(b, enemy, column(b, unit))


def suppresses(b: Battle, unit: Unit, enemy: Unit, distance: i64) -> bool:
    return why_suppressed(b, unit, enemy, distance) != ALLOWED


def why_suppressed(b: Battle, unit: Unit, enemy: Unit, distance: i64) -> Rule:
    """MORTAR_SUPPRESSION, MACHINE_GUN_SUPPRESSION: a morale test and no loss; ALLOWED for fire that can hurt."""
    kind = kind_of(b, unit)
    if kind == MORTAR and distance > b.charts.mortar_kills:
        return MORTAR_SUPPRESSION
    adjacent_gun = kind == MACHINE_GUN and distance == 1
    return MACHINE_GUN_SUPPRESSION if adjacent_gun and b.status[enemy] == ENTRENCHED else ALLOWED


def why_test(b: Battle, unit: Unit, distance: i64, lost: i64) -> Rule:
    """Why the target tests its morale, ALLOWED if it does not. ONE_MORALE_TEST, whatever the reasons."""
    kind = kind_of(b, unit)
    if kind == MORTAR:
        return MORALE_UNDER_MORTAR
    if kind == MACHINE_GUN and distance <= 1:
        return MORALE_UNDER_MACHINE_GUN if distance == 1 else MORALE_UNDER_MACHINE_GUN_SAME_HEX
    return MORALE_AFTER_LOSS if lost > 0 else ALLOWED


def can_do_something(b: Battle, unit: Unit, target: Hex, distance: i64) -> bool:
    """HOPELESS_FIRE: a loss on the best die, or a morale test."""
    if why_test(b, unit, distance, 0) != ALLOWED:
        return True
    side = GERMAN if unit == NONE else b.side[unit]
    tally = Tally()
    modifiers(b, unit, target, distance, tally)
    enemy = b.first[target]
    while enemy != NONE:
        if b.side[enemy] != side and is_target(b, unit, enemy, distance) and can_hurt(b, unit, enemy, distance, tally):
            return True
        enemy = b.next[enemy]
    return False


def can_hurt(b: Battle, unit: Unit, enemy: Unit, distance: i64, shot: Tally) -> bool:
    best = BEST_FACE + shot.total - (b.charts.target_fixed if b.marked(enemy, FIXED) else 0)
    return best >= least_to_hurt(b, column(b, unit), b.strength[enemy]) and best >= shelter_of(b, unit, enemy, distance)
