"""Actions as text and back, and what is said of texts that mean nothing."""

import pytest

from grognard.engine.mistakes import Mistake
from tests.games.vimy.table import GAME, Table, table


def moving() -> Table:
    return table("42 Bn 3502", "49 Bn 3505", "12/BR1 4326", phase="move", side="canadian")


@pytest.mark.parametrize(
    "text",
    [
        "begin",
        "done",
        "plan",
        "mines 1504 1605",
        "deploy 42 Bn 1708 entrenched",
        "deploy 42 Bn 1611 underground 1511",
        "fort assault",
        "move 42 Bn",
        "march 42 Bn",
        "face 42 Bn north-north-west",
        "step 42 Bn 3502-3602",
        "expose 42 Bn east",
        "entrench 42 Bn",
        "descend 42 Bn",
        "stop 42 Bn",
        "react 42 Bn",
        "fire 42 Bn 3603",
        "fire Pimple 1402",
        "smoke 42 Bn 3603",
        "rout 42 Bn 3402",
        "stay 42 Bn",
        "melee 3502",
        "decline 3502",
        "lose 42 Bn",
    ],
)
def test_every_action_reads_as_it_is_written(text: str) -> None:
    b = moving().battle
    assert GAME.write(b, GAME.read(b, text)) == text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("mvoe 42 Bn", "'mvoe' is not an action. Did you mean 'move'"),
        ("move 43 Bn", "no unit '43 Bn' on that side. Did you mean '4"),
        ("move", "incomplete: write move UNIT"),
        ("step 49 Bn 3502-3602", "49 Bn is not at 3502 but at 3505"),
        ("step 42 Bn 3602", "write FROM-TO"),
        ("face 42 Bn north", "'north' is not a corner"),
        ("fire 42 Bn 9999", "'9999' is not on this map"),
        ("deploy 42 Bn 1708", "incomplete|write deploy UNIT HEX"),
        ("deploy 42 Bn 1708 asleep", "write deploy UNIT HEX exposed"),
        ("fort storm", "'storm' is not a choice"),
        ("melee 3502 3503", "too much: write melee HEX"),
        ("mines 1504 1605 1706", "too much: write mines HEX HEX"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_hint(text: str, said: str) -> None:
    with pytest.raises(Mistake, match=said):
        GAME.read(moving().battle, text)


def test_parts_for_the_page() -> None:
    t = table("42 Bn 3502", "49 Bn 3505", "12/BR1 4326", phase="move", side="canadian")
    t.act("move 42 Bn")
    parts = GAME.parts(t.battle, GAME.read(t.battle, "face 42 Bn east"))
    assert (parts.verb, parts.unit, parts.origin, parts.extras) == ("face", "42 Bn", "3502", ["east"])
