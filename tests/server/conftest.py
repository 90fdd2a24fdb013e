from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do not stop it."""
    running = House(tmp_path_factory.mktemp("server") / "games.db")
    yield running
    running.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for a test that stops or kills it."""
    running = House(tmp_path / "games.db")
    yield running
    running.stop()
