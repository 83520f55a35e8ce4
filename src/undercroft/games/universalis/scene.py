"""What a seat sees of a quest, for every table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from msgspec.structs import replace

from undercroft.kernel import Text
from undercroft.toolkit.again import again
from undercroft.toolkit.scene import (
    Actor,
    Area,
    Board,
    Card,
    Cell,
    Edge,
    Goal,
    Market,
    Piece,
    Scene,
    Side,
    Track,
    Value,
    Zone,
)

from . import ids, roadmap
from .content.catalogue import Content
from .content.definitions import Attribute
from .glossary import dark_card, figures_of, gear, glossary, place
from .icons import icon
from .people import STANDING, figure_name, figure_piece, marks, sheets, tint

__all__ = ["glossary", "scene"]


SERVICES = "services"


def scene(seen: dict[str, Any], content: Content) -> Scene:
    """The map, the turn, everybody's sheet, the Dark Player's cards as far as the seat may know them."""
    if seen["road"] is not None:
        return on_the_road(seen, content)
    return Scene(
        headline=Text("scene-headline", {"title": title(seen), "turn": seen["turn"], "side": seen["side"]}),
        tracks=tracks(seen),
        boards=(board(seen, content),) if seen["known"] else (),
        sheets=sheets(seen, content),
        zones=(*zones(seen, content), *shops(seen, content)),
        notes=notes(seen, content),
        order=tuple(order(seen)),
        goals=tuple(goals(seen)),
        market=market(seen, Text("market-town")),
    )


def on_the_road(seen: dict[str, Any], content: Content) -> Scene:
    """The region with the groups on it, the calendar, everybody's sheet, and what can be visited now."""
    road, chart = seen["road"], content.charts[seen["road"]["region"]]
    return Scene(
        headline=roadmap.headline(road, chart),
        tracks=(roadmap.calendar(road),),
        boards=(roadmap.whole(road, chart),),
        sheets=sheets(seen, content),
        zones=tuple(shops(seen, content)),
        notes=tuple(roadmap.notes(road, chart)),
        market=market(seen, roadmap.settlement(road, chart, seen["trading"])),
    )


def shops(seen: dict[str, Any], content: Content) -> Iterator[Zone]:
    """The houses of a settlement, and what is sold in the one that is visited."""
    if stall := seen["stall"]:
        houses = tuple(place(id) for id in (seen["road"]["services"] if seen["road"] else stall["houses"]))
        yield Zone(id=SERVICES, name=Text("zone-services"), kind="row", cards=houses, count=len(houses))
        wares = (replace(gear(content, ware, "", f"ware-{ware}", ()), cost=price) for ware, price in stall["wares"])
        if cards := tuple(wares):
            yield Zone(id="wares", name=Text(f"service-{stall['house']}"), kind="market", cards=cards, count=len(cards))


def market(seen: dict[str, Any], name: Text) -> Market | None:
    """The settlement, and the house that somebody is in."""
    if not (stall := seen["stall"]):
        return None
    house = f"service-{stall['house']}" if stall["house"] else ""
    return Market(name=name, what=Text("value-coins"), key="coins", houses=SERVICES, house=house)


def title(seen: dict[str, Any]) -> Text:
    return Text(f"quest-{seen['quest']}") if seen["task"].startswith("quest-") else Text("quest-of-somebody")


def tracks(seen: dict[str, Any]) -> tuple[Track, ...]:
    heroes, dark = seen["achievements"]
    noise = (Track("detonations", Text("track-detonations"), seen["detonations"]),) if seen["detonations"] else ()
    return (
        *noise,
        Track("turn", Text("track-turn"), min(seen["turn"], seen["turn_limit"]), 0, seen["turn_limit"], kind="round"),
        Track("reserve", Text("track-reserve"), seen["reserve"]),
        Track("achievements", Text("track-achievements"), Text("track-score", {"heroes": heroes, "dark": dark})),
    )


def goals(seen: dict[str, Any]) -> Iterator[Goal]:
    """What the heroes have come for; anyone who has it must still come out."""
    if not seen["ended"] and seen["figures"]:
        yield Goal(Text(seen["task"]), int(seen["goal_done"]), 1)
        if seen["goal_done"]:
            yield Goal(Text("task-leave"))


