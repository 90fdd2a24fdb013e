"""Checking the dice of a record: that they follow from what was published, and from what a player noted meanwhile.

A record that agrees with itself proves nothing to somebody who noted nothing: a whole record can be made up. Every line of
the answer says what was checked, or what was not and what is missing for it.
"""

from __future__ import annotations

from itertools import pairwise

from msgspec import Struct

from grognard.engine.mistakes import Mistake
from grognard.engine.verifiable import VerifiableDice, commitment, seal
from grognard.table.play import Play
from grognard.table.record import DiceHead, Record

SCHEMES = (1, 2)
NOTHING = "none"  # noted of a side that sealed nothing, as the computer


class Noted(Struct):
    """What a player noted while the game was played; None for what he did not."""

    commitment: str | None = None
    contribution: str | None = None
    their_seal: str | None = None


def check_dice(record: Record, play: Play, noted: Noted) -> list[str]:
    """What was checked and what was not. Mistake at the first thing that is wrong."""
    dice = record.head.dice
    if dice is None:
        return ["the record says nothing of how its dice were made: they cannot be checked"]
    if dice.scheme not in SCHEMES:
        raise Mistake(f"{record.source}: dice of scheme {dice.scheme}, which this version of Grognard does not know")
    if not dice.secret:
        return ["the secret of the dice is not yet published: check again when the game is over"]
    thrown = check_faces(record, play, dice, read_secret(record, dice))
    return [
        f"every die is the one its secret makes ({thrown} dice of table {dice.game})",
        check_commitment(record, dice, noted.commitment),
        check_seals(record, dice, thrown),
        check_contribution(record, dice, noted.contribution),
        check_their_seal(record, dice, thrown, noted.their_seal),
        *told_of_numbers(dice),
    ]


def read_secret(record: Record, dice: DiceHead) -> bytes:
    try:
        secret = bytes.fromhex(dice.secret)
    except ValueError:
        raise Mistake(f"{record.source}: the secret is not hexadecimal") from None
    if commitment(secret) != dice.commitment:
        raise Mistake(f"{record.source}: the secret does not fit the commitment published before the first roll")
    return secret


def check_faces(record: Record, play: Play, dice: DiceHead, secret: bytes) -> int:
    numbers = dice.numbers or [entry.number for entry in play.log]
    if len(numbers) != len(play.log):
        raise Mistake(f"{record.source}: the head gives {len(numbers)} numbers for {len(play.log)} actions")
    if any(later <= earlier for earlier, later in pairwise(numbers)):
        raise Mistake(f"{record.source}: the numbers of the actions do not increase")
    for number, entry, line in zip(numbers, play.log, record.lines, strict=True):
        source = VerifiableDice(secret, dice.game, number, dice.contributions)
        made = [int(source.roll(sides)) for sides in entry.sides]
        if made != entry.faces:
            raise Mistake(f"{record.source}, line {line.number}: the dice show {entry.faces}, the secret makes {made}")
    return sum(len(entry.faces) for entry in play.log)


def told_of_numbers(dice: DiceHead) -> list[str]:
    """A throw follows from its number: somebody who makes a record up could choose between throws by leaving numbers out."""
    gaps = sum(later > earlier + 1 for earlier, later in pairwise([0, *dice.numbers]))
    told = f"not checked: {gaps} gap{'s' if gaps > 1 else ''} in the numbers of the actions"
    return [f"{told}: only actions that were taken back, or secret ones, leave any"] if gaps else []


def check_commitment(record: Record, dice: DiceHead, noted: str | None) -> str:
    if noted is None:
        return (
            "not checked: that the secret was fixed before the game; give its fingerprint, as shown then: --commitment"
        )
    if noted.strip().lower() != dice.commitment:
        raise Mistake(f"{record.source}: the secret is not the one whose fingerprint you noted, {noted}")
    return "the secret is the one whose fingerprint you noted"


def check_seals(record: Record, dice: DiceHead, thrown: int) -> str:
    if dice.scheme == 1:
        return "not checked: that no contribution was chosen to go with another; the game is older than seals"
    if len(dice.seals) != len(dice.contributions):
        raise Mistake(f"{record.source}: {len(dice.contributions)} contributions, but {len(dice.seals)} seals")
    for sealed, contribution in zip(dice.seals, dice.contributions, strict=True):
        unopened = not contribution and not thrown  # the game ended before anything was opened
        if not unopened and sealed != (seal(contribution) if sealed else contribution):
            raise Mistake(f"{record.source}: the contribution '{contribution}' is not the one that was sealed")
    return "every contribution is the one the record says was sealed"


def check_contribution(record: Record, dice: DiceHead, noted: str | None) -> str:
    if noted is None:
        return "not checked: that your contribution was used; give it with --contribution"
    if not noted.strip() or noted.strip() not in dice.contributions:
        raise Mistake(f"{record.source}: your contribution, {noted}, is not among those the dice were made from")
    return "your contribution is among those the dice were made from"


def check_their_seal(record: Record, dice: DiceHead, thrown: int, noted: str | None) -> str:
    """Checks the contributions themselves, whatever the record says of their seals."""
    if noted is None:
        return "not checked: that the other side's contribution was sealed before yours was opened: --their-seal"
    wanted = noted.strip().lower()
    used = [seal(contribution) if contribution else NOTHING for contribution in dice.contributions]
    if wanted not in (used if thrown else [*used, *dice.seals]):
        raise Mistake(f"{record.source}: no contribution has the fingerprint you noted of the other side's, {noted}")
    if wanted == NOTHING:
        return "the other side contributed nothing, as you noted"
    return "the other side's contribution is the one whose fingerprint you noted"
