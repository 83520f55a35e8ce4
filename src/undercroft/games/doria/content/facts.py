"""What is printed on a card, as texts for people."""

from __future__ import annotations

from functools import cache

from undercroft.kernel import Text

from ..events.base import dice_text
from .definitions import ATTRIBUTES, Boost, Card, Dice

WORN = ("melee", "ranged", "spell", "defend", "resist", "tn_bonus", "ip", "hp", "psi_points")
BONUSES = (*WORN, "belt", "jump", "traps", "strength")
SIGNS = ("piercing", "immobilize", "disarm", "drain", "magic", "spent")


@cache
def facts(card: Card) -> tuple[Text, ...]:
    """The values of a card, in the order in which people ask for them."""
    found = [*_rolls(card), *_numbers(card), *_bonuses(card)]
    found += [Text(f"fact-{sign}") for sign in SIGNS if getattr(card, sign)]
    if card.needs:
        needs = tuple(Text("fact-need", {"attribute": ATTRIBUTES[at], "number": value}) for at, value in card.needs)
        found.append(Text("fact-needs", {"needs": needs}))
    return (*found, Text("fact-gold", {"number": card.gold}))


def _rolls(card: Card) -> list[Text]:
    rolls: list[tuple[str, Dice | None]] = [("attack", card.attack), ("defense", card.defense), ("psi", card.psi)]
    return [Text(f"fact-{name}", {"dice": dice_text(dice)}) for name, dice in rolls if dice is not None]


def _numbers(card: Card) -> list[Text]:
    """Damage, range, element, poison, armor, target number and costs."""
    found = []
    if card.attack is not None:
        found += [Text("fact-damage", {"number": card.damage}), Text("fact-range", {"number": card.range})]
    for extra, number in card.versus:
        found.append(Text("fact-versus", {"tag": extra, "number": number}))
    values = (("hands", card.hands), ("poison", card.poison), ("push", card.push), ("ar", card.ar), ("tn", card.tn))
    found += [Text(f"fact-{name}", {"number": number}) for name, number in values if number]
    if card.element:
        found.append(Text("fact-element", {"element": card.element}))
    if card.vulnerable:
        found.append(Text("fact-weak", {"element": card.vulnerable}))
    if card.reach.kind != "one":
        found.append(Text(f"fact-{card.reach.kind}", {"radius": card.reach.radius, "number": card.reach.count}))
    costs = (("ap", card.ap), ("pp", card.pp))
    return found + [Text(f"fact-{name}", {"number": number}) for name, number in costs if number]


def _bonuses(card: Card) -> list[Text]:
    """Bonuses while worn, with their sign."""
    values = [(name, getattr(card, name)) for name in BONUSES]
    return [Text(f"fact-{name.replace('_', '-')}", {"number": f"{value:+d}"}) for name, value in values if value]


def boost_parts(boost: Boost) -> tuple[Text, ...]:
    """What the special effect of a weapon adds."""
    parts = [
        Text(f"boost-{name}", {"number": number})
        for name in ("dice", "bonus", "damage", "poison")
        if (number := getattr(boost, name))
    ]
    if boost.element:
        parts.append(Text("boost-element", {"element": boost.element}))
    parts += [Text(f"boost-{sign}") for sign in ("piercing", "immobilize", "disarm") if getattr(boost, sign)]
    return tuple(parts)


@cache
def words(card: Card) -> Text:
    """What the card says about itself."""
    return Text(f"card-{card.id}-text")
