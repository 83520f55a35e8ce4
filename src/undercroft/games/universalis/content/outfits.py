"""What the equipment in use comes to, put together once for each set of it, as `catalogue.Known` is for skills."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from ..things import Held
from .definitions import Armor, Attribute, Bonus, Item, MagicObject, Shield, Weapon

if TYPE_CHECKING:
    from .catalogue import Content

MOST_KEPT = 20_000
Set = tuple[str, str, tuple[Held, ...], tuple[Held, ...]]
"""The kind and the card of a character, what it holds and what it wears."""


class Outfit(msgspec.Struct, frozen=True, gc=False):
    """What a set of equipment comes to."""

    arms: tuple[tuple[Held, Weapon], ...]
    """The weapons in hand."""
    blades: tuple[tuple[Held, Weapon], ...]
    """Those for melee that can be wielded, as they are then.  [dun.equip.natural-hands, dun.equip.javelin-melee]"""
    shield: tuple[Held, Shield] | None
    armor: int
    """The armor bonus; a creature's profile has that of its own armor already."""
    heavy: bool
    """Whether there is heavy armor, on its card or in its profile."""
    dragging: int
    """How many pieces of heavy armor slow it down."""
    attributes: dict[str, int]
    """What it adds to attributes and takes from them."""
    rolls: dict[str, int]
    """What it adds to kinds of rolls."""
    magic: tuple[MagicObject, ...]
    """Known magic objects."""
    lent: tuple[str, ...]
    """The skills that these give."""


class Ware(msgspec.Struct, frozen=True, gc=False):
    """What a card of equipment is, whichever kind of card it is."""

    hands: int
    """How many hands it needs; 0: it is not held in the hand.  [dun.equip.hands]"""
    weight: int
    weapon: bool
    shield: bool
    armor: bool
    body: bool
    """Armor for the body."""
    use: str
    """How an object is used."""
    light: bool


