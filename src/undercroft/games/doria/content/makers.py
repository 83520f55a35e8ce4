"""Short forms for entries of the card tables: what a kind of card always prints, in the order of the card."""

from __future__ import annotations

from typing import Any

from .definitions import Card, Trap, UseEffect
from .notation import dice, needs


def melee(id: str, group: str, need: str, attack: str, defense: str, damage: int, ap: int, **more: Any) -> Card:
    """A weapon for one hand unless it says otherwise."""
    return _weapon("melee", id, group, need, attack, defense, damage, ap, more)


def ranged(id: str, group: str, need: str, range: int, attack: str, damage: int, ap: int, **more: Any) -> Card:
    """A weapon that kills from afar; it parries badly."""
    return _weapon("ranged", id, group, need, attack, more.pop("defense", "2D"), damage, ap, {"range": range, **more})


def shield(id: str, need: str, defense: str, ap: int, **more: Any) -> Card:
    """Every shield can also strike."""
    attack, damage = more.pop("attack", "2D"), more.pop("damage", 1)
    return _weapon("shield", id, "shields", need, attack, defense, damage, ap, more)


def _weapon(
    kind: str, id: str, group: str, need: str, attack: str, defense: str, damage: int, ap: int, more: dict[str, Any]
) -> Card:
    printed = {"hands": 1, **more}
    return Card(
        id=id,
        kind=kind,
        group=group,
        needs=needs(need),
        attack=dice(attack),
        defense=dice(defense),
        damage=damage,
        ap=ap,
        **printed,
    )


def spell(
    id: str, group: str, need: str, range: int, attack: str, damage: int, ap: int, pp: int, psi: str = "2D", **more: Any
) -> Card:
    """An attack spell; in the hand it also resists other spells."""
    printed = {"hands": 1, **more}
    return Card(
        id=id,
        kind="spell",
        group=group,
        needs=needs(need),
        range=range,
        attack=dice(attack),
        damage=damage,
        ap=ap,
        pp=pp,
        psi=dice(psi),
        **printed,
    )


def ritual(
    id: str, group: str, need: str, tn: int, ap: int, pp: int, use: UseEffect, *, range: int = 1, **more: Any
) -> Card:
    """A spell against a target number, for a character within range."""
    printed = {"zone": "any", "friendly": True, "psi": (2, 0), **more}
    return Card(
        id=id, kind="ritual", group=group, needs=needs(need), tn=tn, ap=ap, pp=pp, use=use, range=range, **printed
    )


def ward(id: str, need: str, ap: int, pp: int, *, defense: str = "", psi: str = "", **more: Any) -> Card:
    """A defensive spell, worn on any part of the body."""
    return Card(
        id=id,
        kind="ward",
        group="defensive",
        needs=needs(need),
        zone="any",
        ap=ap,
        pp=pp,
        defense=dice(defense) if defense else None,
        psi=dice(psi) if psi else None,
        **more,
    )


def armor(id: str, group: str, zone: str, need: str, ar: int, vulnerable: str, ap: int, **more: Any) -> Card:
    return Card(
        id=id, kind="armor", group=group, zone=zone, needs=needs(need), ar=ar, vulnerable=vulnerable, ap=ap, **more
    )


def accessory(id: str, need: str, ap: int, **more: Any) -> Card:
    return Card(id=id, kind="accessory", zone="accessory", needs=needs(need), ap=ap, **more)


def potion(id: str, ap: int, use: UseEffect, **more: Any) -> Card:
    """Drunk or poured into a neighbor, and gone."""
    printed = {"group": "potions", "zone": "any", "friendly": True, "spent": True, **more}
    return Card(id=id, kind="potion", ap=ap, use=use, **printed)


def trap(id: str, gold: int, copies: int, trap: Trap) -> Card:
    return Card(id=id, kind="trap", gold=gold, copies=copies, trap=trap)
