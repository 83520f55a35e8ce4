"""Creating a hero: race, class, development points, spells and skills, a name, equipment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from undercroft.kernel import ContentError, Value
from undercroft.kernel.text import Argument

from ...content.catalogue import Content, UTable
from ...content.definitions import Attribute, Attributes, Hero, Trait
from ...content.names import NAMES
from ...events import Mustered
from ...setup import add_hero
from ...state import NOBODY, Draft, Figure
from .. import labels, meanings
from ..carrying import hands, load
from ..characters import BY_NAME, company, first_skills, may_learn, open_classes, open_races, open_spells, side_of
from ..options import DONE, Deal, Increase, Printed, seen
from ..turns import gathered
from . import market, pricelist, wardrobe

POINTS = 8
COINS = 20
UNBUYABLE = ("armor", "mana", "dexterity", "perception")
SECOND_THOUGHTS = 40
"""So often a new hero gives a thing back or puts it elsewhere; otherwise the shop would never close."""


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
    return max(1, cost) if card.costs[BY_NAME[name]] else 0


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
    content: Content,
    name: str,
    race: str,
    hero_class: str,
    bought: Mapping[str, int],
    spells: tuple[str, ...],
    extra: Sequence[str] = (),
    words: Mapping[str, str] = {},
) -> Hero:
    """A hero of 10 Value Points: the race's minimum values and what was bought, the skills of race and class and the
    extra ones, 2 mana for each spell of his class.

    [dun.create.race-first, dun.create.order, dun.race.start-skills, dun.class.initial-skills, dun.race.fortune,
    dun.magic.mana-pool, dun.create.money, dun.skill.extra-at-creation]
    """
    points = spent(content, race, hero_class, bought)
    if points > POINTS:
        raise ContentError(f"{points} development points are more than {POINTS}")
    card, own = content.races[race], content.classes[hero_class]
    skills = tuple(dict.fromkeys((*card.skills, *first_skills(content, race, hero_class), *extra)))
    gifts = [spell for spell in spells if spell in gods_gifts(content, skills)]
    studied = [spell for spell in spells if spell not in gifts]
    if len(studied) > own.spells:
        raise ContentError(f"a {hero_class} starts with {own.spells} spells")
    for spell in studied:
        if not may_learn(content, race, hero_class, content.spells[spell].lore):
            raise ContentError(f"a {hero_class} of the {race} cannot learn {spell}")
    values = [low + bought.get(attribute, 0) for attribute, low in zip(BY_NAME, card.low, strict=True)]
    values[BY_NAME["mana"]] = pool(values, len(studied)) + bought.get("mana", 0)
    attributes: Attributes = tuple(values)  # type: ignore[assignment]
    return Hero(
        id=name,
        race=race,
        hero_class=hero_class,
        attributes=attributes,
        fortune=card.fortune,
        skills=skills,
        traits=(*card.traits, *(Trait(skill, word=word) for skill, word in words.items())),
        spells=spells,
        coins=COINS,
    )


def pool(values: Sequence[int], spells: int) -> int:
    """2 mana for each spell, three times the Intelligence at most.  [dun.magic.mana-pool, dun.magic.mana-cap]"""
    return min(2 * spells, 3 * values[Attribute.INTELLIGENCE])


def gods_gifts(content: Content, skills: Sequence[str]) -> list[str]:
    """The spells that skills teach.  [dun.skill.scholarly.champion-of-the-gods-of-good.learn]"""
    return [spell for skill in skills for spell in content.skills[skill].spells if spell in content.spells]


# ------------------------------------------------------------------------------------------------ the steps


async def create(t: UTable) -> None:
    """The next thing to decide: race, class, development points, skills, spells, the name.

    [dun.create.order, dun.create.race-first]
    """
    draft = the_draft(t)
    if not draft.race:
        await choose_race(t)
    elif not draft.hero_class:
        await choose_class(t)
    elif not draft.spent:
        await spend_points(t)
    elif len(draft.skills) < t.content.races[draft.race].extra_skill:
        await choose_skill(t)
    elif unspoken(t):
        await choose_word(t, unspoken(t)[0])
    elif spells_left(t):
        await choose_spell(t)
    else:
        await choose_name(t)


def the_draft(t: UTable) -> Draft:
    draft = t.state.making.draft
    assert draft is not None
    return draft


def skills_of(t: UTable) -> tuple[str, ...]:
    """The skills of race and class, and those chosen besides.  [dun.race.start-skills, dun.class.initial-skills]"""
    draft = the_draft(t)
    trained = first_skills(t.content, draft.race, draft.hero_class)
    return tuple(dict.fromkeys((*t.content.races[draft.race].skills, *trained, *draft.skills)))


async def choose_race(t: UTable) -> None:
    """[dun.create.race-first, dun.race.list, dun.race.alignment]"""
    seat, options = the_draft(t).seat, [Printed("race", id) for id in open_races(t.state, t.content)]
    race = await t.choose(seat, "create-race", options, label=labels.race(t.content), cites=("dun.create.race-first",))
    the_draft(t).race = race.id


async def choose_class(t: UTable) -> None:
    """Any class goes with any race; those recommended for it come first.

    [dun.create.race-first, dun.create.race-class-list, dun.class.list]
    """
    draft = the_draft(t)
    chosen = await t.choose(
        draft.seat,
        "create-class",
        [Printed("class", id) for id in open_classes(t.state, t.content, draft.race)],
        label=labels.hero_class(t.content, draft.race),
        about={"race": draft.race},
        cites=("dun.create.order",),
    )
    the_draft(t).hero_class = chosen.id


def points_left(t: UTable) -> int:
    """[dun.create.development-points]"""
    draft = the_draft(t)
    return POINTS - spent(t.content, draft.race, draft.hero_class, draft.bought)


def increases(t: UTable) -> dict[str, int]:
    """What can still be bought, and its cost in development points.

    [dun.race.attribute-range, dun.race.attribute-cost, dun.create.mana-attribute]
    """
    draft, left = the_draft(t), points_left(t)
    card, found = t.content.races[draft.race], {}
    for name, place in BY_NAME.items():
        steps = draft.bought.get(name, 0)
        if name == "mana":
            casts = t.content.classes[draft.hero_class].spells and draft.hero_class not in card.no_spells
            cost = int(bool(casts) and steps < card.mana_bonus)
        else:
            cost = step_cost(t.content, draft.race, draft.hero_class, name, steps + 1)
            cost *= card.low[place] + steps < card.high[place]
        if 0 < cost <= left:
            found[name] = cost
    return found


async def spend_points(t: UTable) -> None:
    """One increase, or the rest is left unspent.  [dun.create.development-points, dun.create.class-changes-cost]"""
    draft, costs = the_draft(t), increases(t)
    card = t.content.races[draft.race]
    values = {name: card.low[BY_NAME[name]] + draft.bought.get(name, 0) + 1 for name in costs}
    about: dict[str, Argument] = {"race": draft.race, "class": draft.hero_class, "points": points_left(t)}
    chosen = await t.choose(
        draft.seat,
        "create-points",
        [*(Increase(name) for name in costs), DONE],
        label=labels.increase(values),
        meaning=meanings.increase(costs),
        about=about,
        cites=("dun.create.development-points",),
    )
    draft = the_draft(t)
    if isinstance(chosen, Increase):
        draft.bought[chosen.attribute] = draft.bought.get(chosen.attribute, 0) + 1
    else:
        draft.spent = True


def extra_skills(t: UTable) -> list[str]:
    """Professional skills of his class, and of his side, that nobody of the party has.

    [dun.skill.extra-at-creation, dun.skill.class-symbols, dun.heroes.unique-skill]
    """
    draft, mine = the_draft(t), skills_of(t)
    known, side = company(t.state, t.content).known, side_of(t.content, draft.race, draft.hero_class)
    return [
        skill.id
        for skill in t.content.skills.values()
        if draft.hero_class in skill.classes
        and skill.id not in known
        and skill.id not in mine
        and (not skill.sides or side in skill.sides)
    ]


async def choose_skill(t: UTable) -> None:
    """[dun.skill.extra-at-creation]"""
    skill = await t.choose(
        the_draft(t).seat,
        "create-skill",
        [Printed("skill", id) for id in extra_skills(t)],
        label=labels.lesson,
        about={"race": the_draft(t).race},
        cites=("dun.skill.extra-at-creation",),
    )
    the_draft(t).skills.append(skill.id)


def unspoken(t: UTable) -> list[str]:
    """Skills that still need their word."""
    draft = the_draft(t)
    return [skill for skill in skills_of(t) if t.content.skills[skill].worded and skill not in draft.words]


async def choose_word(t: UTable, skill: str) -> None:
    """Whom he hates.  [dun.skill.combat.hatred-towards-character-creature.courage]"""
    hated = [Printed("faction", id) for id in t.content.factions]
    word = await t.choose(the_draft(t).seat, "create-word", hated, label=labels.printed)
    the_draft(t).words[skill] = word.id


def spells_left(t: UTable) -> list[str]:
    """The spells among which he still has one to choose: first those of his class, then a gift of his gods.

    [dun.heroes.spells, dun.create.restricted-lores, dun.heroes.unique-spell]
    """
    draft, with_us = the_draft(t), company(t.state, t.content)
    gifts = gods_gifts(t.content, skills_of(t))
    open_now = open_spells(t.content, with_us, draft.race, draft.hero_class)
    fresh = [spell for spell in open_now if spell not in draft.spells]
    if len([spell for spell in draft.spells if spell not in gifts]) < t.content.classes[draft.hero_class].spells:
        studied = [spell for spell in fresh if spell not in gifts]
        if studied:
            return studied
    if any(spell in gifts for spell in draft.spells):
        return []
    return [spell for spell in gifts if spell not in with_us.known]


async def choose_spell(t: UTable) -> None:
    """[dun.heroes.spells, dun.magic.who]"""
    draft = the_draft(t)
    spell = await t.choose(
        draft.seat,
        "create-spell",
        [Printed("spell", id) for id in spells_left(t)],
        label=labels.spell_of(t.content),
        about={"class": draft.hero_class, "number": len(draft.spells) + 1},
        cites=("dun.heroes.spells",),
    )
    the_draft(t).spells.append(spell.id)


async def choose_name(t: UTable) -> None:
    """The name completes the hero; he stands there with 20 coins.  [dun.create.order, dun.create.money]"""
    draft = the_draft(t)
    here = {figure.card for figure in t.state.figures.values()}
    names = [name for name in NAMES[draft.race] if name not in here]
    taken = company(t.state, t.content).names
    chosen = await t.choose(
        draft.seat,
        "create-name",
        [Printed("figure", name) for name in names if name not in taken] or [Printed("figure", name) for name in names],
        label=labels.printed,
        about={"race": draft.race, "class": draft.hero_class},
    )
    name, draft = chosen.id, the_draft(t)
    hero = created(
        t.content,
        name,
        draft.race,
        draft.hero_class,
        draft.bought,
        tuple(draft.spells),
        draft.skills,
        draft.words,
    )
    t.state.saga.created[name] = hero
    t.state.making.outfitting = add_hero(t, name, draft.seat).id
    t.state.making.draft = None


def deals(t: UTable, figure: Figure) -> list[Value]:
    """What can be bought, given back or worn; there is an end to second thoughts.  [dun.create.money-spending]"""
    found: list[Value] = [Deal("buy", card) for card in market.buyable(t, figure)]
    if t.state.making.second_thoughts < SECOND_THOUGHTS:
        found += [Deal("return", held.card, figure.id) for held in hands.unique(load.everything(figure))]
        found += wardrobe.changes(t, figure)
    return [*found, DONE]


async def outfit(t: UTable, who: int) -> None:
    """Buying from the starting coins: what the class may use, Uncommon things too and without a roll; nobody shares.

    [dun.create.money-spending, dun.create.rare-free, dun.create.money-not-shared, dun.heroes.equipment]
    """
    figure = t.state.figures[who]
    about: dict[str, Argument] = {"name": figure.card, "coins": figure.coins}
    chosen = await t.choose(
        figure.seat,
        "create-gear",
        lambda: deals(t, figure),
        label=pricelist.ware,
        meaning=pricelist.price(t, figure),
        about=about,
        at=seen(figure),
        cites=("dun.create.money-spending",),
    )
    t.state.making.second_thoughts += isinstance(chosen, Deal) and chosen.verb != "buy"
    if isinstance(chosen, Deal) and chosen.verb == "buy":
        market.take(t, who, chosen.card)
    elif isinstance(chosen, Deal) and chosen.verb == "return":
        market.give_back(t, who, chosen.card)
    elif isinstance(chosen, Deal):
        wardrobe.change(t, who, chosen)
    else:
        figure = t.state.figures[who]
        t.state.making.outfitting, t.state.making.second_thoughts = NOBODY, 0
        t.tell(Mustered(seat=figure.seat, hero=figure.card, cites=("dun.heroes.choose",)))
        gathered(t)
