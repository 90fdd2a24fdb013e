"""Thought in imagined lines of play: every line goes on by the rules of thumb, some turns or to the end. Compiled."""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, unit_of, verb_of
from grognard.engine.dice import Dice, SeededDice
from grognard.engine.game import FAR, AnyGame
from grognard.engine.judgement import Weighed
from grognard.engine.state import NOBODY, Side, State

SEED_STEP: Final[i64] = 0x9E3779B97F4A7C1
LONGEST_LINE: Final[i64] = 1000  # actions; a longer line is appraised where it stands
GLANCES: Final[i64] = 32  # actions between two checks of the time


class Thought:
    """How much thought may be spent on one decision, and how much has been."""

    def __init__(self, game: AnyGame, seen: State, side: Side, seed: i64, nodes: i64, seconds: float) -> None:
        self.game = game
        self.seen = seen
        self.side: Side = side
        self.seed: i64 = seed
        self.nodes: i64 = nodes  # actions to try in all
        self.deadline = time.perf_counter() + seconds
        self.spent: i64 = 0
        self.rounds: i64 = 0
        self.until: i64 = game.clock(seen) + game.horizon(nodes)  # when a line is appraised

    def is_late(self) -> bool:
        return time.perf_counter() > self.deadline

    def dice(self) -> SeededDice:
        """The dice of this round, thrown from the start."""
        return SeededDice(self.seed + self.rounds * SEED_STEP)


class Undone:
    """An action that a side does not take in a line of play, until the game's clock has passed a given time."""

    def __init__(self, action: Action, side: Side, until: i64) -> None:
        self.action = action
        self.side: Side = side
        self.until: i64 = until


def play_on(
    game: AnyGame, state: State, dice: Dice, deadline: float = math.inf, until: i64 = FAR, undone: Undone | None = None
) -> i64:
    """Both sides play by rules of thumb at a glance to the end of the line, perhaps with something left undone; returns the
    number of actions."""
    actions: i64 = 0
    while state.decider != NOBODY and actions < LONGEST_LINE and game.clock(state) <= until:
        if actions % GLANCES == 0 and time.perf_counter() > deadline:
            break
        weighed = Weighed()
        game.weigh(state, weighed)
        if undone and state.decider == undone.side and game.clock(state) <= undone.until and not weighed.mixed:
            index = best_besides(weighed, undone.action)
        else:
            index = weighed.preferred(dice)
        game.apply(state, weighed.actions[index], dice)
        actions += 1
    return actions


def best_besides(weighed: Weighed, left: Action) -> i64:
    """The index of the best action by rules of thumb that is not like the one left undone."""
    best: i64 = -1
    for index in range(weighed.count()):
        is_better = best < 0 or weighed.worths[index] > weighed.worths[best]
        if is_better and not is_like(weighed.actions[index], left):
            best = index
    return max(best, 0)


def is_like(one: Action, other: Action) -> bool:
    """Whether two actions do the same with the same unit."""
    return one == other or (verb_of(one) == verb_of(other) and unit_of(one) == unit_of(other) and unit_of(one) != NONE)
