"""Views, scenarios and maps are plain dicts: the types that the client has of them are held against real ones.

TypeScript reads each of them as a literal, and so finds what is missing and what is of another type. Of a view or a map it
also finds what it has not heard of; of a scenario the client reads only a part.
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

from grognard.books.scenarios import load_map, load_scenario, scenario_names
from grognard.engine.dice import SeededDice
from grognard.engine.playout import random_step
from grognard.engine.state import NOBODY, State
from grognard.games.registry import GAMES, find_game

CLIENT = Path(__file__).parents[2] / "client"
GAMES_THERE = CLIENT / "src/games"
TYPES = ("svelte", "vite/client")  # what the sources lean on without importing it
OPTIONS: dict[str, list[dict[str, Any]]] = {"marmitages": [{}, {"cards": True}]}  # those that show more
ACTIONS = 1500
EVERY = 50  # actions between two views of one phase
SCENARIO_TYPES = {
    "bretzel-krieg": ("bretzel_krieg/view", "Scenario"),
    "marmitages": ("marmitages/view", "MarmitagesScenario"),
    "vimy": ("vimy/ground", "VimyScenario"),
    "walter-schnaffs": ("walter_schnaffs/view", "SchnaffsScenario"),
}
# A type that reads a part of the data; and the fields that it names but none of the data has.
PARTLY = """
type Named<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] }
type Partly<T> = T extends readonly unknown[] ? { [K in keyof T]: Partly<T[K]> }
  : T extends object ? { [K in keyof T]: Partly<T[K]> } & Record<string, unknown> : T
type Keys<D> = D extends unknown ? keyof D : never
"""


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
    """What TypeScript has against these views, '' for nothing."""
    return complaints(imported(f"{game.replace('-', '_')}/view", "View") + literals("View", seen), folder)


def scenario_faults(game: str, seen: list[dict[str, Any]], folder: Path) -> str:
    """What it has against these scenarios; and against a field of the type that none of them has."""
    module, name = SCENARIO_TYPES[game]
    every = f"const every = {json.dumps(seen)} as const\n"
    unread = f"const unread: Exclude<Named<{name}>, keyof Header | Keys<typeof every[number]>>[] = []\n"
    proof = "export const none: never[] = unread\n"
    head = f"import type {{ Header }} from '{CLIENT / 'src/net/wire'}'\n" + imported(module, name) + PARTLY
    return complaints(head + literals(f"Partly<{name}>", seen) + every + unread + proof, folder)


def imported(module: str, name: str) -> str:
    return f"import type {{ {name} }} from '{GAMES_THERE / module}'\n"


def literals(shape: str, seen: list[dict[str, Any]]) -> str:
    return "".join(f"export const read{n}: {shape} = {json.dumps(data)}\n" for n, data in enumerate(seen))


def complaints(source: str, folder: Path) -> str:
    """What TypeScript says of a source, '' for nothing."""
    (folder / "source.ts").write_text(source, "utf-8")
    config = {
        "extends": str(CLIENT / "tsconfig.json"),
        "compilerOptions": {"types": [str(CLIENT / "node_modules" / name) for name in TYPES]},
        "include": ["source.ts"],
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


@pytest.mark.parametrize("game", GAMES)
def test_the_client_reads_every_scenario_as_it_is_written(game: str, tmp_path: Path) -> None:
    seen = [load_scenario(game, name) for name in scenario_names(game)]
    if game == "vimy":  # a scenario may hold its map
        seen.append({**seen[0], "map": load_map(game, "ridge")})
    assert scenario_faults(game, seen, tmp_path) == ""


def test_what_the_client_would_read_wrong_in_a_scenario_is_found(tmp_path: Path) -> None:
    scenario = load_scenario("bretzel-krieg", "sedan-1940")
    del scenario["entrenchments"]
    assert "'\"entrenchments\"' is not assignable" in scenario_faults("bretzel-krieg", [scenario], tmp_path)
    scenario["entrenchments"] = [{"at": [1, 2], "lies": "along", "more": "than the client reads"}]
    assert scenario_faults("bretzel-krieg", [scenario], tmp_path) == ""
    scenario["entrenchments"][0]["at"] = [1, 2, 3]
    assert "Source has 3 element(s) but target allows only 2" in scenario_faults("bretzel-krieg", [scenario], tmp_path)
    del scenario["entrenchments"][0]["at"]
    assert "'at' is missing" in scenario_faults("bretzel-krieg", [scenario], tmp_path)


def test_the_client_knows_the_map_of_vimy_to_the_last_field(tmp_path: Path) -> None:
    ridge = load_map("vimy", "ridge")
    source = imported("vimy/ground", "VimyMap")
    assert complaints(source + literals("VimyMap", [ridge]), tmp_path) == ""
    ridge["weather"] = "snow"
    assert "'\"weather\"' does not exist in type 'VimyMap'" in complaints(
        source + literals("VimyMap", [ridge]), tmp_path
    )
    del ridge["weather"], ridge["fronts"]["blue"]
    assert "'blue' is missing" in complaints(source + literals("VimyMap", [ridge]), tmp_path)
