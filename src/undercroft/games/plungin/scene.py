"""What a seat sees of a quest, for every table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

from undercroft.kernel import Text, say
from undercroft.toolkit.again import again
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

from . import glossary
from .board import place
from .content import Content
from .content.definitions import STATS
from .content.specials import standing
from .events.base import Thing, Who
from .events.places import CLOSED
from .icons import icon
from .ids import cell_id, chest_id, door_ids, feature_id, figure_id, gate_id, own_id, sheet_id, tile_id, zone_id
from .rules import creation
from .rules.experience import POOL
from .state import OUT

Seen = dict[str, Any]

CONDITIONS = ("", "stunned", "incapacitated")
FLOORS = {"#": "wall", "S": "wall", "F": "water", "E": "safe"}
PHASES = ("muster", "prepare", "enter", "begin", "heroes", "monsters", "build", "outside")
LOOKS = {"entry": "cobble", "hallway": "cobble", "room": "flag", "special": "flag", "unique": "cave"}
"""How the floors of kinds of tiles look."""
FURNITURE = {"fountain": "U", "sarcophagus": "="}
SHAPES = {"fountain": "fountain", "sarcophagus": "altar"}
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def scene(seen: Seen, content: Content) -> Scene:
    """The map, the party, its friends and foes, and what the quest asks for."""
    outside = seen["phase"] in ("muster", "prepare")
    return Scene(
        headline=Text("scene-headline", {"title": seen["title"], "round": seen["round"], "phase": phase(seen)}),
        tracks=tracks(seen),
        boards=(board(seen, content),),
        sheets=(
            *(
                again(("hero", ref), about(seen, ref), hero_sheet, seen, ref, content)
                for ref in range(len(seen["heroes"]))
            ),
            *(ally_sheet(seen, ally, content) for ally in seen["allies"]),
            *(
                again(("foe", foe["number"]), (foe, acting(seen, foe["number"])), foe_sheet, seen, foe, content)
                for foe in seen["foes"]
            ),
        ),
        zones=(*lying(seen, content), *(offers(seen, content) if outside else ())),
        notes=notes(seen, content),
        order=tuple(order(seen, content)),
        goals=(goal(seen, content),),
        market=Market(name=say("zone-shop"), what=Text("value-gold"), icon="coins", key="gold") if outside else None,
    )


def about(seen: Seen, ref: int) -> tuple[Any, ...]:
    """All that a Hero's sheet is made of."""
    return seen["heroes"][ref], acting(seen, ref), seen["phase"] in INSIDE, str(ref) in seen["coffin"]


def acting(seen: Seen, number: int) -> bool:
    return bool(seen["turn"] == number and not seen["over"])


INSIDE = ("begin", "heroes", "monsters", "build")
"""Phases in which whoever is not on the map has left it."""


def order(seen: Seen, content: Content) -> Iterator[Actor]:
    """An Action Phase: the Heroes by their initiative, each with the creatures that he called, then the Monsters that
    know of them, by their dice once these have fallen.

    [plungin.turn.initiative, plungin.spell.summon-control, plungin.turn.monster-order]
    """
    if seen["phase"] not in INSIDE or seen["over"]:
        return
    for ref in seen["order"]:
        hero = seen["heroes"][ref]
        if hero["cell"] != OUT and hero["lif"] > 0:
            state = actor_state(seen, ref, hero)
            actions = Value(Text("value-actions"), hero["actions"], key="actions") if state == "now" else None
            picture, name = glossary.portrait(hero["id"], content), Text("name", {"name": hero["id"]})
            tint = f"seat-{hero['seat']}"
            yield Actor(of=figure_id(ref), icon=picture, name=name, tint=tint, state=state, value=actions)
        for ally in seen["allies"]:
            if ally["owner"] == ref:
                name, tint = Who(ally["kind"], ally["nth"]).text, f"seat-{hero['seat']}"
                picture, state = icon(ally["kind"], "creature"), actor_state(seen, ally["number"], ally)
                yield Actor(of=figure_id(ally["number"]), icon=picture, name=name, tint=tint, state=state)
    for foe in sorted((foe for foe in seen["foes"] if foe["aware"] and not foe["blind"]), key=_place(seen)):
        yield Actor(
            of=figure_id(foe["number"]),
            icon=icon(foe["kind"], "boss" if foe["boss"] else "monster"),
            name=Who(foe["name"], foe["nth"]).text,
            tint="foe",
            state=monster_state(seen, foe["number"]),
        )


