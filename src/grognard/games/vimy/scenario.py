"""Vimy Ridge: what its files hold (maps, charts, order of battle, scenarios), and the table set up from them.

Wire types, hence not compiled.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from itertools import pairwise
from typing import Annotated, Any, Literal, TypeVar

from librt.vecs import append, vec
from msgspec import Meta, Struct
from mypy_extensions import i64

from grognard.books.files import convert, nearest, parse_toml
from grognard.books.scenarios import Header, Words
from grognard.engine.actions import NONE
from grognard.engine.game import OptionSpec
from grognard.engine.mistakes import Mistake
from grognard.engine.state import ALLOWED, NOBODY
from grognard.games.vimy.barrage import set_barrage
from grognard.games.vimy.board import (
    CANADIAN_TRENCH,
    COMMUNICATION,
    GERMAN_TRENCH,
    LINES,
    NO_SECTOR,
    Board,
    Tunnel,
)
from grognard.games.vimy.charts import BREAKDOWN, COLUMNS, LEAST_BY, NEVER, RESULT_LETTERS, Charts
from grognard.games.vimy.deployment import post_objection, settle
from grognard.games.vimy.rules import (
    AUTOMATIC_SURRENDER,
    BRAVERY,
    CAPTURED_TRENCHES,
    GERMAN_REACTION,
    MORTAR_RANGE_UNLIMITED,
    QUICK_START,
    REBUILT_CHARTS,
    REBUILT_MAP,
    RULES,
    SECONDARY_TRENCH,
    SMOKE,
    SNOW,
)
from grognard.games.vimy.sight import VILLAGE, WOOD
from grognard.games.vimy.state import (
    CANADIAN,
    DIVISIONS,
    FORT_CHOICES,
    FOURTH,
    GERMAN,
    IN_HAND,
    KINDS,
    MARKS,
    PHASES,
    SIDES,
    STATUSES,
    STOCKS,
    TO_COME,
    Battle,
    Ground,
    Objective,
    Plan,
    Post,
)

T = TypeVar("T")
SideKey = Literal["canadian", "german"]
Division = Literal[
    "canadian_1",
    "canadian_2",
    "canadian_3",
    "canadian_4",
    "british_5",
    "reserve_79",
    "bavarian_reserve_1",
    "bavarian_16",
]
HexName = Annotated[str, Meta(pattern=r"^\d{4}$")]
HexList = Annotated[str, Meta(pattern=r"^\s*(\d{4}\s*)*$")]
Small = Annotated[int, Meta(ge=-9, le=99)]
Count = Annotated[int, Meta(ge=0, le=99)]
Turn = Annotated[int, Meta(ge=1, le=60)]
Source = Literal["printed", "rebuilt", "own"]
FACINGS = ["north-north-east", "east", "south-south-east", "south-south-west", "west", "north-north-west"]

COUNTERS = [("infantry", "infantry"), ("machine-gun", "machine_guns"), ("mortar", "mortars"), ("tank", "tanks")]
CANADIAN_SECTORS = {"1": 0, "2": 1, "3": 2, "4": 3}
GERMAN_SECTORS = {"a": 7, "b": 5, "c": 6}


# -- the map -----------------------------------------------------------------------------------------------------------
class TrenchLine(Struct, forbid_unknown_fields=True):
    name: str
    owner: SideKey
    kind: Literal["main", "communication"]
    hexes: HexList


class Road(Struct, forbid_unknown_fields=True):
    name: str
    hexes: HexList


class TunnelLine(Struct, forbid_unknown_fields=True):
    name: str
    owner: SideKey
    hexes: HexList


class PlaceName(Struct, forbid_unknown_fields=True):
    text: str
    at: HexName
    fr: str = ""  # where the French have a name of their own


class Lines(Struct, forbid_unknown_fields=True):
    start: HexList
    green: HexList
    red: HexList
    black: HexList
    blue: HexList


class Fronts(Struct, forbid_unknown_fields=True):
    """A front is made of lines: `red to 2612` is the red line up to that hex, which is left out."""

    start: list[str]
    green: list[str]
    red: list[str]
    black: list[str]
    blue: list[str]


class MapFile(Struct, kw_only=True, forbid_unknown_fields=True):
    """REBUILT_MAP, or an owner's own."""

    id: str
    title: Words
    kind: Source
    columns: Annotated[int, Meta(ge=1, le=99)]
    rows: Annotated[int, Meta(ge=1, le=99)]
    hex_metres: Annotated[int, Meta(ge=1)]
    fort: HexName
    pimple: HexName
    west: HexName
    last_line_red: str
    levels: list[str]
    metres: list[str]
    canadian_sectors: list[str]
    german_sectors: list[str]
    first_open_column: list[int]
    wood: HexList
    village: HexList
    wire: HexList
    rail: HexList
    trench: list[TrenchLine]
    road: list[Road]
    tunnel: list[TunnelLine]
    lines: Lines
    fronts: Fronts
    name: list[PlaceName]


