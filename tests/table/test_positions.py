"""Positions are checked as scenarios are, and what is wrong in one is told with the file, the line and the key."""

from __future__ import annotations

import re
from typing import cast

import pytest

from grognard.engine.mistakes import Mistake
from grognard.games.vimy.state import GERMANS_LOST, INFANTRY_LOST, OTHERS_LOST, Battle
from grognard.table.play import Play
from grognard.table.record import fold, parse_record
from grognard.table.wording import Wording

MARMITAGES = """game = "marmitages"
[position]
units = [
  { side = "attacker", kind = "infantry", at = "C5" },
  { side = "defender", kind = "infantry", at = "C4" },
]
"""
WALTER = """game = "walter-schnaffs"
[position]
turn = 1
phase = "move"
levels = { german = "determined-advance", french = "solid-defence" }
units = [
  { side = "german", kind = "infantry", at = "B6" },
  { side = "french", kind = "infantry", at = "B2" },
]
"""
BRETZEL = """game = "bretzel-krieg"
[position]
units = [
  { side = "attacker", kind = "armoured", at = [30, 50] },
  { side = "defender", kind = "infantry", at = [30, 30] },
]
"""
VIMY = """game = "vimy"
scenario = "hill-145-1917"
[position]
turn = 5
units = [
  { name = "42 Bn", at = "1808" },
]
"""


def played(text: str) -> Play:
    return fold(parse_record(f"{text}---\n", "case.grog"))


def said(text: str) -> str:
    with pytest.raises(Mistake) as mistake:
        played(text)
    return str(mistake.value)


@pytest.mark.parametrize("text", [MARMITAGES, WALTER, BRETZEL, VIMY])
def test_the_positions_as_they_stand_are_sound(text: str) -> None:
    assert played(text).legal()


