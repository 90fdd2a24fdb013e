"""The rules of vimy by number, made from ledger.toml by tools/make_rules.py."""

from __future__ import annotations

from typing import Final

from grognard.engine.state import Rule

REBUILT_MAP: Final[Rule] = 1
REBUILT_CHARTS: Final[Rule] = 2
COUNTERS: Final[Rule] = 3
COMPANIES_ARE_STEPS: Final[Rule] = 4
PARTIAL_LOSSES: Final[Rule] = 5
UNITS_CALLED_CANADIAN: Final[Rule] = 6
MAP_GRID: Final[Rule] = 7
LEVELS_BY_HEX: Final[Rule] = 8
TRENCH_OWNERS: Final[Rule] = 9
TRENCH_MEANS_MAIN: Final[Rule] = 10
TRENCH_JOINS: Final[Rule] = 11
SHELLED_ZONE: Final[Rule] = 12
RAILWAY_NO_EFFECT: Final[Rule] = 13
SCALE: Final[Rule] = 14
THREE_STATUSES: Final[Rule] = 15
EXPOSED_ANYWHERE: Final[Rule] = 16
ENTRENCHED_IN_TRENCH: Final[Rule] = 17
ENTRENCHED_ALONG_TRENCH: Final[Rule] = 18
UNDERGROUND_IN_TUNNEL: Final[Rule] = 19
FRIENDLY_TUNNELS_ONLY: Final[Rule] = 20
TUNNEL_ENTRANCES: Final[Rule] = 21
TUNNEL_ENDS: Final[Rule] = 22
UNDERGROUND_SAFE: Final[Rule] = 23
STATUS_CHANGE_COST: Final[Rule] = 24
TURN_2_JUMP_OFF: Final[Rule] = 25
NO_CHANGE_IN_ENEMY_HEX: Final[Rule] = 26
ENTRENCH_AFTER_MELEE: Final[Rule] = 27
ENTRENCH_AFTER_MELEE_ORDER: Final[Rule] = 28
TANKS_ALWAYS_EXPOSED: Final[Rule] = 29
STACKING: Final[Rule] = 30
STACKING_AT_ALL_TIMES: Final[Rule] = 31
STACKING_BY_SIDE: Final[Rule] = 32
SPLITTING: Final[Rule] = 33
REJOINING_FREE: Final[Rule] = 34
SPLIT_REST_IS_PASSIVE: Final[Rule] = 35
ZONE_OF_CONTROL: Final[Rule] = 36
ZONE_ON_THE_SURFACE: Final[Rule] = 37
ACTIVE_PLAYER: Final[Rule] = 38
PHASE_OVER: Final[Rule] = 39
PHASE_REOPENED: Final[Rule] = 40
TURN_SEQUENCE: Final[Rule] = 41
STARTS_IN_TURN_1: Final[Rule] = 42
FIXED_MARKS_REMOVED: Final[Rule] = 43
FIXED_CANNOT_MOVE: Final[Rule] = 44
ENGAGED_CANNOT_MOVE: Final[Rule] = 45
NOT_YOURS: Final[Rule] = 46
NOT_THE_MOVER: Final[Rule] = 47
MOVED_ALREADY: Final[Rule] = 48
ON_THE_MAP: Final[Rule] = 49
ADJACENT_HEXES: Final[Rule] = 50
MOVEMENT_POINTS: Final[Rule] = 51
SHELLED_DIE: Final[Rule] = 52
POINTS_LOST: Final[Rule] = 53
FACING: Final[Rule] = 54
FACING_FORWARD: Final[Rule] = 55
FACING_EXEMPT: Final[Rule] = 56
FACING_LEAVING_TRENCH: Final[Rule] = 57
NO_FACING_WHEN_ENTRENCHED: Final[Rule] = 58
TRENCH_MOVEMENT: Final[Rule] = 59
TERRAIN_COST: Final[Rule] = 60
UPHILL: Final[Rule] = 61
ROAD_MARCH: Final[Rule] = 62
ROAD_ONLY: Final[Rule] = 63
ASSAULT_HEX: Final[Rule] = 64
ONLY_ASSAULT_TROOPS: Final[Rule] = 65
ASSAULT_STOPS: Final[Rule] = 66
LEAVE_ENEMY_HEX: Final[Rule] = 67
TUNNEL_PASSES_ENEMY: Final[Rule] = 68
TUNNEL_EXIT_BLOCKED: Final[Rule] = 69
TUNNEL_EXIT_ANY_TYPE: Final[Rule] = 70
LINE_OF_SIGHT: Final[Rule] = 71
HEIGHT_BLOCKS: Final[Rule] = 72
HEIGHT_BETWEEN: Final[Rule] = 73
WOODS_NEVER_BLOCK: Final[Rule] = 74
RUINS_HINDER: Final[Rule] = 75
FRIENDS_BLOCK: Final[Rule] = 76
FIRES_ONCE: Final[Rule] = 77
FIRE_AT_EACH_UNIT: Final[Rule] = 78
FIRE_PASSES_OVER: Final[Rule] = 79
ASSAULTED_FIRE_AT_RANGE_0: Final[Rule] = 80
SHARED_HEX_FIRE: Final[Rule] = 81
NO_FIRE_INTO_FRIENDS: Final[Rule] = 82
ENGAGED_DO_NOT_FIRE: Final[Rule] = 83
TRENCH_SCORE: Final[Rule] = 84
COMMUNICATION_COVER: Final[Rule] = 85
MAIN_TRENCH_COVER: Final[Rule] = 86
COVER_BELOW_THE_LINE: Final[Rule] = 87
CAPTURED_TRENCH_NO_COVER: Final[Rule] = 88
RANGE_PENALTY: Final[Rule] = 89
DISTANCE_COUNTED: Final[Rule] = 90
SAME_HEX_FIRE: Final[Rule] = 91
FROM_ABOVE: Final[Rule] = 92
WOOD_HINDERS: Final[Rule] = 93
VILLAGE_HINDERS: Final[Rule] = 94
HEXSIDE_HINDERS_ONCE: Final[Rule] = 95
BARRAGE_BARS_FIRE: Final[Rule] = 96
BARRAGE_BARS_FIRE_BUT: Final[Rule] = 97
FIXED_FIRER: Final[Rule] = 98
FIXED_TARGET: Final[Rule] = 99
FIRE_CHART: Final[Rule] = 100
FIRE_STRENGTH_ONE: Final[Rule] = 101
HOPELESS_FIRE: Final[Rule] = 102
OPPORTUNITY_FIRE: Final[Rule] = 103
OPPORTUNITY_FIRE_FREE_UNITS: Final[Rule] = 104
OPPORTUNITY_FIRE_CHOICE: Final[Rule] = 105
OPPORTUNITY_FIRE_EACH: Final[Rule] = 106
OPPORTUNITY_FIRE_STATUS: Final[Rule] = 107
MORTAR_NOT_AT_RANGE_0: Final[Rule] = 108
MORTAR_RANGE: Final[Rule] = 109
MORTAR_RANGE_UNLIMITED: Final[Rule] = 110
BARRAGE_TIMING: Final[Rule] = 111
ROLLING_BARRAGE: Final[Rule] = 112
BARRAGE_ZONES: Final[Rule] = 113
STANDING_BARRAGE: Final[Rule] = 114
ROLLING_COLUMN: Final[Rule] = 115
STANDING_COLUMN: Final[Rule] = 116
BARRAGE_CROSSING: Final[Rule] = 117
SHIELDED_UNDERGROUND: Final[Rule] = 118
CANADIAN_LIMIT: Final[Rule] = 119
CANADIAN_LIMIT_TURN_1: Final[Rule] = 120
CANADIAN_LIMIT_BY_TURN: Final[Rule] = 121
MORALE_AFTER_LOSS: Final[Rule] = 122
MORALE_UNDER_MORTAR: Final[Rule] = 123
MORALE_UNDER_MACHINE_GUN: Final[Rule] = 124
MORALE_UNDER_MACHINE_GUN_SAME_HEX: Final[Rule] = 125
ONE_MORALE_TEST: Final[Rule] = 126
BARRAGE_FIXES: Final[Rule] = 127
MORALE_TEST: Final[Rule] = 128
MORALE_LOSSES: Final[Rule] = 129
FIXED_EFFECTS: Final[Rule] = 130
FIXED_ENTRENCHES: Final[Rule] = 131
FIXED_ENTRENCHES_WHERE: Final[Rule] = 132
ROUT_TWO_HEXES: Final[Rule] = 133
ROUT_STOPS_AT_TRENCH: Final[Rule] = 134
ROUT_TOUCHES_TRENCH: Final[Rule] = 135
ROUT_SURRENDER: Final[Rule] = 136
ROUT_BARRED: Final[Rule] = 137
ROUT_WITHOUT_FACING: Final[Rule] = 138
ROUT_NO_OPPORTUNITY_FIRE: Final[Rule] = 139
ENTRENCHED_DO_NOT_ROUT: Final[Rule] = 140
MORTAR_SUPPRESSION: Final[Rule] = 141
MACHINE_GUN_SUPPRESSION: Final[Rule] = 142
MELEE_WHERE: Final[Rule] = 143
MELEE_WHO: Final[Rule] = 144
MELEE_ONCE: Final[Rule] = 145
MELEE_ODDS: Final[Rule] = 146
MELEE_ODDS_BELOW_ONE: Final[Rule] = 147
MELEE_ATTACKER_LOSES: Final[Rule] = 148
MELEE_DEFENDER_LOSES: Final[Rule] = 149
MELEE_BOTH_LOSE: Final[Rule] = 150
MELEE_SURRENDER: Final[Rule] = 151
MELEE_SURRENDER_WEAKER: Final[Rule] = 152
MELEE_OWNER_CHOOSES: Final[Rule] = 153
MELEE_MORALE: Final[Rule] = 154
MELEE_MORALE_OWN_LOSS: Final[Rule] = 155
MELEE_ENGAGES: Final[Rule] = 156
MELEE_NO_TERRAIN: Final[Rule] = 157
FIXED_ATTACKERS: Final[Rule] = 158
FIXED_DEFENDERS: Final[Rule] = 159
ENGAGED_FIGHT_ON: Final[Rule] = 160
ENGAGED_NO_MORE: Final[Rule] = 161
JOINING_ENGAGED: Final[Rule] = 162
TANK_BREAKDOWN: Final[Rule] = 163
TANK_STAYS: Final[Rule] = 164
TANK_ROADWORTHY: Final[Rule] = 165
TANKS_NOT_TARGETS: Final[Rule] = 166
TANKS_IN_MELEE: Final[Rule] = 167
TANKS_NEVER_ENGAGED: Final[Rule] = 168
TANK_FREE_TO_LEAVE: Final[Rule] = 169
ALONE_WITH_TANKS: Final[Rule] = 170
MINES: Final[Rule] = 171
MINE_SITES: Final[Rule] = 172
MINE_ATTACK: Final[Rule] = 173
MINES_REACH_UNDERGROUND: Final[Rule] = 174
WIRE: Final[Rule] = 175
WIRE_TOO_FEW: Final[Rule] = 176
WIRE_GERMAN: Final[Rule] = 177
TANK_IGNORES_WIRE: Final[Rule] = 178
WIRE_FORT_TAKEN: Final[Rule] = 179
FORT_TAKEN: Final[Rule] = 180
FORT_CHOICE: Final[Rule] = 181
FORT_ASSAULT: Final[Rule] = 182
FORT_SHELLED: Final[Rule] = 183
FORT_WHEN: Final[Rule] = 184
PIMPLE: Final[Rule] = 185
PIMPLE_LIMITS: Final[Rule] = 186
OPTIONS_APART: Final[Rule] = 187
SMOKE: Final[Rule] = 188
SMOKE_NEEDS_SIGHT: Final[Rule] = 189
CAPTURED_TRENCHES: Final[Rule] = 190
SECONDARY_TRENCH: Final[Rule] = 191
SECONDARY_TRENCH_LEAVING: Final[Rule] = 192
SECOND_TRENCH_LEFT: Final[Rule] = 193
BRAVERY: Final[Rule] = 194
SNOW: Final[Rule] = 195
SNOW_MOVEMENT: Final[Rule] = 196
SNOW_LIMITS: Final[Rule] = 197
GERMAN_REACTION: Final[Rule] = 198
GERMAN_REACTION_WHEN: Final[Rule] = 199
AUTOMATIC_SURRENDER: Final[Rule] = 200
SECTORS: Final[Rule] = 201
RESERVES: Final[Rule] = 202
RESERVES_EXPOSED: Final[Rule] = 203
TANKS_AND_BRITISH_SECTOR: Final[Rule] = 204
REINFORCEMENTS: Final[Rule] = 205
REINFORCEMENTS_ENTER: Final[Rule] = 206
ENTRY_BLOCKED: Final[Rule] = 207
ENTRY_POINT: Final[Rule] = 208
SET_UP_ORDER: Final[Rule] = 209
GERMAN_SET_UP: Final[Rule] = 210
CANADIAN_SET_UP: Final[Rule] = 211
GRANGE_TUNNEL: Final[Rule] = 212
NOT_IN_HAND: Final[Rule] = 213
QUICK_START: Final[Rule] = 214
LAST_TURN: Final[Rule] = 215
OBJECTIVES: Final[Rule] = 216
LAST_TO_ENTER: Final[Rule] = 217
LAST_TO_ENTER_UNDONE: Final[Rule] = 218
VICTORY_POINTS: Final[Rule] = 219
LOSSES_COUNT: Final[Rule] = 220
VICTORY_GRADES: Final[Rule] = 221
DECISIVE_ABOVE_30: Final[Rule] = 222
SHORTER_BATTLES: Final[Rule] = 223
ORDER_OF_BATTLE: Final[Rule] = 224
BRIGADES_LEFT_OUT: Final[Rule] = 225
THIRD_BATTALIONS: Final[Rule] = 226

