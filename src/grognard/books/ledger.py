"""The ledger of a rule book: every rule with its section, its kind and its text in every language."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, Literal

from msgspec import Struct

from grognard.books.files import convert, nearest, parse_toml
from grognard.books.texts import Words, in_every_language, word
from grognard.engine.mistakes import Mistake


class RuleText(Struct, forbid_unknown_fields=True, frozen=True):
    """One rule, as players read it."""

    id: str
    section: str
    kind: Literal["printed", "ruling", "rebuilt", "optional"]
    words: Words

    def text(self, language: str) -> str:
        return word(self.words, language)


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
    read = in_every_language(parse_toml(text, f"the ledger of {game}"))
    shaped = {**read, "rule": [with_words(rule) for rule in read["rule"]]}
    return convert(shaped, Ledger, f"the ledger of {game}", text)


def with_words(rule: dict[str, Any]) -> dict[str, Any]:
    """A rule of the file: what is no field of it is a language."""
    fields = set(RuleText.__struct_fields__)
    words = {key: value for key, value in rule.items() if key not in fields}
    return {**{key: value for key, value in rule.items() if key in fields}, "words": words}
