"""Walter Schnaffs: what stands where. Zones are numbered row by row from the top edge, which is the French one."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.places import OFF
from grognard.engine.squares import NORTH, SOUTH, Direction, Squares
from grognard.engine.state import NOBODY, Side, State, Unit

Zone = i64

# sides
GERMAN: Final[Side] = 0  # the bottom edge is his
FRENCH: Final[Side] = 1
SIDES: Final = ["german", "french"]

# kinds of unit: GUN_TYPES are the five that are no infantry or cavalry
INFANTRY: Final[i64] = 0
CAVALRY: Final[i64] = 1
BREECH: Final[i64] = 2  # 6- or 7-pounder breech-loaders
LIGHT_BREECH: Final[i64] = 3  # 4-pounder breech-loaders
HEAVY_BRONZE: Final[i64] = 4  # heavy muzzle-loaders
LIGHT_BRONZE: Final[i64] = 5  # 4-pounder muzzle-loaders
MITRAILLEUSE: Final[i64] = 6
KINDS: Final = ["infantry", "cavalry", "breech", "light-breech", "heavy-bronze", "light-bronze", "mitrailleuse"]

# qualities
REGULAR: Final[i64] = 0
PROFESSIONAL: Final[i64] = 1
RESERVIST: Final[i64] = 2
QUALITIES: Final = ["regular", "professional", "reservist"]

# rifles
PLAIN: Final[i64] = 0
MODERN: Final[i64] = 1  # Chassepot or Werder
RIFLES: Final = ["plain", "modern"]

# TERRAIN, one kind per zone
OPEN: Final[i64] = 0
WOOD: Final[i64] = 1
BUILDINGS: Final[i64] = 2
SOFT: Final[i64] = 3
HILL: Final[i64] = 4
HEAVY: Final[i64] = 5
TERRAINS: Final = ["open", "wood", "buildings", "soft", "hill", "heavy"]

# what runs along a side of a zone
STREAM: Final[i64] = 1
BRIDGE: Final[i64] = 2  # a stream with a bridge

# where a unit is when it is in no zone
LOST: Final[Zone] = -1
IN_HAND: Final[Zone] = -2  # waiting to be set on the table
KEPT: Final[Zone] = -3  # off the table for the turning movement
THINNED: Final[Zone] = -4  # no base of it left after the thinning; some may come
NEVER: Final[Zone] = -5  # not in the game: has rejoined its regiment, or an empty place of the rolls

# phases
BEGINNING: Final[i64] = 0
BUYING: Final[i64] = 1
BIDDING: Final[i64] = 2
DEPLOYING: Final[i64] = 3
REINFORCING: Final[i64] = 4
BOMBARDING: Final[i64] = 5
MOVING: Final[i64] = 6
ATTACKING: Final[i64] = 7
LOSING: Final[i64] = 8
RETREATING: Final[i64] = 9
ADVANCING: Final[i64] = 10
OVER: Final[i64] = 11
PHASES: Final = [
    "begin",
    "buy",
    "bid",
    "deploy",
    "reinforce",
    "bombard",
    "move",
    "attack",
    "lose",
    "retreat",
    "advance",
    "over",
]

# marks of a unit
MOVED: Final[i64] = 1  # this turn, or tried to
FIRED: Final[i64] = 2  # this turn
ATTACKED: Final[i64] = 4  # this turn
HELD_BACK: Final[i64] = 8  # this turn
HURT: Final[i64] = 16  # lost a base in the attack under way
SHAKEN: Final[i64] = 32  # until the end of its next turn
RALLYING: Final[i64] = 64  # and this is that turn
THIS_TURN: Final[i64] = MOVED | FIRED | ATTACKED | HELD_BACK
MARKS: Final = ["moved", "fired", "attacked", "held-back", "hurt", "shaken", "rallying"]

# stocks, two numbers each: stock[PURSE + side]
PURSE: Final[i64] = 0  # points left to buy with
BOUGHT: Final[i64] = 2  # 1: has finished buying
BID: Final[i64] = 4  # the level bid in secret, 0: none yet
LEVEL: Final[i64] = 6  # the level played, once known
LOST_BASES: Final[i64] = 8  # in the whole game
LOST_NOW: Final[i64] = 10  # in the attack under way
DUE_SIXES: Final[i64] = 12  # sixes of the loss table still to be taken
DUE_PAIR: Final[i64] = 14  # bases of infantry or cavalry left of a six
DUE_HITS: Final[i64] = 16  # threes to fives still to be taken
DUE_SHELLS: Final[i64] = 18  # losses by bombardment still to be taken
STOCKS: Final[i64] = 20

WIDTH: Final[i64] = 8  # TABLE_SIZE
DEPTH: Final[i64] = 6
HALF: Final[i64] = 3  # rows of each side
LIMIT: Final[i64] = 5  # units in a zone
MOST_UNITS: Final[i64] = 40  # of a side: what its first row holds

# how the game ended
RUNNING: Final[i64] = 0
NARROW: Final[i64] = 1
CLEAR: Final[i64] = 2
DECISIVE: Final[i64] = 3
DESTROYED: Final[i64] = 4
GRADES: Final = ["running", "narrow", "clear", "decisive", "destroyed"]


class Plan:
    """A side's ready deployment, written in the scenario: what `plan` and the quick start carry out."""

    def __init__(self) -> None:
        self.deployment: list[tuple[int, int]] = []  # unit, zone


