"""What a seat sees of the dungeon, for every table: the map, the figures, their sheets, the shop and the decks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from undercroft.kernel import Text, say
from undercroft.toolkit.again import again
from undercroft.toolkit.scene import (
    Actor,
    Area,
    Bar,
    Board,
    Card,
    Goal,
    Market,
    Piece,
    Scene,
    Sheet,
    Track,
    Value,
    Zone,
)

from . import glossary, ids
from .board import Board as Squares
from .chart import all_edges, cells
from .content import Content
from .content.definitions import ATTRIBUTES
from .events import hero_name, named
from .events.base import dice_text
from .icons import MODIFICATIONS, TOKENS, icon
from .rules.doom import EXTRA, FIRST, LAST
from .shapes import Dungeon
from .state import PLACES

View = dict[str, Any]
PREPARATION = ("heroes", "standard", "cards", "arrange")

MARKS = {
    "goblin": "G", "orc": "O", "zombie": "Z", "mummy": "M", "skeleton": "S", "vampire": "V", "ghoul": "H",
    "mercenary": "C", "black-knight": "K", "gargoyle": "Y", "ogre": "R", "troll": "T", "slimecrawler": "L",
    "archer": "A", "spear-thrower": "P", "poltergeist": "I", "shaman": "N", "dark-mage": "D", "golem": "E",
}  # fmt: skip
"""A letter for each type of monster; the number of the figure follows it."""

CHIEFS = {
    "warlord-gorrak": "WG", "goblin-king": "GK", "zombie-queen": "ZQ", "vampire-count": "VC", "lich-of-feronde": "LF",
    "headless-rider": "HR", "iron-colossus": "IC", "bridge-troll": "BT", "ogre-cook": "OC", "slime-mother": "SM",
    "ember-dragon": "ED", "rime-dragon": "RD",
}  # fmt: skip


def scene(seen: View, content: Content) -> Scene:
    """Everything on the table."""
    heroes = [
        again(("hero", n), (about(seen, n), seen["phase"] == "D", seen["over"]), hero_sheet, seen, n, content)
        for n in range(len(seen["heroes"]))
    ]
    beasts = [again(("beast", who["id"]), who, monster_sheet, who) for who in seen["monsters"]]
    return Scene(
        headline=headline(seen),
        tracks=tuple(tracks(seen)),
        boards=(board(seen, content),),
        sheets=(*heroes, *beasts),
        zones=tuple(zones(seen, content)),
        notes=tuple(notes(seen)),
        order=tuple(order(seen)),
        goals=tuple(goals(seen)),
        market=market(seen),
    )


def about(seen: View, n: int) -> tuple[Any, ...]:
    """All that a character's sheet shows of the characters."""
    who = seen["heroes"][n]
    return who, seen["active"] == n, seen["heroes"][who["carries"]]["hero"] if who["carries"] >= 0 else None


def market(seen: View) -> Market | None:
    """The dimension shop, as long as it is open: all pay with the gold that lies on the counter."""
    if seen["phase"] != "I" or seen["over"]:
        return None
    return Market(name=Text("zone-shop"), what=Text("track-gold"), icon="coins", purse=seen["gold"])


def headline(seen: View) -> Text:
    phase = Text("phase-closed" if seen["over"] else f"phase-{seen['phase']}")
    title = Text(f"scenario-{seen['scenario']}")
    if not seen["round"]:
        return Text("scene-preparation", {"scenario": title, "phase": phase})
    return Text("scene-round", {"scenario": title, "round": seen["round"], "phase": phase})


def tracks(seen: View) -> Iterator[Track]:
    """Doom, the round, the monsters' level, the group's experience, the gold on the counter."""
    marks = [Value(say("mark-extra", space=space), space, key="extra") for space in EXTRA]
    marks.append(Value(say("mark-level", space=LAST), LAST, key="level"))
    start = seen["doom"] == "head"
    space = FIRST + 1 if start else seen["doom"]
    name = Text("track-doom-head" if start else "track-doom")
    yield Track("doom", name, space, LAST, FIRST + 1, tuple(marks), "doom")
    last = next((part["wanted"] for part in seen["to_do"] if part["kind"] == "deadline"), None)
    yield Track("round", Text("track-round"), seen["round"], 0, last, kind="round")
    yield Track("level", Text("track-level"), seen["level"], 1)
    yield Track("xp", Text("track-xp"), seen["xp"], 0, seen["xp_price"] or None)
    if seen["phase"] == "I":
        yield Track("gold", Text("track-gold"), seen["gold"])
    if seen["mode"] == "campaign":
        yield Track("monster-points", Text("track-monster-points"), seen["monster_points"])


