"""A table for everybody: read aloud, in large letters, on a small line and a slow machine."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

import grognard
from tests.browser.conftest import address, begin
from tests.browser.seat import Seat
from tests.server.house import House, Table

Sit = Callable[..., Seat]
MOST_REQUESTS = 8  # on coming to a table from the lobby
STATIC = Path(grognard.__file__).parent / "server" / "static"


def test_no_serious_violation_on_any_page(sit: Sit, house: House, table: Table) -> None:
    """The pages in French, the table in English."""
    seat = sit(house)
    seat.goto("/")
    seat.page.wait_for_selector(".card svg")
    assert seat.violations() == []
    seat.goto("/#/play/marmitages/belleau-wood-1918")
    seat.page.wait_for_selector("form")
    seat.page.locator("summary").click()
    assert seat.violations() == []
    seat.goto("/#/rules")  # of no game: the first book, and the others beside it
    seat.page.wait_for_selector("[data-rule]")
    expect(seat.page.locator("main nav a")).to_have_count(4)
    expect(seat.page.locator("main h2")).to_have_text("Marmitages")
    assert seat.violations() == []
    seat.button("English").click()
    begin(seat, table)
    assert seat.violations() == []
    seat.units("C6").first.click()
    seat.click_sector("C5")
    seat.page.get_by_role("tab", name="Position").click()
    assert seat.violations() == []
    seat.page.keyboard.press("Escape")
    seat.page.keyboard.press("?")
    seat.page.wait_for_selector("dialog")
    assert seat.violations() == []


def test_hand_over_and_end_screen_have_no_violation_either(sit: Sit, house: House) -> None:
    table = house.table(seats=[{"player": "human", "name": ""}] * 2, hotseat=True, scenario="open-battle")
    with table.sit(0) as player:
        player.act("begin")
    seat = sit(house)
    seat.goto(address(table, 0))
    seat.page.wait_for_selector(".cover")
    assert seat.violations() == []
    seat.page.locator(".cover button").click()
    assert seat.violations() == []  # the purchases
    seat.button("Menu").click()
    seat.button("Abandonner").click()
    seat.button("Abandonner pour de bon").click()
    expect(seat.page.get_by_role("dialog")).to_contain_text("abandon")
    assert seat.violations() == []
    # The game is over, whatever was being done.
    expect(seat.page.locator(".phases li")).to_have_text(["Fin"])


def test_the_position_in_words(sit: Sit, house: House, table: Table) -> None:
    """The whole game without the map: places, units, and every legal action as a button."""
    seat = sit(house, "en")
    begin(seat, table)
    seat.page.get_by_role("tab", name="Position").click()
    words = seat.page.get_by_role("region", name="The position in words")
    expect(words).to_contain_text("machine-gun nest")
    number = seat.number
    words.get_by_role("button", name="Move: 7th battalion, C6 → C5").click()
    seat.wait_beyond(number)
    expect(seat.page.get_by_role("status").last).to_contain_text("C6 → C5")


def test_large_text_stays_usable(sit: Sit, house: House, table: Table) -> None:
    seat = sit(house, "en")
    begin(seat, table)
    seat.page.add_init_script("document.documentElement.style.fontSize = '212.5%'")
    seat.page.evaluate("document.documentElement.style.fontSize = '212.5%'")
    for button in (seat.page.locator(".actions .done"), seat.button("Menu")):
        expect(button).to_be_in_viewport()
    assert seat.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_position_shows_after_few_requests(sit: Sit, house: House, table: Table) -> None:
    """How long that takes `./run bench browser` measures; here it is counted, for other tests run beside this one."""
    seat = sit(house)
    seat.goto("/")
    seat.page.wait_for_selector(".card svg")
    asked: list[str] = []
    seat.page.on("request", lambda request: asked.append(request.url))
    seat.goto(address(table, 0))
    seat.see_board()
    assert len(asked) <= MOST_REQUESTS, asked
    assert len(set(asked)) == len(asked), "something is asked for twice"


def test_the_client_is_small() -> None:
    """What a player loads: all that the games share, fonts included, and the largest game's own board."""
    sizes = {file: len(gzip.compress(file.read_bytes())) for file in STATIC.rglob("*") if file.is_file()}
    assert sizes, "the page is not built"
    boards = [file for file in sizes if file.name.startswith("face-")]
    assert boards, "each game's board is a file of its own"
    shared = sum(size for file, size in sizes.items() if file not in boards)
    assert shared + max(sizes[file] for file in boards) < 200_000


def test_a_large_board_pans_without_being_drawn_anew(sit: Sit, house: House) -> None:
    """1,290 hexes and 166 counters: while the board is dragged nothing of them changes, only where the one layer stands."""
    seat = sit(house, "en")
    seat.goto("/#/synthetic")
    seat.page.wait_for_selector(".hex")
    seat.page.evaluate(
        """() => { window.changes = []; new MutationObserver(all => window.changes.push(...all.map(
            m => m.type === 'attributes' ? `${m.target.className} ${m.attributeName}` : m.type)))
            .observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true }) }"""
    )
    mouse = seat.page.mouse
    mouse.move(700, 450)
    mouse.down()
    seat.page.evaluate("window.changes.splice(0)")
    for step in range(60):
        mouse.move(700 - step * 5, 450 - step * 3)
    changes: list[str] = seat.page.evaluate("window.changes.splice(0)")
    mouse.up()
    assert len(changes) > 1, "the board follows the mouse"
    assert {(change.split()[0], change.split()[-1]) for change in changes} == {("world", "style")}
