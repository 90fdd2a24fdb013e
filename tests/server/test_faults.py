"""A fault of ours, wherever it is: a sentence for whoever asked, one line in the log, and the others play on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from grognard.server.app import make_app
from grognard.server.connection import Connection
from grognard.server.store import open_file
from siege.barracks import internal_errors
from tests.server.unlawful import is_refusal

BODY = {"game": "marmitages", "scenario": "belleau-wood-1918"}


@pytest.fixture
def client(tmp_path: Path, seed: int) -> Iterator[TestClient[Litestar]]:
    app = make_app(open_file(tmp_path / "games.db"), Random(seed).randbytes, hosts=["testserver.local"])
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def fail(*arguments: object, **more: object) -> Any:
    raise AttributeError("no such\nthing")


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name.startswith("grognard.server")]


@pytest.mark.parametrize(
    ("where", "path"),
    [
        ("routes.sides_of", "/api/tables/{id}/log?token={watch}"),
        ("routes.views.moment", "/api/tables/{id}/moment/0?token={watch}"),
        ("routes.catalogue", "/api/texts/fr"),
        ("app.is_known_host", "/api/levels"),
    ],
)
def test_a_fault_in_a_request_is_a_sentence_and_a_line_of_the_log(
    client: TestClient[Litestar],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    where: str,
    path: str,
) -> None:
    made = client.post("/api/tables", json=BODY).json()
    asked = path.format(id=made["id"], watch=made["watch"])
    monkeypatch.setattr(f"grognard.server.{where}", fail)
    answer = client.get(asked)
    assert answer.status_code == 500
    texts = answer.json()["reason"]["text"]
    assert texts["fr"] != texts["en"]
    [line] = told(caplog)
    assert internal_errors(f"begun\n{line}\n") == [line]
    assert line.startswith(f"GET '{asked.partition('?')[0]}' failed: AttributeError: no such (")
    assert made["watch"] not in line


def test_a_fault_in_a_message_is_a_sentence_and_a_line_of_the_log(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = client.post("/api/tables", json=BODY).json()
    with client.websocket_connect(f"/api/tables/{made['id']}/socket?token={made['watch']}") as line:
        assert line.receive_json(timeout=120)["type"] == "position"
        with monkeypatch.context() as broken:
            broken.setattr(Connection, "handle", fail)
            line.send_json({"type": "hello"})
            refused = line.receive_json(timeout=120)
        assert refused["type"] == "refused"
        assert refused["reason"]["text"]["fr"] != refused["reason"]["text"]["en"]
        assert not is_refusal(refused)  # an apology
        line.send_json({"type": "hello"})
        assert line.receive_json(timeout=120)["type"] == "position"
    assert internal_errors("\n".join(told(caplog))) == told(caplog)
    assert told(caplog) == [f"a message at table {made['id']} failed: AttributeError: no such"]


@pytest.mark.parametrize(
    ("log", "errors"),
    [
        ("a socket at table a1b2 failed: KeyError: 'x'", 1),
        ("why 'done' at table a1b2: KeyError: 'x'", 1),
        ("a record of 120 characters: IndexError: no such place", 1),
        ("the computer could not play at table a1b2: Died: KeyError: 'x'", 1),
        ("ERROR: Exception in ASGI application\n  + Traceback (most recent call last):\n  |   File\nKeyError: 'x'", 1),
        ("why 'done' at table a1b2: ask took more than 20 s", 0),
        ("a record of 120 characters: TooDear: its set-up takes 4.00 s and 200 bytes", 0),
        ("a record of 120 characters: the process died: EOFError", 0),
        ("the computer could not play at table a1b2: Refused: not-saved", 0),
        ("the computer could not play at table a1b2: Died: the process died: EOFError", 0),
        ("saving failed: OperationalError: database or disk is full", 0),
    ],
)
def test_a_siege_counts_every_fault_of_ours_that_the_log_tells(log: str, errors: int) -> None:
    assert len(internal_errors(log)) == errors
