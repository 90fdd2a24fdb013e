"""Marmitages as a game: the face the rest of the program talks to."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, amount_of, origin_of, pack, target_of, unit_of, verb_of
from grognard.engine.cards import copies, one, pile_of, size
from grognard.engine.dice import Dice
from grognard.engine.game import Game, OptionSpec, Outcome, Parts, Prompt, Reckoning
from grognard.engine.judgement import LONG_THOUGHT, Weighed
from grognard.engine.odds import Odds
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side, State
from grognard.games.marmitages import card_sense, judgement, notation, odds, scenario, view
from grognard.games.marmitages.advance import advance, advance_objection, offer_advance
from grognard.games.marmitages.assault import (
    assault_objection,
    commit,
    commit_objection,
    declare,
    gas_of,
    offer_assaults,
    offer_commitments,
    planes_of,
)
from grognard.games.marmitages.barrage import barrage_objection, lay_barrage, offer_barrages
from grognard.games.marmitages.bombardment import (
    bombard,
    bombard_by_plan,
    bombard_objection,
    next_planned_bombardment,
    offer_bombardments,
)
from grognard.games.marmitages.cards import event_objection, line_card_objection, offer_cards, play_event
from grognard.games.marmitages.defences import lay, lay_by_plan, next_planned, offer_placing, placing_objection
from grognard.games.marmitages.deployment import (
    deploy,
    deploy_by_plan,
    deploy_objection,
    next_planned_unit,
    offer_deployment,
)
from grognard.games.marmitages.events import interdict_objection, open_barrages
from grognard.games.marmitages.hand import DECK_SIZE, FULL_DECK, holding_objection, throw_away
from grognard.games.marmitages.lines import activate, naming_objection, offer_naming, play_on_line, rest
from grognard.games.marmitages.losses import lose, loss_objection, offer_losses
from grognard.games.marmitages.movement import move, move_objection, offer_moves
from grognard.games.marmitages.purchase import buy, buy_objection, done_buying_objection, offer_goods
from grognard.games.marmitages.rules import (
    ACTIVATION_BY_CARDS,
    ACTIVATION_NUMBER,
    BARRAGES_BEFORE_LINES,
    EVENTS_WHEN,
    LINE_BY_LINE,
    QUICK_START,
    RULES,
    TURN_SEQUENCE,
)
from grognard.games.marmitages.state import (
    ACTIVATED,
    ACTIVATING,
    ADVANCING,
    ASSAULTING,
    BARRAGE_COST,
    BARRAGING,
    BEGINNING,
    BOMBARDING,
    BURNING,
    BUYING,
    CARDS,
    COMMITTING,
    CUTTING,
    DECK,
    DEPLOYING,
    FORTIFYING,
    GAS,
    HAND,
    JOKER,
    KNOWN,
    LIMIT,
    LOSING,
    LOSSES_DUE,
    MOVING,
    OVER,
    PERMANENT,
    PHASES,
    PLANES,
    REINFORCING,
    RESTING,
    SHELLS,
    STOCKS,
    TEMPORARY,
    Battle,
)
from grognard.games.marmitages.turn import begin, carry_on, finish
from grognard.games.marmitages.victory import match_winner, outcome, reckoning
from grognard.games.marmitages.vocabulary import (
    ACTIVATE,
    ADVANCE,
    ASSAULT,
    BARRAGE,
    BEGIN,
    BOMBARD,
    BUY,
    COMMIT,
    CUT,
    DEPLOY,
    DISCARD,
    DONE,
    EVENTS,
    INTERDICT,
    LINE,
    LOSE,
    MOVE,
    PLACE,
    PLAN,
    PLAY,
    REST,
    VERBS,
    WITH_GAS,
    WITH_PLANE,
)
from grognard.games.marmitages.wire import cut, cut_objection, offer_cutting


class Marmitages(Game):
    def __init__(self) -> None:
        super().__init__("marmitages", 1, ["attacker", "defender"], PHASES, VERBS, EVENTS, RULES)

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
        elif phase == ASSAULTING:
            offer_assaults(b, choices)
        elif phase == COMMITTING:
            offer_commitments(b, choices)
        elif phase == ADVANCING:
            offer_advance(b, choices)
        elif phase == LOSING:
            offer_losses(b, choices)
        elif phase == CUTTING:
            offer_cutting(b, choices)
        elif phase == CARDS:
            offer_cards(b, choices)
        elif phase == ACTIVATING or phase == RESTING:
            offer_naming(b, choices)
        elif phase == BARRAGING:
            offer_barrages(b, choices)
        elif phase == DEPLOYING or phase == REINFORCING:
            offer_deployment(b, choices)
        elif phase == FORTIFYING:
            offer_placing(b, choices)
        elif phase == BOMBARDING:
            offer_bombardments(b, choices)
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
            return ALLOWED if has_plan(b) else QUICK_START
        if not fits_phase(b.phase, verb):
            return misplaced(b, verb)
        return objection_in_phase(b, verb, action)

    def apply(self, state: State, action: Action, dice: Dice) -> None:
        b = cast(Battle, state)
        carry_out(b, action, dice)
        carry_on(b, dice)

    def prompt(self, state: State) -> Prompt:
        b = cast(Battle, state)
        side = b.decider
        data: dict[str, Any] = {"side": int(side), "turn": int(b.turn)}
        if b.phase in (COMMITTING, ADVANCING, LOSING):
            data["origin"] = notation.place_name(b, b.origin)
            data["target"] = notation.place_name(b, b.target)
        if b.phase in (COMMITTING, BOMBARDING, BARRAGING):
            data["shells"] = int(b.stock[SHELLS + side])
            data["gas"] = int(b.stock[GAS + side])
            data["aviation"] = int(b.stock[PLANES + side])
            data["cost"] = int(b.barrage_cost)
        elif b.phase == LOSING:
            data["due"] = int(b.stock[LOSSES_DUE + side])
        elif b.phase in (DEPLOYING, REINFORCING):
            data["left"] = int(b.in_hand(side))
        elif b.phase in (ACTIVATING, RESTING):
            data["line"] = int(b.battle_line) + 1
            data["left"] = int(b.to_choose)
        return Prompt(PHASES[b.phase], data)

    def setting_up(self, state: State) -> bool:
        return cast(Battle, state).phase in (BUYING, FORTIFYING, BOMBARDING, DEPLOYING)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(cast(Battle, state))

    def reckoning(self, state: State) -> Reckoning:
        return reckoning(cast(Battle, state))

    def match_winner(self, first: State, second: State) -> Side:
        one, two = cast(Battle, first), cast(Battle, second)
        winner = match_winner(one, two)  # counts from who attacked first, and roles may have been drawn
        return winner if winner == NOBODY or one.attacker == 0 else 1 - winner

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
        return verb == COMMIT or verb == BUY

    def view(self, state: State, viewer: Side) -> dict[str, Any]:
        return view.view(cast(Battle, state), viewer)

    def imagine(self, state: State, viewer: Side, dice: Dice) -> State:
        return view.imagine(cast(Battle, state), viewer, dice)

    def odds(self, state: State, action: Action) -> Odds | None:
        return odds.odds(cast(Battle, state), action)

    # -- judging ---------------------------------------------------------------------------------------------------
    def weigh(self, state: State, weighed: Weighed) -> None:
        b = cast(Battle, state)
        if not judgement.weigh(b, weighed) and not card_sense.weigh(b, weighed):
            self.offer(state, weighed)

    def clock(self, state: State) -> i64:
        return judgement.clock(cast(Battle, state))

    def horizon(self, nodes: i64) -> i64:
        return judgement.LOOK_AHEAD if nodes < LONG_THOUGHT else judgement.LOOK_FAR_AHEAD

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
    elif verb == ASSAULT:
        declare(b, origin_of(action), target_of(action))
    elif verb == COMMIT:
        extras = unit_of(action)
        commit(b, b.decider, amount_of(action), extras & WITH_GAS, (extras & WITH_PLANE) >> 1)
    elif verb == ADVANCE:
        advance(b, unit_of(action), dice)
    elif verb == LOSE:
        lose(b, unit_of(action))
    elif verb == CUT:
        cut(b, unit_of(action), dice)
    elif verb == BARRAGE:
        lay_barrage(b, target_of(action), dice)
    elif verb == ACTIVATE:
        activate(b, unit_of(action))
    elif verb == REST:
        rest(b, unit_of(action))
    elif verb == LINE:
        play_on_line(b, unit_of(action), amount_of(action))
    elif verb == PLAY:
        play_event(b, amount_of(action), target_of(action), unit_of(action), dice)
    elif verb == DISCARD:
        throw_away(b, amount_of(action))
    elif verb == INTERDICT:
        open_barrages(b, BARRAGE_COST)
    elif verb == DEPLOY:
        deploy(b, unit_of(action), target_of(action))
    elif verb == PLACE:
        lay(b, b.decider, unit_of(action), target_of(action))
    elif verb == BOMBARD:
        bombard(b, target_of(action), amount_of(action), dice)
    elif verb == BUY:
        buy(b, b.decider, unit_of(action), amount_of(action))
    elif verb == PLAN:
        follow_plan(b, dice)
    elif verb == BEGIN:
        begin(b, dice)


def follow_plan(b: Battle, dice: Dice) -> None:
    """The scenario's ready set-up: the next element, the next bombardment, or the whole deployment."""
    if b.phase == FORTIFYING:
        lay_by_plan(b, b.decider)
    elif b.phase == BOMBARDING:
        bombard_by_plan(b, dice)
    else:
        deploy_by_plan(b, b.decider)


