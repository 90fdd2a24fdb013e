"""Marmitages: what must always be true, for the fuzzer."""

from __future__ import annotations

from grognard.engine.cards import copies, one, pile_of, size
from grognard.engine.state import NOBODY
from grognard.games.marmitages.hand import DECK_SIZE, FULL_DECK
from grognard.games.marmitages.notation import place_name
from grognard.games.marmitages.state import (
    BURNING,
    DECK,
    HAND,
    JOKER,
    KNOWN,
    LIMIT,
    OVER,
    PERMANENT,
    STOCKS,
    TEMPORARY,
    Battle,
)
from grognard.games.marmitages.victory import attacker_is_gone


def broken(b: Battle) -> list[str]:
    """The invariants of §2c and common sense, for the fuzzer."""
    wrong: list[str] = []
    for sector in range(b.sectors):
        units = [u for u in range(b.units()) if b.at[u] == sector]
        name = place_name(b, sector)
        if len(units) + b.elements(sector) > LIMIT:
            wrong.append(f"{name} holds more than four")
        if len({b.side[u] for u in units}) > 1:
            wrong.append(f"{name} holds units of both sides")
        if len(units) != b.stack[sector] or b.owner[sector] != (b.side[units[0]] if units else NOBODY):
            wrong.append(f"{name}: stack or owner out of step with the units")
    for stock in range(STOCKS):
        if b.stock[stock] < 0:
            wrong.append(f"stock {stock} is negative")
    if b.turn > 0 and b.phase != OVER and attacker_is_gone(b):
        wrong.append("the attacker has no unit left, and the game goes on")
    if b.turn > 9:
        wrong.append("the game goes on after turn 9")
    if b.ground.cards:
        wrong += broken_decks(b)
    return wrong


def broken_decks(b: Battle) -> list[str]:
    """27 cards per side, each kind as often as in a full deck, and a discard for good that went rank by rank."""
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
