"""Bretzel Krieg ! as a game: the face the rest of the program talks to."""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices, amount_of, origin_of, pack, target_of, unit_of, verb_of
from grognard.engine.dice import Dice
from grognard.engine.game import Game, OptionSpec, Outcome, Parts, Prompt, Reckoning
from grognard.engine.judgement import LONG_THOUGHT, Weighed
from grognard.engine.odds import Odds
from grognard.engine.reach import Reach
from grognard.engine.state import ALLOWED, Rule, Side, State
from grognard.games.bretzel_krieg import judgement, notation, odds, scenario, view
from grognard.games.bretzel_krieg.air import (
    air_objection,
    allows_air,
    answer,
    attack_from_the_air,
    flak_objection,
    offer_air,
    offer_flak,
)
from grognard.games.bretzel_krieg.breakthrough import break_through, breakthrough_objection, offer_breakthrough
from grognard.games.bretzel_krieg.command import (
    SEGMENTS,
    allot,
    allot_objection,
    designate,
    designate_objection,
    offer_allotments,
    offer_designations,
    offer_postures,
    take_posture,
)
from grognard.games.bretzel_krieg.deployment import (
    deploy,
    deploy_by_plan,
    deploy_objection,
    next_planned_unit,
    offer_deployment,
)
from grognard.games.bretzel_krieg.entrenchments import (
    lay,
    lay_by_plan,
    lay_objection,
    next_planned_work,
    offer_works,
)
from grognard.games.bretzel_krieg.fire import fire, fire_objection, offer_fire
from grognard.games.bretzel_krieg.ground import distance2, place_of, x_of, y_of
from grognard.games.bretzel_krieg.movement import move, move_objection, offer_moves, reach_by_modes
from grognard.games.bretzel_krieg.recruitment import (
    buy,
    buy_objection,
    done_recruiting_objection,
    offer_goods,
    offer_recruits,
    recruit,
    recruit_objection,
    spent_on_goods,
)
from grognard.games.bretzel_krieg.reinforcements import enter, enter_objection, offer_entries
from grognard.games.bretzel_krieg.retreat import offer_steps, retreat_objection, step_back
from grognard.games.bretzel_krieg.rules import (
    AIR_ANY_TIME,
    AIR_SECRET,
    DEPLOYMENT_ORDER,
    ENTRENCHMENTS_FIRST,
    HQ_POSTURE,
    MOVES_THEN_COMBATS,
    ONE_SCORE_EACH,
    QUICK_START,
    RULES,
    TURN_SEQUENCE,
)
from grognard.games.bretzel_krieg.rules import RETREAT as RETREAT_RULE
from grognard.games.bretzel_krieg.state import (
    ALLOTTING,
    ANSWERING,
    BEGINNING,
    BREAKING_THROUGH,
    BROKE_IN,
    BUDGET,
    BUYING,
    COMMANDING,
    DEPLOYING,
    DESIGNATING,
    ENTRENCHING,
    ENTRENCHMENT,
    FIRING,
    MOST_ELEMENTS,
    MOVING,
    NEXT_GOOD,
    OVER,
    PHASES,
    PURSE,
    RECRUITING,
    RETREATING,
    STOCKS,
    SUPPORT,
    Battle,
)
from grognard.games.bretzel_krieg.state import GOODS as GOODS_NAMES
from grognard.games.bretzel_krieg.turn import begin, carry_on, finish
from grognard.games.bretzel_krieg.victory import outcome, reckoning
from grognard.games.bretzel_krieg.vocabulary import (
    AIR,
    ALLOT,
    BEGIN,
    BREAK_THROUGH,
    BUY,
    DEPLOY,
    DESIGNATE,
    DONE,
    ENTER,
    EVENTS,
    FIRE,
    FLAK,
    MOVE,
    PLACE,
    PLAN,
    POSTURE,
    RECRUIT,
    RETREAT,
    VERBS,
)


