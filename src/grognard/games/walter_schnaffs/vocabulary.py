"""Walter Schnaffs: the verbs of its actions, by number, and the events of its chronicle, by number and by name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DONE: Final[i64] = 0
BEGIN: Final[i64] = 1
BUY: Final[i64] = 2
BID: Final[i64] = 3
DEPLOY: Final[i64] = 4
PLAN: Final[i64] = 5
BOMBARD: Final[i64] = 6
MOVE: Final[i64] = 7
HOLD: Final[i64] = 8
ATTACK: Final[i64] = 9
LOSE: Final[i64] = 10
RETREAT: Final[i64] = 11
ADVANCE: Final[i64] = 12

EV_BEGAN: Final[i64] = 0
EV_ARMY_BOUGHT: Final[i64] = 1
EV_BID_MADE: Final[i64] = 2
EV_LEVEL: Final[i64] = 3
EV_TIED_BIDS: Final[i64] = 4
EV_ROLES: Final[i64] = 5
EV_THINNED: Final[i64] = 6
EV_DEPLOYED: Final[i64] = 7
EV_TURN: Final[i64] = 8
EV_SIDE_TURN: Final[i64] = 9
EV_TURNED_UP: Final[i64] = 10
EV_BASES_CAME: Final[i64] = 11
EV_REJOINED: Final[i64] = 12
EV_BOMBARDED: Final[i64] = 13
EV_MOVED: Final[i64] = 14
EV_STUCK: Final[i64] = 15
EV_HELD_BACK: Final[i64] = 16
EV_ATTACKED: Final[i64] = 17
EV_ATTACK: Final[i64] = 18
EV_DEFENCE: Final[i64] = 19
EV_VOLLEY: Final[i64] = 20
EV_LOST: Final[i64] = 21
EV_DESTROYED: Final[i64] = 22
EV_DRIVEN_OUT: Final[i64] = 23
EV_STOOD: Final[i64] = 24
EV_FELL_BACK: Final[i64] = 25
EV_CUT_OFF: Final[i64] = 26
EV_ADVANCED: Final[i64] = 27
EV_STEADY: Final[i64] = 28
EV_SHAKEN: Final[i64] = 29
EV_COUNTDOWN: Final[i64] = 30
EV_POINTS: Final[i64] = 31
EV_ENDED: Final[i64] = 32
EV_GOT_AWAY: Final[i64] = 33  # its die let a unit leave
EVENTS: Final = [
    "began",
    "army-bought",
    "bid-made",
    "level",
    "tied-bids",
    "roles",
    "thinned",
    "deployed",
    "turn",
    "side-turn",
    "turned-up",
    "bases-came",
    "rejoined",
    "bombarded",
    "moved",
    "stuck",
    "held-back",
    "attacked",
    "attack",
    "defence",
    "volley",
    "lost",
    "destroyed",
    "driven-out",
    "stood",
    "fell-back",
    "cut-off",
    "advanced",
    "steady",
    "shaken",
    "countdown",
    "points",
    "ended",
    "got-away",
]
REMARKS: Final = ["got-away"]  # they only say why: see Game.remarks
