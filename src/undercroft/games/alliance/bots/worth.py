"""What heroes and cards are worth to a drafter, in rough points."""

from __future__ import annotations

from undercroft.kernel import Catalogue

from ..content import Content
from ..content.definitions import (
    Card,
    Draw,
    Exhaust,
    Gain,
    Guard,
    Heal,
    HealAll,
    Hero,
    Incite,
    Leap,
    Mark,
    Recall,
    Riposte,
    Shift,
    Wound,
)

KEYWORDS = {
    "second-attack": 2.5,
    "bounty": 1.5,
    "ignore-armor": 1.5,
    "ignore-dodge": 1.2,
    "tough": 1.5,
    "hidden": 1.5,
    "ambush": 1.0,
    "slip-away": 0.7,
    "mending": 1.5,
    "far-shot": 0.5,
    "clear-sight": 0.4,
    "piercing": 0.7,
    "tracking": 0.6,
    "retribution": 0.8,
    "unhindered": 0.5,
    "arc-free": 0.2,
    "point-blank": 0.6,
}
UNUSED = -1.5
"""An effect that the bot has no plan for: such a card is not worth its price."""
EFFECTS = {
    Recall: 0.8,
    Gain: 1.5,
    Exhaust: 2.5,
    Incite: 3.0,
    Leap: 0.3,
    Mark: 0.9,
    Riposte: 1.5,
    Shift: UNUSED,
    Wound: 1.8,
}


def hero_rating(content: Content, hero: Hero) -> float:
    """Attack above all; then what keeps a hero going, and the cards that the hero brings along."""
    key = hero.id, content.points.generic
    known = _RATED.get(key)
    if known is None or known[0] is not hero or known[1] is not content.cards:
        known = _RATED[key] = hero, content.cards, _hero_rated(content, hero)
    return known[2]


_RATED: dict[tuple[str, bool], tuple[Hero, Catalogue[Card], float]] = {}
"""Heroes that have been judged, with the cards that they were judged by."""


def _hero_rated(content: Content, hero: Hero) -> float:
    figures = 1.6 * hero.attack + 0.9 * (hero.armor + hero.dodge) + 0.5 * hero.speed + 0.45 * hero.health
    figures += 0.5 * (hero.kind == "ranged")
    most = 1 if content.points.generic else 3
    own = [card for card in content.cards.values() if card.hero == hero.id and card.number <= most]
    return figures + 0.7 * sum(card_rating(card, [hero]) for card in own)


def card_rating(card: Card, users: list[Hero]) -> float:
    """What a card does, for those who can use it; an artifact serves the whole Alliance."""
    known, key = facts(card).ratings, tuple([(hero.kind, hero.attack) for hero in users])
    found = known.get(key)
    if found is None:
        found = known[key] = _rated(card, users)
    return found


def _rated(card: Card, users: list[Hero]) -> float:
    kinds: set[str] = set() if card.aim == "ally" else {hero.kind for hero in users}
    worth = _bonus(card, kinds) + sum(KEYWORDS.get(keyword, 0.2) for keyword in card.keywords)
    worth += sum(EFFECTS.get(type(effect), 0.3) for effect in card.effects)
    worth += sum(0.7 * effect.amount for effect in card.effects if isinstance(effect, (Heal, Guard)))
    worth += sum(1.5 * effect.amount for effect in card.effects if isinstance(effect, HealAll))
    worth += sum(0.4 * effect.count for effect in card.effects if isinstance(effect, Draw)) + 0.5 * len(card.doubles)
    if card.strike is not None:
        worth += _strike(card, users) + card.strike.splash + 0.5 * card.strike.room
    if card.aura is not None:
        worth += 1.0
    if "artifact" in card.types:
        return 2.0 + 2.5 * worth
    return worth + 0.4 * len(users)


def _strike(card: Card, users: list[Hero]) -> float:
    """A pet strikes besides; any other attack takes the place of the hero's own, so that only what it adds counts."""
    assert card.strike is not None
    if "pet" in card.types:
        return 1.0 + 0.75 * card.strike.strength
    spared = min((hero.attack for hero in users), default=2)
    return (
        0.2
        + 0.9 * (card.strike.strength - spared)
        + 0.5 * (card.strike.mark is not None)
        + 0.5 * (card.strike.ignores != "")
    )


def _bonus(card: Card, kinds: set[str]) -> float:
    bonus = card.bonus
    worth = 0.6 * bonus.speed + 0.8 * (bonus.armor + bonus.dodge) + 0.2 * bonus.die + 0.3 * bonus.pet
    worth += 0.7 * bonus.health + 1.2 * bonus.hand
    melee, ranged = 1.1 * bonus.melee, 1.1 * bonus.ranged
    if not kinds:
        return worth + max(melee, ranged)
    return worth + (melee if "melee" in kinds else 0.0) + (ranged if "ranged" in kinds else 0.0)


SHARP, SHARPER = frozenset(("ignore-armor", "ignore-dodge", "piercing", "tracking", "ambush")), 3
"""Keywords that make a blow tell more, and by how much that counts at the very most."""


