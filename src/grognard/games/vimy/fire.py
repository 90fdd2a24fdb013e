"""Vimy §9: who may fire at what, the modifiers, the shot unit by unit, opportunity fire, mortars, smoke, the Pimple."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices, pack, target_of, unit_of, verb_of
from grognard.engine.dice import Dice
from grognard.engine.places import OFF
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.engine.tally import Tally
from grognard.games.vimy.barrage import under_barrage
from grognard.games.vimy.board import Hex
from grognard.games.vimy.charts import INF_1, MG, NEVER, TANK_FIRE
from grognard.games.vimy.hits import NO_COVER, column_of, cover, hit, least_to_hurt
from grognard.games.vimy.melee import disengage
from grognard.games.vimy.morale import DIE, test_morale
from grognard.games.vimy.rules import (
    ASSAULTED_FIRE_AT_RANGE_0,
    BARRAGE_BARS_FIRE,
    ENGAGED_DO_NOT_FIRE,
    FIRE_PASSES_OVER,
    FIRES_ONCE,
    FIXED_FIRER,
    FIXED_TARGET,
    FRIENDS_BLOCK,
    FROM_ABOVE,
    HEIGHT_BLOCKS,
    HOPELESS_FIRE,
    MORALE_AFTER_LOSS,
    MORALE_UNDER_MACHINE_GUN,
    MORALE_UNDER_MORTAR,
    MORTAR_NOT_AT_RANGE_0,
    MORTAR_RANGE,
    NO_FIRE_INTO_FRIENDS,
    NOT_YOURS,
    ON_THE_MAP,
    OPPORTUNITY_FIRE,
    OPPORTUNITY_FIRE_CHOICE,
    OPPORTUNITY_FIRE_FREE_UNITS,
    PIMPLE,
    RANGE_PENALTY,
    SAME_HEX_FIRE,
    SMOKE,
    SNOW,
    TRENCH_SCORE,
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
    REACTED,
    SECOND_TRENCH,
    TANK,
    UNDER_FIRE,
    UNDERGROUND,
    Battle,
)
from grognard.games.vimy.vocabulary import EV_FIRED, EV_PIMPLE, EV_REACTED, EV_SMOKE, FIRE, REACT
from grognard.games.vimy.vocabulary import SMOKE as LAY_SMOKE

ANYWHERE: Final[i64] = 999  # a range that no map exceeds
BEST_FACE: Final[i64] = 6
PIMPLE_TURN: Final[i64] = 3  # the first in which it fires
PIMPLE_LEVEL: Final[i64] = 13


# -- the firer -------------------------------------------------------------------------------------------------------------
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


# -- the target ------------------------------------------------------------------------------------------------------------
def is_target(b: Battle, unit: Unit, enemy: Unit, distance: i64) -> bool:
    """FIRE_PASSES_OVER: not tanks (TANKS_NOT_TARGETS), nor who is underground or engaged, unless a tank is in that hex."""
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
    if unit != NONE and distance > 0 and assaulted(b, unit):
        return ASSAULTED_FIRE_AT_RANGE_0
    out_of_range = range_objection(b, unit, distance)
    if out_of_range != ALLOWED:
        return out_of_range
    if not has_target(b, unit, side, target, distance):
        return FIRE_PASSES_OVER
    if distance > 0 and exposed_friend(b, side, target):
        return NO_FIRE_INTO_FRIENDS
    way = way_objection(b, unit, side, target, distance)
    if way != ALLOWED:
        return way
    return ALLOWED if can_do_something(b, unit, target, distance) else HOPELESS_FIRE


def fire_objection(b: Battle, action: Action) -> Rule:
    unit = unit_of(action)
    firer = firer_objection(b, unit)
    if firer != ALLOWED:
        return firer
    if verb_of(action) == LAY_SMOKE:
        return smoke_objection(b, unit, target_of(action))
    return target_objection(b, unit, target_of(action))


# -- the modifiers -----------------------------------------------------------------------------------------------------------
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


def shelter_of(b: Battle, unit: Unit, enemy: Unit, distance: i64) -> i64:
    """SAME_HEX_FIRE: within one hex a trench is no cover."""
    return NO_COVER if distance == 0 else cover(b, enemy, column(b, unit))


def suppresses(b: Battle, unit: Unit, enemy: Unit, distance: i64) -> bool:
    """MORTAR_SUPPRESSION, MACHINE_GUN_SUPPRESSION: a morale test and no loss."""
    kind = kind_of(b, unit)
    if kind == MORTAR:
        return distance > b.charts.mortar_kills
    return kind == MACHINE_GUN and distance == 1 and b.status[enemy] == ENTRENCHED


def why_test(b: Battle, unit: Unit, distance: i64, lost: i64) -> Rule:
    """Why the target tests its morale, ALLOWED if it does not. ONE_MORALE_TEST, whatever the reasons."""
    kind = kind_of(b, unit)
    if kind == MORTAR:
        return MORALE_UNDER_MORTAR
    if kind == MACHINE_GUN and distance <= 1:
        return MORALE_UNDER_MACHINE_GUN
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


# -- offering ----------------------------------------------------------------------------------------------------------------
def reach(b: Battle, kind: i64) -> i64:
    """The farthest distance at which fire of that kind can do anything at all."""
    if kind == MORTAR:
        return mortar_reach(b)
    per_hex = b.charts.per_hex_between[kind]
    if per_hex <= 0:
        return ANYWHERE
    first: i64 = MG if kind == MACHINE_GUN else TANK_FIRE if kind == TANK else INF_1
    last: i64 = MG if kind == MACHINE_GUN else TANK_FIRE if kind == TANK else INF_1 + 3
    easiest: i64 = NEVER
    for chart_column in range(first, last + 1):
        for strength in range(i64(1), i64(5)):
            easiest = min(easiest, least_to_hurt(b, chart_column, strength))
    spare = BEST_FACE - b.charts.firer_higher - easiest
    return max(1, 1 + spare // per_hex)


def target_hexes(b: Battle, side: Side) -> vec[i64]:
    """Every hex in which fire of a side finds somebody, once."""
    found = vec[i64](capacity=64)
    for enemy in range(b.units()):
        if b.side[enemy] != side and b.at[enemy] >= 0 and is_target(b, NONE, enemy, 1):
            earlier = b.first[b.at[enemy]]
            while earlier != enemy and (b.side[earlier] == side or not is_target(b, NONE, earlier, 1)):
                earlier = b.next[earlier]
            if earlier == enemy:
                found = append(found, b.at[enemy])
    return found


def reaches(b: Battle) -> vec[i64]:
    """The reach of each kind of unit, worked out once for a table."""
    if len(b.ground.reaches) == 0:
        found = vec[i64]()
        for kind in range(TANK + 1):
            found = append(found, reach(b, kind))
        b.ground.reaches = found
    return b.ground.reaches


def offer_shots(b: Battle, unit: Unit, targets: vec[i64], farthest: i64, choices: Choices | None) -> bool:
    """Offers the shots of one unit; without choices to fill it stops at the first. Whether there are any."""
    if unit != NONE and assaulted(b, unit):
        if target_objection(b, unit, b.at[unit]) != ALLOWED:
            return False
        if choices is not None:
            choices.offer(pack(FIRE, unit=unit, target=b.at[unit]))
        return True
    any_shot = False
    across = b.board.hexes.across
    here = across[origin_of_fire(b, unit)]
    for target in targets:
        away = across[target] - here
        if -farthest <= away <= farthest and distance_of_fire(b, unit, target) <= farthest:
            if target_objection(b, unit, target) == ALLOWED:
                if choices is None:
                    return True
                choices.offer(pack(FIRE, unit=unit, target=target))
                any_shot = True
    return any_shot


def offer_fire(b: Battle, choices: Choices) -> None:
    targets = target_hexes(b, b.decider)
    farthest = reaches(b)
    for unit in range(b.units()):
        if b.side[unit] == b.decider and firer_objection(b, unit) == ALLOWED:
            offer_shots(b, unit, targets, farthest[b.kind[unit]], choices)
            if b.ground.smoke and b.kind[unit] == MORTAR:
                offer_smoke(b, unit, choices)
    if pimple_objection(b) == ALLOWED:
        offer_shots(b, NONE, targets, farthest[MACHINE_GUN], choices)


def can_fire(b: Battle, side: Side) -> bool:
    """Whether any shot or smoke is left; asked of the decider."""
    targets = target_hexes(b, side)
    farthest = reaches(b)
    for unit in range(b.units()):
        if b.side[unit] == side and firer_objection(b, unit) == ALLOWED:
            if offer_shots(b, unit, targets, farthest[b.kind[unit]], None):
                return True
            if b.ground.smoke and b.kind[unit] == MORTAR and not assaulted(b, unit):
                return True
    return pimple_objection(b) == ALLOWED and offer_shots(b, NONE, targets, farthest[MACHINE_GUN], None)


# -- the shot ----------------------------------------------------------------------------------------------------------------
def shoot(b: Battle, unit: Unit, hex_: Hex) -> None:
    """FIRE_AT_EACH_UNIT: every target in the hex comes under fire; `next_target` takes them one by one."""
    distance = distance_of_fire(b, unit, hex_)
    side = GERMAN if unit == NONE else b.side[unit]
    if unit == NONE:
        b.pimple_fired = 1
        b.note(EV_PIMPLE, side=side, target=hex_, amount=distance, rule=PIMPLE)
    else:
        b.marks[unit] |= FIRED
        b.note(EV_FIRED, side=side, unit=unit, origin=b.at[unit], target=hex_, amount=distance)
    b.shooter = unit
    b.shot_at = hex_
    enemy = b.first[hex_]
    while enemy != NONE:
        if b.side[enemy] != side and is_target(b, unit, enemy, distance):
            b.marks[enemy] |= UNDER_FIRE
        enemy = b.next[enemy]


def first_under_fire(b: Battle) -> Unit:
    """The next target of the shot under way, NONE when all have had their share."""
    target = b.first[b.shot_at]
    while target != NONE and not b.marked(target, UNDER_FIRE):
        target = b.next[target]
    return target


def next_target(b: Battle, dice: Dice) -> None:
    """One unit under fire; with none left the shot is over."""
    target = first_under_fire(b)
    if target == NONE:
        disengage(b, b.shot_at)
        b.shooter = NONE
        b.shot_at = NONE
        return
    b.marks[target] &= ~UNDER_FIRE
    fire_at(b, b.shooter, target, dice)


def fire_score(b: Battle, unit: Unit, enemy: Unit, distance: i64, dice: Dice, tally: Tally) -> None:
    """The die and all modifiers against one unit."""
    tally.roll(TRENCH_SCORE, DIE, dice)
    modifiers(b, unit, b.at[enemy], distance, tally)
    if b.marked(enemy, FIXED):
        tally.add(FIXED_TARGET, -b.charts.target_fixed)


def fire_at(b: Battle, unit: Unit, enemy: Unit, dice: Dice) -> None:
    """One unit's share of a shot: loss first, then morale."""
    distance = distance_of_fire(b, unit, b.at[enemy])
    lost: i64 = 0
    if not suppresses(b, unit, enemy, distance):
        tally = b.tally()
        fire_score(b, unit, enemy, distance, dice, tally)
        lost = hit(b, enemy, column(b, unit), shelter_of(b, unit, enemy, distance), tally)
    if b.at[enemy] < 0:
        return
    why = why_test(b, unit, distance, lost)
    if why != ALLOWED:
        gun = unit if why == MORALE_UNDER_MACHINE_GUN else NONE
        test_morale(b, enemy, lost, why, gun, False, dice)


