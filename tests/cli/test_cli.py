"""The command line as a person uses it: exit codes, one sentence for each mistake, nothing written."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from grognard.engine.verifiable import commitment, seal
from tests.table.test_record import HEAD, SECRET, random_play

ROOT = Path(__file__).parents[2]


def grognard(*words: str, stdin: bytes = b"") -> subprocess.CompletedProcess[str]:
    done = subprocess.run([sys.executable, "-m", "grognard", *words], input=stdin, capture_output=True, timeout=600)
    return subprocess.CompletedProcess(words, done.returncode, done.stdout.decode(), done.stderr.decode())


def refused(*words: str, stdin: bytes = b"") -> str:
    done = grognard(*words, stdin=stdin)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


def test_rules_are_printed_in_both_languages() -> None:
    assert "Un nid de mitrailleuses ne bouge jamais." in grognard("rules", "marmitages", "--language", "fr").stdout
    assert "never moves" in grognard("rules", "marmitages", "nest-is-static").stdout
    assert "Did you mean 'nest-is-static'?" in refused("rules", "marmitages", "nest-static")
    assert "Did you mean 'marmitages'?" in refused("rules", "marmittages")


def test_the_worked_bombardments() -> None:
    """§ 2b: the fort stands; the trench falls and the wire stands; all is gone and the ground is difficult."""
    done = json.loads(grognard("script", str(ROOT / "docs/scripts/marmitages-bombardments.grog"), "--json").stdout)
    assert done["state"]["sectors"]["A4"] == {"fort": 1, "bombarded": True}
    assert done["state"]["sectors"]["B4"] == {"wire": 1, "bombarded": True}
    assert done["state"]["sectors"]["C4"] == {"difficult": True, "bombarded": True}
    assert done["state"]["sides"][0]["shells"] == 30 - 6 - 6 - 9


def test_the_worked_gas_assault() -> None:
    """§ 6: 8 against 10; the infantry, then the assault troops are lost, the tank is unhurt."""
    done = json.loads(grognard("script", str(ROOT / "docs/scripts/marmitages-gas-assault.grog"), "--json").stdout)
    events = done["steps"][-1]["events"]
    attack, defence = (next(e for e in events if e["key"] == key) for key in ("attack", "defence"))
    assert (attack["total"], defence["total"]) == (8, 10)
    assert [(line["rule"], line["points"]) for line in attack["lines"]] == [
        ("infantry-point", 1),
        ("infantry-point", 1),
        ("armour-points", 2),
        ("elite-point", 1),
        ("gas-roll", 3),
    ]
    assert sorted((line["rule"], line["points"]) for line in defence["lines"]) == [
        ("infantry-point", 1),
        ("nest-fire", 2),
        ("nest-point", 1),
        ("shell-support", 0),
        ("shell-support", 0),
        ("shell-support", 1),
        ("shell-support", 3),
        ("trench-points", 2),
    ]
    names = {unit["id"]: unit["name"] for unit in done["state"]["units"]}
    assert [names[e["unit"]] for e in events if e["key"] == "lost"] == ["Infanterie", "Stosstruppen"]
    assert next(u for u in done["state"]["units"] if u["name"] == "A7V")["at"] == "C5"


def test_the_worked_lines_of_battle() -> None:
    """Cards: 7 on the first line, 9 on the second, 4 on the reserve; one unit of the first line is not activated."""
    done = json.loads(
        grognard("script", str(ROOT / "docs/scripts/marmitages-cards-lines.grog"), "--json", "--viewer", "-1").stdout
    )
    played = [e["amount"] for step in done["steps"] for e in step["events"] if e["key"] == "card-played"]
    assert played == [7, 9, 4]
    units = [unit for unit in done["state"]["units"] if unit["side"] == 0]
    assert [unit["name"] for unit in units if "idle" in unit["marks"]] == ["Stay-behinds"]
    assert [unit["at"] for unit in units if "active" in unit["marks"]] == ["B8", "B8", "C8", "C8"]
    assert done["state"]["line"] == 8
    assert done["state"]["cards"][0] == {
        "deck": 24,
        "hand": 0,
        "temporary": ["4", "7", "9"],
        "permanent": [],
        "burning": "10",
    }


def test_the_worked_ammunition_shortage() -> None:
    """Cards: the units struck have moved, being activated, and may not fight; those beside them may."""
    file = str(ROOT / "docs/scripts/marmitages-cards-shortage.grog")
    done = json.loads(grognard("script", file, "--json").stdout)
    units = {unit["name"]: unit for unit in done["state"]["units"]}
    assert units["Grenadiers"]["at"] == "B4"
    assert [name for name, unit in units.items() if "no-ammunition" in unit["marks"]] == ["Grenadiers", "Pioniere"]
    assert done["legal"] == ["done", "assault A4 A5"]
    assert why(file, "assault C4 C5")["rule"] == "ammunition-shortage"


def why(file: str, action: str, *words: str) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(grognard("script", file, "--json", "--why", action, *words).stdout)
    return answer


def test_why_names_the_rule() -> None:
    file = str(ROOT / "docs/scripts/marmitages-cut-off.grog")
    assert why(file, "move Hussars C6-C4")["rule"] == "fast-slowed"
    assert (why(file, "move Hussars C6-C5")["rule"], why(file, "move Hussars C6-C5")["legal"]) == (None, True)
    told = grognard("script", file, "--why", "move Hussars C6-C5", "--language", "fr").stdout
    assert told == "« move Hussars C6-C5 » est permis.\n"


WALTER = b"""game = "walter-schnaffs"
[position]
phase = "move"
units = [
  { side = "german", kind = "infantry", at = "B5", name = "IR 58" },
  { side = "french", kind = "infantry", at = "B3", name = "74e de ligne" },
  { side = "french", kind = "breech", at = "B3", name = "Canons de 7", marks = ["moved"] },
]
---
"""


def asked(action: str, language: str, *words: str) -> str:
    return grognard("script", "-", "--why", action, "--language", language, *words, stdin=WALTER).stdout


def test_why_of_the_side_not_deciding_says_whose_decision_it_is_and_judges_the_action() -> None:
    """It is the Germans' phase: a French move is judged as if it were theirs."""
    assert asked("move 74e de ligne B3-B2", "en") == (
        "The decision belongs to one side (Germans), and this is an action of the other (French). If the decision were theirs: "
        "Forbidden (The base game, rebuilt): In each turn the attacker bombards, then moves, then attacks; then the defender "
        "does the same. Everything is done in its own phase.\n"
    )
    french = asked("bombard Canons de 7 B5", "fr")
    assert french.startswith("La décision revient à un camp (Allemands), et cette action serait de l’autre (Français).")
    assert "Une pièce qui bouge ou participe à une attaque ne tire pas" in french
    assert "Infantry moves one zone." in asked("move 74e de ligne B3-B1", "en")
    assert asked("attack B3 B5", "en", "--viewer", "1").startswith("The decision belongs to one side (Germans)")
    read = json.loads(asked("move 74e de ligne B3-B1", "en", "--json"))
    assert (read["side"], read["decider"], read["legal"], read["rule"]) == ("french", "german", False, "infantry-move")


