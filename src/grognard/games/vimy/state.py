"""Vimy Ridge: what stands where."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.hexes import EAST, WEST
from grognard.engine.state import Side, State, Unit
from grognard.games.vimy.board import Board, Hex
from grognard.games.vimy.charts import Charts

CANADIAN: Final[Side] = 0  # Canadians and British: UNITS_CALLED_CANADIAN
GERMAN: Final[Side] = 1
SIDES: Final = ["canadian", "german"]

INFANTRY: Final[i64] = 0
MACHINE_GUN: Final[i64] = 1
MORTAR: Final[i64] = 2
TANK: Final[i64] = 3
KINDS: Final = ["infantry", "machine-gun", "mortar", "tank"]

# divisions, as in the morale chart
DIVISIONS: Final = [
    "canadian_1",
    "canadian_2",
    "canadian_3",
    "canadian_4",
    "british_5",
    "reserve_79",
    "bavarian_reserve_1",
    "bavarian_16",
]
FOURTH: Final[i64] = 3  # the Canadian division of the mines

EXPOSED: Final[i64] = 0
ENTRENCHED: Final[i64] = 1
UNDERGROUND: Final[i64] = 2
STATUSES: Final = ["exposed", "entrenched", "underground"]
STATUS_COUNT: Final[i64] = 3

# where a unit is when it is in no hex
LOST: Final[Hex] = -1  # eliminated
IN_HAND: Final[Hex] = -2  # to be set up
TO_COME: Final[Hex] = -3  # a reinforcement that has not entered
SURRENDERED: Final[Hex] = -4
BROKEN_DOWN: Final[Hex] = -5  # a tank company
GONE: Final = ["", "lost", "in-hand", "to-come", "surrendered", "broken-down"]  # by -at

# marks of a unit
FIXED: Final[i64] = 1
ENGAGED: Final[i64] = 2
MOVED: Final[i64] = 4  # this movement phase, or tried to
FIRED: Final[i64] = 8  # this fire phase
REACTED: Final[i64] = 16  # fired by opportunity this movement phase
ROADWORTHY: Final[i64] = 32  # a tank company that has left the shelled zone
SECOND_TRENCH: Final[i64] = 64  # in the rear one of two trenches: SECONDARY_TRENCH
UNDER_FIRE: Final[i64] = 128  # by the shot under way, not yet resolved
TO_TEST: Final[i64] = 256  # owes a morale test after a melee
FOUGHT: Final[i64] = 512  # in a melee of this phase, or declined it
LOST_NOW: Final[i64] = 1024  # took a loss in the melee under way
DELAYED: Final[i64] = 2048  # a reinforcement that will be late
AT_HAND: Final[i64] = 4096  # a reinforcement that sets up in a village: GERMAN_REACTION
MARKS: Final = [
    "fixed",
    "engaged",
    "moved",
    "fired",
    "reacted",
    "roadworthy",
    "second-trench",
    "under-fire",
    "to-test",
    "fought",
    "lost-now",
    "delayed",
    "at-hand",
]

# what is asked; the first ones, and OVER, are also the phases of the sequence
BEGINNING: Final[i64] = 0
MINING: Final[i64] = 1
DEPLOYING: Final[i64] = 2
FORTIFYING: Final[i64] = 3  # the choice that goes with the fortification
MOVING: Final[i64] = 4
FIRING: Final[i64] = 5
MELEES: Final[i64] = 6
ENTRENCHING: Final[i64] = 7  # at the end of a melee phase
OVER: Final[i64] = 8
REACTING: Final[i64] = 9  # opportunity fire
ROUTING: Final[i64] = 10
LOSING: Final[i64] = 11  # which unit takes the loss of a melee
PHASES: Final = [
    "begin",
    "mine",
    "deploy",
    "fort",
    "move",
    "fire",
    "melee",
    "entrench",
    "over",
    "react",
    "rout",
    "lose",
]

# what becomes of the fortification
UNDECIDED: Final[i64] = 0
ASSAULT_IT: Final[i64] = 1
SHELL_IT: Final[i64] = 2
FORT_CHOICES: Final = ["undecided", "assault", "shell"]

# the count of victory points: VICTORY_POINTS
GERMANS_SURRENDERED: Final[i64] = 0  # units
INFANTRY_LOST: Final[i64] = 1  # Canadian and British companies
OTHERS_LOST: Final[i64] = 2
SURRENDERS: Final[i64] = 3
BRAVERY_POINTS: Final[i64] = 4
GERMANS_LOST: Final[i64] = 5  # companies eliminated: worth nothing, shown
STOCKS: Final[i64] = 6

# how the game ended
RUNNING: Final[i64] = 0
GERMAN_DECISIVE: Final[i64] = 1
GERMAN_TACTICAL: Final[i64] = 2
GERMAN_MARGINAL: Final[i64] = 3
CANADIAN_MARGINAL: Final[i64] = 4
CANADIAN_TACTICAL: Final[i64] = 5
CANADIAN_DECISIVE: Final[i64] = 6
GRADES: Final = [
    "running",
    "german-decisive",
    "german-tactical",
    "german-marginal",
    "canadian-marginal",
    "canadian-tactical",
    "canadian-decisive",
]

MOST_UNITS: Final[i64] = 200


class Objective:
    """A hex worth points to the Canadian player: OBJECTIVES."""

    def __init__(self, name: str, hex_: Hex, points: i64) -> None:
        self.name = name
        self.hex: Hex = hex_
        self.points: i64 = points


class Post:
    """Where a ready deployment puts a unit."""

    def __init__(self, unit: Unit, hex_: Hex, status: i64, rear: Hex) -> None:
        self.unit: Unit = unit
        self.hex: Hex = hex_
        self.status: i64 = status
        self.rear: Hex = rear


class Plan:
    """A side's ready deployment: what `plan` and the quick start carry out."""

    def __init__(self) -> None:
        self.posts: list[Post] = []
        self.mines: list[int] = []  # of the Canadians: two hexes


