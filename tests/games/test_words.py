"""Every word of an action is used or refused: what is added, doubled or dropped never becomes another action in silence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine.dice import SeededDice
from grognard.engine.game import AnyGame
from grognard.engine.mistakes import Mistake
from grognard.engine.playout import random_step
from grognard.engine.state import NOBODY, State
from grognard.games.registry import GAMES, find_game
from grognard.table.play import new_play
from grognard.table.record import fold, parse_record
from grognard.table.why import judge
from tests.games.harness import offered

ROOT = Path(__file__).parents[2]

GAMES_EACH = 2  # a scenario
LOOKED_AT = 8  # legal actions of a position


def tables(game: AnyGame) -> Iterator[tuple[str, State]]:
    """Every scenario as it comes, and with all that can be switched on or set up by hand."""
    for name in scenario_names(game.name):
        data = load_scenario(game.name, name)
        specs = game.options(data)
        most = {spec.key: True for spec in specs if True in spec.values}
        by_hand = {spec.key: "by-hand" for spec in specs if "by-hand" in spec.values}
        for options in ({}, {**most, **by_hand}):
            yield f"{name} {options}", game.set_up(data, options)


def changed(text: str, others: list[str], rng: Random) -> Iterator[str]:
    """The action with a word dropped, doubled, or one more from another action."""
    words = text.split()
    for k in range(len(words)):
        yield " ".join(words[:k] + words[k + 1 :])
        yield " ".join(words[: k + 1] + words[k:])
        yield " ".join([*words[: k + 1], rng.choice(others), *words[k + 1 :]])


def becomes_another(game: AnyGame, b: State, text: str) -> str:
    """What a text is silently taken for, if it is taken for anything but itself."""
    try:
        written = game.write(b, game.read(b, text))
    except Mistake:
        return ""
    return "" if plain(written) == plain(text) else written


def plain(text: str) -> str:
    """One way to write a commitment: in any order, `1 gas` is gas, `0 shells` nothing, and a plural is no other word."""
    if not text.startswith("commit "):
        return text
    support = [word.replace("planes", "plane") for word in re.findall(r"(?:\d+ )?[a-z]+", text.removeprefix("commit "))]
    said = [re.sub("^1 (?=gas|plane)", "", word) for word in support if not word.startswith("0 ")]
    return " ".join(["commit", *sorted(said or ["nothing"])])


@pytest.mark.parametrize(
    ("game", "scenario", "text", "word"),
    [
        ("marmitages", "belleau-wood-1918", "commit gas gas", "'gas' is too much"),
        ("marmitages", "belleau-wood-1918", "commit 2 shells 3 shells", "'shells' is too much"),
        ("marmitages", "belleau-wood-1918", "commit nothing 3 shells", "'nothing' and 'shells'"),
        ("marmitages", "belleau-wood-1918", "commit nothing 3 shells 2 shells", "'shells' is too much"),
        ("marmitages", "belleau-wood-1918", "commit shells gas", "how many shells"),
        ("marmitages", "belleau-wood-1918", "assault C5 C4 C3", "'C3' is too much"),
        ("marmitages", "belleau-wood-1918", "place wire C5 D5", "'D5' is too much"),
        ("marmitages", "belleau-wood-1918", "discard 5 jack", "'jack' is too much"),
        ("marmitages", "belleau-wood-1918", "buy 3 shells gas", "'gas' is too much"),
        ("walter-schnaffs", "froeschwiller-1870", "bid nach-paris solid-defence", "'solid-defence' is too much"),
        ("walter-schnaffs", "froeschwiller-1870", "attack B5 B4 B3", "'B3' is too much"),
        ("bretzel-krieg", "sedan-1940", "flak 4 3", "'3' is too much"),
        ("bretzel-krieg", "sedan-1940", "allot 5 2", "'2' is not a segment"),
        ("vimy", "hill-145-1917", "fire Pimple 1402 1403", "no unit 'Pimple 1402'"),
        ("vimy", "hill-145-1917", "mines 1504 1605 1606", "'1606' is too much"),
    ],
)
def test_the_word_that_is_too_much_is_named(game: str, scenario: str, text: str, word: str) -> None:
    play = new_play(game, scenario, {})
    with pytest.raises(Mistake, match=re.escape(word)):
        play.game.read(play.state, text)


def test_two_points_of_gas_reach_the_rule_that_forbids_them() -> None:
    head = (ROOT / "docs/scripts/marmitages-gas-assault.grog").read_text("utf-8").partition("---")[0]
    play = fold(parse_record(head + "---\nassault C5 C4\n", "test"))
    for text, rule in (("commit 2 gas", "one-gas"), ("commit 2 planes", "one-aviation"), ("commit gas", "")):
        assert judge(play.game, play.state, text, int(play.state.decider)).rule == rule
    for text in ("commit 2 gas", "commit gas 3 planes", "commit 4 shells 2 gas"):
        assert play.game.write(play.state, play.game.read(play.state, text)) == text


@pytest.mark.parametrize("name", GAMES)
def test_no_word_is_dropped_in_silence(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "difflib.get_close_matches", lambda *words: []
    )  # hints take most of the time, and none is read here
    game = find_game(name)
    read = 0
    for seed, (table, start) in enumerate(tables(game)):
        rng = Random(seed)
        for number in range(GAMES_EACH):
            b = start.clone()
            dice = SeededDice(100 * seed + number)
            while b.decider != NOBODY and rng.random() > 0.002:
                if rng.random() < 0.05:
                    legal = [game.write(b, action) for action in offered(game, b)]
                    others = sorted({word for text in legal for word in text.split()[1:]} | {"gas", "3", "at"})
                    for text in rng.sample(legal, min(len(legal), LOOKED_AT)):
                        for attempt in changed(text, others, rng):
                            taken_for = becomes_another(game, b, attempt)
                            assert not taken_for, f"{table}, seed {seed}: '{attempt}' is taken for '{taken_for}'"
                            read += 1
                random_step(game, b, dice)
    assert read > 1000
