"""Walter Schnaffs: what a viewer may see, built by adding; and what he may imagine of the rest."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import Choices, amount_of, unit_of, verb_of
from grognard.engine.dice import Dice
from grognard.engine.state import Side
from grognard.games.walter_schnaffs.base.bidding import bid
from grognard.games.walter_schnaffs.base.turning import FIRST_ENTRY, turns_the_enemy
from grognard.games.walter_schnaffs.base.victory import points_of
from grognard.games.walter_schnaffs.levels import LEVELS, highest_level, lowest_level
from grognard.games.walter_schnaffs.notation import given_name, number_in_kind, place_name, unit_name
from grognard.games.walter_schnaffs.organisation import BASE_MM, ZONE_MM, is_fresh, men
from grognard.games.walter_schnaffs.purchase import GOODS, buy, offer_goods, unit_cost
from grognard.games.walter_schnaffs.state import (
    BEGINNING,
    BID,
    BIDDING,
    BOUGHT,
    BUYING,
    DEPLOYING,
    GRADES,
    IN_HAND,
    KEPT,
    KINDS,
    LEVEL,
    LOST,
    LOST_BASES,
    MARKS,
    NEVER,
    PHASES,
    PURSE,
    QUALITIES,
    REINFORCING,
    RIFLES,
    STREAM,
    TERRAINS,
    WIDTH,
    Battle,
)
from grognard.games.walter_schnaffs.vocabulary import DONE

GONE = {LOST: "lost", IN_HAND: "in-hand", KEPT: "kept", NEVER: "rejoined"}


# -- who sees what -----------------------------------------------------------------------------------------------------
def hides_army(b: Battle, side: Side, viewer: Side) -> bool:
    """A bought army is its owner's secret until the roles are known."""
    return side != viewer and b.ground.purses[side] > 0 and b.phase <= BIDDING


def sees(b: Battle, unit: i64, viewer: Side) -> bool:
    """All but empty places of the rolls, secret armies, and what the attacker has off the table."""
    side = b.side[unit]
    if (b.at[unit] == NEVER and not has_rejoined(b, unit)) or hides_army(b, side, viewer):
        return False
    off_table = b.at[unit] == IN_HAND or b.at[unit] == KEPT
    return not (off_table and side != viewer and side == b.attacker and b.phase > BIDDING)


def has_rejoined(b: Battle, unit: i64) -> bool:
    """A detachment that is one with its regiment again: no longer there, but the log names it."""
    return b.at[unit] == NEVER and b.regiment[unit] != unit


def view(b: Battle, viewer: Side) -> dict[str, Any]:
    return {
        "width": int(WIDTH),
        "scale": {"zone_mm": ZONE_MM, "base_mm": BASE_MM},
        "turn": int(b.turn),
        "countdown": int(b.countdown),
        "attacker": int(b.attacker) if b.phase > BIDDING else -1,
        "active": int(b.active),
        "phase": PHASES[b.phase],
        "grade": GRADES[b.grade],
        "origin": place_name(b, b.origin),
        "target": place_name(b, b.target),
        "units": [unit_view(b, u) for u in range(b.units()) if sees(b, u, viewer)],
        "zones": {place_name(b, z): zone for z in range(b.zones()) if (zone := zone_view(b, z))},
        "streams": stream_view(b),
        "sides": [side_view(b, side, viewer) for side in range(2)],
    }


def unit_view(b: Battle, unit: i64) -> dict[str, Any]:
    at = b.at[unit]
    shown: dict[str, Any] = {
        "id": int(unit),
        "name": unit_name(b, unit),
        "given": given_name(b, unit),
        "number": number_in_kind(b, unit),
        "side": int(b.side[unit]),
        "kind": KINDS[b.kind[unit]],
        "quality": QUALITIES[b.quality[unit]],
        "rifle": RIFLES[b.rifle[unit]],
        "bases": int(b.bases[unit]),
        "full": int(b.full[unit]),
        "to_come": int(b.absent[unit]),
        "men": int(men(b.kind[unit], b.bases[unit])),
        "worn": not b.is_gun(unit) and not is_fresh(b, unit),
        "at": place_name(b, at),
        "marks": [name for bit, name in enumerate(MARKS) if (b.marks[unit] >> bit) & 1],
    }
    if at < 0:
        shown["gone"] = GONE.get(at, "to-come")
    return shown


def zone_view(b: Battle, zone: i64) -> dict[str, Any]:
    """What a zone has besides units; empty when there is nothing."""
    shown: dict[str, Any] = {}
    if b.terrain[zone]:
        shown["terrain"] = TERRAINS[b.terrain[zone]]
    if b.struck[zone]:
        shown["struck"] = int(b.struck[zone])
    if b.has_attacked[zone]:
        shown["attacked"] = True
    return shown


def stream_view(b: Battle) -> list[dict[str, Any]]:
    """Each side of a zone a stream runs along, once: east and south of a zone."""
    return [
        {"a": place_name(b, z), "b": place_name(b, b.toward[z * 4 + d]), "bridge": b.streams[z * 4 + d] != STREAM}
        for z in range(b.zones())
        for d in (1, 2)
        if b.streams[z * 4 + d]
    ]


def side_view(b: Battle, side: i64, viewer: Side) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "lost": int(b.stock[LOST_BASES + side]),
        "bought": b.stock[BOUGHT + side] != 0,
        "level": LEVELS[b.stock[LEVEL + side]],
    }
    if b.phase > DEPLOYING:
        shown["points"] = int(points_of(b, side))
    if b.phase == BIDDING:
        shown["bid_made"] = b.stock[BID + side] != 0
    if side == viewer:
        shown["purse"] = int(b.stock[PURSE + side])
        if b.phase == BUYING:
            shown["prices"] = {GOODS.names[good]: int(GOODS.cost[good]) for good in range(GOODS.count())}
        if b.stock[BID + side]:
            shown["bid"] = LEVELS[b.stock[BID + side]]
    return shown