# -- objections --------------------------------------------------------------------------------------------------------
def fits_phase(phase: i64, verb: i64) -> bool:
    """Whether a verb belongs to a phase at all; `done` and `plan` are asked apart."""
    if verb == MOVE:
        return phase == MOVING
    if verb == ASSAULT:
        return phase == ASSAULTING
    if verb == COMMIT:
        return phase == COMMITTING
    if verb == LOSE:
        return phase == LOSING
    if verb == ADVANCE:
        return phase == ADVANCING
    if verb == CUT:
        return phase == CUTTING
    if verb == BARRAGE:
        return phase == BARRAGING
    if verb == LINE or verb == PLAY or verb == DISCARD or verb == INTERDICT:
        return phase == CARDS
    if verb == ACTIVATE:
        return phase == ACTIVATING
    if verb == REST:
        return phase == RESTING
    if verb == DEPLOY:
        return phase == DEPLOYING or phase == REINFORCING
    if verb == PLACE:
        return phase == FORTIFYING
    if verb == BOMBARD:
        return phase == BOMBARDING
    if verb == BUY:
        return phase == BUYING
    return verb == BEGIN and phase == BEGINNING


def misplaced(b: Battle, verb: i64) -> Rule:
    """Why a verb is out of its phase; with cards the lines have an order of their own."""
    if not b.ground.cards or b.phase not in (CARDS, ACTIVATING, RESTING, MOVING, ASSAULTING):
        return TURN_SEQUENCE
    if verb == PLAY:
        return EVENTS_WHEN
    if verb == INTERDICT or verb == BARRAGE:
        return BARRAGES_BEFORE_LINES
    if verb == LINE or verb == ACTIVATE or verb == REST:
        return LINE_BY_LINE
    if verb == MOVE or verb == ASSAULT:
        return ACTIVATION_BY_CARDS if b.phase == CARDS else LINE_BY_LINE
    return TURN_SEQUENCE