def order(seen: View) -> Iterator[Actor]:
    """Who acts in Phase D after whom, by action points, characters before monsters."""
    if not seen["round"] or seen["over"]:
        return
    heroes = [hero_actor(seen, n) for n, who in enumerate(seen["heroes"]) if not who["away"]]
    everybody = [*heroes, *map(monster_actor, seen["monsters"])]
    yield from (one for _, one in sorted(everybody, key=lambda place: -place[0]))


def hero_actor(seen: View, n: int) -> tuple[int, Actor]:
    """A character who has points left acts again once they are the most."""
    who, phase = seen["heroes"][n], seen["phase"]
    now = phase == "D" and seen["active"] == n
    spent = phase not in ("A", "C", "D") or (phase == "D" and who["ap"] <= 0)
    of = ids.hero(n) if who["square"] >= 0 else ids.hero_sheet(n)
    return who["ap"], Actor(
        of=of,
        icon=icon(who["hero"], "hero"),
        name=hero_name(who["hero"]),
        tint=f"seat-{who['seat']}",
        state="now" if now else "done" if spent or who["unconscious"] else "next",
        value=Value(Text("value-ap"), max(0, who["ap"]), key="ap"),
    )


def monster_actor(who: View) -> tuple[int, Actor]:
    of = ids.monster(who["id"]) if who["square"] >= 0 else ids.monster_sheet(who["id"])
    return who["initiative"], Actor(
        of=of,
        icon=icon(who["boss"] or who["monster"], "monster"),
        name=beast_name(who),
        tint="foe",
        state="done" if who["acted"] else "next",
        value=Value(Text("value-ap"), who["initiative"], key="ap"),
    )


def goals(seen: View) -> Iterator[Goal]:
    """What the scenario wants, part by part; how many rounds there are for it stands on the track of the rounds."""
    parts = [part for part in seen["to_do"] if part["kind"] != "deadline"]
    for part in parts:
        text = say(f"left-{part['kind']}", done=part["done"], wanted=part["wanted"])
        yield Goal(text, part["done"], part["wanted"])
    if not parts:
        yield Goal(Text(f"goal-{seen['scenario']}"))


def notes(seen: View) -> Iterator[Text]:
    """The goal as a sentence, and what is left to do."""
    yield Text(f"goal-{seen['scenario']}")
    for part in seen["to_do"]:
        yield say(f"left-{part['kind']}", done=part["done"], wanted=part["wanted"])
    if seen["round"] and not seen["door_opened"] and seen["phase"] in ("C", "D") and not seen["over"]:
        yield Text("note-no-door")


# ----------------------------------------------------------------------------------------------- the map


def board(seen: View, content: Content) -> Board:
    here = content.atlas.board(msgspec.convert(seen["dungeon"], Dungeon))
    pieces = (*things(seen), *monsters(seen), *heroes(seen, content))
    ground = tuple((int(square), element) for square, element in seen["ground"].items())
    rooms = again("areas", (seen["tiles"], seen["traps"]), lambda: tuple(areas(seen, here, content)))
    laid = cells(here, ground)
    return Board("dungeon", Text("board-dungeon"), laid, all_edges(here), pieces, rooms)


LOOKS = {
    "gatehouse": ("cobble", "lit"), "hall": ("flag", "lit"), "lair": ("cave", "dim"), "study": ("planks", "lit"),
    "crypt": ("flag", "dim"), "passage": ("cobble", "dim"),
}  # fmt: skip
"""How the floor of a room looks, and its light, by the kind of place it is."""


def areas(seen: View, here: Squares, content: Content) -> Iterator[Area]:
    """The rooms, and those that a lasting trap fills."""
    for slot, (tile, *_) in enumerate(seen["tiles"]):
        floor = [square for square in range(25 * slot, 25 * slot + 25) if here.near[square]]
        look, light = LOOKS.get(content.tiles[tile].theme, ("flag", "lit"))
        yield Area(ids.room(slot), "room", Text(f"tile-{tile}"), tuple(map(ids.cell, floor)), look, light)
    for trap in seen["traps"]:
        squares = [s for slot in trap["slots"] for s in range(25 * slot, 25 * slot + 25) if here.near[s]]
        if squares:
            name = Text(f"card-{trap['card'][0]}")
            yield Area(f"trap-{trap['card'][1]}", "trap", name, tuple(ids.cell(square) for square in squares))


