"""Vimy Ridge 1917 as a game: the face the rest of the program talks to."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from grognard.engine.actions import (
    Action,
    Choices,
    amount_of,
    origin_of,
    pack,
    target_of,
    unit_of,
    verb_of,
)
from grognard.engine.dice import Dice
from grognard.engine.game import FAR, Game, OptionSpec, Outcome, Parts, Prompt, Reckoning
from grognard.engine.judgement import Weighed
from grognard.engine.odds import Odds
from grognard.engine.reach import Reach
from grognard.engine.state import ALLOWED, Rule, Side, State
from grognard.games.vimy import judgement, notation, odds, scenario, view
from grognard.games.vimy.deployment import deploy, deploy_by_plan, deploy_objection, next_post, offer_deployment
from grognard.games.vimy.fire import (
    fire_objection,
    lay_smoke,
    offer_fire,
    offer_reactions,
    react,
    react_objection,
    shoot,
)
from grognard.games.vimy.invariants import broken
from grognard.games.vimy.melee import (
    decline,
    fight,
    lose_objection,
    melee_objection,
    must_melee,
    offer_losses,
    offer_melees,
    take_loss,
)
from grognard.games.vimy.mines import (
    decide_fort,
    fort_objection,
    lay_mines,
    mines_objection,
    offer_fort,
    offer_mines,
)
from grognard.games.vimy.movement import (
    descend,
    dig,
    dig_objection,
    down_objection,
    expose,
    expose_objection,
    face,
    face_objection,
    finish_move,
    offer_acts,
    offer_picks,
    pick,
    pick_objection,
    step,
    step_objection,
    stop_objection,
)
from grognard.games.vimy.overlays import overlay
from grognard.games.vimy.rout import offer_rout, rout_objection, stay, step_back
from grognard.games.vimy.rules import ENGAGED_FIGHT_ON, NOT_THE_MOVER, QUICK_START, RULES, TURN_SEQUENCE
from grognard.games.vimy.state import (
    BEGINNING,
    DEPLOYING,
    ENTRENCHING,
    FIRING,
    FORTIFYING,
    GERMAN,
    IN_HAND,
    LOSING,
    MELEES,
    MINING,
    MOVING,
    PHASES,
    REACTING,
    ROUTING,
    SIDES,
    Battle,
)
from grognard.games.vimy.status import dig_in, free_entrench_objection, offer_free_entrenching
from grognard.games.vimy.turn import begin, carry_on, finish
from grognard.games.vimy.victory import outcome, reckoning
from grognard.games.vimy.vocabulary import (
    BEGIN,
    DECLINE,
    DEPLOY,
    DESCEND,
    DONE,
    ENTRENCH,
    EVENTS,
    EXPOSE,
    FACE,
    FIRE,
    FORT,
    LOSE,
    MARCH,
    MELEE,
    MINES,
    MOVE,
    PLAN,
    REACT,
    ROUT,
    SMOKE,
    STAY,
    STEP,
    STOP,
    VERBS,
)


class Vimy(Game):
    def __init__(self) -> None:
        super().__init__("vimy", 2, SIDES, PHASES, VERBS, EVENTS, RULES)

    # -- setting up ------------------------------------------------------------------------------------------------
    def set_up(self, data: dict[str, Any], options: dict[str, Any]) -> State:
        return scenario.set_table(data, options)

    def options(self, data: dict[str, Any]) -> list[OptionSpec]:
        return scenario.option_specs(data)

    # -- deciding --------------------------------------------------------------------------------------------------
    def offer(self, state: State, choices: Choices) -> None:
        b = cast(Battle, state)
        ask = b.ask
        if ask == MOVING:
            if b.mover >= 0:
                offer_acts(b, choices)
            else:
                choices.offer(pack(DONE))
                offer_picks(b, choices)
        elif ask == REACTING:
            choices.offer(pack(DONE))
            offer_reactions(b, choices)
        elif ask == FIRING:
            choices.offer(pack(DONE))
            offer_fire(b, choices)
        elif ask == ROUTING:
            offer_rout(b, choices)
        elif ask == MELEES:
            if not must_melee(b):
                choices.offer(pack(DONE))
            offer_melees(b, choices)
        elif ask == LOSING:
            offer_losses(b, choices)
        elif ask == ENTRENCHING:
            choices.offer(pack(DONE))
            offer_free_entrenching(b, choices)
        elif ask == DEPLOYING:
            offer_deployment(b, choices)
        elif ask == MINING:
            offer_mines(b, choices)
        elif ask == FORTIFYING:
            offer_fort(choices)
        elif ask == BEGINNING:
            choices.offer(pack(BEGIN))

    def objection(self, state: State, action: Action) -> Rule:
        b = cast(Battle, state)
        verb = verb_of(action)
        if verb == DONE:
            return done_objection(b)
        if not fits(b.ask, verb):
            return TURN_SEQUENCE
        if verb <= FORT:
            return set_up_objection(b, verb, action)
        if verb <= STOP:
            return movement_objection(b, verb, action)
        return combat_objection(b, verb, action)

    def lists_all(self, state: State, action: Action) -> bool:
        """Of units that are set up alike only the first is listed; smoke is listed where somebody stands."""
        verb = verb_of(action)
        return verb != DEPLOY and verb != SMOKE

    def apply(self, state: State, action: Action, dice: Dice) -> None:
        b = cast(Battle, state)
        carry_out(b, action, dice)
        carry_on(b, dice)

    def prompt(self, state: State) -> Prompt:
        b = cast(Battle, state)
        data: dict[str, Any] = {"side": int(b.decider), "turn": int(b.turn)}
        if b.ask == MOVING:
            data["mover"] = "moving" if b.mover >= 0 else "none"
            data["unit"], data["points"] = notation.unit_name(b, b.mover), int(b.points)
        elif b.ask == REACTING:
            data["unit"], data["origin"] = notation.unit_name(b, b.mover), b.board.name(b.at[b.mover])
            data["target"] = b.board.name(b.step_to)
        elif b.ask == ROUTING:
            data["unit"], data["steps"] = notation.unit_name(b, b.routing), int(b.rout_steps)
        elif b.ask == LOSING:
            data["target"] = b.board.name(b.melee_at)
        elif b.ask == DEPLOYING:
            data["left"] = sum(1 for u in range(b.units()) if b.at[u] == IN_HAND and b.side[u] == b.decider)
        return Prompt(PHASES[b.ask], data)

    def setting_up(self, state: State) -> bool:
        b = cast(Battle, state)
        return b.ask == MINING or b.ask == DEPLOYING

    def outcome(self, state: State) -> Outcome | None:
        return outcome(cast(Battle, state))

    def reckoning(self, state: State) -> Reckoning:
        return reckoning(cast(Battle, state))

    # -- showing ---------------------------------------------------------------------------------------------------
    def write(self, state: State, action: Action) -> str:
        return notation.write(cast(Battle, state), action)

    def read(self, state: State, text: str) -> Action:
        return notation.read(cast(Battle, state), text)

    def parts(self, state: State, action: Action) -> Parts:
        return notation.take_apart(cast(Battle, state), action)

    def place(self, state: State, place: i64) -> str:
        return cast(Battle, state).board.name(place)

    def unit(self, state: State, unit: i64) -> str:
        return notation.unit_name(cast(Battle, state), unit)

    def secret(self, state: State, action: Action) -> bool:
        """MINES: until they go up."""
        return verb_of(action) == MINES

    def view(self, state: State, viewer: Side) -> dict[str, Any]:
        return view.view(cast(Battle, state), viewer)

    def overlay(self, state: State, text: str, viewer: Side) -> Reach | None:
        return overlay(cast(Battle, state), text, viewer)

    def imagine(self, state: State, viewer: Side, dice: Dice) -> State:
        return view.imagine(cast(Battle, state), viewer, dice)

    def odds(self, state: State, action: Action) -> Odds | None:
        return odds.odds(cast(Battle, state), action)

    # -- judging ---------------------------------------------------------------------------------------------------
    def weigh(self, state: State, weighed: Weighed) -> None:
        b = cast(Battle, state)
        choices = Choices()
        self.offer(state, choices)
        sense = judgement.Sense(b)
        weighed.mixed = b.ask == MINING
        for action in choices.actions:
            weighed.weigh(action, judgement.worth(sense, action))

    def appraise(self, state: State, side: Side) -> i64:
        return judgement.appraise(cast(Battle, state), side)

    def clock(self, state: State) -> i64:
        b = cast(Battle, state)
        return 2 * b.turn + b.active

    def restraint(self) -> i64:
        return FAR  # what a unit does not do now it would do next turn: the difference would be lost in the dice

    def placing(self, state: State) -> bool:
        """The posts of the defence. Where the Canadians start from decides hardly anything."""
        b = cast(Battle, state)
        return b.ask == DEPLOYING and b.decider == GERMAN

    def invariants(self, state: State) -> list[str]:
        return broken(cast(Battle, state))


# -- one action ------------------------------------------------------------------------------------------------------------
def carry_out(b: Battle, action: Action, dice: Dice) -> None:
    verb = verb_of(action)
    unit = unit_of(action)
    target = target_of(action)
    amount = amount_of(action)
    if verb == STEP:
        step(b, target)
    elif verb == MOVE or verb == MARCH:
        pick(b, unit, verb == MARCH, dice)
    elif verb == FACE:
        face(b, unit, amount)
    elif verb == STOP:
        finish_move(b)
    elif verb == EXPOSE:
        expose(b, unit, amount)
    elif verb == ENTRENCH:
        if b.ask == ENTRENCHING:
            dig_in(b, unit)
        else:
            dig(b, unit)
    elif verb == DESCEND:
        descend(b, unit)
    elif verb == DONE:
        finish(b)
    elif verb == REACT:
        react(b, unit)
    elif verb == FIRE:
        shoot(b, unit, target)
    elif verb == SMOKE:
        lay_smoke(b, unit, target)
    elif verb == ROUT:
        step_back(b, unit, target, dice)
    elif verb == STAY:
        stay(b, unit)
    elif verb == MELEE:
        fight(b, target, dice)
    elif verb == DECLINE:
        decline(b, target)
    elif verb == LOSE:
        take_loss(b, unit)
    elif verb == DEPLOY:
        deploy(b, unit, target, amount, origin_of(action))
    elif verb == PLAN:
        deploy_by_plan(b, b.decider)
    elif verb == MINES:
        lay_mines(b, origin_of(action), target)
    elif verb == FORT:
        decide_fort(b, amount)
    elif verb == BEGIN:
        begin(b, dice)


# -- objections ------------------------------------------------------------------------------------------------------------
def fits(ask: i64, verb: i64) -> bool:
    """Whether a verb answers what is asked; `done` is looked at apart."""
    if ask == MOVING:
        return MOVE <= verb <= STOP
    if ask == REACTING:
        return verb == REACT
    if ask == FIRING:
        return verb == FIRE or verb == SMOKE
    if ask == ROUTING:
        return verb == ROUT or verb == STAY
    if ask == MELEES:
        return verb == MELEE or verb == DECLINE
    if ask == LOSING:
        return verb == LOSE
    if ask == ENTRENCHING:
        return verb == ENTRENCH
    if ask == DEPLOYING:
        return verb == DEPLOY or verb == PLAN
    if ask == MINING:
        return verb == MINES
    if ask == FORTIFYING:
        return verb == FORT
    return ask == BEGINNING and verb == BEGIN


def set_up_objection(b: Battle, verb: i64, action: Action) -> Rule:
    if verb == DEPLOY:
        return deploy_objection(b, unit_of(action), target_of(action), amount_of(action), origin_of(action))
    if verb == PLAN:
        return ALLOWED if next_post(b, b.decider) >= 0 else QUICK_START
    if verb == MINES:
        return mines_objection(b, origin_of(action), target_of(action))
    if verb == FORT:
        return fort_objection(amount_of(action))
    return ALLOWED


def movement_objection(b: Battle, verb: i64, action: Action) -> Rule:
    unit = unit_of(action)
    if verb == MOVE or verb == MARCH:
        return pick_objection(b, unit, verb == MARCH)
    if verb == STEP:
        return step_objection(b, unit, target_of(action))
    if verb == FACE:
        return face_objection(b, unit, amount_of(action))
    if verb == EXPOSE:
        return expose_objection(b, unit, amount_of(action))
    if verb == ENTRENCH:
        return free_entrench_objection(b, unit, b.decider) if b.ask == ENTRENCHING else dig_objection(b, unit)
    if verb == DESCEND:
        return down_objection(b, unit)
    return stop_objection(b, unit)


def combat_objection(b: Battle, verb: i64, action: Action) -> Rule:
    if verb == REACT:
        return react_objection(b, unit_of(action))
    if verb == FIRE or verb == SMOKE:
        return fire_objection(b, action)
    if verb == ROUT or verb == STAY:
        return rout_objection(b, action)
    if verb == LOSE:
        return lose_objection(b, unit_of(action))
    return melee_objection(b, action)


def done_objection(b: Battle) -> Rule:
    """`done` ends a phase that may be ended: not one in which something must be chosen, placed or fought."""
    if b.ask == MOVING:
        return NOT_THE_MOVER if b.mover >= 0 else ALLOWED
    if b.ask == MELEES:
        return ENGAGED_FIGHT_ON if must_melee(b) else ALLOWED
    return ALLOWED if b.ask in (REACTING, FIRING, ENTRENCHING) else TURN_SEQUENCE
