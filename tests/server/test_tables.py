"""Tables, seats and sockets, against a real server."""

from __future__ import annotations

import random

from tests.server.house import Client, House


def play_on(clients: list[Client], actions: int, luck: random.Random) -> None:
    """Plays random legal actions until the game is over or so many are made."""
    for _ in range(actions):
        decider = clients[0].position["decider"]
        if decider < 0:
            return
        mover = clients[decider]
        number = mover.number
        choice = luck.choice(mover.position["legal"])["text"]
        mover.send(type="act", number=number, action=choice)
        for client in clients:
            client.until_number(number + 1)


def test_two_players_and_a_spectator_see_the_same_game(house: House) -> None:
    table = house.table()
    with table.sit(0) as attacker, table.sit(1) as defender, table.look() as spectator:
        attacker.settle()
        play_on([attacker, defender, spectator], 40, random.Random(1))
        for client in (attacker, defender, spectator):
            client.settle()
        assert attacker.number == defender.number == spectator.number == 40
        assert attacker.position["decider"] == spectator.position["decider"]
        assert spectator.position["legal"] == []
        assert spectator.position["viewer"] == -1
