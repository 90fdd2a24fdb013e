"""Writes the client's types of what goes over the wire, client/src/net/wire.ts and odds.ts, from those of the server.

Run by `./run fmt`; `./run test` compares.

A field that may be missing is optional there. The first line of a docstring and the comment after a field come along.
"""

from __future__ import annotations

import inspect
import re
import sys
import types
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct, UnsetType
from msgspec.structs import FieldInfo, fields

from grognard.books.texts import Words
from grognard.odds import report
from grognard.server import messages, routes, wire

FOLDER = Path(__file__).parent.parent / "client" / "src" / "net"
MADE = "made from the types of the server by tools/make_wire.py. docs/api.md describes"
HEADS = {
    "wire": f"// What goes over the wire, but for the odds, {MADE} it.\n",
    "odds": f"// The odds as they go over the wire, {MADE} them.\n",
}
FILES = {report.__name__: "odds"}  # the types of a module that have a file of their own; all others are in wire.ts
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
# Types that are no Struct, by the name they have in the client.
NAMED: dict[str, Any] = {
    "Words": Words,
    "OfferKind": messages.What,
    "OptionValue": wire.OptionValue,
    "Scenario": wire.Scenario,
    "MapFile": wire.MapFile,
    "DiceInfo": wire.DiceInfo,
    "ServerMessage": wire.ServerMessage,
    "ClientMessage": messages.Message,
}
LONGEST = 120  # characters of a line
COMMENT = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)
COMMENTS = re.compile(r"//.*$|/\*.*?\*/", re.MULTILINE)  # of TypeScript
NAMES = re.compile(r"\b[A-Z]\w+")


class Page:
    """The declarations, each after those it speaks of."""

    def __init__(self) -> None:
        self.declared: dict[str, dict[str, str]] = {file: {} for file in HEADS}
        self.meant: dict[str, Any] = {}

    def named(self, hint: Any) -> str:
        """A type as TypeScript writes it. What has a name is declared and named."""
        name = next((name for name, named in NAMED.items() if hint == named), "")
        if not name:
            return self.spelled(hint)
        if self.is_new(name, hint):
            self.declared["wire"][name] = alias(name, self.spelled(hint))
        return name

    def spelled(self, hint: Any) -> str:
        origin, arguments = get_origin(hint), get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if origin is Annotated:  # what a dict begins with; limits say nothing in TypeScript
            begins = [self.named(shape) for shape in hint.__metadata__ if isinstance(shape, type)]
            return " & ".join([*begins, self.named(arguments[0])])
        if origin is Literal:
            return " | ".join(f"'{value}'" for value in arguments)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.named(part) for part in arguments if part is not UnsetType))
        if origin is list:
            item = self.named(arguments[0])
            return f"({item})[]" if "|" in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.named, arguments))}]"
        if origin is dict:
            return f"Record<{self.named(arguments[0])}, {self.named(arguments[1])}>"
        return self.struct(hint)

    def struct(self, shape: type[Struct]) -> str:
        name = shape.__name__
        if self.is_new(name, shape):
            text = self.interface(name, shape)
            self.declared[FILES.get(shape.__module__, "wire")][name] = text
        return name

    def interface(self, name: str, shape: type[Struct]) -> str:
        base = shape.__base__
        parent = base if base is not None and base is not Struct and issubclass(base, Struct) else None
        inherited = {} if parent is None else {field.name: field for field in fields(parent)}
        hints, comments, config = (
            get_type_hints(shape, include_extras=True),
            comments_of(shape),
            shape.__struct_config__,
        )
        lines = [f"  {config.tag_field}: '{config.tag}'\n"] if config.tag_field else []
        for field in fields(shape):
            if not same(field, inherited.get(field.name)):
                comment = f" // {comments[field.name]}" if field.name in comments else ""
                mark = "?" if may_be_missing(shape, field, hints[field.name]) else ""
                lines.append(f"  {field.encode_name}{mark}: {self.named(hints[field.name])}{comment}\n")
        told = f"/** {inspect.cleandoc(vars(shape)['__doc__']).splitlines()[0]} */\n" if shape.__doc__ else ""
        extends = "" if parent is None else f" extends {self.struct(parent)}"
        return f"{told}export interface {name}{extends} {{\n{''.join(lines)}}}\n"

    def is_new(self, name: str, hint: Any) -> bool:
        """Whether it is not declared yet; two things of one name are a mistake of ours."""
        if name in self.meant and self.meant[name] != hint:
            raise SystemExit(f"two types are called {name}: {self.meant[name]} and {hint}")
        new = name not in self.meant
        self.meant[name] = hint
        return new

    def text(self, file: str) -> str:
        """A file: what it takes from the others, then its own declarations."""
        own = "\n".join(self.declared[file].values())
        used = set(NAMES.findall(COMMENTS.sub("", own)))
        taken = [
            f"import type {{ {', '.join(sorted(used & others.keys()))} }} from './{other}'\n"
            for other, others in self.declared.items()
            if other != file and used & others.keys()
        ]
        return "\n".join([HEADS[file] + "".join(taken), own])


def alias(name: str, spelled: str) -> str:
    line = f"export type {name} = {spelled}\n"
    if len(line) <= LONGEST:
        return line
    return f"export type {name} =\n" + "".join(f"  | {part}\n" for part in spelled.split(" | "))


def same(field: FieldInfo, inherited: FieldInfo | None) -> bool:
    return inherited is not None and (field.type, field.required) == (inherited.type, inherited.required)


def may_be_missing(shape: type[Struct], field: FieldInfo, hint: Any) -> bool:
    """What is read by us or from files may lack whatever has a default; what we send, only what is left out then."""
    lax = shape.__struct_config__.omit_defaults or shape.__struct_config__.forbid_unknown_fields
    return UnsetType in get_args(hint) or (lax and not field.required)


def comments_of(shape: type[Struct]) -> dict[str, str]:
    return dict(COMMENT.findall(inspect.getsource(shape)))


def answer_of(handler: HTTPRouteHandler) -> Any:
    """The type of what a request is answered."""
    told = get_type_hints(handler.fn, include_extras=True)["return"]
    return get_args(told)[0] if get_origin(told) is Response else told


def wire_files() -> dict[Path, str]:
    page = Page()
    for handler in vars(routes).values():
        if isinstance(handler, HTTPRouteHandler):
            page.named(answer_of(handler))
    for more in (wire.Refusal, wire.ServerMessage, messages.Message, messages.TableWanted, messages.StaffWanted):
        page.named(more)
    return {FOLDER / f"{file}.ts": page.text(file) for file in HEADS}


def main() -> int:
    stale = {file: text for file, text in wire_files().items() if not file.exists() or file.read_text("utf-8") != text}
    if "--check" in sys.argv and stale:
        print(f"out of step with the types of the server, run ./run fmt: {', '.join(file.name for file in stale)}")
        return 1
    for file, text in stale.items():
        file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
