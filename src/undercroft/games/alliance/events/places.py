"""Tiles that are laid, and the challenges on them."""

from __future__ import annotations

from undercroft.kernel import Text
from undercroft.toolkit.cues import (
    Come,
    Cue,
    Go,
    Lay,
    Pass,
    Strike,
)

from .. import ids
from ..icons import icon
from .base import UNKNOWN, AllianceEvent, FigureEvent, spoken


class TilePlaced(AllianceEvent):
    """`inhabitants`: the names of its monsters. `cells`: where they stand; `tokens`: where challenges lie, and of which
    level."""

    tile: str
    place: int
    monsters: int
    challenges: int
    inhabitants: str = ""
    cells: tuple[int, ...] = ()
    tokens: tuple[tuple[int, int], ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        found: list[Cue] = [Pass(self.tile, ids.TILES, ""), Lay(rooms=(ids.room(self.place),))]
        for name, cell in zip(self.inhabitants.split(", "), self.cells, strict=False):
            card, _, number = name.rpartition("-")
            cells = (ids.cell(cell),)
            found.append(Come(ids.piece(int(number)), cells, "reveal", icon(card, "monster"), spoken(name)))
        for cell, level in self.tokens:
            found.append(Pass("", ids.challenges(level), ""))
            found.append(Come(ids.token(cell), (ids.cell(cell),), "drop", "uncertainty", tint="thing"))
        return tuple(found)


class TileRevealed(AllianceEvent):
    """`drawn`: from the stack just now."""

    tile: str
    drawn: int = 0

    def cues(self) -> tuple[Cue, ...]:
        return (Pass(self.tile, ids.TILE_STACK, ids.TILES),) if self.drawn else ()


class TokenEvent(FigureEvent, kw_only=True, gc=False):
    """A hero and a Challenge Token, which lies or lay on `cell`."""

    hero: str = "none"
    challenge: str
    cell: int = UNKNOWN

    @property
    def token(self) -> str:
        return ids.token(self.cell)

    def turned_up(self) -> Cue:
        name = Text(f"challenge-{self.challenge}")
        return Come(self.token, (ids.cell(self.cell),), "reveal", icon(self.challenge, "challenge"), name, "thing")


class ChallengeRevealed(TokenEvent):
    """`hero`: who has turned it up, by a search or by coming into the room (`none` in older games)."""

    level: int
    x: int = -1
    y: int = -1

    def shown(self) -> tuple[Cue, ...]:
        return (self.turned_up(),)


class TrapSprung(TokenEvent):
    """`pit`: where it stays, as the how manieth there."""

    level: int
    pit: tuple[int, int] = (UNKNOWN, 0)

    def shown(self) -> tuple[Cue, ...]:
        strike = Strike(self.token, (self.piece,), "trap")
        at, number = self.pit
        if at == UNKNOWN:
            return self.turned_up(), strike, Go(self.token, "spend")
        look, name = icon(self.challenge, "challenge"), Text(f"challenge-{self.challenge}")
        come = Come(ids.pit(at, number), (ids.cell(at),), "reveal", look, name, "thing")
        return self.turned_up(), strike, Go(self.token, "spend"), come


class TrapDisarmed(TokenEvent):
    def shown(self) -> tuple[Cue, ...]:
        return (Go(self.token, "vanish"),)


class TrapLeft(TokenEvent):
    """A trap that a search has shown goes face down again."""


class Hampered(FigureEvent):
    """A trap takes Speed points of this movement; `stuck`: so many that it is over."""

    hero: str
    points: int
    stuck: int


class Unharmed(FigureEvent):
    """A trap has gone off and does nothing to this hero."""

    hero: str


class ChestOpened(TokenEvent):
    level: int

    def shown(self) -> tuple[Cue, ...]:
        return (Go(self.token, "take"),)
