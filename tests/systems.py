"""What a source uses of the standard library that not every system has.

Every source is read three times, as each system would run it: a branch for another system is passed over. What the standard
library has on each system is read from the type stubs that mypy brings, which tell it by the same conditions.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import mypy

STUBS = Path(mypy.__file__).parent / "typeshed/stdlib"
SYSTEMS = ("linux", "darwin", "win32")
# What Windows has by name only, or does otherwise: a program that uses it there has thought of it.
OTHERWISE = {
    "win32": {"os.execv", "os.execve", "os.execvp", "os.execvpe", "os.execl", "os.fork", "os.kill", "os.symlink"},
}
POSIX = ("linux", "darwin")
# Said by name or by text, whatever the module: the words, and the systems that have them.
PROGRAMS_FOLDER = "bin/"  # Windows keeps the programs of an environment in Scripts
PLAIN_NUMBER = "%-d"  # of a date: Windows writes it %#d
PROGRAM = "program:"
NAMED = {
    "add_signal_handler": POSIX,
    "preexec_fn": POSIX,
    "pass_fds": POSIX,
    "symlink_to": POSIX,  # Windows has it, and denies it to most users
    PROGRAMS_FOLDER: POSIX,
    PLAIN_NUMBER: POSIX,
    **{PROGRAM + name: POSIX for name in ("sh", "bash", "cp", "mv", "rm", "ls", "ps", "kill", "chmod", "which")},
    PROGRAM + "apt-get": ("linux",),
}
PLACES = {"/proc": ("linux",), "/dev/": POSIX, "/tmp": POSIX, "/etc": POSIX}
STARTERS = ("run", "Popen", "call", "check_call", "check_output", "create_subprocess_exec", "system")


# -- as a system runs it -----------------------------------------------------------------------------------------------
def holds(test: ast.expr, system: str) -> bool | None:
    """Whether a condition is true on a system; None where it is not about systems."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        inner = holds(test.operand, system)
        return None if inner is None else not inner
    if isinstance(test, ast.BoolOp):
        decides = isinstance(test.op, ast.Or)
        known = [holds(part, system) for part in test.values]
        return decides if decides in known else None if None in known else not decides
    if not (isinstance(test, ast.Compare) and len(test.ops) == 1):
        return None
    left, asked = ast.unparse(test.left), test.comparators[0]
    if left == "sys.version_info":
        return compared(sys.version_info[:2], test.ops[0], ast.literal_eval(asked))
    if left == "sys.platform":
        return compared(system, test.ops[0], ast.literal_eval(asked))
    if left == "os.name":
        return compared("nt" if system == "win32" else "posix", test.ops[0], ast.literal_eval(asked))
    return None


def compared(value: object, operator: ast.cmpop, other: object) -> bool:
    if isinstance(operator, ast.In):
        return isinstance(other, tuple) and value in other
    if isinstance(operator, ast.Eq | ast.NotEq):
        return (value == other) == isinstance(operator, ast.Eq)
    assert isinstance(value, tuple)
    assert isinstance(other, tuple)
    return (value >= other) == isinstance(operator, ast.GtE)


def run_by(body: list[ast.stmt], system: str) -> Iterator[ast.AST]:
    """Every node of a block that this system may come to."""
    for statement in body:
        if isinstance(statement, ast.Assert) and holds(statement.test, system) is False:
            return
        if isinstance(statement, ast.If) and (told := holds(statement.test, system)) is not None:
            taken = statement.body if told else statement.orelse
            yield from run_by(taken, system)
            if taken and ends(taken[-1]):
                return
        else:
            yield from within(statement, system)


def ends(last: ast.stmt) -> bool:
    """Whether nothing comes after it."""
    leaves = isinstance(last, ast.Expr) and ast.unparse(last.value).startswith("sys.exit(")
    return leaves or isinstance(last, ast.Return | ast.Raise | ast.Continue)


def within(node: ast.AST, system: str) -> Iterator[ast.AST]:
    yield node
    if isinstance(node, ast.BoolOp) and holds(node, system) is False:
        return
    if isinstance(node, ast.IfExp) and (told := holds(node.test, system)) is not None:
        yield from within(node.body if told else node.orelse, system)
        return
    for _, value in ast.iter_fields(node):
        if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
            yield from run_by(value, system)
        elif isinstance(value, list | ast.AST):
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.AST):
                    yield from within(part, system)


