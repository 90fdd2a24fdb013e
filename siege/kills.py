"""kill -9 in play: nothing that was acknowledged is lost, and what was under way is done wholly or not at all."""

from __future__ import annotations

import random

from siege.barracks import Barracks
from siege.count import Count, Report
from tests.server.house import Client, Table, play_on, seated

STRETCH = 6  # actions between two kills
KILLS_A_TABLE = 25


def attack(report: Report, house: Barracks, wanted: int, seed: int) -> None:
    count = report.begin("kill -9 in play", wanted)
    luck = random.Random(seed)
    acknowledged = 0
    while count.made < wanted:
        table, first, second = seated(house)
        for _ in range(min(KILLS_A_TABLE, wanted - count.made)):
            play_on([first, second], STRETCH, luck)
            if first.position["decider"] < 0:
                break
            acknowledged += STRETCH
            first, second = kill_and_come_again(count, house, table, (first, second), luck)
            report.step()
        for client in (first, second):
            client.open.close()
    count.figure = f"{acknowledged:,} acknowledged actions, {len(count.faults)} lost"


def kill_and_come_again(
    count: Count, house: Barracks, table: Table, clients: tuple[Client, Client], luck: random.Random
) -> tuple[Client, Client]:
    known = [client.position for client in clients]
    mover = clients[known[0]["decider"]]
    mover.send(type="act", number=mover.number, action=luck.choice(mover.position["legal"])["text"])
    house.kill()
    house.start()
    again = table.sit(0), table.sit(1)
    for client, before in zip(again, known, strict=True):
        gone_on = client.number - before["number"]
        count.check(gone_on in (0, 1), f"table {table.id} was at {before['number']} and is at {client.number}")
        moment = table.ask(f"moment/{before['number']}", client.token)
        same = all(moment[part] == before[part] for part in ("view", "prompt", "decider"))
        count.check(same, f"table {table.id}: number {before['number']} is another position now")
    return again
