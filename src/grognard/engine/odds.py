"""What an action can lead to, exactly: sums by the tallies of the rules, results by the code that would carry them out."""

from __future__ import annotations

from fractions import Fraction

from grognard.engine.actions import Action
from grognard.engine.chronicle import Event
from grognard.engine.state import ALLOWED, NOBODY
from grognard.engine.tally import OddsTally


class Total:
    """One of the sums a combat compares: whose it is, and the tally of its chances."""

    def __init__(self, key: str, side: int, tally: OddsTally) -> None:
        self.key = key  # of the text catalogue
        self.side = side
        self.tally = tally
        self.unit = -1  # the unit it counts against, where there are several
        self.dice_rule: int = int(ALLOWED)  # the rule that turns the sum into a number of dice; ALLOWED: none does
        self.fewest_dice = 0
        self.most_dice = 0


class Fate:
    """What a case does to a unit, or (unit -1) what can be said of it as a whole; in a word of the game's texts."""

    def __init__(self, key: str, unit: int, amount: int) -> None:
        self.key = key  # `<game>-case-<key>` of the text catalogue
        self.unit = unit
        self.amount = amount


class Case:
    """One result, and the margins that bring it."""

    def __init__(self, margin: int) -> None:
        self.least = margin
        self.most = margin
        self.ways = 0  # out of the odds' `all_ways`
        self.lost: list[int] = []  # units that fall for certain
        self.may_fall: dict[int, int] = {}  # others: in how many of its ways each falls
        self.to_choose = [0, 0]  # by side: further losses whose owner chooses between units
        self.losses = [0, 0]  # all of them by side, in the unit in which the game counts losses
        self.taken_by = int(NOBODY)  # the side that may move into the other's place
        self.events: list[Event] = []
        self.fates: list[Fate] = []  # what no event tells: of a case that stands for many throws, or before a choice

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
        self.lost = 0.0
        self.taken = 0.0  # the acting side may move in
        self.losses = [0.0, 0.0]  # by side


class Commitments:
    """Secret commitments: what either side may choose, each pair, and the mixes that neither side can improve on."""

    def __init__(self, mine: list[Action], theirs: list[Action]) -> None:
        self.mine = mine
        self.theirs = theirs
        self.pairs: list[list[Pair]] = []  # by mine, by theirs
        self.my_mix: list[float] = []  # by mine
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
        self.opposed = False  # both sides throw, and the margin says who wins; else it only measures what is done
        self.condition = ""  # what the chances take for granted: `odds-if-<condition>` of the text catalogue
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
