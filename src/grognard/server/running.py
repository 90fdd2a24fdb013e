"""Running the application on uvicorn, from an open door to an orderly stop."""

from __future__ import annotations

import socket

import uvicorn
from sqlalchemy import Engine

from grognard.server.app import make_app
from grognard.server.limits import HEADERS, LARGEST_MESSAGE, USUAL, Limits


def run(engine: Engine, door: socket.socket, limits: Limits = USUAL) -> None:
    app = make_app(engine, limits)
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