class BretzelKrieg(Game):
    def __init__(self) -> None:
        super().__init__("bretzel-krieg", 1, ["attacker", "defender"], PHASES, VERBS, EVENTS, RULES)

    # -- setting up ------------------------------------------------------------------------------------------------
    def set_up(self, data: dict[str, Any], options: dict[str, Any]) -> State:
        return scenario.set_table(data, options)

    def options(self, data: dict[str, Any]) -> list[OptionSpec]:
        return scenario.option_specs(data)

    # -- deciding --------------------------------------------------------------------------------------------------
    def offer(self, state: State, choices: Choices) -> None:
        b = cast(Battle, state)
        phase = b.phase
        if phase == MOVING:
            choices.offer(pack(DONE))
            offer_moves(b, choices)
        elif phase == FIRING:
            choices.offer(pack(DONE))
            offer_fire(b, choices)
        elif phase == DESIGNATING:
            choices.offer(pack(DONE))
            offer_designations(b, choices)
            offer_entries(b, choices)
        elif phase == RETREATING:
            offer_steps(b, choices)
        elif phase == BREAKING_THROUGH:
            offer_breakthrough(b, choices)
        elif phase == COMMANDING:
            offer_postures(b, choices)
        elif phase == ALLOTTING:
            offer_allotments(b, choices)
        elif phase == ANSWERING:
            offer_flak(b, choices)
        elif phase == DEPLOYING:
            offer_deployment(b, choices)
        elif phase == ENTRENCHING:
            offer_works(b, choices)
        elif phase == BUYING:
            offer_goods(b, choices)
        elif phase == RECRUITING:
            offer_recruits(b, choices)
        elif phase == BEGINNING:
            choices.offer(pack(BEGIN))
        if allows_air(phase):
            offer_air(b, choices)

    def objection(self, state: State, action: Action) -> Rule:
        b = cast(Battle, state)
        verb = verb_of(action)
        if verb == DONE:
            return done_objection(b)
        if verb == PLAN:
            return ALLOWED if has_plan(b) else QUICK_START
        if verb == AIR and not allows_air(b.phase):
            return AIR_ANY_TIME
        if not fits_phase(b.phase, verb):
            return MOVES_THEN_COMBATS if is_step(b.phase, verb) else TURN_SEQUENCE
        return objection_in_phase(b, verb, action)

    def lists_all(self, state: State, action: Action) -> bool:
        """Any tenth of a UD is a place to go, to deploy, to dig or to bomb: those meet objections, or are legal."""
        verb = verb_of(action)
        return not (verb == MOVE or verb == DEPLOY or verb == PLACE or verb == ENTER or verb == AIR)

    def reach(self, state: State, action: Action) -> Reach | None:
        """For a move the grade is the mode of action it takes."""
        if self.lists_all(state, action):
            return None
        b = cast(Battle, state)
        if verb_of(action) == MOVE and b.phase == MOVING:
            return reach_by_modes(b, unit_of(action), origin_of(action))
        found = Reach(0, 0, b.terrain.width + 1, b.terrain.depth + 1)
        for y in range(b.terrain.depth + 1):
            for x in range(b.terrain.width + 1):
                if self.objection(b, aimed_at(action, place_of(x, y))) == ALLOWED:
                    found.mark(x, y, 1)
        return found

    def nearest(self, state: State, action: Action) -> Action:
        found = self.reach(state, action)
        target = target_of(action)
        if found is None or target == NONE:
            return NONE
        point = found.nearest(x_of(target), y_of(target))
        return NONE if point is None else aimed_at(action, place_of(point[0], point[1]))

    def apply(self, state: State, action: Action, dice: Dice) -> None:
        b = cast(Battle, state)
        carry_out(b, action, dice)
        carry_on(b, dice)

    def prompt(self, state: State) -> Prompt:
        b = cast(Battle, state)
        side = b.decider
        data: dict[str, Any] = {"side": int(side), "turn": int(b.turn)}
        if b.phase == RECRUITING:
            data["points"] = int(b.stock[PURSE + side])
        elif b.phase == BUYING:
            data["good"] = GOODS_NAMES[b.stock[NEXT_GOOD + side]]
            if b.stock[NEXT_GOOD + side] == ENTRENCHMENT:  # later what is left is a secret
                data["points"] = int(b.stock[SUPPORT + side])
        elif b.phase == DEPLOYING:
            data["left"] = int(b.in_hand(side))
        elif b.phase == ALLOTTING:
            data["scores"] = ", ".join(str(score) for score in b.scores if score != NONE)
        elif b.phase == DESIGNATING:
            data["pa"] = ", ".join(str(points) for points in b.pa)
        elif b.phase == RETREATING:
            data["unit"] = notation.unit_name(b, b.retreater)
            data["steps"] = int(b.steps)
        elif b.phase == BREAKING_THROUGH:
            data["unit"] = notation.unit_name(b, b.firer)
            data["target"] = notation.place_name(b, b.vacated)
        elif b.phase == ANSWERING:
            data["target"] = notation.place_name(b, b.air_at)
            data["dice"] = int(b.air_dice)
        return Prompt(PHASES[b.phase], data)

    def setting_up(self, state: State) -> bool:
        return cast(Battle, state).phase in (RECRUITING, BUYING, ENTRENCHING, DEPLOYING)

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
        return notation.place_name(cast(Battle, state), place)

    def unit(self, state: State, unit: i64) -> str:
        return notation.unit_name(cast(Battle, state), unit) if unit >= 0 else ""

    def secret(self, state: State, action: Action) -> bool:
        """AIR_SECRET: what was bought of air goods stays veiled to the end of the game."""
        return verb_of(action) == BUY and unit_of(action) != ENTRENCHMENT

    def view(self, state: State, viewer: Side) -> dict[str, Any]:
        return view.view(cast(Battle, state), viewer)

    def imagine(self, state: State, viewer: Side, dice: Dice) -> State:
        return view.imagine(cast(Battle, state), viewer, dice)

    def odds(self, state: State, action: Action) -> Odds | None:
        return odds.odds(cast(Battle, state), action)

    # -- judging ---------------------------------------------------------------------------------------------------
    def weigh(self, state: State, weighed: Weighed) -> None:
        b = cast(Battle, state)
        if not judgement.weigh(b, weighed):
            self.offer(b, weighed)

    def appraise(self, state: State, side: Side) -> i64:
        return judgement.appraise(cast(Battle, state), side)

    def clock(self, state: State) -> i64:
        return judgement.clock(cast(Battle, state))

    def horizon(self, nodes: i64) -> i64:
        return judgement.LOOK_AHEAD if nodes < LONG_THOUGHT else judgement.LOOK_FAR_AHEAD

    def invariants(self, state: State) -> list[str]:
        return broken(cast(Battle, state))


