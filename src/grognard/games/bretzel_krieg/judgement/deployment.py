"""Bretzel Krieg !, judgement: where to deploy."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import Choices, pack, target_of, unit_of
from grognard.engine.judgement import Weighed
from grognard.engine.state import Unit
from grognard.games.bretzel_krieg.ground import Place, distance2
from grognard.games.bretzel_krieg.judgement.outlook import FAR, Outlook, marches, nearest_point
from grognard.games.bretzel_krieg.state import INFANTRY, Battle
from grognard.games.bretzel_krieg.vocabulary import PLAN

CROWDED: Final[i64] = 35  # tenths of a UD within which those deployed stand for an objective


def weigh_deployment(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """By the scenario's plan; else one unit at a time, near what is wanted and apart from the others."""
    if offered.includes(pack(PLAN)):
        weighed.weigh(pack(PLAN), 100)
        return
    first = unit_of(offered.actions[0])
    outlook = Outlook(b, b.decider)
    calls = calls_of(b, outlook)
    for action in offered.actions:
        if unit_of(action) == first:
            weighed.weigh(action, 1000 + post_worth(b, outlook, calls, first, target_of(action)))


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