@pytest.mark.parametrize(
    ("text", "old", "new", "message"),
    [
        (MARMITAGES, '"C4"', '"K4"', "line 5, position.units[1].at: 'K4' is not on this map"),
        (MARMITAGES, '"defender"', '"defnder"', "line 5, position.units[1].side: Invalid enum value 'defnder'"),
        (MARMITAGES, "[position]", "[position]\nturn = -1", "line 3, position.turn: "),
        (WALTER, '"B2"', '"B9"', "line 8, position.units[1].at: 'B9' is not on this map"),
        (
            WALTER,
            'at = "B6"',
            'at = "B6", marks = ["fired"]',
            "line 7, position.units[0].marks: infantry does not bombard: only guns have fired",
        ),
        (
            WALTER,
            'kind = "infantry", at = "B6"',
            'kind = "cavalry", rifle = "modern", at = "B6"',
            "line 7, position.units[0].rifle: cavalry has no",
        ),
        (
            WALTER,
            "turn = 1",
            'streams = ["B4"]\nturn = 1',
            "line 3, position.streams: 'B4' is not a side of a zone: write B3-B4 for the one",
        ),
        (WALTER, "turn = 1", "turn = 0", "line 3, position.turn: 'move' has its first turn in 1; 0 is the set-up"),
        (
            WALTER,
            'phase = "move"',
            'phase = "move"\nattacker = "french"',
            "line 5, position.attacker: by the levels, determined-advance of the germans and solid-defence of the french, ",
        ),
        (
            WALTER,
            '"solid-defence" }',
            '"determined-advance" }',
            "line 5, position.levels: both sides have the same one",
        ),
        (
            WALTER,
            "determined-advance",
            "to-the-last",
            "line 5, position.levels.german: to-the-last is not for the german",
        ),
        (
            MARMITAGES,
            'at = "C4"',
            'at = "C4", name = "A  B"',
            "line 5, position.units[1]: the name 'A  B' has blanks or line breaks too many",
        ),
        (
            MARMITAGES,
            'at = "C4"',
            'at = "C4", name = "A\\nB"',
            "line 5, position.units[1]: the name 'A\\nB' has blanks or",
        ),
        (
            MARMITAGES,
            '  { side = "defender"',
            '  { side = "attacker", kind = "tank", at = "C6", name = "1st inf" },\n  { side = "defender"',
            "line 3, position.units: two units of one side are called '1st inf', for those without a name are called by",
        ),
        (
            MARMITAGES,
            'at = "C4" },\n]',
            f'at = "C4" }},\n]\nattacker = {{ hand = {["2"] * 9} }}',
            "line 7, position.attacker.hand: Expected `array` of length <= 8",
        ),
        (MARMITAGES, '"C4"', '"C5"', "line 5, position.units[1].at: C5 is held by the enemy of this defender"),
        (WALTER, '"B2"', '"B6"', "line 8, position.units[1].at: B6 is held by the enemy of the french side"),
        (WALTER, 'at = "B6"', 'at = "B6", bases = 0', "line 7, position.units[0].bases: Expected `int` >= 1"),
        (
            WALTER,
            "turn = 1",
            'terrain = { swamp = ["B4"] }\nturn = 1',
            "line 3, position.terrain.swamp: Invalid enum value 'swamp'",
        ),
        (
            VIMY,
            'at = "1808"',
            'at = "1808", marks = ["engaged"]',
            "line 6, position.units[0].marks: 42 Bn cannot be engaged: it has no enemy in its hex",
        ),
        (BRETZEL, "[30, 30]", "[30, -1]", "line 5, position.units[1].at"),
        (
            BRETZEL,
            "[position]",
            "[position]\ndefender = { goods = { aa-4 = -1 } }",
            "line 3, position.defender.goods.aa-4: Expected",
        ),
        (VIMY, "turn = 5", "turn = 0", "line 4, position.turn: 1 is the first turn, 9 the last"),
        (VIMY, '"42 Bn"', '"42nd Bn"', "line 6, position.units[0].name: "),
        (VIMY, '"1808"', '"9999"', "line 6, position.units[0].at: "),
        (VIMY, 'at = "1808"', 'at = "1808", fixed_by = "9 MG"', "line 6, position.units[0].fixed_by: "),
        # A hint is a word that may stand there, and never the word that is refused.
        (
            VIMY,
            'at = "1808"',
            'at = "1808", facing = "xyz"',
            "line 6, position.units[0].facing: Invalid enum value 'xyz'. It can be: "
            "east, north-north-east, north-north-west, south-south-east, south-south-west, west.",
        ),
        (
            MARMITAGES,
            "[position]",
            '[position]\nin_hand = [{ side = "attacker", kind = "infantry", at = "C6" }]',
            "line 3, position.in_hand[0].at: Object contains unknown field `at`. It can be: attacking, defending, kind, ",
        ),
        (
            MARMITAGES,
            'at = "C4" },\n]',
            'at = "C4" },\n]\n[position.defender]\nhand = ["2"]',
            "line 7, position.defender: cards need the option 'cards'",
        ),
        (
            VIMY,
            'at = "1808"',
            'at = "1808", marks = ["second-trench"]',
            "line 6, position.units[0].marks: 'second-trench' needs the option 'secondary_trenches'",
        ),
        (
            VIMY + "[options]\nsecondary_trenches = true\n",
            'at = "1808"',
            'at = "1808", marks = ["second-trench"]',
            "line 6, position.units[0].marks: 1808 has no second trench: forbidden by secondary-trench",
        ),
        # The set-up is before turn 1.
        (
            MARMITAGES,
            "[position]",
            '[position]\nturn = 3\nphase = "bombard"',
            "line 3, position.turn: 'bombard' is part of",
        ),
        (BRETZEL, "[position]", '[position]\nturn = 3\nphase = "deploy"', "line 3, position.turn: 'deploy' is part of"),
        (VIMY, "turn = 5", 'turn = 5\nphase = "mine"', "line 4, position.turn: 'mine' is part of the set-up: write 1"),
        # The game would have been over before.
        (
            MARMITAGES,
            '  { side = "attacker", kind = "infantry", at = "C5" },\n',
            "",
            "line 2, position: the attacker has no unit",
        ),
        (
            WALTER,
            '  { side = "french", kind = "infantry", at = "B2" },\n',
            "",
            "line 2, position: the french side has no unit",
        ),
        (
            BRETZEL,
            '  { side = "defender", kind = "infantry", at = [30, 30] },\n',
            "",
            "line 2, position: the defender has no",
        ),
        # A phase of the set-up with nothing in hand: its side must decide and could do nothing.
        (VIMY, "turn = 5", 'turn = 1\nphase = "deploy"', "line 5, position.phase: nothing can be done in this phase"),
        (
            BRETZEL,
            "[position]",
            '[position]\nphase = "deploy"',
            "line 3, position.phase: nothing can be done in this phase",
        ),
        *(
            (
                text,
                at,
                f'{at}, marks = ["{mark}", "{mark}"]',
                f"line {line}, position.units[0].marks: '{mark}' is named twice",
            )
            for text, at, line, mark in (
                (MARMITAGES, 'at = "C5"', 4, "moved"),
                (WALTER, 'at = "B6"', 7, "moved"),
                (BRETZEL, "at = [30, 50]", 4, "activated"),
                (VIMY, 'at = "1808"', 6, "moved"),
            )
        ),
        *(
            (MARMITAGES, "\n]\n", f"\n]\n[position.defences]\n{defences}\n", f"line 8, position.defences.{message}")
            for defences, message in (
                ('C4 = ["wire", "moat"]\nC5 = ["moat"]', "C4[1]: Invalid enum value 'moat'"),
                ('C4 = "wire"\nC5 = ["moat"]', "C4: Expected `array`, got `str`"),
                ('K4 = ["wire"]', "K4: 'K4' is not on this map"),
            )
        ),
    ],
)
def test_a_mistake_is_told_by_its_line_and_key(text: str, old: str, new: str, message: str) -> None:
    assert old in text
    assert said(text.replace(old, new, 1)).startswith(f"case.grog, {message}")