# -- the charts --------------------------------------------------------------------------------------------------------
Thresholds = Annotated[list[Annotated[int, Meta(ge=-9, le=20)]], Meta(min_length=1, max_length=3)]
LossRow = Annotated[list[Thresholds], Meta(min_length=4, max_length=4)]


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


MeleeRow = list[Literal["A", "D", "X", "S"]]


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


# -- the order of battle -----------------------------------------------------------------------------------------------
class Formation(Struct, forbid_unknown_fields=True):
    name: str
    side: SideKey
    division: Division
    regiment: str = ""
    battalion: str = ""
    reserve: bool = False
    infantry: list[str] = []
    machine_guns: list[str] = []
    mortars: list[str] = []
    tanks: list[str] = []


class OrderOfBattle(Struct, forbid_unknown_fields=True):
    """ORDER_OF_BATTLE; BRIGADES_LEFT_OUT have no entry. THIRD_BATTALIONS are those on the reinforcement track."""

    formation: list[Formation]


# -- the scenario ------------------------------------------------------------------------------------------------------
class Army(Struct, forbid_unknown_fields=True):
    """One side: the formations that play, and its ready deployment: `42 Bn 1709 entrenched`, one unit a line."""

    name: Words
    nation: str
    formations: list[str] = []
    deployment: list[str] = []
    mines: list[HexName] = []


class Area(Struct, forbid_unknown_fields=True):
    """SHORTER_BATTLES: the part of the map in play, both ends included."""

    columns: tuple[int, int]
    rows: tuple[int, int]


class Placed(Struct, forbid_unknown_fields=True):
    """A unit of an explicit position, by its name in the order of battle; without a hex it is still to be set up."""

    name: str
    at: HexName | None = None
    status: Literal["exposed", "entrenched", "underground"] = "exposed"
    strength: Annotated[int, Meta(ge=1, le=4)] | None = None
    facing: (
        Literal["north-north-east", "east", "south-south-east", "south-south-west", "west", "north-north-west"] | None
    ) = None
    rear: HexName | None = None
    marks: list[Literal["fixed", "engaged", "moved", "fired", "reacted", "roadworthy", "second-trench"]] = []
    fixed_by: str = ""
    arrives: Turn | None = None  # a reinforcement: its turn


class Position(Struct, forbid_unknown_fields=True):
    """A moment in mid-game: it replaces the scenario's forces."""

    turn: Turn = 2
    phase: Literal["mine", "deploy", "fort", "move", "fire", "melee", "entrench"] = "move"
    side: SideKey = "canadian"  # whose player turn it is; in the fire phase the other side fires
    units: list[Placed] = []
    fort: Literal["undecided", "assault", "shell"] = "assault"
    smoke: dict[HexName, SideKey] = {}
    visibility: Annotated[int, Meta(ge=0, le=5)] = 0
    held: list[HexName] = []  # objectives in Canadian hands
    mines: list[HexName] = []


class Scenario(Header, kw_only=True, forbid_unknown_fields=True):
    """A scenario of Vimy Ridge."""

    canadian: Army
    german: Army
    turns: Turn = 18
    map: str | dict[str, Any] = "ridge"
    charts: str | dict[str, Any] = "rebuilt"
    area: Area | None = None
    grades: tuple[int, int, int, int, int] = (-11, 0, 10, 20, 30)
    position: Position | None = None


