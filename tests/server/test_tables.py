"""Tables, seats, sockets and what players say to each other, against a real server."""

from __future__ import annotations

import json
import random
from typing import Any

import httpx
import pytest

from grognard.engine.verifiable import VerifiableDice, seal
from grognard.games.registry import GAMES
from grognard.players.registry import find_level
from grognard.table.dice_check import Noted, check_dice
from grognard.table.record import fold, parse_record
from tests.server.house import House, Table, moves, play_on, reach, seated


# -- the games ---------------------------------------------------------------------------------------------------------
def test_the_lobby_knows_games_scenarios_options_rules_and_texts(house: House) -> None:
    (marmitages,) = [game for game in house.http.get("/api/games").json() if game["name"] == "marmitages"]
    assert marmitages["sides"] == ["attacker", "defender"]
    (card,) = [card for card in marmitages["scenarios"] if card["id"] == "belleau-wood-1918"]
    assert [side["nation"] for side in card["sides"]] == ["us", "de"]
    assert {"key": "start", "values": ["quick", "by-hand"], "default": "quick", "rule": "quick-start"} in card[
        "options"
    ]
    whole = house.http.get("/api/games/marmitages/scenarios/belleau-wood-1918").json()
    assert whole["attacker"]["shells"] == 36
    ridge = house.http.get("/api/games/vimy/maps/ridge", headers={"Accept-Encoding": "gzip"})
    assert (ridge.json()["columns"], ridge.json()["rows"]) == (43, 30)
    assert ridge.headers["Content-Encoding"] == "gzip"
    rules = house.http.get("/api/games/marmitages/rules").json()
    assert {"id", "section", "kind", "words"} == set(rules[0])
    assert "refused-stale = La partie" in house.http.get("/api/texts/fr").text
    assert house.http.get("/api/levels").json()[:2] == ["recruit", "sergeant"]
    assert house.http.get("/api/languages").json() == {"fr": "Français", "en": "English"}
    assert house.http.get("/api/openapi.json").json()["openapi"].startswith("3.")


def test_unknown_things_are_said_in_both_languages(house: House) -> None:
    for path in (
        "/api/nothing",
        "/api/games/chess/rules",
        "/api/games/marmitages/scenarios/verdun",
        "/api/games/marmitages/maps/ridge",
        "/api/texts/de",
    ):
        answer = house.http.get(path)
        assert answer.status_code == 404, path
        assert set(answer.json()["reason"]["text"]) == {"fr", "en"}
    bodies: list[Any] = [
        {"game": "chess", "scenario": "x"},
        {"game": "marmitages", "scenario": "verdun"},
        {"game": "marmitages", "scenario": "belleau-wood-1918", "options": {"start": "slow"}},
        {"game": "marmitages", "scenario": "belleau-wood-1918", "seats": [{"player": "general"}, {}]},
        {"game": "marmitages", "scenario": "belleau-wood-1918", "seats": [{}]},
        {"game": "marmitages", "scenario": "belleau-wood-1918", "hotseat": True, "seats": [{}, {"player": "recruit"}]},
        {"game": "marmitages"},
        [],
    ]
    for body in bodies:
        answer = house.http.post("/api/tables", json=body)
        assert answer.status_code == 400, body
        assert answer.json()["reason"]["text"]["fr"]


# -- two players and a spectator ---------------------------------------------------------------------------------------
def test_two_players_and_a_spectator_see_the_same_game(house: House) -> None:
    table = house.table()
    with table.sit(0) as attacker, table.sit(1) as defender, table.look() as spectator:
        attacker.settle()
        play_on([attacker, defender, spectator], 40, random.Random(1))
        positions = [client.settle() for client in (attacker, defender, spectator)]
        assert [position["number"] for position in positions] == [40, 40, 40]
        assert len({position["decider"] for position in positions}) == 1
        assert [position["viewer"] for position in positions] == [0, 1, -1]
        decider = positions[0]["decider"]
        assert [bool(position["legal"]) for position in positions] == [decider == 0, decider == 1, False]
        spectator.send(type="act", number=40, action="done")
        assert "watching" in spectator.answer()["reason"]["text"]["en"]


def test_nobody_acts_before_everybody_has_sat_down(house: House) -> None:
    table = house.table()
    with table.sit(0) as attacker:
        assert attacker.position["waiting"] == [1]
        assert attacker.position["legal"] == []
        refused = attacker.act("begin")
        assert "sat down" in refused["reason"]["text"]["en"]
        with table.sit(1):
            attacker.until("position")
            assert attacker.position["waiting"] == []
            assert attacker.act("begin")["number"] == 1


