"""Who may join a party: ready heroes, and the races and classes of new ones."""

from __future__ import annotations

from typing import NamedTuple

from ...content.catalogue import Content, UTable
from ...content.definitions import Hero, HeroClass
from ...state import Figure, State

GROUPS = ("fighter", "explorer", "spellcaster")


def hero_of(state: State, content: Content, figure: Figure) -> Hero:
    """The card of a hero as he was created, or the predesigned one.  [dun.heroes.choose]"""
    return card_of(state, content, figure.card)


def card_of(state: State, content: Content, card: str) -> Hero:
    return state.saga.created[card] if card in state.saga.created else content.heroes[card]


def class_of(t: UTable, figure: Figure) -> HeroClass:
    """The class card of a hero."""
    return t.content.classes[hero_of(t.state, t.content, figure).hero_class]


class Company(NamedTuple):
    """What a party of heroes leaves open for the next one."""

    names: set[str]
    classes: set[str]
    known: set[str]
    """Spells and professional skills that somebody has."""
    sides: set[str]
    missing: list[str]
    """Groups that are still to come."""
    left: int

    def takes(self, content: Content, hero_class: str) -> bool:
        """No class twice; a group that is missing must come while there is room for it.

        [dun.heroes.unique-class, dun.heroes.type-mix]
        """
        if hero_class in self.classes:
            return False
        return content.classes[hero_class].group in self.missing or self.left > len(self.missing)

    def wanted(self, content: Content) -> list[str]:
        """The classes that fit.  [dun.heroes.unique-class, dun.heroes.type-mix]"""
        return [own for own in content.classes if self.takes(content, own)]

    def suits(self, side: str) -> bool:
        """Good and evil do not mix.  [dun.heroes.alignment]"""
        return not self.sides or side in (*self.sides, "neutral")


def company(state: State, content: Content) -> Company:
    """The party as it is now; without restrictions everybody fits.  [dun.heroes.restrictions-optional]"""
    here = [figure for figure in state.figures.values() if figure.kind == "hero"]
    party = [hero_of(state, content, figure) for figure in here]
    held = (figure.card for captives in state.saga.captives.values() for figure in captives)
    names = {*(hero.id for hero in party), *state.saga.at_home, *state.saga.fallen, *held}
    if state.settings.free_party:
        return Company(names, set(), set(), set(), [], state.party.start_heroes - len(party))
    groups = {content.classes[hero.hero_class].group for hero in party}
    return Company(
        names,
        {hero.hero_class for hero in party},
        {spell for figure in here for spell in figure.spells} | professional(content, here),
        {alignment(content, hero) for hero in party} - {"neutral"},
        [group for group in GROUPS if group not in groups] if state.party.start_heroes >= 3 else [],
        state.party.start_heroes - len(party),
    )


def choosable(state: State, content: Content) -> list[str]:
    """Ready heroes that may still join; all that are left where none of them fits.  [dun.heroes.choose]"""
    names = company(state, content).names
    return fitting(state, content) or [hero.id for hero in content.heroes.values() if hero.id not in names]


def fitting(state: State, content: Content) -> list[str]:
    """Ready heroes who are alive, not at home, and keep the rules of a party.

    [dun.heroes.unique-class, dun.heroes.type-mix, dun.heroes.unique-spell, dun.heroes.unique-skill,
    dun.heroes.alignment]
    """
    with_us = company(state, content)
    return [
        hero.id
        for hero in content.heroes.values()
        if hero.id not in with_us.names
        and with_us.takes(content, hero.hero_class)
        and with_us.suits(alignment(content, hero))
        and not with_us.known & {*hero.spells, *hero.skills}
    ]


def professional(content: Content, party: list[Figure]) -> set[str]:
    """The skills of a party that nobody else may have.  [dun.heroes.unique-skill]"""
    return {skill for figure in party for skill in figure.skills if content.skills[skill].group != "nature"}


def alignment(content: Content, hero: Hero) -> str:
    """Good, evil or neutral.  [dun.race.alignment, dun.heroes.alignment]"""
    return side_of(content, hero.race, hero.hero_class, hero.spells)


