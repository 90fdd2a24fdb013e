"""Vimy §13.2 and §13.4: where the mines are laid, and the choice that goes with the fortification."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, amount_of, origin_of, pack, target_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Side
from grognard.games.vimy.board import Hex
from grognard.games.vimy.deployment import open_deployment
from grognard.games.vimy.rules import FORT_CHOICE, FORT_WHEN, MINE_SITES, SET_UP_ORDER
from grognard.games.vimy.state import ASSAULT_IT, CANADIAN, FORT_CHOICES, MINING, SHELL_IT, UNDECIDED, Battle
from grognard.games.vimy.turn import start_battle
from grognard.games.vimy.vocabulary import BEGIN, EV_BEGAN, EV_FORT, EV_MINES_LAID, FORT, MINES


def mines_objection(b: Battle, one: Hex, two: Hex) -> Rule:
    """MINES: two hexes side by side; MINE_SITES: of German trench before the 4th Division."""
    sites = b.ground.mine_sites
    for index in range(0, i64(len(sites)), 2):
        if sites[index] == one and sites[index + 1] == two:
            return ALLOWED
    return MINE_SITES


def lay_mines(b: Battle, one: Hex, two: Hex) -> None:
    b.mine_a = one
    b.mine_b = two
    b.mines_laid = 1
    b.note(EV_MINES_LAID, side=CANADIAN, origin=one, target=two, seen_by=CANADIAN)


class Beginning(Decision[Battle]):
    """The first action of every game."""

    def __init__(self) -> None:
        super().__init__([BEGIN])

    def side(self, b: Battle) -> Side:
        return CANADIAN

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = self.side(b)
        return True

    def offer(self, b: Battle, choices: Choices) -> None:
        choices.offer(pack(BEGIN))

    def unfinished(self, b: Battle) -> Rule:
        return SET_UP_ORDER

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        """SET_UP_ORDER: the mines, the Germans, the Canadians."""
        b.note(EV_BEGAN)
        b.snowing = 1 if b.ground.snow else 0
        b.phase = MINING
        plan = b.ground.plans[CANADIAN]
        if b.ground.quick_start and b.ground.has_mines and len(plan.mines) == 2:
            lay_mines(b, plan.mines[0], plan.mines[1])


class Mining(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([MINES])

    def side(self, b: Battle) -> Side:
        return CANADIAN

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = self.side(b)
        if b.ground.has_mines and not b.mines_laid:
            return True
        open_deployment(b, dice)
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        """The sites themselves: `mines_objection` does nothing but look for them."""
        sites = b.ground.mine_sites
        for index in range(0, i64(len(sites)), 2):
            choices.offer(pack(MINES, origin=sites[index], target=sites[index + 1]))

    def objection(self, b: Battle, action: Action) -> Rule:
        return mines_objection(b, origin_of(action), target_of(action))

    def unfinished(self, b: Battle) -> Rule:
        return SET_UP_ORDER

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        lay_mines(b, origin_of(action), target_of(action))


# -- the fortification -----------------------------------------------------------------------------------------------------
def fort_objection(choice: i64) -> Rule:
    return ALLOWED if choice == ASSAULT_IT or choice == SHELL_IT else FORT_CHOICE


def decide_fort(b: Battle, choice: i64) -> None:
    """FORT_CHOICE, after the mines and before the first barrage (FORT_WHEN)."""
    b.fort = choice
    b.note(EV_FORT, side=CANADIAN, target=b.board.fort, amount=choice)


class Fortifying(Decision[Battle]):
    """The last choice of the set-up; then STARTS_IN_TURN_1."""

    def __init__(self) -> None:
        super().__init__([FORT])

    def side(self, b: Battle) -> Side:
        return CANADIAN

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = self.side(b)
        if b.ground.has_fort and b.fort == UNDECIDED:
            return True
        start_battle(b, dice)
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        for choice in range(i64(len(FORT_CHOICES))):
            if fort_objection(choice) == ALLOWED:
                choices.offer(pack(FORT, amount=choice))

    def objection(self, b: Battle, action: Action) -> Rule:
        return fort_objection(amount_of(action))

    def unfinished(self, b: Battle) -> Rule:
        return FORT_WHEN

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        decide_fort(b, amount_of(action))
