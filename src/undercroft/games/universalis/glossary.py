"""Everything printed, as cards to be looked at: what it is, what it costs, its figures, and what it does in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from undercroft.kernel import Text
from undercroft.toolkit.scene import Card, Value

from .content.catalogue import Content, Points
from .content.definitions import (
    CHAMPION,
    ELITE,
    GRUNT,
    Armor,
    Attribute,
    Companion,
    Creature,
    DarkCard,
    Faction,
    Hero,
    HeroClass,
    Item,
    MagicObject,
    Object,
    Outcome,
    Piece,
    Race,
    Shield,
    SpecialElement,
    Spell,
    Weapon,
)
from .content.journey.places import Boat
from .content.offering import offered
from .content.settlements import Danger, TravelEvent
from .content.telling import bonuses, effects, marks, modes, traits
from .icons import icon

CONDITIONS = (
    "stunned", "knocked-down", "diseased", "poisoned", "stationary", "flying", "berserk", "in-pit", "shielding",
    "shielded", "climbing", "held", "overloaded", "disarmed", "wounded", "frightened",
)  # fmt: skip
"""The conditions that a table marks with markers."""


def stat(name: str, value: int | str | Text | None) -> Iterator[Value]:
    """A printed figure, if there is something to print."""
    if value not in (None, 0, ""):
        yield Value(Text(f"stat-{name}"), value)


def joined(parts: Iterable[Text]) -> Text | None:
    """Sentences in a row."""
    told: Text | None = None
    for part in reversed(tuple(parts)):
        told = Text("sentence", {"one": part}) if told is None else Text("sentences", {"one": part, "rest": told})
    return told


def told(parts: Iterable[Text]) -> Text | None:
    """Texts in a row that end their sentences themselves."""
    found: Text | None = None
    for part in reversed(tuple(parts)):
        found = part if found is None else Text("told", {"one": part, "rest": found})
    return found


# ---------------------------------------------------------------------------------------------- people


def attributes(own: tuple[int, ...]) -> Iterator[Value]:
    for attribute in Attribute:
        if own[attribute]:
            yield Value(Text(f"attribute-{attribute.name.lower()}"), own[attribute])


def figures_of(card: Creature) -> tuple[Value, ...]:
    """The profile of a creature or companion."""
    skills = tuple(Text(f"skill-{one}") for one in card.skills) or None
    weapons = tuple(Text(f"card-{one}") for one in (*card.weapons, *([card.shield] if card.shield else [])))
    spells = tuple(Text(f"spell-{one}") for one in card.spells)
    return (
        *attributes(card.attributes),
        *stat("level", Text(f"level-{card.level}")),
        *stat("size", Text(f"size-{card.size}")),
        *stat("base", card.base if card.base != "1x1" else ""),
        *stat("skills", Text("list", {"list": skills}) if skills else None),
        *stat("traits", Text("list", {"list": traits(card.traits)}) if card.traits else None),
        *stat("weapons", Text("list", {"list": weapons}) if weapons else None),
        *stat("spells", Text("list", {"list": spells}) if spells else None),
        *stat("behaviour", Text(f"behaviour-{card.behaviour}")),
    )


def abilities(skills: Iterable[str]) -> Iterator[Text]:
    """What somebody's skills do."""
    for skill in skills:
        yield Text("about-skill", {"skill": Text(f"skill-{skill}"), "text": Text(f"skill-{skill}-text")})


def conduct(content: Content, card: Creature) -> Text:
    """What somebody does without being told: a creature by its Behavior card, a companion for the one who leads it."""
    if isinstance(card, Companion):
        return Text("about-pet" if card.pet else "about-mercenary")
    return Text(f"behaves-{card.behaviour}", {"keeps": content.behaviours[card.behaviour].keeps})


def creature(content: Content, card: Creature) -> Card:
    kind = "companion" if isinstance(card, Companion) else "creature"
    figures = list(figures_of(card))
    if isinstance(card, Companion):
        figures += [*stat("upkeep", card.upkeep), *stat("points", card.vp)]
    else:
        figures += stat("faction", Text(f"faction-{card.faction}") if card.faction in content.factions else None)
    return Card(
        id=card.id,
        of=card.id,
        icon=icon(card.id, kind),
        name=Text(f"figure-{card.id}"),
        kind=Text(f"kind-{kind}"),
        cost=card.cost if isinstance(card, Companion) else card.vp,
        figures=tuple(figures),
        text=told((conduct(content, card), *abilities(card.skills))),
        flavour=Text(f"figure-{card.id}-text"),
        look="monster",
    )


