"""The ledger of a rule book: every rule with its section, its kind and its text in both languages."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Literal

from msgspec import Struct

from grognard.books.files import convert, nearest, parse_toml
from grognard.engine.mistakes import Mistake


class RuleText(Struct, forbid_unknown_fields=True, frozen=True):
    """One rule, as players read it."""

    id: str
    section: str
    kind: Literal["printed", "ruling", "rebuilt", "optional"]
    fr: str
    en: str

    def text(self, language: str) -> str:
        return self.fr if language == "fr" else self.en


class Ledger(Struct, forbid_unknown_fields=True, frozen=True):
    rule: list[RuleText]

    def find(self, id: str) -> RuleText:
        for rule in self.rule:
            if rule.id == id:
                return rule
        raise Mistake(f"there is no rule '{id}'.{nearest(id, [rule.id for rule in self.rule])}")


@cache
def load_ledger(game: str) -> Ledger:
    file = resources.files(f"grognard.games.{game.replace('-', '_')}") / "ledger.toml"
    text = file.read_text("utf-8")
    return convert(parse_toml(text, f"the ledger of {game}"), Ledger, f"the ledger of {game}", text)
