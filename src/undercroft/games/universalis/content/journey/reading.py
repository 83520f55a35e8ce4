"""Reading regions: TOML with the fields of `places.Region`. Everything that is wrong is reported with its line."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from undercroft.kernel import near
from undercroft.toolkit.paths import steps_from
from undercroft.toolkit.reading import MISSING, Reader
from undercroft.toolkit.toml_lines import Path, line_of

from .charts import Chart, Square, squares
from .places import Bridge, Flag, Land, Region, River, Sea, Settlement

LISTS: dict[str, type[msgspec.Struct]] = {
    "land": Land,
    "sea": Sea,
    "rivers": River,
    "bridges": Bridge,
    "settlements": Settlement,
    "quests": Flag,
}
MOST_SQUARES = 2_000


@cache
def regions() -> tuple[Region, ...]:
    """All regions of this game."""
    folder = resources.files("undercroft.games.universalis").joinpath("regions")
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(read(file.read_text("utf-8"), file.name) for file in files)


def is_region(text: str) -> bool:
    """Whether a file is a region, not a Quest Sheet: only regions have land."""
    return any(line.strip().startswith("[[land]]") for line in text.splitlines())


def read(text: str, name: str, known: Known | None = None) -> Region:
    """One region from its text; a ContentError lists all that is wrong as `name:line: what`. `known` are the quests and
    services that it may speak of."""
    reader = Reader(text, name)
    region = build(reader)
    if region is not None:
        check(reader, region)
        if known is not None:
            check_known(reader, region, known)
    reader.finish()
    assert region is not None
    return region


class Known(msgspec.Struct, frozen=True):
    """What flags and icons of a region may name."""

    quests: tuple[str, ...]
    services: tuple[str, ...]


def build(reader: Reader) -> Region | None:
    """The region as written, without a look at what it means; None where something could not be read."""
    given: dict[str, Any] = {}
    for key, kind in LISTS.items():
        found = [reader.struct(kind, raw, path) for path, raw in reader.entries(reader.raw, (), key)]
        given[key] = tuple(one for one in found if one is not None)
    rest = {key: value for key, value in reader.raw.items() if key not in given}
    before = len(reader.found)
    region = reader.struct(Region, rest, (), **given)
    unread = any(value is MISSING for value in given.values())
    return None if unread or before or len(reader.found) > before else region


def check(reader: Reader, region: Region) -> None:
    """Labels and drawing fit, everything lies where it can lie, every river reaches the sea, all land can be reached.

    [dun.campaign.territories, dun.campaign.map-labels, dun.river.icons, dun.bridge.crossing, dun.campaign.flags]
    """
    check_marks(reader, region)
    if reader.found:
        return
    chart = Chart(region)
    check_rivers(reader, chart)
    check_ways(reader, chart)
    check_settled(reader, chart)
    if not reader.found:
        check_whole(reader, chart)


def check_marks(reader: Reader, region: Region) -> None:
    """Every label and mark once; every mark drawn in one piece, and every square known."""
    drawn = squares(region.map)
    if len(drawn) > MOST_SQUARES:
        reader.problem(("map",), f"the map has {len(drawn)} squares; the most is {MOST_SQUARES}")
        return
    ids, marks = set[str](), set[str]()
    for key in ("land", "sea", "rivers"):
        for number, place in enumerate(getattr(region, key)):
            path: Path = (key, number)
            if place.id in ids or not place.id:
                reader.problem(
                    (*path, "id"), f"the label {place.id!r} is there twice" if place.id else "a label is empty"
                )
            if place.mark in marks or len(place.mark) != 2 or not place.mark.strip(" ."):
                reader.problem((*path, "mark"), f"{place.mark!r} must be two characters that no other place has")
            elif place.mark not in drawn.values():
                reader.problem((*path, "mark"), f"{place.mark!r} is nowhere on the map")
            elif not in_one_piece([at for at, mark in drawn.items() if mark == place.mark], key == "rivers"):
                reader.problem((*path, "mark"), f"the squares of {place.mark!r} do not hang together")
            ids.add(place.id)
            marks.add(place.mark)
    for at, mark in drawn.items():
        if mark not in marks:
            line = line_of(reader.index, ("map",)) + at[1]  # the drawing begins in the line after the key
            reader.found.append((line, f"{mark!r} in column {at[0]} of the map belongs to no place"))
            marks.add(mark)


def in_one_piece(cells: Iterable[Square], corners: bool) -> bool:
    """Whether squares hang together, by their sides or, as rivers may, by their corners."""
    left = set(cells)

    def beside(at: Square) -> list[Square]:
        near = [(at[0] + dx, at[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if corners or not dx or not dy]
        return [one for one in near if one in left]

    return len(steps_from([min(left)], beside)) == len(left)


def check_rivers(reader: Reader, chart: Chart) -> None:
    """Every icon has a bank, and its water comes to the sea.  [dun.river.icons, dun.river.direction]"""
    for number, river in enumerate(chart.region.rivers):
        path: Path = ("rivers", number)
        if not chart.shores(river.id):
            reader.problem(path, f"{river.id} has no bank")
        if river.down not in chart.places or chart.land(river.down) is not None:
            waters = [id for id in chart.places if chart.land(id) is None]
            reader.problem((*path, "down"), f"{river.down!r} is no water{near(river.down, waters)}")
        elif river.down not in chart.touching[river.id]:
            reader.problem((*path, "down"), f"{river.down} does not touch {river.id}")
    if reader.found:
        return
    for number, river in enumerate(chart.region.rivers):
        here, seen = river.id, set[str]()
        while chart.down(here) and here not in seen:
            seen.add(here)
            here = chart.down(here)
        if here in seen:
            reader.problem(("rivers", number, "down"), f"the water of {river.id} never comes to the sea")


def check_ways(reader: Reader, chart: Chart) -> None:
    """Bridges join two banks of one river; roads lead from neighbour to neighbour.

    [dun.bridge.crossing, dun.travel.road-choice]
    """
    for number, bridge in enumerate(chart.region.bridges):
        rivers = [set(chart.shores(river.id)) for river in chart.region.rivers]
        if len(set(bridge.banks)) != 2 or not any(set(bridge.banks) <= shores for shores in rivers):
            reader.problem(("bridges", number, "banks"), f"no river has the two banks {', '.join(bridge.banks)}")
    for number, road in enumerate(chart.region.roads):
        for place, id in enumerate(road):
            path: Path = ("roads", number, place)
            if id not in chart.places or chart.land(id) is None:
                reader.problem(path, f"{id!r} is no territory{near(id, [one.id for one in chart.region.land])}")
            elif place and road[place - 1] in chart.places:
                before = road[place - 1]
                if id not in chart.walks(before) and id not in chart.bridges[before]:
                    reader.problem(path, f"there is no way from {before} to {id}")


def check_settled(reader: Reader, chart: Chart) -> None:
    """Settlements and flags stand on land; groups set out from a settlement or territory; so does the Dark Player."""
    region, lands = chart.region, [one.id for one in chart.region.land]
    names = set[str]()
    for number, town in enumerate(region.settlements):
        if town.id in names or town.id in chart.places:
            reader.problem(("settlements", number, "id"), f"{town.id!r} is there twice")
        if town.at not in lands:
            reader.problem(("settlements", number, "at"), f"{town.at!r} is no territory{near(town.at, lands)}")
        names.add(town.id)
    for number, flag in enumerate(region.quests):
        if flag.at not in lands:
            reader.problem(("quests", number, "at"), f"{flag.at!r} is no territory{near(flag.at, lands)}")
    if region.start not in lands and region.start not in names:
        reader.problem(("start",), f"{region.start!r} is neither settlement nor territory")
    if region.dark and region.dark not in lands:
        reader.problem(("dark",), f"{region.dark!r} is no territory{near(region.dark, lands)}")


def check_whole(reader: Reader, chart: Chart) -> None:
    """Every place can be reached: on foot, over bridges or by boat.  [dun.campaign.free-movement]"""
    home = chart.settlements[chart.region.start].at if chart.region.start in chart.settlements else chart.region.start
    reached = steps_from([home], lambda id: (*chart.touching[id], *chart.bridges[id]))
    for key in ("land", "sea", "rivers"):
        for number, place in enumerate(getattr(chart.region, key)):
            if place.id not in reached:
                reader.problem((key, number), f"nobody can ever come to {place.id}")


def check_known(reader: Reader, region: Region, known: Known) -> None:
    """Flags have a sheet and icons a card.  [dun.campaign.flags, dun.place.icons]"""
    for number, flag in enumerate(region.quests):
        if flag.quest not in known.quests:
            reader.problem(
                ("quests", number, "quest"), f"there is no quest {flag.quest!r}{near(flag.quest, known.quests)}"
            )
    for key in ("land", "settlements"):
        for number, place in enumerate(getattr(region, key)):
            for n, service in enumerate(place.services):
                if service not in known.services:
                    path: Path = (key, number, "services", n)
                    reader.problem(path, f"there is no service {service!r}{near(service, known.services)}")