class Wardrobe(dict[Set, Outfit]):
    """What sets of equipment come to, each put together when it is first asked for."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content
        self._weapons: dict[tuple[str, str], Weapon] = {}
        self._wares: dict[str, Ware] = {}
        self.long = frozenset(weapon.id for weapon in content.weapons.values() if "long" in weapon.marks)
        """The weapons that reach two squares."""
        self.gear: dict[tuple[object, ...], Any] = {}
        """What can be done with sets of things, kept by the rules of Actions."""
        self.loads: dict[tuple[object, ...], Any] = {}
        """What sets of things weigh, kept by the rules of carrying."""
        self.suitable: dict[str, list[Item]] = {}
        """The goods that suit each class and kind of wizard, kept by the rules of markets."""
        self.last: tuple[object, Any] = (None, None)
        """Who asked last for such a set, and what he got."""

    def ware(self, card: str) -> Ware:
        """What a card is; every thing that somebody carries is asked about again and again."""
        return self._wares.get(card) or self._ware(card)

    def _ware(self, card: str) -> Ware:
        content = self.content
        weapon, armor, shield = content.weapons.get(card), content.armors.get(card), content.shields.get(card)
        thing = content.objects.get(card)
        item = weapon or armor or shield or thing
        in_hand = thing.hands if thing is not None and thing.use == "hand" else 0
        found = self._wares[card] = Ware(
            hands=weapon.hands if weapon is not None else 1 if shield is not None else in_hand,
            weight=item.weight if item is not None else 1,
            weapon=weapon is not None,
            shield=shield is not None,
            armor=armor is not None,
            body=armor is not None and armor.body,
            use=thing.use if thing is not None else "",
            light=thing is not None and thing.light,
        )
        return found

    def weapon(self, held: Held) -> Weapon | None:
        """The weapon that a piece of equipment is, with the powers of a known magic object."""
        found = self.content.weapons.get(held.card)
        if found is None or not held.magic or not held.known:
            return found
        known = self._weapons.get((held.card, held.magic))
        if known is None:
            magic = self.content.magic[held.magic]
            damage, armor = found.damage + magic.damage, found.armor + magic.armor
            known = replace(found, damage=damage, armor=armor, marks=found.marks + magic.marks)
            self._weapons[held.card, held.magic] = known
        return known

    def __missing__(self, key: Set) -> Outfit:
        kind, card, hands, worn = key
        arms = tuple((held, arm) for held in hands if (arm := self.weapon(held)) is not None)
        claws = sum("natural" in arm.marks for _, arm in arms) == len(hands) or kind not in ("hero", "mercenary")
        shields = [(held, self.content.shields[held.card]) for held in hands if held.card in self.content.shields]
        armors = [self.content.armors[held.card] for held in worn if held.card in self.content.armors]
        in_hand, on_body = [*self.magic(hands)], [*self.magic(worn)]
        bonuses = in_use(armors, on_body)
        if kind == "hero":
            bonuses += in_use([shield for _, shield in shields], in_hand)
        if len(self) > MOST_KEPT:
            self.clear()
        self[key] = found = Outfit(
            arms,
            tuple((held, as_melee(arm)) for held, arm in arms if for_melee(arm, claws)),
            shields[0] if shields else None,
            self.bonus(kind, card, armors),
            self.heavy(kind, card, armors),
            burdens(armors),
            added_up(bonuses),
            added_up([*self.help_of(hands), *(bonus for magic in (*in_hand, *on_body) for bonus in magic.bonuses)]),
            (*in_hand, *on_body),
            tuple(skill for magic in (*in_hand, *on_body) for skill in magic.grants),
        )
        return found

    def heavy(self, kind: str, card: str, armors: list[Armor]) -> bool:
        """Whether the armor is heavy, be it printed in the profile."""
        content = self.content
        profile = content.companions.get(card) or content.creatures.get(card) if kind != "hero" else None
        return (profile is not None and profile.heavy) or any(armor.heavy for armor in armors)

    def help_of(self, hands: tuple[Held, ...]) -> list[Bonus]:
        """The bonuses of the objects in hand."""
        objects = (self.content.objects[held.card] for held in hands if held.card in self.content.objects)
        return [bonus for thing in objects for bonus in thing.bonuses]

    def bonus(self, kind: str, card: str, armors: list[Armor]) -> int:
        """What armor adds; what is bought for a creature's body takes the place of what its profile has on, if that is
        no better.  [dun.dp-buy.when, dun.hero.attr-armor]"""
        more, profile = sum(armor.bonus for armor in armors), self.content.creatures.get(card)
        if kind != "creature" or profile is None or not any(armor.body for armor in armors):
            return more
        return max(0, profile.natural + more - profile.attributes[Attribute.ARMOR])

    def magic(self, zone: tuple[Held, ...]) -> Iterator[MagicObject]:
        """The known magic objects among these things."""
        return (self.content.magic[held.magic] for held in zone if held.magic and held.known)


def as_melee(arm: Weapon) -> Weapon:
    """A javelin in melee: damage equal to Strength, -1 Combat Skill, no Armor reduction.  [dun.equip.javelin-melee]"""
    if arm.kind != "throwing":
        return arm
    return replace(arm, armor=0, combat=arm.combat - 1)


def in_use(gear: Sequence[Armor | Shield], magic: list[MagicObject]) -> list[Bonus]:
    """What some pieces of gear take away, and what the magic in them adds."""
    return [*(one for piece in gear for one in piece.penalties), *(one for thing in magic for one in thing.bonuses)]


def for_melee(arm: Weapon, claws: bool) -> bool:
    """Whether one can strike with it; natural weapons only where all are."""
    return (arm.kind == "melee" or arm.melee) and (claws or "natural" not in arm.marks)


def burdens(armors: list[Armor]) -> int:
    """How many penalties to movement come from heavy armor."""
    return sum(b.to == "movement" and b.value < 0 for armor in armors if armor.heavy for b in armor.penalties)


def added_up(bonuses: list[Bonus]) -> dict[str, int]:
    """What bonuses come to, by what they add to."""
    found: dict[str, int] = {}
    for bonus in bonuses:
        found[bonus.to] = found.get(bonus.to, 0) + bonus.value
    return found