class Options(Struct, forbid_unknown_fields=True):
    """What the players may agree on; see the ledger. `map` and `charts`: one of ours by name, or a whole table."""

    start: Literal["by-hand", "quick"] = "quick"
    smoke: bool = False
    captured_trenches: bool = True
    secondary_trenches: bool = False
    bravery: bool = False
    snow: bool = False
    reaction: bool = False
    automatic_surrender: bool = False
    mortar_limit: bool = True
    map: str | dict[str, Any] = ""
    charts: str | dict[str, Any] = ""


# -- reading -----------------------------------------------------------------------------------------------------------
def room() -> Any:
    return resources.files("grognard.games.vimy")


def file_names(folder: str) -> list[str]:
    return sorted(f.name.removesuffix(".toml") for f in (room() / folder).iterdir() if f.name.endswith(".toml"))


def read_data(folder: str, name: str, shape: type[T]) -> T:
    if name not in file_names(folder):
        raise Mistake(f"there is no file '{name}' among the {folder}.{nearest(name, file_names(folder))}")
    text = (room() / folder / f"{name}.toml").read_text("utf-8")
    return convert(parse_toml(text, f"{folder}/{name}.toml"), shape, f"{folder}/{name}.toml", text)


@cache
def our_map(name: str) -> MapFile:
    return read_data("maps", name, MapFile)


@cache
def our_charts(name: str) -> ChartFile:
    return read_data("charts", name, ChartFile)


@cache
def order_of_battle() -> OrderOfBattle:
    text = (room() / "order-of-battle.toml").read_text("utf-8")
    return convert(parse_toml(text, "order-of-battle.toml"), OrderOfBattle, "order-of-battle.toml", text)


def map_file(given: str | dict[str, Any]) -> MapFile:
    return our_map(given) if isinstance(given, str) else convert(given, MapFile, "the map")


def chart_file(given: str | dict[str, Any]) -> ChartFile:
    return our_charts(given) if isinstance(given, str) else convert(given, ChartFile, "the charts")