def things(seen: View) -> Iterator[Piece]:
    """Treasures and tokens."""
    for square in seen["treasures"]:
        name, at = Text("piece-treasure"), (ids.cell(square),)
        yield Piece(id=ids.treasure(square), icon=icon("", "treasure"), name=name, cells=at, mark="$", shape="chest")
    for square, token in seen["tokens"].items():
        name, at, picture = Text(f"token-{token}"), (ids.cell(square),), TOKENS.get(token) or icon("", "token")
        shape = SHAPES.get(token, "")
        yield Piece(id=ids.token(square), icon=picture, name=name, cells=at, mark="&", shape=shape)


SHAPES = {"tomb": "tomb", "well": "well", "vat": "barrel", "stall": "table", "purse": "chest", "head": "bones"}
"""Tokens that are drawn as what they are."""


def heroes(seen: View, content: Content) -> Iterator[Piece]:
    for n, who in enumerate(seen["heroes"]):
        if who["square"] >= 0 and not who["away"]:
            yield again(("figure", n), about(seen, n), hero, seen, n, content)


def hero(seen: View, n: int, content: Content) -> Piece:
    who = seen["heroes"][n]
    return Piece(
        id=ids.hero(n),
        icon=icon(who["hero"], "hero"),
        name=hero_name(who["hero"]),
        cells=(ids.cell(who["square"]),),
        mark=str(n + 1),
        tint=f"seat-{who['seat']}",
        bars=hero_bars(who)[:2],
        badges=tuple(hero_conditions(seen, n)),
        faded=who["unconscious"] or dead(who, content),
        sheet=ids.hero_sheet(n),
    )


def monsters(seen: View) -> Iterator[Piece]:
    for who in seen["monsters"]:
        if who["square"] >= 0:
            yield again(("monster", who["id"]), who, monster, who)


def monster(who: View) -> Piece:
    return Piece(
        id=ids.monster(who["id"]),
        icon=icon(who["boss"] or who["monster"], "monster"),
        name=beast_name(who),
        cells=(ids.cell(who["square"]),),
        mark=CHIEFS.get(who["boss"]) or MARKS.get(who["monster"], "?") + str(who["figure"] or ""),
        tint="foe",
        rank="boss" if who["boss"] else "",
        bars=(Bar(Text("bar-hp"), max(0, who["hp"][0]), who["hp"][1]),),
        badges=tuple(monster_conditions(who)),
        sheet=ids.monster_sheet(who["id"]),
    )


# ----------------------------------------------------------------------------------------------- characters


def hero_bars(who: View) -> tuple[Bar, ...]:
    if not who["hero"]:
        return ()  # nobody yet
    (hp, most_hp), (pp, most_pp) = who["hp"], who["pp"]
    return (
        Bar(Text("bar-hp"), hp, max(most_hp, hp, 1)),
        Bar(Text("bar-pp"), pp, max(most_pp, pp, 1), "mana"),
        Bar(Text("bar-ap"), max(0, who["ap"]), 40, "action"),
    )


def hero_conditions(seen: View, n: int) -> Iterator[Value]:
    who = seen["heroes"][n]
    if who["poison"]:
        yield Value(Text("condition-poison"), who["poison"], "poison-bottle", Text("condition-poison-text"), "poison")
    for state, picture in STATES.items():
        if who[state]:
            yield Value(Text(f"condition-{state}"), None, picture, Text(f"condition-{state}-text"), state)
    if who["carries"] >= 0:
        other = hero_name(seen["heroes"][who["carries"]]["hero"])
        name, says = Text("condition-carries", {"hero": other}), Text("condition-carries-text")
        yield Value(name, None, "hand-truck", says, "carries")


STATES = {
    "unconscious": "coma", "held": "manacles", "buried": "falling-rocks", "disarmed": "drop-weapon",
}  # fmt: skip


def dead(who: View, content: Content) -> bool:
    """[doria.death.limit-en, doria.death.limit-de]"""
    return bool(who["hero"]) and int(min(who["hp"][0], who["pp"][0])) <= content.points.death_at


