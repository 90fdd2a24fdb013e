"""Walter Schnaffs §7: guns that neither move nor attack fire at zones; there are no barrages (NO_BARRAGES)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, pack, target_of, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice, chart
from grognard.engine.places import OFF
from grognard.engine.state import ALLOWED, Rule, Side, Unit
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
    MOVING,
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
    """For speed only the zones at each distance are tried; bombard_objection measures it."""
    start = b.at[unit]
    for zone in b.beside[start]:
        if b.owner[zone] == 1 - b.active:
            choices.offer(pack(BOMBARD, unit=unit, target=zone))
    if fires_far(b.kind[unit]):
        for zone in b.two_away[start]:
            if b.owner[zone] == 1 - b.active and not is_masked(b, start, zone):
                choices.offer(pack(BOMBARD, unit=unit, target=zone))


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
        shoot(BREECH_FIRE, ON_FIVE, 5, loss, dice)
    elif far:
        shoot(LONG_FIRE, ON_SIX, 6, loss, dice)
    elif is_light(kind) and kind != MITRAILLEUSE:
        shoot(LIGHT_SHORT_FIRE, ON_FIVE, 5, loss, dice)
    else:
        shoot(HEAVY_SHORT_FIRE, ON_FOUR, 4, loss, dice)


def shoot(rule: Rule, effect: vec[i64], least: i64, loss: Tally, dice: Dice) -> None:
    """The die of a shot, and the score it needs."""
    loss.roll(rule, effect, dice)
    loss.tell(rule, "at-least", least)


def save(terrain: i64, percussion: bool, loss: Tally, dice: Dice) -> None:
    """The die of the ground that may save a loss; SOFT_GROUND_SAVE: soft ground has one against percussion shells alone."""
    if percussion and (terrain == SOFT or terrain == WOOD):
        loss.roll(PERCUSSION_SAVE, SAVED_ON_FOUR, dice)
        loss.tell(PERCUSSION_SAVE, "saved-from", 4)
    elif is_cover(terrain):
        loss.roll(COVER_SAVE, SAVED_ON_FIVE, dice)
        loss.tell(COVER_SAVE, "saved-from", 5)


class Bombarding(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([BOMBARD, DONE])

    def side(self, b: Battle) -> Side:
        return b.active

    def asks(self, b: Battle, dice: Dice) -> bool:
        if can_bombard(b):
            return True
        b.phase = MOVING
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        choices.offer(pack(DONE))
        for unit in range(b.units()):
            if b.side[unit] == b.active and gun_objection(b, unit) == ALLOWED:
                offer_targets(b, unit, choices)

    def objection(self, b: Battle, action: Action) -> Rule:
        return ALLOWED if verb_of(action) == DONE else bombard_objection(b, unit_of(action), target_of(action))

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == DONE:
            b.phase = MOVING
        else:
            bombard(b, unit_of(action), target_of(action), dice)
