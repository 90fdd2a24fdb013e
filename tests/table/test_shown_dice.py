"""What the page's check of the dice takes for granted: the board shows every open die, and the rules tell its sides.

client/src/table/seen_dice.ts and `dieSides` of client/src/games/*/face.ts rely on it.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.books.scenarios import scenario_names
from grognard.cli.fuzz import option_sets
from grognard.engine.chronicle import EVERYBODY
from grognard.engine.dice import SeededDice
from grognard.games.registry import find_game
from grognard.table.play import Entry, new_play
from grognard.table.shown import TableEvent

PRUDENT = 2
ACTIONS = 250  # of each game: set-up, both sides' turns and what comes in them
GAMES = {"marmitages": 60, "walter-schnaffs": 60, "bretzel-krieg": 30, "vimy": 20}


def sides_of(event: TableEvent, told: list[TableEvent]) -> int:
    """As the page has it. The keys of events are those of one game: only Bretzel Krieg has dice with other than six sides."""
    if event.key == "bold-die":
        return 8
    prudent = any(other.key == "posture" and other.amount == PRUDENT for other in told)
    return 4 if event.key == "die" and prudent else 6


def rolled(game: str) -> Iterator[tuple[Entry, list[TableEvent]]]:
    """The entries with dice of random games with all options, and what a spectator reads of them while the game runs."""
    played = find_game(game)
    tables = option_sets(played, scenario_names(game))
    for seed in range(GAMES[game]):
        scenario, options, _ = tables[seed % len(tables)]
        play, chooser = new_play(game, scenario, options), SeededDice(seed)
        for _ in range(ACTIONS):
            if play.over:
                break
            legal = play.legal()
            step = play.work_out(legal[chooser.roll(len(legal)) - 1], chooser, len(play.log) + 1)
            play.enter(step)
            if step.entry.faces:
                yield step.entry, [told.event for told in step.entry.events if told.seen_by == EVERYBODY]


@pytest.mark.parametrize("game", GAMES)
def test_the_board_shows_every_open_die_and_its_sides(game: str) -> None:
    keys, entries = set(), 0
    for entry, told in rolled(game):
        entries += 1
        dice = zip(entry.faces, entry.sides, entry.seen_by, strict=True)
        shown = [(face, sides_of(event, told)) for event in told for face in event.dice or []]
        assert shown == [(face, sides) for face, sides, seen_by in dice if seen_by == EVERYBODY], told
        for event in told:
            lines = [line.die for line in event.lines or [] if line.die]
            assert lines in ([], event.dice or []), event
            keys |= {event.key} if event.dice else set()
    assert entries > 300
    assert game != "bretzel-krieg" or {"bold-die", "die", "budget"} <= keys
