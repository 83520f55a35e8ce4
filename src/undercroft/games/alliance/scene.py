"""What a seat sees of the dungeon, for every table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from undercroft.kernel import Text, say
from undercroft.toolkit.again import again, once
from undercroft.toolkit.scene import (
    SIDES,
    Actor,
    Area,
    Bar,
    Board,
    Card,
    Cell,
    Edge,
    Goal,
    Market,
    Piece,
    Scene,
    Sheet,
    Track,
    Value,
    Zone,
)

from . import glossary, ids, looks
from .board import BORDER, PLACE, SPACES, X, Y
from .content import Content
from .content.figures import CYCLES, GOALS, GREAT
from .icons import icon
from .rules.labels import called

WHEN = ("done", "now", "next")
MARKET = Market(name=Text("zone-upgrades"), what=Text("cost-xp"), icon="laurels", key="xp")
EDGES = {
    "arch": "arch", "normal": "door", "locked": "locked", "unknown": "door", "blocked": "door",
    "secret": "wall", "bare": "wall", "frame": "wall",
}  # fmt: skip


def scene(seen: dict[str, Any], content: Content) -> Scene:
    """What all see, and for a seat its own hand and what its heroes have buried besides."""
    lying = once("scene", shared_scene, seen, content)
    if seen["seat"] is None:
        return lying
    own = {sheet.id: sheet for sheet in side(seen, content, seen["seat"])}
    hands = again("hands", [mine["hand"] for mine in seen["alliances"]], lambda: tuple(own_hands(seen, content)))
    sheets = tuple([own.get(sheet.id, sheet) for sheet in lying.sheets])
    return replace(lying, sheets=sheets, zones=(*hands, *lying.zones))


def shared_scene(seen: dict[str, Any], content: Content) -> Scene:
    """What somebody who has no seat sees."""
    heroes = [{**hero, "buried": None} for hero in seen["heroes"]]
    alliances = [{**alliance, "hand": None} for alliance in seen["alliances"]]
    return open_scene({**seen, "heroes": heroes, "alliances": alliances, "seat": None}, content)


def open_scene(seen: dict[str, Any], content: Content) -> Scene:
    """The dungeon, the Alliances with their heroes, the monsters, and all that lies open."""
    sides = [side(seen, content, seat) for seat in range(len(seen["alliances"]))]
    standing = [seen[name] for name in ("places", "tiles", "borders", "challenges", "heroes", "monsters", "marks")]
    queue = [seen[name] for name in ("stage", "heroes", "monsters", "turn", "initiative")]
    return Scene(
        headline=headline(seen),
        tracks=tuple(tracks(seen, content)),
        boards=again("boards", standing, lambda: (board(seen, content),)),
        sheets=(*[sheet for sheets in sides for sheet in sheets], *monsters(seen, content)),
        zones=zones(seen, content),
        notes=tuple(notes(seen, content)),
        order=again("order", queue, lambda: tuple(order(seen))),
        goals=tuple(goals(seen, content)),
        scores=tuple(mine["score"] for mine in seen["alliances"]),
        market=MARKET,
    )


def headline(seen: dict[str, Any]) -> Text:
    """What is going on; round and cycle stand next to it, on their tracks."""
    return Text(f"stage-{'heroes' if seen['stage'] in ('draft', 'draw') else seen['stage']}")


def order(seen: dict[str, Any]) -> Iterator[Actor]:
    """Who has acted in this round, who acts, and who is still to act; while the monsters act, they are the ones."""
    if seen["stage"] == "monsters":
        yield from sorted(waiting_monsters(seen), key=lambda one: WHEN.index(one.state))
    elif seen["stage"] in ("heroes", "draft", "draw"):
        yield from sorted(waiting_heroes(seen), key=lambda one: WHEN.index(one.state))


def waiting_heroes(seen: dict[str, Any]) -> Iterator[Actor]:
    """By seats, from the one with the Initiative Token on."""
    turn, seats = seen["turn"], len(seen["alliances"])
    acting = None if turn is None else turn["hero"]
    numbers = range(len(seen["heroes"]))
    for number in sorted(numbers, key=lambda one: (seen["heroes"][one]["seat"] - seen["initiative"]) % seats):
        hero = seen["heroes"][number]
        yield Actor(
            of=ids.piece(number),
            icon=icon(hero["hero"], "hero"),
            name=Text(f"hero-{hero['hero']}"),
            tint=f"seat-{hero['seat']}",
            state="now" if number == acting else "next" if hero["ready"] else "done",
            value=Value(Text("value-speed"), turn["speed"], key="speed") if number == acting else None,
        )


def waiting_monsters(seen: dict[str, Any]) -> Iterator[Actor]:
    for monster in seen["monsters"]:
        yield Actor(
            of=ids.piece(monster["id"]),
            icon=icon(monster["card"], "monster"),
            name=called(monster["id"], monster["card"]),
            tint="foe",
            state="next" if monster["ready"] else "done",
        )


def alliance_name(seen: dict[str, Any], seat: int) -> Text:
    return Text("alliance-name", {"seat": seat + 1, "color": Text(f"color-{seen['alliances'][seat]['color']}")})


def tracks(seen: dict[str, Any], content: Content) -> Iterator[Track]:
    yield Track("round", Text("track-round"), seen["round"], 1, content.points.rounds, kind="round")
    yield Track("cycle", Text("track-cycle"), seen["cycle"], 1, CYCLES)
    scores = [mine["score"] for mine in seen["alliances"]]
    for seat, points in enumerate(scores):
        yield Track(ids.score(seat), Text("track-score", {"seat": seat + 1}), points)
    if content.points.solo_cards:
        total = sum(scores) - seen["penalty"]
        yield Track("goal", Text("track-goal"), total, min(0, total), GOALS[len(scores)])
    pools = " · ".join(str(pool) for pool in seen["pools"])
    yield Track("pools", Text("track-pools"), pools)
    yield Track("upgrades", Text("track-upgrades"), say("level", level="I" * seen["upgrade_level"]))
    yield Track("initiative", Text("track-initiative"), alliance_name(seen, seen["initiative"]))
    if content.points.solo_cards:
        yield Track("penalty", Text("track-penalty"), -seen["penalty"])


def goals(seen: dict[str, Any], content: Content) -> Iterator[Goal]:
    """The most points, or against the cards this many of them.  [alliance.solo.score]"""
    scores = [mine["score"] for mine in seen["alliances"]]
    if content.points.solo_cards:
        wanted = GOALS[len(scores)]
        yield Goal(say("goal-points", goal=wanted), sum(scores) - seen["penalty"], wanted)
    else:
        yield Goal(Text("goal-most"))


def notes(seen: dict[str, Any], content: Content) -> Iterator[Text]:
    """The goal of the mode, and what the active hero still has."""
    points = content.points
    if points.solo_cards:
        goal = GOALS[len(seen["alliances"])]
        yield say("note-together", goal=goal) if points.together else say("note-solo", goal=goal, great=GREAT)
    else:
        yield Text("note-pvp" if points.pvp else "note-rivals")
    if seen["called"]:
        yield Text("note-kept-on" if seen["kept_on"] else "note-called")
    turn = seen["turn"]
    if turn is not None and not turn["over"]:
        hero = Text(f"hero-{seen['heroes'][turn['hero']]['hero']}")
        yield Text("note-turn", {"hero": hero, "speed": turn["speed"], "attacks": turn["attacks"]})


# ---------------------------------------------------------------------------------------------------------- the board


def board(seen: dict[str, Any], content: Content) -> Board:
    """All places of the frame: rooms that lie there, and squares in the dark where none does yet."""
    laid = {tile["place"]: tile for tile in seen["tiles"]}
    visited = sorted({PLACE[hero["cell"]] for hero in seen["heroes"] if hero["cell"] >= 0})
    lit = {place: "lit" if place in visited else "dim" for place in laid}
    cells, areas = again("floor", (seen["places"], seen["tiles"], visited), floor, seen["places"], laid, lit, content)
    doors = again("edges", seen["borders"], lambda: tuple(edges(seen)))
    found = again("tokens", seen["challenges"], lambda: tuple(tokens(seen, content)))
    pieces = (*found, *figures(seen), *foes(seen, content))
    return Board("dungeon", Text("board-dungeon"), cells, doors, pieces, areas)


def floor(
    places: list[int], laid: dict[int, dict[str, Any]], lit: dict[int, str], content: Content
) -> tuple[tuple[Cell, ...], tuple[Area, ...]]:
    """The squares by place, and the places as rooms."""
    cells: list[Cell] = []
    areas: list[Area] = []
    for place in places:
        tile = laid.get(place)
        kind = "empty" if tile is None else "start" if content.tiles[tile["tile"]].color else "floor"
        cells += [Cell(ids.cell(cell), X[cell] + 1, Y[cell] + 1, kind, ids.room(place)) for cell in SPACES[place]]
        spaces = tuple(ids.cell(cell) for cell in SPACES[place])
        if tile is None:
            areas.append(Area(f"place-{place}", "empty", Text("area-empty"), spaces))
        else:
            name, look, light = Text(f"tile-{tile['tile']}"), looks.floor(tile["tile"]), lit[place]
            areas.append(Area(f"place-{place}", "room", name, spaces, look, light))
    return tuple(cells), tuple(areas)


def edges(seen: dict[str, Any]) -> Iterator[Edge]:
    """The middle of each border: an archway, a door, a locked door, or the wall in which a secret one may be."""
    for border in seen["borders"]:
        place, side, kind = border["place"], border["side"], border["kind"]
        if kind != "frame":
            cell = BORDER[place][SIDES.index(side)][1]
            id = ids.border(place, SIDES.index(side))
            yield Edge(id, X[cell] + 1, Y[cell] + 1, side, EDGES[kind], Text(f"edge-{kind}"))


def tokens(seen: dict[str, Any], content: Content) -> Iterator[Piece]:
    """Chests, traps that are known, pits, and challenges that nobody has seen."""
    pits = dict[int, int]()
    for token in seen["challenges"]:
        card, cell = token["challenge"], token["cell"]
        pit = token["up"] and content.challenges[card].trap is not None
        pits[cell] = pits.get(cell, 0) + pit
        hidden = card is None
        name = "piece-hidden" if hidden else "piece-known" if token["known"] and not token["up"] else "piece-challenge"
        shown = Text("challenge-hidden") if hidden else Text(f"challenge-{card}")
        yield Piece(
            id=ids.pit(cell, pits[cell]) if pit else ids.token(cell),
            icon="uncertainty" if hidden else icon(card, "challenge"),
            name=Text(name, {"challenge": shown, "level": "I" * token["level"]}),
            cells=(ids.cell(cell),),
            mark="?" if hidden else "o" if pit else "!" if token["known"] and not token["up"] else "$",
        )


def figures(seen: dict[str, Any]) -> Iterator[Piece]:
    for number, hero in enumerate(seen["heroes"]):
        if hero["cell"] >= 0:
            yield again(("figure", number), (hero, marks(seen, number)), figure, seen, number, hero)


def figure(seen: dict[str, Any], number: int, hero: dict[str, Any]) -> Piece:
    return Piece(
        id=ids.piece(number),
        icon=icon(hero["hero"], "hero"),
        name=Text(f"hero-{hero['hero']}"),
        cells=(ids.cell(hero["cell"]),),
        mark=hero["hero"][:2].title(),
        tint=f"seat-{hero['seat']}",
        facing=hero["facing"],
        bars=(health(hero),),
        badges=tuple(conditions(seen, number, hero["poison"], hero["down"])),
        faded=hero["down"],
        sheet=ids.sheet(number),
    )


def marks(seen: dict[str, Any], who: int) -> list[dict[str, Any]]:
    """What is marked on a hero or a monster."""
    return [mark for mark in seen["marks"] if mark["on"] == who]


def foes(seen: dict[str, Any], content: Content) -> Iterator[Piece]:
    for monster in seen["monsters"]:
        yield again(("foe", monster["id"]), (monster, marks(seen, monster["id"])), foe, seen, content, monster)


def foe(seen: dict[str, Any], content: Content, monster: dict[str, Any]) -> Piece:
    return Piece(
        id=ids.piece(monster["id"]),
        icon=icon(monster["card"], "monster"),
        name=called(monster["id"], monster["card"]),
        cells=(ids.cell(monster["cell"]),),
        mark=str(monster["number"]),
        tint="foe",
        facing=monster["facing"],
        bars=(life(monster),),
        badges=(*tired(monster), *conditions(seen, monster["id"])),
        sheet=ids.sheet(monster["id"]),
        rank=looks.rank(content.monsters[monster["card"]]),
    )


def health(hero: dict[str, Any]) -> Bar:
    left = max(0, hero["health"] - hero["wounds"] - hero["poison"])
    return Bar(Text("value-health"), left, hero["health"])


def life(monster: dict[str, Any]) -> Bar:
    return Bar(Text("value-health"), max(0, monster["health"] - len(monster["wounds"])), monster["health"])


def tired(monster: dict[str, Any]) -> tuple[Value, ...]:
    if monster["ready"]:
        return ()
    return (Value(Text("state-exhausted"), icon=icon("exhausted", "mark"), key="exhausted"),)


def conditions(seen: dict[str, Any], who: int, poison: int = 0, down: bool = False) -> Iterator[Value]:
    """A fall, poison, and what is marked with somebody's Hero Token until the end phase."""
    if down:
        yield Value(Text("state-down"), icon=icon("down", "mark"), key="down")
    if poison:
        yield Value(Text("value-poison"), poison, icon("poison", "mark"), Text("poison-text"), "poison")
    for mark in marks(seen, who):
        id, key = mark["mark"], ids.mark(mark["mark"], mark["by"])
        yield Value(Text(f"mark-{id}"), mark["amount"], icon(id, "mark"), Text(f"mark-{id}-text"), key)


