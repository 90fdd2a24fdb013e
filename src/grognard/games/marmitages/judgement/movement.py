"""Marmitages: which moves deserve a thought."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Choices, target_of, unit_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.engine.state import NOBODY, Unit
from grognard.games.marmitages.judgement.outlook import MAY_BOG, Outlook, lines_gained, pull, rows_held
from grognard.games.marmitages.state import Battle
from grognard.games.marmitages.vocabulary import DONE, MOVE


def weigh_moves(b: Battle, offered: Choices, weighed: Weighed) -> None:
    side = b.decider
    outlook = Outlook(b)
    rows = rows_held(b, side)
    mover: Unit = NOBODY
    doubled = False
    here: i64 = 0
    for action in offered.actions:
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
        if verb_of(action) != MOVE:  # a unit that is left out gains next to nothing
            continue
        unit = unit_of(action)
        if unit != mover:
            mover = unit
            doubled = twin_before(b, unit)
            here = 0 if doubled else pull(b, outlook, side, unit, b.at[unit])
        if doubled:
            continue
        worth = pull(b, outlook, side, unit, target_of(action)) - here
        if b.is_vehicle(unit):
            worth -= MAY_BOG
        if b.ground.cards:
            worth += lines_gained(b, rows, b.at[unit] // b.width, target_of(action) // b.width)
        if worth > -30:
            weighed.weigh(action, worth)


def twin_before(b: Battle, unit: Unit) -> bool:
    """Whether a unit just like this one stands in the same sector: then only the first of them is thought of."""
    for other in range(unit):
        if b.at[other] == b.at[unit] and b.alike(unit, other):
            return True
    return False
