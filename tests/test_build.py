"""The set-up: compiled rules never shadow an edit, lock files stay clean, the page is built."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

import grognard
from grognard.engine import COMPILED

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import check_locks  # noqa: E402
import compilation  # noqa: E402
import run  # noqa: E402

PACKAGE = Path(grognard.__file__).parent


def test_the_rules_are_compiled_exactly_when_the_compiled_tree_is_imported() -> None:
    assert PACKAGE.is_relative_to(ROOT / "build/compiled") == COMPILED


def test_the_program_tells_how_its_rules_run() -> None:
    told = subprocess.run([sys.executable, "-m", "grognard", "--version"], capture_output=True, text=True, check=True)
    assert told.stdout == f"grognard {grognard.__version__}, rules {'compiled' if COMPILED else 'interpreted'}\n"


@pytest.fixture
def little_project(tmp_path: Path) -> Path:
    for name in ("pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, tmp_path)
    wire = ("games/x/scenario.py", "games/y/scenario/maps.py")
    for name in ("__init__.py", "engine/__init__.py", "engine/rule.py", *wire, "cli/__init__.py"):
        path = tmp_path / "src/grognard" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("FACE = 6\n")
    return tmp_path


def compiled_by_hand(root: Path) -> Path:
    """A tree as the compilation leaves it, with an empty file in the place of the extension."""
    tree = root / "build/compiled" / compilation.key(root)
    (tree / "grognard/engine").mkdir(parents=True)
    (tree / "grognard/engine/rule.so").touch()
    return tree


def test_only_rule_modules_are_compiled(little_project: Path) -> None:
    assert compilation.rule_modules(little_project) == [Path("src/grognard/engine/rule.py")]


@pytest.mark.parametrize("edited", ["engine/rule.py", "games/x/scenario.py"])
def test_an_edit_of_a_rule_puts_the_compiled_tree_out_of_use(little_project: Path, edited: str) -> None:
    tree = compiled_by_hand(little_project)
    assert compilation.ready_tree(little_project) == tree
    (little_project / "src/grognard" / edited).write_text("FACE = 5\n")
    assert compilation.ready_tree(little_project) is None
    (little_project / "src/grognard" / edited).write_text("FACE = 6\n")
    assert compilation.ready_tree(little_project) == tree


def test_the_compiled_tree_shows_every_other_file_as_it_is_now(little_project: Path) -> None:
    tree = compiled_by_hand(little_project)
    compilation.ready_tree(little_project)
    source = little_project / "src/grognard"
    (source / "cli/__init__.py").write_text("FACE = 4\n")
    (source / "engine/ledger.toml").write_text("[rule]\n")
    (source / "games/x/scenario.toml").write_text("[scenario]\n")
    compilation.ready_tree(little_project)
    assert (tree / "grognard/cli/__init__.py").read_text() == "FACE = 4\n"
    assert (tree / "grognard/engine/ledger.toml").read_text() == "[rule]\n"
    assert (tree / "grognard/games/x/scenario.toml").read_text() == "[scenario]\n"
    (source / "engine/ledger.toml").unlink()
    compilation.ready_tree(little_project)
    assert sorted(path.name for path in (tree / "grognard/engine").iterdir()) == ["__init__.py", "rule.py", "rule.so"]


def test_only_one_sets_up_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "BUILD", tmp_path)
    monkeypatch.setattr(run, "LONGEST_WAIT", 0)
    with run.one_at_a_time(), pytest.raises(sqlite3.OperationalError, match="locked"), run.one_at_a_time():
        pass
    with run.one_at_a_time():
        pass


def test_lock_files_that_name_a_host_or_lack_a_hash_or_a_package_are_found() -> None:
    hashed = f"rich==15.0 \\\n    --hash=sha256:{'0' * 64} \\\n    --hash=sha256:{'1' * 64}\n"
    assert check_locks.pin_faults("pins", hashed * 2) == []
    assert check_locks.pin_faults("pins", "--index-url somewhere\n")
    assert check_locks.pin_faults("pins", hashed + "httpx==0.28.1\n") == [
        "pins: httpx==0.28.1 is not pinned by version and hashes"
    ]
    assert check_locks.pin_faults("pins", hashed.replace("==15.0", ">=15"))
    for package, faults in (
        ({"integrity": "x"}, 0),
        ({}, 1),
        ({"integrity": "x", "resolved": "somewhere"}, 1),
        ({"integrity": "x", "optionalDependencies": {"b": "1"}}, 1),
    ):
        assert len(check_locks.package_lock_faults({"packages": {"": {}, "node_modules/a": package}})) == faults


def test_every_package_and_the_installer_are_pinned_by_hashes() -> None:
    assert set(check_locks.PINS) == {"constraints.txt", "tools/uv.txt"}
    for name in check_locks.PINS:
        assert check_locks.pin_faults(name, (ROOT / name).read_text()) == []
    assert "--verify-hashes" in run.PINNED
