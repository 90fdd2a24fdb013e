"""A table in a test throws the same dice again."""

from __future__ import annotations

from tests.server.house import House


def thrown(house: House, seed: int) -> list[list[int]]:
    """Names its secret and first dice."""
    house.draw_from(seed)
    table = house.table(seats=[{"player": "human", "name": ""}] * 2, hotseat=True)
    with table.sit(0) as player:
        player.act("begin")
    return [[ord(sign) for sign in table.id], table.ask("log", table.tokens[0])[0]["dice"]]


def test_a_seed_throws_the_same_dice_again(own_house: House) -> None:
    first = thrown(own_house, 1)
    other = thrown(own_house, 2)
    own_house.stop()
    own_house.data.unlink()
    own_house.starts = 0
    own_house.start()
    assert thrown(own_house, 1) == first
    assert other[0] != first[0]
