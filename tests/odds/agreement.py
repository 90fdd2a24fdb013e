"""Exact odds against resolutions, with a stated error rate.

For each game 200 random positions, in batches of 20. Each position is resolved `RESOLUTIONS` times, and every chance that its
odds give (of each case, and of what may befall each unit) is held against how often that came: one by one, which finds what is
far wrong somewhere, and the cases of a whole batch together by their chi-square, which finds what is a little wrong everywhere,
as a misread rule is. Where everything must pass that is 5,000 times a position and a million resolutions a game; 1,000 and
200,000 where somebody waits for it. When the odds of a game have changed, GROGNARD_RESOLUTIONS=100000 has 100,000 a position,
in a quarter of an hour. Right odds fail the 200 positions of a game with a chance of at most `ERROR_RATE`.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from statistics import NormalDist

from grognard.engine import COMPILED
from grognard.engine.actions import Choices
from grognard.engine.dice import SeededDice
from grognard.engine.playout import random_step
from grognard.engine.state import NOBODY, State
from grognard.table.play import Play

USUAL = 100 if not COMPILED else 5_000 if os.environ.get("CI") else 1_000
RESOLUTIONS = int(os.environ.get("GROGNARD_RESOLUTIONS", USUAL))  # of each position
ERROR_RATE = 1e-3  # at most: of the failing of a game's 200 positions although the odds are right
BATCHES = range(10)
POSITIONS = 20  # of a batch
LEAST_EXPECTED = 20  # of a cell of a chi-square: rarer results share one, so that chance follows the curve far out


def seeds_of(batch: int) -> range:
    return range(POSITIONS * batch, POSITIONS * (batch + 1))


@dataclass
class Comparison:
    """How often something came that is worth up to `most`, and should be worth `mean` on average."""

    what: str
    mean: float
    most: int
    came: int
    throws: int

    def allowed(self, doubt: float) -> float:
        """How far the sum may stray: Bernstein's inequality, for what varies by mean x (most - mean) at most."""
        variance = self.throws * self.mean * (self.most - self.mean)
        reach = doubt * self.most / 3
        return reach + math.sqrt(reach * reach + 2 * doubt * variance)

    def strays(self, doubt: float) -> bool:
        return abs(self.came - self.mean * self.throws) > self.allowed(doubt)


class ChiSquare:
    """How far results of which exactly one comes at a time stray from their chances, summed over positions."""

    def __init__(self) -> None:
        self.distance = 0.0
        self.freedom = 0

    def enter(self, chances: Mapping[object, float], counts: Mapping[object, int]) -> None:
        throws = sum(counts.values())
        expected, came = 0.0, 0
        for key, chance in sorted(chances.items(), key=lambda item: item[1]):
            expected += chance * throws
            came += counts.get(key, 0)
            if expected >= LEAST_EXPECTED:
                self.distance += (came - expected) ** 2 / expected
                self.freedom += 1
                expected, came = 0.0, 0
        if expected == 0:  # all results have a cell: the last count follows from the others
            self.freedom -= 1

    def deviation(self) -> float:
        """In standard deviations of a normal chance, by the cube root (Wilson and Hilferty)."""
        if not self.freedom:
            return 0.0
        spread = 2 / (9 * self.freedom)
        return float(((self.distance / self.freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread))


class Agreement:
    """All comparisons of a batch. The odds alone say how many there are, so the error rate can be shared out among them: half
    to the single ones, half to the chi-square of all."""

    def __init__(self) -> None:
        self.comparisons: list[Comparison] = []
        self.impossible: list[str] = []
        self.together = ChiSquare()

    def cases(self, where: str, chances: Mapping[object, float], counts: Mapping[object, int]) -> None:
        """Results of which exactly one comes at a time."""
        throws = sum(counts.values())
        self.impossible += [
            f"{where}: {key} came {counts[key]} times and has no odds" for key in counts if key not in chances
        ]
        for key, chance in chances.items():
            self.comparisons.append(Comparison(f"{where}: {key}", chance, 1, counts.get(key, 0), throws))
        self.together.enter(chances, counts)

    def average(self, where: str, mean: float, most: int, came: int, throws: int) -> None:
        """Something of which up to `most` come at a time."""
        self.comparisons.append(Comparison(where, mean, most, came, throws))

    def at_least(self, where: str, chance: float, came: int, throws: int) -> None:
        """Something that may come more often, by a player's choice, but not less."""
        self.average(where, chance, 1, min(came, round(chance * throws)), throws)

    def wrong(self) -> list[str]:
        share = ERROR_RATE / 2 / len(BATCHES)
        doubt = math.log(2 * max(len(self.comparisons), 1) / share)
        strays = [one for one in self.comparisons if one.strays(doubt)]
        told = [f"{one.what}: odds {one.mean:.5f}, came {one.came} times in {one.throws}" for one in strays]
        if self.together.deviation() > NormalDist().inv_cdf(1 - share):
            told.append(f"all cases together: chi-square {self.together.distance:.0f} of {self.together.freedom}")
        return self.impossible + told


# -- positions of games ------------------------------------------------------------------------------------------------
def fights_of_games(
    start: Callable[[int], Play], seed: int, is_fight: Callable[[int], bool]
) -> Iterator[tuple[Play, State, int]]:
    """Endless: fights out of games played at random, here and there one, the rarer kinds of action as often as the others."""
    dice = SeededDice(seed)
    game_number = seed
    while True:
        play = start(game_number)
        state = play.state
        game_number += 1000
        while state.decider != NOBODY:
            choices = Choices()
            play.game.offer(state, choices)
            fights = [action for action in choices.actions if is_fight(action)]
            if fights and dice.roll(3) == 1:
                kinds = sorted({play.game.write(state, action).split()[0] for action in fights})
                kind = kinds[dice.roll(len(kinds)) - 1]
                some = [action for action in fights if play.game.write(state, action).split()[0] == kind]
                yield play, state.clone(), some[dice.roll(len(some)) - 1]
            random_step(play.game, state, dice)
