"""What each seat gets to see. Every answer is built here for one viewer, by adding what he may know."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from grognard.books.scenarios import scenario_names
from grognard.engine.dice import SeededDice
from grognard.engine.game import Outcome
from grognard.engine.state import NOBODY
from grognard.engine.verifiable import commitment
from grognard.players.registry import find_level
from grognard.server import library
from grognard.server.contributions import OPEN
from grognard.server.referee import Referee
from grognard.server.saved import Head
from grognard.server.wire import (
    DiceInfo,
    Match,
    NewTable,
    Offered,
    OwnDice,
    Pending,
    Position,
    Seat,
    SeatKey,
    ServerDice,
    TableInfo,
)
from grognard.table.play import HIDDEN, Play
from grognard.table.record import DiceHead, write_record
from grognard.table.record import Head as RecordHead
from grognard.table.shown import Entry

GUESSES = 8  # at what is hidden: if something is, they are not all the same


def viewer_of(referee: Referee, sides: list[int]) -> int:
    """The side a connection looks from: at a hot seat that of the decider, never both; NOBODY for a spectator."""
    if len(sides) == 1:
        return sides[0]
    return referee.decider if sides else NOBODY


def position(referee: Referee, sides: list[int], since: int) -> Position:
    viewer = viewer_of(referee, sides)
    play, waiting = referee.play, referee.waiting()
    now = play.position_data(viewer)
    decides = viewer == referee.decider != NOBODY and not waiting
    return Position(
        number=referee.number_for(viewer),
        decider=referee.decider,
        prompt=now.prompt,
        view=now.view,
        legal=now.legal if decides and not referee.pending else [],
        outcome=now.outcome,
        undo=decides and not referee.pending and play.can_undo(viewer),
        since=log(referee, sides, since),
        presence=referee.present(),
        thinking=thinking(referee),
        waiting=waiting,
        dice=server_dice(referee) if waiting else None,  # what is sealed, for whoever is to open his own
        pending=pending(referee, viewer),
        setting_up=decides and play.game.setting_up(play.state),
        staff=referee.staff[viewer].level if viewer in referee.staff else "",
        offers=[Offered(what, side) for what, side in referee.offers.items()],
        viewer=viewer,
        next=bool(referee.next),
    )


def thinking(referee: Referee) -> float:
    """The seconds that the computer allows itself for the decision it is making; 0 when it has none to make."""
    level = referee.level_to_decide()
    return find_level(level).budget.seconds if level else 0


def pending(referee: Referee, viewer: int) -> Pending | None:
    """Own dice: the action that waits for its dice, and the die it waits for."""
    if not referee.pending:
        return None
    play, side = referee.play, referee.decider
    secret = viewer != side and play.game.secret(play.state, play.game.read(play.state, referee.pending))
    # How many dice it takes can tell of secrets: only the side that throws them needs to know.
    sides, given = referee.needs if viewer == side or referee.is_computer(side) else (0, 0)
    return Pending(side, HIDDEN if secret else referee.pending, sides, given)


def moment(referee: Referee, sides: list[int], number: int) -> Position:
    """A position of the past, as the viewer of today might have seen it."""
    viewer, play = viewer_of(referee, sides), referee.play
    number = min(number, referee.number_for(viewer))
    last = number == referee.number
    state = play.state if last else referee.state_at(number)
    then = play.moment_data(state, viewer, number)
    return Position(
        number=number,
        decider=then.decider,
        prompt=then.prompt,
        view=then.view,
        legal=[],
        outcome=play.outcome_data() if last else None,
        viewer=viewer,
    )


def log(referee: Referee, sides: list[int], since: int) -> list[Entry]:
    """Everything that happened after a number, as the viewer may read it."""
    play, viewer = referee.play, viewer_of(referee, sides)
    entries: list[Entry] = []
    for entry in reversed(play.seen_log(viewer)):
        if entry.number <= since:
            break
        entries.append(play.entry_data(entry, viewer))
        if play.over:
            entries[-1].sides = entry.sides
    entries.reverse()
    remarks = remarks_for(referee, viewer, since)
    return sorted(entries + remarks, key=lambda entry: entry.number) if remarks else entries


def remarks_for(referee: Referee, viewer: int, since: int) -> list[Entry]:
    """What the log tells besides actions; between unseen ones it stands after the last that everybody knows of."""
    numbered = [
        (remark.number if remark.unseen() else remark.open_number, remark.told)
        for remark in referee.remarks
        if not remark.unseen() or viewer == remark.told.side
    ]
    return [replace(told, number=number) for number, told in numbered if number > since]


def dice(referee: Referee) -> DiceInfo:
    return OwnDice() if referee.head.dice == "own" else server_dice(referee)


def server_dice(referee: Referee) -> ServerDice:
    head = referee.head
    return ServerDice(
        commitment=commitment(bytes.fromhex(head.secret)),
        scheme=head.scheme,
        seals=referee.contributions.seals,
        contributions=referee.contributions.used(),
        imported=head.imported,
        secret=head.secret if referee.play.over else UNSET,
    )


def about(referee: Referee, sides: list[int], match: Match | None, rematch: NewTable | None) -> TableInfo:
    """The table as such: who sits at it, and how it was set up."""
    head = referee.head
    present = referee.present()
    return TableInfo(
        id=head.id,
        game=head.game,
        scenario=shown_scenario(head),
        options=head.options,
        seats=[
            Seat(
                side=side,
                player=seat.player,
                name=referee.names[side],
                present=side in present,
                seated=side in referee.seated or referee.is_computer(side),
            )
            for side, seat in enumerate(head.seats)
        ],
        you=sides,
        hotseat=head.hotseat,
        watching=not sides,
        watch=head.watch if sides else UNSET,
        number=referee.number_for(viewer_of(referee, sides)),
        over=referee.play.over,
        dice=dice(referee),
        match=match,
        next=rematch,
    )


def tokens(head: Head, sides: list[int]) -> NewTable:
    """What opens a table, for those who may sit on these sides of it."""
    return NewTable(head.id, [SeatKey(side, head.seats[side].token) for side in sides], head.watch)


def record(referee: Referee, sides: list[int]) -> str:
    """The record: whole when the game is over, else as the viewer may read it."""
    return record_for(referee, viewer_of(referee, sides), referee.play.game.version)


def old_record(referee: Referee, sides: list[int]) -> str:
    """The record of a game that newer rules do not take over: written by the log alone, it names the rules it was played by.

    What was still secret before the last action stays so: whether that one laid it open, only the older rules know.
    """
    play = referee.play
    play.state = play.start.clone()
    play.state.reveals = play.log[-1].reveals
    last = play.log[-1].events[-1:]
    if play.ended is None and last and last[0].event.key == "ended":
        play.ended = Outcome(NOBODY if last[0].event.side is UNSET else last[0].event.side, "won", [0, 0], 0)
    return record_for(referee, sides[0] if len(sides) == 1 else NOBODY, referee.head.rules)


def record_for(referee: Referee, viewer: int, rules: int) -> str:
    head, play = referee.head, referee.play
    made = RecordHead(
        game=head.game,
        scenario=recorded_scenario(referee, viewer),
        rules=rules,
        options=head.options,
        players=[name or seat.player for name, seat in zip(referee.names, head.seats, strict=True)],
        dice=dice_head(referee, viewer),
    )
    return write_record(play, made, viewer)


def shown_scenario(head: Head) -> str | dict[str, Any]:
    """As `scenario_of`, but without the position a script begins with: a viewer sees of that what his view shows."""
    scenario = scenario_of(head)
    if isinstance(scenario, str):
        return scenario
    return {key: value for key, value in scenario.items() if key != "position"}


def scenario_of(head: Head) -> str | dict[str, Any]:
    """The name of one of our scenarios, as long as it is still the one the game was set up from; else the whole of it."""
    name: str = head.scenario["id"]
    ours = name in scenario_names(head.game) and library.scenario(head.game, name) == head.scenario
    return name if ours else head.scenario


def recorded_scenario(referee: Referee, viewer: int) -> str | dict[str, Any]:
    """As `scenario_of`; while the game runs `?` stands for a position that hides something from the viewer."""
    scenario, play = scenario_of(referee.head), referee.play
    if isinstance(scenario, str) or not scenario.get("position") or play.over or not is_uncertain(play, viewer):
        return scenario
    return {**scenario, "position": HIDDEN}


def is_uncertain(play: Play, viewer: int) -> bool:
    """Whether the game may have begun in more than one way, for all this viewer knows. What is true has no part in it."""
    guesses = [play.game.imagine(play.start, viewer, SeededDice(seed)).dump() for seed in range(GUESSES)]
    return any(guess != guesses[0] for guess in guesses)


def dice_head(referee: Referee, viewer: int) -> DiceHead | None:
    """What is needed to check the dice, but where some of them came from elsewhere: own dice, or an earlier record."""
    head = referee.head
    if head.dice == "own" or head.imported:
        return None
    numbers = [entry.number for entry in referee.play.seen_log(viewer)]
    shown = server_dice(referee)
    return DiceHead(
        game=head.id,
        commitment=shown.commitment,
        secret=shown.secret or "",
        contributions=shown.contributions,
        scheme=head.scheme,
        seals=[seal or "" for seal in shown.seals] if head.scheme != OPEN else [],
        numbers=[] if numbers == list(range(1, len(numbers) + 1)) else numbers,
    )