# -- from a map file to a board ------------------------------------------------------------------------------------------
class Surveyor:
    """Makes a board of a map file, checking it: every mistake names its key."""

    def __init__(self, file: MapFile, area: Area | None) -> None:
        self.file = file
        self.area = area
        self.board = Board(file.columns, file.rows)

    def mistake(self, key: str, what: str) -> Mistake:
        return Mistake(f"the map '{self.file.id}', {key}: {what}")

    def survey(self) -> Board:
        file, board = self.file, self.board
        self.grids()
        for name in self.hexes(file.wood, "wood"):
            board.terrain[name] = WOOD
        for name in self.hexes(file.village, "village"):
            board.terrain[name] = VILLAGE
        for name in self.hexes(file.wire, "wire"):
            board.wire[name] = 1
        self.hexes(file.rail, "rail")  # RAILWAY_NO_EFFECT, but it is drawn
        for number, place in enumerate(file.name):
            self.hex(place.at, f"name[{number}].at")
        self.trenches()
        for number, road in enumerate(file.road):
            way = self.way(road.hexes, f"road[{number}].hexes")
            for hex_ in way:
                board.road[hex_] = 1
            board.link(board.road_links, way)
        for number, tunnel in enumerate(file.tunnel):
            self.tunnel(tunnel, f"tunnel[{number}].hexes")
        self.lines()
        board.fort = self.hex(file.fort, "fort")
        board.pimple = self.hex(file.pimple, "pimple")
        board.measure_trench()
        if self.area is not None:
            self.cut_out(self.area)
        board.survey()
        return board

    def hex(self, name: str, key: str) -> int:
        number = self.board.hexes.numbers.get(name)
        if number is None:
            raise self.mistake(key, f"{name} is not on a map of {self.file.columns} columns and {self.file.rows} rows")
        return number

    def hexes(self, names: str, key: str) -> list[int]:
        return [self.hex(name, key) for name in names.split()]

    def way(self, names: str, key: str) -> list[int]:
        """Hexes each of which lies beside the one before."""
        way = self.hexes(names, key)
        for one, two in pairwise(way):
            if self.board.direction(one, two) < 0:
                here, there = self.board.name(one), self.board.name(two)
                raise self.mistake(key, f"{here} and {there} follow each other but are not neighbours")
        return way

    def grid(self, rows: list[str], key: str) -> list[list[str]]:
        """A grid of numbers with blanks between, or of single letters."""
        cells = [row.split() if " " in row else list(row) for row in rows]
        if len(cells) != self.file.rows:
            raise self.mistake(key, f"{len(cells)} rows in place of {self.file.rows}")
        for number, row in enumerate(cells, 1):
            if len(row) != self.file.columns:
                raise self.mistake(key, f"row {number} has {len(row)} entries in place of {self.file.columns}")
        return cells

    def numbers(self, rows: list[str], key: str) -> list[list[int]]:
        cells = self.grid(rows, key)
        for number, row in enumerate(cells, 1):
            for cell in row:
                if not (cell.isascii() and cell.isdigit()):
                    raise self.mistake(key, f"'{cell}' in row {number} is no number")
        return [[int(cell) for cell in row] for row in cells]

    def sectors(self, rows: list[str], key: str, letters: dict[str, int], table: vec[i64]) -> None:
        for row, cells in enumerate(self.grid(rows, key)):
            for column, letter in enumerate(cells):
                if letter not in letters and letter != "-":
                    raise self.mistake(key, f"'{letter}' in row {row + 1} is none of {' '.join(letters)} -")
                table[column * self.file.rows + row] = letters.get(letter, NO_SECTOR)

    def grids(self) -> None:
        file, board = self.file, self.board
        for table, rows, key in ((board.level, file.levels, "levels"), (board.metres, file.metres, "metres")):
            for row, cells in enumerate(self.numbers(rows, key)):
                for column, value in enumerate(cells):
                    table[column * file.rows + row] = value
        self.sectors(file.canadian_sectors, "canadian_sectors", CANADIAN_SECTORS, board.canadian_sector)
        self.sectors(file.german_sectors, "german_sectors", GERMAN_SECTORS, board.german_sector)
        if len(file.first_open_column) != file.rows:
            raise self.mistake("first_open_column", f"give one column for each of the {file.rows} rows")
        for row, first in enumerate(file.first_open_column):
            for column in range(min(first - 1, file.columns)):
                board.shelled[column * file.rows + row] = 1

    def trenches(self) -> None:
        board = self.board
        mains = [0] * int(board.count)
        for number, line in enumerate(self.file.trench):
            way = self.way(line.hexes, f"trench[{number}].hexes")
            bit = CANADIAN_TRENCH if line.owner == "canadian" else GERMAN_TRENCH
            if line.kind == "communication":
                if line.owner == "canadian":
                    raise self.mistake(f"trench[{number}].owner", "communication trenches are German")
                bit = COMMUNICATION
            for hex_ in way:
                board.trench[hex_] |= bit
                mains[hex_] += line.kind == "main"
            board.link(board.trench_links, way)
        for hex_, count in enumerate(mains):
            board.double_trench[hex_] = 1 if count > 1 else 0

    def tunnel(self, tunnel: TunnelLine, key: str) -> None:
        board = self.board
        side = SIDES.index(tunnel.owner)
        way = self.way(tunnel.hexes, key)
        if len(way) < 2:
            raise self.mistake(key, "a tunnel has two entrances: give at least two hexes")
        for hex_ in way:
            if board.tunnel_side[hex_] not in (NOBODY, side):
                raise self.mistake(key, f"{board.name(hex_)} is in a tunnel of the other side")
            board.tunnel_side[hex_] = side
        board.entrance[way[0]] = board.entrance[way[-1]] = 1
        board.link(board.tunnel_links, way)
        board.tunnels.append(Tunnel(tunnel.name, side, vec[i64](way)))

    def lines(self) -> None:
        board, file = self.board, self.file
        on_line = vec[i64]([0] * (len(LINES) * int(board.count)))
        for number, line in enumerate(LINES):
            for part in getattr(file.fronts, line):
                for hex_ in self.front_part(part, f"fronts.{line}"):
                    on_line[number * int(board.count) + hex_] = 1
        free = vec[i64]([0] * int(board.count))
        for row, cells in enumerate(self.grid(file.canadian_sectors, "canadian_sectors")):
            for column, letter in enumerate(cells):
                free[column * file.rows + row] = 1 if letter in file.last_line_red else 0
        board.lay_lines(self.hex(file.west, "west"), on_line, free)

    def front_part(self, part: str, key: str) -> list[int]:
        line, _, end = part.partition(" to ")
        if line not in LINES:
            raise self.mistake(key, f"'{line}' is no line.{nearest(line, LINES)}")
        way = self.way(getattr(self.file.lines, line), f"lines.{line}")
        if not end:
            return way
        last = self.hex(end, key)
        if last not in way:
            raise self.mistake(key, f"{end} is not on the {line} line")
        return way[: way.index(last)]

    def cut_out(self, area: Area) -> None:
        (west, east), (north, south) = area.columns, area.rows
        if not (1 <= west <= east <= self.file.columns and 1 <= north <= south <= self.file.rows):
            raise self.mistake("area", f"columns {west} to {east}, rows {north} to {south} are not all on the map")
        rows = self.file.rows
        inside = [
            west <= h // rows + 1 <= east and north <= h % rows + 1 <= south for h in range(int(self.board.count))
        ]
        self.board.cut_out(vec[i64]([int(cell) for cell in inside]))


