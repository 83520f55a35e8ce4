"""Equipment: zones, requirements, bonuses, encumbrance, and where cards lie."""

from __future__ import annotations

from functools import cache

from ..content import Content, DoriaTable
from ..content.definitions import AGI, CON, PER, PSI, STR, WIS, Card
from ..state import NO_CARD, PLACES, Hero, State

MELEE, RANGED, SPELL, DEFEND, RESIST, TN, BELT, JUMP, TRAPS, STRENGTH = range(10)
"""The order of `Hero.worn`."""

HANDS = (7, 8)
ACCESSORIES = (5, 6)
ZONE_PLACES: dict[str, tuple[int, ...]] = {
    **{zone: (place,) for place, zone in enumerate(PLACES[:5])},
    "accessory": ACCESSORIES,
    "hands": HANDS,
    "any": tuple(range(9)),
}


def meets(hero: Hero, card: Card) -> bool:
    """Both attributes must reach the printed values.  [doria.equip.requirements]"""
    own = hero.attributes
    return not [attribute for attribute, value in card.needs if own[attribute] < value]


def places_for(content: Content, hero: Hero, number: int) -> tuple[int, ...]:
    """The places of the body where a card may lie.

    [doria.equip.one-armor-per-zone, doria.equip.hands, doria.equip.potions-anywhere, doria.equip.requirements]
    """
    card = content.numbered[number]
    if card.kind in ("trap", "event") or not meets(hero, card):
        return ()
    return (HANDS[0],) if card.hands == 2 else ZONE_PLACES[card.zone]


def equipped(hero: Hero) -> list[int]:
    """The cards on the body, each once."""
    body = hero.body
    found = [number for number in body if number != NO_CARD]
    if body[7] == body[8] != NO_CARD:
        found.pop()
    return found


def owns(hero: Hero) -> bool:
    """Whether a character has any card."""
    return bool(hero.belt or hero.pack) or max(hero.body) != NO_CARD


def owned(hero: Hero) -> list[int]:
    """All cards of a character."""
    return [*equipped(hero), *hero.belt, *hero.pack]


def in_the_way(content: Content, hero: Hero, number: int, place: int) -> list[int]:
    """The cards that lie where another is to be put on."""
    places = HANDS if content.numbered[number].hands == 2 else (place,)
    return list(dict.fromkeys(hero.body[at] for at in places if hero.body[at] != NO_CARD))


def put_on(content: Content, hero: Hero, number: int, place: int) -> list[int]:
    """Lay a card, which lies nowhere yet, on the body; gives the cards that it displaces.  [doria.equip.hands]"""
    displaced = in_the_way(content, hero, number, place)
    for other in displaced:
        hero.body = [NO_CARD if lying == other else lying for lying in hero.body]
    for at in HANDS if content.numbered[number].hands == 2 else (place,):
        hero.body[at] = number
    refresh(content, hero)
    return displaced


def remove(content: Content, hero: Hero, number: int) -> str:
    """Take a card from wherever it lies; says where that was: body, belt or pack."""
    if number in hero.belt:
        hero.belt.remove(number)
        return "belt"
    if number in hero.pack:
        hero.pack.remove(number)
        return "pack"
    hero.body = [NO_CARD if lying == number else lying for lying in hero.body]
    refresh(content, hero)
    return "body"


def where(hero: Hero, number: int) -> str:
    """Where a card of this character lies: body, belt or pack."""
    return "belt" if number in hero.belt else "pack" if number in hero.pack else "body"


def stow(content: Content, hero: Hero, number: int) -> None:
    """Into the belt while it has room, else into the backpack, which has no limit.

    [doria.equip.downgrade-free, doria.equip.backpack-unlimited-en, doria.equip.belt-capacity]
    """
    if len(hero.belt) < belt_places(content, hero):
        hero.belt.append(number)
    else:
        hero.pack.append(number)


def belt_places(content: Content, hero: Hero) -> int:
    """The belt and what accessories add to it.  [doria.equip.belt-capacity, doria.equip.extra-belt-slot-en]"""
    return content.points.belt_places + hero.worn[BELT]


