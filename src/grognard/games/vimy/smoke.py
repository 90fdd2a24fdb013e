"""Vimy §14.1: smoke, laid by mortars in place of a shot."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import NONE, Choices, pack
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.games.vimy.aiming import shared_hex_objection, way_objection
from grognard.games.vimy.board import Hex
from grognard.games.vimy.rules import MORTAR_NOT_AT_RANGE_0, MORTAR_RANGE, SMOKE
from grognard.games.vimy.state import FIRED, MORTAR, Battle
from grognard.games.vimy.vocabulary import EV_SMOKE
from grognard.games.vimy.vocabulary import SMOKE as LAY_SMOKE


def smoke_objection(b: Battle, unit: Unit, target: Hex) -> Rule:
    """SMOKE, SMOKE_NEEDS_SIGHT: a mortar's whole shot, within its range."""
    if not b.ground.smoke or unit == NONE or b.kind[unit] != MORTAR:
        return SMOKE
    distance = b.board.hexes.distance(b.at[unit], target)
    if distance == 0:
        return MORTAR_NOT_AT_RANGE_0
    if distance > b.charts.mortar_fixes:
        return MORTAR_RANGE
    shared = shared_hex_objection(b, unit)
    return shared if shared != ALLOWED else way_objection(b, unit, b.side[unit], target, distance)


def offer_smoke(b: Battle, unit: Unit, choices: Choices) -> None:
    """Only hexes with somebody in them are listed; any hex in sight is legal."""
    for other in range(b.units()):
        hex_ = b.at[other]
        if hex_ >= 0 and b.first[hex_] == other and smoke_objection(b, unit, hex_) == ALLOWED:
            choices.offer(pack(LAY_SMOKE, unit=unit, target=hex_))


def lay_smoke(b: Battle, unit: Unit, hex_: Hex) -> None:
    b.marks[unit] |= FIRED
    b.smoke = append(b.smoke[:], hex_ << 1 | b.side[unit])
    b.note(EV_SMOKE, side=b.side[unit], unit=unit, origin=b.at[unit], target=hex_, rule=SMOKE)


def lift_smoke(b: Battle, side: Side) -> None:
    """SMOKE drifts off when the fire phase of the side that laid it begins."""
    left = vec[i64]()
    for marker in b.smoke:
        if marker & 1 != side:
            left = append(left, marker)
    b.smoke = left
