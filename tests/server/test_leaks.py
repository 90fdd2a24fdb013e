"""Nothing that a viewer receives depends on what is hidden from him.

Two servers draw the same lots, so that the same table stands at both: everything is equal but a hidden fact (hidden.py has
them all). All that a viewer gets, by the socket and by every request, must be equal byte for byte.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine.chronicle import EVERYBODY
from grognard.engine.dice import SeededDice
from grognard.engine.state import NOBODY
from grognard.games.registry import GAMES
from grognard.server.messages import Message
from grognard.server.routes import api
from grognard.table.play import Play, new_play
from grognard.table.record import bare_ground, fold, parse_record, toml_text
from tests.server.hidden import FACTS, AtServer, Fact, InMemory, begin, hidden_die, other_face, take
from tests.server.house import Client, House, Table, reach, seated
from tests.table.test_positions import BRETZEL, MARMITAGES, VIMY

# Orders that anybody may ask about: of units there may be, of goods and cards that somebody may hold.
PROBES = {
    "marmitages": ["done", "commit 3 shells", "move 1st Tank A6-A7", "deploy 1st Tank C3", "play queen A6"],
    "walter-schnaffs": ["done", "deploy 2nd Inf B5", "deploy 1st Mitr B5", "move 1st Inf B5-B4"],
    "bretzel-krieg": ["done", "air 3 at 30,30", "flak 3"],
    "vimy": ["plan", "deploy 79 RMW 1402 exposed", "fire 38 Bn 1402"],
}
UNLAWFUL = ["nonsense", "move 1st Tank A6-A7", "commit 99 shells", "flak 9"]
LOOKS = ["zones", "barrage", "sight 1402", "nonsense"]
MARCHES = [(0, "1404"), (60, "1505")]  # a unit of either side and a place, at Hill 145
SPECTATOR = 2  # the third of the clients
MOST_ACTIONS = 160  # of a game of chance
QUESTIONS = ("why", "odds", "reach", "preview", "report")
ASKED = (*QUESTIONS, "overlay", "ways", "risk", "staff", "socket")
TOLD = ("", "log", "record", "chat", "report")


def everything(table: Table, token: str, probes: list[str]) -> dict[str, str]:
    """All that a token can get, as the bytes of the answers."""
    return everything_told(table, token) | everything_asked(table, token, probes)


def everything_asked(table: Table, token: str, probes: list[str]) -> dict[str, str]:
    """What answers a question."""
    asked: dict[str, str] = {}
    for probe in probes:
        asked |= {f"{what} {probe}": answer(table, token, what, action=probe) for what in QUESTIONS}
    asked |= {f"overlay {look}": answer(table, token, "overlay", what=look) for look in LOOKS}
    for unit, place in MARCHES:
        asked[f"ways {unit}"] = answer(table, token, "ways", unit=unit)
        asked[f"risk {unit}"] = answer(table, token, "risk", unit=unit, place=place)
    address = f"/api/tables/{table.id}/staff"
    asked["staff"] = table.house.http.post(address, params={"token": token}, json={"level": "nobody"}).text
    return asked | {"socket": by_socket(table, token, probes)}


def everything_told(table: Table, token: str) -> dict[str, str]:
    """What needs no question."""
    number = table.ask("", token)["number"]
    asked = {what: answer(table, token, what) for what in TOLD}
    moments = {0, 1, max(number - 1, 0), number, number + 1}  # some in the midst of unseen actions
    moments |= {entry["number"] for entry in table.ask("log", token)[-2:]}
    for moment in sorted(moments):
        asked[f"moment {moment}"] = answer(table, token, f"moment/{moment}")
        asked[f"report {moment}"] = answer(table, token, "report", number=moment)
    return asked


def by_socket(table: Table, token: str, probes: list[str]) -> str:
    """The whole game as it is sent on coming, and every kind of message refused: nothing is carried out."""
    with Client(table, token, {"from": 0}) as client:
        number = client.number
        for probe in UNLAWFUL:
            client.send(type="act", number=number, action=probe)
        for probe in probes:
            client.send(type="act", number=number + 1, action=probe)
        client.send(type="undo", number=number + 1)
        client.send(type="act", number=abs(number - 1), action="done")  # before, or at the start after it
        client.send(type="order", number=number + 1, actions=["done"])
        client.send(type="dice", number=number + 1, dice=[1])
        client.send(type="answer", what="draw", yes=True)
        client.send(type="offer", what="rematch")
        client.send(type="open", contribution="0")
        for _ in range(len(UNLAWFUL) + len(probes) + 7):
            client.until("refused")
        return "\n".join(client.raw)


def answer(table: Table, token: str, path: str, **params: Any) -> str:
    """Status, size and body."""
    address = f"/api/tables/{table.id}/{path}".rstrip("/")
    got = table.house.http.get(address, params={"token": token, **params})
    return f"{got.status_code} {got.headers.get('content-length')} {got.text}"


def assert_same(one: dict[str, str], two: dict[str, str]) -> None:
    assert one.keys() == two.keys()
    for what in one:
        assert one[what] == two[what], what


# -- twins -------------------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[House]]:
    made = [House(tmp_path_factory.mktemp("twin") / "games.db") for _ in range(2)]
    yield made
    for house in made:
        house.stop()


@pytest.fixture
def twins(houses: list[House], seed: int) -> list[House]:
    """Two servers that draw the same lots from now on."""
    for house in houses:
        house.draw_from(seed)
    return houses


def tables(twins: list[House], fact: Fact, dice: str) -> list[AtServer]:
    """The same table at both, up to the secret."""
    own_die = hidden_die(fact) if fact.by_die and dice == "own" else -1
    while True:
        made = [AtServer(house, fact, dice, own_die if way else -1) for way, house in enumerate(twins)]
        if all(begin(seats, fact) for seats in made):
            return made


def let_another_die_fall(made: list[AtServer], fact: Fact) -> None:
    """The die of the first action that only the owner saw, at the second server: changed in its data."""
    for way, seats in enumerate(made):
        seats.open.close()
        house = seats.table.house
        house.stop()
        if way:
            change_die(house, seats.table, hidden_die(fact))
        house.start()
        seats.sit_down()


def change_die(house: House, table: Table, index: int) -> None:
    where = f"\"table\" = '{table.id}'"
    with sqlite3.connect(house.data) as database:
        (data,) = database.execute(f"select data from events where number = 1 and {where}").fetchone()
        entry = json.loads(data)
        entry["faces"][index] = other_face(entry["faces"][index], entry["sides"][index])
        database.execute(f"update events set data = ? where number = 1 and {where}", (json.dumps(entry).encode(),))
        database.execute(f"delete from snapshots where {where}")


# Own dice make a difference where a hidden die falls; elsewhere one fact of each game stands for all.
FIRST_OF_GAMES = [next(fact for fact in FACTS if fact.game == game) for game in GAMES]
WITH_DICE = [(fact, "server") for fact in FACTS] + [(f, "own") for f in FACTS if f.by_die or f in FIRST_OF_GAMES]


@pytest.mark.parametrize(
    ("fact", "dice"), WITH_DICE, ids=[f"{f.game}-{f.name}-{dice}".replace(" ", "-") for f, dice in WITH_DICE]
)
def test_a_hidden_fact_shows_nowhere(twins: list[House], fact: Fact, dice: str) -> None:
    """Neither to the opponent nor to a spectator, while it is made, and when both can ask about it."""
    made = tables(twins, fact, dice)
    owner = fact.owner if fact.by_die else made[0].decider
    if fact.by_die and dice == "server":
        let_another_die_fall(made, fact)
    for way, seats in enumerate(made):
        for step in fact.secret[way]:
            take(seats, step)
    compare_told(made, owner)
    for step in fact.after:
        for seats in made:
            take(seats, step)
    if fact.after:
        compare_told(made, owner)
    probes = [*PROBES[fact.game], *fact.secret[0][-2:], *fact.secret[1][-2:]]
    for other in (1 - owner, SPECTATOR):
        assert_same(*(everything_asked(seats.table, seats.clients[other].token, probes) for seats in made))
    for seats in made:
        seats.open.close()


def compare_told(made: list[AtServer], owner: int) -> None:
    """What was sent, and what can be read; to the owner it must not be the same, or the test would be blind."""
    for other in (1 - owner, SPECTATOR):
        assert made[0].clients[other].raw == made[1].clients[other].raw
        assert_same(*(everything_told(seats.table, seats.clients[other].token) for seats in made))
    own = [everything_told(seats.table, seats.clients[owner].token) for seats in made]
    assert own[0] != own[1]


def test_how_many_unseen_actions_are_taken_back_does_not_show(twins: list[House]) -> None:
    """One player takes back what he did last, and with it goes whatever the other has bought since."""
    army = ("buy 20 shells", "buy 20 infantry")
    bought = (army[:1], army)
    options = {"points": 100}
    fact = Fact("an army, taken back", "marmitages", "open-battle", options, ("begin", *army, "done"))
    made = [AtServer(house, fact, "server") for house in twins]
    for seats, purchases in zip(made, bought, strict=True):
        begin(seats, fact)
        assert seats.decider == 1
        for purchase in purchases:
            take(seats, purchase)
    compare_told(made, owner=1)
    for seats in made:
        asker, buyer, _ = seats.clients
        asker.send(type="offer", what="take-back")
        buyer.until("offer")
        buyer.send(type="answer", what="take-back", yes=True)
        asker.until_number(200)
        seats.wait()
        assert seats.asked == "buy"
        assert seats.decider == 0
    for other in (0, SPECTATOR):
        assert made[0].clients[other].raw == made[1].clients[other].raw
        assert_same(*(everything_told(seats.table, seats.clients[other].token) for seats in made))
    for seats in made:
        seats.open.close()


# -- every fact has a row ----------------------------------------------------------------------------------------------
def differences(one: Any, other: Any, path: str = "") -> set[str]:
    """Where two views are not the same: names, without the numbers of lists."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = one.keys() | other.keys()
        return {found for key in keys for found in differences(one.get(key), other.get(key), f"{path}.{key}")}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return {found for mine, his in zip(one, other, strict=True) for found in differences(mine, his, path)}
    return set() if one == other else {path.lstrip(".")}


