"""What an action can lead to, exactly: sums by the tallies of the rules, results by the code that would carry them out."""

from __future__ import annotations

from fractions import Fraction

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import Action
from grognard.engine.chronicle import Event
from grognard.engine.state import NOBODY
from grognard.engine.tally import ChanceTally, OddsTally


class Total:
    """One of the sums a combat compares: whose it is, and the tally of its chances."""

    def __init__(self, key: str, side: int, tally: OddsTally) -> None:
        self.key = key  # of the text catalogue
        self.side = side
        self.tally = tally


class Case:
    """One result, and the margins that bring it."""

    def __init__(self, margin: int) -> None:
        self.least = margin
        self.most = margin
        self.ways = 0  # out of the odds' `all_ways`
        self.lost: list[int] = []  # units that fall for certain
        self.to_choose = [0, 0]  # by side: further losses whose owner chooses between units
        self.losses = [0, 0]  # by side, all of them, counted in what the game counts losses in
        self.taken_by = int(NOBODY)  # who may move into the other's place
        self.events: list[Event] = []

    def same_result(self, other: Case) -> bool:
        return (
            self.lost == other.lost
            and self.to_choose == other.to_choose
            and self.taken_by == other.taken_by
            and (self.least > 0) == (other.least > 0)
            and (self.least < 0) == (other.least < 0)
        )


class Pair:
    """One commitment against another: chances, and losses on average."""

    def __init__(self) -> None:
        self.won = 0.0  # by the acting side
        self.tied = 0.0
        self.taken = 0.0  # the acting side may move in
        self.losses = [0.0, 0.0]  # by side


class Commitments:
    """Secret commitments: what either side may choose, each pair, and the mixes that neither side can improve on."""

    def __init__(self, mine: list[Action], theirs: list[Action]) -> None:
        self.mine = mine
        self.theirs = theirs
        self.pairs: list[list[Pair]] = []  # by mine, by theirs
        self.my_options: list[Action] = []  # what the mix is made of: all of mine, also where `mine` is one in question
        self.my_mix: list[float] = []
        self.their_mix: list[float] = []
        self.value = 0.0  # for me, by the game's rules of thumb, when both play by the mixes


class Prospect:
    """One thing a player asks before he decides: the chance that it happens to a unit, or how much of it on average."""

    def __init__(self, key: str, unit: int, value: Fraction, is_chance: bool) -> None:
        self.key = key  # of the text catalogue
        self.unit = unit
        self.value = value
        self.is_chance = is_chance


class Odds:
    """The exact odds of one action."""

    def __init__(self, totals: list[Total], acting: int) -> None:
        self.totals = totals
        self.acting = acting  # the side that wins when the margin is above 0
        self.cases: list[Case] = []  # by margin, lowest first
        self.prospects: list[Prospect] = []
        self.commitments: Commitments | None = None

    def all_ways(self) -> int:
        return sum(case.ways for case in self.cases)

    def enter(self, case: Case, ways: int) -> None:
        """Adds the result of the next margin; equal results of neighbouring margins are one case."""
        case.ways = ways
        if self.cases and self.cases[-1].same_result(case):
            last = self.cases[-1]
            last.most = case.most
            last.ways += ways
        else:
            self.cases.append(case)


def margin_ways(acting: OddsTally, other: OddsTally) -> dict[int, int]:
    """In how many ways each difference of two sums comes, lowest first."""
    ways: dict[int, int] = {}
    lowest = acting.least - other.least - len(other.ways) + 1
    for margin in range(lowest, lowest + len(acting.ways) + len(other.ways) - 1):
        ways[margin] = 0
    for k, count in enumerate(acting.ways):
        for j, other_count in enumerate(other.ways):
            ways[acting.least + k - other.least - j] += count * other_count
    return {margin: count for margin, count in ways.items() if count > 0}


class MarginChances:
    """The chance of each difference of two sums, in floating point."""

    def __init__(self, acting: ChanceTally, other: ChanceTally) -> None:
        breadth = i64(len(other.chances))
        self.least: i64 = acting.least - other.least - breadth + 1
        self.chances = vec[float]()
        for _ in range(i64(len(acting.chances)) + breadth - 1):
            self.chances = append(self.chances, 0.0)
        for k in range(i64(len(acting.chances))):
            for j in range(breadth):
                self.chances[k - j + breadth - 1] += acting.chances[k] * other.chances[j]
