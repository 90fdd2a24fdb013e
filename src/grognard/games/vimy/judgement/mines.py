"""Vimy Ridge: where to lay the mines, and what to do about the fortification."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import Choices, amount_of, origin_of, target_of
from grognard.engine.dice import Dice
from grognard.engine.judgement import Weighed
from grognard.games.vimy.board import Hex
from grognard.games.vimy.judgement.deployment import to_objective
from grognard.games.vimy.stacking import companies_in
from grognard.games.vimy.state import ENTRENCHED, GERMAN, SHELL_IT, Battle

STRONG_FORT: Final[i64] = 4


def mines_worth(b: Battle, one: Hex, two: Hex) -> i64:
    """Under the trenches about an objective: there the Germans will be. A part of a mix: what is foreseen finds nobody."""
    near = max(1, 10 - to_objective(b, one) - to_objective(b, two))
    return near * near


def imagine_mines(b: Battle, dice: Dice) -> None:
    """Puts the mines where they may well be, for a side that does not know."""
    sites = b.ground.mine_sites
    mix = Weighed()
    for index in range(0, i64(len(sites)), 2):
        mix.weigh(index, mines_worth(b, sites[index], sites[index + 1]))
    index = mix.actions[mix.drawn(dice)]
    b.mine_a = sites[index]
    b.mine_b = sites[index + 1]


def fort_worth(b: Battle, choice: i64) -> i64:
    """Its points are worth an assault, unless too many are left in it."""
    strong = companies_in(b, GERMAN, b.board.fort, ENTRENCHED) >= STRONG_FORT
    return 2 if (choice == SHELL_IT) == strong else 1


def weigh_mines(b: Battle, offered: Choices, weighed: Weighed) -> None:
    weighed.mixed = True
    for action in offered.actions:
        weighed.weigh(action, mines_worth(b, origin_of(action), target_of(action)))


def weigh_fort(b: Battle, offered: Choices, weighed: Weighed) -> None:
    for action in offered.actions:
        weighed.weigh(action, fort_worth(b, amount_of(action)))
