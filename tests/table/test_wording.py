"""What a reader is told, in his language: sections by their titles, units by their names also when they are one with others."""

from __future__ import annotations

import pytest

from grognard.books.ledger import load_ledger
from grognard.books.texts import languages, section_name
from grognard.games.registry import GAMES
from grognard.table.record import fold, parse_record
from grognard.table.wording import Wording

DETACHMENT = """game = "walter-schnaffs"
[position]
turn = 3
phase = "move"
units = [
  { side = "german", kind = "infantry", at = "F5" },
  { side = "french", kind = "infantry", at = "B2", bases = 3, to_come = 2, name = "50e de ligne" },
]
---
done : 5 6
deploy 50e de ligne/2 B1
move 50e de ligne/2 B1-B2
"""


@pytest.mark.parametrize("name", GAMES)
def test_a_section_is_a_number_or_a_title_of_the_readers_language(name: str) -> None:
    for section in {rule.section for rule in load_ledger(name).rule}:
        if not section[0].isdigit():
            titles = [section_name(language, name, section) for language in languages()]
            assert all(title and title != section for title in titles), section


@pytest.mark.parametrize(
    ("language", "moved", "rejoined"),
    [
        ("en", "50e de ligne/2: B1 → B2", "50e de ligne: the regiment is reunited in B2, 5 bases."),
        ("fr", "50e de ligne/2 : B1 → B2", "50e de ligne : régiment réuni en B2, 5 bases."),
    ],
)
def test_a_detachment_that_rejoins_is_told_by_its_name(language: str, moved: str, rejoined: str) -> None:
    play = fold(parse_record(DETACHMENT, "case.grog"))
    told = "\n".join(Wording(play, language, viewer=-1).entry(play.log[2], 1))
    assert moved in told
    assert rejoined in told
