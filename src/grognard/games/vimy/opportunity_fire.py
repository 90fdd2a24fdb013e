"""Vimy §9.7: opportunity fire at a unit that leaves its hex."""

from __future__ import annotations

from typing import Any

from grognard.engine.actions import NONE, Action, Choices, pack, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.engine.tally import Tally
from grognard.games.vimy.aiming import assaulted, can_hurt, exposed_friend, is_target, modifiers, why_test
from grognard.games.vimy.barrage import under_barrage
from grognard.games.vimy.board import Hex
from grognard.games.vimy.movement import complete_step
from grognard.games.vimy.notation import unit_name
from grognard.games.vimy.rules import (
    BARRAGE_BARS_FIRE,
    HOPELESS_FIRE,
    MORTAR_NOT_AT_RANGE_0,
    NO_FIRE_INTO_FRIENDS,
    NOT_YOURS,
    ON_THE_MAP,
    OPPORTUNITY_FIRE,
    OPPORTUNITY_FIRE_CHOICE,
    OPPORTUNITY_FIRE_FREE_UNITS,
    TANKS_NOT_TARGETS,
)
from grognard.games.vimy.state import ENGAGED, MORTAR, REACTED, SECOND_TRENCH, TANK, UNDER_FIRE, UNDERGROUND, Battle
from grognard.games.vimy.vocabulary import DONE, EV_REACTED, REACT


def react_objection(b: Battle, unit: Unit) -> Rule:
    """OPPORTUNITY_FIRE at the mover in the hex it leaves; OPPORTUNITY_FIRE_CHOICE: once per movement phase for each unit."""
    mover = b.mover
    hex_ = b.at[mover]
    free = reactor_objection(b, unit, 1 - b.side[mover])
    if free != ALLOWED:
        return free
    distance = b.board.hexes.distance(b.at[unit], hex_)
    if b.kind[mover] == TANK:
        return TANKS_NOT_TARGETS
    if distance > 1 or not is_target(b, unit, mover, distance):
        return OPPORTUNITY_FIRE
    if assaulted(b, unit) and not fires_at_leavers(b, unit, mover):
        return OPPORTUNITY_FIRE_FREE_UNITS
    if distance == 0:
        return MORTAR_NOT_AT_RANGE_0 if b.kind[unit] == MORTAR else ALLOWED
    if under_barrage(b, b.at[unit]):
        return BARRAGE_BARS_FIRE
    if exposed_friend(b, b.side[unit], hex_):
        return NO_FIRE_INTO_FRIENDS
    if why_test(b, unit, distance, 0) != ALLOWED:
        return ALLOWED
    shot = Tally()
    modifiers(b, unit, hex_, distance, shot)
    return ALLOWED if can_hurt(b, unit, mover, distance, shot) else HOPELESS_FIRE


def reactor_objection(b: Battle, unit: Unit, side: Side) -> Rule:
    """What keeps a unit from opportunity fire, whoever leaves."""
    if unit == NONE or b.side[unit] != side:
        return NOT_YOURS
    if b.at[unit] < 0:
        return ON_THE_MAP
    if b.status[unit] == UNDERGROUND or b.marked(unit, ENGAGED):
        return OPPORTUNITY_FIRE_FREE_UNITS
    return OPPORTUNITY_FIRE_CHOICE if b.marked(unit, REACTED) else ALLOWED


def fires_at_leavers(b: Battle, unit: Unit, mover: Unit) -> bool:
    """In one hex with the leaving unit: tanks (ALONE_WITH_TANKS), and units in the other trench (SECONDARY_TRENCH_LEAVING)."""
    if b.at[unit] != b.at[mover]:
        return False
    return b.kind[unit] == TANK or (b.marks[unit] ^ b.marks[mover]) & SECOND_TRENCH != 0


def can_react(b: Battle) -> bool:
    if not is_target(b, NONE, b.mover, 1):
        return False
    hex_ = b.at[b.mover]
    if reacts_from(b, hex_):
        return True
    for near in b.board.beside[hex_]:
        if b.first[near] != NONE and reacts_from(b, near):
            return True
    return False


def reacts_from(b: Battle, hex_: Hex) -> bool:
    unit = b.first[hex_]
    while unit != NONE:
        if b.side[unit] != b.side[b.mover] and react_objection(b, unit) == ALLOWED:
            return True
        unit = b.next[unit]
    return False


def offer_reactions(b: Battle, choices: Choices) -> None:
    hex_ = b.at[b.mover]
    offer_reactions_from(b, hex_, choices)
    for near in b.board.beside[hex_]:
        offer_reactions_from(b, near, choices)


def offer_reactions_from(b: Battle, hex_: Hex, choices: Choices) -> None:
    unit = b.first[hex_]
    while unit != NONE:
        if b.side[unit] != b.side[b.mover] and react_objection(b, unit) == ALLOWED:
            choices.offer(pack(REACT, unit=unit))
        unit = b.next[unit]


def react(b: Battle, unit: Unit) -> None:
    """Fires at the leaving unit alone; the fire phase's own shot is not used up."""
    hex_ = b.at[b.mover]
    b.marks[unit] |= REACTED
    b.note(EV_REACTED, side=b.side[unit], unit=unit, origin=b.at[unit], target=hex_, rule=OPPORTUNITY_FIRE)
    b.shooter = unit
    b.shot_at = hex_
    b.marks[b.mover] |= UNDER_FIRE


class Reacting(Decision[Battle]):
    """OPPORTUNITY_FIRE_EACH: the enemy is asked as long as somebody of his may fire, or until he has had enough."""

    def __init__(self) -> None:
        super().__init__([REACT, DONE], OPPORTUNITY_FIRE_CHOICE)

    def side(self, b: Battle) -> Side:
        return 1 - b.active

    def asks(self, b: Battle, dice: Dice) -> bool:
        if b.reacted or b.at[b.mover] < 0 or not can_react(b):
            b.reacted = 0
            complete_step(b, dice)
            return False
        b.decider = self.side(b)
        return True

    def offer(self, b: Battle, choices: Choices) -> None:
        choices.offer(pack(DONE))
        offer_reactions(b, choices)

    def objection(self, b: Battle, action: Action) -> Rule:
        return ALLOWED if verb_of(action) == DONE else react_objection(b, unit_of(action))

    def cause(self, b: Battle, action: Action) -> Rule:
        """Nobody leaves a hex; but there may be more that keeps the unit from firing."""
        bar = reactor_objection(b, unit_of(action), b.decider)
        return OPPORTUNITY_FIRE if bar == ALLOWED else bar

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == DONE:
            b.reacted = 1
        else:
            react(b, unit_of(action))

    def prompt(self, b: Battle) -> dict[str, Any]:
        return {
            "unit": unit_name(b, b.mover),
            "origin": b.board.name(b.at[b.mover]),
            "target": b.board.name(b.step_to),
        }
