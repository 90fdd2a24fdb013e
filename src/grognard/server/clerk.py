"""A clerk has questions answered, by a worker process or in the event loop; the time is charged to the address that asks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeVar, cast

import msgspec
from litestar import Response

from grognard.server.computers import Computers
from grognard.server.entrance import Entrance
from grognard.server.packing import SECONDS_PER_BYTE, pack
from grognard.server.referee import Referee
from grognard.server.refusals import Refused, Unexplained
from grognard.server.wire import Reason

Made = TypeVar("Made")
LONG = 65_536  # bytes: packing them takes a millisecond or two


class Clerk:
    def __init__(self, computers: Computers, entrance: Entrance, address: str, packs: bool = False) -> None:
        self.computers = computers
        self.entrance = entrance
        self.address = address
        self.packs = packs  # whether whoever asks can unpack an answer

    async def answer(self, referee: Referee, kind: str, text: str, viewer: int, table: bool = True) -> Any:
        """What `questions` says to a question of that kind; Refused when this address has asked too much already."""
        work = self.entrance.work.of(self.address)
        if not work.holds(0):
            raise Refused("too-many", 429)
        asked = self.computers.ask(self.address, work, referee, kind, text, viewer, table)
        # Worked out, and charged, even if the asker leaves: ending the process and starting another would cost more.
        return await asyncio.shield(asyncio.create_task(asked))

    def turn(self) -> AbstractAsyncContextManager[None]:
        """One address has one thing put together after the other: however much it asks for, others come between."""
        return self.entrance.turn_of(self.address)

    def put_together(self, make: Callable[[], object]) -> bytes:
        """What takes so little that it is made here, in the event loop: a position, a log, a record; as it is sent."""
        begun = time.thread_time()
        made = make()
        body = made.encode() if isinstance(made, str) else msgspec.json.encode(made)
        taken = time.thread_time() - begun
        self.entrance.serving.of(self.address).charge(taken + len(body) * SECONDS_PER_BYTE)
        return body

    async def tell(self, make: Callable[[], Made]) -> Response[Made]:
        """The same as the answer to a request; a long one is packed in a thread."""
        async with self.turn():
            body, headers = self.put_together(make), {}
            if self.packs and len(body) > LONG:
                body = await asyncio.to_thread(pack, body)
                headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(cast(Made, body), headers=headers)

    async def explain(self, referee: Referee, refused: Unexplained) -> Reason:
        """The reason for a refusal, or the bare fact where this address has asked too much already."""
        try:
            reason: Reason = await self.answer(referee, "refusal", refused.text, refused.side)
        except Refused:
            return refused.reason()
        return reason
