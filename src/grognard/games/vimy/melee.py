"""Vimy §12: melee, hex by hex: who fights, the odds, losses, surrender, morale, and who stays engaged."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices, pack, target_of, verb_of
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.engine.tally import Tally
from grognard.games.vimy.board import Hex
from grognard.games.vimy.charts import ATTACKER_LOSES, BOTH_LOSE, DEFENDER_LOSES, WEAKER_SURRENDERS
from grognard.games.vimy.losses import honour, lose, surrender
from grognard.games.vimy.morale import test_morale
from grognard.games.vimy.rules import (
    BRAVERY,
    FIXED_ATTACKERS,
    FIXED_DEFENDERS,
    MELEE_ATTACKER_LOSES,
    MELEE_BOTH_LOSE,
    MELEE_DEFENDER_LOSES,
    MELEE_ENGAGES,
    MELEE_MORALE,
    MELEE_ODDS,
    MELEE_OWNER_CHOOSES,
    MELEE_SURRENDER,
    MELEE_WHERE,
    TANKS_IN_MELEE,
    TURN_SEQUENCE,
)
from grognard.games.vimy.state import (
    CANADIAN,
    ENGAGED,
    FIXED,
    FOUGHT,
    INFANTRY,
    LOSING,
    LOST_NOW,
    SECOND_TRENCH,
    TANK,
    TO_TEST,
    UNDERGROUND,
    Battle,
)
from grognard.games.vimy.vocabulary import (
    DECLINE,
    EV_BRAVERY,
    EV_DECLINED,
    EV_ENGAGED,
    EV_MELEE,
    LOSE,
    MELEE,
)

DIE_SIDES: Final[i64] = 6
BRAVE: Final[i64] = 12  # BRAVERY: two sixes

# the stages of a melee
LOSSES: Final[i64] = 0
TESTS: Final[i64] = 1


# -- who fights ------------------------------------------------------------------------------------------------------------
def attacks(b: Battle, unit: Unit) -> bool:
    """MELEE_WHO: unfixed units of the active side on the surface, tanks too."""
    return b.side[unit] == b.active and b.status[unit] != UNDERGROUND and not b.marked(unit, FIXED)


def defends(b: Battle, unit: Unit) -> bool:
    """Every unit of the other side on the surface but tanks: TANKS_IN_MELEE."""
    return b.side[unit] != b.active and b.status[unit] != UNDERGROUND and b.kind[unit] != TANK


def strength_in(b: Battle, hex_: Hex, attacking: bool) -> i64:
    """MELEE_NO_TERRAIN: companies, and nothing else."""
    total: i64 = 0
    unit = b.first[hex_]
    while unit != NONE:
        if attacks(b, unit) if attacking else defends(b, unit):
            total += b.strength[unit]
        unit = b.next[unit]
    return total


def may_be_declined(b: Battle, hex_: Hex) -> bool:
    """FIXED_DEFENDERS, and SECONDARY_TRENCH: no attacker meets an unfixed defender in his own trench."""
    trenches: i64 = 0  # a bit for the front trench, one for the rear one: where the attackers are
    unit = b.first[hex_]
    while unit != NONE:
        if attacks(b, unit):
            trenches |= trench_bit(b, unit)
        unit = b.next[unit]
    unit = b.first[hex_]
    while unit != NONE:
        if defends(b, unit) and not b.marked(unit, FIXED) and trench_bit(b, unit) & trenches:
            return False
        unit = b.next[unit]
    return True


def trench_bit(b: Battle, unit: Unit) -> i64:
    return 2 if b.marked(unit, SECOND_TRENCH) else 1


# -- declaring -------------------------------------------------------------------------------------------------------------
def hex_objection(b: Battle, hex_: Hex) -> Rule:
    """MELEE_WHERE: both sides are there, and have not fought there in this phase; FIXED_ATTACKERS."""
    present = False
    objection = FIXED_ATTACKERS
    unit = b.first[hex_]
    while unit != NONE:
        if defends(b, unit):
            present = True
        elif attacks(b, unit) and objection == FIXED_ATTACKERS:
            objection = TURN_SEQUENCE if b.marked(unit, FOUGHT) else ALLOWED
        unit = b.next[unit]
    if not present or not b.holds(b.active, hex_):
        return MELEE_WHERE
    return objection


def melee_objection(b: Battle, action: Action) -> Rule:
    hex_ = target_of(action)
    objection = hex_objection(b, hex_)
    if objection != ALLOWED or verb_of(action) == MELEE:
        return objection
    return ALLOWED if may_be_declined(b, hex_) else FIXED_DEFENDERS


def leads(b: Battle, unit: Unit) -> bool:
    """Whether it is the first of its side in a hex with enemies: a way to see every such hex once."""
    hex_ = b.at[unit]
    if hex_ < 0 or b.side[unit] != b.active:
        return False
    other = b.first[hex_]
    while b.side[other] != b.active:
        other = b.next[other]
    return other == unit and b.holds(1 - b.active, hex_)


def offer_melees(b: Battle, choices: Choices) -> None:
    for unit in range(b.units()):
        if leads(b, unit) and hex_objection(b, b.at[unit]) == ALLOWED:
            choices.offer(pack(MELEE, target=b.at[unit]))
            if may_be_declined(b, b.at[unit]):
                choices.offer(pack(DECLINE, target=b.at[unit]))


def can_melee(b: Battle) -> bool:
    for unit in range(b.units()):
        if leads(b, unit) and hex_objection(b, b.at[unit]) == ALLOWED:
            return True
    return False


def must_melee(b: Battle) -> bool:
    """MELEE_WHERE: a melee that may not be declined is still to be fought."""
    for unit in range(b.units()):
        if leads(b, unit) and hex_objection(b, b.at[unit]) == ALLOWED and not may_be_declined(b, b.at[unit]):
            return True
    return False


def decline(b: Battle, hex_: Hex) -> None:
    mark_fought(b, hex_)
    b.note(EV_DECLINED, side=b.active, target=hex_, rule=FIXED_DEFENDERS)


def mark_fought(b: Battle, hex_: Hex) -> None:
    unit = b.first[hex_]
    while unit != NONE:
        b.marks[unit] |= FOUGHT
        unit = b.next[unit]


# -- the die ---------------------------------------------------------------------------------------------------------------
def odds_column(b: Battle, attack: i64, defence: i64) -> i64:
    """MELEE_ODDS, MELEE_ODDS_BELOW_ONE: the best column that the attacker's ratio reaches, the first at least."""
    best: i64 = 0
    for column in range(i64(1), i64(len(b.charts.odds_attacker))):
        if attack * b.charts.odds_defender[column] >= defence * b.charts.odds_attacker[column]:
            best = column
    return best


