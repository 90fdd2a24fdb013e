"""Bretzel Krieg !, judgement: the best volley, and the air attacks that come instead of one."""

from __future__ import annotations

from grognard.engine.actions import Choices, target_of, unit_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.games.bretzel_krieg.fire import dice_at
from grognard.games.bretzel_krieg.judgement.air import weigh_air
from grognard.games.bretzel_krieg.judgement.outlook import Outlook, strike_worth
from grognard.games.bretzel_krieg.state import Battle
from grognard.games.bretzel_krieg.vocabulary import AIR, FIRE


def weigh_fire(b: Battle, offered: Choices, weighed: Weighed) -> None:
    outlook = Outlook(b, b.active)
    for action in offered.actions:
        verb = verb_of(action)
        if verb == FIRE:
            target = b.unit_at(target_of(action))
            dice = dice_at(b, unit_of(action), target)
            worth = strike_worth(b, unit_of(action), target, dice, outlook.step_worth(target))
            weighed.weigh(action, 1 + worth)
        elif verb == AIR:
            weigh_air(b, outlook, action, weighed)
        else:
            weighed.weigh(action, 0)
