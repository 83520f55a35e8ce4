"""A hero who is created takes after the most useful of the ready ones whose place is free: his race and class, what he
is good at, his spells and what he carries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from undercroft.kernel import Ask

from ..content.catalogue import UTable
from ..content.definitions import Hero
from ..rules.carrying import load
from ..rules.characters import BY_NAME, company, hero_of, party
from ..state import Draft
from .mustering import promise


def model(t: UTable) -> Hero | None:
    """Whom the one who is made now takes after; nobody, if none of that kind could join."""
    draft, with_us = the_draft(t), company(t.state, t.content)
    fits = [
        hero
        for hero in t.content.heroes.values()
        if draft.race in ("", hero.race)
        and draft.hero_class in ("", hero.hero_class)
        and party.joins(t.content, with_us, hero.race, hero.hero_class)
    ]
    return max(fits, key=lambda hero: promise(t, hero.id), default=None)


def the_draft(t: UTable) -> Draft:
    assert t.state.making.draft is not None
    return t.state.making.draft


def race(t: UTable, ask: Ask[Any]) -> Any:
    like = model(t)
    return (like and ask.find(like.race)) or ask.options[0]


def hero_class(t: UTable, ask: Ask[Any]) -> Any:
    like = model(t)
    return (like and ask.find(like.hero_class)) or ask.options[0]


def points(t: UTable, ask: Ask[Any]) -> Any:
    """Each attribute as high as his is; what is left over for Mana, if he has any."""
    like, draft = model(t), the_draft(t)
    low = t.content.races[draft.race].low
    for name, place in BY_NAME.items():
        lacks = like is not None and low[place] + draft.bought.get(name, 0) < like.attributes[place]
        if lacks and name != "mana" and (more := ask.find(f"raise {name}")) is not None:
            return more
    return ask.find("raise mana") or (ask.options[-1] if like is not None else ask.options[0])


def known(t: UTable, ask: Ask[Any]) -> Any:
    """A skill or spell that he has."""
    like = model(t)
    his = (*like.skills, *like.spells) if like is not None else ()
    return next((option for option in ask.options if str(option) in his), ask.options[0])


def gear(t: UTable, ask: Ask[Any]) -> Any:
    """What he carries, as far as the coins reach; in the hands only what he has there."""
    figure = t.state.figures[t.state.making.outfitting]
    mine, here = hero_of(t.state, t.content, figure), Counter(held.card for held in load.everything(figure))
    like = [one for one in t.content.heroes.values() if (one.race, one.hero_class) == (mine.race, mine.hero_class)]
    for hero in like:
        for card, number in Counter((*hero.hands, *hero.worn, *hero.pack)).items():
            if here[card] < number and (bought := ask.find(f"buy {card}")) is not None:
                return bought
        for held in figure.hands:
            if held.card not in hero.hands and (put_away := ask.find(f"stow {held.card}")) is not None:
                return put_away
    return ask.options[-1]


ANSWERS: dict[str, Callable[[UTable, Ask[Any]], Any]] = {
    "create-race": race,
    "create-class": hero_class,
    "create-points": points,
    "create-skill": known,
    "create-spell": known,
    "create-gear": gear,
}
