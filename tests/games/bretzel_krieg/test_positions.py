"""Positions of a script that the rules do not allow: refused with the file, the line and the key."""

from __future__ import annotations

import re

import pytest

from grognard.engine.mistakes import Mistake
from grognard.table.play import Play
from grognard.table.record import fold, parse_record
from tests.rules import rule

A_AND_X = (
    '{ side = "attacker", kind = "infantry", at = [30, 50] }',
    '{ side = "defender", kind = "infantry", at = [30, 30] }',
)
RIVER = """[scenario]
game = "bretzel-krieg"
id = "a-river"
title = { fr = "Rivière", en = "River" }
date = "1943"
place = { fr = "Ici", en = "Here" }
minutes = 30
difficulty = 1
situation = { fr = "-", en = "-" }
forces = { fr = "-", en = "-" }
goal = { fr = "-", en = "-" }
attacker = { name = { fr = "A", en = "A" }, nation = "fr" }
defender = { name = { fr = "B", en = "B" }, nation = "de" }
rivers = [{ points = [[-10, 40], [130, 40]] }]
"""


def opened(units: tuple[str, str] = A_AND_X, more: str = "", scenario: str = "", phase: str = "move") -> Play:
    """The units stand on the lines 5 and 6 where no scenario is written out."""
    position = f'[position]\nphase = "{phase}"\nunits = [\n  {units[0]},\n  {units[1]},\n]\n{more}'
    return fold(parse_record(f'game = "bretzel-krieg"\n{scenario}{position}---\n', "a.grog"))


def refused(
    said: str, units: tuple[str, str] = A_AND_X, more: str = "", scenario: str = "", phase: str = "move"
) -> None:
    with pytest.raises(Mistake, match=re.escape(said)):
        opened(units, more, scenario, phase)


def test_a_lawful_position_is_taken() -> None:
    assert opened().state.decider == 0
    goods = "attacker = { budget = 2, goods = { strafing = 1 } }\ndefender = { budget = 4, goods = { aa-4 = 1 } }\n"
    assert opened(more=goods).state.decider == 0


@rule("air-secret", "support-costs")
def test_a_gun_needs_the_points_it_was_bought_for() -> None:
    """What a side may hold shows by its budget only: without one the answer would never be asked for."""
    said = "a.grog, line 8, position.defender.budget: the goods cost 4 points: give a budget of 4 or more"
    refused(said, more="defender = { goods = { aa-4 = 1 } }\n")
    refused("give a budget of 4 or more", more="defender = { budget = 3, goods = { aa-4 = 1 } }\n")


@rule("air-support")
def test_no_air_support_where_the_option_is_off() -> None:
    more = "attacker = { budget = 2, goods = { strafing = 1 } }\n"
    said = "a.grog, line 12, position.attacker.goods: there is no air support: switch the option 'air' on"
    refused(said, more=more, scenario="[options]\nair = false\n\n\n")


@rule("impassable")
def test_no_unit_stands_in_a_river() -> None:
    units = (A_AND_X[0], '{ side = "defender", kind = "infantry", at = [30, 40] }')
    said = "a.grog, line 20, position.units[1].at: no unit can stand on (30, 40): forbidden by impassable"
    refused(said, units=units, scenario=RIVER)


@rule("zone-of-control")
def test_enemies_are_1_ud_apart_unless_one_broke_in() -> None:
    near = '{ side = "defender", kind = "infantry", at = [30, 45] }'
    said = "a.grog, line 6, position.units[1].at: it is nearer than 1 DU to the enemy of units[0]"
    refused(said, units=(A_AND_X[0], near))
    opened((A_AND_X[0].replace(" }", ', marks = ["broke-in"] }'), near))
    opened((A_AND_X[0], near.replace("45", "40")))


@rule("mode-fast")
def test_infantry_is_never_in_fast_mode() -> None:
    fast = A_AND_X[0].replace(" }", ', mode = "fast" }')
    refused("a.grog, line 5, position.units[0].mode: infantry is never fast", units=(fast, A_AND_X[1]))
    opened((fast.replace("infantry", "motorised"), A_AND_X[1]))


@rule("not-in-hand", "one-place-each")
def test_a_unit_has_a_point_of_its_own_once_the_game_is_on() -> None:
    hand = '{ side = "defender", kind = "infantry" }'
    refused("a.grog, line 6, position.units[1]: it has no point", units=(A_AND_X[0], hand))
    same = A_AND_X[0].replace("attacker", "defender")
    refused("line 6, position.units[1].at: another unit stands on (30, 50)", units=(A_AND_X[0], same))


@rule("entrenchment-ground")
def test_entrenchments_do_not_overlap() -> None:
    works = 'entrenchments = [{ at = [20, 20], lies = "along" }, { at = [22, 20], lies = "along" }]\n'
    refused("position.entrenchments[1].at: it overlaps another entrenchment", more=works)


@rule("entrenchment-ground", "table-size")
def test_an_entrenchment_lies_on_the_table() -> None:
    """The table is 12 DU wide; along, an entrenchment is 1 DU wide: from 11 it just fits."""
    for west, fits in ((110, True), (111, False)):
        works = f'entrenchments = [{{ at = [{west}, 20], lies = "along" }}]\n'
        if fits:
            assert opened(more=works).legal()
        else:
            refused("position.entrenchments[0].at: it sticks out over the edge of the table", more=works)


@pytest.mark.parametrize(
    ("more", "phase", "said"),
    [
        ("turn = 0\n", "move", "position.turn: 'move' has its first turn in 1; 0 is the set-up"),
        ("turn = 60\n", "move", "position.turn: the last turn is"),
        ("", "recruit", "position.phase: divisions are recruited in open battles only"),
    ],
)
def test_turn_and_phase_go_together(more: str, phase: str, said: str) -> None:
    refused(said, more=more, phase=phase)
