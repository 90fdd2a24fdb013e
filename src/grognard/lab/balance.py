"""How balanced a scenario is: which side wins and by what grade, how long it takes, what it costs, what decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from grognard.engine.state import NOBODY
from grognard.lab.fleet import run_all
from grognard.lab.match import Pairing, Result, play_one
from grognard.lab.statistics import Mean, Share, mean, wilson


class Balance(Struct, frozen=True):
    game: str
    scenario: str
    options: dict[str, Any]
    levels: tuple[str, str]
    nodes: tuple[int, int]
    seed: int
    games: int
    wins: list[Share]  # by side
    draws: Share
    grades: list[dict[str, Share]]  # of all games, by winner: side 0, side 1, nobody
    decided: list[dict[str, Share]]  # the same for what made the difference
    terms: list[dict[str, Mean]]  # what results were reckoned from, in the games that each of them won
    turns: Mean
    lengths: dict[int, int]  # games by number of turns
    decisions: Mean
    sides: list[dict[str, Mean]]  # losses and stocks left, by side
    played: list[Result]


def simulate(pairing: Pairing, games: int, seed: int, jobs: int = 1, cluster: str = "", quiet: bool = True) -> Balance:
    title = pairing.scenario if isinstance(pairing.scenario, str) else pairing.scenario["id"]
    played = run_all(play_one, [(pairing, seed + i) for i in range(games)], jobs, cluster, title, quiet)
    return sum_up(pairing, title, seed, played)


def sum_up(pairing: Pairing, scenario: str, seed: int, played: Sequence[Result]) -> Balance:
    games = len(played)
    won = [[result for result in played if result.winner == winner] for winner in (0, 1, NOBODY)]
    return Balance(
        pairing.game,
        scenario,
        pairing.options,
        pairing.levels,
        pairing.nodes,
        seed,
        games,
        [wilson(len(won[side]), games) for side in (0, 1)],
        wilson(len(won[2]), games),
        [shares([result.grade for result in results], games) for results in won],
        [shares([result.decided for result in results], games) for results in won],
        [figures([result.terms for result in results]) for results in won],
        mean([float(result.turn) for result in played]),
        dict(sorted(Counter(result.turn for result in played).items())),
        mean([float(result.decisions) for result in played]),
        [figures([result.sides[side] for result in played]) for side in (0, 1)],
        list(played),
    )


def shares(keys: list[str], games: int) -> dict[str, Share]:
    """Shares of all games, the most frequent first."""
    return {key: wilson(count, games) for key, count in Counter(keys).most_common()}


def figures(counted: list[dict[str, int]]) -> dict[str, Mean]:
    return {key: mean([float(numbers[key]) for numbers in counted]) for key in (counted[0] if counted else {})}
