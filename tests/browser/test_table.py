"""What the table in the browser must do, each by itself."""

from __future__ import annotations

import gzip
import itertools
import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import grognard
from tests.browser.cable import Cable
from tests.browser.conftest import address
from tests.browser.seat import Seat
from tests.server.house import House, Table

Sit = Callable[..., Seat]
STATIC = Path(grognard.__file__).parent / "server" / "static"


@pytest.fixture
def table(house: House) -> Table:
    return house.table(seats=[{"player": "human", "name": ""}] * 2, hotseat=True)


def begin(seat: Seat, table: Table, side: int | None = 0) -> None:
    seat.goto(address(table, side))
    seat.see_board()
    number = seat.number
    seat.page.keyboard.press("d")
    seat.wait_beyond(number)


def test_select_preview_confirm_undo(sit: Sit, house: House, table: Table) -> None:
    seat = sit(house)
    begin(seat, table)
    expect(seat.page.locator(".actions .undo")).to_be_disabled()
    seat.units("C6").first.click()
    expect(seat.page.locator("rect.target")).not_to_have_count(0)
    seat.click_sector("C5")
    expect(seat.page.locator(".ready")).to_contain_text("C6 → C5")
    assert seat.units("C5").count() == 0
    seat.page.keyboard.press("Escape")
    expect(seat.page.locator(".ready")).to_have_count(0)
    seat.click_sector("C5")
    number = seat.number
    seat.click_sector("C5")
    seat.wait_beyond(number)
    assert seat.units("C5").count() == 1
    seat.page.locator(".actions .undo").click()
    expect(seat.units("C5")).to_have_count(0)


def test_refusal_names_its_paragraph(sit: Sit, house: House, table: Table) -> None:
    """A machine-gun nest does not move: the rule is shown, and a click opens it in the reader."""
    seat = sit(house, "en")
    begin(seat, table)
    nest = seat.page.locator('g.unit[data-place="C7"]').first
    nest.click()
    refusal = seat.page.get_by_role("alert")
    expect(refusal).to_contain_text("machine-gun nest never moves")
    refusal.get_by_role("button", name="§ 4").click()
    chosen = seat.page.locator('dialog [data-rule="nest-is-static"]')
    expect(chosen).to_have_class(re.compile("chosen"))
    expect(chosen).to_be_in_viewport()


def test_odds_before_the_commitment(sit: Sit, house: House, table: Table) -> None:
    seat = sit(house, "en")
    begin(seat, table)
    for _ in range(3):
        seat.units("C6").first.click()
        number = seat.number
        seat.click_sector("C5")
        seat.click_sector("C5")
        seat.wait_beyond(number)
        seat.page.keyboard.press("Escape")
    seat.page.keyboard.press("d")
    seat.page.wait_for_selector('.table[data-phase="assault"]')
    seat.click_sector("C5")
    seat.page.wait_for_selector(".ready .bar")
    seat.page.keyboard.press("Enter")
    seat.page.wait_for_selector('.table[data-phase="commit"]')
    cover = seat.page.locator(".cover button")
    if cover.count():
        cover.click()
    before = seat.page.get_by_role("img", name="assault won").count()
    seat.page.locator(".shell").nth(7).click()
    expect(seat.page.locator(".tokens")).to_have_attribute("aria-valuenow", "8")
    expect(seat.page.locator(".bar .won")).to_be_visible()
    assert before <= 1
    seat.page.locator(".commit").click()
    # The other side must not see it: the screen is covered until it was passed on.
    expect(seat.page.get_by_role("dialog", name="Pass the screen: Germans")).to_be_visible()
    seat.page.locator(".cover button").click()
    expect(seat.page.locator(".tokens")).to_have_attribute("aria-valuenow", "0")
    repulsed = seat.page.locator(".legend span").filter(has_text="assault repulsed")
    expect(repulsed.locator("i")).to_have_class(re.compile("won"))  # green: the defender looks
    expect(seat.page.locator("[aria-live]").first).to_contain_text(re.compile(r"assault repulsed \d+%"))
    seat.page.locator(".commit").click()
    expect(seat.page.locator(".last-fight")).to_contain_text("artillery, 8 dice")


