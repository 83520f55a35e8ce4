"""`make wire`: write the page's types and the list of fields in docs/protocol.md from the protocol's structs.

A test fails if they differ from the structs, or if a server sends something that does not match them.
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from undercroft.kernel import Text
from undercroft.tables.server import messages, sent
from undercroft.tables.server.sent_table import Cue
from undercroft.toolkit.scene import Scene

ROOT = Path(__file__).parents[1]
PAGE, DOCS = ROOT / "page" / "src" / "wire.ts", ROOT / "docs" / "protocol.md"
BEGIN, END = "<!-- made by `make wire` -->\n", "<!-- end -->"
HEAD = """// The messages of the protocol (docs/protocol.md) and all that they carry.
// Made by `make wire` from the Python structs: change those.

"""
WIDE = 150

Struct = type[msgspec.Struct]


# ---------------------------------------------------------------------------------------------- structs


def said() -> tuple[Struct, ...]:
    """What clients say."""
    return get_args(messages.Said)


def structs() -> list[Struct]:
    """All structs that are sent, each before those that use it."""
    found: dict[Struct, None] = {}

    def visit(one: Struct) -> None:
        for field in fields(one):
            for inner in inside(field.type):
                if inner not in found and inner is not one:
                    visit(inner)
        found.setdefault(one)

    for one in (Scene, *get_args(Cue), *sent.LOBBY, *sent.SENT, *said()):
        visit(one)
    return list(found)


class Field(msgspec.Struct):
    """A field in JSON. `optional`: it may be missing; `absent`: None is omitted."""

    name: str
    type: Any
    optional: bool
    absent: bool


def fields(one: Struct) -> list[Field]:
    hints = get_type_hints(one, include_extras=True)
    config = one.__struct_config__
    found = []
    if config.tag is not None:
        found.append(Field(str(config.tag_field), Literal[config.tag], False, False))
    for field in msgspec.structs.fields(one):
        optional = not field.required
        found.append(Field(field.encode_name, hints[field.name], optional, optional and config.omit_defaults))
    return found


def inside(kind: Any) -> Iterator[Struct]:
    """The structs in a type."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
    for part in get_args(kind):
        yield from inside(part)


def parts(kind: Any) -> tuple[Any, ...]:
    """The members of a union; a type that is none has one."""
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)


# ---------------------------------------------------------------------------------------------- TypeScript

PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    Text: "string",
    type(None): "null",
    Any: "unknown",
}
ALIASES = {Cue: "Cue"}


def typescript(kind: Any) -> str:
    if get_origin(kind) is Annotated:
        return typescript(get_args(kind)[0])
    if kind in ALIASES:
        return ALIASES[kind]
    if len(parts(kind)) > 1:
        return " | ".join(dict.fromkeys(map(typescript, parts(kind))))
    if get_origin(kind) is Literal:
        return " | ".join(f'"{value}"' for value in get_args(kind))
    if get_origin(kind) is tuple and get_args(kind)[-1] is not Ellipsis:
        return f"[{', '.join(map(typescript, get_args(kind)))}]"
    if get_origin(kind) in (list, tuple):
        inner = typescript(get_args(kind)[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if get_origin(kind) is dict:
        return f"Record<string, {typescript(get_args(kind)[1])}>"
    return PLAIN.get(kind) or str(kind.__name__)


def member(field: Field) -> str:
    kind = typescript(field.type)
    shown = kind.removesuffix(" | null") if field.absent else kind
    return f"{field.name}{'?' if field.optional else ''}: {shown}"


def interface(one: Struct, name: str) -> str:
    """One interface, folded at the width of the page's code."""
    members, lines = [f"{member(field)};" for field in fields(one)], ["  "]
    whole = f"export interface {name} {{ {' '.join(members).rstrip(';')} }}"
    if len(whole) <= WIDE:
        return whole
    for part in members:
        if len(lines[-1]) + len(part) > WIDE:
            lines.append("  ")
        lines[-1] += part + " "
    return "\n".join([f"export interface {name} {{", *(line.rstrip() for line in lines), "}"])


def name_of(one: Struct) -> str:
    """Messages of clients get a prefix: both sides have a `Hint`."""
    return f"{one.__name__}Message" if one in said() or issubclass(one, sent.Sent) else one.__name__


def page() -> str:
    """The whole of page/src/wire.ts."""
    made = [f"export const PROTOCOL = {messages.PROTOCOL};"]
    for one in structs():
        about = (one.__doc__ or "").split("\n\n")[0].replace("\n", " ")
        made.append(
            f"/** {' '.join(about.split())} */\n{interface(one, name_of(one))}"
            if about
            else interface(one, name_of(one))
        )
    for name, some in (("Cue", get_args(Cue)), ("FromServer", sent.SENT), ("ToServer", said())):
        made.append(f"export type {name} = {' | '.join(map(name_of, some))};")
    return HEAD + "\n\n".join(made) + "\n"


# ---------------------------------------------------------------------------------------------- Markdown


def listing() -> str:
    """The fields of everything that travels, as a table."""
    rows = ["| name | fields |", "| --- | --- |"]
    for one in structs():
        shown = ", ".join(f"`{member(field)}`".replace("|", "\\|") for field in fields(one))
        rows.append(f"| {name_of(one).removesuffix('Message')} | {shown} |")
    return "\n".join(rows) + "\n"


def documented(text: str) -> str:
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}{listing()}{END}{rest.split(END)[1]}"


# ---------------------------------------------------------------------------------------------- what is sent


def misfits(value: Any, kind: Any, at: str = "") -> list[str]:
    """Where a sent value differs from its type: fields that are missing, unknown, or of another kind."""
    if get_origin(kind) is Annotated:
        return misfits(value, get_args(kind)[0], at)
    if len(parts(kind)) > 1:
        each = [misfits(value, part, at) for part in parts(kind)]
        return [] if any(not found for found in each) else min(each, key=lambda found: len(found[0]), default=[])
    if get_origin(kind) is Literal:
        return [] if value in get_args(kind) else [f"{at} is {value!r}"]
    if get_origin(kind) in (list, tuple):
        if not isinstance(value, list):
            return [f"{at} is {value!r}"]
        return [wrong for n, one in enumerate(value) for wrong in misfits(one, get_args(kind)[0], f"{at}[{n}]")]
    if get_origin(kind) is dict:
        return [wrong for key, one in value.items() for wrong in misfits(one, get_args(kind)[1], f"{at}.{key}")]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return list(_struct(value, kind, at))
    plain: Any = {Text: str, float: (int, float), Any: object}.get(kind, kind)
    same = isinstance(value, plain) and (isinstance(value, bool) <= (kind in (bool, Any)))
    return [] if same else [f"{at} is {value!r}"]


def _struct(value: Any, kind: Struct, at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{at} is {value!r}"
        return
    known = {field.name: field for field in fields(kind)}
    for name in value.keys() - known.keys():
        yield f"{at}.{name} is unknown"
    for name, field in known.items():
        if name in value:
            yield from misfits(value[name], field.type, f"{at}.{name}")
        elif not field.optional:
            yield f"{at}.{name} is missing"


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")
    DOCS.write_text(documented(DOCS.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"{len(structs())} structs: {PAGE.name}, {DOCS.name}")


if __name__ == "__main__":
    main()