@pytest.mark.parametrize(
    ("phase", "side", "at", "rule"),
    [
        ("deploy", "french", "B5", "defender-keeps-off"),
        ("deploy", "french", "C6", "defender-keeps-off"),
        ("deploy", "german", "B5", "attacker-in-his-first-row"),
        ("bombard", "french", "B5", "defender-keeps-off"),
        ("bombard", "german", "B5", "attacker-in-his-first-row"),
        ("move", "french", "B5", "defender-keeps-off"),
        ("attack", "french", "B5", "defender-keeps-off"),
    ],
)
def test_whoever_cannot_have_moved_yet_stands_where_he_deployed(phase: str, side: str, at: str, rule: str) -> None:
    """Walter Schnaffs § 4: the French defend, six rows deep, so rows 5 and 6 are those nearest to the German edge."""
    text = WALTER.replace('phase = "move"', f'phase = "{phase}"')
    if phase == "deploy":
        text = text.replace("turn = 1", "turn = 0") + 'in_hand = [{ side = "german", kind = "cavalry" }]\n'
    number, old = (0, "B6") if side == "german" else (1, "B2")
    text = text.replace(
        f'side = "{side}", kind = "infantry", at = "{old}"', f'side = "{side}", kind = "infantry", at = "{at}"'
    )
    assert f"position.units[{number}].at: {at} is forbidden by {rule}" in said(text)


def test_later_a_defender_may_have_moved_there() -> None:
    assert played(WALTER.replace("turn = 1", "turn = 2").replace('"B2"', '"C5"')).legal()


def test_what_the_battle_has_cost_and_the_gun_that_fixes_can_be_stated() -> None:
    """Vimy: the companies lost so far, and the machine gun that fixes a unit."""
    gun = '  { name = "1MG/R261", at = "1806" },'
    text = VIMY.replace('at = "1808" },', f'at = "1808", marks = ["fixed"], fixed_by = "1MG/R261" }},\n{gun}')
    text += "lost = { infantry = 3, others = 1, german = 2 }\n"
    battle = cast(Battle, played(text).state)
    assert [int(battle.stock[lost]) for lost in (INFANTRY_LOST, OTHERS_LOST, GERMANS_LOST)] == [3, 1, 2]
    names = battle.ground.names
    assert battle.fixed_by[names.index("42 Bn")] == names.index("1MG/R261")


# -- the head ----------------------------------------------------------------------------------------------------------
def test_a_missing_line_of_dashes_is_explained() -> None:
    text = 'game = "walter-schnaffs"\nscenario = "froeschwiller-1870"\nbegin\n'
    with pytest.raises(
        Mistake, match=re.escape("A line of three dashes, ---, must stand between the head and the actions")
    ):
        parse_record(text, "case.grog")


@pytest.mark.parametrize("body", ["", "[position]\nturn = 3\n"])
def test_an_unknown_game_is_named_with_a_position_and_without(body: str) -> None:
    said_of = said(f'game = "walter"\n{body}')
    assert said_of.startswith("case.grog, line 1, game: there is no game 'walter'. Did you mean 'walter-schnaffs'?")


def test_mistakes_that_have_no_key_name_the_file() -> None:
    text = 'game = "marmitages"\nscenario = "belleau-wood-1918"\n[options]\npoints = 80\n'
    assert said(text).startswith("case.grog")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (MARMITAGES, ["Attaquant", "Défenseur"]),
        (WALTER, ["Allemands", "Français"]),
        (BRETZEL, ["Attaquant", "Défenseur"]),
        (VIMY.replace('scenario = "hill-145-1917"\n', ""), ["Canadiens", "Allemands"]),
    ],
)
def test_the_sides_of_a_bare_position_have_french_names(text: str, names: list[str]) -> None:
    wording = Wording(played(text), "fr", viewer=-1)
    assert [wording.side(0), wording.side(1)] == names
