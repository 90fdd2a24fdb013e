"""Orders: several actions in one message, carried out one by one as long as nothing comes between."""

from __future__ import annotations

from typing import Any

from tests.server.house import Client, House, Table, moves, seated


def order(client: Client, *actions: str) -> dict[str, Any]:
    """Gives an order, and hears how far it went."""
    client.send(type="order", number=client.number, actions=list(actions))
    while True:
        message = client.next()
        if message["type"] in ("halted", "refused"):
            return message


def ridge(house: House) -> tuple[Table, Client, Client]:
    """Hill 145, in the Canadians' first movement phase."""
    table, canadian, german = seated(house, game="vimy", scenario="hill-145-1917")
    canadian.act("fort assault")
    canadian.act("done")  # no fire
    return table, canadian, german


def quiet_moves(client: Client) -> list[str]:
    """Two moves of Marmitages that throw nothing, of different units."""
    found: dict[str, str] = {}
    for action in moves(client, -1):
        if "Tank" not in action["unit"]:
            found.setdefault(action["unit"], action["text"])
    return list(found.values())[:2]


# -- carried out -------------------------------------------------------------------------------------------------------
def test_an_order_is_ordinary_actions_that_the_log_keeps_together(house: House) -> None:
    table, attacker, defender = seated(house)
    with attacker, defender:
        while attacker.position["prompt"]["key"] != "move":
            attacker.act("done")
        before = attacker.number
        wanted = quiet_moves(attacker)
        told = order(attacker, *wanted)
        assert (told["done"], told["left"], told["reason"]) == (2, [], None)
        defender.until_number(before + 2)
        log = table.ask("log", table.tokens[1], **{"from": before})
        assert [(entry["action"], entry["order"]) for entry in log] == [(text, before + 1) for text in wanted]


def test_one_undo_takes_a_whole_order_back_while_nothing_was_thrown(house: House) -> None:
    _, attacker, defender = seated(house)
    with attacker, defender:
        while attacker.position["prompt"]["key"] != "move":
            attacker.act("done")
        before = attacker.position["view"]
        order(attacker, *quiet_moves(attacker))
        attacker.settle()
        assert attacker.position["view"] != before
        attacker.undo()
        attacker.settle()
        assert attacker.position["view"] == before


def test_two_orders_are_taken_back_one_by_one(house: House) -> None:
    _, attacker, defender = seated(house)
    with attacker, defender:
        while attacker.position["prompt"]["key"] != "move":
            attacker.act("done")
        one, two = quiet_moves(attacker)
        order(attacker, one)
        attacker.settle()
        between = attacker.position["view"]
        order(attacker, two)
        attacker.settle()
        attacker.undo()
        attacker.settle()
        assert attacker.position["view"] == between


# -- stopped -----------------------------------------------------------------------------------------------------------
def test_an_order_stops_where_an_action_is_not_legal_and_says_why(house: House) -> None:
    _, attacker, defender = seated(house)
    with attacker, defender:
        while attacker.position["prompt"]["key"] != "move":
            attacker.act("done")
        one, two = quiet_moves(attacker)
        told = order(attacker, one, one, two)
        assert (told["done"], told["left"]) == (1, [one, two])
        assert one in told["reason"]["text"]["en"]


def test_an_order_stops_when_the_other_side_has_to_decide(house: House) -> None:
    _, canadian, german = ridge(house)
    with canadian, german:
        told = order(canadian, "done", "done")
        assert told["done"] == 1
        assert "other side" in told["reason"]["text"]["en"]
        assert "autre camp" in told["reason"]["text"]["fr"]


def test_an_order_is_refused_as_an_action_is(house: House) -> None:
    table, canadian, german = ridge(house)
    with canadian, german, table.look() as spectator:
        german.until_number(canadian.number)
        assert order(german, "done")["type"] == "refused"
        assert "watching" in order(spectator, "done")["reason"]["text"]["en"]
        canadian.send(type="order", number=canadian.number - 1, actions=["done"])
        assert "moved on" in canadian.until("refused")["reason"]["text"]["en"]
        canadian.send(type="order", number=canadian.number, actions=[])
        assert canadian.until("refused")["reason"]["text"]["en"]