def test_log_replay_and_language(sit: Sit, house: House, table: Table) -> None:
    seat = sit(house)
    begin(seat, table)
    number = seat.number
    seat.units("C6").first.click()
    seat.click_sector("C5")
    seat.click_sector("C5")
    seat.wait_beyond(number)
    expect(seat.page.locator(".log")).to_contain_text("C6 → C5")
    expect(seat.page.locator(".log")).to_contain_text("bataillon")
    seat.button("English").click()
    expect(seat.page.locator(".log")).to_contain_text("battalion")
    expect(seat.page.locator(".prompt")).to_contain_text("move your units")
    assert seat.page.evaluate("document.documentElement.lang") == "en"
    # Back to before the move, and to the present again.
    seat.page.get_by_role("slider", name="Replay the game").focus()
    seat.page.keyboard.press("ArrowLeft")
    expect(seat.units("C5")).to_have_count(0)
    expect(seat.page.locator(".prompt")).to_contain_text("past moment")
    seat.button("Back to the present").click()
    expect(seat.units("C5")).to_have_count(1)
    # So does a click in the log; its filters leave out what has no dice.
    seat.page.locator(".log .tools button").first.click()
    expect(seat.units("C5")).to_have_count(0)
    seat.page.keyboard.press("Escape")
    expect(seat.units("C5")).to_have_count(1)
    seat.page.keyboard.press("d")
    expect(seat.page.locator(".log")).to_contain_text("Americans: end of “Movement”.")
    seat.button("Dice").click()
    expect(seat.page.locator(".log")).not_to_contain_text("C6 → C5")
    seat.goto(f"{address(table, 0)}/{number}")
    seat.page.reload()
    expect(seat.units("C6")).to_have_count(3)


def test_what_was_missed_is_shown(sit: Sit, house: House) -> None:
    """One player leaves, the other acts: on coming back it is replayed, then the present is shown."""
    table = house.table(seats=[{"player": "human", "name": ""}] * 2)
    one, two = sit(house, "en"), sit(house, "en", record_video_dir=None)
    two.goto(address(table, 1))
    two.see_board()
    begin(one, table)
    two.wait_beyond(0)
    two.goto("/")
    number = one.number
    one.units("C6").first.click()
    one.click_sector("C5")
    one.click_sector("C5")
    one.wait_beyond(number)
    two.goto(address(table, 1))
    two.see_board()
    expect(two.units("C5")).to_have_count(1)
    two.wait_beyond(number)
    expect(two.page.locator(".log")).to_contain_text("C6 → C5")


def test_chat_draw_and_resign(sit: Sit, house: House) -> None:
    table = house.table(seats=[{"player": "human", "name": ""}] * 2)
    one, two = sit(house, "en"), sit(house, "fr")
    one.goto(address(table, 0))
    one.see_board()
    two.goto(address(table, 1))
    two.see_board()
    one.page.get_by_role("tab", name="Chat").click()
    one.page.get_by_label("Your message").fill("<b>good luck</b>")
    one.page.keyboard.press("Enter")
    two.page.get_by_role("tab", name="Messages").click()
    expect(two.page.get_by_role("log")).to_contain_text("<b>good luck</b>")
    one.button("Menu").click()
    one.button("Offer a draw").click()
    two.button("Refuser").click()
    expect(one.page.locator(".notice")).to_contain_text("The draw is declined.")
    expect(two.page.locator(".notice")).to_have_count(0)
    two.button("Menu").click()
    two.button("Abandonner").click()
    two.button("Abandonner pour de bon").click()
    expect(one.page.get_by_role("dialog")).to_contain_text("Victory!")
    expect(two.page.get_by_role("dialog")).to_contain_text("Défaite")
    one.button("Rematch").click()
    two.button("Accepter la revanche").click()
    one.button("To the next game").click()
    one.see_board()
    expect(one.page.locator(".who").nth(1)).to_contain_text("you")


def test_own_dice(sit: Sit, house: House) -> None:
    """The players throw on the table before them and click in what fell."""
    table = house.table(seats=[{"player": "human", "name": ""}] * 2, hotseat=True, dice="own")
    seat = sit(house, "en")
    seat.goto(address(table, 0))
    seat.see_board()
    seat.page.keyboard.press("d")
    dialog = seat.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Throw a die of 6 sides")
    for _ in range(12):
        if seat.phase != "begin":
            break
        seat.page.locator(".faces button").nth(3).click()
        seat.page.wait_for_timeout(150)
    assert seat.phase == "move"
    expect(seat.page.locator(".stocks")).to_contain_text("4 gas points")


@pytest.fixture
def cable(house: House) -> Iterator[Cable]:
    cable = Cable(house.port)
    yield cable
    cable.close()


