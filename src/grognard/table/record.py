"""Records: a text a person can read and a program can replay. A head in TOML, a line of dashes, one line per action.

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
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from grognard.books.files import OPTIONS, convert, line_of, parse_toml, read_text
from grognard.books.ledger import load_ledger
from grognard.books.scenarios import load_scenario, scenario_names
from grognard.books.texts import languages, paragraph, render
from grognard.engine.dice import NeedDice, ScriptedDice, SeededDice
from grognard.engine.game import Outcome
from grognard.engine.mistakes import IllegalAction, KeyMistake, Mistake
from grognard.engine.state import ALLOWED, NOBODY
from grognard.games.registry import find_game
from grognard.table.play import HIDDEN, Entry, Play, new_play
from grognard.table.why import Why, judge
from grognard.table.wording import Wording

SEPARATOR = "---"
NOT_TOLD = (
    f"'{HIDDEN}' stands for what was hidden from the player who made this file. "
    "Make it again when the game is over, or write what it was"
)
LONGEST_FACE = 6  # digits: no die has a million sides


class DiceHead(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How the dice of a recorded game were made, so that anybody can check them."""

    game: str  # the identity the throws are bound to
    commitment: str  # hash of the secret, published before the first throw
    secret: str = ""  # in hexadecimal, published when the game ends
    contributions: list[str] = []
    scheme: int = 1  # 2: contributions were sealed before any was opened
    seals: list[str] = []  # the hash of each contribution; "" for a side that contributes nothing
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
    seed: int | None = None  # scripts: of the dice that no line gives
    dice: DiceHead | None = None
    position: dict[str, Any] | None = None  # scripts: a moment in mid-game, see docs/script.md
    result: str = ""


class RecordLine(Struct):
    number: int  # of the line in the file
    action: str
    dice: list[int]


class Record(Struct):
    source: str
    head: Head
    lines: list[RecordLine]
    text: str = ""  # of the head, to find the line of a key

    def play(self) -> Play:
        """The table as the head sets it up, nothing played yet. A mistake in it is told by its line."""
        head = self.head
        with self.under("game"):
            find_game(head.game)
        with self.under("scenario"):
            scenario = self.scenario()
        try:
            play = new_play(head.game, scenario, head.options)
        except KeyMistake as mistake:
            raise self.located(mistake) from None
        except Mistake as mistake:
            raise Mistake(f"{self.source}: {mistake}") from None
        if head.position is not None:
            self.check(play)
        return play

    def check(self, play: Play) -> None:
        """What every position must be: sound, and not one where a side must decide and can do nothing."""
        if broken := play.game.invariants(play.state):
            raise self.located(KeyMistake(self.source, "position", broken[0]))
        called = [(shown["side"], shown["name"].casefold()) for shown in play.game.view(play.state, NOBODY)["units"]]
        if twice := next((name for side, name in called if called.count((side, name)) > 1), ""):
            what = f"two units of one side are called '{twice}', for those without a name are called by their number"
            raise self.located(KeyMistake(self.source, "position.units", what))
        if not play.over and not play.legal():
            what = "nothing can be done in this phase as things stand: name another"
            raise self.located(KeyMistake(self.source, "position.phase", what))

    def scenario(self) -> dict[str, Any]:
        """What the table is set up from: the scenario named or given whole, or the ground of one for a position."""
        head = self.head
        if head.position is not None:
            ground = self.given_scenario() if head.scenario else bare_ground(head.game, head.title)
            return {**ground, "position": head.position}
        if not head.scenario:
            names = ", ".join(scenario_names(head.game))
            raise Mistake(f"name one ({names}), or give a [position]")
        return self.given_scenario()

    def given_scenario(self) -> dict[str, Any]:
        """One of ours by its name, or the one the head holds."""
        given = self.head.scenario
        if isinstance(given, str):
            return load_scenario(self.head.game, given)
        if given.get("position") == HIDDEN:
            raise Mistake(NOT_TOLD)
        return given

    @contextmanager
    def under(self, key: str) -> Iterator[None]:
        """A mistake made inside is told with the line of one key of the head."""
        try:
            yield
        except Mistake as mistake:
            raise Mistake(f"{self.source}{line_of(key, self.text)}, {key}: {mistake}") from None

    def located(self, mistake: KeyMistake) -> Mistake:
        """A mistake of the head with the line of its key; where that key is in no head, as in a map, with the file alone."""
        key = mistake.key
        if mistake.source == OPTIONS:
            key = f"options.{key}"
        elif not key.startswith("position"):
            if isinstance(self.head.scenario, str):
                return Mistake(f"{self.source}: {mistake}")
            key = f"scenario.{key}"
        return Mistake(f"{self.source}{line_of(key, self.text)}, {key}: {mistake.what}")