def hidden_in(play: Play) -> set[str]:
    """What a view shows to one side alone; what of the log it alone may read."""
    views = [play.game.view(play.state, viewer) for viewer in (0, 1, NOBODY)]
    found = differences(views[0], views[2]) | differences(views[1], views[2])
    for entry in play.log[-1:]:
        found |= {f"action {entry.text.split()[0]}"} if entry.secret else set()
        found |= {f"event {told.event.key}" for told in entry.events if told.seen_by != EVERYBODY}
        found |= {"a die"} if any(seen != EVERYBODY for seen in entry.seen_by) else set()
    return found


def any_games(game: str) -> Iterator[Play]:
    """Every scenario; every option at every value, too, in the first scenario that has it."""
    tried: set[tuple[str, Any]] = set()
    for name in scenario_names(game):
        scenario = load_scenario(game, name)
        yield new_play(game, scenario, {})
        for spec in GAMES[game].options(scenario):
            for value in spec.values:
                if value != spec.default and (spec.key, value) not in tried:
                    tried.add((spec.key, value))
                    yield new_play(game, scenario, {spec.key: value})


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_game_hides_has_a_row(game: str, seed: int) -> None:
    """What shows to one side alone anywhere in games of chance shows to it alone in a row too; and no row is idle."""
    rows = [fact for fact in FACTS if fact.game == game]
    moments = (play for fact in rows for way in range(2) for play in InMemory(fact, seed).moments(fact, way))
    covered = {hidden for play in moments for hidden in hidden_in(play)}
    assert covered
    for number, play in enumerate(any_games(game)):
        luck, dice = Random(seed + number), SeededDice(seed + number)
        for count in range(MOST_ACTIONS):
            if play.over:
                break
            entry = play.act(play.game.write(play.state, luck.choice(play.legal())), dice)
            if count < 40 or count % 10 == 0 or entry.secret:
                uncovered = hidden_in(play) - covered
                assert not uncovered, f"{play.scenario['id']} {play.options}, action {count + 1}: no row in hidden.py"