def refresh(content: Content, hero: Hero) -> None:
    """Work out again what depends on attributes and on what is worn; current values move with their maxima.

    [doria.derived.hp, doria.derived.ip, doria.derived.pp, doria.derived.recalculate, doria.derived.equipment-modifiers,
    doria.derived.hp-pp-bonus-current-en, doria.xp.raise-current, doria.equip.belt-does-not-count]
    """
    own = hero.attributes
    cards = [content.numbered[number] for number in equipped(hero)]
    *worn, hp, pp, ip, armor = map(sum, zip(NOTHING_WORN, *map(bonuses, cards), strict=True))
    hero.worn = tuple(worn)
    max_hp = (own[STR] + own[CON]) // 2 + hp
    max_pp = (own[WIS] + own[PSI]) // 2 + pp
    hero.hp += max_hp - hero.max_hp
    hero.pp += max_pp - hero.max_pp
    hero.max_hp, hero.max_pp = max_hp, max_pp
    hero.ip = (own[AGI] + own[PER]) // 2 + ip - encumbrance(hero, armor)
    while len(hero.belt) > belt_places(content, hero):
        hero.pack.append(hero.belt.pop())


@cache
def bonuses(card: Card) -> tuple[int, ...]:
    """What a card adds while worn: in the order of `Hero.worn`, then to the maxima of hit and psi points and to the
    initiative, and its armor."""
    return (
        card.melee, card.ranged, card.spell, card.defend, card.resist, card.tn_bonus, card.belt, card.jump, card.traps,
        card.strength, card.hp, card.psi_points, card.ip, card.ar,
    )  # fmt: skip


NOTHING_WORN = (0,) * 14


def encumbrance(hero: Hero, armor: int) -> int:
    """Each point of armor, damaged or not, above strength costs one initiative point.

    [doria.equip.encumbrance, doria.equip.encumbrance-damaged-en, doria.equip.encumbrance-bonus-en]
    """
    return max(0, armor - hero.attributes[STR] - hero.worn[STRENGTH])


def access(content: Content, place: str) -> int:
    """What it costs to reach a card.  [doria.equip.zone-access-en, doria.equip.zone-access-de]"""
    points = content.points
    return points.belt_ap if place == "belt" else points.pack_ap if place == "pack" else 0


def discounted(hero: Hero, cost: int) -> int:
    """The action point bonus takes three off an item's cost, once per action; what costs something costs one at least.

    [doria.bonus.ap, doria.bonus.ap-retrieve, doria.bonus.ap-minimum-de]
    """
    return max(min(cost, 1), cost - 3) if "action-points" in hero.bonuses else cost


def damage_card(t: DoriaTable, number: int) -> None:
    """Put a damaged marker on a card; one is enough."""
    if number not in t.state.damaged:
        t.state.damaged.append(number)


def mend_card(t: DoriaTable, number: int) -> None:
    if number in t.state.damaged:
        t.state.damaged.remove(number)


def intact(state: State, number: int) -> bool:
    return number not in state.damaged


def gold_value(state: State, content: Content, number: int) -> int:
    """What a card pays; one less while damaged, and traps pay only where the edition prints a value on them.

    [doria.card.gold, doria.phase-i.damaged-value]
    """
    card = content.numbered[number]
    if card.kind == "trap" and not content.points.traps_worth_gold:
        return 0
    return max(0, card.gold - (number in state.damaged))


def discard_card(t: DoriaTable, hero: int, number: int) -> None:
    """Out of a character's hands onto the discard pile; items that are not loot leave the game."""
    remove(t.content, t.state.heroes[hero], number)
    to_discard(t, number)


def to_discard(t: DoriaTable, number: int) -> None:
    mend_card(t, number)
    t.state.charms.pop(number, None)
    pile = t.state.discard if number < t.content.loot else t.state.lost
    pile.append(number)


def modifier(hero: Hero, key: str) -> int:
    """What spells and potions add for now."""
    return hero.boons.get(key, 0) + hero.lasting.get(key, 0)
