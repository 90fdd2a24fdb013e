"""Bretzel Krieg !, the first action of every game: the dice of recruitment, or the scenario's ready set-up."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, pack
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import Side
from grognard.games.bretzel_krieg.deployment import deploy_by_plan
from grognard.games.bretzel_krieg.entrenchments import lay_by_plan
from grognard.games.bretzel_krieg.recruitment import draw_support, roll_budgets
from grognard.games.bretzel_krieg.state import ATTACKER, DEFENDER, RECRUITING, Battle
from grognard.games.bretzel_krieg.vocabulary import BEGIN, EV_BEGAN


def quick_start(b: Battle, dice: Dice) -> None:
    """QUICK_START: support, entrenchments and deployment of both sides; what the plans leave out is asked."""
    for side in range(i64(2)):
        draw_support(b, side, dice)
        lay_by_plan(b, side)
    deploy_by_plan(b, DEFENDER)
    deploy_by_plan(b, ATTACKER)


class Beginning(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([BEGIN])

    def side(self, b: Battle) -> Side:
        return b.active

    def asks(self, b: Battle, dice: Dice) -> bool:
        return True

    def offer(self, b: Battle, choices: Choices) -> None:
        choices.offer(pack(BEGIN))

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        b.note(EV_BEGAN)
        if b.ground.open_battle:
            roll_budgets(b, dice)
        if b.ground.quick_start:
            quick_start(b, dice)
        b.phase = RECRUITING
