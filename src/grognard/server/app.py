"""The application: requests, sockets and the page, put together around one hall."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, ControllerRouterHandler, Receive, Scope, Send
from sqlalchemy import Engine

import grognard
from grognard.engine.mistakes import Mistake
from grognard.server.computers import Computers
from grognard.server.hall import Hall
from grognard.server.limits import LARGEST_BODY, Buckets, Limits, same_origin
from grognard.server.refusals import Refused
from grognard.server.routes import api
from grognard.server.store import Store
from grognard.server.sweeping import sweep_now_and_then

STATIC = Path(__file__).parent / "static"
SetUpRequest = Request[Any, Any, Any]


class Doorkeeper(ASGIMiddleware):
    """Lets nobody in who comes from another site, or too often."""

    scopes = ("http",)  # type: ignore[assignment]

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests)
        self.tables = Buckets(limits.tables)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = dict(scope["headers"])
        client = scope["client"][0] if scope["client"] else ""
        if not same_origin(text(headers.get(b"origin")), text(headers.get(b"host"))):
            raise Refused("wrong-origin", 403)
        if not self.requests.take(client):
            raise Refused("too-many", 429)
        if scope["path"] in ("/api/tables", "/api/tables/open") and not self.tables.take(client):
            raise Refused("too-many", 429)
        await next_app(scope, receive, send)


def text(header: bytes | None) -> str | None:
    return None if header is None else header.decode("latin-1")


# -- what goes wrong ---------------------------------------------------------------------------------------------------
def refuse(request: SetUpRequest, error: Exception) -> Response[dict[str, Any]]:
    refused = error if isinstance(error, Refused) else Refused("mistake", text=str(error))
    headers = {"Retry-After": "1"} if refused.status == 429 else {}
    return Response({"reason": refused.reason()}, status_code=refused.status, headers=headers)


def refuse_request(request: SetUpRequest, error: Exception) -> Response[dict[str, Any]]:
    """What Litestar found wrong with a request: an unknown address, a parameter or a body of the wrong shape."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return refuse(request, Refused("no-page", 404))
    details = "; ".join(str(part.get("message", "")) for part in error.extra or [] if isinstance(part, dict))
    return refuse(request, Refused("malformed", error.status_code, text=details or error.detail))


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


def make_app(engine: Engine, limits: Limits, workers: int = 0) -> Litestar:
    @asynccontextmanager
    async def house(app: Litestar) -> AsyncGenerator[None, None]:
        store = Store(engine)
        computers = Computers(workers)
        app.state.hall = Hall(store, computers.consider)
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

    app = Litestar(
        [api, *pages()],
        lifespan=[house],
        dependencies={
            "hall": Provide(hall, sync_to_thread=False),
            "computers": Provide(computers, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
        },
        middleware=[Doorkeeper(limits)],
        exception_handlers={Refused: refuse, Mistake: refuse, HTTPException: refuse_request},
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=["/socket"]),
        openapi_config=OpenAPIConfig(
            title="Grognard",
            version=grognard.__version__,
            render_plugins=[],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    logging.getLogger("grognard.server").setLevel(logging.WARNING)
    return app
