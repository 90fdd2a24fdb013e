"""Every level plays every scenario by the rules, in time, and by what its side may see."""

from __future__ import annotations

import math
import re
import time

import pytest

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.books.texts import render
from grognard.engine.actions import Choices
from grognard.engine.dice import SeededDice
from grognard.engine.game import AnyGame
from grognard.engine.mistakes import Mistake
from grognard.engine.state import NOBODY, State
from grognard.games.registry import GAMES
from grognard.players.level import Level
from grognard.players.registry import LEVELS, find_level

TABLES = [(name, scenario) for name in GAMES for scenario in scenario_names(name)]


def table(game: str, scenario: str, start: str = "") -> tuple[AnyGame, State]:
    data = load_scenario(game, scenario)
    specs = {spec.key: spec.values for spec in GAMES[game].options(data)}
    options = {"start": start} if start and start in specs.get("start", []) else {}
    return GAMES[game], GAMES[game].set_up(data, options)


def play_through(game: AnyGame, state: State, level: str, seed: int) -> list[int]:
    """A whole game of a level against itself; every choice must be legal."""
    dice = SeededDice(seed)
    played: list[int] = []
    while state.decider != NOBODY:
        action = find_level(level).choose(game, state, int(state.decider), seed + len(played))
        choices = Choices()
        game.offer(state, choices)
        assert choices.includes(action), game.write(state, action)
        played.append(action)
        game.apply(state, action, dice)
    return played


@pytest.mark.parametrize(("game", "scenario"), TABLES)
@pytest.mark.parametrize("start", ["quick", "by-hand"])
@pytest.mark.parametrize("level", ["recruit", "sergeant"])
def test_plays_to_the_end_and_the_same_again(game: str, scenario: str, start: str, level: str) -> None:
    first = play_through(*table(game, scenario, start), level, 7)
    assert play_through(*table(game, scenario, start), level, 7) == first


@pytest.mark.parametrize(("game", "scenario"), TABLES)
@pytest.mark.parametrize("level", ["recruit", "sergeant"])
def test_is_instant(game: str, scenario: str, level: str) -> None:
    """Under 50 ms a decision, 95 in a hundred at least, by the time of the thread: a busy machine does not count."""
    rules, state = table(game, scenario)
    dice = SeededDice(3)
    took: list[float] = []
    while state.decider != NOBODY:
        start = time.thread_time()
        action = find_level(level).choose(rules, state, int(state.decider), len(took))
        took.append(time.thread_time() - start)
        rules.apply(state, action, dice)
    assert sorted(took)[len(took) * 95 // 100] < 0.05


def test_unknown_level_is_named() -> None:
    with pytest.raises(Mistake, match="recruit"):
        find_level("recrut")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_a_player_is_told_how_long_it_thinks_before_he_chooses(level: Level, language: str) -> None:
    told = render(language, f"level-{level.name}-what")
    seconds = level.budget.seconds
    assert re.findall(r"\d+ s", told) == ([f"{math.ceil(seconds)} s"] if seconds >= 1 else [])
