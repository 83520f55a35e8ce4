"""What all events have in common: how they speak of people and things, and of whom they are told."""

from __future__ import annotations

from undercroft.kernel import Event, Text
from undercroft.kernel.text import Argument
from undercroft.toolkit.cues import (
    Change,
    Cue,
    Mark,
    Score,
)

from .. import ids
from ..content.tiles import TILES
from ..state import FIRST_MONSTER

TILE_IDS = frozenset(tile.id for tile in TILES)
UNKNOWN = -1
"""What an old log does not tell."""
SEEN = frozenset(
    (
        "figure", "aim", "cell", "cells", "place", "way", "how", "life", "left", "venom", "score", "total", "die",
        "tokens", "under", "pit", "lives", "worn", "drawn", "out", "gone", "face_down", "marks", "tired", "key",
    )
)  # fmt: skip
"""Fields that only the cues need."""


def spoken(name: str) -> Text:
    """How a character is spoken of: a hero by name, a monster by kind and number.

    >>> str(spoken("petra")), str(spoken("cave-troll-102"))
    ('hero-petra', 'monster-numbered(monster=monster-cave-troll, n=3)')
    """
    card, _, number = name.rpartition("-")
    if number.isdigit():
        return Text("monster-numbered", {"monster": Text(f"monster-{card}"), "n": int(number) - FIRST_MONSTER + 1})
    return Text(f"hero-{name}")


def scored(seat: int, points: int, now: int, why: str) -> tuple[Cue, ...]:
    """The points of an Alliance, on its sheet and on their track, and what they are for."""
    sheet, track = (
        Change(ids.alliance(seat), "score", now - points, now),
        Change(ids.score(seat), "", now - points, now),
    )
    return sheet, track, Score(f"seat-{seat}", Text(f"tally-{why}"), points)


class AllianceEvent(Event, gc=False, omit_defaults=True):
    """People count seats and spaces from one, and call characters, cards and tiles by their names."""

    def text(self) -> Text:
        said = super().text()
        args = {key: self._said(key, value) for key, value in said.args.items() if key not in SEEN}
        return Text(said.id, args, said.cites)

    @staticmethod
    def _said(key: str, value: Argument) -> Argument:
        if key in ("seat", "x", "y") and isinstance(value, int):
            return value + 1
        if not isinstance(value, str) or value == "none":
            return value
        if key in ("who", "target"):
            return spoken(value)
        if key == "source":
            return Text(f"card-{value}")
        if key == "inhabitants":
            return tuple(spoken(name) for name in value.split(", ") if name)
        if key == "thing":
            return Text(f"tile-{value}" if value in TILE_IDS else f"card-{value}")
        if key == "cards":
            return tuple(Text(f"card-{card}") for card in value.split(", ") if card)
        return value


class FigureEvent(AllianceEvent, kw_only=True, gc=False):
    """Somebody does or suffers something: `figure` is the number of the hero or the monster."""

    figure: int = UNKNOWN

    @property
    def piece(self) -> str:
        return ids.piece(self.figure)

    def cues(self) -> tuple[Cue, ...]:
        return self.shown() if self.figure != UNKNOWN else ()

    def shown(self) -> tuple[Cue, ...]:
        """The cues, where the figure is known."""
        return ()


class LifeEvent(FigureEvent, kw_only=True, gc=False):
    """Wounds come or go: `life` was left before, `left` is now; `venom` of the wounds are poison."""

    life: int = UNKNOWN
    left: int = UNKNOWN
    venom: int = 0

    def shown(self) -> tuple[Cue, ...]:
        if self.life == UNKNOWN:
            return ()
        poison = Mark(self.piece, "poison", "come", self.venom) if self.venom else Mark(self.piece, "poison", "end")
        change = Change(self.piece, "life", self.life, self.left)
        return (change, poison) if self.figure < FIRST_MONSTER else (change,)
