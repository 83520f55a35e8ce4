"""Mercenaries and pets: hiring, and staying near their heroes."""

from __future__ import annotations

from ..content.catalogue import UTable
from ..content.definitions import Companion
from ..events import Hired
from ..state import HEROES, Figure, Held
from .encounters import figure_of
from .engagement import board_of

LEASH = 12


def of(t: UTable, hero: Figure) -> list[Figure]:
    return [f for f in t.state.figures.values() if f.owner == hero.id and f.kind in ("mercenary", "pet")]


def hireable(t: UTable, hero: Figure) -> list[str]:
    """Companions that a hero can pay: one each (a lone hero one of both kinds), no type twice in the group, pets only
    with Taming Animals.

    [dun.companion.one-each, dun.companion.solo-two, dun.companion.no-duplicates, dun.create.money-companions,
    dun.skill.scholarly.taming-animals, dun.skill.scholarly.eloquence.hire]
    """
    taken = {f.card for f in t.state.figures.values()}
    mine = [f.kind for f in of(t, hero)]
    found = []
    for card in t.content.companions.values():
        kind = "pet" if card.pet else "mercenary"
        room = not mine or (t.state.start_heroes == 1 and kind not in mine)
        tame = not card.pet or "taming-animals" in hero.skills
        if card.cost and room and tame and card.id not in taken and price(hero, card) <= hero.coins:
            found.append(card.id)
    return found


def price(hero: Figure, card: Companion) -> int:
    """Half, rounded up, for the eloquent, except for ogres.  [dun.skill.scholarly.eloquence.hire]"""
    cheap = "eloquence" in hero.skills and not card.pet and "ogre" not in card.kinds
    return -(-card.cost // 2) if cheap else card.cost


async def hire(t: UTable, who: int) -> None:
    """A hero takes a companion along or none; a mercenary's equipment is chosen for good.

    [dun.heroes.companions, dun.companion.one-each, dun.companion.mercenary-loadout, dun.companion.card-fields]
    """
    from . import labels

    hero = t.state.figures[who]
    options = ["none", *hireable(t, hero)]
    chosen = await t.choose(
        hero.seat, "hire", options, label=labels.companion, about={"name": hero.card, "coins": hero.coins}
    )
    t.state.hiring.remove(who)
    if chosen == "none":
        return
    hero, card = t.state.figures[who], t.content.companions[chosen]
    hero.coins -= price(hero, card)
    figure = figure_of(t, card, HEROES, hero.seat, "pet" if card.pet else "mercenary", who)
    if len(card.options) > 1:
        sets = ["+".join(option) for option in card.options]
        picked = await t.choose(hero.seat, "loadout", sets, label=labels.loadout, about={"creature": chosen})
        weapons = picked.split("+")
        figure.hands = [Held(weapons[0]), *(held for held in figure.hands if held.card in t.content.shields)]
        figure.pack = [Held(weapon) for weapon in weapons[1:]]
    t.state.figures[figure.id] = figure
    t.used(chosen)
    t.tell(Hired(who=who, name=hero.card, creature=chosen, cites=("dun.companion.one-each",)))


def too_far(t: UTable, figure: Figure, cell: int) -> bool:
    """Whether a square is more than 12 squares from the owner.  [dun.companion.distance]"""
    if figure.kind not in ("pet", "mercenary") or figure.owner not in t.state.figures:
        return False
    owner = t.state.figures[figure.owner]
    return owner.cell >= 0 and board_of(t).distance(owner.cell, cell) > LEASH
