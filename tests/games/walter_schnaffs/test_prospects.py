"""The prospects of a game under way: the figures are what stands on the table, and they count for the side they favour."""

from __future__ import annotations

import pytest

from grognard.games.walter_schnaffs.judgement.prospects import (
    ALWAYS,
    BASES,
    BOTH,
    CONTACTS,
    FIGURES,
    FORCE,
    LATE,
    LATE_LEAD,
    LEAD,
    POINTS,
    SHAKEN_UNITS,
    THREATS,
    TO_COME,
    TO_MOVE,
    UNITS,
    WEIGHTS,
    figures_of,
)
from grognard.games.walter_schnaffs.state import DEPTH
from tests.games.walter_schnaffs.table import GAME, GERMAN, Table, table

LEVELS = {"german": "determined-advance", "french": "solid-defence"}


def prospects(t: Table) -> int:
    """Of the Germans, who attack."""
    return int(GAME.appraise(t.battle, GERMAN))


def test_the_figures_are_what_a_player_counts_on_the_table() -> None:
    german, french = {"B4": "inf5 inf3/shaken", "C6": "cav2"}, {"B3": "inf4", "H1": "breech"}
    t = table(german, french, levels=LEVELS, countdown=7, german_in_hand="inf3")
    own, theirs = 13 / 19, 5 / 19  # of the 18 bases in all and one more; the three in hand count
    expected = {
        ALWAYS: 1,
        POINTS + 1: 1.25,  # B3 is held, H1 with one base is not; to advance he needs a quarter more
        TO_MOVE: 1,
        LATE: 4 / 9,  # two thirds of the countdown are over
        LEAD: -1.25 / 5.25,
        LATE_LEAD: -1.25 / 5.25 * 2 / 3,
        FORCE: own - theirs,
        BOTH: -1.25 / 5.25 * (own - theirs),
        TO_COME: 3,
        SHAKEN_UNITS: 1,
        CONTACTS: 1,  # B4
        THREATS: 3,  # four for the fresh and one for the shaken regiment, against two
        BASES + 3: 8,
        BASES + 5: 2,
        BASES + DEPTH: 1,
        BASES + DEPTH + 2: 4,
        UNITS + 3: 2,
        UNITS + 5: 1,
        UNITS + DEPTH: 1,
        UNITS + DEPTH + 2: 1,
    }
    assert list(figures_of(t.battle)) == pytest.approx([expected.get(k, 0) for k in range(FIGURES)])


def test_every_figure_has_a_weight() -> None:
    assert len(WEIGHTS) == FIGURES


def test_a_lead_counts_the_more_the_later_it_is() -> None:
    german, french = (
        {"A1": "inf3", "B1": "inf3", "C1": "inf3", "D1": "inf3"},
        {"H3": "inf3", "G3": "inf3", "F2": "inf3"},
    )
    early, late = (table(german, french, levels=LEVELS, countdown=left) for left in (18, 3))
    assert prospects(late) > prospects(early) > 0
    few = {"A6": "inf3", "B6": "inf3", "C6": "inf3", "D6": "inf3"}
    early, late = (table(few, french, levels=LEVELS, countdown=left) for left in (18, 3))
    assert prospects(late) < prospects(early)


def test_a_regiment_more_is_better_for_its_side() -> None:
    german, french = {"B4": "inf4", "C4": "inf4"}, {"B2": "inf4", "C2": "inf4"}
    even = prospects(table(german, french, levels=LEVELS, countdown=14))
    assert prospects(table({**german, "D4": "inf4"}, french, levels=LEVELS, countdown=14)) > even
    assert prospects(table(german, {**french, "D2": "inf4"}, levels=LEVELS, countdown=14)) < even
