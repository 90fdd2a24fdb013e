"""Records: a text a person can read and a program can replay. A head in TOML, a line of dashes, one line an action.

    game = "marmitages"
    scenario = "belleau-wood-1918"
    rules = 1
    ---
    assault C5 C4
    commit 2 shells
    commit nothing : 2 5 4

What follows the colon are the dice the action consumed. `#` starts a comment. The state of a game is the fold of its record.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from grognard.books.files import convert, parse_toml, read_text
from grognard.books.scenarios import load_scenario
from grognard.engine.dice import NeedDice, ScriptedDice, SeededDice
from grognard.engine.mistakes import IllegalAction, Mistake
from grognard.games.registry import find_game
from grognard.table.play import Entry, Play, new_play

SEPARATOR = "---"
LONGEST_FACE = 6  # digits: no die has a million sides


class DiceHead(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How the dice of a recorded game were made, so that anybody can check them."""

    game: str  # the identity the throws are bound to
    commitment: str  # hash of the secret, published before the first throw
    secret: str = ""  # in hexadecimal, published when the game ends
    contributions: list[str] = []
    numbers: list[int] = []  # the number each line is bound to, where actions were taken back; else 1, 2, 3 …


class Head(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The head of a record or script."""

    game: str
    scenario: str | dict[str, Any] = ""
    rules: int = 0  # version of the rules it was played by; 0: any
    options: dict[str, Any] = {}
    players: list[str] = []
    date: str = ""
    title: str = ""
    seed: int | None = None  # scripts: where dice come from that no line gives
    dice: DiceHead | None = None
    position: dict[str, Any] | None = None  # scripts: a moment in mid-game, see docs/script.md
    result: str = ""


class Line(Struct):
    number: int  # of the line in the file
    action: str
    dice: list[int]


class Record(Struct):
    source: str
    head: Head
    lines: list[Line]

    def play(self) -> Play:
        """The table as the head sets it up, nothing played yet."""
        head = self.head
        scenario: str | dict[str, Any] = head.scenario
        if head.position is not None:
            base = load_scenario(head.game, scenario) if isinstance(scenario, str) and scenario else scenario
            scenario = {**(base or bare_field(head.game)), "position": head.position}
        elif not scenario:
            raise Mistake(f"{self.source}: name a scenario, or give a [position]")
        return new_play(head.game, scenario, head.options)


def bare_field(game: str) -> dict[str, Any]:
    """The least scenario a position can stand on."""
    words = {"fr": "Position", "en": "Position"}
    return {
        "game": game,
        "id": "position",
        "title": words,
        "date": "",
        "place": words,
        "minutes": 30,
        "difficulty": 1,
        "situation": words,
        "forces": words,
        "goal": words,
        **{key: {"name": dict.fromkeys(words, key.capitalize()), "nation": ""} for key in find_game(game).sides},
    }


def parse_record(text: str, source: str) -> Record:
    head, dashes, body = ("\n" + text).partition(f"\n{SEPARATOR}\n")
    if not dashes:
        head, body = head.removesuffix(f"\n{SEPARATOR}"), ""
    first = head.count("\n") + 2
    data = parse_toml(head[1:], source)
    parsed = convert(data, Head, source, text)
    lines = []
    for number, line in enumerate(body.splitlines(), first):
        action, colon, dice = line.partition("#")[0].partition(":")
        if action.strip():
            lines.append(Line(number, " ".join(action.split()), parse_dice(dice, source, number) if colon else []))
        elif colon:
            raise Mistake(f"{source}, line {number}: dice without an action")
    return Record(source, parsed, lines)


def parse_dice(text: str, source: str, number: int) -> list[int]:
    faces = text.replace(",", " ").split()
    for face in faces:
        if not face.isdecimal() or len(face) > LONGEST_FACE or int(face) < 1:
            raise Mistake(f"{source}, line {number}: '{face[:40]}' is no face of a die")
    return [int(face) for face in faces]


def read_record(path: Path) -> Record:
    return parse_record(read_text(path), str(path))


def step(play: Play, line: Line, spare: SeededDice | None, source: str) -> Entry:
    """Plays one line; every mistake names it."""
    where = f"{source}, line {line.number}"
    dice = spare if spare is not None and not line.dice else ScriptedDice(line.dice)
    try:
        before = len(play.log)
        entry = play.act(line.action, dice)
    except NeedDice as need:
        raise Mistake(
            f"{where}: '{line.action}' needs another die of {need.sides} sides after the {need.given} given: "
            "write the faces after a colon"
        ) from None
    except IllegalAction as error:
        raise IllegalAction(f"{where}: {error}", error.rule) from None
    except Mistake as error:
        raise Mistake(f"{where}: {error}") from None
    if isinstance(dice, ScriptedDice) and dice.left():
        play.undo(len(play.log) - before)
        raise Mistake(
            f"{where}: '{line.action}' uses {len(line.dice) - dice.left()} dice, but {len(line.dice)} are given"
        )
    return entry


def steps(record: Record, play: Play) -> Iterator[Line]:
    """Plays a record out, and hands out each line before it is played: so a mistake's place is known."""
    spare = None if record.head.seed is None else SeededDice(record.head.seed)
    for line in record.lines:
        yield line
        step(play, line, spare, record.source)


def fold(record: Record) -> Play:
    """The whole record played out."""
    play = record.play()
    for _ in steps(record, play):
        pass
    return play


def write_record(play: Play, head: Head, viewer: int | None = None) -> str:
    """The record of a game; for a viewer of a running one, secrets are left out and the game cannot be replayed from it."""
    shown = convert_head(head, play)
    lines = [toml_text(shown).rstrip(), SEPARATOR]
    running = not play.over
    for entry in play.log if viewer is None else play.seen_log(viewer):
        read = play.read_entry(entry, viewer) if running and viewer is not None else None
        action = entry.text if read is None else read["action"]
        dice = entry.faces if read is None else read["dice"]
        lines.append(f"{action} : {' '.join(map(str, dice))}" if dice else action)
    return "\n".join(lines) + "\n"


def convert_head(head: Head, play: Play) -> dict[str, Any]:
    outcome = play.outcome()
    result = head.result
    if outcome is not None:
        result = f"{play.game.sides[outcome.winner]} {outcome.grade}" if outcome.winner >= 0 else "draw"
    data: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(head, rules=play.game.version, result=result))
    return data


# -- a small TOML writer: the standard library only reads ---------------------------------------------------------------
def toml_text(data: dict[str, Any]) -> str:
    """Plain values first, then tables, each under its heading."""
    plain = [
        f"{key} = {toml_value(value)}"
        for key, value in data.items()
        if not isinstance(value, dict) and value is not None
    ]
    tables = [f"\n[{key}]\n{toml_body(value)}" for key, value in data.items() if isinstance(value, dict) and value]
    return "\n".join([*plain, *tables])


def toml_body(table: dict[str, Any]) -> str:
    return "\n".join(f"{key} = {toml_value(value)}" for key, value in table.items() if value is not None)


def toml_value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{k}" = {toml_value(v)}' for k, v in value.items() if v is not None) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml_value(v) for v in value) + "]"
    if isinstance(value, str):
        return msgspec.json.encode(value).decode()  # a JSON string is a TOML string
    return str(value)
