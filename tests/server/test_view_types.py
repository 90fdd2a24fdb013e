"""A view is a plain dict: the type that the client has of it is held against the views that games really show.

TypeScript reads each of them as a literal, and so finds what is missing, what is of another type and what it has not heard of.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import page
import pytest
import run

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine.dice import SeededDice
from grognard.engine.playout import random_step
from grognard.engine.state import NOBODY, State
from grognard.games.registry import GAMES, find_game

CLIENT = Path(__file__).parents[2] / "client"
TYPES = ("svelte", "vite/client")  # what the sources lean on without importing it
OPTIONS: dict[str, list[dict[str, Any]]] = {"marmitages": [{}, {"cards": True}]}  # those that show more
ACTIONS = 1500
EVERY = 50  # actions between two views of one phase


def views(game_name: str, seed: int) -> Iterator[dict[str, Any]]:
    """What each viewer sees in games at random: in every phase that comes, and now and then within one."""
    game = find_game(game_name)
    for name in scenario_names(game_name):
        for options in OPTIONS.get(game_name, [{}]):
            state: State = game.set_up(load_scenario(game_name, name), options)
            dice, shown = SeededDice(seed), set[str]()
            for n in range(ACTIONS):
                key = game.prompt(state).key
                if key not in shown or n % EVERY == 0:
                    yield from (game.view(state, viewer) for viewer in (0, 1, NOBODY))
                shown.add(key)
                if state.decider == NOBODY:
                    break
                random_step(game, state, dice)


def faults(game: str, seen: list[dict[str, Any]], folder: Path) -> str:
    """What TypeScript has against them, '' for nothing."""
    types = CLIENT / "src/games" / game.replace("-", "_") / "view.ts"
    literals = "".join(f"export const view{n}: View = {json.dumps(view)}\n" for n, view in enumerate(seen))
    (folder / "views.ts").write_text(f"import type {{ View }} from '{types.with_suffix('')}'\n{literals}", "utf-8")
    config = {
        "extends": str(CLIENT / "tsconfig.json"),
        "compilerOptions": {"types": [str(CLIENT / "node_modules" / name) for name in TYPES]},
        "include": ["views.ts"],
    }
    (folder / "tsconfig.json").write_text(json.dumps(config), "utf-8")
    command = [node(), str(CLIENT / "node_modules/typescript/bin/tsc"), "--project", str(folder)]
    return subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8").stdout


def node() -> str:
    """The machine's own, or the one that ./run has fetched."""
    return "node" if page.good_node() else str(run.program("node", run.NODE))


@pytest.mark.parametrize("game", GAMES)
def test_the_client_knows_every_view_to_the_last_field(game: str, seed: int, tmp_path: Path) -> None:
    seen = {json.dumps(view, sort_keys=True): view for view in views(game, seed)}
    assert len(seen) > 30
    assert faults(game, list(seen.values()), tmp_path) == ""


def test_a_field_too_many_or_too_few_or_of_another_type_is_found(tmp_path: Path) -> None:
    view = next(views("marmitages", 1))
    del view["turns"]
    assert "'turns' is missing" in faults("marmitages", [view], tmp_path)
    view["turns"] = "8"
    assert "'string' is not assignable to type 'number'" in faults("marmitages", [view], tmp_path)
    view["turns"] = 8
    assert faults("marmitages", [view], tmp_path) == ""
    view["units"][0]["weather"] = "fine"
    assert "does not exist in type 'UnitView'" in faults("marmitages", [view], tmp_path)
