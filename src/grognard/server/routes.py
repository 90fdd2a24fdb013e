"""The requests of docs/api.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Request, Router, WebSocket, get, post, websocket
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from grognard.books.texts import catalogue
from grognard.engine.mistakes import Mistake
from grognard.engine.state import NOBODY
from grognard.players.registry import LEVELS, find_level
from grognard.server import library, match, views
from grognard.server.computers import Computers
from grognard.server.connection import Connection
from grognard.server.hall import Hall, new_head, sides_of
from grognard.server.limits import Limits, same_origin
from grognard.server.messages import RecordSent, SetUpWanted, TableWanted
from grognard.server.opening import from_record
from grognard.server.referee import Referee
from grognard.server.refusals import Refused, RuleObjects
from grognard.server.saved import HUMAN
from grognard.table.play import new_play

WRONG_TOKEN = 4403
NO_TABLE = 4404
TOO_MANY = 4429

Token = Annotated[str, QueryParameter(max_length=100)]
ActionAsked = Annotated[str, QueryParameter(max_length=500, min_length=1)]
Number = Annotated[int, QueryParameter(ge=0, le=2**31)]


class Reason(msgspec.Struct):
    text: dict[Literal["fr", "en"], str]
    rule: str | msgspec.UnsetType = msgspec.UNSET


class Refusal(msgspec.Struct):
    """Why a request was not carried out."""

    reason: Reason


def refusals(*codes: int) -> dict[int, ResponseSpec]:
    return {code: ResponseSpec(Refusal, description="refused", generate_examples=False) for code in (*codes, 429)}


async def seat_at(hall: Hall, id: str, token: str) -> tuple[Referee, list[int]]:
    referee = await hall.find(id)
    return referee, sides_of(referee.head, token)


# -- the games ---------------------------------------------------------------------------------------------------------
@get("/games", sync_to_thread=False, responses=refusals())
def games() -> list[dict[str, Any]]:
    """All games with their scenarios, sides and options."""
    return library.games()


@get("/games/{game:str}/scenarios/{scenario:str}", sync_to_thread=False, responses=refusals(404))
def scenario(game: FromPath[str], scenario: FromPath[str]) -> dict[str, Any]:
    """A whole scenario: forces, plans, the features of its map."""
    try:
        return library.scenario(game, scenario)
    except Mistake:
        raise Refused("no-scenario", 404, name=scenario) from None


@get("/games/{game:str}/maps/{name:str}", sync_to_thread=False, responses=refusals(404))
def game_map(game: FromPath[str], name: FromPath[str]) -> dict[str, Any]:
    """A map that scenarios share: what lies where."""
    try:
        return library.game_map(game, name)
    except Mistake as mistake:
        raise Refused("mistake", 404, text=str(mistake)) from None


@get("/games/{game:str}/rules", sync_to_thread=False, responses=refusals(404))
def rules(game: FromPath[str]) -> list[dict[str, Any]]:
    """The ledger: every rule with its section, kind and text."""
    try:
        return library.rules(game)
    except Mistake:
        raise Refused("no-game", 404, name=game) from None


@get("/levels", sync_to_thread=False, responses=refusals())
def levels() -> list[str]:
    """The computer's levels, weakest first."""
    return list(LEVELS)


