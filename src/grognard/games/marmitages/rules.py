"""The rules of marmitages by number, made from ledger.toml by tools/make_rules.py."""

from __future__ import annotations

from typing import Final

from grognard.engine.state import Rule

MATCH_PLAY: Final[Rule] = 1
TABLE_SIZE: Final[Rule] = 2
WHO_ATTACKS: Final[Rule] = 3
QUICK_START: Final[Rule] = 4
DIFFICULT_BY_SCENARIO: Final[Rule] = 5
DEFENCES_IN_TURN: Final[Rule] = 6
DEFENCES_IN_STOCK: Final[Rule] = 7
DEFENCES_OWN_HALF: Final[Rule] = 8
DEFENCES_IN_NO_MANS_LAND: Final[Rule] = 9
TWO_DEFENCES: Final[Rule] = 10
ONE_FORT: Final[Rule] = 11
PBP_COST: Final[Rule] = 12
BOMBARD_ENEMY_HALF: Final[Rule] = 13
BOMBARD_ONCE: Final[Rule] = 14
BOMBARDMENT_DAMAGE: Final[Rule] = 15
ELEMENT_COST: Final[Rule] = 16
BOMBARDMENT_WHICH_FALL: Final[Rule] = 17
BOMBARDMENT_EXCESS: Final[Rule] = 18
EMPTY_SECTOR_EXCESS: Final[Rule] = 19
DEFENDER_DEPLOYS_FIRST: Final[Rule] = 20
DEPLOY_OWN_HALF: Final[Rule] = 21
NO_MANS_LAND: Final[Rule] = 22
NO_MANS_LAND_WHERE: Final[Rule] = 23
NOT_IN_HAND: Final[Rule] = 24
FOUR_IN_A_SECTOR: Final[Rule] = 25
ONE_SIDE_A_SECTOR: Final[Rule] = 26
TURN_SEQUENCE: Final[Rule] = 27
NOT_YOURS: Final[Rule] = 28
REINFORCEMENT_DICE: Final[Rule] = 29
REINFORCEMENTS_AT_THE_EDGE: Final[Rule] = 30
REINFORCEMENTS_WAIT: Final[Rule] = 31
INFANTRY_MOVE: Final[Rule] = 32
ASSAULT_TROOPS_MOVE: Final[Rule] = 33
FAST_MOVE: Final[Rule] = 34
FAST_SLOWED: Final[Rule] = 35
FAST_SLOWED_WHERE: Final[Rule] = 36
NO_WAY_THROUGH: Final[Rule] = 37
NEST_IS_STATIC: Final[Rule] = 38
BOGGING: Final[Rule] = 39
BOGGING_WHEN: Final[Rule] = 40
BOGGED_FOR_GOOD: Final[Rule] = 41
DIFFICULT_BARS_VEHICLES: Final[Rule] = 42
DIFFICULT_EXCEPTIONS: Final[Rule] = 43
ONE_MOVE: Final[Rule] = 44
ADVANCE_IS_NO_MOVE: Final[Rule] = 45
ENEMY_HOLDS_IT: Final[Rule] = 46
ASSAULT_BY_A_SIDE: Final[Rule] = 47
NOBODY_TO_ASSAULT: Final[Rule] = 48
SEPARATE_ASSAULTS: Final[Rule] = 49
SECTOR_ASSAULTS_ONCE: Final[Rule] = 50
UNIT_ASSAULTS_ONCE: Final[Rule] = 51
NEEDS_A_FIGHTER: Final[Rule] = 52
ALL_TAKE_PART: Final[Rule] = 53
NEST_DOES_NOT_ATTACK: Final[Rule] = 54
INFANTRY_POINT: Final[Rule] = 55
ELITE_POINT: Final[Rule] = 56
ARMOUR_POINTS: Final[Rule] = 57
INEXPERIENCED_PENALTY: Final[Rule] = 58
SHELL_SUPPORT: Final[Rule] = 59
NEST_POINT: Final[Rule] = 60
NEST_FIRE: Final[Rule] = 61
THREE_SIDED_DIE: Final[Rule] = 62
WIRE_POINT: Final[Rule] = 63
TRENCH_POINTS: Final[Rule] = 64
FORT_POINTS: Final[Rule] = 65
DIFFICULT_POINT: Final[Rule] = 66
CONQUERED_WORKS: Final[Rule] = 67
WIRE_FOR_ITS_OWNER: Final[Rule] = 68
SECRET_COMMITMENT: Final[Rule] = 69
SHELLS_IN_STOCK: Final[Rule] = 70
DIFFERENCE_IS_LOSSES: Final[Rule] = 71
TIE_ONE_EACH: Final[Rule] = 72
LOSS_ORDER: Final[Rule] = 73
OWNER_CHOOSES_LOSS: Final[Rule] = 74
SURPLUS_IS_LOST: Final[Rule] = 75
NOT_IN_THIS_FIGHT: Final[Rule] = 76
ADVANCE_AFTER_COMBAT: Final[Rule] = 77
ADVANCE_WHO: Final[Rule] = 78
GAS_INSTEAD_OF_SHELLS: Final[Rule] = 79
ONE_GAS: Final[Rule] = 80
GAS_EACH_SIDE: Final[Rule] = 81
GAS_IN_STOCK: Final[Rule] = 82
GAS_ROLL: Final[Rule] = 83
GAS_ELITE: Final[Rule] = 84
GAS_INEXPERIENCED: Final[Rule] = 85
GAS_NEVER_NEGATIVE: Final[Rule] = 86
CAVALRY_LOST_FIRST: Final[Rule] = 87
CAVALRY_LOST_ON_A_TIE: Final[Rule] = 88
CAVALRY_POINT: Final[Rule] = 89
CAVALRY_AGAINST_WORKS: Final[Rule] = 90
CAVALRY_IN_DEFENCE: Final[Rule] = 91
ONE_AVIATION: Final[Rule] = 92
AVIATION_EACH_SIDE: Final[Rule] = 93
AVIATION_IN_STOCK: Final[Rule] = 94
AVIATION_ROLL: Final[Rule] = 95
WIRE_CUTTING_AT_REST: Final[Rule] = 96
WIRE_CUTTING_ORDER: Final[Rule] = 97
WIRE_CUTTERS: Final[Rule] = 98
NO_WIRE_HERE: Final[Rule] = 99
WIRE_OF_EITHER_SIDE: Final[Rule] = 100
WIRE_CUT_BY_INFANTRY: Final[Rule] = 101
WIRE_CUT_BY_TANKS: Final[Rule] = 102
LAST_SHELLS_DIE: Final[Rule] = 103
LAST_SHELLS_ONCE: Final[Rule] = 104
NINE_TURNS: Final[Rule] = 105
END_DIE: Final[Rule] = 106
END_DIE_AGAIN: Final[Rule] = 107
NARROW_VICTORY: Final[Rule] = 108
MARGINAL_VICTORY: Final[Rule] = 109
DECISIVE_VICTORY: Final[Rule] = 110
ROWS_HELD_WHOLE: Final[Rule] = 111
DEFENDER_WINS: Final[Rule] = 112
ATTACKER_GONE: Final[Rule] = 113
GAS_AMONG_SHELLS: Final[Rule] = 114
QUALITY_BY_SITUATION: Final[Rule] = 115
QUALITY_OTHERWISE: Final[Rule] = 116
ATTRITION: Final[Rule] = 117
LIGHT_ARTILLERY: Final[Rule] = 118
ROLLING_BARRAGE: Final[Rule] = 119
INTERDICTION_BY_AGREEMENT: Final[Rule] = 120
INTERDICTION_COST: Final[Rule] = 121
INTERDICTION_ONCE: Final[Rule] = 122
INTERDICTION_ROLL: Final[Rule] = 123
INTERDICTION_BARS: Final[Rule] = 124
POINT_COSTS: Final[Rule] = 125
PURCHASES_IN_SECRET: Final[Rule] = 126
POINTS_OF_A_BATTLE: Final[Rule] = 127
ARTILLERY_SHARE: Final[Rule] = 128
GAS_IN_THE_SHARE: Final[Rule] = 129
DEFENCE_SHARE: Final[Rule] = 130
ROLES_UNKNOWN: Final[Rule] = 131
ARMY_NEEDS_TROOPS: Final[Rule] = 132
ARMY_MUST_FIT: Final[Rule] = 133
ACTIVATION_BY_CARDS: Final[Rule] = 134
TWO_DECKS: Final[Rule] = 135
CARD_SECRECY: Final[Rule] = 136
LINE_OF_BATTLE: Final[Rule] = 137
HAND_OF_LINES: Final[Rule] = 138
HAND_MADE_WHEN: Final[Rule] = 139
ATTACKER_EXTRA_CARD: Final[Rule] = 140
SURPLUS_CARDS: Final[Rule] = 141
SURPLUS_TO_TEMPORARY: Final[Rule] = 142
TWO_DISCARDS: Final[Rule] = 143
BURNING_RANK: Final[Rule] = 144
THROWN_CARDS_DO_NOT_BURN: Final[Rule] = 145
RESHUFFLE: Final[Rule] = 146
RESHUFFLE_WHEN: Final[Rule] = 147
NO_CARD_LEFT: Final[Rule] = 148
CARD_IN_HAND: Final[Rule] = 149
KEEP_OR_THROW: Final[Rule] = 150
ACTIVATION_NUMBER: Final[Rule] = 151
ACTIVATION_UP_TO: Final[Rule] = 152
ONE_CARD_A_LINE: Final[Rule] = 153
LINES_IN_ORDER: Final[Rule] = 154
LINES_MAY_BE_SKIPPED: Final[Rule] = 155
LINE_BY_LINE: Final[Rule] = 156
UNITS_OF_A_LINE: Final[Rule] = 157
NOT_PLAYED_TWICE: Final[Rule] = 158
NOT_ACTIVATED: Final[Rule] = 159
IDLE_CAN_BE_LOST: Final[Rule] = 160
NESTS_NEED_NO_CARD: Final[Rule] = 161
WIRE_NEEDS_NO_CARD: Final[Rule] = 162
GENERAL_ASSAULT: Final[Rule] = 163
JOKER_IS_THE_CARD: Final[Rule] = 164
EVENTS_WHEN: Final[Rule] = 165
EVENTS_STRIKE_ENEMIES: Final[Rule] = 166
EVENTS_NEED_A_TARGET: Final[Rule] = 167
AMMUNITION_SHORTAGE: Final[Rule] = 168
DEFENDS_IN_FULL: Final[Rule] = 169
SUPPLY_SHORTAGE: Final[Rule] = 170
MUTINY: Final[Rule] = 171
MUTINEERS_ACTIVATED: Final[Rule] = 172
SHORTAGE_STOPS_ADVANCE: Final[Rule] = 173
MARKS_FOLLOW_UNITS: Final[Rule] = 174
SURPLUS_SHELLS: Final[Rule] = 175
SURPLUS_BARRAGES: Final[Rule] = 176
BARRAGES_BEFORE_LINES: Final[Rule] = 177
ACE_PRICE_LASTS: Final[Rule] = 178

