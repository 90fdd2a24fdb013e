"""Vimy §15.3 and §14.6: the German reinforcements."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.dice import Dice
from grognard.engine.places import OFF
from grognard.engine.state import ALLOWED, Rule, Unit
from grognard.games.vimy.board import Hex
from grognard.games.vimy.morale import DIE
from grognard.games.vimy.rules import ENTRY_BLOCKED, GERMAN_REACTION, MOVED_ALREADY, ON_THE_MAP, REINFORCEMENTS
from grognard.games.vimy.sight import VILLAGE
from grognard.games.vimy.stacking import fits
from grognard.games.vimy.state import AT_HAND, DELAYED, EXPOSED, GERMAN, IN_HAND, MOVED, TO_COME, Battle
from grognard.games.vimy.vocabulary import EV_DELAYED, EV_REACTION

# what a battalion's die brings: GERMAN_REACTION
NOW_AT_HAND: i64 = 0
AS_PLANNED: i64 = 1
LATE: i64 = 2


def entry_objection(b: Battle, unit: Unit) -> Rule:
    """REINFORCEMENTS: it is due, and there is an entry for it; GERMAN_REACTION: it may be late."""
    if b.at[unit] != TO_COME:
        return ON_THE_MAP
    if b.due[unit] > b.turn:
        return REINFORCEMENTS
    if b.marks[unit] & DELAYED:
        return GERMAN_REACTION
    if b.marks[unit] & MOVED:
        return MOVED_ALREADY
    return ENTRY_BLOCKED if entry_hex(b, unit) == OFF else ALLOWED


def can_enter(b: Battle, unit: Unit) -> bool:
    return b.at[unit] == TO_COME and entry_objection(b, unit) == ALLOWED


def entry_hex(b: Battle, unit: Unit) -> Hex:
    """The printed hex; ENTRY_BLOCKED: else the nearest hex of the map's edge without enemies and with room, north first."""
    printed = b.ground.entry[unit]
    if is_free(b, unit, printed):
        return printed
    best: Hex = OFF
    best_key: i64 = 0
    for hex_ in range(b.board.count):
        if is_edge(b, hex_) and is_free(b, unit, hex_):
            key = b.board.distance(printed, hex_) * 100 + hex_ % b.board.hexes.rows
            if best == OFF or key < best_key:
                best, best_key = hex_, key
    return best


def is_free(b: Battle, unit: Unit, hex_: Hex) -> bool:
    return not b.holds(1 - b.side[unit], hex_) and fits(b, unit, hex_, EXPOSED)


def is_edge(b: Battle, hex_: Hex) -> bool:
    if not b.board.in_play[hex_] or b.board.shelled[hex_]:
        return False
    for direction in range(i64(6)):
        if b.board.hexes.toward[hex_ * 6 + direction] == OFF:
            return True
    return False


# -- option 14.6 -------------------------------------------------------------------------------------------------------------
def first_of_battalion(b: Battle, battalion: i64) -> Unit:
    for unit in range(b.units()):
        if b.ground.battalion[unit] == battalion and b.at[unit] == TO_COME:
            return unit
    return NONE


def has_open_village(b: Battle) -> bool:
    """GERMAN_REACTION_WHEN: a shorter battle may have no village outside the shelled zone; then nobody is at hand."""
    for hex_ in range(b.board.count):
        if is_open_village(b, hex_):
            return True
    return False


def is_open_village(b: Battle, hex_: Hex) -> bool:
    return b.board.in_play[hex_] == 1 and b.board.terrain[hex_] == VILLAGE and not b.board.shelled[hex_]


def roll_reactions(b: Battle, dice: Dice) -> None:
    """GERMAN_REACTION, before the German set-up (GERMAN_REACTION_WHEN); the machine guns go with their battalion."""
    for battalion in range(i64(100)):
        first = first_of_battalion(b, battalion)
        if first != NONE:
            tally = b.tally()
            tally.roll(GERMAN_REACTION, DIE, dice)
            die = tally.total
            result = LATE if die > 3 else NOW_AT_HAND if die == 1 and has_open_village(b) else AS_PLANNED
            b.note(EV_REACTION, side=GERMAN, unit=first, amount=result, rule=GERMAN_REACTION, tally=tally)
            for unit in range(first, b.units()):
                if b.ground.battalion[unit] == battalion:
                    if result == NOW_AT_HAND:
                        b.at[unit] = IN_HAND
                        b.marks[unit] |= AT_HAND
                    elif result == LATE:
                        b.marks[unit] |= DELAYED


def roll_delays(b: Battle, dice: Dice) -> None:
    """A late battalion throws in the turn it should have come; beyond the last turn it never comes."""
    for battalion in range(i64(100)):
        first = first_of_battalion(b, battalion)
        if first != NONE and b.marks[first] & DELAYED and b.due[first] <= b.turn:
            tally = b.tally()
            tally.roll(GERMAN_REACTION, DIE, dice)
            for unit in range(first, b.units()):
                if b.ground.battalion[unit] == battalion and b.marks[unit] & DELAYED:
                    b.marks[unit] &= ~DELAYED
                    b.due[unit] += tally.total
            b.note(EV_DELAYED, side=GERMAN, unit=first, amount=b.due[first], rule=GERMAN_REACTION, tally=tally)