class Ground:
    """What a scenario fixes once and for all; every clone shares it."""

    def __init__(self, board: Board, charts: Charts) -> None:
        self.board = board
        self.charts = charts
        self.names: list[str] = []  # of the units, in notation; no two alike on one side
        self.formations: list[str] = []  # brigade, or regiment and battalion
        self.side = vec[i64]()
        self.kind = vec[i64]()
        self.division = vec[i64]()
        self.full = vec[i64]()  # companies at the start
        self.reserve = vec[i64]()  # 1: sets up behind the lines
        self.entry = vec[i64]()  # a reinforcement's hex, or NONE
        self.battalion = vec[i64]()  # a reinforcement's battalion, from 0, or NONE
        self.arrival = vec[i64]()  # a reinforcement's turn, as printed
        self.objectives: list[Objective] = []
        self.mine_sites = vec[i64]()  # pairs of adjacent hexes, one after the other
        self.plans = [Plan(), Plan()]
        self.quick_start = False
        self.has_mines = True
        self.has_fort = True
        self.has_pimple = True
        self.turns: i64 = 18
        self.grades = vec[i64]([-11, 0, 10, 20, 30])  # above each: one grade better for the Canadians
        # OPTIONS_APART: those of chapter 14, each by itself
        self.smoke = False
        self.captured_trenches = True
        self.secondary_trenches = False
        self.bravery = False
        self.snow = False
        self.reaction = False
        self.automatic_surrender = False
        self.mortar_limit = True  # MORTAR_RANGE: off as the author suggests
        self.reaches = vec[i64]()  # by kind: how far fire can do anything; fire.py works it out once
        self.melee_worth = vec[i64]()  # what melees come to: close_quarters.py works it out once
        self.melee_won = vec[i64]()


