"""`grognard replay` and `grognard verify`: reading a recorded game again, and checking its dice."""

from __future__ import annotations

import sys
from pathlib import Path

from grognard.cli.rules import Language
from grognard.engine.dice import SeededDice
from grognard.engine.mistakes import Mistake
from grognard.engine.verifiable import VerifiableDice, commitment
from grognard.table.play import Play
from grognard.table.reading import Reader
from grognard.table.record import Record, read_record, step


def replay(file: str, *, language: Language = "en", to: int | None = None, steps: bool = False) -> None:
    """Read a recorded game aloud, to its end or to an action.

    Parameters
    ----------
    file
        A record.
    language
        fr or en.
    to
        Stop after this many actions.
    steps
        Wait for Enter after each action.
    """
    record = read_record(Path(file))
    play = record.play()
    warn_of_version(record, play)
    spare = None if record.head.seed is None else SeededDice(record.head.seed)
    reader = Reader(play, language, viewer=-1)
    for line in record.lines[:to]:
        entry = step(play, line, spare, record.source)
        print(f"{entry.number:4} {entry.text}")
        for event in play.read_entry(entry, entry.side)["events"]:
            print(f"       {reader.event(event)}")
            for tally_line in reader.lines(event):
                print(f"           {tally_line}")
        if steps:
            input()
    print(reader.prompt())


def warn_of_version(record: Record, play: Play) -> None:
    if record.head.rules not in (0, play.game.version):
        print(
            f"grognard: this record was played by version {record.head.rules} of the rules of {play.game.name}, "
            f"it is read by version {play.game.version}: it may go differently",
            file=sys.stderr,
        )


def verify(file: str) -> None:
    """Check that a record replays, and that its dice are those its published secret makes.

    Parameters
    ----------
    file
        A record of a finished game.
    """
    record = read_record(Path(file))
    play = record.play()
    warn_of_version(record, play)
    for line in record.lines:
        step(play, line, None, record.source)
    over = play.over or record.head.result  # the players may have ended it before the rules did
    print(f"{len(play.log)} actions, all legal; {'the game is over' if over else 'the game is not over'}")
    print(check_dice(record, play))


def check_dice(record: Record, play: Play) -> str:
    dice = record.head.dice
    if dice is None:
        return "the record says nothing of how its dice were made: they cannot be checked"
    if not dice.secret:
        return "the secret of the dice is not yet published: check again when the game is over"
    try:
        secret = bytes.fromhex(dice.secret)
    except ValueError:
        raise Mistake(f"{record.source}: the secret is not hexadecimal") from None
    if commitment(secret) != dice.commitment:
        raise Mistake(f"{record.source}: the secret does not fit the commitment published before the first throw")
    numbers = dice.numbers or [entry.number for entry in play.log]
    if len(numbers) != len(play.log):
        raise Mistake(f"{record.source}: the head gives {len(numbers)} numbers for {len(play.log)} actions")
    for number, entry, line in zip(numbers, play.log, record.lines, strict=True):
        source = VerifiableDice(secret, dice.game, number, dice.contributions)
        made = [int(source.roll(sides)) for sides in entry.sides]
        if made != entry.faces:
            raise Mistake(f"{record.source}, line {line.number}: the dice show {entry.faces}, the secret makes {made}")
    return f"every die is the one its secret makes ({sum(len(entry.faces) for entry in play.log)} dice)"
