"""Why not, asked of every game at random: of what was legal a moment ago, and of what the other side could do."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine.dice import SeededDice
from grognard.engine.game import AnyGame
from grognard.engine.mistakes import Mistake
from grognard.engine.playout import random_step
from grognard.engine.state import NOBODY, State
from grognard.games.registry import GAMES, find_game
from grognard.table.why import Why, judge
from tests.games.harness import offered

STEPS = 250  # of a game
STEPS_ASKED = 120  # of a game in which both sides ask after every one
ASKED = 4  # actions of a side at a time
SAMPLE = 20  # actions of a phase that may be interrupted
OF_INTERRUPTIONS = ("air-any-time",)  # rules that themselves speak of interruptions: none in the middle of a combat


class Asker:
    """Plays a game at random, and keeps what each side could last do."""

    def __init__(self, game: AnyGame, start: State, seed: int) -> None:
        self.game = game
        self.state = start
        self.dice = SeededDice(seed)
        self.rng = Random(seed)
        self.could: list[list[str]] = [[], []]

    def step(self) -> None:
        game, b = self.game, self.state
        legal = [game.write(b, action) for action in offered(game, b)]
        self.could[b.decider] = self.rng.sample(legal, min(len(legal), ASKED))
        random_step(game, b, self.dice)

    def answers(self, side: int) -> list[tuple[str, Why]]:
        """What is said of the actions a side could do when it last decided; what is no action any more says so itself."""
        found = []
        for text in self.could[side]:
            before = self.state.dump()
            with suppress(Mistake):
                found.append((text, judge(self.game, self.state, text, side)))
            assert self.state.dump() == before, "asking changes nothing"
        return found


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_says_whose_decision_it_is_and_names_a_rule(name: str, seed: int) -> None:
    game = find_game(name)
    refused = out_of_turn = 0
    for number, scenario in enumerate(scenario_names(name)):
        asker = Asker(game, game.set_up(load_scenario(name, scenario), {}), seed + number)
        for _ in range(STEPS_ASKED):
            if asker.state.decider == NOBODY:
                break
            asker.step()
            for side in (0, 1):
                for text, why in asker.answers(side):
                    told = f"{scenario}, seed {seed + number}: {text}"
                    assert why.decider == asker.state.decider, told
                    if why.decider == NOBODY:
                        assert why.rule, told
                    elif why.out_of_turn:
                        assert not why.legal, told
                        assert why.rule, f"{told} is refused to the side that does not decide without a rule"
                        out_of_turn += 1
                    elif not why.legal:
                        assert why.rule, f"{told} is refused without a rule"
                        refused += 1
    assert refused > 100
    assert out_of_turn > 100


@pytest.mark.parametrize("name", GAMES)
def test_a_cause_is_still_named_when_the_phase_has_ended(name: str, seed: int) -> None:
    """`done` ends a phase and changes nothing on the table: what forbade an action before it forbids it after, as long as
    the same side's turn lasts."""
    game = find_game(name)
    compared = 0
    for number, scenario in enumerate(scenario_names(name)):
        b = game.set_up(load_scenario(name, scenario), {})
        dice, rng = SeededDice(seed + number), Random(seed + number)
        moment, could = (int(NOBODY), ""), set[str]()  # all that was legal in the phase so far
        for _ in range(STEPS):
            side, phase = int(b.decider), game.prompt(b).key
            if side == NOBODY:
                break
            if (side, phase) != moment:
                moment, could = (side, phase), set()
            legal = {game.write(b, action) for action in offered(game, b)}
            if "done" not in legal or rng.random() < 0.8:
                could |= legal
                random_step(game, b, dice)
                continue
            causes = causes_against(game, b, sorted(could - legal), side)
            turn = game.clock(b)
            game.apply(b, game.read(b, "done"), dice)
            if game.clock(b) == turn and int(b.decider) == side and game.prompt(b).key != phase:
                for text, cause in causes.items():
                    why = judge(game, b, text, side)
                    told = f"{scenario}, seed {seed + number}: {text} after {phase}"
                    assert why.legal or why.rule == cause, f"{told}: {cause}, then {why.rule}"
                    compared += 1
    assert compared > 0


@pytest.mark.parametrize("name", GAMES)
def test_what_an_interruption_alone_holds_up_is_refused_by_its_rule(name: str, seed: int) -> None:
    """What was legal before a phase was interrupted, and is again afterwards, has no other rule against it in between."""
    game = find_game(name)
    compared = 0
    for number, scenario in enumerate(scenario_names(name)):
        b = game.set_up(load_scenario(name, scenario), {})
        dice, rng = SeededDice(seed + number), Random(seed + number)
        moment = (int(NOBODY), "", 0)  # the phase
        could: list[str] = []  # some of what was legal in it
        refused: set[tuple[str, str, str]] = set()  # an action, the rule against it, that of the interruption
        for _ in range(STEPS):
            if b.decider == NOBODY:
                break
            by = game.decision(b).interrupts_by
            if by:
                causes = causes_against(game, b, could, moment[0])
                refused |= {(text, cause, game.rules[by]) for text, cause in causes.items()}
            else:
                legal = {game.write(b, action) for action in offered(game, b)} - {"done"}
                now = (int(b.decider), game.prompt(b).key, int(game.clock(b)))
                for text, cause, wanted in refused:
                    if now == moment and text in legal and cause not in OF_INTERRUPTIONS:
                        assert cause == wanted, f"{scenario}, seed {seed + number}: {text} in {now[1]}"
                        compared += 1
                moment, could = now, rng.sample(sorted(legal), min(len(legal), SAMPLE))
                refused = set()
            random_step(game, b, dice)
    assert compared > 0


def causes_against(game: AnyGame, b: State, texts: list[str], side: int) -> dict[str, str]:
    """The rules against what was legal before; what means no action any more is left out."""
    found = {}
    for text in texts:
        with suppress(Mistake):
            found[text] = judge(game, b, text, side).rule
    return found
