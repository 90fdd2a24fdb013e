"""Vimy Ridge: a chart file (REBUILT_CHARTS, or an owner's own), and the charts of a table made from it."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from librt.vecs import append, vec
from msgspec import Meta, Struct
from mypy_extensions import i64

from grognard.books.files import convert
from grognard.books.scenarios import Words
from grognard.engine.mistakes import Mistake
from grognard.games.vimy.board import LINES
from grognard.games.vimy.charts import BREAKDOWN, COLUMNS, LEAST_BY, NEVER, RESULT_LETTERS, Charts
from grognard.games.vimy.scenario.files import Count, HexName, Small, Source, Turn, read_data
from grognard.games.vimy.state import DIVISIONS

Thresholds = Annotated[list[Annotated[int, Meta(ge=-9, le=20)]], Meta(min_length=1, max_length=3)]
LossRow = Annotated[list[Thresholds], Meta(min_length=4, max_length=4)]
MeleeRow = list[Literal["A", "D", "X", "S"]]


class LossChart(Struct, forbid_unknown_fields=True):
    inf1: LossRow
    inf2: LossRow
    inf3: LossRow
    inf4: LossRow
    mg: LossRow
    mortar: LossRow
    tank: LossRow
    rolling_barrage: LossRow
    stationary_barrage: LossRow
    mine: LossRow


class LeastBy(Struct, forbid_unknown_fields=True):
    inf: Small
    mg: Small
    mortar: Small
    tank: Small
    rolling_barrage: Small
    stationary_barrage: Small


class Less(Struct, forbid_unknown_fields=True):
    less: Small


class LeastScores(Struct, forbid_unknown_fields=True):
    communication: LeastBy
    main: LeastBy
    captured_main: Less


class PerHex(Struct, forbid_unknown_fields=True):
    inf: Small
    mg: Small
    tank: Small
    mortar: Small


class FireModifiers(Struct, forbid_unknown_fields=True):
    per_hex_between: PerHex
    same_hex: Small
    firer_higher: Small
    firer_fixed: Small
    target_fixed: Small
    smoke: Small
    wood: Small
    village: Small


class FireRange(Struct, forbid_unknown_fields=True):
    mortar_kills: Count
    mortar_fixes: Count


class FireChart(Struct, forbid_unknown_fields=True):
    losses: LossChart
    least_score: LeastScores
    modifiers: FireModifiers
    range: FireRange


class PointsRow(Struct, forbid_unknown_fields=True):
    infantry: Count
    mg: Count
    mortar: Count
    tank: Count | Literal["breakdown"]


class WireChart(Struct, forbid_unknown_fields=True):
    die_1: Count
    die_2: Count
    die_3: Count
    die_4: Count
    die_5: Count
    die_6: Count
    german: Count
    tank: Literal[0]


class CostChart(Struct, forbid_unknown_fields=True):
    clear: Count
    wood: Count
    village: Count
    along_trench: Count
    along_communication_trench: Count
    tunnel: Count
    road: Count
    uphill_per_level: Count
    change_status: Count
    enter_map: Count


class MovementChart(Struct, forbid_unknown_fields=True):
    die_0: PointsRow
    die_1: PointsRow
    die_2: PointsRow
    die_3: PointsRow
    die_4: PointsRow
    die_5: PointsRow
    die_6: PointsRow
    outside: PointsRow
    road_march: Count
    wire: WireChart
    cost: CostChart


class MoraleRow(Struct, forbid_unknown_fields=True):
    fixed_from: Small
    rout_from: Small


class MoraleChart(Struct, forbid_unknown_fields=True):
    canadian_1: MoraleRow
    canadian_2: MoraleRow
    canadian_3: MoraleRow
    canadian_4: MoraleRow
    british_5: MoraleRow
    reserve_79: MoraleRow
    bavarian_reserve_1: MoraleRow
    bavarian_16: MoraleRow


class MeleeChart(Struct, forbid_unknown_fields=True):
    odds: list[Annotated[str, Meta(pattern=r"^[1-9]:[1-9]$")]]
    die_1: MeleeRow
    die_2: MeleeRow
    die_3: MeleeRow
    die_4: MeleeRow
    die_5: MeleeRow
    die_6: MeleeRow


class TurnTrack(Struct, forbid_unknown_fields=True):
    """By turn: the line the barrage rolls to, and from which turn on a line limits the Canadians."""

    rolling: dict[str, Literal["green", "red", "black", "blue"]]
    canadian_limit: dict[str, Literal["start", "green", "red", "black", "blue"]]


class Reinforcement(Struct, forbid_unknown_fields=True):
    turn: Turn
    regiment: str
    battalion: str
    hex: HexName


class Worth(Struct, forbid_unknown_fields=True):
    points: Count
    hex: HexName = ""
    hexes: list[HexName] = []


class ChartFile(Struct, kw_only=True, forbid_unknown_fields=True):
    """REBUILT_CHARTS, or an owner's own."""

    id: str
    title: Words
    kind: Source
    fire: FireChart
    movement: MovementChart
    morale: MoraleChart
    melee: MeleeChart
    turns: TurnTrack
    reinforcement: list[Reinforcement]
    objectives: dict[str, Worth]


