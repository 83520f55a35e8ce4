"""What a seat sees of the cellar, for every table; and everything printed, to be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal

from undercroft.kernel import Text, say
from undercroft.toolkit.scene import Actor, Bar, Board, Card, Cell, Edge, Goal, Piece, Scene, Sheet, Track, Value, Zone

from . import ids
from .content import Content
from .icons import icon
from .state import SIDES, WIDTH

BACK = {"north": "south", "south": "north", "east": "west", "west": "east"}


def scene(seen: dict[str, Any], content: Content) -> Scene:
    """The map, the ogre's sleep, the thieves, and the tricks in one's own hand."""
    thieves = seen["thieves"]
    own = [hand(n, thief, content) for n, thief in enumerate(thieves) if thief["hand"] is not None]
    return Scene(
        headline=say("scene-headline", round=seen["round"]),
        tracks=tracks(seen),
        boards=(board(seen),),
        sheets=tuple(sheet(seen, n, content) for n in range(len(thieves))),
        zones=(*own, *piles(seen, content)),
        notes=notes(seen),
        order=tuple(order(seen)),
        goals=(Goal(say("goal-silver", goal=seen["goal"]), sum(one["silver"] for one in thieves), seen["goal"]),),
    )


def order(seen: dict[str, Any]) -> Iterator[Actor]:
    """The thieves who still stand, and who of them has acted in this round."""
    for n, thief in enumerate(seen["thieves"]):
        if not thief["left"] and thief["health"]:
            state: Literal["done", "now", "next"] = (
                "done" if n < seen["turn"] else "now" if n == seen["turn"] else "next"
            )
            actions = Value(Text("value-actions"), seen["actions"], key="actions") if state == "now" else None
            yield Actor(
                of=ids.thief(n), icon="hood", name=say("piece-thief", thief=n + 1), tint=f"seat-{n}", state=state,
                value=actions,
            )  # fmt: skip


def tracks(seen: dict[str, Any]) -> tuple[Track, ...]:
    carried = sum(thief["silver"] for thief in seen["thieves"])
    return (
        Track(ids.NOISE, Text("track-noise"), seen["noise"], 0, seen["wakes_at"], kind="doom"),
        Track("silver", Text("track-silver"), carried, 0, seen["goal"]),
        Track("tiles", Text("track-tiles"), seen["tiles_left"]),
    )


def notes(seen: dict[str, Any]) -> tuple[Text, ...]:
    found = [say("note-goal", goal=seen["goal"], wakes=seen["wakes_at"])]
    if seen["next_tile"]:
        found.append(Text("note-next", {"tile": Text(f"tile-{seen['next_tile']}")}))
    if seen["drawn"]:
        found.append(Text("note-drawn", {"tile": Text(f"tile-{seen['drawn']}")}))
    return tuple(found)


# ---------------------------------------------------------------------------------------------- the map


def board(seen: dict[str, Any]) -> Board:
    rooms = {room["room"]: room for room in seen["rooms"]}
    cells = tuple(
        Cell(ids.room(at), *place(at), "stairs" if room["tile"] == "stairs" else "floor", ids.room(at))
        for at, room in rooms.items()
    )
    pieces = (*(thing for room in rooms.values() for thing in things(room)), *people(seen))
    return Board("cellar", Text("board-cellar"), cells, tuple(edges(rooms)), pieces)


def place(room: int) -> tuple[int, int]:
    """Columns and rows are counted from the stairs in the middle."""
    return room % WIDTH - WIDTH // 2, room // WIDTH - WIDTH // 2


def edges(rooms: dict[int, dict[str, Any]]) -> Iterator[Edge]:
    """A door that leads on is an arch; one that leads into the unknown is shut; one that meets a wall leads nowhere."""
    for at, room in rooms.items():
        for side in room["doors"]:
            beyond = rooms.get(at + SIDES[side])
            if beyond is None:
                yield Edge(ids.door(at, side), *place(at), side, "door", Text("edge-door"))
            elif BACK[side] in beyond["doors"] and side in ("east", "south"):
                yield Edge(ids.door(at, side), *place(at), side, "arch", Text("edge-arch"))


def things(room: dict[str, Any]) -> Iterator[Piece]:
    at = room["room"]
    cells = (ids.room(at),)
    for n in range(room["rats"]):
        yield Piece(id=ids.rat(at, n), icon="rat", name=Text("piece-rat"), cells=cells, mark="r", tint="foe")
    if room["silver"]:
        name = say("piece-silver", silver=room["silver"])
        yield Piece(id=ids.silver(at), icon="coins", name=name, cells=cells, mark="$")


def people(seen: dict[str, Any]) -> Iterator[Piece]:
    for n, thief in enumerate(seen["thieves"]):
        if not thief["left"]:
            yield Piece(
                id=ids.thief(n),
                icon="hood",
                name=say("piece-thief", thief=n + 1),
                cells=(ids.room(thief["room"]),),
                mark=str(n + 1),
                tint=f"seat-{n}",
                bars=(health(thief),),
                faded=thief["health"] == 0,
                sheet=ids.sheet(n),
            )


# ---------------------------------------------------------------------------------------------- people and cards


def health(thief: dict[str, Any]) -> Bar:
    return Bar(Text("bar-health"), thief["health"], max(thief["most"], thief["health"]))


def sheet(seen: dict[str, Any], n: int, content: Content) -> Sheet:
    thief = seen["thieves"][n]
    tools = (tool(thief["tool"], f"tool-{n}"),) if thief["tool"] else ()
    word = (
        "left" if thief["left"] else "fallen" if thief["health"] == 0 else "acting" if seen["turn"] == n else "waiting"
    )
    return Sheet(
        id=ids.sheet(n),
        icon="hood",
        name=say("piece-thief", thief=n + 1),
        tint=f"seat-{n}",
        seat=n,
        bars=(health(thief),),
        values=(
            Value(Text("value-silver"), thief["silver"], key="silver"),
            Value(Text("value-tricks"), thief["cards"], key="tricks"),
        ),
        zones=(Zone(id=ids.tools(n), name=Text("zone-tools"), kind="slots", cards=tools, count=len(tools)),),
        state=Text(f"state-{word}"),
        active=word == "acting" and not seen["over"],
        faded=word in ("left", "fallen"),
    )


def hand(n: int, thief: dict[str, Any], content: Content) -> Zone:
    cards = tuple(trick(card, ids.card(n, place)) for place, card in enumerate(thief["hand"]))
    return Zone(id=ids.hand(n), name=say("zone-hand", thief=n + 1), kind="hand", cards=cards, count=len(cards), seat=n)


def piles(seen: dict[str, Any], content: Content) -> tuple[Zone, ...]:
    spent = tuple(trick(card, f"spent-{place}") for place, card in enumerate(seen["discard"]))
    return (
        Zone(id=ids.DECK, name=Text("zone-deck"), kind="deck", count=seen["deck"]),
        Zone(id=ids.DISCARD, name=Text("zone-discard"), kind="pile", cards=spent, count=len(spent)),
    )


@cache
def trick(id: str, as_id: str) -> Card:
    name, text, flavour = Text(f"card-{id}"), Text(f"text-{id}"), Text(f"flavour-{id}")
    return Card(
        id=as_id,
        of=id,
        icon=icon(id, "card"),
        name=name,
        kind=Text("kind-card"),
        text=text,
        flavour=flavour,
        look="event",
    )


@cache
def tool(id: str, as_id: str) -> Card:
    name, kind = Text(f"name-{id}"), Text("kind-tool")
    return Card(id=as_id, of=id, icon=icon(id, "tool"), name=name, kind=kind, text=Text(f"pack-{id}"), look="tool")


def glossary(content: Content) -> Iterator[Card]:
    """Every trick, tool and room."""
    for card in content.cards:
        yield trick(card, card)
    for one in content.tools:
        yield tool(one, one)
    for tile in content.tiles.values():
        figures = tuple(
            Value(Text(name), number)
            for name, number in (
                ("value-silver", tile.silver),
                ("value-rats", tile.rats),
                ("value-doors", len(tile.doors)),
            )
            if number
        )
        name, kind = Text(f"tile-{tile.id}"), Text("kind-tile")
        yield Card(
            id=tile.id, of=tile.id, icon=icon(tile.id, "tile"), name=name, kind=kind, figures=figures, look="room"
        )
