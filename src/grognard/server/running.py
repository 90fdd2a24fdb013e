"""Running the application on uvicorn, from an open door to an orderly stop."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import uvicorn

from grognard.server.app import make_app
from grognard.server.limits import HEADERS, LARGEST_MESSAGE, USUAL, Limits
from grognard.server.store import open_store


def examine(data: Path) -> None:
    """Makes the data file or looks at it, so that a wrong one is said before anything starts."""

    async def open_and_close() -> None:
        await (await open_store(data)).close()

    asyncio.run(open_and_close())


def run(data: Path, door: socket.socket, limits: Limits = USUAL) -> None:
    app = make_app(data, limits)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=3,
        access_log=False,  # addresses hold tokens
        log_level="warning",
        server_header=False,
        headers=list(HEADERS.items()),
    )
    uvicorn.Server(config).run(sockets=[door])
