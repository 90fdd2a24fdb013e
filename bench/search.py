"""How fast the computer thinks: whole games at random and by rules of thumb, beside OpenSpiel's tree search on backgammon."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.util import find_spec

from rich.console import Console
from rich.table import Table
from rules import set_tables
from yardstick import per_second

from grognard.engine.dice import Dice, SeededDice
from grognard.engine.game import Game
from grognard.engine.playout import play_out
from grognard.engine.state import State
from grognard.games.registry import GAMES
from grognard.players.thought import play_on

ROUNDS = 3
SECONDS = 1.0  # of each contender in each round
SIMULATIONS = 300

Line = Callable[[Game, State, Dice], int]


def mcts_simulations() -> int:
    """Simulations of OpenSpiel's C++ search with random playouts to the end, from the first decision of backgammon."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 1000, False, 1, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot.mcts_search(state)
    return SIMULATIONS


def lines(game: Game, table: State, play: Line) -> float:
    """Lines a second: the table cloned and played to its end."""
    done, start = 0, time.process_time()
    while (took := time.process_time() - start) < SECONDS / 4:
        done += 1
        play(game, table.clone(), SeededDice(done))
    return done / took


def main() -> None:
    report = Table("game", "scenario", "playouts/s", "lines/s", title="Whole games from the start, one core")
    yard = max(per_second(mcts_simulations, SECONDS) for _ in range(ROUNDS)) if find_spec("pyspiel") else 0.0
    if yard:
        report.add_column("playouts × OpenSpiel MCTS")
    for column in report.columns[2:]:
        column.justify = "right"
    for game in GAMES.values():
        for name, table in set_tables(game, {}).items():
            playouts = max(lines(game, table, play_out) for _ in range(ROUNDS))
            thought = max(lines(game, table, play_on) for _ in range(ROUNDS))
            ratio = [f"{playouts / yard:.1f}"] if yard else []
            report.add_row(game.name, name, f"{playouts:,.0f}", f"{thought:,.0f}", *ratio)
        report.add_section()
    console = Console(width=max(100, Console().width))
    if yard:
        console.print(f"OpenSpiel's C++ MCTS on backgammon, random playouts to the end: {yard:,.0f} simulations/s")
    console.print(report)


if __name__ == "__main__":
    main()
