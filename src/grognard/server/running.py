"""Running the application on uvicorn, from an open door to an orderly stop."""

from __future__ import annotations

import socket
from pathlib import Path

import uvicorn

from grognard.server.app import make_app
from grognard.server.limits import LARGEST_MESSAGE, NO_LIMITS, Limits


def run(data: Path, door: socket.socket, *, limited: bool = True) -> None:
    app = make_app(data, Limits() if limited else NO_LIMITS)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=3,
        access_log=False,  # addresses hold tokens
        log_level="warning",
        server_header=False,
    )
    uvicorn.Server(config).run(sockets=[door])