def bare_ground(game: str, title: str = "") -> dict[str, Any]:
    """The least scenario a position can stand on; a title is in the language of whoever wrote it."""
    words = dict.fromkeys(languages(), "Position")
    return {
        "game": game,
        "id": "position",
        "title": dict.fromkeys(languages(), title) if title else words,
        "date": "",
        "place": dict.fromkeys(languages(), ""),
        "minutes": 30,
        "difficulty": 1,
        "situation": words,
        "forces": words,
        "goal": words,
        **{
            key: {"name": {language: render(language, f"side-{key}") for language in languages()}, "nation": ""}
            for key in find_game(game).sides
        },
    }


def parse_record(text: str, source: str) -> Record:
    written = text.splitlines()
    end = next((number for number, line in enumerate(written) if line.rstrip() == SEPARATOR), len(written))
    head = "\n".join(written[:end])
    parsed = convert(parse_head(head, source, end < len(written)), Head, source, head)
    lines = []
    for number, line in enumerate(written[end + 1 :], end + 2):
        action, colon, dice = line.partition("#")[0].partition(":")
        if HIDDEN in [action.strip(), *dice.split()]:
            raise Mistake(f"{source}, line {number}: {NOT_TOLD}")
        if action.strip():
            lines.append(
                RecordLine(number, " ".join(action.split()), parse_dice(dice, source, number) if colon else [])
            )
        elif colon:
            raise Mistake(f"{source}, line {number}: dice without an action")
    return Record(source, parsed, lines, head)


def parse_head(head: str, source: str, ended: bool) -> dict[str, Any]:
    """The head as TOML. Where no line of dashes ends it, what is not TOML may be the first action."""
    try:
        return parse_toml(head, source)
    except Mistake as mistake:
        if ended:
            raise
        raise Mistake(f"{mistake}. A line of three dashes, ---, must stand between the head and the actions") from None


def parse_dice(text: str, source: str, number: int) -> list[int]:
    faces = text.replace(",", " ").split()
    for face in faces:
        if not face.isdecimal() or len(face) > LONGEST_FACE or int(face) < 1:
            raise Mistake(f"{source}, line {number}: '{face[:40]}' is not a face of a die")
    return [int(face) for face in faces]


def read_record(path: Path) -> Record:
    return parse_record(read_text(path), str(path))


def step(play: Play, line: RecordLine, spare: SeededDice | None, source: str, language: str = "en") -> Entry:
    """Plays one line; every mistake names it, and a rule is quoted in the reader's language."""
    where = {"file": source, "line": str(line.number), "action": line.action}
    dice = spare if spare is not None and not line.dice else ScriptedDice(line.dice)
    try:
        before = len(play.log)
        entry = play.act(line.action, dice)
    except NeedDice as need:
        rule = play.game.rules[need.rule] if need.rule else play.rule_of_die(line.action, line.dice)
        key = "line-needs-die" if rule else "line-needs-some-die"
        values = {**where, "sides": need.sides, "given": need.given, **quoted(play, rule, language)}
        raise Mistake(render(language, key, values)) from None
    except Mistake as mistake:
        raise refusal(play, line, where, mistake, language) from None
    if isinstance(dice, ScriptedDice) and dice.left():
        play.undo(len(play.log) - before)
        used = len(line.dice) - dice.left()
        raise Mistake(render(language, "line-too-many-dice", {**where, "used": used, "given": len(line.dice)}))
    return entry


