"""Marmitages: what a viewer may see, built by adding; and what he may imagine of the rest."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from grognard.engine.actions import Choices, amount_of, unit_of, verb_of
from grognard.engine.cards import cards_of, size
from grognard.engine.dice import Dice
from grognard.engine.judgement import Weighed
from grognard.engine.state import Side
from grognard.games.marmitages.assault import commit, offer_commitments
from grognard.games.marmitages.hand import imagine_hand
from grognard.games.marmitages.judgement.assault import weigh_commitments
from grognard.games.marmitages.lines import in_action, is_behind, line_of
from grognard.games.marmitages.notation import number_in_kind, place_name, unit_name
from grognard.games.marmitages.purchase import buy, forget_purchases, offer_goods
from grognard.games.marmitages.state import (
    ACTIVATED,
    ASSAULTED,
    BARRED,
    BID_GAS,
    BID_MADE,
    BID_PLANES,
    BID_SHELLS,
    BOGGED,
    BOMBARDED,
    BOUGHT,
    BURNING,
    BUYING,
    CARD_NAMES,
    COMMITTING,
    DECK,
    ELEMENTS,
    ELEMENTS_LEFT,
    FOUGHT,
    GAS,
    GRADES,
    HAND,
    HAS_ASSAULTED,
    IN_HAND,
    KINDS,
    LAST_SHELLS,
    LINE_MARKS,
    MOVED,
    MUTINOUS,
    NO_AMMUNITION,
    NO_LINE,
    NO_SUPPLY,
    PERMANENT,
    PHASES,
    PLANES,
    PURSE,
    QUALITIES,
    SHELLS,
    TEMPORARY,
    TO_COME,
    Battle,
)
from grognard.games.marmitages.victory import losses_of
from grognard.games.marmitages.vocabulary import DONE, WITH_GAS, WITH_PLANE


def hides_army(b: Battle, side: Side, viewer: Side) -> bool:
    """While armies are bought, each side sees only its own."""
    return b.phase == BUYING and side != viewer


def view(b: Battle, viewer: Side) -> dict[str, Any]:
    return {
        "width": int(b.width),
        "turn": int(b.turn),
        "turns": 9,
        "attacker": int(b.attacker),
        "active": int(b.active),
        "phase": PHASES[b.phase],
        "grade": GRADES[b.grade],
        "origin": place_name(b, b.origin),
        "target": place_name(b, b.target),
        "units": [unit_view(b, u, id) for id, u in enumerate(seen_units(b, viewer))],
        "sectors": {place_name(b, s): sector for s in range(b.sectors) if (sector := sector_view(b, s))},
        "sides": [side_view(b, side, viewer) for side in range(2)],
        **(
            {"line": int(b.battle_line) + 1, "cards": [cards_view(b, s, viewer) for s in range(2)]}
            if b.ground.cards
            else {}
        ),
    }


def seen_units(b: Battle, viewer: Side) -> list[int]:
    """All units, but for an army being bought in secret: it must not show even in the numbers of the others."""
    return [int(u) for u in range(b.units()) if not hides_army(b, b.side[u], viewer)]


MARKS = [
    (BOGGED, "bogged"),
    (MOVED, "moved"),
    (FOUGHT, "fought"),
    (ASSAULTED, "assaulted"),
    (NO_AMMUNITION, "no-ammunition"),
    (NO_SUPPLY, "no-supply"),
    (MUTINOUS, "mutinous"),
]


def line_marks(b: Battle, unit: i64) -> list[str]:
    """Whether a unit acts with the line in play, or its line has been played without activating it."""
    if in_action(b, unit):
        return ["active"]
    passed = b.battle_line != NO_LINE and not is_behind(b, line_of(b, unit))
    return ["idle"] if passed and not b.marks[unit] & ACTIVATED else []


def cards_view(b: Battle, side: i64, viewer: Side) -> dict[str, Any]:
    """CARD_SECRECY: counts, discards and the burning rank for everybody, the hand for its owner."""
    shown: dict[str, Any] = {
        "deck": int(size(b.cards[DECK + side])),
        "hand": int(size(b.cards[HAND + side])),
        "temporary": card_names(b.cards[TEMPORARY + side]),
        "permanent": card_names(b.cards[PERMANENT + side]),
        "burning": CARD_NAMES[b.cards[BURNING + side]],
    }
    if side == viewer:
        shown["cards"] = card_names(b.cards[HAND + side])
    return shown


def card_names(pile: i64) -> list[str]:
    return [CARD_NAMES[card] for card in cards_of(pile)]


def unit_view(b: Battle, unit: i64, id: int) -> dict[str, Any]:
    at = b.at[unit]
    shown: dict[str, Any] = {
        "id": id,
        "name": unit_name(b, unit),
        "given": b.ground.names[unit] if unit < len(b.ground.names) else "",
        "number": number_in_kind(b, unit),
        "side": int(b.side[unit]),
        "kind": KINDS[b.kind[unit]],
        "quality": QUALITIES[b.quality[unit]],
        "attacking": QUALITIES[b.quality_attacking[unit]],
        "defending": QUALITIES[b.quality_defending[unit]],
        "at": place_name(b, at),
        "marks": [name for bit, name in MARKS if b.marks[unit] & bit],
    }
    if b.marks[unit] & LINE_MARKS:
        shown["marks"] += line_marks(b, unit)
    if at < 0:
        shown["gone"] = "in-hand" if at == IN_HAND else "to-come" if at == TO_COME else "lost"
    return shown


def sector_view(b: Battle, sector: i64) -> dict[str, Any]:
    """What lies in a sector besides units; empty when there is nothing."""
    shown: dict[str, Any] = {}
    for name, count in (("wire", b.wire[sector]), ("trench", b.trench[sector]), ("fort", b.fort[sector])):
        if count:
            shown[name] = int(count)
    signs = b.signs[sector]
    for name, present in (
        ("difficult", b.difficult[sector] != 0),
        ("bombarded", signs & BOMBARDED != 0),
        ("assaulted", signs & HAS_ASSAULTED != 0),
        ("barred-0", signs & BARRED != 0),
        ("barred-1", signs & (BARRED << 1) != 0),
    ):
        if present:
            shown[name] = True
    return shown


def side_view(b: Battle, side: i64, viewer: Side) -> dict[str, Any]:
    shown: dict[str, Any] = {"lost": int(losses_of(b, side)), "bought": b.stock[BOUGHT + side] != 0}
    if hides_army(b, side, viewer):
        return shown
    shown["shells"] = int(b.stock[SHELLS + side])
    shown["gas"] = int(b.stock[GAS + side])
    shown["aviation"] = int(b.stock[PLANES + side])
    shown["last-shells"] = b.stock[LAST_SHELLS + side] != 0
    shown["points"] = int(b.stock[PURSE + side])
    shown["left"] = {ELEMENTS[e]: int(b.stock[ELEMENTS_LEFT + 2 * e + side]) for e in range(3)}
    if b.phase == COMMITTING:
        shown["committed"] = b.stock[BID_MADE + side] != 0
        if side == viewer and b.stock[BID_MADE + side]:
            shown["commitment"] = {
                "shells": int(b.stock[BID_SHELLS + side]),
                "gas": int(b.stock[BID_GAS + side]),
                "aviation": int(b.stock[BID_PLANES + side]),
            }
    return shown


# -- imagining -------------------------------------------------------------------------------------------------------
def imagine(b: Battle, viewer: Side, dice: Dice) -> Battle:
    """A clone in which what the viewer cannot know is drawn afresh: the opponent's commitment, his purchases, his hand."""
    guess = b.clone()
    for side in range(i64(2)):
        if side == viewer:
            continue
        if guess.phase == COMMITTING and guess.stock[BID_MADE + side]:
            imagine_commitment(guess, side, dice)
        elif guess.phase == BUYING:
            imagine_army(guess, side, dice)
        if guess.ground.cards:
            imagine_hand(guess, side, dice)
    return guess


def imagine_commitment(b: Battle, side: Side, dice: Dice) -> None:
    """As a rule what a sensible opponent commits, by the mix that nobody can exploit; one time in four anything he could."""
    decider = b.decider
    b.decider = side
    weighed = Weighed()
    if dice.roll(4) > 1:
        weigh_commitments(b, Choices(), weighed)
        action = weighed.actions[weighed.drawn(dice)]
    else:
        offer_commitments(b, weighed)
        action = weighed.actions[dice.roll(weighed.count()) - 1]
    extras = unit_of(action)
    commit(b, side, amount_of(action), extras & WITH_GAS, (extras & WITH_PLANE) >> 1)
    b.decider = decider


def imagine_army(b: Battle, side: Side, dice: Dice) -> None:
    """Another army for the same points: nothing at all if the opponent has yet to buy."""
    forget_purchases(b, side)
    if not b.stock[BOUGHT + side]:
        return
    decider = b.decider
    b.decider = side
    while True:
        choices = Choices()
        offer_goods(b, choices)
        action = choices.actions[dice.roll(choices.count()) - 1]
        if verb_of(action) == DONE:
            break
        buy(b, side, unit_of(action), amount_of(action))
    b.decider = decider
