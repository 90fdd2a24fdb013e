"""Marmitages: what stands where. Sectors are numbered row by row from the top edge, which is side 1's."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.cards import Card
from grognard.engine.squares import Squares
from grognard.engine.state import NOBODY, Side, State, Unit

Sector = i64

# kinds of unit
INFANTRY: Final[i64] = 0
ASSAULT_TROOPS: Final[i64] = 1
CAVALRY: Final[i64] = 2
TANK: Final[i64] = 3
ARMOURED_CAR: Final[i64] = 4
NEST: Final[i64] = 5
KINDS: Final = ["infantry", "assault-troops", "cavalry", "tank", "armoured-car", "machine-gun"]

# qualities
STANDARD: Final[i64] = 0
INEXPERIENCED: Final[i64] = 1
ELITE: Final[i64] = 2
QUALITIES: Final = ["standard", "inexperienced", "elite"]

# defence elements
WIRE: Final[i64] = 0
TRENCH: Final[i64] = 1
FORT: Final[i64] = 2
ELEMENTS: Final = ["wire", "trench", "fort"]

# where a unit is when it is in no sector
LOST: Final[Sector] = -1
IN_HAND: Final[Sector] = -2  # waiting to be deployed
TO_COME: Final[Sector] = -3  # a reinforcement whose die is not yet thrown
NEVER: Final[Sector] = -4  # a reinforcement the die did not bring

# phases
BEGINNING: Final[i64] = 0
BUYING: Final[i64] = 1
FORTIFYING: Final[i64] = 2
BOMBARDING: Final[i64] = 3
DEPLOYING: Final[i64] = 4
REINFORCING: Final[i64] = 5
BARRAGING: Final[i64] = 6
MOVING: Final[i64] = 7
ASSAULTING: Final[i64] = 8
COMMITTING: Final[i64] = 9
LOSING: Final[i64] = 10
ADVANCING: Final[i64] = 11
CUTTING: Final[i64] = 12
OVER: Final[i64] = 13
CARDS: Final[i64] = 14  # with cards: before, between and after the lines of battle
ACTIVATING: Final[i64] = 15  # with cards: naming the few units that act
RESTING: Final[i64] = 16  # with cards: naming the few units that do not
PHASES: Final = [
    "begin",
    "buy",
    "fortify",
    "bombard",
    "deploy",
    "reinforce",
    "barrage",
    "move",
    "assault",
    "commit",
    "lose",
    "advance",
    "cut",
    "over",
    "cards",
    "activate",
    "rest",
]

# marks of a unit
BOGGED: Final[i64] = 1  # for the rest of the game
MOVED: Final[i64] = 2  # this turn
FOUGHT: Final[i64] = 4  # this turn, in an assault of either side
ASSAULTED: Final[i64] = 8  # this turn, in an assault of its own
CUT_WIRE: Final[i64] = 16  # has tried this turn
ACTIVATED: Final[i64] = 32  # by the card of its line, in this sequence
NO_AMMUNITION: Final[i64] = 64  # until the end of its side's next sequence
NO_SUPPLY: Final[i64] = 128  # the same
MUTINOUS: Final[i64] = 256  # the same
STRUCK: Final[i64] = NO_AMMUNITION | NO_SUPPLY | MUTINOUS
LINE_SHIFT: Final[i64] = 9  # the row it stood in when its side's sequence began, plus one: 0 when there are no lines
LINE_MARKS: Final[i64] = 15 << 9
WAS_STRUCK: Final[i64] = 7  # STRUCK << this: in its side's sequence that has just ended; it bars nothing, but tells why

# signs on a sector
BOMBARDED: Final[i64] = 1  # by preliminary bombardment
HAS_ASSAULTED: Final[i64] = 2  # this turn
BARRAGED: Final[i64] = 4  # interdiction was fired at it in this sequence
BARRED: Final[i64] = 8  # << side: nothing enters or leaves during that side's sequence

# stocks, two numbers each: stock[SHELLS + side]
SHELLS: Final[i64] = 0
GAS: Final[i64] = 2
PLANES: Final[i64] = 4
LAST_SHELLS: Final[i64] = 6  # 1: still to come when the shells run out
ELEMENTS_LEFT: Final[i64] = 8  # + 2 * element: defences still to be placed
PURSE: Final[i64] = 14  # points left to buy with
BID_SHELLS: Final[i64] = 16  # committed in secret to the assault under way
BID_GAS: Final[i64] = 18
BID_PLANES: Final[i64] = 20
BID_MADE: Final[i64] = 22
LOSSES_DUE: Final[i64] = 24
BOUGHT: Final[i64] = 26  # 1: has finished buying
STOCKS: Final[i64] = 28

# cards, two numbers each: cards[HAND + side]; piles but for the last
DECK: Final[i64] = 0
HAND: Final[i64] = 2
TEMPORARY: Final[i64] = 4  # discarded until the deck is empty
PERMANENT: Final[i64] = 6  # discarded for good
KNOWN: Final[i64] = 8  # of the hand, what everybody can work out: see hand.py
BURNING: Final[i64] = 10  # the rank that leaves the game when it is played
PILES: Final[i64] = 12

JACK: Final[Card] = 11  # ammunition shortage; below it a card is its number, from 2
QUEEN: Final[Card] = 12  # supply shortage
KING: Final[Card] = 13  # mutiny
ACE: Final[Card] = 14  # artillery surplus
JOKER: Final[Card] = 15  # general assault
CARD_NAMES: Final = ["", "", *map(str, range(2, 11)), "jack", "queen", "king", "ace", "joker"]

DEPTH: Final[i64] = 8
HALF: Final[i64] = 4  # rows of each side
LIMIT: Final[i64] = 4  # units and defence elements in a sector
NO_LINE: Final[i64] = -1
BARRAGE_COST: Final[i64] = 3  # shells for an interdiction barrage

# how the game ended
RUNNING: Final[i64] = 0
HELD: Final[i64] = 1
NARROW: Final[i64] = 2
MARGINAL: Final[i64] = 3
DECISIVE: Final[i64] = 4
DESTROYED: Final[i64] = 5
GRADES: Final = ["running", "held", "narrow", "marginal", "decisive", "destroyed"]


class Reinforcement:
    """Units that come at the start of a turn: how many, a die (its chart) says; a chart of one face needs no die."""

    def __init__(self, turn: i64, side: Side, chart: vec[i64], first: Unit) -> None:
        self.turn: i64 = turn
        self.side: Side = side
        self.chart = chart
        self.most: i64 = max(chart)
        self.first: Unit = first  # they are the units numbered from here on


class Plan:
    """A side's ready set-up, written in the scenario: what `plan` and the quick start carry out."""

    def __init__(self) -> None:
        self.defences: list[tuple[int, int]] = []  # element, sector
        self.bombardment: list[tuple[int, int]] = []  # sector, points
        self.deployment: list[tuple[int, int]] = []  # unit, sector