RULES: Final = [
    "allowed",
    "rebuilt-map",
    "rebuilt-charts",
    "counters",
    "companies-are-steps",
    "partial-losses",
    "units-called-canadian",
    "map-grid",
    "levels-by-hex",
    "trench-owners",
    "trench-means-main",
    "trench-joins",
    "shelled-zone",
    "railway-no-effect",
    "scale",
    "three-statuses",
    "exposed-anywhere",
    "entrenched-in-trench",
    "entrenched-along-trench",
    "underground-in-tunnel",
    "friendly-tunnels-only",
    "tunnel-entrances",
    "tunnel-ends",
    "underground-safe",
    "status-change-cost",
    "turn-2-jump-off",
    "no-change-in-enemy-hex",
    "entrench-after-melee",
    "entrench-after-melee-order",
    "tanks-always-exposed",
    "stacking",
    "stacking-at-all-times",
    "stacking-by-side",
    "splitting",
    "rejoining-free",
    "split-rest-is-passive",
    "zone-of-control",
    "zone-on-the-surface",
    "active-player",
    "phase-over",
    "phase-reopened",
    "turn-sequence",
    "starts-in-turn-1",
    "fixed-marks-removed",
    "fixed-cannot-move",
    "engaged-cannot-move",
    "not-yours",
    "not-the-mover",
    "moved-already",
    "on-the-map",
    "adjacent-hexes",
    "movement-points",
    "shelled-die",
    "points-lost",
    "facing",
    "facing-forward",
    "facing-exempt",
    "facing-leaving-trench",
    "no-facing-when-entrenched",
    "trench-movement",
    "terrain-cost",
    "uphill",
    "road-march",
    "road-only",
    "assault-hex",
    "only-assault-troops",
    "assault-stops",
    "leave-enemy-hex",
    "tunnel-passes-enemy",
    "tunnel-exit-blocked",
    "tunnel-exit-any-type",
    "line-of-sight",
    "height-blocks",
    "height-between",
    "woods-never-block",
    "ruins-hinder",
    "friends-block",
    "fires-once",
    "fire-at-each-unit",
    "fire-passes-over",
    "assaulted-fire-at-range-0",
    "shared-hex-fire",
    "no-fire-into-friends",
    "engaged-do-not-fire",
    "trench-score",
    "communication-cover",
    "main-trench-cover",
    "cover-below-the-line",
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
    "hopeless-fire",
    "opportunity-fire",
    "opportunity-fire-free-units",
    "opportunity-fire-choice",
    "opportunity-fire-each",
    "opportunity-fire-status",
    "mortar-not-at-range-0",
    "mortar-range",
    "mortar-range-unlimited",
    "barrage-timing",
    "rolling-barrage",
    "barrage-zones",
    "standing-barrage",
    "rolling-column",
    "standing-column",
    "barrage-crossing",
    "shielded-underground",
    "canadian-limit",
    "canadian-limit-turn-1",
    "canadian-limit-by-turn",
    "morale-after-loss",
    "morale-under-mortar",
    "morale-under-machine-gun",
    "morale-under-machine-gun-same-hex",
    "one-morale-test",
    "barrage-fixes",
    "morale-test",
    "morale-losses",
    "fixed-effects",
    "fixed-entrenches",
    "fixed-entrenches-where",
    "rout-two-hexes",
    "rout-stops-at-trench",
    "rout-touches-trench",
    "rout-surrender",
    "rout-barred",
    "rout-without-facing",
    "rout-no-opportunity-fire",
    "entrenched-do-not-rout",
    "mortar-suppression",
    "machine-gun-suppression",
    "melee-where",
    "melee-who",
    "melee-once",
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
    "engaged-no-more",
    "joining-engaged",
    "tank-breakdown",
    "tank-stays",
    "tank-roadworthy",
    "tanks-not-targets",
    "tanks-in-melee",
    "tanks-never-engaged",
    "tank-free-to-leave",
    "alone-with-tanks",
    "mines",
    "mine-sites",
    "mine-attack",
    "mines-reach-underground",
    "wire",
    "wire-too-few",
    "wire-german",
    "tank-ignores-wire",
    "wire-fort-taken",
    "fort-taken",
    "fort-choice",
    "fort-assault",
    "fort-shelled",
    "fort-when",
    "pimple",
    "pimple-limits",
    "options-apart",
    "smoke",
    "smoke-needs-sight",
    "captured-trenches",
    "secondary-trench",
    "secondary-trench-leaving",
    "second-trench-left",
    "bravery",
    "snow",
    "snow-movement",
    "snow-limits",
    "german-reaction",
    "german-reaction-when",
    "automatic-surrender",
    "sectors",
    "reserves",
    "reserves-exposed",
    "tanks-and-british-sector",
    "reinforcements",
    "reinforcements-enter",
    "entry-blocked",
    "entry-point",
    "set-up-order",
    "german-set-up",
    "canadian-set-up",
    "grange-tunnel",
    "not-in-hand",
    "quick-start",
    "last-turn",
    "objectives",
    "last-to-enter",
    "last-to-enter-undone",
    "victory-points",
    "losses-count",
    "victory-grades",
    "decisive-above-30",
    "shorter-battles",
    "order-of-battle",
    "brigades-left-out",
    "third-battalions",
]
