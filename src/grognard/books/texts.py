"""Everything that is said, by language. The catalogues are Fluent files, the same for the command line and the page.

French and English are whole. Any other language is a folder, texts/CODE: its catalogues (*.ftl, one of which says its
`language-name`) and what it has for the texts of ledgers, scenarios and maps (*.toml, by the English text). Whatever it lacks
is said in English. See docs/add-a-language.md.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from grognard.books.files import parse_toml

Words = dict[str, str]  # a text, by language
WHOLE = ("fr", "en")
FALLBACK = "en"
LOCALES = {"fr": "fr-FR", "en": "en-GB"}  # any other language is its own
TEXTS: Traversable = resources.files("grognard.texts")


def word(words: Mapping[str, str], language: str) -> str:
    """A text in the reader's language, else in English, else in whichever there is."""
    return words.get(language) or words.get(FALLBACK) or next(iter(words.values()), "")


@cache
def languages() -> dict[str, str]:
    """The name of every language that can be chosen, those that are whole first."""
    others = sorted(place.name for place in TEXTS.iterdir() if place.is_dir() and files(place.name, ".ftl"))
    return {language: name_of(language) for language in (*WHOLE, *others)}


def name_of(language: str) -> str:
    """A language's name as its own readers call it."""
    said = re.search(r"^language-name = (.+)$", own_catalogue(language), re.MULTILINE)
    return said[1].strip() if said else language


def files(language: str, kind: str) -> list[Traversable]:
    """The files in the folder of a language that is not whole."""
    return sorted(
        (file for file in (TEXTS / language).iterdir() if file.name.endswith(kind)), key=lambda file: file.name
    )


# -- ledgers, scenarios, maps ------------------------------------------------------------------------------------------
@cache
def translations() -> dict[str, Words]:
    """By language, what it has for English texts that stand in no catalogue."""
    return {
        language: {
            english: text
            for file in files(language, ".toml")
            for english, text in parse_toml(file.read_text("utf-8"), file.name).items()
        }
        for language in languages()
        if language not in WHOLE
    }


def in_every_language(data: Any) -> Any:
    """Data with its texts in all languages there are: a text lacks none that one may choose."""
    if not translations():
        return data
    if isinstance(data, list):
        return [in_every_language(part) for part in data]
    if not isinstance(data, dict):
        return data
    english = data.get(FALLBACK)
    every = {key: in_every_language(value) for key, value in data.items()}
    if not isinstance(english, str):
        return every
    return {**{language: known.get(english, english) for language, known in translations().items()}, **every}


# -- catalogues --------------------------------------------------------------------------------------------------------
def catalogue(language: str) -> str:
    """Everything that can be said in a language; where a text stands twice, the later one holds."""
    whole = [] if language in WHOLE else [own_catalogue(FALLBACK)]
    return "\n".join([*whole, own_catalogue(language)])


def own_catalogue(language: str) -> str:
    """The common texts, then those of every game."""
    if language not in WHOLE:
        return "\n".join(file.read_text("utf-8") for file in files(language, ".ftl"))
    rooms = sorted(resources.files("grognard.games").iterdir(), key=lambda room: room.name)
    found = [room / "texts" / f"{language}.ftl" for room in rooms if (room / "ledger.toml").is_file()]
    return "\n".join(file.read_text("utf-8") for file in (TEXTS / f"{language}.ftl", *found))


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
    made.add_resource(FluentResource(catalogue(language)), allow_overrides=True)
    return made


def render(language: str, key: str, arguments: Mapping[str, Any] | None = None) -> str:
    """One text; a key that is missing or an argument that is lacking is an error of ours, said loudly."""
    made = bundle(language)
    pattern = made.get_message(key).value
    assert pattern is not None, f"the text {key} has no value in {language}"
    text, errors = made.format_pattern(pattern, dict(arguments or {}))
    assert not errors, f"{key} in {language}: {errors}"
    return str(text)


def paragraph(language: str, game: str, section: str) -> str:
    """As a sentence cites it: with § before a number, without before the title of a chapter."""
    name = section_name(language, game, section)
    return f"§ {name}" if section[0].isdigit() else name


def section_name(language: str, game: str, section: str) -> str:
    """What stands after §: the number of a paragraph, or the title of a chapter that has none."""
    return section if section[0].isdigit() else render(language, f"{game}-section-{re.sub('[^a-z0-9]+', '-', section)}")


def decimal(language: str, number: float, digits: int) -> str:
    """A number with a fixed count of digits after the decimal point, which is a comma in French."""
    shown = fluent_number(number, minimumFractionDigits=digits, maximumFractionDigits=digits)
    return render(language, "decimal", {"number": shown})


def percent(language: str, share: float) -> str:
    return render(language, "percent", {"number": decimal(language, 100 * share, 1)})
