"""Vimy §3.4: entrenching at the end of a melee phase."""

from __future__ import annotations

from grognard.engine.actions import Action, Choices, pack, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.games.vimy.rules import ACTIVE_PLAYER, ENGAGED_CANNOT_MOVE, ENTRENCH_AFTER_MELEE, ON_THE_MAP
from grognard.games.vimy.state import ENGAGED, EXPOSED, UNDERGROUND, Battle
from grognard.games.vimy.status import dig_in, trench_objection
from grognard.games.vimy.turn import decider_of, pass_entrenching
from grognard.games.vimy.vocabulary import DONE, ENTRENCH


def free_entrench_objection(b: Battle, unit: Unit, side: Side) -> Rule:
    """ENTRENCH_AFTER_MELEE, ENTRENCH_AFTER_MELEE_ORDER: also beside enemies it is not engaged with."""
    if b.side[unit] != side:
        return ACTIVE_PLAYER
    if b.at[unit] < 0:
        return ON_THE_MAP
    if b.status[unit] == UNDERGROUND:
        return ENTRENCH_AFTER_MELEE
    if b.marked(unit, ENGAGED):
        return ENGAGED_CANNOT_MOVE
    return trench_objection(b, unit)


def can_entrench_freely(b: Battle, side: Side) -> bool:
    for unit in range(b.units()):
        if b.side[unit] == side and b.at[unit] >= 0 and b.status[unit] == EXPOSED:
            if free_entrench_objection(b, unit, side) == ALLOWED:
                return True
    return False


class Entrenching(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([ENTRENCH, DONE])

    def side(self, b: Battle) -> Side:
        return decider_of(b)

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = self.side(b)
        if can_entrench_freely(b, b.decider):
            return True
        pass_entrenching(b)
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        choices.offer(pack(DONE))
        for unit in range(b.units()):
            if b.side[unit] == b.decider and b.at[unit] >= 0 and b.status[unit] == EXPOSED:
                if free_entrench_objection(b, unit, b.decider) == ALLOWED:
                    choices.offer(pack(ENTRENCH, unit=unit))

    def objection(self, b: Battle, action: Action) -> Rule:
        return ALLOWED if verb_of(action) == DONE else free_entrench_objection(b, unit_of(action), b.decider)

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == DONE:
            pass_entrenching(b)
        else:
            dig_in(b, unit_of(action), ENTRENCH_AFTER_MELEE)