@pytest.mark.parametrize("swallowed", ["nothing", "the action", "the answer"])
def test_a_lost_line_loses_and_doubles_nothing(
    sit: Sit, house: House, table: Table, cable: Cable, swallowed: str
) -> None:
    """The server lives, the line is cut: the page says so and comes back, and what was done meanwhile is done once."""
    seat = sit(house, "en", base_url=cable.address)
    begin(seat, table)
    number = seat.number
    if swallowed == "nothing":  # the player acts while the line is down
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
    expect(seat.page.locator(".prompt")).to_contain_text("your action is sent then")
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


def test_a_dead_line_is_given_up(sit: Sit, house: House, table: Table, cable: Cable) -> None:
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


def test_reload_lost_line_and_killed_server(sit: Sit, own_house: House) -> None:
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


def test_the_computers_thinking_shows_and_can_be_stopped(sit: Sit, own_house: House) -> None:
    """Its process is frozen in thought: how long it has thought is shown, and read aloud once; then it is to decide now."""
    warm = own_house.table(seats=[{}, {"player": "recruit"}])
    with warm.sit(0) as player:
        player.act("begin")
        while player.position["decider"] == 0:
            player.act("done")
        player.next()  # there is a process now
    seat = sit(own_house, "en")
    begin(seat, own_house.table(seats=[{}, {"player": "marshal"}]))
    bar = seat.page.locator("header.bar")
    height = bar.bounding_box()
    [worker] = own_house.workers()
    while seat.table.get_attribute("data-decider") == "0":
        seat.decide()
    thought = seat.page.locator(".thought")
    expect(thought).to_be_visible()  # frozen before it took its work up, it would keep the others from theirs
    os.kill(worker, signal.SIGSTOP)
    try:
        number = seat.number
        expect(thought).to_contain_text(re.compile("^ *[2-9] s, "))
        assert bar.bounding_box() == height  # the map does not jump
        seat.page.get_by_role("tab", name="Position").click()  # nothing is blocked
        aloud = seat.page.get_by_role("status").last
        expect(aloud).to_have_text("Germans: the computer is thinking, 8 seconds at most for a decision.")
        assert seat.violations() == []
        seat.button("Français").click()
        expect(thought).to_contain_text("décision")
        expect(seat.button("Qu’il décide")).to_be_visible()
        seat.page.keyboard.press("i")
        seat.wait_beyond(number)
    finally:
        os.kill(worker, signal.SIGCONT)


def test_n_comes_to_the_unit_taken_up_after_a_move(sit: Sit, house: House) -> None:
    """After a move the next unit of its sector is in hand: n does not pass over it."""
    seat = sit(house, "en")
    begin(seat, house.table(seats=[{"player": "human", "name": ""}] * 2, hotseat=True))
    seat.page.wait_for_selector('.table[data-phase="move"]')
    seat.units("A6").first.click()
    seat.click_sector("A5")
    number = seat.number
    seat.page.locator(".ready .primary").click()
    seat.wait_beyond(number)
    seat.page.locator(".frame-of-board").focus()
    held = seat.page.locator("g.unit:has(.unit-ring)")
    expect(held).to_have_attribute("data-place", "A6")
    unit = held.get_attribute("data-unit")
    seat.page.keyboard.press("n")
    expect(seat.page.locator(".card strong")).to_have_text("A6")
    assert held.get_attribute("data-unit") == unit
    seat.page.keyboard.press("n")
    expect(held).not_to_have_attribute("data-unit", unit or "")


def test_set_up_by_hand(sit: Sit, house: House) -> None:
    """Defences, bombardment and deployment, all by pointing."""
    table = house.table(seats=[{"player": "human", "name": ""}] * 2, hotseat=True, options={"start": "by-hand"})
    seat = sit(house, "en")
    begin(seat, table)
    assert seat.phase == "fortify"
    seat.page.get_by_role("button", name="trench").click()
    number = seat.number
    seat.click_sector("B7")
    seat.click_sector("B7")
    seat.wait_beyond(number)
    expect(seat.page.locator(".log")).to_contain_text("a trench in B7")
    while seat.phase == "fortify":
        number = seat.number
        seat.button("Follow the scenario").click()
        seat.wait_beyond(number)
    assert seat.phase == "bombard"
    number = seat.number
    seat.click_sector("C4")
    seat.button("More").click()
    seat.page.locator(".ready .primary").click()
    seat.wait_beyond(number)
    expect(seat.page.locator(".log")).to_contain_text("Bombardment of C4")
    number = seat.number
    seat.page.keyboard.press("d")
    seat.wait_beyond(number)
    assert seat.phase == "deploy"
    number = seat.number
    seat.click_sector("A1")
    seat.click_sector("A1")
    seat.wait_beyond(number)
    assert seat.units("A1").count() == 1


