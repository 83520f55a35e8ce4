"""What companions carry for their heroes."""

from __future__ import annotations

from msgspec.structs import replace

from ...content.catalogue import UTable
from ...events import Handled
from ...state import NOWHERE, Figure, Held, standing
from ..characters import figures, has
from ..squares import Do, Situation, adjacent, in_melee
from . import bags, load
from .hands import hands_for, spend_quick

COINS = "coins"
LOADOUT = "loadout"
"""Under this name a mercenary remembers which of his sets of weapons was chosen."""


def bears(t: UTable, figure: Figure) -> bool:
    """Mercenaries, and animals that could carry a rider.  [dun.carry.by-companions]"""
    return figure.kind == "mercenary" or (figure.kind == "pet" and has(t, figure, "carries-baggage"))


def takes(bearer: Figure, held: Held) -> bool:
    """Mercenaries take nothing that was found in the quest; animals do not mind.

    [dun.carry.by-companions, dun.companion.mercenary-no-treasure]
    """
    return not held.found or bearer.kind != "mercenary"


def fits(t: UTable, bearer: Figure, held: Held) -> bool:
    """Within the limits of a hero, with the companion's own Strength and Vitality.  [dun.carry.by-companions]"""
    bearer.pack.append(held)
    over = load.excess(t, bearer)
    bearer.pack.pop()
    return not over


def offers(t: UTable, s: Situation) -> list[Do]:
    """His own companion next to him takes things, a mercenary only what he had before the quest, and gives them back.

    [dun.carry.by-companions, dun.companion.mercenary-no-treasure, dun.companion.mercenary-own-gear]
    """
    found: list[Do] = []
    for one in s.own:
        if not bears(t, one) or not standing(one):
            continue
        if not (adjacent(t, s.figure, one) or one.ridden == s.figure.id) or in_melee(t, one):
            continue
        mine = {held.card: held for held in s.figure.pack if takes(one, held)}
        found += [Do("give", target=one.id, word=card) for card, held in mine.items() if fits(t, one, held)]
        if s.figure.coins and one.coins < load.MOST_COINS:
            found.append(Do("give", target=one.id, word=COINS))
        back = dict.fromkeys(held.card for held in one.pack if held.borne)
        found += [Do("take-back", target=one.id, word=card) for card in (*back, *((COINS,) if one.coins else ()))]
    return found


def loadout(t: UTable, man: Figure) -> tuple[str, ...]:
    """The weapons that a companion has of his own.  [dun.companion.mercenary-loadout]"""
    card = t.content.companions[man.card]
    return card.options[man.uses.get(LOADOUT, 0)] if card.options else card.weapons


def misses(t: UTable, man: Figure, held: Held) -> bool:
    """Whether a mercenary has lost such a thing in this quest: a weapon, or his shield.

    [dun.companion.mercenary-new-gear]
    """
    cards, mine = t.content, [*man.hands, *own(man)]
    if man.kind != "mercenary":
        return False
    if held.card in cards.weapons:
        return sum(one.card in cards.weapons for one in mine) < len(loadout(t, man))
    had = bool(cards.companions[man.card].shield) and held.card in cards.shields
    return had and not any(one.card in cards.shields for one in mine)


def entrust(t: UTable, hero: Figure, bearer: Figure, card: str) -> None:
    """One thing, or as many coins as the companion can carry; a mercenary takes in hand what replaces a weapon or a
    shield that he has lost.

    [dun.carry.by-companions, dun.companion.mercenary-new-gear]
    """
    if card == COINS:
        count = min(hero.coins, load.MOST_COINS - bearer.coins)
        hero.coins, bearer.coins = hero.coins - count, bearer.coins + count
    else:
        held = next(held for held in hero.pack if held.card == card and takes(bearer, held))
        hero.pack.remove(held)
        free = figures.arms(bearer) - sum(hands_for(t, one) for one in bearer.hands)
        needed = misses(t, bearer, held) and hands_for(t, held) <= free
        (bearer.hands if needed else bearer.pack).append(replace(held, borne=True))


async def take_back(t: UTable, who: int, do: Do) -> None:
    """[dun.carry.by-companions]"""
    hero, bearer = t.state.figures[who], t.state.figures[do.target]
    before = bags.look(t, hero, bearer)
    spend_quick(t)
    if do.word == COINS:
        hero.coins, bearer.coins = hero.coins + bearer.coins, 0
    else:
        held = next(held for held in bearer.pack if held.card == do.word and held.borne)
        bearer.pack.remove(held)
        hero.pack.append(replace(held, borne=False))
    moved, cites = bags.moved(t, before), ("dun.carry.by-companions",)
    t.tell(Handled(who=who, name=hero.card, item=do.word, how="taken-back", cites=cites, **moved))


def spill(t: UTable, bearer: Figure) -> None:
    """What a companion bore lies where it was lost; its hero gathers the coins.  [dun.carry.by-companions]"""
    if not bears(t, bearer):
        return
    t.state.map.floor += [(bearer.cell, held) for held in unloaded(bearer) if bearer.cell != NOWHERE]
    return_coins(t, bearer)


def unloaded(bearer: Figure) -> list[Held]:
    """What a companion has of his hero's, which he has no more."""
    borne = [held for held in (*bearer.hands, *bearer.pack) if held.borne]
    bearer.hands = [held for held in bearer.hands if not held.borne]
    bearer.pack = [held for held in bearer.pack if not held.borne]
    return [replace(held, borne=False) for held in borne]


def unload(t: UTable, bearer: Figure) -> None:
    """After the quest everything is its hero's again."""
    hero = t.state.figures.get(bearer.owner)
    if hero is not None:
        hero.pack += unloaded(bearer)
        return_coins(t, bearer)


def return_coins(t: UTable, bearer: Figure) -> None:
    hero = t.state.figures.get(bearer.owner)
    if hero is not None:
        hero.coins, bearer.coins = hero.coins + bearer.coins, 0


def own(figure: Figure) -> list[Held]:
    """What is in the backpack and belongs to its bearer."""
    return figure.pack if figure.kind == "hero" else [held for held in figure.pack if not held.borne]
