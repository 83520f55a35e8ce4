"""Deep copies of plain typed state, by functions generated once per type.

Immutable values (numbers, text, tuples and frozen structs of such) are shared; lists, dicts and structs are copied.
"""

from __future__ import annotations

import enum
import types
import typing
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

T = TypeVar("T")

IMMUTABLE = (int, str, float, bool, bytes, type(None))


@cache
def cloner(kind: type[T]) -> Callable[[T], T]:
    """The function that clones a struct of this type."""
    return _made(kind, "def clone(old):\n new = copy(old)\n {}\n return new")


@cache
def cloner_of_many(kind: type[T]) -> Callable[[Iterable[T]], list[T]]:
    """The function that clones structs of this type into a list: first all of them, then what each contains."""
    body = "def clone(olds):\n news = list(map(copy, olds))\n for new in news: {}\n return news"
    return _made(kind, body)


def clone(value: T) -> T:
    """A deep copy that shares nothing mutable."""
    return cloner(type(value))(value)  # type: ignore[arg-type, no-any-return]


def _made(kind: type[Any], source: str) -> Callable[[Any], Any]:
    """Compile `clone`: `new` is a shallow copy, and the fields that cannot be shared are copied in addition."""
    writer = _Writer(kind)
    written = {field.name: writer.copied(field.type, f"new.{field.name}") for field in msgspec.structs.fields(kind)}
    lines = [f"new.{name} = {copied}" for name, copied in written.items() if copied is not None]
    exec(source.format("; ".join(lines) or "pass"), writer.names)
    return writer.names["clone"]  # type: ignore[no-any-return]


class _Writer:
    """Writes the expressions that copy the fields of a struct type; nested structs get their own functions."""

    def __init__(self, kind: type[Any]) -> None:
        self.names: dict[str, Any] = {"copy": kind.__copy__, "clone_any": clone, "Struct": msgspec.Struct}

    def copied(self, kind: Any, name: str) -> str | None:
        """The expression that copies `name`, or None if the value can be shared."""
        origin, args = get_origin(kind), get_args(kind)
        if origin in (Union, types.UnionType):
            return self._union(args, name)
        if kind in IMMUTABLE or origin is Literal or (isinstance(kind, type) and issubclass(kind, enum.Enum)):
            return None
        if origin in (tuple, frozenset):
            return self._share(kind, [arg for arg in args if arg is not Ellipsis])
        if origin is list:
            return self._list(args[0], name)
        if origin is dict:
            return self._dict(args[1], name)
        if _is_struct(kind):
            return self._struct(kind, name)
        if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields"):
            return self._share(kind, list(typing.get_type_hints(kind).values()))
        raise TypeError(f"a state may not hold {kind!r}: it cannot be cloned and saved")

    def _share(self, kind: Any, parts: list[Any]) -> str | None:
        if any(self.copied(part, "x") is not None for part in parts):
            raise TypeError(f"a state may not hold {kind!r}: something in it can change")
        return None

    def _struct(self, kind: type[msgspec.Struct], name: str, many: bool = False) -> str | None:
        if kind.__struct_config__.frozen:
            return None
        key = f"clone_{kind.__name__}_{id(kind)}{'_many' if many else ''}"
        self.names[key] = cloner_of_many(kind) if many else cloner(kind)
        return f"{key}({name})"

    def _list(self, part: Any, name: str) -> str | None:
        copied = self.copied(part, "one")
        each = self._struct(part, name, many=True) if _is_struct(part) else f"[{copied} for one in {name}]"
        return f"{name}[:]" if copied is None else each

    def _dict(self, part: Any, name: str) -> str:
        if self.copied(part, "one") is None:
            return f"{name}.copy()"
        return f"dict(zip({name}, {self._list(part, f'{name}.values()')}))"

    def _union(self, args: tuple[Any, ...], name: str) -> str | None:
        mutable = [arg for arg in args if self.copied(arg, name) is not None]
        if not mutable:
            return None
        if len(mutable) == 1 and len(args) == 2 and type(None) in args:
            return f"(None if {name} is None else {self.copied(mutable[0], name)})"
        if not all(map(_is_struct, mutable)):
            raise TypeError(f"a state may not hold {args!r}: too mixed to be cloned")
        return f"(clone_any({name}) if isinstance({name}, Struct) else {name})"


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)
