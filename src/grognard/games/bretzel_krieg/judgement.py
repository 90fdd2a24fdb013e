"""Bretzel Krieg !: rules of thumb. Which actions deserve a thought, what they are worth at a glance, how a position stands."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import NONE, Choices, amount_of, pack, target_of, unit_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.engine.open_table import leg_length
from grognard.engine.state import ALLOWED, Side, Unit
from grognard.games.bretzel_krieg.air import air_left, offer_air, offer_flak, under_attack
from grognard.games.bretzel_krieg.breakthrough import offer_breakthrough
from grognard.games.bretzel_krieg.command import SEGMENTS, controlled_by, designate_objection
from grognard.games.bretzel_krieg.deployment import next_planned_unit, standing_objection
from grognard.games.bretzel_krieg.entrenchments import next_planned_work, offer_works
from grognard.games.bretzel_krieg.field import (
    DIVISION,
    ELEMENT,
    FAR,
    HORIZON,
    PACE,
    Errand,
    Outlook,
    marches,
    nearest_point,
    strike_worth,
)
from grognard.games.bretzel_krieg.fire import dice_at, offer_fire
from grognard.games.bretzel_krieg.ground import Place, distance2, place_of
from grognard.games.bretzel_krieg.modes import fighting_mode, mode_of
from grognard.games.bretzel_krieg.movement import among, friends_near, mover_objection, reach_of
from grognard.games.bretzel_krieg.recruitment import ELEMENT_PRICE, FULL, GOOD_PRICE, offer_goods, recruit_objection
from grognard.games.bretzel_krieg.reinforcements import most_elements, offer_entries
from grognard.games.bretzel_krieg.retreat import offer_steps
from grognard.games.bretzel_krieg.state import (
    ALLOTTING,
    ANSWERING,
    ARMOURED,
    ATTACKER,
    BOLD,
    BREAKING_THROUGH,
    BUDGET,
    BUYING,
    COMMANDING,
    DEFENDER,
    DEPLOYING,
    DESIGNATING,
    ENTRENCHING,
    FIRING,
    FLAK_ASSET,
    IN_HAND,
    INFANTRY,
    MOST_ELEMENTS,
    MOTORISED,
    MOVING,
    NEXT_GOOD,
    OVER,
    PRAGMATIC,
    PRUDENT,
    PURSE,
    RECRUITING,
    RETREATING,
    SUPPORT,
    Battle,
)
from grognard.games.bretzel_krieg.victory import points_held, score
from grognard.games.bretzel_krieg.vocabulary import (
    ALLOT,
    BREAK_THROUGH,
    DEPLOY,
    DESIGNATE,
    DONE,
    ENTER,
    MOVE,
    PLACE,
    PLAN,
    POSTURE,
    RECRUIT,
)

WORTH_A_POINT: Final[i64] = 8  # what an action point is thought to cost
SLIGHTEST_MOVE: Final[i64] = -25  # moves that lose more are not thought of
# What a shopper aims at, in hundredths: of his purse by type, of his support by good.
ATTACKING_ARMY: Final = vec[i64]([45, 10, 45])
DEFENDING_ARMY: Final = vec[i64]([65, 0, 35])
ATTACKING_GOODS: Final = vec[i64]([0, 0, 10, 60, 0, 10, 20])
DEFENDING_GOODS: Final = vec[i64]([35, 0, 10, 25, 0, 10, 20])
# An asset kept is worth so much a die while the game goes on.
AIR_KEPT: Final[i64] = 26
FLAK_KEPT: Final[i64] = 14

CROWDED: Final[i64] = 35  # tenths of a UD within which those deployed stand for an objective
NEAR: Final[i64] = 15  # tenths of a UD of march to an objective
# How far a search looks ahead, in ticks of the clock: the next turn too, two more with long thought.
LOOK_AHEAD: Final[i64] = 3
LOOK_FAR_AHEAD: Final[i64] = 7


def weigh(b: Battle, weighed: Weighed) -> bool:
    """Fills in what deserves a thought in this phase; False where there is no rule of thumb."""
    phase = b.phase
    if phase == MOVING:
        weigh_moves(b, weighed)
    elif phase == FIRING:
        weigh_fire(b, weighed)
    elif phase == DESIGNATING:
        weigh_designations(b, weighed)
    elif phase == RETREATING:
        weigh_steps(b, weighed)
    elif phase == BREAKING_THROUGH:
        weigh_breakthrough(b, weighed)
    elif phase == COMMANDING:
        weigh_postures(b, weighed)
    elif phase == ALLOTTING:
        weigh_allotments(b, weighed)
    elif phase == ANSWERING:
        weigh_flak(b, weighed)
    elif phase == DEPLOYING:
        weigh_deployment(b, weighed)
    elif phase == ENTRENCHING:
        weigh_works(b, weighed)
    elif phase == BUYING:
        weigh_goods(b, weighed)
    elif phase == RECRUITING:
        weigh_recruits(b, weighed)
    else:
        return False
    return True


# -- moving and fighting -------------------------------------------------------------------------------------------------
def weigh_moves(b: Battle, weighed: Weighed) -> None:
    """One unit at a time: the first that has somewhere better to be."""
    outlook = Outlook(b, b.active)
    weighed.weigh(pack(DONE), 0)
    for unit in range(b.units()):
        if mover_objection(b, unit) == ALLOWED and weigh_mover(b, outlook, unit, weighed):
            return


def weigh_mover(b: Battle, outlook: Outlook, unit: Unit, weighed: Weighed) -> bool:
    """The moves of a unit that are not plainly bad; whether one of them is good."""
    errand = Errand(outlook, unit)
    here = b.at[unit]
    staying = errand.stay_worth()
    friends = friends_near(b, unit)
    good = False
    for place in reach_of(b, unit):
        if place != NONE and not among(friends, place):
            gain = errand.move_worth(place, mode_after(here, place)) - staying
            if gain > SLIGHTEST_MOVE:
                weighed.weigh(pack(MOVE, unit=unit, target=place), gain)
                good = good or gain > 0
    return good


def mode_after(start: Place, end: Place) -> i64:
    """The mode of a straight move, as most are."""
    return mode_of(leg_length(start & 0xFF, start >> 8, end & 0xFF, end >> 8))


def weigh_fire(b: Battle, weighed: Weighed) -> None:
    outlook = Outlook(b, b.active)
    offered = Choices()
    offer_fire(b, offered)
    weighed.weigh(pack(DONE), 0)
    for action in offered.actions:
        target = b.unit_at(target_of(action))
        dice = dice_at(b, unit_of(action), target)
        worth = strike_worth(b, unit_of(action), target, dice, outlook.step_worth(target))
        weighed.weigh(action, 1 + worth)
    weigh_air(b, outlook, weighed)


def weigh_steps(b: Battle, weighed: Weighed) -> None:
    outlook = Outlook(b, b.decider)
    errand = Errand(outlook, b.retreater)
    offered = Choices()
    offer_steps(b, offered)
    for action in offered.actions:
        weighed.weigh(action, errand.rest_worth(target_of(action)))


def weigh_breakthrough(b: Battle, weighed: Weighed) -> None:
    outlook = Outlook(b, b.active)
    errand = Errand(outlook, b.firer)
    offered = Choices()
    offer_breakthrough(b, offered)
    for action in offered.actions:
        if verb_of(action) == BREAK_THROUGH:
            weighed.weigh(action, errand.rest_worth(b.vacated) - errand.rest_worth(b.at[b.firer]))
        else:
            weighed.weigh(action, 0)


# -- in the air ----------------------------------------------------------------------------------------------------------
def time_left(b: Battle) -> i64:
    """Hundredths of the game that are still to come."""
    return 100 * max(b.ground.turns - b.turn, 0) // b.ground.turns


def bombs_worth(b: Battle, outlook: Outlook, dice: i64, place: Place) -> i64:
    """What an attack is worth to the side of the outlook, friends under it counted against it."""
    worth: i64 = 0
    for unit in range(b.units()):
        if under_attack(b, unit, place):
            if b.side[unit] == outlook.side:
                worth -= strike_worth(b, NONE, unit, dice, outlook.step_worth(unit))
            else:
                worth += strike_worth(b, NONE, unit, dice, outlook.step_worth(unit))
    return worth


def weigh_air(b: Battle, outlook: Outlook, weighed: Weighed) -> None:
    """An attack is kept for better targets while there is time."""
    side = b.active
    if air_left(b, side, 2) + air_left(b, side, 3) + air_left(b, side, 4) == 0:
        return
    offered = Choices()
    offer_air(b, offered)
    for action in offered.actions:
        dice = amount_of(action)
        worth = bombs_worth(b, outlook, dice, target_of(action)) - dice * AIR_KEPT * time_left(b) // 100
        if worth > 0:
            weighed.weigh(action, worth)


def weigh_flak(b: Battle, weighed: Weighed) -> None:
    """Against what the attack would do; the weakest gun that pays."""
    outlook = Outlook(b, 1 - b.decider)
    harm = bombs_worth(b, outlook, b.air_dice, b.air_at)
    offered = Choices()
    offer_flak(b, offered)
    for action in offered.actions:
        efficiency = amount_of(action)
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
        else:
            weighed.weigh(action, harm * efficiency // 6 - efficiency * FLAK_KEPT * time_left(b) // 100)


# -- command -------------------------------------------------------------------------------------------------------------
def prospect(b: Battle, outlook: Outlook, unit: Unit, careful: bool) -> i64:
    """What a unit could make of an action point: the best of staying and of moving."""
    errand = Errand(outlook, unit)
    here = b.at[unit]
    best = errand.fire_worth(here, fighting_mode(b, unit))
    if careful:
        resting = errand.rest_worth(here)
        friends = friends_near(b, unit)
        for place in reach_of(b, unit):
            if place != NONE and not among(friends, place):
                best = max(best, errand.move_worth(place, mode_after(here, place)) - resting)
        return best
    return max(best, urge(b, outlook, errand))


def urge(b: Battle, outlook: Outlook, errand: Errand) -> i64:
    """What a turn's march to the objective that draws most would bring, at a glance."""
    point = nearest_point(b.terrain, errand.here)
    best: i64 = 0
    for k in range(i64(len(errand.wanted))):
        gone = outlook.marches[k][point]
        if errand.wanted[k] > 0 and 0 < gone < HORIZON:
            gain = errand.wanted[k] * min(gone, PACE[errand.kind]) // HORIZON
            if gone <= PACE[errand.kind]:
                gain += errand.present[k] // 2
            best = max(best, gain)
    return best


