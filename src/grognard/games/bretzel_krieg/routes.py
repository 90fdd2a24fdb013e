"""Bretzel Krieg !, routes: by which way a unit gets somewhere.

ROUTE: straight if it can be; otherwise with the fewest bends, two at most, each on a half-UD point that is on no zone's
border; of those the shortest, and of equals the first by rows from the top left. A second bend is one that no straight
leg reaches, and it is reached by its own shortest way. Any other route can be had by naming a point to pass by:
`move UNIT FROM-VIA-TO`.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.open_table import ENTERS, leg_against_circle, never_nearer
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.games.bretzel_krieg.ground import (
    BARRED,
    HELD,
    LENGTH,
    SPAN,
    STEP,
    TOO_LONG,
    UD,
    UNKNOWN,
    Place,
    Terrain,
    distance2,
    first_column,
    first_row,
    join,
    lattice_index,
    place_of,
)
from grognard.games.bretzel_krieg.modes import allowance
from grognard.games.bretzel_krieg.rules import (
    DIFFICULT_HOLDS,
    HOW_FAR,
    IMPASSABLE,
    LEAVING_A_ZONE,
    MODE_FAST,
    ZONE_OF_CONTROL,
)
from grognard.games.bretzel_krieg.state import INFANTRY, Battle


class Scout:
    """The enemies a move must mind: those it could come near to, and those in whose zone of control it starts."""

    def __init__(self, b: Battle, side: Side, place: Place, reach: i64) -> None:
        self.ahead = vec[i64]()
        self.close = vec[i64]()
        limit = (reach + UD) * (reach + UD)
        for unit in range(b.units()):
            at = b.at[unit]
            if at >= 0 and b.side[unit] != side:
                squared = distance2(at, place)
                if squared < 100:
                    self.close = append(self.close, at)
                elif squared < limit:
                    self.ahead = append(self.ahead, at)

    def held(self) -> bool:
        """Whether the move starts inside a zone of control."""
        return len(self.close) > 0

    def controls(self, place: Place) -> bool:
        """Whether a place is in the zone of control of an enemy ahead."""
        for at in self.ahead:
            if distance2(at, place) < 100:
                return True
        return False

    def objection(self, start: Place, end: Place) -> Rule:
        """ZONE_OF_CONTROL and LEAVING_A_ZONE, for one leg."""
        ax, ay, bx, by = start & 0xFF, start >> 8, end & 0xFF, end >> 8
        west, east = (ax, bx) if ax < bx else (bx, ax)
        north, south = (ay, by) if ay < by else (by, ay)
        for at in self.ahead:
            x, y = at & 0xFF, at >> 8
            if west - UD < x < east + UD and north - UD < y < south + UD:
                if leg_against_circle(ax, ay, bx, by, x, y, UD) == ENTERS:
                    return ZONE_OF_CONTROL
        for at in self.close:
            if distance2(at, end) < 100 or not never_nearer(ax, ay, bx, by, at & 0xFF, at >> 8):
                return LEAVING_A_ZONE
        return ALLOWED


class Route:
    """How a unit gets somewhere: what it meets on the way and where it bends, or why it cannot."""

    def __init__(self, rule: Rule, met: i64, bends: vec[i64], straight: Rule = ALLOWED) -> None:
        self.rule: Rule = rule
        self.met: i64 = met
        self.bends = bends
        self.straight: Rule = straight  # what stood in the straight way, if the route had to be bent

    def length(self) -> i64:
        return self.met & LENGTH


# -- routes ----------------------------------------------------------------------------------------------------------
class Survey:
    """What a unit's move from where it stands must mind, and the layers of bends, each worked out when first needed."""

    def __init__(self, b: Battle, unit: Unit) -> None:
        self.terrain: Terrain = b.terrain
        self.kind: i64 = b.kind[unit]
        self.start: Place = b.at[unit]
        self.reach: i64 = allowance(b.kind[unit])
        self.scout = Scout(b, b.side[unit], self.start, self.reach)
        self.straight: Layer | None = None
        self.bent: Layer | None = None

    def route(self, by: Place, end: Place) -> Route:
        """The route to a place, past a point if one is named."""
        start = self.start
        if by != NONE:
            return route_past(self.terrain, self.scout, start, by, end, self.reach)
        met = leg_between(self.terrain, start, end)
        rule = length_objection(self.kind, start, end)
        if rule == ALLOWED:
            rule = leg_objection(met)
        if rule == ALLOWED:
            rule = self.scout.objection(start, end)
        if rule == ALLOWED or self.scout.held() or end == start or distance2(start, end) > self.reach * self.reach:
            return Route(rule, met, vec[i64]())
        return self.bent_route(end, rule)

    def bent_route(self, end: Place, rule: Rule) -> Route:
        """A route with one bend, or else with two; if there is none, what stood in the straight way."""
        terrain, scout = self.terrain, self.scout
        straight = self.straight_layer()
        bend = last_bend(terrain, scout, straight, end, self.reach)
        if bend >= 0:
            there = straight.places[bend]
            return Route(ALLOWED, join(straight.met[bend], leg_between(terrain, there, end)), vec[i64]([there]), rule)
        bent = self.bent_layer()
        second = last_bend(terrain, scout, bent, end, self.reach)
        if second < 0:
            return Route(rule, BARRED, vec[i64]())
        there = bent.places[second]
        first = last_bend(terrain, scout, straight, there, self.reach)
        met = join(bent.met[second], leg_between(terrain, there, end))
        return Route(ALLOWED, met, vec[i64]([straight.places[first], there]), rule)

    def straight_layer(self) -> Layer:
        layer = self.straight
        if layer is None:
            layer = straight_layer(self.terrain, self.scout, self.start, self.reach)
            self.straight = layer
        return layer

    def bent_layer(self) -> Layer:
        layer = self.bent
        if layer is None:
            straight = self.straight_layer()
            wanted = wanted_points(self.terrain, self.scout, self.start, straight, self.reach)
            layer = bent_layer(self.terrain, self.scout, straight, wanted, self.reach)
            self.bent = layer
        return layer


