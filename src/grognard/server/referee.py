"""The referee of one table: decides what is carried out, saves it, and only then tells everybody at the table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Literal, Protocol

import msgspec
from msgspec import UNSET

from grognard.engine.dice import Dice, NeedDice, ScriptedDice
from grognard.engine.game import Outcome
from grognard.engine.mistakes import Mistake
from grognard.engine.state import ALLOWED, NOBODY, State
from grognard.engine.verifiable import VerifiableDice
from grognard.server.contributions import OPEN, Contributions
from grognard.server.messages import Until, What
from grognard.server.refusals import Refused, Unexplained, legal_action, other_decides
from grognard.server.saved import HUMAN, Ending, Event, Head, Note, Snapshot
from grognard.server.store import Conflict, NotSaved, Piece, Store
from grognard.server.wire import ChatLine, ServerMessage
from grognard.table import shown
from grognard.table.play import Entry, Play, Step

MOST_BETWEEN_SNAPSHOTS = 50
# Numbers kept for several secret actions in a row: the next open event has a round one, however many they were.
ROOM = 100

EventKind = Literal["act", "undo", "take-back", "declare", "end"]
NoteKind = Literal["seated", "chat", "offer", "answer", "next", "rules", "opened"]


class Seated(msgspec.Struct):
    contribution: str  # in the first scheme of dice
    name: str
    seal: str = ""


class Remark(msgspec.Struct):
    """What the log tells besides actions."""

    number: int
    open_number: int  # of the last event that everybody might know of then
    told: shown.Entry

    def unseen(self) -> bool:
        """An unseen action was taken back."""
        return self.number > self.open_number and self.told.takes_back is not UNSET


class NeedsFaces(Exception):
    """Own dice: the action is declared, and waits for a die of `sides` after the `given` ones."""

    def __init__(self, action: str, sides: int, given: int) -> None:
        super().__init__(action)
        self.action = action
        self.sides = sides
        self.given = given


class Listener(Protocol):
    """Somebody at the table: a connection."""

    sides: list[int]
    address: str  # where he comes from

    def changed(self) -> None:
        """The game is at another number, or something else in the position changed."""

    def tell(self, message: ServerMessage) -> None: ...

    def leave(self) -> None:
        """This copy of the table is out of date: connect again."""


class Staff:
    """The computer decides for a person's side until the set-up, the phase or the turn is over, or until it is relieved."""

    def __init__(self, level: str, until: Until, play: Play) -> None:
        self.level = level
        self.until = until
        self.begun = now_of(play)

    def is_relieved(self, play: Play) -> bool:
        if self.until == "set-up":
            return not play.game.setting_up(play.state)
        phase, turn = now_of(play)
        if self.until == "phase":
            interrupted = play.game.decision(play.state).interrupts_by != ALLOWED
            return not interrupted and (phase, turn) != self.begun
        return self.until == "turn" and turn != self.begun[1]


def now_of(play: Play) -> tuple[str, object]:
    """The phase and the turn."""
    return play.game.prompt(play.state).key, turn_of(play, play.state)


