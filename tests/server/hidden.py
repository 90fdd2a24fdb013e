"""What each game hides, a row a fact; and a table played up to the moment when it is hidden, in memory or at a server."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple, Protocol

from grognard.engine.dice import SeededDice
from grognard.engine.state import NOBODY
from grognard.table.play import Play, new_play
from tests.server.house import Client, House, Table

FIGHTS = ("plan", "assault", "attack", "air", "fire")
UNDO = "undo"


class Fact(NamedTuple):
    """Something that only its owner knows.

    Steps are actions, or the words one begins with; `before` ends at the question `asked`, by chance where it says nothing of
    it. Then the owner acts in secret, one way or the other, and `after` is the same again.
    """

    name: str
    game: str
    scenario: str
    options: dict[str, Any]
    before: tuple[str, ...] = ()
    asked: str = ""
    secret: tuple[list[str], list[str]] = ([], [])  # both empty: a die that only the owner sees falls otherwise
    after: tuple[str, ...] = ()
    owner: int = 0  # where the secret is a die

    @property
    def by_die(self) -> bool:
        return not self.secret[0] and not self.secret[1]


NO_AIR = [f"buy 0 {good}" for good in ("strafing", "bombing", "dive-bombing", "aa-2", "aa-3", "aa-4")]
SOME_AIR = ["buy 1 strafing", "buy 0 bombing", "buy 2 dive-bombing", "buy 0 aa-2", "buy 1 aa-3", "buy 0 aa-4"]
WALTER = ("walter-schnaffs", "open-battle")
FRENCH_ARMY = ("buy 2 infantry-3", "done")
ROLES = ("bid turn-the-enemy", "bid to-the-last")  # the Germans attack
DEPLOYED = (*FRENCH_ARMY, *ROLES, *("deploy",) * 2, *("deploy 1st Inf", "deploy 2nd Inf", "deploy 3rd Inf"))

FACTS = [
    Fact("shells", "marmitages", "belleau-wood-1918", {}, (), "commit", (["commit nothing"], ["commit 2 shells"])),
    Fact(
        "gas and a plane",
        "marmitages",
        "verdun-bois-des-caures-1916",
        {},
        (),
        "commit",
        (["commit 1 shells"], ["commit gas plane"]),
    ),
    Fact(
        "an army",
        "marmitages",
        "open-battle",
        {"points": 100},
        ("begin",),
        "buy",
        (
            ["buy 20 shells", "buy 20 infantry"],
            ["buy 10 shells", "buy 1 wire", UNDO, "buy 10 shells", "buy 2 tank", "buy 1 trench", "buy 3 infantry"],
        ),
    ),
    Fact(
        "an army, bought",
        "marmitages",
        "open-battle",
        {"points": 100, "cards": True},
        ("begin",),
        "buy",
        (["buy 20 shells", "buy 20 infantry", "done"], ["buy 24 shells", "buy 3 tank", "done"]),
        ("buy 10 shells",),
    ),
    Fact("a card", "marmitages", "belleau-wood-1918", {"cards": True}, ("begin",), after=("done",)),
    Fact("a card of the other side", "marmitages", "cambrai-1917", {"cards": True}, ("begin",), owner=1),
    Fact("an army", *WALTER, {}, ("begin",), "buy", (["buy 3 infantry-3"], ["buy 1 infantry-3", "buy 2 mitrailleuse"])),
    Fact(
        "an army, bought",
        *WALTER,
        {},
        ("begin",),
        "buy",
        (["buy 3 infantry-3", "done"], ["buy 1 infantry-3", "buy 2 mitrailleuse", "done"]),
        ("buy 1 infantry-3",),
    ),
    Fact("a bid", *WALTER, {}, ("begin", *FRENCH_ARMY * 2), "bid", (["bid nach-paris"], ["bid solid-defence"])),
    Fact(
        "a bid, armies known",
        "walter-schnaffs",
        "froeschwiller-1870",
        {"levels": "bid"},
        ("begin",),
        "bid",
        (["bid nach-paris"], ["bid solid-defence"]),
    ),
    Fact(
        "which unit is kept off",
        *WALTER,
        {},
        ("begin",),
        "buy",
        (["buy 4 infantry-3", "done"], ["buy 3 infantry-3", "buy 1 mitrailleuse", "done"]),
        DEPLOYED,
    ),
    Fact(
        "whether a unit is kept off",
        *WALTER,
        {},
        ("begin",),
        "buy",
        (["buy 4 infantry-3", "done"], ["buy 3 infantry-3", "done"]),
        (*DEPLOYED, "done"),
    ),
    Fact(
        "which unit comes by the side edge",
        *WALTER,
        {},
        ("begin",),
        "buy",
        (["buy 4 infantry-3", "done"], ["buy 3 infantry-3", "buy 1 mitrailleuse", "done"]),
        (*DEPLOYED, *("done",) * 3),
    ),
    Fact(
        "air support",
        "bretzel-krieg",
        "sedan-1940",
        {"start": "by-hand"},
        ("begin", "buy 0 entrenchment"),
        "buy",
        (NO_AIR, SOME_AIR),
        ("buy 0 entrenchment",),
    ),
    Fact(
        "air support, half bought",
        "bretzel-krieg",
        "open-battle",
        {},
        ("begin", *("recruit infantry 4", "done") * 2, "buy 0 entrenchment"),
        "buy",
        (NO_AIR[:2], ["buy 3 strafing", "buy 1 bombing"]),
    ),
    Fact(
        "guns against aircraft, under attack",
        "bretzel-krieg",
        "sedan-1940",
        {"start": "by-hand"},
        ("begin", "buy 0 entrenchment", *SOME_AIR, "buy 0 entrenchment"),
        "buy",
        (NO_AIR, [*NO_AIR[:4], "buy 1 aa-3", "buy 0 aa-4"]),
        ("plan", "plan", "posture", "air", "done"),
    ),
    Fact("a drawn list of support", "bretzel-krieg", "sedan-1940", {}, ("begin",)),
    Fact(
        "mines",
        "vimy",
        "hill-145-1917",
        {"start": "by-hand"},
        ("begin",),
        "mine",
        (["mines 1401 1402"], ["mines 2302 2303"]),
        ("deploy",),
    ),
]


class Seats(Protocol):
    """A game that can be played on."""

    @property
    def decider(self) -> int: ...

    @property
    def asked(self) -> str: ...

    def legal(self) -> list[str]: ...

    def act(self, text: str) -> None: ...


def begin(seats: Seats, fact: Fact) -> bool:
    """Plays on up to the secret; False where the game has ended before."""
    for step in fact.before:
        take(seats, step)
    luck = random.Random(fact.name)
    while fact.asked and seats.asked != fact.asked:
        if seats.decider == NOBODY:
            return False
        legal = seats.legal()
        fights = [text for text in legal if text.split()[0] in FIGHTS]
        seats.act(luck.choice(fights or legal))
    return True


def take(seats: Seats, step: str) -> None:
    """The first legal action that begins so."""
    found = [step] if step == UNDO else [text for text in seats.legal() if f"{text} ".startswith(f"{step} ")]
    assert found, f"no action '{step}' for side {seats.decider}: {seats.asked}, {seats.legal()[:5]}"
    seats.act(found[0])


class InMemory:
    """Without a server."""

    def __init__(self, fact: Fact, seed: int) -> None:
        self.play: Play = new_play(fact.game, fact.scenario, fact.options)
        self.dice = SeededDice(seed)

    @property
    def decider(self) -> int:
        return int(self.play.state.decider)

    @property
    def asked(self) -> str:
        return self.play.game.prompt(self.play.state).key

    def legal(self) -> list[str]:
        return [self.play.game.write(self.play.state, action) for action in self.play.legal()]

    def act(self, text: str) -> None:
        if text == UNDO:
            self.play.undo()
        else:
            self.play.act(text, self.dice)

    def moments(self, fact: Fact, way: int) -> Iterator[Play]:
        """The play while the fact is hidden, after each step."""
        assert begin(self, fact)
        yield self.play
        for step in (*fact.secret[way], *fact.after):
            take(self, step)
            yield self.play


class AtServer:
    """Two players and a spectator at one server."""

    def __init__(self, house: House, fact: Fact, dice: str, twist: int = -1) -> None:
        self.table: Table = house.table(game=fact.game, scenario=fact.scenario, options=fact.options, dice=dice)
        self.dice, self.twist = dice, twist  # own dice: the number of the first action's die that falls otherwise
        self.open = ExitStack()
        self.sit_down()

    def sit_down(self) -> None:
        tokens = [*self.table.tokens, self.table.watch]
        self.clients = [self.open.enter_context(Client(self.table, token, {})) for token in tokens]
        self.wait()
        while any(client.position["waiting"] for client in self.clients):
            self.wait()
        for client in self.clients:
            client.raw.clear()

    def wait(self) -> None:
        """Until everybody has what was sent to him."""
        for client in self.clients:
            client.catch_up()

    @property
    def decider(self) -> int:
        return int(self.clients[0].position["decider"])

    @property
    def asked(self) -> str:
        return str(self.clients[0].position["prompt"]["key"])

    def legal(self) -> list[str]:
        return [action["text"] for action in self.clients[self.decider].position["legal"]]

    def act(self, text: str) -> None:
        mover = self.clients[self.decider]
        answer = mover.undo() if text == UNDO else mover.act(text)
        faces: list[int] = []
        while answer["type"] == "needs-dice" or answer["pending"]:
            if answer["type"] == "needs-dice":
                self.wait()  # for the number that the declaration took
                faces.append(self.face(len(faces), answer["sides"], text == "begin"))
                mover.send(type="dice", number=mover.number, dice=faces)
            answer = mover.answer()
            assert answer["type"] != "refused", answer
        assert answer["type"] == "position", answer
        self.wait()

    def face(self, index: int, sides: int, first: bool) -> int:
        face = 1 + (5 * index + 2) % sides
        return other_face(face, sides) if first and index == self.twist else face


def other_face(face: int, sides: int) -> int:
    """Far off: a pack holds cards twice."""
    return (face - 1 + max(sides // 2, 1)) % sides + 1


def hidden_die(fact: Fact) -> int:
    """The number of the first die of the first action that only the owner sees."""
    play = new_play(fact.game, fact.scenario, fact.options)
    return play.act("begin", SeededDice(1)).seen_by.index(fact.owner)