def test_a_record_can_be_opened(sit: Sit, house: House, tmp_path: Path) -> None:
    file = tmp_path / "game.grognard"
    file.write_text('game = "marmitages"\nscenario = "belleau-wood-1918"\nseed = 3\n---\nbegin\ndone\n')
    seat = sit(house, "en")
    seat.goto("/")
    seat.page.locator("input[type=file]").set_input_files(str(file))
    seat.see_board()
    expect(seat.page.locator(".log")).to_contain_text("The game begins.")
    seat.goto("/")
    seat.page.locator("input[type=file]").set_input_files(str(__file__))
    expect(seat.page.get_by_role("alert")).to_contain_text("not a record that Grognard can read")
    seat.button("Français").click()
    expect(seat.page.get_by_role("alert")).to_contain_text("n’est pas une partie")
    expect(seat.page.get_by_role("alert")).not_to_contain_text("TOML")
    seat.goto("/#/play/marmitages/waterloo")
    expect(seat.page.get_by_role("alert")).to_contain_text("Il n’y a pas de scénario")
    seat.goto("/#/play/marmitages/open-battle")
    expect(seat.page.locator("article")).to_contain_text("la feuille complémentaire de l’auteur")


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
    seat.goto("/#/rules/marmitages/one-fort")
    seat.page.wait_for_selector("[data-rule]")
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


def test_purchases_can_be_given_back(sit: Sit, house: House) -> None:
    table = house.table(seats=[{"player": "human", "name": ""}] * 2, hotseat=True, scenario="open-battle")
    seat = sit(house, "en")
    begin(seat, table)
    points = seat.page.locator(".purse")
    before = points.inner_text()

    def row(name: str) -> Locator:
        return seat.page.get_by_role("row").filter(has=seat.page.get_by_role("rowheader", name=name, exact=True))

    expect(row("tanks").locator(".less")).to_be_hidden()  # nothing to give back yet
    for name, count in (("artillery", "+5"), ("tanks", "+1"), ("wire", "+1")):
        number = seat.number
        row(name).locator(".buy button").get_by_text(count, exact=True).click()
        seat.wait_beyond(number)
    row("artillery").get_by_role("button", name="Give back").click()
    expect(row("artillery").locator(".had span")).to_have_text("4")
    expect(row("tanks").locator(".had span")).to_have_text("1")
    for name, had in (("tanks", 1), ("wire", 1), ("artillery", 4)):
        for left in range(had - 1, -1, -1):
            row(name).get_by_role("button", name="Give back").click()
            expect(row(name).locator(".had span")).to_have_text(str(left))
    expect(points).to_have_text(before)


def test_the_ready_set_up_is_shown_before_the_battle(sit: Sit, house: House, table: Table) -> None:
    seat = sit(house, "en")
    seat.goto(address(table, 0))
    seat.see_board()
    shown = {place: seat.units(place).count() for place in ("C6", "C3", "F4")}
    assert shown == {"C6": 3, "C3": 2, "F4": 2}
    seat.expect_text("ready set-up")
    number = seat.number
    seat.page.keyboard.press("d")
    seat.wait_beyond(number)
    assert {place: seat.units(place).count() for place in shown} == shown
    expect(seat.page.locator(".planned")).to_have_count(0)
    by_hand = house.table(seats=[{"player": "human", "name": ""}] * 2, hotseat=True, options={"start": "by-hand"})
    seat.goto(address(by_hand, 0))
    seat.page.reload()
    seat.see_board()
    assert seat.page.locator("g.unit").count() == 0


def test_what_is_read_aloud_changes_its_language(sit: Sit, house: House, table: Table) -> None:
    seat = sit(house)
    begin(seat, table)
    aloud = seat.page.get_by_role("status").last
    expect(aloud).to_contain_text("bataillon en F6")
    seat.button("English").click()
    expect(aloud).to_contain_text("battalion in F6")
    expect(aloud).not_to_contain_text("bataillon")


def test_each_line_of_the_set_up_has_its_side(sit: Sit, house: House, table: Table) -> None:
    """One entry of the log tells of both sides: each line stands under its own colour."""
    seat = sit(house, "en")
    begin(seat, table)
    seat.page.locator(".log .rest").first.click()
    colours: dict[str, list[str]] = {}
    for side in ("Americans", "Germans"):
        lines = seat.page.locator(".log p").filter(has_text=re.compile(rf"{side}: a trench"))
        colours[side] = lines.evaluate_all("all => [...new Set(all.map(p => getComputedStyle(p).borderLeftColor))]")
    assert [len(found) for found in colours.values()] == [1, 1]
    assert colours["Americans"] != colours["Germans"]


