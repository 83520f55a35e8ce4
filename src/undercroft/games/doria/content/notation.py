"""Short forms for the tables: dice and requirements as they are printed."""

from __future__ import annotations

from .definitions import ATTRIBUTES, Dice, Need


def dice(printed: str) -> Dice:
    """
    >>> dice("3D+2"), dice("2D")
    ((3, 2), (2, 0))
    """
    count, _, bonus = printed.partition("D")
    return int(count), int(bonus or 0)


def needs(printed: str) -> tuple[Need, ...]:
    """
    >>> needs("str 9 con 10")
    ((0, 9), (1, 10))
    """
    words = printed.split()
    return tuple((ATTRIBUTES.index(name), int(value)) for name, value in zip(words[::2], words[1::2], strict=True))