def _place(seen: Seen) -> Callable[[Seen], int]:
    """Where a Monster comes in the order: those that have acted first, then by the dice."""
    places = {number: place + 1 for place, number in enumerate(seen["queue"])}
    return lambda foe: places.get(foe["number"], 0)


def actor_state(seen: Seen, number: int, figure: Seen) -> Literal["done", "now", "next"]:
    """Whether somebody on the Heroes' side has acted in this Action Phase."""
    if seen["turn"] == number:
        return "now"
    if seen["phase"] != "heroes":
        return "next" if seen["phase"] == "begin" else "done"
    return "next" if number in seen["queue"] or not figure["turn"]["begun"] else "done"


def monster_state(seen: Seen, number: int) -> Literal["done", "now", "next"]:
    if seen["turn"] == number:
        return "now"
    waiting = seen["phase"] in ("begin", "heroes") or number in seen["queue"]
    return "next" if waiting else "done"


def phase(seen: Seen) -> Text:
    return Text("phase-over" if seen["over"] else f"phase-{seen['phase']}")


def tracks(seen: Seen) -> tuple[Track, ...]:
    """The Plot Counter goes down to 1 and up again on its pink side.  [plungin.component.plot-counter]"""
    least, most = seen["span"]
    ends = (1, most) if seen["pink"] else (1, least)
    return (
        Track("plot", Text("track-plot-pink" if seen["pink"] else "track-plot"), seen["counter"], *ends),
        Track("round", Text("track-round"), seen["round"], kind="round"),
        Track("actions", Text("track-actions"), seen["phases"]),
        Track("pool", Text("track-pool"), seen["pool"], 0, POOL),
    )


def notes(seen: Seen, content: Content) -> tuple[Text, ...]:
    """The goal, what is left to do, and what has been read aloud."""
    pack = content.pack
    what = pack.names.get(pack.goal.what, pack.goal.what)
    found = [Text(f"note-{pack.goal.kind}", {"what": Text("name", {"name": what})}), left_to_do(seen, content)]
    if pack.dark:
        found.append(Text("note-dark"))
    told = [content.uniques[id].story for id in seen["found"][-1:]]
    return (*found, *(Text("told", {"story": story}) for story in (*told, pack.story) if story))


def goal(seen: Seen, content: Content) -> Goal:
    """What the quest asks for, and how many of the places that must be found for it are."""
    quest = content.pack.goal
    what = Text("name", {"name": content.pack.names.get(quest.what, quest.what)})
    found = len(seen["found"])
    return Goal(Text(f"task-{quest.kind}", {"what": what}), found, found + seen["hidden"])


def left_to_do(seen: Seen, content: Content) -> Text:
    """How near the party is to its goal."""
    goal = content.pack.goal
    if seen["over"]:
        return Text("note-won" if seen["reason"] == "won" else "note-lost")
    if goal.kind == "carry-out":
        bearer = next((hero for hero in seen["heroes"] if goal.what in hero["items"]), None)
        if bearer is not None:
            return Text("note-carried", {"hero": Text("name", {"name": bearer["id"]})})
    if goal.kind == "clear" and goal.what in seen["found"]:
        home = next(index for index, tile in enumerate(seen["tiles"]) if tile["unique"] == goal.what)
        return say("note-monsters-left", count=sum(foe["home"] == home for foe in seen["foes"]))
    if seen["hidden"]:
        key = any("great-key" in hero["items"] for hero in seen["heroes"])
        return say("note-hidden", count=seen["hidden"], key=int(key))
    return Text("note-all-found")


# ---------------------------------------------------------------------------------------------- the map


