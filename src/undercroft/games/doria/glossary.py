"""Everything printed, to be looked at as cards: loot, monsters, modifications, bosses, heroes, tiles and events.

Figures and rules texts follow from the definitions, so that a card always says what it does.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from undercroft.kernel import Text, say
from undercroft.toolkit.scene import Card, Value

from .content import Content, Points
from .content.definitions import (
    ATTRIBUTES,
    Boost,
    Boss,
    Dice,
    DoorEvent,
    Hero,
    Modification,
    Monster,
    RoomEvent,
    Tile,
    Trap,
)
from .content.definitions import Card as Printed
from .content.facts import BONUSES, boost_parts
from .events.base import dice_text
from .icons import MODIFICATIONS, THEMES, icon

ROLLS = ("attack", "defense", "psi")
NUMBERS = ("damage", "hp", "ar")


def glossary(content: Content) -> Iterator[Card]:
    """Every card, monster, modification, boss, hero, tile, door and room event."""
    for card in content.cards.values():
        yield loot(card, card.id, content.points)
    for monster in content.monsters.values():
        yield beast(monster)
    for mod in content.modifications.values():
        yield modification(mod)
    for boss in content.bosses.values():
        yield chief(boss)
    for hero in content.heroes.values():
        yield persona(hero, hero.id, content.points)
    for tile in content.tiles.values():
        yield room(tile, tile.id)
    for event in content.door_events.values():
        yield door_event(event)
    for entry in content.room_events.values():
        yield room_event(entry)


# ----------------------------------------------------------------------------------------------- cards


class Print(NamedTuple):
    """Where the editions print other words on the same card."""

    trap_gold: bool
    trap_group: bool
    wide_areas: bool
    focus_for_all: bool


def loot(card: Printed, as_id: str, points: Points) -> Card:
    """A loot card, standard item or campaign item, as its edition prints it.

    [doria.trap.types-de, doria.trap.rewards-en, doria.trap.rewards-de, doria.card.tn-bonus-en, doria.card.tn-bonus-de]
    """
    kinds = points.tn_bonus_kinds
    words = Print(points.traps_worth_gold, points.trap_rewards_group, points.area_traps_fill_rooms, "tool" in kinds)
    return _loot(card, as_id, words)


@cache
def _loot(card: Printed, as_id: str, words: Print) -> Card:
    """What is used or befalls somebody says so itself; the words on other cards are only flavour."""
    own = Text(f"card-{card.id}-text")
    acts = card.use is not None or card.trap is not None or card.event is not None
    says = [*((own,) if acts else ()), *rules_of(card, words)]
    return Card(
        id=as_id,
        of=card.id,
        icon=icon(card.id, card.kind),
        name=Text(f"card-{card.id}"),
        kind=Text(f"kind-{card.kind}"),
        cost=card.gold if card.gold and (words.trap_gold or card.trap is None) else None,
        figures=tuple(figures(card)),
        text=sentences(says),
        flavour=None if acts else own,
        look=LOOKS.get(card.kind, ""),
    )


LOOKS = {
    "melee": "weapon", "ranged": "weapon", "shield": "armor", "armor": "armor", "potion": "potion", "spell": "spell",
    "ritual": "spell", "ward": "spell", "tool": "tool", "trap": "trap", "event": "event", "accessory": "treasure",
}  # fmt: skip
"""The frame of a card, by its kind."""


def sentences(parts: list[Text]) -> Text | None:
    """Several sentences as one text."""
    if not parts:
        return None
    said = parts[0]
    for part in parts[1:]:
        said = say("and-then", first=said, then=part)
    return said


def figures(card: Printed) -> Iterator[Value]:
    """What is printed in numbers."""
    for roll in ROLLS:
        dice: Dice | None = getattr(card, roll)
        if dice is not None:
            yield Value(Text(f"value-{roll}"), dice_text(dice))
    if card.attack is not None:
        yield Value(Text("value-damage"), card.damage)
    if card.attack is not None or (card.friendly and not card.anywhere):
        yield Value(Text("value-range"), card.range)
    for name in ("ar", "tn", "ap", "pp", "hands"):
        if number := getattr(card, name):
            yield Value(Text(f"value-{name}"), number)
    for attribute, least in card.needs:
        yield Value(say("value-needs", attribute=ATTRIBUTES[attribute]), least)


def rules_of(card: Printed, words: Print) -> Iterator[Text]:
    """What a card does, in words that follow from its figures."""
    if card.trap is not None:
        yield from trap_rules(card.trap, words)
        return
    if card.element:
        yield say("rule-element", element=card.element)
    if card.vulnerable:
        yield say("rule-vulnerable", element=card.vulnerable)
    for sign in ("piercing", "immobilize", "disarm", "drain", "magic"):
        if getattr(card, sign):
            yield Text(f"rule-{sign}")
    if card.poison:
        yield say("rule-poison", number=card.poison)
    if card.push:
        yield say("rule-push", number=card.push)
    for tag, more in card.versus:
        yield say("rule-versus", tag=tag, number=more)
    if card.reach.kind != "one":
        radius, number = card.reach.radius, card.reach.count
        yield say(f"rule-{card.reach.kind}", radius=radius, number=number)
        if card.reach.friends:
            yield Text("rule-friends")
    for boost in card.boosts:
        yield boost_rule(boost)
    for name in BONUSES:
        if number := getattr(card, name):
            text = "spells" if name == "tn_bonus" and not words.focus_for_all else name.replace("_", "-")
            yield say(f"rule-worn-{text}", number=f"{number:+d}")
    if card.kind == "ward" and card.defense is not None:
        yield say("rule-ward", pp=card.pp)
    if card.spent:
        yield Text("rule-spent")
    if card.group == "valuables":
        yield Text("rule-valuable")


def boost_rule(boost: Boost) -> Text:
    """The special effect of a weapon."""
    return Text("rule-boost", {"pp": boost.pp, "parts": boost_parts(boost)})


def trap_rules(trap: Trap, words: Print) -> Iterator[Text]:
    """Whom a trap concerns, how it is avoided, and how long it lasts."""
    one, two = (ATTRIBUTES[attribute] for attribute in trap.check)
    yield say(f"rule-trap-{'room' if trap.scope == 'area' and words.wide_areas else trap.scope}", radius=trap.radius)
    check = {"attribute": Text(f"attribute-{one}"), "second": Text(f"attribute-{two}")}
    yield Text("rule-trap-check", {**check, "target": trap.tn, "level": trap.per_level})
    if trap.blocks:
        yield Text("rule-trap-blocks")
    if trap.lasting:
        yield say("rule-trap-lasting", ap=trap.ap)
    if trap.guard is not None:
        yield say("rule-trap-guard", dice=dice_text(trap.guard))
    if trap.ends_after:
        yield say("rule-trap-ends", rounds=trap.ends_after)
    yield say("rule-trap-xp" if words.trap_group else "rule-trap-xp-own", xp=trap.xp)


# ----------------------------------------------------------------------------------------------- monsters


def by_level(monster: Monster, name: str) -> Text:
    """The values of the four level cards."""
    values = [getattr(level, name) for level in monster.levels]
    said = tuple(dice_text(value) if isinstance(value, tuple) else say("number", number=value) for value in values)
    return Text("levels", {"values": said})


def beast(monster: Monster) -> Card:
    values = [
        Value(Text("value-attack-type"), Text(f"attack-{monster.attack_type}")),
        Value(Text("value-ap"), monster.ap),
        Value(Text("value-range"), monster.range),
        *(Value(Text(f"value-{name}"), by_level(monster, name)) for name in (*ROLLS, *NUMBERS)),
        Value(Text("value-figures"), monster.figures),
    ]
    says = [Text(f"monster-{monster.id}-text"), say("rule-weak", element=monster.vulnerable)]
    if monster.element:
        says.append(say("rule-strikes", element=monster.element))
    return Card(
        id=monster.id,
        of=monster.id,
        icon=icon(monster.id, "monster"),
        name=Text(f"monster-{monster.id}"),
        kind=Text("kind-monster"),
        look="monster",
        figures=tuple(values),
        text=sentences(says),
    )


CHANGES = ("attack", "defense", "psi", "damage", "hp", "ar", "ap", "range")


def changes(one: Modification | Boss) -> Iterator[Value]:
    """What is added to the level card."""
    for name in CHANGES:
        if number := getattr(one, name):
            yield Value(Text(f"value-{name.replace('_', '-')}"), f"{number:+d}")
    yield Value(Text("value-xp"), one.xp)
    if one.loot:
        yield Value(Text("value-loot"), one.loot)


def modification(mod: Modification) -> Card:
    return Card(
        id=mod.id,
        of=mod.id,
        icon=MODIFICATIONS.get(mod.id) or icon(mod.id, "modification"),
        name=Text(f"modification-{mod.id}"),
        kind=Text("kind-modification"),
        look="monster",
        figures=tuple(changes(mod)),
        text=Text(f"modification-{mod.id}-text"),
    )


def chief(boss: Boss) -> Card:
    """A boss on the level card of its type, or a rule card."""
    says = [Text(f"boss-{boss.id}-text")]
    values = tuple(changes(boss)) if boss.base else ()
    if boss.base:
        says += [say("rule-boss", monster=boss.base, number=boss.per_hero), Text(f"monster-{boss.base}-text")]
        says += [Text("rule-flies")] if "flight" in boss.abilities else []
    return Card(
        id=boss.id,
        of=boss.id,
        icon=icon(boss.id, "boss"),
        name=Text(f"boss-{boss.id}"),
        kind=Text("kind-boss" if boss.base else "kind-rule"),
        figures=values,
        text=sentences(says),
    )


# ----------------------------------------------------------------------------------------------- heroes, tiles, doors


def persona(hero: Hero, as_id: str, points: Points) -> Card:
    """A character, with the standard items that go with it: taken first, or exchanged for starting cards.

    [doria.setup.standard-pair-en, doria.setup.equipment-de]
    """
    own = zip(ATTRIBUTES, hero.attributes, strict=True)
    items = tuple(Text(f"card-{item}") for item in hero.items)
    return Card(
        id=as_id,
        of=hero.id,
        icon=icon(hero.id, "hero"),
        name=Text(f"hero-{hero.id}"),
        kind=Text("kind-hero"),
        figures=tuple(Value(Text(f"attribute-{name}"), value) for name, value in own),
        text=Text("rule-hero" if points.standard_first else "rule-hero-exchange", {"items": items}),
        flavour=Text(f"hero-{hero.id}-text"),
    )


MARKS = {"treasures": "$", "white": "w", "green": "g", "yellow": "y", "red": "r"}


def room(tile: Tile, as_id: str) -> Card:
    """A room tile: its ways out, treasures, monster icons, and the kind of place it is."""
    rows = tile.art.strip("\n").split("\n")
    inner = "".join(row[1:6] for row in rows[1:6])
    sides = (rows[0][1:6], rows[6][1:6], "".join(row[0] for row in rows[1:6]), "".join(row[6] for row in rows[1:6]))
    ways = [sum(mark in "D " for mark in side) for side in sides]
    values = [Value(Text("value-doors"), sum(way == 1 for way in ways))]
    values += [Value(Text("value-open-sides"), wide)] if (wide := sum(way > 1 for way in ways)) else []
    values += [Value(Text(f"value-{name}"), n) for name, mark in MARKS.items() if (n := inner.count(mark))]
    return Card(
        id=as_id,
        of=tile.id,
        icon=THEMES.get(tile.theme) or icon(tile.id, "tile"),
        name=Text(f"tile-{tile.id}"),
        kind=Text("kind-tile"),
        figures=tuple(values),
        text=Text(f"theme-{tile.theme}") if tile.theme else None,
        look="room",
    )


def door_event(event: DoorEvent) -> Card:
    return Card(
        id=event.id,
        of=event.id,
        icon=icon(event.id, "door"),
        name=Text(f"door-event-{event.id}"),
        kind=Text("kind-door"),
        text=sentences([Text(f"door-event-{event.id}-text"), *door_check(event)]),
        look="event",
    )


def room_event(entry: RoomEvent) -> Card:
    return Card(
        id=entry.id,
        of=entry.id,
        icon=icon(entry.id, "tile"),
        name=Text(f"room-event-{entry.id}"),
        kind=Text("kind-room-event"),
        figures=(Value(Text(f"room-kind-{entry.theme}"), entry.number),),
        text=sentences([Text(f"room-event-{entry.id}-text"), *door_check(entry)]),
        look="event",
    )


def door_check(event: DoorEvent | RoomEvent) -> Iterator[Text]:
    if event.check is not None:
        one, two = (Text(f"attribute-{ATTRIBUTES[attribute]}") for attribute in event.check)
        figures = {"target": event.tn, "level": event.per_level}
        yield Text("rule-door-check", {"attribute": one, "second": two, **figures})