class Needs:
    """What each segment could do with action points: the prospects of its units, best first."""

    def __init__(self, b: Battle, careful: bool) -> None:
        self.of = vec[vec[i64]]()
        for _ in range(b.terrain.segments):
            self.of = append(self.of, vec[i64]())
        outlook = Outlook(b, b.active)
        for unit in outlook.friends:
            gain = prospect(b, outlook, unit, careful) - WORTH_A_POINT
            if gain > 0:
                segment = b.terrain.segment(b.at[unit])
                self.of[segment] = inserted(self.of[segment], gain)

    def worth(self, segment: i64, points: i64) -> i64:
        """Of so many action points in a segment."""
        worth: i64 = 0
        gains = self.of[segment]
        for k in range(min(points, i64(len(gains)))):
            worth += gains[k]
        return worth


def inserted(gains: vec[i64], gain: i64) -> vec[i64]:
    """A list from the greatest down, with one more."""
    gains = append(gains, gain)
    place = i64(len(gains)) - 1
    while place > 0 and gains[place - 1] < gain:
        gains[place] = gains[place - 1]
        place -= 1
    gains[place] = gain
    return gains


def weigh_postures(b: Battle, weighed: Weighed) -> None:
    """What the dice of each posture bring on average: bold ones where they fall, the others best to where they serve most."""
    needs = Needs(b, weighed.careful)
    held = controlled_by(b, b.active)
    weighed.weigh(pack(POSTURE, amount=BOLD), expected_boldly(b, needs, held))
    weighed.weigh(pack(POSTURE, amount=PRAGMATIC), expected_sorted(b, needs, held, 6))
    weighed.weigh(pack(POSTURE, amount=PRUDENT), expected_sorted(b, needs, held, 4))