def find_route(b: Battle, unit: Unit, by: Place, end: Place) -> Route:
    """The route of a unit to a place, past a point if one is named."""
    return Survey(b, unit).route(by, end)


def length_objection(kind: i64, start: Place, end: Place) -> Rule:
    squared = distance2(start, end)
    if squared > 900 or squared == 0:
        return HOW_FAR
    return MODE_FAST if kind == INFANTRY and squared > 400 else ALLOWED


def leg_objection(met: i64) -> Rule:
    if met >= 0:
        return ALLOWED
    return DIFFICULT_HOLDS if met == HELD else IMPASSABLE if met == BARRED else HOW_FAR


def route_past(terrain: Terrain, scout: Scout, start: Place, by: Place, end: Place, reach: i64) -> Route:
    """Two straight legs, bending where the player says."""
    bends = vec[i64]([by])
    if start == by or by == end:
        return Route(HOW_FAR, TOO_LONG, bends)
    if scout.held():
        return Route(LEAVING_A_ZONE, BARRED, bends)
    met = terrain.path(vec[i64]([start, by, end]))
    rule = leg_objection(met)
    if rule == ALLOWED and met & LENGTH > reach:
        rule = HOW_FAR
    if rule == ALLOWED:
        rule = scout.objection(start, by)
    if rule == ALLOWED:
        rule = scout.objection(by, end)
    return Route(rule, met, bends)


class Layer:
    """Half-UD points that can be reached, and what the way to each meets."""

    def __init__(self) -> None:
        self.places = vec[i64](capacity=64)
        self.met = vec[i64](capacity=64)

    def add(self, place: Place, met: i64) -> None:
        self.places = append(self.places, place)
        self.met = append(self.met, met)

    def count(self) -> i64:
        return i64(len(self.places))


