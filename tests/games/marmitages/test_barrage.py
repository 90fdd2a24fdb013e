"""Rule 16, rebuilt: interdiction barrages."""

import pytest

from tests.games.marmitages.table import ATTACKER, DEFENDER, Table, one, open_table, scenario, table
from tests.rules import rule


def shelled(sector: str, face: int) -> Table:
    """The attacker shells a sector in his sequence; then it is the defender's sequence, who has no shells."""
    t = table(
        {"C5": "inf", "F8": "inf"},
        {"C4": "inf", "B4": "inf", "A1": "cav"},
        phase="barrage",
        attacker_has={"shells": 9},
        interdiction=True,
    )
    t.act(f"barrage {sector}", face)
    t.act("done")  # no more barrages
    t.act("done")  # no move
    t.act("done")  # no assault
    assert (t.phase(), t.decider()) == ("move", DEFENDER)
    return t


@rule("interdiction-cost")
def test_a_barrage_costs_three_shells() -> None:
    t = table({"C5": "inf"}, phase="barrage", attacker_has={"shells": 7}, interdiction=True)
    t.act("barrage C4", 6)
    assert t.shells(ATTACKER) == 4
    t.act("barrage D4", 6)
    assert t.shells(ATTACKER) == 1
    assert t.phase() == "move", "1 shell is not enough for another"
    t = table({"C5": "inf"}, phase="barrage", attacker_has={"shells": 2}, interdiction=True)
    assert t.why("barrage C4") == "interdiction-cost"


@rule("interdiction-cost")
def test_it_is_laid_in_ones_own_sequence_before_moving_on_any_sector_and_only_with_the_option() -> None:
    army = {"units": [{"kind": "infantry"}], "shells": 3, "plan": {"deployment": {"A6": ["infantry"]}}}
    grey = {**army, "plan": {"deployment": {"A3": ["infantry"]}}}
    t = open_table(scenario(attacker=army, defender=grey), interdiction=True)
    t.act("begin")
    assert (t.phase(), t.decider()) == ("barrage", ATTACKER)
    assert len(t.legal()) == 1 + 48, "done, or any sector of the table"
    t.act("done")
    assert t.phase() == "move"
    assert t.why("barrage A3") == "turn-sequence"
    t.act("done")
    assert (t.phase(), t.decider()) == ("barrage", DEFENDER)
    t = open_table(scenario(attacker=army, defender=grey))
    t.act("begin")
    assert t.phase() == "move"


@rule("interdiction-once")
def test_a_sector_takes_one_barrage_a_sequence() -> None:
    t = table({"C5": "inf"}, {"A1": "inf"}, phase="barrage", attacker_has={"shells": 30}, interdiction=True)
    t.act("barrage C4", 6)
    assert t.why("barrage C4") == "interdiction-once"
    t.act("done")
    t.act("done")
    t.act("done")  # the defender has no shells and moves nothing
    assert (t.phase(), t.battle.turn) == ("barrage", 2)
    assert t.why("barrage C4") == ""


@rule("interdiction-roll")
@pytest.mark.parametrize(("face", "hits"), [(1, True), (3, True), (4, False), (6, False)])
def test_it_takes_effect_on_1_to_3(face: int, hits: bool) -> None:
    t = table({"C5": "inf"}, phase="barrage", attacker_has={"shells": 9}, interdiction=True)
    event = one(t.act("barrage C4", face), "barrage-hit" if hits else "barrage-missed")
    assert (event.target, event.rule, event.faces) == ("C4", "interdiction-roll", [face])


@rule("interdiction-bars")
def test_nobody_leaves_or_enters_the_sector_in_the_opponents_next_sequence() -> None:
    t = shelled("C4", 3)
    assert t.why("move 1st Inf C4-D4") == "interdiction-bars"
    assert t.why("move 2nd Inf B4-C4") == "interdiction-bars"
    assert t.why("move 2nd Inf B4-A4") == ""
    assert shelled("C4", 4).why("move 1st Inf C4-D4") == "", "the barrage missed"


@rule("interdiction-bars", "no-way-through")
def test_a_two_sector_move_does_not_cross_it() -> None:
    # From A1 to A3 the ways lead over A2 and B2.
    t = table(
        {"F8": "inf"},
        {"A1": "cav"},
        phase="barrage",
        attacker_has={"shells": 9},
        interdiction=True,
    )
    t.act("barrage A2", 1)
    t.act("barrage B2", 1)
    t.act("done")
    t.act("done")
    assert t.why("move 1st Cav A1-A3") == "interdiction-bars"


@rule("interdiction-bars")
def test_assaults_are_not_barred_but_an_advance_is() -> None:
    # The defender's 2 battalions in C4 assault the 1 in C5 out of the barred sector, win, and may not follow.
    t = table(
        {"C5": "inf", "F8": "inf"},
        {"C4": "inf inf"},
        phase="barrage",
        attacker_has={"shells": 9},
        interdiction=True,
    )
    t.act("barrage C4", 1)
    t.act("done")
    t.act("done")
    t.act("done")
    t.act("done")  # the defender moves nothing
    t.fight("C4 C5", "nothing", "nothing")
    assert t.units_in("C5") == []
    assert t.phase() != "advance"


@rule("interdiction-bars")
def test_a_barrage_on_the_sector_ahead_bars_the_advance_into_it() -> None:
    t = table(
        {"C5": "inf", "F8": "inf"},
        {"C4": "inf inf"},
        phase="barrage",
        attacker_has={"shells": 9},
        interdiction=True,
    )
    t.act("barrage C5", 1)
    for _ in range(4):
        t.act("done")
    t.fight("C4 C5", "nothing", "nothing")
    assert t.units_in("C5") == []
    assert t.phase() != "advance"


@rule("interdiction-bars")
def test_it_bars_nobody_in_the_sequence_it_is_laid_in_and_is_gone_after_the_opponents() -> None:
    t = table({"C6": "inf"}, {"A1": "inf"}, phase="barrage", attacker_has={"shells": 9}, interdiction=True)
    t.act("barrage C5", 1)
    t.act("done")
    assert t.why("move 1st Inf C6-C5") == ""
    t.act("done")
    t.act("done")
    assert (t.phase(), t.battle.turn) == ("barrage", 2)
    t.act("done")
    assert t.why("move 1st Inf C6-C5") == ""


@rule("last-shells-die")
def test_the_barrage_that_empties_the_stock_brings_the_last_shells() -> None:
    t = table({"C5": "inf"}, phase="barrage", attacker_has={"shells": 3}, interdiction=True)
    t.act("barrage C4", 6, 5)
    assert t.shells(ATTACKER) == 5
