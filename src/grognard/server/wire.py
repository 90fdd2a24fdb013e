"""What the server sends, besides what the table and the odds say. client/src/net/wire.ts is made from it, and OpenAPI too."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Struct, UnsetType, field

from grognard.books.scenarios import Header, Words
from grognard.engine.state import NOBODY
from grognard.server.messages import What
from grognard.table.shown import Entry, Legal, Moment, Outcome

# A whole scenario file: it begins like every other, and the game it is for knows the rest.
Scenario = Annotated[dict[str, Any], Header]
OptionValue = str | float | bool | None


class MapHead(Struct):
    """What every map that scenarios share begins with."""

    id: str
    title: Words


# A whole map file: the game it is for knows the rest.
MapFile = Annotated[dict[str, Any], MapHead]


class Reason(Struct, omit_defaults=True, kw_only=True):
    """Why something was not done."""

    rule: str | UnsetType = UNSET  # that forbids it
    text: Words


class Refusal(Struct):
    """The answer to a request that was not carried out."""

    reason: Reason


# -- the games ---------------------------------------------------------------------------------------------------------
class SideInfo(Struct):
    """A side of a scenario."""

    key: str
    name: Words
    nation: str


class OptionInfo(Struct):
    """What can be chosen for a scenario."""

    key: str
    values: list[OptionValue]
    default: OptionValue
    rule: str  # it switches on


class ScenarioInfo(Header, kw_only=True, omit_defaults=True):
    """A scenario in the lobby, which shows no map and no order of battle."""

    sources: list[str | Words]
    width: int | UnsetType = UNSET  # of its map, in places
    sides: list[SideInfo]
    options: list[OptionInfo]


class GameInfo(Struct):
    """A game with its scenarios."""

    name: str
    sides: list[str]
    scenarios: list[ScenarioInfo]


# -- tables ------------------------------------------------------------------------------------------------------------
class SeatKey(Struct):
    """What opens a seat."""

    side: int
    token: str


class NewTable(Struct):
    """What opens a table."""

    id: str
    seats: list[SeatKey]
    watch: str


class Seat(Struct):
    """A seat of a table."""

    side: int
    player: str  # "human" or a level
    name: str
    present: bool
    seated: bool


class OwnDice(Struct, tag_field="kind", tag="own"):
    """The players throw, and type the faces in."""


class ServerDice(Struct, omit_defaults=True, tag_field="kind", tag="server"):
    """The server throws, so that anybody can check it afterwards."""

    commitment: str
    scheme: int  # 2: contributions are sealed before any is opened
    seals: list[str | None]  # by side: the hash of its contribution, "" if it contributes nothing, null while awaited
    contributions: list[str]  # by side, "" until opened
    imported: int  # actions that came from a record, with dice of their own
    secret: str | UnsetType = UNSET  # once the game is over


DiceInfo = OwnDice | ServerDice


class Match(Struct):
    """Two games with the sides changed, seen from one of the two tables."""

    game: int  # 1 or 2
    first: Outcome | None  # of the first game, once it is over
    winner: int | None  # a side of this table, -1 for a draw, null while it is open


class TableInfo(Struct, kw_only=True, omit_defaults=True):
    """Who sits at a table and how it was set up."""

    id: str
    game: str
    scenario: str | Scenario  # the name of one of ours, or the whole of the table's own
    options: dict[str, OptionValue | dict[str, Any] | list[Any]]  # a map or charts may be somebody's own
    seats: list[Seat]
    you: list[int]  # the sides of whoever asks
    hotseat: bool
    watching: bool
    watch: str | UnsetType = UNSET  # for spectators: players may invite them
    number: int
    over: bool
    dice: DiceInfo
    match: Match | None
    next: NewTable | None  # the table of the rematch


class AtNumber(Struct):
    """What the game is at."""

    number: int


class Reach(Struct):
    """One string per row, one digit per place: on an open table, where an action may lead, 0 for where it may not."""

    left: int
    top: int
    rows: list[str]


class Why(Struct):
    """What speaks against an action."""

    rule: str  # "": no rule does
    text: Words | None  # null: it is legal
    nearest: Legal | None  # on an open table: the legal action that comes closest


# -- by the socket -----------------------------------------------------------------------------------------------------
class Pending(Struct):
    """Own dice: the action that waits for a die."""

    side: int
    action: str
    sides: int  # of the die to throw now; 0: it is another's to throw
    given: int  # how many were given


class Offered(Struct, rename={"from_": "from"}):
    """What a side offers the other."""

    what: What
    from_: int


class Position(Moment, tag_field="type", tag="position"):
    """A position, for one viewer; in one of the past nothing can be done."""

    undo: bool = False  # the viewer may take his last action back
    since: list[Entry] = field(default_factory=list)  # what happened since the position before
    presence: list[int] = field(default_factory=list)  # sides that are connected
    thinking: float = 0  # seconds the computer allows itself for its decision; 0: it has none to make
    waiting: list[int] = field(default_factory=list)  # sides whose contribution to the dice is awaited
    dice: ServerDice | None = None  # while any is
    pending: Pending | None = None
    setting_up: bool = False
    staff: str = ""  # the level that decides for the viewer for a while; "": nobody does
    offers: list[Offered] = field(default_factory=list)
    viewer: int = NOBODY  # -1: a spectator
    next: bool = False  # a rematch is ready: ask for the table


class Refused(Struct, tag_field="type", tag="refused"):
    """A message was not carried out."""

    number: int
    reason: Reason


class Halted(Struct, tag_field="type", tag="halted"):
    """An order has come to its end, or something came between."""

    number: int
    done: int  # how many of its actions were carried out
    left: list[str]  # those that were not
    reason: Reason | None  # why not; null when all were


class NeedsDice(Struct, tag_field="type", tag="needs-dice"):
    """Own dice: a die of `sides` is to be thrown, after `given` others."""

    action: str
    sides: int
    given: int


class Presence(Struct, tag_field="type", tag="presence"):
    """Somebody came or went."""

    presence: list[int]


class ChatLine(Struct, rename={"from_": "from"}):
    """What a player said."""

    from_: int
    text: str
    at: float  # seconds since 1970


class ChatMessage(ChatLine, tag_field="type", tag="chat", rename={"from_": "from"}):
    """A player says something."""


class OfferMessage(Struct, omit_defaults=True, tag_field="type", tag="offer", rename={"from_": "from"}):
    """Something was offered, or with an `answer` answered."""

    what: What
    from_: int
    answer: bool | UnsetType = UNSET


ServerMessage = Position | Refused | Halted | NeedsDice | Presence | ChatMessage | OfferMessage
