"""Compresses answers: those that never change once, long ones in a thread beside the event loop."""

from __future__ import annotations

import gzip
from functools import lru_cache

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

SHORTEST = 500  # bytes: less is not worth it
MOST_KEPT = 256  # answers; the page and all that the library tells are fewer
SECONDS_PER_BYTE = 2e-8  # what packing takes, however it is done


def pack(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)


pack_once = lru_cache(MOST_KEPT)(pack)


def is_packable(scope: Scope) -> bool:
    """Whether whoever asks can unpack it."""
    return "gzip" in Headers.from_scope(scope).get("accept-encoding", "")


class Packer(ASGIMiddleware):
    """Packs every answer that is not packed yet. What is told of a table changes; all else is packed once."""

    scopes = ("http",)  # type: ignore[assignment]

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        packs = pack if scope["path"].startswith("/api/tables") else pack_once
        start: HTTPResponseStartEvent | None = None
        parts: list[bytes] = []

        async def send_packed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
            elif message["type"] == "http.response.body" and start is not None:
                parts.append(message["body"])
                if not message["more_body"]:
                    body = b"".join(parts)
                    headers = MutableScopeHeaders(start)
                    if len(body) >= SHORTEST and "content-encoding" not in headers:
                        body = packs(body)
                        mark_packed(headers, len(body))
                    await send(start)
                    await send({"type": "http.response.body", "body": body, "more_body": False})
            else:
                await send(message)

        await next_app(scope, receive, send_packed if is_packable(scope) else send)


def mark_packed(headers: MutableScopeHeaders, length: int) -> None:
    headers["Content-Encoding"] = "gzip"
    headers["Content-Length"] = str(length)
    headers.extend_header_value("vary", "Accept-Encoding")