# -- every route has a part in it --------------------------------------------------------------------------------------
SENT = {"hello", "open", "act", "order", "undo", "dice", "answer", "offer"}  # compared above
OTHER_MESSAGES = {"chat", "decide-now", "resign"}  # they ask nothing of the game; the last ends it


def test_every_route_of_a_table_is_compared() -> None:
    """A new one is compared above, or this fails. The other routes know of no table."""
    tails = {route.path.partition("/api/tables/{id:str}")[2] for route in api.routes if "{id:str}" in route.path}
    assert {tail.split("/")[1] if tail else "" for tail in tails} == {*TOLD, "moment", *ASKED}
    assert {message.__struct_config__.tag for message in get_args(Message)} == SENT | OTHER_MESSAGES


# -- a position that hides something --------------------------------------------------------------------------------------
HIDING = {  # a position of a game, where the secret stands in it, and two ways to fill that
    "a hand": (
        "marmitages",
        MARMITAGES.replace("[position]", '[options]\ncards = true\n[position]\nphase = "cards"'),
        "[position.defender]\nhand = ['{}']\n",
        ("queen", "2"),
    ),
    "air support": (
        "bretzel-krieg",
        BRETZEL,
        "[position.defender]\nbudget = 6\ngoods = {{ {} }}\n",
        ("aa-4 = 1", "bombing = 2"),
    ),
    "mines": (
        "vimy",
        VIMY.replace("[position]", '[position]\nside = "german"'),
        "mines = [{}]\n",
        ("'1504', '1605'", "'1602', '1603'"),
    ),
}


@pytest.mark.parametrize("what", HIDING)
def test_what_a_position_hides_shows_nowhere(twins: list[House], what: str) -> None:
    """A script opened as a table: neither to a spectator, nor at the one screen to the side that decides."""
    game, position, secret, ways = HIDING[what]
    tables = []
    for house, way in zip(twins, ways, strict=True):
        opened = house.http.post("/api/tables/open", json={"record": f"{position}{secret.format(way)}---\n"})
        assert opened.status_code == 201, opened.text
        tables.append(Table(house, opened.json()))
    for tokens in ([table.tokens[0] for table in tables], [table.watch for table in tables]):
        assert_same(*(everything(table, token, PROBES[game]) for table, token in zip(tables, tokens, strict=True)))


