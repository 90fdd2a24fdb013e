"""A die that a line does not give is named by what it is for: the rule it is thrown by."""

from __future__ import annotations

import re
from typing import Any

import pytest

from grognard.engine.dice import SeededDice
from grognard.engine.mistakes import Mistake
from grognard.table.play import Play, new_play
from grognard.table.record import RecordLine, parse_record, step

ACTIONS = 150


def lot(play: Play, lots: SeededDice) -> str:
    legal = play.legal()
    return play.game.write(play.state, legal[lots.roll(len(legal)) - 1])


@pytest.mark.parametrize(
    ("game", "scenario", "options"),
    [
        ("marmitages", "belleau-wood-1918", {}),
        ("marmitages", "cambrai-1917", {"cards": True}),
        ("walter-schnaffs", "froeschwiller-1870", {}),
        ("walter-schnaffs", "open-battle", {}),
        ("bretzel-krieg", "sedan-1940", {}),
        ("vimy", "hill-145-1917", {}),
    ],
)
def test_every_die_of_a_random_game_is_named(game: str, scenario: str, options: dict[str, Any], seed: int) -> None:
    play = new_play(game, scenario, options)
    dice, lots = SeededDice(seed), SeededDice(seed + 1)
    asked = 0
    while not play.over and len(play.log) < ACTIONS:
        text = lot(play, lots)
        faces = play.work_out(play.legal_action(text), dice, 1).entry.faces
        for given in range(len(faces)):
            line = RecordLine(7, text, faces[:given])
            with pytest.raises(Mistake) as mistake:
                step(play, line, None, "case.grog")
            wanted = f"another die of \\d+ sides after the {given} given" if given else "a die of \\d+ sides"
            assert re.search(f"case.grog, line 7: “{re.escape(text)}” needs {wanted}, by ", str(mistake.value)), text
            asked += 1
        step(play, RecordLine(7, text, faces), None, "case.grog")
    assert asked > 5


def test_the_die_of_a_test_is_named_by_the_test_and_not_by_its_failure() -> None:
    """Walter Schnaffs: 4 points against 2, a base lost; then the morale of the unit that lost it."""
    text = """game = "walter-schnaffs"
[position]
phase = "attack"
units = [
  { side = "german", kind = "infantry", bases = 3, at = "B5" },
  { side = "french", kind = "infantry", bases = 5, at = "B4" },
]
---
attack B5 B4 : 1 3
"""
    record = parse_record(text, "case.grog")
    with pytest.raises(Mistake, match=r"after the 2 given, by morale \("):
        step(record.play(), record.lines[0], None, record.source)


def test_the_rule_is_quoted_in_the_readers_language() -> None:
    """Walter Schnaffs § 6: infantry leaves heavy ground on 4, 5 or 6."""
    text = """game = "walter-schnaffs"
[position]
phase = "move"
units = [{ side = "german", kind = "infantry", at = "B5" }, { side = "french", kind = "infantry", at = "B2" }]
terrain = { heavy = ["B5"] }
---
move 1st Inf B5-B4
"""
    record = parse_record(text, "case.grog")
    for language, words in {
        "en": "by heavy-ground-infantry (§ 6): Infantry leaves heavy ground on 4, 5 or 6.",
        "fr": "selon heavy-ground-infantry (§ 6) : L’infanterie quitte un terrain lourd sur 4, 5 ou 6.",
    }.items():
        with pytest.raises(Mistake) as mistake:
            step(record.play(), record.lines[0], None, record.source, language)
        assert words in str(mistake.value)
