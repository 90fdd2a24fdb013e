"""Illegal, stale and foreign actions in every game: none is carried out, each is answered by a reason in both languages."""

from __future__ import annotations

import random
from typing import Any

from siege.barracks import Barracks
from siege.count import Count, Report
from tests.server.house import Client, Table, play_on, seated
from tests.server.unlawful import KINDS, Forger, is_refusal, saved

AT_ONCE = 50
ROUND = 500  # unlawful actions between two stretches of play
STRETCH = 9  # lawful ones
MOST_A_TABLE = 5_000

BATTLES: list[dict[str, Any]] = [
    {"game": "marmitages", "scenario": "belleau-wood-1918"},
    {"game": "marmitages", "scenario": "belleau-wood-1918", "options": {"cards": True}},
    {"game": "walter-schnaffs", "scenario": "wissembourg-1870"},
    {"game": "bretzel-krieg", "scenario": "sedan-1940"},
    {"game": "vimy", "scenario": "hill-145-1917"},
]


def attack(report: Report, house: Barracks, wanted: int, seed: int) -> None:
    count = report.begin("illegal, stale and foreign actions", wanted)
    luck = random.Random(seed)
    executed = 0
    while count.made < wanted:
        for battle in BATTLES:
            executed += one_table(report, count, house, battle, min(wanted // len(BATTLES), MOST_A_TABLE), luck)
    count.figure = f"{executed} carried out"


def one_table(
    report: Report, count: Count, house: Barracks, battle: dict[str, Any], wanted: int, luck: random.Random
) -> int:
    """Rounds of unlawful actions at one table; returns how many were carried out."""
    table, first, second = seated(house, **battle)
    forger = Forger(battle, luck)
    executed = 0
    with first, second, table.look() as spectator:
        clients = [first, second, spectator]
        for _ in range(max(1, wanted // ROUND)):
            play_on(clients, STRETCH, luck)
            if first.position["decider"] < 0:
                break
            for client in clients:
                client.settle(0.02)
            executed += one_round(report, count, table, clients, forger, min(wanted, ROUND))
    return executed


def one_round(report: Report, count: Count, table: Table, clients: list[Client], forger: Forger, wanted: int) -> int:
    before, number = saved(table), clients[0].number
    for _ in range(max(1, wanted // AT_ONCE)):
        asked = [forger.unlawful(forger.luck.choice(KINDS), clients) for _ in range(AT_ONCE)]
        for sender, raw in asked:
            sender.socket.send(raw)
        for sender, raw in asked:
            answer = sender.answer()
            sound = is_refusal(answer) and answer["number"] == number
            count.check(sound, f"{raw[:200]} was answered {str(answer)[:200]}")
        report.step(AT_ONCE)
    after = saved(table)
    count.check(after == before, f"table {table.id}: the disk changed")
    return len(after) - len(before)
