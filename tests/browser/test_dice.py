"""Dice that both players can check: the page seals and opens by itself, and finds a server that lies afterwards."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from grognard.engine.verifiable import VerifiableDice, commitment, seal
from tests.browser.conftest import address
from tests.browser.seat import Seat
from tests.server.house import House, Table

Sit = Callable[..., Seat]
ANOTHER = bytes(32)


def nothing(seat: Seat) -> None:
    pass


def two_players(sit: Sit, house: House, before: Callable[[Seat], None] = nothing) -> tuple[Table, Seat, Seat]:
    """Both at the table, and the first dice thrown; `before` the first sits down, something is done to the line."""
    table = house.table(seats=[{"player": "human", "name": ""}] * 2)
    one, two = sit(house, "en"), sit(house, "fr")
    before(one)
    for side, seat in enumerate((one, two)):
        seat.goto(address(table, side))
        seat.see_board()
    one.button("Begin the game").click()
    one.wait_beyond(0)
    return table, one, two


def resign(seat: Seat) -> None:
    seat.button("Menu").click()
    seat.button("Abandonner").click()
    seat.button("Abandonner pour de bon").click()


def check(seat: Seat) -> Locator:
    """The findings of the check at the end."""
    seat.page.get_by_text("Check the dice").click()
    seat.button("Recompute every die").click()
    verdict = seat.page.locator(".verdict")
    expect(verdict).to_be_visible()
    return verdict


def test_the_page_checks_the_dice_against_what_it_noted(sit: Sit, house: House) -> None:
    table, one, two = two_players(sit, house)
    resign(two)
    verdict = check(one)
    expect(verdict.locator("p")).to_have_count(4)
    expect(verdict.locator(".right")).to_have_count(4)
    dice = table.ask("", table.watch)["dice"]
    command = one.page.locator(".command")
    for told in (dice["commitment"], dice["contributions"][0], seal(dice["contributions"][1])):
        expect(command).to_contain_text(told)
    assert all(len(contribution) == 32 for contribution in dice["contributions"])


def made_by(secret: bytes, table: str, contributions: list[str], entry: dict[str, Any]) -> dict[str, Any]:
    """An entry of the log with the dice that another secret makes."""
    source = VerifiableDice(secret, table, entry["number"], contributions)
    return {**entry, "dice": [int(source.roll(sides)) for sides in entry.get("sides", [])]}


def another_secret(dice: dict[str, Any]) -> dict[str, Any]:
    return {**dice, "secret": ANOTHER.hex(), "commitment": commitment(ANOTHER)}


def another_of_theirs(dice: dict[str, Any]) -> dict[str, Any]:
    return {**dice, "contributions": [dice["contributions"][0], "chosen"], "seals": [dice["seals"][0], seal("chosen")]}


def another_of_mine(dice: dict[str, Any]) -> dict[str, Any]:
    return {**dice, "contributions": ["chosen", dice["contributions"][1]], "seals": [seal("chosen"), dice["seals"][1]]}


@pytest.mark.parametrize(
    ("forge", "found"),
    [
        (another_secret, "The secret is not the one"),
        (another_of_theirs, "The other side’s contribution is not the one"),
        (another_of_mine, "Your contribution is not among"),
    ],
)
def test_a_forged_answer_is_caught(
    sit: Sit, house: House, forge: Callable[[dict[str, Any]], dict[str, Any]], found: str
) -> None:
    """Everything the server says at the end agrees with itself, down to the last die; only what was noted does not."""
    table, one, two = two_players(sit, house)
    resign(two)
    expect(one.page.get_by_role("dialog")).to_be_visible()  # the server has told the end, and the secret with it
    forged = forge(table.ask("", table.tokens[0])["dice"])
    secret = bytes.fromhex(forged["secret"])

    def lie(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        if isinstance(told, dict):
            told["dice"] = forged
        else:
            told = [made_by(secret, table.id, forged["contributions"], entry) for entry in told]
        route.fulfill(response=answer, body=json.dumps(told))

    one.page.route(lambda url: f"/tables/{table.id}" in url and ("/log?" in url or f"{table.id}?" in url), lie)
    verdict = check(one)
    expect(verdict.locator(".wrong", has_text=found)).to_be_visible()
    expect(verdict.locator(".wrong", has_text="In actions 1 the dice are not those the secret makes")).to_be_visible()


def lie_at_the_end(seat: Seat, table: Table, forge: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """The log that is asked for at the end, with every entry forged."""

    def lie(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=json.dumps([forge(entry) for entry in answer.json()]))

    seat.page.route(lambda url: f"/tables/{table.id}/log?" in url, lie)


def test_sides_that_were_chosen_to_fit_are_caught(sit: Sit, house: House) -> None:
    """Every face is the one that was seen, and the one the secret makes of a die with so many sides; no such die is rolled."""
    table, one, two = two_players(sit, house)
    resign(two)
    expect(one.page.get_by_role("dialog")).to_be_visible()
    dice = table.ask("", table.tokens[0])["dice"]
    secret = bytes.fromhex(dice["secret"])

    def gives(number: int, k: int, sides: int) -> int:
        source = VerifiableDice(secret, table.id, number, dice["contributions"])
        source.thrown = k
        return int(source.roll(sides))

    def chosen(entry: dict[str, Any]) -> dict[str, Any]:
        faces = enumerate(entry.get("dice", []))
        fitting = [next(s for s in range(7, 1000) if gives(entry["number"], k, s) == face) for k, face in faces]
        return {**entry, "sides": fitting}

    lie_at_the_end(one, table, chosen)
    expect(check(one).locator(".wrong", has_text="In actions 1 the dice are not those")).to_be_visible()


def other_faces(entry: dict[str, Any]) -> dict[str, Any]:
    """The opposite faces on the board and in the log's lines; what is told of the dice themselves is true."""
    told = []
    for event in entry.get("events", []):
        lines = [{**line, "die": 7 - line["die"]} if "die" in line else line for line in event.get("lines", [])]
        faces = [7 - face for face in event.get("dice", [])]
        told.append({**event, **({"dice": faces} if faces else {}), **({"lines": lines} if lines else {})})
    return {**entry, "events": told}


