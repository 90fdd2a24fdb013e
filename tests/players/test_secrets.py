"""No level knows more than its side: in two games that differ only in what the other side hides, it chooses alike.

The other side plays its secrets otherwise in the second game, and draws other cards: no hidden fact is changed by
`Game.imagine`, which might forget one.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from grognard.engine.dice import NeedDice, ScriptedDice, SeededDice
from grognard.engine.mistakes import Mistake
from grognard.players.level import Budget, Level
from grognard.players.registry import LEVELS
from grognard.table.play import Entry, Play, new_play
from grognard.table.why import judge

# Commitments, hands and decks, purchases, bids, what stays off the table, mines: the questions put to a side while the other
# hides something from it. The mines of Vimy go up before the Germans have anything else to decide than their posts.
QUESTIONS: list[tuple[str, str, dict[str, Any], str]] = [
    ("marmitages", "belleau-wood-1918", {}, "commit"),
    ("marmitages", "cambrai-1917", {"cards": True}, "cards activate rest barrage cut move assault commit reinforce"),
    ("marmitages", "open-battle", {}, "buy commit"),
    ("bretzel-krieg", "open-battle", {}, "buy entrench deploy posture designate flak move fire allot retreat"),
    ("bretzel-krieg", "sedan-1940", {}, "posture designate flak move fire allot retreat"),
    ("walter-schnaffs", "open-battle", {}, "buy bid deploy bombard move"),
    ("vimy", "hill-145-1917", {"start": "by-hand"}, "deploy"),
]
EACH = 2  # positions of every question
GAMES_TRIED = 200
SMALL = Budget(400, math.inf)


class Parted(Exception):
    """The games can be told apart."""


class Twins:
    """Two games that look the same to one side, the viewer."""

    def __init__(self, game: str, scenario: str, options: dict[str, Any], seed: int) -> None:
        self.one, self.other = (new_play(game, scenario, options) for _ in range(2))
        self.viewer = seed % 2
        self.lots, self.dice = SeededDice(seed), SeededDice(seed + 1000)

    def positions(self) -> Iterator[str]:
        """Plays on at random, as long as the games look alike; the key of each question where they differ, to the viewer."""
        try:
            while not self.one.over:
                if self.differ() and len(self.one.legal()) > 1 and self.one.state.decider == self.viewer:
                    yield self.one.game.prompt(self.one.state).key
                self.step()
        except Parted:
            return

    def differ(self) -> bool:
        return bool(self.one.state.dump() != self.other.state.dump())

    def step(self) -> None:
        if self.hides(self.one):
            self.part_in_secret()
        else:
            self.act_alike()
        if self.seen(self.one) != self.seen(self.other):
            raise Parted

    def seen(self, play: Play) -> tuple[Any, ...]:
        last = play.entry_data(play.log[-1], self.viewer)
        return play.state.decider, play.game.view(play.state, self.viewer), last.dice, last.events

    # -- secrets ---------------------------------------------------------------------------------------------------------
    def hides(self, play: Play) -> bool:
        """Whether the other side is about to do something in secret."""
        side = play.state.decider
        return side == 1 - self.viewer and any(play.game.secret(play.state, action) for action in play.legal())

    def part_in_secret(self) -> None:
        """All that is done in secret until the viewer sees something again: as often as not one action is another."""
        before = len(self.one.log)
        while self.hides(self.one):
            self.one.act(self.lot(self.one), self.dice)
        done = [entry.text for entry in self.one.log[before:]]
        if self.lots.roll(2) == 1:
            done[int(self.lots.roll(len(done))) - 1] = ""
        while self.hides(self.other):
            text = done.pop(0) if done else ""
            self.other.act(self.lot(self.other) if not text or self.objects(text) else text, self.dice)

    def lot(self, play: Play) -> str:
        legal = play.legal()
        return play.game.write(play.state, legal[self.lots.roll(len(legal)) - 1])

    # -- what both see ---------------------------------------------------------------------------------------------------
    def act_alike(self) -> None:
        for _ in range(20):
            text = self.lot(self.one)
            if not self.objects(text):
                self.follow(self.one.act(text, self.dice))
                return
        raise Parted

    def objects(self, text: str) -> bool:
        try:
            return bool(judge(self.other.game, self.other.state, text, int(self.other.state.decider)).rule)
        except Mistake:
            return True

    def follow(self, entry: Entry) -> None:
        """The same in the other game with the same dice, but for those that only the other side sees."""
        dice = zip(entry.faces, entry.sides, entry.seen_by, strict=True)
        faces = [int(self.dice.roll(sides)) if seen == 1 - self.viewer else face for face, sides, seen in dice]
        try:
            self.other.act(entry.text, ScriptedDice(faces))
        except (Mistake, NeedDice):
            raise Parted from None


def asked(game: str, scenario: str, options: dict[str, Any], questions: set[str]) -> Iterator[tuple[str, int, Twins]]:
    """Some positions of every question, each in two games that differ in what the other side hides."""
    found: Counter[str] = Counter()
    for seed in range(GAMES_TRIED):
        twins = Twins(game, scenario, options, seed)
        for key in twins.positions():
            found[key] += 1
            if key in questions and found[key] <= EACH:
                yield key, seed, twins
        if all(found[key] >= EACH for key in questions):
            return


@pytest.mark.parametrize(("game", "scenario", "options", "questions"), QUESTIONS)
def test_what_the_other_side_hides_changes_nothing(
    game: str, scenario: str, options: dict[str, Any], questions: str
) -> None:
    """Neither what a level thinks of, to the last field, nor what it chooses."""
    wanted = set(questions.split())
    seen = set()
    for key, seed, twins in asked(game, scenario, options, wanted):
        seen.add(key)
        one, other = (imagined(play, twins.viewer, seed) for play in (twins.one, twins.other))
        assert one == other, f"{key}, game {seed}"
        for level in LEVELS.values():
            one, other = (chosen(level, play, twins.viewer, seed) for play in (twins.one, twins.other))
            assert one == other, f"{level.name}: {key}, game {seed}"
    assert seen == wanted


def imagined(play: Play, viewer: int, seed: int) -> Any:
    return [play.game.imagine(play.state, viewer, SeededDice(seed + k)).dump() for k in range(3)]


def chosen(level: Level, play: Play, viewer: int, seed: int) -> Any:
    return play.game.write(play.state, level.choose(play.game, play.state, viewer, seed, SMALL))