@cache
def our_board(name: str, columns: tuple[int, int] | None, rows: tuple[int, int] | None) -> Board:
    """A board of ours is surveyed once: what it learns of lines of sight serves all games."""
    area = Area(columns, rows) if columns is not None and rows is not None else None
    return Surveyor(our_map(name), area).survey()


def board_of(given: str | dict[str, Any], area: Area | None) -> Board:
    if isinstance(given, str):
        return our_board(given, area.columns if area else None, area.rows if area else None)
    return Surveyor(map_file(given), area).survey()


# -- from a chart file to charts -------------------------------------------------------------------------------------------
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
                raise Mistake(f"the charts '{file.id}', turns.{key}: '{given}' is no turn")
    limit = 0
    charts.rolls_to = vec[i64]([0])
    charts.limit = vec[i64]([0])
    for turn in range(1, turns + 1):
        rolls = file.turns.rolling.get(str(turn))
        charts.rolls_to = append(charts.rolls_to, LINES.index(rolls) if rolls else 0)
        line = file.turns.canadian_limit.get(str(turn))
        limit = LINES.index(line) if line else limit
        charts.limit = append(charts.limit, limit)


# -- from a scenario to a table --------------------------------------------------------------------------------------------
def set_table(data: dict[str, Any], options: dict[str, Any]) -> Battle:
    """The table of a scenario with these options, ready for the first decision."""
    scenario = convert(data, Scenario, f"the scenario '{data.get('id', '')}'")
    return Builder(scenario, convert({**scenario.defaults, **options}, Options, "the options")).build()


