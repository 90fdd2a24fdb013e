"""The rules of walter_schnaffs by number, made from ledger.toml by tools/make_rules.py."""

from __future__ import annotations

from typing import Final

from grognard.engine.state import Rule

ZONE_SIZE: Final[Rule] = 1
TABLE_SIZE: Final[Rule] = 2
TERRAIN: Final[Rule] = 3
BASE_SIZE: Final[Rule] = 4
INFANTRY_BASES: Final[Rule] = 5
CAVALRY_BASES: Final[Rule] = 6
BATTERY_BASE: Final[Rule] = 7
FRESH_OR_WORN: Final[Rule] = 8
GUN_TYPES: Final[Rule] = 9
LEVELS_OF_THE_GERMANS: Final[Rule] = 10
LEVELS_OF_THE_FRENCH: Final[Rule] = 11
SECRET_BIDS: Final[Rule] = 12
LOWER_LEVEL_ATTACKS: Final[Rule] = 13
TIED_BIDS: Final[Rule] = 14
FIXED_LEVELS: Final[Rule] = 15
THINNING: Final[Rule] = 16
THINNED_IS_NOT_LOST: Final[Rule] = 17
THINNED_BASES_RETURN: Final[Rule] = 18
RETURN_AS_ONE_UNIT: Final[Rule] = 19
REJOIN_THE_REGIMENT: Final[Rule] = 20
REJOIN_IN_A_FULL_ZONE: Final[Rule] = 21
TURNING_THIRD: Final[Rule] = 22
TURNING_ENTRY: Final[Rule] = 23
QUICK_START: Final[Rule] = 24
DEFENDER_DEPLOYS_FIRST: Final[Rule] = 25
DEFENDER_KEEPS_OFF: Final[Rule] = 26
ATTACKER_IN_HIS_FIRST_ROW: Final[Rule] = 27
FIVE_IN_A_ZONE: Final[Rule] = 28
ONE_SIDE_A_ZONE: Final[Rule] = 29
DEPLOY_ALL: Final[Rule] = 30
NOT_IN_HAND: Final[Rule] = 31
TURN_SEQUENCE: Final[Rule] = 32
NOT_YOURS: Final[Rule] = 33
INFANTRY_MOVE: Final[Rule] = 34
CAVALRY_MOVE: Final[Rule] = 35
ARTILLERY_MOVE: Final[Rule] = 36
LIGHT_ARTILLERY_MOVE: Final[Rule] = 37
MOVES_BY_SIDES: Final[Rule] = 38
DIE_TO_MOVE: Final[Rule] = 39
ONE_MOVE: Final[Rule] = 40
ENEMY_HOLDS_IT: Final[Rule] = 41
CAVALRY_PASSES: Final[Rule] = 42
NO_WAY_THROUGH: Final[Rule] = 43
STREAM_STOPS: Final[Rule] = 44
GUNS_NEED_A_BRIDGE: Final[Rule] = 45
HEAVY_GROUND_INFANTRY: Final[Rule] = 46
HEAVY_GROUND_LIGHT: Final[Rule] = 47
HEAVY_GROUND_GUNS: Final[Rule] = 48
ONE_DIE_IN_HEAVY_GROUND: Final[Rule] = 49
HEAVY_GROUND_ON_THE_WAY: Final[Rule] = 50
TWO_ZONES_AT_MOST: Final[Rule] = 51
SHORT_RANGE_ONLY: Final[Rule] = 52
RANGE_BY_SIDES: Final[Rule] = 53
LINE_OF_FIRE: Final[Rule] = 54
FIRING_FROM_A_HILL: Final[Rule] = 55
DIAGONALS_ARE_CLEAR: Final[Rule] = 56
MOVED_GUN_IS_SILENT: Final[Rule] = 57
FIRED_GUN_STAYS: Final[Rule] = 58
ONLY_GUNS_FIRE: Final[Rule] = 59
GUN_FIRES_ONCE: Final[Rule] = 60
NOBODY_TO_SHELL: Final[Rule] = 61
BREECH_FIRE: Final[Rule] = 62
LONG_FIRE: Final[Rule] = 63
LIGHT_SHORT_FIRE: Final[Rule] = 64
HEAVY_SHORT_FIRE: Final[Rule] = 65
COVER: Final[Rule] = 66
COVER_SAVE: Final[Rule] = 67
PERCUSSION_SAVE: Final[Rule] = 68
SOFT_GROUND_SAVE: Final[Rule] = 69
PERCUSSION_SHELLS: Final[Rule] = 70
MITRAILLEUSES_FIRE_BULLETS: Final[Rule] = 71
BOMBARDMENT_VICTIMS: Final[Rule] = 72
NO_BARRAGES: Final[Rule] = 73
ATTACK_BY_A_SIDE: Final[Rule] = 74
NOBODY_TO_ATTACK: Final[Rule] = 75
ZONE_ATTACKS_ONCE: Final[Rule] = 76
UNIT_ATTACKS_ONCE: Final[Rule] = 77
ONLY_FOOT_AND_HORSE_ATTACK: Final[Rule] = 78
NEEDS_AN_ATTACKER: Final[Rule] = 79
HOLD_BACK: Final[Rule] = 80
SHAKEN_UNITS: Final[Rule] = 81
FIRED_GUN_COUNTS_NOTHING: Final[Rule] = 82
FRESH_INFANTRY: Final[Rule] = 83
WORN_INFANTRY: Final[Rule] = 84
FRESH_CAVALRY: Final[Rule] = 85
WORN_CAVALRY: Final[Rule] = 86
OTHER_UNITS: Final[Rule] = 87
ATTACK_REAR_SUPPORT: Final[Rule] = 88
ATTACK_FLANK_SUPPORT: Final[Rule] = 89
ATTACK_ACROSS_A_STREAM: Final[Rule] = 90
ATTACK_PROFESSIONALS: Final[Rule] = 91
ATTACK_RESERVISTS: Final[Rule] = 92
ATTACK_INTO_COVER: Final[Rule] = 93
DEFENCE_MODERN_RIFLES: Final[Rule] = 94
MODERN_RIFLES_DIE: Final[Rule] = 95
DEFENCE_OTHER_RIFLES: Final[Rule] = 96
DEFENCE_CAVALRY: Final[Rule] = 97
DEFENCE_MITRAILLEUSES: Final[Rule] = 98
DEFENCE_BREECH_LOADERS: Final[Rule] = 99
DEFENCE_MUZZLE_LOADERS: Final[Rule] = 100
DEFENCE_PROFESSIONALS: Final[Rule] = 101
DEFENCE_FLANK_SUPPORT: Final[Rule] = 102
DEFENCE_STREAM: Final[Rule] = 103
DEFENCE_REAR_SUPPORT: Final[Rule] = 104
DEFENCE_RESERVISTS: Final[Rule] = 105
DEFENCE_EARLIER_ATTACKS: Final[Rule] = 106
SUPPORT_BEHIND: Final[Rule] = 107
SUPPORT_ON_THE_FLANKS: Final[Rule] = 108
HALF_OF_THOSE_THAT_COUNT: Final[Rule] = 109
DICE_BY_FIVES: Final[Rule] = 110
NO_DICE_FOR_NOTHING: Final[Rule] = 111
BOTH_ROLL_AT_ONCE: Final[Rule] = 112
NOTHING_ON_ONE_OR_TWO: Final[Rule] = 113
HIT_TAKES_A_BASE: Final[Rule] = 114
GUNS_WHEN_NOTHING_ELSE: Final[Rule] = 115
SIX_TAKES_A_GUN_OR_TWO_BASES: Final[Rule] = 116
SIXES_FIRST: Final[Rule] = 117
OWNER_CHOOSES_LOSS: Final[Rule] = 118
NOT_IN_THIS_FIGHT: Final[Rule] = 119
ORDER_AFTER_AN_ATTACK: Final[Rule] = 120
DRIVEN_OUT: Final[Rule] = 121
FALL_BACK: Final[Rule] = 122
BLOCKED_FALL_BACK: Final[Rule] = 123
OWNER_CHOOSES_RETREAT: Final[Rule] = 124
ADVANCE_AFTER_ATTACK: Final[Rule] = 125
HEAVY_GROUND_HOLDS_THE_ADVANCE: Final[Rule] = 126
MORALE: Final[Rule] = 127
MORALE_FAILURE: Final[Rule] = 128
COUNTDOWN: Final[Rule] = 129
POINTS_FOR_THE_LAST_ROW: Final[Rule] = 130
POINTS_FOR_ZONES: Final[Rule] = 131
POINTS_FOR_BASES: Final[Rule] = 132
HELD_ZONE: Final[Rule] = 133
VICTORY_BY_LEVEL: Final[Rule] = 134
VICTORY_GRADES: Final[Rule] = 135
SIDE_GONE: Final[Rule] = 136
INFANTRY_COST: Final[Rule] = 137
CAVALRY_COST: Final[Rule] = 138
GUN_COST: Final[Rule] = 139
QUALITY_COST: Final[Rule] = 140
ARMY_POINTS: Final[Rule] = 141
ARMY_BOUGHT_IN_SECRET: Final[Rule] = 142
ARMY_MUST_FIT: Final[Rule] = 143
ARMY_NEEDS_A_UNIT: Final[Rule] = 144
RULES_LEFT_OUT: Final[Rule] = 145

