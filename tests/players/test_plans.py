"""Set-ups thought of as a whole: what lines teach about places, and what comes of it."""

from __future__ import annotations

import math

import pytest

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine.actions import Action, pack, target_of
from grognard.engine.dice import SeededDice
from grognard.engine.judgement import Weighed
from grognard.games.vimy.state import Battle
from grognard.players.level import Budget, weigh_carefully
from grognard.players.plans import LEANING, Effects, Plans, leaned
from grognard.players.registry import find_level
from grognard.players.thought import play_on
from tests.games.vimy.table import GAME as VIMY
from tests.games.vimy.table import GERMAN
from tests.players.stopwatch import CLOCK, OVERRUN, time_thought


def choice(*worths: int) -> Weighed:
    """Something to set up, in place 1, 2, 3 …, with these worths."""
    weighed = Weighed()
    for place, worth in enumerate(worths, 1):
        weighed.weigh(pack(1, target=place), worth)
    return weighed


def german_set_up(seed: int = 1, scenario: str = "hill-145-1917") -> Battle:
    """By hand, the mines laid, the Germans about to set up."""
    state = VIMY.set_up(load_scenario("vimy", scenario), {"start": "by-hand"})
    dice = SeededDice(seed)
    while not VIMY.placing(state):
        VIMY.apply(state, find_level("sergeant").choose(VIMY, state, int(state.decider), seed), dice)
    return state


# -- the regression -----------------------------------------------------------------------------------------------------
def test_nothing_is_known_of_a_place_before_a_line_was_there() -> None:
    effects = Effects()
    effects.learn([5], 1000.0)
    assert effects.of(6) == 0.0


def test_one_line_is_laid_to_chance_more_than_to_a_place() -> None:
    """Chance and what all lines have in common scatter by 5,000 each, a place by 300: 90,000 parts of 50,090,000."""
    effects = Effects()
    effects.learn([5], 1000.0)
    assert effects.of(5) == pytest.approx(1000.0 * 90_000 / 50_090_000)


def test_two_units_in_a_place_count_twice() -> None:
    """Twice the effect: (2 x 300)^2 of 50,000,000 + (2 x 300)^2 belong to both, half of it to each."""
    effects = Effects()
    effects.learn([5, 5], 1000.0)
    assert effects.of(5) == pytest.approx(1000.0 * 180_000 / 50_360_000)


def test_lines_tell_places_apart() -> None:
    """A thousand lines each bring 600 with a unit in place 1 and -600 with one in place 2, so the mean of all is 0 and the
    effect that makes the squares least is 600 x n / (n + 5000^2 / 300^2), n a thousand."""
    effects = Effects()
    for _ in range(1000):
        effects.learn([1], 600.0)
        effects.learn([2], -600.0)
    expected = 600.0 * 1000 / (1000 + 5000**2 / 300**2)
    assert effects.of(1) == pytest.approx(expected, rel=0.01)
    assert effects.of(2) == pytest.approx(-expected, rel=0.01)


def test_what_always_comes_together_shares_the_credit() -> None:
    effects = Effects()
    for _ in range(1000):
        effects.learn([1, 2], 600.0)
        effects.learn([3], -600.0)
    assert effects.of(1) == pytest.approx(effects.of(2))
    assert effects.of(1) < 400 < effects.of(1) + effects.of(2)


# -- the leanings -------------------------------------------------------------------------------------------------------
def test_leanings_are_drawn_once_a_line() -> None:
    leanings: dict[int, int] = {}
    dice, effects = SeededDice(1), Effects()
    first = leaned(choice(0, 0, 0, 0), leanings, effects, dice)
    assert set(leanings) == {1, 2, 3, 4}
    assert {leaned(choice(0, 0, 0, 0), leanings, effects, dice) for _ in range(10)} == {first}


def test_leanings_overrule_a_small_difference_only() -> None:
    dice, effects = SeededDice(1), Effects()
    assert {leaned(choice(0, LEANING), {}, effects, dice) for _ in range(200)} == {0, 1}
    assert {leaned(choice(0, 2 * LEANING + 1), {}, effects, dice) for _ in range(200)} == {1}


