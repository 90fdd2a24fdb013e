"""Vimy §2.11 and §15.5: companies lost and units that surrender, and what they count."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.state import Rule, Unit
from grognard.engine.tally import Tally
from grognard.games.vimy.state import (
    BRAVERY_POINTS,
    CANADIAN,
    GERMANS_LOST,
    GERMANS_SURRENDERED,
    INFANTRY,
    INFANTRY_LOST,
    LOST,
    OTHERS_LOST,
    SURRENDERED,
    SURRENDERS,
    Battle,
)
from grognard.games.vimy.victory import undo_entry
from grognard.games.vimy.vocabulary import EV_HIT, EV_LOST, EV_SURRENDERED


def lose(b: Battle, unit: Unit, companies: i64, rule: Rule, tally: Tally | None = None) -> None:
    """COMPANIES_ARE_STEPS and PARTIAL_LOSSES: a unit loses companies, never more than it has; LOSSES_COUNT."""
    lost = min(companies, b.strength[unit])
    if lost <= 0:
        return
    side, hex_ = b.side[unit], b.at[unit]
    b.strength[unit] -= lost
    if side == CANADIAN:
        b.stock[INFANTRY_LOST if b.kind[unit] == INFANTRY else OTHERS_LOST] += lost
    else:
        b.stock[GERMANS_LOST] += lost
    b.note(EV_HIT, side=side, unit=unit, target=hex_, amount=lost, rule=rule, tally=tally)
    if b.strength[unit] == 0:
        b.note(EV_LOST, side=side, unit=unit, target=hex_, rule=rule)
        undo_entry(b, unit, hex_)
        b.put(unit, LOST)


def surrender(b: Battle, unit: Unit, rule: Rule) -> None:
    """LOSSES_COUNT: a German unit is worth 1 point, a Canadian or British company costs 2."""
    side = b.side[unit]
    if side == CANADIAN:
        b.stock[SURRENDERS] += b.strength[unit]
    else:
        b.stock[GERMANS_SURRENDERED] += 1
    b.note(EV_SURRENDERED, side=side, unit=unit, target=b.at[unit], amount=b.strength[unit], rule=rule)
    undo_entry(b, unit, b.at[unit])
    b.put(unit, SURRENDERED)


def honour(b: Battle) -> None:
    """BRAVERY: a point for the gun that was taken."""
    b.stock[BRAVERY_POINTS] += 1
