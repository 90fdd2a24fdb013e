"""What uvicorn's protocols lack: sockets that are being closed are bounded too, and what is long leaves in parts."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from websockets.asyncio.client import connect

from grognard.cli.serve import free_port
from grognard.server.door import doors_for
from tests.server.house import NONE, House, Table
from tests.server.test_thinking import run_apart

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
UPGRADE = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n"
NO_TEXT = b"\x81\x81\0\0\0\0\xff"  # a frame that says it is text, and is none: it is answered by closing
LONG = 1_500_000

App = Callable[[dict[str, Any], Callable[[], Awaitable[Any]], Callable[[Any], Awaitable[None]]], Awaitable[None]]


def deaf_socket(table: Table, open_now: ExitStack) -> socket.socket:
    """It answers nothing, not even that it is closed."""
    line = open_now.enter_context(socket.create_connection(("127.0.0.1", table.house.port), timeout=120))
    path = f"/api/tables/{table.id}/socket?token={table.watch}"
    line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{UPGRADE}\r\n".encode())
    return line


def test_sockets_that_are_being_closed_are_bounded_too(tmp_path: Path) -> None:
    """Two may be open, two more be told that they are too many; a fifth is cut without a word."""
    limits = msgspec.structs.replace(NONE, sockets=2, seconds_to_close=3600, seconds_to_greet=3600)
    running = House(tmp_path / "games.db", limits=limits)
    try:
        with ExitStack() as open_now:
            table = running.table()
            for _ in range(4):
                assert deaf_socket(table, open_now).recv(100).startswith(b"HTTP/1.1 101 ")
            with contextlib.suppress(ConnectionError):
                assert deaf_socket(table, open_now).recv(100) == b""
            assert running.http.get("/api/levels").status_code == 200
    finally:
        running.stop()


# -- the protocol alone, with an application of the test's own --------------------------------------------------------------
@asynccontextmanager
async def open_line(app: App) -> AsyncIterator[tuple[int, list[Any]]]:
    """The port of a server, and the sockets it has accepted; those that are being closed are cut at once."""
    door_type, line_type = doors_for(msgspec.structs.replace(NONE, seconds_to_close=0), [])
    lines: list[Any] = []

    class Seen(line_type):  # type: ignore[valid-type, misc]
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            lines.append(self)

    door = free_port("127.0.0.1", 20_000)
    server = uvicorn.Server(uvicorn.Config(app, http=door_type, ws=Seen, lifespan="off", log_level="critical"))
    serving = asyncio.create_task(server.serve(sockets=[door]))
    try:
        async with asyncio.timeout(120):
            yield door.getsockname()[1], lines
    finally:
        server.should_exit = server.force_exit = True
        await serving


def test_a_client_that_does_not_read_cannot_keep_its_socket() -> None:
    async def send_without_end(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        while True:
            await send({"type": "websocket.send", "text": "x" * LONG})

    async def closed() -> None:
        async with open_line(send_without_end) as (port, lines):
            with socket.create_connection(("127.0.0.1", port)) as deaf:
                deaf.sendall(f"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n{UPGRADE}\r\n".encode())
                while not lines or lines[0].writable.is_set():  # until the way is blocked
                    await asyncio.sleep(0.001)
                deaf.sendall(NO_TEXT)
                while not lines[0].disconnected:
                    await asyncio.sleep(0.001)

    run_apart(closed())


def test_what_is_long_leaves_in_parts_and_arrives_whole() -> None:
    text = "".join(f"é{number}" for number in range(LONG // 4))
    turns: list[int] = []

    async def send_once(scope: Any, receive: Any, send: Any) -> None:
        async def count() -> None:
            while True:
                turns.append(1)
                await asyncio.sleep(0)

        await send({"type": "websocket.accept"})
        counting = asyncio.create_task(count())
        await asyncio.sleep(0)
        turns.clear()
        await send({"type": "websocket.send", "text": text})
        counting.cancel()
        await send({"type": "websocket.close"})

    async def sent() -> None:
        async with open_line(send_once) as (port, _), connect(f"ws://127.0.0.1:{port}/", max_size=None) as client:
            assert await client.recv() == text

    run_apart(sent())
    assert len(turns) > 10
