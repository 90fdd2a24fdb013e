"""What each seat gets to see. Every answer is built here for one viewer, by adding what he may know."""

from __future__ import annotations

from copy import copy
from typing import Any

from grognard.books.scenarios import scenario_names
from grognard.engine.actions import NONE
from grognard.engine.dice import NeedDice, ScriptedDice, SeededDice
from grognard.engine.mistakes import Mistake
from grognard.engine.reach import Reach
from grognard.engine.state import NOBODY
from grognard.engine.verifiable import commitment
from grognard.odds.report import read_odds
from grognard.players.registry import find_level
from grognard.server import library
from grognard.server.referee import Referee
from grognard.server.refusals import Refused, refusal_of
from grognard.server.saved import Head
from grognard.table.play import HIDDEN, Play
from grognard.table.record import DiceHead, write_record
from grognard.table.record import Head as RecordHead


def viewer_of(referee: Referee, sides: list[int]) -> int:
    """The side a connection looks from: at a hot seat that of the decider, never both; NOBODY for a spectator."""
    if len(sides) == 1:
        return sides[0]
    return referee.decider if sides else NOBODY


def position(referee: Referee, sides: list[int], since: int) -> dict[str, Any]:
    viewer = viewer_of(referee, sides)
    play, waiting = referee.play, referee.waiting()
    read = play.read_position(viewer)
    decides = viewer == referee.decider != NOBODY and not waiting
    if not decides or referee.pending:
        read["legal"] = []
    return {
        "type": "position",
        **read,
        "number": referee.number_for(viewer),
        "decider": referee.decider,
        "undo": decides and not referee.pending and play.can_undo(viewer),
        "since": log(referee, sides, since),
        "presence": referee.present(),
        "thinking": thinking(referee),
        "waiting": waiting,
        "pending": pending(referee, viewer),
        "setting_up": decides and play.game.setting_up(play.state),
        "offers": [{"what": what, "from": side} for what, side in referee.offers.items()],
        "viewer": viewer,
        "next": bool(referee.next),
    }


def thinking(referee: Referee) -> float:
    """The seconds that the computer allows itself for the decision it is making; 0 when it has none to make."""
    level = referee.level_to_decide()
    return find_level(level).budget.seconds if level else 0


def pending(referee: Referee, viewer: int) -> dict[str, Any] | None:
    """Own dice: the action that waits for its dice, and the die it waits for."""
    if not referee.pending:
        return None
    play, side = referee.play, referee.decider
    secret = viewer != side and play.game.secret(play.state, play.game.read(play.state, referee.pending))
    # How many dice it takes can tell of secrets: only who throws them needs to know.
    sides, given = referee.needs if viewer == side or referee.is_computer(side) else (0, 0)
    return {"side": side, "action": HIDDEN if secret else referee.pending, "sides": sides, "given": given}


def imagined(referee: Referee) -> Play:
    """The play as the side that decides imagines it: nothing worked out on it depends on what is hidden from that side."""
    guess = copy(referee.play)
    guess.state = guess.game.imagine(guess.state, guess.state.decider, SeededDice(0))
    return guess


def odds(referee: Referee, text: str, table: bool) -> dict[str, Any] | None:
    """The odds of a legal action."""
    guess = imagined(referee)
    return read_odds(guess, guess.game.read(guess.state, text), table)


def reach(referee: Referee, text: str) -> dict[str, Any] | None:
    """Where an action may lead, a row a string and a digit a point; None where the legal list has it all."""
    guess = imagined(referee)
    try:
        found = guess.game.reach(guess.state, guess.game.read(guess.state, text))
    except (Mistake, ValueError, OverflowError):
        raise refusal_of(referee.play, referee.decider, text) from None
    return read_reach(found)


def nearest(referee: Referee, text: str) -> dict[str, Any] | None:
    """The legal action most like one that is not."""
    guess = imagined(referee)
    try:
        found = guess.game.nearest(guess.state, guess.game.read(guess.state, text))
    except (Mistake, ValueError, OverflowError):
        return None
    return None if found == NONE else guess.read_action(found)


def preview(referee: Referee, text: str) -> list[dict[str, Any]] | None:
    """What a legal action would bring; None if dice decide, or if it could not be taken back for nothing."""
    guess = imagined(referee)
    side = referee.decider
    guess.log = [*guess.log]  # the play's own stays as it is
    try:
        entry = guess.act(text, ScriptedDice([]))
    except NeedDice:
        return None
    events: list[dict[str, Any]] = guess.read_entry(entry, side)["events"]
    return events if guess.can_undo(side) else None


