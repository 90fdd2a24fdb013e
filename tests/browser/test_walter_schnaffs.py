"""Walter Schnaffs through the page: whole games by mouse, by keys and against the computer; its secrets, its odds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import address
from tests.browser.seat import Seat
from tests.browser.test_games import MOST_DECISIONS, by_keys, see_the_end
from tests.server.house import House, Table

Sit = Callable[..., Seat]
HUMANS = [{"player": "human", "name": ""}, {"player": "human", "name": ""}]


def lay(house: House, scenario: str, **options: str) -> Table:
    return house.table(game="walter-schnaffs", scenario=scenario, options=options, seats=HUMANS, hotseat=True)


def sit_down(seat: Seat, table: Table) -> None:
    seat.goto(address(table, 0))
    seat.see_board()
    seat.button("Begin the game").or_(seat.button("Commencer la partie")).click()


def play_to(seat: Seat, turn: str) -> None:
    """One deed a phase, until that turn shows."""
    seat.play_until(lambda: turn in seat.page.locator(".bar .turn").all_inner_texts())


def test_first_turns_and_axe(house: House, sit: Sit) -> None:
    seat = sit(house, "en")
    sit_down(seat, lay(house, "wissembourg-1870"))
    expect(seat.units("D6").first).to_be_visible()
    assert seat.violations() == []
    play_to(seat, "Turn 3")
    assert seat.violations() == []
    seat.page.get_by_role("tab", name="Position").click()
    assert seat.violations() == []
    seat.button("FR").click()
    expect(seat.page.locator(".bar .turn")).to_have_text("Tour 3")


def test_a_whole_game_by_mouse_at_one_screen(house: House, sit: Sit) -> None:
    seat = sit(house)
    sit_down(seat, lay(house, "wissembourg-1870"))
    seat.play_on(most=4000)
    end = seat.page.get_by_role("dialog")
    expect(end).to_contain_text("ictoire")
    seat.page.get_by_text("Vérifier les dés").click()
    seat.button("Recalculer tous les dés").click()
    expect(end).to_contain_text("tous tels que ce navigateur les a vus tomber")
    assert seat.violations() == []


def test_a_whole_game_by_keys_alone(house: House, sit: Sit) -> None:
    seat = sit(house, "en")
    seat.goto(address(lay(house, "wissembourg-1870"), 0))
    seat.see_board()
    decisions = 0
    acted: set[str] = set()
    seat.page.keyboard.press("Enter")
    while not seat.over:
        decisions += 1
        assert decisions < MOST_DECISIONS, f"the game does not end by keyboard: {seat.phase}"
        by_keys(seat, acted)
    see_the_end(seat)


def test_a_whole_game_against_the_computer(house: House, sit: Sit) -> None:
    seats = [{"player": "human", "name": ""}, {"player": "sergeant", "name": ""}]
    table = house.table(game="walter-schnaffs", scenario="mars-la-tour-1870", options={}, seats=seats)
    seat = sit(house, "en", phone=True)
    sit_down(seat, table)
    seat.quick = True
    seat.play_on(most=6000)
    expect(seat.page.get_by_role("dialog")).to_contain_text("ictory")


def test_the_odds_of_an_attack_and_of_a_bombardment_are_told_before_they_are_made(house: House, sit: Sit) -> None:
    seat = sit(house, "en")
    sit_down(seat, lay(house, "mars-la-tour-1870"))
    seat.deeds = 200
    told: set[str] = set()

    def read_and_decide() -> bool:
        phase = seat.phase
        if phase in ("bombard", "attack") and seat.page.locator(".ready .primary").count():
            odds = seat.page.locator(".odds")
            expect(odds).to_contain_text("One base lost" if phase == "bombard" else "driven out")
            expect(odds).to_contain_text("%")
            told.add(phase)
        return seat.decide()

    seat.play_until(lambda: told == {"bombard", "attack"}, read_and_decide)


def test_army_and_bid_are_secret_at_one_screen(house: House, sit: Sit) -> None:
    """On a phone: each buys and bids behind a screen that is handed over, and the other's choice is not on the page."""
    seat = sit(house, "en", phone=True)
    sit_down(seat, lay(house, "open-battle"))
    page = seat.page
    for side in ("Germans", "French"):
        uncover(seat, side)
        page.locator("button.buy", has_text="+2").click()
        expect(page.locator(".purse")).not_to_contain_text("600")
        assert seat.violations() == []
        page.locator(".actions .done").click()
        expect(page.locator(".actions .done")).to_contain_text("points unspent?")
        page.locator(".actions .done").click()
    for side, level in (("Germans", "Nach Paris!"), ("French", "solid defence")):
        uncover(seat, side)
        if side == "French":
            expect(page.locator("body")).not_to_contain_text("Nach Paris!")
        page.get_by_role("radio", name=level).check()
        assert seat.violations() == []
        page.locator(".commit").click()
    expect(page.locator(".stocks")).to_contain_text("Nach Paris!")  # both are open now
    assert seat.phase == "deploy"


def uncover(seat: Seat, side: str) -> None:
    expect(seat.page.locator(".prompt")).to_contain_text(side)
    cover = seat.page.locator(".cover button")
    if side == "French" or cover.count():
        cover.click()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_move_by_keyboard(house: House, sit: Sit, language: str) -> None:
    seat = sit(house, language)
    sit_down(seat, lay(house, "wissembourg-1870"))
    page = seat.page
    page.wait_for_selector('.table[data-phase="move"], .table[data-phase="bombard"]')
    if seat.phase == "bombard":
        page.keyboard.press("d")
        page.wait_for_selector('.table[data-phase="move"]')
    before = seat.number
    page.keyboard.press("n")
    expect(page.locator(".regiment .unit-ring")).to_have_count(1)
    if not page.locator(".ready").count():
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    seat.wait_beyond(before)
