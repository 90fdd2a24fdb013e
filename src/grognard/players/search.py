"""Search among the actions of one decision, by imagined lines of play. Compiled.

What the rules of thumb like best is the favourite; its rivals are tried beside it in lines thrown with the same dice. Chance
moves the result of a line far more than one action does, so what the lines say is weighed against what was to be expected
before: that a rival is worse, the more so the less the rules of thumb like it. The fewer the lines, the more this counts.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import Action, pack, verb_of
from grognard.engine.dice import SeededDice
from grognard.engine.game import AnyGame
from grognard.engine.state import ALLOWED, Side, State
from grognard.players.thought import Thought, Undone, play_on

FEWEST_LINES: Final[i64] = 4  # of each rival, before anything is read from them
# Rounded from 187 rivals in three games, by 100 to 300 lines each, in the units of an appraisal (10,000: a win): nearly all are
# a little worse than the favourite, or as good; a few decide a large part of the game, for better or worse.
SHORTFALL: Final = 150.0  # how much worse a rival is, to begin with
PER_WORTH: Final = 2.0  # and more for each hundredth by which its worth is less
WORST: Final = 1000.0
FEW: Final = 0.15  # the share of all rivals that matter this much
MATTERS: Final = 1800.0  # the standard deviation of these from the expectation
OTHERWISE: Final = 100.0  # that of the others
NOTHING: Final[Action] = -1  # no action at all
CLEAR: Final = 4.0  # standard errors that need no more proof
HOPELESS: Final = 2.5  # standard errors of what the lines to come may still add: the mean will not rise that far


class Rival:
    """An action that might be better than the favourite, and what its lines brought beyond the favourite's."""

    def __init__(self, action: Action, gap: i64) -> None:
        self.action = action
        self.gap: i64 = gap  # by which its worth is less
        self.leaving = NOTHING  # the action left undone, for the player turn or longer
        self.expected = -min(SHORTFALL + PER_WORTH * float(gap), WORST)
        self.lines: i64 = 0
        self.mean = 0.0
        self.squares = 0.0  # of the differences from the mean, summed up

    def learn(self, gain: float) -> None:
        self.lines += 1
        step = gain - self.mean
        self.mean += step / float(self.lines)
        self.squares += step * (gain - self.mean)

    def error(self) -> float:
        """The standard error of the mean."""
        return math.sqrt(self.squares / float(self.lines * (self.lines - 1)))

    def gain(self) -> float:
        """By how much it is better than the favourite, by Bayes' rule: from the lines, and from what was to be expected."""
        if self.lines < FEWEST_LINES:
            return self.expected
        doubt = self.error() ** 2 + 1.0
        surprise = self.mean - self.expected
        much = FEW * likelihood(surprise, MATTERS**2 + doubt)
        little = (1.0 - FEW) * likelihood(surprise, OTHERWISE**2 + doubt)
        learned = MATTERS**2 / (MATTERS**2 + doubt) * much + OTHERWISE**2 / (OTHERWISE**2 + doubt) * little
        return self.expected + surprise * learned / (much + little)

    def is_clear(self) -> bool:
        return self.lines >= 2 * FEWEST_LINES and abs(self.mean) > CLEAR * self.error()

    def is_hopeless(self, to_come: float) -> bool:
        """Whether `to_come` more lines will hardly lift the mean to the favourite's."""
        if self.lines < 2 * FEWEST_LINES:
            return False
        return -self.mean > HOPELESS * self.error() * math.sqrt(to_come / (to_come + float(self.lines)))


class Search(Thought):
    """The thought before one decision: which of its rivals, if any, is better than the favourite."""

    def __init__(
        self, game: AnyGame, seen: State, side: Side, seed: i64, nodes: i64, seconds: float, width: i64
    ) -> None:
        super().__init__(game, seen, side, seed, nodes, seconds)
        self.width: i64 = width  # rivals to try at most
        self.undone_until: i64 = game.clock(seen) + game.restraint()  # when an action left undone may be done after all

    def choose(self, favourite: Action, rivals: list[Rival]) -> Action:
        """The worse half of the rivals drops out, again and again, until the best is left beside the favourite."""
        rivals = self.ruled_out(favourite, rivals)[: self.width]
        if not rivals:
            return favourite
        stages = halvings(i64(len(rivals))) + 1
        for stage in range(stages):
            self.try_out(favourite, rivals, self.spent + (self.nodes - self.spent) // (stages - stage))
            if stage < stages - 1:
                rivals = better_half(rivals)
        return rivals[0].action if rivals[0].gain() > 0.0 else favourite

    def ruled_out(self, favourite: Action, others: list[Rival]) -> list[Rival]:
        """What the favourite rules out, and leaving it undone. An action that can follow it is no rival: its turn will come."""
        dice = SeededDice(self.seed)
        after = self.game.imagine(self.seen, self.side, dice)
        self.game.apply(after, favourite, dice)
        if after.decider != self.side:
            return others
        rivals = []
        next_best: Rival | None = None
        for other in others:
            if is_bare(other.action):
                if next_best and next_best.gap < other.gap:
                    other = instead_of(favourite, other, next_best)
                rivals.append(other)
            elif self.game.objection(after, other.action) != ALLOWED:
                rivals.append(other)
            elif next_best is None:
                next_best = other
        return rivals

    def try_out(self, favourite: Action, rivals: list[Rival], until: i64) -> None:
        """Rounds of lines with the same dice, until that much thought is spent or the last doubt is over."""
        begun = self.spent
        rounds = 0.0
        while self.spent < until and not self.is_late():
            self.rounds += 1
            rounds += 1.0
            usual = self.line(favourite, NOTHING)
            for rival in rivals:
                result = self.line(rival.action, rival.leaving)
                if self.is_late():
                    return  # the last line was cut short
                rival.learn(result - usual)
            if len(rivals) == 1:
                to_come = float(max(until - self.spent, 0)) * rounds / float(self.spent - begun)
                if rivals[0].is_clear() or rivals[0].is_hopeless(to_come):
                    return

    def line(self, action: Action, leaving: Action) -> float:
        """One imagined line of play with the dice of this round: the appraisal of its end."""
        dice = self.dice()
        state = self.game.imagine(self.seen, self.side, dice)
        self.game.apply(state, action, dice)
        undone = None if leaving == NOTHING else Undone(leaving, self.side, self.undone_until)
        self.spent += 1 + play_on(self.game, state, dice, self.deadline, self.until, undone)
        return float(self.game.appraise(state, self.side))


def instead_of(favourite: Action, stop: Rival, other: Rival) -> Rival:
    """Where other actions are worth doing, leaving the favourite undone means to go on with the next best, not to stop."""
    rival = Rival(other.action, stop.gap)
    rival.leaving = favourite
    return rival


def likelihood(surprise: float, variance: float) -> float:
    return math.exp(-surprise * surprise / (2.0 * variance)) / math.sqrt(variance)


def is_bare(action: Action) -> bool:
    """Whether an action is a verb and nothing else, as `done`: it ends what is under way."""
    return action == pack(verb_of(action))


def better_half(rivals: list[Rival]) -> list[Rival]:
    ranked = sorted(rivals, key=lambda rival: -rival.gain())
    return ranked[: (len(ranked) + 1) // 2]


def halvings(number: i64) -> i64:
    """How often a number must be halved, rounding up, until it is 1."""
    times: i64 = 0
    while number > 1:
        number = (number + 1) // 2
        times += 1
    return times
