"""The application: requests, sockets and the page, put together around one hall."""

from __future__ import annotations

import asyncio
import errno
import logging
import traceback
from collections.abc import AsyncGenerator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketException
from litestar.middleware import ASGIMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, ControllerRouterHandler, Receive, Scope, Send
from sqlalchemy import Engine

import grognard
from grognard.engine.mistakes import Mistake
from grognard.server.clerk import Clerk
from grognard.server.computers import Computers
from grognard.server.entrance import Entrance, address_of, is_known_host, same_origin
from grognard.server.hall import Draw, Hall
from grognard.server.limits import LARGEST_BODY, USUAL, Limits
from grognard.server.packing import Packer, is_packable
from grognard.server.refusals import LONGEST_QUOTE, Refused
from grognard.server.routes import api
from grognard.server.store import Store, one_line
from grognard.server.sweeping import sweep_now_and_then
from grognard.server.wire import Refusal

log = logging.getLogger(__name__)
STATIC = Path(__file__).parent / "static"
NO_SUCH_NAME = {
    errno.ENAMETOOLONG,
    errno.ENOTDIR,
    errno.EINVAL,
}  # what a system answers to a name that no file can have
SetUpRequest = Request[Any, Any, Any]


class Doorkeeper(ASGIMiddleware):
    """Refuses requests that come from another site, ask for another host, or come too often."""

    scopes = ("http",)  # type: ignore[assignment]

    def __init__(self, entrance: Entrance) -> None:
        self.entrance = entrance

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = dict(scope["headers"])
        origin, host = text(headers.get(b"origin")), text(headers.get(b"host"))
        entrance, client, path = self.entrance, address_of(scope["client"]), scope["path"]
        if not is_known_host(host, entrance.hosts):
            raise Refused("wrong-host", 400, host=(host or "")[:LONGEST_QUOTE])
        if not same_origin(origin, host):
            raise Refused("wrong-origin", 403)
        if not entrance.requests.take(client):
            raise Refused("too-many", 429)
        if path in ("/api/tables", "/api/tables/open") and not entrance.tables.take(client):
            raise Refused("too-many", 429)
        if path.startswith("/api/tables/") and not entrance.admits_to_tables(client):
            raise Refused("too-many", 429)
        if "\0" in path:  # no file has such a name
            raise Refused("no-page", 404)
        await next_app(scope, receive, send)


def text(header: bytes | None) -> str | None:
    return None if header is None else header.decode("latin-1")


# -- what goes wrong ---------------------------------------------------------------------------------------------------
def refuse(request: SetUpRequest, error: Exception) -> Response[Refusal]:
    refused = error if isinstance(error, Refused) else Refused("mistake", text=str(error))
    if refused.key == "wrong-token":
        entrance: Entrance = request.app.state.entrance
        entrance.wrong_tokens.take(address_of(request.scope["client"]))
    headers = {"Retry-After": "1"} if refused.status == 429 else {}
    return Response(Refusal(refused.reason()), status_code=refused.status, headers=headers)


def refuse_request(request: SetUpRequest, error: Exception) -> Response[Refusal]:
    """What Litestar found wrong with a request: an unknown address, a parameter or a body of the wrong shape."""
    assert isinstance(error, HTTPException)
    cause = error.__cause__
    if error.status_code == 404 or (isinstance(cause, OSError) and cause.errno in NO_SUCH_NAME):
        return refuse(request, Refused("no-page", 404))
    if error.status_code >= 500:
        return apologise(request, error)
    if error.status_code == 413:
        return refuse(request, Refused("too-large", 413))
    details = "; ".join(str(part.get("message", "")) for part in error.extra or [] if isinstance(part, dict))
    return refuse(request, Refused("malformed", error.status_code, text=details or error.detail))


def refuse_depth(request: SetUpRequest, error: Exception) -> Response[Refusal]:
    return refuse(request, Refused("too-deep"))


def apologise(request: SetUpRequest, error: Exception) -> Response[Refusal]:
    """A fault of ours: a sentence for the client, a line for the log. The address without its query, which holds tokens."""
    where = traceback.extract_tb(error.__traceback__)[-1:]
    place = f" ({where[0].filename}:{where[0].lineno})" if where else ""
    log.error("%s %r failed: %s%s", request.method, request.scope["path"][:200], one_line(error), place)
    return refuse(request, Refused("broken", 500))


async def note_failed_socket(error: Exception, scope: Scope) -> None:
    """A fault of ours before a connection could begin: Litestar closes the socket, and would say nothing."""
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, HTTPException | WebSocketException):
        log.error("a socket at %r failed: %s", scope["path"][:200], one_line(error))


# -- putting together --------------------------------------------------------------------------------------------------
@get("/", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def no_page() -> str:
    return "The page is not built here. Start Grognard with ./run, which builds it."


def pages() -> list[ControllerRouterHandler]:
    if not (STATIC / "index.html").is_file():
        return [no_page]
    return [
        create_static_files_router(
            path="/assets",
            directories=[STATIC / "assets"],
            name="assets",
            include_in_schema=False,
            cache_control=CacheControlHeader(max_age=31_536_000, immutable=True),  # their names are hashes
        ),
        create_static_files_router(
            path="/",
            directories=[STATIC],
            html_mode=True,
            name="page",
            include_in_schema=False,
            cache_control=CacheControlHeader(no_cache=True),
        ),
    ]


def make_app(
    engine: Engine,
    draw: Draw,
    limits: Limits = USUAL,
    hosts: Collection[str] = (),
    workers: int = 0,
) -> Litestar:
    entrance = Entrance(limits, hosts)

    @asynccontextmanager
    async def house(app: Litestar) -> AsyncGenerator[None, None]:
        store = Store(engine)
        computers = Computers(limits, workers)
        app.state.entrance = entrance
        app.state.hall = Hall(store, computers.consider, draw)
        app.state.computers = computers
        sweeping = asyncio.create_task(sweep_now_and_then())
        yield
        sweeping.cancel()
        computers.stop()
        await store.close()

    def hall() -> Hall:
        found: Hall = app.state.hall
        return found

    def computers() -> Computers:
        found: Computers = app.state.computers
        return found

    def clerk(request: SetUpRequest) -> Clerk:
        return Clerk(computers(), entrance, address_of(request.scope["client"]), is_packable(request.scope))

    app = Litestar(
        [api, *pages()],
        lifespan=[house],
        dependencies={
            "hall": Provide(hall, sync_to_thread=False),
            "computers": Provide(computers, sync_to_thread=False),
            "clerk": Provide(clerk, sync_to_thread=False),
            "entrance": Provide(lambda: entrance, sync_to_thread=False),
        },
        middleware=[Doorkeeper(entrance), Packer()],
        exception_handlers={
            Refused: refuse,
            Mistake: refuse,
            HTTPException: refuse_request,
            RecursionError: refuse_depth,
            Exception: apologise,
        },
        after_exception=[note_failed_socket],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Grognard",
            version=grognard.__version__,
            render_plugins=[JsonRenderPlugin()],  # the pages Litestar would add load scripts from other hosts
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    logging.getLogger("grognard.server").setLevel(logging.WARNING)
    return app