def expected_boldly(b: Battle, needs: Needs, held: i64) -> i64:
    worth: i64 = 0
    for segment in range(b.terrain.segments):
        if held & (1 << segment):
            for points in range(i64(8)):
                worth += needs.worth(segment, points)
    return worth // 8


def expected_sorted(b: Battle, needs: Needs, held: i64, sides: i64) -> i64:
    """The best score to the neediest segment, and so on: what the kth score of so many dice brings, point by point."""
    order = neediest_first(b, needs, held)
    count = i64(len(order))
    worth = 0.0
    for rank in range(count):
        gains = needs.of[order[rank]]
        for points in range(i64(1), min(sides, i64(len(gains))) + 1):
            least = points if sides == 4 else points + 1  # the face that gives so many points
            if least <= sides:
                worth += float(gains[points - 1]) * reached(count, rank + 1, float(sides - least + 1) / float(sides))
    return i64(worth)


def neediest_first(b: Battle, needs: Needs, held: i64) -> vec[i64]:
    order = vec[i64]()
    for segment in range(b.terrain.segments):
        if held & (1 << segment):
            order = append(order, segment)
            place = i64(len(order)) - 1
            while place > 0 and needs.worth(order[place - 1], 5) < needs.worth(segment, 5):
                order[place] = order[place - 1]
                place -= 1
            order[place] = segment
    return order