RULES: Final = [
    "allowed",
    "zone-size",
    "table-size",
    "terrain",
    "base-size",
    "infantry-bases",
    "cavalry-bases",
    "battery-base",
    "fresh-or-worn",
    "gun-types",
    "levels-of-the-germans",
    "levels-of-the-french",
    "secret-bids",
    "lower-level-attacks",
    "tied-bids",
    "fixed-levels",
    "thinning",
    "thinned-is-not-lost",
    "thinned-bases-return",
    "return-as-one-unit",
    "rejoin-the-regiment",
    "rejoin-in-a-full-zone",
    "turning-third",
    "turning-entry",
    "quick-start",
    "defender-deploys-first",
    "defender-keeps-off",
    "attacker-in-his-first-row",
    "five-in-a-zone",
    "one-side-a-zone",
    "deploy-all",
    "not-in-hand",
    "turn-sequence",
    "not-yours",
    "infantry-move",
    "cavalry-move",
    "artillery-move",
    "light-artillery-move",
    "moves-by-sides",
    "die-to-move",
    "one-move",
    "enemy-holds-it",
    "cavalry-passes",
    "no-way-through",
    "stream-stops",
    "guns-need-a-bridge",
    "heavy-ground-infantry",
    "heavy-ground-light",
    "heavy-ground-guns",
    "one-die-in-heavy-ground",
    "heavy-ground-on-the-way",
    "two-zones-at-most",
    "short-range-only",
    "range-by-sides",
    "line-of-fire",
    "firing-from-a-hill",
    "diagonals-are-clear",
    "moved-gun-is-silent",
    "fired-gun-stays",
    "only-guns-fire",
    "gun-fires-once",
    "nobody-to-shell",
    "breech-fire",
    "long-fire",
    "light-short-fire",
    "heavy-short-fire",
    "cover",
    "cover-save",
    "percussion-save",
    "soft-ground-save",
    "percussion-shells",
    "mitrailleuses-fire-bullets",
    "bombardment-victims",
    "no-barrages",
    "attack-by-a-side",
    "nobody-to-attack",
    "zone-attacks-once",
    "unit-attacks-once",
    "only-foot-and-horse-attack",
    "needs-an-attacker",
    "hold-back",
    "shaken-units",
    "fired-gun-counts-nothing",
    "fresh-infantry",
    "worn-infantry",
    "fresh-cavalry",
    "worn-cavalry",
    "other-units",
    "attack-rear-support",
    "attack-flank-support",
    "attack-across-a-stream",
    "attack-professionals",
    "attack-reservists",
    "attack-into-cover",
    "defence-modern-rifles",
    "modern-rifles-die",
    "defence-other-rifles",
    "defence-cavalry",
    "defence-mitrailleuses",
    "defence-breech-loaders",
    "defence-muzzle-loaders",
    "defence-professionals",
    "defence-flank-support",
    "defence-stream",
    "defence-rear-support",
    "defence-reservists",
    "defence-earlier-attacks",
    "support-behind",
    "support-on-the-flanks",
    "half-of-those-that-count",
    "dice-by-fives",
    "no-dice-for-nothing",
    "both-roll-at-once",
    "nothing-on-one-or-two",
    "hit-takes-a-base",
    "guns-when-nothing-else",
    "six-takes-a-gun-or-two-bases",
    "sixes-first",
    "owner-chooses-loss",
    "not-in-this-fight",
    "order-after-an-attack",
    "driven-out",
    "fall-back",
    "blocked-fall-back",
    "owner-chooses-retreat",
    "advance-after-attack",
    "heavy-ground-holds-the-advance",
    "morale",
    "morale-failure",
    "countdown",
    "points-for-the-last-row",
    "points-for-zones",
    "points-for-bases",
    "held-zone",
    "victory-by-level",
    "victory-grades",
    "side-gone",
    "infantry-cost",
    "cavalry-cost",
    "gun-cost",
    "quality-cost",
    "army-points",
    "army-bought-in-secret",
    "army-must-fit",
    "army-needs-a-unit",
    "rules-left-out",
]
