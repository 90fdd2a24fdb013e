"""What is told of a table: packed for the way, one answer of an address after the other, charged by its length."""

from __future__ import annotations

import asyncio
import gzip
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import AsyncMock

import msgspec
import pytest
from litestar.testing import TestClient

from grognard.server import clerk as clerk_module
from grognard.server.app import make_app
from grognard.server.clerk import Clerk
from grognard.server.computers import Computers
from grognard.server.connection import Connection
from grognard.server.entrance import Entrance
from grognard.server.limits import Rate
from grognard.server.packing import SECONDS_PER_BYTE, pack_once
from grognard.server.store import open_file
from tests.server.house import NONE, House
from tests.server.test_thinking import run_apart


def clerk_for(entrance: Entrance, address: str, packs: bool = False) -> Clerk:
    return Clerk(Computers(), entrance, address, packs)


def test_an_answer_is_the_same_packed_or_not(house: House) -> None:
    table = house.table()
    for path in ("/api/games", "/api/texts/fr", f"/api/tables/{table.id}/moment/0?token={table.watch}"):
        plain, packed = (house.http.get(path, headers={"Accept-Encoding": coding}) for coding in ("identity", "gzip"))
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "Accept-Encoding"
        assert packed.content == plain.content
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])


def test_what_never_changes_is_packed_once(tmp_path: Path, seed: int) -> None:
    app = make_app(open_file(tmp_path / "games.db"), Random(seed).randbytes, hosts=["testserver.local"])
    with TestClient(app) as client:
        client.get("/api/texts/fr")
        before = pack_once.cache_info()
        client.get("/api/texts/fr")
        body = {"game": "marmitages", "scenario": "belleau-wood-1918"}
        made = client.post("/api/tables", json=body).json()
        client.get(f"/api/tables/{made['id']}", params={"token": made["watch"]})
        after = pack_once.cache_info()
    assert (after.hits - before.hits, after.misses - before.misses) == (1, 0)


def test_one_address_has_one_answer_put_together_after_the_other() -> None:
    """However many it asks for at once: the other address's is ready meanwhile."""

    async def asked() -> None:
        entrance = Entrance(NONE)
        greedy, other = clerk_for(entrance, "192.0.2.1"), clerk_for(entrance, "192.0.2.2")
        made: list[int] = []
        async with entrance.turn_of("192.0.2.1"):
            waiting = [asyncio.create_task(greedy.tell(partial(made.append, number))) for number in range(3)]
            for _ in range(10):  # as often as they could have come to it
                await asyncio.sleep(0)
                await other.tell(lambda: "told")
            assert made == []
        await asyncio.gather(*waiting)
        assert made == [0, 1, 2]

    run_apart(asked())


def test_a_position_waits_for_its_address_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many sockets that ask for everything at once are served like many requests."""
    made: list[str] = []
    monkeypatch.setattr(Connection, "position", lambda connection: made.append("position"))

    async def asked() -> None:
        entrance, nobody = Entrance(NONE), AsyncMock()
        nobody.number = 0
        line = Connection(AsyncMock(), nobody, nobody, [], NONE, clerk_for(entrance, "192.0.2.1"))
        async with entrance.turn_of("192.0.2.1"):
            sending = asyncio.create_task(line.keep_sending())
            for _ in range(10):
                await asyncio.sleep(0)
            assert made == []
        for _ in range(10):
            await asyncio.sleep(0)
        assert made == ["position"]
        sending.cancel()

    run_apart(asked())


def test_a_long_answer_is_packed_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[bool] = []

    def pack(body: bytes) -> bytes:
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()
        packed.append(True)
        return gzip.compress(body)

    monkeypatch.setattr(clerk_module, "pack", pack)

    async def told() -> None:
        answer = await clerk_for(Entrance(NONE), "192.0.2.1", packs=True).tell(lambda: "x" * 100_000)
        body: Any = answer.content
        assert gzip.decompress(body) == b"x" * 100_000
        assert answer.headers["Content-Encoding"] == "gzip"

    run_apart(told())
    assert packed == [True]


def test_an_answer_is_charged_by_its_length() -> None:
    """Packing takes longer than putting together."""

    async def told() -> None:
        entrance = Entrance(msgspec.structs.replace(NONE, serving=Rate(0, 1)))
        clerk = clerk_for(entrance, "192.0.2.1")
        length = int(1 / SECONDS_PER_BYTE)
        assert entrance.admits_to_tables("192.0.2.1")
        clerk.put_together(lambda: "x" * length)
        assert not entrance.admits_to_tables("192.0.2.1")

    run_apart(told())
