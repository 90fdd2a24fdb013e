"""Random play: the legal list at every decision, one of it by the dice."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Choices
from grognard.engine.dice import Dice
from grognard.engine.game import AnyGame
from grognard.engine.state import NOBODY, State


def random_step(game: AnyGame, state: State, dice: Dice) -> None:
    choices = Choices()
    game.offer(state, choices)
    game.apply(state, choices.actions[dice.roll(choices.count()) - 1], dice)


def play_out(game: AnyGame, state: State, dice: Dice) -> i64:
    """Plays to the end in place; returns the number of decisions made."""
    decisions: i64 = 0
    while state.decider != NOBODY:
        random_step(game, state, dice)
        decisions += 1
    return decisions
