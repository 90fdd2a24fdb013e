"""Walter Schnaffs §5: who may move where; the streams and crossings of the rebuilt base."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, pack, target_of, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.places import OFF
from grognard.engine.squares import Direction
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.games.walter_schnaffs.base.thinning import rejoin
from grognard.games.walter_schnaffs.heavy_ground import gets_away
from grognard.games.walter_schnaffs.organisation import is_light
from grognard.games.walter_schnaffs.rules import (
    ARTILLERY_MOVE,
    CAVALRY_MOVE,
    ENEMY_HOLDS_IT,
    FIRED_GUN_STAYS,
    FIVE_IN_A_ZONE,
    GUNS_NEED_A_BRIDGE,
    HEAVY_GROUND_ON_THE_WAY,
    INFANTRY_MOVE,
    LIGHT_ARTILLERY_MOVE,
    MOVES_BY_SIDES,
    NO_WAY_THROUGH,
    NOT_YOURS,
    ONE_MOVE,
    SHAKEN_UNITS,
    STREAM_STOPS,
)
from grognard.games.walter_schnaffs.state import (
    ATTACKING,
    CAVALRY,
    FIRED,
    HEAVY,
    INFANTRY,
    LIMIT,
    MOVED,
    SHAKEN,
    STREAM,
    WIDTH,
    Battle,
    Zone,
)
from grognard.games.walter_schnaffs.vocabulary import DONE, EV_MOVED, MOVE


def leave_objection(b: Battle, unit: Unit) -> Rule:
    """Whether the unit can move at all."""
    if b.side[unit] != b.active or b.at[unit] < 0:
        return NOT_YOURS
    marks = b.marks[unit]
    if marks & SHAKEN:
        return SHAKEN_UNITS
    if marks & MOVED:
        return ONE_MOVE
    return FIRED_GUN_STAYS if marks & FIRED else ALLOWED


def direction_to(b: Battle, start: Zone, zone: Zone) -> Direction:
    """The side of a zone on which another lies; OFF when they share none."""
    for direction in range(i64(4)):
        if b.toward[start * 4 + direction] == zone:
            return direction
    return OFF


def step_objection(b: Battle, unit: Unit, start: Zone, direction: Direction) -> Rule:
    """Whether the unit may so much as set foot in the next zone."""
    if b.owner[b.toward[start * 4 + direction]] == 1 - b.side[unit]:
        return ENEMY_HOLDS_IT
    if b.is_gun(unit) and b.streams[start * 4 + direction] == STREAM:
        return GUNS_NEED_A_BRIDGE
    return ALLOWED


def move_objection(b: Battle, unit: Unit, zone: Zone) -> Rule:
    leaving = leave_objection(b, unit)
    if leaving != ALLOWED:
        return leaving
    start = b.at[unit]
    direction = direction_to(b, start, zone)
    way = ride_objection(b, unit, zone) if direction == OFF else step_objection(b, unit, start, direction)
    if way != ALLOWED:
        return way
    return ALLOWED if b.admits(unit, zone) else FIVE_IN_A_ZONE


def ride_objection(b: Battle, unit: Unit, zone: Zone) -> Rule:
    """The objection to a move of two zones, which only cavalry makes."""
    kind = b.kind[unit]
    if kind != CAVALRY:
        if is_diagonal(b.at[unit], zone):
            return MOVES_BY_SIDES
        return INFANTRY_MOVE if kind == INFANTRY else LIGHT_ARTILLERY_MOVE if is_light(kind) else ARTILLERY_MOVE
    if b.ground.squares.sides_apart(b.at[unit], zone) != 2:
        return CAVALRY_MOVE
    if b.owner[zone] == 1 - b.side[unit]:
        return ENEMY_HOLDS_IT
    if way_over(b, unit, zone) != OFF:
        return ALLOWED
    return bar_on_the_way(b, unit, zone)


def is_diagonal(start: Zone, zone: Zone) -> bool:
    """Whether two zones touch at a corner alone."""
    across, down = zone % WIDTH - start % WIDTH, zone // WIDTH - start // WIDTH
    return across * across == 1 and down * down == 1


def way_over(b: Battle, unit: Unit, zone: Zone) -> Zone:
    """The zone cavalry rides over, a friendly or full one too (CAVALRY_PASSES); enemies bar it, a stream stops it.

    Heavy ground is the last choice, and must have room: the die may keep it there (HEAVY_GROUND_ON_THE_WAY).
    """
    start = b.at[unit]
    heavy: Zone = OFF
    for direction in range(i64(4)):
        middle = b.toward[start * 4 + direction]
        if middle == OFF or direction_to(b, middle, zone) == OFF:
            continue
        if b.owner[middle] == 1 - b.side[unit] or b.streams[start * 4 + direction] == STREAM:
            continue
        if b.terrain[middle] != HEAVY:
            return middle
        if b.admits(unit, middle):
            heavy = middle
    return heavy


def bar_on_the_way(b: Battle, unit: Unit, zone: Zone) -> Rule:
    """What bars the zone between when it is not the enemy: the stream in front of it, or heavy ground without room."""
    start = b.at[unit]
    bar = NO_WAY_THROUGH
    for direction in range(i64(4)):
        middle = b.toward[start * 4 + direction]
        if middle != OFF and direction_to(b, middle, zone) != OFF and b.owner[middle] != 1 - b.side[unit]:
            bar = STREAM_STOPS if b.streams[start * 4 + direction] == STREAM else HEAVY_GROUND_ON_THE_WAY
    return bar


def move(b: Battle, unit: Unit, zone: Zone, dice: Dice) -> None:
    b.marks[unit] |= MOVED
    start = b.at[unit]
    if not gets_away(b, unit, dice):
        return
    if direction_to(b, start, zone) == OFF:
        middle = way_over(b, unit, zone)
        if b.terrain[middle] == HEAVY:
            march(b, unit, middle)
            if not gets_away(b, unit, dice):
                rejoin(b, unit)
                return
    march(b, unit, zone)
    rejoin(b, unit)


def march(b: Battle, unit: Unit, zone: Zone) -> None:
    b.note(EV_MOVED, side=b.side[unit], unit=unit, origin=b.at[unit], target=zone)
    b.lift(unit, zone)
    b.place(unit, zone)


class Moving(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([MOVE, DONE])

    def side(self, b: Battle) -> Side:
        return b.active

    def asks(self, b: Battle, dice: Dice) -> bool:
        return True

    def offer(self, b: Battle, choices: Choices) -> None:
        """For speed each unit is judged once, and only the zones at each distance are tried; move_objection measures it.
        Whether enemies hold a zone beside it is asked once, by step_objection."""
        choices.offer(pack(DONE))
        for unit in range(b.units()):
            if b.side[unit] == b.active and leave_objection(b, unit) == ALLOWED:
                start = b.at[unit]
                for direction in range(i64(4)):
                    zone = b.toward[start * 4 + direction]
                    if zone == OFF or (b.stack[zone] >= LIMIT and not b.merges_in(unit, zone)):
                        continue
                    if step_objection(b, unit, start, direction) == ALLOWED:
                        choices.offer(pack(MOVE, unit=unit, target=zone))
                if b.kind[unit] == CAVALRY:
                    for zone in b.two_away[start]:
                        if b.admits(unit, zone) and way_over(b, unit, zone) != OFF:
                            choices.offer(pack(MOVE, unit=unit, target=zone))

    def objection(self, b: Battle, action: Action) -> Rule:
        return ALLOWED if verb_of(action) == DONE else move_objection(b, unit_of(action), target_of(action))

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == DONE:
            b.phase = ATTACKING
        else:
            move(b, unit_of(action), target_of(action), dice)
