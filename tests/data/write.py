"""Writes the old games anew, by the program as it is today: `python -m tests.data.write tests/data/FOLDER`.

To be run once, before rules change: what is in the folders beside this file was written by the programs of their time, and
stays as it is.
"""

from __future__ import annotations

import gzip
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from grognard.engine.dice import SeededDice
from grognard.players.registry import find_level
from grognard.table.play import new_play
from grognard.table.record import Head, write_record
from tests.server.house import Client, House

TABLES: list[tuple[str, str, str, dict[str, Any]]] = [
    ("marmitages", "marmitages", "belleau-wood-1918", {}),
    ("marmitages-cards", "marmitages", "cambrai-1917", {"cards": True}),
    ("walter-schnaffs", "walter-schnaffs", "froeschwiller-1870", {}),
    ("bretzel-krieg", "bretzel-krieg", "sedan-1940", {}),
    ("vimy", "vimy", "hill-145-1917", {}),
]
MORE_RECORDS: list[tuple[str, str, str, dict[str, Any]]] = [
    ("marmitages-verdun", "marmitages", "verdun-bois-des-caures-1916", {}),
    ("marmitages-cards-amiens", "marmitages", "amiens-1918", {"cards": True}),
    ("walter-schnaffs-open-battle", "walter-schnaffs", "open-battle", {}),
    ("bretzel-krieg-ardennes", "bretzel-krieg", "ardennes-1944", {}),
    ("vimy-farbus", "vimy", "farbus-1917", {}),
]
LENGTHS = (3, 25, 250)  # actions of the running games: at the set-up, at the first moves, with fights behind them


def finished(game: str, scenario: str, options: dict[str, Any], seed: int) -> str:
    """A game of recruits, to its end."""
    play = new_play(game, scenario, options)
    dice, recruit = SeededDice(seed), find_level("recruit")
    while not play.over:
        side = int(play.state.decider)
        action = recruit.choose(play.game, play.game.imagine(play.state, side, SeededDice(seed)), side, seed)
        play.act(play.game.write(play.state, action), dice)
    return write_record(play, Head(game=game, scenario=scenario, options=options, players=["recruit", "recruit"]))


def running(house: House, game: str, scenario: str, options: dict[str, Any], length: int) -> None:
    """A table left in mid-game. Fights are sought; else all is chance."""
    table = house.table(game=game, scenario=scenario, options=options)
    luck = random.Random(length)
    clients = [table.sit(0), table.sit(1)]
    for client in clients:
        client.settle(0.1)
    for _ in range(length):
        decider = clients[0].position["decider"]
        if decider < 0:
            break
        act(clients, clients[decider], luck)
    for client in clients:
        client.open.close()


def act(clients: list[Client], mover: Client, luck: random.Random) -> None:
    texts = [action["text"] for action in mover.position["legal"]]
    fights = [t for t in texts if t.split()[0] in ("plan", "assault", "attack", "bombard", "fire", "melee", "react")]
    number = mover.number
    mover.send(type="act", number=number, action=luck.choice(fights or texts))
    for client in clients:
        client.until_number(number + 1)


def main(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for seed, (name, game, scenario, options) in enumerate(TABLES + MORE_RECORDS, 1):
        (folder / f"{name}.grog").write_text(finished(game, scenario, options, seed), "utf-8")
    with tempfile.TemporaryDirectory() as place:
        house = House(Path(place) / "games.db")
        for _, game, scenario, options in TABLES:
            for length in LENGTHS:
                running(house, game, scenario, options, length)
        house.stop()
        with sqlite3.connect(house.data) as database:
            dump = "\n".join(database.iterdump()) + f"\nPRAGMA user_version={version(database)};\n"
    (folder / "games.sql.gz").write_bytes(gzip.compress(dump.encode(), mtime=0))


def version(database: sqlite3.Connection) -> int:
    (number,) = database.execute("PRAGMA user_version").fetchone()
    return int(number)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
