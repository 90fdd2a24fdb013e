"""`grognard odds`: the exact odds of the combats of a position."""

from __future__ import annotations

from itertools import groupby
from operator import attrgetter
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from grognard.books.ledger import load_ledger
from grognard.books.texts import decimal, percent, render
from grognard.cli.rules import Language
from grognard.cli.script import play_lines, read_script, show
from grognard.engine.mistakes import Mistake
from grognard.odds.report import Commitments, Fate, Odds, OddsTotal, Prospect, Share, odds_data
from grognard.table.play import Play
from grognard.table.shown import Legal
from grognard.table.wording import Wording

LABELS = 24  # of the screen's width: what stands before the columns of a table of commitments


def odds(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    *,
    action: str = "",
    json: bool = False,
    no_hint: bool = False,
    language: Language = "en",
) -> None:
    """Print the exact odds of every combat that can be started or joined in the end position of a script.

    Parameters
    ----------
    file
        The script (docs/script.md); - reads it from standard input.
    action
        Only the odds of this action, in notation.
    json
        Print the data instead of tables.
    no_hint
        With secret commitments: leave out the mix that nobody can exploit, and what it is worth.
    language
        The language of the account: fr or en.
    """
    record = read_script(file)
    play = record.play()
    for _ in play_lines(record, play, language):
        pass
    found = all_odds(play, action)
    if json:
        show({"game": play.game.name, "odds": [as_data(one, not no_hint) for one in found]})
        return
    if not found:
        raise Mistake("no combat can be started in this position: there are no odds to give")
    console = Console(width=max(100, Console().width))
    printer = Printer(play, language, console, not no_hint)
    for one in found:
        printer.print(one)


def as_data(odds: Odds, hint: bool) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(odds)
    if data["commitments"] is not None and not hint:
        del data["commitments"]["hint"]
    return data


def all_odds(play: Play, text: str) -> list[Odds]:
    if text:
        action = play.game.read(play.state, text)
        play.object_to(action)
        one = odds_data(play, action)
        if one is None:
            raise Mistake(f"'{text}' is not decided by dice against an enemy: it has no odds")
        return [one]
    found = [one for action in play.legal() if (one := odds_data(play, action)) is not None]
    for one in found[1:]:  # all commitments to the same assault share a table
        if one.commitments == found[0].commitments:
            one.commitments = None
    return found


