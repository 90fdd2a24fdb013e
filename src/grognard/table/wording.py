"""Events, prompts and tallies rendered for a reader, in his language."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from grognard.books.ledger import RuleText, load_ledger
from grognard.books.texts import paragraph, render, section_name, word
from grognard.table.play import Entry, Play
from grognard.table.shown import TableEvent, TallyLine
from grognard.table.why import Why


class Wording:
    """Puts a play into words, in one language."""

    def __init__(self, play: Play, language: str, viewer: int) -> None:
        self.play = play
        self.language = language
        self.viewer = viewer
        self.ledger = load_ledger(play.game.name)

    def side(self, side: int) -> str:
        """The scenario's name for a side."""
        if side < 0:
            return ""
        return word(self.play.scenario[self.play.game.sides[side]]["name"], self.language)

    def unit(self, unit: int) -> str:
        for shown in self.play.game.view(self.play.state, self.viewer)["units"]:
            if shown["id"] == unit:
                return self.unit_label(shown)
        return ""

    def unit_label(self, shown: dict[str, Any]) -> str:
        return render(
            self.language,
            f"{self.play.game.name}-unit",
            {
                "name": "given" if shown["given"] else "none",
                "given": shown["given"],
                "kind": shown["kind"],
                "number": shown["number"],
            },
        )

    def event(self, event: TableEvent) -> str:
        arguments = {
            "side": self.side(event.side) if event.side is not UNSET else "",
            "unit": self.unit(event.unit) if event.unit is not UNSET else "",
            "origin": event.origin or "",
            "target": event.target or "",
            "amount": event.amount,
            "tenths": event.amount / 10,
            "rule": event.rule or "",
        }
        text = render(self.language, f"{self.play.game.name}-event-{event.key}", arguments)
        dice = f" [{' '.join(map(str, event.dice))}]" if event.dice else ""
        rule = f" § {self.section(self.ledger.find(event.rule))}" if event.rule else ""
        return f"{text}{dice}{rule}"

    def lines(self, event: TableEvent) -> list[str]:
        """The lines of a tally, those of one rule together: points, dice, paragraph, text of the rule."""
        points: dict[str, int] = {}
        dice: dict[str, list[int]] = {}
        figures: list[str] = []
        for line in event.lines or []:
            if line.figure:
                figures.append(self.figure(line))
                continue
            points[line.rule] = points.get(line.rule, 0) + (line.points or 0)
            dice.setdefault(line.rule, []).extend([line.die] if line.die else [])
        return figures + [self.tally_line(rule, points[rule], dice[rule]) for rule in points]

    def figure(self, line: TallyLine) -> str:
        """A number that was not added, in words."""
        text = render(self.language, f"{self.play.game.name}-number-{line.figure}", {"value": line.value})
        return f"{text}  § {self.section(self.ledger.find(line.rule))}"

    def tally_line(self, id: str, points: int, dice: list[int]) -> str:
        rule = self.ledger.find(id)
        thrown = f" [{' '.join(map(str, dice))}]" if dice else ""
        return f"{points:+d}{thrown}  § {self.section(rule)}  {rule.text(self.language)}"

    def ending(self) -> str:
        """How the players ended the game before the rules did; "" if they did not."""
        ended = self.play.ended
        if ended is None:
            return ""
        return render(
            self.language, f"log-{ended.grade}", {"side": self.side(1 - ended.winner) if ended.winner >= 0 else ""}
        )

    def prompt(self) -> str:
        if self.play.ended is not None:
            return render(self.language, f"{self.play.game.name}-prompt-over", {})
        prompt = self.play.game.prompt(self.play.state)
        data = dict(prompt.data)
        data["side"] = self.side(data.get("side", -1))
        return render(self.language, f"{self.play.game.name}-prompt-{prompt.key}", data)

    def refusal(self, rule_id: str) -> str:
        rule = self.ledger.find(rule_id)
        cited = paragraph(self.language, self.play.game.name, rule.section)
        values = {"rule": rule.id, "section": cited, "text": rule.text(self.language)}
        return render(self.language, "refused-rule", values)

    def judgement(self, why: Why, action: str) -> str:
        """What speaks against an action; of one of the side that is not deciding, first whose decision it is."""
        said = render(self.language, "script-allowed", {"action": action})
        if why.rule:
            said = self.refusal(why.rule)
        elif not why.out_of_turn and not why.legal:
            said = render(self.language, "refused-not-legal", {"action": action})
        if not why.out_of_turn:
            return said
        sides = {"side": self.side(why.decider), "other": self.side(why.side)}
        return f"{render(self.language, 'script-out-of-turn', sides)} {said}"

    def section(self, rule: RuleText) -> str:
        return section_name(self.language, self.play.game.name, rule.section)

    def entry(self, entry: Entry, viewer: int) -> list[str]:
        """An action of the log and all it brought about, for a viewer."""
        told = [f"{entry.number:4} {entry.text}"]
        for event in self.play.entry_data(entry, viewer).events:
            told.append(f"       {self.event(event)}")
            told += [f"           {line}" for line in self.lines(event)]
        return told
