"""The requests of docs/api.md."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

from litestar import Litestar, MediaType, Request, Response, Router, WebSocket, get, post, websocket
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from grognard.books.ledger import RuleText
from grognard.books.texts import catalogue, languages
from grognard.engine.mistakes import Mistake
from grognard.engine.state import NOBODY
from grognard.odds.report import Odds
from grognard.orders.report import Risk, WaysTold
from grognard.players.registry import LEVELS, find_level
from grognard.server import library, match, report, views
from grognard.server.clerk import Clerk
from grognard.server.computers import Computers
from grognard.server.connection import Connection
from grognard.server.entrance import Entrance, address_of, is_known_host, same_origin
from grognard.server.hall import Hall, new_head, sides_of
from grognard.server.messages import RecordSent, StaffWanted, TableWanted
from grognard.server.opening import from_record
from grognard.server.questions import refused_because
from grognard.server.referee import Referee
from grognard.server.refusals import Refused, RulesChanged
from grognard.server.saved import HUMAN
from grognard.server.wire import (
    AtNumber,
    ChatLine,
    GameInfo,
    MapFile,
    NewTable,
    Position,
    Reach,
    Refusal,
    Scenario,
    TableInfo,
    Why,
)
from grognard.server.worker import SetUp
from grognard.table.play import new_play
from grognard.table.shown import Entry, TableEvent

WRONG_TOKEN = 4403
NO_TABLE = 4404
TOO_MANY = 4429
BROKEN = 1011
CODES = {403: WRONG_TOKEN, 404: NO_TABLE, 409: WRONG_TOKEN}  # of a socket, by the status of a request

Asking = Request[Any, Any, Any]

Token = Annotated[str, QueryParameter(max_length=100)]
MOST_UNITS = 1022  # that an action can name
ActionAsked = Annotated[str, QueryParameter(max_length=500, min_length=1)]


def refusals(*codes: int) -> dict[int, ResponseSpec]:
    return {code: ResponseSpec(Refusal, description="refused", generate_examples=False) for code in (*codes, 429)}


async def seat_at(hall: Hall, id: str, token: str) -> tuple[Referee, list[int]]:
    referee = await hall.find(id)
    return referee, sides_of(referee.head, token)


# -- the games ---------------------------------------------------------------------------------------------------------
@get("/games", sync_to_thread=False, responses=refusals())
def games() -> list[GameInfo]:
    """All games with their scenarios, sides and options."""
    return library.games()


@get("/games/{game:str}/scenarios/{scenario:str}", sync_to_thread=False, responses=refusals(404))
def scenario(game: FromPath[str], scenario: FromPath[str]) -> Scenario:
    """A whole scenario: forces, plans, the features of its map."""
    try:
        return library.scenario(game, scenario)
    except Mistake:
        raise Refused("no-scenario", 404, name=scenario) from None


@get("/games/{game:str}/maps/{name:str}", sync_to_thread=False, responses=refusals(404))
def game_map(game: FromPath[str], name: FromPath[str]) -> MapFile:
    """A map that scenarios share: what lies where."""
    try:
        return library.game_map(game, name)
    except Mistake as mistake:
        raise Refused("mistake", 404, text=str(mistake)) from None


@get("/games/{game:str}/rules", sync_to_thread=False, responses=refusals(404))
def rules(game: FromPath[str]) -> list[RuleText]:
    """The ledger: every rule with its section, kind and text."""
    try:
        return library.rules(game)
    except Mistake:
        raise Refused("no-game", 404, name=game) from None


@get("/levels", sync_to_thread=False, responses=refusals())
def levels() -> list[str]:
    """The computer's levels, weakest first."""
    return list(LEVELS)


@get("/languages", sync_to_thread=False, responses=refusals())
def language_names() -> dict[str, str]:
    """Every language by its code, as its own readers call it."""
    return languages()


