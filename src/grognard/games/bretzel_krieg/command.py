"""Bretzel Krieg !, action points: the posture of the headquarters, its dice, and the units they activate."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices, amount_of, pack, target_of, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.games.bretzel_krieg.losses import annihilate
from grognard.games.bretzel_krieg.reinforcements import can_enter, enter, enter_objection, offer_entries
from grognard.games.bretzel_krieg.rules import (
    ACTIVATED_ONCE,
    BOLD_HQ,
    HQ_POSTURE,
    NOT_YOURS,
    ONE_DIE_PER_SEGMENT,
    ONE_SCORE_EACH,
    PA_ACTIVATES,
    PA_BY_SEGMENT,
    PRAGMATIC_HQ,
    PRUDENT_HQ,
)
from grognard.games.bretzel_krieg.state import (
    ACTIVATED,
    ALLOTTING,
    BOLD,
    COMMANDING,
    DESIGNATING,
    MOVING,
    PRAGMATIC,
    PRUDENT,
    Battle,
)
from grognard.games.bretzel_krieg.turn import Step
from grognard.games.bretzel_krieg.vocabulary import (
    ALLOT,
    DESIGNATE,
    DONE,
    ENTER,
    EV_ALLOTTED,
    EV_BOLD_DIE,
    EV_DESIGNATED,
    EV_DIE,
    EV_POSTURE,
    POSTURE,
)

SEGMENTS: Final[i64] = 1 << 17  # a segment as a place of an action or event: this number and on


def controlled_by(b: Battle, side: Side) -> i64:
    """ONE_DIE_PER_SEGMENT: the segments that hold a unit of a side, one bit each."""
    held: i64 = 0
    for unit in range(b.units()):
        if b.side[unit] == side and b.at[unit] >= 0:
            held |= 1 << b.terrain.segment(b.at[unit])
    return held


# -- posture ---------------------------------------------------------------------------------------------------------
def take_posture(b: Battle, posture: i64, dice: Dice) -> None:
    """HQ_POSTURE: the dice are thrown at once, one for each controlled segment."""
    b.posture = posture
    b.controlled = controlled_by(b, b.active)
    rule = BOLD_HQ if posture == BOLD else PRAGMATIC_HQ if posture == PRAGMATIC else PRUDENT_HQ
    b.note(EV_POSTURE, side=b.active, amount=posture, rule=rule)
    if posture == BOLD:
        throw_boldly(b, dice)
    else:
        throw_carefully(b, posture, dice)


def throw_boldly(b: Battle, dice: Dice) -> None:
    """Each die belongs to its segment before it is thrown."""
    for segment in range(b.terrain.segments):
        if b.controlled & (1 << segment):
            b.pa[segment] = dice.roll(8) - 1
            b.note(EV_BOLD_DIE, side=b.active, target=SEGMENTS + segment, amount=b.pa[segment], rule=BOLD_HQ)
    b.controlled = 0
    b.phase = DESIGNATING


def throw_carefully(b: Battle, posture: i64, dice: Dice) -> None:
    """The scores wait to be allotted, best first."""
    thrown: i64 = 0
    for segment in range(b.terrain.segments):
        if b.controlled & (1 << segment):
            score = dice.roll(4) if posture == PRUDENT else dice.roll(6) - 1
            b.note(EV_DIE, side=b.active, amount=score, rule=ONE_DIE_PER_SEGMENT)
            place = thrown
            while place > 0 and b.scores[place - 1] < score:
                b.scores[place] = b.scores[place - 1]
                place -= 1
            b.scores[place] = score
            thrown += 1
    b.phase = ALLOTTING
    allot_what_is_clear(b)


class Commanding(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([POSTURE])

    def side(self, b: Battle) -> Side:
        return b.active

    def asks(self, b: Battle, dice: Dice) -> bool:
        if controlled_by(b, b.active) != 0:
            return True
        annihilate(b, b.active)  # none of its units found room to deploy
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        for posture in range(i64(3)):
            choices.offer(pack(POSTURE, amount=posture))

    def unfinished(self, b: Battle) -> Rule:
        return HQ_POSTURE

    def cause(self, b: Battle, action: Action) -> Rule:
        """It is declared once a turn."""
        return HQ_POSTURE if b.decider == b.active and b.posture != NONE else ALLOWED

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        take_posture(b, amount_of(action), dice)


# -- scores ----------------------------------------------------------------------------------------------------------
def allot_objection(b: Battle, score: i64, segment: i64) -> Rule:
    """ONE_SCORE_EACH: a score that was thrown, to a segment that has none yet."""
    if segment < 0 or segment >= b.terrain.segments or not b.controlled & (1 << segment):
        return ONE_SCORE_EACH
    for waiting in b.scores:
        if waiting == score and score >= 0:
            return ALLOWED
    return ONE_SCORE_EACH


def allot(b: Battle, score: i64, segment: i64) -> None:
    give_score(b, score, segment)
    allot_what_is_clear(b)


def give_score(b: Battle, score: i64, segment: i64) -> None:
    index: i64 = 0
    while b.scores[index] != score:
        index += 1
    last = b.terrain.segments - 1
    while index < last:
        b.scores[index] = b.scores[index + 1]
        index += 1
    b.scores[last] = NONE
    b.controlled &= ~(1 << segment)
    b.pa[segment] = score
    b.note(EV_ALLOTTED, side=b.active, target=SEGMENTS + segment, amount=score, rule=ONE_SCORE_EACH)


def allot_what_is_clear(b: Battle) -> None:
    """When all scores that are left are the same there is nothing to choose."""
    last: i64 = 0
    while last + 1 < b.terrain.segments and b.scores[last + 1] != NONE:
        last += 1
    if b.scores[0] != b.scores[last]:
        return
    for segment in range(b.terrain.segments):
        if b.controlled & (1 << segment):
            give_score(b, b.scores[0], segment)
    b.phase = DESIGNATING


class Allotting(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([ALLOT])

    def side(self, b: Battle) -> Side:
        return b.active

    def asks(self, b: Battle, dice: Dice) -> bool:
        return True

    def offer(self, b: Battle, choices: Choices) -> None:
        last: i64 = NONE
        for score in b.scores:
            if score != last:
                for segment in range(b.terrain.segments):
                    if allot_objection(b, score, segment) == ALLOWED:
                        choices.offer(pack(ALLOT, target=SEGMENTS + segment, amount=score))
            last = score

    def objection(self, b: Battle, action: Action) -> Rule:
        return allot_objection(b, amount_of(action), target_of(action) - SEGMENTS)

    def unfinished(self, b: Battle) -> Rule:
        return ONE_SCORE_EACH

    def cause(self, b: Battle, action: Action) -> Rule:
        """No die is thrown yet, each was thrown for its segment, or every segment has got its score."""
        if b.decider != b.active or b.phase <= COMMANDING:
            return HQ_POSTURE
        return BOLD_HQ if b.posture == BOLD else self.objection(b, action)

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        allot(b, amount_of(action), target_of(action) - SEGMENTS)

    def prompt(self, b: Battle) -> dict[str, Any]:
        return {"scores": ", ".join(str(score) for score in b.scores if score != NONE)}


# -- designation -----------------------------------------------------------------------------------------------------
def designate_objection(b: Battle, unit: Unit) -> Rule:
    if b.side[unit] != b.active or b.at[unit] < 0:
        return NOT_YOURS
    if b.marks[unit] & ACTIVATED:
        return ACTIVATED_ONCE
    return PA_BY_SEGMENT if b.pa[b.terrain.segment(b.at[unit])] < 1 else ALLOWED


def can_designate(b: Battle) -> bool:
    for unit in range(b.units()):
        if designate_objection(b, unit) == ALLOWED:
            return True
    return False


def designate(b: Battle, unit: Unit) -> None:
    b.pa[b.terrain.segment(b.at[unit])] -= 1
    b.marks[unit] |= ACTIVATED
    b.note(EV_DESIGNATED, side=b.active, unit=unit, target=b.at[unit], rule=PA_ACTIVATES)


class Designating(Step):
    """Action points activate units of the table, or bring others onto it."""

    def __init__(self) -> None:
        super().__init__([DESIGNATE, ENTER, DONE], 0)

    def asks(self, b: Battle, dice: Dice) -> bool:
        if can_designate(b) or can_enter(b):
            return True
        b.phase = MOVING
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        choices.offer(pack(DONE))
        for unit in range(b.units()):
            if designate_objection(b, unit) == ALLOWED:
                choices.offer(pack(DESIGNATE, unit=unit))
        offer_entries(b, choices)

    def objection(self, b: Battle, action: Action) -> Rule:
        verb = verb_of(action)
        if verb == DESIGNATE:
            return designate_objection(b, unit_of(action))
        return enter_objection(b, unit_of(action), target_of(action), amount_of(action)) if verb == ENTER else ALLOWED

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        verb = verb_of(action)
        if verb == DESIGNATE:
            designate(b, unit_of(action))
        elif verb == ENTER:
            enter(b, unit_of(action), target_of(action), amount_of(action))
        else:
            b.phase = MOVING

    def prompt(self, b: Battle) -> dict[str, Any]:
        return {"pa": ", ".join(str(points) for points in b.pa)}
