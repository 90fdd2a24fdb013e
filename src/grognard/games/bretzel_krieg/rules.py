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
TOUCHING_ZONES: Final[Rule] = 8
IMPASSABLE: Final[Rule] = 9
ONE_PLACE_EACH: Final[Rule] = 10
ROLES: Final[Rule] = 11
COMBAT_BUDGET: Final[Rule] = 12
SUPPORT_BUDGET: Final[Rule] = 13
POOLED_PURSES: Final[Rule] = 14
ELEMENT_COSTS: Final[Rule] = 15
SUPPORT_COSTS: Final[Rule] = 16
FULL_DIVISIONS: Final[Rule] = 17
ARMY_NEEDS_A_DIVISION: Final[Rule] = 18
RECRUIT_IN_TURN: Final[Rule] = 19
FIXED_ORDER_OF_BATTLE: Final[Rule] = 20
DIVISION_SIZE: Final[Rule] = 21
REFERENCE_ELEMENT: Final[Rule] = 22
ONE_TYPE: Final[Rule] = 23
COHESION: Final[Rule] = 24
COHESION_NAMES: Final[Rule] = 25
ENTRENCHMENTS_FIRST: Final[Rule] = 26
ENTRENCHMENT_STRIP: Final[Rule] = 27
ENTRENCHMENT_GROUND: Final[Rule] = 28
DEPLOYMENT_ORDER: Final[Rule] = 29
DEPLOYMENT_ZONE: Final[Rule] = 30
NOT_IN_HAND: Final[Rule] = 31
QUICK_START: Final[Rule] = 32
TURN_SEQUENCE: Final[Rule] = 33
MOVES_THEN_COMBATS: Final[Rule] = 34
NOT_YOURS: Final[Rule] = 35
ONE_DIE_PER_SEGMENT: Final[Rule] = 36
HQ_POSTURE: Final[Rule] = 37
BOLD_HQ: Final[Rule] = 38
PRAGMATIC_HQ: Final[Rule] = 39
PRUDENT_HQ: Final[Rule] = 40
ONE_SCORE_EACH: Final[Rule] = 41
PA_ACTIVATES: Final[Rule] = 42
PA_BY_SEGMENT: Final[Rule] = 43
ACTIVATED_ONCE: Final[Rule] = 44
MODE_STATIC: Final[Rule] = 45
MODE_PROGRESSING: Final[Rule] = 46
MODE_ADVANCING: Final[Rule] = 47
MODE_FAST: Final[Rule] = 48
HOW_FAR: Final[Rule] = 49
ROUTE: Final[Rule] = 50
DIFFICULT_HOLDS: Final[Rule] = 51
INSIDE_DIFFICULT: Final[Rule] = 52
VERY_DIFFICULT_NO_FIGHT: Final[Rule] = 53
ZONE_OF_CONTROL: Final[Rule] = 54
LEAVING_A_ZONE: Final[Rule] = 55
FREE_PASSAGE: Final[Rule] = 56
REINFORCEMENTS_RECYCLED: Final[Rule] = 57
RECYCLED_BY_TYPE: Final[Rule] = 58
REINFORCEMENT_SCHEDULE: Final[Rule] = 59
REINFORCEMENT_COST: Final[Rule] = 60
REINFORCEMENT_PLACE: Final[Rule] = 61
REINFORCEMENT_EDGE: Final[Rule] = 62
REINFORCEMENT_NO_FIGHT: Final[Rule] = 63
ENTRY_IS_ALL: Final[Rule] = 64
ONE_TARGET: Final[Rule] = 65
FIRES_ONCE: Final[Rule] = 66
FIRE_VOLUME: Final[Rule] = 67
RANGE_COLUMN: Final[Rule] = 68
HIT_INFANTRY_CLEAR: Final[Rule] = 69
HIT_INFANTRY_NATURAL: Final[Rule] = 70
HIT_MOTORISED_CLEAR: Final[Rule] = 71
HIT_MOTORISED_NATURAL: Final[Rule] = 72
HIT_DENSE: Final[Rule] = 73
HIT_ARMOURED: Final[Rule] = 74
ARMOUR_AND_TOWNS: Final[Rule] = 75
COHESION_TEST: Final[Rule] = 76
COHESION_AT_START: Final[Rule] = 77
RETREAT: Final[Rule] = 78
RETREAT_STEPS: Final[Rule] = 79
RETREAT_BLOCKED: Final[Rule] = 80
DUG_IN: Final[Rule] = 81
DUG_IN_ALL_COUNT: Final[Rule] = 82
STATIC_FOR_A_TURN: Final[Rule] = 83
SHAKEN_FIRE: Final[Rule] = 84
SHAKEN_SINCE: Final[Rule] = 85
WORSE_MODE: Final[Rule] = 86
BREAKTHROUGH: Final[Rule] = 87
BREAKTHROUGH_LEG: Final[Rule] = 88
BREAKTHROUGH_DIFFICULT: Final[Rule] = 89
AIR_SUPPORT: Final[Rule] = 90
AIR_STRENGTHS: Final[Rule] = 91
AIR_ANY_TIME: Final[Rule] = 92
AIR_RADIUS: Final[Rule] = 93
AIR_SECRET: Final[Rule] = 94
AIR_SPENT: Final[Rule] = 95
FLAK: Final[Rule] = 96
TURN_LIMIT: Final[Rule] = 97
OBJECTIVES: Final[Rule] = 98
GRADES: Final[Rule] = 99
DESTROYED: Final[Rule] = 100

RULES: Final = [
    "allowed",
    "scale",
    "table-size",
    "exact-measure",
    "on-the-table",
    "segment-border",
    "terrain-classes",
    "zone-border",
    "touching-zones",
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
    "cohesion-names",
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
    "inside-difficult",
    "very-difficult-no-fight",
    "zone-of-control",
    "leaving-a-zone",
    "free-passage",
    "reinforcements-recycled",
    "recycled-by-type",
    "reinforcement-schedule",
    "reinforcement-cost",
    "reinforcement-place",
    "reinforcement-edge",
    "reinforcement-no-fight",
    "entry-is-all",
    "one-target",
    "fires-once",
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
    "dug-in-all-count",
    "static-for-a-turn",
    "shaken-fire",
    "shaken-since",
    "worse-mode",
    "breakthrough",
    "breakthrough-leg",
    "breakthrough-difficult",
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
