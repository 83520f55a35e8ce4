"""What cards are worth to whom: for the heuristics, and for proposals to people."""

from __future__ import annotations

from copy import copy
from functools import cache, lru_cache

from ..content import Content, DoriaTable, effects
from ..content.definitions import PER, STR, WIS, Card
from ..rules import combat, gear, monsters
from ..rules.kept import by_gear
from ..rules.monsters import Stats
from ..state import NO_CARD, PLACES, Hero

BODY = frozenset(PLACES)
HANDY = ("belt", "accessory-2", "accessory-1")
"""Where a potion is at hand and in nobody's way: not on the head, not down the trousers."""
USEFUL = 3.0
"""A gain from which on a change is worth the trouble."""


BONUS = 1.3
"""What a point more on some roll is worth."""

BOOSTS = {
    "giants-brew": "melee", "battle-fury": "melee",
    "hawk-tonic": "ranged", "eagle-eye": "ranged",
    "dreamers-tea": "spell", "clear-mind": "spell",
}  # fmt: skip
"""What helps only those who attack in a certain way."""

IDLE = ("feather-step", "sixth-sense", "quicken")
"""Blessings that decide no fight."""

PSIONIC = 5
"""Who has fewer psi points does not live by them."""


def present(t: DoriaTable) -> list[int]:
    """The characters who are still in the game, in the dungeon or not."""
    return [hero for hero, who in enumerate(t.state.heroes) if who.away not in GONE]


GONE = ("quit", "dead")
"""How somebody is away who will not come back."""


@cache
def of_card(card: Card) -> float:
    """The worth of a card to somebody who can use it."""
    return attacking(card) + guarding(card) + wearing(card) + helping(card)


@cache
def attacking(card: Card) -> float:
    """Blows per round, how often they hit and how hard."""
    if card.attack is None:
        return 0.0
    skill = 6.1 * card.attack[0] + card.attack[1]
    harm = card.damage + 0.7 * card.piercing + 0.4 * bool(card.element) + 0.4 * card.disarm + 0.3 * card.poison
    pace = 20.0 / (card.ap + 4)
    wide = 1.3 if card.reach.kind != "one" and not card.reach.friends else 1.0
    armor = 0.0 if card.piercing else 0.35  # what the armor of many a monster leaves of it
    value = (skill - 8.0) * (0.4 + harm - armor) * pace * wide * 0.35 + 0.4 * min(card.range, 6)
    return value * (0.25 if card.spent else 1.0) * (0.8 if card.pp else 1.0)


@cache
def guarding(card: Card) -> float:
    """What it adds to a bare dodge."""
    value = 0.0
    if card.defense is not None:
        value += max(0.0, 6.1 * card.defense[0] + card.defense[1] - 12.0) * 0.6
    if card.psi is not None:
        value += max(0.0, 6.1 * card.psi[0] + card.psi[1] - 12.0) * 0.25
    return value


def wearing(card: Card) -> float:
    """Armor and the bonuses that a worn card gives."""
    bonuses = card.melee + card.ranged + card.spell + card.defend + 0.5 * card.resist + 0.5 * card.tn_bonus
    points = 1.2 * card.hp + 0.8 * card.psi_points + 1.5 * card.ip + 0.2 * card.jump + 0.3 * card.traps
    return 2.2 * card.ar + BONUS * bonuses + points + 0.5 * card.belt + 0.3 * card.strength


def helping(card: Card) -> float:
    """Potions and rituals."""
    if card.use is None:
        return 0.0
    return 3.0 if card.spent else 4.0


def gain_at(t: DoriaTable, hero: int, number: int, place: str) -> float:
    """What the character gains by wearing a card there instead of what is there; burdens count."""
    return at_place(t, hero, number, number in t.state.damaged, PLACES.index(place))


@by_gear
def at_place(content: Content, who: Hero, damaged: list[int], number: int, broken: bool, at: int) -> float:
    """The same for a numbered place of the body; the card may still be somebody else's, damaged or not."""
    return gained(content, who, number, broken, at)


