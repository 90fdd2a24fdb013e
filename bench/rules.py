"""How fast the rules are: every game, compiled and interpreted, beside the yardsticks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import timeit
from pathlib import Path
from typing import Any

import yardstick
from rich.console import Console
from rich.table import Table

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine import COMPILED
from grognard.engine.dice import SeededDice
from grognard.engine.game import Game
from grognard.engine.playout import play_out
from grognard.games.registry import GAMES

SECONDS = 3.0
CLONES = 2000


def measure_game(game: Game) -> dict[str, float]:
    """Random play of all scenarios in turn, as often as time allows, with the legal list made at every decision."""
    tables = [game.set_up(load_scenario(game.name, name), {}) for name in scenario_names(game.name)]
    decisions, games, start = 0, 0, time.perf_counter()
    while (took := time.perf_counter() - start) < SECONDS:
        for table in tables:
            games += 1
            decisions += int(play_out(game, table.clone(), SeededDice(games)))
    # The quickest of five runs is the one that other processes disturbed least.
    clones = sum(min(timeit.repeat(table.clone, number=CLONES, repeat=5)) for table in tables)
    return {"decisions": decisions / took, "games": games / took, "clone": clones / CLONES / len(tables)}


def measure() -> dict[str, Any]:
    """Everything in this one process, so that the yardsticks are taken under the same load."""
    return {
        "compiled": COMPILED,
        "yardsticks": yardstick.measure(),
        "games": {name: measure_game(game) for name, game in GAMES.items()},
    }


def measured_apart(interpreted: bool) -> dict[str, Any]:
    """The measures of a process that imports the rules compiled, or interpreted."""
    env = {**os.environ, "GROGNARD_INTERPRETED": "1" if interpreted else ""}
    run = Path(__file__).parent.parent / "run"
    done = subprocess.run([run, "python", __file__, "--measure"], env=env, stdout=subprocess.PIPE, check=True)
    measures: dict[str, Any] = json.loads(done.stdout)
    return measures


def report(runs: list[dict[str, Any]]) -> Table:
    table = Table("game", "rules", "decisions/s", "games/s", "clone µs", title="Random play, one core")
    for name in runs[0]["yardsticks"]:
        table.add_column(f"× {name}")
    for column in table.columns[2:]:
        column.justify = "right"
    for game in runs[0]["games"]:
        for run in runs:
            speed = run["games"][game]
            row = [f"{speed['decisions']:,.0f}", f"{speed['games']:,.1f}", f"{speed['clone'] * 1e6:.2f}"]
            ratios = [f"{speed['decisions'] / yard:.1f}" for yard in run["yardsticks"].values()]
            table.add_row(game, "compiled" if run["compiled"] else "interpreted", *row, *ratios)
        if len(runs) == 2:
            fast, slow = (run["games"][game] for run in runs)
            gains = [
                fast["decisions"] / slow["decisions"],
                fast["games"] / slow["games"],
                slow["clone"] / fast["clone"],
            ]
            table.add_row("", "gain", *(f"× {gain:.1f}" for gain in gains), end_section=True)
    return table


def main() -> None:
    runs = [measured_apart(interpreted=True)]
    if COMPILED:
        runs.insert(0, measured_apart(interpreted=False))
    console = Console(width=max(110, Console().width))  # a table in a log is not folded
    for run in runs:
        told = ", ".join(f"{name} {speed:,.0f} decisions/s" for name, speed in run["yardsticks"].items())
        console.print(f"Yardsticks beside the {'compiled' if run['compiled'] else 'interpreted'} rules: {told}")
    console.print(report(runs))


if __name__ == "__main__":
    if sys.argv[1:] == ["--measure"]:
        print(json.dumps(measure()))
    else:
        main()
