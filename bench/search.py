"""How fast the computer thinks: games at random, games and searched lines by rules of thumb, beside OpenSpiel's tree search."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import cycle
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from rules import set_tables
from yardstick import per_second

from grognard.engine.dice import SeededDice
from grognard.engine.game import AnyGame
from grognard.engine.playout import play_out
from grognard.engine.state import NOBODY, State
from grognard.games.registry import GAMES
from grognard.players.level import weigh_carefully
from grognard.players.registry import LEVELS, find_level
from grognard.players.search import NOTHING, Search
from grognard.players.thought import play_on

ROUNDS = 3
SECONDS = 0.25  # of each contender in each round
SIMULATIONS = 300
POSITIONS = 3  # of a game in its middle
OPEN = "open-battle"  # armies are bought and set up too


class Speeds(NamedTuple):
    """A second of one core."""

    playouts: float  # whole games at random
    games: float  # whole games by rules of thumb at a glance
    lines: float  # of a colonel's search in mid-game: imagined, played on as far as he looks, appraised
    actions: float  # in those lines, as the thought of a level is counted


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


def mid_game(game: AnyGame, table: State) -> list[State]:
    """Positions of a game between sergeants, from its first third to its second."""
    state, dice, passed = table.clone(), SeededDice(1), []
    while state.decider != NOBODY:
        if not game.setting_up(state):
            passed.append(state.clone())
        game.apply(state, find_level("sergeant").choose(game, state, int(state.decider), len(passed)), dice)
    return [passed[len(passed) * (POSITIONS + k) // (3 * POSITIONS)] for k in range(POSITIONS)]


class Lines:
    """The lines of a search from some positions in turn, each with new dice."""

    def __init__(self, game: AnyGame, positions: list[State]) -> None:
        self.searches = cycle(list(begin_searches(game, positions)))
        self.actions = 0

    def one(self) -> int:
        search, favourite = next(self.searches)
        before = search.spent
        search.rounds += 1
        search.line(favourite, NOTHING)
        self.actions += int(search.spent - before)
        return 1


def begin_searches(game: AnyGame, positions: list[State]) -> Iterator[tuple[Search, int]]:
    for state in positions:
        dice = SeededDice(1)
        seen = game.imagine(state, state.decider, dice)
        weighed = weigh_carefully(game, seen)
        search = Search(game, seen, state.decider, 1, LEVELS["colonel"].budget.nodes, math.inf, 8)
        yield search, weighed.actions[weighed.preferred(dice)]


def whole_games(play: Callable[[AnyGame, State, SeededDice], int], game: AnyGame, table: State) -> float:
    seeds = iter(range(1 << 30))

    def one() -> int:
        play(game, table.clone(), SeededDice(next(seeds)))
        return 1

    return max(per_second(one, SECONDS) for _ in range(ROUNDS))


def measure(game: AnyGame, table: State) -> Speeds:
    lines = Lines(game, mid_game(game, table))
    start, done = time.process_time(), 0
    while (took := time.process_time() - start) < SECONDS * ROUNDS:
        done += lines.one()
    return Speeds(
        whole_games(play_out, game, table), whole_games(play_on, game, table), done / took, lines.actions / took
    )


def in_turn(speeds: list[Speeds]) -> Speeds:
    """One of each scenario after the other: their times add up."""
    return Speeds(*(len(speeds) / sum(1 / speed for speed in column) for column in zip(*speeds, strict=True)))


def rows(speeds: dict[str, Speeds]) -> dict[str, Speeds]:
    """Every scenario, and all of them in turn: with the open battle, where there is one, and without."""
    fixed = [speed for name, speed in speeds.items() if name != OPEN]
    summed = {"all in turn": in_turn(list(speeds.values()))}
    return speeds | ({"the battles in turn": in_turn(fixed)} if OPEN in speeds else {}) | summed


def main() -> None:
    yard = 0.0
    measured: dict[str, dict[str, Speeds]] = {}
    for game in GAMES.values():  # the yardstick between them, so that a busy hour of the machine meets all alike
        if find_spec("pyspiel"):
            yard = max(yard, *(per_second(mcts_simulations, SECONDS) for _ in range(ROUNDS)))
        measured[game.name] = {name: measure(game, table) for name, table in set_tables(game, {}).items()}
    report = Table("game", "scenario", "playouts/s", "games/s", "search lines/s", "actions/s", title="One core")
    if yard:
        report.add_column("playouts × OpenSpiel")
    for column in report.columns[2:]:
        column.justify = "right"
    for name, speeds in measured.items():
        for scenario, speed in rows(speeds).items():
            ratio = [f"{speed.playouts / yard:.1f}"] if yard else []
            report.add_row(name, scenario, *(f"{value:,.0f}" for value in speed), *ratio)
        report.add_section()
    console = Console(width=max(120, Console().width))
    if yard:
        console.print(f"OpenSpiel's C++ MCTS on backgammon, random playouts to the end: {yard:,.0f} simulations/s")
    console.print(report)


if __name__ == "__main__":
    main()
