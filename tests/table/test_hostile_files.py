"""Files made to exhaust the machine: refused in a sentence, in no time."""

from __future__ import annotations

import pytest

from grognard.books.files import parse_toml
from grognard.engine.mistakes import Mistake
from grognard.table.record import parse_record

HEAD = 'game = "marmitages"\nscenario = "belleau-wood-1918"\n'


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a" + ".a" * 60_000 + " = 1\n", "line 1: a key of more than 12 parts"),
        ("a" + " . 'b'" * 60_000 + " = 1\n", "line 1: a key of more than 12 parts"),
        ("x = 1\n[a" + ".a" * 60_000 + "]\n", "line 2: a key of more than 12 parts"),
        ("x = { a" + ".a" * 60_000 + " = 1 }\n", "line 1: a key of more than 12 parts"),
        ("x = " + "[" * 100_000 + "]" * 100_000, "line 1: brackets more than 24 deep"),
        ("x = " + "{ a = " * 100_000, "line 1: brackets more than 24 deep"),
        ('x = """' + '\\"""' * 60_000 + "\\", "is not TOML"),
        ("x = '''" + "a" * 100_000, "is not TOML"),
        ("x = " + "9" * 5_000, "is not TOML"),
        ("x = 1\n" * 1_000_000, "characters long"),
    ],
)
def test_what_would_exhaust_the_parser_is_refused_first(text: str, reason: str) -> None:
    with pytest.raises(Mistake) as refused:
        parse_toml(text, "the record")
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 500


def test_strings_and_comments_may_hold_anything() -> None:
    text = """# [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[ .............
a = "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[ .............. \\" ............."
b = '.............. [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[['
c = '''
..............[[[[[[[[[[[[[[[[[[[[[[[[[[[[[['''
"d".'e.e.e.e.e.e.e.e.e.e.e.e.e.e.e.e'.f = [[1.5, 2.5], [3.5]]
"""
    read = parse_toml(text, "the file")
    assert read["d"]["e.e.e.e.e.e.e.e.e.e.e.e.e.e.e.e"]["f"] == [[1.5, 2.5], [3.5]]


@pytest.mark.parametrize("face", ["²", "9" * 5_000, "1000000", "0", "-1"])
def test_a_face_that_no_die_has_names_its_line(face: str) -> None:
    with pytest.raises(Mistake) as refused:
        parse_record(f"{HEAD}---\nbegin : {face}\n", "the record")
    assert "line 4: '" in str(refused.value)
    assert "is not a face of a die" in str(refused.value)
    assert len(str(refused.value)) < 100