# ------------------------------------------------------------------------------------------------------------- people


def side(seen: dict[str, Any], content: Content, seat: int) -> Iterator[Sheet]:
    """A summary of an Alliance, then its heroes."""
    mine = seen["alliances"][seat]
    yield again(("alliance", seat), (mine, bool(seen["heroes"])), alliance, seen, content, seat)
    for number, hero in enumerate(seen["heroes"]):
        if hero["seat"] == seat:
            turn = seen["turn"] is not None and seen["turn"]["hero"] == number
            made_of = (hero, turn, seen["over"], marks(seen, number))
            yield again(("hero", number), made_of, hero_sheet, seen, content, number)


def alliance(seen: dict[str, Any], content: Content, seat: int) -> Sheet:
    mine = seen["alliances"][seat]
    shown = [("score", mine["score"]), ("xp", mine["xp"]), ("drafted", mine["drafted"]), ("defeats", mine["defeats"])]
    shown += [("hand", mine["cards"]), ("hand-size", mine["hand_size"])]
    return Sheet(
        id=ids.alliance(seat),
        icon=icon("", "alliance"),
        name=alliance_name(seen, seat),
        kind=Text("kind-alliance"),
        tint=f"seat-{seat}",
        seat=seat,
        values=tuple(Value(Text(f"value-{name}"), value, key=name) for name, value in shown),
        zones=tuple(belongings(seen, content, seat)),
    )


