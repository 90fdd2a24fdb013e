"""The entrance: tokens, origins, headers, sizes and rates."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from grognard.cli.serve import free_port, serve
from grognard.engine.mistakes import Mistake
from grognard.server.app import make_app
from grognard.server.entrance import address_of
from grognard.server.limits import Buckets, Limits, Rate
from grognard.server.store import open_file
from tests.server.house import NONE, Client, House, Table, seated


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with limits as in earnest, but what is used up does not come back: a loaded machine could not use up as much."""
    limits = Limits(messages=Rate(0, 60), chat=Rate(0, 5), tables=Rate(0, 8))
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
    assert closing_code(table, table.tokens[0], "http://]") == 4403  # no address at all
    with Client(table, table.tokens[0], {}, house.address) as client:
        assert client.position
    body = {"game": "marmitages", "scenario": "belleau-wood-1918"}
    for origin, status in (("https://evil.example", 403), ("null", 403), ("http://[::1", 403), (house.address, 201)):
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
    assert answer.json()["reason"]["text"]["fr"].startswith("C’est plus que le serveur n’accepte")
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
        kinds: Counter[str] = Counter()
        while kinds["chat"] + kinds["refused"] < 10:
            kinds[attacker.next()["type"]] += 1
        assert (kinds["chat"], kinds["refused"]) == (5, 5)


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


def test_what_is_charged_afterwards_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("grognard.server.limits.time.monotonic", lambda: now)
    work = Buckets(Rate(per_second=0.5, at_once=2)).of("a")
    assert work.holds(0)
    work.charge(3)  # seconds
    assert not work.holds(0)
    now = 2.0
    assert work.holds(0)


def test_questions_are_limited_by_what_they_cost(tmp_path: Path) -> None:
    """A fifth of a second of work, never more: each takes some of it, and in the end there is none left."""
    running = House(tmp_path / "games.db", limits=msgspec.structs.replace(NONE, work=Rate(0, 0.2)))
    try:
        table = running.table(game="bretzel-krieg", scenario="sedan-1940", hotseat=True)
        with table.sit(0):
            asked = [table.get("why", table.tokens[0], action="move 10. PzD 4.2,7.3-4.2,8.0") for _ in range(200)]
        assert asked[0].status_code == 200
        assert asked[-1].status_code == 429
        assert asked[-1].headers["retry-after"]
        assert table.get("", table.watch).status_code == 200
    finally:
        running.stop()


def test_a_question_that_is_refused_costs_its_work_too(tmp_path: Path) -> None:
    running = House(tmp_path / "games.db", limits=msgspec.structs.replace(NONE, work=Rate(0, 0)))
    try:
        table, attacker, defender = seated(running)
        with attacker, defender:
            asked = [table.get("odds", table.tokens[0], action="assault A5 A4").status_code for _ in range(2)]
        assert asked == [400, 429]
    finally:
        running.stop()


def test_a_refusal_comes_without_its_reason_when_the_work_is_used_up(tmp_path: Path) -> None:
    running = House(tmp_path / "games.db", limits=msgspec.structs.replace(NONE, work=Rate(0, 0)))
    try:
        _, attacker, defender = seated(running)
        with attacker, defender:
            refused = [attacker.act("assault A5 A4")["reason"] for _ in range(2)]
        assert refused[0]["rule"]
        assert refused[1]["text"]["en"] == "“assault A5 A4” is not possible now."
    finally:
        running.stop()


def test_wrong_tokens_are_counted_for_requests_and_sockets(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NONE, wrong_tokens=Rate(0, 4))
    running = House(tmp_path / "games.db", limits=limits)
    try:
        table = running.table()
        assert [closing_code(table, "wrong") for _ in range(3)] == [4403] * 3
        assert [table.get("", "wrong").status_code for _ in range(3)] == [403, 429, 429]
        assert closing_code(table, "wrong") == 4429
    finally:
        running.stop()


def test_opening_sockets_counts_as_asking(tmp_path: Path) -> None:
    running = House(tmp_path / "games.db", limits=msgspec.structs.replace(NONE, requests=Rate(0, 12)))
    try:
        table = running.table()  # whether it has started was asked for too
        codes = [closing_code(table, "wrong") for _ in range(12)]
        assert codes[0] == 4403
        assert codes[-1] == 4429
    finally:
        running.stop()