def hero(card: Hero) -> Card:
    knows = tuple([Text(f"skill-{one}") for one in card.skills] + [Text(f"spell-{one}") for one in card.spells])
    has = tuple(Text(f"card-{one}") for one in (*card.hands, *card.worn, *card.pack))
    return Card(
        id=card.id,
        of=card.id,
        icon=icon(card.id, "hero"),
        name=Text(f"figure-{card.id}"),
        kind=Text("kind-hero-of", {"race": Text(f"race-{card.race}"), "job": Text(f"class-{card.hero_class}")}),
        figures=(
            *attributes(card.attributes),
            *stat("fortune", card.fortune),
            *stat("skills", Text("list", {"list": knows})),
            *stat("gear", Text("list", {"list": has})),
        ),
        text=told(abilities(card.skills)),
        flavour=Text(f"figure-{card.id}-text"),
    )


def race(card: Race) -> Card:
    ranges = [
        Value(
            Text(f"attribute-{attribute.name.lower()}"),
            Text("stat-range-of", {"low": card.low[attribute], "high": card.high[attribute]})
            if card.low[attribute] < card.high[attribute]
            else card.high[attribute],
        )
        for attribute in Attribute
        if card.high[attribute]
    ]
    skills = tuple(Text(f"skill-{one}") for one in card.skills)
    fits = tuple(Text(f"class-{one}") for one in card.classes)
    return Card(
        id=f"race-{card.id}",
        of=f"race-{card.id}",
        icon=icon(card.id, "race"),
        name=Text(f"race-{card.id}"),
        kind=Text("kind-race"),
        figures=(
            *ranges,
            *stat("side", Text(f"side-{card.alignment}")),
            *stat("fortune", card.fortune),
            *stat("size", Text(f"size-{card.size}")),
            *stat("skills", Text("list", {"list": skills}) if skills else None),
            *stat("classes", Text("list", {"list": fits}) if fits else None),
        ),
        text=Text("race-about", {"fits": len(fits)}),
    )


def hero_class(content: Content, card: HeroClass) -> Card:
    skills = tuple(Text(f"skill-{one}") for one in card.skills)
    dark = tuple(Text(f"skill-{one}") for one in card.evil_skills)
    lores = tuple(Text(f"lore-{one}") for one in card.lores if one in content.lores)
    learning = tuple(Text(f"school-{one}") for one in card.learning)
    weapons = tuple(Text(f"card-{one}") for one in card.weapons)
    return Card(
        id=f"class-{card.id}",
        of=f"class-{card.id}",
        icon=icon(card.id, "class"),
        name=Text(f"class-{card.id}"),
        kind=Text(f"kind-class-{card.group}"),
        figures=(
            *stat("skills", Text("list", {"list": skills}) if skills else None),
            *stat("evil-skills", Text("list", {"list": dark}) if dark else None),
            *stat("spells", card.spells),
            *stat("lores", Text("list", {"list": lores}) if lores else None),
            *stat("armor-allowed", Text(f"armor-{card.armor}")),
            *stat("shields-allowed", Text("value-yes" if card.shields else "value-no")),
            *stat("weapons", Text("list", {"list": weapons}) if weapons else None),
            *stat("learning", Text("list", {"list": learning})),
        ),
        text=Text(f"class-about-{card.group}"),
    )


# ---------------------------------------------------------------------------------------------- skills and spells


def skill_card(content: Content, id: str, as_id: str) -> Card:
    card = content.skills.get(id)
    figures: tuple[Value, ...] = ()
    kind = Text("kind-skill")
    if card is not None:
        kind = Text("kind-skill-of", {"school": Text(f"school-{card.group}"), "active": int(card.active)})
        needs = tuple(Text(f"short-{one.to}", {"value": one.value}) for one in card.needs)
        figures = (
            *stat("needs", Text("list", {"list": needs}) if needs else None),
            *stat("uses", card.uses),
            *stat("light-only", Text("value-yes") if card.light_only else None),
        )
    name, text = Text(f"skill-{id}"), Text(f"skill-{id}-text")
    picture = icon(id, f"skill-{card.group}" if card is not None else "skill-nature")
    return Card(
        id=as_id, of=f"skill-{id}", icon=picture, name=name, kind=kind, figures=figures, text=text, look="skill"
    )


def spell_key(content: Content, id: str) -> str:
    """The id under which the glossary explains a spell; a Dark Player card may have the same name."""
    return f"spell-{id}" if id in content.dark else id


