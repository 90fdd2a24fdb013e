"""Bretzel Krieg !, reinforcements: lost elements that come back."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Choices, pack
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.games.bretzel_krieg.deployment import standing_objection
from grognard.games.bretzel_krieg.ground import SEGMENT, STEP, Place, place_of
from grognard.games.bretzel_krieg.rules import (
    NOT_YOURS,
    ON_THE_TABLE,
    RECYCLED_BY_TYPE,
    REINFORCEMENT_COST,
    REINFORCEMENT_EDGE,
    REINFORCEMENT_PLACE,
    REINFORCEMENT_SCHEDULE,
    REINFORCEMENTS_RECYCLED,
)
from grognard.games.bretzel_krieg.state import (
    ACTIVATED,
    ATTACKER,
    MOVED,
    NO_FIGHT,
    RECYCLABLE,
    TO_COME,
    Battle,
    Reinforcement,
)
from grognard.games.bretzel_krieg.vocabulary import ENTER, EV_ENTERED


def entry_row(b: Battle, side: Side) -> i64:
    """REINFORCEMENT_PLACE: half a UD from the edge; REINFORCEMENT_EDGE: its own."""
    return b.terrain.depth - STEP if side == ATTACKER else STEP


def most_elements(b: Battle, coming: Reinforcement) -> i64:
    """RECYCLED_BY_TYPE: what the scenario allows and the losses can fill."""
    return min(coming.most, recyclable(b, coming.unit))


def recyclable(b: Battle, unit: Unit) -> i64:
    """Elements of the unit's type that its side has lost and can bring back."""
    return b.stock[RECYCLABLE + 2 * b.kind[unit] + b.side[unit]]


def enter_objection(b: Battle, unit: Unit, place: Place, elements: i64) -> Rule:
    if b.side[unit] != b.active:
        return NOT_YOURS
    if b.at[unit] != TO_COME:
        return REINFORCEMENT_SCHEDULE
    for coming in b.ground.reinforcements:
        if coming.unit == unit:
            return entry_objection(b, coming, place, elements)
    return REINFORCEMENT_SCHEDULE


def entry_objection(b: Battle, coming: Reinforcement, place: Place, elements: i64) -> Rule:
    side = b.side[coming.unit]
    if not b.terrain.on_table(place & 0xFF, place >> 8):
        return ON_THE_TABLE
    segment = b.terrain.segment(place)
    if b.turn < coming.turn or not coming.segments & (1 << segment) or elements > coming.most:
        return REINFORCEMENT_SCHEDULE
    if elements < 1 or recyclable(b, coming.unit) == 0:
        return REINFORCEMENTS_RECYCLED
    if elements > most_elements(b, coming):
        return RECYCLED_BY_TYPE
    if place >> 8 != entry_row(b, side):
        return REINFORCEMENT_EDGE if place >> 8 == entry_row(b, 1 - side) else REINFORCEMENT_PLACE
    if b.pa[segment] < 1:
        return REINFORCEMENT_COST
    return standing_objection(b, side, place)


def offer_entries(b: Battle, choices: Choices) -> None:
    """At the half-UD points along the edge, in every strength. What bars a unit, or a segment, is asked only once."""
    if not b.ground.reinforcements:
        return
    for coming in b.ground.reinforcements:
        if b.at[coming.unit] == TO_COME and b.side[coming.unit] == b.active and b.turn >= coming.turn:
            most = most_elements(b, coming)
            if most > 0:
                offer_entry(b, coming, most, choices)


def offer_entry(b: Battle, coming: Reinforcement, most: i64, choices: Choices) -> None:
    row = entry_row(b, b.active)
    for segment in range(b.terrain.segments):
        if b.pa[segment] > 0 and coming.segments & (1 << segment):
            for step in range(0 if segment == 0 else 1, SEGMENT // STEP + 1):  # its left limit is the next one's
                place = place_of(segment * SEGMENT + step * STEP, row)
                if entry_objection(b, coming, place, most) == ALLOWED:
                    for elements in range(1, most + 1):
                        choices.offer(pack(ENTER, unit=coming.unit, target=place, amount=elements))


def can_enter(b: Battle) -> bool:
    choices = Choices()
    offer_entries(b, choices)
    return choices.count() > 0


def enter(b: Battle, unit: Unit, place: Place, elements: i64) -> None:
    """REINFORCEMENT_NO_FIGHT and ENTRY_IS_ALL: to enter is all that the unit does this turn."""
    side = b.side[unit]
    b.pa[b.terrain.segment(place)] -= 1
    b.stock[RECYCLABLE + 2 * b.kind[unit] + side] -= elements
    b.at[unit] = place
    b.vc[unit] = elements
    b.marks[unit] = ACTIVATED | MOVED | NO_FIGHT
    b.note(EV_ENTERED, side=side, unit=unit, target=place, amount=elements, rule=REINFORCEMENT_COST)
