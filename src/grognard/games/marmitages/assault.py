"""Marmitages §5: declaring an assault, what each side commits in secret, the two totals."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from grognard.engine.actions import (
    MOST_AMOUNT,
    NONE,
    Action,
    Choices,
    amount_of,
    origin_of,
    pack,
    target_of,
    unit_of,
    verb_of,
)
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice, chart
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side, Unit
from grognard.engine.tally import Tally
from grognard.games.marmitages.aviation import D3, aviation_points
from grognard.games.marmitages.cavalry import cavalry_points
from grognard.games.marmitages.gas import gas_points
from grognard.games.marmitages.lines import attack_objection, give_card, naming_objection, offer_resting, rest
from grognard.games.marmitages.prompts import artillery_in_words, fight_in_words
from grognard.games.marmitages.rules import (
    ARMOUR_POINTS,
    ASSAULT_BY_A_SIDE,
    ATTRITION,
    AVIATION_IN_STOCK,
    DIFFERENCE_IS_LOSSES,
    DIFFICULT_POINT,
    ELITE_POINT,
    FORT_POINTS,
    GAS_IN_STOCK,
    GAS_INSTEAD_OF_SHELLS,
    INEXPERIENCED_PENALTY,
    INFANTRY_POINT,
    LINE_BY_LINE,
    NEEDS_A_FIGHTER,
    NEST_FIRE,
    NEST_POINT,
    NOBODY_TO_ASSAULT,
    NOT_YOURS,
    ONE_AVIATION,
    ONE_GAS,
    SECRET_COMMITMENT,
    SECTOR_ASSAULTS_ONCE,
    SHELL_SUPPORT,
    SHELLS_IN_STOCK,
    TIE_ONE_EACH,
    TRENCH_POINTS,
    UNIT_ASSAULTS_ONCE,
    WIRE_POINT,
)
from grognard.games.marmitages.state import (
    ACTIVATED,
    ASSAULTED,
    BID_GAS,
    BID_MADE,
    BID_PLANES,
    BID_SHELLS,
    CAVALRY,
    COMMITTING,
    ELITE,
    FOUGHT,
    GAS,
    HAS_ASSAULTED,
    INEXPERIENCED,
    LOSING,
    LOSSES_DUE,
    NEST,
    NO_LINE,
    PLANES,
    SHELLS,
    Battle,
    Sector,
)
from grognard.games.marmitages.turn import end_assaults
from grognard.games.marmitages.vocabulary import (
    ASSAULT,
    COMMIT,
    DONE,
    EV_ASSAULT,
    EV_ATTACK,
    EV_COMMITTED,
    EV_DEFENCE,
    EV_GAS,
    EV_PLANE,
    EV_SHELLS,
    EV_TIED,
    EV_WON,
    REST,
    WITH_GAS,
    WITH_PLANE,
)

SHELL_CHART: Final = chart(1, 2, 3, 0, 0, 0)


# -- declaring -----------------------------------------------------------------------------------------------------
def takes_part(b: Battle, unit: Unit) -> bool:
    """ALL_TAKE_PART: every unit of the assaulting sector, and of no other (SEPARATE_ASSAULTS), that may assault now."""
    return b.at[unit] == b.origin and attacker_objection(b, unit) == ALLOWED


def attacker_objection(b: Battle, unit: Unit) -> Rule:
    """UNIT_ASSAULTS_ONCE; with cards, only what the card in play activated."""
    if b.marks[unit] & ASSAULTED:
        return UNIT_ASSAULTS_ONCE
    return attack_objection(b, unit) if b.ground.cards else ALLOWED


def assault_objection(b: Battle, origin: Sector, target: Sector) -> Rule:
    if b.owner[origin] != b.active:
        return NOT_YOURS
    neighbours = False
    for near in b.beside[origin]:
        neighbours = neighbours or near == target
    if not neighbours:
        return ASSAULT_BY_A_SIDE
    if b.owner[target] != 1 - b.active:
        return NOBODY_TO_ASSAULT
    return muster_objection(b, origin)


def muster_objection(b: Battle, origin: Sector) -> Rule:
    """Whether a sector has anybody left to send against its neighbours."""
    if b.signs[origin] & HAS_ASSAULTED:
        return SECTOR_ASSAULTS_ONCE
    objection = NEEDS_A_FIGHTER
    for unit in range(b.units()):
        if b.at[unit] == origin and b.kind[unit] != NEST:
            objection = attacker_objection(b, unit)
            if objection == ALLOWED:
                return ALLOWED
    return objection


def faces_enemy(b: Battle, origin: Sector) -> bool:
    for near in b.beside[origin]:
        if b.owner[near] == 1 - b.active:
            return True
    return False


def sends_assaults(b: Battle, origin: Sector) -> bool:
    return b.owner[origin] == b.active and faces_enemy(b, origin) and muster_objection(b, origin) == ALLOWED


def can_assault(b: Battle) -> bool:
    for origin in range(b.sectors):
        if sends_assaults(b, origin):
            return True
    return False


def offer_assaults(b: Battle, choices: Choices) -> None:
    """With cards a line that has not begun may still leave units out. For speed each sector is mustered once for all its
    targets; assault_objection musters it for each."""
    choices.offer(pack(DONE))
    if b.ground.cards:
        offer_resting(b, choices)
    for origin in range(b.sectors):
        if sends_assaults(b, origin):
            for target in b.beside[origin]:
                if b.owner[target] == 1 - b.active:
                    choices.offer(pack(ASSAULT, origin=origin, target=target))


def assault_cause(b: Battle, origin: Sector, target: Sector) -> Rule:
    """The place first, then each unit as if a card had activated it; if only cards bar them, whether their line has passed."""
    trial = b.clone()
    for unit in range(trial.units()):
        if trial.at[unit] == origin:
            give_card(trial, unit)
    cause = assault_objection(trial, origin, target)
    if cause != ALLOWED or not b.ground.cards or b.battle_line == NO_LINE:
        return cause
    objection = muster_objection(b, origin)
    return ALLOWED if objection == LINE_BY_LINE else objection


def declare(b: Battle, origin: Sector, target: Sector) -> None:
    b.origin = origin
    b.target = target
    b.signs[origin] |= HAS_ASSAULTED
    b.struck[target] += 1
    b.phase = COMMITTING
    b.note(EV_ASSAULT, side=b.active, origin=origin, target=target)


# -- committing in secret ------------------------------------------------------------------------------------------
def pack_commitment(shells: i64, gas: i64, planes: i64) -> Action:
    extras = (WITH_GAS if gas > 0 else 0) | (WITH_PLANE if planes > 0 else 0)
    return pack(
        COMMIT,
        unit=extras,
        origin=gas - 1 if gas > 1 else NONE,
        target=planes - 1 if planes > 1 else NONE,
        amount=shells,
    )


def gas_of(commitment: Action) -> i64:
    return (unit_of(commitment) & WITH_GAS) + max(origin_of(commitment), 0)


def planes_of(commitment: Action) -> i64:
    return ((unit_of(commitment) & WITH_PLANE) >> 1) + max(target_of(commitment), 0)


def commit_objection(b: Battle, side: Side, shells: i64, gas: i64, planes: i64) -> Rule:
    if shells > b.stock[SHELLS + side]:
        return SHELLS_IN_STOCK
    if gas > 1:
        return ONE_GAS
    if gas > b.stock[GAS + side]:
        return GAS_IN_STOCK
    if gas > 0 and shells > 0:
        return GAS_INSTEAD_OF_SHELLS
    if planes > 1:
        return ONE_AVIATION
    if planes > b.stock[PLANES + side]:
        return AVIATION_IN_STOCK
    return ALLOWED


def offer_commitments(b: Battle, choices: Choices) -> None:
    """SECRET_COMMITMENT: shells or one gas (GAS_EACH_SIDE), with or without an aviation point (AVIATION_EACH_SIDE)."""
    for planes in range(i64(2)):
        for shells in range(min(b.stock[SHELLS + b.decider], MOST_AMOUNT) + 1):
            offer_commitment(b, shells, 0, planes, choices)
        offer_commitment(b, 0, 1, planes, choices)


def offer_commitment(b: Battle, shells: i64, gas: i64, planes: i64, choices: Choices) -> None:
    if commit_objection(b, b.decider, shells, gas, planes) == ALLOWED:
        choices.offer(pack_commitment(shells, gas, planes))


def commit(b: Battle, side: Side, shells: i64, gas: i64, planes: i64) -> None:
    b.stock[BID_SHELLS + side] = shells
    b.stock[BID_GAS + side] = gas
    b.stock[BID_PLANES + side] = planes
    b.stock[BID_MADE + side] = 1
    b.note(EV_COMMITTED, side=side)


def next_to_commit(b: Battle) -> Side:
    if not b.stock[BID_MADE + b.active]:
        return b.active
    return NOBODY if b.stock[BID_MADE + 1 - b.active] else 1 - b.active


def reveal(b: Battle) -> None:
    """Both hands are opened and the stocks pay."""
    b.reveals += 1
    for side in range(i64(2)):
        b.stock[SHELLS + side] -= b.stock[BID_SHELLS + side]
        b.stock[GAS + side] -= b.stock[BID_GAS + side]
        b.stock[PLANES + side] -= b.stock[BID_PLANES + side]
        b.note(EV_SHELLS, side=side, amount=b.stock[BID_SHELLS + side], rule=SHELLS_IN_STOCK)
        if b.stock[BID_GAS + side]:
            b.note(EV_GAS, side=side, rule=GAS_INSTEAD_OF_SHELLS)
        if b.stock[BID_PLANES + side]:
            b.note(EV_PLANE, side=side, rule=ONE_AVIATION)


def clear_commitments(b: Battle) -> None:
    for side in range(i64(2)):
        b.stock[BID_SHELLS + side] = 0
        b.stock[BID_GAS + side] = 0
        b.stock[BID_PLANES + side] = 0
        b.stock[BID_MADE + side] = 0


# -- the two totals ------------------------------------------------------------------------------------------------
def fights_on(b: Battle, unit: Unit) -> bool:
    """Whose points and quality count in the attack: nests of the sector do not (NEST_DOES_NOT_ATTACK)."""
    return takes_part(b, unit) and b.kind[unit] != NEST


def attack_total(b: Battle, dice: Dice, tally: Tally) -> None:
    """All the assaulting side adds up."""
    elite = False
    inexperienced = False
    for unit in range(b.units()):
        if fights_on(b, unit):
            troop_points(b, unit, True, tally)
            elite = elite or b.quality_attacking[unit] == ELITE
            inexperienced = inexperienced or b.quality_attacking[unit] == INEXPERIENCED
    quality_points(elite, inexperienced, tally)
    support_points(b, b.active, dice, tally)


def defence_total(b: Battle, dice: Dice, tally: Tally) -> None:
    """All the assaulted side adds up."""
    elite = False
    inexperienced = False
    nests: i64 = 0
    for unit in range(b.units()):
        if b.at[unit] == b.target:
            troop_points(b, unit, False, tally)
            elite = elite or b.quality_defending[unit] == ELITE
            inexperienced = inexperienced or b.quality_defending[unit] == INEXPERIENCED
            if b.kind[unit] == NEST:
                nests += 1
    quality_points(elite, inexperienced, tally)
    works_points(b, tally)
    support_points(b, 1 - b.active, dice, tally)
    for _ in range(nests):
        tally.roll(NEST_FIRE, D3, dice)


def troop_points(b: Battle, unit: Unit, attacking: bool, tally: Tally) -> None:
    if b.is_vehicle(unit):
        tally.add(ARMOUR_POINTS, 2)
    elif b.kind[unit] == NEST:
        tally.add(NEST_POINT, 1)
    elif b.kind[unit] == CAVALRY:
        cavalry_points(b, b.target, attacking, tally)
    else:
        tally.add(INFANTRY_POINT, 1)


def quality_points(elite: bool, inexperienced: bool, tally: Tally) -> None:
    """One elite unit is enough for the point, one inexperienced for the penalty (QUALITY_BY_SITUATION, QUALITY_OTHERWISE)."""
    if elite:
        tally.add(ELITE_POINT, 1)
    if inexperienced:
        tally.add(INEXPERIENCED_PENALTY, -1)


def works_points(b: Battle, tally: Tally) -> None:
    """CONQUERED_WORKS: wire serves only the side that laid it, that of this half (WIRE_FOR_ITS_OWNER)."""
    if b.half_of(b.target) != b.active:
        tally.add(WIRE_POINT, b.wire[b.target])
    tally.add(TRENCH_POINTS, 2 * b.trench[b.target])
    tally.add(FORT_POINTS, 3 * b.fort[b.target])
    tally.add(DIFFICULT_POINT, b.difficult[b.target])
    if b.ground.attrition:
        tally.add(ATTRITION, 1 - b.struck[b.target])


def support_points(b: Battle, side: Side, dice: Dice, tally: Tally) -> None:
    """What the side committed: shells one by one, or gas; then aviation."""
    for _ in range(b.stock[BID_SHELLS + side]):
        tally.roll(SHELL_SUPPORT, SHELL_CHART, dice)
    if b.stock[BID_GAS + side]:
        gas_points(foe_has(b, side, ELITE), foe_has(b, side, INEXPERIENCED), dice, tally)
    if b.stock[BID_PLANES + side]:
        aviation_points(dice, tally)


def foe_has(b: Battle, side: Side, quality: i64) -> bool:
    """Whether a unit facing this side counts as of that quality in the combat under way."""
    for unit in range(b.units()):
        if side == b.active:
            if b.at[unit] == b.target and b.quality_defending[unit] == quality:
                return True
        elif fights_on(b, unit) and b.quality_attacking[unit] == quality:
            return True
    return False


# -- the outcome ---------------------------------------------------------------------------------------------------
def resolve(b: Battle, dice: Dice) -> None:
    """Opens the commitments, compares the totals and says who owes how many losses."""
    reveal(b)
    attack = b.tally()
    attack_total(b, dice, attack)
    b.note(EV_ATTACK, side=b.active, target=b.target, amount=attack.total, tally=attack)
    defence = b.tally()
    defence_total(b, dice, defence)
    b.note(EV_DEFENCE, side=1 - b.active, target=b.target, amount=defence.total, tally=defence)
    mark_fighters(b)
    owe_losses(b, attack.total - defence.total)
    clear_commitments(b)


def mark_fighters(b: Battle) -> None:
    for unit in range(b.units()):
        if takes_part(b, unit):
            b.marks[unit] |= ASSAULTED | FOUGHT
        elif b.at[unit] == b.target:
            b.marks[unit] |= FOUGHT


def owe_losses(b: Battle, margin: i64) -> None:
    """The difference is the loser's losses (DIFFERENCE_IS_LOSSES); a tie costs both sides one (TIE_ONE_EACH)."""
    if margin == 0:
        b.stock[LOSSES_DUE + b.active] = 1
        b.stock[LOSSES_DUE + 1 - b.active] = 1
        b.note(EV_TIED, target=b.target, amount=1, rule=TIE_ONE_EACH)
    elif margin > 0:
        b.stock[LOSSES_DUE + 1 - b.active] = margin
        b.note(EV_WON, side=b.active, target=b.target, amount=margin, rule=DIFFERENCE_IS_LOSSES)
    else:
        b.stock[LOSSES_DUE + b.active] = -margin
        b.note(EV_WON, side=1 - b.active, target=b.target, amount=-margin, rule=DIFFERENCE_IS_LOSSES)


