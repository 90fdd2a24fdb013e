"""Bretzel Krieg !, air support and anti-aircraft fire: bought in secret, shown when used."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices, amount_of, pack, target_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice, chart
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side, Unit
from grognard.engine.tally import Tally
from grognard.games.bretzel_krieg.fire import strike
from grognard.games.bretzel_krieg.ground import Place, distance2, place_of
from grognard.games.bretzel_krieg.notation import place_name
from grognard.games.bretzel_krieg.recruitment import may_have_air_goods
from grognard.games.bretzel_krieg.rules import (
    AIR_ANY_TIME,
    AIR_RADIUS,
    AIR_SPENT,
    AIR_STRENGTHS,
    AIR_SUPPORT,
    FLAK,
    ON_THE_TABLE,
)
from grognard.games.bretzel_krieg.state import (
    AIR,
    ANSWERING,
    BOMBED,
    BOMBING,
    FLAK_ASSET,
    GOODS_LEFT,
    GOODS_USED,
    WEAKEST,
    Battle,
)
from grognard.games.bretzel_krieg.vocabulary import AIR as AIR_VERB
from grognard.games.bretzel_krieg.vocabulary import (
    DONE,
    EV_AIR_ATTACK,
    EV_BOMBED,
    EV_FLAK_HIT,
    EV_FLAK_MISSED,
)
from grognard.games.bretzel_krieg.vocabulary import FLAK as FLAK_VERB

# What each face of the die of anti-aircraft fire is worth, by its efficiency from 2: 1 drives the attack off.
FLAK_CHARTS: Final = vec[vec[i64]]([chart(1, 1, 0, 0, 0, 0), chart(1, 1, 1, 0, 0, 0), chart(1, 1, 1, 1, 0, 0)])


def air_left(b: Battle, side: Side, strength: i64) -> i64:
    return b.stock[GOODS_LEFT + 2 * (AIR + strength - WEAKEST) + side]


def flak_left(b: Battle, side: Side, strength: i64) -> i64:
    return b.stock[GOODS_LEFT + 2 * (FLAK_ASSET + strength - WEAKEST) + side]


def air_objection(b: Battle, strength: i64, place: Place) -> Rule:
    """AIR_STRENGTHS: 2, 3 or 4 dice, if the side holds such an attack: AIR_SPENT."""
    if not b.ground.air:
        return AIR_SUPPORT
    if strength < 2 or strength > 4:
        return AIR_STRENGTHS
    if air_left(b, b.active, strength) < 1:
        return AIR_SPENT
    return ALLOWED if b.terrain.on_table(place & 0xFF, place >> 8) else ON_THE_TABLE


def offer_air(b: Battle, choices: Choices) -> None:
    """On every enemy, and between every two that one attack can reach; any other point of the table is legal too."""
    side = b.active
    if air_left(b, side, 2) + air_left(b, side, 3) + air_left(b, side, 4) == 0:
        return
    for unit in range(b.units()):
        at = b.at[unit]
        if at >= 0 and b.side[unit] != side:
            offer_attacks(b, at, choices)
            for other in range(unit):
                too = b.at[other]
                if too >= 0 and b.side[other] != side:
                    middle = place_of(((at & 0xFF) + (too & 0xFF)) // 2, ((at >> 8) + (too >> 8)) // 2)
                    if distance2(at, middle) <= 100 and distance2(too, middle) <= 100 and not b.taken(middle):
                        offer_attacks(b, middle, choices)


def offer_attacks(b: Battle, place: Place, choices: Choices) -> None:
    for strength in range(WEAKEST, 5):
        if air_objection(b, strength, place) == ALLOWED:
            choices.offer(pack(AIR_VERB, target=place, amount=strength))


def attack_from_the_air(b: Battle, strength: i64, place: Place) -> None:
    """Declared; the opponent answers if he may hold an anti-aircraft asset, and is never asked by what he really holds."""
    side = b.active
    good = AIR + strength - WEAKEST
    b.stock[GOODS_LEFT + 2 * good + side] -= 1
    b.stock[GOODS_USED + 2 * good + side] += 1
    b.note(EV_AIR_ATTACK, side=side, target=place, amount=strength, rule=AIR_STRENGTHS)
    b.air_at = place
    b.air_dice = strength
    b.resume = b.phase
    b.phase = ANSWERING


class WithAircraft(Decision[Battle]):
    """AIR_ANY_TIME: a decision of the player whose turn it is, outside a combat; he may send aircraft instead."""

    def __init__(self, decision: Decision[Battle]) -> None:
        super().__init__([AIR_VERB])
        self.verbs |= decision.verbs
        self.decision = decision

    def side(self, b: Battle) -> Side:
        return self.decision.side(b)

    def asks(self, b: Battle, dice: Dice) -> bool:
        return self.decision.asks(b, dice)

    def offer(self, b: Battle, choices: Choices) -> None:
        self.decision.offer(b, choices)
        offer_air(b, choices)

    def objection(self, b: Battle, action: Action) -> Rule:
        if verb_of(action) == AIR_VERB:
            return air_objection(b, amount_of(action), target_of(action))
        return self.decision.objection(b, action)

    def unfinished(self, b: Battle) -> Rule:
        return self.decision.unfinished(b)

    def cause(self, b: Battle, action: Action) -> Rule:
        if verb_of(action) == AIR_VERB:
            return AIR_ANY_TIME if b.ground.air else AIR_SUPPORT
        return self.decision.cause(b, action)

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == AIR_VERB:
            attack_from_the_air(b, amount_of(action), target_of(action))
        else:
            self.decision.carry_out(b, action, dice)

    def prompt(self, b: Battle) -> dict[str, Any]:
        return self.decision.prompt(b)


# -- the answer --------------------------------------------------------------------------------------------------------
def next_to_answer(b: Battle) -> Side:
    return 1 - b.active if may_have_air_goods(b, 1 - b.active) else NOBODY


def flak_objection(b: Battle, strength: i64) -> Rule:
    if strength < 2 or strength > 4 or flak_left(b, b.decider, strength) < 1:
        return AIR_SPENT
    return ALLOWED


def throw_flak(strength: i64, dice: Dice, tally: Tally) -> None:
    """FLAK: one die, its efficiency or less drives the attack off."""
    tally.roll(FLAK, FLAK_CHARTS[strength - WEAKEST], dice)


def answer(b: Battle, strength: i64, dice: Dice) -> None:
    """The asset is spent whether it drives the attack off or not."""
    side = b.decider
    good = FLAK_ASSET + strength - WEAKEST
    b.stock[GOODS_LEFT + 2 * good + side] -= 1
    b.stock[GOODS_USED + 2 * good + side] += 1
    tally = b.tally()
    tally.tell(FLAK, "efficiency", strength)
    throw_flak(strength, dice, tally)
    if tally.total > 0:
        b.note(EV_FLAK_HIT, side=side, target=b.air_at, amount=strength, rule=FLAK, tally=tally)
        b.phase = b.resume
    else:
        b.note(EV_FLAK_MISSED, side=side, target=b.air_at, amount=strength, rule=FLAK, tally=tally)
        open_bombing(b)


class Answering(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([FLAK_VERB, DONE], FLAK)

    def side(self, b: Battle) -> Side:
        return 1 - b.active

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = next_to_answer(b)
        if b.decider != NOBODY:
            return True
        open_bombing(b)
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        choices.offer(pack(DONE))
        for strength in range(WEAKEST, 5):
            if flak_objection(b, strength) == ALLOWED:
                choices.offer(pack(FLAK_VERB, amount=strength))

    def objection(self, b: Battle, action: Action) -> Rule:
        return ALLOWED if verb_of(action) == DONE else flak_objection(b, amount_of(action))

    def cause(self, b: Battle, action: Action) -> Rule:
        """No attack waits for an answer, or it has had the one."""
        return FLAK if b.ground.air else AIR_SUPPORT

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == DONE:
            open_bombing(b)
        else:
            answer(b, amount_of(action), dice)

    def prompt(self, b: Battle) -> dict[str, Any]:
        return {"target": place_name(b, b.air_at), "dice": int(b.air_dice)}


# -- the bombs ---------------------------------------------------------------------------------------------------------
def open_bombing(b: Battle) -> None:
    """AIR_RADIUS: all units, friend and foe, within 1 UD of the point when the attack comes."""
    for unit in range(b.units()):
        if under_attack(b, unit, b.air_at):
            b.marks[unit] |= BOMBED
    b.firer = NONE
    b.phase = BOMBING


def under_attack(b: Battle, unit: Unit, place: Place) -> bool:
    return b.at[unit] >= 0 and distance2(b.at[unit], place) <= 100


def bomb(b: Battle, unit: Unit) -> None:
    """AIR_STRENGTHS: every unit under the attack faces all its dice."""
    told = b.tally()
    told.tell(AIR_STRENGTHS, "air-dice", b.air_dice)
    place = b.at[unit]
    b.note(EV_BOMBED, side=b.side[unit], unit=unit, target=place, amount=b.air_dice, rule=AIR_RADIUS, tally=told)


def bomb_next(b: Battle, dice: Dice) -> bool:
    """The next unit under attack; False when all have been struck."""
    for unit in range(b.units()):
        if b.marks[unit] & BOMBED:
            b.marks[unit] &= ~BOMBED
            bomb(b, unit)
            strike(b, NONE, unit, b.air_dice, dice)
            return True
    b.forget_reaches()
    return False


class Bombing(Decision[Battle]):
    """Nobody decides: one unit after the other is struck, and its owner chooses its retreat."""

    def __init__(self) -> None:
        super().__init__([])

    def asks(self, b: Battle, dice: Dice) -> bool:
        if not bomb_next(b, dice):
            b.phase = b.resume
        return False