@cache
def our_charts(name: str) -> ChartFile:
    return read_data("charts", name, ChartFile)


def chart_file(given: str | dict[str, Any]) -> ChartFile:
    return our_charts(given) if isinstance(given, str) else convert(given, ChartFile, "the charts")


def charts_of(file: ChartFile, turns: int) -> Charts:
    charts = Charts()
    for column in COLUMNS:
        for row in getattr(file.fire.losses, column):
            if row != sorted(row):
                raise Mistake(f"the charts '{file.id}', fire.losses.{column}: write each row from low to high")
            for threshold in [*row, NEVER, NEVER, NEVER][:3]:
                charts.losses = append(charts.losses, threshold)
    for column in COLUMNS:
        by = "inf" if column.startswith("inf") else column
        communication, main = (getattr(t, by) if by in LEAST_BY else -9 for t in least_tables(file))
        charts.least_communication = append(charts.least_communication, communication)
        charts.least_main = append(charts.least_main, main)
    charts.captured_less = file.fire.least_score.captured_main.less
    fire_modifiers(charts, file.fire)
    movement_points(charts, file.movement)
    for division in DIVISIONS:
        row = getattr(file.morale, division)
        charts.fixed_from = append(charts.fixed_from, row.fixed_from)
        charts.rout_from = append(charts.rout_from, row.rout_from)
    melee_odds(charts, file)
    turn_track(charts, file, turns)
    return charts


def least_tables(file: ChartFile) -> tuple[LeastBy, LeastBy]:
    return file.fire.least_score.communication, file.fire.least_score.main


def fire_modifiers(charts: Charts, fire: FireChart) -> None:
    given = fire.modifiers
    per = given.per_hex_between
    charts.per_hex_between = vec[i64]([per.inf, per.mg, per.mortar, per.tank])
    charts.same_hex = given.same_hex
    charts.firer_higher = given.firer_higher
    charts.firer_fixed = given.firer_fixed
    charts.target_fixed = given.target_fixed
    charts.smoke = given.smoke
    charts.cover = vec[i64]([0, given.wood, given.village])
    charts.mortar_kills = fire.range.mortar_kills
    charts.mortar_fixes = fire.range.mortar_fixes


def points_of(row: PointsRow) -> list[int]:
    return [row.infantry, row.mg, row.mortar, int(BREAKDOWN) if row.tank == "breakdown" else int(row.tank)]


def movement_points(charts: Charts, movement: MovementChart) -> None:
    rows = [points_of(getattr(movement, f"die_{die}")) for die in range(7)]
    charts.points = vec[i64]([rows[die][kind] for kind in range(4) for die in range(7)])
    charts.points_outside = vec[i64](points_of(movement.outside))
    charts.road_march = movement.road_march
    charts.wire = vec[i64]([0] + [getattr(movement.wire, f"die_{die}") for die in range(1, 7)])
    charts.wire_german = movement.wire.german
    cost = movement.cost
    charts.ground_cost = vec[i64]([cost.clear, cost.wood, cost.village])
    charts.along_trench = cost.along_trench
    charts.along_communication = cost.along_communication_trench
    charts.tunnel_cost = cost.tunnel
    charts.road_cost = cost.road
    charts.uphill = cost.uphill_per_level
    charts.change_status = cost.change_status
    charts.enter_map = cost.enter_map


def melee_odds(charts: Charts, file: ChartFile) -> None:
    melee = file.melee
    charts.odds = melee.odds
    pairs = [(int(odds[0]), int(odds[2])) for odds in melee.odds]
    if [attack / defence for attack, defence in pairs] != sorted(attack / defence for attack, defence in pairs):
        raise Mistake(f"the charts '{file.id}', melee.odds: write them from the worst for the attacker to the best")
    charts.odds_attacker = vec[i64]([pair[0] for pair in pairs])
    charts.odds_defender = vec[i64]([pair[1] for pair in pairs])
    for column in range(len(pairs)):
        for die in range(1, 7):
            row = getattr(melee, f"die_{die}")
            if len(row) != len(pairs):
                raise Mistake(f"the charts '{file.id}', melee.die_{die}: {len(row)} results for {len(pairs)} odds")
            charts.melee = append(charts.melee, RESULT_LETTERS.index(row[column]))


def turn_track(charts: Charts, file: ChartFile, turns: int) -> None:
    for key, track in (("rolling", file.turns.rolling), ("canadian_limit", file.turns.canadian_limit)):
        for given in track:
            if not given.isdigit():
                raise Mistake(f"the charts '{file.id}', turns.{key}: '{given}' is not a turn")
    limit = 0
    charts.rolls_to = vec[i64]([0])
    charts.limit = vec[i64]([0])
    for turn in range(1, turns + 1):
        rolls = file.turns.rolling.get(str(turn))
        charts.rolls_to = append(charts.rolls_to, LINES.index(rolls) if rolls else 0)
        line = file.turns.canadian_limit.get(str(turn))
        limit = LINES.index(line) if line else limit
        charts.limit = append(charts.limit, limit)
