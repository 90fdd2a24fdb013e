"""Bretzel Krieg !, movement: who may go where, and what is listed of it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices, origin_of, pack, target_of, unit_of, verb_of
from grognard.engine.dice import Dice
from grognard.engine.open_table import leg_length
from grognard.engine.reach import Reach
from grognard.engine.state import ALLOWED, Rule, Unit
from grognard.games.bretzel_krieg.ground import (
    LENGTH,
    STEPS_X,
    STEPS_Y,
    TWELVE,
    VERY,
    Place,
    Terrain,
    distance2,
    entered_by,
    place_of,
)
from grognard.games.bretzel_krieg.modes import allowance, just_entered, mode_of, mode_rule
from grognard.games.bretzel_krieg.routes import (
    Route,
    Scout,
    Survey,
    bent_layer,
    find_route,
    leg_between,
    straight_layer,
    wanted_points,
)
from grognard.games.bretzel_krieg.rules import (
    ENTRY_IS_ALL,
    HOW_FAR,
    NOT_YOURS,
    ON_THE_TABLE,
    ONE_PLACE_EACH,
    PA_ACTIVATES,
    ROUTE,
)
from grognard.games.bretzel_krieg.state import ACTIVATED, BROKE_IN, FIRING, MOVED, NO_FIGHT, SETTLED, Battle
from grognard.games.bretzel_krieg.turn import Step
from grognard.games.bretzel_krieg.vocabulary import DONE, EV_DETOUR, EV_MOVED, EV_PASSED_BY, EV_WORSE_MODE, MOVE


# -- what is listed --------------------------------------------------------------------------------------------------
def reach_of(b: Battle, unit: Unit) -> vec[i64]:
    """The places listed for a unit: half-UD points, and points that matter. Worked out once in a phase."""
    while i64(len(b.reaches)) < b.units():
        b.reaches = append(b.reaches, vec[i64]())
    places = b.reaches[unit]
    if len(places) == 0:
        places = look_out(b, unit)
        b.reaches[unit] = places
    return places


def look_out(b: Battle, unit: Unit) -> vec[i64]:
    """Ends with NONE, so that it is never empty."""
    start = b.at[unit]
    reach = allowance(b.kind[unit])
    scout = Scout(b, b.side[unit], start, reach)
    if len(scout.ahead) == 0 and not scout.held():
        key = start << 1 | (1 if reach > 20 else 0)
        places = b.terrain.open_reach[key]
        if len(places) == 0:
            places = all_ends(b.terrain, scout, start, reach)
            b.terrain.open_reach[key] = places
        return places
    return all_ends(b.terrain, scout, start, reach)


def all_ends(terrain: Terrain, scout: Scout, start: Place, reach: i64) -> vec[i64]:
    straight = straight_layer(terrain, scout, start, reach)
    places = straight.places[:]
    if not scout.held():
        wanted = wanted_points(terrain, scout, start, straight, reach)
        once = bent_layer(terrain, scout, straight, wanted, reach)
        places = add_all(places, once.places)
        if once.count() > 0:
            unreached = vec[i64]()
            for place in wanted:
                if not among(once.places, place):
                    unreached = append(unreached, place)
            places = add_all(places, bent_layer(terrain, scout, once, unreached, reach).places)
    places = add_corners(terrain, scout, start, reach, places)
    places = add_contacts(terrain, scout, start, reach, places)
    return append(places, NONE)


def add_all(places: vec[i64], more: vec[i64]) -> vec[i64]:
    for place in more:
        places = append(places, place)
    return places


def add_contacts(terrain: Terrain, scout: Scout, start: Place, reach: i64, places: vec[i64]) -> vec[i64]:
    """A point that matters: the nearest at exactly 1 UD of each enemy, if a straight leg leads there."""
    for at in scout.ahead:
        nearest: Place = NONE
        for k in range(TWELVE):
            x, y = (at & 0xFF) + STEPS_X[k], (at >> 8) + STEPS_Y[k]
            if terrain.on_table(x, y):
                if nearest == NONE or distance2(start, place_of(x, y)) < distance2(start, nearest):
                    nearest = place_of(x, y)
        if nearest != NONE and distance2(start, nearest) <= reach * reach and not among(places, nearest):
            if nearest != start and scout.objection(start, nearest) == ALLOWED:
                if leg_between(terrain, start, nearest) >= 0:
                    places = append(places, nearest)
    return places


def add_corners(terrain: Terrain, scout: Scout, start: Place, reach: i64, places: vec[i64]) -> vec[i64]:
    """Points that matter: the corners of zones that straight legs lead to."""
    legs = terrain.corner_legs_from(start)
    for k in range(0, i64(len(legs)) - 1, 2):
        if legs[k + 1] & LENGTH <= reach and scout.objection(start, legs[k]) == ALLOWED:
            places = append(places, legs[k])
    return places


def among(places: vec[i64], place: Place) -> bool:
    for other in places:
        if other == place:
            return True
    return False


# -- moving ----------------------------------------------------------------------------------------------------------
def mover_objection(b: Battle, unit: Unit) -> Rule:
    """Whether a unit can move at all now."""
    if b.side[unit] != b.active or b.at[unit] < 0:
        return NOT_YOURS
    if not b.marks[unit] & ACTIVATED:
        return PA_ACTIVATES
    if not b.marks[unit] & MOVED:
        return ALLOWED
    return ENTRY_IS_ALL if just_entered(b, unit) else HOW_FAR


def move_objection(b: Battle, unit: Unit, by: Place, place: Place) -> Rule:
    """FREE_PASSAGE: the limits of segments do not count; friends are crossed but not stopped on (ONE_PLACE_EACH)."""
    mover = mover_objection(b, unit)
    if mover != ALLOWED:
        return mover
    if not b.terrain.on_table(place & 0xFF, place >> 8):
        return ON_THE_TABLE
    if by != NONE and not b.terrain.on_table(by & 0xFF, by >> 8):
        return ON_THE_TABLE
    route = find_route(b, unit, by, place)
    if route.rule != ALLOWED:
        return route.rule
    return ONE_PLACE_EACH if b.taken(place) else ALLOWED


def can_move(b: Battle) -> bool:
    for unit in range(b.units()):
        if mover_objection(b, unit) == ALLOWED:
            return True
    return False


def friends_near(b: Battle, unit: Unit) -> vec[i64]:
    """Where friends stand within reach: places that are taken. Enemies are kept away by their zones of control."""
    friends = vec[i64]()
    for other in range(b.units()):
        if b.at[other] >= 0 and b.side[other] == b.side[unit] and other != unit:
            if distance2(b.at[other], b.at[unit]) <= 900:
                friends = append(friends, b.at[other])
    return friends


def move(b: Battle, unit: Unit, by: Place, place: Place) -> None:
    route = find_route(b, unit, by, place)
    length = route.length()
    mode = mode_of(length)
    if route.straight != ALLOWED:
        tell_detour(b, unit, place, route)
    for bend in route.bends:
        b.note(EV_PASSED_BY, side=b.side[unit], unit=unit, target=bend, rule=ROUTE)
    b.note(EV_MOVED, side=b.side[unit], unit=unit, origin=b.at[unit], target=place, amount=length, rule=mode_rule(mode))
    b.at[unit] = place
    b.mode[unit] = mode
    b.entered[unit] = entered_by(route.met)
    b.marks[unit] = (b.marks[unit] | MOVED) & ~(SETTLED | BROKE_IN)
    if route.met & VERY:  # VERY_DIFFICULT_NO_FIGHT
        b.marks[unit] |= NO_FIGHT


def tell_detour(b: Battle, unit: Unit, place: Place, route: Route) -> None:
    """ROUTE: a move that was meant straight and had to bend says what barred the way, what it costs, and to which mode."""
    start = b.at[unit]
    straight = leg_length(start & 0xFF, start >> 8, place & 0xFF, place >> 8)
    longer = route.length() - straight
    b.note(EV_DETOUR, side=b.side[unit], unit=unit, origin=start, target=place, amount=longer, rule=route.straight)
    if mode_of(route.length()) > mode_of(straight):
        worse = mode_rule(mode_of(route.length()))
        b.note(EV_WORSE_MODE, side=b.side[unit], unit=unit, amount=mode_of(straight), rule=worse)


def reach_by_modes(b: Battle, unit: Unit, by: Place) -> Reach:
    """Every point a unit may move to now, past a point if one is named, with the mode that takes it there."""
    survey = Survey(b, unit)
    x, y = survey.start & 0xFF, survey.start >> 8
    west, east = max(0, x - survey.reach), min(b.terrain.width, x + survey.reach)
    north, south = max(0, y - survey.reach), min(b.terrain.depth, y + survey.reach)
    found = Reach(west, north, east - west + 1, south - north + 1)
    if mover_objection(b, unit) != ALLOWED:
        return found
    for row in range(north, south + 1):
        for column in range(west, east + 1):
            end = place_of(column, row)
            if distance2(survey.start, end) > survey.reach * survey.reach or b.taken(end):
                continue
            # what bars the end bars every route to it, and is seen faster
            if survey.scout.controls(end) or not b.terrain.can_stand(column, row):
                continue
            route = survey.route(by, end)
            if route.rule == ALLOWED:
                found.mark(column, row, mode_of(route.length()))
    return found


class Moving(Step):
    def __init__(self) -> None:
        super().__init__([MOVE, DONE], ACTIVATED)

    def asks(self, b: Battle, dice: Dice) -> bool:
        if can_move(b):
            return True
        b.phase = FIRING
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        """Half-UD points and points that matter, worked out once in a phase: any other that meets no objection is legal too."""
        choices.offer(pack(DONE))
        for unit in range(b.units()):
            if mover_objection(b, unit) == ALLOWED:
                friends = friends_near(b, unit)
                for place in reach_of(b, unit):
                    if place != NONE and not among(friends, place):
                        choices.offer(pack(MOVE, unit=unit, target=place))

    def objection(self, b: Battle, action: Action) -> Rule:
        if verb_of(action) == DONE:
            return ALLOWED
        return move_objection(b, unit_of(action), origin_of(action), target_of(action))

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == DONE:
            b.phase = FIRING
        else:
            move(b, unit_of(action), origin_of(action), target_of(action))
