"""Why not: what speaks against an action, also of the side that is not deciding."""

from __future__ import annotations

from msgspec import Struct

from grognard.engine.actions import Action, Choices
from grognard.engine.game import AnyGame
from grognard.engine.mistakes import Mistake
from grognard.engine.state import ALLOWED, NOBODY, State


class Why(Struct):
    """First whose decision it is, then the rule that forbids the action, judged as if the decision were its side's."""

    side: int  # whose action it is
    decider: int  # whose decision it is; NOBODY: the game is over
    legal: bool
    rule: str = ""  # '' where no rule objects

    @property
    def out_of_turn(self) -> bool:
        return self.side != self.decider


def judge(game: AnyGame, state: State, text: str, asker: int) -> Why:
    """What speaks against an action that a side asks for; raises Mistake when the text means none."""
    decider = int(state.decider)
    if decider == NOBODY:
        outcome = game.outcome(state)
        return Why(asker, NOBODY, False, game.rules[outcome.rule] if outcome is not None else "")
    side = side_of(game, state, text, asker)
    judged = state if side == decider else game.on_behalf(state, side)
    action = game.read(judged, text)
    rule = game.objection(judged, action)
    if rule == ALLOWED and side != decider:
        rule = game.out_of_sequence(judged, action)
    legal = side == decider and (offers(game, state, action) or (rule == ALLOWED and not game.lists_all(state, action)))
    return Why(side, decider, legal, "" if legal or rule == ALLOWED else game.rules[rule])


def offers(game: AnyGame, state: State, action: Action) -> bool:
    choices = Choices()
    game.offer(state, choices)
    return choices.includes(action)


def side_of(game: AnyGame, state: State, text: str, asker: int) -> int:
    """Whose action a text means: the asker's, unless it names a unit of the other side."""
    own = game.on_behalf(state, asker)
    try:
        action = game.read(own, text)
    except Mistake as mistake:
        try:
            game.read(game.on_behalf(state, 1 - asker), text)
        except Mistake:
            raise mistake from None
        return 1 - asker
    if asker == state.decider and offers(game, state, action):
        return asker
    unit = game.parts(own, action).unit_id
    sides = {shown["id"]: int(shown["side"]) for shown in game.view(own, asker)["units"]}
    return sides.get(unit, asker)
