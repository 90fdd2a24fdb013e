"""A refusal names whose decision it is first, then what else speaks against the action: for every game, played at random."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

from grognard.books.scenarios import scenario_names
from grognard.books.texts import languages, render
from grognard.engine.dice import SeededDice
from grognard.engine.mistakes import Mistake
from grognard.games.registry import GAMES
from grognard.server.refusals import OutOfTurn, RuleObjects, refusal_of
from grognard.table.play import Play, new_play
from grognard.table.why import judge

ACTIONS = 120  # of a game
ASKED = 4  # of the actions that a side had when it last decided


def opening(play: Play, key: str, side: int) -> dict[str, str]:
    names = play.scenario[play.game.sides[side]]["name"]
    return {language: render(language, f"refused-{key}", {"side": names[language]}) for language in languages()}


def check_other_side(play: Play, viewer: int, text: str) -> int:
    """Of the side that is not deciding; returns 1 where a rule speaks against the action too."""
    refused = refusal_of(play, viewer, text)
    reason = msgspec.to_builtins(refused.reason())
    assert isinstance(refused, OutOfTurn), text
    for language, first in opening(play, "decision-of-other", int(play.state.decider)).items():
        told = reason["text"][language]
        assert told.startswith(first), text
        besides = told.removeprefix(first)
        assert bool(besides) == (refused.more is not None), text
        assert ("rule" not in reason) or re.search(r"\(.+\)", besides), text  # the paragraph
    return int("rule" in reason)


def check_decider(play: Play, text: str) -> int:
    """Of the side that decides, an action it had before: its decision needs no word, and never is it simply not legal."""
    refused = refusal_of(play, int(play.state.decider), text)
    reason = msgspec.to_builtins(refused.reason())
    for language, first in opening(play, "decision-of-other", int(play.state.decider)).items():
        assert first not in reason["text"][language]
    assert isinstance(refused, RuleObjects | OutOfTurn) or refused.key == "not-understood", text
    return int("rule" in reason)


def is_legal(play: Play, text: str) -> bool:
    try:
        return judge(play.game, play.state, text, int(play.state.decider)).legal
    except Mistake:
        return False


@pytest.mark.parametrize("name", GAMES)
def test_whose_decision_it_is_comes_first(name: str, seed: int) -> None:
    counted = [0, 0]  # rules named: to the deciding side, to the other
    for number, scenario in enumerate(scenario_names(name)):
        play = new_play(name, scenario, {})
        luck, dice = Random(seed + number), SeededDice(seed + number)
        could: list[list[str]] = [[], []]
        for _ in range(ACTIONS):
            legal = [play.game.write(play.state, action) for action in play.legal()]
            could[play.state.decider] = luck.sample(legal, min(len(legal), ASKED))
            play.act(luck.choice(legal), dice)
            if play.over:
                break
            decider = int(play.state.decider)
            counted[0] += sum(check_decider(play, text) for text in could[decider] if not is_legal(play, text))
            counted[1] += sum(check_other_side(play, 1 - decider, text) for text in could[1 - decider])
    assert min(counted) > 20, counted


def test_an_action_of_the_other_side_is_called_so(seed: int) -> None:
    """The deciding side asks to move a unit of the other: the decision is its own, the action is not."""
    play = new_play("marmitages", "belleau-wood-1918", {})
    play.act("begin", SeededDice(seed))
    decider = int(play.state.decider)
    units = play.game.view(play.state, decider)["units"]
    foreign = next(unit for unit in units if unit["side"] != decider and unit["at"])
    refused = refusal_of(play, decider, f"move {foreign['name']} {foreign['at']}-A1")
    told = msgspec.to_builtins(refused.reason())["text"]
    for language, first in opening(play, "action-of-other", 1 - decider).items():
        assert told[language].startswith(first)