class Ground:
    """What a scenario fixes once and for all; every clone shares it."""

    def __init__(self, squares: Squares) -> None:
        self.squares = squares
        self.two_away = rings_of_two(squares)  # the sectors two steps away, corners counted as one step
        self.blank = vec[i64]([0] * (squares.width * DEPTH))  # a 0 for each sector, to copy
        self.names: list[str] = []  # of the units, in notation; no two alike on one side
        self.reinforcements: list[Reinforcement] = []
        self.plans = [Plan(), Plan()]
        self.vehicles_on_difficult = False
        self.quick_start = False
        self.purses = vec[i64]([0, 0])  # points to buy an army with; 0: the scenario gives it
        self.drawn_roles = False  # who attacks follows from what was bought
        self.gas_dice = vec[i64]([0, 0])  # sides of the die that turns shells into gas at set-up
        # options
        self.attrition = False
        self.light_artillery = False
        self.rolling_barrage = False
        self.interdiction = False  # with cards it is always allowed
        self.cards = False


def rings_of_two(squares: Squares) -> vec[vec[i64]]:
    rings = vec[vec[i64]]()
    for sector in range(squares.sectors):
        ring = [far for far in range(squares.sectors) if squares.steps_apart(sector, far) == 2]
        rings = append(rings, vec[i64](ring))
    return rings


