"""What a side can do means the same in the position as it is and in the one the side imagines: the server relies on it."""

from __future__ import annotations

from random import Random

import pytest

from grognard.books.scenarios import scenario_names
from grognard.engine.actions import Choices
from grognard.engine.dice import SeededDice
from grognard.engine.state import NOBODY
from grognard.games.registry import GAMES
from grognard.table.play import new_play

SCENARIOS = [(name, scenario) for name in GAMES for scenario in scenario_names(name)]


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_an_action_is_the_same_number_and_the_same_text(name: str, scenario: str) -> None:
    play = new_play(name, scenario, {})
    game, b = play.game, play.state
    rng, dice = Random(5), SeededDice(5)
    for number in range(160):
        if b.decider == NOBODY:
            break
        choices = Choices()
        game.offer(b, choices)
        guess = game.imagine(b, b.decider, SeededDice(number))
        for _ in range(4):
            action = choices.actions[rng.randrange(choices.count())]
            text = game.write(b, action)
            assert (game.read(guess, text), game.write(guess, action)) == (action, text)
        game.apply(b, choices.actions[rng.randrange(choices.count())], dice)
