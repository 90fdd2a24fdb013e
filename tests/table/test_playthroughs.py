"""Playthroughs: whole games as text. When one changes, look at the difference, then `./run grognard playthrough`."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.books.scenarios import scenario_names
from grognard.cli.playthrough import whole_game
from grognard.games.registry import GAMES

FOLDER = Path(__file__).parents[2] / "docs" / "playthroughs"
GAMES_AND_SCENARIOS = [(name, scenario) for name in GAMES for scenario in scenario_names(name)]


@pytest.mark.parametrize(("game", "scenario"), GAMES_AND_SCENARIOS)
def test_a_playthrough_is_as_written(game: str, scenario: str) -> None:
    assert whole_game(game, scenario) == (FOLDER / game / f"{scenario}.txt").read_text("utf-8")


def test_no_playthrough_is_left_over() -> None:
    kept = {(file.parent.name, file.stem) for file in FOLDER.glob("*/*.txt")}
    assert kept == set(GAMES_AND_SCENARIOS)