def test_the_map_in_hand(sit: Sit, house: House, table: Table) -> None:
    """The wheel zooms to the pointer, a drag moves the sheet, keys zoom and fit; others clear the map of what lies on it."""
    seat = sit(house, "en")
    begin(seat, table)
    page, mouse = seat.page, seat.page.mouse

    def lies(place: str = "C4") -> list[float]:
        found: list[float] = seat.sector(place).evaluate(
            "s => { const b = s.getBoundingClientRect(); return [b.x, b.y, b.width] }"
        )
        return [round(side, 1) for side in found]

    def until(wide: str) -> None:
        page.wait_for_function(f"() => document.querySelector('[data-place=C4]').getBoundingClientRect().width {wide}")

    whole = lies()
    x, y = whole[0] + whole[2] * 0.25, whole[1] + whole[2] * 0.25
    mouse.move(x, y)
    mouse.wheel(0, -300)
    until(f"> {whole[2] * 1.2}")
    left, top, wide = lies()
    assert [(x - left) / wide, (y - top) / wide] == pytest.approx([0.25, 0.25], abs=0.02), "the pointer is where it was"
    mouse.down()
    mouse.move(x + 40, y + 10)
    mouse.move(x + 80, y + 20)
    mouse.up()
    page.wait_for_function(
        """([x, y]) => { const b = document.querySelector('[data-place=C4]').getBoundingClientRect()
            return Math.abs(b.x - x) < 2 && Math.abs(b.y - y) < 2 }""",
        arg=[left + 80, top + 20],
    )
    page.keyboard.press("-")
    until(f"< {wide}")
    page.keyboard.press("0")
    until(f"< {whole[2] + 0.5}")
    assert lies() == pytest.approx(whole, abs=0.5)
    for key, what in (("h", "g.unit"), ("c", ".coordinates"), ("o", ".goals")):
        page.keyboard.press(key)
        expect(page.locator(what)).to_have_count(0)
        page.keyboard.press(key)
        expect(page.locator(what)).not_to_have_count(0)
    page.keyboard.press("n")
    expect(page.locator("rect.target")).not_to_have_count(0)
    page.keyboard.press("r")
    expect(page.locator("rect.target")).to_have_count(0)


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


def test_the_position_shows_quickly(sit: Sit, house: House, table: Table) -> None:
    """Under a second on a quiet machine; other tests run beside this one."""
    seat = sit(house)
    seat.goto("/")
    seat.page.wait_for_selector(".card svg")
    begun = time.monotonic()
    seat.goto(address(table, 0))
    seat.see_board()
    assert time.monotonic() - begun < 3


def test_the_client_is_small() -> None:
    """What a player loads: all that the games share, fonts included, and the largest game's own board."""
    sizes = {file: len(gzip.compress(file.read_bytes())) for file in STATIC.rglob("*") if file.is_file()}
    assert sizes, "the page is not built"
    boards = [file for file in sizes if file.name.startswith("face-")]
    assert boards, "each game's board is a file of its own"
    shared = sum(size for file, size in sizes.items() if file not in boards)
    assert shared + max(sizes[file] for file in boards) < 200_000


def test_a_large_board_pans_fluidly(sit: Sit, house: House) -> None:
    """1,290 hexes and 166 counters: while the board is dragged frames come as they do at rest, but for a little."""
    seat = sit(house, "en")
    seat.goto("/#/synthetic")
    seat.page.wait_for_selector(".hex")
    seat.page.wait_for_timeout(500)
    seat.page.evaluate(
        """() => { window.ticks = []; const tick = t => { window.ticks.push(t); requestAnimationFrame(tick) };
            requestAnimationFrame(tick) }"""
    )
    seat.page.wait_for_timeout(1000)
    resting = middle_gap(seat)
    mouse = seat.page.mouse
    mouse.move(700, 450)
    mouse.down()
    for step in range(60):
        mouse.move(700 - step * 5, 450 - step * 3)
    mouse.up()
    dragging = middle_gap(seat)
    assert dragging < resting + 25, f"a frame takes {resting:.0f} ms at rest, {dragging:.0f} ms while dragging"


def middle_gap(seat: Seat) -> float:
    """The median time between two frames since it was last asked."""
    ticks: list[float] = seat.page.evaluate("window.ticks.splice(0)")
    gaps = sorted(b - a for a, b in itertools.pairwise(ticks))
    return gaps[len(gaps) // 2]