class Battle(State):
    """A game of Marmitages at one moment."""

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self.ground = ground
        self.squares = ground.squares
        self.width: i64 = ground.squares.width
        self.sectors: i64 = ground.squares.sectors
        self.beside: vec[vec[i64]] = ground.squares.beside  # the four sectors that share a side
        self.around: vec[vec[i64]] = ground.squares.around  # those and the four at the corners
        self.two_away: vec[vec[i64]] = ground.two_away
        # units, as raised: shared by clones, written only at set-up
        self.side = vec[i64]()
        self.kind = vec[i64]()
        self.quality = vec[i64]()
        self.quality_attacking = vec[i64]()
        self.quality_defending = vec[i64]()
        # units, as they stand
        self.at = vec[i64]()
        self.marks = vec[i64]()  # BOGGED | MOVED | FOUGHT …
        # sectors
        self.stack = vec[i64]()  # units in it
        self.owner = vec[i64]()
        self.wire = vec[i64]()
        self.trench = vec[i64]()
        self.fort = vec[i64]()
        self.difficult = vec[i64]()
        self.signs = vec[i64]()  # HAS_ASSAULTED | BOMBARDED …
        self.struck = vec[i64]()  # assaults suffered this turn
        # stocks of both sides: stock[SHELLS + side] …
        self.stock = vec[i64]()
        # the cards of both sides: cards[HAND + side] …; empty in a game without cards
        self.cards = vec[i64]()
        # the moment
        self.attacker: Side = 0
        self.active: Side = 0  # whose sequence it is
        self.origin: Sector = LOST  # of the assault under way, then of the advance
        self.target: Sector = LOST
        self.line_sector: Sector = LOST  # rolling barrage: the last sector bombarded
        self.line_step: i64 = 0  # and how far along its line that was
        self.barrage_cost: i64 = BARRAGE_COST  # of an interdiction barrage in this sequence: an ace lowers it
        self.battle_line: i64 = NO_LINE  # with cards: the row last activated in this sequence
        self.to_choose: i64 = 0  # with cards: units still to be named in it
        self.grade: i64 = RUNNING

    def lay_out(self) -> None:
        """An empty table."""
        self.stack = vec[i64]([0] * self.sectors)
        self.owner = vec[i64]([NOBODY] * self.sectors)
        self.wire = self.stack[:]
        self.trench = self.stack[:]
        self.fort = self.stack[:]
        self.difficult = self.stack[:]
        self.signs = self.stack[:]
        self.struck = self.stack[:]
        self.stock = vec[i64]([0] * STOCKS)

    def clone(self) -> Battle:
        b = Battle(self.ground)
        b.side = self.side
        b.kind = self.kind
        b.quality = self.quality
        b.quality_attacking = self.quality_attacking
        b.quality_defending = self.quality_defending
        b.at = self.at[:]
        b.marks = self.marks[:]
        b.stack = self.stack[:]
        b.owner = self.owner[:]
        b.wire = self.wire[:]
        b.trench = self.trench[:]
        b.fort = self.fort[:]
        b.difficult = self.difficult[:]
        b.signs = self.signs[:]
        b.struck = self.struck[:]
        b.stock = self.stock[:]
        b.cards = self.cards[:]
        b.decider = self.decider
        b.reveals = self.reveals
        b.turn = self.turn
        b.attacker = self.attacker
        b.active = self.active
        b.phase = self.phase
        b.origin = self.origin
        b.target = self.target
        b.line_sector = self.line_sector
        b.line_step = self.line_step
        b.barrage_cost = self.barrage_cost
        b.battle_line = self.battle_line
        b.to_choose = self.to_choose
        b.grade = self.grade
        return b

    def fixed(self) -> list[str]:
        return ["ground", "squares", "width", "sectors", "beside", "around", "two_away"]

    def between_sequences(self) -> bool:
        """Whether it is neither side's sequence, for reinforcements come or wire is cut: no lines stand."""
        return self.phase == REINFORCING or self.phase == CUTTING

    # -- sectors ---------------------------------------------------------------------------------------------------
    def half_of(self, sector: Sector) -> Side:
        """Whose half of the table a sector lies in."""
        return 1 if sector < HALF * self.width else 0

    def row_from_middle(self, sector: Sector) -> i64:
        """1 for the rows that touch the middle line, 4 for the table edges."""
        row = sector // self.width
        return HALF - row if row < HALF else row - HALF + 1

    def elements(self, sector: Sector) -> i64:
        return self.wire[sector] + self.trench[sector] + self.fort[sector]

    def room(self, sector: Sector) -> i64:
        return LIMIT - self.stack[sector] - self.elements(sector)

    def rough(self, sector: Sector) -> bool:
        """Difficult or fortified: what slows and blunts the cavalry."""
        return self.difficult[sector] != 0 or self.elements(sector) > 0

    # -- units -----------------------------------------------------------------------------------------------------
    def units(self) -> i64:
        return i64(len(self.at))

    def place(self, unit: Unit, sector: Sector) -> None:
        self.at[unit] = sector
        self.stack[sector] += 1
        self.owner[sector] = self.side[unit]

    def lift(self, unit: Unit, destination: Sector) -> None:
        """Takes a unit from its sector; destination is one of LOST, IN_HAND … or a sector it is then placed in."""
        sector = self.at[unit]
        self.at[unit] = destination
        self.stack[sector] -= 1
        if self.stack[sector] == 0:
            self.owner[sector] = NOBODY

    def shift(self, unit: Unit, sector: Sector) -> None:
        self.lift(unit, sector)
        self.place(unit, sector)

    def is_vehicle(self, unit: Unit) -> bool:
        kind = self.kind[unit]
        return kind == TANK or kind == ARMOURED_CAR

    def is_foot(self, unit: Unit) -> bool:
        kind = self.kind[unit]
        return kind == INFANTRY or kind == ASSAULT_TROOPS

    def is_named(self, unit: Unit) -> bool:
        """Whether the scenario gave the unit a name of its own."""
        names = self.ground.names
        return unit < len(names) and names[unit] != ""

    def alike(self, unit: Unit, other: Unit) -> bool:
        """Whether two units are interchangeable but for their names."""
        return (
            self.side[unit] == self.side[other]
            and self.kind[unit] == self.kind[other]
            and self.quality[unit] == self.quality[other]
            and self.quality_attacking[unit] == self.quality_attacking[other]
            and self.quality_defending[unit] == self.quality_defending[other]
            and self.marks[unit] == self.marks[other]
        )

    def twins(self, unit: Unit, other: Unit) -> bool:
        """Whether nobody can tell two units apart: alike, and the scenario named neither."""
        return self.alike(unit, other) and not self.is_named(unit) and not self.is_named(other)

    def in_hand(self, side: Side) -> i64:
        waiting: i64 = 0
        for unit in range(self.units()):
            if self.at[unit] == IN_HAND and self.side[unit] == side:
                waiting += 1
        return waiting

    def raise_unit(self, side: Side, kind: i64, quality: i64, attacking: i64, defending: i64, at: Sector) -> Unit:
        """Adds a unit to the rolls: at set-up, and when an army is bought. Clones share the rolls, so they are copied."""
        self.side = append(self.side[:], side)
        self.kind = append(self.kind[:], kind)
        self.quality = append(self.quality[:], quality)
        self.quality_attacking = append(self.quality_attacking[:], attacking)
        self.quality_defending = append(self.quality_defending[:], defending)
        self.at = append(self.at, at)
        self.marks = append(self.marks, 0)
        return self.units() - 1
