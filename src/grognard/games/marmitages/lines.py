"""Marmitages with cards: lines of battle, which of their units a card activates, and what those may do."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, pack, unit_of, verb_of
from grognard.engine.cards import Card
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.games.marmitages.hand import spend
from grognard.games.marmitages.rules import (
    ACTIVATION_BY_CARDS,
    ACTIVATION_NUMBER,
    AMMUNITION_SHORTAGE,
    GENERAL_ASSAULT,
    LINE_BY_LINE,
    LINE_OF_BATTLE,
    LINES_IN_ORDER,
    MUTINY,
    NESTS_NEED_NO_CARD,
    NOT_ACTIVATED,
    NOT_PLAYED_TWICE,
    NOT_YOURS,
    ONE_CARD_A_LINE,
    SUPPLY_SHORTAGE,
    UNITS_OF_A_LINE,
)
from grognard.games.marmitages.state import (
    ACTIVATED,
    ACTIVATING,
    ASSAULTED,
    JOKER,
    LINE_MARKS,
    LINE_SHIFT,
    MOVED,
    MOVING,
    MUTINOUS,
    NEST,
    NO_AMMUNITION,
    NO_LINE,
    NO_SUPPLY,
    RESTING,
    STRUCK,
    WAS_STRUCK,
    Battle,
)
from grognard.games.marmitages.vocabulary import ACTIVATE, DONE, EV_ACTIVATED, EV_LINE, EV_RESTED, REST


# -- forming the lines ---------------------------------------------------------------------------------------------
def form_lines(b: Battle) -> None:
    """UNITS_OF_A_LINE: a unit belongs to the row it stands in when its side's sequence begins, wherever it goes then."""
    b.battle_line = NO_LINE
    for unit in range(b.units()):
        if b.side[unit] == b.active and b.at[unit] >= 0:
            b.marks[unit] |= (b.at[unit] // b.width + 1) << LINE_SHIFT


def dissolve_lines(b: Battle) -> None:
    """At the end of a sequence its side's marks of activation go, and those of the enemy's events (MARKS_FOLLOW_UNITS).

    What struck its units is remembered through the enemy's sequence: see `recall_strikes`.
    """
    for unit in range(b.units()):
        marks = b.marks[unit] & ~(STRUCK << WAS_STRUCK)
        if b.side[unit] == b.active:
            struck = marks & STRUCK
            marks = marks & ~(ACTIVATED | LINE_MARKS | STRUCK) | struck << WAS_STRUCK
        b.marks[unit] = marks


def recall_strikes(b: Battle) -> None:
    """For a trial: what struck the decider's units in the sequence he has just ended counts until the enemy plays a line."""
    if b.battle_line != NO_LINE and not b.between_sequences():
        return
    for unit in range(b.units()):
        if b.side[unit] == b.decider:
            b.marks[unit] |= (b.marks[unit] >> WAS_STRUCK) & STRUCK


def line_of(b: Battle, unit: Unit) -> i64:
    """The row of a unit's line in this sequence, NO_LINE for units of the other side."""
    return ((b.marks[unit] & LINE_MARKS) >> LINE_SHIFT) - 1


def lines_standing(b: Battle) -> i64:
    """One bit for each row whose line still has a unit on the table."""
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
    """LINES_IN_ORDER, first line to reserve; LINES_MAY_BE_SKIPPED, none comes twice."""
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
    """ACTIVATION_NUMBER: up to the card's number of units. If that is most of them, those left out are named instead."""
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
    return naming_objection_to(b, unit, activated, has_acted(b))


def naming_objection_to(b: Battle, unit: Unit, activated: i64, acted: bool) -> Rule:
    """The same, where it is known whether the line has acted: it is worked out once for all its units."""
    if line_of(b, unit) != b.battle_line or b.at[unit] < 0:
        return UNITS_OF_A_LINE
    if b.kind[unit] == NEST:
        return NESTS_NEED_NO_CARD
    if acted:
        return LINE_BY_LINE
    return ALLOWED if b.marks[unit] & ACTIVATED == activated else ACTIVATION_NUMBER


def naming_cause(b: Battle, unit: Unit, activated: i64) -> Rule:
    """What keeps a unit from being named at any moment, or from being named with the line in play, if there is one."""
    if not b.ground.cards:
        return ACTIVATION_BY_CARDS
    if b.side[unit] != b.decider or b.at[unit] < 0:
        return NOT_YOURS
    return ALLOWED if b.battle_line == NO_LINE else naming_objection(b, unit, activated)


def has_acted(b: Battle) -> bool:
    """Whether a unit of the line in play has moved or assaulted: until then any of them may still be left out."""
    for unit in range(b.units()):
        if b.marks[unit] & (MOVED | ASSAULTED) and line_of(b, unit) == b.battle_line:
            return True
    return False


def offer_resting(b: Battle, choices: Choices) -> None:
    """ACTIVATION_UP_TO: while the line has yet to act, its card activates no more units than its player likes."""
    if has_acted(b):
        return
    for unit in range(b.units()):
        if naming_objection_to(b, unit, ACTIVATED, False) == ALLOWED:
            choices.offer(pack(REST, unit=unit))


def activate(b: Battle, unit: Unit) -> None:
    b.marks[unit] |= ACTIVATED
    b.to_choose -= 1
    b.note(EV_ACTIVATED, side=b.active, unit=unit, origin=b.at[unit])


def rest(b: Battle, unit: Unit) -> None:
    """In its own phase until the number is right, afterwards as the player likes."""
    b.marks[unit] &= ~ACTIVATED
    if b.phase == RESTING:
        b.to_choose -= 1
    b.note(EV_RESTED, side=b.active, unit=unit, origin=b.at[unit])


# -- what the units of a line may do -------------------------------------------------------------------------------
def in_action(b: Battle, unit: Unit) -> bool:
    """Whether the unit was activated by the card that is being resolved (LINE_BY_LINE)."""
    return b.marks[unit] & (ACTIVATED | LINE_MARKS) == ACTIVATED | (b.battle_line + 1) << LINE_SHIFT


def inaction(b: Battle, unit: Unit) -> Rule:
    """Why a unit has no part in the line in play: its own comes later, has been played with it, or was left without it."""
    if is_behind(b, line_of(b, unit)):
        return LINE_BY_LINE
    played = b.marks[unit] & ACTIVATED and line_of(b, unit) != b.battle_line
    return NOT_PLAYED_TWICE if played else NOT_ACTIVATED


def give_card(b: Battle, unit: Unit) -> None:
    """A card in play that activates the unit, for a trial: what is left to object is no matter of cards."""
    if b.ground.cards:
        b.marks[unit] |= ACTIVATED
        b.battle_line = line_of(b, unit)


def march_objection(b: Battle, unit: Unit) -> Rule:
    """Whether cards keep a unit from moving: what struck it first, then whose turn it is among the lines."""
    struck = standstill_objection(b, unit)
    if struck != ALLOWED:
        return struck
    return ALLOWED if in_action(b, unit) else inaction(b, unit)


def standstill_objection(b: Battle, unit: Unit) -> Rule:
    """SUPPLY_SHORTAGE and MUTINY: no move, and no advance either (SHORTAGE_STOPS_ADVANCE)."""
    if b.marks[unit] & MUTINOUS:
        return MUTINY
    return SUPPLY_SHORTAGE if b.marks[unit] & NO_SUPPLY else ALLOWED


def attack_objection(b: Battle, unit: Unit) -> Rule:
    """Whether cards keep a unit out of its own side's assaults; it can be lost in them all the same (IDLE_CAN_BE_LOST)."""
    if b.marks[unit] & MUTINOUS:  # MUTINEERS_ACTIVATED: to no effect
        return MUTINY
    if b.marks[unit] & NO_AMMUNITION:
        return AMMUNITION_SHORTAGE
    return ALLOWED if in_action(b, unit) else inaction(b, unit)


# -- the decisions -------------------------------------------------------------------------------------------------
def naming_asked(b: Battle) -> bool:
    """Whether units are still to be named; else the line moves."""
    if b.to_choose > 0:
        return True
    b.phase = MOVING
    return False


def naming_in_words(b: Battle) -> dict[str, Any]:
    return {"line": int(b.battle_line) + 1, "left": int(b.to_choose)}


class Activating(Decision[Battle]):
    """Fewer units act than rest, so the player names those that act; `done` ends it early."""

    def __init__(self) -> None:
        super().__init__([ACTIVATE, DONE])

    def side(self, b: Battle) -> Side:
        return b.active

    def asks(self, b: Battle, dice: Dice) -> bool:
        return naming_asked(b)

    def offer(self, b: Battle, choices: Choices) -> None:
        choices.offer(pack(DONE))
        acted = has_acted(b)
        for unit in range(b.units()):
            if naming_objection_to(b, unit, 0, acted) == ALLOWED:
                choices.offer(pack(ACTIVATE, unit=unit))

    def objection(self, b: Battle, action: Action) -> Rule:
        return ALLOWED if verb_of(action) == DONE else naming_objection(b, unit_of(action), 0)

    def cause(self, b: Battle, action: Action) -> Rule:
        cause = naming_cause(b, unit_of(action), 0)
        return ACTIVATION_NUMBER if cause == ALLOWED and b.battle_line != NO_LINE else cause

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == DONE:
            b.phase = MOVING
        else:
            activate(b, unit_of(action))

    def prompt(self, b: Battle) -> dict[str, Any]:
        return naming_in_words(b)


class Resting(Decision[Battle]):
    """Fewer units rest than act, so the player names those that rest, until the number is right."""

    def __init__(self) -> None:
        super().__init__([REST])

    def side(self, b: Battle) -> Side:
        return b.active

    def asks(self, b: Battle, dice: Dice) -> bool:
        return naming_asked(b)

    def offer(self, b: Battle, choices: Choices) -> None:
        offer_resting(b, choices)

    def objection(self, b: Battle, action: Action) -> Rule:
        return naming_objection(b, unit_of(action), ACTIVATED)

    def unfinished(self, b: Battle) -> Rule:
        return ACTIVATION_NUMBER

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        rest(b, unit_of(action))

    def prompt(self, b: Battle) -> dict[str, Any]:
        return naming_in_words(b)
