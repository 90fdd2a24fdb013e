"""Bretzel Krieg !: the verbs of its actions, by number, and the events of its chronicle, by number and by name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DONE: Final[i64] = 0
BEGIN: Final[i64] = 1
PLAN: Final[i64] = 2
RECRUIT: Final[i64] = 3
BUY: Final[i64] = 4
PLACE: Final[i64] = 5
DEPLOY: Final[i64] = 6
POSTURE: Final[i64] = 7
ALLOT: Final[i64] = 8
DESIGNATE: Final[i64] = 9
ENTER: Final[i64] = 10
MOVE: Final[i64] = 11
FIRE: Final[i64] = 12
RETREAT: Final[i64] = 13
BREAK_THROUGH: Final[i64] = 14
AIR: Final[i64] = 15
FLAK: Final[i64] = 16

EV_BEGAN: Final[i64] = 0
EV_BUDGET: Final[i64] = 1
EV_RECRUITED: Final[i64] = 2
EV_BOUGHT: Final[i64] = 3
EV_PLACED: Final[i64] = 4
EV_DEPLOYED: Final[i64] = 5
EV_SUPPORT_CHOSEN: Final[i64] = 6
EV_TURN: Final[i64] = 7
EV_PLAYER_TURN: Final[i64] = 8
EV_POSTURE: Final[i64] = 9
EV_DIE: Final[i64] = 10
EV_BOLD_DIE: Final[i64] = 11
EV_ALLOTTED: Final[i64] = 12
EV_DESIGNATED: Final[i64] = 13
EV_ENTERED: Final[i64] = 14
EV_MOVED: Final[i64] = 15
EV_PASSED_BY: Final[i64] = 16
EV_FIRED: Final[i64] = 17
EV_STRUCK: Final[i64] = 18
EV_COHESION: Final[i64] = 19
EV_LOST: Final[i64] = 20
EV_ELIMINATED: Final[i64] = 21
EV_RETREATED: Final[i64] = 22
EV_BLOCKED: Final[i64] = 23
EV_STOOD_FAST: Final[i64] = 24
EV_BROKE_THROUGH: Final[i64] = 25
EV_AIR_ATTACK: Final[i64] = 26
EV_FLAK_HIT: Final[i64] = 27
EV_FLAK_MISSED: Final[i64] = 28
EV_BOMBED: Final[i64] = 29
EV_OBJECTIVE: Final[i64] = 30
EV_ENDED: Final[i64] = 31
EV_DETOUR: Final[i64] = 32
EV_WORSE_MODE: Final[i64] = 33
EV_DRIVEN_BACK: Final[i64] = 34
EVENTS: Final = [
    "began",
    "budget",
    "recruited",
    "bought",
    "placed",
    "deployed",
    "support-chosen",
    "turn",
    "player-turn",
    "posture",
    "die",
    "bold-die",
    "allotted",
    "designated",
    "entered",
    "moved",
    "passed-by",
    "fired",
    "struck",
    "cohesion",
    "lost",
    "eliminated",
    "retreated",
    "blocked",
    "stood-fast",
    "broke-through",
    "air-attack",
    "flak-hit",
    "flak-missed",
    "bombed",
    "objective",
    "ended",
    "detour",
    "worse-mode",
    "driven-back",
]
REMARKS: Final = ["detour", "worse-mode", "driven-back"]  # they only say why: see Game.remarks
