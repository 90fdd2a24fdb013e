"""What is kept of a table: its head, the events its state is the fold of, and notes of what else went on."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

HUMAN = "human"


class Seat(Struct):
    player: str  # HUMAN, or the level of the computer
    name: str
    token: str  # opens the seat; "" for the computer's


class Head(Struct):
    """How a table was set up. It never changes."""

    id: str
    created: float
    game: str
    rules: int  # the version of the rules it began with
    scenario: dict[str, Any]  # whole: a later edition of the file does not change a game that began
    options: dict[str, Any]
    seats: list[Seat]
    watch: str  # the spectators' token
    dice: Literal["server", "own"]
    secret: str  # of the dice, in hexadecimal; published when the game is over
    hotseat: bool = False
    match: bool = False
    previous: str = ""  # the table this is the rematch of
    scheme: int = 1  # of the dice: see `contributions`; tables older than the second say nothing
    imported: int = 0  # how many actions came from a record, with dice of their own


class Ending(Struct):
    """How the players ended a game before the rules would."""

    winner: int
    grade: Literal["resigned", "agreed"]


class Event(Struct):
    """What changed the game. `number` goes up by one each time, and is unique at its table."""

    table: str
    number: int
    kind: Literal["act", "undo", "take-back", "declare", "end"]
    side: int
    at: float
    data: bytes


class Note(Struct):
    """What went on beside the game: who sat down, chat, offers and answers, the rematch."""

    table: str
    number: int  # the number the game was at
    kind: Literal["seated", "chat", "offer", "answer", "next", "rules", "opened"]
    side: int
    at: float
    data: bytes


class Snapshot(Struct):
    table: str
    number: int
    data: bytes


class Saved(Struct):
    """Everything there is of a table."""

    head: Head
    events: list[Event]
    notes: list[Note]
    snapshots: list[Snapshot]