class Facts:
    """What there is to know of a card, worked out once."""

    def __init__(self, card: Card) -> None:
        self.card, self.speed_cost = card, card.speed_cost
        self._note_boons(card)
        self._note_hindrances(card)
        self._note_attack(card)
        self.leaps = any(isinstance(effect, Leap) for effect in card.effects)
        self.hurries = self.leaps or bool(card.bonus.speed)
        """It may bring the hero farther."""
        self.burns = [effect for effect in card.effects if isinstance(effect, Wound)]
        """The wounds that it gives without an attack."""
        self.rating = _rated(card, [])
        """What it is worth, regardless of who uses it."""
        self.ratings: dict[tuple[tuple[str, int], ...], float] = {}

    def _note_boons(self, card: Card) -> None:
        self.gains = any(isinstance(effect, Gain) for effect in card.effects)
        self.draws = any(isinstance(effect, Draw) for effect in card.effects)
        self.recalls = any(isinstance(effect, Recall) for effect in card.effects)
        self.heals = sum(effect.amount for effect in card.effects if isinstance(effect, (Heal, HealAll)))
        """Wounds that it removes."""
        self.boon = self.gains or self.draws or self.recalls or self.heals > 0
        """It may be worth playing whatever happens."""

    def _note_hindrances(self, card: Card) -> None:
        marks = [effect.mark for effect in card.effects if isinstance(effect, Mark)]
        self.hinders = any(mark in ("weak", "held", "slow", "dazed") for mark in marks) or any(
            isinstance(effect, Exhaust) for effect in card.effects
        )
        """It keeps a monster from doing harm."""
        self.softens = "exposed" in marks or "prey" in marks
        """It makes its target easier to hurt."""
        bonus, keywords = card.bonus, {"tough", "retribution", "hidden"}.intersection(card.keywords)
        songs = card.aim == "ally" and bool(bonus.melee or bonus.ranged or bonus.speed)
        guards = bool(bonus.armor or bonus.dodge or keywords)
        self.shelters = card.trigger is None and card.strike is None and (self.hinders or songs or guards)
        """It may help for the rest of the round."""

    def _note_attack(self, card: Card) -> None:
        bonus, strike = card.bonus, card.strike
        self.commits = card.trigger is None and "enhance-spell" not in card.types
        self.commits = self.commits and bool(strike or bonus.melee or bonus.ranged or bonus.pet)
        """Who has played it is about to strike."""
        self.strength = strike.strength if strike is not None else 0
        self.reach = strike.reach[1] if strike is not None and strike.reach is not None else 0
        """Of the attack that it allows."""
        self.boost = max(bonus.melee, bonus.ranged, bonus.pet)
        """What it adds to another at most."""
        sharp = not SHARP.isdisjoint(card.keywords) or (strike is not None and strike.ignores != "")
        self.sharp = SHARPER if sharp else 0
        self.tells = bool(self.strength or self.reach or self.boost or self.sharp)
        """It may make a difference to the strongest attack."""


_FACTS: dict[str, Facts] = {}


def facts(card: Card) -> Facts:
    """The facts of a card; editions may print another one under the same id."""
    found = _FACTS.get(card.id)
    if found is None or found.card is not card:
        found = _FACTS[card.id] = Facts(card)
    return found


class Book(dict[str, Facts]):
    """The facts of all cards that a hero can use, by their ids."""

    def __init__(self, content: Content, hero: str) -> None:
        usable = content.usable[hero]
        super().__init__({id: facts(card) for id, card in content.cards.items() if id in usable})
        self.content = content
        self.strikers = {id: known.card for id, known in self.items() if known.card.strike is not None}
        """Those that allow an attack."""
        self.telling = frozenset([id for id, known in self.items() if known.tells])
        self.boosts = frozenset([id for id, known in self.items() if known.boost])
        self.boons = frozenset([id for id, known in self.items() if known.boon])
        self.healing = frozenset([id for id, known in self.items() if known.heals])
        self.leaping = frozenset([id for id, known in self.items() if known.leaps])
        self.hurries = frozenset([id for id, known in self.items() if known.hurries])
        self.softens = frozenset([id for id, known in self.items() if known.softens])
        self.shelters = frozenset([id for id, known in self.items() if known.shelters])
        self.knacks = frozenset([id for id, known in self.items() if known.card.bonus.die])
        self.committing = frozenset([id for id, known in self.items() if known.commits])
        self.burning = frozenset([id for id, known in self.items() if known.burns])
        self.dear = frozenset([id for id, known in self.items() if known.speed_cost])
        """Those of each kind."""

    def among(self, kind: frozenset[str], hand: list[str]) -> list[Facts]:
        """Those of the cards in a hand that are of a kind."""
        return [self[id] for id in hand if id in kind]


_BOOKS: dict[str, Book] = {}


def book(content: Content, hero: str) -> Book:
    """The cards for a hero; modes and rulings may print others."""
    found = _BOOKS.get(hero)
    if found is None or found.content is not content:
        found = _BOOKS[hero] = Book(content, hero)
    return found
