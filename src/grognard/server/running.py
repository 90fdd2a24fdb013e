"""Running the application on uvicorn, from an open door to an orderly stop."""

from __future__ import annotations

import logging
import secrets
import socket
from collections.abc import Collection

import uvicorn
from sqlalchemy import Engine

from grognard.server.app import make_app
from grognard.server.door import doors_for
from grognard.server.hall import Draw
from grognard.server.limits import HEADERS, LARGEST_MESSAGE, USUAL, Limits


def briefly(record: logging.LogRecord) -> bool:
    """What a client sent wrong is a line of the log, without the page of where uvicorn found it out."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeError):
        record.exc_info = None
    return True


def run(
    engine: Engine,
    door: socket.socket,
    limits: Limits = USUAL,
    hosts: Collection[str] = (),
    trusted_proxies: Collection[str] = (),
    draw: Draw = secrets.token_bytes,
) -> None:
    """`hosts`: names this server is asked for by, beside this machine's own. `trusted_proxies`: addresses or networks whose
    word on where a request comes from is taken. `draw`: where the secrets of new tables come from."""
    http, ws = doors_for(limits, trusted_proxies)
    config = uvicorn.Config(
        make_app(engine, draw, limits, hosts),
        http=http,
        ws=ws,
        ws_max_size=LARGEST_MESSAGE,
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=list(trusted_proxies),
        timeout_graceful_shutdown=3,
        access_log=False,  # addresses hold tokens
        log_level="warning",
        server_header=False,
        headers=list(HEADERS.items()),
    )
    logging.getLogger("uvicorn.error").addFilter(briefly)
    uvicorn.Server(config).run(sockets=[door])