def test_a_script_is_told_in_words_in_the_readers_language() -> None:
    file = str(ROOT / "docs/scripts/walter-schnaffs-attack.grog")
    english, french = (grognard("script", file, "--language", language).stdout for language in ("en", "fr"))
    assert "Attack (" in english
    assert "Attaque (" in french
    assert "  § 8  Attacker: 4 for each fresh infantry unit." in english
    assert "  § 8  Attaquant : 4 par unité d’infanterie fraîche." in french
    assert "legal actions:" in english
    assert "actions permises :" in french
    for word in ("Attack", "Germans", "French", "§ base", "Forbidden", "Turn "):
        assert word not in french, word
    assert grognard("script", file).stdout == english


def test_a_bare_position_is_told_without_a_word_of_english() -> None:
    told = grognard("script", "-", "--language", "fr", stdin=WALTER + b"move IR 58 B5-B4\n").stdout
    assert "Allemands" in told
    for word in ("german", "Germans", "Attacker", "legal"):
        assert word not in told


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "line 10: move IR 58 B5-B3: forbidden by infantry-move (§ 5): Infantry moves one zone."),
        ("fr", "ligne 10 : move IR 58 B5-B3 : interdit par infantry-move (§ 5) : L’infanterie bouge d’une zone."),
    ],
)
def test_a_refused_action_prints_the_sentence_of_its_rule(language: str, sentence: str) -> None:
    assert sentence in refused("script", "-", "--language", language, stdin=WALTER + b"move IR 58 B5-B3\n")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "line 10: move 74e de ligne B3-B1: The decision belongs to one side (Germans), and this is an action of the other",
        ),
        (
            "fr",
            "ligne 10 : move 74e de ligne B3-B1 : La décision revient à un camp (Allemands), et cette action serait",
        ),
    ],
)
def test_an_action_of_the_side_not_deciding_is_called_so_in_a_script(language: str, sentence: str) -> None:
    """Then what else speaks against it: infantry moves one zone."""
    told = refused("script", "-", "--language", language, stdin=WALTER + b"move 74e de ligne B3-B1\n")
    assert sentence in told
    assert "(§ 5)" in told


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"", "standard input is empty"),
        (b"\xff\xfe\x00", "is not UTF-8"),
        (b"hello", "is not TOML"),
        (b'game = "chess"\nscenario = "x"\n---\n', "there is no game 'chess'"),
        (
            b'game = "marmitages"\nscenario = "belleau-wood-1918"\n---\ndone\n',
            "line 4: done: forbidden by turn-sequence",
        ),
        (
            b'game = "marmitages"\nscenario = "belleau-wood-1918"\n---\nassault A5 A4\n',
            "line 4: assault A5 A4: forbidden by ",
        ),
        (b'game = "vimy"\nbegin\n', "A line of three dashes, ---, must stand between"),
        (b'game = "chess"\n---\n', "standard input, line 1, game: there is no game 'chess'"),
    ],
)
def test_a_bad_script_is_one_sentence(text: bytes, message: str) -> None:
    assert message in refused("script", "-", stdin=text)


