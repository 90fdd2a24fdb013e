"""Orders through the page: a unit, then where to; a stack together; the staff. By mouse, by touch, by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import address
from tests.browser.seat import Seat
from tests.browser.test_vimy import spot
from tests.server.house import House, Table

Sit = Callable[..., Seat]
HUMANS = [{"player": "human", "name": ""}, {"player": "human", "name": ""}]
UNIT, GOAL = "72 Bn", "1203"  # it stands in 1303, behind the front


def ridge(house: House, seat: Seat) -> Table:
    """Hill 145 in the Canadians' first movement phase."""
    table = house.table(game="vimy", scenario="hill-145-1917", seats=HUMANS, hotseat=True)
    with table.sit(0) as first:
        first.act("begin")
        first.act("fort assault")
        first.act("done")
    seat.goto(address(table, 0))
    seat.see_board()
    seat.page.wait_for_selector('.table[data-phase="move"]')
    return table


def where(table: Table, unit: str) -> str:
    with table.look() as spectator:
        return next(str(u["at"]) for u in spectator.position["view"]["units"] if u["name"] == unit)


def take_up(seat: Seat, table: Table, unit: str) -> None:
    """Clicks through the stack until the unit is in hand."""
    at = where(table, unit)
    for _ in range(5):
        seat.page.mouse.click(*spot(seat, at, -21))
        if seat.page.locator(".decision h3").first.inner_text().startswith(unit):
            return
    raise AssertionError(f"{unit} cannot be taken up")


def last_order(table: Table) -> list[dict[str, Any]]:
    log = table.ask("log", table.tokens[0])
    return [entry for entry in log if entry.get("order") == log[-1].get("order")]


def test_two_clicks_send_a_unit_and_the_log_has_one_line_for_it(house: House, sit: Sit) -> None:
    seat = sit(house, "en")
    table = ridge(house, seat)
    take_up(seat, table, UNIT)
    page = seat.page
    page.mouse.move(*spot(seat, GOAL))
    card = page.locator(".ready")
    expect(card).to_contain_text(f"{UNIT} to {GOAL}")
    expect(card).to_contain_text("Arrives")
    expect(page.locator("path.way")).to_have_count(1)
    assert seat.violations() == []
    before = seat.number
    page.mouse.click(*spot(seat, GOAL))
    seat.wait_beyond(before)
    expect(page.locator(".log .order summary").last).to_contain_text(UNIT)
    order = last_order(table)
    assert order[0]["action"] == f"move {UNIT}"
    assert {entry["order"] for entry in order} == {order[0]["number"]}
    page.locator(".log .order summary").last.click()
    expect(page.locator(".log .order li").first).to_be_visible()


def test_an_order_by_keyboard_alone(house: House, sit: Sit) -> None:
    seat = sit(house, "fr")
    table = ridge(house, seat)
    page = seat.page
    page.locator(".frame-of-board").focus()
    page.keyboard.press("n")
    name = page.locator(".decision h3").first.inner_text().split("\n")[0]
    expect(page.locator(".cost").first).to_be_visible()
    for key in ("ArrowLeft", "ArrowDown"):  # away from the enemy
        page.keyboard.press(key)
    before = seat.number
    page.keyboard.press("Enter")
    expect(page.locator(".ready")).to_contain_text(" vers ")
    expect(page.locator("[role=status]")).to_contain_text(" vers ")
    assert seat.number == before, "it was told first"
    page.keyboard.press("Shift")
    page.keyboard.press("Enter")
    seat.wait_beyond(before)
    assert last_order(table)[0]["action"].startswith("move ")
    assert name


def test_a_finger_sees_the_card_before_it_gives_the_order(house: House, sit: Sit) -> None:
    seat = sit(house, "en", phone=True)
    table = ridge(house, seat)
    page = seat.page
    at = where(table, UNIT)
    card = page.locator(".ready")
    for _ in range(5):
        page.touchscreen.tap(*spot(seat, at, -21))
        if card.count() and UNIT in card.inner_text():
            break
    page.touchscreen.tap(*spot(seat, GOAL))
    expect(card).to_contain_text(f"{UNIT} to {GOAL}")
    before = seat.number
    card.locator(".primary").tap()
    seat.wait_beyond(before)
    assert last_order(table)[0]["action"] == f"move {UNIT}"


def test_a_stack_goes_together_and_one_undo_brings_it_back(house: House, sit: Sit) -> None:
    """Marmitages: three inputs for a whole sector."""
    seat = sit(house, "en")
    table = house.table(seats=HUMANS, hotseat=True)
    seat.goto(address(table, 0))
    seat.see_board()
    seat.button("Begin the game").click()
    seat.page.wait_for_selector('.table[data-phase="move"]')
    stack = seat.units("A6").count()
    assert stack > 1
    seat.units("A6").first.click()
    seat.page.keyboard.press("w")
    expect(seat.page.get_by_label(re.compile(r"units of the stack together"))).to_be_checked()
    before = seat.number
    seat.click_sector("A5")
    expect(seat.units("A5")).to_have_count(stack)
    assert seat.number == before + stack
    seat.page.keyboard.press("u")
    expect(seat.units("A6")).to_have_count(stack)


def test_the_staff_ends_a_phase_and_is_relieved(house: House, sit: Sit) -> None:
    seat = sit(house, "en")
    table = house.table(seats=[{"player": "human"}, {"player": "sergeant"}])
    seat.goto(address(table, 0))
    seat.see_board()
    seat.button("Begin the game").click()
    page = seat.page
    page.wait_for_selector('.table[data-phase="move"]')
    page.get_by_text("Leave it to the staff").click()
    assert seat.violations() == []
    before = seat.number
    seat.button("The rest of this phase").click()
    page.wait_for_selector('.table:not([data-phase="move"])')
    seat.wait_beyond(before)
    log = table.ask("log", table.tokens[0])
    assert {entry["side"] for entry in log if entry.get("phase") == "move"} == {0}
