"""Nothing that a viewer receives depends on what is hidden from him.

The same tables are continued twice, by two servers on copies of one data file: everything is equal but a hidden fact. All
that a viewer gets, by the socket and by every request, must be equal byte for byte.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grognard.table.record import bare_field, toml_text
from tests.server.house import Client, House, Table, reach
from tests.server.test_tables import seated

PROBES = [
    "done",
    "commit 3 shells",
    "commit nothing",
    "move 1st Inf A6-A7",
    "move 7th Inf A6-A7",
    "move 1st Tank A6-A7",
]
PROBES += ["play queen A6", "nonsense", "buy 3 infantry", "deploy 1st Tank C3"]


def everything(table: Table, token: str) -> dict[str, str]:
    """All that a token can ask for, as the bytes of the answers."""
    number = table.ask("", token)["number"]
    asked: dict[str, str] = {what: table.get(what, token).text for what in ("", "log", "record", "chat")}
    asked |= {f"moment {n}": table.get(f"moment/{n}", token).text for n in range(number + 1)}
    for what in ("why", "odds", "reach", "preview"):
        asked |= {f"{what} {probe}": table.get(what, token, action=probe).text for probe in PROBES}
    with Client(table, token, {"from": 0}) as client:
        for probe in ("nonsense", "move 7th Inf A6-A7", "move 1st Tank A6-A7"):
            client.send(type="act", number=number, action=probe)
        client.send(type="undo", number=number)
        client.send(type="act", number=number - 1, action="done")
        client.settle()
        asked["socket"] = "\n".join(client.raw)
    return asked


def assert_same(one: dict[str, str], two: dict[str, str]) -> None:
    assert one.keys() == two.keys()
    for what in one:
        assert one[what] == two[what], what


class Twins:
    """Tables prepared at one server, and the same tables at two servers on copies of its data."""

    def __init__(self, house: House, folder: Path) -> None:
        self.commit_table, self.committer = table_before_commitments(house)
        self.dice_table, self.second = table_before_commitments(house)
        with self.dice_table.sit(self.second) as first:
            first.act("commit 2 shells")
        self.second = 1 - self.second
        self.card_table = table_with_cards(house)
        self.buying_table = table_of_buyers(house)
        self.open_tables = [table_of_two_buyers(house) for _ in range(2)]
        self.houses = []
        for index in range(2):
            copy = folder / f"twin-{index}.db"
            with sqlite3.connect(house.data) as source, sqlite3.connect(copy) as target:
                source.backup(target)
                if index == 1:
                    deal_another_card(target, self.card_table)
            self.houses.append(House(copy))

    def both(self, table: Table) -> list[Table]:
        made = {"id": table.id, "seats": [{"token": token} for token in table.tokens], "watch": table.watch}
        return [Table(house, made) for house in self.houses]


def table_before_commitments(house: House) -> tuple[Table, int]:
    """A table at an assault, and the side that commits first."""
    table, attacker, defender = seated(house)
    with attacker, defender:
        reach("commit", [attacker, defender])
        return table, int(attacker.position["decider"])


def table_with_cards(house: House) -> Table:
    table, attacker, defender = seated(house, options={"cards": True})
    with attacker, defender:
        assert attacker.position["prompt"]["key"] == "cards"
    return table


def deal_another_card(database: sqlite3.Connection, table: Table) -> None:
    """Changes the first card the attacker was dealt, as if the hidden die had fallen otherwise."""
    where = f"\"table\" = '{table.id}'"
    (data,) = database.execute(f"select data from events where number = 1 and {where}").fetchone()
    entry = json.loads(data)
    hidden = next(i for i, seen_by in enumerate(entry["seen_by"]) if seen_by == 0)
    sides = entry["sides"][hidden]
    entry["faces"][hidden] = (entry["faces"][hidden] + sides // 2) % sides + 1  # far off: a pack holds cards twice
    database.execute(f"update events set data = ? where number = 1 and {where}", (json.dumps(entry).encode(),))
    database.execute(f"delete from snapshots where {where}")


def table_of_buyers(house: House) -> Table:
    """A battle for which both sides buy their armies in secret, at one screen."""
    scenario: dict[str, Any] = {**bare_field("marmitages"), "open_battle": True}
    scenario["attacker"] = {**scenario["attacker"], "points": 100}
    record = toml_text({"game": "marmitages", "scenario": scenario}) + "\n---\n"
    table = Table(house, house.http.post("/api/tables/open", json={"record": record}).json())
    with table.sit(0) as both:
        both.act("begin")
        assert both.position["prompt"]["key"] == "buy"
    return table


def table_of_two_buyers(house: House) -> Table:
    """An open battle between two browsers: the first side buys."""
    table, first, second = seated(house, scenario="open-battle", options={"points": 100})
    with first, second:
        assert first.position["prompt"]["key"] == "buy"
    return table


@pytest.fixture(scope="module")
def twins(house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    made = Twins(house, tmp_path_factory.mktemp("twins"))
    yield made
    for running in made.houses:
        running.stop()


def test_a_secret_commitment_shows_nowhere(twins: Twins) -> None:
    first = twins.committer
    others = [twins.commit_table.tokens[1 - first], twins.commit_table.watch]
    live: list[list[list[str]]] = []
    received: list[list[dict[str, str]]] = []
    for twin, commitment in zip(twins.both(twins.commit_table), ("commit nothing", "commit 11 shells"), strict=True):
        with twin.sit(first) as committer, Client(twin, others[0], {}) as other, Client(twin, others[1], {}) as watcher:
            for client in (committer, other, watcher):
                client.settle()
                client.raw.clear()
            committer.act(commitment)
            other.settle()
            watcher.settle()
            live.append([other.raw, watcher.raw])
        received.append([everything(twin, token) for token in others])
        own = everything(twin, twin.tokens[first])
        assert commitment in own["log"]  # the test would be blind if nobody saw it
        assert commitment in own["record"]
        assert commitment in own["socket"]
    assert live[0] == live[1]
    for one, two in zip(*received, strict=True):
        assert_same(one, two)


def test_a_hidden_card_shows_nowhere(twins: Twins) -> None:
    both = twins.both(twins.card_table)
    for token in (twins.card_table.tokens[1], twins.card_table.watch):
        assert_same(*(everything(twin, token) for twin in both))
    own = [everything(twin, twin.tokens[0]) for twin in both]
    assert own[0]["moment 1"] != own[1]["moment 1"]  # the test would be blind if the hands were equal


def test_a_secret_army_shows_nowhere(twins: Twins) -> None:
    """Not even by the reason of a refusal: orders to units the opponent may have bought."""
    armies = (["buy 20 shells", "buy 20 infantry"], ["buy 24 shells", "buy 3 tank"])
    received = []
    for twin, army in zip(twins.both(twins.buying_table), armies, strict=True):
        with twin.sit(0) as both:
            for purchase in (*army, "done"):
                answer = both.act(purchase)
                assert answer["type"] == "position", answer
            assert both.position["viewer"] == 1  # the other player has the screen now
            assert len(both.position["legal"]) > 10
        received.append(everything(twin, twin.tokens[0]))
    assert_same(*received)


@pytest.mark.parametrize("finished", [False, True])
def test_not_even_the_number_of_purchases_shows(twins: Twins, finished: bool) -> None:
    """Two purchases or six, one of them taken back: the opponent and a spectator get the same, while they wait and after."""
    armies = (
        ["buy 20 shells", "buy 20 infantry"],
        ["buy 10 shells", "buy 1 wire", "undo", "buy 10 shells", "buy 2 tank", "buy 1 trench", "buy 3 infantry"],
    )
    table = twins.open_tables[finished]
    others = [table.tokens[1], table.watch]
    live: list[list[list[str]]] = []
    received: list[list[dict[str, str]]] = []
    for twin, army in zip(twins.both(table), armies, strict=True):
        with twin.sit(0) as buyer, Client(twin, others[0], {}) as other, Client(twin, others[1], {}) as watcher:
            for client in (buyer, other, watcher):
                client.settle()
                client.raw.clear()
            for purchase in [*army, "done"] if finished else army:
                answer = buyer.undo() if purchase == "undo" else buyer.act(purchase)
                assert answer["type"] == "position", answer
            other.settle()
            watcher.settle()
            live.append([other.raw, watcher.raw])
        received.append([everything(twin, token) for token in others])
        own = everything(twin, twin.tokens[0])
        assert army[-1] in own["log"]  # the test would be blind if nobody saw it
        assert army[-1] in own["record"]
    assert live[0] == live[1]
    for one, two in zip(*received, strict=True):
        assert_same(one, two)


def test_a_table_is_loaded_again_in_the_midst_of_purchases(own_house: House) -> None:
    """The round number of the next open event is kept: 1 is `begin`, the purchases follow, `done` is 100."""
    table = table_of_two_buyers(own_house)
    with table.sit(0) as buyer:
        for purchase in ("buy 20 shells", "buy 20 infantry"):
            buyer.act(purchase)
        assert buyer.position["number"] == 3
    own_house.stop()
    own_house.start()
    assert table.ask("", table.tokens[1])["number"] == 1
    with table.sit(0) as buyer:
        assert buyer.act("done")["number"] == 100
    with table.sit(1) as other:
        assert other.position["number"] == 100
        assert other.act("buy 10 shells")["number"] == 101


def test_the_secret_of_the_dice_and_foreign_tokens_show_nowhere(house: House, twins: Twins) -> None:
    table = twins.dice_table
    with sqlite3.connect(house.data) as database:
        (head,) = database.execute("select head from tables where id = ?", (table.id,)).fetchone()
    secret = json.loads(head)["secret"]
    tokens = [*table.tokens, table.watch]
    for token in tokens:
        received = "\n".join(everything(table, token).values())
        assert secret not in received
        assert not [other for other in table.tokens if other != token and other in received]
        assert (table.watch in received) == (token != table.watch)  # players invite spectators


def test_the_same_action_at_the_same_number_throws_the_same_dice(twins: Twins) -> None:
    """Killing the server before it answered, or loading a copy, gives no second throw."""
    thrown = []
    for twin in twins.both(twins.dice_table):
        with twin.sit(twins.second) as second:
            thrown.append(second.act("commit nothing")["since"][-1]["dice"])
    assert thrown[0]
    assert thrown[0] == thrown[1]


def test_the_data_file_is_its_owners_alone(house: House) -> None:
    assert house.data.stat().st_mode & 0o077 == 0
