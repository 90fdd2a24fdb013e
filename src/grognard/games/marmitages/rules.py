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
TWO_DEFENCES: Final[Rule] = 9
ONE_FORT: Final[Rule] = 10
PBP_COST: Final[Rule] = 11
BOMBARD_ENEMY_HALF: Final[Rule] = 12
BOMBARD_ONCE: Final[Rule] = 13
BOMBARDMENT_DAMAGE: Final[Rule] = 14
ELEMENT_COST: Final[Rule] = 15
BOMBARDMENT_WHICH_FALL: Final[Rule] = 16
BOMBARDMENT_EXCESS: Final[Rule] = 17
DEFENDER_DEPLOYS_FIRST: Final[Rule] = 18
DEPLOY_OWN_HALF: Final[Rule] = 19
NO_MANS_LAND: Final[Rule] = 20
NOT_IN_HAND: Final[Rule] = 21
FOUR_IN_A_SECTOR: Final[Rule] = 22
ONE_SIDE_A_SECTOR: Final[Rule] = 23
TURN_SEQUENCE: Final[Rule] = 24
NOT_YOURS: Final[Rule] = 25
REINFORCEMENT_DICE: Final[Rule] = 26
REINFORCEMENTS_AT_THE_EDGE: Final[Rule] = 27
REINFORCEMENTS_WAIT: Final[Rule] = 28
INFANTRY_MOVE: Final[Rule] = 29
ASSAULT_TROOPS_MOVE: Final[Rule] = 30
FAST_MOVE: Final[Rule] = 31
FAST_SLOWED: Final[Rule] = 32
NO_WAY_THROUGH: Final[Rule] = 33
NEST_IS_STATIC: Final[Rule] = 34
BOGGING: Final[Rule] = 35
BOGGED_FOR_GOOD: Final[Rule] = 36
DIFFICULT_BARS_VEHICLES: Final[Rule] = 37
ONE_MOVE: Final[Rule] = 38
ENEMY_HOLDS_IT: Final[Rule] = 39
ASSAULT_BY_A_SIDE: Final[Rule] = 40
NOBODY_TO_ASSAULT: Final[Rule] = 41
SECTOR_ASSAULTS_ONCE: Final[Rule] = 42
UNIT_ASSAULTS_ONCE: Final[Rule] = 43
NEEDS_A_FIGHTER: Final[Rule] = 44
ALL_TAKE_PART: Final[Rule] = 45
NEST_DOES_NOT_ATTACK: Final[Rule] = 46
INFANTRY_POINT: Final[Rule] = 47
ELITE_POINT: Final[Rule] = 48
ARMOUR_POINTS: Final[Rule] = 49
INEXPERIENCED_PENALTY: Final[Rule] = 50
SHELL_SUPPORT: Final[Rule] = 51
NEST_POINT: Final[Rule] = 52
NEST_FIRE: Final[Rule] = 53
THREE_SIDED_DIE: Final[Rule] = 54
WIRE_POINT: Final[Rule] = 55
TRENCH_POINTS: Final[Rule] = 56
FORT_POINTS: Final[Rule] = 57
DIFFICULT_POINT: Final[Rule] = 58
WIRE_FOR_ITS_OWNER: Final[Rule] = 59
SECRET_COMMITMENT: Final[Rule] = 60
SHELLS_IN_STOCK: Final[Rule] = 61
DIFFERENCE_IS_LOSSES: Final[Rule] = 62
TIE_ONE_EACH: Final[Rule] = 63
LOSS_ORDER: Final[Rule] = 64
OWNER_CHOOSES_LOSS: Final[Rule] = 65
SURPLUS_IS_LOST: Final[Rule] = 66
NOT_IN_THIS_FIGHT: Final[Rule] = 67
ADVANCE_WHO: Final[Rule] = 68
GAS_INSTEAD_OF_SHELLS: Final[Rule] = 69
ONE_GAS: Final[Rule] = 70
GAS_IN_STOCK: Final[Rule] = 71
GAS_ROLL: Final[Rule] = 72
GAS_ELITE: Final[Rule] = 73
GAS_INEXPERIENCED: Final[Rule] = 74
CAVALRY_LOST_FIRST: Final[Rule] = 75
CAVALRY_POINT: Final[Rule] = 76
CAVALRY_AGAINST_WORKS: Final[Rule] = 77
ONE_AVIATION: Final[Rule] = 78
AVIATION_IN_STOCK: Final[Rule] = 79
AVIATION_ROLL: Final[Rule] = 80
WIRE_CUTTING_AT_REST: Final[Rule] = 81
WIRE_CUTTERS: Final[Rule] = 82
NO_WIRE_HERE: Final[Rule] = 83
WIRE_CUT_BY_INFANTRY: Final[Rule] = 84
WIRE_CUT_BY_TANKS: Final[Rule] = 85
LAST_SHELLS_DIE: Final[Rule] = 86
NINE_TURNS: Final[Rule] = 87
END_DIE: Final[Rule] = 88
NARROW_VICTORY: Final[Rule] = 89
MARGINAL_VICTORY: Final[Rule] = 90
DECISIVE_VICTORY: Final[Rule] = 91
DEFENDER_WINS: Final[Rule] = 92
ATTACKER_GONE: Final[Rule] = 93
GAS_AMONG_SHELLS: Final[Rule] = 94
QUALITY_BY_SITUATION: Final[Rule] = 95
ATTRITION: Final[Rule] = 96
LIGHT_ARTILLERY: Final[Rule] = 97
ROLLING_BARRAGE: Final[Rule] = 98
INTERDICTION_COST: Final[Rule] = 99
INTERDICTION_ONCE: Final[Rule] = 100
INTERDICTION_ROLL: Final[Rule] = 101
INTERDICTION_BARS: Final[Rule] = 102
POINT_COSTS: Final[Rule] = 103
ARTILLERY_SHARE: Final[Rule] = 104
DEFENCE_SHARE: Final[Rule] = 105
ARMY_NEEDS_TROOPS: Final[Rule] = 106
ARMY_MUST_FIT: Final[Rule] = 107
ACTIVATION_BY_CARDS: Final[Rule] = 108
TWO_DECKS: Final[Rule] = 109
CARD_SECRECY: Final[Rule] = 110
LINE_OF_BATTLE: Final[Rule] = 111
HAND_OF_LINES: Final[Rule] = 112
HAND_MADE_WHEN: Final[Rule] = 113
ATTACKER_EXTRA_CARD: Final[Rule] = 114
SURPLUS_CARDS: Final[Rule] = 115
TWO_DISCARDS: Final[Rule] = 116
BURNING_RANK: Final[Rule] = 117
THROWN_CARDS_DO_NOT_BURN: Final[Rule] = 118
RESHUFFLE: Final[Rule] = 119
NO_CARD_LEFT: Final[Rule] = 120
CARD_IN_HAND: Final[Rule] = 121
KEEP_OR_THROW: Final[Rule] = 122
ACTIVATION_NUMBER: Final[Rule] = 123
ONE_CARD_A_LINE: Final[Rule] = 124
LINES_IN_ORDER: Final[Rule] = 125
LINE_BY_LINE: Final[Rule] = 126
UNITS_OF_A_LINE: Final[Rule] = 127
NOT_ACTIVATED: Final[Rule] = 128
IDLE_CAN_BE_LOST: Final[Rule] = 129
NESTS_NEED_NO_CARD: Final[Rule] = 130
WIRE_NEEDS_NO_CARD: Final[Rule] = 131
GENERAL_ASSAULT: Final[Rule] = 132
EVENTS_WHEN: Final[Rule] = 133
EVENTS_STRIKE_ENEMIES: Final[Rule] = 134
AMMUNITION_SHORTAGE: Final[Rule] = 135
DEFENDS_IN_FULL: Final[Rule] = 136
SUPPLY_SHORTAGE: Final[Rule] = 137
MUTINY: Final[Rule] = 138
MUTINEERS_ACTIVATED: Final[Rule] = 139
SHORTAGE_STOPS_ADVANCE: Final[Rule] = 140
MARKS_FOLLOW_UNITS: Final[Rule] = 141
SURPLUS_SHELLS: Final[Rule] = 142
SURPLUS_BARRAGES: Final[Rule] = 143
BARRAGES_BEFORE_LINES: Final[Rule] = 144

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
    "two-defences",
    "one-fort",
    "pbp-cost",
    "bombard-enemy-half",
    "bombard-once",
    "bombardment-damage",
    "element-cost",
    "bombardment-which-fall",
    "bombardment-excess",
    "defender-deploys-first",
    "deploy-own-half",
    "no-mans-land",
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
    "no-way-through",
    "nest-is-static",
    "bogging",
    "bogged-for-good",
    "difficult-bars-vehicles",
    "one-move",
    "enemy-holds-it",
    "assault-by-a-side",
    "nobody-to-assault",
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
    "wire-for-its-owner",
    "secret-commitment",
    "shells-in-stock",
    "difference-is-losses",
    "tie-one-each",
    "loss-order",
    "owner-chooses-loss",
    "surplus-is-lost",
    "not-in-this-fight",
    "advance-who",
    "gas-instead-of-shells",
    "one-gas",
    "gas-in-stock",
    "gas-roll",
    "gas-elite",
    "gas-inexperienced",
    "cavalry-lost-first",
    "cavalry-point",
    "cavalry-against-works",
    "one-aviation",
    "aviation-in-stock",
    "aviation-roll",
    "wire-cutting-at-rest",
    "wire-cutters",
    "no-wire-here",
    "wire-cut-by-infantry",
    "wire-cut-by-tanks",
    "last-shells-die",
    "nine-turns",
    "end-die",
    "narrow-victory",
    "marginal-victory",
    "decisive-victory",
    "defender-wins",
    "attacker-gone",
    "gas-among-shells",
    "quality-by-situation",
    "attrition",
    "light-artillery",
    "rolling-barrage",
    "interdiction-cost",
    "interdiction-once",
    "interdiction-roll",
    "interdiction-bars",
    "point-costs",
    "artillery-share",
    "defence-share",
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
    "two-discards",
    "burning-rank",
    "thrown-cards-do-not-burn",
    "reshuffle",
    "no-card-left",
    "card-in-hand",
    "keep-or-throw",
    "activation-number",
    "one-card-a-line",
    "lines-in-order",
    "line-by-line",
    "units-of-a-line",
    "not-activated",
    "idle-can-be-lost",
    "nests-need-no-card",
    "wire-needs-no-card",
    "general-assault",
    "events-when",
    "events-strike-enemies",
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
]