def hero_sheet(seen: View, n: int, content: Content) -> Sheet:
    """Attributes, points, states and equipment of a character."""
    who = seen["heroes"][n]
    active = seen["active"] == n and not seen["over"]
    fallen = dead(who, content)
    spent = seen["phase"] == "D" and who["ap"] <= 0
    awake = "acting" if active else "done" if spent else "ready"
    word = who["away"] or ("dead" if fallen else "unconscious" if who["unconscious"] else awake)
    values = [Value(Text(f"attribute-{a}"), v, key=a) for a, v in zip(ATTRIBUTES, who["attributes"], strict=True)]
    values += [Value(Text("value-ip"), who["ip"], key="ip"), Value(Text("value-xp-own"), who["xp"], key="xp")]
    values += [Value(Text("value-bonus"), Text(f"bonus-{bonus}"), key=f"bonus-{bonus}") for bonus in who["bonuses"]]
    values += [Value(Text(f"boon-{key}"), f"{v:+d}", "", Text("boon-now")) for key, v in who["boons"].items()]
    values += [Value(Text(f"boon-{key}"), f"{v:+d}", "", Text("boon-lasting")) for key, v in who["lasting"].items()]
    return Sheet(
        id=ids.hero_sheet(n),
        icon=icon(who["hero"], "hero"),
        name=hero_name(who["hero"]),
        kind=Text("kind-hero"),
        tint=f"seat-{who['seat']}",
        seat=who["seat"],
        bars=hero_bars(who),
        values=tuple(values),
        conditions=tuple(hero_conditions(seen, n)),
        zones=again(("slots", n), [who[name] for name in WORN], lambda: tuple(slots(who, n, content))),
        state=Text(f"state-{word}"),
        active=active,
        faded=bool(who["away"] or fallen) or who["unconscious"],
    )


WORN = ("body", "belt", "belt_places", "pack", "hand", "damaged", "charms", "seat")
"""What is shown of the things that somebody has."""
SLOTS = ("head", "body", "hands", "legs", "feet", "neck", "ring", "main", "off")
"""What every table calls the places of the body."""


def slots(who: View, n: int, content: Content) -> Iterator[Zone]:
    """The places of the body, belt, backpack, and the starting cards that are still in hand."""
    for place, slot in zip(PLACES, SLOTS, strict=True):
        cards = (card(who, who["body"][place], content),) if place in who["body"] else ()
        if place == "hand-2" and cards and who["body"].get("hand-1") == who["body"]["hand-2"]:
            cards = ()  # a two-handed card lies in the first hand
        yield Zone(
            id=ids.slot(n, place),
            name=Text(f"place-{place}"),
            kind="slots",
            cards=cards,
            count=len(cards),
            slot=slot,
        )
    for bag in ("belt", "pack"):
        held = tuple(card(who, one, content) for one in who[bag])
        name = say("zone-belt", places=who["belt_places"]) if bag == "belt" else Text("place-pack")
        yield Zone(id=ids.slot(n, bag), name=name, kind="slots", cards=held, count=len(held), slot=bag)
    if who["hand"]:
        held = tuple(card(who, one, content) for one in who["hand"])
        yield Zone(id=ids.hand(n), name=Text("zone-hand"), kind="hand", cards=held, count=len(held), seat=who["seat"])


def card(who: View | None, one: list[Any], content: Content) -> Card:
    """A card with what has become of it: damaged, enchanted."""
    number = one[1]
    printed = glossary.loot(content.numbered[number], f"card-{number}", content.points)
    if who is None:
        return printed
    badges = [Value(Text("badge-damaged"), None, "cracked-disc")] if number in who["damaged"] else []
    charms = who["charms"].get(str(number), "").split()
    badges += [Value(Text(f"badge-{word}"), None, "sparkles") for word in charms]
    return msgspec.structs.replace(printed, badges=tuple(badges), faded=number in who["damaged"]) if badges else printed


# ----------------------------------------------------------------------------------------------- monsters


def beast_name(who: View) -> Text:
    return named(who["boss"] or who["monster"], who["figure"])


def monster_conditions(who: View) -> Iterator[Value]:
    """Modifications and states."""
    for mod in who["mods"]:
        picture = MODIFICATIONS.get(mod) or icon(mod, "modification")
        yield Value(Text(f"modification-{mod}"), None, picture, Text(f"modification-{mod}-text"), mod)
    if who["poison"]:
        yield Value(
            Text("condition-poison"), who["poison"], "poison-bottle", Text("condition-poison-monster-text"), "poison"
        )
    for state in ("held", "buried", "disarmed"):
        if who[state]:
            yield Value(Text(f"condition-{state}"), None, STATES[state], Text(f"condition-{state}-text"), state)


