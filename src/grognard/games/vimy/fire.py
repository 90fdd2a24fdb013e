"""Vimy §9: the fire phase: shots one after the other, each resolved unit by unit. What may be shot at is in aiming.py."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices, pack, target_of, unit_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Side, Unit
from grognard.engine.tally import Tally
from grognard.games.vimy.aiming import (
    ANYWHERE,
    BEST_FACE,
    assaulted,
    column,
    distance_of_fire,
    firer_objection,
    is_target,
    kind_of,
    modifiers,
    mortar_reach,
    origin_of_fire,
    pimple_objection,
    shelter_of,
    target_objection,
    why_suppressed,
    why_test,
)
from grognard.games.vimy.barrage import stand_still
from grognard.games.vimy.board import Hex
from grognard.games.vimy.charts import INF_1, MG, NEVER, TANK_FIRE
from grognard.games.vimy.engagement import disengage
from grognard.games.vimy.hits import hit, least_to_hurt, tell_chart
from grognard.games.vimy.morale import DIE, test_morale
from grognard.games.vimy.rules import DISTANCE_COUNTED, FIXED_MARKS_REMOVED, FIXED_TARGET, PIMPLE, TRENCH_SCORE
from grognard.games.vimy.shelling import roll_on
from grognard.games.vimy.smoke import lay_smoke, lift_smoke, offer_smoke, smoke_objection
from grognard.games.vimy.state import (
    CANADIAN,
    FIRED,
    FIXED,
    GERMAN,
    MACHINE_GUN,
    MELEES,
    MORTAR,
    TANK,
    UNDER_FIRE,
    Battle,
)
from grognard.games.vimy.turn import decider_of, enter
from grognard.games.vimy.vocabulary import DONE, EV_FIRED, EV_PIMPLE, EV_UNFIXED, FIRE
from grognard.games.vimy.vocabulary import SMOKE as LAY_SMOKE


# -- offering ----------------------------------------------------------------------------------------------------------------
def reach(b: Battle, kind: i64) -> i64:
    """The farthest distance at which fire of that kind can do anything at all."""
    if kind == MORTAR:
        return mortar_reach(b)
    per_hex = b.charts.per_hex_between[kind]
    if per_hex <= 0:
        return ANYWHERE
    first: i64 = MG if kind == MACHINE_GUN else TANK_FIRE if kind == TANK else INF_1
    last: i64 = MG if kind == MACHINE_GUN else TANK_FIRE if kind == TANK else INF_1 + 3
    easiest: i64 = NEVER
    for chart_column in range(first, last + 1):
        for strength in range(i64(1), i64(5)):
            easiest = min(easiest, least_to_hurt(b, chart_column, strength))
    spare = BEST_FACE - b.charts.firer_higher - easiest
    return max(1, 1 + spare // per_hex)


def target_hexes(b: Battle, side: Side) -> vec[i64]:
    """Every hex in which fire of a side finds somebody, once."""
    found = vec[i64](capacity=64)
    for enemy in range(b.units()):
        if b.side[enemy] != side and b.at[enemy] >= 0 and is_target(b, NONE, enemy, 1):
            earlier = b.first[b.at[enemy]]
            while earlier != enemy and (b.side[earlier] == side or not is_target(b, NONE, earlier, 1)):
                earlier = b.next[earlier]
            if earlier == enemy:
                found = append(found, b.at[enemy])
    return found


def reaches(b: Battle) -> vec[i64]:
    """The reach of each kind of unit, worked out once for a table."""
    if len(b.ground.reaches) == 0:
        found = vec[i64]()
        for kind in range(TANK + 1):
            found = append(found, reach(b, kind))
        b.ground.reaches = found
    return b.ground.reaches


def offer_shots(b: Battle, unit: Unit, targets: vec[i64], farthest: i64, choices: Choices | None) -> bool:
    """Offers the shots of one unit; without choices to fill it stops at the first. Returns whether there are any."""
    if unit != NONE and assaulted(b, unit):
        if target_objection(b, unit, b.at[unit]) != ALLOWED:
            return False
        if choices is not None:
            choices.offer(pack(FIRE, unit=unit, target=b.at[unit]))
        return True
    any_shot = False
    across = b.board.hexes.across
    here = across[origin_of_fire(b, unit)]
    for target in targets:
        away = across[target] - here
        if -farthest <= away <= farthest and distance_of_fire(b, unit, target) <= farthest:
            if target_objection(b, unit, target) == ALLOWED:
                if choices is None:
                    return True
                choices.offer(pack(FIRE, unit=unit, target=target))
                any_shot = True
    return any_shot


def can_fire(b: Battle, side: Side) -> bool:
    """Whether any shot or smoke is left; asked of the decider."""
    targets = target_hexes(b, side)
    farthest = reaches(b)
    for unit in range(b.units()):
        if b.side[unit] == side and firer_objection(b, unit) == ALLOWED:
            if offer_shots(b, unit, targets, farthest[b.kind[unit]], None):
                return True
            if b.ground.smoke and b.kind[unit] == MORTAR and not assaulted(b, unit):
                return True
    return pimple_objection(b) == ALLOWED and offer_shots(b, NONE, targets, farthest[MACHINE_GUN], None)


# -- the shot ----------------------------------------------------------------------------------------------------------------
def shoot(b: Battle, unit: Unit, hex_: Hex) -> None:
    """FIRE_AT_EACH_UNIT: every target in the hex comes under fire; `next_target` takes them one by one."""
    distance = distance_of_fire(b, unit, hex_)
    side = GERMAN if unit == NONE else b.side[unit]
    if unit == NONE:
        b.pimple_fired = 1
        b.note(EV_PIMPLE, side=side, target=hex_, amount=distance, rule=PIMPLE)
    else:
        b.marks[unit] |= FIRED
        b.note(EV_FIRED, side=side, unit=unit, origin=b.at[unit], target=hex_, amount=distance)
    b.shooter = unit
    b.shot_at = hex_
    enemy = b.first[hex_]
    while enemy != NONE:
        if b.side[enemy] != side and is_target(b, unit, enemy, distance):
            b.marks[enemy] |= UNDER_FIRE
        enemy = b.next[enemy]


def first_under_fire(b: Battle) -> Unit:
    """The next target of the shot under way, NONE when all have had their share."""
    target = b.first[b.shot_at]
    while target != NONE and not b.marked(target, UNDER_FIRE):
        target = b.next[target]
    return target


def next_target(b: Battle, dice: Dice) -> None:
    """One unit under fire; with none left the shot is over."""
    target = first_under_fire(b)
    if target == NONE:
        disengage(b, b.shot_at)
        b.shooter = NONE
        b.shot_at = NONE
        return
    b.marks[target] &= ~UNDER_FIRE
    fire_at(b, b.shooter, target, dice)


def fire_score(b: Battle, unit: Unit, enemy: Unit, distance: i64, dice: Dice, tally: Tally) -> None:
    """The die and all modifiers against one unit, and the numbers it is read by."""
    tally.tell(DISTANCE_COUNTED, "distance", distance)
    tell_chart(b, enemy, column(b, unit), shelter_of(b, unit, enemy, distance), tally)
    tally.roll(TRENCH_SCORE, DIE, dice)
    modifiers(b, unit, b.at[enemy], distance, tally)
    if b.marked(enemy, FIXED):
        tally.add(FIXED_TARGET, -b.charts.target_fixed)


def fire_at(b: Battle, unit: Unit, enemy: Unit, dice: Dice) -> None:
    """One unit's share of a shot: loss first, then morale."""
    distance = distance_of_fire(b, unit, b.at[enemy])
    lost: i64 = 0
    morale = b.tally()
    suppressed = why_suppressed(b, unit, enemy, distance)
    if suppressed != ALLOWED:
        morale.tell(suppressed, "suppression", distance)
    else:
        tally = b.tally()
        fire_score(b, unit, enemy, distance, dice, tally)
        lost = hit(b, enemy, column(b, unit), shelter_of(b, unit, enemy, distance), tally)
    if b.at[enemy] < 0:
        return
    why = why_test(b, unit, distance, lost)
    if why != ALLOWED:
        gun = unit if kind_of(b, unit) == MACHINE_GUN and distance <= 1 else NONE
        test_morale(b, enemy, lost, why, gun, False, dice, morale)


