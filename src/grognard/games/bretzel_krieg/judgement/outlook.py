"""Bretzel Krieg !: the table at a glance. How far the objectives are, who is wanted there, what a place brings and costs."""

from __future__ import annotations

import heapq
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.open_table import range_column
from grognard.engine.state import Side, Unit
from grognard.games.bretzel_krieg.fire import FARTHEST_FIRE, cover_of, hit_rule, needed, volume
from grognard.games.bretzel_krieg.ground import (
    BARRED,
    DENSE,
    LENGTH,
    NATURAL,
    OPEN,
    STEP,
    TOWN,
    UNKNOWN,
    VERY,
    Place,
    Terrain,
    distance2,
    entered_by,
    lattice_index,
    place_of,
)
from grognard.games.bretzel_krieg.modes import fighting_mode
from grognard.games.bretzel_krieg.retreat import is_dug_in
from grognard.games.bretzel_krieg.state import ARMOURED, ATTACKER, INFANTRY, MOST_ELEMENTS, STATIC, Battle, Objective

ELEMENT: Final[i64] = 100  # what an element is worth: all worths are in hundredths of it
DIVISION: Final[i64] = 120  # what the last element of a division is worth above that: all its fire
DRIVEN_BACK: Final[i64] = 18  # a step of retreat forced upon an enemy
OFF_ITS_POST: Final[i64] = 12  # hundredths of an objective, for a step that may take its holder off it
FAR: Final[i64] = 999  # farther than any march
MOST_DICE: Final[i64] = 5
# The dice an enemy can bring to bear in his next turn, moving if that is better: by type, then distance of 1 to 4 UD.
THREATS: Final = vec[i64]([5, 3, 2, 1, 4, 4, 2, 1, 3, 3, 3, 1])
# Hundredths of those dice that are to be feared: he has too few points to activate all, and not all choose one target.
FEARED_ATTACKING: Final[i64] = 28
FEARED_DEFENDING: Final[i64] = 36
HORIZON: Final[i64] = 130  # tenths of a UD from which an objective draws
LATER: Final[i64] = 35  # hundredths of a volley that a place allows next turn
UPHEAVAL: Final[i64] = 8  # what any move costs
DUG_OUT: Final[i64] = 30  # and one out of a place where the unit is dug in
ROUGH: Final[i64] = 8  # tenths of a UD that difficult ground on the way costs
SOON: Final[i64] = 30  # tenths of a UD that the enemy marches in a turn or two
PACE: Final = vec[i64]([14, 22, 22])  # tenths of a UD per turn, by type: not every turn has a point for every unit


# -- fire --------------------------------------------------------------------------------------------------------------
def loss_chances(number: i64, dice: i64) -> list[float]:
    """The chances of 0, 1, 2 … elements lost to dice that each take one with `number` chances in 36."""
    chances = [1.0]
    part = float(number) / 36.0
    for _ in range(dice):
        longer = [chance * (1.0 - part) for chance in chances]
        longer.append(0.0)
        for k in range(len(chances)):
            longer[k + 1] += chances[k] * part
        chances = longer
    return chances


def fire_worths() -> vec[i64]:
    """What a volley is worth for the elements it takes: by the least that hits from 3, cohesion from 1, dice from 0."""
    worths = vec[i64]()
    for least in range(i64(3), 7):
        for cohesion in range(i64(1), MOST_ELEMENTS + 1):
            for dice in range(MOST_DICE + 1):
                chances = loss_chances((7 - least) * (6 - cohesion), dice)
                worth = 0.0
                for lost in range(i64(len(chances))):
                    worth += chances[lost] * float(
                        min(lost, cohesion) * ELEMENT + (DIVISION if lost >= cohesion else 0)
                    )
                worths = append(worths, i64(worth))
    return worths


FIRE_WORTHS: Final = fire_worths()
# The chances in hundredths, by dice from 0, of a 1 at least; of two at least, which the dug-in need.
A_ONE: Final = vec[i64]([0, 17, 31, 42, 52, 60])
TWO_ONES: Final = vec[i64]([0, 0, 3, 7, 13, 20])


