"""A table at which a fight has just been fought."""

from __future__ import annotations

from typing import Any

from grognard.engine.dice import SeededDice
from tests.server.house import Client, House, Table

FIGHTING = ("assault", "attack", "fire", "melee")
FIGHTS = ("attack", "volley", "fired", "hit", "missed", "melee")
BATTLES = {  # a scenario of each game, and a rule that every fight of it names
    "marmitages": ("cambrai-1917", "infantry-point"),
    "walter-schnaffs": ("wissembourg-1870", "dice-by-fives"),
    "bretzel-krieg": ("sedan-1940", "range-column"),
    "vimy": ("hill-145-1917", "fire-chart"),
}


HUMANS = [{"player": "human", "name": ""}] * 2


def fought(house: House, game: str, seed: int) -> tuple[Table, dict[str, Any]]:
    """A table at one screen, and the entry of its log; a game that ended without a fight is followed by another."""
    for dice in (SeededDice(seed + attempt) for attempt in range(20)):
        table = house.table(game=game, scenario=BATTLES[game][0], seats=HUMANS, hotseat=True)
        with table.sit(0) as player:
            player.settle()
            if entry := first_fight(table, player, dice):
                return table, entry
    raise AssertionError("no fight in twenty games")


def first_fight(table: Table, player: Client, dice: SeededDice) -> dict[str, Any] | None:
    """Both sides are played at random, fights first, until dice have fallen in one."""
    while player.position["outcome"] is None:
        for entry in table.ask("log", table.tokens[0])[-1:]:
            if entry.get("dice") and any(event["key"] in FIGHTS for event in entry["events"]):
                return dict(entry)
        while not player.position["legal"]:
            player.next()  # what follows by itself is still on its way
        legal = [str(action["text"]) for action in player.position["legal"]]
        ready = [action for action in legal if action.split()[0] in FIGHTING]
        player.act((ready or legal)[dice.roll(len(ready or legal)) - 1])
    return None