def belongings(seen: dict[str, Any], content: Content, seat: int) -> Iterator[Zone]:
    """Heroes that have been picked, artifacts, the deck and the open discard pile."""
    mine = seen["alliances"][seat]
    if not seen["heroes"]:
        picks = [glossary.hero(content, hero, ids.picked(hero)) for hero in mine["picks"]]
        yield zone(ids.picks(seat), "picks", "row", picks, seat)
    artifacts = [glossary.card(content, card, f"artifact-{seat}-{card}") for card in mine["artifacts"]]
    yield zone(ids.artifacts(seat), "artifacts", "row", artifacts, seat)
    yield Zone(id=ids.deck(seat), name=Text("zone-deck"), kind="deck", count=mine["deck"], seat=seat)
    yield zone(ids.pile(seat), "discard", "pile", in_pile(content, seat, mine["discard"]), seat)
    if mine["hand"] is None:
        yield Zone(id=ids.hand(seat), name=Text("zone-hand"), kind="hand", count=mine["cards"], seat=seat)


def in_pile(content: Content, seat: int, cards: list[str]) -> list[Card]:
    return [glossary.card(content, card, id) for card, id in numbered(cards, lambda card: ids.in_pile(seat, card))]


def numbered(cards: Iterable[str], name: Any) -> Iterator[tuple[str, str]]:
    """Each card with its id; further copies of a card get a number."""
    seen: dict[str, int] = {}
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
        yield card, name(card) if seen[card] == 1 else f"{name(card)}-{seen[card]}"


