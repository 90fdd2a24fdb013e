"""What a player noted catches a record that was made up afterwards, whatever it says of itself."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from grognard.engine.dice import SeededDice
from grognard.engine.mistakes import Mistake
from grognard.engine.verifiable import VerifiableDice, commitment, seal
from grognard.table.dice_check import Noted, check_dice
from grognard.table.play import Play, new_play
from grognard.table.record import DiceHead, Record, fold, parse_record, write_record
from tests.table.test_record import HEAD, SECRET

DICE = DiceHead("t1", commitment(SECRET), SECRET.hex(), ["x", "y"], scheme=2, seals=[seal("x"), seal("y")])
NOTED = Noted(contribution="x", their_seal=seal("y"))


def made_up(contributions: list[str], numbers: list[int], **more: Any) -> tuple[Record, Play]:
    """A record whose dice follow from its own head, as anybody who knows the secret can write one."""
    play, chooser = new_play("marmitages", "belleau-wood-1918", {"start": "by-hand"}), SeededDice(1917)
    for number in numbers:
        legal = play.legal()
        dice = VerifiableDice(SECRET, "t1", number, contributions)
        play.act(play.game.write(play.state, legal[chooser.roll(len(legal)) - 1]), dice)
    dice_head = structs.replace(DICE, contributions=contributions, numbers=numbers, **more)
    record = parse_record(write_record(play, structs.replace(HEAD, dice=dice_head)), "the record")
    return record, fold(record)


NUMBERS = [1, 2, 3, 4]  # there are dice in the first already


def test_what_was_noted_agrees_with_an_honest_record() -> None:
    told = check_dice(*made_up(["x", "y"], NUMBERS), NOTED)
    assert told[0].endswith(" dice of table t1)")
    assert "(0 dice" not in told[0]  # the other tests would be blind
    assert told[4] == "the other side's contribution is the one whose fingerprint you noted"
    assert len(told) == 5


@pytest.mark.parametrize("scheme", [1, 2])
def test_another_contribution_beside_the_seal_that_was_noted_is_found(scheme: int) -> None:
    """Also where the record calls itself older than seals, so that its contributions are not compared with them."""
    forged = made_up(["x", "z"], NUMBERS, scheme=scheme)
    with pytest.raises(Mistake):
        check_dice(*forged, NOTED)


def test_a_contribution_of_a_side_that_sealed_nothing_is_found() -> None:
    """As of the computer, which the server could choose to go with the player's."""
    noted = Noted(contribution="x", their_seal="none")
    told = check_dice(*made_up(["x", ""], NUMBERS, seals=[seal("x"), ""]), noted)
    assert told[4] == "the other side contributed nothing, as you noted"
    forged = made_up(["x", "z"], NUMBERS, seals=[seal("x"), seal("z")])
    with pytest.raises(Mistake, match="fingerprint you noted"):
        check_dice(*forged, noted)


def test_gaps_in_the_numbers_are_told_and_those_that_go_back_are_a_mistake() -> None:
    for numbers, gaps in (([2, 3, 4], "1 gap "), ([1, 2, 7, 100], "2 gaps ")):
        assert f"not checked: {gaps}in the numbers" in check_dice(*made_up(["x", "y"], numbers), NOTED)[-1]
    backward = [5, 2, 3, 4]
    with pytest.raises(Mistake, match="do not increase"):
        check_dice(*made_up(["x", "y"], backward), NOTED)
