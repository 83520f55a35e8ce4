"""Creating a hero: race, class, development points, skills, money."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.kernel import ContentError

from ..content.catalogue import Content
from ..content.definitions import Attributes, Hero
from .figures import BY_NAME

POINTS = 8
COINS = 20
UNBUYABLE = ("armor", "mana", "dexterity", "perception")


def step_cost(content: Content, race: str, hero_class: str, name: str, step: int) -> int:
    """Development points for the `step`-th increase (from 1) of an attribute; 0: cannot be bought.

    [dun.race.attribute-cost, dun.create.class-changes-cost, dun.create.warrior-discount,
    dun.create.no-dexterity-perception-points, dun.create.fixed-armor-fortune]
    """
    if name in UNBUYABLE:
        return 0
    card, own = content.races[race], content.classes[hero_class]
    cost = card.costs[BY_NAME[name]]
    if step == 1:
        cost -= sum(bonus.value for bonus in own.discounts if bonus.to == name)
    cost += sum(bonus.value for bonus in own.surcharges if bonus.to == name)
    return max(0, cost)


def spent(content: Content, race: str, hero_class: str, bought: Mapping[str, int]) -> int:
    """Development points for a set of increases; what is beyond the race is an error.

    [dun.race.attribute-range, dun.create.mana-attribute, dun.create.development-points]
    """
    card, total = content.races[race], 0
    for name, steps in bought.items():
        if name == "mana":
            if steps > card.mana_bonus:
                raise ContentError(f"{race} may add {card.mana_bonus} Mana at most")
            total += steps
            continue
        if name in UNBUYABLE:
            raise ContentError(f"{name} cannot be bought with development points")
        place = BY_NAME[name]
        if card.low[place] + steps > card.high[place]:
            raise ContentError(f"{name} of {race} is {card.high[place]} at most")
        total += sum(step_cost(content, race, hero_class, name, step) for step in range(1, steps + 1))
    return total


def created(
    content: Content, name: str, race: str, hero_class: str, bought: Mapping[str, int], spells: tuple[str, ...]
) -> Hero:
    """A hero of 10 Value Points: the race's minimum values and what was bought, the skills of race and class, 2 mana
    for
    each spell.

    [dun.create.race-first, dun.create.order, dun.race.start-skills, dun.class.initial-skills, dun.race.fortune,
    dun.magic.mana-pool, dun.create.money]
    """
    points = spent(content, race, hero_class, bought)
    if points > POINTS:
        raise ContentError(f"{points} development points are more than {POINTS}")
    card, own = content.races[race], content.classes[hero_class]
    if len(spells) > own.spells:
        raise ContentError(f"a {hero_class} starts with {own.spells} spells")
    for spell in spells:
        if not may_learn(content, race, hero_class, content.spells[spell].lore):
            raise ContentError(f"a {hero_class} of the {race} cannot learn {spell}")
    values = [low + bought.get(attribute, 0) for attribute, low in zip(BY_NAME, card.low, strict=True)]
    values[BY_NAME["mana"]] = 2 * len(spells) + bought.get("mana", 0)
    attributes: Attributes = tuple(values)  # type: ignore[assignment]
    return Hero(
        id=name,
        race=race,
        hero_class=hero_class,
        attributes=attributes,
        fortune=card.fortune,
        skills=tuple(dict.fromkeys((*card.skills, *own.skills))),
        traits=card.traits,
        spells=spells,
        coins=COINS,
    )


def may_learn(content: Content, race: str, hero_class: str, lore: str) -> bool:
    """Lores of the class, within what the race allows.  [dun.create.restricted-lores, dun.magic.who]"""
    card, own = content.races[race], content.classes[hero_class]
    if hero_class in card.no_spells or lore in card.barred_lores:
        return False
    return lore in own.lores and (not card.only_lores or lore in card.only_lores)
