"""Bretzel Krieg !, judgement: what action points could be used for, and where the dice should go."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import NONE, Choices, amount_of, target_of, unit_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.engine.state import Unit
from grognard.games.bretzel_krieg.command import SEGMENTS, controlled_by
from grognard.games.bretzel_krieg.judgement.movement import mode_after
from grognard.games.bretzel_krieg.judgement.outlook import HORIZON, PACE, Errand, Outlook, nearest_point
from grognard.games.bretzel_krieg.judgement.reinforcements import weigh_entry
from grognard.games.bretzel_krieg.modes import fighting_mode
from grognard.games.bretzel_krieg.movement import among, friends_near, reach_of
from grognard.games.bretzel_krieg.state import BOLD, PRAGMATIC, Battle
from grognard.games.bretzel_krieg.vocabulary import ALLOT, DESIGNATE, DONE, ENTER, POSTURE

WORTH_PER_POINT: Final[i64] = 8  # what an action point is thought to cost


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
            gain = prospect(b, outlook, unit, careful) - WORTH_PER_POINT
            if gain > 0:
                segment = b.terrain.segment(b.at[unit])
                self.of[segment] = inserted(self.of[segment], gain)

    def worth(self, segment: i64, points: i64) -> i64:
        """What a number of action points is worth in a segment."""
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


def weigh_postures(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """What the dice of each posture bring on average: bold ones where they fall, the others best to where they serve most."""
    needs = Needs(b, weighed.careful)
    held = controlled_by(b, b.active)
    for action in offered.actions:
        if verb_of(action) == POSTURE:
            weighed.weigh(action, posture_worth(b, needs, held, amount_of(action)))


def posture_worth(b: Battle, needs: Needs, held: i64, posture: i64) -> i64:
    if posture == BOLD:
        return expected_boldly(b, needs, held)
    return expected_sorted(b, needs, held, 6 if posture == PRAGMATIC else 4)


def expected_boldly(b: Battle, needs: Needs, held: i64) -> i64:
    worth: i64 = 0
    for segment in range(b.terrain.segments):
        if held & (1 << segment):
            for points in range(i64(8)):
                worth += needs.worth(segment, points)
    return worth // 8


def expected_sorted(b: Battle, needs: Needs, held: i64, sides: i64) -> i64:
    """The best score to the neediest segment, and so on: what the kth score of that many dice brings, point by point."""
    order = neediest_first(b, needs, held)
    count = i64(len(order))
    worth = 0.0
    for rank in range(count):
        gains = needs.of[order[rank]]
        for points in range(i64(1), min(sides, i64(len(gains))) + 1):
            least = points if sides == 4 else points + 1  # the face that gives that many points
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
    """The chance that at least this many of the dice succeed."""
    chances = vec[float]([1.0] + [0.0] * dice)
    for _ in range(dice):
        for k in range(dice, 0, -1):
            chances[k] = chances[k] * (1.0 - chance) + chances[k - 1] * chance
        chances[0] *= 1.0 - chance
    found = 0.0
    for k in range(at_least, dice + 1):
        found += chances[k]
    return found


def weigh_allotments(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """The best score first, to where it brings most above the worst."""
    needs = Needs(b, weighed.careful)
    best = b.scores[0]
    worst = best
    for points in b.scores:
        if points != NONE:
            worst = points
    for action in offered.actions:
        if verb_of(action) == ALLOT and amount_of(action) == best:
            segment = target_of(action) - SEGMENTS
            weighed.weigh(action, needs.worth(segment, best) - needs.worth(segment, worst))


def weigh_designations(b: Battle, offered: Choices, weighed: Weighed) -> None:
    outlook = Outlook(b, b.active)
    for action in offered.actions:
        verb = verb_of(action)
        if verb == DESIGNATE:
            weighed.weigh(action, prospect(b, outlook, unit_of(action), weighed.careful) - WORTH_PER_POINT)
        elif verb == ENTER:
            weigh_entry(b, outlook, action, weighed)
        elif verb == DONE:
            weighed.weigh(action, 0)