# -- the decisions -------------------------------------------------------------------------------------------------
class Assaulting(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([ASSAULT, REST, DONE])

    def side(self, b: Battle) -> Side:
        return b.active

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = b.active
        if can_assault(b):
            return True
        end_assaults(b)
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        offer_assaults(b, choices)

    def objection(self, b: Battle, action: Action) -> Rule:
        verb = verb_of(action)
        if verb == ASSAULT:
            return assault_objection(b, origin_of(action), target_of(action))
        return naming_objection(b, unit_of(action), ACTIVATED) if verb == REST else ALLOWED

    def cause(self, b: Battle, action: Action) -> Rule:
        return assault_cause(b, origin_of(action), target_of(action))

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        verb = verb_of(action)
        if verb == ASSAULT:
            declare(b, origin_of(action), target_of(action))
        elif verb == REST:
            rest(b, unit_of(action))
        else:
            end_assaults(b)


class Committing(Decision[Battle]):
    """Both sides in secret; then the assault is fought."""

    def __init__(self) -> None:
        super().__init__([COMMIT], SECRET_COMMITMENT)

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = next_to_commit(b)
        if b.decider != NOBODY:
            return True
        resolve(b, dice)
        b.phase = LOSING
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        offer_commitments(b, choices)

    def objection(self, b: Battle, action: Action) -> Rule:
        return commit_objection(b, b.decider, amount_of(action), gas_of(action), planes_of(action))

    def unfinished(self, b: Battle) -> Rule:
        return SECRET_COMMITMENT

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        commit(b, b.decider, amount_of(action), gas_of(action), planes_of(action))

    def prompt(self, b: Battle) -> dict[str, Any]:
        return {**fight_in_words(b), **artillery_in_words(b)}
