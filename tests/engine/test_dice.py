"""Dice: fair, reproducible, handed in."""

from __future__ import annotations

import pytest

from grognard.engine.dice import NeedDice, ScriptedDice, SeededDice, WatchedDice
from grognard.engine.mistakes import Mistake
from grognard.engine.verifiable import VerifiableDice, commitment, seal


def chi_squared(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


# The 99.99 % quantile of chi-squared with 5 and with 6 degrees of freedom: a fair die fails once in ten thousand seeds,
# and the seeds are fixed, so the tests below either always pass or always fail.
QUANTILE = {6: 25.74, 7: 27.86}


@pytest.mark.parametrize("sides", [6, 7])
@pytest.mark.parametrize("seed", [1, 2, 1914, 2**40 + 5])
def test_seeded_faces_are_equally_frequent(sides: int, seed: int) -> None:
    dice = SeededDice(seed)
    counts = [0] * sides
    for _ in range(60_000):
        counts[dice.roll(sides) - 1] += 1
    assert chi_squared(counts, 60_000 / sides) < QUANTILE[sides]


def test_no_modulo_bias_for_a_number_of_sides_near_the_word() -> None:
    """With three quarters of the word range as sides, modulo alone would show low faces twice as often."""
    dice = SeededDice(5)
    sides = 3 * 2**30
    low = sum(1 for _ in range(20_000) if dice.roll(sides) <= 2**30)
    assert 6_300 < low < 7_040  # a third, within five standard deviations; the bias would give half


def sfc32(seed: int, count: int) -> list[int]:
    """The published generator, written down again plainly."""
    mask = 0xFFFFFFFF
    a, b, c, counter = seed & mask, seed >> 32 & mask, 0x9E3779B9, 1
    words = []
    for _ in range(15 + count):
        word = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & mask
        c = ((c << 21 | c >> 11) & mask) + word & mask
        words.append(word)
    return words[15:]


@pytest.mark.parametrize("seed", [0, 1, 7, 123456789012345])
def test_the_same_seed_gives_the_same_words_everywhere(seed: int) -> None:
    dice = SeededDice(seed)
    assert [dice.word() for _ in range(500)] == sfc32(seed, 500)


def test_scripted_dice_ask_when_they_run_out() -> None:
    dice = ScriptedDice([3])
    assert dice.roll(6) == 3
    with pytest.raises(NeedDice) as need:
        dice.roll(3)
    assert (need.value.sides, need.value.given) == (3, 1)


def test_scripted_dice_refuse_an_impossible_face() -> None:
    with pytest.raises(Mistake, match="die 1 shows 7, but a 6-sided die shows 1 to 6"):
        ScriptedDice([7]).roll(6)


def test_watched_dice_keep_a_drawn_face_from_the_events() -> None:
    dice = WatchedDice(ScriptedDice([3, 5, 2]))
    dice.roll(6)
    dice.draw(6, 1)
    dice.roll(6)
    assert dice.faces == [3, 5, 2]
    assert dice.seen_by == [-1, 1, -1]
    assert dice.fresh_faces() == [3, 2]
    assert dice.fresh_faces() == []


# -- verifiable --------------------------------------------------------------------------------------------------------
SECRET = bytes(range(32))


def throws(secret: bytes = SECRET, game: str = "g", event: int = 1, given: tuple[str, ...] = ("a", "b")) -> list[int]:
    dice = VerifiableDice(secret, game, event, list(given))
    return [int(dice.roll(6)) for _ in range(40)]


def test_verifiable_throws_are_bound_to_everything_that_names_them() -> None:
    assert throws() == throws()
    assert throws() != throws(secret=bytes(32))
    assert throws() != throws(game="h")
    assert throws() != throws(event=2)
    assert throws() != throws(given=("a", "c"))


def test_verifiable_faces_are_equally_frequent() -> None:
    dice = VerifiableDice(SECRET, "g", 1, [])
    counts = [0] * 6
    for _ in range(30_000):
        counts[dice.roll(6) - 1] += 1
    assert chi_squared(counts, 5_000) < QUANTILE[6]


def test_a_seal_is_the_hash_of_the_contribution_as_text() -> None:
    # printf %s abc | sha256sum
    assert seal("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    # sha256 of the 32 bytes 00 01 … 1f, from any other tool: python3 -c 'print(bytes(range(32)).hex())' | xxd -r -p | sha256sum
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