# -- opportunity fire ----------------------------------------------------------------------------------------------------------
def react_objection(b: Battle, unit: Unit) -> Rule:
    """OPPORTUNITY_FIRE at the mover in the hex it leaves; OPPORTUNITY_FIRE_CHOICE: once a movement phase for each unit."""
    mover = b.mover
    hex_ = b.at[mover]
    if unit == NONE or b.side[unit] == b.side[mover]:
        return NOT_YOURS
    if b.at[unit] < 0:
        return ON_THE_MAP
    distance = b.board.hexes.distance(b.at[unit], hex_)
    if distance > 1 or not is_target(b, unit, mover, distance):
        return OPPORTUNITY_FIRE
    if b.marked(unit, REACTED):
        return OPPORTUNITY_FIRE_CHOICE
    if b.status[unit] == UNDERGROUND or b.marked(unit, ENGAGED):
        return OPPORTUNITY_FIRE_FREE_UNITS
    if assaulted(b, unit) and not fires_at_leavers(b, unit, mover):
        return OPPORTUNITY_FIRE_FREE_UNITS
    if distance == 0:
        return MORTAR_NOT_AT_RANGE_0 if b.kind[unit] == MORTAR else ALLOWED
    if under_barrage(b, b.at[unit]):
        return BARRAGE_BARS_FIRE
    if exposed_friend(b, b.side[unit], hex_):
        return NO_FIRE_INTO_FRIENDS
    if why_test(b, unit, distance, 0) != ALLOWED:
        return ALLOWED
    shot = Tally()
    modifiers(b, unit, hex_, distance, shot)
    return ALLOWED if can_hurt(b, unit, mover, distance, shot) else HOPELESS_FIRE


