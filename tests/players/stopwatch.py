"""How long a level thinks, by the time of its own thread: what else the machine has to do does not count."""

from __future__ import annotations

import gc
import time

from grognard.engine.game import AnyGame
from grognard.engine.state import State
from grognard.players.level import Budget
from grognard.players.registry import find_level

CLOCK = 0.05  # seconds
OVERRUN = 1.0  # for the line under way, on a slow machine; what no clock ends goes on for hours


def time_thought(level: str, game: AnyGame, state: State) -> tuple[float, float]:
    """Far more to think of than there is time for: the processor's seconds, and the clock's."""
    gc.collect()  # what others left behind is not swept up meanwhile
    clock, start = time.perf_counter(), time.thread_time()
    find_level(level).choose(game, state, int(state.decider), 1, Budget(10**12, CLOCK))
    return time.thread_time() - start, time.perf_counter() - clock
