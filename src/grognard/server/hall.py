"""The hall: all tables that are open, and where new ones are set up."""

from __future__ import annotations

import asyncio
import base64
import hmac
import itertools
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from grognard.engine.chronicle import EVERYBODY
from grognard.engine.dice import ScriptedDice
from grognard.games.registry import find_game
from grognard.server.contributions import SEALED
from grognard.server.referee import Referee, turn_of
from grognard.server.refusals import Refused, RulesChanged
from grognard.server.saved import HUMAN, Head, Saved, Seat
from grognard.server.store import NotSaved, Piece, Store, one_line
from grognard.table.play import Entry, new_play
from grognard.table.shown import TableEvent

MOST_IN_MEMORY = 2000  # tables; those nobody sits at go first, and are loaded again when somebody comes


Draw = Callable[[int], bytes]  # random bytes: from the system in play, from a seed in tests


def new_word(draw: Draw, size: int) -> str:
    """Random bytes, as they are written into addresses."""
    return base64.urlsafe_b64encode(draw(size)).rstrip(b"=").decode()


def new_token(draw: Draw) -> str:
    """192 bits: nobody guesses it."""
    return new_word(draw, 24)


class Hall:
    def __init__(self, store: Store, on_change: Callable[[Referee], None], draw: Draw) -> None:
        self.store = store
        self.on_change = on_change
        self.draw = draw  # of the names, tokens and secrets of new tables
        self.open_tables: OrderedDict[str, Referee] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Referee]] = {}

    async def found(self, head: Head, *pieces: Piece) -> Referee:
        """Sets a new table up, with what is already played at it; all in one commit."""
        try:
            await self.store.save(head, *pieces)
        except NotSaved:
            raise Refused("not-saved", 503) from None
        return await self.find(head.id)

    async def find(self, id: str) -> Referee:
        """The table of that name, from memory or from the disk."""
        if id in self.open_tables:
            self.open_tables.move_to_end(id)
            return self.open_tables[id]
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
            self.loading[id].add_done_callback(lambda task: self.loading.pop(id))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> Referee:
        try:
            saved = await self.store.load(id)
            if saved is None:
                raise Refused("no-table", 404)
            referee = await asyncio.to_thread(seat_again, saved, self.store)  # a long game takes a while
        except Refused:
            raise
        except Exception as error:  # whatever is wrong with what was saved: the other tables go on
            logging.getLogger(__name__).error("table %s cannot be loaded: %s", id, one_line(error))
            raise Refused("damaged", 500) from None
        return self.admit(referee)

    def admit(self, referee: Referee) -> Referee:
        referee.on_change = self.on_change
        self.open_tables[referee.head.id] = referee
        self.make_room()
        self.on_change(referee)
        return referee

    def forget(self, referee: Referee) -> None:
        """What is in memory is not what is on the disk any more."""
        if self.open_tables.get(referee.head.id) is referee:
            del self.open_tables[referee.head.id]

    def make_room(self) -> None:
        idle = (r for r in list(self.open_tables.values()) if not r.listeners and not r.thinking)
        for referee in itertools.islice(idle, max(0, len(self.open_tables) - MOST_IN_MEMORY)):
            self.forget(referee)


# -- setting up --------------------------------------------------------------------------------------------------------
def new_head(
    game: str,
    scenario: dict[str, Any],
    options: dict[str, Any],
    players: list[tuple[str, str]],
    draw: Draw,
    *,
    dice: str = "server",
    hotseat: bool = False,
    match: bool = False,
    previous: str = "",
) -> Head:
    shared = new_token(draw)
    seats = [
        Seat(player, name, "" if player != HUMAN else shared if hotseat else new_token(draw))
        for player, name in players
    ]
    return Head(
        id=new_word(draw, 9),
        created=time.time(),
        game=game,
        rules=find_game(game).version,
        scenario=scenario,
        options=options,
        seats=seats,
        watch=new_token(draw),
        dice="own" if dice == "own" else "server",
        secret=draw(32).hex(),
        hotseat=hotseat,
        match=match,
        previous=previous,
        scheme=SEALED,
    )


def sides_of(head: Head, token: str) -> list[int]:
    """The sides a token opens; none for a spectator's. Every token is compared, in equal time."""
    given = token.encode()
    opens = [s for s, seat in enumerate(head.seats) if seat.token and hmac.compare_digest(seat.token.encode(), given)]
    if not opens and not hmac.compare_digest(head.watch.encode(), given):
        raise Refused("wrong-token", 403)
    return opens


# -- loading -----------------------------------------------------------------------------------------------------------
def seat_again(saved: Saved, store: Store) -> Referee:
    """The table as it was when the last thing at it was saved."""
    head = saved.head
    play = new_play(head.game, head.scenario, head.options)
    referee = Referee(head, play, store)
    notes = iter([*saved.notes, None])
    note = next(notes)
    for event in saved.events:
        while note is not None and note.number < event.number:
            referee.take_note(note)
            note = next(notes)
        referee.take_event(event)
    for rest in itertools.chain([note], notes):
        if rest is not None:
            referee.take_note(rest)
    restore_state(referee, saved)
    if any(entry.parts is None for entry in referee.play.log):
        referee.play.take_apart()
    if referee.pending:
        referee.needs = referee.first_die(referee.play.legal_action(referee.pending))
    return referee


def restore_state(referee: Referee, saved: Saved) -> None:
    play = referee.play
    if saved.head.rules != play.game.version:
        play_again(referee)
        return
    kept = {entry.number for entry in play.log}
    referee.snapshots = [snapshot for snapshot in saved.snapshots if snapshot.number in kept]
    play.state = referee.state_at(referee.number)
    referee.turn = turn_of(play, referee.state_at(referee.snapshots[-1].number)) if referee.snapshots else None


def play_again(referee: Referee) -> None:
    """Newer rules take a running game over only if it goes the same way by them, as everybody saw it."""
    play, history = referee.play, referee.play.log
    play.log = []
    for entry in history:
        try:
            again = play.work_out(play.legal_action(entry.text), ScriptedDice(entry.faces), entry.number)
            same = goes_the_same_way(entry, again.entry, play.game.remarks)
        except Exception:  # whatever newer rules stumble over in an older game
            same = False
        if not same:
            play.log = history
            raise RulesChanged(referee, referee.head.rules, play.game.version)
        play.enter(again)


def goes_the_same_way(old: Entry, new: Entry, remarks: list[str]) -> bool:
    """Whether an action brought about what it did: the same events, for the same units, places and amounts.

    How they are explained may change: the rules named, the lines of a tally, the event a die is shown with, a total where none
    was told, and the events that are mere remarks.
    """
    if (old.side, old.text, old.faces, old.seen_by) != (new.side, new.text, new.faces, new.seen_by):
        return False
    before, after = consequences(old, remarks), consequences(new, remarks)
    return len(before) == len(after) and all(map(same_event, before, after))


def consequences(entry: Entry, remarks: list[str]) -> list[TableEvent]:
    """What everybody saw happen."""
    return [told.event for told in entry.events if told.seen_by == EVERYBODY and told.event.key not in remarks]


def same_event(old: TableEvent, new: TableEvent) -> bool:
    if old.total is not UNSET and old.total != new.total:
        return False
    return all(
        getattr(old, part) == getattr(new, part) for part in ("key", "side", "unit", "origin", "target", "amount")
    )
