"""What a seasoned player sees at a glance: the actions worth a thought, each with a worth by rules of thumb.

A game fills a `Weighed` in `Game.weigh`, and values a whole position in `Game.appraise`; both serve every computer opponent and
every search, which know nothing else of the game. Worths are hundredths of the game's plainest unit. Above 0: better than
not doing it. 0: neutral, as ending a phase is. Below 0: a mistake as a rule, kept for levels that look deeper.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import Action, Choices
from grognard.engine.decision import B
from grognard.engine.dice import Dice

# Actions in thought that make use of long lines: they misjudge less, but scatter more.
LONG_THOUGHT: Final[i64] = 80_000


class Weighed(Choices):
    """The legal actions worth considering, with their worths."""

    def __init__(self) -> None:
        super().__init__()
        self.worths = vec[i64](capacity=32)
        self.careful = False  # work the odds out exactly; in the middle of a search an estimate must do
        self.mixed = False  # True: the worths are not to be maximised but are the parts of a mixed strategy

    def offer(self, action: Action) -> None:
        self.weigh(action, 0)

    def weigh(self, action: Action, worth: i64) -> None:
        self.actions = append(self.actions, action)
        self.worths = append(self.worths, worth)

    def best(self) -> i64:
        """The index of the greatest worth, the first of equals."""
        best: i64 = 0
        for index in range(self.count()):
            if self.worths[index] > self.worths[best]:
                best = index
        return best

    def preferred(self, dice: Dice) -> i64:
        """The index of the action to take: drawn where the strategy is mixed, else the best, by lot among equals."""
        if self.mixed:
            return self.drawn(dice)
        best = self.best()
        equals: i64 = 1
        for index in range(best + 1, self.count()):
            if self.worths[index] == self.worths[best]:
                equals += 1
        if equals == 1:
            return best
        left = dice.roll(equals)
        for index in range(best, self.count()):
            if self.worths[index] == self.worths[best]:
                left -= 1
                if left == 0:
                    return index
        return best

    def drawn(self, dice: Dice) -> i64:
        """An index drawn in proportion to the worths above 0; the best when there are none."""
        whole: i64 = 0
        for worth in self.worths:
            whole += max(worth, 0)
        if whole == 0:
            return self.best()
        left = dice.roll(whole)
        for index in range(self.count()):
            left -= max(self.worths[index], 0)
            if left <= 0:
                return index
        return self.best()


# How a game weighs what is offered in one phase.
Weigh = Callable[[B, Choices, Weighed], None]


def weigh_alike(b: B, offered: Choices, weighed: Weighed) -> None:
    """There is nothing to choose."""
    for action in offered.actions:
        weighed.offer(action)
