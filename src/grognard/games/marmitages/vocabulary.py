"""Marmitages: the verbs of its actions, by number, and the events of its chronicle, by number and by name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DONE: Final[i64] = 0
BEGIN: Final[i64] = 1
BUY: Final[i64] = 2
PLACE: Final[i64] = 3
BOMBARD: Final[i64] = 4
DEPLOY: Final[i64] = 5
PLAN: Final[i64] = 6
BARRAGE: Final[i64] = 7
MOVE: Final[i64] = 8
ASSAULT: Final[i64] = 9
COMMIT: Final[i64] = 10
LOSE: Final[i64] = 11
ADVANCE: Final[i64] = 12
CUT: Final[i64] = 13
LINE: Final[i64] = 14  # a card on a line of battle
ACTIVATE: Final[i64] = 15
REST: Final[i64] = 16
PLAY: Final[i64] = 17  # an event card
DISCARD: Final[i64] = 18
INTERDICT: Final[i64] = 19  # with cards: begin to lay interdiction barrages

# A commitment names its extras in the action's unit field; those beyond one of each, which a rule forbids, as its places.
WITH_GAS: Final[i64] = 1
WITH_PLANE: Final[i64] = 2
# So does an ace.
FOR_SHELLS: Final[i64] = 0
FOR_BARRAGES: Final[i64] = 1
ACE_USES: Final = ["shells", "barrages"]

EV_BEGAN: Final[i64] = 0
EV_GAS_AMONG_SHELLS: Final[i64] = 1
EV_ARMY_BOUGHT: Final[i64] = 2
EV_ROLES: Final[i64] = 3
EV_PLACED: Final[i64] = 4
EV_BOMBARDED: Final[i64] = 5
EV_ELEMENT_FELL: Final[i64] = 6
EV_CRATERED: Final[i64] = 7
EV_DEPLOYED: Final[i64] = 8
EV_TURN: Final[i64] = 9
EV_SEQUENCE: Final[i64] = 10
EV_REINFORCEMENTS: Final[i64] = 11
EV_BARRAGE_HIT: Final[i64] = 12
EV_BARRAGE_MISSED: Final[i64] = 13
EV_MOVED: Final[i64] = 14
EV_BOGGED: Final[i64] = 15
EV_RAN_WELL: Final[i64] = 16
EV_ASSAULT: Final[i64] = 17
EV_COMMITTED: Final[i64] = 18
EV_SHELLS: Final[i64] = 19
EV_GAS: Final[i64] = 20
EV_PLANE: Final[i64] = 21
EV_ATTACK: Final[i64] = 22
EV_DEFENCE: Final[i64] = 23
EV_WON: Final[i64] = 24
EV_TIED: Final[i64] = 25
EV_LOST: Final[i64] = 26
EV_ADVANCED: Final[i64] = 27
EV_LAST_SHELLS: Final[i64] = 28
EV_WIRE_CUT: Final[i64] = 29
EV_WIRE_HELD: Final[i64] = 30
EV_END_DIE: Final[i64] = 31
EV_ENDED: Final[i64] = 32
EV_HAND: Final[i64] = 33
EV_CARD_DRAWN: Final[i64] = 34
EV_CARD_TAKEN: Final[i64] = 35
EV_RESHUFFLED: Final[i64] = 36
EV_CARD_PLAYED: Final[i64] = 37
EV_CARD_BURNED: Final[i64] = 38
EV_CARD_THROWN: Final[i64] = 39
EV_LINE: Final[i64] = 40
EV_ACTIVATED: Final[i64] = 41
EV_RESTED: Final[i64] = 42
EV_NO_AMMUNITION: Final[i64] = 43
EV_NO_SUPPLY: Final[i64] = 44
EV_MUTINY: Final[i64] = 45
EV_SURPLUS_SHELLS: Final[i64] = 46
EV_SURPLUS_BARRAGES: Final[i64] = 47
EV_SURPLUS: Final[i64] = 48  # losses that found no unit
EVENTS: Final = [
    "began",
    "gas-among-shells",
    "army-bought",
    "roles",
    "placed",
    "bombarded",
    "element-fell",
    "cratered",
    "deployed",
    "turn",
    "sequence",
    "reinforcements",
    "barrage-hit",
    "barrage-missed",
    "moved",
    "bogged",
    "ran-well",
    "assault",
    "committed",
    "shells",
    "gas",
    "plane",
    "attack",
    "defence",
    "won",
    "tied",
    "lost",
    "advanced",
    "last-shells",
    "wire-cut",
    "wire-held",
    "end-die",
    "ended",
    "hand",
    "card-drawn",
    "card-taken",
    "reshuffled",
    "card-played",
    "card-burned",
    "card-thrown",
    "line",
    "activated",
    "rested",
    "no-ammunition",
    "no-supply",
    "mutiny",
    "surplus-shells",
    "surplus-barrages",
    "surplus",
]
REMARKS: Final = ["surplus"]  # they only say why: see Game.remarks