def reached(dice: i64, at_least: i64, chance: float) -> float:
    """The chance that at least so many of the dice succeed."""
    chances = vec[float]([1.0] + [0.0] * dice)
    for _ in range(dice):
        for k in range(dice, 0, -1):
            chances[k] = chances[k] * (1.0 - chance) + chances[k - 1] * chance
        chances[0] *= 1.0 - chance
    found = 0.0
    for k in range(at_least, dice + 1):
        found += chances[k]
    return found


def weigh_allotments(b: Battle, weighed: Weighed) -> None:
    """The best score first, to where it brings most above the worst."""
    needs = Needs(b, weighed.careful)
    best = b.scores[0]
    worst = best
    for points in b.scores:
        if points != NONE:
            worst = points
    for segment in range(b.terrain.segments):
        if b.controlled & (1 << segment):
            gain = needs.worth(segment, best) - needs.worth(segment, worst)
            weighed.weigh(pack(ALLOT, target=SEGMENTS + segment, amount=best), gain)


def weigh_designations(b: Battle, weighed: Weighed) -> None:
    outlook = Outlook(b, b.active)
    weighed.weigh(pack(DONE), 0)
    for unit in outlook.friends:
        if designate_objection(b, unit) == ALLOWED:
            weighed.weigh(pack(DESIGNATE, unit=unit), prospect(b, outlook, unit, weighed.careful) - WORTH_A_POINT)
    weigh_entries(b, outlook, weighed)


