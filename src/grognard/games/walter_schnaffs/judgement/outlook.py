"""Walter Schnaffs: what a zone is worth to hold, to leave and to attack from, by rules of thumb, in hundredths of a base."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.places import OFF
from grognard.engine.state import Side, Unit
from grognard.games.walter_schnaffs.base.turning import turns_the_enemy
from grognard.games.walter_schnaffs.bombardment import is_cover
from grognard.games.walter_schnaffs.movement import direction_to
from grognard.games.walter_schnaffs.organisation import is_fresh, loads_by_the_muzzle
from grognard.games.walter_schnaffs.state import (
    CAVALRY,
    HILL,
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

GUN_TARGET: Final[i64] = 20
POINT: Final[i64] = 200  # a victory point, against 100 for a base
HELD: Final[i64] = 250  # a zone, to the defender
TAKEN: Final[i64] = 100  # and to the attacker, who has farther to go
ROW: Final[i64] = 3 * POINT  # a unit of the attacker's on the last row when the game ends
THROW: Final[i64] = 35  # off the countdown at the end of a turn, in tenths
# In per cent, found by playing many games against others:
FAR_PROMISE: Final[i64] = 35  # of an attack that needs a march first
ZONE_AT_STAKE: Final[i64] = 70  # of what a zone in danger is worth


# -- what units are worth in a fight, in tenths of a point -----------------------------------------------------------------
def striking(b: Battle, unit: Unit) -> i64:
    """What a unit adds to an attack of its zone."""
    if b.is_gun(unit) or b.marks[unit] & SHAKEN:
        return 10
    worth: i64 = 30 if b.kind[unit] == CAVALRY else 40
    if not is_fresh(b, unit):
        worth -= 20
    return worth + quality_worth(b, unit)


def defending(b: Battle, unit: Unit) -> i64:
    """What a unit adds to the defence of its zone."""
    kind = b.kind[unit]
    worth: i64 = 30
    if kind == INFANTRY:
        worth = 40 if b.rifle[unit] == MODERN else 20
    elif kind == CAVALRY:
        worth = 10
    elif kind == MITRAILLEUSE:
        worth = 35
    elif loads_by_the_muzzle(kind):
        worth = 20
    return worth + quality_worth(b, unit)


def quality_worth(b: Battle, unit: Unit) -> i64:
    if b.quality[unit] == PROFESSIONAL:
        return 5
    return -5 if b.quality[unit] == RESERVIST else 0


class Stack:
    """The units of a zone, summed up."""

    def __init__(self) -> None:
        self.striking: i64 = 0
        self.defending: i64 = 0
        self.bases: i64 = 0
        self.units: i64 = 0
        self.foot: i64 = 0  # infantry units: support for the zone in front
        self.guns: i64 = 0

    def add(self, b: Battle, unit: Unit, sign: i64) -> None:
        self.striking += sign * striking(b, unit)
        self.defending += sign * defending(b, unit)
        self.bases += sign * b.bases[unit]
        self.units += sign
        if b.kind[unit] == INFANTRY:
            self.foot += sign
        elif b.is_gun(unit):
            self.guns += sign


class Outlook:
    """The whole table at a glance."""

    def __init__(self, b: Battle) -> None:
        self.stacks = [Stack() for _ in range(b.zones())]
        for unit in range(b.units()):
            if b.at[unit] >= 0:
                self.stacks[b.at[unit]].add(b, unit, 1)
        self.left = turns_left(b)

    def move(self, b: Battle, unit: Unit, sign: i64, zone: Zone) -> None:
        self.stacks[zone].add(b, unit, sign)


def turns_left(b: Battle) -> i64:
    """How many more turns of the attacker's are to be expected, the present one not counted."""
    return 10 * max(b.countdown - 1, 0) // THROW if b.countdown > 0 else 6


# -- zones -----------------------------------------------------------------------------------------------------------------
def pull(b: Battle, outlook: Outlook, unit: Unit, zone: Zone) -> i64:
    """What a unit changes by standing in a zone; it may be there already or not."""
    there = b.at[unit] == zone
    outlook.move(b, unit, -1 if there else 1, zone)
    one = zone_worth(b, outlook, b.side[unit], zone)
    outlook.move(b, unit, 1 if there else -1, zone)
    two = zone_worth(b, outlook, b.side[unit], zone)
    return (two - one if there else one - two) + way_worth(b, outlook, unit, zone)


def zone_worth(b: Battle, outlook: Outlook, side: Side, zone: Zone) -> i64:
    """Held ground, a threat to the enemy, and what the enemy can do to it."""
    stack = outlook.stacks[zone]
    if stack.units == 0:
        return 0
    worth: i64 = 0
    if stack.bases >= 2 and b.half_of(zone) != b.attacker:
        worth = HELD if side != b.attacker else TAKEN
    return worth + promise(b, outlook, side, zone) - danger(b, outlook, side, zone)


