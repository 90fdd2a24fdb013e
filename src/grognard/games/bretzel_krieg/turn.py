"""Bretzel Krieg !, the turn: its beginning and its end, and the steps between."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, unit_of
from grognard.engine.decision import Decision
from grognard.engine.state import ALLOWED, Rule, Side
from grognard.games.bretzel_krieg.rules import MOVES_THEN_COMBATS, NOT_YOURS
from grognard.games.bretzel_krieg.state import (
    ATTACKER,
    COMMANDING,
    DEFENDER,
    DESIGNATING,
    DISPLACED,
    DRIVEN_BACK,
    FIRING,
    MOVED,
    OF_A_TURN,
    RETREATED,
    SETTLED,
    STATIC,
    Battle,
)
from grognard.games.bretzel_krieg.victory import close, take_objectives
from grognard.games.bretzel_krieg.vocabulary import EV_PLAYER_TURN, EV_TURN

PLENTY: Final[i64] = 8  # more action points than any die gives


# -- turns -----------------------------------------------------------------------------------------------------------
def begin_turn(b: Battle, turn: i64) -> None:
    b.turn = turn
    b.note(EV_TURN, amount=turn)
    begin_player_turn(b, ATTACKER)


def begin_player_turn(b: Battle, side: Side) -> None:
    b.active = side
    b.phase = COMMANDING
    b.posture = NONE
    for unit in range(b.units()):
        if b.side[unit] == side:
            b.marks[unit] &= ~OF_A_TURN
            b.mode[unit] = STATIC
            b.entered[unit] = 0
    b.forget_reaches()
    b.note(EV_PLAYER_TURN, side=side, amount=b.turn)


def end_player_turn(b: Battle) -> None:
    """STATIC_FOR_A_TURN is counted here; SHAKEN_SINCE: a retreat from before this turn is forgotten, one in it is not yet.

    What the units did is kept until their next turn: it answers why they can do no more.
    """
    for unit in range(b.units()):
        if b.side[unit] == b.active:
            if not b.marks[unit] & (MOVED | DISPLACED):
                b.marks[unit] |= SETTLED
            if not b.marks[unit] & DRIVEN_BACK:
                b.marks[unit] &= ~RETREATED
            b.marks[unit] &= ~DRIVEN_BACK
    for segment in range(b.terrain.segments):
        b.pa[segment] = 0
    take_objectives(b)
    if b.active == ATTACKER:
        begin_player_turn(b, DEFENDER)
    elif b.turn >= b.ground.turns:
        close(b)
    else:
        begin_turn(b, b.turn + 1)


# -- the steps of a turn ---------------------------------------------------------------------------------------------
class Step(Decision[Battle]):
    """A step of a player's turn: action points, moves, combats.

    Out of its time, what speaks against an action itself comes first, then MOVES_THEN_COMBATS within one's own turn.
    """

    def __init__(self, verbs: list[i64], marks: i64) -> None:
        super().__init__(verbs)
        self.marks: i64 = marks  # of the units it is for

    def side(self, b: Battle) -> Side:
        return b.active

    def cause(self, b: Battle, action: Action) -> Rule:
        if b.side[unit_of(action)] != b.decider:
            return NOT_YOURS
        if b.phase < COMMANDING:
            return ALLOWED
        rule = self.objection(in_own_turn(b, self.marks), action)
        if rule != ALLOWED:
            return rule
        return MOVES_THEN_COMBATS if b.decider == b.active and DESIGNATING <= b.phase <= FIRING else ALLOWED


def in_own_turn(b: Battle, marks: i64) -> Battle:
    """The table as the decider's own turn shows it.

    What his units did in a turn that has just ended is still on them, and counts. Before he has designated any, each is
    taken for one that bears the marks: only what stands in the way of the action itself is asked.
    """
    if b.decider == b.active and b.phase >= DESIGNATING:
        return b
    twin = b.clone()
    twin.active = b.decider
    had_turn = b.turn > 1 or b.active == DEFENDER
    just_ended = b.decider != b.active and b.phase == COMMANDING and had_turn
    if not just_ended:
        for unit in range(twin.units()):
            if twin.side[unit] == b.decider:
                twin.marks[unit] = twin.marks[unit] & ~OF_A_TURN | marks
                twin.mode[unit] = STATIC
        for segment in range(twin.terrain.segments):
            twin.pa[segment] = PLENTY
    return twin
