"""A sentence for people, by id and arguments. Languages live outside the kernel; see `undercroft.texts`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Union

from msgspec import Struct

Argument = Union[int, str, "Text", tuple["Text", ...]]


class Text(Struct, frozen=True):
    """A message id, what fills its gaps, and the rules that it rests on."""

    id: str
    args: Mapping[str, Argument] = {}
    cites: tuple[str, ...] = ()

    def __str__(self) -> str:
        filled = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.id}({filled})" if filled else self.id


Speaker = Callable[[Text], str]


def say(id: str, *, cites: tuple[str, ...] = (), **args: Argument) -> Text:
    """Short form of `Text` for rule code.

    >>> str(say("found", gold=3))
    'found(gold=3)'
    """
    return Text(id, args, cites)
