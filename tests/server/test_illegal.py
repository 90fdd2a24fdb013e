"""Thousands of actions that must not be carried out: nothing of them is, and the log stays as it was."""

from __future__ import annotations

import json
import random
from collections import Counter

from tests.server.house import SCENARIO, House, moves, play_on, seated
from tests.server.unlawful import KINDS, Forger, is_refusal, saved

ATTEMPTS = 3_000  # ./run siege makes many more
AT_ONCE = 100
BELLEAU_WOOD = {"game": "marmitages", "scenario": SCENARIO}


def test_thousands_of_unlawful_actions_change_nothing(house: House) -> None:
    table, attacker, defender = seated(house)
    luck = random.Random(11)
    counted: Counter[str] = Counter()
    forger = Forger(BELLEAU_WOOD, luck)
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
                    kind = luck.choice(KINDS)
                    sender, raw = forger.unlawful(kind, clients)
                    sender.socket.send(raw)
                    asked[clients.index(sender)] += 1
                    counted[kind] += 1
                for index, count in asked.items():
                    for _ in range(count):
                        answer = clients[index].next()
                        assert is_refusal(answer), answer
                        assert answer["number"] == number
            assert saved(table) == before
            attacker.send(type="hello")
            assert attacker.answer()["view"] == view
    assert sum(counted.values()) == ATTEMPTS
    assert set(counted) == set(KINDS)


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
        assert "decision is not yours" in table.ask("why", table.tokens[1], action="done")["text"]["en"]