def order(seen: dict[str, Any]) -> Iterator[Actor]:
    """The side whose turn it is, those who have acted first, then who acts now; after them the other side.

    [dun.turn.order-free]
    """
    if seen["over"] or not seen["known"]:
        return
    here = [one for one in seen["figures"] if one["base"] and not GONE & set(one["conditions"])]
    now = 0 if seen["side"] == "heroes" else 1
    acting = seen["active"]["who"] if seen["active"] is not None else -1

    def state(one: dict[str, Any]) -> Literal["done", "now", "next"]:
        if one["id"] == acting:
            return "now"
        return "done" if one["side"] == now and "activated" in one["conditions"] else "next"

    places = {"done": 0, "now": 1, "next": 2}
    for one in sorted(here, key=lambda one: (one["side"] != now, places[state(one)], one["id"])):
        yield Actor(
            of=ids.figure(one["id"]),
            icon=icon(one["card"], one["kind"]),
            name=figure_name(one),
            tint=tint(one),
            state=state(one),
            value=budget(seen) if one["id"] == acting else None,
        )


def budget(seen: dict[str, Any]) -> Value:
    """The Movement that the acting character has left."""
    return Value(Text("attribute-movement"), max(0, seen["active"]["points"]), key="movement")


GONE = {"knocked-out", "left", "dead"}


def notes(seen: dict[str, Any], content: Content) -> tuple[Text, ...]:
    """The goal as a sentence, or how the quest ended; and what has been read aloud."""
    goal = Text("task-leave") if seen["goal_done"] else Text(seen["task"])
    left = max(0, seen["turn_limit"] - seen["turn"])
    found = [Text(f"end-{seen['ended']}") if seen["ended"] else Text("note-goal", {"goal": goal, "left": left})]
    held = [Text(f"figure-{card}") for card in seen["captives"].get(seen["quest"], ())]
    if held:
        found.append(Text("note-held", {"who": tuple(held), "count": len(held)}))
    if seen["story"]:
        found.append(read_out("story", seen["story"]))
    found += [read_out("note", note) for note in (*seen["read"], *seen["told"])]
    if seen["draft"] is not None and seen["draft"]["race"]:
        found.insert(1, draft(seen["draft"], content))
    return tuple(found)


def read_out(kind: str, text: str) -> Text:
    """What a sheet reads out: the id of a text, or in a sheet that somebody wrote the words themselves."""
    return Text("words", {"words": text}) if " " in text else Text(f"{kind}-{text}")


def draft(made: dict[str, Any], content: Content) -> Text:
    """A hero in the making, with the values that race and development points give."""
    known = [Text(f"race-{made['race']}")]
    known += [Text(f"class-{made['hero_class']}")] if made["hero_class"] else []
    printed = zip(Attribute, content.races[made["race"]].low, strict=True)
    values = [(one.name.lower(), low + made["bought"].get(one.name.lower(), 0)) for one, low in printed]
    known += [Text("note-draft-value", {"what": Text(f"attribute-{what}"), "value": n}) for what, n in values if n]
    known += [Text(f"skill-{one}") for one in made["skills"]] + [Text(f"spell-{one}") for one in made["spells"]]
    return Text("note-draft", {"known": tuple(known)})


# ---------------------------------------------------------------------------------------------- the map