def gained(content: Content, who: Hero, number: int, broken: bool, at: int) -> float:
    """The same, worked out."""
    card = content.numbered[number]
    if not gear.meets(who, card) or broken:
        return -1.0
    if card.zone == "any" and at not in (*gear.HANDS, *gear.ACCESSORIES):
        return -1.0  # nobody wears a scroll for a hat
    places = gear.HANDS if card.hands == 2 else (at,)
    there = dict.fromkeys(who.body[spot] for spot in places if who.body[spot] != NO_CARD)
    if at in gear.HANDS:
        held = dict.fromkeys(who.body[spot] for spot in gear.HANDS if who.body[spot] != NO_CARD)
        now = [content.numbered[other] for other in held]
        then = [card, *(content.numbered[other] for other in held if other not in there)]
        return in_hands(who, then) - in_hands(who, now) - idle(content, who, card)
    lost = sum([fitted(who, content.numbered[other], of_card(content.numbered[other])) for other in there])
    own = of_card(card) - (2.5 if card.kind in ("potion", "ritual", "tool") else 0.0)
    own -= idle(content, who, card)
    return fitted(who, card, own) - lost - 1.5 * burden(content, who, card, list(there))


def in_hands(who: Hero, cards: list[Card]) -> float:
    """What cards are worth in both hands together: one strikes, and one wards off."""
    return held(who.max_pp, shoots(who), *cards) if cards else 0.0


@lru_cache(maxsize=50_000)
def held(max_pp: int, shooter: bool, *cards: Card) -> float:
    """The same for anybody with so many psi points, who may live by keeping away."""
    blows = sorted([suited(max_pp, shooter, card, attacking(card)) for card in cards], reverse=True)
    guards = sorted([guarding(card) for card in cards], reverse=True)
    rest = sum([suited(max_pp, shooter, card, besides(card)) for card in cards])
    return sum(blows[:1]) + sum(guards[:1]) + SECOND * (sum(blows[1:]) + sum(guards[1:])) + rest


@cache
def besides(card: Card) -> float:
    """What a card in hand does for those who neither strike nor ward off with it."""
    return wearing(card) + helping(card)


SECOND = 0.1
"""What a second weapon or a second shield is worth next to the first."""


def idle(content: Content, who: Hero, card: Card) -> float:
    """What a worn card would give to attacks that this character has nothing for."""
    if not (card.melee or card.ranged or card.spell):
        return 0.0
    carried = {content.numbered[number].kind for number in (*gear.equipped(who), *who.belt, *who.pack)}
    bonuses = {"melee": card.melee, "ranged": card.ranged, "spell": card.spell}
    return BONUS * sum(bonus for kind, bonus in bonuses.items() if kind not in carried)


def attacks_by(content: Content, who: Hero, kind: str) -> bool:
    """Whether a character has something at hand to attack with in this way."""
    cards = [content.numbered[number] for number in (*gear.equipped(who), *who.belt)]
    return any(card.kind == kind and card.attack is not None and not card.spent for card in cards)


def fitted(who: Hero, card: Card, value: float) -> float:
    """A spell without psi points is worth little, and so is a blade to somebody who lives by keeping away."""
    return suited(who.max_pp, shoots(who), card, value)


def suited(max_pp: int, shooter: bool, card: Card, value: float) -> float:
    """The same for anybody with so many psi points, who may live by keeping away."""
    if card.pp and max_pp < 3 * card.pp:
        value *= 0.4
    if shooter and card.attack is not None and card.kind in ("melee", "ranged") and not card.spent:
        value *= SHOOTER[card.kind]
    return value


SHOOTER = {"melee": 0.5, "ranged": 1.5}
"""What weapons are worth to a frail character with a sharp eye."""


def shoots(who: Hero) -> bool:
    return who.attributes[PER] >= who.attributes[STR] + 3 and who.attributes[PER] >= who.attributes[WIS]


