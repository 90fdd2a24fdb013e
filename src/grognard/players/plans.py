"""A set-up planned as a whole: what a unit in each place is worth, learned from imagined games. Compiled.

One placement decides little and the dice decide much, so there is never time for enough lines of play to compare two places.
All lines together can tell. In each of them the side sets up with different preferences for the places, drawn by lot around
what the earlier lines have taught. Linear regression, updated line by line as in a Kalman filter, says what each place added.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import Action, target_of
from grognard.engine.dice import Dice, SeededDice
from grognard.engine.judgement import Weighed
from grognard.engine.state import NOBODY, State
from grognard.players.thought import Thought, play_on

LEANING: Final[i64] = 430  # hundredths of worth at most, either way
# In the units of an appraisal:
SCATTER: Final = 5000.0  # of the results of lines with the same set-up, and of their unknown average
MATTERS: Final = 300.0  # the difference that a unit in a place makes, as a rule
TRUST: Final = 4.0  # hundredths of worth that one of them counts for in the final choice
CAUTION: Final = 2.0  # the same while lines are played


class Effects:
    """What each place adds to the result for each unit that is set up there, as far as lines have told."""

    def __init__(self) -> None:
        self.numbers: dict[i64, i64] = {}  # of the places, from 1: number 0 is what all lines have in common
        self.means = vec[float]([0.0])
        self.doubts = [vec[float]([SCATTER * SCATTER])]  # row by row, the covariances of what is not known of the means

    def number(self, place: i64) -> i64:
        """The number of a place, perhaps a new one."""
        if place not in self.numbers:
            new = i64(len(self.means))
            self.numbers[place] = new
            self.means = append(self.means, 0.0)
            for row in range(new):
                self.doubts[row] = append(self.doubts[row], 0.0)
            self.doubts.append(vec[float]([0.0] * (new + 1)))
            self.doubts[new][new] = MATTERS * MATTERS
        return self.numbers[place]

    def of(self, place: i64) -> float:
        return self.means[self.numbers[place]] if place in self.numbers else 0.0

    def learn(self, places: list[i64], result: float) -> None:
        """Learns from one line: where something was set up and how often, and what came of it."""
        told = [i64(0)] + [self.number(place) for place in places]
        known = vec[float]([0.0] * len(self.means))  # how the result goes with each of the means
        expected = 0.0
        for number in told:
            expected += self.means[number]
            row = self.doubts[number]
            for other in range(i64(len(known))):
                known[other] += row[other]
        spread = SCATTER * SCATTER
        for number in told:
            spread += known[number]
        for number in range(i64(len(known))):
            share = known[number] / spread
            self.means[number] += share * (result - expected)
            row = self.doubts[number]
            for other in range(i64(len(known))):
                row[other] -= share * known[other]


class Plans(Thought):
    """The thought before one placement of a set-up."""

    def choose(self, weighed: Weighed) -> Action:
        """The best by rules of thumb and by what the lines say of its place."""
        effects = self.effects()
        best: i64 = 0
        most = 0.0
        for index in range(weighed.count()):
            worth = float(weighed.worths[index]) + TRUST * effects.of(target_of(weighed.actions[index]))
            if index == 0 or worth > most:
                best, most = index, worth
        return weighed.actions[best]

    def effects(self) -> Effects:
        effects = Effects()
        while self.spent < self.nodes and not self.is_late():
            self.rounds += 1
            self.line(effects)
        return effects

    def line(self, effects: Effects) -> None:
        """One imagined game with leanings of its own: set up, played on, appraised."""
        dice = self.dice()
        state = self.game.imagine(self.seen, self.side, dice)
        places = self.set_up(state, effects, dice)
        self.spent += play_on(self.game, state, dice, self.deadline, self.until)
        if not self.is_late():  # else the line was cut short
            effects.learn(places, float(self.game.appraise(state, self.side)))

    def set_up(self, state: State, effects: Effects, dice: SeededDice) -> list[i64]:
        """Goes on to the end of the set-up; returns the places where this side has set something up."""
        leanings: dict[i64, i64] = {}
        places: list[i64] = []
        while state.decider != NOBODY and self.game.setting_up(state):
            weighed = Weighed()
            self.game.weigh(state, weighed)
            if state.decider == self.side and not weighed.mixed:
                index = leaned(weighed, leanings, effects, dice)
                places.append(target_of(weighed.actions[index]))
            else:
                index = weighed.preferred(dice)
            self.game.apply(state, weighed.actions[index], dice)
            self.spent += 1
        return places


def leaned(weighed: Weighed, leanings: dict[i64, i64], effects: Effects, dice: Dice) -> i64:
    """Index of the best action, given random preferences for places, drawn once around what was learned."""
    best: i64 = 0
    most: i64 = 0
    for index in range(weighed.count()):
        place = target_of(weighed.actions[index])
        if place not in leanings:
            leanings[place] = dice.roll(2 * LEANING + 1) - LEANING - 1 + i64(CAUTION * effects.of(place))
        worth = weighed.worths[index] + leanings[place]
        if index == 0 or worth > most:
            best, most = index, worth
    return best
