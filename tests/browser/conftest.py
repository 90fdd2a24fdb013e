from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize

from tests.browser.seat import Seat
from tests.server.house import House, Table

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


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


@pytest.fixture
def sit(browser: Browser) -> Iterator[Callable[..., Seat]]:
    """Opens a browser of its own at an address; everything the page complains of fails the test."""
    contexts: list[BrowserContext] = []
    seats: list[Seat] = []

    def open_seat(house: House, language: str = "fr", *, phone: bool = False, **more: Any) -> Seat:
        context = browser.new_context(
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            locale="fr-FR" if language == "fr" else "en-GB",
            reduced_motion="reduce",
            accept_downloads=True,
            **{"base_url": house.address, **more},
        )
        contexts.append(context)
        seat = Seat(context.new_page())
        seats.append(seat)
        return seat

    yield open_seat
    complaints = [line for seat in seats for line in seat.complaints]
    for context in contexts:
        context.close()
    assert not complaints, "\n".join(complaints)


def address(table: Table, side: int | None = None) -> str:
    """The page of a seat; of a spectator without a side."""
    token = table.watch if side is None else table.tokens[side]
    return f"/#/table/{table.id}/{token}"
