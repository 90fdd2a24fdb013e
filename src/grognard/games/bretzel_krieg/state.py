"""Bretzel Krieg !: what stands where. Side 0 attacks from the bottom edge, side 1 defends at the top edge (ROLES)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.open_table import Zone
from grognard.engine.state import Side, State, Unit
from grognard.games.bretzel_krieg.ground import Place, Terrain, distance2

ATTACKER: Final[Side] = 0
DEFENDER: Final[Side] = 1

# ONE_TYPE: motorised and mechanised are one
INFANTRY: Final[i64] = 0
MOTORISED: Final[i64] = 1
ARMOURED: Final[i64] = 2
KINDS: Final = ["infantry", "motorised", "armoured"]

MOST_ELEMENTS: Final[i64] = 4

# where a unit is when it is on no place
LOST: Final[Place] = -1
IN_HAND: Final[Place] = -2  # waiting to be deployed
TO_COME: Final[Place] = -3  # a reinforcement that has not entered

# modes of action
STATIC: Final[i64] = 0
PROGRESSING: Final[i64] = 1
ADVANCING: Final[i64] = 2
FAST: Final[i64] = 3
MODES: Final = ["static", "progressing", "advancing", "fast"]

# postures of the headquarters
BOLD: Final[i64] = 0
PRAGMATIC: Final[i64] = 1
PRUDENT: Final[i64] = 2
POSTURES: Final = ["bold", "pragmatic", "prudent"]

# phases
BEGINNING: Final[i64] = 0
RECRUITING: Final[i64] = 1
BUYING: Final[i64] = 2
ENTRENCHING: Final[i64] = 3
DEPLOYING: Final[i64] = 4
COMMANDING: Final[i64] = 5
ALLOTTING: Final[i64] = 6
DESIGNATING: Final[i64] = 7
MOVING: Final[i64] = 8
FIRING: Final[i64] = 9
RETREATING: Final[i64] = 10
BREAKING_THROUGH: Final[i64] = 11
ANSWERING: Final[i64] = 12
BOMBING: Final[i64] = 13
OVER: Final[i64] = 14
PHASES: Final = [
    "begin",
    "recruit",
    "buy",
    "entrench",
    "deploy",
    "posture",
    "allot",
    "designate",
    "move",
    "fire",
    "retreat",
    "break-through",
    "flak",
    "bomb",
    "over",
]

# marks of a unit
ACTIVATED: Final[i64] = 1  # this turn
MOVED: Final[i64] = 2  # this turn
FIRED: Final[i64] = 4  # this turn
NO_FIGHT: Final[i64] = 8  # this turn: entered very difficult ground, or the table
DISPLACED: Final[i64] = 16  # this turn of its owner, by a breakthrough or a retreat
RETREATED: Final[i64] = 32  # since its owner's previous turn began
SETTLED: Final[i64] = 64  # static for a turn, or since the game began
BROKE_IN: Final[i64] = 128  # stands where a breakthrough brought it
BOMBED: Final[i64] = 256  # under the air attack of the moment, not yet resolved
DRIVEN_BACK: Final[i64] = 512  # retreated in its owner's own turn: the next one still remembers it
MARKS: Final = [
    "activated",
    "moved",
    "fired",
    "no-fight",
    "displaced",
    "retreated",
    "settled",
    "broke-in",
    "bombed",
    "driven-back",
]
OF_A_TURN: Final[i64] = ACTIVATED | MOVED | FIRED | NO_FIGHT | DISPLACED

# what can be bought with the support budget; also the stocks of it, stock[GOODS_LEFT + 2 * good + side]
ENTRENCHMENT: Final[i64] = 0
AIR: Final[i64] = 1  # + strength - 2: strafing, bombing, dive bombing
FLAK_ASSET: Final[i64] = 4  # + efficiency - 2
GOODS: Final = ["entrenchment", "strafing", "bombing", "dive-bombing", "aa-2", "aa-3", "aa-4"]
KINDS_OF_GOODS: Final[i64] = 7
WEAKEST: Final[i64] = 2  # of air attacks and of anti-aircraft assets: the cheapest of both

# stocks, two numbers each: stock[PURSE + side]
PURSE: Final[i64] = 0  # points left for divisions
SUPPORT: Final[i64] = 2  # points left for support: a secret while and after it is spent
BUDGET: Final[i64] = 4  # support points at the start, known to all
NEXT_GOOD: Final[i64] = 6  # which good is bought next
RECRUITED: Final[i64] = 8  # 1: has raised all its divisions
SMALL_ONE: Final[i64] = 10  # 1: has raised its one small division
GOODS_LEFT: Final[i64] = 12  # + 2 * good
GOODS_USED: Final[i64] = 26  # + 2 * good: laid, flown or fired, known to all
RECYCLABLE: Final[i64] = 40  # + 2 * kind: elements lost that can come back
ELEMENTS_LOST: Final[i64] = 46  # all of them
STOCKS: Final[i64] = 48

# how the game ended, as the winner's grade
RUNNING: Final[i64] = 0
NARROW: Final[i64] = 1
MARGINAL: Final[i64] = 2
DECISIVE: Final[i64] = 3
ANNIHILATED: Final[i64] = 4
GRADES: Final = ["running", "narrow", "marginal", "decisive", "destroyed"]

# an entrenchment is place << 1 | how it lies
ALONG: Final[i64] = 0  # 1 UD wide, half a UD deep
ACROSS: Final[i64] = 1  # half a UD wide, 1 UD deep
LIES: Final = ["along", "across"]


class Reinforcement:
    """A unit that may enter from a turn on, of up to `most` elements, in some segments: REINFORCEMENT_SCHEDULE."""

    def __init__(self, unit: Unit, turn: i64, segments: i64, most: i64) -> None:
        self.unit: Unit = unit
        self.turn: i64 = turn
        self.segments: i64 = segments  # one bit each
        self.most: i64 = most


class Objective:
    """A point worth something to the side that holds it."""

    def __init__(self, name: str, place: Place, radius: i64, points: i64, holder: Side) -> None:
        self.name = name  # a key of the view
        self.place: Place = place
        self.radius: i64 = radius
        self.points: i64 = points
        self.holder: Side = holder  # when the game begins
        self.limit: i64 = radius * radius

    def is_held_from(self, place: Place) -> bool:
        """Whether a unit at that place holds the objective."""
        return distance2(place, self.place) <= self.limit


class Plan:
    """A side's ready set-up, written in the scenario."""

    def __init__(self) -> None:
        self.works: list[int] = []  # entrenchments
        self.supports: list[list[int]] = []  # lists of goods, one of which is drawn in secret
        self.deployment: list[tuple[int, int]] = []  # unit, place