def melee_chart(b: Battle, hex_: Hex) -> vec[i64]:
    """What each face of the die brings about."""
    column = odds_column(b, strength_in(b, hex_, True), strength_in(b, hex_, False))
    return b.charts.melee[column * DIE_SIDES : (column + 1) * DIE_SIDES]


def melee_result(b: Battle, hex_: Hex, dice: Dice, tally: Tally) -> None:
    tally.roll(MELEE_ODDS, melee_chart(b, hex_), dice)


def result_rule(result: i64) -> Rule:
    if result == ATTACKER_LOSES:
        return MELEE_ATTACKER_LOSES
    if result == DEFENDER_LOSES:
        return MELEE_DEFENDER_LOSES
    return MELEE_BOTH_LOSE if result == BOTH_LOSE else MELEE_SURRENDER


def fight(b: Battle, hex_: Hex, dice: Dice) -> None:
    """The die is thrown; `melee_asks` takes the losses off and goes on."""
    tally = b.tally()
    melee_result(b, hex_, dice, tally)
    result = tally.total
    b.note(EV_MELEE, side=b.active, target=hex_, amount=result, rule=result_rule(result), tally=tally)
    mark_fought(b, hex_)
    b.melee_at = hex_
    b.melee_stage = LOSSES
    owe(b, hex_, result)


