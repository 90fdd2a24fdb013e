"""Rebuilt: the countdown, the points of both sides and what the attacker needs by his level."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.dice import Dice
from grognard.engine.game import Outcome, Reckoning
from grognard.engine.state import NOBODY, Side
from grognard.engine.tally import Tally
from grognard.games.walter_schnaffs.levels import ADVANCE, NACH_PARIS
from grognard.games.walter_schnaffs.rules import (
    COUNTDOWN,
    POINTS_FOR_BASES,
    POINTS_FOR_THE_LAST_ROW,
    POINTS_FOR_ZONES,
    SIDE_GONE,
    VICTORY_BY_LEVEL,
    VICTORY_GRADES,
)
from grognard.games.walter_schnaffs.state import (
    CLEAR,
    DECISIVE,
    DESTROYED,
    GRADES,
    IN_HAND,
    KEPT,
    LEVEL,
    LOST_BASES,
    NARROW,
    OVER,
    RUNNING,
    Battle,
    Zone,
)
from grognard.games.walter_schnaffs.vocabulary import EV_COUNTDOWN, EV_ENDED, EV_POINTS

START: Final[i64] = 21


# -- points ------------------------------------------------------------------------------------------------------------
def victory_points(b: Battle, side: Side, tally: Tally) -> None:
    """What a side's position and the enemy's losses are worth to it, if the game ended now."""
    defender = 1 - b.attacker
    if side == b.attacker:
        tally.add(POINTS_FOR_THE_LAST_ROW, 3 * units_on_last_row(b))
    tally.add(POINTS_FOR_ZONES, zones_held(b, side, defender))
    tally.add(POINTS_FOR_BASES, points_lost(b, 1 - side))


def points_lost(b: Battle, side: Side) -> i64:
    """What a side's lost bases are worth to the other."""
    return b.stock[LOST_BASES + side] // 3


def units_on_last_row(b: Battle) -> i64:
    defender = 1 - b.attacker
    found: i64 = 0
    for unit in range(b.units()):
        if b.side[unit] == b.attacker and b.at[unit] >= 0 and b.row_from_edge(b.at[unit], defender) == 1:
            found += 1
    return found


def zones_held(b: Battle, side: Side, half: Side) -> i64:
    held: i64 = 0
    for zone in range(b.zones()):
        if b.half_of(zone) == half and b.owner[zone] == side and is_held(b, zone):
            held += 1
    return held


def is_held(b: Battle, zone: Zone) -> bool:
    """HELD_ZONE: by two bases or more in all."""
    bases: i64 = 0
    for unit in range(b.units()):
        if b.at[unit] == zone:
            bases += b.bases[unit]
    return bases >= 2


def points_of(b: Battle, side: Side) -> i64:
    tally = Tally()
    victory_points(b, side, tally)
    return tally.total


# -- who has won -------------------------------------------------------------------------------------------------------
def quarters_needed(level: i64) -> i64:
    """VICTORY_BY_LEVEL: what the attacker needs of the defender's points, in quarters."""
    if level == NACH_PARIS:
        return 6
    return 5 if level == ADVANCE else 4


def needed_by_attacker(b: Battle) -> i64:
    """What he needs if the game ended now, in quarters of a point."""
    return quarters_needed(b.stock[LEVEL + b.attacker]) * points_of(b, 1 - b.attacker)


def suffices(b: Battle, points: i64, against: i64) -> bool:
    """Whether the attacker has won by these points: what he needs by his level, and more than the other."""
    return 4 * points >= quarters_needed(b.stock[LEVEL + b.attacker]) * against and points > against


def judge(b: Battle) -> None:
    """VICTORY_GRADES: by how far the attacker is above or below what he needs."""
    points = points_of(b, b.attacker)
    against = points_of(b, 1 - b.attacker)
    have = 4 * points
    need = needed_by_attacker(b)
    if suffices(b, points, against):
        b.winner = b.attacker
        b.grade = DECISIVE if have >= 2 * need else CLEAR if 2 * have >= 3 * need else NARROW
    else:
        b.winner = 1 - b.attacker
        b.grade = NARROW
        if against > 0:  # with nothing on either side he has but held
            b.grade = DECISIVE if 2 * have <= need else CLEAR if 3 * have <= 2 * need else NARROW


