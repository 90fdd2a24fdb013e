"""Vimy §13.2 and §13.4: the mines, and the choice that goes with the fortification."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import NONE, Choices, pack
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule
from grognard.games.vimy.board import Hex
from grognard.games.vimy.charts import MINE
from grognard.games.vimy.hits import strike
from grognard.games.vimy.rules import FORT_CHOICE, MINE_ATTACK, MINE_SITES
from grognard.games.vimy.state import ASSAULT_IT, CANADIAN, GERMAN, SHELL_IT, Battle
from grognard.games.vimy.vocabulary import EV_FORT, EV_MINE, EV_MINES_LAID, FORT, MINES

FAILS: i64 = 6  # MINE_ATTACK: on this face a mine does not go up


def mines_objection(b: Battle, one: Hex, two: Hex) -> Rule:
    """MINES: two hexes side by side; MINE_SITES: of German trench before the 4th Division."""
    sites = b.ground.mine_sites
    for index in range(0, i64(len(sites)), 2):
        if sites[index] == one and sites[index + 1] == two:
            return ALLOWED
    return MINE_SITES


def offer_mines(b: Battle, choices: Choices) -> None:
    sites = b.ground.mine_sites
    for index in range(0, i64(len(sites)), 2):
        choices.offer(pack(MINES, origin=sites[index], target=sites[index + 1]))


def lay_mines(b: Battle, one: Hex, two: Hex) -> None:
    b.mine_a = one
    b.mine_b = two
    b.mines_laid = 1
    b.note(EV_MINES_LAID, side=CANADIAN, origin=one, target=two, seen_by=CANADIAN)


def blow_mines(b: Battle, dice: Dice) -> None:
    """MINE_ATTACK, when both sides are set up: each mine by itself."""
    if not b.mines_laid:
        return
    one, two = b.mine_a, b.mine_b
    b.mine_a = b.mine_b = NONE
    b.mines_laid = 0
    b.reveals += 1
    blow(b, one, dice)
    blow(b, two, dice)


def blow(b: Battle, hex_: Hex, dice: Dice) -> None:
    """MINES_REACH_UNDERGROUND: everybody in the hex is struck."""
    works = dice.roll(6) != FAILS
    b.note(EV_MINE, side=CANADIAN, target=hex_, amount=1 if works else 0, rule=MINE_ATTACK)
    unit = b.first[hex_] if works else NONE
    while unit != NONE:
        following = b.next[unit]
        if b.side[unit] == GERMAN:
            strike(b, unit, MINE, dice)
        unit = following


# -- the fortification -----------------------------------------------------------------------------------------------------
def offer_fort(choices: Choices) -> None:
    choices.offer(pack(FORT, amount=ASSAULT_IT))
    choices.offer(pack(FORT, amount=SHELL_IT))


def fort_objection(choice: i64) -> Rule:
    return ALLOWED if choice == ASSAULT_IT or choice == SHELL_IT else FORT_CHOICE


def decide_fort(b: Battle, choice: i64) -> None:
    """FORT_CHOICE, after the mines and before the first barrage (FORT_WHEN)."""
    b.fort = choice
    b.note(EV_FORT, side=CANADIAN, target=b.board.fort, amount=choice)
