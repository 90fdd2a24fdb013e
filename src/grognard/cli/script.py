"""`grognard script`: plays a position, actions and forced dice, and tells what came of it, in words or as JSON."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from grognard.books.files import LARGEST, decode
from grognard.books.ledger import load_ledger
from grognard.books.texts import render
from grognard.cli.rules import Language
from grognard.engine.dice import SeededDice
from grognard.engine.mistakes import Mistake
from grognard.engine.state import NOBODY
from grognard.table.play import Entry, Play
from grognard.table.record import Record, parse_record, read_record, step
from grognard.table.why import Why, judge
from grognard.table.wording import Wording

MOST_TOLD = 40  # legal actions: more are only counted


def script(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    *,
    why: str = "",
    viewer: int | None = None,
    json: bool = False,
    language: Language = "en",
) -> None:
    """Play a script (docs/script.md) and tell what happened, what is asked next and what is legal.

    Parameters
    ----------
    file
        The script; - reads it from standard input.
    why
        An action: print the rule that forbids it in the end position. It may belong to the side that is not deciding.
    viewer
        Print the end position as this side (0 or 1) or a spectator (-1) sees it; by default, as the side that decides.
    json
        Print events, tallies, legal actions and the state as JSON instead.
    language
        The language of the account: fr or en.
    """
    record = read_script(file)
    play = record.play()
    wording = Wording(play, language, viewer=-1)
    steps, told = [], []
    for entry in play_lines(record, play, language):
        steps.append(step_data(play, entry))
        told += wording.entry(entry, entry.side)
    seen = viewer_of(play, viewer)
    if why:
        judged = judge(play.game, play.state, why, seen if seen != NOBODY else int(play.state.decider))
        if json:
            show(objection(play, judged, why))
        else:
            print(answer(play, wording, judged, why))
    elif json:
        show({"game": play.game.name, "steps": steps, **position(play, seen)})
    else:
        print("\n".join([*told, *moment(play, wording, seen)]))


def read_script(file: str) -> Record:
    if file != "-":
        return read_record(Path(file))
    raw = sys.stdin.buffer.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise Mistake(f"standard input is longer than {LARGEST:,} bytes: is it the right file?")
    return parse_record(decode(raw, "standard input"), "standard input")


def play_lines(record: Record, play: Play, language: str) -> Iterator[Entry]:
    """Plays a script out, and yields what each line brought while the play still stands there."""
    spare = None if record.head.seed is None else SeededDice(record.head.seed)
    for line in record.lines:
        yield step(play, line, spare, record.source, language)


def viewer_of(play: Play, viewer: int | None) -> int:
    seen = int(play.state.decider) if viewer is None else viewer
    if seen not in range(-1, len(play.game.sides)):
        raise Mistake(f"there is no side {seen}: write 0, 1, or -1 for a spectator")
    return seen


def legal_for(play: Play, seen: int) -> list[str]:
    """The legal actions, for the side whose decision it is."""
    return [play.game.write(play.state, a) for a in play.legal()] if seen == play.state.decider else []


# -- in words -----------------------------------------------------------------------------------------------------------
def moment(play: Play, wording: Wording, seen: int) -> list[str]:
    """What is asked now, and what is legal; or how the game ended."""
    told = [wording.prompt()]
    outcome = play.outcome()
    if outcome is not None:
        grade = render(wording.language, f"{play.game.name}-grade-{outcome.grade}")
        values = {"what": wording.side(outcome.winner), "more": grade}
        told.append(render(wording.language, "of-what", values) if outcome.winner >= 0 else grade)
    legal = legal_for(play, seen)
    if legal:
        told.append(render(wording.language, "script-legal", {"count": len(legal)}))
        told += [f"    {action}" for action in legal[:MOST_TOLD]]
        if len(legal) > MOST_TOLD:
            told.append("    …")
    return told


def answer(play: Play, wording: Wording, why: Why, action: str) -> str:
    """Whether an action is allowed, and if not, by which rule."""
    if not play.over:
        return wording.judgement(why, action)
    over = render(wording.language, "refused-over")
    return f"{over} {wording.refusal(why.rule)}" if why.rule else over


# -- as data ------------------------------------------------------------------------------------------------------------
def step_data(play: Play, entry: Entry) -> dict[str, Any]:
    data = msgspec.to_builtins(play.entry_data(entry, entry.side))
    return {**data, "action": entry.text, "side": play.game.sides[entry.side]}


def position(play: Play, seen: int) -> dict[str, Any]:
    moment = play.position_data(seen)
    return {
        "decider": side_key(play, int(play.state.decider)),
        "prompt": moment.prompt,
        "legal": legal_for(play, seen),
        "outcome": moment.outcome,
        "state": moment.view,
    }


def objection(play: Play, why: Why, action: str) -> dict[str, Any]:
    """The rule that forbids an action, with its texts; `rule` is null where none does."""
    sides = {"side": side_key(play, why.side), "decider": side_key(play, why.decider)}
    data = {"action": action, **sides, "legal": why.legal, "rule": why.rule or None}
    if not why.rule:
        return data
    rule = load_ledger(play.game.name).find(why.rule)
    return {**data, "section": rule.section, "kind": rule.kind, **rule.words}


def side_key(play: Play, side: int) -> str | None:
    return play.game.sides[side] if side != NOBODY else None


def show(data: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