class Ground:
    """What a scenario fixes once and for all; every clone shares it."""

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self.names: list[str] = []  # of the units, in notation; no two alike on one side
        self.areas: list[list[Zone]] = [[], []]  # where each side deploys
        self.posts = vec[vec[i64]]()  # the half-UD points of those areas
        self.sites = vec[vec[i64]]()  # the entrenchments that can begin on them
        self.reinforcements: list[Reinforcement] = []
        self.objectives: list[Objective] = []
        self.plans = [Plan(), Plan()]
        self.quick_start = False
        self.open_battle = False  # divisions are recruited
        self.air = True  # AIR_SUPPORT is agreed on
        self.turns: i64 = 8
        self.first_hour: i64 = 6  # of the day, when turn 1 begins
        self.elements_per_point: i64 = 1
        self.grades = vec[i64]([-8, -4, 1, 5, 9])
        self.marches = vec[vec[i64]]()  # the way to each objective from everywhere: see judgement/outlook.py


class Battle(State):
    """A game of Bretzel Krieg at one moment."""

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self.ground = ground
        self.terrain: Terrain = ground.terrain
        # units, as raised: shared by clones, copied when one is raised
        self.side = vec[i64]()
        self.kind = vec[i64]()
        # units, as they stand
        self.at = vec[i64]()  # the place of the reference element
        self.vc = vec[i64]()
        self.marks = vec[i64]()
        self.mode = vec[i64]()  # of this turn
        self.entered = vec[i64]()  # difficult areas entered this turn, one bit each
        # the table
        self.works = vec[i64]()
        self.holder = vec[i64]()  # of each objective
        # stocks of both sides: stock[PURSE + side] …
        self.stock = vec[i64]()
        # command: by segment
        self.pa = vec[i64]()
        self.scores = vec[i64]()  # still to be allotted, best first; NONE: no more
        self.controlled: i64 = 0  # the segments that get one, one bit each
        self.posture: i64 = NONE  # of the headquarters this turn; NONE: not yet taken
        # the moment
        self.active: Side = ATTACKER  # whose turn it is
        self.firer: Unit = NONE  # of the combat under way, NONE in an air attack
        self.retreater: Unit = NONE
        self.steps: i64 = 0  # of retreat still to be made
        self.vacated: Place = NONE  # where the target of the combat stood
        self.resume: i64 = BEGINNING  # the phase that an air attack interrupted
        self.air_at: Place = NONE
        self.air_dice: i64 = 0
        self.grade: i64 = RUNNING
        self.winner: Side = NONE
        # Where each unit can go, as listed; empty when not worked out. It follows from the rest and is not saved.
        self.reaches = vec[vec[i64]]()

    def lay_out(self) -> None:
        """An empty table."""
        self.stock = vec[i64]([0] * STOCKS)
        self.pa = vec[i64]([0] * self.terrain.segments)
        self.scores = vec[i64]([NONE] * self.terrain.segments)
        self.holder = vec[i64]([objective.holder for objective in self.ground.objectives])

    def clone(self) -> Battle:
        b = Battle(self.ground)
        b.side = self.side
        b.kind = self.kind
        b.at = self.at[:]
        b.vc = self.vc[:]
        b.marks = self.marks[:]
        b.mode = self.mode[:]
        b.entered = self.entered[:]
        b.works = self.works
        b.holder = self.holder[:]
        b.stock = self.stock[:]
        b.pa = self.pa[:]
        b.scores = self.scores[:]
        b.decider = self.decider
        b.reveals = self.reveals
        b.controlled = self.controlled
        b.posture = self.posture
        b.turn = self.turn
        b.active = self.active
        b.phase = self.phase
        b.firer = self.firer
        b.retreater = self.retreater
        b.steps = self.steps
        b.vacated = self.vacated
        b.resume = self.resume
        b.air_at = self.air_at
        b.air_dice = self.air_dice
        b.grade = self.grade
        b.winner = self.winner
        b.reaches = self.reaches[:]
        return b

    def fixed(self) -> list[str]:
        return ["ground", "terrain", "reaches"]

    # -- units -----------------------------------------------------------------------------------------------------
    def units(self) -> i64:
        return i64(len(self.at))

    def raise_unit(self, side: Side, kind: i64, elements: i64, at: Place) -> Unit:
        """Adds a unit to the rolls: at set-up, and when an army is recruited. Clones share the rolls, so they are copied."""
        self.side = append(self.side[:], side)
        self.kind = append(self.kind[:], kind)
        self.at = append(self.at, at)
        self.vc = append(self.vc, elements)
        self.marks = append(self.marks, SETTLED)
        self.mode = append(self.mode, STATIC)
        self.entered = append(self.entered, 0)
        return self.units() - 1

    def in_hand(self, side: Side) -> i64:
        waiting: i64 = 0
        for unit in range(self.units()):
            if self.at[unit] == IN_HAND and self.side[unit] == side:
                waiting += 1
        return waiting

    def taken(self, place: Place) -> bool:
        """ONE_PLACE_EACH: whether a reference element is on that very point (REFERENCE_ELEMENT: nothing else counts)."""
        for at in self.at:
            if at == place:
                return True
        return False

    def unit_at(self, place: Place) -> Unit:
        """The unit on a place; NONE for none."""
        for unit in range(self.units()):
            if self.at[unit] == place and place >= 0:
                return unit
        return NONE

    def in_zone_of_control(self, side: Side, place: Place) -> bool:
        """Whether a place is nearer than 1 UD to an enemy of that side."""
        for unit in range(self.units()):
            if self.side[unit] != side and self.at[unit] >= 0 and distance2(self.at[unit], place) < 100:
                return True
        return False

    def forget_reaches(self) -> None:
        """When enemies have moved, or a new turn begins."""
        self.reaches = vec[vec[i64]]()

    # -- entrenchments ---------------------------------------------------------------------------------------------
    def entrenched(self, place: Place) -> bool:
        """ENTRENCHMENT_STRIP: whether a place is in an entrenchment or on its border."""
        x, y = place & 0xFF, place >> 8
        for work in self.works:
            wx, wy = (work >> 1) & 0xFF, work >> 9
            if wx <= x <= wx + width_of(work) and wy <= y <= wy + depth_of(work):
                return True
        return False

    def add_work(self, work: i64) -> None:
        """Clones share the entrenchments, so they are copied."""
        self.works = append(self.works[:], work)


def width_of(work: i64) -> i64:
    return 10 if work & 1 == ALONG else 5


def depth_of(work: i64) -> i64:
    return 5 if work & 1 == ALONG else 10
