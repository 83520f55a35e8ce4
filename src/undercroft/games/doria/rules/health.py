"""Hit points, psi points, poison, armor and death of characters."""

from __future__ import annotations

from ..content import DoriaTable
from ..events import ArmorUsed, Died, Healed, Lost, Poisoned, Protected, PsiLost
from . import gear, labels, meanings
from .options import NOTHING, things
from .telling import tell


def conscious(t: DoriaTable, hero: int) -> bool:
    """In the dungeon and awake."""
    who = t.state.heroes[hero]
    return not who.unconscious and not who.away


def can_receive(t: DoriaTable, hero: int) -> bool:
    """Awake, or after Phase H resolved to roll for initiative: who stays unconscious is given nothing in the shop.

    [doria.phase-i.unconscious, doria.phase-h.wake-choice-en]
    """
    who = t.state.heroes[hero]
    if who.away or not who.unconscious:
        return not who.away
    return t.state.phase == "I" and not who.resting and not t.content.points.wake_choice_at_roll


def heal(t: DoriaTable, hero: int, amount: int) -> None:
    """Hit points come back."""
    restore(t, hero, amount, 0)


def regain(t: DoriaTable, hero: int, amount: int) -> None:
    """Psi points come back."""
    restore(t, hero, 0, amount)


def restore(t: DoriaTable, hero: int, hp: int, pp: int) -> None:
    """Hit points and psi points come back, each up to its maximum.  [doria.derived.hp-recovery]"""
    who = t.state.heroes[hero]
    hp = max(0, min(hp, who.max_hp - who.hp))
    pp = max(0, min(pp, who.max_pp - who.pp))
    who.hp, who.pp = who.hp + hp, who.pp + pp
    tell(t, Healed(hero=who.kind, hp=hp, pp=pp, cites=("doria.derived.hp-recovery",)))


def lose_hp(
    t: DoriaTable, hero: int, amount: int, cites: tuple[str, ...] = ("doria.damage.hero-armor",), by: str = ""
) -> None:
    """Hit points are lost at once; too far below zero lies death."""
    if amount <= 0:
        return
    who = t.state.heroes[hero]
    who.hp -= amount
    tell(t, Lost(hero=who.kind, amount=amount, hp=who.hp, by=by, cites=cites))
    check_death(t, hero)


def lose_psi(
    t: DoriaTable, hero: int, amount: int, cites: tuple[str, ...] = ("doria.card.psi-cost",), use: str = ""
) -> None:
    """Psi points are lost, or given for some use; they may go below zero."""
    if amount <= 0:
        return
    t.state.heroes[hero].pp -= amount
    who = t.state.heroes[hero]
    tell(t, PsiLost(hero=who.kind, amount=amount, pp=who.pp, use=use, cites=cites))
    check_death(t, hero)


def spend_psi(t: DoriaTable, hero: int, amount: int) -> None:
    """The price of a spell or of the special effect of an item.  [doria.card.psi-cost]"""
    lose_psi(t, hero, amount, use="spell")


def check_death(t: DoriaTable, hero: int) -> None:
    """A death ends the scenario for everyone, also if only a ring is taken off.

    [doria.death.limit-en, doria.death.limit-de, doria.end.death]
    """
    who, limit = t.state.heroes[hero], t.content.points.death_at
    if min(who.hp, who.pp) <= limit and not t.state.result:
        t.state.result = "lost-death"
        tell(t, Died(hero=who.kind, cites=("doria.end.death",)))


def poison(t: DoriaTable, hero: int, markers: int) -> None:
    """Markers are added to those already there.  [doria.phase-e.markers]"""
    if markers > 0 and not t.state.result:
        who = t.state.heroes[hero]
        who.poison += markers
        tell(t, Poisoned(hero=who.kind, markers=who.poison, cites=("doria.phase-e.markers",)))


def cure(t: DoriaTable, hero: int) -> None:
    """Antidotes take all markers away.  [doria.phase-e.cure]"""
    who = t.state.heroes[hero]
    who.poison = 0
    tell(t, Poisoned(hero=who.kind, markers=0, cites=("doria.phase-e.cure",)))


def usable_armor(t: DoriaTable, hero: int, element: str, ignoring_magic: bool) -> list[int]:
    """Armor that is worn, whole, and not vulnerable to this damage.

    [doria.damage.hero-armor, doria.card.vulnerability, doria.card.no-vulnerability-en, doria.repair.damaged-armor,
    doria.monster.mummy-armor]
    """
    found = []
    for number in gear.equipped(t.state.heroes[hero]):
        card = t.content.numbered[number]
        if not card.ar or number in t.state.damaged or (element and card.vulnerable == element):
            continue
        if not (ignoring_magic and card.magic):
            found.append(number)
    return found


async def wound(
    t: DoriaTable,
    hero: int,
    amount: int,
    *,
    armor: bool = True,
    element: str = "",
    piercing: bool = False,
    ignoring_magic: bool = False,
) -> int:
    """Damage to a character, who may use one armor card against it, which is damaged by that; gives the HP lost.

    [doria.damage.hero-armor, doria.card.armor, doria.card.armor-damaged, doria.card.piercing-en]
    """
    who = t.state.heroes[hero]
    kept_off = min(amount, gear.modifier(who, "ar")) if armor and not piercing else 0
    if kept_off > 0:
        tell(t, Protected(hero=who.kind, stops=kept_off))
    amount -= kept_off
    if amount <= 0:
        return 0
    choices = usable_armor(t, hero, element, ignoring_magic) if armor and not piercing else []
    if choices:
        chosen = await t.choose(
            who.seat,
            "armor",
            [*things(t, choices), NOTHING],
            label=labels.armor_label,
            meaning=lambda thing: meanings.armor_meaning(t, thing),
            cites=("doria.damage.hero-armor",),
            about={"hero": who.kind, "damage": amount},
            at=(f"sheet-hero-{hero}",),
        )
        if chosen != NOTHING:
            stops = min(amount, t.content.numbered[chosen.number].ar)
            amount -= stops
            gear.damage_card(t, chosen.number)
            cites = ("doria.card.armor-damaged",)
            tell(t, ArmorUsed(hero=t.state.heroes[hero].kind, card=chosen.card, stops=stops, cites=cites))
    lose_hp(t, hero, amount)
    return max(0, amount)
