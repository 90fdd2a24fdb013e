"""A link that breaks, and a server that is killed: nothing is lost and nothing is done twice."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.conftest import begin
from tests.browser.seat import Seat
from tests.server.house import House, Table

Sit = Callable[..., Seat]


@pytest.fixture
def cable(house: House) -> Iterator[Cable]:
    cable = Cable(house.port)
    yield cable
    cable.close()


@pytest.mark.parametrize("swallowed", ["nothing", "the action", "the answer"])
def test_a_lost_link_loses_and_doubles_nothing(
    sit: Sit, house: House, table: Table, cable: Cable, swallowed: str
) -> None:
    """The server lives, the link is cut: the page says so and comes back, and what was done meanwhile is done once."""
    seat = sit(house, "en", base_url=cable.address)
    begin(seat, table)
    number = seat.number
    if swallowed == "nothing":  # the player acts while the link is down
        cable.cut()
        expect(seat.page.locator(".prompt")).to_contain_text("Connection lost")
    cable.up = swallowed != "the action"
    cable.down = swallowed != "the answer"
    seat.units("C6").first.click()
    seat.click_sector("C5")
    seat.click_sector("C5")
    if swallowed == "the answer":
        while len(table.ask("log", table.tokens[0])) <= number:
            time.sleep(0.02)
    cable.cut()
    expect(seat.page.locator(".prompt")).to_contain_text("your action will be sent then")
    assert seat.number == number
    cable.mend()
    seat.wait_beyond(number)
    expect(seat.units("C5")).to_have_count(1)
    expect(seat.page.locator(".prompt")).to_contain_text("move your units")
    assert seat.page.get_by_role("alert").count() == 0
    seat.page.wait_for_timeout(300)  # were it sent twice, the second would arrive now
    moved = [entry["action"] for entry in table.ask("log", table.tokens[0]) if entry["number"] > number]
    assert len(moved) == 1
    assert seat.number == number + 1


def test_a_dead_link_is_given_up(sit: Sit, house: House, table: Table, cable: Cable) -> None:
    """Nothing arrives and nobody says that the line is closed: when an action gets no answer another line is tried."""
    seat = sit(house, "en", base_url=cable.address)
    begin(seat, table)
    number = seat.number
    cable.up = False
    seat.units("C6").first.click()
    seat.click_sector("C5")
    seat.click_sector("C5")
    seat.page.wait_for_timeout(500)
    for end in cable.ends:  # only what is open now is dead
        cable.dead.add(end)
    cable.up = True
    seat.wait_beyond(number)
    expect(seat.units("C5")).to_have_count(1)


def test_reload_lost_link_and_killed_server(sit: Sit, own_house: House) -> None:
    table = own_house.table(seats=[{"player": "human", "name": ""}] * 2, hotseat=True)
    seat = sit(own_house, "en")
    begin(seat, table)
    number = seat.number
    seat.units("C6").first.click()
    seat.click_sector("C5")
    seat.click_sector("C5")
    seat.wait_beyond(number)
    seat.page.reload()
    seat.see_board()
    expect(seat.units("C5")).to_have_count(1)
    own_house.kill()
    expect(seat.page.locator(".prompt")).to_contain_text("Connection lost")
    own_house.start()
    expect(seat.page.locator(".prompt")).to_contain_text("move your units", timeout=30_000)
    number = seat.number
    seat.units("D6").first.click()
    seat.click_sector("D5")
    seat.click_sector("D5")
    seat.wait_beyond(number)
    expect(seat.units("D5")).to_have_count(1)
    expect(seat.units("C5")).to_have_count(1)
