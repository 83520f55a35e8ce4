"""Deep copies of plain typed state, by functions generated once per type.

Immutable values (numbers, text, tuples and frozen structs of such) are shared; lists, dicts and structs are copied.
"""

from __future__ import annotations

import enum
import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

T = TypeVar("T")

IMMUTABLE = (int, str, float, bool, bytes, type(None))


@cache
def cloner(kind: type[T]) -> Callable[[T], T]:
    """The function that clones a struct of this type."""
    return typing.cast("Callable[[T], T]", _Writer().function(kind))


def clone(value: T) -> T:
    """A deep copy that shares nothing mutable."""
    make: Callable[[T], T] = cloner(type(value))  # type: ignore[arg-type]
    return make(value)


class _Writer:
    """Writes one function per struct type; expressions of the rest are inlined."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {}
        self.depth = 0

    def function(self, kind: type[Any]) -> Any:
        lines = ["def clone(old):", "    new = old.__copy__()"]
        for field in msgspec.structs.fields(kind):
            copied = self.copied(field.type, f"old.{field.name}")
            if copied is not None:
                lines.append(f"    new.{field.name} = {copied}")
        lines.append("    return new")
        exec("\n".join(lines), self.names)
        return self.names["clone"]

    def copied(self, kind: Any, name: str) -> str | None:
        """The expression that copies `name`, or None where the value can be shared."""
        origin, args = get_origin(kind), get_args(kind)
        if origin in (Union, types.UnionType):
            return self._union(args, name)
        if kind in IMMUTABLE or origin is Literal or (isinstance(kind, type) and issubclass(kind, enum.Enum)):
            return None
        if origin is typing.Annotated:
            return self.copied(args[0], name)
        if origin is tuple:
            return self._share(kind, [arg for arg in args if arg is not Ellipsis])
        if origin is frozenset:
            return self._share(kind, list(args))
        if origin is list:
            return self._list(args[0], name)
        if origin is dict:
            return self._dict(args[1], name)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self._struct(kind, name)
        if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields"):
            return self._share(kind, list(typing.get_type_hints(kind).values()))
        raise TypeError(f"a state may not hold {kind!r}: it cannot be cloned and saved")

    def _share(self, kind: Any, parts: list[Any]) -> str | None:
        if any(self.copied(part, "x") is not None for part in parts):
            raise TypeError(f"a state may not hold {kind!r}: something in it can change")
        return None

    def _struct(self, kind: type[msgspec.Struct], name: str) -> str | None:
        if kind.__struct_config__.frozen:
            return None
        key = f"clone_{kind.__name__}_{id(kind)}"
        if key not in self.names:
            self.names[key] = cloner(kind)
        return f"{key}({name})"

    def _list(self, part: Any, name: str) -> str:
        item = self._item()
        copied = self.copied(part, item)
        return f"{name}[:]" if copied is None else f"[{copied} for {item} in {name}]"

    def _dict(self, part: Any, name: str) -> str:
        item = self._item()
        copied = self.copied(part, item)
        return f"{name}.copy()" if copied is None else f"{{k{item}: {copied} for k{item}, {item} in {name}.items()}}"

    def _union(self, args: tuple[Any, ...], name: str) -> str | None:
        mutable = [arg for arg in args if self.copied(arg, name) is not None]
        if not mutable:
            return None
        if len(mutable) == 1 and len(args) == 2 and type(None) in args:
            return f"(None if {name} is None else {self.copied(mutable[0], name)})"
        if not all(isinstance(arg, type) and issubclass(arg, msgspec.Struct) for arg in mutable):
            raise TypeError(f"a state may not hold {args!r}: too mixed to be cloned")
        self.names["clone_any"] = clone
        self.names["Struct"] = msgspec.Struct
        return f"(clone_any({name}) if isinstance({name}, Struct) else {name})"

    def _item(self) -> str:
        self.depth += 1
        return f"i{self.depth}"
