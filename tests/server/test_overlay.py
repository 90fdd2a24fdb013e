"""What is laid over the map of Vimy Ridge, as the page asks for it."""

from __future__ import annotations

from tests.server.house import House

HUMANS = [{"player": "human", "name": ""}, {"player": "human", "name": ""}]


def test_anybody_at_the_table_may_look(house: House) -> None:
    """A player and a spectator see the zones; what cannot be looked at is refused with a reason, and so is a stranger."""
    table = house.table(game="vimy", scenario="hill-145-1917", seats=HUMANS, hotseat=True)
    for token in (table.tokens[0], table.watch):
        found = house.http.get(f"/api/tables/{table.id}/overlay", params={"token": token, "what": "zones"}).json()
        assert (found["left"], found["top"]) == (1, 1)
        assert [len(row) for row in found["rows"]] == [43] * 30
    wrong = house.http.get(f"/api/tables/{table.id}/overlay", params={"token": table.watch, "what": "weather"})
    assert wrong.status_code == 400
    assert "sight HEX" in wrong.json()["reason"]["text"]["en"]
    assert house.http.get(f"/api/tables/{table.id}/overlay", params={"token": "x", "what": "zones"}).status_code == 403


def test_games_without_overlays_answer_nothing(house: House) -> None:
    table = house.table(seats=HUMANS, hotseat=True)
    found = house.http.get(f"/api/tables/{table.id}/overlay", params={"token": table.watch, "what": "zones"})
    assert found.status_code == 200
    assert found.json() is None