def test_a_record_is_replayed_and_its_dice_are_checked(tmp_path: Path) -> None:
    from grognard.table.record import write_record

    play = random_play(2000)
    text = write_record(play, HEAD)
    file = tmp_path / "game.grog"
    file.write_text(text, "utf-8")
    done = grognard("verify", str(file))
    assert "every die is the one its secret makes" in done.stdout
    assert "the game is over" in done.stdout
    assert "The game is over." in grognard("replay", str(file)).stdout
    assert "La partie est finie." in grognard("replay", str(file), "--language", "fr").stdout
    assert len(grognard("replay", str(file), "--to", "3").stdout) < 2000
    # one face changed: every die of the first bombardment one lower, still legal
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("bombard") and line.endswith((" 5", " 6")))
    lines[at] = lines[at][:-1] + "4"
    file.write_text("\n".join(lines), "utf-8")
    assert "the secret makes" in refused_loudly("verify", str(file))
    file.write_text(text.replace(commitment(SECRET), commitment(b"another")), "utf-8")
    assert "does not fit the commitment" in refused_loudly("verify", str(file))
    file.write_text(text.replace(f"rules = {play.game.version}\n", "rules = 99\n"), "utf-8")
    assert "was played under version 99" in grognard("replay", str(file)).stderr


def test_a_record_is_checked_against_what_a_player_noted(tmp_path: Path) -> None:
    from grognard.table.record import write_record

    play = random_play(2000)
    assert HEAD.dice is not None
    head = structs.replace(HEAD, dice=structs.replace(HEAD.dice, scheme=2, seals=[seal("x"), seal("y")]))
    text = write_record(play, head)
    file = tmp_path / "game.grog"
    file.write_text(text, "utf-8")
    noted = {"--commitment": commitment(SECRET), "--contribution": "x", "--their-seal": seal("y")}
    every = [word for pair in noted.items() for word in pair]
    assert "not checked" not in grognard("verify", str(file), *every).stdout
    bare = grognard("verify", str(file)).stdout
    assert bare.count("not checked") == 3
    assert all(option in bare for option in noted)
    for option, wrong in (("--commitment", "f" * 64), ("--contribution", "z"), ("--their-seal", seal("z"))):
        refused_loudly("verify", str(file), option, wrong)
    # A server that makes up the other side's contribution afterwards makes up its seal too, and is caught by the one noted.
    file.write_text(text.replace(seal("y"), seal("z")), "utf-8")
    assert "not the one that was sealed" in refused_loudly("verify", str(file))
    file.write_text(text.replace("scheme = 2", "scheme = 3"), "utf-8")
    assert "scheme 3" in refused_loudly("verify", str(file))


