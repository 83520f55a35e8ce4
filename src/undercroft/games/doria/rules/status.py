"""States of characters, monsters and cards: held, disarmed, poisoned, strengthened, enchanted."""

from __future__ import annotations

from ..content import DoriaTable
from ..content.definitions import ELEMENTS, Boost, Card
from ..events import HeroMarked, MonsterMarked, PointsChanged, Woke
from ..state import NOBODY, OUTSIDE
from . import health, labels
from .monsters import nearest_free, occupied, told
from .options import Square
from .telling import tell

CHARM_PP = 1
"""What it costs to wake an element in a weapon that was enchanted with it."""


def hold(t: DoriaTable, hero: int, how: str = "held") -> None:
    """No movement actions until freed.  [doria.card.immobilized-en]"""
    t.state.heroes[hero].held = True
    tell(t, HeroMarked(hero=t.state.heroes[hero].kind, what=how, cites=("doria.card.immobilized-en",)))


def free(t: DoriaTable, hero: int) -> None:
    t.state.heroes[hero].held = False


def disarm(t: DoriaTable, hero: int) -> None:
    """One die fewer in attack and defense, never twice.  [doria.card.disarmed-en]"""
    t.state.heroes[hero].disarmed = True
    tell(t, HeroMarked(hero=t.state.heroes[hero].kind, what="disarmed", cites=("doria.card.disarmed-en",)))


def hold_monster(t: DoriaTable, monster: int) -> None:
    """It stays where it is in its next activation.  [doria.card.immobilized-en]"""
    if monster in t.state.monsters:
        t.state.monsters[monster].held = True
        _mark(t, monster, "held", "doria.card.immobilized-en")


def _mark(t: DoriaTable, monster: int, what: str, rule: str) -> None:
    tell(t, MonsterMarked(**told(t.state.monsters[monster]), what=what, cites=(rule,)))


def disarm_monster(t: DoriaTable, monster: int) -> None:
    """One die fewer in attack and defense, never twice.  [doria.card.disarmed-en]"""
    if monster in t.state.monsters:
        t.state.monsters[monster].disarmed = True
        _mark(t, monster, "disarmed", "doria.card.disarmed-en")


def poison_monster(t: DoriaTable, monster: int, markers: int) -> None:
    """Markers are added to those already there.  [doria.card.poison-en]"""
    if markers and monster in t.state.monsters:
        t.state.monsters[monster].poison += markers
        _mark(t, monster, "poisoned", "doria.card.poison-en")


def boon(t: DoriaTable, hero: int, key: str, amount: int, lasting: bool = False) -> None:
    """A spell or potion makes a character better: this round and the next, or for the scenario.

    [doria.card.weapon-status-en]
    """
    who = t.state.heroes[hero]
    for kept in (who.lasting,) if lasting else (who.boons, who.after):
        kept[key] = kept.get(key, 0) + amount


def gain_ap(t: DoriaTable, hero: int, amount: int) -> None:
    """More action points this round, up to the end of the board.  [doria.phase-c.cap]"""
    who = t.state.heroes[hero]
    before, who.ap = who.ap, min(40, who.ap + amount)
    tell(t, PointsChanged(hero=who.kind, amount=who.ap - before, ap=who.ap, cites=("doria.phase-c.cap",)))


def lose_ap(t: DoriaTable, hero: int, amount: int) -> None:
    """Action points are lost, and they may go below zero."""
    who = t.state.heroes[hero]
    who.ap -= amount
    tell(t, PointsChanged(hero=who.kind, amount=-amount, ap=who.ap))


async def wake_up(t: DoriaTable, hero: int) -> None:
    """Who wakes leaves the arms of a carrier; where somebody else stands it crawls to the nearest free square. On a
    hole or under rubble it lies as before.

    [doria.uncon.wake-displaced, doria.uncon.whole-round, doria.marker.hole-under-hero, doria.marker.rubble-buried-en,
    doria.marker.elements-en]
    """
    who = t.state.heroes[hero]
    for other in t.state.heroes:
        if other.carries == hero:
            other.carries = NOBODY
    if who.square != OUTSIDE and occupied(t) >> who.square & 1:
        chosen = await t.choose(
            who.seat,
            "crawl",
            [Square(square) for square in nearest_free(t, who.square)],
            label=lambda option: labels.square_label(t, option),
            cites=("doria.uncon.wake-displaced",),
            about={"hero": who.kind},
            at=(f"sheet-hero-{hero}",),
        )
        t.state.heroes[hero].square = chosen.square
        if t.state.ground.get(chosen.square) == "fire":
            health.lose_hp(t, hero, 1, ("doria.marker.elements-en",), by="fire")
    who = t.state.heroes[hero]
    who.unconscious, who.resting = False, False
    tell(t, Woke(hero=who.kind, cites=("doria.uncon.whole-round",)))


def charm(t: DoriaTable, number: int, word: str) -> None:
    """A card gains an element, poison or magic; what it has already stays.  [doria.card.weapon-status-en]"""
    words = t.state.charms.get(number, "").split()
    if word not in words:
        t.state.charms[number] = " ".join([*words, word])


def charms(t: DoriaTable, number: int) -> list[str]:
    found = t.state.charms.get(number)
    return found.split() if found else []


def is_magic(t: DoriaTable, number: int) -> bool:
    """Printed so, or made so; an element alone does not.

    [doria.card.magic-item-en, doria.combat.element-not-magic-en]
    """
    return t.content.numbered[number].magic or "magic" in charms(t, number)


def boosts_of(t: DoriaTable, number: int) -> tuple[Boost, ...]:
    """The special effects of a weapon; each enchanted element is one, and only one effect works per attack.

    [doria.combat.multi-element-en, doria.psi.special-weapons, doria.card.psi-cost-items]
    """
    card: Card = t.content.numbered[number]
    if number not in t.state.charms:
        return card.boosts
    woken = [Boost(pp=CHARM_PP, element=word) for word in charms(t, number) if word in ELEMENTS]
    return (*card.boosts, *woken)