class Builder:
    """Sets a table up from a scenario, checking everything against the map."""

    def __init__(self, scenario: Scenario, options: Options) -> None:
        self.scenario = scenario
        self.options = options
        self.charts = chart_file(options.charts or scenario.charts)
        board = board_of(options.map or scenario.map, scenario.area)
        self.ground = Ground(board, charts_of(self.charts, scenario.turns))
        self.entries = self.reinforcements()
        self.counters: list[tuple[Formation, str, str]] = []  # formation, kind, name

    def mistake(self, where: str, what: str) -> Mistake:
        return Mistake(f"the scenario '{self.scenario.id}', {where}: {what}")

    def chart_mistake(self, where: str, what: str) -> Mistake:
        return Mistake(f"the charts '{self.charts.id}', {where}: {what}")

    def hex(self, name: str, where: str) -> int:
        board = self.ground.board
        number = board.hexes.numbers.get(name)
        if number is None or not board.in_play[number]:
            raise self.mistake(where, f"{name} is not on the map in play")
        return number

    def reinforcements(self) -> dict[tuple[str, str], Reinforcement]:
        """REINFORCEMENTS by regiment and battalion; each must be in the order of battle and enter on the map."""
        known = {(f.regiment, f.battalion) for f in order_of_battle().formation if f.regiment}
        entries: dict[tuple[str, str], Reinforcement] = {}
        for number, coming in enumerate(self.charts.reinforcement):
            which = (coming.regiment, coming.battalion)
            if which not in known:
                raise self.chart_mistake(
                    f"reinforcement[{number}]", f"there is no {coming.battalion}/{coming.regiment}"
                )
            if coming.hex not in self.ground.board.hexes.numbers:
                raise self.chart_mistake(f"reinforcement[{number}].hex", f"'{coming.hex}' is not on the map")
            entries[which] = coming
        return entries

    def build(self) -> Battle:
        scenario, ground, options = self.scenario, self.ground, self.options
        ground.turns = scenario.turns
        ground.smoke = options.smoke
        ground.captured_trenches = options.captured_trenches
        ground.secondary_trenches = options.secondary_trenches
        ground.bravery = options.bravery
        ground.snow = options.snow
        ground.reaction = options.reaction
        ground.automatic_surrender = options.automatic_surrender
        ground.mortar_limit = options.mortar_limit
        ground.quick_start = options.start == "quick" and scenario.position is None
        if list(scenario.grades) != sorted(scenario.grades):
            raise self.mistake("grades", "give the five thresholds from low to high")
        ground.grades = vec[i64](scenario.grades)
        self.objectives()
        if scenario.position is None:
            self.muster()
        else:
            self.muster_position(scenario.position)
        battle = Battle(ground)
        for unit in range(len(ground.names)):
            battle.enlist(TO_COME if ground.entry[unit] != NONE else IN_HAND)
        battle.thread()
        battle.holder = vec[i64]([GERMAN] * len(ground.objectives))
        battle.since = vec[i64]([0] * len(ground.objectives))
        battle.stock = vec[i64]([0] * int(STOCKS))
        battle.decider = CANADIAN
        self.finish_ground()
        if scenario.position is not None:
            Placer(self, battle, scenario.position).place()
        else:
            for side, army in enumerate((scenario.canadian, scenario.german)):
                self.plan(side, army)
            self.check_plans(battle)
        return battle

    # -- the ground ------------------------------------------------------------------------------------------------------
    def objectives(self) -> None:
        board = self.ground.board
        for name, worth in self.charts.objectives.items():
            for hex_ in worth.hexes or [worth.hex]:
                number = board.hexes.numbers.get(hex_)
                if number is None:
                    raise self.chart_mistake(f"objectives.{name}", f"'{hex_}' is not on the map")
                if board.in_play[number]:
                    self.ground.objectives.append(Objective(name, number, worth.points))

    def finish_ground(self) -> None:
        """What of the special rules this part of the map has, and the pairs of hexes that can be mined."""
        ground, board = self.ground, self.ground.board
        ground.has_fort = bool(board.in_play[board.fort])
        ground.has_pimple = bool(board.in_play[board.pimple])
        fourth = any(
            ground.division[unit] == FOURTH and ground.side[unit] == CANADIAN for unit in range(len(ground.names))
        )
        sites = [
            h
            for h in range(int(board.count))
            if board.in_play[h] and board.trench[h] & GERMAN_TRENCH and board.canadian_sector[h] == FOURTH
        ]
        for one in sites:
            for two in sites:
                if one < two and board.hexes.distance(one, two) == 1:
                    ground.mine_sites = append(append(ground.mine_sites, one), two)
        ground.has_mines = fourth and len(ground.mine_sites) > 0

    # -- the rolls -------------------------------------------------------------------------------------------------------
    def muster(self) -> None:
        known = [formation.name for formation in order_of_battle().formation]
        for side, army in zip(SIDES, (self.scenario.canadian, self.scenario.german), strict=True):
            for name in army.formations:
                if name not in known:
                    raise self.mistake(f"{side}.formations", f"there is no '{name}'.{nearest(name, known)}")
            for formation in order_of_battle().formation:
                if formation.side == side and formation.name in army.formations:
                    self.enrol(formation, None)

    def muster_position(self, position: Position) -> None:
        wanted = [placed.name for placed in position.units]
        known = [name for f in order_of_battle().formation for _, key in COUNTERS for name in getattr(f, key)]
        for name in wanted:
            if name not in known:
                raise self.mistake("position.units", f"there is no unit '{name}'.{nearest(name, known)}")
            if wanted.count(name) > 1:
                raise self.mistake("position.units", f"'{name}' stands there twice")
        for formation in order_of_battle().formation:
            self.enrol(formation, wanted)

    def enrol(self, formation: Formation, wanted: list[str] | None) -> None:
        ground = self.ground
        coming = self.entries.get((formation.regiment, formation.battalion))
        for kind, key in COUNTERS:
            for name in getattr(formation, key):
                if wanted is not None and name not in wanted:
                    continue
                side = SIDES.index(formation.side)
                ground.names.append(name)
                ground.formations.append(formation.name)
                ground.side = append(ground.side, side)
                ground.kind = append(ground.kind, KINDS.index(kind))
                ground.division = append(ground.division, DIVISIONS.index(formation.division))
                ground.full = append(ground.full, 4 if kind == "infantry" and side == CANADIAN else 1)
                ground.reserve = append(ground.reserve, int(formation.reserve))
                entry = self.hex(coming.hex, "reinforcement") if coming and wanted is None else NONE
                ground.entry = append(ground.entry, entry)
                ground.battalion = append(ground.battalion, self.battalion_number(coming) if coming else NONE)
                ground.arrival = append(ground.arrival, coming.turn if coming else 0)

    def battalion_number(self, coming: Reinforcement) -> int:
        return self.charts.reinforcement.index(coming)

    def unit(self, name: str, where: str) -> int:
        if name not in self.ground.names:
            raise self.mistake(where, f"'{name}' does not play.{nearest(name, self.ground.names)}")
        return self.ground.names.index(name)

    # -- ready plans -----------------------------------------------------------------------------------------------------
    def plan(self, side: int, army: Army) -> None:
        plan: Plan = self.ground.plans[side]
        where = f"{SIDES[side]}.deployment"
        for line in army.deployment:
            words = line.split()
            status = next((k for k, word in enumerate(words) if word in STATUSES), 0)
            if status < 2 or len(words) > status + 2:
                raise self.mistake(where, f"'{line}': write UNIT HEX STATUS, as in 42 Bn 1709 entrenched")
            unit = self.unit(" ".join(words[: status - 1]), where)
            rear = self.hex(words[-1], where) if len(words) == status + 2 else int(NONE)
            plan.posts.append(Post(unit, self.hex(words[status - 1], where), STATUSES.index(words[status]), rear))
        plan.mines = [self.hex(name, f"{SIDES[side]}.mines") for name in army.mines]

    def check_plans(self, battle: Battle) -> None:
        """A plan that breaks a rule of the set-up would be found out only in play: it is tried on a clone."""
        trial = battle.clone()
        for side in (GERMAN, CANADIAN):
            for post in self.ground.plans[side].posts:
                rule = post_objection(trial, post.unit, post.hex, post.status, post.rear)
                if rule != ALLOWED:
                    name = self.ground.names[post.unit]
                    where = self.ground.board.name(post.hex)
                    raise self.mistake(f"{SIDES[side]}.deployment", f"{name} in {where} is forbidden by {RULES[rule]}")
                settle(trial, post.unit, post.hex, post.status, post.rear)


