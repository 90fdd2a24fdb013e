"""Actions as text and back, and the mistakes one can make."""

import pytest

from grognard.engine.mistakes import Mistake
from tests.games.walter_schnaffs.table import GAME, open_table, scenario, table


@pytest.mark.parametrize(
    ("text", "phase"),
    [
        ("move 1st Inf B6-B5", "move"),
        ("bombard 1st Breech B4", "bombard"),
        ("attack B6 B5", "attack"),
        ("hold 1st Inf", "attack"),
        ("lose 1st Inf", "attack"),
        ("retreat 1st Inf", "attack"),
        ("advance 1st Inf", "attack"),
        ("deploy 1st Inf B4", "deploy"),
        ("bid solid-defence", "bid"),
        ("buy 12 infantry-4-modern-reservist", "bid"),
        ("done", "move"),
        ("begin", "move"),
        ("plan", "move"),
    ],
)
def test_every_action_is_written_as_it_is_read(text: str, phase: str) -> None:
    b = table({"B6": "inf breech"}, {"D1": "inf"}, phase=phase).battle
    b.target = 9
    assert GAME.write(b, GAME.read(b, text)) == text


def test_case_and_blanks_do_not_matter() -> None:
    b = table({"B5": "inf breech"}, {"D1": "inf"}).battle
    assert GAME.read(b, "  MOVE  1ST inf  b5-b4 ") == GAME.read(b, "move 1st Inf B5-B4")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "an action is missing"),
        ("assault B5 B4", "is not an action"),
        ("attak B5 B4", "Did you mean 'attack'"),
        ("attack B5", "write attack FROM TO"),
        ("attack B5 K9", "not on this map"),
        ("move 1st", "write move UNIT FROM-TO"),
        ("move 1st Inf B5 B4", "is not a route"),
        ("move 1st Inf B4-B3", "1st Inf is not in B4 but in B5"),
        ("move 2nd Inf B5-B4", "Did you mean '1st Inf'"),
        ("bid offensive", "is not a level: "),
        ("buy two cavalry-2", "is not a number"),
        ("buy 2 zeppelins", "is not to be bought"),
        ("done now", "stands alone"),
    ],
)
def test_mistakes_say_what_to_do(text: str, says: str) -> None:
    b = table({"B5": "inf breech"}, {"D1": "inf"}).battle
    with pytest.raises(Mistake, match=says):
        GAME.read(b, text)


def test_units_that_are_not_seen_are_not_named() -> None:
    army = {"units": [{"kind": "infantry", "names": ["IR 1", "IR 2", "IR 3"]}]}
    foe = {"units": [{"kind": "infantry", "names": ["1er"]}]}
    t = open_table(scenario(german=army, french=foe, levels={"german": "turn-the-enemy", "french": "solid-defence"}))
    t.act("begin", 1, 1, 1)
    with pytest.raises(Mistake, match="there is no unit 'IR 1'"):
        t.why("deploy IR 1 B2")


def test_a_detachment_has_the_name_of_its_regiment_and_a_number() -> None:
    army = {"units": [{"kind": "infantry", "names": ["IR 1"]}]}
    foe = {"units": [{"kind": "infantry", "bases": 5, "names": ["1er"]}]}
    t = open_table(
        scenario(german=army, french=foe, levels={"german": "determined-advance", "french": "turn-the-enemy"})
    )
    t.act("begin", 6, 6, 1, 1, 1)
    t.act("deploy 1er D2")
    t.act("deploy IR 1 D6")
    for faces in ([], [2], [], [2], [6, 1]):
        t.act("done", *faces)
    t.act("deploy 1er/2 A1")
    assert t.units_in("A1") == ["1er/2 1"]
    t.act("move 1er/2 A1-B1")
