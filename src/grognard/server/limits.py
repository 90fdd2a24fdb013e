"""Limits on what one client may ask for, and the headers that keep the page to itself."""

from __future__ import annotations

import time
from collections import OrderedDict
from urllib.parse import urlsplit

from msgspec import Struct

LARGEST_MESSAGE = 16_384  # bytes, by the socket
LARGEST_BODY = 1_100_000  # bytes, by HTTP: a record and its wrapping
MOST_CLIENTS = 10_000  # addresses whose buckets are kept

# On every answer. No foreign host, nothing inline. The page sets styles from its scripts, which this allows.
CONTENT_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


class Rate(Struct, frozen=True):
    """So many a second in the long run, and so many at once."""

    per_second: float
    at_once: int


class Limits(Struct, frozen=True):
    messages: Rate = Rate(20, 60)  # of one socket
    chat: Rate = Rate(0.5, 5)  # of one socket
    requests: Rate = Rate(50, 300)  # of one address
    tables: Rate = Rate(1, 100)  # set up by one address
    sockets_at_table: int = 100


USUAL = Limits()


class Bucket:
    """Fills at a steady rate; what is asked for is taken out, or refused when there is not enough."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = float(rate.at_once)
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.rate.at_once, self.level + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each client; those not seen for longest are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.by_client: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        bucket = self.by_client.setdefault(client, Bucket(self.rate))
        self.by_client.move_to_end(client)
        if len(self.by_client) > MOST_CLIENTS:
            self.by_client.popitem(last=False)
        return bucket.take()


def same_origin(origin: str | None, host: str | None) -> bool:
    """Browsers say which page asks; only our own may. What is no browser says nothing."""
    return origin is None or urlsplit(origin).netloc == host
