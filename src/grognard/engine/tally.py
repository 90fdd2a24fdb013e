"""Why this number: a total that knows the rule behind each point.

One piece of rule code fills all three kinds: `Tally` keeps the sum, `ExplainedTally` also the lines a person reads,
`OddsTally` the exact chance of every sum. So the preview, the log and the resolution cannot disagree.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.dice import Dice, NeedDice


class Line:
    """One line of a tally: the rule, what it is worth (from low to high before the die is thrown), the face thrown or 0.

    A line with a `figure` is worth nothing: it tells a number the fight was decided by, such as the score needed.
    """

    def __init__(self, rule: int, low: int, high: int, face: int, figure: str = "") -> None:
        self.rule = rule
        self.low = low
        self.high = high
        self.face = face
        self.figure = figure  # what the number is: the text <game>-number-<figure>


class Tally:
    """The sum alone: what a simulation needs."""

    def __init__(self) -> None:
        self.total: i64 = 0

    def add(self, rule: i64, points: i64) -> None:
        """Points by a rule; nothing is noted when there are none."""
        self.total += points

    def roll(self, rule: i64, chart: vec[i64], dice: Dice) -> None:
        """One die by a rule: its face is worth what the chart says."""
        self.total += chart[dice.roll(i64(len(chart))) - 1]

    def tell(self, rule: i64, figure: str, value: i64) -> None:
        """A number that is not added: a column, a range, the score needed."""

    def lines(self) -> list[Line]:
        return []


class ExplainedTally(Tally):
    """The sum and its lines."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[Line] = []

    def add(self, rule: i64, points: i64) -> None:
        self.total += points
        if points != 0:
            self.kept.append(Line(rule, points, points, 0))

    def roll(self, rule: i64, chart: vec[i64], dice: Dice) -> None:
        try:
            face = dice.roll(i64(len(chart)))
        except NeedDice as need:
            need.rule = int(rule)
            raise
        points = chart[face - 1]
        self.total += points
        self.kept.append(Line(rule, points, points, face))

    def tell(self, rule: i64, figure: str, value: i64) -> None:
        self.kept.append(Line(rule, value, value, 0, figure))

    def lines(self) -> list[Line]:
        return self.kept


class OddsTally(ExplainedTally):
    """Every sum that can come, with the number of ways it comes: exact, whole numbers only. No die is thrown."""

    def __init__(self) -> None:
        super().__init__()
        self.least = 0  # the smallest possible sum
        self.ways = [1]  # ways[k]: in how many ways the sum is least + k

    def add(self, rule: i64, points: i64) -> None:
        super().add(rule, points)
        self.least += points

    def roll(self, rule: i64, chart: vec[i64], dice: Dice) -> None:
        worth = [int(points) for points in chart]
        low, high = min(worth), max(worth)
        self.kept.append(Line(rule, low, high, 0))
        spread = [0] * (len(self.ways) + high - low)
        for k, count in enumerate(self.ways):
            for points in worth:
                spread[k + points - low] += count
        self.ways = spread
        self.least += low

    def no_less_than(self, floor: int) -> None:
        """Counts every sum below the floor as the floor: for a save, say, that is thrown only after a hit."""
        below = floor - self.least
        if below > 0:
            self.ways = [sum(self.ways[: below + 1]), *self.ways[below + 1 :]]
            self.least = floor

    def all_ways(self) -> int:
        return sum(self.ways)


class ChanceTally(Tally):
    """The chance of every sum, in floating point: for opponents, which weigh thousands of combats. No die is thrown."""

    def __init__(self) -> None:
        super().__init__()
        self.least: i64 = 0
        self.chances = vec[float]([1.0])  # chances[k]: of the sum least + k

    def copy(self) -> ChanceTally:
        twin = ChanceTally()
        twin.least = self.least
        twin.chances = self.chances  # never changed in place
        return twin

    def add(self, rule: i64, points: i64) -> None:
        self.least += points

    def roll(self, rule: i64, chart: vec[i64], dice: Dice) -> None:
        low = min(chart)
        count = i64(len(self.chances)) + max(chart) - low
        spread = vec[float](capacity=count)
        for _ in range(count):
            spread = append(spread, 0.0)
        share = 1.0 / float(len(chart))
        for points in chart:
            for k in range(i64(len(self.chances))):
                spread[k + points - low] += self.chances[k] * share
        self.chances = spread
        self.least += low
