"""Reach, zones of control and retreats against a slow and obvious reference in fractions. No floating point anywhere."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.engine.actions import NONE
from grognard.engine.state import ALLOWED
from grognard.games.bretzel_krieg.ground import LENGTH, place_of
from grognard.games.bretzel_krieg.movement import move_objection, reach_of
from grognard.games.bretzel_krieg.retreat import step_objection
from grognard.games.bretzel_krieg.routes import find_route
from grognard.games.bretzel_krieg.state import LOST, Battle
from tests.games.bretzel_krieg.table import Table, box, open_table, river, scenario
from tests.rules import rule

Spot = tuple[int, int]

# -- the reference -------------------------------------------------------------------------------------------------------
# Rectangles as (west, north, east, south); the river is the line y = 55 with a gap between x = 48 and x = 57.
Rectangle = tuple[int, int, int, int]
WOODS = [(31, 31, 43, 38), (62, 22, 74, 28)]
MARSHES = [(36, 62, 52, 66)]
LAKES = [(81, 31, 88, 52)]
# TOUCHING_ZONES: the table gets some of them in two halves, but they are one piece of ground all the same.
HALVES: dict[Rectangle, list[Rectangle]] = {
    WOODS[0]: [(31, 31, 35, 38), (35, 31, 43, 38)],
    LAKES[0]: [(81, 31, 88, 40), (81, 40, 88, 52)],
}
BANKS: list[tuple[Spot, Spot]] = [((-10, 55), (48, 55)), ((57, 55), (130, 55))]
ZONES = [
    box(kind, f"{w / 10},{n / 10}", f"{e / 10},{s / 10}")
    for kind, rectangles in (("wood", WOODS), ("marsh", MARSHES), ("lake", LAKES))
    for rectangle in rectangles
    for w, n, e, s in HALVES.get(rectangle, [rectangle])
]
RIVER = river("-1.0,5.5", "4.8,5.5", "5.7,5.5", "13.0,5.5", crossings=(2,))


def distance2(a: Spot, b: Spot) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def tenths_up(a: Spot, b: Spot) -> int:
    """The length of a leg, rounded up to a tenth, by counting."""
    length = 0
    while length * length < distance2(a, b):
        length += 1
    return length


def nearest2(a: Spot, b: Spot, p: Spot) -> Fraction:
    """The square of the least distance of a point from a leg."""
    across, down = b[0] - a[0], b[1] - a[1]
    along = (p[0] - a[0]) * across + (p[1] - a[1]) * down
    if along <= 0:
        return Fraction(distance2(a, p))
    if along >= distance2(a, b):
        return Fraction(distance2(b, p))
    return Fraction(((p[0] - a[0]) * down - (p[1] - a[1]) * across) ** 2, distance2(a, b))


def inner_part(a: Spot, b: Spot, rectangle: Rectangle) -> tuple[Fraction, Fraction] | None:
    """From where to where, as parts of the leg, it runs strictly inside a rectangle; None if nowhere."""
    west, north, east, south = rectangle
    low, high = Fraction(0), Fraction(1)
    for start, step, least, most in ((a[0], b[0] - a[0], west, east), (a[1], b[1] - a[1], north, south)):
        if step == 0:
            if not least < start < most:
                return None
        else:
            ends = sorted((Fraction(least - start, step), Fraction(most - start, step)))
            low, high = max(low, ends[0]), min(high, ends[1])
    return (low, high) if low < high else None


def holds(spot: Spot, rectangle: Rectangle) -> bool:
    return rectangle[0] <= spot[0] <= rectangle[2] and rectangle[1] <= spot[1] <= rectangle[3]


def on_border(spot: Spot) -> bool:
    """Seams too: nothing bends there."""
    return any(
        holds(spot, r) and (spot[0] in (r[0], r[2]) or spot[1] in (r[1], r[3]))
        for whole in [*WOODS, *MARSHES, *LAKES]
        for r in HALVES.get(whole, [whole])
    )


def crosses_bank(a: Spot, b: Spot) -> bool:
    """Whether a leg meets the banks, which lie on y = 55."""
    for (west, _), (east, _) in BANKS:
        if a[1] == b[1] == 55:
            if max(min(a[0], b[0]), west) <= min(max(a[0], b[0]), east):
                return True
        elif min(a[1], b[1]) <= 55 <= max(a[1], b[1]):
            x = a[0] + Fraction(55 - a[1], b[1] - a[1]) * (b[0] - a[0])
            if west <= x <= east:
                return True
    return False


def can_stand(spot: Spot) -> bool:
    x, y = spot
    wet = y == 55 and not 48 < x < 57
    return 0 <= x <= 120 and 0 <= y <= 90 and not wet and not any(holds(spot, lake) for lake in LAKES)


def leg_length(a: Spot, b: Spot, enemies: list[Spot]) -> int | None:
    """The length of a leg on its own, if nothing forbids it."""
    length = length_over_ground(a, b)
    return None if length is None or any(nearest2(a, b, enemy) < 100 for enemy in enemies) else length


@cache  # the legs between two points of the lattice come back in every example
def length_over_ground(a: Spot, b: Spot) -> int | None:
    """The length of a leg that the ground allows. Rectangles are convex: a leg is inside one in a single stretch."""
    if a == b or not can_stand(b) or crosses_bank(a, b) or any(inner_part(a, b, lake) for lake in LAKES):
        return None
    for wood in WOODS:
        part = inner_part(a, b, wood)
        if part and not holds(a, wood) and not holds(b, wood):
            return None  # in and out again
    return tenths_up(a, b)


def route_length(start: Spot, end: Spot, enemies: list[Spot], reach: int) -> int | None:
    """ROUTE, word by word: straight; else the fewest bends, two at most; else none. Only the length is compared."""
    lattice = [
        (x, y)
        for x in range(0, 121, 5)
        for y in range(0, 91, 5)
        if distance2(start, (x, y)) <= reach * reach and can_stand((x, y)) and not on_border((x, y))
    ]

    def joined(first: tuple[int, set[int]], a: Spot, b: Spot) -> tuple[int, set[int]] | None:
        """A leg after a way of some length that entered some woods: it leaves none of those."""
        if first[0] + tenths_up(a, b) > reach:
            return None
        length = leg_length(a, b, enemies)
        if length is None:
            return None
        entered = {k for k, wood in enumerate(WOODS) if holds(b, wood) and not holds(a, wood)}
        if any(holds(a, WOODS[k]) and not holds(b, WOODS[k]) for k in first[1]):
            return None
        return first[0] + length, first[1] | entered

    held = [enemy for enemy in enemies if distance2(start, enemy) < 100]
    if held:
        others = [enemy for enemy in enemies if enemy not in held]
        length = leg_length(start, end, others)
        never_nearer = all(
            (start[0] - e[0]) * (end[0] - start[0]) + (start[1] - e[1]) * (end[1] - start[1]) >= 0 for e in held
        )
        away = all(distance2(end, e) >= 100 for e in held)
        return length if length is not None and length <= reach and never_nearer and away else None
    straight = joined((0, set()), start, end)
    if straight:
        return straight[0]
    first = {spot: way for spot in lattice if (way := joined((0, set()), start, spot))}
    once = [way[0] for spot in first if spot != end and (way := joined(first[spot], spot, end))]
    if once:
        return min(once)
    second: dict[Spot, tuple[int, set[int]]] = {}
    for spot in lattice:
        if spot not in first and spot != start:
            ways = [way for bend in first if (way := joined(first[bend], bend, spot))]
            if ways:
                second[spot] = min(ways, key=lambda way: way[0])
    twice = [way[0] for spot in second if spot != end and (way := joined(second[spot], spot, end))]
    return min(twice) if twice else None


# -- positions -----------------------------------------------------------------------------------------------------------
# Now and then on the line of a seam: a random leg would hardly ever run along one.
spots = st.tuples(st.integers(20, 100) | st.just(35), st.integers(15, 80) | st.just(40)).filter(can_stand)


@st.composite
def meetings(draw: st.DrawFn) -> tuple[Spot, list[Spot], str]:
    """A mover and up to four enemies not far from it; now and then one of them inside a zone of control."""
    start = draw(spots)
    near = st.tuples(st.integers(-35, 35), st.integers(-35, 35)).map(lambda d: (start[0] + d[0], start[1] + d[1]))
    enemies = draw(st.lists(near.filter(can_stand), min_size=1, max_size=4, unique=True))
    if draw(st.integers(0, 4)) > 0:
        enemies = [enemy for enemy in enemies if distance2(enemy, start) >= 100]
    enemies = [enemy for enemy in enemies if enemy != start]
    return start, enemies, draw(st.sampled_from(["infantry", "motorised", "armoured"]))


@cache
def bare_table(kind: str) -> Table:
    """A mover and four enemies along the edges, to be put where a test wants them."""
    units: list[dict[str, Any]] = [
        {"side": "attacker", "kind": kind, "name": "A", "at": [0, 90], "marks": ["activated", "broke-in"]},
        *({"side": "defender", "kind": "infantry", "at": [30 * number, 0]} for number in range(4)),
    ]
    return open_table(scenario(zones=ZONES, rivers=[RIVER], position={"phase": "move", "units": units}))


def set_out(start: Spot, enemies: list[Spot], kind: str) -> Battle:
    b = bare_table(kind).battle.clone()
    b.at[0] = place_of(*start)
    for number in range(1, b.units()):
        b.at[number] = place_of(*enemies[number - 1]) if number <= len(enemies) else LOST
    return b


def found_length(b: Battle, spot: Spot) -> int | None:
    route = find_route(b, 0, NONE, place_of(*spot))
    return int(route.met & LENGTH) if route.rule == ALLOWED else None


@rule("route", "zone-of-control", "leaving-a-zone", "how-far", "difficult-holds", "impassable", "touching-zones")
@settings(max_examples=150)
@given(meetings(), st.data())
def test_routes_agree_with_the_reference(meeting: tuple[Spot, list[Spot], str], data: st.DataObject) -> None:
    start, enemies, kind = meeting
    b = set_out(start, enemies, kind)
    reach = 20 if kind == "infantry" else 30
    along = st.integers(-reach, reach) | st.just(0)
    near = st.tuples(along, along)
    for dx, dy in data.draw(st.lists(near, min_size=4, max_size=4)):
        end = (start[0] + dx, start[1] + dy)
        if end != start and 0 <= end[0] <= 120 and 0 <= end[1] <= 90:
            assert found_length(b, end) == route_length(start, end, enemies, reach), (start, end, enemies)


@rule("route")
@settings(max_examples=30)
@given(meetings())
def test_the_list_is_the_lattice_that_the_reference_reaches(meeting: tuple[Spot, list[Spot], str]) -> None:
    start, enemies, kind = meeting
    b = set_out(start, enemies, kind)
    reach = 20 if kind == "infantry" else 30
    listed = {(int(place & 0xFF), int(place >> 8)) for place in reach_of(b, 0) if place != NONE}
    lattice = [
        (x, y) for x in range(0, 121, 5) for y in range(0, 91, 5) if 0 < distance2(start, (x, y)) <= reach * reach
    ]
    sample = lattice[:: max(1, len(lattice) // 12)]
    for end in sample:
        assert (end in listed) == (route_length(start, end, enemies, reach) is not None), (start, end, enemies)
    for end in listed:
        assert move_objection(b, 0, NONE, place_of(*end)) == ALLOWED


@rule("retreat-steps")
@settings(max_examples=150)
@given(meetings())
def test_steps_of_retreat_agree_with_the_reference(meeting: tuple[Spot, list[Spot], str]) -> None:
    start, enemies, kind = meeting
    b = set_out(start, enemies, kind)
    for dx in range(-10, 11):
        for dy in range(-10, 11):
            end = (start[0] + dx, start[1] + dy)
            if dx * dx + dy * dy == 100 and 0 <= end[0] <= 120 and 0 <= end[1] <= 90:
                allowed = (
                    can_stand(end)
                    and not crosses_bank(start, end)
                    and not any(inner_part(start, end, lake) for lake in LAKES)
                    and all(distance2(end, enemy) >= 100 for enemy in enemies)
                    and all(
                        distance2(end, enemy) > distance2(start, enemy)
                        for enemy in enemies
                        if distance2(start, enemy) <= 1600
                    )
                )
                assert (step_objection(b, 0, place_of(*end)) == ALLOWED) == allowed, (start, end, enemies)