def monster_sheet(who: View) -> Sheet:
    """Values of a monster at its level with its modifications, and what is special about it."""
    values = [
        Value(Text("value-attack-type"), Text(f"attack-{who['attack_type']}"), key="attack-type"),
        Value(Text("value-ap"), who["ap"], key="ap"),
        Value(Text("value-range"), who["range"], key="range"),
        *(Value(Text(f"value-{name}"), dice_text(tuple(who[name])), key=name) for name in ("attack", "defense", "psi")),
        Value(Text("value-damage"), who["damage"], key="damage"),
        Value(Text("value-ar"), who["ar"], key="ar"),
        Value(Text("value-weak"), Text(f"element-{who['vulnerable']}"), key="weak"),
    ]
    if who["element"]:
        values.append(Value(Text("value-element"), Text(f"element-{who['element']}"), key="element"))
    says = [Text(f"monster-{who['monster']}-text")]
    if who["boss"]:
        says.insert(0, Text(f"boss-{who['boss']}-text"))
    says += [Text(f"modification-{mod}-text") for mod in who["mods"]]
    word = "outside" if who["square"] < 0 else "done" if who["acted"] else "ready"
    return Sheet(
        id=ids.monster_sheet(who["id"]),
        icon=icon(who["boss"] or who["monster"], "monster"),
        name=beast_name(who),
        kind=Text("kind-boss" if who["boss"] else "kind-monster"),
        tint="foe",
        bars=(Bar(Text("bar-hp"), max(0, who["hp"][0]), who["hp"][1]),),
        values=tuple(values),
        conditions=tuple(monster_conditions(who)),
        text=glossary.sentences(says),
        state=Text(f"state-{word}"),
    )


# ----------------------------------------------------------------------------------------------- decks and the shop


def zones(seen: View, content: Content) -> Iterator[Zone]:
    """The shop, what lies open, and the decks by number."""
    if seen["phase"] == "heroes":
        yield choice(seen, content)
    if seen["phase"] in PREPARATION:
        yield row(ids.STANDARD, "zone-standard", seen["standard"], content)
    else:
        yield row(ids.SHOP, "zone-shop", [one for one in seen["shop"] if one[0]], content)
    if seen["drawn"]:
        yield row(ids.DRAWN, "zone-drawn", seen["drawn"], content)
    if seen["traps"]:
        yield row(ids.TRAPS, "zone-traps", [trap["card"] for trap in seen["traps"]], content)
    if tile := seen["tile_in_hand"]:
        cards = (glossary.room(content.tiles[tile], f"tile-{tile}"),)
        yield Zone(id=ids.TILE, name=Text("zone-tile"), kind="row", cards=cards, count=1)
    left = seen["left"]
    for place, number in enumerate(left["loot"]):
        yield Zone(id=ids.stack(place), name=say("zone-stack", number=place + 1), kind="deck", count=number)
    yield Zone(id=ids.TILES, name=Text("zone-tiles"), kind="deck", count=left["tiles"])
    yield Zone(id=ids.MONSTERS, name=Text("zone-monsters"), kind="deck", count=left["monsters"])
    if left["door_events"]:
        yield Zone(id=ids.DOORS, name=Text("zone-doors"), kind="deck", count=left["door_events"])
    yield row(ids.DISCARD, "zone-discard", seen["discard"], content, "pile")


def row(id: str, name: str, numbered: list[Any], content: Content, kind: str = "market") -> Zone:
    return again(("row", id), (name, numbered), _row, id, name, numbered, content, kind)


def _row(id: str, name: str, numbered: list[Any], content: Content, kind: str) -> Zone:
    cards = tuple(card(None, one, content) for one in numbered)
    return Zone(id=id, name=Text(name), kind=kind, cards=cards, count=len(cards))


def choice(seen: View, content: Content) -> Zone:
    """The characters that nobody has chosen yet."""
    taken = [who["hero"] for who in seen["heroes"] if who["away"] != "quit"]
    free = [hero for hero in content.heroes.values() if hero.id not in taken]
    cards = tuple(glossary.persona(hero, f"persona-{hero.id}", content.points) for hero in free)
    return Zone(id="personas", name=Text("zone-personas"), kind="market", cards=cards, count=len(cards))