def test_who_comes_back_is_told_what_happened_since(house: House) -> None:
    table, attacker, defender = seated(house)
    with attacker, defender:
        play_on([attacker, defender], 9, random.Random(2))
    with table.sit(1, **{"from": 4}) as again:
        assert [entry["number"] for entry in again.position["since"]] == [5, 6, 7, 8, 9, 10]
        whole = table.ask("log", table.tokens[1])
        assert whole[4:] == again.position["since"]
        assert [entry["number"] for entry in table.ask("log", table.tokens[1], **{"from": 8})] == [9, 10]


def test_presence(house: House) -> None:
    table = house.table()
    with table.sit(0) as attacker:
        defender = table.sit(1)
        assert attacker.until("presence")["presence"] == [0, 1]
        assert table.ask("", table.watch)["seats"][1]["present"] is True
        with defender:
            pass
        assert attacker.until("presence")["presence"] == [0]


def test_names_are_given_on_sitting_down(house: House) -> None:
    table = house.table(seats=[{"name": "Ney"}, {}])
    with table.sit(0), table.sit(1, name="<b>Blücher</b>"):
        assert [seat["name"] for seat in table.ask("", table.watch)["seats"]] == ["Ney", "<b>Blücher</b>"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_can_be_played_at_a_table(house: House, game: str) -> None:
    card = next(card for card in house.http.get("/api/games").json() if card["name"] == game)["scenarios"][0]
    table = house.table(game=game, scenario=card["id"], seats=[{}, {"player": "recruit"}])
    luck = random.Random(26)
    with table.sit(0) as human:
        while human.position["decider"] >= 0 and human.number < 40:
            if human.position["decider"] == 0:
                answer = human.act(luck.choice(human.position["legal"])["text"])
                assert answer["type"] == "position", answer
            else:
                human.next()
    assert table.ask("moment/20", table.watch)["number"] == 20
    assert len(table.ask("log", table.watch)) >= 39


# -- replay ------------------------------------------------------------------------------------------------------------
def test_every_moment_can_be_seen_again(house: House) -> None:
    table, attacker, defender = seated(house)
    with attacker, defender:
        seen = {1: attacker.position["view"]}
        for number in range(2, 80):
            play_on([attacker, defender], 1, random.Random(number))
            seen[number] = attacker.position["view"]
    for number in (79, 1, 40, 60, 23):
        moment = table.ask(f"moment/{number}", table.tokens[0])
        assert moment["view"] == seen[number]
        assert moment["number"] == number
        assert moment["legal"] == []


def test_odds_are_given_to_whom_they_concern(house: House) -> None:
    table, attacker, defender = seated(house)
    with attacker, defender:
        assert table.ask("odds", table.tokens[0], action="done") is None
        assert table.get("odds", table.tokens[1], action="done").status_code == 400
        assert table.get("odds", table.watch, action="done").status_code == 400
        assert table.get("odds", table.tokens[0], action="barrage C4").json()["reason"]["rule"]
        reach("assault", [attacker, defender])
        assault = next(a["text"] for a in attacker.position["legal"] if a["verb"] == "assault")
        odds = table.ask("odds", table.tokens[0], action=assault)
        assert abs(sum(case["chance"] for case in odds["cases"]) - 1) < 1e-9
        bare = table.ask("odds", table.tokens[0], action=assault, table=False)
        assert odds["commitments"]["table"]
        assert bare == {**odds, "commitments": None}


# -- undo --------------------------------------------------------------------------------------------------------------
def test_undo_is_free_until_something_became_known(house: House) -> None:
    table, attacker, defender = seated(house)
    with attacker, defender:
        assert not attacker.position["undo"]  # the game began with dice
        attacker.send(type="undo", number=attacker.number)
        assert "take-back" in attacker.answer()["reason"]["text"]["en"]
        before = attacker.position["view"]
        back = moves(attacker, 1)[0]["text"]
        attacker.act(back)
        assert attacker.position["undo"]
        defender.until_number(2)
        defender.send(type="undo", number=2)
        assert defender.answer()["type"] == "refused"
        attacker.send(type="undo", number=2)
        attacker.until_number(3)
        assert attacker.position["view"] == before
        assert attacker.position["since"] == [{"number": 3, "side": 0, "kind": "undo", "takes_back": [2]}]
        assert [entry["number"] for entry in table.ask("log", table.tokens[1])] == [1, 3]
        # An action made on the position before the undo can never be taken for one made after it.
        attacker.send(type="act", number=1, action=back)
        assert "moved on" in attacker.answer()["reason"]["text"]["en"]


def test_undo_never_crosses_a_die(house: House) -> None:
    table, attacker, defender = seated(house)
    luck = random.Random(5)
    with attacker, defender:
        for _ in range(120):
            play_on([attacker, defender], 1, luck)
            last = table.ask("log", table.tokens[0], **{"from": attacker.number - 1})[-1]
            if last["dice"]:
                for client in (attacker, defender):
                    assert client.position["undo"] is False
                    client.send(type="undo", number=client.number)
                    assert client.answer()["type"] == "refused"


def test_a_take_back_is_asked_for_and_written_down(house: House) -> None:
    table, attacker, defender = seated(house)
    with attacker, defender:
        attacker.send(type="offer", what="take-back")
        assert defender.until("offer") == {"type": "offer", "what": "take-back", "from": 0}
        defender.send(type="answer", what="take-back", yes=False)
        assert attacker.until("offer").get("answer") is None  # his own offer, echoed
        assert attacker.until("offer")["answer"] is False
        attacker.send(type="offer", what="take-back")
        defender.until("offer")
        defender.send(type="answer", what="take-back", yes=True)
        attacker.until_number(2)
        assert attacker.position["prompt"]["key"] == "begin"
        log = table.ask("log", table.watch)
        assert [entry["kind"] for entry in log] == ["offer", "offer", "offer", "offer", "take-back"]
        assert [entry.get("answer") for entry in log] == [None, False, None, True, None]
        assert log[-1] == {"number": 2, "side": 0, "kind": "take-back", "takes_back": [1]}
        first = attacker.act("begin")["since"][0]
        assert first["number"] == 3  # new dice: those of number 1 are never thrown again


# -- hot seat ----------------------------------------------------------------------------------------------------------
def test_at_a_hot_seat_the_position_is_the_deciders_alone(house: House) -> None:
    table = house.table(hotseat=True)
    luck = random.Random(4)
    with table.sit(0) as both:
        viewers = set()
        for _ in range(60):
            assert both.position["viewer"] == both.position["decider"]
            viewers.add(both.position["viewer"])
            committed = [side for side in both.position["view"]["sides"] if "commitment" in side]
            assert len(committed) <= 1
            both.act(luck.choice(both.position["legal"])["text"])
        assert viewers == {0, 1}


# -- own dice ----------------------------------------------------------------------------------------------------------
def test_own_dice_are_asked_for_and_typed_in(house: House) -> None:
    table = house.table(dice="own")
    with table.sit(0) as attacker, table.sit(1) as defender:
        need = attacker.act("begin")
        while need["type"] != "needs-dice":
            need = attacker.next()
        assert (need["action"], need["sides"], need["given"]) == ("begin", 6, 0)
        attacker.settle()
        assert attacker.position["pending"] == {"side": 0, "action": "begin", "sides": 6, "given": 0}
        assert attacker.position["legal"] == []
        attacker.send(type="dice", number=attacker.number, dice=[6])
        assert attacker.until("needs-dice")["given"] == 1
        attacker.settle()
        attacker.send(type="dice", number=attacker.number, dice=[7, 1])  # no die shows 7
        assert attacker.until("refused")["reason"]["text"]["fr"].startswith("Ce ne sont pas les dés")
        attacker.settle()
        while attacker.position["pending"]:
            given = attacker.position["pending"]["given"]
            attacker.send(type="dice", number=attacker.number, dice=[6, 5, 4, 3, 2, 1, 1, 1, 1, 1, 1, 1][: given + 1])
            attacker.settle(0.1)
        defender.until_number(2)
        assert defender.position["since"][0]["dice"][:3] == [6, 5, 4]
        assert table.ask("", table.watch)["dice"] == {"kind": "own"}
        assert "[dice]" not in table.get("record", table.watch).text


def test_a_declared_action_cannot_be_cancelled(house: House) -> None:
    """A player who could ask how many dice an action takes, and then choose another, would learn what is hidden."""
    table = house.table(dice="own")
    with table.sit(0) as attacker, table.sit(1) as defender:
        attacker.act_with_own_dice("begin")
        defender.until_number(attacker.number)
        reach("commit", [attacker, defender], dice=[])
        first, second = (attacker, defender) if attacker.position["decider"] == 0 else (defender, attacker)
        first.act("commit 2 shells")
        second.until_number(first.number)
        legal = [action["text"] for action in second.position["legal"]]
        second.send(type="act", number=second.number, action="commit nothing")
        second.until("needs-dice")
        second.settle()
        other = next(text for text in legal if text != "commit nothing")
        for message in (
            {"type": "act", "number": second.number, "action": other, "dice": [1] * 30},
            {"type": "undo", "number": second.number},
        ):
            second.send(**message)
            assert "declared" in second.until("refused")["reason"]["text"]["en"]
        first.settle()
        # The other side learns that something is declared: not what, and not how many dice it takes.
        assert first.position["pending"] == {"side": second.position["viewer"], "action": "?", "sides": 0, "given": 0}


# -- the computer ------------------------------------------------------------------------------------------------------
def test_against_the_computer(house: House) -> None:
    table = house.table(seats=[{}, {"player": "recruit"}])
    assert table.tokens[1] == ""
    luck = random.Random(7)
    with table.sit(0) as human:
        while human.position["decider"] >= 0 and human.number < 150:
            if human.position["decider"] == 0:
                human.act(luck.choice(human.position["legal"])["text"])
            else:
                assert human.position["thinking"] == find_level("recruit").budget.seconds
                human.next()
        sides = {entry["side"] for entry in table.ask("log", table.tokens[0])}
        assert sides == {0, 1}
        human.send(type="offer", what="draw")
        assert human.until("offer").get("answer") is None
        assert human.until("offer")["answer"] is False


def test_the_computer_grants_a_take_back(house: House) -> None:
    table = house.table(seats=[{}, {"player": "recruit"}])
    with table.sit(0) as human:
        human.act("begin")
        human.act("done")
        human.settle(1)
        number = human.number
        human.send(type="offer", what="take-back")
        human.until_number(number + 1)
        human.settle()
        log = table.ask("log", table.tokens[0])
        assert log[-1]["kind"] == "take-back"
        assert 2 in log[-1]["takes_back"]
        assert human.position["decider"] == 0


def test_the_computers_dice_are_thrown_by_hand_at_a_table_of_own_dice(house: House) -> None:
    table = house.table(seats=[{"player": "recruit"}, {}], dice="own")
    with table.sit(1) as human:
        while not human.position["pending"]:
            human.next()
        assert human.position["pending"] == {"side": 0, "action": "begin", "sides": 6, "given": 0}
        while human.position["prompt"]["key"] == "begin":
            given = human.position["pending"]["given"]
            human.send(type="dice", number=human.number, dice=[2] * (given + 1))
            human.settle(0.3)
        assert set(table.ask("log", table.tokens[1])[0]["dice"]) == {2}


def test_the_token_of_a_computers_seat_opens_nothing(house: House) -> None:
    table = house.table(seats=[{}, {"player": "recruit"}])
    assert table.get("", "").status_code == 403


def test_the_computer_makes_my_set_up(house: House) -> None:
    table = house.table(options={"start": "by-hand"}, hotseat=True)
    with table.sit(0) as both:
        both.act("begin")
        assert both.position["setting_up"]
        path = f"/api/tables/{table.id}/staff?token={table.tokens[0]}"
        asked = []
        while both.position["setting_up"]:  # each side leaves its whole set-up to it, and no side that of the other
            if not both.position["thinking"]:
                asked.append(both.position["decider"])
                answer = house.http.post(path, json={"level": "recruit"})
                assert answer.status_code == 202, answer.text
            both.next()
        assert asked == [0, 1]
        assert both.position["prompt"]["key"] == "move"
        assert not [unit for unit in both.position["view"]["units"] if unit.get("gone") == "in-hand"]
        answer = house.http.post(path, json={"level": "recruit"})
        assert answer.status_code == 400
        assert house.http.post(path.replace(table.tokens[0], table.watch), json={}).status_code == 403


def test_the_set_up_left_to_the_computer_goes_on_after_the_opponents_decisions(house: House) -> None:
    """At Cambrai both sides dig in by turns."""
    seats = [{}, {"player": "recruit"}]
    table = house.table(scenario="cambrai-1917", options={"start": "by-hand"}, seats=seats)
    with table.sit(0) as human:
        human.act("begin")
        assert (human.position["prompt"]["key"], human.position["thinking"]) == ("fortify", 0)
        path = f"/api/tables/{table.id}/staff?token={table.tokens[0]}"
        assert house.http.post(path, json={"level": "recruit"}).status_code == 202
        while human.position["prompt"]["key"] != "move":
            human.next()
        assert human.position["decider"] == 0
        assert {entry["side"] for entry in table.ask("log", table.tokens[0])} == {0, 1}


# -- records and dice --------------------------------------------------------------------------------------------------
def test_a_finished_game_can_be_checked_and_opened_again(house: House) -> None:
    table = house.table()
    luck = random.Random(8)
    before = table.ask("", table.watch)["dice"]
    with table.sit(0, seal=seal("Ann1")) as attacker, table.sit(1, seal=seal("Bob2")) as defender:
        attacker.settle()
        attacker.send(type="open", contribution="Ann1")
        defender.send(type="open", contribution="Bob2")
        attacker.settle()
        attacker.act("begin")
        attacker.act(moves(attacker, 1)[0]["text"])
        attacker.send(type="undo", number=attacker.number)
        attacker.until_number(3)
        defender.until_number(3)
        play_on([attacker, defender], 3000, luck)
        assert attacker.position["outcome"]
    text = table.get("record", table.watch).text
    record = parse_record(text, "the record")
    play = fold(record)
    assert play.over
    assert record.head.dice is not None
    assert record.head.dice.contributions == ["Ann1", "Bob2"]
    told = check_dice(record, play, Noted(before["commitment"], "Ann1", seal("Bob2")))
    assert told[0].startswith("every die is the one its secret makes")
    (unchecked,) = [line for line in told if line.startswith("not checked")]
    assert "1 gap " in unchecked  # the action that was taken back, and taking it back
    # The page checks the same from the log.
    dice = table.ask("", table.watch)["dice"]
    for entry in table.ask("log", table.watch):
        if "dice" in entry:
            source = VerifiableDice(bytes.fromhex(dice["secret"]), table.id, entry["number"], dice["contributions"])
            assert entry["dice"] == [source.roll(sides) for sides in entry["sides"]]
    opened = Table(house, house.http.post("/api/tables/open", json={"record": text}).json())
    assert opened.ask("", opened.watch)["over"] is True
    last = opened.ask(f"moment/{len(play.log)}", opened.watch)
    assert last["view"] == attacker.position["view"]


def test_a_record_of_a_running_game_can_be_played_on(house: House) -> None:
    table, attacker, defender = seated(house)
    with attacker, defender:
        play_on([attacker, defender], 10, random.Random(9))
        text = table.get("record", table.watch).text
        assert "?" not in text.partition("\n---\n")[2]
    opened = Table(house, house.http.post("/api/tables/open", json={"record": text}).json())
    with opened.sit(0) as both:
        assert both.number == 11
        assert both.position["view"]["units"] == attacker.position["view"]["units"]
        before = both.position
        assert both.act("done")["number"] == 12
        both.send(type="offer", what="take-back")
        both.until_number(13)
        assert both.position["view"] == before["view"]
        both.send(type="offer", what="take-back")  # what the record holds is not taken back
        assert both.until("refused")


def test_a_broken_record_is_refused_with_the_line(house: House) -> None:
    for text, word in (
        ("nonsense", "not TOML"),
        ('game = "marmitages"\n', "scenario"),
        ('game = "marmitages"\nscenario = "belleau-wood-1918"\n---\nfly to Berlin\n', "line 4"),
        ('game = "marmitages"\nscenario = "belleau-wood-1918"\n---\nbegin : 9\n', "line 4"),
    ):
        answer = house.http.post("/api/tables/open", json={"record": text})
        assert answer.status_code == 400
        said = answer.json()["reason"]["text"]
        assert word in said["en"]
        assert word not in said["fr"], "English inside the French sentence"
        assert "partie" in said["fr"]


# -- chat --------------------------------------------------------------------------------------------------------------
def test_chat_is_between_the_seats(house: House) -> None:
    table, attacker, defender = seated(house)
    with attacker, defender, table.look() as spectator:
        attacker.send(type="chat", text="<script>alert(1)</script>")
        said = defender.until("chat")
        assert (said["from"], said["text"]) == (0, "<script>alert(1)</script>")
        assert [line["text"] for line in table.ask("chat", table.tokens[0])] == ["<script>alert(1)</script>"]
        assert table.get("chat", table.watch).status_code == 403
        attacker.send(type="chat", text="x" * 501)
        assert attacker.until("refused")
        spectator.send(type="chat", text="take him!")
        assert spectator.until("refused")
        spectator.settle()
        assert not [message for message in spectator.others if message["type"] == "chat"]


def test_nothing_on_the_wire_is_html(house: House) -> None:
    """Names and chat travel as JSON of a declared type, which no browser takes for a page."""
    table = house.table(seats=[{"name": "<img src=x onerror=alert(1)>"}, {}])
    answer: httpx.Response = table.get("", table.watch)
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert json.loads(answer.text)["seats"][0]["name"].startswith("<img")
