"""The check of the texts finds what it is there for, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from check_texts import breakable, prose, said, sentences, slips, uncounted, values


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Who holds more cards than his hand allows loses the surplus."),
        ("en", "The active side goes first. Who leaves a trench chooses the corner."),
        ("en", "A unit is lost; who fires gains 1."),
        ("en", "Only who throws the dice needs to know."),
        ("en", "A message for who has just tried"),
        ("en", "A fixed target is fired at at 1 less."),
        (
            "en",
            "None of defenders. Who loses if 1.5 dice end the game prefers a bad assault",
        ),  # a cell, without a full stop
        ("en", "The card counts: who draws it last wins."),
        ("en", "Forbidden : no unit is there."),
        ("en", "And so on..."),
        ("en", "The attacker throws a die for each base."),
        ("en", "One die is thrown for every 5 points."),
        ("en", "Each leg counts. To climb a level costs 1 point more."),
        ("en", "To split and to rejoin costs no points."),
        ("en", "“{ $action }” is no action of this game."),
        ("en", "Thinks ahead, up to 2 s a decision."),
        ("en", "Roll one die a base; a string a row tells it."),
        ("en", "Only infantry cuts wire: neither cavalry, cars nor nests."),
        ("en", "Of an action of the other side it is said first whose it is."),
        ("en", "The game begins when everybody has sealed his own."),
        ("en", "A fixed unit does not move."),
        ("en", "The die says 3: so many units come."),
        ("fr", "Un tir de de barrage."),
        ("fr", "La carte montre deux infanteries."),
        ("fr", "L’assaut de la côte 145"),
        ("fr", "Colline 135"),
        ("fr", "L'artillerie tire."),
        ("fr", 'Le "fort" tient.'),
        ("fr", "Victoire!"),
        ("fr", "Pertes: deux."),
        ("fr", "Le secteur «fort» tient."),
        ("fr", "{ $side } pioche une carte."),
        ("fr", "{ $unit } est éliminée en { $target }."),
        ("fr", "{ $unit } : activée."),
        ("fr", "Une mitrailleuse dans un hex voisin"),
        ("fr", "Deux hex de tranchée voisins"),
        ("fr", "Une carte jetée comme inutile"),
        ("fr", "Une fois et quart les points du défenseur"),
        ("fr", "La 1ère division"),
        ("fr", "Sur un 6, rien ; sur 2-3, il arrive."),
        ("fr", "Le détour coûte 1.5 UD."),
        ("fr", "Bien. A chaque tour, un dé."),
        ("fr", "Elément de défense à poser"),
        ("fr", "Etats-majors"),
    ],
)
def test_a_slip_is_found(language: str, text: str) -> None:
    assert slips(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Who wins"),  # a heading
        ("en", "Who wins between equals?"),
        ("en", "Bretzel Krieg ! is played at real distances. Who wins?"),
        ("en", "A player who holds more cards draws. The side who is attacked falls back."),
        ("en", "Tell for whom it counts: who wins, and against whom"),
        ("en", "He had had enough, and said that that was all."),
        ("en", "Turn { $turn } of { $turns }"),
        ("en", "The dice are rolled. A card that is of no use is thrown away."),
        ("en", "To win, the attacker needs more points. To roll a die, click it."),
        ("en", "“{ $unit }” is no longer on the table; that is no assault."),
        ("en", "In one combat a unit fires at a unit a hex away, or two hexes away."),
        ("en", "Neither cavalry nor guns, once a turn; 50 messages a second, so many that they wait."),
        ("en", "Of a battle that is lost nobody speaks: it is over, and the order of battle is fixed."),
        ("fr", "Deux unités d’infanterie sur la cote 145, une côte boisée, une colline"),
        ("fr", "Nous nous replions ; vous vous rendez."),
        ("fr", "Victoire ! Pertes : deux. « Fort » : L’artillerie (de 8 h) tire."),
        ("fr", "{ $side } : { $count } { $count }"),
        ("fr", "Unité fixée en { $target } : { $unit } ({ $side })."),
        ("fr", "{ $unit } se replie ; { $side } : à eux de jouer."),
        ("fr", "A : l’attaquant perd une compagnie. À chaque tour, le 2e joueur pioche une carte ; un dé est jeté."),
        ("fr", "§ 14.2 Un hex adjacent, à 1,5 UD ; le total est de 1 ou 2, sur 4 à 6 le joueur passe."),
        ("fr", "Écran de fumée sur Etaples ; la 1re division et sa voisine"),
        ("fr", 'À 5:30, ou { NUMBER($n, useGrouping: "false") }'),
    ],
)
def test_a_good_sentence_is_left_alone(language: str, text: str) -> None:
    assert slips(text, language) == []


def test_texts_are_found_wherever_they_stand(tmp_path: Path) -> None:
    data = {"title": {"fr": "un", "en": "one"}, "rules": [{"en": "two"}], "sources": [{"en": "The Ardennes: a battle"}]}
    assert list(sentences(data, "en")) == ["one", "two"]
    catalogue = tmp_path / "en.ftl"
    catalogue.write_text("# a remark\nkey = { $n ->\n    [one] a unit\n   *[other] units\n}\nlast = the end\n")
    assert list(values(catalogue)) == ["{ $n ->", "a unit", "units", "the end"]
    document = tmp_path / "page.md"
    document.write_text("# Head\nfirst\nline with `co|de`\n\n| a | b [c](d) |\n\n    who code\n")
    assert [part for part in prose(document) if part] == ["# Head first line with …", "a", "b …"]


def test_a_count_before_a_plural_needs_a_case_for_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("check_texts.SRC", tmp_path)
    catalogue = tmp_path / "en.ftl"
    catalogue.write_text(
        "end = { $count } actions played.\n"
        "game-needed = { $count } points.\n"
        "fires = { $unit } fires.\n"
        "chosen = { $count ->\n    [one] one action\n   *[other] { $count } actions\n}\n"
    )
    assert uncounted(catalogue) == ["en.ftl: end: write a case for one before “actions played.”"]


def test_a_text_that_a_program_names_must_exist() -> None:
    """Refusals of the server, and words of the page, by their names in the catalogue."""
    named = {key for _, key in said()}
    assert {"refused-decision-of-other", "refused-not-legal", "refused-rule", "report-refusal", "tally-total"} <= named


def test_no_line_of_the_french_document_may_end_before_a_tall_sign_or_within_a_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = tmp_path / "LISEZMOI.md"
    document.write_text(
        "Tout est prêt : jouez.\nTout est prêt\u00a0: «\u00a0jouez\u00a0»\u00a0!\n    ./run : du code\n"
        "Ils sont 1 290.\nIls sont 1\u202f290.\n"
    )
    monkeypatch.setattr("check_texts.LISEZMOI", document)
    assert [line.split(": ")[0] for line in breakable()] == ["LISEZMOI.md:1", "LISEZMOI.md:4"]
