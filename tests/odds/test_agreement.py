"""What holds odds against resolutions: it finds small errors, and takes chance for chance."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.odds.agreement import POSITIONS, Agreement, ChiSquare

THROWS = 15_000
RIGHT: dict[object, float] = {"won": 0.55, "tied": 0.15, "repulsed": 0.28, "annihilated": 0.02}


def thrown(chances: dict[object, float], throws: int, luck: random.Random) -> dict[object, int]:
    return Counter(luck.choices(list(chances), list(chances.values()), k=throws))


def agreement_with(odds: dict[object, float]) -> Agreement:
    """Twenty positions whose results come by the right chances, whatever the odds say."""
    luck = random.Random(1)
    agreement = Agreement()
    for number in range(POSITIONS):
        agreement.cases(f"position {number}", odds, thrown(RIGHT, THROWS, luck))
    return agreement


def test_right_odds_agree() -> None:
    assert agreement_with(RIGHT).wrong() == []


@pytest.mark.parametrize("points", [-1, 1])
def test_a_hundredth_too_much_everywhere_is_found(points: int) -> None:
    """Held one by one against 15,000 resolutions nearly all would pass: a position may stray by two hundredths and more."""
    wrong = agreement_with({**RIGHT, "won": 0.55 + points / 100, "repulsed": 0.28 - points / 100}).wrong()
    assert "together" in wrong[-1]


def test_one_position_far_off_is_found() -> None:
    agreement = agreement_with(RIGHT)
    agreement.cases("position 20", {**RIGHT, "won": 0.50, "repulsed": 0.33}, thrown(RIGHT, THROWS, random.Random(2)))
    assert [told.split(":")[1] for told in agreement.wrong() if "position 20" in told] == [" won", " repulsed"]


def test_what_has_no_odds_must_not_come() -> None:
    agreement = Agreement()
    agreement.cases("position 0", {"won": 1.0}, {"won": 99, "routed": 1})
    assert agreement.wrong() == ["position 0: routed came 1 times and has no odds"]


@pytest.mark.parametrize("throws", [100, 1_000])
def test_chance_goes_beyond_two_standard_deviations_as_often_as_it_should(throws: int) -> None:
    """2.3 % of right odds: of 1,000 sums of five positions 23, within four standard deviations of a binomial, 4.7."""
    luck = random.Random(3)
    beyond = 0
    for _ in range(1_000):
        together = ChiSquare()
        for _ in range(5):
            together.enter(RIGHT, thrown(RIGHT, throws, luck))
        beyond += together.deviation() > 2
    assert 23 - 19 <= beyond <= 23 + 19
