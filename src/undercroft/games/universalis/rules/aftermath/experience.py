"""Experience and what is bought with it: skills, spells, attributes, Fortune, crafts."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel import Value, Word
from undercroft.kernel.text import Argument

from ...content.catalogue import UTable
from ...content.crafts import MOST_BONUS, taught
from ...content.definitions import Attribute, Trait
from ...events import CraftLearned, Invested
from ...state import ROLE_PLAYING, Figure
from .. import labels, meanings, telling
from ..characters import BY_NAME, alignment, class_of, has, hero_of
from ..checks import take_test
from ..options import Increase, Lesson, Printed, seen
from .aftermath import CHOICE, change, heroes, remember

PRICE = 3
"""Experience points for a skill, a development point or a point of Fortune."""
KEEP, NEW_SKILL, NATURE, FORTUNE = Word("keep"), Word("skill"), Word("nature"), Word("fortune")
CRAFT = Word("craft")
SPELLS = "scholarly"
"""The type of skills as which the spells of the gods are learned."""


def investments(t: UTable, who: int) -> list[Value]:
    """What a hero can buy with his experience.

    [dun.evolve.skill, dun.evolve.fortune, dun.evolve.development-point, dun.evolve.attribute-once,
    dun.evolve.development-saving, dun.skill.max-professional, dun.xp.invest-when]
    """
    figure = t.state.figures[who]
    found: list[Value] = [KEEP]
    if figure.xp >= PRICE:
        if learnable(t, figure) and len(figure.learned) < 2 * figure.base[Attribute.INTELLIGENCE]:
            found.append(NEW_SKILL)
        if figure.luck < 2:
            found.append(FORTUNE)
        if inborn(t, figure):
            found.append(NATURE)
    if figure.xp and crafts(t, figure):
        found.insert(0, CRAFT)
    found += [Increase(name) for name in CHOICE if 0 < raise_cost(t, figure, name) <= figure.xp]
    return found


def crafts(t: UTable, figure: Figure) -> list[str]:
    """Secondary skills that a hero of the role-playing mode can learn or improve.

    [dun.rpg.secondary-learn, dun.rpg.secondary-bonus]
    """
    if t.state.mode != ROLE_PLAYING:
        return []
    return [one for one in taught(t.content.quests.get(t.state.quest.id)) if figure.crafts.get(one, 0) < MOST_BONUS]


async def learn_craft(t: UTable, who: int) -> None:
    """1 experience point, gone in any case; an Intelligence test decides whether something was learned. The Value
    Points stay, for nothing changes that the Reserve pays for.  [dun.rpg.secondary-learn, dun.rpg.secondary-bonus]"""
    figure = t.state.figures[who]
    chosen = await t.choose(
        figure.seat,
        "craft",
        [Printed("craft", id) for id in crafts(t, figure)],
        label=labels.crafty,
        about={"name": figure.card},
        at=seen(figure),
        cites=("dun.rpg.secondary-learn",),
    )
    t.state.figures[who].xp -= 1
    passed = (await take_test(t, who, Attribute.INTELLIGENCE, "craft-lesson")).passed
    figure = t.state.figures[who]
    if passed:
        figure.crafts[chosen.id] = figure.crafts.get(chosen.id, 0) + 1
    bonus = figure.crafts.get(chosen.id, 0)
    t.tell(
        CraftLearned(
            who=who,
            name=figure.card,
            craft=chosen.id,
            passed=int(passed),
            bonus=bonus,
            cites=("dun.rpg.secondary-learn", "dun.rpg.secondary-bonus"),
        )
    )


def powerful(t: UTable, figure: Figure) -> bool:
    """[dun.skill.scholarly.powerful-mind.learning]"""
    return has(t, figure, "learns-fast") and figure.base[Attribute.INTELLIGENCE] >= 4


def spell_price(t: UTable, figure: Figure) -> int:
    """3 experience points, 2 for a Powerful Mind.  [dun.skill.scholarly.powerful-mind.learning]"""
    return PRICE - powerful(t, figure)


def inborn(t: UTable, figure: Figure) -> list[str]:
    """Nature skills for those whose race card says so; others of the party may have them too.

    [dun.evolve.nature-skills]
    """
    race = t.content.races.get(hero_of(t.state, t.content, figure).race)
    return (
        [skill.id for skill in t.content.skills.values() if skill.inborn and skill.id not in figure.skills]
        if race and race.nature_skills
        else []
    )


def raise_cost(t: UTable, figure: Figure, name: str) -> int:
    """3 experience points for each development point of the race card; 0 if it cannot be raised (any more).

    [dun.evolve.attribute-once, dun.race.attribute-cost, dun.race.attribute-range]
    """
    race = t.content.races.get(hero_of(t.state, t.content, figure).race)
    place = BY_NAME[name]
    if race is None or name in figure.raised or figure.base[place] >= race.high[place]:
        return 0
    return PRICE * race.costs[place]


def new_spells(t: UTable, figure: Figure) -> list[str]:
    """Spells of the class's lores that nobody of the party knows.  [dun.heroes.unique-spell, dun.magic.who]"""
    lores = class_of(t, figure).lores
    own, known = {t.content.spells[spell].lore for spell in figure.spells}, known_spells(t)
    return [s.id for s in t.content.spells.values() if s.lore in own and s.lore in lores and s.id not in known]