def spell_card(content: Content, id: str, as_id: str, casts: int = 0) -> Card:
    card = content.spells[id]
    reach: Text | int = Text("range-self") if not card.range else card.range
    badges = (Value(Text("badge-casts"), casts),) if casts else ()
    return Card(
        id=as_id,
        of=spell_key(content, id),
        icon=icon(id, f"nature-{card.nature}"),
        name=Text(f"spell-{id}"),
        kind=Text("kind-spell-of", {"lore": Text(f"lore-{card.lore}"), "nature": Text(f"nature-{card.nature}")}),
        cost=card.mana,
        figures=(*spell_figures(card), Value(Text("stat-range"), reach)),
        text=Text(f"spell-{id}-text"),
        badges=badges,
        look="spell",
    )


def spell_figures(card: Spell) -> Iterator[Value]:
    yield from stat("mana", card.mana)
    yield from stat("dice", card.dice)
    yield from stat("armor", card.armor)
    yield from stat("area", card.area)
    yield from stat("permanent", Text("value-higher-die") if card.permanent else None)
    yield from stat("price", card.cost)


# ---------------------------------------------------------------------------------------------- equipment


def item_figures(card: Item) -> Iterator[Value]:
    """What every piece of equipment has."""
    yield from stat("hands", card.hands)
    yield from stat("weight", card.weight)
    yield from stat("points", card.vp)
    yield from stat("uncommon", card.uncommon)


def weapon_figures(card: Weapon) -> Iterator[Value]:
    dice = Text("damage-fixed", {"dice": card.damage})
    if not card.fixed:
        dice = Text("damage-strength", {"dice": f"{card.damage:+d}"}) if card.damage else Text("damage-as-strength")
    yield Value(Text("stat-damage"), dice)
    yield from stat("armor", card.armor)
    yield from stat("combat", card.combat)
    yield from stat("defence", card.defence)
    yield from stat("shooting", card.shooting)
    if card.range:
        yield Value(
            Text("stat-range"), Text("range-strength", {"range": card.range}) if card.range_strength else card.range
        )
    yield from stat("shots", card.shots if card.shots > 1 else 0)
    yield from stat("heavy-armor", card.against_heavy)
    yield from stat("breaks", card.breaks)


def item_about(card: Item) -> Text | None:
    """What a thing does beyond its figures."""
    if isinstance(card, Weapon):
        return joined((Text(f"weapon-{card.kind}"), *modes(card.modes), *marks(card.marks), *bonuses(card.bonuses)))
    if isinstance(card, Armor):
        sort = "heavy" if card.heavy else "light"
        where = Text(f"armor-about-{sort}" if card.body else "armor-about-piece")
        return joined((where, *bonuses(card.penalties), *(Text(f"die-less-{one}") for one in card.die_less)))
    if isinstance(card, Shield):
        against = Text("shield-about", {"block": card.block, "ranged": int(card.ranged), "cover": int(card.cover)})
        return joined((against, *bonuses(card.penalties)))
    return Text(f"item-{card.id}-text")


def item(card: Item, as_id: str, badges: tuple[Value, ...] = ()) -> Card:
    kind = {Weapon: "weapon", Armor: "armor", Shield: "shield"}.get(type(card), "object")
    figures: list[Value] = []
    if isinstance(card, Weapon):
        figures += weapon_figures(card)
    if isinstance(card, Armor):
        figures += stat("armor", card.bonus)
    if isinstance(card, Shield):
        figures += [Value(Text("stat-block"), f"{card.block}+"), *stat("breaks", card.breaks)]
    sort = f"weapon-{card.kind}" if isinstance(card, Weapon) else kind
    if isinstance(card, Object) and card.potion:
        sort = "potion"
    return Card(
        id=as_id,
        of=card.id,
        icon=icon(card.id, sort),
        name=Text(f"card-{card.id}"),
        kind=Text(f"kind-{kind}"),
        cost=card.cost or None,
        figures=(*figures, *item_figures(card)),
        text=item_about(card),
        badges=badges,
        look="potion" if sort == "potion" else FRAMES[kind],
    )


FRAMES = {"weapon": "weapon", "armor": "armor", "shield": "armor", "object": "tool"}
"""The frame of a thing's card, by its kind."""


def magic_item(card: MagicObject, as_id: str, badges: tuple[Value, ...] = ()) -> Card:
    return Card(
        id=as_id,
        of=card.id,
        icon=icon(card.id, f"magic-{card.type}"),
        name=Text(f"magic-{card.id}"),
        kind=Text("kind-relic" if card.relic else "kind-magic"),
        cost=card.vp,
        figures=(
            *stat("base-item", Text(f"card-{card.base}") if card.base else None),
            *stat("damage-more", card.damage),
            *stat("armor", card.armor),
            *stat("uses", card.uses),
            *stat("range", card.range),
            *stat("points", card.vp),
        ),
        text=Text(f"magic-{card.id}-text"),
        badges=badges,
        look="treasure",
    )