@get("/texts/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False, responses=refusals(404))
def texts(language: FromPath[str]) -> str:
    """The text catalogue of a language, fr or en, in Fluent."""
    if language not in ("fr", "en"):
        raise Refused("no-page", 404)
    return catalogue(language)


@get("/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """This interface, for programs. Litestar's own pages for it load scripts from other hosts."""
    return request.app.openapi_schema.to_schema()


# -- tables ------------------------------------------------------------------------------------------------------------
@post("/tables", responses=refusals(400, 503))
async def set_up_table(data: JSONBody[TableWanted], hall: NamedDependency[Hall]) -> dict[str, Any]:
    """Sets a table up; the tokens in the answer open its seats."""
    players = [seat.player for seat in data.seats]
    for player in players:
        if player != HUMAN:
            find_level(player)  # raises Mistake for one that does not exist
    if data.hotseat and players != [HUMAN, HUMAN]:
        raise Refused("mistake", text="at a hot-seat table both players are human")
    scenario = library.scenario(data.game, data.scenario)
    new_play(data.game, scenario, data.options)  # raises Mistake for what does not fit
    head = new_head(
        data.game,
        scenario,
        data.options,
        [(seat.player, seat.name) for seat in data.seats],
        dice=data.dice,
        hotseat=data.hotseat,
        match=data.match,
    )
    await hall.found(head)
    return views.tokens(head, [0, 1])


@post("/tables/open", responses=refusals(400, 503))
async def open_record(
    data: JSONBody[RecordSent], hall: NamedDependency[Hall], computers: NamedDependency[Computers]
) -> dict[str, Any]:
    """A table from a record: to replay it, or to play on with both sides at one screen."""
    head = await from_record(hall, await computers.open_record(data.record))
    return views.tokens(head, [0, 1])


@get("/tables/{id:str}", responses=refusals(403, 404, 409))
async def about(id: FromPath[str], token: Token, hall: NamedDependency[Hall]) -> dict[str, Any]:
    """Who sits at a table and how it was set up."""
    referee, sides = await seat_at(hall, id, token)
    return {
        **views.about(referee, sides),
        "match": await match.read(hall, referee),
        "next": await match.next_table(hall, referee, sides),
    }


@get("/tables/{id:str}/log", responses=refusals(400, 403, 404, 409))
async def log(
    id: FromPath[str],
    token: Token,
    hall: NamedDependency[Hall],
    since: Annotated[int, QueryParameter(name="from", ge=0, le=2**31)] = 0,
) -> list[dict[str, Any]]:
    """The log, as this seat may read it."""
    referee, sides = await seat_at(hall, id, token)
    return views.log(referee, sides, since)


@get("/tables/{id:str}/moment/{number:int}", responses=refusals(400, 403, 404, 409))
async def moment(id: FromPath[str], number: FromPath[int], token: Token, hall: NamedDependency[Hall]) -> dict[str, Any]:
    """The position after a number, as this seat might see it."""
    if number < 0:
        raise Refused("no-page", 404)
    referee, sides = await seat_at(hall, id, token)
    return views.moment(referee, sides, number)


@get(
    "/tables/{id:str}/record",
    media_type=MediaType.TEXT,
    responses=refusals(403, 404, 409),
    response_headers=[ResponseHeader(name="Content-Disposition", value='attachment; filename="game.grog"')],
)
async def record(id: FromPath[str], token: Token, hall: NamedDependency[Hall]) -> str:
    """The record: whole when the game is over, else this seat's view of it."""
    referee, sides = await seat_at(hall, id, token)
    return views.record(referee, sides)


@get("/tables/{id:str}/why", responses=refusals(400, 403, 404, 409))
async def why(id: FromPath[str], token: Token, action: ActionAsked, hall: NamedDependency[Hall]) -> dict[str, Any]:
    """What speaks against an action of this seat, and the legal one nearest to it."""
    referee, sides = await seat_at(hall, id, token)
    try:
        legal_text(referee, sides, action)
    except Refused as refused:
        near = views.nearest(referee, action) if isinstance(refused, RuleObjects) else None
        return {"rule": "", **refused.reason(), "nearest": near}
    return {"rule": "", "text": None, "nearest": None}


@get("/tables/{id:str}/reach", responses=refusals(400, 403, 404, 409))
async def reach(
    id: FromPath[str], token: Token, action: ActionAsked, hall: NamedDependency[Hall]
) -> dict[str, Any] | None:
    """Every point of an open table that an action of this seat may lead to; null where the legal list has it all."""
    referee, sides = await seat_at(hall, id, token)
    check_turn(referee, sides)
    return views.reach(referee, action)


@get("/tables/{id:str}/preview", responses=refusals(400, 403, 404, 409))
async def preview(
    id: FromPath[str], token: Token, action: ActionAsked, hall: NamedDependency[Hall]
) -> list[dict[str, Any]] | None:
    """The events a legal action of this seat would bring; null where dice decide or it could not be taken back."""
    referee, sides = await seat_at(hall, id, token)
    return views.preview(referee, legal_text(referee, sides, action))


@get("/tables/{id:str}/overlay", responses=refusals(400, 403, 404, 409))
async def overlay(
    id: FromPath[str], token: Token, what: ActionAsked, hall: NamedDependency[Hall]
) -> dict[str, Any] | None:
    """What may be laid over the map to look at, a digit a place; null where the game has nothing of the kind."""
    referee, sides = await seat_at(hall, id, token)
    return views.overlay(referee, sides, what)


@get("/tables/{id:str}/odds", responses=refusals(400, 403, 404, 409))
async def odds(
    id: FromPath[str], token: Token, action: ActionAsked, hall: NamedDependency[Hall], table: FromQuery[bool] = True
) -> dict[str, Any] | None:
    """The exact odds of a legal action of this seat, by what it knows; null where the game gives none."""
    referee, sides = await seat_at(hall, id, token)
    return views.odds(referee, legal_text(referee, sides, action), table)


def legal_text(referee: Referee, sides: list[int], action: str) -> str:
    """A legal action of whoever asks, as the log writes it; Refused when it is not one."""
    check_turn(referee, sides)
    return referee.legal_text(referee.decider, action)


def check_turn(referee: Referee, sides: list[int]) -> None:
    """Refused when it is not the decision of whoever asks."""
    if not sides:
        raise Refused("watching")
    # Whose decision it is comes before anything is looked at.
    referee.check(referee.number, referee.decider if referee.decider in sides else NOBODY)


@get("/tables/{id:str}/chat", responses=refusals(403, 404, 409))
async def chat(id: FromPath[str], token: Token, hall: NamedDependency[Hall]) -> list[dict[str, Any]]:
    """What the players said to each other."""
    referee, sides = await seat_at(hall, id, token)
    if not sides:
        raise Refused("watching", 403)
    return referee.chat


@post("/tables/{id:str}/set-up", status_code=202, responses=refusals(400, 403, 404, 409))
async def set_up(
    id: FromPath[str],
    token: Token,
    data: JSONBody[SetUpWanted],
    hall: NamedDependency[Hall],
) -> dict[str, Any]:
    """The computer makes this seat's set-up decisions until the battle begins; the positions come by the socket."""
    referee, sides = await seat_at(hall, id, token)
    find_level(data.level)
    if referee.decider not in sides:
        raise Refused("no-set-up")
    await referee.leave_set_up(referee.decider, data.level)
    return {"number": referee.number}


# -- the socket --------------------------------------------------------------------------------------------------------
@websocket("/tables/{id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    id: FromPath[str],
    hall: NamedDependency[Hall],
    limits: NamedDependency[Limits],
    token: FromQuery[str] = "",
) -> None:
    await socket.accept()  # a browser reads the code of a refusal only from a socket that was open
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(WRONG_TOKEN)
        return
    try:
        referee, sides = await seat_at(hall, id, token)
    except Refused as refused:
        await socket.close(NO_TABLE if refused.status == 404 else WRONG_TOKEN)
        return
    if len(referee.listeners) >= limits.sockets_at_table:
        await socket.close(TOO_MANY)
        return
    await Connection(socket, hall, referee, sides, limits).serve()


api = Router(
    path="/api",
    route_handlers=[
        games, scenario, game_map, rules, levels, texts, openapi,
        set_up_table, open_record, about, log, moment, record, why, reach, preview, overlay, odds, chat, set_up,
        table_socket,
    ],
)  # fmt: skip
