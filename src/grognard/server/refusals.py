"""Why something was not done, in both languages. A refusal tells its reader nothing that he may not know."""

from __future__ import annotations

from typing import Any

from grognard.books.ledger import load_ledger
from grognard.books.texts import LANGUAGES, render
from grognard.engine.dice import SeededDice
from grognard.engine.mistakes import Mistake
from grognard.engine.state import ALLOWED
from grognard.server.worker import Flaw
from grognard.table.play import Play

LONGEST_QUOTE = 80  # characters of a message that a refusal repeats


class Refused(Exception):
    """Nothing was done. `key` names the text of the catalogue, `status` is that of HTTP."""

    def __init__(self, key: str, status: int = 400, **values: Any) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.values = values

    def reason(self) -> dict[str, Any]:
        return {"text": {language: render(language, f"refused-{self.key}", self.values) for language in LANGUAGES}}


class RuleObjects(Refused):
    """A rule of the ledger forbids the action."""

    def __init__(self, game: str, rule: str) -> None:
        super().__init__("rule")
        self.game = game
        self.rule = rule

    def reason(self) -> dict[str, Any]:
        rule = load_ledger(self.game).find(self.rule)
        values = {"rule": rule.id, "section": rule.section}
        texts = {
            language: render(language, "refused-rule", {**values, "text": rule.text(language)})
            for language in LANGUAGES
        }
        return {"rule": rule.id, "text": texts}


class BrokenRecord(Refused):
    """A record that cannot be played out: everybody is told the line in his language, English readers the whole sentence."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__("record-rule" if flaw.rule else "record-line" if flaw.line else "record")
        self.flaw = flaw

    def reason(self) -> dict[str, Any]:
        flaw = self.flaw
        values = {"line": flaw.line, "action": flaw.action[:LONGEST_QUOTE], "text": flaw.text}
        rule = load_ledger(flaw.game).find(flaw.rule) if flaw.rule else None
        texts = {}
        for language in LANGUAGES:
            forbids = {} if rule is None else {"section": rule.section, "text": rule.text(language)}
            texts[language] = render(language, f"refused-{self.key}", {**values, **forbids})
        return {"text": texts} if rule is None else {"rule": rule.id, "text": texts}


def refusal_of(play: Play, viewer: int, text: str) -> Refused:
    """Why a side cannot do what is not in its legal list.

    The reason is looked for in what the side imagines the position to be, so that it cannot depend on what is hidden from it.
    """
    game = play.game
    guess = game.imagine(play.state, viewer, SeededDice(0))
    try:
        action = game.read(guess, text)
        rule = game.objection(guess, action)
    except (Mistake, ValueError, OverflowError):
        return Refused("not-understood", action=text[:LONGEST_QUOTE])
    if rule != ALLOWED:
        return RuleObjects(game.name, game.rules[rule])
    return Refused("not-legal", action=text[:LONGEST_QUOTE])
