"""Bretzel Krieg !, judgement: where to dig."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Choices, pack, target_of
from grognard.engine.judgement import Weighed
from grognard.games.bretzel_krieg.ground import Place, distance2, place_of
from grognard.games.bretzel_krieg.state import DEFENDER, Battle
from grognard.games.bretzel_krieg.vocabulary import PLAN


def weigh_works(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """By the scenario's plan; else over the objectives, where a unit will stand."""
    if offered.includes(pack(PLAN)):
        weighed.weigh(pack(PLAN), 100)
        return
    for action in offered.actions:
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