def burden(content: Content, who: Hero, card: Card, removed: list[int]) -> int:
    """Initiative points that armor beyond the strength would cost."""
    if not card.ar:
        return 0
    worn = sum(content.numbered[n].ar for n in gear.equipped(who) if n not in removed)
    return max(0, worn + card.ar - who.attributes[0] - who.worn[gear.STRENGTH] - card.strength)


def gain(t: DoriaTable, hero: int, number: int) -> float:
    """The most that a character can make of a card now, or later if it is nearly usable; it is worth more if nothing
    else harms a monster that is here."""
    return at_most(t, hero, number, number in t.state.damaged) + ANSWER * answers(t, hero, number)


ANSWER = 10.0
"""What it is worth to harm somebody at all: else a ghost in a doorway holds the party up for the rest of the game."""


def answers(t: DoriaTable, hero: int, number: int) -> bool:
    """Whether a character could harm a monster with a card that nothing else harms which the party has."""
    card = t.content.numbered[number]
    if card.attack is None or not able(t.state.heroes[hero], card):
        return False
    return any(combat.hurts(t, card, number, values) for values in unharmed(t, number))


def unharmed(t: DoriaTable, without: int = NO_CARD) -> list[Stats]:
    """The monsters that nothing harms which the party has, one card perhaps left aside."""
    proof = [values for id in t.state.monsters if (values := monsters.stats(t, id)).immune or is_ghost(values)]
    arms = [
        (t.content.numbered[number], number)
        for hero in (present(t) if proof else ())
        for number in gear.owned(t.state.heroes[hero])
        if number != without and t.content.numbered[number].attack is not None
        if able(t.state.heroes[hero], t.content.numbered[number])
    ]
    return [values for values in proof if not any(combat.hurts(t, *arm, values) for arm in arms)]


def is_ghost(values: Stats) -> bool:
    return "permeable" in values.abilities


def able(who: Hero, card: Card) -> bool:
    """Whether somebody has what it takes to attack with a card."""
    return gear.meets(who, card) and who.max_pp >= combat.attack_pp(card)


@by_gear
def at_most(content: Content, who: Hero, damaged: list[int], number: int, broken: bool) -> float:
    """The same; the card may still be somebody else's, damaged or not."""
    card = content.numbered[number]
    if card.kind in ("trap", "event") or card.group == "valuables":
        return 0.0
    if not gear.meets(who, card):
        lacking = sum(max(0, value - who.attributes[attribute]) for attribute, value in card.needs)
        return 0.3 * of_card(card) if lacking <= 2 else 0.0
    if card.usable in (effects.weary, effects.generous) and who.max_pp < PSIONIC:
        return 0.0
    if card.id in BOOSTS and not attacks_by(content, who, BOOSTS[card.id]):
        return 0.0
    if card.kind == "potion" or card.spent:
        return 4.0
    places = gear.places_for(content, who, number)
    return max([gained(content, who, number, broken, place) for place in places], default=0.0)


def share(t: DoriaTable, hero: int, number: int) -> float:
    """What a starting card would do for a character beyond all that it has, on the body or still in hand: a second
    weapon hardly anything."""
    card, who = t.content.numbered[number], t.state.heroes[hero]
    others = [other for other in (*gear.owned(who), *who.hand) if other != number]
    if card.kind == "potion" or card.spent or not gear.meets(who, card):
        alike = sum(t.content.numbered[other].kind == "potion" for other in others)
        return gain(t, hero, number) - 0.6 * alike
    if card.kind in ("trap", "event") or card.group == "valuables":
        return 0.0
    rivals = [
        fitted(who, rival, of_card(rival))
        for rival in (t.content.numbered[other] for other in others)
        if rival.zone == card.zone and gear.meets(who, rival) and is_weapon(rival) == is_weapon(card)
    ]
    rivals.sort(reverse=True)
    places = len(gear.ACCESSORIES) if card.zone == "accessory" else 1
    beaten = rivals[places - 1] if len(rivals) >= places else 0.0
    return fitted(who, card, of_card(card) - idle(t.content, who, card)) - beaten


def is_weapon(card: Card) -> bool:
    """Whether a card is there to strike with; shields are there to ward off."""
    return card.attack is not None and card.kind != "shield"


