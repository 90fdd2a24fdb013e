"""Vimy Ridge: rules of thumb for where to be: the posts of the defence, the way of the attack, and the set-up of both."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.state import Side
from grognard.games.vimy.barrage import may_enter, on_standing_line, shielded
from grognard.games.vimy.board import GREEN, MAIN_TRENCH, RED, Hex
from grognard.games.vimy.stacking import companies_in, room_in
from grognard.games.vimy.state import CANADIAN, ENTRENCHED, EXPOSED, GERMAN, SHELL_IT, UNDECIDED, UNDERGROUND, Battle

FAR: Final[i64] = 99
GREAT: Final[i64] = 10  # an objective of this many points is worth a battle
LESSER: Final[i64] = 2  # steps by which the others seem farther
LATE: Final[i64] = 1  # turns before the last in which it is now or never
WIRE: Final[i64] = 3  # movement points that it usually costs
ENOUGH_IN_THE_OPEN: Final[i64] = 3


def is_prize(b: Battle, index: i64) -> bool:
    """FORT_SHELLED: a fortification under shells is nobody's prize."""
    return b.ground.objectives[index].hex != b.board.fort or b.fort != SHELL_IT


def prize_in(b: Battle, side: Side, hex_: Hex) -> i64:
    """Victory points that a side would win with a hex: those the enemy has in it, or could win back by staying there."""
    contested = held_in(b, side, hex_) if b.holds(1 - side, hex_) else 0  # LAST_TO_ENTER_UNDONE
    return max(held_in(b, 1 - side, hex_), contested)


def held_in(b: Battle, side: Side, hex_: Hex) -> i64:
    """Victory points that a side has in a hex."""
    for index, objective in enumerate(b.ground.objectives):
        if objective.hex == hex_ and b.holder[index] == side and is_prize(b, index):
            return objective.points
    return 0


# -- the Germans: posts about the objectives ------------------------------------------------------------------------------
def german_posts(b: Battle) -> vec[i64]:
    """How good a hex is to hold an objective from, 0 being best; FAR: it holds none."""
    posts = vec[i64]([FAR] * b.board.count)
    for index, objective in enumerate(b.ground.objectives):
        lost = b.holder[index] == CANADIAN and not b.holds(GERMAN, objective.hex)
        if not is_prize(b, index) or (lost and b.turn < b.ground.turns - LATE):
            continue  # LAST_TO_ENTER: a unit that comes back comes late
        less: i64 = 3 if objective.points >= GREAT else 3 + LESSER
        post = 0 if lost else less - 1 if b.board.trench[objective.hex] else less + 1
        posts[objective.hex] = min(posts[objective.hex], post)
        for near in b.board.beside[objective.hex]:
            trench = b.board.trench[near]
            post = less + (0 if trench & MAIN_TRENCH else 1 if trench else 3)
            if on_standing_line(b, near):
                post += 2  # BARRAGE_BARS_FIRE
            posts[near] = min(posts[near], post)
    if not holds_any(b) and 0 < b.turn < b.ground.turns - LATE:
        gather(b, posts)
    return posts


def holds_any(b: Battle) -> bool:
    """Whether the Germans still have an objective."""
    for index in range(i64(len(b.ground.objectives))):
        if b.holder[index] == GERMAN and is_prize(b, index):
            return True
    return False


def gather(b: Battle, posts: vec[i64]) -> None:
    """Nothing is left to hold: trenches from which something can be retaken when it is late."""
    for hex_ in range(b.board.count):
        if b.board.trench[hex_]:
            for index, objective in enumerate(b.ground.objectives):
                away = b.board.distance(hex_, objective.hex)
                if is_prize(b, index) and 2 <= away <= 3:
                    posts[hex_] = min(posts[hex_], away)


def german_distances(b: Battle, posts: vec[i64]) -> vec[i64]:
    """Steps from every hex to a post with room, the worse posts and the ways under shells counted as farther."""
    far = vec[i64]([FAR] * b.board.count)
    queue = vec[i64](capacity=64)
    for hex_ in range(b.board.count):
        queue = open_post(b, posts, far, queue, hex_)
    done: i64 = 0
    while done < i64(len(queue)):
        hex_ = queue[done]
        done += 1
        under_shells = on_standing_line(b, hex_)
        for other in b.board.beside[hex_]:
            steps = far[hex_] + 1
            if under_shells and not on_standing_line(b, other):
                steps += crossing_cost(b, hex_, b.board.joins(b.board.trench_links, other, hex_))
            if far[other] > steps:
                far[other] = steps
                queue = append(queue, other)
    return far


