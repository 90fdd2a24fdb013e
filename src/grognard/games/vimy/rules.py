"""The rules of vimy by number, made from ledger.toml by tools/make_rules.py."""

from __future__ import annotations

from typing import Final

from grognard.engine.state import Rule

REBUILT_MAP: Final[Rule] = 1
REBUILT_CHARTS: Final[Rule] = 2
COMPANIES: Final[Rule] = 3
PARTIAL_LOSSES: Final[Rule] = 4
BRITISH_ARE_CANADIAN: Final[Rule] = 5
LEVELS_BY_HEX: Final[Rule] = 6
TRENCH_OWNERSHIP: Final[Rule] = 7
TRENCH_MEANS_MAIN: Final[Rule] = 8
TRENCHES_JOINED: Final[Rule] = 9
SHELLED_ZONE: Final[Rule] = 10
RAILWAY_NO_EFFECT: Final[Rule] = 11
THREE_STATUSES: Final[Rule] = 12
EXPOSED_ANYWHERE: Final[Rule] = 13
ENTRENCHED_IN_TRENCH: Final[Rule] = 14
ENTRENCHED_ALONG_TRENCH: Final[Rule] = 15
OWN_TUNNELS_ONLY: Final[Rule] = 16
TUNNEL_ENTRANCES: Final[Rule] = 17
UNDERGROUND_IS_SAFE: Final[Rule] = 18
CHANGE_COSTS_A_POINT: Final[Rule] = 19
OVER_THE_TOP: Final[Rule] = 20
NO_CHANGE_AMONG_ENEMIES: Final[Rule] = 21
ENTRENCH_AFTER_MELEE: Final[Rule] = 22
ENTRENCH_AFTER_MELEE_ORDER: Final[Rule] = 23
TANKS_STAY_EXPOSED: Final[Rule] = 24
STACK_EXPOSED: Final[Rule] = 25
STACK_ENTRENCHED: Final[Rule] = 26
STACK_UNDERGROUND: Final[Rule] = 27
STACK_ALWAYS: Final[Rule] = 28
SPLIT_IN_TUNNEL: Final[Rule] = 29
SPLIT_REST_IS_PASSIVE: Final[Rule] = 30
ZONE_OF_CONTROL: Final[Rule] = 31
ZONE_ON_THE_SURFACE: Final[Rule] = 32
TURN_SEQUENCE: Final[Rule] = 33
FIRST_TURN_STARTS_LATE: Final[Rule] = 34
ENGAGED_AND_FIXED_STAY: Final[Rule] = 35
MOVEMENT_POINTS: Final[Rule] = 36
MOVEMENT_DIE_WHEN_PICKED: Final[Rule] = 37
FACING: Final[Rule] = 38
FACING_FREE_IN_WORKS: Final[Rule] = 39
TRENCHES_OF_A_HEX_CONNECT: Final[Rule] = 40
TERRAIN_COST: Final[Rule] = 41
UPHILL: Final[Rule] = 42
ROAD_MARCH: Final[Rule] = 43
ROAD_MARCH_PATH: Final[Rule] = 44
WHO_MAY_ASSAULT: Final[Rule] = 45
ASSAULT_STOPS: Final[Rule] = 46
NO_LEAVING_ENEMIES: Final[Rule] = 47
TUNNEL_EXIT_BLOCKED: Final[Rule] = 48
LINE_OF_SIGHT: Final[Rule] = 49
HEIGHT_BLOCKS: Final[Rule] = 50
HEIGHT_BETWEEN: Final[Rule] = 51
WOODS_NEVER_BLOCK: Final[Rule] = 52
FRIENDS_BLOCK: Final[Rule] = 53
FIRES_ONCE: Final[Rule] = 54
FIRE_AT_EACH_UNIT: Final[Rule] = 55
FIRE_PASSES_OVER: Final[Rule] = 56
ASSAULTED_FIRE_AT_RANGE_0: Final[Rule] = 57
NO_FIRE_INTO_FRIENDS: Final[Rule] = 58
ENGAGED_DO_NOT_FIRE: Final[Rule] = 59
TRENCH_SCORE: Final[Rule] = 60
COMMUNICATION_COVER: Final[Rule] = 61
MAIN_TRENCH_COVER: Final[Rule] = 62
CAPTURED_TRENCH_NO_COVER: Final[Rule] = 63
RANGE_PENALTY: Final[Rule] = 64
DISTANCE_COUNTED: Final[Rule] = 65
SAME_HEX_FIRE: Final[Rule] = 66
FROM_ABOVE: Final[Rule] = 67
WOOD_HINDERS: Final[Rule] = 68
VILLAGE_HINDERS: Final[Rule] = 69
HEXSIDE_HINDERS_ONCE: Final[Rule] = 70
BARRAGE_BARS_FIRE: Final[Rule] = 71
BARRAGE_BARS_FIRE_BUT: Final[Rule] = 72
FIXED_FIRER: Final[Rule] = 73
FIXED_TARGET: Final[Rule] = 74
FIRE_CHART: Final[Rule] = 75
FIRE_STRENGTH_ONE: Final[Rule] = 76
OPPORTUNITY_FIRE: Final[Rule] = 77
OPPORTUNITY_FIRE_FREE_UNITS: Final[Rule] = 78
OPPORTUNITY_FIRE_CHOICE: Final[Rule] = 79
MORTAR_NOT_AT_RANGE_0: Final[Rule] = 80
MORTAR_RANGE: Final[Rule] = 81
MORTAR_RANGE_UNLIMITED: Final[Rule] = 82
BARRAGE_STAGES: Final[Rule] = 83
ROLLING_ZONE: Final[Rule] = 84
BARRAGE_FRONTS: Final[Rule] = 85
STANDING_BARRAGE_FROM: Final[Rule] = 86
ROLLING_COLUMN: Final[Rule] = 87
STANDING_COLUMN: Final[Rule] = 88
CROSSING_THE_BARRAGE: Final[Rule] = 89
CANADIAN_LIMIT: Final[Rule] = 90
CANADIAN_LIMIT_BY_TURN: Final[Rule] = 91
MORALE_AFTER_LOSS: Final[Rule] = 92
MORALE_UNDER_MORTAR: Final[Rule] = 93
MORALE_UNDER_MACHINE_GUN: Final[Rule] = 94
ONE_MORALE_TEST: Final[Rule] = 95
BARRAGE_FIXES: Final[Rule] = 96
MORALE_TEST: Final[Rule] = 97
FIXED_EFFECTS: Final[Rule] = 98
FIXED_ENTRENCHES: Final[Rule] = 99
ROUT_TWO_HEXES: Final[Rule] = 100
ROUT_STOPS_AT_TRENCH: Final[Rule] = 101
ROUT_SURRENDER: Final[Rule] = 102
ROUT_BARRED: Final[Rule] = 103
ROUT_WITHOUT_FACING: Final[Rule] = 104
ROUT_NO_OPPORTUNITY_FIRE: Final[Rule] = 105
ENTRENCHED_DO_NOT_ROUT: Final[Rule] = 106
MORTAR_SUPPRESSION: Final[Rule] = 107
MACHINE_GUN_SUPPRESSION: Final[Rule] = 108
MELEE_WHERE: Final[Rule] = 109
MELEE_WHO: Final[Rule] = 110
MELEE_ODDS: Final[Rule] = 111
MELEE_ODDS_BELOW_ONE: Final[Rule] = 112
MELEE_ATTACKER_LOSES: Final[Rule] = 113
MELEE_DEFENDER_LOSES: Final[Rule] = 114
MELEE_BOTH_LOSE: Final[Rule] = 115
MELEE_SURRENDER: Final[Rule] = 116
MELEE_SURRENDER_WEAKER: Final[Rule] = 117
MELEE_OWNER_CHOOSES: Final[Rule] = 118
MELEE_MORALE: Final[Rule] = 119
MELEE_MORALE_OWN_LOSS: Final[Rule] = 120
MELEE_ENGAGES: Final[Rule] = 121
MELEE_NO_TERRAIN: Final[Rule] = 122
FIXED_ATTACKERS: Final[Rule] = 123
FIXED_DEFENDERS: Final[Rule] = 124
ENGAGED_FIGHT_ON: Final[Rule] = 125
JOINING_ENGAGED: Final[Rule] = 126
TANK_BREAKDOWN: Final[Rule] = 127
TANKS_NOT_TARGETS: Final[Rule] = 128
TANKS_IN_MELEE: Final[Rule] = 129
TANKS_NEVER_ENGAGED: Final[Rule] = 130
ALONE_WITH_TANKS: Final[Rule] = 131
MINES_CHOSEN: Final[Rule] = 132
MINES_WHERE: Final[Rule] = 133
MINES_BLOWN: Final[Rule] = 134
MINES_REACH_UNDERGROUND: Final[Rule] = 135
WIRE_DIE: Final[Rule] = 136
WIRE_ON_TOP: Final[Rule] = 137
WIRE_GERMAN: Final[Rule] = 138
WIRE_TANKS: Final[Rule] = 139
WIRE_OF_THE_FORTIFICATION: Final[Rule] = 140
FORTIFICATION_CHOICE: Final[Rule] = 141
FORTIFICATION_WHEN: Final[Rule] = 142
PIMPLE_FIRES: Final[Rule] = 143
PIMPLE_LIMITS: Final[Rule] = 144
OPTIONS_APART: Final[Rule] = 145
SMOKE: Final[Rule] = 146
SMOKE_NEEDS_SIGHT: Final[Rule] = 147
CAPTURED_TRENCH_COVER: Final[Rule] = 148
SECOND_TRENCH: Final[Rule] = 149
SECOND_TRENCH_LEAVING: Final[Rule] = 150
BRAVERY: Final[Rule] = 151
SNOW: Final[Rule] = 152
SNOW_LIMITS: Final[Rule] = 153
REACTION: Final[Rule] = 154
REACTION_WHEN: Final[Rule] = 155
AUTOMATIC_SURRENDER: Final[Rule] = 156
SECTORS: Final[Rule] = 157
RESERVES: Final[Rule] = 158
REINFORCEMENTS: Final[Rule] = 159
BLOCKED_ENTRY: Final[Rule] = 160
SET_UP_ORDER: Final[Rule] = 161
SET_UP_CANADIAN: Final[Rule] = 162
SET_UP_GERMAN: Final[Rule] = 163
READY_DEPLOYMENT: Final[Rule] = 164
ENDS_AFTER_LAST_TURN: Final[Rule] = 165
OBJECTIVES: Final[Rule] = 166
LAST_TO_ENTER: Final[Rule] = 167
POINTS_GERMAN_SURRENDER: Final[Rule] = 168
POINTS_CANADIAN_LOSSES: Final[Rule] = 169
GRADES: Final[Rule] = 170
ORDER_OF_BATTLE_CANADIAN: Final[Rule] = 171
BRIGADES_LEFT_OUT: Final[Rule] = 172
ORDER_OF_BATTLE_BRITISH: Final[Rule] = 173
ORDER_OF_BATTLE_GERMAN: Final[Rule] = 174
GERMAN_REGIMENTS: Final[Rule] = 175
THIRD_BATTALIONS: Final[Rule] = 176
SCENARIOS: Final[Rule] = 177

