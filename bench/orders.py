"""How fast it is told where units can get to, and what their ways risk: on the whole ridge, in the Canadians' second turn."""

from __future__ import annotations

import time

from rich.console import Console
from rich.table import Table

from grognard.engine.actions import Choices, unit_of
from grognard.engine.dice import SeededDice
from grognard.engine.judgement import Weighed
from grognard.orders.risk import toll_of
from grognard.orders.ways import Way, ways_of
from grognard.table.play import Play, new_play

TURN = 2
CANADIAN = 0


def second_turn() -> Play:
    """The whole ridge when the Canadians are about to move, set up and played by sergeants until then."""
    play, dice = new_play("vimy", "vimy-ridge-1917", {}), SeededDice(1917)
    game, state = play.game, play.state
    while not (state.turn == TURN and state.decider == CANADIAN and game.prompt(state).key == "move"):
        weighed = Weighed()
        game.weigh(state, weighed)
        game.apply(state, weighed.actions[weighed.preferred(dice)], dice)
    return play


def main() -> None:
    play = second_turn()
    choices = Choices()
    play.game.offer(play.state, choices)
    units = sorted({unit_of(action) for action in choices.actions if unit_of(action) >= 0})
    seconds: list[float] = []
    dearest: list[float] = []
    for unit in units:
        begun = time.perf_counter()
        ways = ways_of(play.game, play.state, unit)
        seconds.append(time.perf_counter() - begun)
        dearest += [risk_seconds(play, unit, way) for way in most_dangerous(ways)]
    shown = Table("on the whole ridge", "number", "middle", "worst", title="milliseconds")
    for name, taken in (("where a unit can get to", seconds), ("what its most dangerous way risks", dearest)):
        taken.sort()
        shown.add_row(name, str(len(taken)), f"{1000 * taken[len(taken) // 2]:.1f}", f"{1000 * taken[-1]:.1f}")
    Console().print(shown)


def most_dangerous(ways: list[Way]) -> list[Way]:
    """The way with most enemies who may fire, if any may."""
    under_fire = [way for way in ways if any(step.danger for step in way.steps())]
    return [max(under_fire, key=lambda way: sum(len(step.danger) for step in way.steps()))] if under_fire else []


def risk_seconds(play: Play, unit: int, way: Way) -> float:
    begun = time.perf_counter()
    toll_of(play.game, play.state, unit, way)
    return time.perf_counter() - begun


if __name__ == "__main__":
    main()
