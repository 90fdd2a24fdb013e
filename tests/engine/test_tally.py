"""Tallies: one piece of rule code, three readers that must agree."""

from __future__ import annotations

from dyce import H
from hypothesis import given
from hypothesis import strategies as st

from grognard.engine.dice import ScriptedDice, SeededDice, chart
from grognard.engine.tally import ExplainedTally, OddsTally, Tally

SHELL = (1, 2, 3, 0, 0, 0)
D3 = (1, 1, 2, 2, 3, 3)


def fill(tally: Tally, dice: ScriptedDice | SeededDice) -> None:
    """A made-up rule: two points by rule 1, two shells by rule 2, a nest by rule 3, a penalty by rule 4."""
    tally.add(1, 2)
    tally.roll(2, chart(*SHELL), dice)
    tally.roll(2, chart(*SHELL), dice)
    tally.roll(3, chart(*D3), dice)
    tally.add(4, -1)
    tally.add(5, 0)


def test_the_sum_and_its_lines() -> None:
    bare, explained = Tally(), ExplainedTally()
    fill(bare, ScriptedDice([2, 5, 4]))
    fill(explained, ScriptedDice([2, 5, 4]))
    assert bare.total == explained.total == 2 + 2 + 0 + 2 - 1
    lines = [(line.rule, line.low, line.face) for line in explained.lines()]
    assert lines == [(1, 2, 0), (2, 2, 2), (2, 0, 5), (3, 2, 4), (4, -1, 0)]  # rule 5 gave nothing: no line


def test_a_figure_is_told_and_not_added() -> None:
    bare, explained = Tally(), ExplainedTally()
    for tally in (bare, explained):
        tally.add(1, 3)
        tally.tell(2, "needed", 5)
    assert bare.total == explained.total == 3
    assert [(line.rule, line.low, line.figure) for line in explained.lines()] == [(1, 3, ""), (2, 5, "needed")]


def test_the_odds_agree_with_a_dice_library() -> None:
    odds = OddsTally()
    fill(odds, ScriptedDice([]))
    oracle = H(SHELL) + H(SHELL) + H(D3) + 1
    ours = {odds.least + k: ways for k, ways in enumerate(odds.ways) if ways}
    assert ours == dict(oracle)


@given(st.lists(st.lists(st.integers(-3, 5), min_size=1, max_size=6), min_size=1, max_size=6))
def test_the_odds_of_any_charts_agree_with_a_dice_library(charts: list[list[int]]) -> None:
    odds = OddsTally()
    oracle = H([0])
    for points in charts:
        odds.roll(1, chart(*points), ScriptedDice([]))
        oracle = oracle + H(points)
    total = sum(dict(oracle).values())
    ways = odds.all_ways()
    ours = {odds.least + k: count * total for k, count in enumerate(odds.ways) if count}
    assert ours == {value: count * ways for value, count in dict(oracle).items()}
