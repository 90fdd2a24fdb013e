"""What the players say to each other: chat, take-backs, draws, a rematch with the sides changed."""

from __future__ import annotations

from msgspec import UNSET

from grognard.server.hall import Draw, Hall, new_head
from grognard.server.messages import What
from grognard.server.referee import Referee
from grognard.server.refusals import Refused
from grognard.server.saved import Ending, Head, Note
from grognard.server.wire import ChatMessage, OfferMessage


async def chat(referee: Referee, side: int, text: str) -> None:
    async with referee.lock:
        note = referee.note("chat", side, text)
        await referee.save(note)
        referee.take_note(note)
        for listener in referee.listeners:
            if listener.sides:  # between the seats: spectators do not read it
                listener.tell(ChatMessage(note.side, text, note.at))


async def offer(hall: Hall, referee: Referee, side: int, what: What) -> None:
    """Offers something to the other side. The computer and one's own other seat answer at once."""
    async with referee.lock:
        if referee.head.hotseat and what == "take-back" and referee.play.log:
            side = referee.play.log[-1].side  # at one screen the last action is meant, whoever decides next
        check(referee, side, what)
        note = referee.note("offer", side, what)
        await referee.save(note)
        referee.take_note(note)
        tell(referee, what, side, None)
        if referee.head.hotseat:
            await settle(hall, referee, what, True)
        elif referee.is_computer(1 - side):
            await settle(hall, referee, what, what != "draw")
        else:
            referee.publish()


async def answer(hall: Hall, referee: Referee, sides: list[int], what: What, yes: bool) -> None:
    async with referee.lock:
        if what not in referee.offers:
            raise Refused("no-offer")
        if referee.offers[what] in sides and yes:
            raise Refused("own-offer")  # it can be withdrawn, by answering no
        await settle(hall, referee, what, yes)


def check(referee: Referee, side: int, what: What) -> None:
    """Whether this can be offered now."""
    if what in referee.offers:
        raise Refused("offered")
    if what == "rematch":
        if not referee.play.over:
            raise Refused("not-over")
        if referee.next:
            raise Refused("rematch-made")
        return
    if referee.play.over:  # the dice's secret is published: nothing can be taken back any more
        raise Refused("over")
    if what == "take-back" and not any(entry.side == side for entry in referee.play.log[referee.head.imported :]):
        raise Refused("nothing-to-take-back")


async def settle(hall: Hall, referee: Referee, what: What, yes: bool) -> None:
    """Writes the answer down and does what was agreed, both in one commit."""
    asker = referee.offers[what]
    note = referee.note("answer", 1 - asker, (what, yes))
    if yes and what == "take-back":
        await referee.take_back("take-back", asker, since_last_action(referee, asker), note)
    elif yes and what == "draw":
        await referee.end(asker, Ending(-1, "agreed"), note)
    elif yes:
        await rematch(hall, referee, note)
    else:
        await referee.save(note)
        referee.take_note(note)
        referee.publish()
    tell(referee, what, asker, yes)


def since_last_action(referee: Referee, side: int) -> list[int]:
    """The numbers of a side's last action and of everything since."""
    log = referee.play.log
    first = max(i for i, entry in enumerate(log) if entry.side == side)
    return [entry.number for entry in log[first:]]


async def rematch(hall: Hall, referee: Referee, answer: Note) -> None:
    """The same scenario with the sides changed. After the first game of a match it is the second."""
    head = swapped(referee, hall.draw)
    agreed = [answer, referee.note("next", answer.side, head.id)]
    await hall.found(head, *agreed)
    for note in agreed:
        referee.take_note(note)
    referee.publish()


def swapped(referee: Referee, draw: Draw) -> Head:
    head = referee.head
    players = [(seat.player, name) for seat, name in zip(head.seats, referee.names, strict=True)]
    return new_head(
        head.game,
        head.scenario,
        head.options,
        players[::-1],
        draw,
        dice=head.dice,
        hotseat=head.hotseat,
        match=head.match,
        previous=head.id,
    )


def tell(referee: Referee, what: What, side: int, yes: bool | None) -> None:
    message = OfferMessage(what, side, UNSET if yes is None else yes)
    for listener in referee.listeners:
        listener.tell(message)
