"""Opening a record that somebody sent: a table at one screen, with everything played that the record holds."""

from __future__ import annotations

import time

import msgspec

from grognard.server.hall import Hall, new_head
from grognard.server.saved import HUMAN, Event, Head
from grognard.server.worker import Opened


async def from_record(hall: Hall, opened: Opened) -> Head:
    names = [*opened.players, "", ""][:2]
    head = new_head(opened.game, opened.scenario, opened.options, [(HUMAN, name[:40]) for name in names], hotseat=True)
    head.imported = len(opened.entries)
    events = [
        Event(head.id, entry.number, "act", entry.side, time.time(), msgspec.json.encode(entry))
        for entry in opened.entries
    ]
    await hall.found(head, *events)
    return head