def zone(id: str, name: str, kind: str, cards: list[Card], seat: int | None = None) -> Zone:
    return Zone(id=id, name=Text(f"zone-{name}"), kind=kind, cards=tuple(cards), count=len(cards), seat=seat)


def hero_sheet(seen: dict[str, Any], content: Content, number: int) -> Sheet:
    hero, turn = seen["heroes"][number], seen["turn"]
    card = content.heroes[hero["hero"]]
    active = turn is not None and turn["hero"] == number and not seen["over"]
    state = "down" if hero["down"] else "acting" if active else "ready" if hero["ready"] else "done"
    shown = [("speed", hero["speed"]), (card.kind, hero["attack"]), ("armor", hero["armor"]), ("dodge", hero["dodge"])]
    return Sheet(
        id=ids.sheet(number),
        icon=icon(card.id, "hero"),
        name=Text(f"hero-{card.id}"),
        kind=glossary.hero_kind(card),
        tint=f"seat-{hero['seat']}",
        seat=hero["seat"],
        bars=(health(hero),),
        values=tuple(Value(Text(f"value-{name}"), value, key=name) for name, value in shown),
        conditions=tuple(conditions(seen, number, hero["poison"], hero["down"])),
        zones=tuple(column(seen, content, number)),
        text=Text(f"hero-{card.id}-story"),
        state=Text(f"state-{state}"),
        active=active,
        faded=hero["down"],
    )