# -- the phase -------------------------------------------------------------------------------------------------------------
def open_fire(b: Battle, dice: Dice) -> None:
    """The barrage comes before all other fire of the Canadian player; smoke lifts that the side laid a turn ago."""
    b.opened = 1
    b.pimple_fired = 0
    lift_smoke(b, b.decider)
    if b.decider == CANADIAN:
        roll_on(b, dice)


def end_fire(b: Battle) -> None:
    """The side that fired sheds its marks. STANDING_BARRAGE: the barrage stands on the line it has reached."""
    side: Side = 1 - b.active
    if side == CANADIAN:
        stand_still(b)
    unfixed: i64 = 0
    for unit in range(b.units()):
        if b.side[unit] == side and b.marks[unit] & FIXED:
            b.marks[unit] &= ~FIXED
            unfixed += 1
    if unfixed > 0:
        b.note(EV_UNFIXED, side=side, amount=unfixed, rule=FIXED_MARKS_REMOVED)
    enter(b, MELEES)


def fire_objection(b: Battle, action: Action) -> Rule:
    unit, target = unit_of(action), target_of(action)
    firer = firer_objection(b, unit)
    if firer != ALLOWED:
        return firer
    return smoke_objection(b, unit, target) if verb_of(action) == LAY_SMOKE else target_objection(b, unit, target)


class Firing(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([FIRE, LAY_SMOKE, DONE])

    def side(self, b: Battle) -> Side:
        return decider_of(b)

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = self.side(b)
        if not b.opened:
            open_fire(b, dice)
            return False
        if can_fire(b, b.decider):
            return True
        end_fire(b)
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        """Each firer is judged once, and only hexes with targets within its reach are tried: for speed."""
        choices.offer(pack(DONE))
        targets = target_hexes(b, b.decider)
        farthest = reaches(b)
        for unit in range(b.units()):
            if b.side[unit] == b.decider and firer_objection(b, unit) == ALLOWED:
                offer_shots(b, unit, targets, farthest[b.kind[unit]], choices)
                if b.ground.smoke and b.kind[unit] == MORTAR:
                    offer_smoke(b, unit, choices)
        if pimple_objection(b) == ALLOWED:
            offer_shots(b, NONE, targets, farthest[MACHINE_GUN], choices)

    def objection(self, b: Battle, action: Action) -> Rule:
        return ALLOWED if verb_of(action) == DONE else fire_objection(b, action)

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        verb = verb_of(action)
        if verb == FIRE:
            shoot(b, unit_of(action), target_of(action))
        elif verb == LAY_SMOKE:
            lay_smoke(b, unit_of(action), target_of(action))
        else:
            end_fire(b)
