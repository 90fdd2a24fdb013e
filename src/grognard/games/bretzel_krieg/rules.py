"""The rules of bretzel_krieg by number, made from ledger.toml by tools/make_rules.py."""

from __future__ import annotations

from typing import Final

from grognard.engine.state import Rule

SCALE: Final[Rule] = 1
TABLE_SIZE: Final[Rule] = 2
EXACT_MEASURE: Final[Rule] = 3
ON_THE_TABLE: Final[Rule] = 4
SEGMENT_BORDER: Final[Rule] = 5
TERRAIN_CLASSES: Final[Rule] = 6
ZONE_BORDER: Final[Rule] = 7
IMPASSABLE: Final[Rule] = 8
ONE_PLACE_EACH: Final[Rule] = 9
ROLES: Final[Rule] = 10
COMBAT_BUDGET: Final[Rule] = 11
SUPPORT_BUDGET: Final[Rule] = 12
POOLED_PURSES: Final[Rule] = 13
ELEMENT_COSTS: Final[Rule] = 14
SUPPORT_COSTS: Final[Rule] = 15
FULL_DIVISIONS: Final[Rule] = 16
ARMY_NEEDS_A_DIVISION: Final[Rule] = 17
RECRUIT_IN_TURN: Final[Rule] = 18
FIXED_ORDER_OF_BATTLE: Final[Rule] = 19
DIVISION_SIZE: Final[Rule] = 20
REFERENCE_ELEMENT: Final[Rule] = 21
ONE_TYPE: Final[Rule] = 22
COHESION: Final[Rule] = 23
ENTRENCHMENTS_FIRST: Final[Rule] = 24
ENTRENCHMENT_STRIP: Final[Rule] = 25
ENTRENCHMENT_GROUND: Final[Rule] = 26
DEPLOYMENT_ORDER: Final[Rule] = 27
DEPLOYMENT_ZONE: Final[Rule] = 28
NOT_IN_HAND: Final[Rule] = 29
QUICK_START: Final[Rule] = 30
TURN_SEQUENCE: Final[Rule] = 31
MOVES_THEN_COMBATS: Final[Rule] = 32
NOT_YOURS: Final[Rule] = 33
ONE_DIE_PER_SEGMENT: Final[Rule] = 34
HQ_POSTURE: Final[Rule] = 35
BOLD_HQ: Final[Rule] = 36
PRAGMATIC_HQ: Final[Rule] = 37
PRUDENT_HQ: Final[Rule] = 38
ONE_SCORE_EACH: Final[Rule] = 39
PA_ACTIVATES: Final[Rule] = 40
PA_BY_SEGMENT: Final[Rule] = 41
ACTIVATED_ONCE: Final[Rule] = 42
MODE_STATIC: Final[Rule] = 43
MODE_PROGRESSING: Final[Rule] = 44
MODE_ADVANCING: Final[Rule] = 45
MODE_FAST: Final[Rule] = 46
HOW_FAR: Final[Rule] = 47
ROUTE: Final[Rule] = 48
DIFFICULT_HOLDS: Final[Rule] = 49
VERY_DIFFICULT_NO_FIGHT: Final[Rule] = 50
ZONE_OF_CONTROL: Final[Rule] = 51
LEAVING_A_ZONE: Final[Rule] = 52
FREE_PASSAGE: Final[Rule] = 53
REINFORCEMENTS_RECYCLED: Final[Rule] = 54
REINFORCEMENT_SCHEDULE: Final[Rule] = 55
REINFORCEMENT_COST: Final[Rule] = 56
REINFORCEMENT_PLACE: Final[Rule] = 57
REINFORCEMENT_NO_FIGHT: Final[Rule] = 58
ONE_TARGET: Final[Rule] = 59
FIRE_VOLUME: Final[Rule] = 60
RANGE_COLUMN: Final[Rule] = 61
HIT_INFANTRY_CLEAR: Final[Rule] = 62
HIT_INFANTRY_NATURAL: Final[Rule] = 63
HIT_MOTORISED_CLEAR: Final[Rule] = 64
HIT_MOTORISED_NATURAL: Final[Rule] = 65
HIT_DENSE: Final[Rule] = 66
HIT_ARMOURED: Final[Rule] = 67
ARMOUR_AND_TOWNS: Final[Rule] = 68
COHESION_TEST: Final[Rule] = 69
COHESION_AT_START: Final[Rule] = 70
RETREAT: Final[Rule] = 71
RETREAT_STEPS: Final[Rule] = 72
RETREAT_BLOCKED: Final[Rule] = 73
DUG_IN: Final[Rule] = 74
STATIC_FOR_A_TURN: Final[Rule] = 75
SHAKEN_FIRE: Final[Rule] = 76
BREAKTHROUGH: Final[Rule] = 77
BREAKTHROUGH_LEG: Final[Rule] = 78
AIR_SUPPORT: Final[Rule] = 79
AIR_STRENGTHS: Final[Rule] = 80
AIR_ANY_TIME: Final[Rule] = 81
AIR_RADIUS: Final[Rule] = 82
AIR_SECRET: Final[Rule] = 83
AIR_SPENT: Final[Rule] = 84
FLAK: Final[Rule] = 85
TURN_LIMIT: Final[Rule] = 86
OBJECTIVES: Final[Rule] = 87
GRADES: Final[Rule] = 88
DESTROYED: Final[Rule] = 89

RULES: Final = [
    "allowed",
    "scale",
    "table-size",
    "exact-measure",
    "on-the-table",
    "segment-border",
    "terrain-classes",
    "zone-border",
    "impassable",
    "one-place-each",
    "roles",
    "combat-budget",
    "support-budget",
    "pooled-purses",
    "element-costs",
    "support-costs",
    "full-divisions",
    "army-needs-a-division",
    "recruit-in-turn",
    "fixed-order-of-battle",
    "division-size",
    "reference-element",
    "one-type",
    "cohesion",
    "entrenchments-first",
    "entrenchment-strip",
    "entrenchment-ground",
    "deployment-order",
    "deployment-zone",
    "not-in-hand",
    "quick-start",
    "turn-sequence",
    "moves-then-combats",
    "not-yours",
    "one-die-per-segment",
    "hq-posture",
    "bold-hq",
    "pragmatic-hq",
    "prudent-hq",
    "one-score-each",
    "pa-activates",
    "pa-by-segment",
    "activated-once",
    "mode-static",
    "mode-progressing",
    "mode-advancing",
    "mode-fast",
    "how-far",
    "route",
    "difficult-holds",
    "very-difficult-no-fight",
    "zone-of-control",
    "leaving-a-zone",
    "free-passage",
    "reinforcements-recycled",
    "reinforcement-schedule",
    "reinforcement-cost",
    "reinforcement-place",
    "reinforcement-no-fight",
    "one-target",
    "fire-volume",
    "range-column",
    "hit-infantry-clear",
    "hit-infantry-natural",
    "hit-motorised-clear",
    "hit-motorised-natural",
    "hit-dense",
    "hit-armoured",
    "armour-and-towns",
    "cohesion-test",
    "cohesion-at-start",
    "retreat",
    "retreat-steps",
    "retreat-blocked",
    "dug-in",
    "static-for-a-turn",
    "shaken-fire",
    "breakthrough",
    "breakthrough-leg",
    "air-support",
    "air-strengths",
    "air-any-time",
    "air-radius",
    "air-secret",
    "air-spent",
    "flak",
    "turn-limit",
    "objectives",
    "grades",
    "destroyed",
]
