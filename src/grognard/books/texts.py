"""The text catalogues, in French and in English: Fluent files, the same for the command line and the page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = ("fr", "en")
LOCALES = {"fr": "fr-FR", "en": "en-GB"}


def catalogue(language: str) -> str:
    """Everything that can be said in a language: the common texts, then those of every game."""
    files = [resources.files("grognard.texts") / f"{language}.ftl"]
    rooms = sorted(resources.files("grognard.games").iterdir(), key=lambda room: room.name)
    files += [room / "texts" / f"{language}.ftl" for room in rooms if (room / "ledger.toml").is_file()]
    return "\n".join(file.read_text("utf-8") for file in files)


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([LOCALES[language]], use_isolating=False)
    made.add_resource(FluentResource(catalogue(language)))
    return made


def render(language: str, key: str, arguments: Mapping[str, Any] | None = None) -> str:
    """One text; a key that is missing or an argument that is lacking is an error of ours, said loudly."""
    made = bundle(language)
    pattern = made.get_message(key).value
    assert pattern is not None, f"the text {key} has no value in {language}"
    text, errors = made.format_pattern(pattern, dict(arguments or {}))
    assert not errors, f"{key} in {language}: {errors}"
    return str(text)


def decimal(language: str, number: float, digits: int) -> str:
    """A number with so many digits after the point, or the comma."""
    shown = fluent_number(number, minimumFractionDigits=digits, maximumFractionDigits=digits)
    return render(language, "decimal", {"number": shown})


def percent(language: str, share: float) -> str:
    return render(language, "percent", {"number": decimal(language, 100 * share, 1)})