def fires_at_leavers(b: Battle, unit: Unit, mover: Unit) -> bool:
    """In one hex with the leaving unit: tanks (ALONE_WITH_TANKS), and who holds the other trench (SECONDARY_TRENCH_LEAVING)."""
    if b.at[unit] != b.at[mover]:
        return False
    return b.kind[unit] == TANK or (b.marks[unit] ^ b.marks[mover]) & SECOND_TRENCH != 0


def can_react(b: Battle) -> bool:
    if not is_target(b, NONE, b.mover, 1):
        return False
    hex_ = b.at[b.mover]
    if reacts_from(b, hex_):
        return True
    for near in b.board.beside[hex_]:
        if b.first[near] != NONE and reacts_from(b, near):
            return True
    return False


def reacts_from(b: Battle, hex_: Hex) -> bool:
    unit = b.first[hex_]
    while unit != NONE:
        if b.side[unit] != b.side[b.mover] and react_objection(b, unit) == ALLOWED:
            return True
        unit = b.next[unit]
    return False


def offer_reactions(b: Battle, choices: Choices) -> None:
    hex_ = b.at[b.mover]
    offer_reactions_from(b, hex_, choices)
    for near in b.board.beside[hex_]:
        offer_reactions_from(b, near, choices)


def offer_reactions_from(b: Battle, hex_: Hex, choices: Choices) -> None:
    unit = b.first[hex_]
    while unit != NONE:
        if b.side[unit] != b.side[b.mover] and react_objection(b, unit) == ALLOWED:
            choices.offer(pack(REACT, unit=unit))
        unit = b.next[unit]


