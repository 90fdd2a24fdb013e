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
UNDERGROUND_SAFE: Final[Rule] = 22
STATUS_CHANGE_COST: Final[Rule] = 23
TURN_2_JUMP_OFF: Final[Rule] = 24
NO_CHANGE_IN_ENEMY_HEX: Final[Rule] = 25
ENTRENCH_AFTER_MELEE: Final[Rule] = 26
ENTRENCH_AFTER_MELEE_ORDER: Final[Rule] = 27
TANKS_ALWAYS_EXPOSED: Final[Rule] = 28
STACKING: Final[Rule] = 29
STACKING_AT_ALL_TIMES: Final[Rule] = 30
STACKING_BY_SIDE: Final[Rule] = 31
SPLITTING: Final[Rule] = 32
REJOINING_FREE: Final[Rule] = 33
SPLIT_REST_IS_PASSIVE: Final[Rule] = 34
ZONE_OF_CONTROL: Final[Rule] = 35
ZONE_ON_THE_SURFACE: Final[Rule] = 36
ACTIVE_PLAYER: Final[Rule] = 37
TURN_SEQUENCE: Final[Rule] = 38
STARTS_IN_TURN_1: Final[Rule] = 39
FIXED_MARKS_REMOVED: Final[Rule] = 40
FIXED_CANNOT_MOVE: Final[Rule] = 41
ENGAGED_CANNOT_MOVE: Final[Rule] = 42
NOT_YOURS: Final[Rule] = 43
NOT_THE_MOVER: Final[Rule] = 44
MOVED_ALREADY: Final[Rule] = 45
ON_THE_MAP: Final[Rule] = 46
ADJACENT_HEXES: Final[Rule] = 47
MOVEMENT_POINTS: Final[Rule] = 48
SHELLED_DIE: Final[Rule] = 49
POINTS_LOST: Final[Rule] = 50
FACING: Final[Rule] = 51
FACING_FORWARD: Final[Rule] = 52
FACING_EXEMPT: Final[Rule] = 53
FACING_LEAVING_TRENCH: Final[Rule] = 54
NO_FACING_WHEN_ENTRENCHED: Final[Rule] = 55
TRENCH_MOVEMENT: Final[Rule] = 56
TERRAIN_COST: Final[Rule] = 57
UPHILL: Final[Rule] = 58
ROAD_MARCH: Final[Rule] = 59
ROAD_ONLY: Final[Rule] = 60
ASSAULT_HEX: Final[Rule] = 61
ONLY_ASSAULT_TROOPS: Final[Rule] = 62
ASSAULT_STOPS: Final[Rule] = 63
LEAVE_ENEMY_HEX: Final[Rule] = 64
TUNNEL_PASSES_ENEMY: Final[Rule] = 65
TUNNEL_EXIT_BLOCKED: Final[Rule] = 66
LINE_OF_SIGHT: Final[Rule] = 67
HEIGHT_BLOCKS: Final[Rule] = 68
HEIGHT_BETWEEN: Final[Rule] = 69
WOODS_NEVER_BLOCK: Final[Rule] = 70
FRIENDS_BLOCK: Final[Rule] = 71
FIRES_ONCE: Final[Rule] = 72
FIRE_AT_EACH_UNIT: Final[Rule] = 73
FIRE_PASSES_OVER: Final[Rule] = 74
ASSAULTED_FIRE_AT_RANGE_0: Final[Rule] = 75
NO_FIRE_INTO_FRIENDS: Final[Rule] = 76
ENGAGED_DO_NOT_FIRE: Final[Rule] = 77
TRENCH_SCORE: Final[Rule] = 78
COMMUNICATION_COVER: Final[Rule] = 79
MAIN_TRENCH_COVER: Final[Rule] = 80
CAPTURED_TRENCH_NO_COVER: Final[Rule] = 81
RANGE_PENALTY: Final[Rule] = 82
DISTANCE_COUNTED: Final[Rule] = 83
SAME_HEX_FIRE: Final[Rule] = 84
FROM_ABOVE: Final[Rule] = 85
WOOD_HINDERS: Final[Rule] = 86
VILLAGE_HINDERS: Final[Rule] = 87
HEXSIDE_HINDERS_ONCE: Final[Rule] = 88
BARRAGE_BARS_FIRE: Final[Rule] = 89
BARRAGE_BARS_FIRE_BUT: Final[Rule] = 90
FIXED_FIRER: Final[Rule] = 91
FIXED_TARGET: Final[Rule] = 92
FIRE_CHART: Final[Rule] = 93
FIRE_STRENGTH_ONE: Final[Rule] = 94
HOPELESS_FIRE: Final[Rule] = 95
OPPORTUNITY_FIRE: Final[Rule] = 96
OPPORTUNITY_FIRE_FREE_UNITS: Final[Rule] = 97
OPPORTUNITY_FIRE_CHOICE: Final[Rule] = 98
MORTAR_NOT_AT_RANGE_0: Final[Rule] = 99
MORTAR_RANGE: Final[Rule] = 100
MORTAR_RANGE_UNLIMITED: Final[Rule] = 101
BARRAGE_TIMING: Final[Rule] = 102
ROLLING_BARRAGE: Final[Rule] = 103
BARRAGE_ZONES: Final[Rule] = 104
STANDING_BARRAGE: Final[Rule] = 105
ROLLING_COLUMN: Final[Rule] = 106
STANDING_COLUMN: Final[Rule] = 107
BARRAGE_CROSSING: Final[Rule] = 108
SHIELDED_UNDERGROUND: Final[Rule] = 109
CANADIAN_LIMIT: Final[Rule] = 110
CANADIAN_LIMIT_TURN_1: Final[Rule] = 111
CANADIAN_LIMIT_BY_TURN: Final[Rule] = 112
MORALE_AFTER_LOSS: Final[Rule] = 113
MORALE_UNDER_MORTAR: Final[Rule] = 114
MORALE_UNDER_MACHINE_GUN: Final[Rule] = 115
ONE_MORALE_TEST: Final[Rule] = 116
BARRAGE_FIXES: Final[Rule] = 117
MORALE_TEST: Final[Rule] = 118
FIXED_EFFECTS: Final[Rule] = 119
FIXED_ENTRENCHES: Final[Rule] = 120
ROUT_TWO_HEXES: Final[Rule] = 121
ROUT_STOPS_AT_TRENCH: Final[Rule] = 122
ROUT_SURRENDER: Final[Rule] = 123
ROUT_BARRED: Final[Rule] = 124
ROUT_WITHOUT_FACING: Final[Rule] = 125
ROUT_NO_OPPORTUNITY_FIRE: Final[Rule] = 126
ENTRENCHED_DO_NOT_ROUT: Final[Rule] = 127
MORTAR_SUPPRESSION: Final[Rule] = 128
MACHINE_GUN_SUPPRESSION: Final[Rule] = 129
MELEE_WHERE: Final[Rule] = 130
MELEE_WHO: Final[Rule] = 131
MELEE_ODDS: Final[Rule] = 132
MELEE_ODDS_BELOW_ONE: Final[Rule] = 133
MELEE_ATTACKER_LOSES: Final[Rule] = 134
MELEE_DEFENDER_LOSES: Final[Rule] = 135
MELEE_BOTH_LOSE: Final[Rule] = 136
MELEE_SURRENDER: Final[Rule] = 137
MELEE_SURRENDER_WEAKER: Final[Rule] = 138
MELEE_OWNER_CHOOSES: Final[Rule] = 139
MELEE_MORALE: Final[Rule] = 140
MELEE_MORALE_OWN_LOSS: Final[Rule] = 141
MELEE_ENGAGES: Final[Rule] = 142
MELEE_NO_TERRAIN: Final[Rule] = 143
FIXED_ATTACKERS: Final[Rule] = 144
FIXED_DEFENDERS: Final[Rule] = 145
ENGAGED_FIGHT_ON: Final[Rule] = 146
JOINING_ENGAGED: Final[Rule] = 147
TANK_BREAKDOWN: Final[Rule] = 148
TANK_STAYS: Final[Rule] = 149
TANK_ROADWORTHY: Final[Rule] = 150
TANKS_NOT_TARGETS: Final[Rule] = 151
TANKS_IN_MELEE: Final[Rule] = 152
TANKS_NEVER_ENGAGED: Final[Rule] = 153
TANK_FREE_TO_LEAVE: Final[Rule] = 154
ALONE_WITH_TANKS: Final[Rule] = 155
MINES: Final[Rule] = 156
MINE_SITES: Final[Rule] = 157
MINE_ATTACK: Final[Rule] = 158
MINES_REACH_UNDERGROUND: Final[Rule] = 159
WIRE: Final[Rule] = 160
WIRE_TOO_FEW: Final[Rule] = 161
WIRE_GERMAN: Final[Rule] = 162
TANK_IGNORES_WIRE: Final[Rule] = 163
WIRE_FORT_TAKEN: Final[Rule] = 164
FORT_CHOICE: Final[Rule] = 165
FORT_ASSAULT: Final[Rule] = 166
FORT_SHELLED: Final[Rule] = 167
FORT_WHEN: Final[Rule] = 168
PIMPLE: Final[Rule] = 169
PIMPLE_LIMITS: Final[Rule] = 170
OPTIONS_APART: Final[Rule] = 171
SMOKE: Final[Rule] = 172
SMOKE_NEEDS_SIGHT: Final[Rule] = 173
CAPTURED_TRENCHES: Final[Rule] = 174
SECONDARY_TRENCH: Final[Rule] = 175
SECONDARY_TRENCH_LEAVING: Final[Rule] = 176
BRAVERY: Final[Rule] = 177
SNOW: Final[Rule] = 178
SNOW_MOVEMENT: Final[Rule] = 179
SNOW_LIMITS: Final[Rule] = 180
GERMAN_REACTION: Final[Rule] = 181
GERMAN_REACTION_WHEN: Final[Rule] = 182
AUTOMATIC_SURRENDER: Final[Rule] = 183
SECTORS: Final[Rule] = 184
RESERVES: Final[Rule] = 185
TANKS_AND_BRITISH_SECTOR: Final[Rule] = 186
REINFORCEMENTS: Final[Rule] = 187
ENTRY_BLOCKED: Final[Rule] = 188
ENTRY_POINT: Final[Rule] = 189
SET_UP_ORDER: Final[Rule] = 190
GERMAN_SET_UP: Final[Rule] = 191
CANADIAN_SET_UP: Final[Rule] = 192
NOT_IN_HAND: Final[Rule] = 193
QUICK_START: Final[Rule] = 194
LAST_TURN: Final[Rule] = 195
OBJECTIVES: Final[Rule] = 196
LAST_TO_ENTER: Final[Rule] = 197
VICTORY_POINTS: Final[Rule] = 198
LOSSES_COUNT: Final[Rule] = 199
VICTORY_GRADES: Final[Rule] = 200
SHORTER_BATTLES: Final[Rule] = 201
ORDER_OF_BATTLE: Final[Rule] = 202
BRIGADES_LEFT_OUT: Final[Rule] = 203
THIRD_BATTALIONS: Final[Rule] = 204

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
    "hopeless-fire",
    "opportunity-fire",
    "opportunity-fire-free-units",
    "opportunity-fire-choice",
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
    "bravery",
    "snow",
    "snow-movement",
    "snow-limits",
    "german-reaction",
    "german-reaction-when",
    "automatic-surrender",
    "sectors",
    "reserves",
    "tanks-and-british-sector",
    "reinforcements",
    "entry-blocked",
    "entry-point",
    "set-up-order",
    "german-set-up",
    "canadian-set-up",
    "not-in-hand",
    "quick-start",
    "last-turn",
    "objectives",
    "last-to-enter",
    "victory-points",
    "losses-count",
    "victory-grades",
    "shorter-battles",
    "order-of-battle",
    "brigades-left-out",
    "third-battalions",
]
