"""What the server tells of the games themselves: scenarios, options, ledgers, texts. It does not change while it runs."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from grognard.books.ledger import RuleText, load_ledger
from grognard.books.scenarios import Header, load_map, load_scenario, scenario_names
from grognard.engine.game import AnyGame
from grognard.games.registry import GAMES, find_game
from grognard.server.wire import GameInfo, OptionInfo, ScenarioInfo

# A lobby shows no map and no order of battle; a client that wants them asks for the whole scenario.
LOBBY_FIELDS = (*Header.__struct_fields__, "width")


@cache
def games() -> list[GameInfo]:
    return [
        GameInfo(game.name, game.sides, [scenario_card(game, name) for name in scenario_names(game.name)])
        for game in GAMES.values()
    ]


def scenario_card(game: AnyGame, name: str) -> ScenarioInfo:
    data = load_scenario(game.name, name)
    card = {field: data[field] for field in LOBBY_FIELDS if field in data}
    card["sides"] = [{"key": key, "name": data[key]["name"], "nation": data[key]["nation"]} for key in game.sides]
    card["options"] = [
        OptionInfo(spec.key, spec.values, spec.default, game.rules[spec.rule]) for spec in game.options(data)
    ]
    return msgspec.convert(card, ScenarioInfo)


@cache
def scenario(game: str, name: str) -> dict[str, Any]:
    return load_scenario(find_game(game).name, name)


@cache
def game_map(game: str, name: str) -> dict[str, Any]:
    return load_map(find_game(game).name, name)


def rules(game: str) -> list[RuleText]:
    return load_ledger(find_game(game).name).rule
