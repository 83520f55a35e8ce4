"""A sentence for people, by id and arguments. Languages live outside the kernel; see `undercroft.texts`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Union

Argument = Union[int, str, "Text", tuple["Text", ...]]


class Text:
    """A message id, its arguments and the rules it cites. Immutable. Not a struct, so that the encoder's hook is called
    for every text and nothing else has to be traversed.
    """

    __slots__ = ("args", "cites", "id")

    def __init__(self, id: str, args: Mapping[str, Argument] = {}, cites: tuple[str, ...] = ()) -> None:
        self.id, self.args, self.cites = id, args, cites

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and (self.id, self.args, self.cites) == (other.id, other.args, other.cites)

    def __hash__(self) -> int:
        return hash((self.id, *self.args))

    def __str__(self) -> str:
        filled = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.id}({filled})" if filled else self.id

    __repr__ = __str__


Speaker = Callable[[Text], str]


def say(id: str, *, cites: tuple[str, ...] = (), **args: Argument) -> Text:
    """Short form of `Text` for rule code.

    >>> str(say("found", gold=3))
    'found(gold=3)'
    """
    return Text(id, args, cites)
