"""Bretzel Krieg !, combat: volumes of fire, what it takes to hit, cohesion tests."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices, pack, target_of, unit_of, verb_of
from grognard.engine.dice import Dice, chart
from grognard.engine.open_table import range_column
from grognard.engine.state import ALLOWED, Rule, Unit
from grognard.engine.tally import ExplainedTally, Line, Tally
from grognard.games.bretzel_krieg.ground import DENSE, NATURAL, OPEN, TOWN, Place, distance2
from grognard.games.bretzel_krieg.losses import lose_elements
from grognard.games.bretzel_krieg.modes import fighting_mode, just_entered, mode_rule
from grognard.games.bretzel_krieg.recruitment import may_have_air_goods
from grognard.games.bretzel_krieg.retreat import is_dug_in, open_retreat
from grognard.games.bretzel_krieg.rules import (
    ARMOUR_AND_TOWNS,
    COHESION_NAMES,
    COHESION_TEST,
    DUG_IN,
    FIRE_VOLUME,
    FIRES_ONCE,
    HIT_ARMOURED,
    HIT_DENSE,
    HIT_INFANTRY_CLEAR,
    HIT_INFANTRY_NATURAL,
    HIT_MOTORISED_CLEAR,
    HIT_MOTORISED_NATURAL,
    MODE_FAST,
    NOT_YOURS,
    ONE_TARGET,
    PA_ACTIVATES,
    RANGE_COLUMN,
    REINFORCEMENT_NO_FIGHT,
    RETREAT,
    SHAKEN_FIRE,
    VERY_DIFFICULT_NO_FIGHT,
)
from grognard.games.bretzel_krieg.state import (
    ACTIVATED,
    ARMOURED,
    BREAKING_THROUGH,
    FAST,
    FIRED,
    INFANTRY,
    NO_FIGHT,
    Battle,
)
from grognard.games.bretzel_krieg.turn import Step, end_player_turn
from grognard.games.bretzel_krieg.vocabulary import DONE, EV_COHESION, EV_FIRED, EV_STRUCK, FIRE

# FIRE_VOLUME: by type, then mode (static, progressing, advancing), then range (1 to 4 UD).
# fmt: off
VOLUMES: Final = vec[i64]([
    5, 2, 2, 1,  # infantry
    3, 2, 0, 0,
    0, 0, 0, 0,
    4, 2, 2, 1,  # motorised
    4, 2, 0, 0,
    1, 0, 0, 0,
    3, 3, 2, 1,  # armoured
    3, 3, 0, 0,
    2, 0, 0, 0,
])
# fmt: on
ONE: Final[i64] = 16  # what a one counts in the tally of a volley, where a hit counts 1: no volley has 16 dice
# What each face is worth: by the least that hits, from 3; and, in a cohesion test, by the cohesion, from 1.
FIRE_CHARTS: Final = vec[vec[i64]](
    [
        chart(ONE, 0, 1, 1, 1, 1),
        chart(ONE, 0, 0, 1, 1, 1),
        chart(ONE, 0, 0, 0, 1, 1),
        chart(ONE, 0, 0, 0, 0, 1),
    ]
)
COHESION_CHARTS: Final = vec[vec[i64]](
    [
        chart(0, 1, 1, 1, 1, 1),
        chart(0, 0, 1, 1, 1, 1),
        chart(0, 0, 0, 1, 1, 1),
        chart(0, 0, 0, 0, 1, 1),
    ]
)
FARTHEST_FIRE: Final[i64] = 1640  # square tenths: what is farther is read as more than 4 UD


def volume(kind: i64, mode: i64, squared: i64) -> i64:
    """The dice of a unit at a target, by the square of their distance: RANGE_COLUMN."""
    if mode == FAST or squared > FARTHEST_FIRE:
        return 0
    return VOLUMES[(kind * 3 + mode) * 4 + range_column(squared) - 1]


def dice_at(b: Battle, unit: Unit, target: Unit) -> i64:
    return volume(b.kind[unit], fighting_mode(b, unit), distance2(b.at[unit], b.at[target]))


def firer_objection(b: Battle, unit: Unit) -> Rule:
    """Whether a unit can fire at all now."""
    if b.side[unit] != b.active or b.at[unit] < 0:
        return NOT_YOURS
    if not b.marks[unit] & ACTIVATED:
        return PA_ACTIVATES
    if b.marks[unit] & FIRED:
        return FIRES_ONCE
    if b.marks[unit] & NO_FIGHT:
        return REINFORCEMENT_NO_FIGHT if just_entered(b, unit) else VERY_DIFFICULT_NO_FIGHT
    return MODE_FAST if b.mode[unit] == FAST else ALLOWED


def fire_objection(b: Battle, unit: Unit, place: Place) -> Rule:
    """A target is named by its place, for no two units share one."""
    firer = firer_objection(b, unit)
    if firer != ALLOWED:
        return firer
    return target_objection(b, unit, b.unit_at(place))


def target_objection(b: Battle, unit: Unit, target: Unit) -> Rule:
    """The objection to the target of a unit that can fire."""
    if target == NONE or b.at[target] < 0 or b.side[target] == b.active:
        return ONE_TARGET
    return ALLOWED if dice_at(b, unit, target) > 0 else FIRE_VOLUME


def can_fire(b: Battle) -> bool:
    for unit in range(b.units()):
        if firer_objection(b, unit) == ALLOWED:
            for target in range(b.units()):
                if target_objection(b, unit, target) == ALLOWED:
                    return True
    return False


# -- to hit ----------------------------------------------------------------------------------------------------------
def cover_of(b: Battle, place: Place) -> i64:
    """What covers a unit there: its zone, or the entrenchment it occupies."""
    cover = b.terrain.cover_at(place)
    return DENSE if cover < DENSE and b.entrenched(place) else cover


def hit_rule(b: Battle, firer: Unit, target: Unit) -> Rule:
    """Which line of the book says what hits a target; `firer` is NONE for aeroplanes."""
    cover = cover_of(b, b.at[target])
    kind = b.kind[target]
    if firer != NONE and b.kind[firer] == ARMOURED:
        if (kind != ARMOURED and cover == TOWN) or b.terrain.cover_at(b.at[firer]) == TOWN:
            return ARMOUR_AND_TOWNS
    if kind == ARMOURED:
        return HIT_ARMOURED
    if cover >= DENSE:
        return HIT_DENSE
    if kind == INFANTRY:
        return HIT_INFANTRY_NATURAL if cover == NATURAL else HIT_INFANTRY_CLEAR
    return HIT_MOTORISED_CLEAR if cover == OPEN else HIT_MOTORISED_NATURAL


def needed(rule: Rule) -> i64:
    """The least face that hits."""
    if rule == ARMOUR_AND_TOWNS:
        return 6
    if rule == HIT_ARMOURED or rule == HIT_DENSE:
        return 5
    return 3 if rule == HIT_INFANTRY_CLEAR else 4


def tell_volume(b: Battle, unit: Unit, place: Place, tally: Tally) -> None:
    """FIRE_VOLUME: what the table is read by, and the dice it gives."""
    mode = fighting_mode(b, unit)
    if mode == b.mode[unit]:
        tally.tell(mode_rule(mode), "mode", mode)
    else:
        tally.tell(SHAKEN_FIRE, "mode-after-retreat", mode)
    tally.tell(RANGE_COLUMN, "range", range_column(distance2(b.at[unit], place)))


def tell_ones(b: Battle, target: Unit, ones: i64, tally: Tally) -> None:
    """RETREAT: the ones and what they do; DUG_IN: one alone does nothing to a dug-in unit."""
    if is_dug_in(b, target):
        tally.tell(DUG_IN, "ones-dug-in", ones)
    else:
        tally.tell(RETREAT, "ones", ones)


# -- resolution ------------------------------------------------------------------------------------------------------
def fire(b: Battle, unit: Unit, target: Unit, dice: Dice) -> None:
    """One combat: fire, cohesion tests, losses; then the retreat and the breakthrough."""
    b.marks[unit] |= FIRED
    b.firer = unit
    b.vacated = b.at[target]
    thrown = dice_at(b, unit, target)
    place = b.at[target]
    told = b.tally()
    if b.chronicle is not None:
        tell_volume(b, unit, place, told)
    b.note(
        EV_FIRED, side=b.active, unit=unit, origin=b.at[unit], target=place, amount=thrown, rule=FIRE_VOLUME, tally=told
    )
    strike(b, unit, target, thrown, dice)
    if b.steps == 0:
        b.phase = BREAKING_THROUGH


def strike(b: Battle, firer: Unit, target: Unit, thrown: i64, dice: Dice) -> None:
    """Dice of fire at a target, by a unit or from the air (`firer` NONE): hits, tests, losses, and steps to retreat."""
    rule = hit_rule(b, firer, target)
    side, place = b.side[target], b.at[target]
    volley = b.tally()
    throw_fire(rule, thrown, dice, volley)
    hits, ones = hits_in(volley.total), ones_in(volley.total)
    told = hits_alone(volley)
    told.tell(rule, "needed", needed(rule))
    tell_ones(b, target, ones, told)
    b.note(EV_STRUCK, side=side, unit=target, target=place, amount=hits, rule=rule, tally=told)
    failed: i64 = 0
    if hits > 0:
        tests = b.tally()
        tests.tell(COHESION_NAMES, "cohesion", b.vc[target])
        test_cohesion(b.vc[target], hits, dice, tests)
        failed = tests.total
        b.note(EV_COHESION, side=side, unit=target, target=place, amount=failed, rule=COHESION_TEST, tally=tests)
    suffer(b, target, failed, ones)


def throw_fire(rule: Rule, thrown: i64, dice: Dice, tally: Tally) -> None:
    """The dice of a volley, each worth a hit, a one, or nothing: see `hits_in` and `ones_in`."""
    chart = FIRE_CHARTS[needed(rule) - 3]
    for _ in range(thrown):
        tally.roll(rule, chart, dice)


def hits_alone(volley: Tally) -> Tally:
    """A volley as a reader counts it: one line per die, worth 1 if it hits."""
    lines = volley.lines()
    if not lines:  # nobody reads it
        return volley
    told = ExplainedTally()
    told.total = hits_in(volley.total)
    told.kept = [Line(line.rule, line.low % int(ONE), line.low % int(ONE), line.face) for line in lines]
    return told


def hits_in(total: i64) -> i64:
    return total % ONE


def ones_in(total: i64) -> i64:
    return total // ONE


def test_cohesion(cohesion: i64, hits: i64, dice: Dice, tally: Tally) -> None:
    """COHESION_TEST, one die per hit, every one against the value at the start (COHESION_AT_START): 1 for each that fails."""
    chart = COHESION_CHARTS[cohesion - 1]
    for _ in range(hits):
        tally.roll(COHESION_TEST, chart, dice)


def suffer(b: Battle, target: Unit, failed: i64, ones: i64) -> None:
    """What failed tests and ones do to a target."""
    if failed > 0:
        lose_elements(b, target, min(failed, b.vc[target]), True, COHESION_TEST)
    if ones > 0 and b.at[target] >= 0:
        open_retreat(b, target, ones)


class Firing(Step):
    """The last step of a turn: it also waits for the air force."""

    def __init__(self) -> None:
        super().__init__([FIRE, DONE], ACTIVATED)

    def asks(self, b: Battle, dice: Dice) -> bool:
        if can_fire(b) or may_have_air_goods(b, b.active):
            return True
        end_player_turn(b)
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        choices.offer(pack(DONE))
        for unit in range(b.units()):
            if firer_objection(b, unit) == ALLOWED:
                for target in range(b.units()):
                    if target_objection(b, unit, target) == ALLOWED:
                        choices.offer(pack(FIRE, unit=unit, target=b.at[target]))

    def objection(self, b: Battle, action: Action) -> Rule:
        return ALLOWED if verb_of(action) == DONE else fire_objection(b, unit_of(action), target_of(action))

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == DONE:
            end_player_turn(b)
        else:
            fire(b, unit_of(action), b.unit_at(target_of(action)), dice)
