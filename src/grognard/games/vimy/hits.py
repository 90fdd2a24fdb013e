"""Vimy §9.1 and §9.6: what a score on the fire chart does to a unit, in the open or in a trench; shells and mines."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.dice import Dice
from grognard.engine.state import Rule, Side, Unit
from grognard.engine.tally import Tally
from grognard.games.vimy.board import CANADIAN_TRENCH, COMMUNICATION, GERMAN_TRENCH, MAIN_TRENCH, Hex
from grognard.games.vimy.charts import INF_1, MG, MINE, MORTAR_FIRE, NEVER, ROLLING, TANK_FIRE
from grognard.games.vimy.losses import lose
from grognard.games.vimy.morale import DIE, fix
from grognard.games.vimy.rules import (
    BARRAGE_FIXES,
    CAPTURED_TRENCH_NO_COVER,
    CAPTURED_TRENCHES,
    COMMUNICATION_COVER,
    FIRE_CHART,
    MAIN_TRENCH_COVER,
    MINE_ATTACK,
    ROLLING_COLUMN,
    STANDING_COLUMN,
)
from grognard.games.vimy.state import CANADIAN, ENTRENCHED, INFANTRY, MACHINE_GUN, MORTAR, Battle
from grognard.games.vimy.vocabulary import EV_MISSED

NO_COVER: Final[i64] = -99  # every score counts


def column_of(b: Battle, unit: Unit) -> i64:
    """FIRE_CHART: infantry by its companies; FIRE_STRENGTH_ONE: what has a single column fires as a company."""
    kind = b.kind[unit]
    if kind == INFANTRY:
        return INF_1 + min(b.strength[unit], 4) - 1
    if kind == MACHINE_GUN:
        return MG
    return MORTAR_FIRE if kind == MORTAR else TANK_FIRE


def companies_lost(b: Battle, column: i64, strength: i64, score: i64) -> i64:
    """What a score costs a target of that strength, never more than it has."""
    row = (column * 4 + strength - 1) * 3
    lost: i64 = 0
    while lost < 3 and lost < strength and score >= b.charts.losses[row + lost]:
        lost += 1
    return lost


def least_to_hurt(b: Battle, column: i64, strength: i64) -> i64:
    return b.charts.losses[(column * 4 + strength - 1) * 3]


# -- trenches ------------------------------------------------------------------------------------------------------------
def own_trench(side: Side) -> i64:
    """TRENCH_OWNERS: the main trenches that face the enemy of that side."""
    return CANADIAN_TRENCH if side == CANADIAN else GERMAN_TRENCH


def cover(b: Battle, unit: Unit, column: i64) -> i64:
    """COVER_BELOW_THE_LINE: the least score that hurts a unit in its trench, the best of the hex; NO_COVER in the open."""
    if b.status[unit] != ENTRENCHED or column == MINE:
        return NO_COVER
    return max(
        main_cover(b, b.side[unit], b.at[unit], column), communication_cover(b, b.side[unit], b.at[unit], column)
    )


def main_cover(b: Battle, side: Side, hex_: Hex, column: i64) -> i64:
    """MAIN_TRENCH_COVER; one taken from the enemy: CAPTURED_TRENCHES, or CAPTURED_TRENCH_NO_COVER without that option."""
    main = b.board.trench[hex_] & MAIN_TRENCH
    if main & own_trench(side):
        return b.charts.least_main[column]
    if main and b.ground.captured_trenches:
        return b.charts.least_main[column] - b.charts.captured_less
    return NO_COVER


def communication_cover(b: Battle, side: Side, hex_: Hex, column: i64) -> i64:
    """COMMUNICATION_COVER; they are all German: CAPTURED_TRENCH_NO_COVER."""
    if not b.board.trench[hex_] & COMMUNICATION or (side == CANADIAN and not b.ground.captured_trenches):
        return NO_COVER
    return b.charts.least_communication[column]


def cover_rule(b: Battle, unit: Unit) -> Rule:
    """Which trench it is that covers a unit."""
    main = b.board.trench[b.at[unit]] & MAIN_TRENCH
    if not main:
        return COMMUNICATION_COVER
    return MAIN_TRENCH_COVER if main & own_trench(b.side[unit]) else CAPTURED_TRENCHES


# -- the numbers -------------------------------------------------------------------------------------------------------------
NEEDED: Final = ["needed", "needed-two", "needed-three"]


def tell_chart(b: Battle, unit: Unit, column: i64, shelter: i64, tally: Tally) -> None:
    """What the score will be read by: the column and the row of the chart, the scores that cost companies, the cover."""
    strength = b.strength[unit]
    tally.tell(FIRE_CHART, "column", column)
    tally.tell(FIRE_CHART, "target", strength)
    if shelter != NO_COVER:
        tally.tell(cover_rule(b, unit), "cover", shelter)
    elif column != MINE and b.status[unit] == ENTRENCHED and cover(b, unit, column) == NO_COVER:
        tally.tell(CAPTURED_TRENCH_NO_COVER, "no-cover", 0)
    for lost in range(min(strength, i64(3))):
        least = b.charts.losses[(column * 4 + strength - 1) * 3 + lost]
        if least != NEVER:
            tally.tell(FIRE_CHART, NEEDED[lost], max(least, shelter))


# -- the result -----------------------------------------------------------------------------------------------------------
def hit(b: Battle, unit: Unit, column: i64, shelter: i64, tally: Tally) -> i64:
    """Reads the chart and takes off what it costs; how many companies that were."""
    lost: i64 = 0
    if tally.total >= shelter:
        lost = companies_lost(b, column, b.strength[unit], tally.total)
    if lost == 0:
        saved = tally.total < shelter and tally.total >= least_to_hurt(b, column, b.strength[unit])
        rule = cover_rule(b, unit) if saved else FIRE_CHART
        b.note(EV_MISSED, side=b.side[unit], unit=unit, target=b.at[unit], amount=tally.total, rule=rule, tally=tally)
        return 0
    lose(b, unit, lost, FIRE_CHART, tally)
    return lost


def strike_score(column: i64, dice: Dice, tally: Tally) -> None:
    """ROLLING_COLUMN, STANDING_COLUMN, MINE_ATTACK: the bare die, whatever distance, ground or fixation."""
    rule = MINE_ATTACK if column == MINE else ROLLING_COLUMN if column == ROLLING else STANDING_COLUMN
    tally.roll(rule, DIE, dice)


def strike(b: Battle, unit: Unit, column: i64, dice: Dice) -> None:
    """A barrage or a mine at one unit; whoever survives a barrage is fixed: BARRAGE_FIXES."""
    tally = b.tally()
    shelter = cover(b, unit, column)
    tell_chart(b, unit, column, shelter, tally)
    strike_score(column, dice, tally)
    hit(b, unit, column, shelter, tally)
    if b.at[unit] >= 0 and column != MINE:
        fix(b, unit, BARRAGE_FIXES)
