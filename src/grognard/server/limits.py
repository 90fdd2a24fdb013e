"""Limits on what one client may ask for, and the headers that keep the page to itself."""

from __future__ import annotations

import time
from collections import OrderedDict

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
    """How many per second in the long run, and how many at once."""

    per_second: float
    at_once: float


class Limits(Struct, frozen=True):
    messages: Rate = Rate(20, 60)  # of one socket
    chat: Rate = Rate(0.5, 5)  # of one socket
    requests: Rate = Rate(50, 300)  # of one address, and messages of all its sockets
    tables: Rate = Rate(1, 100)  # set up by one address
    wrong_tokens: Rate = Rate(1, 30)  # of one address
    work: Rate = Rate(0.5, 15)  # seconds of work that the questions of one address may cost: reach, why, odds …
    serving: Rate = Rate(0.5, 20)  # seconds of the event loop that positions, logs and records for one address may cost
    sockets_at_table: int = 100
    sockets: int = 200  # open at once from one address; as many again may be on their way out
    connections: int = 400  # the same, of connections that are not (yet) sockets; proxies may have more
    seconds_to_send: float = 20  # a whole request
    seconds_to_greet: float = 60  # a socket that never says hello is closed
    seconds_to_close: float = 10  # then a socket that is being closed is cut
    questions_waiting: int = 100  # of one address
    seconds_to_answer: float = 20  # one of them
    overdue: float = 30  # seconds a thought may take beyond what its level allows itself
    worker_memory: int = 4_000_000_000  # bytes of address space
    records_waiting: int = 8  # of one address
    seconds_to_read: float = 20  # a record, or options that are more than a word
    reader_memory: int = 1_500_000_000


USUAL = Limits()


class Bucket:
    """Fills at a steady rate; what is asked for is taken out, or refused when there is not enough."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = float(rate.at_once)
        self.at = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        if not self.holds(amount):
            return False
        self.level -= amount
        return True

    def holds(self, amount: float = 1) -> bool:
        now = time.monotonic()
        self.level = min(self.rate.at_once, self.level + (now - self.at) * self.rate.per_second)
        self.at = now
        return self.level >= amount

    def charge(self, amount: float) -> None:
        """For what is known only afterwards: the level may go below nothing."""
        self.level -= amount


class Buckets:
    """A bucket for each client; those not seen for longest are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.by_client: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, client: str) -> Bucket:
        bucket = self.by_client.setdefault(client, Bucket(self.rate))
        self.by_client.move_to_end(client)
        if len(self.by_client) > MOST_CLIENTS:
            self.by_client.popitem(last=False)
        return bucket

    def take(self, client: str) -> bool:
        return self.of(client).take()