def board(seen: Seen, content: Content) -> Board:
    letters = marks(seen)
    pieces = (
        *features(seen),
        *chests(seen),
        *gates(seen),
        *(foe_piece(foe, letters) for foe in seen["foes"]),
        *(ally_piece(seen, ally, letters) for ally in seen["allies"]),
        *heroes(seen, content),
    )
    tiles, doors = seen["tiles"], seen["doors"]
    floor = again("cells", (tiles, seen["marks"], doors), lambda: tuple(cells(seen)))
    rooms = again("areas", tiles, lambda: tuple(areas(seen, content)))
    between = again("edges", doors, lambda: tuple(edges(seen)))
    return Board("dungeon", Text("board-dungeon"), floor, between, pieces, rooms)


def cells(seen: Seen) -> Iterator[Cell]:
    """Squares by tile: what is drawn on them, the way out, darkness."""
    drawn = {int(cell): mark for cell, mark in seen["marks"].items()}
    out = {cell for door in seen["doors"] if door["kind"] == "exit" for cell in door["cells"]}
    for index, tile in enumerate(seen["tiles"]):
        floor = "floor" if tile["lit"] else "dark"
        for cell in tile["cells"]:
            kind = "exit" if cell in out else FLOORS.get(drawn.get(cell, "."), floor)
            yield Cell(cell_id(cell), *place(cell), kind, tile_id(index))


def edges(seen: Seen) -> Iterator[Edge]:
    """Doors: closed, locked, Great, open, dead ends; each as many squares wide as its doorway."""
    for ref, door in enumerate(seen["doors"]):
        kind = "wall" if door["dead"] else "open" if door["open"] else CLOSED[door["kind"]]
        name, mark = door_name(ref, door), "" if door["kind"] == "exit" or door["dead"] else str(ref + 1)
        for id, cell in zip(door_ids(ref, len(door["cells"])), door["cells"], strict=True):
            yield Edge(id, *place(cell), SIDES[door["side"]], kind, name, mark)
            mark = ""  # once per door


def door_name(ref: int, door: Seen) -> Text:
    """What a door is called: its number, its kind, how hard it is, what is known of its trap."""
    named = Thing("door", ref).text
    if door["kind"] == "exit":
        return Text("edge-exit")
    if door["dead"]:
        return Text("edge-dead", {"door": named})
    if door["open"]:
        return Text("edge-open", {"door": named})
    return closed(named, door["kind"], door)


def closed(named: Text, kind: str, thing: Seen) -> Text:
    """A door or Chest that is shut."""
    trap = "unknown" if not thing["detected"] else "known" if thing["trap"] else "safe"
    return Text(
        "edge-closed",
        {
            "thing": named,
            "kind": Text("name", {"name": kind}),
            "difficulty": 0 if kind == "great" else thing["difficulty"],
            "key": int(bool(thing.get("key_only"))),
            "trap": trap,
            "what": Text("name", {"name": thing["trap"]}),
        },
    )


def areas(seen: Seen, content: Content) -> Iterator[Area]:
    """Tiles with their light, those under a Sleepy spell, and places with rules of their own."""
    for index, tile in enumerate(seen["tiles"]):
        yield room(index, tile, content)
    for index, tile in enumerate(seen["tiles"]):
        place = content.uniques[tile["unique"]] if tile["unique"] else content.specials.get(tile["special"])
        for n, rule in enumerate(place.rules if place else ()):
            name = glossary.rule_text(content, rule)
            yield Area(f"rule-{index}-{n}", "rule", name, tuple(cell_id(cell) for cell in tile["cells"]))
    for index, tile in enumerate(seen["tiles"]):
        if tile["sleepy"]:
            yield Area(f"sleepy-{index}", "spell", Text("area-sleepy"), tuple(cell_id(cell) for cell in tile["cells"]))


def room(index: int, tile: Seen, content: Content) -> Area:
    """A tile; in the dark a torch gives some light.  [plungin.item.torch, plungin.unique.content]"""
    id, printed = tile["tile"], content.tiles[tile["tile"]]
    place = content.uniques[tile["unique"]] if tile["unique"] else content.specials.get(tile["special"])
    dark = content.pack.dark or (place is not None and any(rule.kind == "dark" for rule in place.rules))
    light = "lit" if not dark else "dim" if tile["lit"] else "dark"
    name = glossary.name(content, place.id if place is not None else id)
    cells = tuple(cell_id(cell) for cell in tile["cells"])
    return Area(f"area-{index}", "room", name, cells, LOOKS[printed.kind], light)