class Battle(State):
    """A game of Vimy Ridge at one moment."""

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self.ground = ground
        self.board: Board = ground.board
        self.charts: Charts = ground.charts
        self.side: vec[i64] = ground.side
        self.kind: vec[i64] = ground.kind
        # units, as they stand
        self.at = vec[i64]()
        self.strength = vec[i64]()  # companies
        self.status = vec[i64]()
        self.facing = vec[i64]()  # a corner; of an exposed unit, else the one its side has by default
        self.marks = vec[i64]()
        self.rear = vec[i64]()  # where the rest of a battalion split underground is: hex << 2 | status, or NONE
        self.fixed_by = vec[i64]()  # the machine gun that fixed it from its hex or beside it, or NONE: BRAVERY
        self.due = vec[i64]()  # turn a reinforcement comes in
        # units by hex, in the order of their numbers; it follows from `at`, so it is not saved
        self.first = vec[i64]()  # by hex
        self.next = vec[i64]()  # by unit
        self.splits: i64 = 0  # how many units have a rear
        # the battlefield
        self.smoke = vec[i64]()  # markers: hex << 1 | side; copied when one changes
        self.holder = vec[i64]()  # of each objective
        self.entries = vec[i64]()  # who entered which objective, in order: victory.py; copied when one changes
        self.since = vec[i64]()  # the turn in which he took it; 0: from the start
        self.stock = vec[i64]()
        self.fort: i64 = UNDECIDED
        self.mine_a: Hex = NONE  # secret until they go up
        self.mine_b: Hex = NONE
        self.mines_laid: i64 = 0
        self.standing: i64 = NONE  # the line the barrage stands on, NONE while it rolls or before it
        self.rolling: i64 = NONE  # the line it rolls to, in that fire phase
        self.visibility: i64 = 0  # hexes one can see in the snow, 0: clear weather
        self.snowing: i64 = 0
        # the moment
        self.active: Side = CANADIAN  # whose player turn it is
        self.ask: i64 = BEGINNING  # what is asked of the decider
        self.opened: i64 = 0  # 1: what the phase begins with is done; when entrenching: it is the other side's go
        self.reacted: i64 = 0  # 1: the enemy fires no more at the step announced
        # the unit that moves
        self.mover: Unit = NONE
        self.points: i64 = 0
        self.marching: i64 = 0  # by road
        self.faced: i64 = 0  # 1: its facing is chosen
        self.acted: i64 = 0  # 1: has done something with this move
        self.step_to: Hex = NONE  # where it is going, while opportunity fire is asked
        # the shot under way: its targets are marked UNDER_FIRE
        self.shooter: Unit = NONE  # NONE with a hex: the Pimple
        self.shot_at: Hex = NONE
        self.pimple_fired: i64 = 0  # this fire phase
        # the rout under way
        self.routing: Unit = NONE
        self.rout_steps: i64 = 0
        self.rout_facing: i64 = 0  # it falls back the other way
        # the melee under way
        self.melee_at: Hex = NONE
        self.melee_stage: i64 = 0
        self.due_attacker: i64 = 0  # companies still to be taken off
        self.due_defender: i64 = 0
        # the end
        self.grade: i64 = RUNNING
        self.winner: Side = NONE

    def clone(self) -> Battle:
        b = Battle(self.ground)
        b.at = self.at[:]
        b.strength = self.strength[:]
        b.status = self.status[:]
        b.facing = self.facing[:]
        b.marks = self.marks[:]
        b.rear = self.rear[:]
        b.fixed_by = self.fixed_by[:]
        b.due = self.due[:]
        b.first = self.first[:]
        b.next = self.next[:]
        b.splits = self.splits
        b.smoke = self.smoke
        b.holder = self.holder[:]
        b.entries = self.entries
        b.since = self.since[:]
        b.stock = self.stock[:]
        b.decider = self.decider
        b.reveals = self.reveals
        b.fort = self.fort
        b.mine_a = self.mine_a
        b.mine_b = self.mine_b
        b.mines_laid = self.mines_laid
        b.standing = self.standing
        b.rolling = self.rolling
        b.visibility = self.visibility
        b.snowing = self.snowing
        b.turn = self.turn
        b.active = self.active
        b.phase = self.phase
        b.ask = self.ask
        b.opened = self.opened
        b.reacted = self.reacted
        b.mover = self.mover
        b.points = self.points
        b.marching = self.marching
        b.faced = self.faced
        b.acted = self.acted
        b.step_to = self.step_to
        b.shooter = self.shooter
        b.shot_at = self.shot_at
        b.pimple_fired = self.pimple_fired
        b.routing = self.routing
        b.rout_steps = self.rout_steps
        b.rout_facing = self.rout_facing
        b.melee_at = self.melee_at
        b.melee_stage = self.melee_stage
        b.due_attacker = self.due_attacker
        b.due_defender = self.due_defender
        b.grade = self.grade
        b.winner = self.winner
        return b

    def fixed(self) -> list[str]:
        """With what follows from the rest: see `thread`."""
        return ["ground", "board", "charts", "side", "kind", "first", "next", "splits"]

    def restore(self, saved: dict[str, Any]) -> None:
        super().restore(saved)
        self.thread()

    # -- the rolls -----------------------------------------------------------------------------------------------------
    def units(self) -> i64:
        return i64(len(self.at))

    def enlist(self, at: Hex) -> None:
        """Adds the next unit of the ground's rolls: only while the table is set up."""
        unit = self.units()
        self.at = append(self.at, at)
        self.strength = append(self.strength, self.ground.full[unit])
        self.status = append(self.status, EXPOSED)
        self.facing = append(self.facing, home_facing(self.side[unit]))
        self.marks = append(self.marks, 0)
        self.rear = append(self.rear, NONE)
        self.fixed_by = append(self.fixed_by, NONE)
        self.due = append(self.due, self.ground.arrival[unit])

    def thread(self) -> None:
        """Works `first`, `next` and `splits` out from the rest."""
        self.first = vec[i64]([NONE] * self.board.count)
        self.next = vec[i64]([NONE] * len(self.at))
        self.splits = 0
        for back in range(self.units()):
            unit = self.units() - 1 - back
            if self.at[unit] >= 0:
                self.next[unit] = self.first[self.at[unit]]
                self.first[self.at[unit]] = unit
            if self.rear[unit] != NONE:
                self.splits += 1

    # -- where units are -----------------------------------------------------------------------------------------------
    def lift(self, unit: Unit) -> None:
        """Takes a unit out of its hex, if it is in one; `at` is for the caller to set."""
        hex_ = self.at[unit]
        if hex_ < 0:
            return
        if self.first[hex_] == unit:
            self.first[hex_] = self.next[unit]
        else:
            before = self.first[hex_]
            while self.next[before] != unit:
                before = self.next[before]
            self.next[before] = self.next[unit]
        self.next[unit] = NONE

    def put(self, unit: Unit, hex_: Hex) -> None:
        """Puts a unit into a hex, or out of play (LOST, SURRENDERED …); its rear, if any, is where it says or is gone."""
        self.lift(unit)
        self.at[unit] = hex_
        if hex_ < 0:
            self.rejoin(unit)
            self.marks[unit] = 0
            return
        if self.first[hex_] == NONE or self.first[hex_] > unit:
            self.next[unit] = self.first[hex_]
            self.first[hex_] = unit
            return
        before = self.first[hex_]
        while self.next[before] != NONE and self.next[before] < unit:
            before = self.next[before]
        self.next[unit] = self.next[before]
        self.next[before] = unit

    def leave_rear(self, unit: Unit, hex_: Hex, status: i64) -> None:
        """SPLITTING: the rest of a battalion stays behind; SPLIT_REST_IS_PASSIVE: it is in no hex's list of units."""
        if self.rear[unit] == NONE:
            self.splits += 1
        self.rear[unit] = hex_ << 2 | status

    def rejoin(self, unit: Unit) -> None:
        if self.rear[unit] != NONE:
            self.splits -= 1
            self.rear[unit] = NONE

    def take_status(self, unit: Unit, status: i64) -> None:
        """NO_FACING_WHEN_ENTRENCHED, nor underground: it is the one its side has by default."""
        self.status[unit] = status
        if status != EXPOSED:
            self.facing[unit] = home_facing(self.side[unit])

    # -- who is there --------------------------------------------------------------------------------------------------
    def holds(self, side: Side, hex_: Hex) -> bool:
        """Whether a side has a unit on the surface of a hex."""
        unit = self.first[hex_]
        while unit != NONE:
            if self.side[unit] == side and self.status[unit] != UNDERGROUND:
                return True
            unit = self.next[unit]
        return False

    def holds_besides_tanks(self, side: Side, hex_: Hex) -> bool:
        unit = self.first[hex_]
        while unit != NONE:
            if self.side[unit] == side and self.status[unit] != UNDERGROUND and self.kind[unit] != TANK:
                return True
            unit = self.next[unit]
        return False

    def marked(self, unit: Unit, marks: i64) -> bool:
        return self.marks[unit] & marks != 0


def home_facing(side: Side) -> i64:
    """Toward the enemy: a unit without a facing routs to its own side of the map."""
    return EAST if side == CANADIAN else WEST
