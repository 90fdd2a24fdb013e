"""The server process of a house: it is given DATA PORT LIMITS NAMES LOTS START."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import msgspec

from grognard.cli.serve import free_port
from grognard.server.limits import Limits
from grognard.server.running import run
from grognard.server.store import open_file
from tests.server.lots import Lots


def serve(arguments: Sequence[str]) -> None:
    data, port, limits, names, lots, start = arguments
    door = free_port("127.0.0.1", int(port))
    hosts, trusted_proxies = json.loads(names)
    draw = Lots(Path(lots), int(start))
    run(open_file(Path(data)), door, msgspec.json.decode(limits, type=Limits), hosts, trusted_proxies, draw)
