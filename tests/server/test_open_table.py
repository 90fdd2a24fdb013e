"""What the page asks of an open table: where a unit may go, what a move would bring, and the nearest legal point."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.house import House, Table

HUMANS = [{"player": "human", "name": ""}] * 2
TO_MOVE = ("begin", "posture prudent", "allot", "designate 10. PzD", "done")


@pytest.fixture
def moving(house: House) -> Table:
    """Sedan, with one division activated and about to move."""
    table = house.table(game="bretzel-krieg", scenario="sedan-1940", seats=HUMANS, hotseat=True)
    with table.sit(0) as seat:
        while seat.position["prompt"]["key"] != "move":
            texts = [action["text"] for action in seat.position["legal"]]
            seat.act(next(text for want in TO_MOVE for text in texts if text.startswith(want)))
    return table


def ask(table: Table, what: str, action: str) -> Any:
    return table.ask(what, table.tokens[0], action=action)


def test_reach_nearest_and_preview(moving: Table) -> None:
    reach = ask(moving, "reach", "move 10. PzD 4.2,7.3-4.2,7.4")
    assert len({len(row) for row in reach["rows"]}) == 1
    grade = reach["rows"][80 - reach["top"]][42 - reach["left"]]
    assert grade == "1"  # 0.7 UD straight back
    far = ask(moving, "why", "move 10. PzD 4.2,7.3-4.2,10.9")
    assert far["rule"] == "how-far"
    assert far["nearest"]["text"] == "move 10. PzD 4.2,7.3-4.2,10.3"  # 3 UD of them
    assert ask(moving, "why", "move 10. PzD 4.2,7.3-4.2,8.0") == {"rule": "", "text": None, "nearest": None}
    events = ask(moving, "preview", "move 10. PzD 4.2,7.3-4.2,8.0")
    assert [(event["key"], event["amount"]) for event in events] == [("moved", 7)]


def test_only_for_whose_decision_it_is(moving: Table) -> None:
    for what in ("reach", "preview"):
        answer = moving.get(what, moving.watch, action="move 10. PzD 4.2,7.3-4.2,8.0")
        assert answer.status_code == 400
        assert "watching" in answer.json()["reason"]["text"]["en"]
        assert moving.get(what, moving.tokens[0], action="nonsense").status_code == 400


def test_what_dice_decide_has_no_preview(house: House) -> None:
    table = house.table(game="bretzel-krieg", scenario="sedan-1940", seats=HUMANS, hotseat=True)
    with table.sit(0):
        assert ask(table, "preview", "begin") is None
        assert ask(table, "reach", "begin") is None  # listed in full
