"""Two levels against each other: matches of two games, the sides swapped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from grognard.lab.fleet import run_all
from grognard.lab.match import Match, Pairing, play_match
from grognard.lab.statistics import Mean, Share, mean, wilson


class Contest(Struct, frozen=True):
    """What the first level achieved against the second."""

    game: str
    scenario: str
    options: dict[str, Any]
    levels: tuple[str, str]
    nodes: tuple[int, int]
    seed: int
    games: Share  # won by the first level, drawn ones half
    matches: Share
    by_side: list[Share]  # games won by the first level on side 0, on side 1
    score: Mean  # per game, for the first level
    played: list[Match]


def hold_contest(
    pairing: Pairing, matches: int, seed: int, jobs: int = 1, cluster: str = "", quiet: bool = True
) -> Contest:
    title = " – ".join(pairing.levels)
    played = run_all(play_match, [(pairing, seed + i) for i in range(matches)], jobs, cluster, title, quiet)
    return count(pairing, seed, played)


def count(pairing: Pairing, seed: int, played: Sequence[Match]) -> Contest:
    as_first = [win(match.games[0].winner, 0) for match in played]
    as_second = [win(match.games[1].winner, 1) for match in played]
    return Contest(
        pairing.game,
        pairing.scenario if isinstance(pairing.scenario, str) else pairing.scenario["id"],
        pairing.options,
        pairing.levels,
        pairing.nodes,
        seed,
        wilson(sum(as_first) + sum(as_second), 2 * len(played)),
        wilson(sum(win(match.winner, 0) for match in played), len(played)),
        [wilson(sum(as_first), len(played)), wilson(sum(as_second), len(played))],
        mean([float(match.games[side].scores[side]) for match in played for side in (0, 1)], signed=True),
        list(played),
    )


def win(winner: int, side: int) -> float:
    return 0.5 if winner < 0 else float(winner == side)
