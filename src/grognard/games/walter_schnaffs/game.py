"""Walter Schnaffs as a game: the face the rest of the program talks to."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, amount_of, origin_of, pack, target_of, unit_of, verb_of
from grognard.engine.dice import Dice
from grognard.engine.game import Game, OptionSpec, Outcome, Parts, Prompt, Reckoning
from grognard.engine.judgement import Weighed
from grognard.engine.odds import Odds
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side, State
from grognard.games.walter_schnaffs import judgement, notation, odds, scenario, view
from grognard.games.walter_schnaffs.base.advance import advance, advance_objection, offer_advance
from grognard.games.walter_schnaffs.base.battle import attack, attack_objection, hold, hold_objection, offer_attacks
from grognard.games.walter_schnaffs.base.bidding import bid, offer_bids
from grognard.games.walter_schnaffs.base.falling_back import offer_retreats, retreat, retreat_objection
from grognard.games.walter_schnaffs.base.turning import keeping_objection
from grognard.games.walter_schnaffs.base.victory import outcome, reckoning
from grognard.games.walter_schnaffs.bombardment import bombard, bombard_objection, offer_bombardments
from grognard.games.walter_schnaffs.deployment import (
    deploy,
    deploy_by_plan,
    deploy_objection,
    next_planned_unit,
    offer_deployment,
)
from grognard.games.walter_schnaffs.levels import level_objection
from grognard.games.walter_schnaffs.losses import lose, loss_objection, offer_losses
from grognard.games.walter_schnaffs.movement import move, move_objection, offer_moves
from grognard.games.walter_schnaffs.purchase import buy, buy_objection, done_buying_objection, offer_goods
from grognard.games.walter_schnaffs.rules import (
    OWNER_CHOOSES_LOSS,
    OWNER_CHOOSES_RETREAT,
    QUICK_START,
    RULES,
    THINNED_BASES_RETURN,
    TURN_SEQUENCE,
    TURNING_ENTRY,
)
from grognard.games.walter_schnaffs.state import (
    ADVANCING,
    ATTACKING,
    BEGINNING,
    BIDDING,
    BOMBARDING,
    BUYING,
    DEPLOYING,
    LIMIT,
    LOSING,
    LOST_BASES,
    MOVING,
    PHASES,
    REINFORCING,
    RETREATING,
    SIDES,
    STOCKS,
    Battle,
)
from grognard.games.walter_schnaffs.turn import begin, carry_on, finish
from grognard.games.walter_schnaffs.vocabulary import (
    ADVANCE,
    ATTACK,
    BEGIN,
    BID,
    BOMBARD,
    BUY,
    DEPLOY,
    DONE,
    EVENTS,
    HOLD,
    LOSE,
    MOVE,
    PLAN,
    RETREAT,
    VERBS,
)


class WalterSchnaffs(Game):
    def __init__(self) -> None:
        super().__init__("walter-schnaffs", 2, SIDES, PHASES, VERBS, EVENTS, RULES)

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
            offer_moves(b, choices)
        elif phase == ATTACKING:
            offer_attacks(b, choices)
        elif phase == BOMBARDING:
            offer_bombardments(b, choices)
        elif phase == LOSING:
            offer_losses(b, choices)
        elif phase == ADVANCING:
            offer_advance(b, choices)
        elif phase == RETREATING:
            offer_retreats(b, choices)
        elif phase == DEPLOYING or phase == REINFORCING:
            offer_deployment(b, choices)
        elif phase == BIDDING:
            offer_bids(b, choices)
        elif phase == BUYING:
            offer_goods(b, choices)
        elif phase == BEGINNING:
            choices.offer(pack(BEGIN))

    def objection(self, state: State, action: Action) -> Rule:
        b = cast(Battle, state)
        verb = verb_of(action)
        if verb == DONE:
            return done_objection(b)
        if verb == PLAN:
            return ALLOWED if b.phase == DEPLOYING and next_planned_unit(b, b.decider) >= 0 else QUICK_START
        return objection_in_phase(b, verb, action) if fits_phase(b.phase, verb) else TURN_SEQUENCE

    def apply(self, state: State, action: Action, dice: Dice) -> None:
        b = cast(Battle, state)
        carry_out(b, action, dice)
        carry_on(b, dice)

    def prompt(self, state: State) -> Prompt:
        """Everybody reads it: it tells nothing that one side alone may know."""
        b = cast(Battle, state)
        data: dict[str, Any] = {"side": int(b.decider), "turn": int(b.turn)}
        if b.phase in (LOSING, RETREATING, ADVANCING):
            data["origin"] = notation.place_name(b, b.origin)
            data["target"] = notation.place_name(b, b.target)
        return Prompt(PHASES[b.phase], data)

    def setting_up(self, state: State) -> bool:
        return cast(Battle, state).phase in (BUYING, BIDDING, DEPLOYING)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(cast(Battle, state))

    def reckoning(self, state: State) -> Reckoning:
        return reckoning(cast(Battle, state))

    def odds(self, state: State, action: Action) -> Odds | None:
        return odds.odds(cast(Battle, state), action)

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
        verb = verb_of(action)
        return verb == BID or verb == BUY

    def view(self, state: State, viewer: Side) -> dict[str, Any]:
        return view.view(cast(Battle, state), viewer)

    def imagine(self, state: State, viewer: Side, dice: Dice) -> State:
        return view.imagine(cast(Battle, state), viewer, dice)

    # -- judging ---------------------------------------------------------------------------------------------------
    def weigh(self, state: State, weighed: Weighed) -> None:
        if not judgement.weigh(cast(Battle, state), weighed):
            self.offer(state, weighed)

    def horizon(self, nodes: i64) -> i64:
        return judgement.LOOK_AHEAD

    def clock(self, state: State) -> i64:
        return judgement.clock(cast(Battle, state))

    def appraise(self, state: State, side: Side) -> i64:
        return judgement.appraise(cast(Battle, state), side)

    def invariants(self, state: State) -> list[str]:
        return broken(cast(Battle, state))


# -- one action --------------------------------------------------------------------------------------------------------
def carry_out(b: Battle, action: Action, dice: Dice) -> None:
    verb = verb_of(action)
    if verb == MOVE:
        move(b, unit_of(action), target_of(action), dice)
    elif verb == DONE:
        finish(b, dice)
    elif verb == ATTACK:
        attack(b, origin_of(action), target_of(action), dice)
    elif verb == BOMBARD:
        bombard(b, unit_of(action), target_of(action), dice)
    elif verb == LOSE:
        lose(b, unit_of(action))
    elif verb == ADVANCE:
        advance(b, unit_of(action), dice)
    elif verb == HOLD:
        hold(b, unit_of(action))
    elif verb == RETREAT:
        retreat(b, unit_of(action))
    elif verb == DEPLOY:
        deploy(b, unit_of(action), target_of(action))
    elif verb == PLAN:
        deploy_by_plan(b, b.decider)
    elif verb == BID:
        bid(b, b.decider, amount_of(action))
    elif verb == BUY:
        buy(b, b.decider, unit_of(action), amount_of(action))
    elif verb == BEGIN:
        begin(b)


# -- objections --------------------------------------------------------------------------------------------------------
def fits_phase(phase: i64, verb: i64) -> bool:
    """Whether a verb belongs to a phase at all; `done` and `plan` are asked apart."""
    if verb == MOVE:
        return phase == MOVING
    if verb == ATTACK or verb == HOLD:
        return phase == ATTACKING
    if verb == BOMBARD:
        return phase == BOMBARDING
    if verb == LOSE:
        return phase == LOSING
    if verb == ADVANCE:
        return phase == ADVANCING
    if verb == RETREAT:
        return phase == RETREATING
    if verb == DEPLOY:
        return phase == DEPLOYING or phase == REINFORCING
    if verb == BID:
        return phase == BIDDING
    if verb == BUY:
        return phase == BUYING
    return verb == BEGIN and phase == BEGINNING


def objection_in_phase(b: Battle, verb: i64, action: Action) -> Rule:
    unit = unit_of(action)
    target = target_of(action)
    if verb == MOVE:
        return move_objection(b, unit, target)
    if verb == ATTACK:
        return attack_objection(b, origin_of(action), target)
    if verb == BOMBARD:
        return bombard_objection(b, unit, target)
    if verb == LOSE:
        return loss_objection(b, unit)
    if verb == ADVANCE:
        return advance_objection(b, unit)
    if verb == HOLD:
        return hold_objection(b, unit)
    if verb == RETREAT:
        return retreat_objection(b, unit)
    if verb == DEPLOY:
        return deploy_objection(b, unit, target)
    if verb == BID:
        return level_objection(b.decider, amount_of(action))
    if verb == BUY:
        return buy_objection(b, b.decider, unit, amount_of(action))
    return ALLOWED


def done_objection(b: Battle) -> Rule:
    """`done` ends a phase that may be ended: not one in which something must be chosen or placed."""
    if b.phase == BUYING:
        return done_buying_objection(b, b.decider)
    if b.phase == DEPLOYING:
        return keeping_objection(b)
    if b.phase == REINFORCING:
        return TURNING_ENTRY if b.decider == b.attacker else THINNED_BASES_RETURN
    if b.phase == LOSING:
        return OWNER_CHOOSES_LOSS
    if b.phase == RETREATING:
        return OWNER_CHOOSES_RETREAT
    return ALLOWED if b.phase in (BOMBARDING, MOVING, ATTACKING, ADVANCING) else TURN_SEQUENCE


# -- soundness -----------------------------------------------------------------------------------------------------------
def broken(b: Battle) -> list[str]:
    """What must always hold, for the fuzzer."""
    wrong: list[str] = []
    for zone in range(b.zones()):
        units = [u for u in range(b.units()) if b.at[u] == zone]
        name = notation.place_name(b, zone)
        if len(units) > LIMIT:
            wrong.append(f"{name} holds more than five units")
        if len({b.side[u] for u in units}) > 1:
            wrong.append(f"{name} holds units of both sides")
        if len(units) != b.stack[zone] or b.owner[zone] != (b.side[units[0]] if units else NOBODY):
            wrong.append(f"{name}: stack or owner out of step with the units")
    for unit in range(b.units()):
        if b.bases[unit] < 0 or b.absent[unit] < 0 or (b.at[unit] >= 0 and b.bases[unit] == 0):
            wrong.append(f"{notation.unit_name(b, unit)} stands on the table without a base, or has fewer than none")
    for side in range(i64(2)):
        if bases_of(b, side) != bases_raised(b, side):
            wrong.append(f"the {SIDES[side]} bases on the table, to come and lost are not those that were raised")
    for stock in range(STOCKS):
        if b.stock[stock] < 0:
            wrong.append(f"stock {stock} is negative")
    if b.turn > 21:
        wrong.append("the game goes on after turn 21")
    return wrong


def bases_of(b: Battle, side: Side) -> i64:
    """Every base of a side, wherever it is."""
    found = b.stock[LOST_BASES + side]
    for unit in range(b.units()):
        if b.side[unit] == side:
            found += b.bases[unit] + b.absent[unit]
    return found


def bases_raised(b: Battle, side: Side) -> i64:
    raised: i64 = 0
    for unit in range(b.units()):
        if b.side[unit] == side and b.regiment[unit] == unit:
            raised += b.full[unit]
    return raised
