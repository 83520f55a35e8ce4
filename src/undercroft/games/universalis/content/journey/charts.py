"""A region compiled for the rules: who borders on whom, on foot, by boat and for those who mind no river."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from undercroft.toolkit.paths import steps_from

from .places import Flag, Land, Place, Region, River, Sea, Settlement

Square = tuple[int, int]


def squares(map: str) -> dict[Square, str]:
    """The mark on every square of a drawing, by column and row counted from 1; blanks and dots are nothing."""
    rows = map.strip("\n").split("\n")
    found = {(x + 1, y + 1): row[2 * x : 2 * x + 2] for y, row in enumerate(rows) for x in range((len(row) + 1) // 2)}
    return {at: mark for at, mark in found.items() if mark.strip(" .")}


class Chart:
    """A compiled region; it never changes and all copies of a game share it."""

    def __init__(self, region: Region) -> None:
        self.region = region
        places: list[Place] = [*region.land, *region.sea, *region.rivers]
        self.places: dict[str, Place] = {place.id: place for place in places}
        by_mark = {place.mark: id for id, place in self.places.items()}
        self.squares: dict[Square, str] = {
            at: by_mark[mark] for at, mark in squares(region.map).items() if mark in by_mark
        }
        self.cells: dict[str, tuple[Square, ...]] = {
            id: tuple(at for at, here in self.squares.items() if here == id) for id in self.places
        }
        self.ids: dict[str, tuple[str, ...]] = {
            id: tuple(f"place-{id}" + (f"-{n}" if n else "") for n in range(len(cells)))
            for id, cells in self.cells.items()
        }
        """The ids of its squares on every table."""
        self.settlements: dict[str, Settlement] = {one.id: one for one in region.settlements}
        self.roads: frozenset[str] = frozenset(id for road in region.roads for id in road)
        self.touching: dict[str, tuple[str, ...]] = {id: tuple(dict.fromkeys(self._around(id))) for id in self.places}
        self.bridges: dict[str, tuple[str, ...]] = {id: tuple(self._over(id)) for id in self.places}
        self._rows: dict[str, dict[str, int]] = {}

    def _around(self, id: str) -> Iterator[str]:
        """The places next to it, in the order of the drawing."""
        for x, y in self.cells[id]:
            for at in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
                if self.squares.get(at, id) != id:
                    yield self.squares[at]

    def _over(self, id: str) -> Iterator[str]:
        for bridge in self.region.bridges:
            if id in bridge.banks:
                yield from (bank for bank in bridge.banks if bank != id)

    # ---------------------------------------------------------------------------------------- what is where

    def land(self, id: str) -> Land | None:
        place = self.places[id]
        return place if isinstance(place, Land) else None

    def kind(self, id: str) -> str:
        """The kind of a place: one of the seven lands, sea or river.  [dun.campaign.territories]"""
        place = self.places[id]
        return place.kind if isinstance(place, Land) else "river" if isinstance(place, River) else "sea"

    @cached_property
    def icy(self) -> frozenset[str]:
        """The sea areas next to a glacier. [dun.winter.frozen-sea]"""
        return frozenset(
            one.id for one in self.region.sea if any(self.kind(near) == "glacier" for near in self.touching[one.id])
        )

    def scattered(self, id: str) -> tuple[str, ...]:
        """The Places and Services outside settlements.  [dun.place.scattered]"""
        land = self.land(id)
        return land.services if land is not None else ()

    def nearest_land(self, id: str) -> list[str]:
        """The land next to a water, or the nearest of it. [dun.sea.wreck-landing, dun.river.wreck-shore]"""
        row = steps_from([id], lambda one: self.touching[one] if self.land(one) is None else ())
        lands = [one for one in row if self.land(one) is not None]
        least = min(row[one] for one in lands)
        return [one for one in lands if row[one] == least]

    def settled(self, id: str) -> list[Settlement]:
        """The settlements of a territory."""
        return [one for one in self.region.settlements if one.at == id]

    def flags(self, id: str) -> list[Flag]:
        return [one for one in self.region.quests if one.at == id]

    def coastal(self, id: str) -> bool:
        """Sea that borders on land.  [dun.campaign.territories]"""
        return isinstance(self.places[id], Sea) and any(self._are(Land, self.touching[id]))

    def _are(self, kind: type[Place], ids: Iterable[str]) -> list[str]:
        return [id for id in ids if isinstance(self.places[id], kind)]

    # ---------------------------------------------------------------------------------------- ways

    def walks(self, id: str) -> list[str]:
        """Territories that one can walk into from here, without a bridge.  [dun.travel.adjacent]"""
        return self._are(Land, self.touching[id])

    def shores(self, id: str) -> list[str]:
        """The land next to a water: both banks of a river, the coasts of a sea. [dun.river.wreck-shore]"""
        return self._are(Land, self.touching[id])

    def waters(self, id: str) -> list[str]:
        """The waters next to a territory."""
        return [other for other in self.touching[id] if not isinstance(self.places[other], Land)]

    def seas(self, id: str) -> list[str]:
        """Sea areas next to a sea area. [dun.sea.move]"""
        return self._are(Sea, self.touching[id])

    def down(self, id: str) -> str:
        """The next icon or the sea with the current, none from a sea.  [dun.river.direction]"""
        place = self.places[id]
        return place.down if isinstance(place, River) else ""

    def up(self, id: str) -> list[str]:
        """The icons whose water comes here.  [dun.river.upstream]"""
        return [river.id for river in self.region.rivers if river.down == id]

    @cached_property
    def links(self) -> dict[str, tuple[str, ...]]:
        """Who is next to whom for those who mind neither rivers nor the sea. [dun.danger.move]"""
        found = {id: dict.fromkeys(others) for id, others in self.touching.items()}
        for river in self.region.rivers:
            shores = self.shores(river.id)
            for one in shores:
                found[one] |= dict.fromkeys(other for other in shores if other != one)
        return {id: tuple(others) for id, others in found.items()}

    def steps_to(self, target: str) -> dict[str, int]:
        """How far every place is from this one for such travellers.  [dun.danger.adp]"""
        if target not in self._rows:
            self._rows[target] = steps_from([target], lambda id: self.links[id])
        return self._rows[target]

    def on_foot(self, target: str) -> dict[str, int]:
        """How many days' marches it is to a territory, over bridges too."""
        return steps_from([target], lambda id: (*self.walks(id), *self.bridges[id]))
