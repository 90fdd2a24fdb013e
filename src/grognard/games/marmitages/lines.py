"""Marmitages with cards: lines of battle, which of their units a card activates, and what those may do."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Choices, pack
from grognard.engine.cards import Card
from grognard.engine.state import ALLOWED, Rule, Unit
from grognard.games.marmitages.hand import spend
from grognard.games.marmitages.rules import (
    ACTIVATION_NUMBER,
    AMMUNITION_SHORTAGE,
    GENERAL_ASSAULT,
    LINE_BY_LINE,
    LINE_OF_BATTLE,
    LINES_IN_ORDER,
    MUTINY,
    NESTS_NEED_NO_CARD,
    NOT_ACTIVATED,
    ONE_CARD_A_LINE,
    SUPPLY_SHORTAGE,
    UNITS_OF_A_LINE,
)
from grognard.games.marmitages.state import (
    ACTIVATED,
    ACTIVATING,
    JOKER,
    LINE_MARKS,
    LINE_SHIFT,
    MOVING,
    MUTINOUS,
    NEST,
    NO_AMMUNITION,
    NO_LINE,
    NO_SUPPLY,
    RESTING,
    Battle,
)
from grognard.games.marmitages.vocabulary import ACTIVATE, EV_ACTIVATED, EV_LINE, EV_RESTED, REST


# -- forming the lines ---------------------------------------------------------------------------------------------
def form_lines(b: Battle) -> None:
    """UNITS_OF_A_LINE: a unit belongs to the row it stands in when its side's sequence begins, wherever it goes then."""
    b.battle_line = NO_LINE
    for unit in range(b.units()):
        if b.side[unit] == b.active and b.at[unit] >= 0:
            b.marks[unit] |= (b.at[unit] // b.width + 1) << LINE_SHIFT


def dissolve_lines(b: Battle) -> None:
    """At the end of a sequence its side's marks of activation go, and those of the enemy's events (MARKS_FOLLOW_UNITS)."""
    for unit in range(b.units()):
        if b.side[unit] == b.active:
            b.marks[unit] &= ~(ACTIVATED | LINE_MARKS | NO_AMMUNITION | NO_SUPPLY | MUTINOUS)


def line_of(b: Battle, unit: Unit) -> i64:
    """The row of a unit's line in this sequence, NO_LINE for units of the other side."""
    return (b.marks[unit] >> LINE_SHIFT) - 1


def lines_standing(b: Battle) -> i64:
    """A bit for each row whose line still has a unit on the table."""
    rows: i64 = 0
    for unit in range(b.units()):
        if b.at[unit] >= 0 and b.marks[unit] & LINE_MARKS:
            rows |= 1 << line_of(b, unit)
    return rows


def is_behind(b: Battle, row: i64) -> bool:
    """Whether a row lies nearer to the active side's edge than the line last activated."""
    if b.battle_line == NO_LINE:
        return True
    return row > b.battle_line if b.active == 0 else row < b.battle_line


def line_objection(b: Battle, row: i64, standing: i64) -> Rule:
    """LINES_IN_ORDER, first line to reserve; lines may be skipped, none comes twice."""
    if row == b.battle_line:
        return ONE_CARD_A_LINE
    if not standing & (1 << row):
        return LINE_OF_BATTLE
    return ALLOWED if is_behind(b, row) else LINES_IN_ORDER


# -- activating ----------------------------------------------------------------------------------------------------
def belongs(b: Battle, unit: Unit) -> bool:
    """Whether a unit can be activated with the line: nests neither move nor attack, so NESTS_NEED_NO_CARD."""
    return b.at[unit] >= 0 and line_of(b, unit) == b.battle_line and b.kind[unit] != NEST


def play_on_line(b: Battle, row: i64, card: Card) -> None:
    """ACTIVATION_NUMBER: the card's number of units. If that is most of them, those left out are named instead."""
    spend(b, card)
    b.battle_line = row
    b.note(EV_LINE, side=b.active, amount=row + 1, rule=GENERAL_ASSAULT if card == JOKER else ACTIVATION_NUMBER)
    units: i64 = 0
    for unit in range(b.units()):
        if belongs(b, unit):
            units += 1
    number = units if card == JOKER else min(card, units)
    idle = units - number
    if number <= idle:
        b.phase = ACTIVATING
        b.to_choose = number
        return
    for unit in range(b.units()):
        if belongs(b, unit):
            b.marks[unit] |= ACTIVATED
    b.phase = RESTING
    b.to_choose = idle


def naming_objection(b: Battle, unit: Unit, activated: i64) -> Rule:
    """Units are named one by one: those to activate among the idle, those to rest among the activated."""
    if line_of(b, unit) != b.battle_line or b.at[unit] < 0:
        return UNITS_OF_A_LINE
    if b.kind[unit] == NEST:
        return NESTS_NEED_NO_CARD
    return ALLOWED if b.marks[unit] & ACTIVATED == activated else ACTIVATION_NUMBER


def offer_naming(b: Battle, choices: Choices) -> None:
    verb = ACTIVATE if b.phase == ACTIVATING else REST
    activated: i64 = 0 if b.phase == ACTIVATING else ACTIVATED
    for unit in range(b.units()):
        if naming_objection(b, unit, activated) == ALLOWED:
            choices.offer(pack(verb, unit=unit))


def activate(b: Battle, unit: Unit) -> None:
    b.marks[unit] |= ACTIVATED
    b.to_choose -= 1
    b.note(EV_ACTIVATED, side=b.active, unit=unit, origin=b.at[unit])


def rest(b: Battle, unit: Unit) -> None:
    b.marks[unit] &= ~ACTIVATED
    b.to_choose -= 1
    b.note(EV_RESTED, side=b.active, unit=unit, origin=b.at[unit])


def naming_asked(b: Battle) -> bool:
    """Whether units are still to be named; else the line moves."""
    if b.to_choose > 0:
        return True
    b.phase = MOVING
    return False


# -- what the units of a line may do -------------------------------------------------------------------------------
def in_action(b: Battle, unit: Unit) -> bool:
    """Whether the unit was activated by the card that is being resolved (LINE_BY_LINE)."""
    return b.marks[unit] & (ACTIVATED | LINE_MARKS) == ACTIVATED | (b.battle_line + 1) << LINE_SHIFT


def inaction(b: Battle, unit: Unit) -> Rule:
    """Why a unit has no part in the line in play: its own comes later, has been played with it, or was left without it."""
    if is_behind(b, line_of(b, unit)):
        return LINE_BY_LINE
    played = b.marks[unit] & ACTIVATED and line_of(b, unit) != b.battle_line
    return UNITS_OF_A_LINE if played else NOT_ACTIVATED


def march_objection(b: Battle, unit: Unit) -> Rule:
    """Whether cards keep a unit from moving."""
    if not in_action(b, unit):
        return inaction(b, unit)
    return standstill_objection(b, unit)


def standstill_objection(b: Battle, unit: Unit) -> Rule:
    """SUPPLY_SHORTAGE and MUTINY: no move, and no advance either (SHORTAGE_STOPS_ADVANCE)."""
    if b.marks[unit] & MUTINOUS:
        return MUTINY
    return SUPPLY_SHORTAGE if b.marks[unit] & NO_SUPPLY else ALLOWED


def attack_objection(b: Battle, unit: Unit) -> Rule:
    """Whether cards keep a unit out of its own side's assaults; it can be lost in them all the same (IDLE_CAN_BE_LOST)."""
    if not in_action(b, unit):
        return inaction(b, unit)
    if b.marks[unit] & MUTINOUS:  # MUTINEERS_ACTIVATED: to no effect
        return MUTINY
    return AMMUNITION_SHORTAGE if b.marks[unit] & NO_AMMUNITION else ALLOWED
