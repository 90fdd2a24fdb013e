"""Vimy Ridge: the verbs of its actions, by number, and the events of its chronicle, by number and by name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# set-up
DONE: Final[i64] = 0
BEGIN: Final[i64] = 1
PLAN: Final[i64] = 2
MINES: Final[i64] = 3  # origin and target: the two hexes
DEPLOY: Final[i64] = 4  # unit, target, amount: status; origin: where the rest of a split battalion is
FORT: Final[i64] = 5  # amount: ASSAULT_IT or SHELL_IT
# movement
MOVE: Final[i64] = 6  # unit: it throws its die, and is the mover
MARCH: Final[i64] = 7  # unit: the same by road
FACE: Final[i64] = 8  # unit, amount: facing
STEP: Final[i64] = 9  # unit, origin, target
EXPOSE: Final[i64] = 10  # unit, amount: facing
ENTRENCH: Final[i64] = 11  # unit
DESCEND: Final[i64] = 12  # unit
STOP: Final[i64] = 13  # unit
# fire and its answers
REACT: Final[i64] = 14  # unit: opportunity fire at the mover
FIRE: Final[i64] = 15  # unit, target; unit NONE: the Pimple
SMOKE: Final[i64] = 16  # unit, target
ROUT: Final[i64] = 17  # unit, target: one hex back
STAY: Final[i64] = 18  # unit: ends its rout in a trench, or in the second trench of its hex
# melee
MELEE: Final[i64] = 19  # target: the hex
DECLINE: Final[i64] = 20  # target: the hex
LOSE: Final[i64] = 21  # unit: takes the loss

EV_BEGAN: Final[i64] = 0
EV_MINES_LAID: Final[i64] = 1  # seen by the Canadian alone
EV_DEPLOYED: Final[i64] = 2  # amount: status
EV_MINE: Final[i64] = 3  # target; amount: 1 it went up, 0 it failed
EV_FORT: Final[i64] = 4  # amount: ASSAULT_IT or SHELL_IT
EV_TURN: Final[i64] = 5
EV_PHASE: Final[i64] = 6  # side: whose; amount: the phase
EV_SNOW: Final[i64] = 7  # amount: how far one sees, 0: it has cleared
EV_REACTION: Final[i64] = 8  # unit: the first of the battalion; amount: NOW_AT_HAND …
EV_DELAYED: Final[i64] = 9  # unit: the first of the battalion; amount: its turn
EV_READY: Final[i64] = 10  # unit; amount: points
EV_BROKE_DOWN: Final[i64] = 11
EV_FACED: Final[i64] = 12  # amount: facing
EV_MOVED: Final[i64] = 13  # origin, target; amount: points left
EV_STATUS: Final[i64] = 14  # target; amount: status
EV_WIRE: Final[i64] = 15  # target; amount: points needed
EV_HELD_BY_WIRE: Final[i64] = 16  # origin, target
EV_ENTERED: Final[i64] = 17  # target
EV_SPLIT: Final[i64] = 18  # origin: where the rest is
EV_ROLLING: Final[i64] = 19  # amount: the line it rolls to
EV_STANDING: Final[i64] = 20  # amount: the line it stands on
EV_CROSSED: Final[i64] = 21  # target: a hex of the standing line
EV_FIRED: Final[i64] = 22  # unit, origin, target: the hex
EV_REACTED: Final[i64] = 23  # unit, origin, target: the hex
EV_HIT: Final[i64] = 24  # unit: the target; amount: companies lost
EV_MISSED: Final[i64] = 25  # unit: the target
EV_LOST: Final[i64] = 26  # unit: eliminated
EV_STEADY: Final[i64] = 27
EV_FIXED: Final[i64] = 28
EV_ROUTED: Final[i64] = 29
EV_FELL_BACK: Final[i64] = 30  # origin, target
EV_SURRENDERED: Final[i64] = 31  # amount: companies
EV_SMOKE: Final[i64] = 32  # target
EV_UNFIXED: Final[i64] = 33  # side; amount: how many
EV_MELEE: Final[i64] = 34  # target; amount: the result
EV_DECLINED: Final[i64] = 35  # target
EV_ENGAGED: Final[i64] = 36
EV_BRAVERY: Final[i64] = 37  # unit: the battalion; target: the gun's hex; amount: 1 it is taken
EV_OBJECTIVE: Final[i64] = 38  # side: who holds it now; target
EV_ENDED: Final[i64] = 39  # side: the winner; amount: points
EV_PIMPLE: Final[i64] = 40  # target: the Pimple fires
EVENTS: Final = [
    "began",
    "mines-laid",
    "deployed",
    "mine",
    "fort",
    "turn",
    "phase",
    "snow",
    "reaction",
    "delayed",
    "ready",
    "broke-down",
    "faced",
    "moved",
    "status",
    "wire",
    "held-by-wire",
    "entered",
    "split",
    "rolling",
    "standing",
    "crossed",
    "fired",
    "reacted",
    "hit",
    "missed",
    "lost",
    "steady",
    "fixed",
    "routed",
    "fell-back",
    "surrendered",
    "smoke",
    "unfixed",
    "melee",
    "declined",
    "engaged",
    "bravery",
    "objective",
    "ended",
    "pimple",
]

# What befalls a side's own units: an order under way stops there.
ALARMS: Final = ["broke-down", "hit", "lost", "fixed", "routed", "surrendered", "held-by-wire", "mine"]