def test_leanings_follow_what_lines_have_taught() -> None:
    effects = Effects()
    for _ in range(1000):
        effects.learn([1], 600.0)
        effects.learn([2], -600.0)
    drawn = [leaned(choice(0, 0), {}, effects, SeededDice(seed)) for seed in range(200)]
    assert drawn.count(0) > 180


# -- the thought --------------------------------------------------------------------------------------------------------
def placements(state: Battle) -> int:
    """How often the decider has to choose until his set-up is over, by rules of thumb."""
    state, side, dice, number = state.clone(), state.decider, SeededDice(1), 0
    while state.decider == side and VIMY.placing(state):
        weighed = weigh_carefully(VIMY, state)
        VIMY.apply(state, weighed.actions[weighed.preferred(dice)], dice)
        number += 1
    return number


def test_a_line_tells_of_every_unit_set_up() -> None:
    state = german_set_up()
    plans = Plans(VIMY, state, GERMAN, 1, 2_000, math.inf)
    line = state.clone()
    places = plans.set_up(line, Effects(), SeededDice(1))
    assert len(places) == placements(state)
    assert not VIMY.setting_up(line)


def test_every_line_sets_up_otherwise() -> None:
    """Lines of different leanings put the Germans in different places; the state that was seen stays as it is."""
    state = german_set_up()
    before = state.dump()
    plans = Plans(VIMY, state, GERMAN, 1, 2_000, math.inf)
    set_ups = {tuple(sorted(plans.set_up(state.clone(), Effects(), SeededDice(seed)))) for seed in range(5)}
    assert len(set_ups) == 5
    assert state.dump() == before


def test_without_time_the_rules_of_thumb_set_up() -> None:
    weighed = weigh_carefully(VIMY, german_set_up())
    chosen = Plans(VIMY, german_set_up(), GERMAN, 1, 1_000_000, 0.0).choose(weighed)
    assert chosen == weighed.actions[weighed.best()]


@pytest.mark.parametrize("scenario", scenario_names("vimy"))
@pytest.mark.parametrize("level", ["colonel", "marshal"])
def test_the_clock_ends_the_thought_about_a_set_up(scenario: str, level: str) -> None:
    processor, clock = time_thought(level, VIMY, german_set_up(scenario=scenario))
    assert processor < CLOCK + OVERRUN
    assert clock >= CLOCK


def test_what_lines_say_of_a_place_is_heard() -> None:
    """The place that the lines praise most is taken when the rules of thumb like all places alike."""
    state = german_set_up()
    alike = Weighed()
    for action in weigh_carefully(VIMY, state).actions:
        alike.weigh(action, 0)
    effects = Plans(VIMY, state, GERMAN, 1, 10_000, math.inf).effects()
    chosen = Plans(VIMY, state, GERMAN, 1, 10_000, math.inf).choose(alike)
    assert effects.of(target_of(chosen)) == max(effects.of(target_of(action)) for action in alike.actions) > 0


def german_share(state: Battle, lines: int) -> float:
    """Of imagined games won by the Germans from here, both sides going on by rules of thumb."""
    won = 0
    for seed in range(lines):
        dice = SeededDice(1000 + seed)
        line = VIMY.imagine(state, GERMAN, dice)
        play_on(VIMY, line, dice)
        won += VIMY.appraise(line, GERMAN) > 0
    return won / lines


def set_up_by(level: str, budget: Budget) -> Battle:
    state, dice = german_set_up(), SeededDice(7)
    while VIMY.placing(state):
        action: Action = find_level(level).choose(VIMY, state, GERMAN, dice.roll(2**31), budget)
        VIMY.apply(state, action, dice)
    return state


def test_the_colonel_sets_up_better_than_the_sergeant() -> None:
    """With a quarter of his thought, and fixed seeds."""
    budget = Budget(20_000, math.inf)
    assert german_share(set_up_by("colonel", budget), 300) > german_share(set_up_by("sergeant", budget), 300)
