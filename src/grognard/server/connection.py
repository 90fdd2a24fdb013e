"""One open socket: takes messages, and sends its own view whenever the table is at another number."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from grognard.server import offers, views, wire
from grognard.server.clerk import Clerk
from grognard.server.hall import Hall
from grognard.server.limits import Bucket, Limits
from grognard.server.messages import (
    Act,
    Answer,
    Chat,
    DecideNow,
    GiveDice,
    Hello,
    Message,
    Offer,
    Open,
    Order,
    Resign,
    Undo,
)
from grognard.server.referee import NeedsFaces, Referee
from grognard.server.refusals import Refused, Unexplained
from grognard.server.store import one_line
from grognard.server.wire import Halted, NeedsDice, Position, Presence, Reason, ServerMessage

MOST_UNSENT = 200  # messages: a client that reads more slowly has to connect again
COME_AGAIN = 1012
TOO_MANY = 4429
SILENT = 4408

log = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]
decoder = msgspec.json.Decoder(Message)


class Connection:
    def __init__(
        self,
        socket: Socket,
        hall: Hall,
        referee: Referee,
        sides: list[int],
        limits: Limits,
        clerk: Clerk,
    ) -> None:
        self.socket = socket
        self.clerk = clerk
        self.address = clerk.address
        self.limits = limits
        self.hall = hall
        self.referee = referee
        self.sides = sides
        self.sent = referee.number  # everything up to here was sent, or is asked for by `hello`
        self.position_due = True
        self.last_position = b""  # its hash: a whole position for every idle socket would be much
        self.unsent: deque[ServerMessage] = deque()
        self.closing = 0
        self.news = asyncio.Event()
        self.news.set()
        self.messages = Bucket(limits.messages)
        self.chatter = Bucket(limits.chat)
        self.greeted = False

    # -- what the referee tells ------------------------------------------------------------------------------------
    def changed(self) -> None:
        self.position_due = True
        self.news.set()

    def tell(self, message: ServerMessage) -> None:
        self.unsent.append(message)
        if len(self.unsent) > MOST_UNSENT:
            self.closing = COME_AGAIN
        self.news.set()

    def leave(self) -> None:
        self.hall.forget(self.referee)
        self.closing = COME_AGAIN
        self.news.set()

    # -- the two loops ---------------------------------------------------------------------------------------------
    async def serve(self) -> None:
        """Runs until the other end goes away. Only receiving notices that, so it never pauses."""
        before = self.referee.present()
        self.referee.listeners.add(self)
        self.tell_presence(before)
        self.hall.on_change(self.referee)  # the computer thinks while somebody is here
        loop = asyncio.get_running_loop()
        greeting = loop.call_later(self.limits.seconds_to_greet, self.close_unless_greeted)
        sending = asyncio.create_task(self.keep_sending())
        receiving = asyncio.create_task(self.keep_receiving())
        try:
            await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        finally:
            before = self.referee.present()
            self.referee.listeners.discard(self)
            self.tell_presence(before)
            self.hall.on_change(self.referee)
            greeting.cancel()
            for task in (sending, receiving):
                task.cancel()
            ends = await asyncio.gather(sending, receiving, return_exceptions=True)
            for end in ends:
                if isinstance(end, Exception) and not isinstance(
                    end, WebSocketDisconnect | OSError
                ):  # the connection is gone
                    log.error("a socket at table %s failed: %s", self.referee.head.id, one_line(end))

    def close_unless_greeted(self) -> None:
        if not self.greeted:
            self.closing = SILENT
            self.news.set()

    def tell_presence(self, before: list[int]) -> None:
        present = self.referee.present()
        if present != before:
            for listener in self.referee.listeners:
                if listener is not self:
                    listener.tell(Presence(present))

    async def keep_sending(self) -> None:
        while not self.closing:
            await self.news.wait()
            self.news.clear()
            while self.unsent and not self.closing:
                await self.send(self.unsent.popleft())
            if self.position_due and not self.closing:
                async with self.clerk.turn():
                    self.position_due = False
                    encoded = self.clerk.put_together(self.position)
                await self.send_position(encoded)
        await self.socket.close(self.closing)

    def position(self) -> Position:
        """The position, with everything that was not sent yet."""
        since, self.sent = self.sent, self.referee.number
        return views.position(self.referee, self.sides, since)

    async def send_position(self, encoded: bytes) -> None:
        """Nothing new, nothing sent: how often others act unseen must not show either."""
        digest = hashlib.sha256(encoded).digest()
        if digest != self.last_position:
            self.last_position = digest
            await self.socket.send_text(encoded.decode())

    async def send(self, message: ServerMessage) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())

    async def keep_receiving(self) -> None:
        while True:
            try:
                raw = await self.socket.receive_data("text")
            except WebSocketDisconnect:
                return
            if not (self.messages.take() and self.clerk.entrance.admits_message(self.address)):
                self.closing = TOO_MANY
                self.news.set()
                return
            await self.take(raw)

    # -- messages --------------------------------------------------------------------------------------------------
    async def take(self, raw: str | bytes) -> None:
        try:
            try:
                message = decoder.decode(raw)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                raise Refused("malformed", text=str(error)) from None
            await self.handle(message)
        except Unexplained as refused:
            self.refuse(await self.clerk.explain(self.referee, refused))
        except Refused as refused:
            self.refuse(refused.reason())
        except NeedsFaces as need:
            self.tell(NeedsDice(need.action, need.sides, need.given))
        except Exception as error:  # a fault of ours: the others at the table play on
            log.error("a message at table %s failed: %s", self.referee.head.id, one_line(error))
            self.refuse(Refused("broken", 500).reason())

    def refuse(self, reason: Reason) -> None:
        self.tell(wire.Refused(self.number(), reason))

    def number(self) -> int:
        return self.referee.number_for(views.viewer_of(self.referee, self.sides))

    def side(self) -> int:
        """The side that acts: at a hot seat the decider."""
        if not self.sides:
            raise Refused("watching")
        decider = self.referee.decider
        return decider if decider in self.sides else self.sides[0]

    async def order(self, side: int, order: Order) -> None:
        """Carried out as far as it goes; whoever gave it hears how far that was, and why no further."""
        done, stop = await self.referee.order(side, order.number, order.actions)
        left = order.actions[done:]
        reason: Reason | None = None
        if isinstance(stop, Unexplained):
            reason = await self.clerk.explain(self.referee, stop)
        elif isinstance(stop, NeedsFaces):
            self.tell(NeedsDice(stop.action, stop.sides, stop.given))
            left, reason = left[1:], Refused("order-dice").reason()
        elif stop is not None:
            reason = stop.reason()
        self.tell(Halted(self.number(), done, left, reason))

    async def handle(self, message: Message) -> None:
        referee = self.referee
        if isinstance(message, Hello):
            if self.sides:
                await referee.seat(self.sides, message.contribution, message.name, message.seal)
            self.greeted = True
            if message.from_ is not None:
                self.sent = message.from_
            self.last_position = b""
            self.changed()
            return
        side = self.side()
        if not self.greeted:  # a client that does not greet sits down without a contribution
            await referee.seat(self.sides, "", "")
            self.greeted = True
        if isinstance(message, Open):
            await referee.open(self.sides, message.contribution)
        elif isinstance(message, Act):
            await referee.act(side, message.number, message.action, message.dice)
        elif isinstance(message, Order):
            await self.order(side, message)
        elif isinstance(message, GiveDice):
            if referee.decider not in self.sides and not referee.is_computer(referee.decider):
                raise Refused("no-dice-asked")
            await referee.give_dice(message.number, message.dice)
        elif isinstance(message, Undo):
            await referee.undo(side, message.number)
        elif isinstance(message, Resign):
            await referee.resign(side)
        elif isinstance(message, DecideNow):
            if referee.thinking:
                referee.enough_thought.set()
        elif isinstance(message, Chat):
            if not self.chatter.take():
                raise Refused("too-many", 429)
            await offers.chat(referee, side, message.text)
        elif isinstance(message, Offer):
            await offers.offer(self.hall, referee, side, message.what)
        elif isinstance(message, Answer):
            await offers.answer(self.hall, referee, self.sides, message.what, message.yes)