def test_messages_of_many_sockets_count_for_one_address(tmp_path: Path) -> None:
    """Each socket may send more than that, but not all of them together."""
    running = House(tmp_path / "games.db", limits=msgspec.structs.replace(NONE, requests=Rate(0, 30)))
    try:
        table = running.table()
        with table.look() as one, table.look() as other:
            for client in (one, other) * 8:  # each is answered: together they are allowed as many
                client.send(type="decide-now")
                client.until("refused")
            for client in (one, other) * 30:
                with contextlib.suppress(ConnectionClosed):
                    client.send(type="decide-now")
            assert [one.closed_with(), other.closed_with()] == [4429, 4429]
            refused = [message["type"] for message in one.others + other.others].count("refused")
        assert 16 <= refused < 30
    finally:
        running.stop()


def test_what_is_put_together_in_the_event_loop_is_limited_by_what_it_costs(tmp_path: Path) -> None:
    """A fiftieth of a second, never more: each position and each log takes some of it."""
    running = House(tmp_path / "games.db", limits=msgspec.structs.replace(NONE, serving=Rate(0, 0.02)))
    try:
        table = running.table()
        other = running.table()
        with table.look() as spectator:
            answers: list[dict[str, Any]] = []
            with contextlib.suppress(ConnectionClosed):
                for _ in range(1_000):
                    spectator.send(type="hello", **{"from": 0})
                    answers.append(spectator.answer())
            assert spectator.closed_with() == 4429
        assert answers
        for what in ("log", "record", "moment/0", "report"):
            assert other.get(what, other.watch).status_code == 429
        assert closing_code(other, other.watch) == 4429
        assert running.http.get("/api/levels").status_code == 200
    finally:
        running.stop()


def test_sockets_of_one_address_are_bounded(tmp_path: Path) -> None:
    running = House(tmp_path / "games.db", limits=msgspec.structs.replace(NONE, sockets=3))
    try:
        table = running.table()
        with table.look(), table.look():
            with table.look():
                assert closing_code(table, table.watch) == 4429
            with table.look() as again:  # one has left
                assert again.position
    finally:
        running.stop()


def test_a_socket_that_never_greets_is_closed(tmp_path: Path) -> None:
    running = House(tmp_path / "games.db", limits=msgspec.structs.replace(NONE, seconds_to_greet=0.2))
    try:
        table = running.table()
        address = f"ws://127.0.0.1:{running.port}/api/tables/{table.id}/socket?token={table.watch}"
        with connect(address) as silent:
            silent.recv(10)
            with pytest.raises(ConnectionClosed) as closed:
                silent.recv(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4408
    finally:
        running.stop()


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HT", b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"]
)
def test_a_half_sent_request_is_not_waited_for(hasty: House, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port), timeout=120) as half:
        half.sendall(sent)
        assert half.recv(100) == b""  # closed, before this end gives up


def test_after_a_whole_request_a_half_one_is_not_waited_for_either(hasty: House) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port), timeout=120) as half:
        half.sendall(b"GET /api/levels HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/le")
        received = b""
        while more := half.recv(10_000):
            received += more
        assert b"200 OK" in received


def test_an_open_socket_is_no_half_sent_request(hasty: House) -> None:
    with hasty.table().look() as spectator, pytest.raises(TimeoutError):
        spectator.next(1.5)  # nothing comes, and it is not closed


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    limits = msgspec.structs.replace(NONE, seconds_to_send=0.3)
    running = House(tmp_path_factory.mktemp("hasty") / "games.db", limits=limits)
    yield running
    running.stop()


def test_connections_of_one_address_are_bounded(tmp_path: Path) -> None:
    running = House(tmp_path / "games.db", limits=msgspec.structs.replace(NONE, connections=5))
    try:
        running.http.close()
        with ExitStack() as open_now:
            for _ in range(5):
                open_now.enter_context(socket.create_connection(("127.0.0.1", running.port), timeout=120))
            one_more = open_now.enter_context(socket.create_connection(("127.0.0.1", running.port), timeout=120))
            with contextlib.suppress(ConnectionError):
                assert one_more.recv(100) == b""
        assert httpx.get(f"{running.address}/api/levels").status_code == 200
    finally:
        running.stop()


