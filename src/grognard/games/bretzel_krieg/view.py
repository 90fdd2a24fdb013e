"""Bretzel Krieg !: what a viewer may see, built by adding; and what he may imagine of the rest."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.dice import Dice
from grognard.engine.state import Side
from grognard.games.bretzel_krieg.fire import volume
from grognard.games.bretzel_krieg.modes import shaken
from grognard.games.bretzel_krieg.notation import number_in_kind, place_name, unit_name
from grognard.games.bretzel_krieg.recruitment import imagine_support
from grognard.games.bretzel_krieg.reinforcements import most_elements
from grognard.games.bretzel_krieg.state import (
    BUDGET,
    ELEMENTS_LOST,
    ENTRENCHMENT,
    GOODS,
    GOODS_LEFT,
    GOODS_USED,
    GRADES,
    IN_HAND,
    KINDS,
    KINDS_OF_GOODS,
    LIES,
    MARKS,
    MODES,
    NEXT_GOOD,
    OF_A_TURN,
    PHASES,
    PURSE,
    RECYCLABLE,
    STATIC,
    SUPPORT,
    TO_COME,
    Battle,
    Reinforcement,
)
from grognard.games.bretzel_krieg.victory import score

HOURS: int = 4  # SCALE: of a turn


def view(b: Battle, viewer: Side) -> dict[str, Any]:
    return {
        "width": int(b.terrain.width),
        "depth": int(b.terrain.depth),
        "segments": int(b.terrain.segments),
        "turn": int(b.turn),
        "turns": int(b.ground.turns),
        "hour": int(b.ground.first_hour + HOURS * max(b.turn - 1, 0)) % 24,
        "active": int(b.active),
        "phase": PHASES[b.phase],
        "grade": GRADES[b.grade],
        "score": int(score(b)),
        "grades": [int(threshold) for threshold in b.ground.grades],
        "volumes": {kind: {mode: dice_by_range(k, m) for m, mode in enumerate(MODES)} for k, kind in enumerate(KINDS)},
        "pa": [int(points) for points in b.pa],
        "scores": [int(points) for points in b.scores if points != NONE],
        "units": [unit_view(b, unit) for unit in range(b.units())],
        "works": [work_view(b, work) for work in b.works],
        "objectives": [objective_view(b, index) for index in range(len(b.ground.objectives))],
        "reinforcements": [reinforcement_view(b, coming) for coming in b.ground.reinforcements],
        "retreater": int(b.retreater) if b.steps > 0 else -1,
        "steps": int(b.steps),
        "vacated": place_name(b, b.vacated),
        "air": {"at": place_name(b, b.air_at), "dice": int(b.air_dice)},
        "sides": [side_view(b, side, viewer) for side in range(2)],
    }


def dice_by_range(kind: i64, mode: i64) -> list[int]:
    """FIRE_VOLUME: the dice at 1, 2, 3 and 4 UD."""
    return [int(volume(kind, mode, (10 * k) ** 2)) for k in range(1, 5)]


def unit_view(b: Battle, unit: i64) -> dict[str, Any]:
    at = b.at[unit]
    own_turn = b.side[unit] == b.active  # what a unit did is kept until its next turn, but no longer shown
    marks = b.marks[unit] if own_turn else b.marks[unit] & ~OF_A_TURN
    mode = b.mode[unit] if own_turn else STATIC
    shown: dict[str, Any] = {
        "id": int(unit),
        "name": unit_name(b, unit),
        "given": b.ground.names[unit] if unit < len(b.ground.names) else "",
        "number": number_in_kind(b, unit),
        "side": int(b.side[unit]),
        "kind": KINDS[b.kind[unit]],
        "vc": int(b.vc[unit]),
        "mode": MODES[mode],
        "fights": MODES[shaken(mode, marks)],
        "at": place_name(b, at),
        "marks": [name for bit, name in enumerate(MARKS) if marks & (1 << bit)],
    }
    if at >= 0:
        shown["x"], shown["y"] = int(at & 0xFF), int(at >> 8)
        shown["segment"] = int(b.terrain.segment(at)) + 1
    else:
        shown["gone"] = "in-hand" if at == IN_HAND else "to-come" if at == TO_COME else "lost"
    return shown


def work_view(b: Battle, work: i64) -> dict[str, Any]:
    return {"x": int((work >> 1) & 0xFF), "y": int(work >> 9), "lies": LIES[work & 1]}


def objective_view(b: Battle, index: int) -> dict[str, Any]:
    objective = b.ground.objectives[index]
    return {
        "key": objective.name,
        "at": place_name(b, objective.place),
        "radius": int(objective.radius),
        "points": int(objective.points),
        "holder": int(b.holder[index]),
    }


def reinforcement_view(b: Battle, coming: Reinforcement) -> dict[str, Any]:
    return {
        "unit": int(coming.unit),
        "turn": int(coming.turn),
        "segments": [s + 1 for s in range(b.terrain.segments) if coming.segments & (1 << s)],
        "most": int(coming.most),
        "now": int(most_elements(b, coming)) if b.at[coming.unit] == TO_COME else 0,
    }


def side_view(b: Battle, side: i64, viewer: Side) -> dict[str, Any]:
    """AIR_SECRET: what a side holds of air goods, and what is left of its support points, only it sees."""
    shown: dict[str, Any] = {
        "lost": int(b.stock[ELEMENTS_LOST + side]),
        "recyclable": {KINDS[k]: int(b.stock[RECYCLABLE + 2 * k + side]) for k in range(3)},
        "purse": int(b.stock[PURSE + side]),
        "budget": int(b.stock[BUDGET + side]),
        "entrenchments": int(b.stock[GOODS_LEFT + side]),
        "used": {GOODS[g]: int(b.stock[GOODS_USED + 2 * g + side]) for g in range(KINDS_OF_GOODS)},
        "bought": b.stock[NEXT_GOOD + side] == KINDS_OF_GOODS,
    }
    if side == viewer:
        shown["support"] = int(b.stock[SUPPORT + side])
        shown["goods"] = {
            GOODS[g]: int(b.stock[GOODS_LEFT + 2 * g + side]) for g in range(ENTRENCHMENT + 1, KINDS_OF_GOODS)
        }
    return shown


def imagine(b: Battle, viewer: Side, dice: Dice) -> Battle:
    """A clone in which what the viewer cannot know is drawn afresh: the air goods of others."""
    guess = b.clone()
    for side in range(i64(2)):
        if side != viewer:
            imagine_support(guess, side, dice)
    return guess
