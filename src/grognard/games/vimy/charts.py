"""Vimy Ridge: the charts as the rules read them. The numbers are data (charts/*.toml); scenario/charts.py fills them in."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# columns of the fire chart
INF_1: Final[i64] = 0  # + companies - 1
MG: Final[i64] = 4
MORTAR_FIRE: Final[i64] = 5
TANK_FIRE: Final[i64] = 6
ROLLING: Final[i64] = 7
STATIONARY: Final[i64] = 8
MINE: Final[i64] = 9
COLUMNS: Final = [
    "inf1",
    "inf2",
    "inf3",
    "inf4",
    "mg",
    "mortar",
    "tank",
    "rolling_barrage",
    "stationary_barrage",
    "mine",
]
# rows of the least score that hurts an entrenched target: by firer, not by strength
LEAST_BY: Final = ["inf", "mg", "mortar", "tank", "rolling_barrage", "stationary_barrage"]
NEVER: Final[i64] = 99  # a score that no die reaches

BREAKDOWN: Final[i64] = -1  # in place of points: a tank that goes no further

# results of a melee
ATTACKER_LOSES: Final[i64] = 0
DEFENDER_LOSES: Final[i64] = 1
BOTH_LOSE: Final[i64] = 2
WEAKER_SURRENDERS: Final[i64] = 3
RESULTS: Final = ["attacker", "defender", "both", "surrender"]
RESULT_LETTERS: Final = "ADXS"


class Charts:
    """Every number of the chart sheet; shared by all clones."""

    def __init__(self) -> None:
        # fire: losses[(column * 4 + strength - 1) * 3 + n]: the least score that costs n + 1 companies, NEVER for none
        self.losses = vec[i64]()
        self.least_communication = vec[i64]()  # by column of COLUMNS: the least score that hurts in such a trench
        self.least_main = vec[i64]()
        self.captured_less: i64 = 1
        self.per_hex_between = vec[i64]()  # by kind of unit
        self.same_hex: i64 = -1
        self.firer_higher: i64 = -1
        self.firer_fixed: i64 = 2
        self.target_fixed: i64 = 1
        self.smoke: i64 = 1
        self.cover = vec[i64]()  # by terrain
        self.mortar_kills: i64 = 5
        self.mortar_fixes: i64 = 10
        # movement
        self.points = vec[i64]()  # kind * 7 + die, 0 for snow
        self.points_outside = vec[i64]()  # by kind
        self.road_march: i64 = 8
        self.wire = vec[i64]()  # by die, from 1
        self.wire_german: i64 = 1
        self.ground_cost = vec[i64]()  # by terrain
        self.along_trench: i64 = 1
        self.along_communication: i64 = 1
        self.tunnel_cost: i64 = 1
        self.road_cost: i64 = 1
        self.uphill: i64 = 1
        self.change_status: i64 = 1
        self.enter_map: i64 = 1
        # morale, by division
        self.fixed_from = vec[i64]()
        self.rout_from = vec[i64]()
        # melee: odds * 6 + die - 1
        self.melee = vec[i64]()
        self.odds: list[str] = []
        self.odds_attacker = vec[i64]()
        self.odds_defender = vec[i64]()
        # the turn track: by turn, from 1
        self.rolls_to = vec[i64]()  # the line a barrage rolls to in that turn, 0 for none
        self.limit = vec[i64]()  # the line Canadians may not go beyond
