"""Contributions to the dice: sealed by everybody before anybody opens his own, and no die before all are open."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from grognard.engine.verifiable import VerifiableDice, commitment, seal
from grognard.table.dice_check import Noted, check_dice
from grognard.table.record import fold, parse_record
from tests.server.house import Client, House, Table

OLD = Path(__file__).parent / "old" / "open_contributions.sql"
# The seats of the old tables, by their tokens.
BOTH_SEATED = {
    "id": "Q16cVwJY_DgS",
    "seats": [{"token": "sxEg9EkYOcyLFpePEg9Hurftnqjc8EmK"}, {"token": "kWEt36npEDNI4HpmUxN_--K-3kGEb1ep"}],
    "watch": "KdHn5NzORlFWSYoi_ImW2w3e1QIvaYTo",
}
ONE_SEATED = {
    "id": "6StuoCTRoX6S",
    "seats": [{"token": "Y0_dd-zeurhjR1J9ICsP6Aj_bimFMmyM"}, {"token": "J7iP18q3-PpdxMWxGjuTYFTh9-Yh9B-P"}],
    "watch": "FhgWxvIBxmoxbdUJTMh4ipAtjxjan_3i",
}


def dice_of(table: Table) -> dict[str, Any]:
    told: dict[str, Any] = table.ask("", table.watch)["dice"]
    return told


def open_with(client: Client, contribution: str) -> dict[str, Any]:
    """Opens a contribution and waits for the answer to that."""
    client.settle(0.1)
    client.send(type="open", contribution=contribution)
    return client.answer()


def refused(answer: dict[str, Any]) -> str:
    assert answer["type"] == "refused", answer
    text: str = answer["reason"]["text"]["en"]
    return text


def first_dice(table: Table) -> tuple[list[int], list[int]]:
    """The faces of the first action, and those its secret makes; the game is given up for it."""
    dice = dice_of(table)
    entry = table.ask("log", table.watch)[0]
    source = VerifiableDice(bytes.fromhex(dice["secret"]), table.id, entry["number"], dice["contributions"])
    return entry["dice"], [int(source.roll(sides)) for sides in entry["sides"]]


def test_no_die_falls_before_both_have_opened(house: House) -> None:
    table = house.table()
    with table.sit(0, seal=seal("Ann1")) as attacker:
        assert attacker.position["waiting"] == [0, 1]
        assert attacker.position["dice"]["seals"] == [seal("Ann1"), None]
        assert "keep yours" in refused(open_with(attacker, "Ann1"))
        with table.sit(1, seal=seal("Bob2")) as defender:
            assert defender.position["waiting"] == [0, 1]
            assert "opened" in refused(attacker.act("begin"))
            assert open_with(attacker, "Ann1")["waiting"] == [1]
            assert dice_of(table)["contributions"] == ["Ann1", ""]
            assert "opened" in refused(attacker.act("begin"))
            assert attacker.position["legal"] == []
            assert open_with(defender, "Bob2")["waiting"] == []
            attacker.settle(0.1)
            assert attacker.position["dice"] is None
            assert attacker.act("begin")["number"] == 1
            defender.send(type="resign")
            attacker.until_number(2)
    assert dice_of(table)["contributions"] == ["Ann1", "Bob2"]
    shown, made = first_dice(table)
    assert shown == made != []


def test_what_was_not_sealed_is_not_opened(house: House) -> None:
    table = house.table()
    with table.sit(0, seal=seal("Ann1")) as attacker, table.sit(1, seal=seal("Bob2")):
        assert "not the contribution" in refused(open_with(attacker, "Ann2"))
        assert attacker.position["waiting"] == [0, 1]
        assert open_with(attacker, "Ann1")["waiting"] == [1]
        # Sent again, as after a lost connection, it changes nothing; another one is refused.
        attacker.send(type="open", contribution="Ann1")
        assert "nothing to open" in refused(open_with(attacker, "Bob2"))
        assert dice_of(table)["contributions"] == ["Ann1", ""]


def test_the_first_seal_of_a_seat_stays(house: House) -> None:
    """Somebody who comes back with another browser is bound by the first, and can bring what it contributed."""
    table = house.table()
    with table.sit(0, seal=seal("Ann1")), table.sit(1, seal=seal("Bob2")), table.sit(0, seal=seal("Eve3")) as again:
        assert again.position["dice"]["seals"] == [seal("Ann1"), seal("Bob2")]
        assert "not the contribution" in refused(open_with(again, "Eve3"))
        assert open_with(again, "Ann1")["waiting"] == [1]


def test_a_client_without_a_seal_contributes_nothing_and_is_not_waited_for(house: House) -> None:
    table = house.table()
    with table.sit(0, seal=seal("Ann1")) as attacker, table.sit(1) as defender:
        assert defender.position["waiting"] == [0]
        assert defender.position["dice"]["seals"] == [seal("Ann1"), ""]
        assert "nothing to open" in refused(open_with(defender, "Bob2"))
        assert open_with(attacker, "Ann1")["waiting"] == []


def test_a_contribution_handed_in_openly_is_not_used(house: House) -> None:
    table = house.table()
    with table.sit(0, contribution="Ann1"), table.sit(1):
        assert dice_of(table)["contributions"] == ["", ""]


def test_at_one_screen_and_against_the_computer_one_opens_alone(house: House) -> None:
    for wanted in ({"hotseat": True}, {"seats": [{}, {"player": "recruit"}]}):
        table = house.table(**wanted)
        with table.sit(0, seal=seal("Ann1")) as player:
            assert player.position["waiting"] == [0]
            assert player.position["dice"]["seals"] == [seal("Ann1"), ""]
            assert open_with(player, "Ann1")["waiting"] == []
            assert player.act("begin")["number"] == 1


def test_the_computer_does_not_begin_before_its_opponent_has_opened(house: House) -> None:
    table = house.table(seats=[{"player": "recruit"}, {}])
    with table.sit(1, seal=seal("Bob2")) as player:
        assert player.settle(0.3)["number"] == 0
        assert player.position["thinking"] == 0
        open_with(player, "Bob2")
        player.until_number(1)


def test_own_dice_need_no_contribution(house: House) -> None:
    table = house.table(dice="own")
    with table.sit(0, seal=seal("Ann1")) as player:
        assert player.position["waiting"] == []
        assert player.position["dice"] is None


def test_a_rematch_is_sealed_anew(house: House) -> None:
    table = house.table(hotseat=True)
    with table.sit(0, seal=seal("Ann1")) as player:
        open_with(player, "Ann1")
        player.send(type="resign")
        player.until_number(1)
        player.send(type="offer", what="rematch")
        while not player.position["next"]:
            player.next()
        following = Table(house, table.ask("", table.tokens[0])["next"])
        dice = dice_of(following)
        assert dice["seals"] == [None, None]
        assert dice["commitment"] != dice_of(table)["commitment"]


def test_somebody_who_never_opens_can_be_left(house: House) -> None:
    table = house.table()
    with table.sit(0, seal=seal("Ann1")) as attacker, table.sit(1, seal=seal("Bob2")):
        open_with(attacker, "Ann1")
        assert attacker.position["waiting"] == [1]
        attacker.send(type="resign")
        assert attacker.until_number(1)["outcome"]["grade"] == "resigned"
    text = table.get("record", table.watch).text
    record = parse_record(text, "the record")
    assert check_dice(record, fold(record), Noted(contribution="Ann1"))[2].startswith("every contribution")


def test_a_restart_between_seal_and_opening_loses_nothing(own_house: House) -> None:
    table = own_house.table()
    with table.sit(0, seal=seal("Ann1")) as attacker, table.sit(1, seal=seal("Bob2")):
        open_with(attacker, "Ann1")
    before = dice_of(table)
    own_house.kill()
    own_house.start()
    assert dice_of(table) == before
    with table.sit(0, seal=seal("Eve3")) as attacker, table.sit(1, seal=seal("Eve3")) as defender:
        assert attacker.position["waiting"] == [1]
        assert "not the contribution" in refused(open_with(defender, "Eve3"))
        assert open_with(defender, "Bob2")["waiting"] == []
        attacker.settle(0.1)
        assert attacker.act("begin")["number"] == 1


def test_old_tables_run_on_by_the_scheme_they_began_with(own_house: House) -> None:
    own_house.stop()
    for file in own_house.data.parent.glob(f"{own_house.data.name}*"):
        file.unlink()
    with sqlite3.connect(own_house.data) as connection:
        connection.executescript(OLD.read_text("utf-8"))
    own_house.start()
    table, half = Table(own_house, BOTH_SEATED), Table(own_house, ONE_SEATED)
    with table.sit(0, seal=seal("Eve3")) as attacker, table.sit(1) as defender:
        assert attacker.position["waiting"] == []
        published = dice_of(table)["commitment"]
        attacker.act("begin")
        defender.send(type="resign")
        attacker.until_number(2)
    dice = dice_of(table)
    assert dice["scheme"] == 1
    assert dice["contributions"] == ["Ann1", "Bob2"]
    assert commitment(bytes.fromhex(dice["secret"])) == published
    shown, made = first_dice(table)
    assert shown == made != []
    record = parse_record(table.get("record", table.watch).text, "the record")
    told = check_dice(record, fold(record), Noted(published, "Bob2"))
    assert told[2].startswith("not checked: that no contribution was chosen")
    with half.sit(0) as attacker:
        assert attacker.position["waiting"] == [1]
        with half.sit(1, contribution="Bob2") as defender:
            assert defender.position["waiting"] == []
            assert dice_of(half)["contributions"] == ["Ann1", "Bob2"]


# -- how players end a game, in its record -----------------------------------------------------------------------------
def reopened(house: House, text: str) -> Table:
    return Table(house, house.http.post("/api/tables/open", json={"record": text}).json())


def test_a_resignation_is_in_the_record_and_opens_again(house: House) -> None:
    table = house.table()
    with table.sit(0) as attacker, table.sit(1) as defender:
        attacker.settle(0.1)
        attacker.act("begin")
        attacker.send(type="resign")
        defender.until_number(2)
    text = table.get("record", table.watch).text
    assert 'result = "defender wins, attacker resigned"' in text
    again = reopened(house, text)
    assert again.ask("", again.watch)["over"]
    assert again.ask("log", again.watch)[-1] == {"number": 2, "side": 0, "kind": "resigned"}
    assert 'result = "defender wins, attacker resigned"' in again.get("record", again.watch).text


def test_old_records_of_games_that_players_ended_open_as_over(house: House) -> None:
    old = Path(__file__).parents[1] / "table" / "old"
    again = reopened(house, (old / "resigned.grog").read_text("utf-8"))
    assert again.ask("log", again.watch)[-1] == {"number": 2, "side": 1, "kind": "resigned"}
    assert 'result = "attacker wins, defender resigned"' in again.get("record", again.watch).text
    again = reopened(house, (old / "draw_agreed.grog").read_text("utf-8"))
    assert again.ask("log", again.watch)[-1]["kind"] == "agreed"
    assert 'result = "draw agreed"' in again.get("record", again.watch).text
