"""`grognard fuzz`: random play of every scenario and option, with the invariants checked after each action."""

from __future__ import annotations

import itertools
import time
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine.actions import Choices
from grognard.engine.dice import ScriptedDice, SeededDice, WatchedDice
from grognard.engine.game import AnyGame
from grognard.engine.mistakes import Mistake
from grognard.engine.state import NOBODY, State
from grognard.games.registry import find_game
from grognard.table.record import SEPARATOR, toml_text

LONGEST = 20_000  # actions: no game of ours comes near it


def fuzz(
    game: str, *, games: int = 1000, seconds: float | None = None, seed: int = 1, scenario: str = "", keep: str = "."
) -> None:
    """Play games at random and look for dead ends and broken invariants.

    Parameters
    ----------
    game
        The game: marmitages, …
    games
        How many games.
    seconds
        Stop after this many seconds.
    seed
        The seed of the first game; the second has the next number, and so on.
    scenario
        Play only this scenario; by default all are played, with all options in turn.
    keep
        Where to leave the record of a failure.
    """
    played = find_game(game)
    tables = option_sets(played, [scenario] if scenario else scenario_names(game))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    start = time.monotonic()
    count = actions = 0
    with Progress(*columns) as progress:
        bar = progress.add_task(game, total=games)
        for count, (name, options, table) in zip(range(1, games + 1), itertools.cycle(tables), strict=False):
            actions += play(Wanderer(played, name, options, seed + count - 1, table.clone()), Path(keep))
            progress.advance(bar)
            if seconds is not None and time.monotonic() - start > seconds:
                break
    print(f"{count} games, {actions:,} actions, {len(tables)} tables: no dead end, no broken invariant")


def option_sets(game: AnyGame, names: list[str]) -> list[tuple[str, dict[str, Any], State]]:
    """Every scenario with its defaults, then with every single option changed, then with all the switches on."""
    tables = []
    for name in names:
        data = load_scenario(game.name, name)
        specs = game.options(data)
        sets: list[dict[str, Any]] = [{}]
        sets += [{spec.key: value} for spec in specs for value in spec.values if value != spec.default]
        sets.append({spec.key: True for spec in specs if True in spec.values})
        tables += [(name, options, game.set_up(data, options)) for options in sets]
    return tables


class Wanderer:
    """One random game; it remembers only what a record needs."""

    def __init__(self, game: AnyGame, scenario: str, options: dict[str, Any], seed: int, state: State) -> None:
        self.game = game
        self.scenario = scenario
        self.options = options
        self.seed = seed
        self.state = state
        self.actions: list[int] = []
        self.faces: list[list[int]] = []

    def record(self) -> str:
        """The game so far, written by replaying it."""
        state = self.game.set_up(load_scenario(self.game.name, self.scenario), self.options)
        head = {"game": self.game.name, "scenario": self.scenario, "rules": self.game.version, "options": self.options}
        lines = [toml_text(head), SEPARATOR]
        for action, faces in zip(self.actions, self.faces, strict=True):
            written = self.game.write(state, action)
            lines.append(f"{written} : {' '.join(map(str, faces))}" if faces else written)
            self.game.apply(state, action, ScriptedDice(faces))
        return "\n".join(lines) + "\n"


def play(wanderer: Wanderer, keep: Path) -> int:
    """Plays one game out; a failure leaves its record and says where."""
    game, state = wanderer.game, wanderer.state
    source = SeededDice(wanderer.seed)
    while state.decider != NOBODY:
        choices = Choices()
        game.offer(state, choices)
        if not choices.count():
            fail(wanderer, keep, "dead end: no legal action")
        action = choices.actions[source.roll(choices.count()) - 1]
        dice = WatchedDice(source)
        wanderer.actions.append(action)
        wanderer.faces.append(dice.faces)
        try:
            game.apply(state, action, dice)
        except Exception as error:  # whatever it is, the record that leads to it is wanted
            fail(wanderer, keep, repr(error))
        broken = game.invariants(state)
        if broken:
            fail(wanderer, keep, "; ".join(broken))
        if len(wanderer.actions) > LONGEST:
            fail(wanderer, keep, f"no end after {LONGEST} actions")
    return len(wanderer.actions)


def fail(wanderer: Wanderer, keep: Path, what: str) -> None:
    file = keep / f"fuzz-{wanderer.game.name}-{wanderer.seed}.grog"
    file.write_text(f"# {what}\n{wanderer.record()}", "utf-8")
    raise Mistake(f"{wanderer.scenario} {wanderer.options}: {what}. The record that leads to it: {file}")
