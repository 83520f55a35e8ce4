"""Hero creation and what XP and gold buy: prices, limits, prerequisites."""

from __future__ import annotations

from ..content import Content
from ..content.definitions import LIF, MAG, MOV, STATS, Ability, HeroSheet
from ..state import Hero

POINTS, GOLD, STEP = 200, 100, 25
SCHOOLS = ("air", "earth", "fire", "shadow", "water")
FREE_SPELLS = 2


def start_stats(magic: bool) -> list[int]:
    """All 1 but MOV 3; without magic MAG 0 and LIF 2.  [plungin.hero.start-stats, plungin.hero.non-magic-start]"""
    stats = [1] * len(STATS)
    stats[MOV] = 3
    if not magic:
        stats[MAG], stats[LIF] = 0, 2
    return stats


def blank(id: str, seat: int, magic: bool) -> Hero:
    """A new level 1 Hero with everything still to buy.

    [plungin.hero.creation-points, plungin.hero.start-gold, plungin.hero.start-level]
    """
    stats = start_stats(magic)
    return Hero(id, seat, stats, stats[LIF], magic=magic, gold=GOLD, points=POINTS, making=True)


def can_raise(content: Content, hero: Hero, index: int) -> bool:
    """25 points a step, up to the cap of level 1; no MAG without magic.

    [plungin.hero.stat-cost, plungin.hero.stat-cap-start, plungin.hero.non-magic-lock]
    """
    if index == MAG and not hero.magic:
        return False
    return hero.points >= STEP and hero.stats[index] < content.levels[0].cap


def raise_stat(hero: Hero, index: int) -> None:
    """[plungin.hero.stat-cost]"""
    hero.points -= STEP
    hero.stats[index] += 1
    if index == LIF:
        hero.lif += 1


# ------------------------------------------------------------------------------------------ abilities


def half_price(ability: Ability) -> int:
    """Creation points pay half.  [plungin.hero.ability-half-price]"""
    return ability.cost // 2


def abilities_for(content: Content, hero: Hero) -> list[str]:
    """Abilities whose prerequisites a Hero meets, with the weapon or school that must be named.

    [plungin.hero.ability-prerequisite, plungin.ability.table, plungin.ability.magic-school-repeat]
    """
    found: list[str] = []
    for ability in content.abilities.values():
        if not meets(hero, ability):
            continue
        for name in names(content, hero, ability):
            if name not in hero.abilities and (ability.repeatable or not owns(hero, ability.id)):
                found.append(name)
    return found


def meets(hero: Hero, ability: Ability) -> bool:
    """A least stat, as bought, or another ability.  [plungin.hero.ability-prerequisite]"""
    if ability.stat is not None and hero.stats[STATS.index(ability.stat)] < ability.least:
        return False
    return not ability.needs or owns(hero, ability.needs)


def owns(hero: Hero, ability: str) -> bool:
    return any(taken.split(" ")[0] == ability for taken in hero.abilities)


def names(content: Content, hero: Hero, ability: Ability) -> list[str]:
    """The forms an ability can be bought in: for each school, or for each weapon that the Hero owns.

    [plungin.ability.magic-school, plungin.ability.parry, plungin.ability.weapon-mastery]
    """
    if ability.id == "magic-school":
        return [f"magic-school {school}" for school in SCHOOLS]
    if ability.weapon:
        owned = [thing for thing in (*hero.hands, *hero.items) if thing in content.weapons]
        return [f"{ability.id} {weapon}" for weapon in dict.fromkeys(owned)]
    return [ability.id]


def learn(content: Content, hero: Hero, name: str) -> None:
    """A Magic School brings two free spells, as far as MAG has room.

    [plungin.ability.magic-school-free-spells, plungin.magic.second-school, plungin.magic.max-spells]
    """
    hero.abilities.append(name)
    ability, _, school = name.partition(" ")
    if ability == "magic-school":
        room = hero.stats[MAG] - len(hero.spells) - len(hero.free)
        hero.free += [school] * min(FREE_SPELLS, room)  # none if there is no room


# ------------------------------------------------------------------------------------------ spells


def schools(hero: Hero) -> list[str]:
    return [taken.split(" ")[1] for taken in hero.abilities if taken.startswith("magic-school ")]


def spells_for(content: Content, hero: Hero, purse: int) -> list[str]:
    """Spells of the Hero's schools that he may take: free ones first, else at full price, never more than MAG.

    [plungin.magic.own-schools, plungin.magic.max-spells, plungin.magic.full-price, plungin.magic.copies]
    """
    if len(hero.spells) >= hero.stats[MAG]:
        return []
    known = schools(hero)
    return [
        spell.id
        for spell in content.spells.values()
        if spell.school in known and spell_price(content, hero, spell.id) <= purse
    ]


def spell_price(content: Content, hero: Hero, id: str) -> int:
    """Nothing for the free spells of a school, then the full price; places for free spells stay reserved.

    [plungin.ability.magic-school-free-spells, plungin.magic.full-price, plungin.hero.start-spells]
    """
    spell = content.spells[id]
    if spell.school in hero.free:
        return 0
    reserved = len(hero.spells) + len(hero.free) >= hero.stats[MAG]
    return 10_000 if reserved else spell.cost


def take_spell(content: Content, hero: Hero, id: str) -> int:
    """Add a spell; its price."""
    price = spell_price(content, hero, id)
    if price == 0:
        hero.free.remove(content.spells[id].school)
    hero.spells.append(id)
    return price


# ------------------------------------------------------------------------------------------ goods


def price(content: Content, thing: str) -> int:
    """What a thing costs; 0 if it is not for sale.  [plungin.equip.item-list, plungin.equip.not-for-sale]"""
    tables = (content.weapons, content.armors, content.items, content.attire)
    return next(int(table[thing].cost) for table in tables if thing in table)


def goods(content: Content) -> list[str]:
    """All that is for sale.  [plungin.equip.not-for-sale]"""
    tables = (content.weapons, content.armors, content.items, content.attire)
    return [thing for table in tables for thing in table if price(content, thing)]


# ------------------------------------------------------------------------------------------ sheets


def sheet_cost(content: Content, sheet: HeroSheet) -> tuple[int, int]:
    """Creation points and gold that a level 1 sheet costs.

    [plungin.hero.creation-points, plungin.hero.stat-cost, plungin.hero.ability-half-price, plungin.hero.start-gold]
    """
    base = start_stats(sheet.magic)
    points = sum(STEP * (value - start) for value, start in zip(sheet.stats, base, strict=True))
    points += sum(half_price(content.abilities[name.split(" ")[0]]) for name in sheet.abilities)
    free = FREE_SPELLS * sum(name.startswith("magic-school ") for name in sheet.abilities)
    points += sum(content.spells[id].cost for id in sheet.spells[free:])
    gold = sum(price(content, thing) for thing in (sheet.armor, *sheet.hands, *sheet.items, *sheet.attire) if thing)
    return points, gold


def from_sheet(sheet: HeroSheet, seat: int) -> Hero:
    """A Hero from a ready-made sheet."""
    stats = list(sheet.stats)
    return Hero(
        sheet.id,
        seat,
        stats,
        stats[LIF],
        magic=sheet.magic,
        abilities=list(sheet.abilities),
        spells=list(sheet.spells),
        armor=sheet.armor,
        hands=list(sheet.hands),
        items=list(sheet.items),
        attire=list(sheet.attire),
        gold=sheet.gold,
        level=sheet.level,
        xp=sheet.xp,
        learned=max(1, len(sheet.abilities)),
    )
