"""`grognard rules`: the ledger of a game, or one rule of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from grognard.books.ledger import RuleText, load_ledger
from grognard.books.texts import languages, render, section_name
from grognard.games.registry import find_game

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[tuple(languages())]  # the command line tells them, and refuses any other


def rules(game: str, id: str = "", *, language: Language = "en") -> None:
    """Print the rules of a game, by section.

    Parameters
    ----------
    game
        The game: marmitages, …
    id
        One rule only.
    language
        The language of the rules: fr or en.
    """
    find_game(game)
    ledger = load_ledger(game)
    for rule in [ledger.find(id)] if id else ledger.rule:
        print(line(game, rule, language))


def line(game: str, rule: RuleText, language: str) -> str:
    section, kind = section_name(language, game, rule.section), render(language, f"rule-kind-{rule.kind}")
    return f"§ {section}  {rule.id} ({kind})\n    {rule.text(language)}"
