"""Vimy Ridge through the page: a game against the computer by mouse, a move by keyboard, set-up by hand, a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from grognard.engine.dice import SeededDice
from grognard.odds.report import Odds, odds_data
from grognard.table.play import Play, new_play
from grognard.table.record import Head, write_record
from tests.browser.conftest import address
from tests.browser.seat import STILL, Seat
from tests.server.house import House, Table

Sit = Callable[..., Seat]
HUMANS = [{"player": "human", "name": ""}, {"player": "human", "name": ""}]
HILL = (10, 1)  # the first column and row of Hill 145
MARGIN, SIZE = 60, 30  # of the drawing


def lay(house: House, scenario: str = "hill-145-1917", **options: str) -> Table:
    return house.table(game="vimy", scenario=scenario, options=options, seats=HUMANS, hotseat=True)


def begin(seat: Seat, table: Table) -> None:
    seat.goto(address(table, 0))
    seat.see_board()
    seat.button("Begin the game").or_(seat.button("Commencer la partie")).click()


def spot(seat: Seat, hex_: str, down: float = 0) -> tuple[float, float]:
    """The middle of a hex of Hill 145 on the screen, or a place above or below it."""
    column, row = int(hex_[:2]), int(hex_[2:])
    sheet = seat.page.locator(".world > svg").last
    sheet.evaluate(STILL)
    box, wide = sheet.bounding_box(), float(sheet.get_attribute("width") or 0)
    assert box is not None
    k = box["width"] / wide
    x = MARGIN + 1.5 * (column - HILL[0]) * SIZE + SIZE
    y = MARGIN + (row - HILL[1] + 0.5 + (column % 2) / 2) * 3**0.5 * SIZE
    return box["x"] + x * k, box["y"] + (y + down) * k


def click_hex(seat: Seat, hex_: str) -> None:
    """In the upper part of a hex of Hill 145, beside its counters."""
    seat.page.mouse.click(*spot(seat, hex_, -21))


def test_a_game_against_the_computer_by_mouse(house: House, sit: Sit) -> None:
    """To the grade of victory: smoke, a battalion over the top, turned and sent; then a deed a phase."""
    seats = [{"player": "human", "name": ""}, {"player": "recruit", "name": ""}]
    seat = sit(house, "en")
    begin(seat, house.table(game="vimy", scenario="hill-145-1917", options={"smoke": True}, seats=seats))
    page = seat.page
    seat.button("Assault it").click()
    page.wait_for_selector('.table:not([data-phase="fort"])')
    page.get_by_role("tab", name="Position").click()
    assert seat.violations() == []
    lay_smoke(seat)
    passed: set[str] = set()
    while "Turn 2" not in page.locator(".bar .turn").inner_text() or seat.phase != "move":
        answer(seat, passed)
    over_the_top(seat)
    expect(page.locator("[role=status]")).not_to_contain_text("⟨")
    assert seat.violations() == []
    done: set[str] = set()
    for _ in range(400):
        if seat.over:
            break
        answer(seat, done)
    end = page.get_by_role("dialog")
    expect(end).to_contain_text(re.compile("(Canadian|German) victory"))
    assert {deed.split()[0] for deed in done} >= {"move", "fire"}
    assert seat.violations() == []
    page.keyboard.press("Escape")
    seat.button("FR").click()
    expect(page.locator(".bar .turn")).to_contain_text("Tour 9 sur 9")


def lay_smoke(seat: Seat) -> None:
    """On a hex without units: it is in no list, and may be covered all the same."""
    page = seat.page
    click_hex(seat, "1606")
    for _ in range(2):
        if page.locator(".decision h3").first.inner_text().startswith("11 TMB"):
            break
        click_hex(seat, "1606")
    page.locator(".decision .row button", has_text="Lay smoke").click()
    click_hex(seat, "1506")
    before = seat.number
    expect(page.locator(".ready")).to_contain_text("1606 → 1506")
    click_hex(seat, "1506")
    seat.wait_beyond(before)
    expect(page.locator("g.smoke")).to_have_count(1)


def over_the_top(seat: Seat) -> None:
    """A battalion leaves its trench towards the enemy and goes a hex."""
    page = seat.page
    page.locator('g.unit[data-place="1405"]').last.click()
    expect(page.locator(".cost").first).to_be_visible()  # how far it gets, in points
    page.locator(".ready .primary").click()
    east = page.locator('g.turn[data-turn="east"]')
    before = seat.number
    east.click()
    expect(page.locator(".cone")).to_have_count(1)
    east.click()
    seat.wait_beyond(before)
    way = page.get_by_role("button", name=re.compile(r"^Go: .*→ (\d{4})")).first
    if way.count():  # its die may have been too low
        go(seat, (re.search(r"→ (\d{4})", way.inner_text()) or [""])[1])


def go(seat: Seat, target: str) -> None:
    """One click, or two where something can happen on the way."""
    before = seat.number
    click_hex(seat, target)
    if seat.page.locator(".ready").count():
        click_hex(seat, target)
    seat.wait_beyond(before)


DEEDS = 4  # the last turn in which more is done than what must be
ASKED = """() => {
    const all = what => [...document.querySelectorAll(what)]
    return {
        done: all('.actions .done:not(:disabled)').length, ready: all('.ready .primary').length,
        listed: all('.text li button').map(b => b.innerText), turn: document.querySelector('.bar .turn')?.innerText,
    }
}"""
ANOTHER = """number => {
    const { dataset } = document.querySelector('.table')
    return document.querySelector('.text li') || dataset.number > number || dataset.phase === 'over'
}"""


def answer(seat: Seat, deeds: set[str]) -> None:
    """Does what is asked, by clicks on what shows it: once a phase and turn something on the map, then done with it."""
    page, phase, before = seat.page, seat.phase, seat.number
    page.mouse.move(1, 1)  # off the map: a hex under the mouse shows the way there, in place of what was chosen
    asked = page.evaluate(ASKED)
    if before < 0 or not asked["listed"]:  # the computer's turn
        page.wait_for_function(ANOTHER, arg=before)
        return
    moving = any(text.startswith("Stop here") for text in asked["listed"])
    turn = int(asked["turn"].split()[1])
    deed = f"{'step' if moving else phase} {turn}"
    ways = [re.findall(r"\d{4}", text) for text in asked["listed"] if "→" in text or not moving]
    places = [way[0] if phase == "fire" else way[-1] for way in ways if way]
    if asked["ready"]:
        if phase == "fire" and not page.locator(".ready").inner_text().startswith("Lay smoke"):  # which throws no dice
            expect(page.locator(".ready .odds")).to_contain_text("%")  # a phone with its panel down shows no more
        page.locator(".ready .primary").click()
    elif phase in ("lose", "react"):
        page.locator(".decision .choices button").first.click()
        return
    elif asked["done"] and (deed in deeds or not places or turn > DEEDS):
        page.locator(".actions .done").click()
    elif moving or phase == "rout":
        deeds.add(deed)
        go(seat, places[-1])
        return
    else:
        deeds.add(deed)
        click_hex(seat, places[0])
        if phase == "fire" and not page.locator(".ready").count():
            click_hex(seat, re.findall(r"\d{4}", page.evaluate(ASKED)["listed"][-1])[-1])
        return
    seat.wait_beyond(before)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_move_by_keyboard_alone(house: House, sit: Sit, language: str) -> None:
    seat = sit(house, language)
    begin(seat, lay(house))
    page = seat.page
    page.locator(".decision .choices button").first.press("Enter")
    for _ in range(60):
        if seat.phase == "move":
            break
        before = seat.number
        seat.press("d")
        seat.wait_beyond(before)
    page.locator(".frame-of-board").focus()
    page.keyboard.press("n")
    expect(page.locator(".company .unit-ring")).to_have_count(1)
    before = seat.number
    page.keyboard.press("Enter")
    seat.wait_beyond(before)
    status = page.locator("[role=status]")
    page.keyboard.press("ArrowRight")  # points to where it is to go: it turns there
    expect(status).to_contain_text(re.compile(r"(level|niveau) \d"))
    before = seat.number
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    seat.wait_beyond(before)
    page.keyboard.press("v")
    expect(page.locator(".tools p")).to_be_visible()
    page.keyboard.press("z")
    expect(page.locator(".tools button[aria-pressed=true]")).to_have_count(1)


def test_set_up_by_hand(house: House, sit: Sit) -> None:
    """Mines in secret on the map, a company placed by a click and taken back, the rest by the ready deployment."""
    seat = sit(house, "en")
    begin(seat, lay(house, start="by-hand"))
    page = seat.page
    page.wait_for_selector('.table[data-phase="mine"]')
    cover = page.locator(".cover button")
    if cover.count():
        cover.click()
    click_hex(seat, "1605")
    click_hex(seat, "1504")
    page.locator(".ready .primary").click()
    page.wait_for_selector('.table[data-phase="deploy"]')
    expect(page.locator(".mine")).to_have_count(0)  # the other side's screen now
    expect(page.locator(".card strong")).to_have_text("1805 · Hill 145")  # nor is the cursor left where the mines are
    before = seat.number
    click_hex(seat, "1402")
    seat.wait_beyond(before)
    expect(page.locator('g.unit[data-place="1402"]')).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator('g.unit[data-place="1402"]')).to_have_count(0)
    for _ in range(2):
        before = seat.number
        seat.button("Ready-made deployment").click()
        seat.wait_beyond(before)
    page.wait_for_selector('.table[data-phase="fort"]')
    assert seat.violations() == []


def fight_out_of_a_game(seed: int, fits: Callable[[str, Odds], bool]) -> tuple[Play, Odds]:
    """A game of Hill 145 played at random up to a fight that fits, and its odds."""
    play, dice = new_play("vimy", "hill-145-1917", {}), SeededDice(seed)
    while legal := play.legal():
        for action in legal:
            text = play.game.write(play.state, action)
            if text.startswith(("melee", "fire")) and (odds := odds_data(play, action)) and fits(text, odds):
                return play, odds
        play.act(play.game.write(play.state, legal[dice.roll(len(legal)) - 1]), dice)
    raise AssertionError("no such fight in this game")


def is_melee_with_everything(text: str, odds: Odds) -> bool:
    """The hex can fall to somebody, and somebody can rout with a choice of ways."""
    fates = {fate.key for case in odds.cases for fate in case.fates}
    return text.startswith("melee") and "open" in fates and any(case.taken_by >= 0 for case in odds.cases)


def is_mortar(text: str, odds: Odds) -> bool:
    return text.startswith("fire") and "TMB" in text


def point_at(seat: Seat, play: Play, fight: str) -> None:
    """Until it is ready to be confirmed: the firer, if it is a shot, and the hex."""
    verb, *firer, target = fight.split()
    if verb == "fire":
        name = " ".join(firer)
        unit = next(shown for shown in play.game.view(play.state, 0)["units"] if shown["given"] == name)
        click_hex(seat, unit["at"])
        for _ in range(4):
            if seat.page.locator(".decision h3").first.inner_text().startswith(name):
                break
            click_hex(seat, unit["at"])
    click_hex(seat, target)


@pytest.mark.parametrize(
    ("language", "phone", "morale", "taken", "ends"),
    [
        ("en", False, "Morale: ", "The place falls to", "the odds end there"),
        ("fr", True, "Moral : ", "La place revient à", "les chances s’arrêtent là"),
    ],
)
def test_the_odds_tell_of_morale_and_rout(
    house: House, sit: Sit, language: str, phone: bool, morale: str, taken: str, ends: str
) -> None:
    """Every case of a melee and of a mortar's fire, the lines of morale, and where the odds end."""
    seat = sit(house, language, phone=phone)
    for fits in (is_mortar, is_melee_with_everything):
        play, odds = fight_out_of_a_game(5, fits)
        record = write_record(play, Head(game="vimy", scenario="hill-145-1917"))
        table = Table(house, house.http.post("/api/tables/open", json={"record": record}).json())
        seat.goto(address(table, 0))
        seat.see_board()
        seat.page.wait_for_selector(f'.table[data-phase="{odds.action.split()[0]}"]')
        point_at(seat, play, odds.action)
        chances = seat.page.locator("section.odds")
        expect(chances).to_contain_text(morale)
        expect(chances.locator("li")).to_have_count(len(odds.cases))
        assert seat.violations() == []
    expect(chances).to_contain_text(taken)
    expect(chances).to_contain_text(ends)


