"""What a caster adds to the dice of casting and dispelling: wits, scrolls, components."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import Attribute
from ...events import Handled
from ...events.base import Dice
from ...state import Figure, Note
from .. import telling
from ..carrying import bags
from ..characters import class_of, figures, has
from ..checks import Roll
from ..harm import effects

AIDS = ("scroll", "components")


def aids_of(t: UTable, figure: Figure) -> list[str]:
    """One scroll or set of components per turn.  [dun.magic.one-aid-per-turn, dun.equip.scroll,
    dun.equip.components]"""
    if figure.uses.get(Note.AID) == this_turn(t):
        return []
    objects = t.content.objects
    mine = {objects[held.card].kind for held in figure.pack if held.card in objects}
    return [aid for aid in AIDS if aid in mine]


def has_aid(t: UTable, figure: Figure, aid: str) -> bool:
    """[dun.magic.one-aid-per-turn]"""
    return aid in aids_of(t, figure)


def this_turn(t: UTable) -> int:
    """A number for each turn of either side."""
    return 2 * t.state.turn.number + t.state.turn.side


def wizardry(t: UTable, figure: Figure) -> int:
    """A Battle Wizard by choice or in heavy armor.  [dun.skill.scholarly.battle-wizard.not-native]"""
    if not has(t, figure, "casts-in-armor"):
        return 0
    native = figure.kind != "hero" or "casts-in-armor" in t.content.known[class_of(t, figure).skills].words
    return -int(not native) - int(figures.heavy(t, figure))


def use_aid(t: UTable, who: int, aid: str) -> int:
    """Scrolls and components give +2 and are used up; a Polyglot reads scrolls better.

    [dun.equip.scroll, dun.equip.components, dun.skill.scholarly.polyglot.scrolls]
    """
    if not aid:
        return 0
    figure = t.state.figures[who]
    held = next(h for h in figure.pack if h.card in t.content.objects and t.content.objects[h.card].kind == aid)
    before = bags.look(t, figure)
    figure.pack.remove(held)
    effects.put_back(t, held.card)
    figure.uses[Note.AID] = this_turn(t)
    moved, cites = bags.moved(t, before), ("dun.equip.components",)
    t.tell(Handled(who=who, name=figure.card, item=held.card, how="used", cites=cites, **moved))
    return aid_bonus(t, figure, aid)


def aid_bonus(t: UTable, figure: Figure, aid: str) -> int:
    return 2 + (aid == "scroll" and has(t, figure, "reads-all")) if aid else 0


def conjured(t: UTable, who: int, key: str, roll: Roll) -> Dice:
    """The dice of a casting or dispelling roll, with what is added to them.  [dun.magic.cast, dun.magic.dispel]"""
    figure = t.state.figures[who]
    wits, more = figures.value(t, figure, Attribute.INTELLIGENCE), figures.bonus(t, figure, key)
    return telling.dice(who, key, roll, (("attribute-intelligence", wits), ("part-skills", more)))