def outfit(t: DoriaTable, hero: int) -> dict[int, str]:
    """Where a character would wear the cards that it still has in hand, so that none is put on for another's sake."""
    who = copy(t.state.heroes[hero])
    who.body, who.belt, who.pack = who.body[:], who.belt[:], who.pack[:]
    planned: dict[int, str] = {}
    for number in sorted(who.hand, key=lambda number: -of_card(t.content.numbered[number])):
        card = t.content.numbered[number]
        if card.kind == "potion" or card.spent:
            continue
        places = gear.places_for(t.content, who, number)
        broken = number in t.state.damaged
        gains = {at: gained(t.content, who, number, broken, at) for at in places}
        best = max(gains, key=lambda at: gains[at], default=-1)
        if best >= 0 and gains[best] > 0:
            for other in gear.put_on(t.content, who, number, best):
                planned.pop(other, None)
            planned[number] = PLACES[best]
    return planned


def find(t: DoriaTable, hero: int, number: int) -> float:
    """The worth of a card that was just drawn, to anybody; traps are worse than nothing."""
    card = t.content.numbered[number]
    if card.kind == "trap":
        return -5.0
    if card.kind == "event":
        return 2.5
    best = max(gain(t, other, number) for other in present(t))
    return max(gain(t, hero, number), 0.3 * best) + 0.5 * card.gold  # what a friend could use must first get there


def junk(t: DoriaTable, hero: int, number: int) -> bool:
    """Whether a card would hardly be missed: in the backpack, and of no use now."""
    if number not in t.state.heroes[hero].pack:
        return False
    return t.content.numbered[number].kind == "trap" or gain(t, hero, number) < USEFUL


def junk_gold(t: DoriaTable, hero: int) -> int:
    own = [number for number in t.state.heroes[hero].pack if junk(t, hero, number)]
    return sum(gear.gold_value(t.state, t.content, number) for number in own)


def missing(t: DoriaTable, hero: int) -> int:
    """The attribute that soonest brings a better card into use, or -1."""
    who = t.state.heroes[hero]
    best, wanted = 0.0, -1
    for number in (*who.belt, *who.pack):
        card = t.content.numbered[number]
        lacking = [(attribute, value - who.attributes[attribute]) for attribute, value in card.needs]
        lacking = [(attribute, short) for attribute, short in lacking if short > 0]
        short = sum(points for _, points in lacking)
        if lacking and short <= 4:
            value = (of_card(card) - current(t, who, card)) / short
            if value > best:
                best, wanted = value, lacking[0][0]
    return wanted


def current(t: DoriaTable, who: Hero, card: Card) -> float:
    """What lies now where the card would go."""
    places = gear.HANDS if card.zone == "hands" else gear.ZONE_PLACES[card.zone][:1]
    there = dict.fromkeys(who.body[place] for place in places if who.body[place] != NO_CARD)
    values = [of_card(t.content.numbered[number]) for number in there]
    return sum(values) if card.hands == 2 else min(values, default=0.0)


def lack(t: DoriaTable, card: Card, who: Hero, danger: bool) -> float:
    """How much somebody lacks what a card gives; 1 is urgent."""
    if card.usable is effects.wounded or card.usable is effects.worn_out:
        if who.unconscious:
            return 1.1 if who.hp < 0 else 0.3
        gone = (who.max_hp - who.hp) / max(1, who.max_hp)
        return 1.3 * gone if who.hp > 1 + 2 * t.state.level or gone < 0.3 else 1.2
    if card.usable in (effects.weary, effects.generous):
        return 1.1 if who.pp <= 1 and who.max_pp >= PSIONIC else 0.0
    if card.usable is effects.poisoned:
        return 1.2 if who.poison >= 2 else 0.6
    if card.usable is effects.active:
        fits = card.id not in IDLE and (card.id not in BOOSTS or attacks_by(t.content, who, BOOSTS[card.id]))
        return (1.1 if card.spent else 0.9) if danger and fits and not who.boons and who.ap > 8 else 0.0
    return 0.0
