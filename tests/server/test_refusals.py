"""Refusals: each has its sentence in both languages, and however long what it quotes is, it can be told."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.books.texts import catalogue, languages
from grognard.server import refusals
from grognard.server.refusals import Refused, RuleObjects, Unexplained, legal_action, refusal_of
from grognard.table.play import new_play
from tests.server.house import SCENARIO

SERVER = Path(refusals.__file__).parent
NAMED = ("Refused", "OutOfTurn")


def keys() -> Iterator[str]:
    """Every text that a refusal is made of, as the sources name it."""
    for path in SERVER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NAMED:
                words = [word.value for word in ast.walk(node.args[0]) if isinstance(word, ast.Constant)]
                yield from (word for word in words if isinstance(word, str))


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_its_sentence(language: str) -> None:
    written = catalogue(language)
    wanted = {*keys(), "besides", "record", "record-line", "record-rule", "record-older"}
    assert len(wanted) > 30
    assert [key for key in sorted(wanted) if f"\nrefused-{key} =" not in written] == []


def test_what_is_quoted_may_be_long() -> None:
    told = Refused("mistake", text="x" * 1_000_000).reason().text
    assert all(len(told[language]) < 1000 for language in languages())


def test_first_whose_decision_it_is_then_the_rule() -> None:
    play = new_play("marmitages", SCENARIO, {})
    assert play.state.decider == 0
    told = refusal_of(play, 1, "done").reason().text
    assert told["en"].startswith("The decision is not yours now: it is the other side’s (")
    assert "Also: " in told["en"]
    assert "De plus : " in told["fr"]


def test_what_is_not_legal_is_found_out_without_its_reason() -> None:
    """The reason takes longer to find than the fact: a worker looks for it."""
    play = new_play("marmitages", SCENARIO, {})
    for side, text in ((0, "done"), (1, "begin"), (0, "nonsense")):
        with pytest.raises(Unexplained):
            legal_action(play, side, text)
    assert isinstance(refusal_of(play, 0, "done"), RuleObjects)
    assert play.game.write(play.state, legal_action(play, 0, "begin")) == "begin"