def objection_in_phase(b: Battle, verb: i64, action: Action) -> Rule:
    unit = unit_of(action)
    target = target_of(action)
    amount = amount_of(action)
    if verb == MOVE:
        return move_objection(b, unit, target)
    if verb == ASSAULT:
        return assault_objection(b, origin_of(action), target)
    if verb == COMMIT:
        return commit_objection(b, b.decider, amount, gas_of(action), planes_of(action))
    if verb == LOSE:
        return loss_objection(b, unit)
    if verb == ADVANCE:
        return advance_objection(b, unit, b.decider)
    if verb == CUT:
        return cut_objection(b, unit)
    if verb == BARRAGE:
        return barrage_objection(b, target)
    if verb == LINE:
        return line_card_objection(b, unit, amount)
    if verb == PLAY:
        return event_objection(b, amount, target, unit)
    if verb == DISCARD:
        return holding_objection(b, amount)
    if verb == INTERDICT:
        return interdict_objection(b)
    if verb == ACTIVATE or verb == REST:
        return naming_objection(b, unit, ACTIVATED if verb == REST else 0)
    if verb == DEPLOY:
        return deploy_objection(b, unit, target)
    if verb == PLACE:
        return placing_objection(b, b.decider, unit, target)
    if verb == BOMBARD:
        return bombard_objection(b, target, amount)
    if verb == BUY:
        return buy_objection(b, b.decider, unit, amount)
    return ALLOWED


