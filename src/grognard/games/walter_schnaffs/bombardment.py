"""Walter Schnaffs §7: guns that neither move nor attack fire at zones; there are no barrages (NO_BARRAGES)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import Choices, pack
from grognard.engine.dice import Dice, chart
from grognard.engine.places import OFF
from grognard.engine.state import ALLOWED, Rule, Unit
from grognard.engine.tally import Tally
from grognard.games.walter_schnaffs.organisation import fires_percussion, is_light
from grognard.games.walter_schnaffs.rules import (
    BREECH_FIRE,
    COVER_SAVE,
    GUN_FIRES_ONCE,
    HEAVY_SHORT_FIRE,
    LIGHT_SHORT_FIRE,
    LINE_OF_FIRE,
    LONG_FIRE,
    MOVED_GUN_IS_SILENT,
    NOBODY_TO_SHELL,
    NOT_YOURS,
    ONLY_GUNS_FIRE,
    PERCUSSION_SAVE,
    SHORT_RANGE_ONLY,
    TWO_ZONES_AT_MOST,
)
from grognard.games.walter_schnaffs.state import (
    ATTACKED,
    BREECH,
    BUILDINGS,
    DUE_SHELLS,
    FIRED,
    HILL,
    LIGHT_BRONZE,
    LOSING,
    LOST,
    MITRAILLEUSE,
    MOVED,
    SOFT,
    WOOD,
    Battle,
    Zone,
)
from grognard.games.walter_schnaffs.vocabulary import BOMBARD, DONE, EV_BOMBARDED

ON_SIX: Final = chart(0, 0, 0, 0, 0, 1)
ON_FIVE: Final = chart(0, 0, 0, 0, 1, 1)
ON_FOUR: Final = chart(0, 0, 0, 1, 1, 1)
SAVED_ON_FIVE: Final = chart(0, 0, 0, 0, -1, -1)
SAVED_ON_FOUR: Final = chart(0, 0, 0, -1, -1, -1)


def is_cover(terrain: i64) -> bool:
    """COVER: woods and buildings; neither soft nor heavy ground nor hills."""
    return terrain == WOOD or terrain == BUILDINGS


# -- who may fire at what --------------------------------------------------------------------------------------------
def gun_objection(b: Battle, unit: Unit) -> Rule:
    if b.side[unit] != b.active or b.at[unit] < 0:
        return NOT_YOURS
    if not b.is_gun(unit):
        return ONLY_GUNS_FIRE
    if b.marks[unit] & FIRED:
        return GUN_FIRES_ONCE
    return MOVED_GUN_IS_SILENT if b.marks[unit] & (MOVED | ATTACKED) else ALLOWED


def fires_far(kind: i64) -> bool:
    return kind != LIGHT_BRONZE and kind != MITRAILLEUSE


def bombard_objection(b: Battle, unit: Unit, zone: Zone) -> Rule:
    gun = gun_objection(b, unit)
    if gun != ALLOWED:
        return gun
    apart = b.ground.squares.sides_apart(b.at[unit], zone)  # RANGE_BY_SIDES
    if apart > 1 and not fires_far(b.kind[unit]):
        return SHORT_RANGE_ONLY
    if apart > 2:
        return TWO_ZONES_AT_MOST
    if b.owner[zone] != 1 - b.active:
        return NOBODY_TO_SHELL
    return LINE_OF_FIRE if apart == 2 and is_masked(b, b.at[unit], zone) else ALLOWED


def is_masked(b: Battle, start: Zone, zone: Zone) -> bool:
    """Whether woods, buildings or troops lie between, and the gun does not fire down from a hill (FIRING_FROM_A_HILL).

    Only a straight shot has a zone between: DIAGONALS_ARE_CLEAR.
    """
    between = b.ground.squares.between(start, zone)
    if between == OFF or (b.terrain[start] == HILL and b.terrain[between] != HILL):
        return False
    return is_cover(b.terrain[between]) or b.stack[between] > 0


def offer_targets(b: Battle, unit: Unit, choices: Choices) -> None:
    start = b.at[unit]
    for zone in b.beside[start]:
        if b.owner[zone] == 1 - b.active:
            choices.offer(pack(BOMBARD, unit=unit, target=zone))
    if fires_far(b.kind[unit]):
        for zone in b.two_away[start]:
            if b.owner[zone] == 1 - b.active and not is_masked(b, start, zone):
                choices.offer(pack(BOMBARD, unit=unit, target=zone))


def offer_bombardments(b: Battle, choices: Choices) -> None:
    choices.offer(pack(DONE))
    for unit in range(b.units()):
        if b.side[unit] == b.active and gun_objection(b, unit) == ALLOWED:
            offer_targets(b, unit, choices)


def can_bombard(b: Battle) -> bool:
    for unit in range(b.units()):
        if b.side[unit] == b.active and gun_objection(b, unit) == ALLOWED and has_target(b, unit):
            return True
    return False


def has_target(b: Battle, unit: Unit) -> bool:
    targets = Choices()
    offer_targets(b, unit, targets)
    return targets.count() > 0


# -- the effect ------------------------------------------------------------------------------------------------------
def bombard(b: Battle, unit: Unit, zone: Zone, dice: Dice) -> None:
    """One die for the base; a possible loss may be saved; the owner of the zone takes what is left."""
    b.marks[unit] |= FIRED
    loss = b.tally()
    fire_at(b, unit, zone, loss, dice)
    if loss.total > 0:
        save_in(b, unit, zone, loss, dice)
    b.note(EV_BOMBARDED, side=b.active, unit=unit, origin=b.at[unit], target=zone, amount=loss.total, tally=loss)
    if loss.total > 0:
        owe_shelling(b, zone, loss.total)


def owe_shelling(b: Battle, zone: Zone, losses: i64) -> None:
    """The owner of the zone has bases to lose by bombardment."""
    b.stock[DUE_SHELLS + 1 - b.active] = losses
    b.origin = LOST
    b.target = zone
    b.phase = LOSING


def fire_at(b: Battle, unit: Unit, zone: Zone, loss: Tally, dice: Dice) -> None:
    fire(b.kind[unit], b.ground.squares.sides_apart(b.at[unit], zone) == 2, loss, dice)


def save_in(b: Battle, unit: Unit, zone: Zone, loss: Tally, dice: Dice) -> None:
    save(b.terrain[zone], fires_percussion(b.side[unit], b.kind[unit]), loss, dice)


def fire(kind: i64, far: bool, loss: Tally, dice: Dice) -> None:
    if kind == BREECH:
        loss.roll(BREECH_FIRE, ON_FIVE, dice)
    elif far:
        loss.roll(LONG_FIRE, ON_SIX, dice)
    elif is_light(kind) and kind != MITRAILLEUSE:
        loss.roll(LIGHT_SHORT_FIRE, ON_FIVE, dice)
    else:
        loss.roll(HEAVY_SHORT_FIRE, ON_FOUR, dice)


def save(terrain: i64, percussion: bool, loss: Tally, dice: Dice) -> None:
    if percussion and (terrain == SOFT or terrain == WOOD):
        loss.roll(PERCUSSION_SAVE, SAVED_ON_FOUR, dice)
    elif is_cover(terrain):
        loss.roll(COVER_SAVE, SAVED_ON_FIVE, dice)