class Placer:
    """Puts the units of an explicit position on the table."""

    def __init__(self, builder: Builder, battle: Battle, position: Position) -> None:
        self.builder = builder
        self.battle = battle
        self.position = position

    def place(self) -> None:
        b, position = self.battle, self.position
        for placed in position.units:
            self.stand(placed)
        self.check_stacks()
        b.turn = position.turn
        b.active = SIDES.index(position.side)
        b.phase = b.ask = PHASES.index(position.phase)
        b.opened = 1 if position.phase in ("move", "fire", "melee") else 0
        b.decider = 1 - b.active if position.phase == "fire" else b.active
        b.fort = FORT_CHOICES.index(position.fort)
        b.visibility = position.visibility
        b.snowing = 1 if position.visibility else 0
        for name, side in position.smoke.items():
            b.smoke = append(b.smoke, self.builder.hex(name, "position.smoke") << 1 | SIDES.index(side))
        held = [self.builder.hex(hex_, "position.held") for hex_ in position.held]
        for number, objective in enumerate(b.ground.objectives):
            b.holder[number] = CANADIAN if objective.hex in held else GERMAN
        if position.mines:
            b.mine_a, b.mine_b = (self.builder.hex(hex_, "position.mines") for hex_ in position.mines)
            b.mines_laid = 1
        set_barrage(b)

    def stand(self, placed: Placed) -> None:
        b, builder = self.battle, self.builder
        unit = builder.unit(placed.name, "position.units")
        if placed.strength is not None:
            if placed.strength > b.ground.full[unit]:
                raise builder.mistake("position.units", f"{placed.name} has no {placed.strength} companies")
            b.strength[unit] = placed.strength
        if placed.arrives is not None:
            coming = b.ground.battalion[unit]
            if coming == NONE:
                raise builder.mistake("position.units", f"{placed.name} is no reinforcement")
            b.ground.entry[unit] = builder.hex(builder.charts.reinforcement[coming].hex, "position.units")
            b.at[unit], b.due[unit] = TO_COME, placed.arrives
            return
        b.marks[unit] = sum(1 << MARKS.index(mark) for mark in placed.marks)
        if placed.at is None:
            return
        status = STATUSES.index(placed.status)
        hex_ = builder.hex(placed.at, "position.units")
        rear = builder.hex(placed.rear, "position.units") if placed.rear else int(NONE)
        settle(b, unit, hex_, status, rear)
        if placed.facing is not None:
            b.facing[unit] = FACINGS.index(placed.facing)
        if placed.fixed_by:
            b.fixed_by[unit] = builder.unit(placed.fixed_by, "position.units")

    def check_stacks(self) -> None:
        b = self.battle
        for hex_ in range(int(b.board.count)):
            for status in range(3):
                for side in (CANADIAN, GERMAN):
                    if b.room(side, hex_, status) < 0:
                        name = b.board.name(hex_)
                        raise self.builder.mistake("position.units", f"too many companies {STATUSES[status]} in {name}")