# -- what a system has -------------------------------------------------------------------------------------------------
@cache
def has(module: str, system: str) -> frozenset[str] | None:
    """The names of a module of the standard library on a system; None for a module that is not of it."""
    path = STUBS.joinpath(*module.split("."))
    file = path / "__init__.pyi" if path.is_dir() else path.with_suffix(".pyi")
    if not file.is_file():
        return None
    names: set[str] = set()
    for node in run_by(ast.parse(file.read_text("utf-8")).body, system):
        if isinstance(node, ast.Import | ast.ImportFrom):
            stars = [alias for alias in node.names if alias.name == "*"]
            names |= {alias.asname or alias.name for alias in node.names} - {"*"}
            if stars and isinstance(node, ast.ImportFrom) and node.module:
                names |= has(node.module, system) or frozenset()
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
    return frozenset(names)


@cache
def has_at_all(module: str) -> frozenset[str]:
    return frozenset(name for system in SYSTEMS for name in has(module, system) or ())


# -- what a source uses ------------------------------------------------------------------------------------------------
def foreign(source: str) -> Iterator[tuple[str, int, str]]:
    """The system, the line and what it lacks, for everything in a source that would fail on some system."""
    tree = ast.parse(source)
    modules = {
        alias.asname or alias.name: alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    told = {what for node in ast.walk(tree) for what in used(node, modules)}
    for system in SYSTEMS:
        if not any(lacks(system, what) for what in told):
            continue  # most sources: they need not be read as this system would
        for node in run_by(tree.body, system):
            for what in used(node, modules):
                if lacks(system, what):
                    yield system, getattr(node, "lineno", 0), what


def used(node: ast.AST, modules: dict[str, str]) -> Iterator[str]:
    """What a node takes from elsewhere: module.name, a module alone, a telling word or a place among the files."""
    if isinstance(node, ast.Import):
        yield from (f"{alias.name}." for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        yield from (f"{node.module}.{alias.name}" for alias in node.names)
    elif isinstance(node, ast.Attribute):
        yield node.attr
        module = modules.get(dotted(node.value))
        if module:
            yield f"{module}.{node.attr}"
    elif isinstance(node, ast.keyword) and node.arg:
        yield node.arg
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield from told_by_text(node.value)
    elif isinstance(node, ast.List | ast.Tuple):
        yield from program_of(node.elts)
    elif isinstance(node, ast.Call) and dotted(node.func).rpartition(".")[2] in STARTERS:
        yield from program_of(node.args)


def told_by_text(text: str) -> Iterator[str]:
    """A place among the files, a folder of programs in a path, a number of a date without its zero."""
    if text.startswith("/"):
        yield text
    if "bin" in re.split(r"[/\\]", text) and not re.search(r"\s", text):
        yield PROGRAMS_FOLDER
    if re.search(r"%-[A-Za-z]", text):
        yield PLAIN_NUMBER


def program_of(words: list[ast.expr]) -> Iterator[str]:
    """The program that a command begins with."""
    if words and isinstance(words[0], ast.Constant) and isinstance(words[0].value, str):
        yield PROGRAM + words[0].value.partition(" ")[0]


def dotted(node: ast.expr) -> str:
    """A name such as os.path; "" for anything else."""
    if isinstance(node, ast.Attribute):
        return f"{dotted(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


@cache
def lacks(system: str, what: str) -> bool:
    if what in NAMED:
        return system not in NAMED[what]
    if what.startswith("/"):
        return any(what.startswith(place) and system not in systems for place, systems in PLACES.items())
    if "." not in what or what.startswith(PROGRAM):
        return False
    module, _, name = what.rpartition(".")
    if what in OTHERWISE.get(system, ()):
        return True
    here, anywhere = has(module, system), has_at_all(module)
    if here is None:
        return False
    return name in anywhere - here if name else bool(anywhere) and len(here) < len(anywhere) / 4


# -- text in files -----------------------------------------------------------------------------------------------------
def unsaid_encoding(source: str) -> Iterator[int]:
    """Lines that read or write a text without saying in which alphabet: that of Windows is another."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        keys = {keyword.arg for keyword in node.keywords}
        said = "encoding" in keys or len(node.args) > {"read_text": 0, "write_text": 1}.get(name, 99)
        as_text = name in ("run", "Popen", "check_output") and "text" in keys
        if (name in ("read_text", "write_text") or as_text) and not said:
            yield node.lineno
