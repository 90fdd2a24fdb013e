"""Events, prompts and tallies rendered for a reader, in his language."""

from __future__ import annotations

from typing import Any

from grognard.books.ledger import load_ledger
from grognard.books.texts import render
from grognard.table.play import Play


class Reader:
    """Reads a play aloud in one language."""

    def __init__(self, play: Play, language: str, viewer: int) -> None:
        self.play = play
        self.language = language
        self.viewer = viewer
        self.ledger = load_ledger(play.game.name)

    def side(self, side: int) -> str:
        """The scenario's name for a side."""
        if side < 0:
            return ""
        words: dict[str, str] = self.play.scenario[self.play.game.sides[side]]["name"]
        return words[self.language]

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

    def event(self, event: dict[str, Any]) -> str:
        arguments = {
            "side": self.side(event.get("side", -1)),
            "unit": self.unit(event["unit"]) if "unit" in event else "",
            "origin": event.get("origin", ""),
            "target": event.get("target", ""),
            "amount": event["amount"],
            "tenths": event["amount"] / 10,
        }
        text = render(self.language, f"{self.play.game.name}-event-{event['key']}", arguments)
        dice = f" [{' '.join(map(str, event['dice']))}]" if "dice" in event else ""
        rule = f" § {self.ledger.find(event['rule']).section}" if "rule" in event else ""
        return f"{text}{dice}{rule}"

    def lines(self, event: dict[str, Any]) -> list[str]:
        """The lines of a tally, those of one rule together: points, dice, paragraph, text of the rule."""
        points: dict[str, int] = {}
        dice: dict[str, list[int]] = {}
        figures = [self.figure(line) for line in event.get("lines", []) if "figure" in line]
        for line in event.get("lines", []):
            if "figure" in line:
                continue
            points[line["rule"]] = points.get(line["rule"], 0) + line["points"]
            dice.setdefault(line["rule"], []).extend([line["die"]] if "die" in line else [])
        return figures + [self.tally_line(rule, points[rule], dice[rule]) for rule in points]

    def figure(self, line: dict[str, Any]) -> str:
        """A number that was not added, in words."""
        text = render(self.language, f"{self.play.game.name}-number-{line['figure']}", {"value": line["value"]})
        return f"{text}  § {self.ledger.find(line['rule']).section}"

    def tally_line(self, id: str, points: int, dice: list[int]) -> str:
        rule = self.ledger.find(id)
        thrown = f" [{' '.join(map(str, dice))}]" if dice else ""
        return f"{points:+d}{thrown}  § {rule.section}  {rule.text(self.language)}"

    def prompt(self) -> str:
        prompt = self.play.game.prompt(self.play.state)
        data = dict(prompt.data)
        data["side"] = self.side(data.get("side", -1))
        return render(self.language, f"{self.play.game.name}-prompt-{prompt.key}", data)

    def refusal(self, rule_id: str) -> str:
        rule = self.ledger.find(rule_id)
        values = {"rule": rule.id, "section": rule.section, "text": rule.text(self.language)}
        return render(self.language, "refused-rule", values)
