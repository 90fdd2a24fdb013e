"""What the server tells of the games themselves: scenarios, options, ledgers, texts. It does not change while it runs."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from grognard.books.ledger import load_ledger
from grognard.books.scenarios import Header, load_map, load_scenario, scenario_names
from grognard.engine.game import Game
from grognard.games.registry import GAMES, find_game

# A lobby shows no map and no order of battle; who wants them asks for the whole scenario.
LOBBY_FIELDS = (*Header.__struct_fields__, "width")


@cache
def games() -> list[dict[str, Any]]:
    return [
        {
            "name": game.name,
            "sides": game.sides,
            "scenarios": [scenario_card(game, name) for name in scenario_names(game.name)],
        }
        for game in GAMES.values()
    ]


def scenario_card(game: Game, name: str) -> dict[str, Any]:
    data = load_scenario(game.name, name)
    card = {field: data[field] for field in LOBBY_FIELDS if field in data}
    card["sides"] = [{"key": key, "name": data[key]["name"], "nation": data[key]["nation"]} for key in game.sides]
    card["options"] = [
        {"key": spec.key, "values": spec.values, "default": spec.default, "rule": game.rules[spec.rule]}
        for spec in game.options(data)
    ]
    return card


@cache
def scenario(game: str, name: str) -> dict[str, Any]:
    return load_scenario(find_game(game).name, name)


@cache
def game_map(game: str, name: str) -> dict[str, Any]:
    return load_map(find_game(game).name, name)


def rules(game: str) -> list[dict[str, Any]]:
    ledger = load_ledger(find_game(game).name)
    return [msgspec.to_builtins(rule) for rule in ledger.rule]
