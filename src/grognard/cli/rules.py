"""`grognard rules`: the ledger of a game, or one rule of it."""

from __future__ import annotations

from typing import Literal

from grognard.books.ledger import RuleText, load_ledger
from grognard.books.texts import render
from grognard.games.registry import find_game

Language = Literal["fr", "en"]


def rules(game: str, id: str = "", *, language: Language = "en") -> None:
    """Print the rules of a game, by section.

    Parameters
    ----------
    game
        marmitages, …
    id
        One rule only.
    language
        fr or en.
    """
    find_game(game)
    ledger = load_ledger(game)
    for rule in [ledger.find(id)] if id else ledger.rule:
        print(line(rule, language))


def line(rule: RuleText, language: str) -> str:
    return f"§ {rule.section}  {rule.id} ({render(language, f'rule-kind-{rule.kind}')})\n    {rule.text(language)}"
