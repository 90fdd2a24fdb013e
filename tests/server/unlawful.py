"""Actions that must not be carried out, for any game: forged, stale, foreign and malformed."""

from __future__ import annotations

import json
import random
import sqlite3
from typing import Any

from grognard.books.texts import languages, render
from grognard.engine.actions import pack
from grognard.table.play import new_play
from tests.server.house import Client, Table

KINDS = ["unlisted", "unlisted", "wrong seat", "wrong number", "dice of one's own", "malformed"]

# Of every game, so that most are foreign to the one they are sent to.
FOREIGN = [
    "begin",
    "done",
    "plan",
    "commit 2 shells",
    "bid nach-paris",
    "designate 1. PzD",
    "fire 1. PzD at 55e DI",
    "move IR 58 B5-B4",
    "posture bold",
    "go 42 Bn 1808",
    "line 6 with joker",
    "flak 4",
]

MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"act"',
    '{"type": "act"}',
    '{"type": "act", "number": "1", "action": "done"}',
    '{"type": "act", "number": 1.5, "action": "done"}',
    '{"type": "act", "number": -1, "action": "done"}',
    '{"type": "act", "number": 99999999999999999999999, "action": "done"}',
    '{"type": "act", "number": 1, "action": ["done"]}',
    '{"type": "act", "number": 1, "action": ""}',
    '{"type": "act", "number": 1, "action": "done", "side": 0}',
    '{"type": "act", "number": 1, "action": "done", "dice": "6"}',
    '{"type": "act", "number": 1, "action": "done", "dice": [0]}',
    '{"type": "execute", "number": 1, "action": "done"}',
    '{"type": ["act"], "number": 1, "action": "done"}',
    '{"action": "done", "number": 1}',
    '{"type": "undo"}',
    '{"type": "answer", "what": "draw", "yes": true}',
    '{"type": "dice", "number": 1, "dice": [6]}',
    '{"type": "offer", "what": "victory"}',
    '{"type": "chat", "text": ""}',
    json.dumps({"type": "act", "number": 1, "action": "x" * 600}),
    json.dumps({"type": "act", "number": 1, "action": "commit 99999999999999999999 shells"}),
    json.dumps({"type": "hello", "contribution": "not letters\nor digits"}),
]


def saved(table: Table) -> list[tuple[Any, ...]]:
    """Everything the disk holds of the table's game."""
    with sqlite3.connect(table.house.data) as database:
        rows = database.execute('select * from events where "table" = ? order by number', (table.id,))
        return list(rows)


APOLOGY = {language: render(language, "refused-broken") for language in languages()}  # for a fault of ours


def is_refusal(answer: dict[str, Any]) -> bool:
    """Whether a message was refused for a reason, told in both languages: an apology for a fault of ours is none."""
    if answer["type"] != "refused":
        return False
    told = answer["reason"]["text"]
    return all(told[language] and told[language] != apology for language, apology in APOLOGY.items())


def garbled(text: str, luck: random.Random) -> str:
    letters = list(text)
    for _ in range(luck.randrange(1, 4)):
        letters[luck.randrange(len(letters))] = luck.choice("éAB 019-.:#?\\'\"<>\u202e\0")
    return "".join(letters)


class Forger:
    """Makes what must be refused at the tables of one battle."""

    def __init__(self, battle: dict[str, Any], luck: random.Random) -> None:
        play = new_play(battle["game"], battle["scenario"], battle.get("options", {}))
        self.game, self.state, self.luck = play.game, play.state, luck  # the state: for names of units and places
        verbs = enumerate(play.game.verbs)
        self.open_verbs = {verb for n, verb in verbs if not play.game.lists_all(play.state, pack(n, 0, 0, 0, 0))}

    def any_text(self) -> str:
        """Some action of the game, legal or not: any verb with any unit, places and amount."""
        luck = self.luck
        while True:
            verb = luck.randrange(len(self.game.verbs))
            unit, origin, target = luck.randrange(-1, 40), luck.randrange(-1, 48), luck.randrange(-1, 48)
            try:
                return self.game.write(self.state, pack(verb, unit, origin, target, luck.randrange(128)))
            except Exception:  # not every packing means something
                continue

    def forged(self, mover: Client, legal: list[str]) -> str:
        """An action that is not among the legal ones, however it is written."""
        luck = self.luck
        allowed = [self.meaning(text) for text in legal]
        while True:
            made = [self.any_text(), garbled(luck.choice(legal), luck), luck.choice(FOREIGN)]
            text = luck.choice(made)
            if self.meaning(text) not in allowed and not self.is_legal_unlisted(mover, text):
                return text

    def is_legal_unlisted(self, mover: Client, text: str) -> bool:
        """Of actions that lead to any point of an open table not every legal one is listed: the referee is asked first."""
        if text.split(" ")[0] not in self.open_verbs:
            return False
        return mover.table.ask("why", mover.token, action=text)["text"] is None

    def meaning(self, text: str) -> tuple[object, ...]:
        """What a text asks for, wherever the unit stands now; () if it asks for nothing that can be read."""
        try:
            parts = self.game.parts(self.state, self.game.read(self.state, text))
        except Exception:
            return ()
        return (parts.verb, parts.unit, parts.target, parts.amount, parts.extras)

    def unlawful(self, kind: str, clients: list[Client]) -> tuple[Client, str]:
        """A message of a kind that must be refused, and its sender."""
        luck = self.luck
        decider = clients[0].position["decider"]
        mover, other, spectator = clients[decider], clients[1 - decider], clients[2]
        legal = [action["text"] for action in mover.position["legal"]]
        number, text, sender = mover.number, luck.choice(legal), mover
        if kind == "unlisted":
            text = self.forged(mover, legal)
        elif kind == "wrong seat":
            sender = other if luck.random() < 0.7 else spectator
        elif kind == "wrong number":
            number = luck.choice([n for n in range(number + 20) if n != number])
        elif kind == "dice of one's own":
            return sender, json.dumps({"type": "act", "number": number, "action": text, "dice": [6, 6, 6]})
        else:
            return luck.choice(clients), luck.choice(MALFORMED)
        return sender, json.dumps({"type": "act", "number": number, "action": text})