def features(seen: Seen) -> Iterator[Piece]:
    """What stands on the tiles: fountains, sarcophagi, pillars, the seat of a boss."""
    drawn = {int(cell): mark for cell, mark in seen["marks"].items()}
    for index, tile in enumerate(seen["tiles"]):
        for feature, on in standing(tile["cells"], drawn):
            name, letter, cells = Text(f"feature-{feature}"), FURNITURE[feature], tuple(map(cell_id, on))
            id, shape = feature_id(feature, index), SHAPES[feature]
            yield Piece(id=id, icon=icon(feature, "place"), name=name, cells=cells, mark=letter, shape=shape)


def chests(seen: Seen) -> Iterator[Piece]:
    for ref, chest in enumerate(seen["chests"]):
        if not chest["empty"]:
            named = Thing("chest", ref).text
            kind = "locked-chest" if chest["locked"] else "closed-chest"
            name = Text("edge-open", {"door": named}) if chest["open"] else closed(named, kind, chest)
            picture = "open-chest" if chest["open"] else "locked-chest" if chest["locked"] else "chest"
            mark = f"${DIGITS[(ref + 1) % len(DIGITS)]}"
            cells = (cell_id(chest["cell"]),)
            yield Piece(id=chest_id(ref), icon=picture, name=name, cells=cells, mark=mark, shape="chest")


def gates(seen: Seen) -> Iterator[Piece]:
    for ref, hero in enumerate(seen["heroes"]):
        if hero["gate"] != OUT:
            name = Text("piece-gate", {"hero": Text("name", {"name": hero["id"]})})
            cells = (cell_id(hero["gate"]),)
            yield Piece(id=gate_id(ref), icon=icon("earth-gate", "gate"), name=name, cells=cells, mark="O")


def marks(seen: Seen) -> dict[str, str]:
    """A letter for each kind of Monster and creature on the map: its first that no older kind has."""
    letters: dict[str, str] = {}
    for kind in dict.fromkeys(one["kind"] for one in sorted((*seen["foes"], *seen["allies"]), key=_number)):
        taken = set(letters.values())
        free = [letter for letter in kind if letter.isalpha() and letter not in taken]
        letters[kind] = free[0] if free else next(letter for letter in DIGITS[10:] if letter not in taken)
    return letters


def _number(figure: Seen) -> int:
    return int(figure["number"])


def mark(figure: Seen, letters: dict[str, str]) -> str:
    return letters[figure["kind"]] + (str(figure["nth"]) if figure["nth"] else "")


def foe_piece(foe: Seen, letters: dict[str, str]) -> Piece:
    """A Monster; its letter is a capital one as long as it has not noticed anybody.

    [plungin.detect.front, plungin.detect.all-heroes]
    """
    own = mark(foe, letters)
    return Piece(
        id=figure_id(foe["number"]),
        icon=icon(foe["kind"], "boss" if foe["boss"] else "monster"),
        name=Who(foe["name"], foe["nth"]).text,
        cells=(cell_id(foe["cell"]),),
        mark=own if foe["aware"] else own.upper(),
        tint="foe",
        facing=SIDES[foe["facing"]],
        rank="boss" if foe["boss"] else "",
        bars=foe_bars(foe),
        badges=foe_mood(foe),
        faded=not foe["aware"],
        sheet=sheet_id(foe["number"]),
    )


def foe_bars(foe: Seen) -> tuple[Bar, ...]:
    return () if foe["boss"] else (Bar(Text("stat-lif"), foe["lif"], max(foe["lif"], foe["most"])),)


