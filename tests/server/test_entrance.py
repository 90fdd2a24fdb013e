"""The entrance: tokens, origins, headers, sizes and rates."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from grognard.server.limits import Buckets, Limits, Rate
from tests.server.house import Client, House, Table
from tests.server.test_tables import seated


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the limits it has in earnest, but fewer tables: a loaded machine could not fill the usual ones."""
    limits = Limits(tables=Rate(0.001, 8))
    running = House(tmp_path_factory.mktemp("guarded") / "games.db", limits=limits)
    yield running
    running.stop()


def closing_code(table: Table, token: str, origin: str | None = None, id: str = "") -> int:
    table_id, table.id = table.id, id or table.id
    try:
        with pytest.raises(ConnectionClosed) as closed:
            Client(table, token, {}, origin)
        return closed.value.rcvd.code if closed.value.rcvd is not None else 1006
    finally:
        table.id = table_id


def test_only_the_right_token_opens_a_table(house: House) -> None:
    table = house.table()
    other = house.table()
    assert len({*table.tokens, table.watch, *other.tokens, other.watch}) == 6
    assert all(len(token) >= 32 for token in (*table.tokens, table.watch))
    for token in ("", "x", other.tokens[0], table.tokens[0][:-1], table.tokens[0] + "x", "é" * 20):
        for what in ("", "log", "record", "moment/0", "chat"):
            answer = table.get(what, token)
            assert answer.status_code == 403, (token, what)
            assert table.id not in answer.text
        assert closing_code(table, token) == 4403
    assert closing_code(table, table.tokens[0], id="nowhere") == 4404
    assert house.http.get(f"/api/tables/{table.id}").status_code == 400
    assert house.http.get("/api/tables/nowhere", params={"token": "x"}).status_code == 404


def test_another_site_is_not_answered(house: House) -> None:
    table = house.table()
    assert closing_code(table, table.tokens[0], "https://evil.example") == 4403
    assert closing_code(table, table.tokens[0], f"http://127.0.0.1:{house.port + 1}") == 4403
    with Client(table, table.tokens[0], {}, house.address) as client:
        assert client.position
    body = {"game": "marmitages", "scenario": "belleau-wood-1918"}
    for origin, status in (("https://evil.example", 403), ("null", 403), (house.address, 201)):
        assert house.http.post("/api/tables", json=body, headers={"Origin": origin}).status_code == status


def test_every_answer_is_under_the_strict_policy(house: House) -> None:
    table = house.table()
    for path in (
        "/",
        "/api/games",
        "/api/nothing",
        f"/api/tables/{table.id}?token={table.watch}",
        "/api/tables/x?token=x",
    ):
        headers = house.http.get(path).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'"
        assert policy["style-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "set-cookie" not in headers  # there are none to steal: a seat is opened by its token alone
        assert "server" not in headers


def test_large_requests_are_refused(house: House) -> None:
    answer = house.http.post("/api/tables/open", json={"record": "x" * 2_000_000})
    assert answer.status_code == 413
    table, attacker, defender = seated(house)
    with attacker, defender:
        attacker.socket.send(json.dumps({"type": "chat", "text": "x" * 20_000}))
        assert attacker.closed_with() == 1009
    with table.sit(0) as again:
        assert again.number == 1


def test_a_flood_of_messages_closes_the_socket(guarded: House) -> None:
    table = guarded.table()
    with table.sit(0) as client:
        for _ in range(200):
            try:
                client.send(type="undo", number=0)
            except ConnectionClosed:
                break
        assert client.closed_with() == 4429
    with table.sit(0) as again:
        assert again.number == 0


def test_chat_is_slowed_down(guarded: House) -> None:
    _, attacker, defender = seated(guarded)
    with attacker, defender:
        for _ in range(10):
            attacker.send(type="chat", text="Vive l'Empereur !")
        kinds: list[str] = []
        for _ in range(50):  # a busy machine answers late
            attacker.settle()
            kinds = [message["type"] for message in attacker.others]
            if kinds.count("chat") + kinds.count("refused") == 10:
                break
        assert 5 <= kinds.count("chat") <= 7
        assert kinds.count("refused") == 10 - kinds.count("chat")


def test_too_many_tables_are_refused_with_429(guarded: House) -> None:
    body = {"game": "marmitages", "scenario": "belleau-wood-1918"}
    answers = [guarded.http.post("/api/tables", json=body) for _ in range(12)]
    assert {answer.status_code for answer in answers} == {201, 429}
    assert answers[-1].headers["retry-after"] == "1"
    assert answers[-1].json()["reason"]["text"]["fr"]
    assert guarded.http.get("/api/levels").status_code == 200


def test_a_bucket_fills_again_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("grognard.server.limits.time.monotonic", lambda: now)
    buckets = Buckets(Rate(per_second=2, at_once=3))
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")  # each client has his own
    now = 1.0
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]


def test_a_token_in_the_address_is_not_logged(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    running = House(tmp_path / "games.db")
    table = running.table()
    table.ask("", table.tokens[0])
    with table.sit(0):
        pass
    running.stop()
    out, err = capfd.readouterr()
    assert table.tokens[0] not in out + err


def test_a_half_open_handshake_does_no_harm(house: House) -> None:
    with pytest.raises(Exception, match="HTTP"), connect(f"ws://127.0.0.1:{house.port}/api/nothing"):
        pass
    assert httpx.get(f"{house.address}/api/levels").status_code == 200