def aimed_at(action: Action, place: i64) -> Action:
    """The same action with another target."""
    return pack(verb_of(action), unit_of(action), origin_of(action), place, amount_of(action))


# -- one action --------------------------------------------------------------------------------------------------------
def carry_out(b: Battle, action: Action, dice: Dice) -> None:
    verb = verb_of(action)
    unit = unit_of(action)
    target = target_of(action)
    amount = amount_of(action)
    if verb == MOVE:
        move(b, unit, origin_of(action), target)
    elif verb == DONE:
        finish(b)
    elif verb == DESIGNATE:
        designate(b, unit)
    elif verb == FIRE:
        fire(b, unit, b.unit_at(target), dice)
    elif verb == RETREAT:
        step_back(b, unit, target)
    elif verb == BREAK_THROUGH:
        break_through(b, unit)
        b.phase = FIRING
    elif verb == POSTURE:
        take_posture(b, amount, dice)
    elif verb == ALLOT:
        allot(b, amount, target - SEGMENTS)
    elif verb == AIR:
        attack_from_the_air(b, amount, target)
    elif verb == FLAK:
        answer(b, amount, dice)
    elif verb == ENTER:
        enter(b, unit, target, amount)
    elif verb == DEPLOY:
        deploy(b, unit, target)
    elif verb == PLACE:
        lay(b, b.decider, target << 1 | amount)
    elif verb == BUY:
        buy(b, b.decider, unit, amount)
    elif verb == RECRUIT:
        recruit(b, unit, amount)
    elif verb == PLAN:
        follow_plan(b)
    elif verb == BEGIN:
        begin(b, dice)


def follow_plan(b: Battle) -> None:
    """QUICK_START in one's own time: the entrenchments or the deployment of the scenario's plan."""
    if b.phase == ENTRENCHING:
        lay_by_plan(b, b.decider)
    else:
        deploy_by_plan(b, b.decider)


# -- objections --------------------------------------------------------------------------------------------------------
def fits_phase(phase: i64, verb: i64) -> bool:
    """Whether a verb belongs to a phase at all; `done` and `plan` are asked apart."""
    if verb == MOVE:
        return phase == MOVING
    if verb == FIRE:
        return phase == FIRING
    if verb == DESIGNATE or verb == ENTER:
        return phase == DESIGNATING
    if verb == RETREAT:
        return phase == RETREATING
    if verb == BREAK_THROUGH:
        return phase == BREAKING_THROUGH
    if verb == POSTURE:
        return phase == COMMANDING
    if verb == ALLOT:
        return phase == ALLOTTING
    if verb == AIR:
        return allows_air(phase)
    if verb == FLAK:
        return phase == ANSWERING
    if verb == DEPLOY:
        return phase == DEPLOYING
    if verb == PLACE:
        return phase == ENTRENCHING
    if verb == BUY:
        return phase == BUYING
    if verb == RECRUIT:
        return phase == RECRUITING
    return verb == BEGIN and phase == BEGINNING