def done_objection(b: Battle) -> Rule:
    """`done` ends a phase that may be ended: not one in which something must be chosen or placed."""
    if b.phase == BUYING:
        return done_buying_objection(b, b.decider)
    if b.phase == ACTIVATING or b.phase == RESTING:
        return ACTIVATION_NUMBER
    if b.phase in (BEGINNING, FORTIFYING, DEPLOYING, REINFORCING, COMMITTING, LOSING, OVER):
        return TURN_SEQUENCE
    return ALLOWED


def has_plan(b: Battle) -> bool:
    if b.phase == FORTIFYING:
        return next_planned(b, b.decider) >= 0
    if b.phase == BOMBARDING:
        return next_planned_bombardment(b) >= 0
    return b.phase == DEPLOYING and next_planned_unit(b, b.decider) >= 0


# -- soundness -----------------------------------------------------------------------------------------------------------
def broken(b: Battle) -> list[str]:
    """The invariants of §2c and common sense, for the fuzzer."""
    wrong: list[str] = []
    for sector in range(b.sectors):
        units = [u for u in range(b.units()) if b.at[u] == sector]
        name = notation.place_name(b, sector)
        if len(units) + b.elements(sector) > LIMIT:
            wrong.append(f"{name} holds more than four")
        if len({b.side[u] for u in units}) > 1:
            wrong.append(f"{name} holds units of both sides")
        if len(units) != b.stack[sector] or b.owner[sector] != (b.side[units[0]] if units else NOBODY):
            wrong.append(f"{name}: stack or owner out of step with the units")
    for stock in range(STOCKS):
        if b.stock[stock] < 0:
            wrong.append(f"stock {stock} is negative")
    if b.turn > 9:
        wrong.append("the game goes on after turn 9")
    if b.ground.cards:
        wrong += broken_decks(b)
    return wrong


def broken_decks(b: Battle) -> list[str]:
    """27 cards a side, each kind as often as in a full deck, and a discard for good that went rank by rank."""
    wrong: list[str] = []
    for side in range(2):
        piles = [b.cards[pile + side] for pile in (DECK, HAND, TEMPORARY, PERMANENT)]
        if sum(size(pile) for pile in piles) != DECK_SIZE or sum(piles) != FULL_DECK:
            wrong.append(f"side {side} has lost or gained a card")
        if any(copies(b.cards[KNOWN + side], card) > copies(b.cards[HAND + side], card) for card in range(JOKER + 1)):
            wrong.append(f"side {side} is known to hold a card that it does not hold")
        burnt = pile_of([card for card in range(int(b.cards[BURNING + side]) + 1, 11) for _ in range(2)])
        if b.cards[PERMANENT + side] not in (burnt, burnt + one(b.cards[BURNING + side])):
            wrong.append(f"side {side} has burnt cards out of turn")
    return wrong