RULES: Final = [
    "allowed",
    "match-play",
    "table-size",
    "who-attacks",
    "quick-start",
    "difficult-by-scenario",
    "defences-in-turn",
    "defences-in-stock",
    "defences-own-half",
    "defences-in-no-mans-land",
    "two-defences",
    "one-fort",
    "pbp-cost",
    "bombard-enemy-half",
    "bombard-once",
    "bombardment-damage",
    "element-cost",
    "bombardment-which-fall",
    "bombardment-excess",
    "empty-sector-excess",
    "defender-deploys-first",
    "deploy-own-half",
    "no-mans-land",
    "no-mans-land-where",
    "not-in-hand",
    "four-in-a-sector",
    "one-side-a-sector",
    "turn-sequence",
    "not-yours",
    "reinforcement-dice",
    "reinforcements-at-the-edge",
    "reinforcements-wait",
    "infantry-move",
    "assault-troops-move",
    "fast-move",
    "fast-slowed",
    "fast-slowed-where",
    "no-way-through",
    "nest-is-static",
    "bogging",
    "bogging-when",
    "bogged-for-good",
    "difficult-bars-vehicles",
    "difficult-exceptions",
    "one-move",
    "advance-is-no-move",
    "enemy-holds-it",
    "assault-by-a-side",
    "nobody-to-assault",
    "separate-assaults",
    "sector-assaults-once",
    "unit-assaults-once",
    "needs-a-fighter",
    "all-take-part",
    "nest-does-not-attack",
    "infantry-point",
    "elite-point",
    "armour-points",
    "inexperienced-penalty",
    "shell-support",
    "nest-point",
    "nest-fire",
    "three-sided-die",
    "wire-point",
    "trench-points",
    "fort-points",
    "difficult-point",
    "conquered-works",
    "wire-for-its-owner",
    "secret-commitment",
    "shells-in-stock",
    "difference-is-losses",
    "tie-one-each",
    "loss-order",
    "owner-chooses-loss",
    "surplus-is-lost",
    "not-in-this-fight",
    "advance-after-combat",
    "advance-who",
    "gas-instead-of-shells",
    "one-gas",
    "gas-each-side",
    "gas-in-stock",
    "gas-roll",
    "gas-elite",
    "gas-inexperienced",
    "gas-never-negative",
    "cavalry-lost-first",
    "cavalry-lost-on-a-tie",
    "cavalry-point",
    "cavalry-against-works",
    "cavalry-in-defence",
    "one-aviation",
    "aviation-each-side",
    "aviation-in-stock",
    "aviation-roll",
    "wire-cutting-at-rest",
    "wire-cutting-order",
    "wire-cutters",
    "no-wire-here",
    "wire-of-either-side",
    "wire-cut-by-infantry",
    "wire-cut-by-tanks",
    "last-shells-die",
    "last-shells-once",
    "nine-turns",
    "end-die",
    "end-die-again",
    "narrow-victory",
    "marginal-victory",
    "decisive-victory",
    "rows-held-whole",
    "defender-wins",
    "attacker-gone",
    "gas-among-shells",
    "quality-by-situation",
    "quality-otherwise",
    "attrition",
    "light-artillery",
    "rolling-barrage",
    "interdiction-by-agreement",
    "interdiction-cost",
    "interdiction-once",
    "interdiction-roll",
    "interdiction-bars",
    "point-costs",
    "purchases-in-secret",
    "points-of-a-battle",
    "artillery-share",
    "gas-in-the-share",
    "defence-share",
    "roles-unknown",
    "army-needs-troops",
    "army-must-fit",
    "activation-by-cards",
    "two-decks",
    "card-secrecy",
    "line-of-battle",
    "hand-of-lines",
    "hand-made-when",
    "attacker-extra-card",
    "surplus-cards",
    "surplus-to-temporary",
    "two-discards",
    "burning-rank",
    "thrown-cards-do-not-burn",
    "reshuffle",
    "reshuffle-when",
    "no-card-left",
    "card-in-hand",
    "keep-or-throw",
    "activation-number",
    "activation-up-to",
    "one-card-a-line",
    "lines-in-order",
    "lines-may-be-skipped",
    "line-by-line",
    "units-of-a-line",
    "not-played-twice",
    "not-activated",
    "idle-can-be-lost",
    "nests-need-no-card",
    "wire-needs-no-card",
    "general-assault",
    "joker-is-the-card",
    "events-when",
    "events-strike-enemies",
    "events-need-a-target",
    "ammunition-shortage",
    "defends-in-full",
    "supply-shortage",
    "mutiny",
    "mutineers-activated",
    "shortage-stops-advance",
    "marks-follow-units",
    "surplus-shells",
    "surplus-barrages",
    "barrages-before-lines",
    "ace-price-lasts",
]
