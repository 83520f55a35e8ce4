"""The map of a region for every table: lands and waters, who stands where, and the calendar of a journey."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Any

from undercroft.kernel import Text
from undercroft.kernel.text import Argument
from undercroft.toolkit.scene import Area, Board, Cell, Edge, Piece, Side, Track, Value

from . import ids
from .content.journey.charts import Chart, Square
from .icons import icon
from .road import MILD, YEAR, winter
from .rules.journey import days, groups

BESIDE: tuple[tuple[Side, int, int], ...] = (("east", 1, 0), ("south", 0, 1))


def board(
    chart: Chart,
    people: tuple[Piece, ...] = (),
    frozen: frozenset[str] = frozenset(),
    closed: Container[str] = (),
) -> Board:
    """The whole map. In winter the frozen sea looks like what it is; quests that are closed have no flag any more."""
    cells = tuple(
        Cell(id, *at, floor(chart, place, frozen), place)
        for place, squares in chart.cells.items()
        for id, at in zip(chart.ids[place], squares, strict=True)
    )
    name = Text("words", {"words": chart.region.name})
    pieces = (*things(chart, closed), *people)
    return Board(chart.region.id, name, cells, tuple(borders(chart)), pieces, tuple(names(chart)))


def floor(chart: Chart, place: str, frozen: frozenset[str]) -> str:
    """How a square of a place looks."""
    kind = "glacier" if place in frozen else chart.kind(place)
    return "water" if kind in ("sea", "river") else kind


def whole(seen: dict[str, Any], chart: Chart) -> Board:
    """The map as it is now, with everybody on it."""
    people = (*travellers(seen, chart), *dangers(seen, chart))
    return board(chart, people, days.frozen(chart, seen["turn"]), seen["closed"])


def borders(chart: Chart) -> Iterator[Edge]:
    """Borders that can be walked over are dashed, waters run into each other, coasts and banks are lines."""
    for (x, y), here in chart.squares.items():
        for side, right, below in BESIDE:
            there = chart.squares.get((x + right, y + below), here)
            if there == here:
                continue
            wet = [chart.land(id) is None for id in (here, there)]
            if all(wet):
                joined = chart.down(here) == there or chart.down(there) == here or there in chart.seas(here)
                yield Edge(f"border-{x}-{y}-{side}", x, y, side, "gap" if joined else "wall")
            elif not any(wet):
                yield Edge(f"border-{x}-{y}-{side}", x, y, side, "border", Text("border-land"))


def names(chart: Chart) -> Iterator[Area]:
    """Every place by name, to look up what a square is."""
    for id in chart.places:
        yield Area(f"area-{id}", "territory", groups.place(chart, id), chart.ids[id])


def things(chart: Chart, closed: Container[str]) -> Iterator[Piece]:
    """Settlements, bridges and quest flags.  [dun.campaign.map-labels, dun.campaign.flags]"""
    taken = set[str]()
    for town in chart.region.settlements:
        mark = short(town.name, taken)
        yield thing(f"settlement-{town.id}", town.kind, groups.place(chart, town.id), chart.ids[town.at][0], mark)
    for n, bridge in enumerate(chart.region.bridges):
        yield thing(f"bridge-{n}", "bridge", Text("bridge-name"), span(chart, bridge.banks), "=")
    for n, flag in enumerate(chart.region.quests):
        if flag.quest in closed:
            continue
        yield thing(f"flag-{n}", "flag", Text(f"quest-{flag.quest}"), chart.ids[flag.at][-1], "?")


def thing(id: str, card: str, name: Text, cell: str, mark: str) -> Piece:
    return Piece(id=id, icon=icon(card, "settlement"), name=name, cells=(cell,), mark=mark)


def short(name: str, taken: set[str]) -> str:
    """Two letters of a name that no other has."""
    found = next((name[0] + letter for letter in name[1:] if name[0] + letter not in taken), name[:2])
    taken.add(found)
    return found


def span(chart: Chart, banks: tuple[str, ...]) -> str:
    """The square of the river that a bridge spans: one that touches both banks, else one that touches the first."""

    def beside(at: Square) -> set[str]:
        x, y = at
        return {chart.squares.get(near, "") for near in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))}

    over = [
        (len(beside(at) & set(banks)), id)
        for river in chart.region.rivers
        if set(banks) <= set(chart.shores(river.id))
        for id, at in zip(chart.ids[river.id], chart.cells[river.id], strict=True)
    ]
    return max(over)[1]


def travellers(seen: dict[str, Any], chart: Chart) -> Iterator[Piece]:
    """The groups, where they are."""
    for n, group in enumerate(seen["groups"], 1):
        card = "camp" if group["camped"] else "group"
        yield company(n, group["names"], chart.ids[group["at"]], card, group["seat"])


def company(n: int, heroes: Sequence[str], cells: Sequence[str], card: str, seat: int) -> Piece:
    """A group in the middle of its place."""
    return Piece(
        id=ids.group(n),
        icon=icon(card, "settlement"),
        name=Text("group-of-heroes", {"heroes": tuple(Text(f"figure-{hero}") for hero in heroes)}),
        cells=(ids.in_the_middle(cells),),
        mark=f"G{n}",
        tint=f"seat-{seat}",
    )


def dangers(seen: dict[str, Any], chart: Chart) -> Iterator[Piece]:
    """Danger markers, and boats that wait without their group.  [dun.danger.move, dun.boat.disembark]"""
    for n, at in enumerate(seen["dangers"], 1):
        yield Piece(
            id=ids.danger(n),
            icon=icon("danger", "settlement"),
            name=Text("danger-marker", {"number": n}),
            cells=(chart.ids[at][0],),
            mark=f"D{n % 10}",
            tint="foe",
        )
    for n, group in enumerate(seen["groups"], 1):
        if group["boat"] is not None:
            boat = group["boat"]
            yield thing(ids.boat(n), boat["kind"], Text(f"boat-{boat['kind']}"), chart.ids[boat["at"]][-1], "B")


def headline(seen: dict[str, Any], chart: Chart) -> Text:
    """The region, the turn, the season."""
    name = Text("words", {"words": chart.region.name})
    return Text("road-headline", {"region": name, "turn": seen["turn"], "season": season(seen["turn"])})


def settlement(seen: dict[str, Any], chart: Chart, trading: Sequence[int]) -> Text:
    """Where those who trade are: a settlement by its name, or wherever else something is to be had."""
    places = [group["at"] for group in seen["groups"] if set(group["members"]) & set(trading)]
    names = [town.name for town in chart.region.settlements if town.at in places]
    return Text("words", {"words": names[0]}) if names else Text("market-town")


def season(turn: int) -> Text:
    return Text("season-winter" if winter(turn) else "season-mild")


def calendar(seen: dict[str, Any]) -> Track:
    """The turn, and when the season changes.  [dun.winter.cycle]"""
    turn = seen["turn"]
    begins = YEAR * ((turn - 1) // YEAR) + (YEAR if winter(turn) else MILD) + 1
    mark = Value(Text("calendar-thaw" if winter(turn) else "calendar-winter"), begins)
    return Track("turn", Text("track-campaign-turn"), turn, 1, seen["last"], (mark,))


def notes(seen: dict[str, Any], chart: Chart) -> Iterator[Text]:
    """Where each group is, and where the quests are."""
    for group in seen["groups"]:
        at = groups.place(chart, group["inside"] or group["at"])
        heroes = tuple(Text(f"figure-{card}") for card in group["names"])
        yield Text("note-group", {"heroes": heroes, "place": at, "camped": int(group["camped"])})
        if group["boat"] is not None:
            boat = group["boat"]
            told: dict[str, Argument] = {"boat": Text(f"boat-{boat['kind']}"), "left": boat["structure"]}
            yield Text("note-boat", {**told, "place": groups.place(chart, boat["at"])})
        if group["jailed"]:
            yield Text("note-jailed", {"heroes": heroes, "turns": group["jailed"]})
    flags = tuple(
        Text("note-flag", {"quest": Text(f"quest-{flag.quest}"), "place": groups.place(chart, flag.at)})
        for flag in chart.region.quests
        if flag.quest not in seen["closed"]
    )
    if flags:
        yield Text("note-flags", {"quests": flags})


def counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def words(chart: Chart) -> str:
    """A region in words, for its author."""
    region = chart.region
    kinds = [one.kind for one in region.land]
    lines = [
        f"{region.id}: {counted(len(region.land), 'territory', 'territories')}, "
        f"{counted(len(region.sea), 'sea area', 'sea areas')}, "
        f"{counted(len(region.rivers), 'river icon', 'river icons')}",
        "  land: " + ", ".join(f"{kinds.count(kind)} {kind}" for kind in dict.fromkeys(kinds)),
    ]
    for town in region.settlements:
        lines.append(f"  {town.kind} {town.name} in {town.at}, {town.alignment}: {', '.join(town.services)}")
    lines += [f"  bridge {' - '.join(bridge.banks)}" for bridge in region.bridges]
    lines += [f"  road {' - '.join(road)}" for road in region.roads]
    lines += [f"  quest {flag.quest} in {flag.at}" for flag in region.quests]
    return "\n".join(lines) + "\n"