def foe_mood(foe: Seen) -> tuple[Value, ...]:
    """What a Monster knows and how it is."""
    found = []
    if foe["blind"]:
        found.append(badge("blind", "sight-disabled"))
    elif not foe["aware"]:
        found.append(badge("unaware", "sleepy"))
    else:
        found.append(badge("aware", "eye-target"))
    if foe["condition"]:
        found.append(badge(CONDITIONS[foe["condition"]], icon(CONDITIONS[foe["condition"]], "condition")))
    if foe["boss"] and foe["hurt"]:
        found.append(Value(Text("badge-hurt"), foe["hurt"], "bleeding-wound", key="hurt"))
    return tuple(found)


def badge(name: str, picture: str) -> Value:
    return Value(Text(f"badge-{name}"), None, picture, Text(f"about-{name}"), name)


def bonus(name: str, dice: int, picture: str) -> Value:
    """More dice of Defense."""
    return Value(Text(f"badge-{name}"), f"+{dice}", picture, Text(f"about-{name}"), name)


def ally_piece(seen: Seen, ally: Seen, letters: dict[str, str]) -> Piece:
    seat = seen["heroes"][ally["owner"]]["seat"]
    return Piece(
        id=figure_id(ally["number"]),
        icon=icon(ally["kind"], "creature"),
        name=Who(ally["kind"], ally["nth"]).text,
        cells=(cell_id(ally["cell"]),),
        mark=mark(ally, letters),
        tint=f"seat-{seat}",
        bars=(Bar(Text("stat-lif"), ally["lif"], ally["stats"]["lif"]),),
        badges=condition(ally),
        sheet=sheet_id(ally["number"]),
    )


def heroes(seen: Seen, content: Content) -> Iterator[Piece]:
    for ref, hero in enumerate(seen["heroes"]):
        if hero["cell"] != OUT and hero["lif"] > 0:
            yield Piece(
                id=figure_id(ref),
                icon=glossary.portrait(hero["id"], content),
                name=Text("name", {"name": hero["id"]}),
                cells=(cell_id(hero["cell"]),),
                mark=str(ref + 1),
                tint=f"seat-{hero['seat']}",
                bars=(life(hero),),
                badges=troubles(hero),
                sheet=sheet_id(ref),
            )


# ---------------------------------------------------------------------------------------------- sheets


def life(hero: Seen) -> Bar:
    return Bar(Text("stat-lif"), hero["lif"], hero["stats"]["lif"])


def condition(figure: Seen) -> tuple[Value, ...]:
    name = CONDITIONS[figure["condition"]]
    return (badge(name, icon(name, "condition")),) if name else ()


def troubles(hero: Seen) -> tuple[Value, ...]:
    """What troubles a Hero, and what protects him."""
    found = [*condition(hero)]
    if hero["venom"]:
        found.append(badge("venom", icon("venom", "condition")))
    if hero["unseen"]:
        found.append(badge("unseen", icon("invisibility", "spell")))
    if hero["shell"]:
        found.append(bonus("shell", hero["shell"], icon("fire-shield", "spell")))
    if hero["skin"]:
        found.append(bonus("skin", hero["skin"], icon("harden", "spell")))
    if hero["likeness"]:
        found.append(badge("likeness", icon("likeness", "spell")))
    if hero["torch"]:
        found.append(badge("torch", icon("torch", "item")))
    if hero["turn"]["charged"]:
        found.append(badge("charged", icon("charge", "ability")))
    if hero["turn"]["extra"]:
        found.append(badge("quickened", icon("quicken", "spell")))
    if hero["help"]:
        found.append(Value(Text("badge-help"), f"+{hero['help']}", "shaking-hands", key="help"))
    return tuple(found)


