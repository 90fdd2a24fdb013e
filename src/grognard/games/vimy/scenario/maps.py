"""Vimy Ridge: a map file (REBUILT_MAP, or an owner's own), and the board surveyed from it."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Annotated, Any, Literal

from librt.vecs import vec
from msgspec import Meta, Struct
from mypy_extensions import i64

from grognard.books.files import convert, nearest
from grognard.books.scenarios import Words
from grognard.engine.mistakes import Mistake
from grognard.engine.state import NOBODY
from grognard.games.vimy.board import CANADIAN_TRENCH, COMMUNICATION, GERMAN_TRENCH, LINES, NO_SECTOR, Board, Tunnel
from grognard.games.vimy.scenario.files import HexList, HexName, SideKey, Source, read_data
from grognard.games.vimy.sight import VILLAGE, WOOD
from grognard.games.vimy.state import SIDES

CANADIAN_SECTORS = {"1": 0, "2": 1, "3": 2, "4": 3}
GERMAN_SECTORS = {"a": 7, "b": 5, "c": 6}


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
    text: str | Words  # by language, where it is not called the same in all of them
    at: HexName
    fr: str = ""  # in older maps, where the French have a name of their own


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


class Area(Struct, forbid_unknown_fields=True):
    """SHORTER_BATTLES: the part of the map in play, both ends included."""

    columns: tuple[int, int]
    rows: tuple[int, int]


@cache
def our_map(name: str) -> MapFile:
    return read_data("maps", name, MapFile)


def map_file(given: str | dict[str, Any]) -> MapFile:
    return our_map(given) if isinstance(given, str) else convert(given, MapFile, "the map")


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
                    raise self.mistake(key, f"'{cell}' in row {number} is not a number")
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
            raise self.mistake(key, f"'{line}' is not a line.{nearest(line, LINES)}")
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