def overlay(referee: Referee, sides: list[int], text: str) -> dict[str, Any] | None:
    """What anybody at the table may look up on the map, by what he may know."""
    play, viewer = referee.play, viewer_of(referee, sides)
    try:
        shown = play.game.overlay(play.game.imagine(play.state, viewer, SeededDice(0)), text, viewer)
    except Mistake as mistake:
        raise Refused("mistake", text=str(mistake)) from None
    return read_reach(shown)


def read_reach(found: Reach | None) -> dict[str, Any] | None:
    return None if found is None else {"left": int(found.left), "top": int(found.top), "rows": found.rows()}


def moment(referee: Referee, sides: list[int], number: int) -> dict[str, Any]:
    """A position of the past, as the viewer of today might have seen it."""
    viewer, play = viewer_of(referee, sides), referee.play
    number = min(number, referee.number_for(viewer))
    last = number == referee.number
    state = play.state if last else referee.state_at(number)
    return {
        "type": "position",
        **play.read_moment(state, viewer, number),
        "legal": [],
        "outcome": play.read_outcome() if last else None,
        "viewer": viewer,
    }


def log(referee: Referee, sides: list[int], since: int) -> list[dict[str, Any]]:
    """Everything that happened after a number, as the viewer may read it."""
    play, viewer = referee.play, viewer_of(referee, sides)
    read = []
    for entry in reversed(play.seen_log(viewer)):
        if entry.number <= since:
            break
        read.append(play.read_entry(entry, viewer))
        if play.over:
            read[-1]["sides"] = entry.sides
    read.reverse()
    remarks = remarks_for(referee, viewer, since)
    return sorted(read + remarks, key=lambda entry: entry["number"]) if remarks else read


def remarks_for(referee: Referee, viewer: int, since: int) -> list[dict[str, Any]]:
    """What the log tells besides actions; between unseen ones it stands after the last that everybody knows of."""
    numbered = [
        (remark.number if remark.unseen() else remark.open_number, remark.told)
        for remark in referee.remarks
        if not remark.unseen() or viewer == remark.told["side"]
    ]
    return [{"number": number, **told} for number, told in numbered if number > since]


def dice(referee: Referee) -> dict[str, Any]:
    head = referee.head
    shown: dict[str, Any] = {"kind": head.dice}
    if head.dice == "server":
        shown["commitment"] = commitment(bytes.fromhex(head.secret))
        shown["contributions"] = referee.contributions()
        if referee.play.over:
            shown["secret"] = head.secret
    return shown


def about(referee: Referee, sides: list[int]) -> dict[str, Any]:
    """The table as such: who sits at it, and how it was set up."""
    head = referee.head
    present = referee.present()
    return {
        "id": head.id,
        "game": head.game,
        "scenario": head.scenario["id"],
        "options": head.options,
        "seats": [
            {
                "side": side,
                "player": seat.player,
                "name": referee.names[side],
                "present": side in present,
                "seated": side in referee.seated or referee.is_computer(side),
            }
            for side, seat in enumerate(head.seats)
        ],
        "you": sides,
        "hotseat": head.hotseat,
        "watching": not sides,
        **({"watch": head.watch} if sides else {}),
        "number": referee.number_for(viewer_of(referee, sides)),
        "over": referee.play.over,
        "dice": dice(referee),
    }


def tokens(head: Head, sides: list[int]) -> dict[str, Any]:
    """What opens a table, for those who may sit on these sides of it."""
    return {
        "id": head.id,
        "seats": [{"side": side, "token": head.seats[side].token} for side in sides],
        "watch": head.watch,
    }


def record(referee: Referee, sides: list[int]) -> str:
    """The record: whole when the game is over, else as the viewer may read it."""
    head, play = referee.head, referee.play
    made = RecordHead(
        game=head.game,
        scenario=scenario_of(head),
        rules=play.game.version,
        options=head.options,
        players=[name or seat.player for name, seat in zip(referee.names, head.seats, strict=True)],
        dice=dice_head(referee, viewer_of(referee, sides)),
    )
    return write_record(play, made, viewer_of(referee, sides))


def scenario_of(head: Head) -> str | dict[str, Any]:
    """The name of one of our scenarios, as long as it is still the one the game was set up from; else the whole of it."""
    name: str = head.scenario["id"]
    ours = name in scenario_names(head.game) and library.scenario(head.game, name) == head.scenario
    return name if ours else head.scenario


def dice_head(referee: Referee, viewer: int) -> DiceHead | None:
    """What is needed to check the dice, but where some of them came from elsewhere: own dice, or an earlier record."""
    head = referee.head
    if head.dice == "own" or head.imported:
        return None
    numbers = [entry.number for entry in referee.play.seen_log(viewer)]
    shown = dice(referee)
    return DiceHead(
        game=head.id,
        commitment=shown["commitment"],
        secret=shown.get("secret", ""),
        contributions=shown["contributions"],
        numbers=[] if numbers == list(range(1, len(numbers) + 1)) else numbers,
    )
