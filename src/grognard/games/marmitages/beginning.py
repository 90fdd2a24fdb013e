"""Marmitages: the first action of every game, with the set-up dice and the quick start."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, pack
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import NOBODY
from grognard.games.marmitages.aviation import D3
from grognard.games.marmitages.bombardment import bombard_by_plan, next_planned_bombardment
from grognard.games.marmitages.defences import lay_by_plan, next_planned
from grognard.games.marmitages.deployment import deploy_by_plan
from grognard.games.marmitages.last_shells import stock_last_shells
from grognard.games.marmitages.rules import GAS_AMONG_SHELLS
from grognard.games.marmitages.state import BUYING, DEPLOYING, GAS, SHELLS, Battle
from grognard.games.marmitages.vocabulary import BEGIN, EV_BEGAN, EV_GAS_AMONG_SHELLS


def find_gas(b: Battle, dice: Dice) -> None:
    """GAS_AMONG_SHELLS: where the scenario says so, a die turns shells into gas."""
    for side in range(i64(2)):
        sides = b.ground.gas_dice[side]
        if sides > 0:
            face = dice.roll(6)
            gas = min(D3[face - 1] if sides == 3 else face, b.stock[SHELLS + side])
            b.stock[SHELLS + side] -= gas
            b.stock[GAS + side] += gas
            b.note(EV_GAS_AMONG_SHELLS, side=side, amount=gas, rule=GAS_AMONG_SHELLS)


def quick_start(b: Battle, dice: Dice) -> None:
    """QUICK_START: both plans of the scenario, works, bombardment and deployment; what they leave out is asked."""
    stock_last_shells(b)
    for side in range(i64(2)):
        while next_planned(b, side) >= 0:
            lay_by_plan(b, side)
    while next_planned_bombardment(b) >= 0:
        bombard_by_plan(b, dice)
    b.phase = DEPLOYING
    deploy_by_plan(b, 1 - b.attacker)
    deploy_by_plan(b, b.attacker)


class Beginning(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([BEGIN])

    def offer(self, b: Battle, choices: Choices) -> None:
        choices.offer(pack(BEGIN))

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        b.note(EV_BEGAN)
        find_gas(b, dice)
        if b.ground.quick_start:
            quick_start(b, dice)
        b.phase = BUYING
        b.decider = NOBODY
