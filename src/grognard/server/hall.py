"""The hall: all tables that are open, and where new ones are set up."""

from __future__ import annotations

import asyncio
import hmac
import itertools
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from grognard.engine.dice import ScriptedDice
from grognard.games.registry import find_game
from grognard.server.referee import Referee, turn_of
from grognard.server.refusals import Refused
from grognard.server.saved import HUMAN, Head, Saved, Seat
from grognard.server.store import NotSaved, Piece, Store
from grognard.table.play import Entry, Play, new_play

MOST_IN_MEMORY = 2000  # tables; those nobody sits at go first, and are loaded again when somebody comes


def new_token() -> str:
    """192 bits: nobody guesses it."""
    return secrets.token_urlsafe(24)


class Hall:
    def __init__(self, store: Store, on_change: Callable[[Referee], None]) -> None:
        self.store = store
        self.on_change = on_change
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
        saved = await self.store.load(id)
        if saved is None:
            raise Refused("no-table", 404)
        return self.admit(seat_again(saved, self.store))

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
    *,
    dice: str = "server",
    hotseat: bool = False,
    match: bool = False,
    previous: str = "",
) -> Head:
    shared = new_token()
    seats = [
        Seat(player, name, "" if player != HUMAN else shared if hotseat else new_token()) for player, name in players
    ]
    return Head(
        id=secrets.token_urlsafe(9),
        created=time.time(),
        game=game,
        rules=find_game(game).version,
        scenario=scenario,
        options=options,
        seats=seats,
        watch=new_token(),
        dice="own" if dice == "own" else "server",
        secret=secrets.token_hex(32),
        hotseat=hotseat,
        match=match,
        previous=previous,
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
    if referee.pending:
        referee.needs = referee.first_die(referee.pending)
    return referee


def restore_state(referee: Referee, saved: Saved) -> None:
    play = referee.play
    if saved.head.rules != play.game.version:
        play_again(play, saved.head.rules)
        return
    kept = {entry.number for entry in play.log}
    referee.snapshots = [snapshot for snapshot in saved.snapshots if snapshot.number in kept]
    play.state = referee.state_at(referee.number)
    referee.turn = turn_of(play, referee.state_at(referee.snapshots[-1].number)) if referee.snapshots else None


def play_again(play: Play, old: int) -> None:
    """Newer rules take a running game over only if it goes the same way by them, as everybody saw it."""
    history, play.log = play.log, []
    changed = Refused("rules-changed", 409, old=old, new=play.game.version)
    for entry in history:
        try:
            again = play.work_out(entry.text, ScriptedDice(entry.faces), entry.number)
        except Exception:
            raise changed from None
        if public(again.entry) != public(entry):
            raise changed
        play.enter(again)


def public(entry: Entry) -> bytes:
    return msgspec.json.encode((entry.side, entry.text, entry.faces, [t.read for t in entry.events if t.seen_by < 0]))