class Ground:
    """What a scenario fixes once and for all; every clone shares it."""

    def __init__(self) -> None:
        squares = Squares(WIDTH, DEPTH)
        self.squares = squares
        self.two_away = two_sides_away(squares)  # the zones two sides away: straight on, or at a corner
        self.terrain = vec[i64]([OPEN] * len(squares))
        self.streams = vec[i64]([0] * (4 * len(squares)))  # zone * 4 + direction: 0, STREAM or BRIDGE
        self.names: list[str] = []  # of the units, in notation; no two alike on one side
        self.plans = [Plan(), Plan()]
        self.quick_start = False
        self.fixed_levels = vec[i64]([0, 0])  # what the scenario lays down; 0: bid for it
        self.purses = vec[i64]([0, 0])  # points to buy an army with; 0: the scenario gives it


def two_sides_away(squares: Squares) -> vec[vec[i64]]:
    rings = vec[vec[i64]]()
    for zone in range(len(squares)):
        near = {far for mid in squares.beside[zone] for far in squares.beside[mid]}
        rings = append(rings, vec[i64](sorted(near - {zone})))
    return rings


class Battle(State):
    """A game of Walter Schnaffs at one moment."""

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self.ground = ground
        self.beside: vec[vec[i64]] = ground.squares.beside  # the zones that share a side
        self.toward: vec[i64] = ground.squares.toward  # zone * 4 + direction
        self.two_away: vec[vec[i64]] = ground.two_away
        self.terrain: vec[i64] = ground.terrain
        self.streams: vec[i64] = ground.streams
        # units, as raised: shared by clones, never written in place
        self.side = vec[i64]()
        self.kind = vec[i64]()
        self.quality = vec[i64]()
        self.rifle = vec[i64]()
        self.full = vec[i64]()  # bases when raised
        self.regiment = vec[i64]()  # the unit a detachment comes from; its own number for all others
        # units, as they stand
        self.at = vec[i64]()
        self.bases = vec[i64]()
        self.marks = vec[i64]()  # MOVED | FIRED …
        self.absent = vec[i64]()  # bases thinned out that may yet come
        # zones
        self.stack = vec[i64]()  # units in it
        self.owner = vec[i64]()
        self.has_attacked = vec[i64]()  # this turn
        self.struck = vec[i64]()  # attacks suffered this turn
        # both sides: stock[PURSE + side] …
        self.stock = vec[i64]()
        # the moment
        self.attacker: Side = GERMAN
        self.active: Side = GERMAN  # whose turn it is
        self.origin: Zone = LOST  # of the attack under way; LOST while a zone is bombarded
        self.target: Zone = LOST
        self.ties: i64 = 0  # equal bids so far
        self.countdown: i64 = 0
        self.detachments: i64 = 0
        self.grade: i64 = RUNNING
        self.winner: Side = NOBODY

    def lay_out(self) -> None:
        """An empty table."""
        self.stack = vec[i64]([0] * (WIDTH * DEPTH))
        self.owner = vec[i64]([NOBODY] * (WIDTH * DEPTH))
        self.has_attacked = self.stack[:]
        self.struck = self.stack[:]
        self.stock = vec[i64]([0] * STOCKS)

    def clone(self) -> Battle:
        b = Battle(self.ground)
        b.side = self.side
        b.kind = self.kind
        b.quality = self.quality
        b.rifle = self.rifle
        b.full = self.full
        b.regiment = self.regiment
        b.at = self.at[:]
        b.bases = self.bases[:]
        b.marks = self.marks[:]
        b.absent = self.absent[:]
        b.stack = self.stack[:]
        b.owner = self.owner[:]
        b.has_attacked = self.has_attacked[:]
        b.struck = self.struck[:]
        b.stock = self.stock[:]
        b.decider = self.decider
        b.reveals = self.reveals
        b.turn = self.turn
        b.attacker = self.attacker
        b.active = self.active
        b.phase = self.phase
        b.origin = self.origin
        b.target = self.target
        b.ties = self.ties
        b.countdown = self.countdown
        b.detachments = self.detachments
        b.grade = self.grade
        b.winner = self.winner
        return b

    def fixed(self) -> list[str]:
        return ["ground", "beside", "toward", "two_away", "terrain", "streams"]

    # -- zones -----------------------------------------------------------------------------------------------------
    def zones(self) -> i64:
        return WIDTH * DEPTH

    def half_of(self, zone: Zone) -> Side:
        """Whose half of the table a zone lies in."""
        return FRENCH if zone < HALF * WIDTH else GERMAN

    def row_from_edge(self, zone: Zone, side: Side) -> i64:
        """1 for the row at a side's own edge, 6 for the one at the enemy's."""
        row = zone // WIDTH
        return row + 1 if side == FRENCH else DEPTH - row

    def on_side_edge(self, zone: Zone) -> bool:
        column = zone % WIDTH
        return column == 0 or column == WIDTH - 1

    def homeward(self, side: Side) -> Direction:
        """The direction of a side's own edge."""
        return NORTH if side == FRENCH else SOUTH

    def is_free(self, zone: Zone, side: Side) -> bool:
        """Whether one more unit of that side may stand in a zone."""
        return zone != OFF and self.owner[zone] != 1 - side and self.stack[zone] < LIMIT

    def merges_in(self, unit: Unit, zone: Zone) -> bool:
        """Whether a unit that entered a zone would be one with a part of its regiment there at once."""
        if self.detachments == 0:
            return False
        for other in range(self.units()):
            if other != unit and self.at[other] == zone and self.regiment[other] == self.regiment[unit]:
                return True
        return False

    def admits(self, unit: Unit, zone: Zone) -> bool:
        """Whether a unit may end in a zone: it is free, or full of friends whom it joins (REJOIN_IN_A_FULL_ZONE)."""
        if zone == OFF or self.owner[zone] == 1 - self.side[unit]:
            return False
        return self.stack[zone] < LIMIT or self.merges_in(unit, zone)

    # -- units -----------------------------------------------------------------------------------------------------
    def units(self) -> i64:
        return i64(len(self.at))

    def is_gun(self, unit: Unit) -> bool:
        """Artillery of any type, mitrailleuses too."""
        return self.kind[unit] >= BREECH

    def place(self, unit: Unit, zone: Zone) -> None:
        self.at[unit] = zone
        self.stack[zone] += 1
        self.owner[zone] = self.side[unit]

    def lift(self, unit: Unit, destination: Zone) -> None:
        """Takes a unit from its zone; destination is LOST, NEVER … or a zone it is then placed in."""
        zone = self.at[unit]
        self.at[unit] = destination
        self.stack[zone] -= 1
        if self.stack[zone] == 0:
            self.owner[zone] = NOBODY

    def alike(self, unit: Unit, other: Unit) -> bool:
        """Whether two units are interchangeable but for their names."""
        return (
            self.bases[unit] == self.bases[other]
            and self.kind[unit] == self.kind[other]
            and self.quality[unit] == self.quality[other]
            and self.rifle[unit] == self.rifle[other]
            and self.marks[unit] == self.marks[other]
            and self.side[unit] == self.side[other]
            and self.absent[unit] == self.absent[other]
        )

    def count(self, side: Side, where: Zone) -> i64:
        """How many units of a side are in a zone, or IN_HAND, KEPT …"""
        found: i64 = 0
        for unit in range(self.units()):
            if self.at[unit] == where and self.side[unit] == side:
                found += 1
        return found

    def raise_units(self, count: i64, side: Side, kind: i64, quality: i64, rifle: i64, bases: i64, at: Zone) -> Unit:
        """Adds units to the rolls and gives the number of the first. Clones share the rolls, so they are copied."""
        first = self.units()
        self.side = extended(self.side, side, count)
        self.kind = extended(self.kind, kind, count)
        self.quality = extended(self.quality, quality, count)
        self.rifle = extended(self.rifle, rifle, count)
        self.full = extended(self.full, bases, count)
        self.at = extended(self.at, at, count)
        self.bases = extended(self.bases, bases, count)
        self.marks = extended(self.marks, 0, count)
        self.absent = extended(self.absent, 0, count)
        self.regiment = extended(self.regiment, 0, count)
        for unit in range(first, first + count):
            self.regiment[unit] = unit
        return first


def extended(values: vec[i64], value: i64, count: i64) -> vec[i64]:
    """A longer copy."""
    fresh = values[:]
    for _ in range(count):
        fresh = append(fresh, value)
    return fresh