class Printer:
    """Prints odds for a reader in his language."""

    def __init__(self, play: Play, language: str, console: Console, with_hint: bool) -> None:
        self.play = play
        self.language = language
        self.console = console
        self.with_hint = with_hint
        self.wording = Wording(play, language, viewer=int(play.state.decider))
        self.ledger = load_ledger(play.game.name)

    def say(self, key: str, **values: object) -> str:
        return render(self.language, f"odds-{key}", values)

    def percent(self, chance: float) -> str:
        return percent(self.language, chance)

    def print(self, odds: Odds) -> None:
        self.console.rule(f"[bold]{odds.action}")
        for total in odds.totals:
            self.console.print(self.total(total))
        if odds.cases:
            self.console.print(self.cases(odds))
        if odds.prospects:
            self.console.print(self.prospects(odds.prospects))
        if odds.commitments is not None:
            self.commitments(odds.commitments, odds.acting == self.play.state.decider)

    def total(self, total: OddsTotal) -> Table:
        key = f"{self.play.game.name}-odds-{total.key}"
        table = Table(
            title=render(
                self.language, key, {"side": self.wording.side(total.side), "unit": self.wording.unit(total.unit)}
            ),
            title_justify="left",
        )
        table.add_column(self.say("points"), justify="right")
        table.add_column("§")
        table.add_column(self.say("rule"))
        for line in total.lines:
            rule = self.ledger.find(line.rule)
            low, high = line.low, line.high
            points = f"{low:+d}" if low == high else f"{low:+d} … {high:+d}"
            table.add_row(points, self.wording.section(rule), rule.text(self.language))
        table.add_section()
        chances = total.chances
        table.add_row(
            f"{chances[0][0]} … {chances[-1][0]}", "", self.say("mean", mean=decimal(self.language, total.mean, 2))
        )
        return table

    def cases(self, odds: Odds) -> Table:
        sides = [self.wording.side(side) for side in range(2)]
        losses = [self.say("fallen", side=side) for side in sides]
        table = Table(self.say("chance"), self.say("margin"), *losses, self.say("result"), title_justify="left")
        if odds.condition is not None:
            table.title = self.say(f"if-{odds.condition}")
        for case in odds.cases:
            margins = f"{case.least:+d}" if case.least == case.most else f"{case.least:+d} … {case.most:+d}"
            told = [self.wording.event(event) for event in case.events if event.key != "won"]
            told += self.fates(case.fates)
            if sum(case.to_choose) and not case.fates:
                told.append(self.say("to-choose", count=sum(case.to_choose)))
            if case.taken_by >= 0:
                told.append(self.say("taken", side=self.wording.side(case.taken_by)))
            table.add_row(self.percent(case.chance), margins, *map(str, case.losses), " ".join(told))
        return table

    def fates(self, fates: list[Fate]) -> list[str]:
        """What befalls each unit, and what can be said of the case as a whole."""
        told: list[str] = []
        for unit, its_fates in groupby(fates, key=attrgetter("unit")):
            words = [
                render(self.language, f"{self.play.game.name}-case-{fate.key}", {"count": fate.amount})
                for fate in its_fates
            ]
            more = ", ".join(words)
            whose = {"what": self.wording.unit(unit), "more": more}
            told += words if unit < 0 else [f"{render(self.language, 'of-what', whose)}."]
        return told

    def prospects(self, prospects: list[Prospect]) -> Table:
        table = Table(self.say("unit"), self.say("result"), self.say("chance"))
        for one in prospects:
            told = render(self.language, f"{self.play.game.name}-odds-{one.key}", {})
            value = self.percent(one.value) if one.chance else decimal(self.language, one.value, 2)
            table.add_row(self.wording.unit(one.unit), told, value)
        return table

    def commitments(self, found: Commitments, acting: bool) -> None:
        """My commitments down, theirs across: the chance that I succeed."""
        outcome = "won" if acting else "lost"
        self.console.print(self.say("table"), style="italic")
        self.console.print(render(self.language, f"{self.play.game.name}-odds-table-{outcome}", {}), style="italic")
        for across in self.fitting(found.theirs):
            table = Table("")
            for j in across:
                table.add_column(self.heading(found.theirs[j]), justify="right", no_wrap=True)
            for mine, row in zip(found.mine, found.table, strict=True):
                table.add_row(
                    self.label(mine), *[f"{100 * (row[j].won if acting else row[j].lost):.0f}" for j in across]
                )
            self.console.print(table)
        if self.with_hint:
            self.console.print(self.hint(found, acting))

    def fitting(self, actions: list[Legal]) -> list[list[int]]:
        """Columns side by side as far as the screen is wide, then the rest below: a heading is never cut off."""
        rows: list[list[int]] = []
        room = 0
        for index, action in enumerate(actions):
            widest = max(map(len, ["100", *self.heading(action).split("\n")]))
            width = widest + 3  # with its line and the spaces beside it
            if room < width:
                rows.append([])
                room = self.console.width - LABELS
            rows[-1].append(index)
            room -= width
        return rows

    def label(self, action: Legal) -> str:
        """How many, and what besides: "3 + aviation"; the heading of the table says of what."""
        extras = [render(self.language, f"{self.play.game.name}-commit-{extra}", {}) for extra in action.extras]
        return " + ".join([str(action.amount), *extras] if action.amount or not extras else extras)

    def heading(self, action: Legal) -> str:
        return self.label(action).replace(" + ", "\n+ ")

    def hint(self, found: Commitments, acting: bool) -> str:
        labels = {action.text: self.label(action) for action in [*found.mine, *found.theirs]}

        def told(mix: list[Share]) -> str:
            return ", ".join(f"{labels[part.action]} ({self.percent(part.share)})" for part in mix)

        hint = found.hint
        mixes = self.say("hint", mine=told(hint.mine), theirs=told(hint.theirs))
        worth = hint.value / 100
        sign = "+" if worth >= 0 else ""
        values = {
            "chance": self.percent(hint.kept.won if acting else hint.kept.lost),
            "value": f"{sign}{decimal(self.language, worth, 1)}",
        }
        return f"{mixes} {render(self.language, f'{self.play.game.name}-odds-worth', values)}"