def hero_sheet(seen: Seen, ref: int, content: Content) -> Sheet:
    """A Hero's sheet: stats with what is worn, life, level, purse, abilities, spells and slots.

    [plungin.component.character-sheet]
    """
    hero = seen["heroes"][ref]
    values = [
        Value(Text(f"stat-{name}"), stat_now(hero, name), text=Text(f"text-stat-{name}"), key=name)
        for name in STATS[:-1]
    ]
    values.append(Value(Text("value-defense"), hero["defense"], text=Text("about-defense"), key="defense"))
    values += [Value(Text(f"value-{name}"), hero[name], key=name) for name in ("level", "xp", "gold")]
    if hero["points"]:
        values.append(Value(Text("value-points"), hero["points"], key="points"))
    concept = content.heroes[hero["id"]].concept
    return Sheet(
        id=sheet_id(ref),
        icon=glossary.portrait(hero["id"], content),
        name=Text("name", {"name": hero["id"]}),
        kind=Text("kind-hero", {"concept": Text("name", {"name": concept}), "level": hero["level"]}),
        tint=f"seat-{hero['seat']}",
        seat=hero["seat"],
        bars=(life(hero),),
        values=tuple(values),
        conditions=troubles(hero),
        zones=again(("own", ref), [hero[name] for name in OWN], lambda: tuple(belongings(ref, hero, content))),
        state=Text(f"state-{hero_state(seen, ref)}"),
        active=seen["turn"] == ref and not seen["over"],
        faded=hero["lif"] == 0 or (hero["cell"] == OUT and seen["phase"] in INSIDE),
    )


OWN = ("armor", "hands", "attire", "lost", "spent", "items", "positions", "spells", "abilities", "trinkets", "seat")
"""What is shown of the things that a Hero has, and of what he knows."""


def stat_now(hero: Seen, name: str) -> int | str:
    """A stat as it is now, with what was bought where that differs."""
    bought, now = hero["stats"][name], hero["now"][name]
    return int(now) if now == bought else f"{now} ({bought})"


def hero_state(seen: Seen, ref: int) -> str:
    """A word about now."""
    hero = seen["heroes"][ref]
    if hero["lif"] == 0:
        return "buried" if str(ref) in seen["coffin"] else "dead"
    if hero["cell"] == OUT:
        return "outside"
    if seen["turn"] == ref and not seen["over"]:
        return "acting"
    return "done" if hero["turn"]["begun"] or hero["turn"]["over"] else "waiting"


def belongings(ref: int, hero: Seen, content: Content) -> Iterator[Zone]:
    """What stands on a sheet, in its places. Everything of a kind that is there twice has ids of its own."""
    seen: dict[str, int] = {}
    worn = [thing for thing in (hero["armor"], *hero["hands"], *hero["attire"]) if thing]
    lost = [*hero["lost"]]
    spent = [thing for thing in worn if thing in hero["spent"]]

    def own(thing: str, faded: bool = False) -> Card:
        seen[thing] = seen.get(thing, 0) + 1
        copy = "" if seen[thing] == 1 else f"-{seen[thing]}"
        card = glossary.card(content, thing, own_id(ref, thing) + copy)
        return _faded(card) if faded else card

    yield zone(
        zone_id("worn", ref),
        say("zone-worn"),
        [own(thing, thing in spent) for thing in worn],
        hero["seat"],
        slot="body",
    )
    items = [own(thing) for thing in hero["items"]]
    yield zone(
        zone_id("items", ref),
        say("zone-items", used=len(items), most=hero["positions"]),
        items,
        hero["seat"],
        slot="pack",
    )
    cards = []
    for spell in hero["spells"]:
        gone = hero["spells"].count(spell) - seen.get(spell, 0) <= lost.count(spell)
        cards.append(own(spell, gone))
    if cards:
        yield zone(zone_id("spells", ref), say("zone-spells"), cards, hero["seat"])
    skills = [ability(content, taken, own_id(ref, taken.replace(" ", "-"))) for taken in hero["abilities"]]
    if skills:
        yield zone(zone_id("abilities", ref), say("zone-abilities"), skills, hero["seat"])
    trinkets = [own(thing) for thing in hero["trinkets"]]
    if trinkets:
        yield zone(zone_id("trinkets", ref), say("zone-trinkets"), trinkets, hero["seat"])


def ability(content: Content, taken: str, as_id: str) -> Card:
    """An ability, named with its school or weapon."""
    card = glossary.card(content, taken.partition(" ")[0], as_id)
    return Card(
        id=card.id, of=card.of, icon=card.icon, name=glossary.ability(content, taken), kind=card.kind, text=card.text,
        flavour=card.flavour, look=card.look,
    )  # fmt: skip


