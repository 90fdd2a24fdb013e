"""Walter Schnaffs §8: the two lists of points of an attack, and the dice they give. What leads to it is in base/battle.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.dice import Dice, chart
from grognard.engine.places import OFF
from grognard.engine.squares import opposite
from grognard.engine.state import Side, Unit
from grognard.engine.tally import Tally
from grognard.games.walter_schnaffs.bombardment import is_cover
from grognard.games.walter_schnaffs.movement import direction_to
from grognard.games.walter_schnaffs.organisation import is_fresh, loads_by_the_muzzle
from grognard.games.walter_schnaffs.rules import (
    ATTACK_ACROSS_A_STREAM,
    ATTACK_FLANK_SUPPORT,
    ATTACK_INTO_COVER,
    ATTACK_PROFESSIONALS,
    ATTACK_REAR_SUPPORT,
    ATTACK_RESERVISTS,
    DEFENCE_BREECH_LOADERS,
    DEFENCE_CAVALRY,
    DEFENCE_EARLIER_ATTACKS,
    DEFENCE_FLANK_SUPPORT,
    DEFENCE_MITRAILLEUSES,
    DEFENCE_MODERN_RIFLES,
    DEFENCE_MUZZLE_LOADERS,
    DEFENCE_OTHER_RIFLES,
    DEFENCE_PROFESSIONALS,
    DEFENCE_REAR_SUPPORT,
    DEFENCE_RESERVISTS,
    DEFENCE_STREAM,
    FRESH_CAVALRY,
    FRESH_INFANTRY,
    OTHER_UNITS,
    WORN_CAVALRY,
    WORN_INFANTRY,
)
from grognard.games.walter_schnaffs.state import (
    ATTACKED,
    CAVALRY,
    FIRED,
    HELD_BACK,
    INFANTRY,
    MITRAILLEUSE,
    MODERN,
    PROFESSIONAL,
    RESERVIST,
    SHAKEN,
    STREAM,
    Battle,
    Zone,
)

MODERN_FIRE: Final = chart(3, 3, 4, 4, 5, 5)  # 1d3 + 2
MITRAILLEUSE_FIRE: Final = chart(1, 2, 3, 4, 5, 6)


# -- who takes part --------------------------------------------------------------------------------------------------
def attacks(b: Battle, unit: Unit) -> bool:
    """Whether a unit of the attacking zone goes forward: infantry and cavalry not spent, shaken or held back."""
    return not b.is_gun(unit) and b.marks[unit] & (ATTACKED | SHAKEN | HELD_BACK) == 0


def takes_part(b: Battle, unit: Unit, side: Side) -> bool:
    """Whether a unit counts, and can be lost, in the attack under way: all of both zones but guns that fired this turn."""
    if side == b.active:
        return b.at[unit] == b.origin and b.marks[unit] & FIRED == 0  # FIRED_GUN_COUNTS_NOTHING
    return b.at[unit] == b.target


# -- the attacker's list -----------------------------------------------------------------------------------------------
def attack_points(b: Battle, tally: Tally) -> None:
    reservists: i64 = 0
    for unit in range(b.units()):
        if takes_part(b, unit, b.active):
            if attacks(b, unit):
                attacker_points(b, unit, tally)
                if b.quality[unit] == RESERVIST:
                    reservists += 1
            else:
                tally.add(OTHER_UNITS, 1)
    direction = direction_to(b, b.origin, b.target)
    if infantry_in(b, b.toward[b.origin * 4 + opposite(direction)], b.active) >= 2:
        tally.add(ATTACK_REAR_SUPPORT, 3)
    tally.add(ATTACK_FLANK_SUPPORT, flanks(b, b.origin, direction, b.active))
    if b.streams[b.origin * 4 + direction] == STREAM:
        tally.add(ATTACK_ACROSS_A_STREAM, -2)
    if half_professional(b, b.active):
        tally.add(ATTACK_PROFESSIONALS, 2)
    tally.add(ATTACK_RESERVISTS, -min(reservists, 3))
    if is_cover(b.terrain[b.target]):
        tally.add(ATTACK_INTO_COVER, -3)


def attacker_points(b: Battle, unit: Unit, tally: Tally) -> None:
    fresh = is_fresh(b, unit)
    if b.kind[unit] == INFANTRY:
        if fresh:
            tally.add(FRESH_INFANTRY, 4)
        else:
            tally.add(WORN_INFANTRY, 2)
    elif fresh:
        tally.add(FRESH_CAVALRY, 3)
    else:
        tally.add(WORN_CAVALRY, 1)


# -- the defender's list -----------------------------------------------------------------------------------------------
def defence_points(b: Battle, dice: Dice, tally: Tally) -> None:
    defender = 1 - b.active
    reservists: i64 = 0
    for unit in range(b.units()):
        if b.at[unit] == b.target:
            defender_points(b, unit, dice, tally)
            if b.quality[unit] == RESERVIST:
                reservists += 1
    direction = direction_to(b, b.target, b.origin)
    if half_professional(b, defender):
        tally.add(DEFENCE_PROFESSIONALS, 2)
    tally.add(DEFENCE_FLANK_SUPPORT, 2 * flanks(b, b.target, direction, defender))
    if b.streams[b.target * 4 + direction] > 0:  # with a bridge or without
        tally.add(DEFENCE_STREAM, 2)
    if infantry_in(b, b.toward[b.target * 4 + opposite(direction)], defender) >= 2:
        tally.add(DEFENCE_REAR_SUPPORT, 3)
    tally.add(DEFENCE_RESERVISTS, -min(reservists, 2))
    tally.add(DEFENCE_EARLIER_ATTACKS, -2 * min(b.struck[b.target] - 1, 3))


def defender_points(b: Battle, unit: Unit, dice: Dice, tally: Tally) -> None:
    kind = b.kind[unit]
    if kind == INFANTRY:
        if b.rifle[unit] == MODERN:
            tally.roll(DEFENCE_MODERN_RIFLES, MODERN_FIRE, dice)  # MODERN_RIFLES_DIE: once each
        else:
            tally.add(DEFENCE_OTHER_RIFLES, 2)
    elif kind == CAVALRY:
        tally.add(DEFENCE_CAVALRY, 1)
    elif kind == MITRAILLEUSE:
        tally.roll(DEFENCE_MITRAILLEUSES, MITRAILLEUSE_FIRE, dice)
    elif loads_by_the_muzzle(kind):
        tally.add(DEFENCE_MUZZLE_LOADERS, 2)
    else:
        tally.add(DEFENCE_BREECH_LOADERS, 3)


# -- supports ----------------------------------------------------------------------------------------------------------
def infantry_in(b: Battle, zone: Zone, side: Side) -> i64:
    """SUPPORT_BEHIND: infantry units of a side in the zone behind, as the attack runs."""
    if zone == OFF or b.owner[zone] != side:
        return 0
    found: i64 = 0
    for unit in range(b.units()):
        if b.at[unit] == zone and b.kind[unit] == INFANTRY:
            found += 1
    return found


def flanks(b: Battle, zone: Zone, facing: i64, side: Side) -> i64:
    """SUPPORT_ON_THE_FLANKS: of the two zones to the sides, as the attack runs, those with two friendly units or more."""
    held: i64 = 0
    for turn in range(i64(1), i64(4), i64(2)):
        flank = b.toward[zone * 4 + ((facing + turn) & 3)]
        if flank != OFF and b.owner[flank] == side and b.stack[flank] >= 2:
            held += 1
    return held


def half_professional(b: Battle, side: Side) -> bool:
    """HALF_OF_THOSE_THAT_COUNT are professional, or more."""
    count: i64 = 0
    professionals: i64 = 0
    for unit in range(b.units()):
        if takes_part(b, unit, side):
            count += 1
            if b.quality[unit] == PROFESSIONAL:
                professionals += 1
    return professionals > 0 and 2 * professionals >= count


def dice_for(points: i64) -> i64:
    """DICE_BY_FIVES: one for every five points or part of five; NO_DICE_FOR_NOTHING."""
    return (points + 4) // 5 if points > 0 else 0