def printed_item(content: Content, id: str) -> Item | None:
    c = content
    return c.weapons.get(id) or c.armors.get(id) or c.shields.get(id) or c.objects.get(id)


def gear(content: Content, card: str, magic: str, as_id: str, badges: tuple[Value, ...]) -> Card:
    """A thing that somebody has: what it truly is if that is known, else its ordinary side."""
    if card in content.magic or magic in content.magic:
        return magic_item(content.magic[magic or card], as_id, badges)
    if magic:
        badges = (*badges, Value(Text("badge-unknown")))
    own = printed_item(content, card)
    if own is not None:
        return item(own, as_id, badges)
    return Card(id=as_id, icon=icon(card, "object"), name=Text(f"card-{card}"), kind=Text("kind-object"), badges=badges)


# ---------------------------------------------------------------------------------------------- the dungeon


def table(rows: tuple[Outcome, ...]) -> Iterator[Value]:
    """What a search with two dice can find."""
    for row in rows:
        name = Text("stat-rolled", {"low": row.low, "high": row.high, "same": int(row.low == row.high)})
        yield Value(name, Text("list", {"list": effects(row.effects) or (Text("effect-nothing"),)}))


def furniture(card: Piece, kind: str) -> Card:
    figures = [*stat("height", card.height), *stat("cover", Text(f"cover-{card.cover}") if card.cover else None)]
    figures += stat("squares", f"{card.width}x{card.depth}" if card.width * card.depth > 1 else "")
    figures += table(getattr(card, "search", ()) or getattr(card, "interaction_table", ()))
    about = [Text("piece-about-movable")] if card.movable else []
    about += [Text("piece-about-impassable")] if card.impassable else []
    flavour: Text | None = None
    text: Text | None
    if isinstance(card, SpecialElement):
        flavour = Text(f"piece-{card.id}-text")
        text = joined([*element_about(card), *about]) or Text("piece-about-plain")
    else:
        text = joined([Text("piece-about-search" if getattr(card, "search", ()) else "piece-about-plain"), *about])
    name = Text(f"piece-{card.id}")
    return Card(
        id=card.id,
        of=card.id,
        icon=icon(card.id, kind),
        name=name,
        kind=Text(f"kind-{kind}"),
        figures=tuple(figures),
        text=text,
        flavour=flavour,
        look="room",
    )


def element_about(card: SpecialElement) -> Iterator[Text]:
    """What an element does: by its ground, on entering, on use."""
    if card.terrain:
        yield Text("piece-about-terrain", {"terrain": Text(f"terrain-{card.terrain}")})
    if card.on_entry:
        yield Text("piece-about-entry", {"list": effects(card.on_entry)})
    if card.on_interaction:
        yield Text("piece-about-use", {"list": effects(card.on_interaction)})
    if card.interaction_table:
        yield Text("piece-about-roll")
    if card.once:
        yield Text("piece-about-once")
    if card.thin_air:
        yield Text("piece-about-thin-air")
    if card.creature:
        yield Text("piece-about-creature", {"creature": Text(f"figure-{card.creature}")})


def dark_card(content: Content, id: str, as_id: str) -> Card:
    card: DarkCard = content.dark[id]
    places = tuple(Text(f"trap-in-{one}") for one in card.places)
    return Card(
        id=as_id,
        of=id,
        icon=icon(id, f"dark-{card.use}"),
        name=Text(f"dark-{id}"),
        kind=Text(f"kind-{card.kind}"),
        cost="X" if card.cost < 0 else card.cost,
        figures=(
            *stat("detect", card.detect if card.use == "trap" else 0),
            *stat("disarm", card.disarm if card.use == "trap" else 0),
            *stat("area", card.area),
            *stat("places", Text("list", {"list": places}) if places else None),
            *stat("discard", card.discard),
        ),
        text=Text(f"dark-{id}-text"),
        look="monster" if card.kind == "encounter" else "trap" if card.kind == "obstacle" else "event",
    )


def treasure(id: str, content: Content) -> Card:
    about = Text("treasure-about", {"list": effects(content.treasures[id].effects)})
    name, kind = Text(f"treasure-{id}"), Text("kind-treasure")
    return Card(id=id, of=id, icon=icon(id, "treasure"), name=name, kind=kind, text=about, look="treasure")


