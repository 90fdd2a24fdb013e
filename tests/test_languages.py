"""A third language is a folder of texts and its name; an unfinished one is usable, for what it lacks is said in English."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grognard.books import files, ledger, scenarios, texts
from grognard.books.scenarios import load_map, load_scenario
from grognard.server import library
from grognard.server.refusals import RuleObjects
from grognard.server.routes import language_names
from grognard.server.routes import texts as texts_route
from grognard.table.play import new_play
from grognard.table.record import bare_ground
from grognard.table.wording import Wording

OURS = {"fr": "Français", "en": "English"}
WOOD = ("marmitages", "belleau-wood-1918")
CACHED = (texts.languages, texts.translations, texts.bundle, ledger.load_ledger, library.games, library.scenario)


def forget() -> None:
    for cached in CACHED:
        cached.cache_clear()


@pytest.fixture
def volapuk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language with hardly a word yet, in a folder beside ours."""
    source = Path(texts.__file__).parents[1] / "texts"
    shutil.copytree(source, tmp_path / "texts")
    folder = tmp_path / "texts/vo"
    folder.mkdir()
    (folder / "all.ftl").write_text(
        "language-name = Volapük\nrefused-rule = Pöfo ({ $section }): { $text }\nmarmitages-phase-move = muf\n",
        "utf-8",
    )
    english = {rule.id: rule.text("en") for rule in ledger.load_ledger("marmitages").rule}["table-size"]
    (folder / "rules.toml").write_text(
        f'"{english}" = "Tab"\n"Americans" = "Merikänans"\n"Hill 135" = "Bel 135"\n', "utf-8"
    )
    monkeypatch.setattr(texts, "TEXTS", tmp_path / "texts")
    forget()
    yield
    monkeypatch.undo()
    forget()


@pytest.mark.usefixtures("volapuk")
def test_a_folder_and_its_name_are_a_language() -> None:
    assert texts.languages() == {**OURS, "vo": "Volapük"}
    told: list[Any] = [language_names.fn(), texts_route.fn("vo")]
    assert told[0] == texts.languages()
    assert "language-name = Volapük" in told[1]


@pytest.mark.usefixtures("volapuk")
def test_its_texts_are_said_and_the_rest_in_english() -> None:
    assert texts.render("vo", "marmitages-phase-move") == "muf"
    assert texts.render("vo", "marmitages-phase-assault") == texts.render("en", "marmitages-phase-assault")
    assert texts.percent("vo", 0.5)


@pytest.mark.usefixtures("volapuk")
def test_rules_and_scenarios_have_it_too() -> None:
    rule, other = (ledger.load_ledger("marmitages").find(id) for id in ("table-size", "match-play"))
    assert rule.text("vo") == "Tab"
    assert other.text("vo") == other.text("en") != other.text("fr")
    scenario = load_scenario(*WOOD)
    assert scenario["attacker"]["name"]["vo"] == "Merikänans"
    assert scenario["title"]["vo"] == scenario["title"]["en"]
    assert library.rules("marmitages")[1].words["vo"] == "Tab"


@pytest.mark.usefixtures("volapuk")
def test_places_of_a_map_have_it_where_their_names_differ_by_language() -> None:
    names = {place["at"]: place["text"] for place in load_map("vimy", "ridge")["name"]}
    assert names["2914"] == {"fr": "Cote 135", "en": "Hill 135", "vo": "Bel 135"}
    assert names["2817"] == "Thélus"


@pytest.mark.usefixtures("volapuk")
def test_a_game_is_read_aloud_and_refused_in_it() -> None:
    play = new_play(*WOOD, {})
    wording = Wording(play, "vo", viewer=-1)
    assert wording.side(0) == "Merikänans"
    assert wording.prompt() == Wording(play, "en", viewer=-1).prompt()
    assert RuleObjects("marmitages", "table-size").reason().text["vo"] == "Pöfo (§ 1): Tab"
    assert bare_ground("vimy")["title"] == dict.fromkeys(("fr", "en", "vo"), "Position")


def test_without_a_third_language_nothing_is_different() -> None:
    assert texts.languages() == OURS
    raw = files.parse_toml((scenarios.folder(WOOD[0]) / f"{WOOD[1]}.toml").read_text("utf-8"), "")
    assert load_scenario(*WOOD) == raw
    with pytest.raises(LookupError):
        texts.render("fr", "no-such-text")


def test_a_text_falls_back_on_english_then_on_what_there_is() -> None:
    words = {"fr": "un", "en": "one", "vo": "bal"}
    assert [texts.word(words, language) for language in ("vo", "fr", "de")] == ["bal", "un", "one"]
    assert texts.word({"fr": "un"}, "vo") == "un"
    assert texts.word({"fr": "un", "vo": ""}, "vo") == "un"


def test_a_scenario_in_one_language_can_be_played() -> None:
    """Somebody's own: he need not write English."""
    scenario = {**load_scenario(*WOOD), "title": {"vo": "Fot"}}
    scenario["attacker"] = {**scenario["attacker"], "name": {"vo": "Merikänans"}}
    wording = Wording(new_play("marmitages", scenario, {}), "en", viewer=-1)
    assert wording.side(0) == "Merikänans"


def test_the_command_line_refuses_a_language_there_is_not() -> None:
    command = [sys.executable, "-m", "grognard", "rules", "marmitages", "table-size", "--language", "vo"]
    told = subprocess.run(command, capture_output=True, encoding="utf-8")
    assert told.returncode != 0
    assert "fr" in told.stdout + told.stderr
