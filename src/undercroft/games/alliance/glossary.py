"""Everything printed as cards that can be looked at: for zones of a scene, and for the glossary."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel import Text
from undercroft.kernel.text import Argument
from undercroft.toolkit.scene import SIDES, Card, Value

from .board import LETTERS
from .content import Content
from .content.definitions import Card as Printed
from .content.definitions import Hero, Hunt, Monster, Penalty, Rouse, Tiles, Upgrades
from .content.figures import DIE
from .icons import icon
from .looks import FRAMES

LEVELS = ("", "I", "II", "III")
BURSTS = ("speed", "attack", "heal", "repeat")
MARKS = ("slow", "weak", "exposed", "held", "dazed", "prey")


def _values(*named: tuple[str, int]) -> tuple[Value, ...]:
    return tuple(Value(Text(f"value-{name}"), number, key=name) for name, number in named if number)


# -------------------------------------------------------------------------------------------------------------- heroes


def hero_kind(hero: Hero) -> Text:
    first, second = hero.classes
    args: dict[str, Argument] = {"race": Text(f"race-{hero.race}"), "first": Text(f"class-{first}")}
    if first == second:
        return Text("hero-kind-twice", args)
    return Text("hero-kind", {**args, "second": Text(f"class-{second}")})


def hero(content: Content, id: str, as_id: str) -> Card:
    """A Hero Card, with the names of the cards that the hero brings along."""
    card = content.heroes[id]
    most = 1 if content.points.generic else 3
    own = tuple(Text(f"card-{one.id}") for one in content.cards.values() if one.hero == id and one.number <= most)
    return Card(
        id=as_id,
        of=id,
        icon=icon(id, "hero"),
        name=Text(f"hero-{id}"),
        kind=hero_kind(card),
        figures=_values(
            (card.kind, card.attack),
            ("armor", card.armor),
            ("dodge", card.dodge),
            ("speed", card.speed),
            ("health", card.health),
        ),
        text=Text("hero-brings", {"cards": own}),
        flavour=Text(f"hero-{id}-story"),
    )


# --------------------------------------------------------------------------------------------------------------- cards


def card(content: Content, id: str, as_id: str) -> Card:
    """A card of an Alliance Deck, an upgrade or an artifact."""
    found = content.cards[id]
    return Card(
        id=as_id,
        of=id,
        icon=icon(id, found.types[0]),
        name=Text(f"card-{id}"),
        kind=card_kind(found),
        cost=found.cost or None,
        figures=card_figures(found),
        text=card_text(found),
        flavour=Text(f"card-{id}-flavor"),
        look=FRAMES[found.types[0]],
    )


def card_text(found: Printed) -> Text:
    """What a card says, as it was printed."""
    return Text(f"card-{found.id}-text" if found.wording == 1 else f"card-{found.id}-text-{found.wording}")


def card_figures(found: Printed) -> tuple[Value, ...]:
    """The strength of its attack, and its bonuses."""
    strike = () if found.strike is None else (Value(Text(f"value-base-{found.strike.kind}"), found.strike.strength),)
    bonuses = [(name, getattr(found.bonus, name)) for name in found.bonus.__struct_fields__]
    return (*strike, *(Value(Text(f"value-{name}"), f"+{number}") for name, number in bonuses if number))


def card_kind(found: Printed) -> Text:
    """Its types, and whom it is for."""
    types = tuple(Text(f"type-{one}") for one in found.types)
    if found.hero:
        return Text("card-kind-hero", {"types": types, "hero": Text(f"hero-{found.hero}")})
    needs = found.needs
    if not needs.races and not needs.classes:
        return Text("card-kind-anyone", {"types": types})
    races = tuple(Text(f"race-{race}") for race in needs.races)
    classes = tuple(Text(f"class-{one}") for one in dict.fromkeys(needs.classes))
    args: dict[str, Argument] = {
        "types": types,
        "races": races,
        "some": len(races),
        "classes": classes,
        "many": len(classes),
        "how": "twice" if len(classes) < len(needs.classes) else "either" if needs.either else "all",
    }
    return Text("card-kind-needs", args)


# ----------------------------------------------------------------------------------------------- monsters, challenges


def monster_figures(card: Monster) -> tuple[Value, ...]:
    shown = _values((card.kind, card.attack), ("armor", card.armor), ("dodge", card.dodge), ("speed", card.speed))
    first, second = card.xp
    return (*shown, Value(Text("value-reward"), f"{first} + {second}"))


def monster(content: Content, id: str) -> Card:
    card = content.monsters[id]
    return Card(
        id=id,
        of=id,
        icon=icon(id, "monster"),
        name=Text(f"monster-{id}"),
        kind=Text("kind-monster"),
        figures=(*monster_figures(card), Value(Text("value-health"), card.health)),
        text=Text(f"monster-{id}-text"),
        flavour=Text(f"monster-{id}-flavor"),
        look="monster",
    )


def challenge(content: Content, id: str) -> Card:
    card = content.challenges[id]
    kind = "trap" if card.trap is not None else "chest"
    return Card(
        id=id,
        of=id,
        icon=icon(id, "challenge"),
        name=Text(f"challenge-{id}"),
        kind=Text(f"kind-{kind}"),
        figures=(Value(Text("value-tokens"), " · ".join(str(count) for count in card.tokens)),),
        text=Text(f"challenge-{id}-text"),
        flavour=Text(f"challenge-{id}-flavor"),
        look="trap" if kind == "trap" else "treasure",
    )


# ---------------------------------------------------------------------------------------------------------- tiles, solo


def tile(content: Content, id: str, as_id: str) -> Card:
    """A Dungeon Tile: its level, its doors as printed, and who and what waits there."""
    found = content.tiles[id]
    doors = tuple(Text(f"side-{SIDES[LETTERS.index(letter)]}") for letter in found.doors)
    monsters = tuple(
        Text("tile-monster", {"monster": Text(f"monster-{one}"), "spot": Text(f"spot-{spot}")})
        for spot, one in found.monsters
    )
    challenges = tuple(
        Text("tile-challenge", {"level": LEVELS[level], "spot": Text(f"spot-{spot}")})
        for spot, level in found.challenges
        if content.points.challenges
    )
    inside = (*monsters, *challenges)
    args: dict[str, Argument] = {"doors": doors, "inside": inside, "count": len(inside)}
    return Card(
        id=as_id,
        of=id,
        icon=icon(id, "tile"),
        name=Text(f"tile-{id}"),
        kind=Text("kind-start" if found.color else "kind-tile"),
        figures=() if found.color else (Value(Text("value-level"), LEVELS[found.level]),),
        text=Text("tile-text", args),
        look="room",
    )


def solo(content: Content, id: str, as_id: str) -> Card:
    """A Solo/Cooperative Card with its three sections in words."""
    found = content.solo[id]
    args: dict[str, Argument] = {
        "first": first_section(found.first),
        "then": then_section(found.then),
        "otherwise": otherwise_section(found.otherwise),
    }
    return Card(
        id=as_id,
        of=id,
        icon=icon(id, "solo"),
        name=Text(f"solo-{id}"),
        kind=Text("kind-solo"),
        text=Text("solo-text", args),
        flavour=Text(f"solo-{id}-flavor"),
        look="event",
    )


def first_section(activity: Upgrades | Tiles | Rouse) -> Text:
    if isinstance(activity, Upgrades):
        return Text("solo-upgrades", {"red": activity.red, "blue": activity.blue})
    return Text("solo-tiles", {"red": activity.red}) if isinstance(activity, Tiles) else Text("solo-rouse")


def then_section(hunt: Hunt) -> Text:
    icons = tuple(Text(f"{'race' if icon in RACES else 'class'}-{icon}") for icon in hunt.icons)
    first = Text("solo-hunted", {"icons": icons}) if icons else Text("solo-weakest")
    second = Text("solo-any-kind", {"kind": Text(f"kind-{hunt.kind}")}) if hunt.kind else Text("solo-any")
    return Text("solo-then", {"first": first, "second": second})


RACES = ("human", "elf", "dwarf", "gnome")


def otherwise_section(penalty: Penalty) -> Text:
    parts = []
    if penalty.burst:
        parts.append(Text("solo-burst"))
    if penalty.spend:
        parts.append(Text("solo-spend"))
    if penalty.discard:
        parts.append(Text("solo-discard"))
    if penalty.wounds:
        args: dict[str, Argument] = {"heroes": penalty.heroes, "wounds": penalty.wounds, "poison": int(penalty.poison)}
        parts.append(Text("solo-wounds", args))
    return Text("solo-otherwise", {"parts": tuple(parts)})


# ---------------------------------------------------------------------------------------------------------- everything


def glossary(content: Content) -> Iterator[Card]:
    """Every hero, card, monster, challenge, tile and solo card; what a Burst of Strength, the die and a mark can do."""
    for id in content.heroes:
        yield hero(content, id, id)
    for id in content.cards:
        yield card(content, id, id)
    for id in content.monsters:
        yield monster(content, id)
    for id in content.challenges:
        yield challenge(content, id)
    for id in content.tiles:
        yield tile(content, id, id)
    for id in content.solo:
        yield solo(content, id, id)
    for option in BURSTS:
        yield _word(f"burst-{option}", "burst", Text(f"option-{option}"), Text(f"burst-{option}-text"))
    for face in sorted(set(DIE)):
        name, text = Text("die-face", {"face": face}), Text("die-face-text", {"face": face, "count": DIE.count(face)})
        yield _word(f"die-{face}", "die", name, text)
    for mark in MARKS:
        yield _word(f"mark-{mark}", "mark", Text(f"mark-{mark}"), Text(f"mark-{mark}-text"))


def _word(id: str, kind: str, name: Text, text: Text) -> Card:
    shown = icon(id.removeprefix("mark-"), "die" if kind == "die" else "mark")
    return Card(id=id, of=id, icon=shown, name=name, kind=Text(f"kind-{kind}"), text=text)