def way_worth(b: Battle, outlook: Outlook, unit: Unit, zone: Zone) -> i64:
    """Where on the table a unit of its side wants to be, whoever else is there."""
    side = b.side[unit]
    worth: i64 = 15 if b.is_gun(unit) and b.terrain[zone] == HILL else 0
    if is_cover(b.terrain[zone]):
        worth += 10
    if side == b.attacker:
        return worth + march_worth(b, outlook, unit, zone)
    row = b.row_from_edge(zone, side)
    if row > 3:
        return worth - 60 * (row - 3)
    if row == 1 and outlook.stacks[zone].units - (1 if b.at[unit] == zone else 0) == 0:
        worth += 120 + corner_worth(b, zone)  # a unit there bars the row that counts most
    return worth


def corner_worth(b: Battle, zone: Zone) -> i64:
    """The corners are where a turning movement wants to come in."""
    return 150 if turns_the_enemy(b) and b.on_side_edge(zone) else 0


def march_worth(b: Battle, outlook: Outlook, unit: Unit, zone: Zone) -> i64:
    """The nearer to the last row, the surer its points; less where time runs out."""
    away = b.row_from_edge(zone, 1 - b.attacker) - 1
    if b.kind[unit] == CAVALRY:
        away = (away + 1) // 2
    worth = ROW
    for step in range(away):
        worth = worth * (8 if step < outlook.left else 5) // 10
    return worth


# -- fights ----------------------------------------------------------------------------------------------------------------
def promise(b: Battle, outlook: Outlook, side: Side, zone: Zone) -> i64:
    """The best attack that starts here, roughly; and targets for guns."""
    best: i64 = 0
    stack = outlook.stacks[zone]
    for near in b.beside[zone]:
        if b.owner[near] == 1 - side:
            if stack.units > stack.guns:
                best = max(best, attack_glance(b, outlook, side, zone, near))
            best = max(best, GUN_TARGET * min(stack.guns, 3))
    if best == 0 and stack.units > stack.guns:
        for far in b.two_away[zone]:
            if b.owner[far] == 1 - side:
                best = max(best, (stack.striking - outlook.stacks[far].defending) * FAR_PROMISE // 100)
    return best


def attack_glance(b: Battle, outlook: Outlook, side: Side, zone: Zone, target: Zone) -> i64:
    strike = outlook.stacks[zone].striking + across(b, outlook, side, zone, target)
    stand = outlook.stacks[target].defending
    gain = (strike - stand) * 2 + stake(b, outlook, 1 - side, target) // 4
    return max(gain * 2 if side == b.attacker else gain, 0)  # he has no time to lose


def across(b: Battle, outlook: Outlook, side: Side, zone: Zone, target: Zone) -> i64:
    """Ground and support for an attack, in tenths of a point."""
    direction = direction_to(b, zone, target)
    points: i64 = -30 if is_cover(b.terrain[target]) else 0
    if b.streams[zone * 4 + direction] == STREAM:
        points -= 40  # two less to attack with, two more to defend with
    elif b.streams[zone * 4 + direction] > 0:
        points -= 20
    behind = b.toward[zone * 4 + ((direction + 2) & 3)]
    if behind != OFF and b.owner[behind] == side and outlook.stacks[behind].foot >= 2:
        points += 30
    beyond = b.toward[target * 4 + direction]
    if beyond != OFF and b.owner[beyond] == 1 - side and outlook.stacks[beyond].foot >= 2:
        points -= 30
    return points


def danger(b: Battle, outlook: Outlook, side: Side, zone: Zone) -> i64:
    """What the enemy's attacks on a zone cost: bases for bases, and the zone if he is the stronger."""
    best: i64 = 0
    more: i64 = 0
    for near in b.beside[zone]:
        if b.owner[near] == 1 - side:
            enemy = outlook.stacks[near]
            if enemy.units > enemy.guns:
                strike = enemy.striking + across(b, outlook, 1 - side, near, zone)
                if strike > best:
                    more = best
                    best = strike
                else:
                    more = max(more, strike)
    if best <= 0:
        return 0
    over = best + more // 2 - outlook.stacks[zone].defending
    if over <= -30:
        return 0
    lose_zone = min(max(35 + over // 2, 5), 90)  # per cent
    return max(over * 2, 0) + lose_zone * ZONE_AT_STAKE * stake(b, outlook, side, zone) // 10000


def stake(b: Battle, outlook: Outlook, side: Side, zone: Zone) -> i64:
    """What a side loses with a zone it is driven out of; more as the end comes near."""
    stack = outlook.stacks[zone]
    worth: i64 = 40
    if b.half_of(zone) != b.attacker and stack.bases >= 2:
        worth += POINT
    if b.row_from_edge(zone, 1 - b.attacker) == 1:
        worth += ROW // 2 * stack.units if side == b.attacker else ROW // 2 + 80 * stack.units
    near_end = max(100 - 10 * outlook.left, 40)
    return worth * near_end // 100