def leg_between(terrain: Terrain, start: Place, end: Place) -> i64:
    return terrain.leg(start & 0xFF, start >> 8, end & 0xFF, end >> 8)


def straight_layer(terrain: Terrain, scout: Scout, start: Place, reach: i64) -> Layer:
    """The half-UD points around that a straight leg reaches."""
    layer = Layer()
    legs = terrain.legs_from(start)
    index: i64 = 0
    y = first_row(start)
    for _ in range(SPAN):
        x = first_column(start)
        for _ in range(SPAN):
            leg = legs[index]
            if leg == UNKNOWN:
                leg = terrain.measure(start, index)
            if leg >= 0 and leg & LENGTH <= reach and scout.objection(start, place_of(x, y)) == ALLOWED:
                layer.add(place_of(x, y), leg)
            index += 1
            x += STEP
        y += STEP
    return layer


def last_bend(terrain: Terrain, scout: Scout, layer: Layer, end: Place, reach: i64) -> i64:
    """The number in the layer of the point from which a place is reached by the shortest way; -1 for none."""
    best: i64 = -1
    shortest = reach + 1
    for index in range(layer.count()):
        so_far = layer.met[index]
        there = layer.places[index]
        left = shortest - (so_far & LENGTH)
        if left > 0 and terrain.bends[there] and there != end and distance2(there, end) < left * left:
            met = join(so_far, leg_between(terrain, there, end))
            if met >= 0 and met & LENGTH < shortest and scout.objection(there, end) == ALLOWED:
                best = index
                shortest = met & LENGTH
    return best


def wanted_points(terrain: Terrain, scout: Scout, start: Place, straight: Layer, reach: i64) -> vec[i64]:
    """The half-UD points near enough that no straight leg reaches, where a unit could stand."""
    wanted = vec[i64]()
    reached: i64 = 0
    y = first_row(start)
    for _ in range(SPAN):
        x = first_column(start)
        for _ in range(SPAN):
            if terrain.on_table(x, y):
                there = place_of(x, y)
                if reached < straight.count() and straight.places[reached] == there:
                    reached += 1
                elif terrain.stands[there] and there != start:
                    if distance2(start, there) <= reach * reach and not scout.controls(there):
                        wanted = append(wanted, there)
            x += STEP
        y += STEP
    return wanted


def bent_layer(terrain: Terrain, scout: Scout, last: Layer, wanted: vec[i64], reach: i64) -> Layer:
    """The wanted points that one leg more reaches from those reached last, each by its shortest way."""
    best = vec[i64]([TOO_LONG] * len(wanted))
    if len(wanted) > 0:
        for index in range(last.count()):
            if last.met[index] & LENGTH < reach and terrain.bends[last.places[index]]:
                reach_on(terrain, scout, wanted, best, last.places[index], last.met[index], reach)
    layer = Layer()
    for index in range(i64(len(wanted))):
        if best[index] >= 0:
            layer.add(wanted[index], best[index])
    return layer


def reach_on(
    terrain: Terrain, scout: Scout, wanted: vec[i64], best: vec[i64], there: Place, so_far: i64, reach: i64
) -> None:
    """The legs on from one bend, kept where they are the shortest."""
    legs = terrain.legs_from(there)
    tx, ty, gone = there & 0xFF, there >> 8, so_far & LENGTH
    for index in range(i64(len(wanted))):
        end = wanted[index]
        dx, dy = (end & 0xFF) - tx, (end >> 8) - ty
        left = (best[index] & LENGTH if best[index] >= 0 else reach + 1) - gone
        if left > 0 and dx * dx + dy * dy < left * left:
            leg = legs[lattice_index(dx, dy)]
            if leg == UNKNOWN:
                leg = terrain.measure(there, lattice_index(dx, dy))
            met = join(so_far, leg)
            if met >= 0 and met & LENGTH < left + gone and scout.objection(there, end) == ALLOWED:
                best[index] = met