def _faded(card: Card) -> Card:
    return Card(
        id=card.id, of=card.of, icon=card.icon, name=card.name, kind=card.kind, cost=card.cost, figures=card.figures,
        text=card.text, flavour=card.flavour, badges=(Value(Text("badge-spent"), key="spent"),), faded=True,
        look=card.look,
    )  # fmt: skip


def zone(id: str, name: Text, cards: list[Card], seat: int | None = None, kind: str = "slots", slot: str = "") -> Zone:
    return Zone(id=id, name=name, kind=kind, cards=tuple(cards), count=len(cards), seat=seat, slot=slot)


def ally_sheet(seen: Seen, ally: Seen, content: Content) -> Sheet:
    """A creature on the Heroes' side."""
    number = ally["number"]
    owner = seen["heroes"][ally["owner"]]
    nature = [glossary.power_card(power, f"nature-{number}-{power}") for power in ally["powers"]]
    return Sheet(
        id=sheet_id(number),
        icon=icon(ally["kind"], "creature"),
        name=Who(ally["kind"], ally["nth"]).text,
        kind=Text("kind-creature"),
        tint=f"seat-{owner['seat']}",
        seat=owner["seat"],
        bars=(Bar(Text("stat-lif"), ally["lif"], ally["stats"]["lif"]),),
        values=tuple(Value(Text(f"stat-{name}"), ally["stats"][name], key=name) for name in STATS[:-1]),
        conditions=condition(ally),
        zones=(zone(f"nature-{number}", say("zone-nature"), nature),) if nature else (),
        text=Text(f"text-ally-{ally['kind']}" if ally["kind"] in ("doppelganger", "shadow-image") else "text-creature"),
        state=Text("state-acting" if seen["turn"] == number else "state-waiting"),
        active=seen["turn"] == number and not seen["over"],
    )


def foe_sheet(seen: Seen, foe: Seen, content: Content) -> Sheet:
    """A Monster: dice, life, Law and powers."""
    number, kind = foe["number"], content.monsters[foe["kind"]]
    now = [(name, value if value >= 0 else "-") for name, value in foe["now"].items()]
    values = [Value(Text(f"stat-{name}"), value, key=name) for name, value in now]
    if kind.range:
        values.append(Value(Text("value-range"), kind.range, key="range"))
    values += [Value(Text("value-xp"), kind.xp, key="xp"), Value(Text("value-gold"), kind.gold, key="gold")]
    nature = [glossary.law_card(kind.law, f"nature-{number}-law")]
    nature += [glossary.power_card(power, f"nature-{number}-{power}") for power in kind.powers]
    return Sheet(
        id=sheet_id(number),
        icon=icon(foe["kind"], "boss" if foe["boss"] else "monster"),
        name=Who(foe["name"], foe["nth"]).text,
        kind=say("kind-boss" if foe["boss"] else "kind-monster", level=kind.level),
        tint="foe",
        bars=foe_bars(foe),
        values=tuple(values),
        conditions=foe_mood(foe),
        zones=(zone(f"nature-{number}", say("zone-nature"), nature),),
        text=glossary.monster_text(kind),
        active=seen["turn"] == number and not seen["over"],
        faded=not foe["aware"],
    )


# ---------------------------------------------------------------------------------------------- things about


def lying(seen: Seen, content: Content) -> Iterator[Zone]:
    """What was left behind, by tile."""
    for tile, things in seen["litter"].items():
        cards = [glossary.card(content, thing, f"lying-{tile}-{n}") for n, thing in enumerate(things)]
        id = seen["tiles"][int(tile)]["tile"]
        name = Text("zone-lying", {"tile": glossary.name(content, id)})
        yield zone(zone_id("lying", int(tile)), name, cards, kind="pile")


def offers(seen: Seen, content: Content) -> Iterator[Zone]:
    """Outside: who may join, and what the shops have."""
    recruits = [glossary.card(content, id, f"recruit-{id}") for id in seen["recruits"]]
    if recruits:
        yield zone("recruits", say("zone-recruits"), recruits, kind="market")
    yield again("shop", None, shop, content)


def shop(content: Content) -> Zone:
    goods = [glossary.card(content, id, f"shop-{id}") for id in creation.goods(content)]
    return zone("shop", say("zone-shop"), goods, kind="market")
