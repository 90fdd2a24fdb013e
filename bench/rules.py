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
from grognard.engine.game import AnyGame
from grognard.engine.playout import play_out
from grognard.engine.state import State
from grognard.games.registry import GAMES

ROUNDS = 5
SECONDS = 0.6  # of each contender in each round
CLONES = 2000


VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {"marmitages with cards": ("marmitages", {"cards": True})}


def set_tables(game: AnyGame, options: dict[str, Any]) -> dict[str, State]:
    """Every scenario of the game, ready to play."""
    return {name: game.set_up(load_scenario(game.name, name), options) for name in scenario_names(game.name)}


def play(game: AnyGame, tables: list[State]) -> dict[str, float]:
    """Random play of all scenarios in turn, as often as time allows, with the legal list made at every decision."""
    decisions, games, start = 0, 0, time.process_time()
    while (took := time.process_time() - start) < SECONDS:
        for table in tables:
            games += 1
            decisions += int(play_out(game, table.clone(), SeededDice(games)))
    clones = sum(timeit.timeit(table.clone, timer=time.process_time, number=CLONES) for table in tables)
    return {"decisions": decisions / took, "games": games / took, "clones": CLONES * len(tables) / clones}


def measure() -> dict[str, Any]:
    """All contenders by turns in one process; of each the best round, which other processes disturbed least."""
    contenders: dict[str, tuple[str, dict[str, Any]]] = {**{name: (name, {}) for name in GAMES}, **VARIANTS}
    tables = {what: list(set_tables(GAMES[name], options).values()) for what, (name, options) in contenders.items()}
    yards, games = [], []
    for _ in range(ROUNDS):
        yards.append(yardstick.measure(SECONDS))
        games.append({what: play(GAMES[name], tables[what]) for what, (name, _) in contenders.items()})
    return {
        "compiled": COMPILED,
        "yardsticks": {name: max(speeds[name] for speeds in yards) for name in yards[0]},
        "games": {name: {what: max(g[name][what] for g in games) for what in games[0][name]} for name in contenders},
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
            row = [f"{speed['decisions']:,.0f}", f"{speed['games']:,.1f}", f"{1e6 / speed['clones']:.2f}"]
            ratios = [f"{speed['decisions'] / yard:.1f}" for yard in run["yardsticks"].values()]
            table.add_row(game, "compiled" if run["compiled"] else "interpreted", *row, *ratios)
        if len(runs) == 2:
            fast, slow = (run["games"][game] for run in runs)
            gains = [f"× {fast[what] / slow[what]:.1f}" for what in ("decisions", "games", "clones")]
            table.add_row("", "gain", *gains, end_section=True)
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
