"""Search by imagined lines of play: every line goes on to the end of the game by the rules of thumb. Compiled.

What the rules of thumb like best is the favourite. The other actions worth a thought play against each other for the right
to challenge it, and the challenger is taken only when line after line, thrown with the same dice, shows that it is better:
a search that trusts every small difference strays from good play by mere chance, at every decision anew.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import Action, pack, verb_of
from grognard.engine.dice import Dice, SeededDice
from grognard.engine.game import Game
from grognard.engine.judgement import Weighed
from grognard.engine.state import ALLOWED, NOBODY, Side, State

SEED_STEP: Final[i64] = 0x9E3779B97F4A7C1
LONGEST_LINE: Final[i64] = 1000  # actions; a longer line is appraised where it stands
GLANCES: Final[i64] = 32  # actions between two looks at the clock
FEWEST_PAIRS: Final[i64] = 8
SURE: Final = 2.0  # standard errors by which a challenger must be better
CLEAR: Final = 4.0  # standard errors that need no more proof


class Arm:
    """An action under consideration, and what its lines brought in all."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.total = 0.0


class Search:
    """The thought before one decision."""

    def __init__(self, game: Game, seen: State, side: Side, seed: i64, nodes: i64, seconds: float, width: i64) -> None:
        self.game = game
        self.seen = seen
        self.side: Side = side
        self.seed: i64 = seed
        self.width: i64 = width  # alternatives thought of
        self.nodes: i64 = nodes  # actions to try in all
        self.deadline = time.perf_counter() + seconds
        self.spent: i64 = 0
        self.rounds: i64 = 0

    def choose(self, favourite: Action, others: list[Action]) -> Action:
        rivals = self.rivals(favourite, others)[: self.width]
        if not rivals:
            return favourite
        challenger = self.challenger(rivals)
        return challenger if self.beats(challenger, favourite) else favourite

    def rivals(self, favourite: Action, others: list[Action]) -> list[Action]:
        """What the favourite rules out, and to stop. What can as well be done after it is no rival: its turn will come."""
        dice = SeededDice(self.seed)
        after = self.game.imagine(self.seen, self.side, dice)
        self.game.apply(after, favourite, dice)
        if after.decider != self.side:
            return others
        return [other for other in others if is_bare(other) or self.game.objection(after, other) != ALLOWED]

    def is_late(self) -> bool:
        return time.perf_counter() > self.deadline

    def challenger(self, actions: list[Action]) -> Action:
        """Half of the thought: all actions play on in lines with the same dice, the worse half drops out, again and again."""
        arms = [Arm(action) for action in actions]
        share = self.nodes // 2 // max(halvings(i64(len(arms))), 1)
        while len(arms) > 1:
            until = self.spent + share
            for arm in arms:
                arm.total = 0.0
            while self.spent < until and not self.is_late():
                self.rounds += 1
                for arm in arms:
                    arm.total += self.line(arm.action)
            arms = better_half(arms)
        return arms[0].action

    def beats(self, challenger: Action, favourite: Action) -> bool:
        """Pairs of lines with the same dice, until thought or doubt is over."""
        pairs: i64 = 0
        mean, squares, error = 0.0, 0.0, 0.0
        while self.spent < self.nodes and not self.is_late():
            self.rounds += 1
            gain = self.line(challenger) - self.line(favourite)
            if self.is_late():
                break  # the last lines were cut short
            pairs += 1
            step = gain - mean
            mean += step / float(pairs)
            squares += step * (gain - mean)
            if pairs >= FEWEST_PAIRS:
                error = math.sqrt(squares / float(pairs * (pairs - 1)))
                if mean < -error or mean > CLEAR * error:
                    break
        return pairs >= FEWEST_PAIRS and mean > SURE * error

    def line(self, action: Action) -> float:
        """One imagined line of play with the dice of this round: the appraisal of its end."""
        dice = SeededDice(self.seed + self.rounds * SEED_STEP)
        state = self.game.imagine(self.seen, self.side, dice)
        self.game.apply(state, action, dice)
        self.spent += 1 + play_on(self.game, state, dice, self.deadline)
        return float(self.game.appraise(state, self.side))


def is_bare(action: Action) -> bool:
    """Whether an action is a verb and nothing else, as `done`: it ends what is under way."""
    return action == pack(verb_of(action))


def better_half(arms: list[Arm]) -> list[Arm]:
    kept: list[Arm] = []
    left = arms[:]
    for _ in range((len(arms) + 1) // 2):
        best = left[0]
        for arm in left:
            if arm.total > best.total:
                best = arm
        kept.append(best)
        left.remove(best)
    return kept


def halvings(number: i64) -> i64:
    """How often so many must be halved until one is left."""
    times: i64 = 0
    while number > 1:
        number = (number + 1) // 2
        times += 1
    return times


def play_on(game: Game, state: State, dice: Dice, deadline: float = math.inf) -> i64:
    """Both sides play by rules of thumb at a glance to the end of the line; returns the number of actions."""
    actions: i64 = 0
    while state.decider != NOBODY and actions < LONGEST_LINE:
        if actions % GLANCES == 0 and time.perf_counter() > deadline:
            break
        weighed = Weighed()
        game.weigh(state, weighed)
        game.apply(state, weighed.actions[weighed.preferred(dice)], dice)
        actions += 1
    return actions