@pytest.mark.parametrize("again", [False, True])
def test_other_dice_on_the_board_than_in_the_log_are_caught(sit: Sit, house: House, again: bool) -> None:
    """Also when the server tells the truth once the page is opened again: the browser noted what it first saw."""
    lying = True

    def forge(message: str | bytes) -> str | bytes:
        told = json.loads(message)
        if lying and told["type"] == "position":
            told["since"] = [other_faces(entry) for entry in told["since"]]
        return json.dumps(told)

    def on_the_line(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(forge(message)))

    table, one, two = two_players(
        sit, house, lambda seat: seat.page.route_web_socket(re.compile("/socket"), on_the_line)
    )
    if again:
        lying = False
        one.page.reload()
        one.see_board()
    resign(two)
    expect(one.page.get_by_role("dialog")).to_be_visible()
    if not again:
        lie_at_the_end(one, table, other_faces)
    expect(check(one).locator(".wrong", has_text="In actions 1 the dice are not those")).to_be_visible()


def test_who_did_not_see_the_dice_fall_is_told_so(sit: Sit, house: House) -> None:
    table, one, two = two_players(sit, house)
    resign(two)
    expect(one.page.get_by_role("dialog")).to_be_visible()
    late = sit(house, "en")
    late.goto(address(table))
    late.see_board()
    expect(check(late).locator(".unknown", has_text="did not see")).to_be_visible()


def test_the_page_says_who_is_awaited(sit: Sit, house: House) -> None:
    """One player seals and leaves; the other is told, and the game goes on when the first is back."""
    table = house.table(seats=[{"player": "human", "name": ""}] * 2)
    one, two = sit(house, "en"), sit(house, "en")
    one.goto(address(table, 0))
    one.see_board()
    expect(one.page.locator(".prompt")).to_contain_text("Waiting for the other player (Germans)")
    one.goto("/")
    two.goto(address(table, 1))
    two.see_board()
    expect(two.page.locator(".prompt")).to_contain_text("Waiting for Americans: no die is rolled")
    one.goto(address(table, 0))
    one.see_board()
    expect(one.button("Begin the game")).to_be_visible()
    expect(two.page.locator(".prompt")).not_to_contain_text("Waiting")


def test_a_player_goes_on_with_another_browser(sit: Sit, house: House) -> None:
    table = house.table(seats=[{"player": "human", "name": ""}] * 2)
    one, two, elsewhere = sit(house, "en"), sit(house, "en"), sit(house, "en")
    one.goto(address(table, 0))
    one.see_board()
    one.button("Menu").click()
    contribution = one.page.locator(".contribution").inner_text()
    one.goto("/")
    two.goto(address(table, 1))
    two.see_board()
    elsewhere.goto(address(table, 0))
    elsewhere.see_board()
    form = elsewhere.page.locator("form.notice")
    expect(form).to_contain_text("You sat down in another browser")
    form.get_by_label("Your contribution").fill("abc")
    form.get_by_role("button", name="Open it").click()
    expect(elsewhere.page.get_by_role("alert")).to_contain_text("not the contribution that was sealed")
    form.get_by_label("Your contribution").fill(contribution)
    form.get_by_role("button", name="Open it").click()
    expect(elsewhere.button("Begin the game")).to_be_visible()