def react(b: Battle, unit: Unit) -> None:
    """At the leaving unit alone; the fire phase's own shot is not used up."""
    hex_ = b.at[b.mover]
    b.marks[unit] |= REACTED
    b.note(EV_REACTED, side=b.side[unit], unit=unit, origin=b.at[unit], target=hex_, rule=OPPORTUNITY_FIRE)
    b.shooter = unit
    b.shot_at = hex_
    b.marks[b.mover] |= UNDER_FIRE


# -- smoke ---------------------------------------------------------------------------------------------------------------------
def smoke_objection(b: Battle, unit: Unit, target: Hex) -> Rule:
    """SMOKE, SMOKE_NEEDS_SIGHT: a mortar's whole shot, within its range."""
    if not b.ground.smoke or unit == NONE or b.kind[unit] != MORTAR:
        return SMOKE
    distance = b.board.hexes.distance(b.at[unit], target)
    if distance == 0:
        return MORTAR_NOT_AT_RANGE_0
    if distance > b.charts.mortar_fixes:
        return MORTAR_RANGE
    if assaulted(b, unit):
        return ASSAULTED_FIRE_AT_RANGE_0
    return way_objection(b, unit, b.side[unit], target, distance)


def offer_smoke(b: Battle, unit: Unit, choices: Choices) -> None:
    """Only hexes with somebody in them are listed; any hex in sight is legal."""
    for other in range(b.units()):
        hex_ = b.at[other]
        if hex_ >= 0 and b.first[hex_] == other and smoke_objection(b, unit, hex_) == ALLOWED:
            choices.offer(pack(LAY_SMOKE, unit=unit, target=hex_))


def lay_smoke(b: Battle, unit: Unit, hex_: Hex) -> None:
    b.marks[unit] |= FIRED
    b.smoke = append(b.smoke[:], hex_ << 1 | b.side[unit])
    b.note(EV_SMOKE, side=b.side[unit], unit=unit, origin=b.at[unit], target=hex_, rule=SMOKE)


def lift_smoke(b: Battle, side: Side) -> None:
    """SMOKE drifts off when the fire phase of the side that laid it begins."""
    left = vec[i64]()
    for marker in b.smoke:
        if marker & 1 != side:
            left = append(left, marker)
    b.smoke = left