def owe(b: Battle, hex_: Hex, result: i64) -> None:
    """Who loses a company, or who gives up."""
    b.due_attacker = 1 if result == ATTACKER_LOSES or result == BOTH_LOSE else 0
    b.due_defender = 1 if result == DEFENDER_LOSES or result == BOTH_LOSE else 0
    if result == WEAKER_SURRENDERS:
        surrender_all(b, hex_, weaker(b, hex_))


def weaker(b: Battle, hex_: Hex) -> Side:
    """MELEE_SURRENDER_WEAKER: fewer companies in this melee; the defender if they are as many."""
    return b.active if strength_in(b, hex_, True) < strength_in(b, hex_, False) else 1 - b.active


def surrender_all(b: Battle, hex_: Hex, side: Side) -> None:
    """MELEE_SURRENDER: all its units on the surface, fixed ones too, except tanks."""
    unit = b.first[hex_]
    while unit != NONE:
        following = b.next[unit]
        if b.side[unit] == side and b.status[unit] != UNDERGROUND and b.kind[unit] != TANK:
            surrender(b, unit, MELEE_SURRENDER)
        unit = following


# -- losses ----------------------------------------------------------------------------------------------------------------
def can_lose(b: Battle, unit: Unit, side: Side) -> bool:
    """Who may take a side's loss: those that fought, but no tank (TANKS_IN_MELEE)."""
    if b.side[unit] != side or b.at[unit] != b.melee_at or b.kind[unit] == TANK:
        return False
    return attacks(b, unit) if side == b.active else defends(b, unit)


def losing_side(b: Battle) -> Side:
    return b.active if b.due_attacker > 0 else 1 - b.active


def candidates(b: Battle, side: Side) -> i64:
    count: i64 = 0
    unit = b.first[b.melee_at]
    while unit != NONE:
        if can_lose(b, unit, side):
            count += 1
        unit = b.next[unit]
    return count


def lose_objection(b: Battle, unit: Unit) -> Rule:
    if can_lose(b, unit, b.decider):
        return ALLOWED
    return TANKS_IN_MELEE if b.kind[unit] == TANK and b.side[unit] == b.decider else MELEE_OWNER_CHOOSES


def offer_losses(b: Battle, choices: Choices) -> None:
    """MELEE_OWNER_CHOOSES."""
    unit = b.first[b.melee_at]
    while unit != NONE:
        if can_lose(b, unit, b.decider):
            choices.offer(pack(LOSE, unit=unit))
        unit = b.next[unit]


def take_loss(b: Battle, unit: Unit) -> None:
    rule: Rule = MELEE_DEFENDER_LOSES
    if b.side[unit] == b.active:
        b.due_attacker -= 1
        rule = MELEE_ATTACKER_LOSES
    else:
        b.due_defender -= 1
    b.marks[unit] |= LOST_NOW
    lose(b, unit, 1, rule)


def write_off(b: Battle, side: Side) -> None:
    """What a side owes is not taken."""
    if side == b.active:
        b.due_attacker = 0
    else:
        b.due_defender = 0


def settle_loss(b: Battle) -> bool:
    """The next loss that is due: True when its owner must choose, otherwise it has been taken or there is nobody to take it."""
    side = losing_side(b)
    count = candidates(b, side)
    if count > 1:
        b.decider = side
        b.ask = LOSING
        return True
    if count == 0:  # only tanks fought: TANKS_IN_MELEE
        write_off(b, side)
        return False
    unit = b.first[b.melee_at]
    while not can_lose(b, unit, side):
        unit = b.next[unit]
    take_loss(b, unit)
    return False


# -- afterwards ------------------------------------------------------------------------------------------------------------
def melee_asks(b: Battle, dice: Dice) -> bool:
    """One thing: a loss, a morale test, or the end. True when somebody must choose."""
    if b.due_attacker + b.due_defender > 0:
        return settle_loss(b)
    if b.melee_stage == LOSSES:
        b.melee_stage = TESTS
        mark_testers(b)
        return False
    unit = next_tester(b)
    if unit == NONE:
        end_melee(b)
        return False
    b.marks[unit] &= ~TO_TEST
    own_loss: i64 = 1 if b.marked(unit, LOST_NOW) else 0  # MELEE_MORALE_OWN_LOSS
    test_morale(b, unit, own_loss, MELEE_MORALE, NONE, True, dice)
    return False


