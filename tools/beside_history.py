"""Vimy Ridge beside history: many games between equal opponents, and what the battle of 1917 was like.

./run python tools/beside_history.py --games 100 --level sergeant --jobs 2
"""

from __future__ import annotations

import argparse
from statistics import mean, median

from grognard.engine.state import NOBODY
from grognard.games.registry import find_game
from grognard.lab.fleet import run_all
from grognard.lab.match import Pairing, play_game

SCENARIO = "vimy-ridge-1917"
HISTORY = {  # the last three: the turn in which it fell
    "victory points": "30",
    "Canadian companies lost": "25 to 31",
    "German units surrendered": "14 to 16",
    "hill_145": "evening, turn 18 or later",
    "la_folie_farm": "turn 5",
    "hill_135": "turn 11",
}


def play(pairing: Pairing, seed: int) -> dict[str, int]:
    """One game in numbers; an objective that did not fall has none."""
    result, state = play_game(pairing, seed)
    view = find_game(pairing.game).view(state, NOBODY)
    told = {
        "victory points": result.scores[0],
        "Canadian companies lost": result.sides[0]["companies_lost"] + result.sides[0]["companies_surrendered"],
        "German units surrendered": result.sides[1]["units_surrendered"],
    }
    fallen = [o for o in view["objectives"] if o["holder"] == "canadian" and o["key"] in HISTORY]
    return {**told, **{objective["key"]: objective["since"] for objective in fallen}}


def report(games: list[dict[str, int]]) -> None:
    for key, history in HISTORY.items():
        found = sorted(game[key] for game in games if key in game)
        if not found:
            print(f"{key}: in none of {len(games)} games; in history {history}")
            continue
        tenth = len(found) // 10
        print(
            f"{key}: in {len(found)} of {len(games)} games; mean {mean(found):.1f}, median {median(found):g}, "
            f"eight games in ten {found[tenth]} to {found[-1 - tenth]}; in history {history}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", default="sergeant")
    parser.add_argument("--nodes", type=int, default=0, help="actions in thought a decision; 0: as in play")
    parser.add_argument("--jobs", type=int, default=1)
    words = parser.parse_args()
    pairing = Pairing("vimy", SCENARIO, {}, (words.level, words.level), (words.nodes, words.nodes))
    tasks = [(pairing, seed) for seed in range(1, words.games + 1)]
    report(list(run_all(play, tasks, words.jobs, "", words.level, quiet=False)))


if __name__ == "__main__":
    main()
