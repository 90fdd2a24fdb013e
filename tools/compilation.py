"""The mypyc step: compiles the rules to C. Used by ./run and by the wheel's build hook.

Only the standard library is imported at the top, so that ./run can ask for the key before anything is installed.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPILED = (
    "engine/**/*.py",
    "games/**/*.py",
    "orders/risk.py",
    "orders/ways.py",
    "players/plans.py",
    "players/search.py",
    "players/thought.py",
)
# scenario.py, or a package scenario/, holds wire types, which mypyc would decode unchecked; a package's __init__ gains nothing.
INTERPRETED = ("__init__", "scenario")
# Compiled code is checked against the types of these packages, so a change in any of them asks for a new compilation.
KEYED = ("engine", "books", "games")
OBJECT_DAYS = 7


def rule_modules(root: Path) -> list[Path]:
    """The modules that are compiled, as one group, relative to the root."""
    package = root / "src/grognard"
    found = {path for pattern in COMPILED for path in package.glob(pattern) if not is_interpreted(path)}
    return sorted(path.relative_to(root) for path in found)


def is_interpreted(path: Path) -> bool:
    return path.stem in INTERPRETED or path.parent.name in INTERPRETED


def key(root: Path) -> str:
    """Changes whenever a compilation of these sources, by this Python and this mypy, could come out differently."""
    package = root / "src/grognard"
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    checked = {path for name in KEYED for path in (package / name).rglob("*.py")}
    sources = sorted(checked.union(root / module for module in rule_modules(root)))
    for path in [Path(__file__), root / "pyproject.toml", root / "constraints.txt", *sources]:
        content = path.read_bytes()
        digest.update(f"{os.path.relpath(path, package)} {len(content)} ".encode() + content)
    return digest.hexdigest()[:16]


def has_compiler() -> bool:
    """Whether ./run can compile here: C extensions of this Python, and a tree of links to them, which Windows denies."""
    if sys.platform == "win32":
        return False
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def compile_rules(root: Path, out: Path, work: Path) -> list[Path]:
    """Compiles the rules into out; returns the extension modules. Objects of unchanged C files are taken from work."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    jobs = os.cpu_count() or 1
    generated = work / "c"
    shutil.rmtree(generated, ignore_errors=True)
    os.chdir(root)
    extensions = mypycify(
        [f"--config-file={root / 'pyproject.toml'}", *map(str, rule_modules(root))],
        debug_level="0",
        multi_file=True,  # as fast at run time as one file, and the files compile side by side
        target_dir=str(generated),
        group_name="grognard",
    )

    for extension in extensions:
        # Calls between the files of the group go straight to their target, and those within a file can be inlined.
        if sys.platform != "win32":  # there everything is hidden that is not shown
            extension.extra_compile_args.append("-fvisibility=hidden")

    class ParallelBuild(build_ext):
        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            one_by_one = compiler.compile

            def compile_one(source: str, options: dict[str, Any]) -> str:
                kept = work / "objects" / (_object_key(Path(source), generated, options) + ".o")
                if kept.exists():
                    kept.touch()
                else:
                    kept.parent.mkdir(parents=True, exist_ok=True)
                    [made] = one_by_one([source], **options)
                    shutil.move(made, kept)
                return str(kept)

            def side_by_side(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(jobs) as pool:
                    return list(pool.map(lambda source: compile_one(source, options), sources))

            compiler.compile = side_by_side
            super().build_extensions()

    command: Any = ParallelBuild(Distribution({"name": "grognard", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = str(out), str(work / "temp"), jobs
    command.ensure_finalized()
    command.run()
    _forget_old_objects(work / "objects")
    return sorted(out.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")))


def _object_key(source: Path, generated: Path, options: dict[str, Any]) -> str:
    """Hash of a C file, of the generated headers it includes, and of the flags."""
    texts: dict[Path, str] = {}
    todo = [source]
    while todo:
        path = todo.pop()
        if path not in texts and path.exists():
            texts[path] = path.read_text("utf-8")
            todo += [generated / name for name in re.findall(r'#include [<"]([^">]+)[">]', texts[path])]
    flags = {name: value for name, value in options.items() if name not in ("output_dir", "depends")}
    seed = [sys.version, os.environ.get("CFLAGS"), flags, sorted((path.name, text) for path, text in texts.items())]
    return hashlib.sha256(repr(seed).encode()).hexdigest()[:24]


def _forget_old_objects(folder: Path) -> None:
    oldest = time.time() - OBJECT_DAYS * 86400
    for kept in folder.glob("*.o"):
        if kept.stat().st_mtime < oldest:
            kept.unlink()


def ready_tree(root: Path) -> Path | None:
    """The import tree compiled from exactly these sources, its links brought up to date, or None."""
    tree = root / "build/compiled" / key(root)
    if not (tree / "grognard").is_dir():
        return None
    _link(root / "src/grognard", tree / "grognard")
    tree.touch()
    return tree


def make_tree(root: Path) -> None:
    """Builds the import tree: the package by links to its sources, with the extension modules beside the .py files.

    The tree is named by the key of its sources: after an edit it is no longer found, so it can never shadow the edit.
    """
    tree = root / "build/compiled" / key(root)
    half_made = tree.with_suffix(f".{os.getpid()}")
    compile_rules(root, half_made, root / "build/mypyc")
    _link(root / "src/grognard", half_made / "grognard")
    half_made.rename(tree)
    for old in sorted(tree.parent.iterdir(), key=lambda path: path.stat().st_mtime)[:-3]:
        shutil.rmtree(old)


def _link(source: Path, target: Path) -> None:
    """Makes target, a folder that holds extension modules, show everything that source holds."""
    assert sys.platform != "win32"  # which denies links: see has_compiler
    for entry in target.iterdir():
        if entry.is_symlink() and not (source / entry.name).exists():
            entry.unlink()
    for entry in source.iterdir():
        shown = target / entry.name
        if entry.name == "__pycache__":
            continue
        if shown.is_dir() and not shown.is_symlink():
            _link(entry, shown)
        elif not shown.is_symlink():
            shown.symlink_to(os.path.relpath(entry, target))


if __name__ == "__main__":
    make_tree(ROOT)
