"""Tiles that are laid, who and what is there, and what the dungeon does."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel import Event, Text
from undercroft.toolkit.cues import Come, Cue, Lay, Open, Say

from ..icons import icon
from ..ids import cell_id, chest_id, door_ids, feature_id, tile_id
from .base import Rolled, Somebody, Spoken, Thing, Who, piece, squares

CLOSED = {"unlocked": "door", "locked": "locked", "great": "locked", "exit": "open"}
"""How doors that are shut look in the scene, by their kind."""


def doors(thing: Thing, kind: str) -> Iterator[Cue]:
    """A door, square by square."""
    return (Open(edge, kind) for edge in door_ids(thing.number, thing.parts))


class Laid(Spoken):
    """`index`: its number among the tiles; `features`: what stands there, and where."""

    untold = ("index", "features")
    tile: str
    doors: int
    index: int = -1
    features: tuple[tuple[str, tuple[int, ...]], ...] = ()

    def shown(self) -> Iterator[Cue]:
        if self.index >= 0:
            yield Lay(rooms=(tile_id(self.index),))
        for feature, cells in self.features:
            name, picture = Text(f"feature-{feature}"), icon(feature, "place")
            yield Come(feature_id(feature, self.index), squares(cells), "reveal", picture, name, "thing")


class DeadEnd(Spoken):
    """A door that people know leads nowhere, as it turns out."""

    object: Thing

    def shown(self) -> Iterator[Cue]:
        yield from doors(self.object, "wall")


class BlindDoorway(Spoken):
    """A doorway of the new tile looks at a wall."""

    object: Thing
    cell: int

    def shown(self) -> Iterator[Cue]:
        yield from doors(self.object, "wall")


class DoorFound(Spoken):
    """`difficulty` 0: a Great Door has none. `sudden`: in a wall that was bare."""

    object: Thing
    door: str
    cell: int
    difficulty: int
    sudden: int = 0

    def shown(self) -> Iterator[Cue]:
        yield from doors(self.object, CLOSED[self.door])


class DoorShared(Spoken):
    """A doorway of the new tile meets one that is there already."""

    object: Thing


class GreatDoorAppeared(Spoken):
    object: Thing

    def shown(self) -> Iterator[Cue]:
        yield from doors(self.object, CLOSED["great"])


class Appeared(Spoken):
    monster: Who
    cell: int
    facing: int

    def shown(self) -> Iterator[Cue]:
        picture = icon(self.monster.name, "monster")
        yield Come(piece(self.monster), (cell_id(self.cell),), "reveal", picture, self.monster.text)


class ChestAppeared(Spoken):
    object: Thing
    cell: int
    locked: int
    difficulty: int

    def shown(self) -> Iterator[Cue]:
        picture = "locked-chest" if self.locked else "chest"
        yield Come(chest_id(self.object.number), (cell_id(self.cell),), "reveal", picture, self.object.text, "thing")


class Encountered(Spoken):
    """What the charts say lives in a room: a group of Monsters, and so many Chests."""

    monster: str = ""
    count: int = 0
    chests: int = 0


class Charted(Spoken):
    """Dice that lead to a question are told before it."""

    def text(self) -> Text:
        said = super().text()
        return Text(said.id, {**said.args, "rolls": tuple(dice.text for dice in self.fell)}, said.cites)


class Searched(Rolled):
    """Looking for what a quest has hidden."""

    untold = ("needed",)
    hero: Somebody
    found: int
    needed: int = 0

    def shown(self) -> Iterator[Cue]:
        yield from self.roll(piece(self.hero), "search", bool(self.found), self.needed)


class HazardStruck(Spoken):
    """A place itself is dangerous."""

    trap: str


class Told(Spoken):
    """A story of the pack."""

    story: str

    def shown(self) -> Iterator[Cue]:
        yield Say(Text("told", {"story": self.story}))


class Happened(Spoken):
    event: str


class Wandered(Spoken):
    """Monsters come back to a room that was cleared."""


class StayedQuiet(Spoken):
    """Nobody has come back to a room that was cleared."""


EVENTS: tuple[type[Event], ...] = (
    Laid,
    DeadEnd,
    BlindDoorway,
    DoorFound,
    DoorShared,
    GreatDoorAppeared,
    Appeared,
    ChestAppeared,
    Encountered,
    Charted,
    Searched,
    HazardStruck,
    Told,
    Happened,
    Wandered,
    StayedQuiet,
)
