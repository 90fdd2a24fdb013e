"""`grognard script`: plays a position, actions and forced dice, and prints what came of it as JSON."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from grognard.books.files import LARGEST, decode
from grognard.books.ledger import load_ledger
from grognard.engine.dice import SeededDice
from grognard.engine.mistakes import Mistake
from grognard.engine.state import NOBODY
from grognard.table.play import Play
from grognard.table.record import Record, parse_record, read_record, step


def script(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)], *, why: str = "", viewer: int | None = None
) -> None:
    """Play a script (docs/script.md) and print events, tallies, legal actions and the state as JSON.

    Parameters
    ----------
    file
        The script; - reads it from standard input.
    why
        An action: print the rule that forbids it in the end position.
    viewer
        Print the end position as this side (0 or 1) sees it; -1 a spectator. By default as the decider does.
    """
    record = read_script(file)
    play = record.play()
    steps = play_lines(record, play)
    if why:
        show(objection(play, why))
    else:
        show({"game": play.game.name, "steps": steps, **position(play, viewer)})


def read_script(file: str) -> Record:
    if file != "-":
        return read_record(Path(file))
    raw = sys.stdin.buffer.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise Mistake(f"standard input is longer than {LARGEST:,} bytes: is it the right file?")
    return parse_record(decode(raw, "standard input"), "standard input")


def play_lines(record: Record, play: Play) -> list[dict[str, Any]]:
    spare = None if record.head.seed is None else SeededDice(record.head.seed)
    steps = []
    for line in record.lines:
        entry = step(play, line, spare, record.source)
        read = play.read_entry(entry, entry.side)
        steps.append({**read, "action": entry.text, "side": play.game.sides[entry.side]})
    return steps


def position(play: Play, viewer: int | None) -> dict[str, Any]:
    seen = int(play.state.decider) if viewer is None else viewer
    if seen not in range(-1, len(play.game.sides)):
        raise Mistake(f"there is no side {seen}: write 0, 1, or -1 for a spectator")
    read = play.read_position(seen)
    decider = play.game.sides[play.state.decider] if play.state.decider != NOBODY else None
    legal = [play.game.write(play.state, a) for a in play.legal()] if seen == play.state.decider else []
    return {
        "decider": decider,
        "prompt": read["prompt"],
        "legal": legal,
        "outcome": read["outcome"],
        "state": read["view"],
    }


def objection(play: Play, action: str) -> dict[str, Any]:
    """The rule that forbids an action, with its texts; `rule` is null when it is legal."""
    id = play.why(action)
    if not id:
        return {"action": action, "rule": None}
    rule = load_ledger(play.game.name).find(id)
    return {"action": action, "rule": id, "section": rule.section, "kind": rule.kind, "fr": rule.fr, "en": rule.en}


def show(data: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