def test_a_position_that_hides_nothing_is_in_the_record_and_in_the_report(house: House) -> None:
    opened = house.http.post("/api/tables/open", json={"record": f"{BRETZEL}---\n"}).json()
    table = Table(house, opened)
    for text in (table.get("record", table.watch).text, table.get("report", table.tokens[0]).text):
        assert fold(parse_record(text, "it")).legal() == fold(parse_record(f"{BRETZEL}---\n", "the script")).legal()


# -- one screen --------------------------------------------------------------------------------------------------------
def table_of_buyers(house: House) -> Table:
    """A battle for which both sides buy their armies in secret, at one screen."""
    scenario: dict[str, Any] = {**bare_ground("marmitages"), "open_battle": True}
    scenario["attacker"] = {**scenario["attacker"], "points": 100}
    record = toml_text({"game": "marmitages", "scenario": scenario}) + "\n---\n"
    table = Table(house, house.http.post("/api/tables/open", json={"record": record}).json())
    with table.sit(0) as both:
        both.act("begin")
        assert both.position["prompt"]["key"] == "buy"
    return table


def test_a_secret_army_does_not_show_to_the_next_at_the_same_screen(twins: list[House]) -> None:
    """Not even by the reason of a refusal: orders to units the opponent may have bought."""
    armies = (["buy 20 shells", "buy 20 infantry"], ["buy 24 shells", "buy 3 tank"])
    received = []
    for house, army in zip(twins, armies, strict=True):
        table = table_of_buyers(house)
        with table.sit(0) as both:
            for purchase in (*army, "done"):
                got = both.act(purchase)
                assert got["type"] == "position", got
            assert both.position["viewer"] == 1  # the other player has the screen now
            assert len(both.position["legal"]) > 10
        received.append(everything(table, table.tokens[0], [*PROBES["marmitages"], *armies[0], *armies[1]]))
    assert_same(*received)


# -- loading again -----------------------------------------------------------------------------------------------------
def test_a_table_is_loaded_again_in_the_midst_of_purchases(own_house: House) -> None:
    """The round number of the next open event is kept: 1 is `begin`, the purchases follow, `done` is 100."""
    table, first, second = seated(own_house, scenario="open-battle", options={"points": 100})
    with first, second:
        for purchase in ("buy 20 shells", "buy 20 infantry"):
            first.act(purchase)
        assert first.position["number"] == 3
    own_house.stop()
    own_house.start()
    assert table.ask("", table.tokens[1])["number"] == 1
    with table.sit(0) as buyer:
        assert buyer.act("done")["number"] == 100
    with table.sit(1) as other:
        assert other.position["number"] == 100
        assert other.act("buy 10 shells")["number"] == 101


def table_half_committed(house: House) -> tuple[Table, int]:
    """A table at an assault, one commitment made; and the side that commits next."""
    table, attacker, defender = seated(house)
    with attacker, defender:
        reach("commit", [attacker, defender])
        first = int(attacker.position["decider"])
        (attacker, defender)[first].act("commit 2 shells")
    return table, 1 - first


def test_the_secret_of_the_dice_and_foreign_tokens_show_nowhere(house: House) -> None:
    table, _ = table_half_committed(house)
    with sqlite3.connect(house.data) as database:
        (head,) = database.execute("select head from tables where id = ?", (table.id,)).fetchone()
    secret = json.loads(head)["secret"]
    for token in [*table.tokens, table.watch]:
        received = "\n".join(everything(table, token, PROBES["marmitages"]).values())
        assert secret not in received
        assert not [other for other in table.tokens if other != token and other in received]
        assert (table.watch in received) == (token != table.watch)  # players invite spectators


def test_the_same_action_at_the_same_number_throws_the_same_dice(own_house: House, tmp_path: Path) -> None:
    """Killing the server before it answered, or loading a copy, gives no second throw."""
    table, second = table_half_committed(own_house)
    own_house.kill()
    copy = tmp_path / "copy.db"
    with sqlite3.connect(own_house.data) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    own_house.start()
    other_house = House(copy)
    thrown = []
    for house in (own_house, other_house):
        table.house = house
        with table.sit(second) as client:
            thrown.append(client.act("commit nothing")["since"][-1]["dice"])
    other_house.stop()
    assert thrown[0]
    assert thrown[0] == thrown[1]


def test_the_data_file_is_its_owners_alone(house: House) -> None:
    assert house.data.stat().st_mode & 0o077 == 0
