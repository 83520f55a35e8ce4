"""Who goes along: heroes for a new party, and mounts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from zlib import crc32

from undercroft.kernel import Ask

from ..content.catalogue import Content, UTable
from ..content.definitions import Attribute
from ..rules.characters import alignment
from ..rules.options import Printed
from ..rules.squares import board_of
from . import trading

EVIL, WIDE, TASTE = 9.0, 10.0, 15.0
"""What counts against those with whom few others go, and against those who fill a corridor; and how much the same hero
is worth more or less from quest to quest."""
GUEST = 20.0
"""And somebody is asked along whatever he is good for, in parties of so many:"""
MANY = 3
DARK_PARTY = 0.8
"""Now and then a party is to be an evil one."""


def hero(t: UTable, ask: Ask[Any]) -> Any:
    """The most useful heroes first; evil ones would keep too many others away, and who goes alone must be strong. Once
    nobody ready is left a new one is made."""
    ready = [option for option in ask.options if str(option) in t.content.heroes]
    return max(ready, key=lambda one: promise(t, one.id), default=None) or ask.find("create") or ask.options[0]


def promise(t: UTable, card: str) -> float:
    """What a party has of a hero, and what is to be said for him this time."""
    hero, alone = t.content.heroes[card], t.state.party.start_heroes == 1
    evil, wide = alignment(t.content, hero) == "evil", t.content.races[hero.race].base != "1x1"
    side = EVIL * (1 if taste(t, "evil") > DARK_PARTY else -1) * evil
    return usefulness(t.content, card, alone=alone) + side - WIDE * wide + TASTE * taste(t, card) + invited(t, card)


def invited(t: UTable, card: str) -> float:
    """In each larger party there is room for one whom nobody would choose for his figures."""
    ids = sorted(t.content.heroes)
    return GUEST * (t.state.party.start_heroes >= MANY and ids[int(taste(t, "guest") * len(ids))] == card)


def taste(t: UTable, word: str) -> float:
    """From 0 to 1, so that not the same heroes set out every time. It rests on the quest and on who sits at the table,
    which all know, so that the same position always has the same answer."""
    known = f"{word} {t.state.quest.id} {t.state.mode} {t.state.seats} {t.state.party.start_heroes}"
    return crc32(known.encode()) % 1000 / 1000


def usefulness(content: Content, card: str, *, alone: bool = False) -> float:
    """Blows, armor and endurance, and the spells; alone, the strength for locked doors too, and fewer spells."""
    who = content.heroes[card]
    base, arms = who.attributes, [content.weapons[item] for item in who.hands if item in content.weapons]
    guard = 2.0 * base[Attribute.ARMOR] + 2 * sum(content.armors[item].bonus for item in who.worn)
    guard += 2 * any(item in content.shields for item in who.hands) + 1.5 * base[Attribute.VITALITY] + 0.5 * who.fortune
    blows = [0.0]
    for arm in arms:
        skill = base[Attribute.SHOOTING if arm.kind == "ranged" else Attribute.COMBAT]
        blows.append(
            2.0 * (skill + arm.combat + arm.shooting) + arm.damage + (0 if arm.fixed else base[Attribute.STRENGTH])
        )
    spells = sum(content.spells[name].dice for name in who.spells) + 2 * len(who.spells)
    return guard + max(blows) + (2.0 * base[Attribute.STRENGTH] if alone else 0.6 * spells)


def hire(t: UTable, ask: Ask[Any]) -> Any:
    """Where the way begins in the open the fastest mount that he can pay and sit on; who goes alone takes the best
    fighter along who gets through a door."""
    board = board_of(t)
    who = t.state.figures[t.state.stay.hiring[0]]
    cards = [one for one in ask.options if isinstance(one, Printed)]
    if t.state.party.start_heroes == 1 and (arms := trading.comrades(t, [one.id for one in cards])):
        return next(one for one in cards if one.id == arms[0])
    cards = [one for one in cards if "carries-riders" in t.content.known[t.content.companions[one.id].skills].words]
    fit = [one for one in cards if t.content.companions[one.id].size >= who.size]
    if not fit or not board.open_air >> board.start[0] & 1:
        return ask.options[0]
    return max(fit, key=lambda one: t.content.companions[one.id].attributes[Attribute.MOVEMENT])


def dwell(t: UTable, ask: Ask[Any]) -> Any:
    """Where somebody else is to dwell in a place, another people each time."""
    others = ask.options[1:] or ask.options
    return others[int(taste(t, "dwellers") * len(others))]


ANSWERS: dict[str, Callable[[UTable, Ask[Any]], Any]] = {
    "dwell": dwell,
    "hero": hero,
    "hire": hire,
}