@pytest.mark.parametrize(
    ("file", "told"),
    [
        ("resigned", {"en": "Germans: resignation.", "fr": "Allemands : abandon."}),
        ("draw_agreed", {"en": "A draw by agreement.", "fr": "Partie nulle d’un commun accord."}),
    ],
)
def test_replay_tells_how_the_players_ended_a_game(file: str, told: dict[str, str]) -> None:
    old = str(Path(__file__).parents[1] / "table" / "old" / f"{file}.grog")
    for language, sentence in told.items():
        assert sentence in grognard("replay", old, "--language", language).stdout
    assert "the result was" not in grognard("replay", old).stderr, "the same result in older words"
    assert told["en"] not in grognard("replay", old, "--to", "0").stdout
    verified = grognard("verify", old).stdout
    assert "the game is over" in verified
    assert "every die is the one its secret makes" in verified


def test_a_result_that_the_actions_do_not_lead_to_is_a_mistake(tmp_path: Path) -> None:
    from grognard.table.record import write_record

    file = tmp_path / "game.grog"
    whole = write_record(random_play(2000), HEAD)
    told = next(line for line in whole.splitlines() if line.startswith("result = "))
    begun = write_record(random_play(5), HEAD)
    forgeries = {
        whole.replace(told, 'result = "attacker triumphant"'): f"by its actions it is '{told[10:-1]}'",
        whole.replace(told, 'result = "draw agreed"'): f"by its actions it is '{told[10:-1]}'",
        f'result = "attacker clear"\n{begun}': "by its actions the game is not over",
    }
    for text, found in forgeries.items():
        file.write_text(text, "utf-8")
        assert found in refused_loudly("verify", str(file))
        file.write_text(re.sub("rules = .*", "rules = 0", text), "utf-8")
        assert found in refused_loudly("replay", str(file))
    file.write_text(begun, "utf-8")
    assert "5 actions, all legal; the game is not over" in grognard("verify", str(file)).stdout
    file.write_text(f'result = "attacker wins, defender resigned"\n{begun}', "utf-8")
    agreed = "the game is over by the players' own decision, as the record tells it: attacker wins, defender resigned"
    assert agreed in grognard("verify", str(file)).stdout


def refused_loudly(*words: str) -> str:
    done = grognard(*words)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    return done.stderr


def test_fuzz_plays_and_leaves_nothing_behind(tmp_path: Path) -> None:
    done = grognard("fuzz", "marmitages", "--games", "5", "--keep", str(tmp_path))
    assert "5 games" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_a_failure_of_fuzz_leaves_a_record_that_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from grognard.cli import fuzz
    from grognard.engine.mistakes import Mistake
    from grognard.games.registry import find_game
    from grognard.table.record import fold, read_record

    game = find_game("marmitages")
    name, options, table = fuzz.option_sets(game, ["belleau-wood-1918"])[0]

    wanderer = fuzz.Wanderer(game, name, options, 1, table)
    monkeypatch.setattr(fuzz, "LONGEST", 30)
    with pytest.raises(Mistake, match="no end after 30 actions"):
        fuzz.play(wanderer, tmp_path)
    again = fold(read_record(tmp_path / "fuzz-marmitages-1.grog"))
    assert again.state.dump() == wanderer.state.dump()


