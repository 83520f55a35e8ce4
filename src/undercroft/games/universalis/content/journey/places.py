"""What a region is made of. A file in `regions/` has exactly these fields, a hyphen for every underscore.

The map is drawn with two characters per square: the `mark` of the place that the square belongs to, or two blanks or
dots for nothing. Places whose squares touch with a side are neighbours; so the drawing says who borders on whom. A
river lies between its banks like a wall of water: lands on both sides of it are neighbours only where a bridge is.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.kernel import Definition

Terrain = Literal["forest", "mountain", "plain", "swamp", "desert", "volcanic", "glacier"]
"""The seven kinds of land. [dun.campaign.territories]"""
TERRAINS: tuple[str, ...] = ("forest", "mountain", "plain", "swamp", "desert", "volcanic", "glacier")
SETTLEMENTS: tuple[str, ...] = ("town", "castle", "city")
DECKS: tuple[str, ...] = (*TERRAINS, "sea", "road", "river", *SETTLEMENTS)
"""The kinds of Travel Event cards.  [dun.travel.event-roll]"""
Id = Annotated[str, msgspec.Meta(max_length=40)]
Mark = Annotated[str, msgspec.Meta(max_length=2)]


class Land(msgspec.Struct, frozen=True):
    """A territory.  [dun.campaign.territories, dun.campaign.map-labels]"""

    id: Id
    """Its label on the map: `t30`."""
    mark: Mark
    """The two characters of its squares in the drawing."""
    kind: Terrain
    name: str = ""
    """A name next to the label: the id of a text `land-...`, or the words themselves."""
    services: tuple[str, ...] = ()
    """Places and Services outside settlements.  [dun.place.scattered]"""


class Sea(msgspec.Struct, frozen=True):
    """A sea area; one that touches land is coastal.  [dun.campaign.territories]"""

    id: Id
    mark: Mark
    name: str = ""


class River(msgspec.Struct, frozen=True):
    """An icon of a navigable river: the lands that touch it are its banks, `down` is the next icon or sea area with the
    current.  [dun.river.icons, dun.river.direction]"""

    id: Id
    mark: Mark
    down: Id
    name: str = ""


class Bridge(msgspec.Struct, frozen=True):
    """A bridge that joins two banks of a river.  [dun.bridge.crossing]"""

    banks: tuple[Id, ...]


class Settlement(msgspec.Struct, frozen=True):
    """A town, castle or city with its name, its side and the services whose icons stand next to it.

    [dun.campaign.territories, dun.campaign.map-labels, dun.place.icons, dun.alignment.penalised]
    """

    id: Id
    name: str
    kind: Literal["town", "castle", "city"]
    at: Id
    """The territory where it stands."""
    services: tuple[str, ...]
    alignment: Literal["good", "neutral", "evil"] = "neutral"


class Flag(msgspec.Struct, frozen=True):
    """A quest that can be played in a territory.  [dun.campaign.flags]"""

    quest: str
    at: Id


Place = Land | Sea | River


class Region(Definition, frozen=True):
    """A part of the world."""

    name: str
    start: Id
    """The settlement or territory where groups set out.  [dun.campaign.start]"""
    map: str
    land: tuple[Land, ...]
    settlements: tuple[Settlement, ...]
    sea: tuple[Sea, ...] = ()
    rivers: tuple[River, ...] = ()
    bridges: tuple[Bridge, ...] = ()
    roads: tuple[tuple[str, ...], ...] = ()
    """Each a chain of territories; all of them have a Road icon.  [dun.travel.road-choice]"""
    quests: tuple[Flag, ...] = ()
    dark: str = ""
    """The Dark Player's territory; without one he chooses it.  [dun.danger.start-territory]"""


class Boat(Definition, frozen=True):
    """A boat: what it costs at a pier, its Structure points, and where it can go: river, coast, sea.

    [dun.boat.types, dun.boat.structure]
    """

    cost: int
    structure: int
    waters: tuple[str, ...]