def board(seen: dict[str, Any], content: Content) -> Board:
    width, sections, terrain = seen["width"], seen["sections"], seen["terrain"]
    starts, goals = set(seen["start"]), set(seen["goals"])

    def kind(cell: int) -> str:
        return ids.floor(terrain.get(cell, ""), cell in starts, cell in goals)

    def floor() -> tuple[Cell, ...]:
        return tuple(
            Cell(ids.cell(cell), cell % width + 1, cell // width + 1, kind(cell), ids.section(sections[cell]))
            for cell in seen["known"]
        )

    cells = again("cells", (seen["known"], width, sections, terrain, seen["start"], seen["goals"]), floor)
    doors = again("edges", (seen["doors"], width, sections), lambda: tuple(edges(seen)))
    letters = marks(seen)
    upon = sorted((one for one in seen["figures"] if one["base"]), key=lambda one: bool(one["riding"] >= 0))
    people = (
        again(
            ("figure", id := one["id"]), ([one[name] for name in STANDING], letters[id]), figure_piece, one, letters[id]
        )
        for one in upon
    )
    pieces = (*again("things", [seen[name] for name in THINGS], lambda: tuple(things(seen))), *people)
    lying = again("areas", [seen[name] for name in AREAS], lambda: (*rooms(seen, content), *areas(seen)))
    return Board(seen["quest"], title(seen), cells, doors, pieces, lying)


THINGS = ("pieces", "chests", "traps", "overtiles", "floor", "lights")
AREAS = ("quest", "known", "sections", "darkness", "total-darkness", "safe-zone", "lights", "heights")
"""What things and areas on the map are made of."""


def edges(seen: dict[str, Any]) -> Iterator[Edge]:
    """Doors and passages; a door several squares wide is one door in several parts."""
    width = seen["width"]
    for door in seen["doors"]:
        for part, (near, far) in enumerate(door["pairs"]):
            if seen["sections"][near] < 0:
                near, far = far, near
            side = SIDE[far - near if abs(far - near) == 1 else (far - near) // width * 2]
            id = ids.door(door["door"], part)
            kind = ids.barrier(door["kind"], door["state"], bool(door["lock"] or door["riddle"]))
            if kind == "arch" and seen["sections"][far] < 0:
                kind = "unseen"
            yield Edge(id, near % width + 1, near // width + 1, side, kind, Text(f"edge-{kind}"))


SIDE: dict[int, Side] = {1: "east", -1: "west", 2: "south", -2: "north"}


def rooms(seen: dict[str, Any], content: Content) -> Iterator[Area]:
    """The sections by the letters of the sheet, with their floor and light.  [dun.quest-sheet.sections]"""
    printed = content.boards[seen["quest"]].sections if seen["quest"] in content.boards else ()
    dark, cells = {*seen["darkness"], *seen["total-darkness"]}, dict[int, list[int]]()
    for cell in seen["known"]:
        cells.setdefault(seen["sections"][cell], []).append(cell)
    for n, inside in cells.items():
        if not 0 <= n < len(printed):
            continue
        section = printed[n]
        kind = "outdoor" if section.outdoor else section.kind
        name = Text(f"area-{kind}", {"section": section.id})
        light = "dark" if dark.intersection(inside) else "lit"
        yield Area(f"room-{n}", "room", name, ids.cells(inside), look=LOOKS.get(kind, ""), light=light)


LOOKS = {"room": "flag", "corridor": "cobble", "outdoor": "grass"}
"""The floors of sections."""


def areas(seen: dict[str, Any]) -> Iterator[Area]:
    """Where no trap can be sprung on the active hero; the dark; squares in the light of a lamp left there."""
    for id, kind in (("safe-zone", "safe"), ("darkness", "dark"), ("total-darkness", "dark"), ("lights", "light")):
        if seen[id]:
            yield Area(id, kind, Text(f"area-{id}"), ids.cells(seen[id]))
    for section, height in seen["heights"].items():
        cells = [cell for cell in seen["known"] if seen["sections"][cell] == section]
        if cells:
            name = Text("area-height", {"height": height})
            yield Area(f"height-{section}", "high", name, ids.cells(cells))


def things(seen: dict[str, Any]) -> Iterator[Piece]:
    """Furniture, elements, chests, known traps, magic on squares and what lies on the floor."""
    for piece in seen["pieces"]:
        yield Piece(
            id=ids.piece(piece["index"]),
            icon=icon(piece["card"], "element" if piece["element"] else "furniture"),
            name=Text(f"piece-{piece['card']}"),
            cells=ids.cells(piece["squares"]),
            mark="&" if piece["element"] else "=",
            faded=piece["searched"],
            shape=SHAPES.get(piece["card"], ""),
        )
    for chest in seen["chests"]:
        shut = chest["state"] == "closed"
        badges = tuple(
            Value(Text(f"badge-{name}"), key=name) for name in ("lock", "riddle", "trap") if chest[name] and shut
        )
        yield thing(ids.chest(chest["cell"]), "chest", Text("piece-chest"), chest["cell"], "$", badges, faded=not shut)
    for trap in {(trap["cell"], trap["card"]): trap for trap in seen["traps"]}.values():
        yield thing(
            ids.trap(trap["cell"], trap["card"]), trap["card"], Text(f"dark-{trap['card']}"), trap["cell"], "^"
        )  # fmt: skip
    for cell, kind in dict.fromkeys(map(tuple, seen["overtiles"])):
        if kind in ids.FLOORS:
            continue  # the floor itself looks like it
        yield thing(ids.overtile(cell, kind), kind, Text(f"overtile-{kind}"), cell, "@")
    alike = dict[tuple[int, str], int]()
    for cell, card in seen["floor"]:
        alike[cell, card] = alike.get((cell, card), 0) + 1
        yield thing(ids.lying(cell, card, alike[cell, card]), card, Text(f"card-{card}"), cell, "%")
    for cell in seen["lights"]:
        yield thing(ids.light(cell), "lantern", Text("piece-light"), cell, "'")


SHAPES = {
    "table": "table", "dining-room": "table", "writing-desk": "table", "workbench": "table", "alchemy-table": "table",
    "sorcery-table": "table", "spice-table": "table", "chairs": "chair", "throne": "throne", "trunk": "chest",
    "great-treasure": "chest", "barrels-and-boxes": "barrel", "amphoras": "barrel", "sacks-of-grain": "sacks",
    "cupboard": "cupboard", "wardrobe": "cupboard", "library": "shelf", "armory": "cupboard",
    "weapon-rack": "cupboard", "bed": "bed", "bunks": "bed", "altar": "altar", "dark-altar": "altar", "shrine": "altar",
    "tomb": "tomb", "open-coffin": "tomb", "column": "column", "statue": "statue", "weeping-statue": "statue",
    "magic-fountain": "fountain", "wishing-pool": "fountain", "water-well": "well",
    "spring-of-clear-water": "fountain", "rocks": "rocks", "crystal-vein": "crystal", "heap-of-bones": "bones",
    "adventurers-remains": "bones",
}  # fmt: skip
"""How furniture and elements are drawn."""


def thing(
    id: str, card: str, name: Text, cell: int, mark: str, badges: tuple[Value, ...] = (), *, faded: bool = False
) -> Piece:
    return Piece(
        id=id, icon=icon(card, "thing"), name=name, cells=(ids.cell(cell),), mark=mark, badges=badges, faded=faded
    )


# ---------------------------------------------------------------------------------------------- cards


def zones(seen: dict[str, Any], content: Content) -> Iterator[Zone]:
    """The Dark Player's hand (its cards only for himself), the decks, and what has been played."""
    obstacles, powers, encounters = seen["decks"]
    if seen["hand"] is not None:
        yield own_zone("hand", seen["hand"], content, "hand")
        if seen["aside"]:
            yield own_zone("aside", seen["aside"], content, "pile")
        if seen["plan"]:
            yield own_zone("plan", [item["card"] for item in seen["plan"]], content, "row")
        if seen["submerged"]:
            cards = tuple(creature_card(content, one, f"submerged-{n}") for n, one in enumerate(seen["submerged"]))
            yield Zone(id="submerged", name=Text("zone-submerged"), kind="hand", cards=cards, count=len(cards))
        if seen["leader_item"]:
            item = gear(content, seen["leader_item"], "", "leader-item", ())
            yield Zone(id="leader", name=Text("zone-leader"), kind="slots", cards=(item,), count=1)
    elif seen["cards"]:
        yield Zone(id="hand", name=Text("zone-dark-hand"), kind="hand", count=seen["cards"])
    for name, count in (("obstacles", obstacles), ("powers", powers), ("encounters", encounters)):
        if count:
            yield Zone(id=ids.deck(name), name=Text(f"zone-deck-{name}"), kind="deck", count=count)
    if seen["discard"]:
        spent = tuple(dark_card(content, one, f"discard-{n}") for n, one in enumerate(seen["discard"]))
        yield Zone(id="discard", name=Text("zone-discard"), kind="pile", cards=spent, count=len(spent))
    if seen["powers"]:
        playing = tuple(dark_card(content, one, f"power-{n}") for n, (one, _) in enumerate(seen["powers"]))
        yield Zone(id="powers", name=Text("zone-powers"), kind="row", cards=playing, count=len(playing))


def own_zone(id: str, held: list[str], content: Content, kind: str) -> Zone:
    """Cards that only the Dark Player sees; the first copy of a card is the one that options speak of."""
    counted, cards = dict[str, int](), []
    for card in held:
        counted[card] = counted.get(card, 0) + 1
        cards.append(dark_card(content, card, f"{id}-{card}" + (f"-{counted[card]}" if counted[card] > 1 else "")))
    return Zone(id=id, name=Text(f"zone-{id}"), kind=kind, cards=tuple(cards), count=len(cards))


def creature_card(content: Content, card: str, id: str) -> Card:
    name, flavour = Text(f"figure-{card}"), Text(f"figure-{card}-text")
    kind = Text("kind-creature")
    figures = figures_of(content.creatures[card])
    return Card(
        id=id,
        of=card,
        icon=icon(card, "creature"),
        name=name,
        kind=kind,
        figures=figures,
        flavour=flavour,
        look="monster",
    )
