"""Why something was not done, in every language. A refusal tells its reader nothing that he may not know."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from grognard.books.ledger import load_ledger
from grognard.books.texts import languages, paragraph, render, word
from grognard.engine.dice import SeededDice
from grognard.engine.mistakes import Mistake
from grognard.server.wire import Reason
from grognard.server.worker import Flaw
from grognard.table.play import Play
from grognard.table.why import judge

LONGEST_QUOTE = 80  # characters of a message that a refusal repeats
LONGEST_TEXT = 800  # of what was found wrong: it may repeat a line of a record, and Fluent renders no more than 2,500


class Refused(Exception):
    """Nothing was done. `key` names the text of the catalogue, `status` is that of HTTP."""

    def __init__(self, key: str, status: int = 400, **values: Any) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.values = values

    def reason(self) -> Reason:
        values = {name: cut(value) if isinstance(value, str) else value for name, value in self.values.items()}
        return Reason(text={language: render(language, f"refused-{self.key}", values) for language in languages()})


def cut(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else f"{text[:LONGEST_TEXT]}…"


class RulesChanged(Refused):
    """The rules installed play a saved game differently. `old` is the table as it was saved: only its log is to be trusted."""

    def __init__(self, old: Any, begun_by: int, installed: int) -> None:
        super().__init__("rules-changed", 409, old=begun_by, new=installed)
        self.old = old


class RuleObjects(Refused):
    """A rule of the ledger forbids the action."""

    def __init__(self, game: str, rule: str) -> None:
        super().__init__("rule")
        self.game = game
        self.rule = rule

    def reason(self) -> Reason:
        rule = load_ledger(self.game).find(self.rule)
        texts = {
            language: render(
                language,
                "refused-rule",
                {"section": paragraph(language, self.game, rule.section), "text": rule.text(language)},
            )
            for language in languages()
        }
        return Reason(rule=rule.id, text=texts)


class BrokenRecord(Refused):
    """A record that cannot be played out: everybody is told the line in his language, English readers the whole sentence."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__("record-rule" if flaw.rule else "record-line" if flaw.line else "record")
        self.flaw = flaw

    def reason(self) -> Reason:
        flaw = self.flaw
        values = {"line": flaw.line, "action": flaw.action[:LONGEST_QUOTE], "text": cut(flaw.text)}
        rule = load_ledger(flaw.game).find(flaw.rule) if flaw.rule else None
        texts = {}
        for language in languages():
            forbids = {}
            if rule is not None:
                forbids = {"section": paragraph(language, flaw.game, rule.section), "text": rule.text(language)}
            texts[language] = render(language, f"refused-{self.key}", {**values, **forbids})
            if flaw.line and flaw.begun_by:
                texts[language] += " " + render(language, "refused-record-older", {"old": flaw.begun_by})
        return Reason(rule=UNSET if rule is None else rule.id, text=texts)


class Unexplained(Refused):
    """Not a legal action of the side that asks. The reason takes time to work out, so a worker does it: `refusal_of`."""

    def __init__(self, side: int, text: str) -> None:
        super().__init__("not-legal", action=text[:LONGEST_QUOTE])
        self.side = side
        self.text = text


def legal_action(play: Play, side: int, text: str) -> int:
    """The action a text means; Unexplained when it is not a legal one of the side that asks."""
    if side != play.state.decider:
        raise Unexplained(side, text)
    try:
        return play.legal_action(text)
    except (Mistake, ValueError, OverflowError):
        raise Unexplained(side, text) from None


def checked_action(play: Play, side: int, text: str) -> int:
    """The legal action a text means; anything else is refused with the reason."""
    try:
        return legal_action(play, side, text)
    except Unexplained:
        raise refusal_of(play, side, text) from None


class OutOfTurn(Refused):
    """An action of the side that is not deciding: first whose decision it is, then what else speaks against it."""

    def __init__(self, key: str, play: Play, side: int, more: Refused | None) -> None:
        super().__init__(key)
        self.names: dict[str, str] = play.scenario[play.game.sides[side]]["name"]
        self.more = more

    def reason(self) -> Reason:
        more = self.more.reason() if self.more is not None else None
        texts = {}
        for language in languages():
            texts[language] = render(language, f"refused-{self.key}", {"side": word(self.names, language)})
            if more is not None:
                besides = {"reason": word(more.text, language)}
                texts[language] += " " + render(language, "refused-besides", besides)
        return Reason(rule=UNSET if more is None else more.rule, text=texts)


def other_decides(play: Play) -> Refused:
    return OutOfTurn("decision-of-other", play, int(play.state.decider), None)


def refusal_of(play: Play, viewer: int, text: str) -> Refused:
    """Why a side cannot do what is not in its legal list, or what is not its decision.

    The reason is looked for in what the side imagines the position to be, so that it cannot depend on what is hidden from it.
    """
    game = play.game
    guess = game.imagine(play.state, viewer, SeededDice(0))
    try:
        why = judge(game, guess, text, viewer)
    except (Mistake, ValueError, OverflowError):
        unknown = Refused("not-understood", action=text[:LONGEST_QUOTE])
        return unknown if viewer == guess.decider else OutOfTurn("decision-of-other", play, int(guess.decider), unknown)
    objection = RuleObjects(game.name, why.rule) if why.rule else None
    if viewer != why.decider:
        return OutOfTurn("decision-of-other", play, why.decider, objection)
    if why.side != viewer:
        return OutOfTurn("action-of-other", play, why.side, objection)
    return objection or Refused("not-legal", action=text[:LONGEST_QUOTE])