def test_an_order_waits_for_own_dice(house: House) -> None:
    table = house.table(game="vimy", scenario="hill-145-1917", seats=[{}, {}], hotseat=True, dice="own")
    with table.sit(0) as seat:
        while seat.position["prompt"]["key"] != "move":
            seat.act_with_own_dice(seat.position["legal"][0]["text"])
        mover = next(action["text"] for action in seat.position["legal"] if action["verb"] == "move")
        told = order(seat, mover, "done")
        assert (told["done"], told["left"]) == (0, ["done"])
        assert seat.settle()["pending"]["action"] == mover


# -- where to ----------------------------------------------------------------------------------------------------------
def test_ways_and_their_risk_are_told_to_the_side_that_decides(house: House) -> None:
    table, canadian, german = ridge(house)
    with canadian, german:
        unit = next(u for u in canadian.position["view"]["units"] if u["name"] == "38 Bn")
        found = table.ask("ways", table.tokens[0], unit=unit["id"])
        assert found["unit"] == unit["id"]
        way = max(found["ways"], key=lambda way: way["chance"])
        assert way["actions"][0] == "move 38 Bn"
        assert way["legs"][-1]["place"] == way["place"]
        risk = table.ask("risk", table.tokens[0], unit=unit["id"], place=way["place"])
        assert risk["way"] == way
        assert 0 <= risk["arrives"] <= way["chance"]
        assert table.ask("risk", table.tokens[0], unit=unit["id"], place="nowhere") is None
        for what in ({"unit": unit["id"]}, {"unit": 1022}):
            assert table.get("ways", table.tokens[1], **what).status_code == 400
        assert table.ask("ways", table.tokens[0], unit=1022)["ways"] == []
        told = order(canadian, *way["actions"])
        assert told["done"] >= 1


def test_a_game_whose_units_move_in_one_action_lists_no_ways(house: House) -> None:
    table, attacker, defender = seated(house)
    with attacker, defender:
        assert table.ask("ways", table.tokens[0], unit=0) == {"unit": 0, "ways": []}


# -- the staff ---------------------------------------------------------------------------------------------------------
def leave(house: House, table: Table, **wish: Any) -> int:
    answer = house.http.post(f"/api/tables/{table.id}/staff?token={table.tokens[0]}", json=wish)
    return int(answer.status_code)


def test_the_staff_decides_the_rest_of_a_phase_and_no_more(house: House) -> None:
    table, canadian, german = ridge(house)
    with canadian, german:
        assert leave(house, table, level="recruit", until="phase") == 202
        while canadian.position["prompt"]["key"] == "move" or canadian.position["thinking"]:
            canadian.next()
        phases = {entry["phase"] for entry in table.ask("log", table.tokens[0]) if entry["side"] == 0}
        assert "move" in phases
        assert "melee" not in phases


def test_the_staff_plays_on_until_it_is_relieved(house: House) -> None:
    table = house.table(seats=[{}, {"player": "recruit"}])
    with table.sit(0) as human:
        human.act("begin")
        assert leave(house, table, level="recruit", until="game") == 202
        turn = human.position["prompt"]["data"]["turn"]
        while human.position["prompt"]["data"]["turn"] == turn:
            human.next()
        assert human.position["staff"] == "recruit"
        assert leave(house, table, level="") == 202
        human.settle()
        while human.position["decider"] != 0:
            human.next()
        number = human.settle()["number"]
        assert (human.position["thinking"], human.position["staff"]) == (0, "")
        assert human.settle(1)["number"] == number, "nobody decides for him any more"


def test_the_staff_is_asked_by_the_side_that_decides(house: House) -> None:
    table, canadian, german = ridge(house)
    with canadian, german:
        path = f"/api/tables/{table.id}/staff?token="
        assert house.http.post(path + table.tokens[1], json={"until": "phase"}).status_code == 400
        assert house.http.post(path + table.watch, json={"until": "phase"}).status_code == 403
        assert leave(house, table, level="nobody", until="phase") == 400
        assert leave(house, table, until="set-up") == 400, "the set-up is over"
