"""Reads TOML into definitions. Reading collects all problems, each with its file and line.

Keys are the fields of the definition, with hyphens instead of underscores.
"""

from __future__ import annotations

import re
import tomllib
import types
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from undercroft.kernel import ContentError, near
from undercroft.toolkit.toml_lines import Path, line_index, line_of

S = TypeVar("S", bound=msgspec.Struct)

MISSING = object()
LONGEST, DEPTH = 500_000, 12
"""The maximum number of characters of a file, and the maximum nesting of its tables."""
DOTTED = re.compile(rf"(?<![\w-])(?:[\w-]+[ \t]*\.[ \t]*){{{2 * DEPTH}}}")
"""Matches a key with too many parts to read in reasonable time."""
KINDS = {
    int: "a whole number",
    str: "a text",
    bool: "true or false",
    dict: "a table",
    list: "a list",
    float: "a number",
}


class Field(NamedTuple):
    """A key of a definition's tables, and what it fills."""

    key: str
    name: str
    kind: Any
    required: bool


@cache
def fields_of(kind: type[msgspec.Struct]) -> tuple[Field, ...]:
    """Cached by kind of definition: a hundred sheets have thousands of tables."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        Field(one.encode_name.replace("_", "-"), one.name, hints[one.name], one.required)
        for one in msgspec.structs.fields(kind)
    )


class Reader:
    """One file. `problems` lists the errors so far, by line."""

    def __init__(self, text: str, file: str) -> None:
        self.file, self.found = file, list[tuple[int, str]]()
        if len(text) > LONGEST:
            raise ContentError(f"{file}:1: this file has {len(text)} characters; the most is {LONGEST}")
        if DOTTED.search(text):
            raise ContentError(f"{file}:1: tables and lists lie more than {DEPTH} deep in each other")
        try:
            self.raw: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            at = re.search(r"\(at line (\d+), column \d+\)|\(at end of document\)", str(error))
            line = int(at[1]) if at and at[1] else text.count("\n") + 1
            raise ContentError(f"{file}:{line}: this is not TOML: {str(error).split(' (at')[0]}") from None
        except (ValueError, RecursionError):
            raise ContentError(f"{file}:1: a number in this file is too long, or its lists are too deep") from None
        if deeper(self.raw, DEPTH):
            raise ContentError(f"{file}:1: tables and lists lie more than {DEPTH} deep in each other")
        self.index = line_index(text)

    def problem(self, path: Path, message: str) -> None:
        self.found.append((line_of(self.index, path), message))

    @property
    def problems(self) -> list[str]:
        """`file:line: message`, in the order of the file."""
        return [f"{self.file}:{line}: {message}" for line, message in sorted(self.found, key=lambda item: item[0])]

    def finish(self) -> None:
        """Raise if anything was wrong."""
        if self.found:
            raise ContentError("\n".join(self.problems))

    def table(self, raw: dict[str, Any], path: Path, key: str) -> dict[str, Any]:
        """A nested table; empty if it is missing or not a table."""
        value = self.value(dict, raw.get(key, {}), (*path, key))
        return value if isinstance(value, dict) else {}

    def entries(self, raw: dict[str, Any], path: Path, key: str) -> list[tuple[Path, dict[str, Any]]]:
        """The tables of a list of tables, each with its path."""
        found = raw.get(key, [])
        if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
            self.problem((*path, key), f"{key} must be a list of tables")
            return []
        return [((*path, key, number), entry) for number, entry in enumerate(found)]

    def only(self, raw: dict[str, Any], path: Path, known: list[str]) -> None:
        """Allow only these keys."""
        for key in raw:
            if key not in known:
                self.problem((*path, key), f"there is no key {key!r} here{near(key, known)}")

    def struct(self, kind: type[S], raw: dict[str, Any], path: Path, /, **given: Any) -> S | None:
        """A definition from a table, without the `given` fields. None if there was an error."""
        fields = [field for field in fields_of(kind) if field.name not in given]
        self.only(raw, path, [field.key for field in fields])
        values, before = dict(given), len(self.found)
        for field in fields:
            if field.key in raw:
                values[field.name] = self.value(field.kind, raw[field.key], (*path, field.key))
            elif field.required:
                self.problem(path, f"{field.key!r} is missing")
        return kind(**values) if len(self.found) == before else None

    def value(self, kind: Any, raw: Any, path: Path) -> Any:
        """A value of this type, or MISSING with a problem."""
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._bounded(args, self.value(args[0], raw, path), path)
        if origin in (Union, types.UnionType):
            return self.value(next(arg for arg in args if arg is not type(None)), raw, path)
        if origin is Literal:
            return self._literal(args, raw, path)
        if origin is tuple:
            return self._list(args[0], raw, path)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            table = self.value(dict, raw, path)
            return MISSING if table is MISSING else self.struct(kind, table, path)
        if type(raw) is not kind:
            self.problem(path, f"expected {KINDS[kind]}, found {KINDS.get(type(raw), type(raw).__name__)}")
            return MISSING
        if kind is str and not raw.replace("\n", "").isprintable():
            self.problem(path, "a text has no control characters")
            return MISSING
        return raw

    def _bounded(self, args: tuple[Any, ...], value: Any, path: Path) -> Any:
        """A value within the bounds of its type."""
        for meta in args[1:] if value is not MISSING else ():
            least, most, longest = meta.ge, meta.le, meta.max_length
            if (least is not None and value < least) or (most is not None and value > most):
                self.problem(path, f"{str(value)[:20]} is out of bounds: {least} to {most}")
                return MISSING
            if longest is not None and len(value) > longest:
                self.problem(path, f"this is too long: {len(value)}, and the most is {longest}")
                return MISSING
        return value

    def _literal(self, known: tuple[Any, ...], raw: Any, path: Path) -> Any:
        if type(raw) not in (str, int) or raw not in known:
            hint = near(raw, known) if isinstance(raw, str) else ""
            self.problem(path, f"{str(raw)[:40]!r} is not one of {', '.join(map(str, known))}{hint}")
            return MISSING
        return raw

    def _list(self, kind: Any, raw: Any, path: Path) -> Any:
        entries = self.value(list, raw, path)
        if entries is MISSING:
            return MISSING
        return tuple(self.value(kind, entry, (*path, number)) for number, entry in enumerate(entries))


def deeper(raw: Any, most: int) -> bool:
    """Whether tables and lists are nested more deeply than this; without recursion.

    >>> deeper({"a": [[1]]}, 3), deeper({"a": [[1]]}, 2)
    (False, True)
    """
    layer: list[Any] = [raw]
    for _ in range(most + 1):
        inner = [value for value in layer if isinstance(value, (dict, list))]
        layer = [part for value in inner for part in (value.values() if isinstance(value, dict) else value)]
        if not inner:
            return False
    return any(isinstance(value, (dict, list)) for value in layer) or bool(layer)
