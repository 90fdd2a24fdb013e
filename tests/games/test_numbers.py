"""Every number and every loss of a fight has its paragraph: in every game, played at random."""

from __future__ import annotations

from random import Random

import pytest

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine.chronicle import Chronicle
from grognard.engine.dice import SeededDice, WatchedDice
from grognard.engine.state import NOBODY
from grognard.games.registry import GAMES, find_game
from tests.games.harness import lines_of, offered

STEPS = 400  # of a game
LOSSES = ("lost", "destroyed", "eliminated", "surrendered")  # what happens to units by a rule, with a die or without


@pytest.mark.parametrize("name", GAMES)
def test_dice_and_sums_name_their_rules(name: str, seed: int) -> None:
    game = find_game(name)
    seen = fallen = 0
    for number, scenario in enumerate(scenario_names(name)):
        b = game.set_up(load_scenario(name, scenario), {})
        dice, luck = SeededDice(seed + number), Random(seed + number)
        for _ in range(STEPS):
            if b.decider == NOBODY:
                break
            action = luck.choice(offered(game, b))
            watched = WatchedDice(dice)
            b.chronicle = chronicle = Chronicle(watched)
            game.apply(b, action, watched)
            for event in chronicle.events:
                told = f"{scenario}, seed {seed + number}: {game.events[event.code]}"
                lines = lines_of(event)
                assert all(line.rule for line in lines), told
                if event.faces or lines:
                    assert event.rule or lines, told
                    seen += 1
                if game.events[event.code] in LOSSES:
                    assert event.rule, told
                    fallen += 1
    assert seen > 20
    assert fallen > 0