def is_step(phase: i64, verb: i64) -> bool:
    """Whether the verb belongs to one step of a turn and the phase to another."""
    return DESIGNATING <= phase <= FIRING and (verb == DESIGNATE or verb == ENTER or verb == MOVE or verb == FIRE)


def objection_in_phase(b: Battle, verb: i64, action: Action) -> Rule:
    unit = unit_of(action)
    target = target_of(action)
    amount = amount_of(action)
    if verb == MOVE:
        return move_objection(b, unit, origin_of(action), target)
    if verb == FIRE:
        return fire_objection(b, unit, target)
    if verb == DESIGNATE:
        return designate_objection(b, unit)
    if verb == ENTER:
        return enter_objection(b, unit, target, amount)
    if verb == RETREAT:
        return retreat_objection(b, unit, target)
    if verb == BREAK_THROUGH:
        return breakthrough_objection(b, unit)
    if verb == ALLOT:
        return allot_objection(b, amount, target - SEGMENTS)
    if verb == AIR:
        return air_objection(b, amount, target)
    if verb == FLAK:
        return flak_objection(b, amount)
    if verb == DEPLOY:
        return deploy_objection(b, unit, target)
    if verb == PLACE:
        return lay_objection(b, b.decider, target << 1 | amount)
    if verb == BUY:
        return buy_objection(b, unit, amount)
    if verb == RECRUIT:
        return recruit_objection(b, unit, amount)
    return ALLOWED


# Phases in which something must be chosen or placed, and the rule that says so.
MUST_CHOOSE: Final[list[tuple[i64, i64]]] = [
    (BUYING, AIR_SECRET),
    (ENTRENCHING, ENTRENCHMENTS_FIRST),
    (DEPLOYING, DEPLOYMENT_ORDER),
    (COMMANDING, HQ_POSTURE),
    (ALLOTTING, ONE_SCORE_EACH),
    (RETREATING, RETREAT_RULE),
]


def done_objection(b: Battle) -> Rule:
    """`done` ends a phase that may be ended: not one in which something must be chosen or placed."""
    if b.phase == RECRUITING:
        return done_recruiting_objection(b)
    for phase, rule in MUST_CHOOSE:
        if b.phase == phase:
            return rule
    ends = b.phase in (DESIGNATING, MOVING, FIRING, BREAKING_THROUGH, ANSWERING)
    return ALLOWED if ends else TURN_SEQUENCE


def has_plan(b: Battle) -> bool:
    if b.phase == ENTRENCHING:
        return next_planned_work(b, b.decider) >= 0
    return b.phase == DEPLOYING and next_planned_unit(b, b.decider) >= 0


# -- soundness -----------------------------------------------------------------------------------------------------------
def broken(b: Battle) -> list[str]:
    """What must always be true, for the fuzzer."""
    wrong: list[str] = []
    standing = [unit for unit in range(b.units()) if b.at[unit] >= 0]
    for unit in standing:
        name = notation.unit_name(b, unit)
        x, y = b.at[unit] & 0xFF, b.at[unit] >> 8
        if not 1 <= b.vc[unit] <= MOST_ELEMENTS:
            wrong.append(f"{name} has a cohesion of {b.vc[unit]}")
        if not b.terrain.on_table(x, y) or not b.terrain.can_stand(x, y):
            wrong.append(f"{name} stands where nobody can")
        for other in standing:
            squared = distance2(b.at[unit], b.at[other])
            if other < unit and squared == 0:
                wrong.append(f"{name} shares its point with {notation.unit_name(b, other)}")
            broke_in = (b.marks[unit] | b.marks[other]) & BROKE_IN
            if other < unit and b.side[unit] != b.side[other] and squared < 100 and not broke_in:
                wrong.append(f"{name} is in the zone of control of {notation.unit_name(b, other)}")
    for stock in range(STOCKS):
        if b.stock[stock] < 0:
            wrong.append(f"stock {stock} is negative")
    for side in range(i64(2)):
        if spent_on_goods(b, side) > b.stock[BUDGET + side]:
            wrong.append(f"side {side} has spent more than its budget")
    if b.turn > b.ground.turns and b.phase != OVER:
        wrong.append("the game goes on after its last turn")
    return wrong