def test_the_last_fight_shows_the_numbers_it_was_read_by(house: House, sit: Sit) -> None:
    """After a mortar's fire and after a melee: the rows of the charts, each with its paragraph."""
    seat = sit(house, "en")
    for fits, numbers in (
        (is_mortar, ["Routed on", "§ 11.1"]),
        (is_melee_with_everything, ["Attacker:", "Column of the melee chart:"]),
    ):
        play, odds = fight_out_of_a_game(5, fits)
        play.act(odds.action, SeededDice(1))
        record = write_record(play, Head(game="vimy", scenario="hill-145-1917"))
        table = Table(house, house.http.post("/api/tables/open", json={"record": record}).json())
        seat.goto(address(table, 0))
        seat.see_board()
        last = seat.page.locator("section.last")
        for number in numbers:
            expect(last).to_contain_text(number)
        assert seat.violations() == []


def test_the_numbers_of_both_mines_are_shown(house: House, sit: Sit) -> None:
    seat = sit(house, "en")
    script = 'game = "vimy"\nscenario = "hill-145-1917"\n---\nbegin : 4 5 5 6\n'
    table = Table(house, house.http.post("/api/tables/open", json={"record": script}).json())
    seat.goto(address(table, 0))
    seat.see_board()
    last = seat.page.locator("section.last")
    expect(last.get_by_role("heading")).to_contain_text("The mine under 1504 goes up.")
    expect(last.locator("caption")).to_have_text(["The mine under 1605 goes up."])
    expect(last.get_by_text("The mine fails on 6")).to_have_count(2)
    expect(last.get_by_text("is eliminated in")).to_have_count(2)


def test_the_whole_ridge_on_a_phone(house: House, sit: Sit) -> None:
    seat = sit(house, "fr", phone=True)
    begin(seat, lay(house, "vimy-ridge-1917"))
    page = seat.page
    page.wait_for_selector("g.unit")
    assert page.locator("g.unit").count() > 60
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator(".decision .choices button").first.tap()
    page.wait_for_selector('.table:not([data-phase="fort"])')
    assert seat.violations() == []
