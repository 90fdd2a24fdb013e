"""One open socket: takes messages, and sends its own view whenever the table is at another number."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from grognard.server import offers, views
from grognard.server.hall import Hall
from grognard.server.limits import Bucket, Limits
from grognard.server.messages import Act, Answer, Chat, DecideNow, GiveDice, Hello, Message, Offer, Resign, Undo
from grognard.server.referee import NeedsFaces, Referee
from grognard.server.refusals import Refused

MOST_UNSENT = 200  # messages: whoever reads slower than that comes again
COME_AGAIN = 1012
TOO_MANY = 4429

Socket = WebSocket[Any, Any, Any]
decoder = msgspec.json.Decoder(Message)


class Connection:
    def __init__(self, socket: Socket, hall: Hall, referee: Referee, sides: list[int], limits: Limits) -> None:
        self.socket = socket
        self.hall = hall
        self.referee = referee
        self.sides = sides
        self.sent = referee.number  # everything up to here was sent, or is asked for by `hello`
        self.position_due = True
        self.last_position: dict[str, Any] = {}
        self.unsent: deque[dict[str, Any]] = deque()
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

    def tell(self, message: dict[str, Any]) -> None:
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
        """Until the other end goes away. Receiving goes on all the time: it is what notices that."""
        before = self.referee.present()
        self.referee.listeners.add(self)
        self.tell_presence(before)
        sending = asyncio.create_task(self.keep_sending())
        receiving = asyncio.create_task(self.keep_receiving())
        try:
            await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        finally:
            before = self.referee.present()
            self.referee.listeners.discard(self)
            self.tell_presence(before)
            for task in (sending, receiving):
                task.cancel()
            await asyncio.gather(sending, receiving, return_exceptions=True)

    def tell_presence(self, before: list[int]) -> None:
        present = self.referee.present()
        if present != before:
            for listener in self.referee.listeners:
                if listener is not self:
                    listener.tell({"type": "presence", "presence": present})

    async def keep_sending(self) -> None:
        while not self.closing:
            await self.news.wait()
            self.news.clear()
            while self.unsent and not self.closing:
                await self.send(self.unsent.popleft())
            if self.position_due and not self.closing:
                self.position_due = False
                since, self.sent = self.sent, self.referee.number
                await self.send_position(views.position(self.referee, self.sides, since))
        await self.socket.close(self.closing)

    async def send_position(self, position: dict[str, Any]) -> None:
        """Nothing new, nothing sent: how often others act unseen must not show either."""
        if position != self.last_position:
            self.last_position = position
            await self.send(position)

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())

    async def keep_receiving(self) -> None:
        while True:
            try:
                raw = await self.socket.receive_data("text")
            except WebSocketDisconnect:
                return
            if not self.messages.take():
                self.closing = TOO_MANY
                self.news.set()
                return
            await self.take(raw)

    # -- messages --------------------------------------------------------------------------------------------------
    async def take(self, raw: str | bytes) -> None:
        try:
            try:
                message = decoder.decode(raw)
            except (msgspec.DecodeError, UnicodeError) as error:
                raise Refused("malformed", text=str(error)) from None
            await self.carry_out(message)
        except Refused as refused:
            self.tell({"type": "refused", "number": self.number(), "reason": refused.reason()})
        except NeedsFaces as need:
            self.tell({"type": "needs-dice", "action": need.action, "sides": need.sides, "given": need.given})

    def number(self) -> int:
        return self.referee.number_for(views.viewer_of(self.referee, self.sides))

    def side(self) -> int:
        """The side that speaks: at a hot seat it is the decider's."""
        if not self.sides:
            raise Refused("watching")
        decider = self.referee.decider
        return decider if decider in self.sides else self.sides[0]

    async def carry_out(self, message: Message) -> None:
        referee = self.referee
        if isinstance(message, Hello):
            if self.sides:
                await referee.seat(self.sides, message.contribution, message.name)
            self.greeted = True
            if message.from_ is not None:
                self.sent = message.from_
            self.last_position = {}
            self.changed()
            return
        side = self.side()
        if not self.greeted:  # a client that does not greet sits down without a contribution
            await referee.seat(self.sides, "", "")
            self.greeted = True
        if isinstance(message, Act):
            await referee.act(side, message.number, message.action, message.dice)
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
