"""Bretzel Krieg !, judgement: where lost elements should come back."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Action, amount_of, target_of, unit_of
from grognard.engine.judgement import Weighed
from grognard.engine.state import Unit
from grognard.games.bretzel_krieg.judgement.outlook import DIVISION, ELEMENT, Errand, Outlook, time_left
from grognard.games.bretzel_krieg.reinforcements import most_elements
from grognard.games.bretzel_krieg.state import Battle


def weigh_entry(b: Battle, outlook: Outlook, action: Action, weighed: Weighed) -> None:
    """As strong as can be, where it is most wanted."""
    if amount_of(action) == strongest(b, unit_of(action)):
        errand = Errand(outlook, unit_of(action))
        fresh = (DIVISION + ELEMENT * amount_of(action)) * time_left(b) // 100
        weighed.weigh(action, fresh + errand.rest_worth(target_of(action)) // 4)


def strongest(b: Battle, unit: Unit) -> i64:
    for coming in b.ground.reinforcements:
        if coming.unit == unit:
            return most_elements(b, coming)
    return 0
