"""Search on imagined states, by the game protocol alone. Compiled."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import Action
from grognard.engine.dice import Dice, SeededDice
from grognard.engine.game import Game
from grognard.engine.judgement import Weighed
from grognard.engine.state import NOBODY, Side, State

SEED_STEP: Final[i64] = 0x9E3779B97F4A7C1


class Limits:
    """How far one thought may go."""

    def __init__(self, nodes: i64, seconds: float, ticks: i64, width: i64, noise: i64, doubt: float) -> None:
        self.nodes: i64 = nodes  # actions tried
        self.seconds = seconds
        self.ticks: i64 = ticks  # of the game's clock, before a line of play is appraised
        self.width: i64 = width  # actions considered
        self.noise: i64 = noise  # how far the players of a line stray from the rules of thumb
        self.doubt = doubt  # how far the rules of thumb may be wrong about an action: a standard deviation


class Arm:
    """An action under consideration: what is believed of its value, and what the lines of this round say."""

    def __init__(self, action: Action, thumb: float, doubt: float) -> None:
        self.action = action
        self.belief = thumb
        self.variance = doubt * doubt
        self.value = 0.0  # of the line just played
        self.sum = 0.0  # of the values in this stage, each less the mean of all arms


class Search:
    """Plays each action worth a thought on in many imagined ways, then drops the worse half, again and again."""

    def __init__(self, game: Game, seen: State, side: Side, seed: i64, limits: Limits) -> None:
        self.game = game
        self.seen = seen
        self.side: Side = side
        self.seed: i64 = seed
        self.limits = limits
        self.spent: i64 = 0
        self.deadline = time.perf_counter() + limits.seconds
        self.lines: i64 = 0
        self.rounds: i64 = 0

    def choose(self) -> Action:
        arms = self.candidates()
        stages = log2_up(i64(len(arms)))
        while len(arms) > 1:
            self.play_stage(arms, self.spent + (self.limits.nodes - self.spent) // stages)
            arms = better_half(arms)
            stages -= 1
        return arms[0].action

    def exhausted(self) -> bool:
        return self.spent >= self.limits.nodes or time.perf_counter() > self.deadline

    def candidates(self) -> list[Arm]:
        """The most promising actions: not those that the rules of thumb put far below the best."""
        weighed = Weighed()
        weighed.careful = True
        self.game.weigh(self.seen, weighed)
        doubt = self.limits.doubt
        arms: list[Arm] = []
        left = weighed.worths[:]
        least = weighed.worths[weighed.best()] - i64(3.0 * doubt)
        for _ in range(min(self.limits.width, weighed.count())):
            best: i64 = 0
            for index in range(weighed.count()):
                if left[index] > left[best]:
                    best = index
            if not weighed.mixed and left[best] < least:
                break
            arms.append(Arm(weighed.actions[best], 0.0 if weighed.mixed else float(left[best]), doubt))
            left[best] = -1000000000
        return arms

    def play_stage(self, arms: list[Arm], until: i64) -> None:
        """Rounds of one line for each arm, all with the same dice; then what they say corrects the beliefs."""
        rounds: i64 = 0
        squares = 0.0
        for arm in arms:
            arm.sum = 0.0
        while self.spent < until and not self.exhausted():
            rounds += 1
            self.rounds += 1
            mean = 0.0
            for arm in arms:
                arm.value = self.line(arm.action, self.seed + self.rounds * SEED_STEP)
                mean += arm.value / float(len(arms))
            for arm in arms:
                arm.sum += arm.value - mean
                squares += (arm.value - mean) * (arm.value - mean)
        if rounds < 2:
            return
        noise = squares / float((rounds - 1) * (i64(len(arms)) - 1)) / float(rounds)
        level = 0.0
        for arm in arms:
            level += arm.belief / float(len(arms))
        for arm in arms:
            seen = level + arm.sum / float(rounds)
            arm.belief = (arm.belief * noise + seen * arm.variance) / (noise + arm.variance + 0.001)
            arm.variance = noise * arm.variance / (noise + arm.variance + 0.001)

    def line(self, action: Action, seed: i64) -> float:
        """One imagined line of play: its appraisal."""
        dice = SeededDice(seed)
        state = self.game.imagine(self.seen, self.side, dice)
        self.game.apply(state, action, dice)
        self.spent += 1
        self.lines += 1
        self.spent += play_on(self.game, state, dice, self.game.clock(self.seen) + self.limits.ticks, self.limits.noise)
        return float(self.game.appraise(state, self.side))


def better_half(arms: list[Arm]) -> list[Arm]:
    kept: list[Arm] = []
    left = arms[:]
    for _ in range((len(arms) + 1) // 2):
        best = left[0]
        for arm in left:
            if arm.belief > best.belief:
                best = arm
        kept.append(best)
        left.remove(best)
    return kept


def log2_up(number: i64) -> i64:
    power: i64 = 0
    while (1 << power) < number:
        power += 1
    return max(power, 1)


def play_on(game: Game, state: State, dice: Dice, until: i64, noise: i64) -> i64:
    """Both sides play by rules of thumb until the clock says so or the game is over; returns the number of actions."""
    actions: i64 = 0
    while state.decider != NOBODY and game.clock(state) < until:
        weighed = Weighed()
        game.weigh(state, weighed)
        game.apply(state, weighed.actions[glance(weighed, dice, noise)], dice)
        actions += 1
    return actions


def glance(weighed: Weighed, dice: Dice, noise: i64) -> i64:
    """A quick choice: the best by worths that are taken not too exactly."""
    if weighed.mixed:
        return weighed.drawn(dice)
    best: i64 = 0
    top: i64 = -1000000
    for index in range(weighed.count()):
        worth = weighed.worths[index] + dice.roll(noise)
        if worth > top:
            best = index
            top = worth
    return best
