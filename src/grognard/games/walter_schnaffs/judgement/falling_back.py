"""Walter Schnaffs: who falls back first."""

from __future__ import annotations

from grognard.engine.actions import Choices, unit_of
from grognard.engine.judgement import Weighed
from grognard.games.walter_schnaffs.judgement.after_the_volley import base_worth
from grognard.games.walter_schnaffs.state import Battle


def weigh_retreats(b: Battle, offered: Choices, weighed: Weighed) -> None:
    """The best go first: the last may find no room. A gun that finds none is lost."""
    for action in offered.actions:
        unit = unit_of(action)
        weighed.weigh(action, 300 if b.is_gun(unit) else base_worth(b, unit))
