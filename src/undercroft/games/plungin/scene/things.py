"""What Heroes carry, what is lying about, and what is for sale."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel import Text, say
from undercroft.toolkit.again import again
from undercroft.toolkit.scene import Card, Value, Zone

from .. import glossary
from ..content import Content
from ..ids import own_id, zone_id
from ..rules import creation
from .seen import Seen


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