def known_spells(t: UTable) -> set[str]:
    """What somebody of the party knows, so that nobody else learns it.  [dun.heroes.unique-spell]"""
    return {spell for figure in heroes(t) for spell in figure.spells}


def learnable(t: UTable, figure: Figure, group: str = "") -> list[str]:
    """Professional skills that his class can learn, his gods allow and nobody of the party has.

    [dun.skill.class-symbols, dun.heroes.unique-skill, dun.evolve.skill-unique,
    dun.skill.scholarly.champion-of-the-gods-of-good.learn, dun.skill.scholarly.champion-of-the-gods-of-evil.learn]
    """
    hero = hero_of(t.state, t.content, figure)
    mine, side = hero.hero_class, alignment(t.content, hero)
    known = {skill for other in heroes(t) for skill in other.skills}
    return [
        skill.id
        for skill in t.content.skills.values()
        if mine in skill.classes
        and skill.id not in known
        and (not group or skill.group == group)
        and (not skill.sides or side in skill.sides)
    ]


async def invest(t: UTable, who: int) -> None:
    """One investment; unspent experience is kept and does not count for Value Points.

    [dun.xp.invest-when, dun.evolve.value-points, dun.evolve.fortune, dun.evolve.development-point]
    """
    figure = t.state.figures[who]
    options = investments(t, who)
    about: dict[str, Argument] = {"name": figure.card, "xp": figure.xp}
    named = labels.investment(figure.base)
    meaning = meanings.investment(lambda name: raise_cost(t, t.state.figures[who], name))
    chosen = await t.choose(figure.seat, "invest", options, label=named, meaning=meaning, about=about, at=seen(figure))
    figure = t.state.figures[who]
    if chosen == KEEP:
        if who in t.state.stay.investing:
            t.state.stay.investing.remove(who)
        return
    if chosen == CRAFT:
        await learn_craft(t, who)
        return
    cost = PRICE
    if isinstance(chosen, Increase):
        cost = raise_cost(t, figure, chosen.attribute)
        figure.raised.append(chosen.attribute)
        change(figure, chosen.attribute, 1)
        invested(t, who, "raise", cost)
        return
    if chosen == NEW_SKILL:
        await learn(t, who)
    elif chosen == NATURE:
        skill = await t.choose(
            figure.seat,
            "learn",
            [Printed("skill", id) for id in inborn(t, figure)],
            label=labels.printed,
            about={"name": figure.card},
            at=seen(figure),
        )
        remember(t, t.state.figures[who], skill.id)
    else:
        figure.luck += 1
    invested(t, who, str(chosen), cost)


def add_spell(t: UTable, who: int, spell: str) -> None:
    """A new spell and its mana, for a development point's worth of experience.

    [dun.evolve.development-point, dun.magic.mana-pool]
    """
    figure = t.state.figures[who]
    figure.spells = (*figure.spells, spell)
    change(figure, "mana", mana_gain(t, figure))
    invested(t, who, "spell", spell_price(t, figure))


def invested(t: UTable, who: int, what: str, cost: int) -> None:
    """Experience that is spent counts for Value Points.  [dun.evolve.value-points, dun.hero.vp]"""
    figure = t.state.figures[who]
    figure.xp -= cost
    figure.vp += cost
    t.tell(Invested(who=who, name=figure.card, what=what, cost=cost, cites=("dun.evolve.value-points",)))


