"""Vimy Ridge: the order of battle."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from grognard.books.files import convert, parse_toml
from grognard.games.vimy.scenario.files import Division, SideKey, room

COUNTERS = [("infantry", "infantry"), ("machine-gun", "machine_guns"), ("mortar", "mortars"), ("tank", "tanks")]


class Formation(Struct, forbid_unknown_fields=True):
    name: str
    side: SideKey
    division: Division
    regiment: str = ""
    battalion: str = ""
    reserve: bool = False
    infantry: list[str] = []
    machine_guns: list[str] = []
    mortars: list[str] = []
    tanks: list[str] = []


class OrderOfBattle(Struct, forbid_unknown_fields=True):
    """ORDER_OF_BATTLE; BRIGADES_LEFT_OUT have no entry. THIRD_BATTALIONS are those on the reinforcement track."""

    formation: list[Formation]


@cache
def order_of_battle() -> OrderOfBattle:
    text = (room() / "order-of-battle.toml").read_text("utf-8")
    return convert(parse_toml(text, "order-of-battle.toml"), OrderOfBattle, "order-of-battle.toml", text)