@get("/texts/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False, responses=refusals(404))
def texts(language: FromPath[str]) -> str:
    """The text catalogue of a language, in Fluent; where a text stands twice, the later one holds."""
    if language not in languages():
        raise Refused("no-page", 404)
    return catalogue(language)


@get("/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """This interface, for programs. Litestar's own pages for it load scripts from other hosts."""
    return described(request.app)


@lru_cache(maxsize=1)
def described(app: Litestar) -> dict[str, Any]:
    """Put together once: it takes 40 ms."""
    return app.openapi_schema.to_schema()


# -- tables ------------------------------------------------------------------------------------------------------------
@post("/tables", responses=refusals(400, 503))
async def set_up_table(
    data: JSONBody[TableWanted],
    request: Asking,
    hall: NamedDependency[Hall],
    computers: NamedDependency[Computers],
) -> NewTable:
    """Sets a table up; the tokens in the answer open its seats."""
    players = [seat.player for seat in data.seats]
    for player in players:
        if player != HUMAN:
            find_level(player)  # raises Mistake for one that does not exist
    if data.hotseat and players != [HUMAN, HUMAN]:
        raise Refused("mistake", text="at a hot-seat table both players are human")
    scenario = library.scenario(data.game, data.scenario)
    if any(isinstance(value, dict | list) for value in data.options.values()):  # a map or charts of somebody's own
        set_up = SetUp(data.game, scenario, data.options)
        await computers.try_set_up(asker(request), set_up)
    else:
        await asyncio.to_thread(new_play, data.game, scenario, data.options)  # raises Mistake for what does not fit
    head = new_head(
        data.game,
        scenario,
        data.options,
        [(seat.player, seat.name) for seat in data.seats],
        hall.draw,
        dice=data.dice,
        hotseat=data.hotseat,
        match=data.match,
    )
    await hall.found(head)
    return views.tokens(head, [0, 1])


@post("/tables/open", responses=refusals(400, 503))
async def open_record(
    data: JSONBody[RecordSent],
    request: Asking,
    hall: NamedDependency[Hall],
    computers: NamedDependency[Computers],
) -> NewTable:
    """A table from a record: to replay it, or to play on with both sides at one screen."""
    opened = await computers.open_record(asker(request), data.record)
    head = await from_record(hall, opened)
    return views.tokens(head, [0, 1])


@get("/tables/{id:str}", responses=refusals(403, 404, 409))
async def about(
    id: FromPath[str], token: Token, hall: NamedDependency[Hall], clerk: NamedDependency[Clerk]
) -> Response[TableInfo]:
    """Who sits at a table and how it was set up."""
    referee, sides = await seat_at(hall, id, token)
    state, rematch = await match.match_state(hall, referee), await match.next_table(hall, referee, sides)
    return await clerk.tell(lambda: views.about(referee, sides, state, rematch))


@get("/tables/{id:str}/log", responses=refusals(400, 403, 404, 409))
async def log(
    id: FromPath[str],
    token: Token,
    hall: NamedDependency[Hall],
    clerk: NamedDependency[Clerk],
    since: Annotated[int, QueryParameter(name="from", ge=0, le=2**31)] = 0,
) -> Response[list[Entry]]:
    """The log, as this seat may read it."""
    referee, sides = await seat_at(hall, id, token)
    return await clerk.tell(lambda: views.log(referee, sides, since))


@get("/tables/{id:str}/moment/{number:int}", responses=refusals(400, 403, 404, 409))
async def moment(
    id: FromPath[str],
    number: FromPath[int],
    token: Token,
    hall: NamedDependency[Hall],
    clerk: NamedDependency[Clerk],
) -> Response[Position]:
    """The position after a number, as this seat might see it."""
    if number < 0:
        raise Refused("no-page", 404)
    referee, sides = await seat_at(hall, id, token)
    return await clerk.tell(lambda: views.moment(referee, sides, number))


@get(
    "/tables/{id:str}/record",
    media_type=MediaType.TEXT,
    responses=refusals(403, 404, 409),
    response_headers=[ResponseHeader(name="Content-Disposition", value='attachment; filename="game.grog"')],
)
async def record(
    id: FromPath[str],
    token: Token,
    hall: NamedDependency[Hall],
    clerk: NamedDependency[Clerk],
) -> Response[str]:
    """The record: whole when the game is over, else this seat's view of it; also where newer rules do not take it over."""
    try:
        referee, sides = await seat_at(hall, id, token)
    except RulesChanged as changed:
        old = changed.old
        return await clerk.tell(lambda: views.old_record(old, sides_of(old.head, token)))
    return await clerk.tell(lambda: views.record(referee, sides))


@get("/tables/{id:str}/report", media_type=MediaType.TEXT, responses=refusals(400, 403, 404, 409, 503))
async def report_ruling(
    id: FromPath[str],
    token: Token,
    hall: NamedDependency[Hall],
    clerk: NamedDependency[Clerk],
    number: Annotated[int | None, QueryParameter(ge=0, le=2**31)] = None,
    action: Annotated[str, QueryParameter(max_length=500)] = "",
) -> Response[str]:
    """A script that shows a ruling: of an action that is refused now, or of the fight with a number."""
    referee, sides = await seat_at(hall, id, token)
    if not action.strip():
        last = referee.number if number is None else number
        return await clerk.tell(lambda: report.of_fight(referee, sides, last))
    asker = asking_side(referee, sides)
    found: Why = await clerk.answer(referee, "why", action, asker)
    if found.text is None:
        raise Refused("legal-now")
    asked, reason = " ".join(action.split()), found.text
    return await clerk.tell(lambda: report.of_refusal(referee, sides, asker, asked, found.rule, reason))


# -- questions: a worker process answers them, and an address may cost only so much of its time --------------------------
@get("/tables/{id:str}/why", responses=refusals(400, 403, 404, 409, 503))
async def why(
    id: FromPath[str],
    token: Token,
    action: ActionAsked,
    hall: NamedDependency[Hall],
    clerk: NamedDependency[Clerk],
) -> Why:
    """What speaks against an action of this seat, and the legal one nearest to it."""
    referee, sides = await seat_at(hall, id, token)
    try:
        viewer = asking_side(referee, sides)
    except Refused as refused:
        return refused_because(refused.reason())
    found: Why = await clerk.answer(referee, "why", action, viewer)
    return found


@get("/tables/{id:str}/reach", responses=refusals(400, 403, 404, 409, 503))
async def reach(
    id: FromPath[str],
    token: Token,
    action: ActionAsked,
    hall: NamedDependency[Hall],
    clerk: NamedDependency[Clerk],
) -> Reach | None:
    """Every point of an open table that an action of this seat may lead to; null where the legal list has it all."""
    referee, sides = await seat_at(hall, id, token)
    viewer = checked_turn(referee, sides)
    found: Reach | None = await clerk.answer(referee, "reach", action, viewer)
    return found


@get("/tables/{id:str}/preview", responses=refusals(400, 403, 404, 409, 503))
async def preview(
    id: FromPath[str],
    token: Token,
    action: ActionAsked,
    hall: NamedDependency[Hall],
    clerk: NamedDependency[Clerk],
) -> list[TableEvent] | None:
    """The events a legal action of this seat would bring; null where dice decide or it could not be taken back."""
    referee, sides = await seat_at(hall, id, token)
    viewer = checked_turn(referee, sides)
    found: list[TableEvent] | None = await clerk.answer(referee, "preview", action, viewer)
    return found


@get("/tables/{id:str}/overlay", responses=refusals(400, 403, 404, 409, 503))
async def overlay(
    id: FromPath[str],
    token: Token,
    what: ActionAsked,
    hall: NamedDependency[Hall],
    clerk: NamedDependency[Clerk],
) -> Reach | None:
    """What may be laid over the map to look at, one digit per place; null where the game has nothing of the kind."""
    referee, sides = await seat_at(hall, id, token)
    viewer = views.viewer_of(referee, sides)
    found: Reach | None = await clerk.answer(referee, "overlay", what, viewer)
    return found


@get("/tables/{id:str}/ways", responses=refusals(400, 403, 404, 409, 503))
async def ways(
    id: FromPath[str],
    token: Token,
    unit: Annotated[int, QueryParameter(ge=0, le=MOST_UNITS)],
    hall: NamedDependency[Hall],
    clerk: NamedDependency[Clerk],
) -> WaysTold:
    """Everywhere a unit of this seat can get to now by several actions, by which way and with what chance."""
    referee, sides = await seat_at(hall, id, token)
    viewer = checked_turn(referee, sides)
    found: WaysTold = await clerk.answer(referee, "ways", str(unit), viewer)
    return found


@get("/tables/{id:str}/risk", responses=refusals(400, 403, 404, 409, 503))
async def risk(
    id: FromPath[str],
    token: Token,
    unit: Annotated[int, QueryParameter(ge=0, le=MOST_UNITS)],
    place: Annotated[str, QueryParameter(max_length=40)],
    hall: NamedDependency[Hall],
    clerk: NamedDependency[Clerk],
) -> Risk | None:
    """What the best way of a unit of this seat to a place may cost; null where it cannot get there."""
    referee, sides = await seat_at(hall, id, token)
    viewer = checked_turn(referee, sides)
    found: Risk | None = await clerk.answer(referee, "risk", f"{unit} {place}", viewer)
    return found


@get("/tables/{id:str}/odds", responses=refusals(400, 403, 404, 409, 503))
async def odds(
    id: FromPath[str],
    token: Token,
    action: ActionAsked,
    hall: NamedDependency[Hall],
    clerk: NamedDependency[Clerk],
    table: FromQuery[bool] = True,
) -> Odds | None:
    """The exact odds of a legal action of this seat, by what it knows; null where the game gives none."""
    referee, sides = await seat_at(hall, id, token)
    viewer = checked_turn(referee, sides)
    found: Odds | None = await clerk.answer(referee, "odds", action, viewer, table)
    return found


def asker(request: Asking) -> str:
    return address_of(request.scope["client"])


def asking_side(referee: Referee, sides: list[int]) -> int:
    """The side that asks why not: the deciding one where it may, for a whole table sits at one screen."""
    if not sides:
        raise Refused("watching")
    referee.check_under_way()
    return referee.decider if referee.decider in sides else sides[0]


def checked_turn(referee: Referee, sides: list[int]) -> int:
    """The side that asks; Refused when it is not its decision. That comes before anything is looked at."""
    if not sides:
        raise Refused("watching")
    referee.check(referee.number, referee.decider if referee.decider in sides else NOBODY)
    return referee.decider


@get("/tables/{id:str}/chat", responses=refusals(403, 404, 409))
async def chat(
    id: FromPath[str], token: Token, hall: NamedDependency[Hall], clerk: NamedDependency[Clerk]
) -> Response[list[ChatLine]]:
    """What the players said to each other."""
    referee, sides = await seat_at(hall, id, token)
    if not sides:
        raise Refused("watching", 403)
    return await clerk.tell(lambda: referee.chat)


@post("/tables/{id:str}/staff", status_code=202, responses=refusals(400, 403, 404, 409))
async def staff(
    id: FromPath[str],
    token: Token,
    data: JSONBody[StaffWanted],
    hall: NamedDependency[Hall],
) -> AtNumber:
    """The computer decides for this seat until something is over, or is relieved; the positions come by the socket."""
    referee, sides = await seat_at(hall, id, token)
    if not sides:
        raise Refused("watching", 403)
    if not data.level:
        await referee.relieve_staff(sides)
    else:
        find_level(data.level)
        await referee.leave_to_staff(referee.decider if referee.decider in sides else sides[0], data.level, data.until)
    return AtNumber(referee.number)


# -- the socket --------------------------------------------------------------------------------------------------------
@websocket("/tables/{id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    id: FromPath[str],
    hall: NamedDependency[Hall],
    computers: NamedDependency[Computers],
    entrance: NamedDependency[Entrance],
    token: FromQuery[str] = "",
) -> None:
    await socket.accept()  # a browser reads the code of a refusal only from a socket that was open
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    address = address_of(socket.scope["client"])
    if not same_origin(origin, host) or not is_known_host(host, entrance.hosts):
        await socket.close(WRONG_TOKEN)
        return
    if not entrance.admits_socket(address):
        await socket.close(TOO_MANY)
        return
    try:
        referee, sides = await seat_at(hall, id, token)
    except Refused as refused:
        if refused.key == "wrong-token":
            entrance.wrong_tokens.take(address)
        await socket.close(CODES.get(refused.status, BROKEN))
        return
    if len(referee.listeners) >= entrance.limits.sockets_at_table:
        await socket.close(TOO_MANY)
        return
    entrance.opened(address)
    try:
        await Connection(socket, hall, referee, sides, entrance.limits, Clerk(computers, entrance, address)).serve()
    finally:
        entrance.closed(address)


api = Router(
    path="/api",
    route_handlers=[
        games, scenario, game_map, rules, levels, language_names, texts, openapi,
        set_up_table, open_record, about, log, moment, record, report_ruling, why, reach, preview, overlay, ways, risk, odds,
        chat, staff,
        table_socket,
    ],
)  # fmt: skip