def mana_gain(t: UTable, figure: Figure) -> int:
    """2 mana for each spell learned, up to three times the Intelligence.  [dun.magic.mana-pool, dun.magic.mana-cap]"""
    most = 3 * figure.base[Attribute.INTELLIGENCE]
    if has(t, figure, "casts-in-armor"):
        most = figure.base[Attribute.INTELLIGENCE]
    return max(0, min(2, most - figure.base[Attribute.MANA]))


def granted_spells(t: UTable, figure: Figure) -> list[str]:
    """Further spells of a champion of the gods that nobody of the party knows, learned like new skills.

    [dun.skill.scholarly.champion-of-the-gods-of-good.learn, dun.skill.scholarly.champion-of-the-gods-of-evil.learn,
    dun.heroes.unique-spell]
    """
    known = known_spells(t)
    gifts = [spell for skill in figure.skills for spell in t.content.skills[skill].spells]
    return [spell for spell in gifts if spell in t.content.spells and spell not in known]


async def first_spell(t: UTable, who: int, skill: str) -> None:
    """A new champion chooses one spell of his gods, if one is left that nobody of the party knows.

    [dun.skill.scholarly.champion-of-the-gods-of-good.learn, dun.skill.scholarly.champion-of-the-gods-of-evil.learn]
    """
    figure = t.state.figures[who]
    if t.content.skills[skill].spells and granted_spells(t, figure):
        spell = await t.choose(
            figure.seat,
            "first-spell",
            [Printed("spell", id) for id in granted_spells(t, figure)],
            label=labels.printed,
            about={"name": figure.card},
            at=seen(figure),
        )
        figure = t.state.figures[who]
        figure.spells = (*figure.spells, spell.id)


async def learn(t: UTable, who: int) -> None:
    """1D6 on the learning range of the class; the same type twice running, or one with nothing to learn, may be chosen
    freely. The spells of the gods are learned as scholarly skills.

    [dun.evolve.skill-roll, dun.evolve.skill-same-type-twice, dun.evolve.skill-type-impossible,
    dun.skill.scholarly.champion-of-the-gods-of-good.learn, dun.skill.scholarly.champion-of-the-gods-of-evil.learn]
    """
    figure = t.state.figures[who]
    (rolled,) = await t.roll(1, 6, "learning")
    telling.one_die(t, who, "learning", rolled, None, ("dun.evolve.skill-roll",))
    group = class_of(t, figure).learning[rolled - 1]
    figure = t.state.figures[who]
    options, spells = learnable(t, figure, group), granted_spells(t, figure)
    gifts = spells if group == SPELLS else []
    if not (options or gifts) or (figure.learned and figure.learned[-1] == group):
        options, gifts = learnable(t, figure), spells
    await take_skill(t, who, options, gifts)


async def take_skill(t: UTable, who: int, options: list[str], spells: Sequence[str] = ()) -> None:
    """One of these skills or spells, with what it adds permanently, its first spell and its word.

    [dun.evolve.skill, dun.hero.base-zero]
    """
    figure = t.state.figures[who]
    lessons: list[Printed | Lesson] = [Printed("skill", id) for id in options]
    lessons += [Lesson(spell) for spell in spells]
    lesson = await t.choose(
        figure.seat,
        "learn",
        lessons,
        label=labels.learning,
        about={"name": figure.card},
        at=seen(figure),
        cites=("dun.evolve.skill-roll",),
    )
    figure = t.state.figures[who]
    if isinstance(lesson, Lesson):
        figure.learned.append(SPELLS)
        figure.spells = (*figure.spells, lesson.spell)
        return
    skill = lesson.id
    figure.learned.append(t.content.skills[skill].group)
    remember(t, figure, skill)
    await first_spell(t, who, skill)
    if skill in t.content.skills and t.content.skills[skill].worded:
        figure = t.state.figures[who]
        hated = [Printed("faction", id) for id in t.content.factions]
        word = await t.choose(figure.seat, "create-word", hated, label=labels.printed, at=seen(figure))
        t.state.figures[who].traits += (Trait(skill, word=word.id),)
