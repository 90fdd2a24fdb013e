"""Bretzel Krieg !, air support and anti-aircraft fire: bought in secret, shown when used."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import NONE, Choices, pack
from grognard.engine.dice import Dice, chart
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side, Unit
from grognard.engine.tally import Tally
from grognard.games.bretzel_krieg.fire import strike
from grognard.games.bretzel_krieg.ground import Place, distance2, place_of
from grognard.games.bretzel_krieg.movement import forget_reaches
from grognard.games.bretzel_krieg.recruitment import may_have_air_goods
from grognard.games.bretzel_krieg.rules import AIR_RADIUS, AIR_SPENT, AIR_STRENGTHS, FLAK, ON_THE_TABLE
from grognard.games.bretzel_krieg.state import (
    AIR,
    ALLOTTING,
    ANSWERING,
    BOMBED,
    BOMBING,
    COMMANDING,
    DESIGNATING,
    FIRING,
    FLAK_ASSET,
    GOODS_LEFT,
    GOODS_USED,
    MOVING,
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


def allows_air(phase: i64) -> bool:
    """AIR_ANY_TIME: whenever the player whose turn it is decides something, but not in the middle of a combat."""
    return phase == COMMANDING or phase == ALLOTTING or phase == DESIGNATING or phase == MOVING or phase == FIRING


def air_left(b: Battle, side: Side, strength: i64) -> i64:
    return b.stock[GOODS_LEFT + 2 * (AIR + strength - WEAKEST) + side]


def flak_left(b: Battle, side: Side, strength: i64) -> i64:
    return b.stock[GOODS_LEFT + 2 * (FLAK_ASSET + strength - WEAKEST) + side]


def air_objection(b: Battle, strength: i64, place: Place) -> Rule:
    """AIR_STRENGTHS: 2, 3 or 4 dice, if the side holds such an attack: AIR_SPENT."""
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
        if air_left(b, b.active, strength) > 0:
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


def next_to_answer(b: Battle) -> Side:
    return 1 - b.active if may_have_air_goods(b, 1 - b.active) else NOBODY


def flak_objection(b: Battle, strength: i64) -> Rule:
    if strength < 2 or strength > 4 or flak_left(b, b.decider, strength) < 1:
        return AIR_SPENT
    return ALLOWED


def offer_flak(b: Battle, choices: Choices) -> None:
    choices.offer(pack(DONE))
    for strength in range(WEAKEST, 5):
        if flak_left(b, b.decider, strength) > 0:
            choices.offer(pack(FLAK_VERB, amount=strength))


def throw_flak(strength: i64, dice: Dice, tally: Tally) -> None:
    """FLAK: one die, its efficiency or less drives the attack off."""
    tally.roll(FLAK, FLAK_CHARTS[strength - WEAKEST], dice)


def answer(b: Battle, strength: i64, dice: Dice) -> None:
    """The asset is spent whether it drives the attack off or not."""
    side = b.decider
    good = FLAK_ASSET + strength - WEAKEST
    b.stock[GOODS_LEFT + 2 * good + side] -= 1
    b.stock[GOODS_USED + 2 * good + side] += 1
    tally = Tally()
    throw_flak(strength, dice, tally)
    if tally.total > 0:
        b.note(EV_FLAK_HIT, side=side, target=b.air_at, amount=strength, rule=FLAK)
        b.phase = b.resume
    else:
        b.note(EV_FLAK_MISSED, side=side, target=b.air_at, amount=strength, rule=FLAK)
        open_bombing(b)


def open_bombing(b: Battle) -> None:
    """AIR_RADIUS: all units, friend and foe, within 1 UD of the point when the attack comes."""
    for unit in range(b.units()):
        if under_attack(b, unit, b.air_at):
            b.marks[unit] |= BOMBED
    b.firer = NONE
    b.phase = BOMBING


def under_attack(b: Battle, unit: Unit, place: Place) -> bool:
    return b.at[unit] >= 0 and distance2(b.at[unit], place) <= 100


def bomb_next(b: Battle, dice: Dice) -> bool:
    """The next unit under attack; False when all have been struck."""
    for unit in range(b.units()):
        if b.marks[unit] & BOMBED:
            b.marks[unit] &= ~BOMBED
            b.note(EV_BOMBED, side=b.side[unit], unit=unit, target=b.at[unit], amount=b.air_dice, rule=AIR_RADIUS)
            strike(b, NONE, unit, b.air_dice, dice)
            return True
    forget_reaches(b)
    return False