def glossary(content: Content) -> Iterator[Card]:
    """Everything printed; skills, races and classes with the name of their kind, because a card may be called alike."""
    yield from (hero(card) for card in content.heroes.values())
    yield from (creature(content, card) for card in content.creatures.values())
    yield from (creature(content, card) for card in content.companions.values())
    yield from (dark_card(content, id, id) for id in content.dark)
    yield from (spell_card(content, id, spell_key(content, id)) for id in content.spells)
    yield from (treasure(id, content) for id in content.treasures)
    yield from (magic_item(card, card.id) for card in content.magic.values())
    for catalogue in (content.weapons, content.armors, content.shields, content.objects):
        yield from (item(card, card.id) for card in catalogue.values())
    yield from (furniture(card, "furniture") for card in content.furniture.values())
    yield from (furniture(card, "element") for card in content.elements.values())
    yield from (skill_card(content, id, f"skill-{id}") for id in content.skills)
    yield from (race(card) for card in content.races.values())
    yield from (hero_class(content, card) for card in content.classes.values())
    yield from (place(id) for id in content.services)
    yield from (faction(card) for card in content.factions.values())
    yield from (travel(card) for card in content.travel.values())
    yield from (danger(card) for card in content.dangers.values())
    yield from (boat(card) for card in content.boats.values())
    yield achievements(content.points)


def achievements(points: Points) -> Card:
    """The Achievement card: what each deed is worth to the heroes and to the Dark Player.  [dun.setup.counters]"""
    ours = [
        *((f"slain-{level}", worth) for level, worth in zip(LEVELS, points.kill_points, strict=True)),
        ("slain-leader", points.leader_points),
        ("goal", points.goal_points),
        ("chest", points.chest_points),
        ("unlocked", points.unlock_points),
        ("riddle", points.riddle_points),
        ("disarmed", points.disarm_points),
    ]
    his = [
        ("turn", points.turn_points),
        ("knock-out", points.knock_out_points),
        ("fortune", points.fortune_points),
        ("overrun", points.overrun_points),
    ]
    figures = [
        Value(Text(f"worth-{side}", {"why": why}), n)
        for side, deeds in (("heroes", ours), ("dark", his))
        for why, n in deeds
    ]
    id = "achievements"
    return Card(
        id=id,
        of=id,
        icon=icon(id, "card"),
        name=Text("track-achievements"),
        kind=Text("kind-counter"),
        figures=tuple(figures),
        text=Text("achievements-about"),
    )


LEVELS = (GRUNT, ELITE, CHAMPION)


def place(id: str) -> Card:
    """Places and services between two quests."""
    name, text = Text(f"service-{id}"), Text(f"service-{id}-text")
    return Card(
        id=f"service-{id}", of=f"service-{id}", icon=icon(id, "place"), name=name, kind=Text("kind-place"), text=text
    )


def faction(card: Faction) -> Card:
    """Whom a faction sheet sends."""
    id, creatures = f"faction-{card.id}", tuple(Text(f"figure-{one}") for one in card.creatures)
    text = Text("faction-about", {"creatures": creatures})
    return Card(id=id, of=id, icon=icon(card.id, "faction"), name=Text(id), kind=Text("kind-faction"), text=text)


def travel(card: TravelEvent) -> Card:
    """A Travel Event: where and how often it comes, whom it concerns, and what can be done about it."""
    id, offers = f"travel-{card.id}", tuple(offered(one) for one in card.offers)
    return Card(
        id=id,
        of=id,
        icon=icon(card.id, "travel"),
        name=Text(id),
        kind=Text("kind-travel"),
        figures=(*stat("place", Text(f"place-{card.place}")), *stat("comes", Text("from-on", {"least": card.needs}))),
        text=Text("travel-about", {"one": int(card.one), "offers": offers}),
        flavour=Text(f"story-{card.id}"),
    )


def danger(card: Danger) -> Card:
    """A Campaign Danger: whom it concerns, and what can be done about it."""
    id, offers = f"danger-{card.id}", tuple(offered(one) for one in card.offers)
    about = Text("travel-about", {"one": int(card.one), "offers": offers})
    kind, story = Text("kind-danger"), Text(f"story-{card.id}")
    return Card(id=id, of=id, icon=icon("danger", "travel"), name=Text(id), kind=kind, text=about, flavour=story)


def boat(card: Boat) -> Card:
    """A boat: what it costs, how much it bears, where it can go."""
    id = f"boat-{card.id}"
    waters = tuple(Text(f"water-{one}") for one in card.waters)
    about = Text("boat-about", {"coins": card.cost, "points": card.structure, "waters": waters})
    return Card(id=id, of=id, icon=icon(card.id, "settlement"), name=Text(id), kind=Text("kind-boat"), text=about)
