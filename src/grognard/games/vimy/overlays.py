"""What a player may lay over the map: sight, zones of control, the barrage, posts at set-up. One grade per hex."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.mistakes import Mistake
from grognard.engine.places import OFF
from grognard.engine.reach import Reach
from grognard.engine.state import ALLOWED, NOBODY, Side, Unit
from grognard.games.vimy.aiming import way_objection
from grognard.games.vimy.barrage import may_enter, under_barrage
from grognard.games.vimy.board import Hex
from grognard.games.vimy.deployment import post_objection
from grognard.games.vimy.notation import find_hex, find_unit
from grognard.games.vimy.sight import BLOCKED
from grognard.games.vimy.state import CANADIAN, GERMAN, IN_HAND, STATUSES, UNDERGROUND, Battle
from grognard.games.vimy.zones import in_enemy_zone

# of sight
CLEAR: Final[i64] = 1
HINDERED: Final[i64] = 2  # woods or villages on the way
BARRED: Final[i64] = 3  # seen, but friends, shells or snow forbid a shot
# of the barrage
SHELLED_NOW: Final[i64] = 1
ROLLED_NOW: Final[i64] = 2
ROLLED_NEXT: Final[i64] = 3
BEYOND: Final[i64] = 4  # where no Canadian may go this turn


def overlay(b: Battle, text: str, viewer: Side) -> Reach:
    """`sight 1805`, `zones`, `barrage`, `posts 42 Bn exposed`."""
    what, _, more = text.strip().partition(" ")
    shown = Reach(1, 1, b.board.hexes.columns, b.board.hexes.rows)
    if what == "sight" and more:
        mark_sight(b, find_hex(b, more), viewer, shown)
    elif what == "zones":
        mark_zones(b, shown)
    elif what == "barrage":
        mark_barrage(b, shown)
    elif what == "posts" and more.rpartition(" ")[2] in STATUSES:
        name, _, status = more.rpartition(" ")
        mark_posts(b, find_unit(b, name, NOBODY), i64(STATUSES.index(status)), shown)
    else:
        raise Mistake(f"'{text}' is nothing to look at: write sight HEX, zones, barrage or posts UNIT STATUS")
    return shown


def mark(b: Battle, shown: Reach, hex_: Hex, grade: i64) -> None:
    shown.mark(hex_ // b.board.hexes.rows + 1, hex_ % b.board.hexes.rows + 1, grade)


# -- sight -----------------------------------------------------------------------------------------------------------------
def mark_sight(b: Battle, origin: Hex, viewer: Side, shown: Reach) -> None:
    """What is seen from a hex, as fire from it by whoever holds it would find it; by the viewer's side where nobody does."""
    side: Side = CANADIAN if viewer == NOBODY else viewer
    firer = b.first[origin]
    if firer != NONE:
        side = b.side[firer]
    for target in range(b.board.count):
        if b.board.in_play[target]:
            mark(b, shown, target, sight_of(b, origin, target, firer, side))


def sight_of(b: Battle, origin: Hex, target: Hex, firer: Unit, side: Side) -> i64:
    look = b.board.sight.look(origin, target)
    if look == BLOCKED:
        return 0
    if firer != NONE and target != origin:
        if way_objection(b, firer, side, target, b.board.distance(origin, target)) != ALLOWED:
            return BARRED
    return CLEAR if look == 0 else HINDERED


# -- zones and barrage -------------------------------------------------------------------------------------------------------
def mark_zones(b: Battle, shown: Reach) -> None:
    """1: of the Canadians, 2: of the Germans, 3: of both."""
    for hex_ in range(b.board.count):
        if b.board.in_play[hex_]:
            canadian: i64 = 1 if in_enemy_zone(b, GERMAN, hex_) else 0
            german: i64 = 2 if in_enemy_zone(b, CANADIAN, hex_) else 0
            mark(b, shown, hex_, canadian + german)


def mark_barrage(b: Battle, shown: Reach) -> None:
    """Where shells fall now, where they will next, and where Canadians may not be."""
    coming = next_line(b)
    for hex_ in range(b.board.count):
        if not b.board.in_play[hex_]:
            continue
        if under_barrage(b, hex_):
            mark(b, shown, hex_, ROLLED_NOW if b.rolling != NONE else SHELLED_NOW)
        elif coming != NONE and b.board.zone[coming * b.board.count + hex_]:
            mark(b, shown, hex_, ROLLED_NEXT)
        elif b.turn > 0 and not may_enter(b, hex_):
            mark(b, shown, hex_, BEYOND)


def next_line(b: Battle) -> i64:
    """The line the barrage rolls to next, NONE when it has reached the last one."""
    present = b.rolling if b.rolling != NONE else b.standing
    for turn in range(max(b.turn, 1), b.ground.turns + 1):
        line = b.charts.rolls_to[turn]
        if line > 0 and line > present:
            return line
    return NONE


# -- set-up ------------------------------------------------------------------------------------------------------------------
def mark_posts(b: Battle, unit: Unit, status: i64, shown: Reach) -> None:
    """Where a unit in hand can be set up in that status; underground with the rest of it in any hex beside."""
    if b.at[unit] != IN_HAND:
        return
    for hex_ in range(b.board.count):
        if post_objection(b, unit, hex_, status, NONE) == ALLOWED:
            mark(b, shown, hex_, 1)
        elif status == UNDERGROUND:
            for direction in range(i64(6)):
                rear = b.board.ahead(hex_, direction)
                if rear != OFF and post_objection(b, unit, hex_, status, rear) == ALLOWED:
                    mark(b, shown, hex_, 1)
