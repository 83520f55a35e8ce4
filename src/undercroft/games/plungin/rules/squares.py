"""Choosing a square of the map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from undercroft.kernel import Text

from ..board import spot
from ..content import PlunginTable
from .options import Square


async def choose_square(
    t: PlunginTable,
    seat: int,
    key: str,
    cells: Iterable[int],
    *,
    about: Mapping[str, int | str | Text | tuple[Text, ...]],
    at: tuple[str, ...] = (),
    cites: tuple[str, ...],
) -> int:
    """Ask a seat for one of some squares."""
    options = [Square(cell) for cell in cells]
    return (await t.choose(seat, key, options, label=label, about=about, at=at, cites=cites)).cell


def label(square: Square) -> Text:
    return Text("spot", {"spot": spot(square.cell)})