def open_post(b: Battle, posts: vec[i64], far: vec[i64], queue: vec[i64], hex_: Hex) -> vec[i64]:
    if posts[hex_] == FAR or far[hex_] < FAR or not has_post_free(b, hex_):
        return queue
    far[hex_] = posts[hex_] + shells_to_come(b, hex_)
    return append(queue, hex_)


def has_post_free(b: Battle, hex_: Hex) -> bool:
    if b.holds(CANADIAN, hex_):
        return False
    in_the_open = companies_in(b, GERMAN, hex_, EXPOSED)
    if b.board.trench[hex_]:
        return room_in(b, GERMAN, hex_, ENTRENCHED) > in_the_open
    return in_the_open < ENOUGH_IN_THE_OPEN


def crossing_cost(b: Battle, hex_: Hex, by_trench: bool) -> i64:
    """Steps that it is worth to go round the standing barrage: few in a trench, none when it is now or never."""
    if b.turn >= b.ground.turns - LATE:
        return 0
    return 1 if by_trench and b.board.trench[hex_] & MAIN_TRENCH else 4


def shells_to_come(b: Battle, hex_: Hex) -> i64:
    """How hard the next barrage hits the units there; at set-up, either of the first two."""
    if b.turn == 0:
        late: i64 = 1 if b.board.zone[RED * b.board.count + hex_] else 0  # the assault finds him fixed
        return max(shells_of(b, GREEN, hex_), shells_of(b, RED, hex_) + late)
    line = b.charts.rolls_to[b.turn]
    if line == 0 and b.turn < b.ground.turns:
        line = b.charts.rolls_to[b.turn + 1]
    return shells_of(b, line, hex_)


def shells_of(b: Battle, line: i64, hex_: Hex) -> i64:
    if line == 0 or not b.board.zone[line * b.board.count + hex_] or shielded(b, hex_):
        return 0
    if hex_ == b.board.fort and b.ground.has_fort and b.fort == UNDECIDED:
        return 0  # shells on it cost the Canadians its points
    trench = b.board.trench[hex_]
    return 1 if trench & MAIN_TRENCH else 2 if trench else 3


# -- the Canadians: the way to the objectives ---------------------------------------------------------------------------------
def canadian_distances(b: Battle) -> vec[i64]:
    """Points from every hex to an objective that wants taking, or a garrison; also over ground that is still barred.

    Enemies who can be reached are goals as long as objectives are: to hunt them down after that costs more than it brings.
    """
    far = vec[i64]([FAR] * b.board.count)
    queue = vec[i64](capacity=64)
    attacking = False
    for index, objective in enumerate(b.ground.objectives):
        to_take = b.holder[index] == GERMAN or b.holds(GERMAN, objective.hex)
        if is_prize(b, index) and (to_take or not b.holds(CANADIAN, objective.hex)):
            attacking = attacking or to_take
            far[objective.hex] = 0 if to_take and objective.points >= GREAT else LESSER
            queue = append(queue, objective.hex)
    for unit in range(b.units() if attacking else 0):
        hex_ = b.at[unit]
        if hex_ >= 0 and b.side[unit] == GERMAN and b.status[unit] != UNDERGROUND and far[hex_] > LESSER:
            if may_enter(b, hex_):
                far[hex_] = LESSER
                queue = append(queue, hex_)
    done: i64 = 0
    while done < i64(len(queue)):
        hex_ = queue[done]
        done += 1
        here = far[hex_] + b.charts.ground_cost[b.board.terrain[hex_]] + (WIRE if b.board.wire[hex_] else 0)
        for other in b.board.beside[hex_]:
            rise = b.board.level[hex_] - b.board.level[other]
            points = here + rise * b.charts.uphill if rise > 0 else here
            if far[other] > points:
                far[other] = points
                queue = append(queue, other)
    return far