def side_of(content: Content, race: str, hero_class: str, spells: tuple[str, ...] = ()) -> str:
    """The side of a race; a human turns evil by dark classes and lores.  [dun.race.alignment, dun.create.human-evil]"""
    card, dark = content.races.get(race), content.classes.get(hero_class)
    lores = (content.lores.get(content.spells[spell].lore) for spell in spells)
    if card and card.fickle and ((dark and dark.evil) or any(lore and lore.evil for lore in lores)):
        return "evil"
    return card.alignment if card else "neutral"


# ------------------------------------------------------------------------------------------------ new heroes


def first_skills(content: Content, race: str, hero_class: str) -> tuple[str, ...]:
    """The skills that a class begins with: an evil paladin is a champion of the gods of evil, who are his own.

    [dun.class.initial-skills, dun.skill.scholarly.champion-of-the-gods-of-good.learn,
    dun.skill.scholarly.champion-of-the-gods-of-evil.learn]
    """
    own = content.classes[hero_class]
    return own.evil_skills if own.evil_skills and side_of(content, race, hero_class) == "evil" else own.skills


def anybody(state: State, content: Content) -> bool:
    """Whether a new hero of any kind could join."""
    with_us = company(state, content)
    classes = with_us.wanted(content)
    return any(agrees(content, with_us, race, own) for race in content.races for own in classes)


def open_races(state: State, content: Content) -> list[str]:
    """Races of which a hero could join.  [dun.create.race-first, dun.race.alignment]"""
    with_us = company(state, content)
    classes = with_us.wanted(content)
    return [race for race in content.races if any(agrees(content, with_us, race, own) for own in classes)]


def open_classes(state: State, content: Content, race: str) -> list[str]:
    """Classes that go with this race in this party, the recommended ones first.

    [dun.create.race-first, dun.create.race-class-list]
    """
    with_us = company(state, content)
    found = [own for own in with_us.wanted(content) if agrees(content, with_us, race, own)]
    return sorted(found, key=lambda own: own not in content.races[race].classes)


def joins(content: Content, with_us: Company, race: str, hero_class: str) -> bool:
    """Whether such a hero fits: his class, his skills, his side and his spells.

    [dun.heroes.unique-class, dun.heroes.type-mix, dun.heroes.unique-skill, dun.heroes.alignment]
    """
    return hero_class in with_us.wanted(content) and agrees(content, with_us, race, hero_class)


def agrees(content: Content, with_us: Company, race: str, hero_class: str) -> bool:
    """Whether such a hero of a class that is wanted fits: his side, professional skills that nobody has, and spells
    that are left for a spellcaster.

    [dun.heroes.alignment, dun.heroes.unique-skill, dun.heroes.unique-spell]
    """
    own = content.classes[hero_class]
    if not with_us.suits(side_of(content, race, hero_class)):
        return False
    if any(
        one in with_us.known and content.skills[one].group != "nature"
        for one in first_skills(content, race, hero_class)
    ):
        return False
    return own.group != "spellcaster" or len(open_spells(content, with_us, race, hero_class)) >= own.spells


def open_spells(content: Content, with_us: Company, race: str, hero_class: str) -> list[str]:
    """Spells of the lores of class and race that nobody knows; none that would turn him against the others.

    [dun.create.restricted-lores, dun.heroes.unique-spell, dun.create.human-evil]
    """
    return [
        spell.id
        for spell in content.spells.values()
        if spell.id not in with_us.known
        and may_learn(content, race, hero_class, spell.lore)
        and with_us.suits(side_of(content, race, hero_class, (spell.id,)))
    ]


def may_learn(content: Content, race: str, hero_class: str, lore: str) -> bool:
    """Lores of the class, within what the race allows.  [dun.create.restricted-lores, dun.magic.who]"""
    card, own = content.races[race], content.classes[hero_class]
    if hero_class in card.no_spells or lore in card.barred_lores:
        return False
    return lore in own.lores and lore in card.only_lores.get(hero_class, (lore,))