def mark_testers(b: Battle) -> None:
    """MELEE_MORALE: if opponents are left, all that fought test, tanks apart."""
    hex_ = b.melee_at
    if not opponents_left(b, hex_):
        return
    unit = b.first[hex_]
    while unit != NONE:
        if b.kind[unit] != TANK and (attacks(b, unit) or defends(b, unit)):
            b.marks[unit] |= TO_TEST
        unit = b.next[unit]


def opponents_left(b: Battle, hex_: Hex) -> bool:
    return b.holds(b.active, hex_) and b.holds_besides_tanks(1 - b.active, hex_)


def next_tester(b: Battle) -> Unit:
    """MELEE_MORALE_OWN_LOSS: the attacker's units first."""
    found: Unit = NONE
    unit = b.first[b.melee_at]
    while unit != NONE:
        if b.marked(unit, TO_TEST):
            if b.side[unit] == b.active:
                return unit
            if found == NONE:
                found = unit
        unit = b.next[unit]
    return found


def end_melee(b: Battle) -> None:
    """MELEE_ENGAGES: whoever still faces an enemy."""
    hex_ = b.melee_at
    b.melee_at = NONE
    b.melee_stage = LOSSES
    facing_off = meets_enemies(b, hex_)
    unit = b.first[hex_]
    while unit != NONE:
        b.marks[unit] &= ~LOST_NOW
        if facing_off and can_be_engaged(b, unit) and not b.marked(unit, ENGAGED):
            b.marks[unit] |= ENGAGED
            b.note(EV_ENGAGED, side=b.side[unit], unit=unit, target=hex_, rule=MELEE_ENGAGES)
        unit = b.next[unit]
    disengage(b, hex_)


def can_be_engaged(b: Battle, unit: Unit) -> bool:
    """Everybody on the surface but tanks (TANKS_NEVER_ENGAGED) and who has gone back to the second trench."""
    return b.status[unit] != UNDERGROUND and b.kind[unit] != TANK and not b.marked(unit, SECOND_TRENCH)


def meets_enemies(b: Battle, hex_: Hex) -> bool:
    """Whether both sides have somebody in the hex who can be engaged."""
    sides: i64 = 0
    unit = b.first[hex_]
    while unit != NONE:
        if can_be_engaged(b, unit):
            sides |= 1 << b.side[unit]
        unit = b.next[unit]
    return sides == 3


def disengage(b: Battle, hex_: Hex) -> None:
    """ENGAGED_FIGHT_ON: until nobody is left to fight in the hex."""
    if meets_enemies(b, hex_):
        return
    unit = b.first[hex_]
    while unit != NONE:
        b.marks[unit] &= ~ENGAGED
        unit = b.next[unit]


# -- bravery -----------------------------------------------------------------------------------------------------------------
def bravery(b: Battle, dice: Dice) -> None:
    """BRAVERY: two dice for each battalion that a machine gun close by has fixed; on 12 the gun is taken."""
    for unit in range(b.units()):
        gun = b.fixed_by[unit]
        if gun == NONE or not is_brave(b, unit, gun):
            continue
        taken: i64 = 1 if dice.roll(6) + dice.roll(6) == BRAVE else 0
        hex_ = b.at[gun]
        b.note(EV_BRAVERY, side=CANADIAN, unit=unit, origin=b.at[unit], target=hex_, amount=taken, rule=BRAVERY)
        if taken:
            lose(b, gun, b.strength[gun], BRAVERY)
            honour(b)
            disengage(b, hex_)


def is_brave(b: Battle, unit: Unit, gun: Unit) -> bool:
    if b.side[unit] != CANADIAN or b.kind[unit] != INFANTRY or b.at[unit] < 0 or b.at[gun] < 0:
        return False
    return b.marked(unit, FIXED) and b.board.hexes.distance(b.at[unit], b.at[gun]) <= 1
