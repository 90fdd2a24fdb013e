"""Vimy §12: melee, hex by hex: who fights, the odds, the die. What follows from it is in after_the_melee.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices, pack, target_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.engine.tally import Tally
from grognard.games.vimy.board import Hex
from grognard.games.vimy.bravery import bravery
from grognard.games.vimy.charts import ATTACKER_LOSES, BOTH_LOSE, DEFENDER_LOSES, WEAKER_SURRENDERS
from grognard.games.vimy.losses import surrender
from grognard.games.vimy.morale import DIE
from grognard.games.vimy.rules import (
    ENGAGED_FIGHT_ON,
    FIXED_ATTACKERS,
    FIXED_DEFENDERS,
    MELEE_ATTACKER_LOSES,
    MELEE_BOTH_LOSE,
    MELEE_DEFENDER_LOSES,
    MELEE_ODDS,
    MELEE_ODDS_BELOW_ONE,
    MELEE_ONCE,
    MELEE_SURRENDER,
    MELEE_WHERE,
    MELEE_WHO,
    SECONDARY_TRENCH,
)
from grognard.games.vimy.state import (
    CANADIAN,
    ENGAGED,
    ENTRENCHING,
    FIXED,
    FOUGHT,
    SECOND_TRENCH,
    TANK,
    UNDERGROUND,
    Battle,
)
from grognard.games.vimy.turn import decider_of, enter
from grognard.games.vimy.vocabulary import DECLINE, DONE, EV_DECLINED, EV_MELEE, MELEE

DIE_SIDES: Final[i64] = 6

# the stages of a melee
LOSSES: Final[i64] = 0
TESTS: Final[i64] = 1


# -- who fights ------------------------------------------------------------------------------------------------------------
def attacks(b: Battle, unit: Unit) -> bool:
    """MELEE_WHO: unfixed units of the active side on the surface, tanks too."""
    return b.side[unit] == b.active and b.status[unit] != UNDERGROUND and not b.marked(unit, FIXED)


def defends(b: Battle, unit: Unit) -> bool:
    """Every unit of the other side on the surface except tanks: TANKS_IN_MELEE."""
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
    trenches: i64 = 0  # one bit for the front trench, one for the rear: where the attackers are
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
            objection = MELEE_ONCE if b.marked(unit, FOUGHT) else ALLOWED
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


def can_melee(b: Battle) -> bool:
    for unit in range(b.units()):
        if leads(b, unit) and hex_objection(b, b.at[unit]) == ALLOWED:
            return True
    return False


def melee_due(b: Battle) -> Rule:
    """MELEE_WHERE, of the engaged ENGAGED_FIGHT_ON: a melee that may not be declined is still to be fought. Else ALLOWED."""
    for unit in range(b.units()):
        if leads(b, unit) and hex_objection(b, b.at[unit]) == ALLOWED and not may_be_declined(b, b.at[unit]):
            return ENGAGED_FIGHT_ON if b.marked(unit, ENGAGED) else MELEE_WHERE
    return ALLOWED


def decline(b: Battle, hex_: Hex) -> None:
    mark_fought(b, hex_)
    b.note(EV_DECLINED, side=b.active, target=hex_, rule=why_declined(b, hex_))


def why_declined(b: Battle, hex_: Hex) -> Rule:
    """FIXED_DEFENDERS if all of them are; otherwise those that are not stand in the other trench."""
    unit = b.first[hex_]
    while unit != NONE:
        if defends(b, unit) and not b.marked(unit, FIXED):
            return SECONDARY_TRENCH
        unit = b.next[unit]
    return FIXED_DEFENDERS


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


def melee_score(b: Battle, hex_: Hex, dice: Dice, tally: Tally) -> None:
    """The die, and the numbers it is read by: `melee_chart` says what each face brings about."""
    attack, defence = strength_in(b, hex_, True), strength_in(b, hex_, False)
    tally.tell(MELEE_WHO, "attackers", attack)
    tally.tell(MELEE_WHO, "defenders", defence)
    tell_odds(b, odds_column(b, attack, defence), tally)
    tally.roll(MELEE_ODDS, DIE, dice)


def tell_odds(b: Battle, column: i64, tally: Tally) -> None:
    """The ratio above the column: N to one, or one to N; of other charts both numbers."""
    attackers, defenders = b.charts.odds_attacker[column], b.charts.odds_defender[column]
    rule = MELEE_ODDS if attackers >= defenders else MELEE_ODDS_BELOW_ONE
    if defenders == 1:
        tally.tell(rule, "odds-to-one", attackers)
    elif attackers == 1:
        tally.tell(rule, "odds-one-to", defenders)
    else:
        tally.tell(rule, "odds-of", attackers)
        tally.tell(rule, "odds-against", defenders)


def result_rule(result: i64) -> Rule:
    if result == ATTACKER_LOSES:
        return MELEE_ATTACKER_LOSES
    if result == DEFENDER_LOSES:
        return MELEE_DEFENDER_LOSES
    return MELEE_BOTH_LOSE if result == BOTH_LOSE else MELEE_SURRENDER


def fight(b: Battle, hex_: Hex, dice: Dice) -> None:
    """The die is thrown; the losses are taken off in after_the_melee.py."""
    tally = b.tally()
    chart = melee_chart(b, hex_)
    melee_score(b, hex_, dice, tally)
    result = chart[tally.total - 1]
    b.note(EV_MELEE, side=b.active, target=hex_, amount=result, rule=result_rule(result), tally=tally)
    mark_fought(b, hex_)
    b.melee_at = hex_
    b.melee_stage = LOSSES
    owe(b, hex_, result)


def owe(b: Battle, hex_: Hex, result: i64) -> None:
    """What each side owes by the result: a company, or the surrender of the weaker."""
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


# -- the phase -------------------------------------------------------------------------------------------------------------
class Declaring(Decision[Battle]):
    """Which hex is fought over next."""

    def __init__(self) -> None:
        super().__init__([MELEE, DECLINE, DONE])

    def side(self, b: Battle) -> Side:
        return decider_of(b)

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = self.side(b)
        if not b.opened:
            b.opened = 1
            if b.active == CANADIAN and b.ground.bravery:
                bravery(b, dice)
            return False
        if can_melee(b):
            return True
        enter(b, ENTRENCHING)
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        """Hexes with both sides in them, once each."""
        if melee_due(b) == ALLOWED:
            choices.offer(pack(DONE))
        for unit in range(b.units()):
            if leads(b, unit) and hex_objection(b, b.at[unit]) == ALLOWED:
                choices.offer(pack(MELEE, target=b.at[unit]))
                if may_be_declined(b, b.at[unit]):
                    choices.offer(pack(DECLINE, target=b.at[unit]))

    def objection(self, b: Battle, action: Action) -> Rule:
        return melee_due(b) if verb_of(action) == DONE else melee_objection(b, action)

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        verb = verb_of(action)
        if verb == MELEE:
            fight(b, target_of(action), dice)
        elif verb == DECLINE:
            decline(b, target_of(action))
        else:
            enter(b, ENTRENCHING)
