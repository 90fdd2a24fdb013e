"""A ruling to report: the game up to a moment as a script, ready to paste, for one viewer.

Only what the viewer may read is in it. While a game runs, what is hidden from him is missing, or stands as a question mark.
"""

from __future__ import annotations

import shlex
from copy import copy

from grognard.books.ledger import load_ledger
from grognard.books.scenarios import Words
from grognard.books.texts import FALLBACK, word
from grognard.server import views
from grognard.server.referee import Referee
from grognard.table.play import HIDDEN
from grognard.table.record import Head, write_record
from grognard.table.shown import TableEvent

# It stands there whether something is hidden or not: that would tell.
RUNNING = (
    f"# The game is still running: what is hidden from this player, if anything, is missing, or stands as {HIDDEN}."
)
FIGHT_LATER = "# Once it is over, the report of the fight holds all of it."
REFUSAL_LATER = "# Once it is over, its record up to action {number} holds all of it: put the last line of this below."


def of_refusal(referee: Referee, sides: list[int], asker: int, action: str, rule: str, text: Words) -> str:
    """Everything played, then the action that was refused: `grognard script` stops at it with the rule.

    In a script only the decider acts, so an action of the other side is asked about with `--why`; likewise what is no action.
    """
    told = " ".join(word(text, FALLBACK).split())
    by = f" ({rule})" if rule else ""
    if asker == referee.decider and is_line(action):
        lines = [f"# The next action is refused{by}: {told}", action]
    else:
        question = f"# grognard script FILE --viewer {asker} --why {shlex.quote(action)}"
        lines = [f"# This is refused{by}: {told}", question]
    number = referee.number_for(views.viewer_of(referee, sides))
    return script(referee, sides, referee.number, REFUSAL_LATER.format(number=number), lines)


def is_line(action: str) -> bool:
    """Whether a script can hold it: a colon begins dice, a hash a comment."""
    return action != HIDDEN and not any(mark in action for mark in ":#")


def of_fight(referee: Referee, sides: list[int], number: int) -> str:
    """Everything played up to a fight; its rules are named below it."""
    play = referee.play
    entry = next((entry for entry in play.seen_log(views.viewer_of(referee, sides)) if entry.number == number), None)
    rules = [] if entry is None else rules_of(play.entry_data(entry, views.viewer_of(referee, sides)).events)
    ledger = load_ledger(play.game.name)
    return script(referee, sides, number, FIGHT_LATER, [f"# § {ledger.find(rule).section}: {rule}" for rule in rules])


def rules_of(events: list[TableEvent]) -> list[str]:
    """In the order in which they spoke, each once."""
    rules = [rule for event in events for rule in (event.rule, *(line.rule for line in event.lines or []))]
    return list(dict.fromkeys(rule for rule in rules if rule))


def script(referee: Referee, sides: list[int], number: int, later: str, last: list[str]) -> str:
    head, play = referee.head, copy(referee.play)
    play.log = [entry for entry in play.log if entry.number <= number]
    viewer = views.viewer_of(referee, sides)
    scenario = views.recorded_scenario(referee, viewer)
    text = write_record(play, Head(head.game, scenario, play.game.version, head.options), viewer)
    running = [] if play.over else [RUNNING, later]
    return "\n".join([*running, text.rstrip("\n"), *last, ""])
