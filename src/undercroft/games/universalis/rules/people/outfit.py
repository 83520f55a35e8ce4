"""What skills give before a quest: free objects, and a lesson in fencing."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import Attribute
from ...state import Figure, Lasting
from .. import labels
from ..characters import figures, has
from ..checks import skills
from ..harm import effects
from ..options import Person, Printed, seen

NOT_BREWED = ("mana", "poison")
READY = "outfitted"


async def before_quest(t: UTable) -> None:
    """Every hero once, before his first turn."""
    for who in [f.id for f in t.state.figures.values() if f.kind == "hero" and not f.uses.get(READY)]:
        figure = t.state.figures[who]
        figure.uses[READY] = 1
        if has(t, figure, "casts-in-armor"):
            restrain(figure)
        for kind in gifts(t, figure):
            gain(t, figure, kind)
        if has(t, figure, "knows-herbs"):
            await brew(t, who)
        if skills.giver(t, figure, "teaches-fencing"):
            await instruct(t, who)


def restrain(figure: Figure) -> None:
    """A Battle Wizard's Mana cannot exceed his Intelligence.  [dun.skill.scholarly.battle-wizard.mana-cap]"""
    base = list(figure.base)
    base[Attribute.MANA] = min(base[Attribute.MANA], base[Attribute.INTELLIGENCE])
    figure.base = tuple(base)  # type: ignore[assignment]
    figure.mana = min(figure.mana, base[Attribute.MANA])


def gifts(t: UTable, figure: Figure) -> list[str]:
    """The kinds of objects that are free for him.

    [dun.skill.scholarly.alchemist.components, dun.skill.scholarly.expert-poisoner,
    dun.skill.exploration.survival.provisions]
    """
    found = []
    if has(t, figure, "knows-potions") and figure.base[Attribute.MANA]:
        found.append("components")
    if has(t, figure, "brews-poison"):
        found.append("poison-flask")
    if has(t, figure, "lives-off-the-land"):
        found.append("provisions")
    return found


def gain(t: UTable, figure: Figure, kind: str) -> None:
    card = next((card.id for card in t.content.objects.values() if card.kind == kind), "")
    if card:
        effects.gain_card(t, figure.id, card, found=False)


async def brew(t: UTable, who: int) -> None:
    """A potion of his choice, neither of mana nor poison.  [dun.skill.scholarly.herbalist]"""
    figure = t.state.figures[who]
    cards = [card for card in t.content.objects.values() if card.potion and card.potion not in NOT_BREWED]
    options = [Printed("item", card.id) for card in cards if t.state.supply.stock.get(card.id)]
    if options:
        chosen = await t.choose(
            figure.seat,
            figures.known(t, figure).words["knows-herbs"],
            options,
            label=labels.printed,
            about={"name": figure.card},
            at=seen(figure),
            cites=("dun.skill.scholarly.herbalist",),
        )
        effects.gain_card(t, who, chosen.id, found=False)


async def instruct(t: UTable, who: int) -> None:
    """An ally of lower Combat Skill fights better in this quest.  [dun.skill.scholarly.combat-instructor]"""
    figure = t.state.figures[who]
    skill = figures.value(t, figure, Attribute.COMBAT)
    others = [f for f in t.state.figures.values() if f.side == figure.side and f is not figure]
    options = [Person(f.id) for f in others if figures.value(t, f, Attribute.COMBAT) < skill]
    if options:
        chosen = await t.choose(
            figure.seat,
            "instructor",
            options,
            label=labels.person(t),
            about={"name": figure.card},
            at=seen(figure),
            cites=("dun.skill.scholarly.combat-instructor",),
        )
        t.state.lasting.append(
            Lasting(chosen.id, "combat", 1, "quest", skills.giver(t, figure, "teaches-fencing"), who)
        )
