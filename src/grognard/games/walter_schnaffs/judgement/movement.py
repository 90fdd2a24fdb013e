"""Walter Schnaffs: which moves lead somewhere."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Choices, target_of, unit_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.engine.state import NOBODY, Unit
from grognard.games.walter_schnaffs.heavy_ground import leaving_rule, needed
from grognard.games.walter_schnaffs.judgement.outlook import Outlook, pull
from grognard.games.walter_schnaffs.state import Battle
from grognard.games.walter_schnaffs.vocabulary import MOVE


def weigh_moves(b: Battle, offered: Choices, weighed: Weighed) -> None:
    outlook = Outlook(b)
    mover: Unit = NOBODY
    doubled = False
    here: i64 = 0
    for action in offered.actions:
        if verb_of(action) != MOVE:
            weighed.weigh(action, 0)
            continue
        unit = unit_of(action)
        if unit != mover:
            mover = unit
            doubled = twin_before(b, unit)
            here = 0 if doubled else pull(b, outlook, unit, b.at[unit])
        if not doubled:
            gain = pull(b, outlook, unit, target_of(action)) - here
            if gain > -40:
                weighed.weigh(action, gain * (7 - needed(leaving_rule(b, unit))) // 6)


def twin_before(b: Battle, unit: Unit) -> bool:
    """Whether a unit just like this one stands in the same zone: then only the first of them is thought of."""
    for other in range(unit):
        if b.at[other] == b.at[unit] and b.alike(unit, other):
            return True
    return False
