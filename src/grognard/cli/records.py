"""`grognard replay` and `grognard verify`: reading a recorded game again, and checking its dice."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from grognard.cli.rules import Language
from grognard.engine.dice import SeededDice
from grognard.engine.mistakes import Mistake
from grognard.table.dice_check import Noted, check_dice
from grognard.table.play import Play
from grognard.table.record import Record, end_by_players, read_record, result_of, step, tells
from grognard.table.wording import Wording


def replay(file: str, *, language: Language = "en", to: int | None = None, steps: bool = False) -> None:
    """Tell a recorded game in words, to its end or up to an action.

    Parameters
    ----------
    file
        A record.
    language
        The language of the account: fr or en.
    to
        Stop after this many actions.
    steps
        Wait for Enter after each action.
    """
    record = read_record(Path(file))
    play = record.play()
    warn_of_version(record, play)
    spare = None if record.head.seed is None else SeededDice(record.head.seed)
    wording = Wording(play, language, viewer=-1)
    for line in record.lines[:to]:
        with by_its_version(record, play):
            entry = step(play, line, spare, record.source, language)
        print("\n".join(wording.entry(entry, entry.side)))
        if steps:
            input()
    if len(play.log) == len(record.lines):
        end_by_players(record, play)
    if play.ended is not None:
        print(f"     {wording.ending()}")
    print(wording.prompt())
    if to is None:
        compare_result(record, play)


def warn_of_version(record: Record, play: Play) -> None:
    if is_older(record, play):
        say(
            f"this record was played under version {record.head.rules} of the rules of {play.game.name} "
            f"and is read under version {play.game.version}: it may go differently"
        )


@contextmanager
def by_its_version(record: Record, play: Play) -> Iterator[None]:
    """Where a record of other rules goes wrong, they are the likely cause, and are named before the mistake is."""
    try:
        yield
    except Mistake:
        if is_older(record, play):
            say(
                f"version {play.game.version} of the rules plays this game differently from here on: "
                f"read it with a program that has version {record.head.rules}"
            )
        raise


def compare_result(record: Record, play: Play) -> None:
    """The result a record tells must be the one it leads to; by other rules it may end otherwise, and that is said.

    What the players agreed on, resignations and draws, stands in the result alone: `end_by_players` has ended the play so.
    """
    told, outcome = record.head.result, play.outcome()
    if not told or (outcome is not None and tells(record, play, outcome)):
        return
    found = "the game is not over" if outcome is None else f"it is '{result_of(play)}'"
    if not is_older(record, play):
        raise Mistake(f"{record.source}: the record says that the result is '{told}', but by its actions {found}")
    say(f"by version {record.head.rules} the result was '{told}'; by version {play.game.version} {found}")


def ending_of(play: Play) -> str:
    if play.ended is not None:
        return f"the game is over by the players' own decision, as the record tells it: {result_of(play)}"
    return f"the game is over: {result_of(play)}" if play.over else "the game is not over"


def is_older(record: Record, play: Play) -> bool:
    return record.head.rules not in (0, play.game.version)


def say(what: str) -> None:
    print(f"grognard: {what}", file=sys.stderr)


def verify(
    file: str, *, commitment: str | None = None, contribution: str | None = None, their_seal: str | None = None
) -> None:
    """Check that a record replays, and that its dice are those its published secret makes.

    What you or your browser noted while the game was played makes the check your own: without it a record proves only
    that it agrees with itself.

    Parameters
    ----------
    file
        A record of a finished game.
    commitment
        The fingerprint of the secret that your page showed when you sat down.
    contribution
        What your page contributed to the dice.
    their_seal
        The fingerprint of the other side's contribution that your page saw before it opened yours; "none" where it
        sealed nothing.
    """
    record = read_record(Path(file))
    play = record.play()
    warn_of_version(record, play)
    for line in record.lines:
        with by_its_version(record, play):
            step(play, line, None, record.source)
    end_by_players(record, play)
    compare_result(record, play)
    print(f"{len(play.log)} actions, all legal; {ending_of(play)}")
    for told in check_dice(record, play, Noted(commitment, contribution, their_seal)):
        print(told)
