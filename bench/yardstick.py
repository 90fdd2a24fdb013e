"""Yardsticks from the package registry, so that a figure means the same on every machine.

All benches of the rules count the time of their own process, so that other work on the machine disturbs them little.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib.util import find_spec

import chess


def chess_decisions(games: int, rng: random.Random) -> int:
    """Random chess with the legal list made at every decision, once; returns the number of decisions."""
    decisions = 0
    for _ in range(games):
        board = chess.Board()
        while moves := list(board.legal_moves):
            board.push(rng.choice(moves))
            decisions += 1
            if board.halfmove_clock >= 150 or board.is_insufficient_material():
                break
    return decisions


def backgammon_decisions(games: int, rng: random.Random) -> int:
    """Random backgammon of OpenSpiel, dice and all; counts the decisions only."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
    return decisions


def per_second(work: Callable[[], int], seconds: float) -> float:
    """How much of the work is done in a second, measured for at least that many seconds."""
    done, start = 0, time.process_time()
    while (took := time.process_time() - start) < seconds:
        done += work()
    return done / took


def measure(seconds: float = 2.0) -> dict[str, float]:
    """Decisions per second of every yardstick that is installed."""
    rng = random.Random(1)
    speeds = {"python-chess": per_second(lambda: chess_decisions(1, rng), seconds)}
    if find_spec("pyspiel"):
        speeds["OpenSpiel backgammon"] = per_second(lambda: backgammon_decisions(1, rng), seconds)
    return speeds


if __name__ == "__main__":
    for name, speed in measure().items():
        print(f"{name}: {speed:,.0f} random legal decisions/s")
