"""What the page treats in a way of its own, by the keys of events: each is an event of that game."""

import re
from pathlib import Path

import pytest

from grognard.games.registry import GAMES, find_game

FACES = Path(__file__).parents[2] / "client/src/games"
LIST = re.compile(r"const EVENTS: EventKeys = \{\n(.*?)\n\}", re.DOTALL)
ENTRY = re.compile(r"  (\w+): (.*),")
QUOTED = re.compile(r"'([\w-]+)'")


@pytest.mark.parametrize("name", GAMES)
def test_a_face_names_events_that_its_game_has(name: str) -> None:
    events = find_game(name).events
    face = (FACES / name.replace("-", "_") / "face.ts").read_text("utf-8")
    found = LIST.search(face)
    assert found is not None
    entries = dict(ENTRY.findall(found[1]))
    assert {"headings", "fights", "losses", "results"} <= set(entries)
    headings = re.findall(r"'?([\w-]+)'?: '", entries.pop("headings"))
    named = headings + [key for value in entries.values() for key in QUOTED.findall(value)]
    assert [key for key in named if key not in events] == []
