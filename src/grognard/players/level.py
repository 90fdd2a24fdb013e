"""What a computer opponent is: a level with a name, that chooses by what its side may see."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Action
from grognard.engine.dice import SeededDice
from grognard.engine.game import AnyGame
from grognard.engine.judgement import Weighed
from grognard.engine.state import State
from grognard.players.plans import Plans
from grognard.players.search import Rival, Search


class Budget:
    """How much thought a decision may take. Whichever limit comes first ends it; where it is the number
    of actions, equal seeds give equal choices."""

    def __init__(self, nodes: int, seconds: float) -> None:
        self.nodes = nodes  # actions tried in thought
        self.seconds = seconds


class Level:
    """One strength of play. `choose` never looks at the true state, only at what the side can imagine of it."""

    def __init__(self, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget  # the default

    def choose(self, game: AnyGame, state: State, side: int, seed: int, budget: Budget | None = None) -> Action:
        """The action of the side that has to decide; the same for the same seed, budget and visible facts."""
        dice = SeededDice(seed)
        return self.decide(game, game.imagine(state, side, dice), side, dice, budget or self.budget)

    def decide(self, game: AnyGame, seen: State, side: int, dice: SeededDice, budget: Budget) -> Action:
        raise NotImplementedError


class Recruit(Level):
    """Any action that is not plainly bad, at random."""

    def decide(self, game: AnyGame, seen: State, side: int, dice: SeededDice, budget: Budget) -> Action:
        weighed = Weighed()
        game.weigh(seen, weighed)
        good = [a for a, worth in zip(weighed.actions, weighed.worths, strict=True) if weighed.mixed or worth > 0]
        return good[dice.roll(i64(len(good))) - 1] if good else weighed.actions[weighed.best()]


class Sergeant(Level):
    """The rules of thumb, with the odds worked out; among equals, at random."""

    def decide(self, game: AnyGame, seen: State, side: int, dice: SeededDice, budget: Budget) -> Action:
        weighed = weigh_carefully(game, seen)
        return weighed.actions[weighed.preferred(dice)]


class Thinker(Level):
    """Searches on from the rules of thumb: the more thought, the better."""

    def __init__(self, name: str, budget: Budget, width: int) -> None:
        super().__init__(name, budget)
        self.width = width  # rivals of the favourite to try at most

    def decide(self, game: AnyGame, seen: State, side: int, dice: SeededDice, budget: Budget) -> Action:
        weighed = weigh_carefully(game, seen)
        best = weighed.preferred(dice)
        if weighed.count() == 1:
            return weighed.actions[best]
        if game.placing(seen):
            return Plans(game, seen, side, dice.roll(2**31), budget.nodes, budget.seconds).choose(weighed)
        search = Search(game, seen, side, dice.roll(2**31), budget.nodes, budget.seconds, self.width)
        return search.choose(weighed.actions[best], rivals_of(weighed, best))


def rivals_of(weighed: Weighed, best: i64) -> list[Rival]:
    """All other actions, the best first. Those of a mixed strategy count as equally good, until lines of play tell."""
    rivals = []
    for index in sorted(range(weighed.count()), key=lambda index: -weighed.worths[index]):
        if index != best:
            gap = 0 if weighed.mixed else weighed.worths[best] - weighed.worths[index]
            rivals.append(Rival(weighed.actions[index], gap))
    return rivals


def weigh_carefully(game: AnyGame, seen: State) -> Weighed:
    weighed = Weighed()
    weighed.careful = True
    game.weigh(seen, weighed)
    return weighed
