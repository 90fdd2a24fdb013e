"""How a scenario is balanced: who wins and by what grade, how long it takes, what it costs, what decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

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
    grades: dict[str, Share]
    deciding: dict[str, Share]  # by the rule that decided
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
    return Balance(
        pairing.game,
        scenario,
        pairing.options,
        pairing.levels,
        pairing.nodes,
        seed,
        games,
        [wilson(sum(result.winner == side for result in played), games) for side in (0, 1)],
        wilson(sum(result.winner < 0 for result in played), games),
        shares([result.grade for result in played]),
        shares([result.rule for result in played]),
        mean([float(result.turn) for result in played]),
        dict(sorted(Counter(result.turn for result in played).items())),
        mean([float(result.decisions) for result in played]),
        [figures([result.sides[side] for result in played]) for side in (0, 1)],
        list(played),
    )


def shares(keys: list[str]) -> dict[str, Share]:
    return {key: wilson(count, len(keys)) for key, count in sorted(Counter(keys).items())}


def figures(sides: list[dict[str, int]]) -> dict[str, Mean]:
    """Averages of the numbers that the final view gives of a side."""
    return {key: mean([float(side[key]) for side in sides]) for key in (sides[0] if sides else {})}
