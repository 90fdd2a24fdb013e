from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect

from tests.browser.seat import PATIENCE, Seat
from tests.server.house import House, Table

expect.set_options(timeout=PATIENCE)
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
# What a page contributes to the dice comes from the test's seed too.
SEEDED = """
    let word = BigInt(%d)
    crypto.getRandomValues = bytes => {
        for (let i = 0; i < bytes.length; i++) {
            word = (word * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn
            bytes[i] = Number(word >> 56n)
        }
        return bytes
    }
"""


@pytest.fixture
def sit(browser: Browser, seed: int) -> Iterator[Callable[..., Seat]]:
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
        context.add_init_script(SEEDED % (seed + len(contexts)))
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


@pytest.fixture
def table(house: House) -> Table:
    return house.table(seats=[{"player": "human", "name": ""}] * 2, hotseat=True)


def begin(seat: Seat, table: Table, side: int | None = 0) -> None:
    seat.goto(address(table, side))
    seat.see_board()
    number = seat.number
    seat.page.keyboard.press("d")
    seat.wait_beyond(number)
