"""Whole games through the page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from tests.browser.seat import FEW, MANY, STILL, Seat
from tests.server.house import House

Sit = Callable[..., Seat]
MOST_DECISIONS = 1000  # a game by keys has far fewer
HUMANS = [{"player": "human", "name": ""}, {"player": "human", "name": ""}]


def test_two_at_one_screen(house: House, sit: Sit) -> None:
    """By mouse, in French, to the end: the screen is passed for secrets, the dice are checked, the record is kept."""
    seat = sit(house)
    seat.goto("/#/play/marmitages/belleau-wood-1918")
    seat.page.get_by_label("À deux devant cet écran").check()
    seat.button("Jouer").click()
    seat.see_board()
    seat.deeds = MANY
    seat.play_on()
    end = seat.page.get_by_role("dialog")
    expect(end).to_contain_text("Victoire")
    seat.page.get_by_text("Vérifier les dés").click()
    seat.button("Recalculer tous les dés").click()
    expect(end).to_contain_text("tous tels que ce navigateur les a vus tomber")
    with seat.page.expect_download() as download:
        seat.button("Télécharger la partie").click()
    record = download.value.path().read_text("utf-8")
    assert record.startswith('game = "marmitages"')
    assert "secret = " in record
    assert "?" not in record.split("---")[1]


def test_against_the_computer(house: House, sit: Sit) -> None:
    """In English, from the lobby's one button."""
    seat = sit(house, "en")
    seat.goto("/")
    seat.page.get_by_role("button", name="Play now").click()
    seat.see_board()
    seat.quick = True
    seat.play_on(most=4000)
    expect(seat.page.get_by_role("dialog")).to_contain_text("artillery")


def test_two_browsers_and_a_spectator(house: House, sit: Sit) -> None:
    """One sets the table up in the page, the others come by the links that he finds there."""
    french, english, spectator = sit(house), sit(house, "en"), sit(house, "en")
    french.goto("/#/play/marmitages/belleau-wood-1918")
    french.page.get_by_label("À distance, par un lien").check()
    french.button("Jouer").click()
    french.see_board()
    french.expect_text("On attend l’autre joueur")
    french.button("Menu").click()
    links = french.page.locator(".link input")
    expect(links).to_have_count(2)
    invitation, watching = (links.nth(index).input_value() for index in range(2))
    french.page.keyboard.press("Escape")
    english.goto(invitation)
    english.see_board()
    spectator.goto(watching)
    spectator.see_board()
    expect(spectator.page.locator(".prompt")).to_have_text("Americans: this side to play.")
    french.quick = english.quick = True
    french.play_on(english)
    assert english.over
    spectator.page.wait_for_selector('.table[data-phase="over"]')
    assert spectator.number == french.number
    expect(spectator.page.locator(".actions .done")).to_be_disabled()
    see_the_result_again(french, english)


def see_the_result_again(french: Seat, english: Seat) -> None:
    """Closed to look at the map, it comes back by its button, and by itself when the other side offers a rematch."""
    end = french.page.get_by_role("dialog")
    for _ in range(2):
        expect(end).to_be_visible()
        french.page.keyboard.press("Escape")
        expect(end).to_have_count(0)
        french.button("Résultat").click()
    french.page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    english.button("Rematch, sides swapped").click()
    expect(end).to_contain_text("Accepter la revanche")


def test_keyboard_alone(house: House, sit: Sit) -> None:
    """No mouse at all: from the lobby to the end of a game."""
    seat = sit(house, "en")
    page = seat.page
    seat.goto("/#/play/marmitages/belleau-wood-1918")
    way = page.get_by_label("Two at this screen")
    way.wait_for()
    tab_to(seat, page.get_by_label("Against the computer"))
    page.keyboard.press("ArrowDown")
    expect(way).to_be_checked()
    tab_to(seat, seat.button("Play"))
    page.keyboard.press("Enter")
    seat.see_board()
    expect(page.locator(".frame-of-board")).to_be_focused()
    decisions = 0
    acted: set[str] = set()
    while not seat.over:
        decisions += 1
        assert decisions < MOST_DECISIONS, "the game does not end by keyboard"
        by_keys(seat, acted)
    see_the_end(seat)


def see_the_end(seat: Seat) -> None:
    """The last Escape may have come so late that it closed the result: then its button shows it."""
    end, button = seat.page.get_by_role("dialog"), seat.button("Result")
    expect(end.or_(button)).to_be_visible()
    if button.is_visible():
        tab_to(seat, button, "Shift+Tab")  # the bar is before the map, the log behind it
        seat.page.keyboard.press("Enter")
    expect(end).to_be_visible()