RULES: Final = [
    "allowed",
    "rebuilt-map",
    "rebuilt-charts",
    "companies",
    "partial-losses",
    "british-are-canadian",
    "levels-by-hex",
    "trench-ownership",
    "trench-means-main",
    "trenches-joined",
    "shelled-zone",
    "railway-no-effect",
    "three-statuses",
    "exposed-anywhere",
    "entrenched-in-trench",
    "entrenched-along-trench",
    "own-tunnels-only",
    "tunnel-entrances",
    "underground-is-safe",
    "change-costs-a-point",
    "over-the-top",
    "no-change-among-enemies",
    "entrench-after-melee",
    "entrench-after-melee-order",
    "tanks-stay-exposed",
    "stack-exposed",
    "stack-entrenched",
    "stack-underground",
    "stack-always",
    "split-in-tunnel",
    "split-rest-is-passive",
    "zone-of-control",
    "zone-on-the-surface",
    "turn-sequence",
    "first-turn-starts-late",
    "engaged-and-fixed-stay",
    "movement-points",
    "movement-die-when-picked",
    "facing",
    "facing-free-in-works",
    "trenches-of-a-hex-connect",
    "terrain-cost",
    "uphill",
    "road-march",
    "road-march-path",
    "who-may-assault",
    "assault-stops",
    "no-leaving-enemies",
    "tunnel-exit-blocked",
    "line-of-sight",
    "height-blocks",
    "height-between",
    "woods-never-block",
    "friends-block",
    "fires-once",
    "fire-at-each-unit",
    "fire-passes-over",
    "assaulted-fire-at-range-0",
    "no-fire-into-friends",
    "engaged-do-not-fire",
    "trench-score",
    "communication-cover",
    "main-trench-cover",
    "captured-trench-no-cover",
    "range-penalty",
    "distance-counted",
    "same-hex-fire",
    "from-above",
    "wood-hinders",
    "village-hinders",
    "hexside-hinders-once",
    "barrage-bars-fire",
    "barrage-bars-fire-but",
    "fixed-firer",
    "fixed-target",
    "fire-chart",
    "fire-strength-one",
    "opportunity-fire",
    "opportunity-fire-free-units",
    "opportunity-fire-choice",
    "mortar-not-at-range-0",
    "mortar-range",
    "mortar-range-unlimited",
    "barrage-stages",
    "rolling-zone",
    "barrage-fronts",
    "standing-barrage-from",
    "rolling-column",
    "standing-column",
    "crossing-the-barrage",
    "canadian-limit",
    "canadian-limit-by-turn",
    "morale-after-loss",
    "morale-under-mortar",
    "morale-under-machine-gun",
    "one-morale-test",
    "barrage-fixes",
    "morale-test",
    "fixed-effects",
    "fixed-entrenches",
    "rout-two-hexes",
    "rout-stops-at-trench",
    "rout-surrender",
    "rout-barred",
    "rout-without-facing",
    "rout-no-opportunity-fire",
    "entrenched-do-not-rout",
    "mortar-suppression",
    "machine-gun-suppression",
    "melee-where",
    "melee-who",
    "melee-odds",
    "melee-odds-below-one",
    "melee-attacker-loses",
    "melee-defender-loses",
    "melee-both-lose",
    "melee-surrender",
    "melee-surrender-weaker",
    "melee-owner-chooses",
    "melee-morale",
    "melee-morale-own-loss",
    "melee-engages",
    "melee-no-terrain",
    "fixed-attackers",
    "fixed-defenders",
    "engaged-fight-on",
    "joining-engaged",
    "tank-breakdown",
    "tanks-not-targets",
    "tanks-in-melee",
    "tanks-never-engaged",
    "alone-with-tanks",
    "mines-chosen",
    "mines-where",
    "mines-blown",
    "mines-reach-underground",
    "wire-die",
    "wire-on-top",
    "wire-german",
    "wire-tanks",
    "wire-of-the-fortification",
    "fortification-choice",
    "fortification-when",
    "pimple-fires",
    "pimple-limits",
    "options-apart",
    "smoke",
    "smoke-needs-sight",
    "captured-trench-cover",
    "second-trench",
    "second-trench-leaving",
    "bravery",
    "snow",
    "snow-limits",
    "reaction",
    "reaction-when",
    "automatic-surrender",
    "sectors",
    "reserves",
    "reinforcements",
    "blocked-entry",
    "set-up-order",
    "set-up-canadian",
    "set-up-german",
    "ready-deployment",
    "ends-after-last-turn",
    "objectives",
    "last-to-enter",
    "points-german-surrender",
    "points-canadian-losses",
    "grades",
    "order-of-battle-canadian",
    "brigades-left-out",
    "order-of-battle-british",
    "order-of-battle-german",
    "german-regiments",
    "third-battalions",
    "scenarios",
]