POSITION = (ROOT / "docs/scripts/marmitages-gas-assault.grog").read_text("utf-8").partition("---")[0].encode()


def test_odds_of_a_position() -> None:
    """Without support 5 stands against 5 to 7: a tie once in three, never a victory."""
    [odds] = json.loads(grognard("odds", "-", "--json", stdin=POSITION).stdout)["odds"]
    assert odds["action"] == "assault C5 C4"
    assert odds["condition"] == "neither"
    assert odds["summary"]["won"] == 0
    assert abs(odds["summary"]["tied"] - 1 / 3) < 1e-12
    assert [(line["rule"], line["low"], line["high"]) for line in odds["totals"][1]["lines"]] == [
        ("infantry-point", 1, 1),
        ("nest-point", 1, 1),
        ("trench-points", 2, 2),
        ("nest-fire", 1, 3),
    ]
    english, french = (
        grognard("odds", "-", "--language", language, stdin=POSITION).stdout for language in ("en", "fr")
    )
    assert "33.3%" in english
    assert "Chances if neither side commits support" in english
    assert "33,3\u202f%" in french
    assert "6,00 en moyenne" in french
    assert "Chances si aucun camp n’engage de soutien" in french


def test_odds_of_a_commitment_and_without_support() -> None:
    """A commitment is weighed against none; where neither side has anything to commit nothing is taken for granted."""
    committed = grognard("odds", "-", "--json", stdin=POSITION + b"---\nassault C5 C4\n").stdout
    assert {odds["condition"] for odds in json.loads(committed)["odds"]} == {"nothing"}
    bare = "\n".join(line for line in POSITION.decode().splitlines() if not re.match("shells|gas|aviation", line))
    [odds] = json.loads(grognard("odds", "-", "--json", stdin=bare.encode()).stdout)["odds"]
    assert odds["condition"] is None


def test_the_table_of_commitments_is_told_whole_and_its_hint_can_be_left_out() -> None:
    """5 and a shell against 4 and a nest: won if the shell is at least the nest's die, in 1 + 2 + 3 ways of 18."""
    assert (
        "┃ + aviation ┃"
        in grognard("odds", "-", stdin=POSITION.replace(b"shells = 10", b"shells = 1\naviation = 1")).stdout
    )
    stocked = POSITION.replace(b"shells = 10", b"shells = 27")
    told = grognard("odds", "-", stdin=stocked).stdout
    assert "shel…" not in told
    heads = [line for line in told.splitlines() if line.startswith("┃") and line.split("┃")[1].strip() == ""]
    columns = [head.strip() for line in heads for head in line.split("┃")[2:-1]]
    assert columns == [str(shells) for shells in range(28)]
    one_shell = next(line for line in told.splitlines() if line.startswith("│ 1 "))
    assert one_shell.split("│")[2].strip() == "33"
    assert "A mix that nobody can exploit" in told
    assert "worth to me" in told
    quiet = grognard("odds", "-", "--no-hint", stdin=stocked).stdout
    assert "A mix" not in quiet
    assert one_shell in quiet
    assert "hint" not in grognard("odds", "-", "--no-hint", "--json", stdin=stocked).stdout


def test_commitments_to_one_assault_share_a_table() -> None:
    told = grognard("odds", "-", stdin=POSITION + b"---\nassault C5 C4\n").stdout
    assert told.count("── commit ") == 12  # up to 10 shells, gas
    assert told.count("My commitment against theirs") == 1


def test_odds_of_what_has_none() -> None:
    assert "has no odds" in refused("odds", "-", "--action", "done", stdin=POSITION)
    assert "no combat" in refused("odds", "-", stdin=POSITION.replace(b'"assault"', b'"cut"'))