def refusal(play: Play, line: RecordLine, where: dict[str, str], mistake: Mistake, language: str) -> Mistake:
    """Why a line is not carried out; of an action of the other side, first whose decision it is."""
    foreign = foreign_action(play, line.action)
    if foreign is not None:
        reason = Wording(play, language, viewer=NOBODY).judgement(foreign, line.action)
        told = render(language, "line-out-of-turn", {**where, "reason": reason})
        return IllegalAction(told, play.game.rules.index(foreign.rule) if foreign.rule else int(ALLOWED))
    if not isinstance(mistake, IllegalAction):
        return Mistake(f"{where['file']}, line {line.number}: {mistake}")
    if not mistake.rule:
        return IllegalAction(f"{where['file']}, line {line.number}: {mistake}", mistake.rule)
    values = {**where, **quoted(play, play.game.rules[mistake.rule], language)}
    return IllegalAction(render(language, "line-forbidden", values), mistake.rule)


def foreign_action(play: Play, text: str) -> Why | None:
    """The judgement of an action of the side that is not deciding; None where it is the decider's, or means nothing."""
    if play.over:
        return None
    try:
        why = judge(play.game, play.state, text, int(play.state.decider))
    except Mistake:
        return None
    return why if why.out_of_turn else None


def quoted(play: Play, id: str, language: str) -> dict[str, str]:
    """A rule for a text that quotes it."""
    if not id:
        return {}
    rule = load_ledger(play.game.name).find(id)
    section = paragraph(language, play.game.name, rule.section)
    return {"rule": id, "section": section, "text": rule.text(language)}


def steps(record: Record, play: Play) -> Iterator[RecordLine]:
    """Plays a record out, and yields each line before it is played, so that the place of a mistake is known."""
    spare = None if record.head.seed is None else SeededDice(record.head.seed)
    for line in record.lines:
        yield line
        step(play, line, spare, record.source)
    end_by_players(record, play)


def end_by_players(record: Record, play: Play) -> None:
    """After the last line: what the players agreed on before the rules ended the game, as the result tells it."""
    if play.over:
        return
    for ended in ways_to_end(play):
        if tells(record, play, ended):
            play.ended = ended


def tells(record: Record, play: Play, outcome: Outcome) -> bool:
    """Whether the result of a record is this one, in the words of today or of before."""
    return record.head.result in (result_text(play, outcome), old_result_text(play, outcome))


def ways_to_end(play: Play) -> list[Outcome]:
    sides = range(len(play.game.sides))
    nothing = [0 for _ in sides]
    resigned = [Outcome(side, "resigned", nothing, 0) for side in sides]
    return [*resigned, Outcome(NOBODY, "agreed", nothing, 0)]


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
        seen = play.entry_data(entry, viewer) if running and viewer is not None else None
        action = entry.text if seen is None else seen.action
        dice = entry.faces if seen is None else seen.dice
        lines.append(f"{action} : {' '.join(map(str, dice))}" if dice else action)
    return "\n".join(lines) + "\n"


def result_of(play: Play) -> str:
    """How a game ended, as a record tells it; "" while it runs."""
    outcome = play.outcome()
    return "" if outcome is None else result_text(play, outcome)


def convert_head(head: Head, play: Play) -> dict[str, Any]:
    result = result_of(play) or head.result
    data: dict[str, Any] = msgspec.to_builtins(
        msgspec.structs.replace(head, rules=head.rules or play.game.version, result=result)
    )
    return data


def result_text(play: Play, outcome: Outcome) -> str:
    """The result in words: the winner first, and of a game the players ended, how."""
    if outcome.grade == "agreed":
        return "draw agreed"
    if outcome.winner < 0:
        return "draw"
    winner = play.game.sides[outcome.winner]
    if outcome.grade == "resigned":
        return f"{winner} wins, {play.game.sides[1 - outcome.winner]} resigned"
    return f"{winner} {outcome.grade}"


def old_result_text(play: Play, outcome: Outcome) -> str:
    """As records were written before: the winner and "resigned", or "draw" alone."""
    return "draw" if outcome.winner < 0 else f"{play.game.sides[outcome.winner]} {outcome.grade}"


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
