"""Bretzel Krieg !, judgement: which moves deserve a thought."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import NONE, Choices, pack
from grognard.engine.judgement import Weighed
from grognard.engine.open_table import leg_length
from grognard.engine.state import ALLOWED, Unit
from grognard.games.bretzel_krieg.ground import Place
from grognard.games.bretzel_krieg.judgement.outlook import Errand, Outlook
from grognard.games.bretzel_krieg.modes import mode_of
from grognard.games.bretzel_krieg.movement import among, friends_near, mover_objection, reach_of
from grognard.games.bretzel_krieg.state import Battle
from grognard.games.bretzel_krieg.vocabulary import DONE, MOVE

SLIGHTEST_MOVE: Final[i64] = -25  # moves that lose more are not thought of


def weigh_moves(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """One unit at a time: the first that has somewhere better to be. Nothing is offered beforehand: see `weigh`."""
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
