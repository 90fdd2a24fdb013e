"""What the table in the browser must do, each by itself."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import address, begin
from tests.browser.seat import Seat
from tests.server.house import House, Table

Sit = Callable[..., Seat]
# That many dice lie there, and another is asked for or it was the last one.
NEXT_DIE = """thrown => document.querySelector('.table').dataset.phase !== 'begin'
    || document.querySelectorAll('.dice p svg').length === thrown && document.querySelector('.faces [aria-disabled=false]')"""


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
    expect(seat.page.locator(".prompt")).to_contain_text("earlier moment")
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
    expect(dialog).to_contain_text("Roll a 6-sided die")
    thrown = 0
    while seat.phase == "begin":
        seat.page.locator(".faces button").nth(3).click()
        thrown += 1
        seat.page.wait_for_function(NEXT_DIE, arg=thrown)
    assert seat.phase == "move"
    [entry] = table.ask("log", table.tokens[0])
    assert entry["dice"] == [4] * thrown
    expect(seat.page.locator(".stocks")).to_contain_text("4 gas points")


def test_the_computers_thinking_shows_and_can_be_stopped(sit: Sit, own_house: House) -> None:
    """Its process is frozen in thought: how long it has thought is shown, and read aloud once; then it is to decide now."""
    seat = sit(own_house, "en")
    begin(seat, own_house.table(seats=[{}, {"player": "marshal"}]))
    bar = seat.page.locator("header.bar")
    height = bar.bounding_box()
    seat.play_until(lambda: seat.table.get_attribute("data-decider") != "0")
    thought = seat.page.locator(".thought")
    expect(thought).to_be_visible()
    while not (thinkers := own_house.workers("think")):  # those that answer questions are not to be frozen
        seat.page.wait_for_timeout(20)
    [worker] = thinkers
    os.kill(worker, signal.SIGSTOP)
    try:
        number = seat.number
        expect(thought).to_contain_text(re.compile("^ *[2-9] s, "))
        assert bar.bounding_box() == height  # the map does not jump
        seat.page.get_by_role("tab", name="Position").click()  # nothing is blocked
        aloud = seat.page.get_by_role("status").last
        expect(aloud).to_have_text("Germans: the computer is thinking, 8 seconds at most per decision.")
        assert seat.violations() == []
        seat.button("Français").click()
        expect(thought).to_contain_text("décision")
        expect(seat.button("Qu’il décide")).to_be_visible()
        seat.page.keyboard.press("i")
        seat.wait_beyond(number)
    finally:
        with suppress(ProcessLookupError):  # a thought that is not wanted any more is ended with its process
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
    expect(seat.page.get_by_role("alert")).to_be_in_viewport()
    file.write_text("")
    seat.page.locator("input[type=file]").set_input_files(str(file))
    expect(seat.page.get_by_role("alert")).to_contain_text("Ce fichier est vide")
    seat.goto("/#/play/marmitages/waterloo")
    expect(seat.page.get_by_role("alert")).to_contain_text("Il n’y a pas de scénario")
    seat.goto("/#/play/marmitages/open-battle")
    expect(seat.page.locator("article")).to_contain_text("la feuille complémentaire de l’auteur")


def test_why_no_table_comes_up_is_seen(sit: Sit, house: House, tmp_path: Path) -> None:
    """On a phone a file is chosen screens below where it is said what is wrong with it; it can be chosen again."""
    file = tmp_path / "game.grog"
    file.write_text("nonsense")
    seat = sit(house, phone=True)
    seat.goto("/")
    seat.page.wait_for_selector("main .card")
    alert = seat.page.get_by_role("alert")
    for said in ("n’est pas une partie", "Le serveur ne répond pas"):
        with seat.page.expect_file_chooser() as chooser:
            seat.page.locator("input[type=file]").tap()
        chooser.value.set_files(file)
        expect(alert).to_contain_text(said)
        expect(alert).to_be_in_viewport()
        seat.page.route("**/api/tables*", lambda route: route.abort())
        seat.page.route("**/api/tables/open", lambda route: route.abort())
    seat.button("Jouer tout de suite").tap()
    expect(alert).to_contain_text("Le serveur ne répond pas")


def test_nobody_resigns_by_a_double_click(sit: Sit, house: House, table: Table) -> None:
    seat = sit(house, "en")
    begin(seat, table)
    seat.button("Menu").click()
    seat.button("Resign").dblclick()
    sure = seat.button("Really resign?")
    expect(sure).to_be_visible()
    assert table.ask("", table.tokens[0])["over"] is False
    sure.click()
    expect(seat.page.get_by_role("dialog")).to_contain_text("victory by resignation")


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