# -- hosts and proxies -------------------------------------------------------------------------------------------------
def test_only_requests_for_our_own_name_are_answered(tmp_path: Path) -> None:
    """Another site may have its name lead here: then its pages would be of one origin with what they ask."""
    running = House(tmp_path / "games.db", hosts=["grognard.example"])
    try:
        body = {"game": "marmitages", "scenario": "belleau-wood-1918"}
        for host, status in (
            ("evil.example", 400),
            ("grognard.example", 201),
            ("localhost:1918", 201),
            ("[::1]:1", 201),
        ):
            headers = {"Host": host, "Origin": f"http://{host}"}
            answer = running.http.post("/api/tables", json=body, headers=headers)
            assert answer.status_code == status, host
        refused = running.http.get("/", headers={"Host": "evil.example"})
        assert "--hosts" in refused.json()["reason"]["text"]["en"]
        table = running.table()
        address = f"ws://evil.example/api/tables/{table.id}/socket?token={table.watch}"
        foreign = connect(address, sock=socket.create_connection(("127.0.0.1", running.port)))
        with foreign as line, pytest.raises(ConnectionClosed) as closed:
            line.recv(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    finally:
        running.stop()


@pytest.mark.parametrize(("trusted", "answered"), [([], 429), (["127.0.0.1"], 200), (["10.0.0.0/8"], 429)])
def test_only_a_trusted_proxy_is_believed(tmp_path: Path, trusted: list[str], answered: int) -> None:
    limits = msgspec.structs.replace(NONE, requests=Rate(0, 20))
    running = House(tmp_path / "games.db", limits=limits, trusted_proxies=trusted)
    try:
        for client in range(30):
            headers = {"X-Forwarded-For": f"192.0.2.{client}"}
            last = running.http.get("/api/levels", headers=headers).status_code
        assert last == answered
    finally:
        running.stop()


def test_a_proxy_that_is_no_address_is_a_mistake() -> None:
    with pytest.raises(Mistake, match=r"--trusted-proxies: 'proxy' is not an address"):
        serve(trusted_proxies=("proxy",))


@pytest.mark.parametrize(("host", "hosts"), [("localhost", ()), ("localhost", ("grognard.example",))])
def test_the_name_it_listens_at_is_one_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str, hosts: tuple[str, ...]
) -> None:
    """The address that is told at the start is answered."""
    known: list[tuple[str, ...]] = []
    monkeypatch.setattr("grognard.server.running.run", lambda engine, door, hosts, **more: known.append(hosts))
    serve(port=0, host=host, data=tmp_path / "games.db", hosts=hosts, no_browser=True)
    assert known == [(*hosts, host)]


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),
        (("fe80::1%eth0", 1), "fe80::/64"),
        (("x" * 100, 1), "x" * 64),
        (None, ""),
    ],
)
def test_what_counts_as_one_address(client: tuple[str, int] | None, counted: str) -> None:
    assert address_of(client) == counted


# -- the line ----------------------------------------------------------------------------------------------------------
def test_small_answers_are_sent_at_once() -> None:
    """asyncio sets TCP_NODELAY on what it accepts only by a door whose protocol is named."""

    async def accepted() -> int:
        heard: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            line = writer.get_extra_info("socket")
            heard.set_result(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        door = free_port("127.0.0.1", 20_000)
        async with await asyncio.start_server(hear, sock=door):
            _, writer = await asyncio.open_connection(*door.getsockname())
            result = await heard
            writer.close()
        return result

    with ThreadPoolExecutor(1) as apart:
        assert apart.submit(asyncio.run, accepted()).result() != 0


def test_a_token_in_the_address_is_not_logged(own_house: House) -> None:
    table = own_house.table()
    table.ask("", table.tokens[0])
    with table.sit(0):
        pass
    own_house.stop()
    assert not [line for line in own_house.logged() if table.tokens[0] in line]


def test_text_that_is_none_is_one_line_of_the_log(own_house: House) -> None:
    table = own_house.table()
    before = len(own_house.logged())
    with table.look() as spectator:
        spectator.socket.send(b"\xff", text=True)
        assert spectator.closed_with() == 1007
    assert len(own_house.logged()[before:]) == 1


def test_a_socket_that_fails_leaves_a_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    """Whatever fails before a connection could begin: nobody else would tell."""

    async def fail(*arguments: object) -> None:
        raise AttributeError("no such\nthing")

    monkeypatch.setattr("grognard.server.routes.seat_at", fail)
    app = make_app(open_file(tmp_path / "games.db"), Random(seed).randbytes, hosts=["testserver.local"])
    with (
        TestClient(app) as client,
        client.websocket_connect("/api/tables/here/socket?token=secret") as line,
        pytest.raises(WebSocketDisconnect),
    ):
        line.receive_text(timeout=10)
    told = [record.getMessage() for record in caplog.records if record.name == "grognard.server.app"]
    assert told == ["a socket at '/api/tables/here/socket' failed: AttributeError: no such"]


def test_a_half_open_handshake_does_no_harm(house: House) -> None:
    with pytest.raises(Exception, match="HTTP"), connect(f"ws://127.0.0.1:{house.port}/api/nothing"):
        pass
    assert httpx.get(f"{house.address}/api/levels").status_code == 200
