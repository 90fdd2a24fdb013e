"""What a player asks about a position: where, why not, how likely. It can take long, so a worker process works it out.

The worker has the position as it is, for whether an action is legal depends on it; but an answer is worked out on the
position as the asker imagines it, as every answer is. What a side can do means the same in both.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

import msgspec

from grognard.engine import reach as reaches
from grognard.engine.actions import NONE
from grognard.engine.dice import NeedDice, ScriptedDice, SeededDice
from grognard.engine.mistakes import Mistake
from grognard.odds.report import Odds, odds_data
from grognard.orders.report import Risk, WaysTold, risk_data, ways_data
from grognard.server.refusals import Refused, RuleObjects, checked_action, refusal_of
from grognard.server.wire import Reach, Reason, Why
from grognard.server.worker import bare_play
from grognard.table.play import Play
from grognard.table.shown import Legal, TableEvent


class Question(msgspec.Struct):
    """`viewer` is the side that asks; NOBODY for a spectator, who may only ask for an overlay."""

    set_up: bytes
    state: dict[str, Any]
    kind: str
    text: str
    viewer: int
    table: bool = True  # odds: with the table of commitments


class Answer(msgspec.Struct, tag=True):
    value: msgspec.Raw  # of the type that `ANSWERS` gives for the question


class Denied(msgspec.Struct, tag=True):
    status: int
    reason: Reason


class Told(Refused):
    """A refusal that a worker has put into words."""

    def __init__(self, denied: Denied) -> None:
        super().__init__("told", denied.status)
        self.denied = denied

    def reason(self) -> Reason:
        return self.denied.reason


def ask(raw: bytes) -> bytes:
    question = msgspec.msgpack.decode(raw, type=Question)
    play = copy(bare_play(question.set_up))
    play.state = play.restored(question.state)
    play.log = []
    try:
        value = msgspec.msgpack.encode(KINDS[question.kind](play, question))
        return msgspec.msgpack.encode(Answer(msgspec.Raw(value)))
    except Refused as refused:
        return msgspec.msgpack.encode(Denied(refused.status, refused.reason()))


def imagined(play: Play, viewer: int) -> Play:
    """The play as a side imagines it: nothing worked out on it depends on what is hidden from that side."""
    guess = copy(play)
    guess.state = guess.game.imagine(guess.state, viewer, SeededDice(0))
    guess.log = []
    return guess


def odds(play: Play, question: Question) -> Odds | None:
    """The odds of a legal action."""
    action = checked_action(play, question.viewer, question.text)
    return odds_data(imagined(play, question.viewer), action, question.table)


def reach(play: Play, question: Question) -> Reach | None:
    """Where an action may lead, one string per row and one digit per point; None where the legal list has it all."""
    guess = imagined(play, question.viewer)
    try:
        found = guess.game.reach(guess.state, guess.game.read(guess.state, question.text))
    except (Mistake, ValueError, OverflowError):
        raise refusal_of(play, question.viewer, question.text) from None
    return reach_data(found)


def why(play: Play, question: Question) -> Why:
    """What speaks against an action, and the legal one nearest to it."""
    try:
        checked_action(play, question.viewer, question.text)
    except Refused as refused:
        near = nearest(play, question) if isinstance(refused, RuleObjects) else None
        return refused_because(refused.reason(), near)
    return Why("", None, None)


def refused_because(reason: Reason, near: Legal | None = None) -> Why:
    return Why(reason.rule or "", reason.text, near)


def refusal(play: Play, question: Question) -> Reason:
    """The reason for which an action that was sent was not carried out."""
    return refusal_of(play, question.viewer, question.text).reason()


def nearest(play: Play, question: Question) -> Legal | None:
    """The legal action most like one that is not."""
    guess = imagined(play, question.viewer)
    try:
        found = guess.game.nearest(guess.state, guess.game.read(guess.state, question.text))
    except (Mistake, ValueError, OverflowError):
        return None
    return None if found == NONE else guess.action_data(found, guess.state)


def preview(play: Play, question: Question) -> list[TableEvent] | None:
    """What a legal action would bring; None if dice decide, or if it could not be taken back for nothing."""
    action = checked_action(play, question.viewer, question.text)
    guess = imagined(play, question.viewer)
    try:
        step = guess.work_out(action, ScriptedDice([]), 1)
    except NeedDice:
        return None
    guess.enter(step)
    events = guess.entry_data(step.entry, question.viewer).events
    return events if guess.can_undo(question.viewer) else None


def overlay(play: Play, question: Question) -> Reach | None:
    """What anybody at the table may look up on the map, by what he may know."""
    guess = imagined(play, question.viewer)
    try:
        return reach_data(guess.game.overlay(guess.state, question.text, question.viewer))
    except Mistake as mistake:
        raise Refused("mistake", text=str(mistake)) from None


def reach_data(found: reaches.Reach | None) -> Reach | None:
    return None if found is None else Reach(int(found.left), int(found.top), found.rows())


def ways(play: Play, question: Question) -> WaysTold:
    """Everywhere a unit of the asker's can get to by several actions."""
    return ways_data(imagined(play, question.viewer), int(question.text))


def risk(play: Play, question: Question) -> Risk | None:
    """What the way of a unit to a place may cost: `unit place`."""
    unit, _, place = question.text.partition(" ")
    return risk_data(imagined(play, question.viewer), int(unit), place)


KINDS: dict[str, Callable[[Play, Question], Any]] = {
    "odds": odds,
    "reach": reach,
    "why": why,
    "refusal": refusal,
    "preview": preview,
    "overlay": overlay,
    "ways": ways,
    "risk": risk,
}

ANSWERS: dict[str, Any] = {
    "odds": Odds | None,
    "reach": Reach | None,
    "why": Why,
    "refusal": Reason,
    "preview": list[TableEvent] | None,
    "overlay": Reach | None,
    "ways": WaysTold,
    "risk": Risk | None,
}
