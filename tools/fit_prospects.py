"""Fits the weights of grognard/games/walter_schnaffs/judgement/prospects.py to games that rules of thumb play, and prints them.

Some actions at random before the moment looked at make the positions differ more than those of good play do; from there on
rules of thumb play the game out. Half the games are held back to say how much of the results the weights explain.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine.dice import SeededDice
from grognard.engine.judgement import Weighed
from grognard.engine.state import NOBODY
from grognard.games.registry import find_game
from grognard.games.walter_schnaffs.judgement.prospects import SUREST, figures_of
from grognard.games.walter_schnaffs.state import Battle
from grognard.players.thought import play_on

GAME = find_game("walter-schnaffs")
BLUNDERS = 0.08  # of all actions before the moment looked at
LATEST = 17  # tick of the clock
RIDGE = 10.0  # keeps small what few games tell of

Sample = tuple[list[float], float]


def sample(scenario: dict[str, object], start: str, seed: int) -> Sample | None:
    """The figures at a moment drawn by lot and the result; None if the game was over before."""
    chance = random.Random(seed)
    dice = SeededDice(seed)
    moment = chance.randint(3, LATEST)
    battle = GAME.set_up(scenario, {"start": start} if any(o.key == "start" for o in GAME.options(scenario)) else {})
    while battle.decider != NOBODY and GAME.clock(battle) < moment:
        weighed = Weighed()
        GAME.weigh(battle, weighed)
        at_random = chance.random() < BLUNDERS and not weighed.mixed
        index = chance.randrange(len(weighed.actions)) if at_random else weighed.preferred(dice)
        GAME.apply(battle, weighed.actions[index], dice)
    if battle.decider == NOBODY:
        return None
    assert isinstance(battle, Battle)
    figures = list(figures_of(battle))
    play_on(GAME, battle, dice)
    return figures, float(GAME.appraise(battle, battle.attacker))


def samples(games: int) -> list[Sample]:
    """That many games of each scenario, every other one set up by hand."""
    found = []
    for number, name in enumerate(sorted(scenario_names("walter-schnaffs"))):
        scenario = load_scenario("walter-schnaffs", name)
        for k in range(games):
            one = sample(scenario, ("quick", "by-hand")[k % 2], 1_000_000 * number + k)
            if one:
                found.append(one)
    random.Random(1).shuffle(found)
    return found


def fit(known: Sequence[Sample]) -> list[float]:
    """Ridge regression."""
    size = len(known[0][0])
    matrix = [[RIDGE if row == column else 0.0 for column in range(size)] for row in range(size)]
    right = [0.0] * size
    for figures, result in known:
        for row, value in enumerate(figures):
            if value:
                right[row] += value * result
                matrix[row] = [m + value * other for m, other in zip(matrix[row], figures, strict=True)]
    return solve(matrix, right)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solves by elimination: the matrix is symmetric and positive, so no pivot need be looked for."""
    size = len(right)
    for k in range(size):
        for row in range(k + 1, size):
            share = matrix[row][k] / matrix[k][k]
            matrix[row] = [one - share * other for one, other in zip(matrix[row], matrix[k], strict=True)]
            right[row] -= share * right[k]
    found = [0.0] * size
    for k in reversed(range(size)):
        found[k] = (right[k] - sum(matrix[k][j] * found[j] for j in range(k + 1, size))) / matrix[k][k]
    return found


def explained(weights: Sequence[float], held_back: Sequence[Sample]) -> float:
    mean = sum(result for _, result in held_back) / len(held_back)
    scatter = sum((result - mean) ** 2 for _, result in held_back)
    missed = 0.0
    for figures, result in held_back:
        expected = sum(w * f for w, f in zip(weights, figures, strict=True))
        missed += (result - max(-SUREST, min(SUREST, expected))) ** 2
    return 1.0 - missed / scatter


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8000, help="of each scenario")
    found = samples(parser.parse_args().games)
    print(f"explains {explained(fit(found[::2]), found[1::2]):.1%} of the games held back; from all {len(found)}:")
    for number, weight in enumerate(fit(found)):
        print(f"{number:3} {weight:8.0f}")


if __name__ == "__main__":
    main()