class Referee:
    """A table in play. Everything here is the fold of what is saved."""

    def __init__(self, head: Head, play: Play, store: Store) -> None:
        self.head = head
        self.play = play
        self.store = store
        self.number = 0  # of the last event
        self.open_number = 0  # of the last event that everybody may know of
        self.pending = ""  # own dice: the action that is declared and waits for its dice
        self.needs: tuple[int, int] = (0, 0)  # own dice: the sides of the die it waits for, and how many are given
        self.seated: set[int] = set()  # the sides somebody sat down at
        self.contributions = Contributions(head.scheme, [seat.player != HUMAN for seat in head.seats])
        self.names = [seat.name for seat in head.seats]
        self.offers: dict[What, int] = {}  # what is offered, and by which side
        self.remarks: list[Remark] = []  # what the log tells besides actions
        self.chat: list[ChatLine] = []
        self.next = ""  # the table of the rematch
        self.snapshots: list[Snapshot] = []
        self.turn: object = None  # at the last snapshot
        self.listeners: set[Listener] = set()
        self.staff: dict[int, Staff] = {}  # who decides for a person's side, and until when; not saved
        self.set_up_from = b""  # game, scenario and options, as the workers are told them; made when it is first needed
        self.thinking = False  # a computer is at work for this table
        self.enough_thought = asyncio.Event()  # a player does not want to wait any longer
        self.lock = asyncio.Lock()  # one decision at a time
        self.on_change: Callable[[Referee], None] = lambda referee: None

    # -- who is asked ----------------------------------------------------------------------------------------------
    @property
    def decider(self) -> int:
        return NOBODY if self.play.over else int(self.play.state.decider)

    def is_computer(self, side: int) -> bool:
        return side >= 0 and self.head.seats[side].player != HUMAN

    def level_to_decide(self) -> str:
        """The level of the computer that has to decide, in its own seat or for a person who left it to his staff; else ""."""
        side = self.decider
        if side < 0 or self.pending or self.waiting():
            return ""
        if self.is_computer(side):
            return self.head.seats[side].player
        return self.staff[side].level if side in self.staff else ""

    def waiting(self) -> list[int]:
        """The sides whose contribution is awaited: the server's dice need all of them before the first throw."""
        return [] if self.head.dice == "own" else self.contributions.awaited()

    def present(self) -> list[int]:
        sides = {side for listener in self.listeners for side in listener.sides}
        return [s for s in range(len(self.head.seats)) if s in sides or self.is_computer(s)]

    def check(self, number: int, side: int, text: str = "") -> None:
        """Whether a side may act on what it saw; if it is not its decision, what else speaks against the action.

        Others learn nothing of the numbers of unseen events.
        """
        self.check_under_way()
        if number < self.open_number:
            raise Refused("stale")
        if side != self.decider:
            raise Unexplained(side, text) if text else other_decides(self.play)
        if number != self.number:
            raise Refused("stale")

    def check_under_way(self) -> None:
        if self.play.over:
            raise Refused("over")
        if self.waiting():
            raise Refused("waiting" if None in self.contributions.seals else "waiting-to-open")

    def number_for(self, viewer: int) -> int:
        """The number of the last event, for all this viewer may know: unseen ones are the decider's."""
        return self.number if viewer == self.decider else self.open_number

    def next_number(self, unseen: bool) -> int:
        after = self.number + 1
        return after if unseen or self.number == self.open_number else -(-after // ROOM) * ROOM

    # -- acting ----------------------------------------------------------------------------------------------------
    async def act(self, side: int, number: int, text: str, faces: list[int] | None) -> None:
        """Carries out a side's action, or raises Refused or NeedsFaces."""
        async with self.lock:
            self.check(number, side, text)
            if self.pending and text != self.pending:
                raise Refused("declared", action=self.pending)
            self.staff.pop(side, None)  # a player who acts decides the rest too
            await self.perform(text, faces)

    async def order(self, side: int, number: int, texts: list[str]) -> tuple[int, Refused | NeedsFaces | None]:
        """Carries out a side's actions one after the other: how many it could, and what came between."""
        async with self.lock:
            self.check(number, side, texts[0])
            if self.pending:
                raise Refused("declared", action=self.pending)
            self.staff.pop(side, None)
            first = 0  # the number by which the log knows the order
            for done, text in enumerate(texts, 1):
                try:
                    entry = await self.perform(text, None, first)
                except (Refused, NeedsFaces) as stop:
                    return done - 1, stop
                first = first or entry.order
                stopped = self.stopped_by(entry)
                if stopped is not None and (done < len(texts) or stopped.key == "order-alarm"):
                    return done, stopped
        return len(texts), None

    def stopped_by(self, entry: Entry) -> Refused | None:
        """What has come between an action of an order and the next, if anything has."""
        if self.play.over:
            return Refused("over")
        if self.decider != entry.side:
            return Refused("order-other-decides")
        if int(self.play.state.reveals) != entry.reveals:
            return Refused("order-revealed")
        alarms = self.play.game.alarms
        if any(told.event.key in alarms and told.event.side == entry.side for told in entry.events):
            return Refused("order-alarm")
        return None

    async def leave_to_staff(self, side: int, level: str, until: Until) -> None:
        """The computer decides for a person's side, whatever others decide in between, until it is relieved."""
        async with self.lock:
            self.check_under_way()
            if side != self.decider:
                raise other_decides(self.play)
            if self.pending:
                raise Refused("declared", action=self.pending)
            if until == "set-up" and not self.play.game.setting_up(self.play.state):
                raise Refused("no-set-up")
            self.staff[side] = Staff(level, until, self.play)
            self.publish()

    async def relieve_staff(self, sides: list[int]) -> None:
        """Persons decide for themselves again; a thought under way comes to nothing."""
        async with self.lock:
            for side in sides:
                self.staff.pop(side, None)
            self.publish()

    async def give_dice(self, number: int, faces: list[int]) -> None:
        """Own dice: the faces for the action that is pending."""
        async with self.lock:
            self.check(number, self.decider)
            if not self.pending:
                raise Refused("no-dice-asked")
            await self.perform(self.pending, faces)

    async def perform(self, text: str, faces: list[int] | None, order: int | None = None) -> Entry:
        """Carries out an action of the decider's; `order` is that of the actions before it, 0 for the first of one."""
        side = self.decider
        action = legal_action(self.play, side, text)
        if faces is not None and self.head.dice != "own":
            raise Refused("server-dice")
        scripted = ScriptedDice(faces or [])
        try:
            number = self.number_of(action)
            step = self.play.work_out(action, scripted if self.head.dice == "own" else self.dice(number), number)
        except NeedDice as need:
            written = await self.declare(side, action, need.sides, need.given)
            raise NeedsFaces(written, need.sides, need.given) from None
        except Mistake:  # a face the die does not have
            step = None
        if step is None or (scripted.left() and step.entry.faces):
            # How many dice it takes may depend on what is hidden: a player who was asked for dice is bound to the action.
            written = await self.declare(side, action, *self.first_die(action))
            raise Refused("wrong-dice", action=written)
        if order is not None and not step.entry.secret:
            step.entry.order = order or step.entry.number
        await self.enter(step)
        return step.entry

    def first_die(self, action: int) -> tuple[int, int]:
        """Own dice: what an action asks for when no die is given yet."""
        try:
            self.play.work_out(action, ScriptedDice([]), 0)
        except NeedDice as need:
            return need.sides, need.given
        return 0, 0

    def number_of(self, action: int) -> int:
        """The number an action gets. Only after unseen ones does it depend on whether it is another of them."""
        if self.number == self.open_number:
            return self.next_number(unseen=True)
        try:
            unseen = self.play.work_out(action, ScriptedDice([]), 0).entry.unseen
        except NeedDice:
            unseen = False
        return self.next_number(unseen)

    def dice(self, number: int) -> Dice:
        secret = bytes.fromhex(self.head.secret)
        return VerifiableDice(secret, self.head.id, number, self.contributions.used())

    async def enter(self, step: Step) -> None:
        entry = step.entry
        pieces: list[Piece] = [self.event("act", entry.side, entry, entry.unseen)]
        snapshot = self.snapshot(step)
        if snapshot is not None:
            pieces.append(snapshot)
        await self.save(*pieces)
        self.play.enter(step)
        self.staff = {side: staff for side, staff in self.staff.items() if not staff.is_relieved(self.play)}
        self.move_on(entry.number, entry.unseen)
        if snapshot is not None:
            self.keep(snapshot, turn_of(self.play, step.after))
        self.publish()

    async def declare(self, side: int, action: int, sides: int, given: int) -> str:
        """The player is bound to an action that waits for its dice; returns how it is written."""
        self.needs = (sides, given)
        if not self.pending:
            await self.commit(self.event("declare", side, self.play.game.write(self.play.state, action)))
        self.publish()
        return self.pending

    # -- taking back, ending ---------------------------------------------------------------------------------------
    async def undo(self, side: int, number: int) -> None:
        async with self.lock:
            if not self.play.over and not self.waiting() and self.decider != side:
                raise Refused("no-undo")
            self.check(number, side)
            if self.pending:
                raise Refused("declared", action=self.pending)
            if not self.play.can_undo(side):
                raise Refused("no-undo")
            await self.take_back("undo", side, self.undone_together())

    def undone_together(self) -> list[int]:
        """The number of the last action, after those of its order that nothing was thrown or shown by since."""
        *before, last = self.play.log
        numbers = [last.number]
        for entry in reversed(before):
            if not last.order or entry.order != last.order or entry.faces or entry.reveals != last.reveals:
                break
            numbers.append(entry.number)
        return numbers[::-1]

    async def take_back(self, kind: EventKind, side: int, numbers: list[int], *also: Note) -> None:
        """Takes the last actions back, as `side` asked."""
        before = self.state_at(numbers[0] - 1)
        await self.commit(self.event(kind, side, numbers, self.all_unseen(numbers)), *also)
        self.play.state = before
        self.staff.pop(self.decider, None)  # else what is taken back would be decided again at once
        self.publish()

    async def end(self, side: int, ending: Ending, *also: Note) -> None:
        await self.commit(self.event("end", side, ending), *also)
        self.publish()

    async def commit(self, event: Event, *also: Note) -> None:
        await self.save(event, *also)
        for note in also:
            self.take_note(note)
        self.take_event(event)

    async def resign(self, side: int) -> None:
        async with self.lock:
            if self.play.over:
                raise Refused("over")
            await self.end(side, Ending(1 - side, "resigned"))

    # -- sitting down ----------------------------------------------------------------------------------------------
    async def seat(self, sides: list[int], contribution: str, name: str, seal: str = "") -> None:
        """Seats a player at those of the sides that nobody has opened yet; the first contribution sealed for a side stays."""
        async with self.lock:
            fresh = [side for side in sides if side not in self.seated]
            if not fresh:
                return
            name = name if len(sides) == 1 else ""
            handed_in = contribution if self.head.scheme == OPEN else ""
            seats = [Seated(handed_in, name, seal), Seated("", name)]  # one player on both sides contributes once
            await self.write_down(*(self.note("seated", side, seat) for side, seat in zip(fresh, seats, strict=False)))

    async def open(self, sides: list[int], contribution: str) -> None:
        """A player opens what he sealed. Sent again after a lost connection it changes nothing."""
        async with self.lock:
            side = self.contributions.to_open(sides, contribution)
            if side is not None:
                await self.write_down(self.note("opened", side, contribution))

    async def write_down(self, *notes: Note) -> None:
        await self.save(*notes)
        for note in notes:
            self.take_note(note)
        self.publish()

    # -- saving ----------------------------------------------------------------------------------------------------
    def event(self, kind: EventKind, side: int, data: object, unseen: bool = False) -> Event:
        return Event(self.head.id, self.next_number(unseen), kind, side, time.time(), msgspec.json.encode(data))

    def all_unseen(self, numbers: list[int]) -> bool:
        """Whether all these actions are unseen: then so is that they are taken back."""
        return all(entry.unseen for entry in self.play.log if entry.number in numbers)

    def note(self, kind: NoteKind, side: int, data: object) -> Note:
        return Note(self.head.id, self.number, kind, side, time.time(), msgspec.json.encode(data))

    async def save(self, *pieces: Piece) -> None:
        try:
            await self.store.save(*pieces)
        except Conflict:  # another server on the same file was faster: everybody comes again and sees its position
            for listener in self.listeners:
                listener.leave()
            raise Refused("stale") from None
        except NotSaved:
            raise Refused("not-saved", 503) from None

    def publish(self) -> None:
        for listener in self.listeners:
            listener.changed()
        self.on_change(self)

    # -- folding what is saved -------------------------------------------------------------------------------------
    def move_on(self, number: int, unseen: bool) -> None:
        self.number = number
        self.pending = ""
        if not unseen:
            self.open_number = number
            self.offers.clear()

    def take_event(self, event: Event) -> None:
        """Everything an event changes but the state."""
        if event.kind == "act":
            entry = msgspec.json.decode(event.data, type=Entry)
            self.move_on(event.number, entry.unseen)
            self.play.log.append(entry)
        elif event.kind == "declare":
            self.move_on(event.number, False)
            self.pending = msgspec.json.decode(event.data, type=str)
        elif event.kind == "end":
            self.move_on(event.number, False)
            ending = msgspec.json.decode(event.data, type=Ending)
            self.play.ended = Outcome(ending.winner, ending.grade, [0] * len(self.head.seats), 0)
            self.remark(event.number, event.side, ending.grade)
        else:
            gone = msgspec.json.decode(event.data, type=list[int])
            told = self.told_as_gone(gone, event.number)
            self.move_on(event.number, self.all_unseen(gone))
            self.play.log = [entry for entry in self.play.log if entry.number not in gone]
            self.snapshots = [snapshot for snapshot in self.snapshots if snapshot.number not in gone]
            self.remark(event.number, event.side, event.kind, takes_back=told)

    def told_as_gone(self, gone: list[int], number: int) -> list[int]:
        """Where unseen actions are among those taken back, every number up to this event: how many they were does not show."""
        some_unseen = any(entry.unseen for entry in self.play.log if entry.number in gone)
        return list(range(gone[0], number)) if some_unseen and not self.all_unseen(gone) else gone

    def take_note(self, note: Note) -> None:
        if note.kind == "seated":
            seated = msgspec.json.decode(note.data, type=Seated)
            self.seated.add(note.side)
            if self.head.scheme == OPEN:
                self.contributions.take_contribution(note.side, seated.contribution)
            else:
                self.contributions.take_seal(note.side, seated.seal)
            self.names[note.side] = seated.name or self.names[note.side]
        elif note.kind == "opened":
            self.contributions.take_contribution(note.side, msgspec.json.decode(note.data, type=str))
        elif note.kind == "chat":
            text = msgspec.json.decode(note.data, type=str)
            self.chat.append(ChatLine(note.side, text, note.at))
        elif note.kind == "offer":
            what = msgspec.json.decode(note.data, type=What)
            self.offers[what] = note.side
            self.remark(note.number, note.side, "offer", what=what)
        elif note.kind == "answer":
            what, yes = msgspec.json.decode(note.data, type=tuple[What, bool])
            asker = self.offers.pop(what)
            self.remark(note.number, asker, "offer", what=what, answer=yes)
        elif note.kind == "next":
            self.next = msgspec.json.decode(note.data, type=str)

    def remark(self, number: int, side: int, kind: shown.Kind, **more: Any) -> None:
        self.remarks.append(Remark(number, self.open_number, shown.Entry(number=number, side=side, kind=kind, **more)))

    # -- states ----------------------------------------------------------------------------------------------------
    def snapshot(self, step: Step) -> Snapshot | None:
        """One a turn, and one every fifty actions in long turns: what makes loading fast."""
        last = self.snapshots[-1].number if self.snapshots else 0
        number = step.entry.number
        if turn_of(self.play, step.after) == self.turn and number - last < MOST_BETWEEN_SNAPSHOTS:
            return None
        return Snapshot(self.head.id, number, msgspec.msgpack.encode(step.after.dump()))

    def keep(self, snapshot: Snapshot, turn: object) -> None:
        self.snapshots.append(snapshot)
        self.turn = turn

    def state_at(self, number: int) -> State:
        """The state after a number, from the nearest snapshot before it."""
        start, state = 0, None
        for snapshot in reversed(self.snapshots):
            if snapshot.number <= number:
                start, state = snapshot.number, self.play.restored(msgspec.msgpack.decode(snapshot.data))
                break
        if state is None:
            state = self.play.start.clone()
        return self.play.fold(state, [entry for entry in self.play.log if start < entry.number <= number])


def turn_of(play: Play, state: State) -> object:
    return play.game.prompt(state).data.get("turn")