def volley_worth(least: i64, cohesion: i64, dice: i64) -> i64:
    return FIRE_WORTHS[((least - 3) * MOST_ELEMENTS + cohesion - 1) * (MOST_DICE + 1) + dice]


def least_to_hit(kind: i64, cover: i64) -> i64:
    """What hits a unit of that type in that cover, if no town hinders the firer."""
    if kind == ARMOURED or cover >= DENSE:
        return 5
    return 3 if kind == INFANTRY and cover == OPEN else 4


# -- marches -----------------------------------------------------------------------------------------------------------
def columns_of(terrain: Terrain) -> i64:
    return terrain.width // STEP + 1


def nearest_point(terrain: Terrain, place: Place) -> i64:
    """The number of the half-UD point nearest to a place."""
    return ((place >> 8) + 2) // STEP * columns_of(terrain) + ((place & 0xFF) + 2) // STEP


def marches(b: Battle) -> vec[vec[i64]]:
    """For each objective the tenths of a UD to it from every half-UD point, around rivers; worked out once per table."""
    ground = b.ground
    if len(ground.marches) == 0:
        for objective in ground.objectives:
            ground.marches = append(ground.marches, march_to(ground.terrain, objective))
    return ground.marches


def march_to(terrain: Terrain, objective: Objective) -> vec[i64]:
    columns = columns_of(terrain)
    points = columns * (terrain.depth // STEP + 1)
    far = vec[i64]([FAR] * points)
    waiting: list[int] = []  # distance << 16 | point
    for point in range(points):
        place = place_of(point % columns * STEP, point // columns * STEP)
        if terrain.stands[place] and objective.is_held_from(place):
            far[point] = 0
            heapq.heappush(waiting, point)
    while waiting:
        first: i64 = heapq.heappop(waiting)
        point = first & 0xFFFF
        if first >> 16 == far[point]:
            march_on(terrain, far, waiting, point, columns)
    return far


def march_on(terrain: Terrain, far: vec[i64], waiting: list[int], point: i64, columns: i64) -> None:
    """The next points of a march: those beside, and where something bars the way those a little farther, over a bridge."""
    x, y = point % columns * STEP, point // columns * STEP
    legs = terrain.legs_from(place_of(x, y))
    barred = False
    reach: i64 = 1
    while reach == 1 or (reach <= 3 and barred):
        for dy in range(-reach, reach + 1):
            for dx in range(-reach, reach + 1):
                if max(dx, -dx, dy, -dy) == reach and terrain.on_table(x + dx * STEP, y + dy * STEP):
                    index = lattice_index(dx * STEP, dy * STEP)
                    leg = legs[index]
                    if leg == UNKNOWN:
                        leg = terrain.measure(place_of(x, y), index)
                    if leg == BARRED:
                        barred = True
                    else:
                        there = point + dy * columns + dx
                        gone = far[point] + leg_cost(leg, reach)
                        if gone < far[there]:
                            far[there] = gone
                            heapq.heappush(waiting, gone << 16 | there)
        reach += 1


def leg_cost(leg: i64, reach: i64) -> i64:
    if leg < 0:  # in and out of difficult ground: in two turns
        return reach * STEP + 2 * ROUGH
    return (leg & LENGTH) + (ROUGH if entered_by(leg) or leg & VERY else 0)


def time_left(b: Battle) -> i64:
    """Hundredths of the game that are still to come."""
    return 100 * max(b.ground.turns - b.turn, 0) // b.ground.turns


# -- a side's outlook ----------------------------------------------------------------------------------------------------
class Outlook:
    """How the table looks to one side."""

    def __init__(self, b: Battle, side: Side) -> None:
        self.b = b
        self.side: Side = side
        self.marches = marches(b)
        self.turns_left: i64 = b.ground.turns - b.turn + (1 if b.active == side else 0)
        self.friends = vec[i64](capacity=24)
        self.foes = vec[i64](capacity=24)
        for unit in range(b.units()):
            if b.at[unit] >= 0:
                if b.side[unit] == side:
                    self.friends = append(self.friends, unit)
                else:
                    self.foes = append(self.foes, unit)
        self.feared: i64 = FEARED_ATTACKING if side == ATTACKER else FEARED_DEFENDING
        self.least = vec[i64](capacity=24)  # what hits each foe
        self.bonus = vec[i64](capacity=24)  # what a step back of each foe is worth
        for foe in self.foes:
            self.least = append(self.least, least_to_hit(b.kind[foe], cover_of(b, b.at[foe])))
            self.bonus = append(self.bonus, self.step_worth(foe))
        self.foes_near = vec[i64](capacity=8)  # of each objective: enemies within 2.5 UD
        self.pressed = vec[i64](capacity=8)  # tenths of a UD to the nearest enemy
        for k in range(i64(len(b.ground.objectives))):
            self.press(self.marches[k])

    def press(self, march: vec[i64]) -> None:
        near: i64 = 0
        nearest = FAR
        for foe in self.foes:
            gone = march[nearest_point(self.b.terrain, self.b.at[foe])]
            near += 1 if gone <= 25 else 0
            nearest = min(nearest, gone)
        self.foes_near = append(self.foes_near, near)
        self.pressed = append(self.pressed, nearest)

    def is_occupied(self, objective: Objective) -> bool:
        """Whether an enemy stands on it."""
        for foe in self.foes:
            if objective.is_held_from(self.b.at[foe]):
                return True
        return False

    def points(self, k: i64) -> i64:
        """What an objective is worth."""
        b = self.b
        return b.ground.objectives[k].points * b.ground.elements_per_point * ELEMENT

    def step_worth(self, foe: Unit) -> i64:
        worth = DRIVEN_BACK
        objectives = self.b.ground.objectives
        for k in range(i64(len(objectives))):
            objective = objectives[k]
            if objective.is_held_from(self.b.at[foe]):
                worth += self.points(k) * OFF_ITS_POST // 100
        return worth


class Errand:
    """What one unit is after: how much it is wanted at each objective, and what any place is worth to it."""

    def __init__(self, outlook: Outlook, unit: Unit) -> None:
        self.outlook = outlook
        self.unit: Unit = unit
        b = outlook.b
        self.kind: i64 = b.kind[unit]
        self.vc: i64 = max(b.vc[unit], 1)
        self.here: Place = b.at[unit]
        self.leaving: i64 = DUG_OUT if is_dug_in(b, unit) else UPHEAVAL
        self.present = vec[i64](capacity=8)  # by objective: what it is worth to stand on it
        self.wanted = vec[i64](capacity=8)  # what it is worth to be under way to it
        self.stands_guard = self.is_last_guard()
        for k in range(i64(len(b.ground.objectives))):
            self.look_at(k)

    def is_last_guard(self) -> bool:
        """Whether it alone is on an objective of its side that the enemy can reach in a turn or two."""
        outlook, b = self.outlook, self.outlook.b
        if self.here < 0:
            return False
        for k, objective in enumerate(b.ground.objectives):
            if b.holder[k] == outlook.side and outlook.pressed[k] <= SOON and objective.is_held_from(self.here):
                if not self.has_company_on(objective):
                    return True
        return False

    def has_company_on(self, objective: Objective) -> bool:
        for friend in self.outlook.friends:
            if friend != self.unit and objective.is_held_from(self.outlook.b.at[friend]):
                return True
        return False

    def look_at(self, k: i64) -> None:
        """How one objective draws the unit, by who holds it, who presses it and which friends are nearer."""
        outlook, b = self.outlook, self.outlook.b
        side = outlook.side
        objective = b.ground.objectives[k]
        march = outlook.marches[k]
        mine = march[nearest_point(b.terrain, self.here)] if self.here >= 0 else 0
        on_it: i64 = 0
        nearer: i64 = 0
        for friend in outlook.friends:
            if friend != self.unit:
                if objective.is_held_from(b.at[friend]):
                    on_it += 1
                gone = march[nearest_point(b.terrain, b.at[friend])]
                if gone < mine or (gone == mine and friend < self.unit):
                    nearer += 1
        points = outlook.points(k)
        foes = outlook.foes_near[k]
        if b.holder[k] == side:
            pressed = outlook.pressed[k] <= 20 * min(outlook.turns_left, 2) + 10
            share: i64 = (70 if on_it == 0 else 30 if on_it < foes else 8) if pressed else 4
            self.present = append(self.present, points * share // 100)
            call: i64 = (60 if nearer == 0 else 25 if nearer <= foes else 5) if pressed else 0
            self.wanted = append(self.wanted, points * call // 100)
        else:
            # Where an enemy stands on it one cannot take it: nothing to leave a post for.
            idle = self.stands_guard and outlook.is_occupied(objective)
            share = 30 if idle else 90 if on_it == 0 else 30 if foes > 0 else 10
            self.present = append(self.present, points * share // 100)
            enough = nearer > foes + foes // 2
            late = mine > PACE[self.kind] * outlook.turns_left + objective.radius
            self.wanted = append(self.wanted, points * (10 if late else 25 if enough else 75) // 100)

    def pull(self, place: Place) -> i64:
        """What the objectives make of a place."""
        outlook = self.outlook
        b = outlook.b
        point = nearest_point(b.terrain, place)
        objectives = b.ground.objectives
        best: i64 = 0
        standing: i64 = 0
        for k in range(i64(len(self.wanted))):
            objective = objectives[k]
            if objective.is_held_from(place):
                standing += self.present[k]
            elif self.wanted[k] > 0:
                gone = outlook.marches[k][point]
                if gone < HORIZON:
                    best = max(best, self.wanted[k] * (HORIZON - gone) // HORIZON)
        return max(standing, best) + min(standing, best) // 4

    def fire_worth(self, place: Place, mode: i64) -> i64:
        """The best volley from a place in a mode."""
        outlook = self.outlook
        b = outlook.b
        in_town = self.kind == ARMOURED and b.terrain.cover_at(place) == TOWN
        best: i64 = 0
        for k in range(i64(len(outlook.foes))):
            foe = outlook.foes[k]
            squared = distance2(place, b.at[foe])
            if squared <= FARTHEST_FIRE:
                dice = volume(self.kind, mode, squared)
                if dice > 0:
                    least = outlook.least[k]
                    if in_town or (self.kind == ARMOURED and b.kind[foe] != ARMOURED and least == 5):
                        least = 6 if in_town or b.terrain.cover_at(b.at[foe]) == TOWN else least
                    worth = volley_worth(least, b.vc[foe], dice) + A_ONE[dice] * outlook.bonus[k] // 100
                    best = max(best, worth)
        return best

    def danger(self, place: Place) -> i64:
        """What the enemy's next turn may cost the unit there."""
        outlook = self.outlook
        b = outlook.b
        feared: i64 = 0
        for foe in outlook.foes:
            squared = distance2(place, b.at[foe])
            if squared <= FARTHEST_FIRE:
                feared += THREATS[b.kind[foe] * 4 + range_column(squared) - 1]
        if feared == 0:
            return 0
        cover = b.terrain.cover_at(place)
        if cover <= NATURAL and b.entrenched(place):
            cover = DENSE
        least = least_to_hit(self.kind, cover)
        each = (7 - least) * (6 - self.vc) * (ELEMENT + DIVISION // self.vc) // 36
        return feared * each * outlook.feared // 100

    def rest_worth(self, place: Place) -> i64:
        """What a place is worth without an action point: what it may do there later counts in part."""
        return self.pull(place) + self.fire_worth(place, STATIC) * LATER // 100 - self.danger(place)

    def move_worth(self, place: Place, mode: i64) -> i64:
        """What it is worth to move there in a mode and fire."""
        return self.rest_worth(place) + self.fire_worth(place, mode) - self.leaving

    def stay_worth(self) -> i64:
        """What it is worth to stay and fire."""
        mode = fighting_mode(self.outlook.b, self.unit)
        return self.rest_worth(self.here) + self.fire_worth(self.here, mode)


def strike_worth(b: Battle, firer: Unit, target: Unit, dice: i64, step: i64) -> i64:
    """What dice of fire at a target are worth, `step` being what a step back of it is."""
    worth = volley_worth(needed(hit_rule(b, firer, target)), b.vc[target], dice)
    ones = TWO_ONES[dice] if is_dug_in(b, target) else A_ONE[dice]
    return worth + ones * step // 100