def option_specs(data: dict[str, Any]) -> list[OptionSpec]:
    """The options this scenario can be played with."""
    scenario = convert(data, Scenario, f"the scenario '{data.get('id', '')}'")
    specs = [
        OptionSpec("start", ["quick", "by-hand"], "quick", QUICK_START),
        OptionSpec("smoke", [False, True], False, SMOKE),
        OptionSpec("captured_trenches", [True, False], True, CAPTURED_TRENCHES),
        OptionSpec("secondary_trenches", [False, True], False, SECONDARY_TRENCH),
        OptionSpec("bravery", [False, True], False, BRAVERY),
        OptionSpec("snow", [False, True], False, SNOW),
        OptionSpec("reaction", [False, True], False, GERMAN_REACTION),
        OptionSpec("automatic_surrender", [False, True], False, AUTOMATIC_SURRENDER),
        OptionSpec("mortar_limit", [True, False], True, MORTAR_RANGE_UNLIMITED),
    ]
    for key, folder, rule in (("map", "maps", REBUILT_MAP), ("charts", "charts", REBUILT_CHARTS)):
        given = getattr(scenario, key)
        if len(file_names(folder)) > 1 and isinstance(given, str):
            specs.append(OptionSpec(key, file_names(folder), given, rule))
    for spec in specs:
        spec.default = scenario.defaults.get(spec.key, spec.default)
    return specs
