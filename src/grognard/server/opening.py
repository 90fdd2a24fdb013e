"""Opening a record that somebody sent: a table at one screen, with everything played that the record holds."""

from __future__ import annotations

import time

import msgspec

from grognard.server.hall import Hall, new_head
from grognard.server.saved import HUMAN, Event, Head, Snapshot
from grognard.server.worker import Opened


async def from_record(hall: Hall, opened: Opened) -> Head:
    names = [*opened.players, "", ""][:2]
    head = new_head(
        opened.game,
        opened.scenario,
        opened.options,
        [(HUMAN, name[:40]) for name in names],
        hall.draw,
        hotseat=True,
    )
    head.imported = len(opened.entries)
    events = [
        Event(head.id, entry.number, "act", entry.side, time.time(), msgspec.json.encode(entry))
        for entry in opened.entries
    ]
    snapshots = [Snapshot(head.id, number, state) for number, state in opened.snapshots]
    ending = opened.ending
    if ending is not None:
        side = 1 - ending.winner if ending.winner >= 0 else 0  # the side that resigned; nobody asks that of a draw
        events.append(Event(head.id, len(events) + 1, "end", side, time.time(), msgspec.json.encode(ending)))
    await hall.found(head, *events, *snapshots)
    return head
