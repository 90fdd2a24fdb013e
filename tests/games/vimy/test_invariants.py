"""The fuzzer's watchmen: each of the things that must always be true is noticed when it is not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grognard.engine.actions import NONE
from grognard.games.vimy.state import EXPOSED, UNDERGROUND, Battle
from grognard.games.vimy.victory import enter_objective
from tests.games.vimy.table import GAME, table

UNITS = ("42 Bn 1909", "49 Bn 1908", "RCR 1908", "1 Tanks 1907", "1/R261 4326")


def grow(b: Battle) -> None:
    b.strength[b.ground.names.index("42 Bn")] = 5


def empty(b: Battle) -> None:
    b.strength[b.ground.names.index("42 Bn")] = 0


def go_down_among_enemies(b: Battle) -> None:
    b.status[b.ground.names.index("42 Bn")] = UNDERGROUND


def dig_a_tank_in(b: Battle) -> None:
    b.status[b.ground.names.index("1 Tanks")] = EXPOSED + 1


def crowd(b: Battle) -> None:
    b.put(b.ground.names.index("42 Bn"), b.at[b.ground.names.index("RCR")])


def vanish(b: Battle) -> None:
    b.first[b.at[b.ground.names.index("42 Bn")]] = NONE


def be_elsewhere(b: Battle) -> None:
    b.at[b.ground.names.index("42 Bn")] = b.at[b.ground.names.index("RCR")]


def split_above(b: Battle) -> None:
    unit = b.ground.names.index("42 Bn")
    b.leave_rear(unit, b.at[unit], EXPOSED)


def leave_unseen(b: Battle) -> None:
    """It entered Hill 145, and the books still have it there."""
    unit = b.ground.names.index("42 Bn")
    home = b.at[unit]
    b.put(unit, b.board.hexes.numbers["1805"])
    enter_objective(b, unit)
    b.put(unit, home)


def play_on(b: Battle) -> None:
    b.turn = b.ground.turns + 1


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (grow, "42 Bn has grown to 5 companies"),
        (empty, "42 Bn stands without companies"),
        (go_down_among_enemies, "42 Bn cannot be underground in 1909"),
        (dig_a_tank_in, "1 Tanks is not exposed"),
        (crowd, "12 canadian companies exposed in 1908"),
        (vanish, "42 Bn is listed 0 times in 1909"),
        (be_elsewhere, "42 Bn is listed 0 times in 1908"),
        (split_above, "42 Bn is split on the surface"),
        (leave_unseen, "42 Bn is not in 1805, which it entered"),
        (play_on, "the game goes on after its last turn"),
    ],
)
def test_what_is_wrong_is_noticed(harm: Callable[[Battle], None], said: str) -> None:
    b = table(*UNITS, phase="move", side="canadian").battle
    assert GAME.invariants(b) == []
    harm(b)
    assert said in GAME.invariants(b)