def column(seen: dict[str, Any], content: Content, number: int) -> Iterator[Zone]:
    """The cards that lie under a Hero Card, face up and face down."""
    hero = seen["heroes"][number]
    cards = [
        glossary.card(content, card, id)
        for card, id in numbered(hero["column"], lambda card: ids.in_column(number, card))
    ]
    yield zone(ids.column(number), "column", "row", cards, hero["seat"])
    if hero["face_down"]:
        known = numbered(hero["buried"] or (), lambda card: f"buried-{number}-{card}")
        cards = [glossary.card(content, card, id) for card, id in known]
        name = Text("zone-buried", {"burst": Text(f"option-{hero['burst']}")})
        yield Zone(
            id=ids.buried(number),
            name=name,
            kind="pile",
            cards=tuple(cards),
            count=hero["face_down"],
            seat=hero["seat"],
        )


def monsters(seen: dict[str, Any], content: Content) -> Iterator[Sheet]:
    for monster in seen["monsters"]:
        made_of = (monster, marks(seen, monster["id"]))
        yield again(("monster", monster["id"]), made_of, monster_sheet, seen, content, monster)


def monster_sheet(seen: dict[str, Any], content: Content, monster: dict[str, Any]) -> Sheet:
    card = content.monsters[monster["card"]]
    wounds = [
        Value(Text("value-wounds-of", {"alliance": alliance_name(seen, seat)}), monster["wounds"].count(seat))
        for seat in dict.fromkeys(monster["wounds"])
    ]
    return Sheet(
        id=ids.sheet(monster["id"]),
        icon=icon(card.id, "monster"),
        name=called(monster["id"], card.id),
        kind=Text("kind-monster"),
        tint="foe",
        bars=(life(monster),),
        values=(*glossary.monster_figures(card), *wounds),
        conditions=(*tired(monster), *conditions(seen, monster["id"])),
        text=Text(f"monster-{card.id}-text"),
        state=Text("state-ready" if monster["ready"] else "state-exhausted"),
        rank=looks.rank(card),
    )


# -------------------------------------------------------------------------------------------------------------- zones


def zones(seen: dict[str, Any], content: Content) -> tuple[Zone, ...]:
    """All that lies open between the Alliances, and the stacks."""
    lying = [seen[name] for name in ("hero_row", "solo_card", "solo_left", "upgrade_area", "upgrade_discard")]
    lying += [seen[name] for name in ("upgrades_left", "upgrade_level", "tile_area", "tiles_left", "challenges_left")]
    return again("between", lying, lambda: tuple(between(seen, content)))


def own_hands(seen: dict[str, Any], content: Content) -> Iterator[Zone]:
    for seat, mine in enumerate(seen["alliances"]):
        if mine["hand"] is not None:
            cards = [glossary.card(content, card, id) for card, id in numbered(mine["hand"], ids.in_hand)]
            yield zone(ids.hand(seat), "hand", "hand", cards, seat)


def between(seen: dict[str, Any], content: Content) -> Iterator[Zone]:
    if seen["hero_row"]:
        yield zone(ids.ROW, "heroes", "row", [glossary.hero(content, one, ids.in_row(one)) for one in seen["hero_row"]])
    if seen["solo_card"]:
        yield zone(ids.SOLO, "solo", "row", [glossary.solo(content, seen["solo_card"], "solo-now")])
        yield Zone(id=ids.SOLO_DECK, name=Text("zone-solo-deck"), kind="deck", count=seen["solo_left"])
    sale = [glossary.card(content, card, ids.for_sale(card)) for card in seen["upgrade_area"] if card]
    yield zone(ids.UPGRADES, "upgrades", "market", sale)
    away = [glossary.card(content, card, ids.thrown_away(card)) for card in seen["upgrade_discard"]]
    yield zone(ids.UPGRADE_DISCARD, "upgrade-discard", "pile", away)
    count = seen["upgrades_left"][seen["upgrade_level"] - 1]
    yield Zone(id=ids.UPGRADE_DECK, name=Text("zone-upgrade-deck"), kind="deck", count=count)
    tiles = [glossary.tile(content, tile, ids.in_tile_area(tile)) for tile in seen["tile_area"] if tile]
    yield zone(ids.TILES, "tiles", "market", tiles)
    yield Zone(id=ids.TILE_STACK, name=Text("zone-tile-stack"), kind="deck", count=seen["tiles_left"])
    for level, count in enumerate(seen["challenges_left"] if content.points.challenges else (), 1):
        name = Text("zone-challenges", {"level": "I" * level})
        yield Zone(id=ids.challenges(level), name=name, kind="deck", count=count)
