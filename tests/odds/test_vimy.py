"""The odds of Vimy Ridge against many resolutions: shots and melees of random games and of crowded fights."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from typing import Any, cast

import pytest

from grognard.engine.actions import Choices, target_of, verb_of
from grognard.engine.chronicle import Chronicle, Event
from grognard.engine.dice import SeededDice, WatchedDice
from grognard.engine.odds import Case, Odds
from grognard.engine.state import NOBODY
from grognard.games.vimy.state import FIXED, LOSING, ROUTING, UNDERGROUND, Battle
from grognard.games.vimy.vocabulary import FIRE, MELEE, REACT, STAY
from grognard.table.play import Play, new_play
from tests.games.vimy.crowd import AREAS, OPTIONS, crowd
from tests.games.vimy.table import GAME, scenario, table
from tests.odds.agreement import BATCHES, POSITIONS, RESOLUTIONS, Agreement, fights_of_games, seeds_of

SCENARIOS = ["hill-145-1917", "farbus-1917", "vimy-ridge-1917"]
# what comes after a fight without anybody's deciding: the next phase, the barrage, the step of the unit that was fired at
AFTERWARDS = {"phase", "standing", "unfixed", "rolling", "moved", "entered", "held-by-wire", "ended"}
AFTER_LOSSES = AFTERWARDS | {"steady", "routed", "engaged"}


# -- positions -----------------------------------------------------------------------------------------------------------
def battle_in_scenario(seed: int) -> Play:
    luck = random.Random(seed)
    options: dict[str, Any] = {option: luck.random() < 0.5 for option in OPTIONS}
    return new_play("vimy", SCENARIOS[seed % 3], {**options, "start": "quick"})


def crowded_fight(seed: int) -> tuple[Battle, int]:
    """Both sides in a few hexes with trenches, and every other time it is a melee."""
    luck = random.Random(seed)
    dice = SeededDice(seed)
    wanted, phase = [(FIRE, "fire"), (MELEE, "melee"), (REACT, "move"), (MELEE, "melee")][seed % 4]
    while True:
        side = luck.choice(["canadian", "german"])
        moment = {"turn": luck.choice([3, 4, 12, 15]), "phase": phase, "side": side}
        moment["units"] = crowd(luck, luck.choice(AREAS))
        options: dict[str, Any] = {option: luck.random() < 0.5 for option in OPTIONS}
        b = GAME.set_up(scenario(position=moment), options)
        for _ in range(20):
            choices = Choices()
            if b.decider != NOBODY:
                GAME.offer(b, choices)
            fights = [action for action in choices.actions if verb_of(action) == wanted]
            if fights:
                return b, luck.choice(fights)
            if choices.count() > 0:
                GAME.apply(b, luck.choice(list(choices.actions)), dice)


def positions(batch: int) -> list[tuple[Battle, int]]:
    """Half of them crowded, half of them out of random games of all scenarios."""
    games = fights_of_games(battle_in_scenario, batch, lambda action: verb_of(action) in (FIRE, REACT, MELEE))
    found = [(cast(Battle, state), action) for _, state, action in islice(games, POSITIONS // 2)]
    return found + [crowded_fight(seed) for seed in seeds_of(batch)[: POSITIONS // 2]]


# -- a fight as it was resolved ------------------------------------------------------------------------------------------
class Resolved:
    """One resolution as its chronicle tells it, as far as the odds go: to where a player decides."""

    def __init__(self, start: Battle, hex_: int, under_fire: list[int]) -> None:
        self.start = start
        self.hex = hex_
        self.under_fire = under_fire  # nobody in a melee
        self.to_choose = [0, 0]
        self.chosen_at = self.open_at = (
            1_000_000  # the number of the event before which a loss, or the way of a rout, was chosen
        )
        self.may_stay = False
        self.lost: Counter[int] = Counter()  # companies
        self.fates: set[tuple[int, str]] = set()
        self.left: set[int] = set()  # units that are no longer in the hex

    def resolve(self, action: int, dice: SeededDice, luck: random.Random) -> None:
        b = self.start.clone()
        b.chronicle = Chronicle(WatchedDice(dice))
        GAME.apply(b, action, dice)
        while b.decider != NOBODY and b.ask in (LOSING, ROUTING):
            choices = Choices()
            GAME.offer(b, choices)
            events = len(b.chronicle.events)
            if b.ask == LOSING:
                self.to_choose[b.decider] = 1
                self.chosen_at = min(self.chosen_at, events)
            elif self.chosen_at > events and self.open_at > events:
                self.open_at = events
                self.may_stay = b.at[b.routing] == self.hex and any(verb_of(a) == STAY for a in choices.actions)
                self.left.add(int(b.routing))
            elif self.chosen_at <= events:
                break
            GAME.apply(b, luck.choice(list(choices.actions)), dice)
        self.read(b.chronicle.events)
        for unit in self.under_fire:  # who was fixed before and holds is fixed all the same
            if self.start.marked(unit, FIXED) and not any(fate[0] == unit for fate in self.fates):
                self.fates.add((unit, "fixed"))

    def read(self, events: list[Event]) -> None:
        for number, event in enumerate(events):
            key = GAME.events[event.code]
            if key in (AFTERWARDS if number < self.chosen_at else AFTER_LOSSES):
                return
            if number >= self.chosen_at and (key not in ("hit", "lost") or self.to_choose[event.side]):
                continue
            if number >= self.open_at:  # who routs now is told of no more, nor who is shut in
                if key == "surrendered" or (event.unit, "routed") in self.fates:
                    continue
                self.may_stay = self.may_stay or key == "routed"
            self.note(key, event)

    def note(self, key: str, event: Event) -> None:
        unit = event.unit
        if key in ("hit", "surrendered"):
            self.lost[unit] += event.amount
        if key in ("lost", "surrendered") or (key == "fell-back" and event.origin == self.hex):
            self.left.add(unit)
        if key == "lost":
            self.fates.add((unit, "eliminated"))
        elif key in ("surrendered", "routed") or (key == "fixed" and (unit, "routed") not in self.fates):
            self.fates.add((unit, key))

    def losses(self) -> tuple[int, ...]:
        return tuple(
            self.to_choose[side] + sum(n for unit, n in self.lost.items() if self.start.side[unit] == side)
            for side in range(2)
        )

    def taken_by(self) -> int:
        here = [
            u for u in range(self.start.units()) if self.start.at[u] == self.hex and self.start.status[u] != UNDERGROUND
        ]
        before = {int(self.start.side[unit]) for unit in here}
        after = {int(self.start.side[unit]) for unit in here if unit not in self.left}
        return after.pop() if len(before) == 2 and len(after) == 1 and not self.may_stay else NOBODY

    def key(self, few: bool) -> object:
        each = [(unit, key) for unit, key in self.fates if self.start.status[unit] != UNDERGROUND] if few else []
        open_ = self.open_at < 1_000_000
        return self.losses(), tuple(self.to_choose), self.taken_by(), open_, tuple(sorted(each))


def key_of(case: Case, few: bool) -> object:
    each = (
        [(f.unit, f.key) for f in case.fates if f.unit >= 0 and f.key not in ("hit", "missed", "steady")] if few else []
    )
    open_ = any(fate.key == "open" for fate in case.fates)
    return tuple(case.losses), tuple(case.to_choose), case.taken_by, open_, tuple(sorted(each))


def hex_of(b: Battle, action: int) -> int:
    return int(b.at[b.mover] if verb_of(action) == REACT else target_of(action))


def compare(agreement: Agreement, where: str, found: Odds, start: Battle, action: int, seed: int) -> None:
    units = sorted({one.unit for one in found.prospects})
    few = max(sum(1 for unit in units if start.side[unit] == side) for side in range(2)) == 1
    dice, luck = SeededDice(seed), random.Random(seed)
    counts: Counter[object] = Counter()
    befell: Counter[tuple[int, str]] = Counter()
    lost: Counter[int] = Counter()
    for _ in range(RESOLUTIONS):
        one = Resolved(start, hex_of(start, action), [] if verb_of(action) == MELEE else units)
        one.resolve(action, dice, luck)
        counts[one.key(few)] += 1
        befell.update(one.fates)
        lost.update(one.lost)
    chances: Counter[object] = Counter()
    for case in found.cases:
        chances[key_of(case, few)] += case.ways
    agreement.cases(where, {key: ways / found.all_ways() for key, ways in chances.items()}, counts)
    for one_thing in found.prospects:
        unit, key, value = one_thing.unit, one_thing.key, float(one_thing.value)
        if key == "lost":
            agreement.average(f"{where}, {unit} loses", value, int(start.strength[unit]), lost[unit], RESOLUTIONS)
        else:
            came = befell[unit, "surrendered" if key == "surrenders" else key]
            agreement.average(f"{where}, {unit} {key}", value, 1, came, RESOLUTIONS)


@pytest.mark.parametrize("batch", BATCHES)
def test_two_hundred_fights_agree_with_their_resolutions(batch: int) -> None:
    """Error rate and number of resolutions: tests/odds/agreement.py."""
    agreement = Agreement()
    for number, (start, action) in enumerate(positions(batch)):
        found = cast(Odds, GAME.odds(start, action))
        compare(agreement, f"fight {number}, {GAME.write(start, action)}", found, start, action, number)
    assert not agreement.wrong()


def test_a_wrong_die_would_be_found() -> None:
    """The comparison can fail: the odds of the same shot from higher up do not pass."""
    t = table("42 Bn 3502 3", "1MG/R261 3503", "49 Bn 3401", side="canadian")
    weaker = table("42 Bn 3502 2", "1MG/R261 3503", "49 Bn 3401", side="canadian")
    agreement = Agreement()
    compare(
        agreement, "shot", weaker.odds("fire 1MG/R261 3502"), t.battle, GAME.read(t.battle, "fire 1MG/R261 3502"), 1
    )
    assert agreement.wrong()
