"""A scenario's ready deployment: a list of units and places, set up as far as the rules still allow it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from mypy_extensions import i64

from grognard.engine.state import ALLOWED, Rule, State

B = TypeVar("B", bound=State)  # the state of a game: its battle


def next_planned(b: B, plan: list[tuple[int, int]], objection: Callable[[B, i64, i64], Rule]) -> i64:
    """The number in the plan of the next unit that can still be set up at its place, -1 for none."""
    for index, (unit, place) in enumerate(plan):
        if objection(b, unit, place) == ALLOWED:
            return index
    return -1


def set_up_by_plan(
    b: B,
    plan: list[tuple[int, int]],
    objection: Callable[[B, i64, i64], Rule],
    deploy: Callable[[B, i64, i64], None],
) -> None:
    """The rest of the plan, as far as it finds room."""
    index = next_planned(b, plan, objection)
    while index >= 0:
        unit, place = plan[index]
        deploy(b, unit, place)
        index = next_planned(b, plan, objection)
