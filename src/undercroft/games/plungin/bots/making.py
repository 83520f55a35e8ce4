"""Making Heroes of creation points: as on the ready-made sheet of that name; what is left over where it helps."""

from __future__ import annotations

from undercroft.kernel import Ask, Text, Word

from ..content import PlunginTable
from ..content.definitions import STATS, HeroSheet
from ..rules.options import MAGIC, NO_MAGIC, Act, Buy, Learn, Raise, Study
from ..state import Hero
from .situation import NEVER


def magic(t: PlunginTable, ask: Ask[Word]) -> Word:
    """Those whose sheet has magic are magic users."""
    named = ask.about["hero"]
    assert isinstance(named, Text)
    return MAGIC if t.content.heroes[str(named.args["name"])].magic else NO_MAGIC


def worth(t: PlunginTable, hero: Hero, act: Act) -> float:
    """First the stats, then the gear, the ability and the spells of the sheet; then what is left over."""
    sheet = t.content.heroes[hero.id]
    if isinstance(act, Raise):
        index = STATS.index(act.stat)
        return 70.0 if hero.stats[index] < sheet.stats[index] else 20.0 - hero.stats[index]
    if isinstance(act, Buy):
        return 60.0 if lacking(sheet, hero, act.thing) else NEVER
    if isinstance(act, Study):
        return 50.0 if hero.spells.count(act.what) < sheet.spells.count(act.what) else 30.0
    if isinstance(act, Learn):
        return 55.0 if act.what in sheet.abilities else NEVER
    return 0.0


def lacking(sheet: HeroSheet, hero: Hero, thing: str) -> bool:
    """Whether the sheet has more of a thing than the Hero."""
    printed = (sheet.armor, *sheet.hands, *sheet.attire, *sheet.items)
    return printed.count(thing) > (hero.armor, *hero.hands, *hero.attire, *hero.items).count(thing)