def by_keys(seat: Seat, acted: set[str]) -> None:
    """One decision with keys only."""
    page, seen = seat.page, seat.screen()
    if seen["cover"]:
        seat.press("Enter")  # the button has the focus
        expect(page.locator(".cover")).to_have_count(0)
        return
    phase = seen["phase"]
    turn = f"{phase} {seen['decider']} {seen['turn']}"
    if phase == "commit":
        tab_to(seat, page.locator(".tokens"))
        page.keyboard.press("ArrowRight")
        tab_to(seat, page.locator(".commit"))
        page.keyboard.press("Enter")
    elif phase in ("move", "assault", "bombard", "attack") and turn not in acted and len(acted) < FEW:
        acted.add(turn)
        choose_by_keys(seat)
    elif phase in ("lose", "retreat", "advance", "reinforce"):
        choose_by_keys(seat)
    else:
        focus_board(seat)
        seat.press("d")
    try:
        page.wait_for_function(
            "n => { const t = document.querySelector('.table'); return t.dataset.phase === 'over' || t.dataset.number > n }",
            arg=seen["number"],
            timeout=500,
        )
    except PlaywrightTimeout:
        page.keyboard.press("Escape")


def choose_by_keys(seat: Seat) -> None:
    """The next unit or place that can act, and its first target."""
    focus_board(seat)
    seat.page.keyboard.press("n")
    seen = seat.screen()
    if seen["targets"] and not seen["picked"]:
        point_by_keys(seat)
    seat.page.keyboard.press("Enter")


def point_by_keys(seat: Seat) -> None:
    """Moves the cursor to a lit sector by arrows and chooses it."""
    page = seat.page
    for place in page.evaluate(
        """() => [...document.querySelectorAll('rect.target')].map(t =>
            [...document.querySelectorAll('rect.sector')].find(s => s.x.baseVal.value === t.x.baseVal.value - 2
                && s.y.baseVal.value === t.y.baseVal.value - 2)?.dataset.place)"""
    )[:1]:
        here = page.evaluate(
            """() => { const d = document.querySelector('.cursor').getAttribute('d').match(/M([\\d.]+) ([\\d.]+)/);
                return [...document.querySelectorAll('rect.sector')].find(s => s.x.baseVal.value === d[1] - 1
                    && s.y.baseVal.value === d[2] - 20).dataset.place }"""
        )
        right, down = ord(place[0]) - ord(here[0]), int(place[1:]) - int(here[1:])
        for count, key in ((right, "ArrowRight"), (-right, "ArrowLeft"), (down, "ArrowDown"), (-down, "ArrowUp")):
            for _ in range(max(0, count)):
                page.keyboard.press(key)
        page.keyboard.press("Enter")


def focus_board(seat: Seat) -> None:
    if not seat.screen()["onBoard"]:
        tab_to(seat, seat.page.locator(".frame-of-board"))


def tab_to(seat: Seat, what: object, key: str = "Tab") -> None:
    """Presses Tab, or Shift and Tab, until something has the focus."""
    for _ in range(140):
        if what.evaluate("e => e === document.activeElement"):  # type: ignore[attr-defined]
            return
        seat.page.keyboard.press(key)
    raise AssertionError("Tab does not reach it")


def pinch(seat: Seat) -> None:
    """Two fingers that part over the map make it larger; then all of it is brought into view again."""
    x, y = seat.sector("C4").evaluate(STILL)
    wide = "s => s.getBoundingClientRect().width"
    before = seat.sector("C4").evaluate(wide)
    touch = seat.page.context.new_cdp_session(seat.page)
    for kind, apart in (("touchStart", 20), ("touchMove", 40), ("touchMove", 60), ("touchEnd", 0)):
        fingers = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if apart else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    seat.page.wait_for_function(
        "wide => document.querySelector('[data-place=C4]').getBoundingClientRect().width > wide", arg=before * 2
    )
    seat.page.keyboard.press("0")


def test_on_a_phone(house: House, sit: Sit) -> None:
    """Touch, small screen: nothing runs off it, and a game can be played."""
    seat = sit(house, phone=True)
    seat.goto("/")
    assert seat.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    seat.goto("/#/play/marmitages/belleau-wood-1918")
    seat.page.get_by_label("À deux devant cet écran").check()
    seat.button("Jouer").tap()
    seat.see_board()
    small = seat.page.evaluate(
        """() => [...document.querySelectorAll('.actions button, .tabs button, .choices button, .commit')]
            .filter(b => b.getBoundingClientRect().height < 40).length"""
    )
    assert small == 0
    tabs = {tab: seat.page.get_by_role("tab", name=tab) for tab in ("Journal", "Position", "Décision")}
    heights = set()
    for tab in tabs.values():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        heights.add(tab.evaluate("t => t.getBoundingClientRect().y"))
    assert len(heights) == 1, "the tabs stay where they are"
    assert seat.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    pinch(seat)
    # With the panel down what is chosen on the map can be confirmed all the same, and the map stays where it is.
    seat.button("Commencer").tap()
    tabs["Décision"].tap()
    seat.units("C6").first.tap()
    sector = seat.sector("C5").evaluate(STILL)
    seat.page.touchscreen.tap(sector[0] + 4, sector[1] + 4)
    expect(seat.page.locator(".ready .primary")).to_be_in_viewport()
    assert seat.sector("C5").evaluate(STILL) == sector
    seat.play_on()
    expect(seat.page.get_by_role("dialog")).to_be_visible()
