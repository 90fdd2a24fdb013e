"""Match play: two games with the sides swapped, and what they come to together."""

from __future__ import annotations

from grognard.engine.state import NOBODY
from grognard.server import views
from grognard.server.hall import Hall
from grognard.server.referee import Referee
from grognard.server.wire import Match, NewTable


async def match_state(hall: Hall, referee: Referee) -> Match | None:
    """How the match stands, seen from this table: `winner` is one of its sides."""
    if not referee.head.match:
        return None
    if not referee.head.previous:
        return Match(1, referee.play.outcome_data(), None)
    first = await hall.find(referee.head.previous)
    return Match(2, first.play.outcome_data(), winner(first, referee))


def winner(first: Referee, second: Referee) -> int | None:
    """The side of the second table that won the match; a player who resigned either game has lost it."""
    if not second.play.over:
        return None
    for referee, swapped in ((first, True), (second, False)):
        ended = referee.play.ended
        if ended is not None and ended.winner != NOBODY:
            return 1 - ended.winner if swapped else ended.winner
    if first.play.ended is not None or second.play.ended is not None:  # a draw was agreed: the other game decides
        played = first if second.play.ended is not None else second
        outcome = played.play.outcome()
        if outcome is None or outcome.winner == NOBODY:
            return NOBODY
        return 1 - outcome.winner if played is first else outcome.winner
    won = second.play.game.match_winner(first.play.state, second.play.state)
    return won if won == NOBODY else 1 - won


async def next_table(hall: Hall, referee: Referee, sides: list[int]) -> NewTable | None:
    """The table of the rematch, with the tokens of whoever asks: his sides are the others now."""
    if not referee.next:
        return None
    head = (await hall.find(referee.next)).head
    return views.tokens(head, [1 - side for side in sides])