def weigh_entries(b: Battle, outlook: Outlook, weighed: Weighed) -> None:
    """As strong as can be, where it is most wanted."""
    offered = Choices()
    offer_entries(b, offered)
    left = time_left(b)
    for action in offered.actions:
        if verb_of(action) == ENTER and amount_of(action) == strongest(b, unit_of(action)):
            errand = Errand(outlook, unit_of(action))
            place = target_of(action)
            fresh = (DIVISION + ELEMENT * amount_of(action)) * left // 100
            weighed.weigh(action, fresh + errand.rest_worth(place) // 4)


def strongest(b: Battle, unit: Unit) -> i64:
    for coming in b.ground.reinforcements:
        if coming.unit == unit:
            return most_elements(b, coming)
    return 0


# -- before the first turn -----------------------------------------------------------------------------------------------
def weigh_recruits(b: Battle, weighed: Weighed) -> None:
    """Full divisions of the type that is farthest behind its share, the rest of the purse for infantry. A small one is the
    last that can be raised, so it waits until no full one can be paid."""
    side = b.decider
    army = ATTACKING_ARMY if side == ATTACKER else DEFENDING_ARMY
    spent = vec[i64]([0, 0, 0])
    raised: i64 = 0
    for unit in range(b.units()):
        if b.side[unit] == side and b.at[unit] == IN_HAND:
            spent[b.kind[unit]] += ELEMENT_PRICE[b.kind[unit]] * b.vc[unit]
            raised += 1
    if raised > 0:
        weighed.weigh(pack(DONE), 0)
    purse = b.stock[PURSE + side] + spent[INFANTRY] + spent[MOTORISED] + spent[ARMOURED]
    fewest = FULL if recruit_objection(b, INFANTRY, FULL) == ALLOWED else 1
    for kind in range(i64(3)):
        for elements in range(fewest, MOST_ELEMENTS + 1):
            if recruit_objection(b, kind, elements) == ALLOWED:
                lacking = army[kind] * purse // 100 - spent[kind]
                price = ELEMENT_PRICE[kind] * elements
                if price <= lacking or kind == INFANTRY:
                    weighed.weigh(pack(RECRUIT, unit=kind, amount=elements), min(lacking, 0) + 10 * elements + 200)


def weigh_goods(b: Battle, weighed: Weighed) -> None:
    """The share of the support budget that each good has; the last takes what is left."""
    side = b.decider
    good = b.stock[NEXT_GOOD + side]
    shares = ATTACKING_GOODS if side == ATTACKER else DEFENDING_GOODS
    aim = b.stock[BUDGET + side] * shares[good] // 100 // GOOD_PRICE[good]
    if good == FLAK_ASSET + 2:
        aim = b.stock[SUPPORT + side] // GOOD_PRICE[good]
    offered = Choices()
    offer_goods(b, offered)
    for action in offered.actions:
        count = amount_of(action)
        weighed.weigh(action, 50 - 10 * max(count - aim, aim - count))


def weigh_works(b: Battle, weighed: Weighed) -> None:
    """By the scenario's plan; else over the objectives, where a unit will stand."""
    if next_planned_work(b, b.decider) >= 0:
        weighed.weigh(pack(PLAN), 100)
        return
    offered = Choices()
    offer_works(b, offered)
    for action in offered.actions:
        if verb_of(action) == PLACE:
            place = target_of(action)
            middle = place_of(min((place & 0xFF) + 5, b.terrain.width), min((place >> 8) + 3, b.terrain.depth))
            weighed.weigh(action, work_worth(b, middle))


def work_worth(b: Battle, place: Place) -> i64:
    """A little towards the enemy of an objective that lies in the open, and not where another work is."""
    forward: i64 = 5 if b.decider == DEFENDER else -5
    best: i64 = 0
    for objective in b.ground.objectives:
        ahead = place_of(objective.place & 0xFF, max(0, min((objective.place >> 8) + forward, b.terrain.depth)))
        best = max(best, 100 * objective.points - distance2(place, ahead) // 4)
    for work in b.works:
        if distance2(place, work >> 1) < 400:
            best -= 80
    return best if b.terrain.cover_at(place) < 2 else best - 150


def weigh_deployment(b: Battle, weighed: Weighed) -> None:
    """By the scenario's plan; else one unit at a time, near what is wanted and apart from the others."""
    side = b.decider
    if next_planned_unit(b, side) >= 0:
        weighed.weigh(pack(PLAN), 100)
        return
    unit: Unit = 0
    while b.at[unit] != IN_HAND or b.side[unit] != side:
        unit += 1
    outlook = Outlook(b, side)
    calls = calls_of(b, outlook)
    for place in b.ground.posts[side]:
        if standing_objection(b, side, place) == ALLOWED:
            weighed.weigh(pack(DEPLOY, unit=unit, target=place), 1000 + post_worth(b, outlook, calls, unit, place))


def calls_of(b: Battle, outlook: Outlook) -> vec[i64]:
    """Objectives first come, first served: each is worth less for every friend that is already near it."""
    calls = vec[i64](capacity=8)
    maps = marches(b)
    for k in range(i64(len(maps))):
        call = 40 * b.ground.objectives[k].points
        for friend in outlook.friends:
            if maps[k][nearest_point(b.terrain, b.at[friend])] <= CROWDED:
                call -= 45
        calls = append(calls, call)
    return calls


def post_worth(b: Battle, outlook: Outlook, calls: vec[i64], unit: Unit, place: Place) -> i64:
    """The objective that calls loudest, less the way to it; apart from friends, under cover."""
    maps = marches(b)
    point = nearest_point(b.terrain, place)
    best: i64 = -FAR
    for k in range(i64(len(maps))):
        gone = maps[k][point]
        if gone < FAR:
            best = max(best, calls[k] - 3 * gone)
    for friend in outlook.friends:
        if distance2(b.at[friend], place) < 150:
            best -= 40
    cover = 12 * b.terrain.cover_at(place) if b.kind[unit] == INFANTRY else 0
    return best + cover + (40 if b.entrenched(place) else 0)


# -- the whole position ----------------------------------------------------------------------------------------------------
def clock(b: Battle) -> i64:
    """Two ticks a turn, one for each side."""
    return 2 * b.turn + b.active


def appraise(b: Battle, side: Side) -> i64:
    """The attacker's prospects, counted for him and against the defender."""
    prospects = result_worth(b) if b.phase == OVER else standing(b)
    return prospects if side == ATTACKER else -prospects


def result_worth(b: Battle) -> i64:
    """A finished game: the grade, then the points."""
    won = 2500 + 1500 * b.grade
    return (won if b.winner == ATTACKER else -won) + 10 * max(-99, min(99, score(b) - b.ground.grades[2]))


def standing(b: Battle) -> i64:
    """The attacker's chance of victory, from -5000 (none) to 5000 (sure), as fitted to 6,000 games: the points he is to end
    with, by those he has and those still to be had, the balance of forces for the turns that are left, and who is near
    the objectives; the more turns are left, the less that says."""
    turns = 2.0 * float(b.ground.turns - b.turn) + (2.0 if b.active == ATTACKER else 1.0)  # of both players
    above = float(score(b) - b.ground.grades[2])
    to_take = float(points_held(b, DEFENDER))
    air = float(air_strength(b, ATTACKER) - air_strength(b, DEFENDER)) / float(b.ground.elements_per_point)
    points = (
        0.74 * above + to_take * (0.37 - 0.11 / turns) + 1.8 * balance_of_forces(b) * turns + 0.25 * grip(b) + 0.3 * air
    )
    points -= 3.0 if b.active == ATTACKER else 5.5
    return i64(5000.0 * math.tanh(0.8 * points / (2.5 + 0.28 * turns)))


def air_strength(b: Battle, side: Side) -> i64:
    strength: i64 = 0
    for each in range(i64(2), 5):
        strength += each * air_left(b, side, each)
    return strength


def grip(b: Battle) -> float:
    """The points of the objectives, each by the attacker's share in those who are near it, from all his to all his enemy's."""
    near = vec[i64]([0, 0])
    total = 0.0
    maps = marches(b)
    for k in range(i64(len(maps))):
        near[0] = 0
        near[1] = 0
        for unit in range(b.units()):
            if b.at[unit] >= 0 and maps[k][nearest_point(b.terrain, b.at[unit])] <= NEAR:
                near[b.side[unit]] += b.vc[unit] + 1
        points = float(b.ground.objectives[k].points)
        total += points * float(near[ATTACKER] - near[DEFENDER]) / float(near[ATTACKER] + near[DEFENDER] + 1)
    return total


def balance_of_forces(b: Battle) -> float:
    """From -1 to 1: the attacker's elements and divisions against the defender's."""
    attacker = forces(b, ATTACKER)
    defender = forces(b, DEFENDER)
    return float(attacker - defender) / float(attacker + defender + 1)


def forces(b: Battle, side: Side) -> i64:
    worth: i64 = 0
    for unit in range(b.units()):
        if b.side[unit] == side and (b.at[unit] >= 0 or b.at[unit] == IN_HAND):
            worth += DIVISION + ELEMENT * b.vc[unit]
    return worth + 30 * air_strength(b, side)
