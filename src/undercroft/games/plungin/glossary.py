"""Everything printed, as cards that say what a thing is and does.

A thing of a pack has no text of its own beyond its name: what it does is said from its figures, as for all others of
its kind. What stands in the game's own tables also has a line of flavour.
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel import Definition, Text, say
from undercroft.toolkit.scene import Card, Value

from .content import Content
from .content.definitions import (
    STATS,
    Ability,
    Armor,
    Attire,
    Happening,
    HeroSheet,
    Item,
    Law,
    Monster,
    PlaceRule,
    Power,
    SpecialLocation,
    Spell,
    Stage,
    Summon,
    Tile,
    Trap,
    Treasure,
    Weapon,
)
from .content.specials import FEATURES
from .icons import icon

LAWS: tuple[Law, ...] = (
    "brutal", "conspire", "frenzy", "lured", "maneuver", "regroup", "repulsed", "sneaky", "swarm", "malicious", "pack",
)  # fmt: skip
POWERS: tuple[Power, ...] = ("flying", "ethereal", "venomous", "undead", "nimble", "fire")
CONDITIONS = ("stunned", "incapacitated", "venom")
DOORS = ("unlocked", "locked", "great")
DICE = ("atk", "defense", "wit", "rng", "dex", "mag", "mov", "res")
STORED = ("item", "weapon", "armor", "attire", "great-key")
"""Treasures that are things with a card of their own."""


def glossary(content: Content) -> Iterator[Card]:
    """Every Hero, spell, ability, thing, Monster, trap, event, treasure and place; then the words that they use."""
    for id in ids(content):
        yield card(content, id)
    for law in LAWS:
        yield law_card(law)
    for power in POWERS:
        yield power_card(power)
    for stat in (*STATS, "rng"):
        yield word_card("stat", stat)
    for condition in CONDITIONS:
        yield word_card("condition", condition)
    for door in DOORS:
        yield word_card("door", door)
    for id in content.summons:
        yield summon_card(content, id)
    for id in content.specials:
        yield special_card(content, id)
    for id in content.uniques:
        kind, text = Text("kind-unique"), Text("text-unique")
        yield Card(id=f"place-{id}", icon=icon(id, "place"), name=name(content, id), kind=kind, text=text)


def ids(content: Content) -> Iterator[str]:
    """Everything that has an id of its own among all tables."""
    tables = (content.heroes, content.spells, content.abilities, content.weapons, content.armors, content.items,
              content.attire, content.monsters, content.traps, content.happenings, content.tiles)  # fmt: skip
    for table in tables:
        yield from table
    yield from (treasure.id for treasure in content.treasures.values() if treasure.kind not in STORED)


def card(content: Content, id: str, as_id: str = "") -> Card:
    """The card of a thing; `as_id`: this very piece of it."""
    made = _card(content, id)
    return Card(
        id=as_id or id,
        of=id,
        icon=made.icon,
        name=made.name,
        kind=made.kind,
        cost=made.cost,
        figures=made.figures,
        text=made.text,
        flavour=made.flavour,
        look=look(content, id),
    )


POTIONS = ("antidote", "heal", "water", "revive")


def look(content: Content, id: str) -> str:
    """Which frame a card has."""
    if id in content.items:
        return "potion" if content.items[id].effect in POTIONS else "tool"
    looks = (
        (content.spells, "spell"), (content.abilities, "skill"), (content.weapons, "weapon"), (content.armors, "armor"),
        (content.attire, "armor"), (content.monsters, "monster"), (content.traps, "trap"),
        (content.happenings, "event"), (content.treasures, "treasure"), (content.tiles, "room"),
    )  # fmt: skip
    return next((name for table, name in looks if id in table), "")


def _card(content: Content, id: str) -> Card:
    if id in content.heroes:
        return hero_card(content, content.heroes[id])
    if id in content.spells:
        return spell_card(content, content.spells[id])
    if id in content.abilities:
        return ability_card(content, content.abilities[id])
    if id in content.weapons:
        return weapon_card(content, content.weapons[id])
    if id in content.armors:
        return armor_card(content, content.armors[id])
    if id in content.items:
        return item_card(content, content.items[id])
    if id in content.attire:
        return attire_card(content, content.attire[id])
    if id in content.monsters:
        return monster_card(content, content.monsters[id])
    if id in content.traps:
        return trap_card(content, content.traps[id])
    if id in content.happenings:
        return event_card(content, content.happenings[id])
    if id in content.treasures:
        return treasure_card(content, content.treasures[id])
    return tile_card(content, content.tiles[id])


def name(content: Content, id: str) -> Text:
    return Text("name", {"name": content.pack.names.get(id, id)})


def flavour(content: Content, thing: Definition) -> Text | None:
    return None if thing.id in content.pack.names else Text(f"flavour-{thing.id}")


def figure(name: str, value: int | str | Text) -> Value:
    return Value(Text(f"value-{name}"), value, key=name)


def stat(name: str, value: int | str | Text) -> Value:
    return Value(Text(f"stat-{name}"), value)


# ------------------------------------------------------------------------------------------ people


def hero_card(content: Content, sheet: HeroSheet) -> Card:
    """A ready-made Hero: stats, what he can do, what he carries."""
    gear = tuple(thing for thing in (sheet.armor, *sheet.hands, *sheet.attire, *sheet.items) if thing)
    told = (*(ability(content, taken) for taken in sheet.abilities), *(name(content, id) for id in sheet.spells))
    return Card(
        id=sheet.id,
        icon=icon(sheet.concept, "hero"),
        name=name(content, sheet.id),
        kind=Text("kind-hero", {"concept": name(content, sheet.concept), "level": sheet.level}),
        figures=tuple(stat(*pair) for pair in zip(STATS, sheet.stats, strict=True)),
        text=Text("text-hero", {"can": told or (Text("nothing"),), "has": tuple(name(content, id) for id in gear)}),
        flavour=Text(f"flavour-{person(sheet.id)}"),
    )


def person(id: str) -> str:
    """Who somebody is, whatever his level: `george-3` is George."""
    return id.rstrip("0123456789").rstrip("-")


def ability(content: Content, taken: str) -> Text:
    """An ability with the school or weapon that it names."""
    first, _, second = taken.partition(" ")
    if not second:
        return name(content, first)
    return Text("name-with", {"name": name(content, first), "of": name(content, second)})


def monster_card(content: Content, monster: Monster) -> Card:
    """Dice, life, Law and powers."""
    values = [stat("def" if field == "defense" else field, getattr(monster, field)) for field in DICE[:-1]]
    values.append(stat("res", monster.res if monster.res >= 0 else "-"))
    if monster.life is None:
        values.append(stat("lif", monster.lif))
    if monster.range:
        values.append(figure("range", monster.range))
    values += [figure("xp", monster.xp), figure("gold", monster.gold)]
    boss = monster.life is not None
    return Card(
        id=monster.id,
        icon=icon(monster.id, "boss" if boss else "monster"),
        name=name(content, monster.id),
        kind=say("kind-boss" if boss else "kind-monster", level=monster.level),
        figures=tuple(values),
        text=monster_text(monster),
        flavour=flavour(content, monster),
    )


def sentences(told: list[Text]) -> Text:
    """One after the other."""
    said = told[0]
    for more in told[1:]:
        said = Text("and-then", {"first": said, "then": more})
    return said


def monster_text(monster: Monster) -> Text:
    """What a Monster does, sentence by sentence."""
    law = "text-law-doom-dragon" if monster.breathes_first else f"text-law-{monster.law}"
    told = [Text("law-is", {"law": Text("name", {"name": monster.law}), "text": Text(law)})]
    told += [Text(f"text-power-{power}") for power in monster.powers]
    if monster.magic is not None:
        magic = monster.magic
        told.append(
            say(f"text-magic-{magic.kind}", difficulty=magic.difficulty, range=magic.range, resist=magic.resist,
                dice=monster.mag + magic.bonus)
        )  # fmt: skip
    if monster.breath is not None:
        told.append(say("text-breath", damage=monster.breath.damage, size=monster.breath.size))
    if monster.life is not None:
        told.append(say("text-life-chart", die=monster.life.chart.die, builds=int(monster.life.builds)))
    return sentences(told)


def summon_card(content: Content, id: str, as_id: str = "") -> Card:
    """A creature that a spell calls."""
    summon: Summon = content.summons[id]
    by_magic = "attack-by-magic-more" if content.points.summons_one_more else "attack-by-magic"
    figures = [stat("atk", say(by_magic, per=summon.mag_per_atk, most=summon.atk_most))]
    figures += [stat("def", summon.defense), stat("mov", summon.mov), stat("res", summon.res), stat("lif", 1)]
    told = [Text("text-creature"), *(Text(f"text-power-{power}") for power in summon.powers)]
    told += [Text("text-must-obey")] if summon.must_obey else []
    return Card(
        id=as_id or f"summon-{id}",
        of=f"summon-{id}",
        icon=icon(id, "creature"),
        name=name(content, id),
        kind=Text("kind-creature"),
        figures=tuple(figures),
        text=sentences(told),
    )


# ------------------------------------------------------------------------------------------ magic and skill


def spell_card(content: Content, spell: Spell) -> Card:
    """School, Difficulty, reach, and what it does."""
    figures = [figure("difficulty", spell.difficulty), figure("reach", reach(spell.range))]
    if spell.resist:
        figures.append(figure("resist", spell.resist))
    return Card(
        id=spell.id,
        icon=icon(spell.id, "spell"),
        name=name(content, spell.id),
        kind=Text("kind-spell", {"school": name(content, spell.school)}),
        cost=spell.cost,
        figures=tuple(figures),
        text=say(told_as(content, spell.id), amount=spell.amount, resist=spell.resist, range=max(0, spell.range)),
        flavour=flavour(content, spell),
    )


def told_as(content: Content, id: str) -> str:
    """What a spell or ability does; where a switch has it do otherwise, its card says so.

    [plungin.spell.find-once, plungin.spell.earth-gate-return, plungin.detect.modified-roll]
    """
    points = content.points
    otherwise = {
        "find": points.find_per_room,
        "earth-gate": not points.gate_once,
        "invisibility": not points.detection_rolls,
        "stealth": not points.detection_rolls,
    }
    return f"text-{id}-switched" if otherwise.get(id) else f"text-{id}"


def reach(squares: int) -> Text:
    """How far a spell goes."""
    if squares > 0:
        return say("reach-squares", squares=squares)
    return Text(f"reach-{('tile', 'near', 'self', 'beside')[-squares]}")


def ability_card(content: Content, skill: Ability) -> Card:
    figures = []
    if skill.stat is not None:
        figures.append(stat(skill.stat, say("at-least", number=skill.least)))
    if skill.needs:
        figures.append(figure("needs", name(content, skill.needs)))
    return Card(
        id=skill.id,
        icon=icon(skill.id, "ability"),
        name=name(content, skill.id),
        kind=Text("kind-ability"),
        cost=skill.cost,
        figures=tuple(figures),
        text=Text(told_as(content, skill.id)),
        flavour=flavour(content, skill),
    )


def law_card(law: str, as_id: str = "") -> Card:
    return word_card("law", law, as_id)


def power_card(power: str, as_id: str = "") -> Card:
    return word_card("power", power, as_id)


def word_card(kind: str, id: str, as_id: str = "") -> Card:
    """A word of the rules: a Law, a power, a stat, a condition, a kind of door."""
    spoken = Text(f"stat-{id}") if kind == "stat" else Text("name", {"name": id})
    of, told = f"{kind}-{id}", Text(f"text-{kind}-{id}")
    return Card(id=as_id or of, of=of, icon=icon(id, kind), name=spoken, kind=Text(f"kind-{kind}"), text=told)


# ------------------------------------------------------------------------------------------ things


def weapon_card(content: Content, weapon: Weapon) -> Card:
    figures = [figure("dice", f"+{weapon.bonus}"), figure("hands", weapon.hands)]
    if weapon.range or weapon.thrown:
        figures.append(figure("range", weapon.range or weapon.thrown))
    return Card(
        id=weapon.id,
        icon=icon(weapon.id, "weapon"),
        name=name(content, weapon.id),
        kind=Text("kind-weapon"),
        cost=weapon.cost or None,
        figures=tuple(figures),
        text=say(
            "text-weapon",
            bonus=weapon.bonus,
            way="ranged" if weapon.range else "thrown" if weapon.thrown else "melee",
            range=weapon.range or weapon.thrown,
            hands=weapon.hands,
            manna=int(weapon.manna),
            fire=int(weapon.fire),
        ),
        flavour=flavour(content, weapon),
    )


def armor_card(content: Content, armor: Armor) -> Card:
    figures = [figure("dice", f"+{armor.bonus}")]
    if armor.move:
        figures.append(stat("mov", armor.move))
    return Card(
        id=armor.id,
        icon=icon(armor.id, "armor"),
        name=name(content, armor.id),
        kind=Text("kind-shield" if armor.slot == "hand" else "kind-armor"),
        cost=armor.cost or None,
        figures=tuple(figures),
        text=say("text-armor", bonus=armor.bonus, slot=armor.slot, move=-armor.move, burns=int(armor.burns)),
        flavour=flavour(content, armor),
    )


def item_card(content: Content, item: Item) -> Card:
    keys = content.pack.keys
    told: dict[str, int | str | Text] = {"amount": item.amount, "range": item.range, "difficulty": item.difficulty}
    if item.effect == "key":
        told = {"opens": keys.opens, "used": int(keys.used_up)}
    return Card(
        id=item.id,
        icon=icon(item.id, "item"),
        name=name(content, item.id),
        kind=Text(f"kind-item-{item.use}"),
        cost=item.cost or None,
        text=Text(f"text-effect-{item.effect}", told),
        flavour=flavour(content, item),
    )


def attire_card(content: Content, attire: Attire) -> Card:
    bonuses = [("def" if field == "defense" else field, getattr(attire, field)) for field in DICE if field != "rng"]
    return Card(
        id=attire.id,
        icon=icon(attire.id, "attire"),
        name=name(content, attire.id),
        kind=Text(f"kind-attire-{attire.place}"),
        cost=attire.cost or None,
        figures=tuple(stat(field, f"{bonus:+}") for field, bonus in bonuses if bonus),
        text=Text("text-attire", {"place": Text(f"place-{attire.place}")}),
        flavour=flavour(content, attire),
    )


def treasure_card(content: Content, found: Treasure) -> Card:
    return Card(
        id=found.id,
        icon=icon(found.id, "treasure"),
        name=name(content, found.id),
        kind=Text("kind-treasure"),
        text=say("text-treasure", amount=found.amount, die=found.die),
        flavour=flavour(content, found),
    )


# ------------------------------------------------------------------------------------------ traps, events, places


def trap_card(content: Content, trap: Trap) -> Card:
    disarmed = Text("disarmed-by", {"stat": Text(f"stat-{trap.stat}"), "difficulty": trap.difficulty})
    return Card(
        id=trap.id,
        icon=icon(trap.id, "trap"),
        name=name(content, trap.id),
        kind=Text("kind-trap"),
        figures=(figure("disarm", disarmed),),
        text=sentences([stage_text(stage) for stage in trap.stages]),
        flavour=flavour(content, trap),
    )


def stage_text(stage: Stage) -> Text:
    """One thing that a trap does."""
    told: dict[str, int | str | Text | tuple[Text, ...]] = {"whom": Text(f"whom-{stage.affects}")}
    told["fire"] = int(stage.fire)
    if stage.kind == "attack":
        told["dice"] = stage.dice
    else:
        told |= {"stat": Text(f"stat-{stage.stat}"), "successes": stage.successes}
    worse = [say("stage-damage", damage=stage.damage)] if stage.damage else []
    worse += [Text(f"stage-{stage.condition}")] if stage.condition else []
    worse += [Text("stage-venom")] if stage.venom else []
    worse += [Text("stage-no-move")] if stage.no_move else []
    if not worse:
        return Text("stage-attack", told)
    return Text("stage-attack-and" if stage.kind == "attack" else "stage-test", {**told, "worse": tuple(worse)})


def event_card(content: Content, event: Happening) -> Card:
    told: dict[str, int | str | Text] = {"amount": event.amount}
    if event.what:
        told["trap"] = name(content, event.what)
    return Card(
        id=event.id,
        icon=icon(event.id, "event"),
        name=name(content, event.id),
        kind=Text("kind-event"),
        text=Text(f"text-event-{event.kind}", told),
        flavour=flavour(content, event),
    )


def tile_card(content: Content, tile: Tile) -> Card:
    size = (("columns", max(map(len, tile.rows))), ("rows", len(tile.rows)), ("ways", len(tile.doors)))
    return Card(
        id=tile.id,
        icon=icon(tile.id, "tile"),
        name=name(content, tile.id),
        kind=Text("kind-tile"),
        figures=tuple(figure(*pair) for pair in size),
        text=Text(f"text-tile-{tile.kind}"),
    )


def rule_text(content: Content, rule: PlaceRule) -> Text:
    """A special rule of a location."""
    told: dict[str, int | str | Text] = {"amount": rule.amount}
    if rule.what:
        told["what"] = name(content, rule.what)
    said = Text(f"text-rule-{rule.kind}", told)
    return Text("text-rule-unlit", {"rule": said}) if rule.unlit else said


def special_card(content: Content, id: str) -> Card:
    """A Special Location: what can be done there, doors, whether Monsters and Chests turn up."""
    special: SpecialLocation = content.specials[id]
    marks = {mark for row in content.tiles[special.tile].rows for mark in row}
    told = [Text(f"text-feature-{feature}") for mark, feature in FEATURES.items() if mark in marks]
    told += [rule_text(content, rule) for rule in special.rules]
    told += [say("text-hidden", count=len(special.hidden))] if special.hidden else []
    told.append(say("text-special", doors=special.doors, monsters=int(special.monsters), chests=int(special.chests)))
    return Card(
        id=f"place-{id}",
        icon=icon(id, "place"),
        name=name(content, id),
        kind=Text("kind-special"),
        figures=(figure("ways", special.doors),),
        text=sentences(told),
        flavour=flavour(content, special),
    )


def portrait(hero: str, content: Content) -> str:
    """A Hero is drawn by his calling."""
    return icon(content.heroes[hero].concept, "hero")
