"""`grognard odds`: the exact odds of the combats of a position."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from grognard.books.ledger import load_ledger
from grognard.books.texts import render
from grognard.cli.rules import Language
from grognard.cli.script import play_lines, read_script, show
from grognard.engine.mistakes import Mistake
from grognard.odds.report import read_odds
from grognard.table.play import Play
from grognard.table.reading import Reader


def odds(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    *,
    action: str = "",
    json: bool = False,
    language: Language = "en",
) -> None:
    """Print the exact odds of every combat that can be started or joined in the end position of a script.

    Parameters
    ----------
    file
        The script (docs/script.md); - reads it from standard input.
    action
        Only this one, in notation.
    json
        Print the data instead of tables.
    language
        fr or en.
    """
    record = read_script(file)
    play = record.play()
    play_lines(record, play)
    found = all_odds(play, action)
    if json:
        show({"game": play.game.name, "odds": found})
        return
    if not found:
        raise Mistake("no combat can be started in this position: there are no odds to give")
    console = Console(width=max(100, Console().width))
    printer = Printer(play, language, console)
    for one in found:
        printer.print(one)


def all_odds(play: Play, text: str) -> list[dict[str, Any]]:
    if text:
        action = play.game.read(play.state, text)
        play.object_to(action)
        one = read_odds(play, action)
        if one is None:
            raise Mistake(f"'{text}' is not decided by dice against an enemy: it has no odds")
        return [one]
    return [one for action in play.legal() if (one := read_odds(play, action)) is not None]


class Printer:
    """Prints odds for a reader in his language."""

    def __init__(self, play: Play, language: str, console: Console) -> None:
        self.play = play
        self.language = language
        self.console = console
        self.reader = Reader(play, language, viewer=int(play.state.decider))
        self.ledger = load_ledger(play.game.name)

    def say(self, key: str, **values: object) -> str:
        return render(self.language, f"odds-{key}", values)

    def print(self, odds: dict[str, Any]) -> None:
        self.console.rule(f"[bold]{odds['action']}")
        for total in odds["totals"]:
            self.console.print(self.total(total))
        if odds["cases"]:
            self.console.print(self.cases(odds))
        if odds["prospects"]:
            self.console.print(self.prospects(odds["prospects"]))
        if odds["commitments"] is not None:
            self.console.print(self.commitments(odds["commitments"]))
            self.console.print(self.hint(odds["commitments"]["hint"]))

    def total(self, total: dict[str, Any]) -> Table:
        key = f"{self.play.game.name}-odds-{total['key']}"
        table = Table(title=render(self.language, key, {"side": self.reader.side(total["side"])}), title_justify="left")
        table.add_column(self.say("points"), justify="right")
        table.add_column("§")
        table.add_column(self.say("rule"))
        for line in total["lines"]:
            rule = self.ledger.find(line["rule"])
            low, high = line["low"], line["high"]
            table.add_row(
                f"{low:+d}" if low == high else f"{low:+d} … {high:+d}", rule.section, rule.text(self.language)
            )
        table.add_section()
        chances = total["chances"]
        table.add_row(f"{chances[0][0]} … {chances[-1][0]}", "", self.say("mean", mean=f"{total['mean']:.2f}"))
        return table

    def cases(self, odds: dict[str, Any]) -> Table:
        sides = [self.reader.side(side) for side in range(2)]
        losses = [self.say("fallen", side=side) for side in sides]
        table = Table(self.say("chance"), self.say("margin"), *losses, self.say("result"))
        for case in odds["cases"]:
            margins = (
                f"{case['least']:+d}" if case["least"] == case["most"] else f"{case['least']:+d} … {case['most']:+d}"
            )
            told = [self.reader.event(event) for event in case["events"] if event["key"] != "won"]
            if sum(case["to_choose"]):
                told.append(self.say("to-choose", count=sum(case["to_choose"])))
            if case["taken_by"] >= 0:
                told.append(self.say("taken", side=self.reader.side(case["taken_by"])))
            table.add_row(percent(case["chance"]), margins, *map(str, case["losses"]), " ".join(told))
        return table

    def prospects(self, prospects: list[dict[str, Any]]) -> Table:
        table = Table(self.say("unit"), self.say("result"), self.say("chance"))
        for one in prospects:
            told = render(self.language, f"{self.play.game.name}-odds-{one['key']}", {})
            value = percent(one["value"]) if one["chance"] else f"{one['value']:.2f}"
            table.add_row(self.reader.unit(one["unit"]), told, value)
        return table

    def commitments(self, found: dict[str, Any]) -> Table:
        """My commitments down, theirs across: the chance that the acting side wins."""
        table = Table(self.say("won"), title=self.say("table"), title_justify="left")
        for theirs in found["theirs"]:
            table.add_column(without_verb(theirs), justify="right")
        for mine, row in zip(found["mine"], found["table"], strict=True):
            table.add_row(without_verb(mine), *[f"{100 * pair['won']:.0f} %" for pair in row])
        return table

    def hint(self, hint: dict[str, Any]) -> str:
        def told(mix: list[dict[str, Any]]) -> str:
            return ", ".join(f"{without_verb(part['action'])} {percent(part['share'])}" for part in mix)

        return self.say("hint", mine=told(hint["mine"]), theirs=told(hint["theirs"]))


def without_verb(action: str) -> str:
    return action.partition(" ")[2]


def percent(chance: float) -> str:
    return f"{100 * chance:.1f} %"
