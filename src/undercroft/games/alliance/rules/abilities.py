"""Abilities with all that changes them: cards in the column, artifacts, auras, bursts, marks, pits."""

from __future__ import annotations

import msgspec
from msgspec.structs import astuple

from ..board import distance
from ..content import Content, Gear
from ..content.definitions import Aura, Bonus, Card, Kind, Monster, Power
from ..state import FIRST_MONSTER, HEROES, State

KEPT_GEARS = 20_000
PLAIN = Power(())
BARE = Gear(Bonus(), {}, (), ())
"""No card in the column, no artifact."""


def gear(state: State, content: Content, hero: int) -> Gear:
    """All that lies in a hero's column, face up, and the artifacts of its Alliance.

    [alliance.cards.bonus-duration, alliance.artifact.effect-all, alliance.artifact.many]
    """
    figure = state.heroes[hero]
    column, artifacts = figure.column, state.alliances[hero // HEROES].artifacts
    if not column and not artifacts:
        return BARE
    key = (column, figure.based, artifacts) if artifacts or figure.based else column
    found = content.gears.get(key)
    if found is None:
        if len(content.gears) > KEPT_GEARS:
            content.gears.clear()
        found = content.gears[key] = _added_up(content, column, figure.based, artifacts)
    return found


def _added_up(content: Content, column: tuple[str, ...], based: tuple[str, ...], artifacts: tuple[str, ...]) -> Gear:
    cards = [content.cards[id] for id in (*column, *artifacts)]
    keywords: dict[str, int] = {}
    for card in cards:
        for keyword in card.keywords:
            keywords[keyword] = keywords.get(keyword, 0) + 1
    return Gear(
        _total([card.bonus for card in cards if card.id not in based and card.bonus != BARE.bonus]),
        keywords,
        tuple([kind for id in column for kind in content.cards[id].types]),
        tuple([kind for card in cards for kind in card.doubles]),
    )


def _total(bonuses: list[Bonus]) -> Bonus:
    """All bonuses together."""
    if len(bonuses) == 1:
        return bonuses[0]
    return Bonus(*map(sum, zip(*map(astuple, bonuses), strict=True))) if bonuses else BARE.bonus


def has(state: State, content: Content, hero: int, keyword: str) -> bool:
    return keyword in gear(state, content, hero).keywords


def times(state: State, content: Content, hero: int, keyword: str) -> int:
    """From how many cards a hero has a keyword that counts: two of them are worth twice as much.

    [alliance.cards.bonus-duration]
    """
    counted: int = gear(state, content, hero).keywords.get(keyword, 0)
    return counted


def room_for(state: State, content: Content, hero: int, card: Card) -> bool:
    """At most one card of each type in a column, unless a card lying there, or this one, allows a second.

    [alliance.cards.one-per-type, alliance.cards.type-not-color, alliance.cards.dual-type,
    alliance.cards.spell-types-distinct, alliance.cards.enhance-one-per-hero, alliance.cards.enhance-many-targets,
    alliance.reaction.type-limit]
    """
    return not full_types(gear(state, content, hero), card)


def full_types(mine: Gear, card: Card) -> list[str]:
    """Those of a card's types of which no further card fits into the column; a second one may be allowed, never a
    third."""
    return [kind for kind in card.types if mine.types.count(kind) > (kind in mine.doubles or kind in card.doubles)]


Bearers = list[tuple[int, Aura]]
"""Who bears an aura."""


def bearers(state: State, content: Content, seat: int) -> Bearers:
    """The auras in an Alliance; those of the fallen have no effect."""
    artifacts = state.alliances[seat].artifacts
    one, two, three, four = heroes = state.heroes[HEROES * seat : HEROES * seat + HEROES]
    if content.bearing.isdisjoint(one.column + two.column + three.column + four.column + artifacts):
        return []
    return [
        (ally, aura)
        for ally, bearer in enumerate(heroes, HEROES * seat)
        for id in bearer.column + artifacts
        if not bearer.down and (aura := content.cards[id].aura) is not None
    ]


def nearby(state: State, hero: int, auras: Bearers) -> list[Bonus]:
    """What other heroes nearby give by their auras.  [alliance.battle.attack-auras]"""
    heroes = state.heroes
    return [
        one.bonus
        for ally, one in auras
        if ally != hero and distance(heroes[hero].cell, heroes[ally].cell) <= one.within
    ]


def aura(state: State, content: Content, hero: int, ability: str, auras: Bearers | None = None) -> int:
    """What nearby allies add to one ability; the auras in the Alliance may be known.  [alliance.battle.attack-auras]"""
    auras, total = bearers(state, content, hero // HEROES) if auras is None else auras, 0
    for bonus in nearby(state, hero, auras) if auras else ():
        total += getattr(bonus, ability)
    return total


def marked(state: State, who: int, mark: str) -> int:
    """How much of an effect lies on a character.  [alliance.cards.effect-marker]"""
    return sum([token.amount for token in state.marks if token.on == who and token.mark == mark]) if state.marks else 0


def speed(state: State, content: Content, hero: int, auras: Bearers | None = None) -> int:
    """The Speed points of one movement; the auras in the Alliance may be known.

    [alliance.hero.speed-pool, alliance.burst.speed]
    """
    total = content.heroes[state.heroes[hero].card].speed + gear(state, content, hero).bonus.speed
    auras = bearers(state, content, hero // HEROES) if auras is None else auras
    for bonus in nearby(state, hero, auras) if auras else ():
        total += bonus.speed
    return _speed_left(state, hero, total)


def _speed_left(state: State, hero: int, total: int) -> int:
    """More by a burst, less when slowed or held."""
    total += state.heroes[hero].burst == "speed"
    if state.marks:
        total = 0 if marked(state, hero, "held") else total - marked(state, hero, "slow")
    return max(0, total)


def health(state: State, content: Content, hero: int) -> int:
    return content.heroes[state.heroes[hero].card].health + gear(state, content, hero).bonus.health


def to_defeat(state: State, content: Content, who: int) -> int:
    """How many more wounds defeat a character."""
    if who >= FIRST_MONSTER:
        token = state.monsters[who]
        return content.monsters[token.card].health - len(token.wounds)
    return health(state, content, who) - state.heroes[who].wounds - state.heroes[who].poison


def guards(state: State, content: Content, hero: int) -> tuple[int, int]:
    """Armor and dodge of a hero."""
    printed, bonus = content.heroes[state.heroes[hero].card], gear(state, content, hero).bonus
    armor, dodge = printed.armor + bonus.armor, printed.dodge + bonus.dodge
    auras = bearers(state, content, hero // HEROES)
    for more in nearby(state, hero, auras) if auras else ():
        armor, dodge = armor + more.armor, dodge + more.dodge
    return armor, dodge


def armor(state: State, content: Content, hero: int) -> int:
    return guards(state, content, hero)[0]


def dodge(state: State, content: Content, hero: int) -> int:
    return guards(state, content, hero)[1]


def attack_bonus(state: State, content: Content, hero: int, kind: Kind, auras: Bearers | None = None) -> int:
    """Bonuses of one attack type only, from own cards, a burst and allies; less in a pit or when weakened.

    [alliance.battle.attack-total, alliance.battle.attack-one-type, alliance.burst.attack]
    """
    bonus = gear(state, content, hero).bonus
    total = bonus.melee if kind == "melee" else bonus.ranged
    return _attack_left(state, content, hero, total + aura(state, content, hero, kind, auras))


def _attack_left(state: State, content: Content, hero: int, total: int) -> int:
    """More by a burst, less in a pit or when weakened."""
    total += (state.heroes[hero].burst == "attack") - marked(state, hero, "weak")
    return total - (in_pit(state, content, state.heroes[hero].cell) and not has(state, content, hero, "trap-proof"))


class Figures(msgspec.Struct, frozen=True, gc=False):
    """A hero's abilities as they stand."""

    health: int
    speed: int
    armor: int
    dodge: int
    attack: int
    """Of the attack type that is printed on the Hero Card."""


def figures(state: State, content: Content, hero: int, auras: Bearers) -> Figures:
    """All abilities of a hero at once, where the auras in the Alliance are known."""
    printed = content.heroes[state.heroes[hero].card]
    melee, speed, armor, dodge, attack = printed.kind == "melee", printed.speed, printed.armor, printed.dodge, 0
    mine = gear(state, content, hero).bonus
    for bonus in (mine, *nearby(state, hero, auras)) if auras else (mine,):
        speed, armor, dodge = speed + bonus.speed, armor + bonus.armor, dodge + bonus.dodge
        attack += bonus.melee if melee else bonus.ranged
    return Figures(
        printed.health + mine.health,
        _speed_left(state, hero, speed),
        armor,
        dodge,
        max(0, printed.attack + _attack_left(state, content, hero, attack)),
    )


def in_pit(state: State, content: Content, cell: int) -> bool:
    """Whether an open pit lies in this space.  [alliance.challenge.pit-stays, alliance.monster.pit]"""
    for token in state.challenges:
        if token.cell == cell and token.up and content.challenges[token.card].trap is not None:
            return True
    return False


def pits(state: State, content: Content) -> list[int]:
    """The spaces of traps that stay where they went off."""
    challenges = content.challenges
    return [token.cell for token in state.challenges if token.up and challenges[token.card].trap is not None]


def pits_for(state: State, content: Content, hero: int) -> list[int]:
    """The pits that hold a hero up; to the trap-proof no trap does anything, so that an open one does not either.

    [alliance.challenge.pit-stays]
    """
    return [] if not state.challenges or has(state, content, hero, "trap-proof") else pits(state, content)


def toughness(state: State, content: Content, who: int) -> int:
    """By how much the damage of every attack on a character is less."""
    return times(state, content, who, "tough") if who < FIRST_MONSTER else 0


def power(monster: Monster) -> Power:
    return monster.power or PLAIN


def monster_speed(state: State, content: Content, who: int) -> int:
    """[alliance.monster.speed]"""
    printed = content.monsters[state.monsters[who].card].speed
    if not state.marks:
        return printed
    return 0 if marked(state, who, "held") else max(0, printed - marked(state, who, "slow"))


def value(content: Content, card: str) -> int:
    """A monster's XP Value: both rewards together.  [alliance.component.monster-token]"""
    first, second = content.monsters[card].xp
    return first + second
