"""Ten thousand actions that must not be carried out: nothing of them is, and the log stays as it was."""

from __future__ import annotations

import json
import random
import sqlite3
from collections import Counter
from typing import Any

from grognard.engine.actions import pack
from grognard.games.registry import find_game
from grognard.table.play import new_play
from tests.server.house import SCENARIO, Client, House, Table, moves
from tests.server.test_tables import play_on, seated

ATTEMPTS = 10_000
AT_ONCE = 100
GAME = find_game("marmitages")
STATE = new_play("marmitages", SCENARIO, {}).state  # for names of units and places


def saved(table: Table) -> list[tuple[Any, ...]]:
    """Everything the disk holds of the table's game."""
    with sqlite3.connect(table.house.data) as database:
        rows = database.execute('select * from events where "table" = ? order by number', (table.id,))
        return list(rows)


def any_text(luck: random.Random) -> str:
    """Some action of the game, legal or not: any verb with any unit, places and amount."""
    game, state = GAME, STATE
    while True:
        verb = luck.randrange(len(game.verbs))
        unit, origin, target = luck.randrange(-1, 40), luck.randrange(-1, 48), luck.randrange(-1, 48)
        try:
            return game.write(state, pack(verb, unit, origin, target, luck.randrange(128)))
        except Exception:  # not every packing means something
            continue


def garbled(text: str, luck: random.Random) -> str:
    letters = list(text)
    for _ in range(luck.randrange(1, 4)):
        letters[luck.randrange(len(letters))] = luck.choice("éAB 019-.:#?\\'\"<>\u202e\0")
    return "".join(letters)


MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"act"',
    '{"type": "act"}',
    '{"type": "act", "number": "1", "action": "done"}',
    '{"type": "act", "number": 1.5, "action": "done"}',
    '{"type": "act", "number": -1, "action": "done"}',
    '{"type": "act", "number": 99999999999999999999999, "action": "done"}',
    '{"type": "act", "number": 1, "action": ["done"]}',
    '{"type": "act", "number": 1, "action": ""}',
    '{"type": "act", "number": 1, "action": "done", "side": 0}',
    '{"type": "act", "number": 1, "action": "done", "dice": "6"}',
    '{"type": "act", "number": 1, "action": "done", "dice": [0]}',
    '{"type": "execute", "number": 1, "action": "done"}',
    '{"type": ["act"], "number": 1, "action": "done"}',
    '{"action": "done", "number": 1}',
    '{"type": "undo"}',
    '{"type": "answer", "what": "draw", "yes": true}',
    '{"type": "dice", "number": 1, "dice": [6]}',
    '{"type": "offer", "what": "victory"}',
    '{"type": "chat", "text": ""}',
    json.dumps({"type": "act", "number": 1, "action": "x" * 600}),
    json.dumps({"type": "act", "number": 1, "action": "commit 99999999999999999999 shells"}),
    json.dumps({"type": "hello", "contribution": "not letters\nor digits"}),
]


def unlawful(kind: str, clients: list[Client], luck: random.Random) -> tuple[Client, str]:
    """A message of a kind that must be refused, and who sends it."""
    decider = clients[0].position["decider"]
    mover, other, spectator = clients[decider], clients[1 - decider], clients[2]
    legal = [action["text"] for action in mover.position["legal"]]
    number, text = mover.number, luck.choice(legal)
    sender = mover
    if kind == "unlisted":
        while text in legal:
            text = any_text(luck) if luck.random() < 0.7 else garbled(text, luck)
            # What means a legal action is one, however it is written.
            if means(text) in legal:
                text = legal[0]
    elif kind == "wrong seat":
        sender = other if luck.random() < 0.7 else spectator
    elif kind == "wrong number":
        number = luck.choice([n for n in range(number + 20) if n != number])
    elif kind == "dice of one's own":
        return sender, json.dumps({"type": "act", "number": number, "action": text, "dice": [6, 6, 6]})
    else:
        return luck.choice(clients), luck.choice(MALFORMED)
    return sender, json.dumps({"type": "act", "number": number, "action": text})


def means(text: str) -> str:
    try:
        return GAME.write(STATE, GAME.read(STATE, text))
    except Exception:
        return ""


def test_ten_thousand_unlawful_actions_change_nothing(house: House) -> None:
    table, attacker, defender = seated(house)
    luck = random.Random(11)
    counted: Counter[str] = Counter()
    kinds = ["unlisted", "unlisted", "wrong seat", "wrong number", "dice of one's own", "malformed"]
    with attacker, defender, table.look() as spectator:
        clients = [attacker, defender, spectator]
        for _ in range(5):
            play_on(clients, 9, luck)
            for client in clients:
                client.settle(0.05)
            before, view, number = saved(table), attacker.position["view"], attacker.number
            for _ in range(ATTEMPTS // 5 // AT_ONCE):
                asked: Counter[int] = Counter()
                for _ in range(AT_ONCE):
                    kind = luck.choice(kinds)
                    sender, raw = unlawful(kind, clients, luck)
                    sender.socket.send(raw)
                    asked[clients.index(sender)] += 1
                    counted[kind] += 1
                for index, count in asked.items():
                    for _ in range(count):
                        answer = clients[index].next()
                        assert answer["type"] == "refused", answer
                        assert answer["number"] == number
                        assert answer["reason"]["text"]["fr"]
                        assert answer["reason"]["text"]["en"]
            assert saved(table) == before
            attacker.send(type="hello")
            assert attacker.answer()["view"] == view
    assert sum(counted.values()) == ATTEMPTS
    assert set(counted) == set(kinds)


def test_a_double_action_is_carried_out_once(house: House) -> None:
    table, attacker, defender = seated(house)
    with attacker, defender:
        back = moves(attacker, 1)[0]["text"]
        message = json.dumps({"type": "act", "number": 1, "action": back})
        for _ in range(20):
            attacker.socket.send(message)
        attacker.settle()
        assert attacker.number == 2
        assert len([m for m in attacker.others if m["type"] == "refused"]) == 19
        assert len(saved(table)) == 2


def test_a_refusal_names_the_rule(house: House) -> None:
    table, attacker, defender = seated(house)
    with attacker, defender:
        back = moves(attacker, 1)[0]
        too_far = back["text"].replace(f"-{back['target']}", "-A1")
        refused = attacker.act(too_far)
        assert refused["reason"]["rule"]
        assert "§" in refused["reason"]["text"]["fr"]
        why = table.ask("why", table.tokens[0], action=too_far)
        assert why == {**refused["reason"], "nearest": None}
        assert table.ask("why", table.tokens[0], action=back["text"]) == {"rule": "", "text": None, "nearest": None}
        assert "not your decision" in table.ask("why", table.tokens[1], action="done")["text"]["en"]
