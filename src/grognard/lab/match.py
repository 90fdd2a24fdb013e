"""One game between two levels, and a match of two with the sides swapped: plain data in and out, for other processes."""

from __future__ import annotations

import math
from typing import Any

from msgspec import Struct

from grognard.books.scenarios import load_scenario
from grognard.engine.dice import SeededDice
from grognard.engine.game import AnyGame
from grognard.engine.state import NOBODY, State
from grognard.games.registry import find_game
from grognard.players.level import Budget
from grognard.players.registry import find_level

SPREAD = 1_000_003  # between the seeds of decisions


class Pairing(Struct, frozen=True):
    """Who plays what against whom."""

    game: str
    scenario: str | dict[str, Any]
    options: dict[str, Any]
    levels: tuple[str, str]  # by side
    nodes: tuple[int, int] = (0, 0)  # actions tried in thought for each decision; 0: as the level would

    def swapped(self) -> Pairing:
        return Pairing(self.game, self.scenario, self.options, self.levels[::-1], self.nodes[::-1])


class Result(Struct, frozen=True):
    """How one game went."""

    seed: int
    levels: tuple[str, str]
    winner: int
    grade: str
    rule: str  # by which it ended so
    decided: str  # what made the difference, in the game's own words: see engine/game.py, Reckoning
    terms: dict[str, int]
    scores: list[int]
    turn: int
    decisions: int
    sides: list[dict[str, int]]  # losses and stocks left


class Match(Struct, frozen=True):
    """Two games, the sides swapped; `winner` 0: the player of side 0 in the first of them."""

    games: tuple[Result, Result]
    winner: int


def play_match(pairing: Pairing, seed: int) -> Match:
    first, first_state = play_game(pairing, seed)
    second, second_state = play_game(pairing.swapped(), seed)
    return Match((first, second), int(find_game(pairing.game).match_winner(first_state, second_state)))


def play_one(pairing: Pairing, seed: int) -> Result:
    return play_game(pairing, seed)[0]


def play_game(pairing: Pairing, seed: int) -> tuple[Result, State]:
    """There is no limit of time: the same seed gives the same game on every machine."""
    game = find_game(pairing.game)
    scenario = pairing.scenario
    data = load_scenario(pairing.game, scenario) if isinstance(scenario, str) else scenario
    state = game.set_up(data, pairing.options)
    levels = [find_level(name) for name in pairing.levels]
    budgets = [
        Budget(nodes or level.budget.nodes, math.inf) for level, nodes in zip(levels, pairing.nodes, strict=True)
    ]
    dice = SeededDice(seed)
    decisions = 0
    while state.decider != NOBODY:
        side = int(state.decider)
        thought = (seed * SPREAD + decisions) & 0x7FFF_FFFF_FFFF
        game.apply(state, levels[side].choose(game, state, side, thought, budgets[side]), dice)
        decisions += 1
    return sum_up(game, state, pairing, seed, decisions), state


def sum_up(game: AnyGame, state: State, pairing: Pairing, seed: int, decisions: int) -> Result:
    outcome = game.outcome(state)
    assert outcome is not None
    reckoning = game.reckoning(state)
    return Result(
        seed,
        pairing.levels,
        int(outcome.winner),
        outcome.grade,
        game.rules[outcome.rule],
        reckoning.decided,
        reckoning.terms,
        [int(score) for score in outcome.scores],
        game.view(state, NOBODY).get("turn", 0),
        decisions,
        reckoning.sides,
    )