def close_by_points(b: Battle) -> None:
    for k in range(i64(2)):
        side = b.attacker if k == 0 else 1 - b.attacker
        tally = b.tally()
        victory_points(b, side, tally)
        b.note(EV_POINTS, side=side, amount=tally.total, tally=tally)
    judge(b)
    close(b)


def close(b: Battle) -> None:
    b.phase = OVER
    b.decider = NOBODY
    b.note(EV_ENDED, side=b.winner, amount=b.grade, rule=deciding_rule(b))


def deciding_rule(b: Battle) -> i64:
    if b.grade == DESTROYED:
        return SIDE_GONE
    return VICTORY_BY_LEVEL if b.grade == NARROW else VICTORY_GRADES


def is_gone(b: Battle, side: Side) -> bool:
    """SIDE_GONE: nothing on the table and nothing to come."""
    for unit in range(b.units()):
        if b.side[unit] == side:
            if b.at[unit] >= 0 or b.at[unit] == IN_HAND or b.at[unit] == KEPT or b.absent[unit] > 0:
                return False
    return True


def somebody_is_gone(b: Battle) -> bool:
    """Closes the game when a side is gone; the attacker loses if both are."""
    for k in range(i64(2)):
        side = b.attacker if k == 0 else 1 - b.attacker
        if is_gone(b, side):
            b.winner = 1 - side
            b.grade = DESTROYED
            close(b)
            return True
    return False


def time_is_up(b: Battle, dice: Dice) -> bool:
    """COUNTDOWN: a die off 21 at the end of each of the defender's turns; at 0 the game ends."""
    b.countdown = max(b.countdown - dice.roll(6), 0)
    b.note(EV_COUNTDOWN, amount=b.countdown, rule=COUNTDOWN)
    return b.countdown == 0


def outcome(b: Battle) -> Outcome | None:
    """The scores are the victory points of both sides."""
    if b.grade == RUNNING:
        return None
    scores = [int(points_of(b, side)) for side in range(2)]
    return Outcome(b.winner, GRADES[b.grade], scores, deciding_rule(b))


def reckoning(b: Battle) -> Reckoning:
    defender = 1 - b.attacker
    terms = {
        "last-row": int(units_on_last_row(b)),
        "attacker-zones": int(zones_held(b, b.attacker, defender)),
        "defender-zones": int(zones_held(b, defender, defender)),
        "defender-losses": int(points_lost(b, defender)),
        "attacker-losses": int(points_lost(b, b.attacker)),
    }
    sides = [{"lost": int(b.stock[LOST_BASES + side]), "points": int(points_of(b, side))} for side in range(2)]
    gone = b.grade == DESTROYED
    ended, needed = ("side-gone", 0) if gone else ("countdown", least_to_win(b))
    return Reckoning(ended, what_decided(b), needed, terms, sides)


def least_to_win(b: Battle) -> int:
    """The fewest points with which the attacker would have won."""
    against = int(points_of(b, 1 - b.attacker))
    return max(-(-int(needed_by_attacker(b)) // 4), against + 1)


def what_decided(b: Battle) -> str:
    """The ground, if it alone would have given the same winner; else the losses."""
    if b.grade == DESTROYED:
        return "destroyed"
    defender = 1 - b.attacker
    taken = points_of(b, b.attacker) - points_lost(b, defender)
    kept = points_of(b, defender) - points_lost(b, b.attacker)
    enough_ground = suffices(b, taken, kept)
    if b.winner == b.attacker:
        return "ground-taken" if enough_ground else "losses-inflicted"
    return "losses-suffered" if enough_ground else "ground-kept"
