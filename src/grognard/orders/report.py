"""Ways and what they risk as plain data, for a client. See docs/api.md."""

from __future__ import annotations

from copy import copy

from msgspec import Struct

from grognard.engine.actions import NONE, unit_of
from grognard.engine.dice import NO_DIE
from grognard.engine.state import State
from grognard.odds.report import Odds, Prospect, odds_data, prospect_data
from grognard.orders.risk import toll_of
from grognard.orders.ways import Way, ways_of
from grognard.table.play import Play


class Leg(Struct):
    """One place after another, and the enemies who may fire as the unit sets out for it."""

    place: str
    fire: list[int]


class WayTold(Struct):
    """The best way of a unit to a place."""

    place: str
    chance: float  # to arrive, if nobody fires
    points: float  # left on arrival, on average
    sure: bool  # nothing is thrown and nobody may fire: it can be taken back
    meets: bool  # an enemy is there: it comes to a fight
    legs: list[Leg]
    actions: list[str]  # in notation, one after the other


class WaysTold(Struct):
    """Everywhere a unit can get to now by several actions."""

    unit: int
    ways: list[WayTold]


class Shot(Struct):
    """What one enemy's fire does to the unit on its way."""

    unit: int
    name: str
    place: str  # that the unit is leaving
    prospects: list[Prospect]


class Risk(Struct):
    """What a way may cost."""

    way: WayTold
    arrives: float  # if all who may fire do
    suffers: float  # to lose anything, if all do
    lost: float  # on average, if all do
    eliminated: float
    stopped: float  # alive, but short of the place
    shots: list[Shot]
    fight: Odds | None  # that the arrival leads to, as things stand


def ways_data(play: Play, unit: int) -> WaysTold:
    return WaysTold(unit, [way_data(play, way) for way in ways_of(play.game, play.state, unit)])


def way_data(play: Play, way: Way) -> WayTold:
    game, marching = play.game, play.game.marching
    assert marching is not None
    legs: list[Leg] = []
    actions: list[str] = []
    for step in way.steps():
        assert step.before is not None
        before = step.before.courses[0].state
        actions.append(game.write(before, step.action))
        if step.place != marching.place(before, unit_of(step.action)):
            legs.append(Leg(game.place(play.state, step.place), [int(unit_of(shot)) for shot in step.danger]))
    arrived = way.courses[0].state
    return WayTold(
        place=game.place(play.state, way.place),
        chance=round(way.chance, 9),  # sums of sixths
        points=way.points / way.chance,
        sure=way.is_sure(),
        meets=marching.fight(arrived, unit_of(way.action)) != NONE,
        legs=legs,
        actions=actions,
    )


def risk_data(play: Play, unit: int, place: str) -> Risk | None:
    """None where the unit cannot get there."""
    game, state = play.game, play.state
    wanted = [way for way in ways_of(game, state, unit) if game.place(state, way.place) == place]
    if not wanted:
        return None
    way = wanted[0]
    toll = toll_of(game, state, unit, way)
    return Risk(
        way=way_data(play, way),
        arrives=round(toll.arrives(), 9),
        suffers=round(toll.suffers(), 9),
        lost=round(toll.lost(), 9),
        eliminated=round(toll.eliminated(), 9),
        stopped=round(toll.pinned(), 9),
        shots=[shot for step in way.steps() for shot in shots_at(play, step)],
        fight=fight_data(play, unit, way),
    )


def shots_at(play: Play, step: Way) -> list[Shot]:
    """Each enemy's fire by itself, at a unit that nobody has fired at before."""
    if not step.danger or step.before is None:
        return []
    game, marching = play.game, play.game.marching
    assert marching is not None
    before = step.before.courses[0].state
    under_fire: State = before.clone()
    game.apply(under_fire, step.action, NO_DIE)
    place = game.place(before, marching.place(before, unit_of(step.action)))
    shots: list[Shot] = []
    for action in step.danger:
        found = game.odds(under_fire, action)
        prospects = [] if found is None else [prospect_data(play, prospect) for prospect in found.prospects]
        shooter = int(unit_of(action))
        shots.append(Shot(shooter, game.unit(play.state, shooter), place, prospects))
    return shots


def fight_data(play: Play, unit: int, way: Way) -> Odds | None:
    marching = play.game.marching
    assert marching is not None
    arrived = way.courses[0].state
    fight = marching.fight(arrived, unit)
    if fight == NONE:
        return None
    there = copy(play)
    there.state = arrived
    return odds_data(there, fight)
