"""Scripts with a position or a scenario of their own, in the page: each shows its own map."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard.books.scenarios import load_map, load_scenario
from grognard.engine.dice import SeededDice
from grognard.table.play import new_play
from grognard.table.record import Head, write_record
from tests.browser.conftest import address
from tests.browser.seat import Seat
from tests.server.house import House

Sit = Callable[..., Seat]
SCRIPTS = sorted((Path(__file__).parent.parent.parent / "docs/scripts").glob("*.grog"))

# As a file manager does it: the file comes with the event, nobody presses a button.
DROP = """text => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'script.grog'))
    document.querySelector('main').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
}"""


def test_a_script_dropped_into_the_page_shows_its_own_map(sit: Sit, house: House) -> None:
    """The gas assault: five units in two sectors of a field that no scenario of ours has."""
    script = next(path for path in SCRIPTS if path.stem == "marmitages-gas-assault")
    seat = sit(house, "en")
    seat.goto("/")
    seat.page.wait_for_selector("main .card")
    seat.page.evaluate(DROP, script.read_text("utf-8"))
    seat.see_board()
    expect(seat.page.locator("g.unit").first).to_be_visible()
    assert seat.units("C4").count() + seat.units("C5").count() == seat.page.locator("g.unit").count() > 0
    expect(seat.page.locator("h1")).to_have_text("Gas, and still repulsed")


def own_hill() -> dict[str, Any]:
    """Belleau Wood on a ground of somebody's own: nothing there but one hill."""
    features = [
        {"kind": "hill", "points": [[1, 3], [2, 2], [3, 3], [2, 4]], "name": {"fr": "Cote 999", "en": "Hill 999"}}
    ]
    title = {"fr": "Ma colline", "en": "My hill"}
    return {**load_scenario("marmitages", "belleau-wood-1918"), "id": "my-hill", "title": title, "features": features}


def test_a_record_with_a_scenario_of_its_own_shows_its_own_map(sit: Sit, house: House) -> None:
    play = new_play("marmitages", own_hill(), {})
    play.act("begin", SeededDice(1))
    seat = sit(house, "en")
    seat.goto("/")
    seat.page.wait_for_selector("main .card")
    seat.page.evaluate(DROP, write_record(play, Head(game="marmitages", scenario=play.scenario)))
    seat.see_board()
    expect(seat.page.locator("h1")).to_have_text("My hill")
    expect(seat.page.locator("g.names text")).to_have_text(["Hill 999"])
    assert seat.page.locator("g.unit").count() > 0
    seat.goto("/")
    expect(seat.page.locator(".tables strong")).to_have_text("My hill")


def test_a_map_agreed_on_at_the_table_is_the_one_that_is_shown(sit: Sit, house: House) -> None:
    """Somebody's own, for a scenario of ours: one more village stands on it."""
    ridge = load_map("vimy", "ridge")
    village = {"text": "New Village", "at": "1508"}
    own = {**ridge, "name": [*ridge["name"], village]}
    table = house.table(game="vimy", scenario="hill-145-1917", options={"map": own}, hotseat=True)
    seat = sit(house, "en")
    seat.goto(address(table, 0))
    seat.see_board()
    expect(seat.page.locator("g.names text", has_text="New Village")).to_have_count(1)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_every_script_of_the_documents_can_be_looked_at(sit: Sit, house: House, script: Path) -> None:
    seat = sit(house)
    seat.goto("/")
    seat.page.set_input_files("input[type=file]", script)
    seat.see_board()
    expect(seat.page.locator("[role=alert]")).to_have_count(0)
