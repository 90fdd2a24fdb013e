"""What the server sends is what its types say, to the last field: the client is made to them."""

from __future__ import annotations

import json
import random
import sqlite3
from typing import Any

import msgspec
import pytest
from make_wire import answer_of

from grognard.games.registry import GAMES
from grognard.server import routes, wire
from grognard.server.wire import ServerMessage
from tests.server.house import House, Table, play_on, seated

ACTIONS = 25


def check(raw: bytes | str, shape: Any) -> Any:
    """Nothing is missing, nothing is of another type, and nothing is sent that the type does not know."""
    read = msgspec.json.decode(raw, type=shape)
    assert json.loads(msgspec.json.encode(read)) == json.loads(raw)
    return read


def ask(table: Table, what: str, handler: Any, **params: Any) -> Any:
    answer = table.get(what, table.tokens[0], **params)
    assert answer.status_code == 200, answer.text
    return check(answer.content, answer_of(handler))


def questions(table: Table, action: str) -> None:
    """All that can be asked of an action."""
    for what, handler in (
        ("why", routes.why),
        ("reach", routes.reach),
        ("preview", routes.preview),
        ("odds", routes.odds),
    ):
        answer = table.get(what, table.tokens[0], action=action)
        check(answer.content, wire.Refusal if answer.is_error else answer_of(handler))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_at_a_table_goes_over_the_wire_as_its_types_say(house: House, game: str, seed: int) -> None:
    chance = random.Random(seed)
    table = house.table(game=game, scenario=scenario_of(house, game), hotseat=True)
    check(table.get("", "wrong").content, wire.Refusal)
    with table.sit(0) as seat:
        for n in range(ACTIONS):
            legal = seat.position["legal"]
            if not legal:
                break
            if n % 8 == 0:
                questions(table, chance.choice(legal)["text"])
            seat.act(chance.choice(legal)["text"])
        seat.act("nonsense")
        questions(table, "nonsense")
        seat.send(type="chat", text="Bonjour")
        seat.send(type="offer", what="draw")
        seat.until("chat")
        seat.settle()
    for frame in seat.raw:
        check(frame, ServerMessage)
    info = ask(table, "", routes.about)
    ask(table, f"moment/{info.number // 2}", routes.moment)
    ask(table, "chat", routes.chat)
    assert len(ask(table, "log", routes.log)) >= ACTIONS // 2


def scenario_of(house: House, game: str) -> str:
    """The first scenario of a game; what is sent of the games themselves is checked on the way."""
    found = check(house.http.get("/api/games").content, answer_of(routes.games))
    check(house.http.get(f"/api/games/{game}/rules").content, answer_of(routes.rules))
    name: str = next(one.scenarios[0].id for one in found if one.name == game)
    check(house.http.get(f"/api/games/{game}/scenarios/{name}").content, answer_of(routes.scenario))
    if game == "vimy":
        check(house.http.get(f"/api/games/{game}/maps/ridge").content, answer_of(routes.game_map))
    return name


# -- the log -------------------------------------------------------------------------------------------------------------
def parts_told(table: Table, token: str) -> list[tuple[str, Any]]:
    return [(entry["action"], entry.get("parts")) for entry in table.ask("log", token) if "action" in entry]


def test_actions_of_the_log_come_taken_apart_and_secret_ones_do_not(house: House) -> None:
    table, one, two = seated(house, game="walter-schnaffs", scenario="open-battle")
    with one, two:
        buyer, other = (one, two) if one.position["legal"] else (two, one)
        bought = next(action for action in buyer.position["legal"] if action["verb"] == "buy" and action["amount"])
        buyer.act(bought["text"])
        assert parts_told(table, buyer.token)[-1] == (bought["text"], bought)
        assert [text for text, parts in parts_told(table, other.token) if parts is None] == []
        assert bought["text"] not in json.dumps(table.ask("log", other.token))


def test_the_log_of_an_older_table_is_taken_apart_when_it_is_loaded(own_house: House) -> None:
    """Its actions were kept in notation alone."""
    table, attacker, defender = seated(own_house)
    with attacker, defender:
        play_on([attacker, defender], 8, random.Random(22))
    told = parts_told(table, table.watch)
    own_house.stop()
    with sqlite3.connect(own_house.data) as database:
        acts = database.execute("select number, data from events where kind = 'act'").fetchall()
        for number, data in acts:
            older = {key: value for key, value in json.loads(data).items() if key != "parts"}
            database.execute("update events set data = ? where number = ?", (json.dumps(older).encode(), number))
    own_house.start()
    assert parts_told(table, table.watch) == told
    assert all(parts for text, parts in told if text != "?")