# -- imagining -----------------------------------------------------------------------------------------------------------
def imagine(b: Battle, viewer: Side, dice: Dice) -> Battle:
    """A clone in which what the viewer cannot know is drawn afresh: a bid, an army bought, units kept off the table."""
    guess = b.clone()
    for side in range(i64(2)):
        if side == viewer:
            continue
        if guess.phase == BIDDING and guess.stock[BID + side]:
            levels = highest_level(side) - lowest_level(side) + 1
            bid(guess, side, lowest_level(side) + dice.roll(levels) - 1)
        if guess.ground.purses[side] > 0 and BEGINNING < guess.phase <= BIDDING:
            imagine_army(guess, side, dice)
        if side == guess.attacker and (
            guess.phase == DEPLOYING or (guess.phase > DEPLOYING and turns_the_enemy(guess))
        ):
            imagine_kept(guess, side, dice)
    return guess


def imagine_army(b: Battle, side: Side, dice: Dice) -> None:
    """Another army for the same points: nothing at all if the opponent has yet to buy."""
    b.stock[PURSE + side] = b.ground.purses[side]
    if not b.stock[BOUGHT + side]:
        forget_units(b, side)
        return
    shop = Battle(b.ground)  # bought apart, for the places of the rolls are filled up and fixed
    shop.lay_out()
    shop.stock[PURSE + side] = b.ground.purses[side]
    shop.decider = side
    while True:
        choices = Choices()
        offer_goods(shop, choices)
        action = choices.actions[dice.roll(choices.count()) - 1]
        if verb_of(action) == DONE:
            break
        buy(shop, side, unit_of(action), amount_of(action))
    b.stock[PURSE + side] = shop.stock[PURSE + side]
    slots = [u for u in range(b.units()) if b.side[u] == side]
    for number, slot in enumerate(slots):
        write_roll(b, slot, shop, number)


def write_roll(b: Battle, slot: int, shop: Battle, number: int) -> None:
    """Puts the shop's unit of that number into a place of the rolls, or leaves the place empty."""
    bought = number < shop.units()
    b.kind = changed(b.kind, slot, shop.kind[number] if bought else 0)
    b.quality = changed(b.quality, slot, shop.quality[number] if bought else 0)
    b.rifle = changed(b.rifle, slot, shop.rifle[number] if bought else 0)
    b.full = changed(b.full, slot, shop.full[number] if bought else 0)
    b.bases[slot] = shop.full[number] if bought else 0
    b.at[slot] = IN_HAND if bought else NEVER


def changed(values: vec[i64], index: int, value: i64) -> vec[i64]:
    fresh = values[:]
    fresh[index] = value
    return fresh


def forget_units(b: Battle, side: Side) -> None:
    """Takes what a side has bought so far from the rolls: it is the last of the two that buys, or nobody has yet."""
    for unit in range(b.units()):
        if b.side[unit] == side and b.at[unit] == IN_HAND:
            b.at[unit] = NEVER
            b.full = changed(b.full, int(unit), 0)
            b.bases[unit] = 0


def imagine_kept(b: Battle, side: Side, dice: Dice) -> None:
    """What the attacker may have off the table: by the scenario's list, or anything his purse could still have bought.

    From his second turn on the dice have told how many units that is, and how many of them have just come.
    """
    off_table = [u for u in range(b.units()) if b.side[u] == side and b.at[u] in (IN_HAND, KEPT)]
    came = b.count(side, IN_HAND) if b.phase == REINFORCING else 0
    where = IN_HAND if b.phase == DEPLOYING else KEPT
    if b.ground.purses[side] > 0:
        off_table = buy_afresh(b, side, off_table, dice)
    for unit in off_table:
        b.at[unit] = where
    for _ in range(came):
        b.at[off_table.pop(int(dice.roll(i64(len(off_table)))) - 1)] = IN_HAND


def buy_afresh(b: Battle, side: Side, off_table: list[int], dice: Dice) -> list[int]:
    """Other units for what those on the table have left of the purse; gives their places in the rolls."""
    shown = [u for u in range(b.units()) if b.side[u] == side and b.at[u] != NEVER and u not in off_table]
    free = [u for u in range(b.units()) if b.side[u] == side and (b.at[u] == NEVER or u in off_table)]
    shop = Battle(b.ground)
    shop.lay_out()
    shop.stock[PURSE + side] = max(b.ground.purses[side] - sum(int(unit_cost(b, u)) for u in shown), 0)
    least, most = 0 if turns_the_enemy(b) else 1, len(free)
    if b.turn >= FIRST_ENTRY:
        least = most = len(off_table)
    elif b.phase != DEPLOYING:
        most = min(len(shown) // 2, len(free))
    cheapest = min(GOODS.cost)
    for number in range(most):
        budget = shop.stock[PURSE + side] - cheapest * max(least - number - 1, 0)
        affordable = [g for g in range(GOODS.count()) if GOODS.cost[g] <= budget]
        if not affordable:
            break
        buy(shop, side, affordable[dice.roll(i64(len(affordable))) - 1], 1)
    b.stock[PURSE + side] = shop.stock[PURSE + side]
    for number, slot in enumerate(free):
        write_roll(b, slot, shop, number)
    return free[: shop.units()]
