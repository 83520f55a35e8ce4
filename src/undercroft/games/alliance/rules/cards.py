"""Playing cards in a hero's activation, and Bursts of Strength."""

from __future__ import annotations

from undercroft.kernel.text import Argument

from .. import ids
from ..board import distance
from ..content import AllianceTable, Content
from ..content.definitions import Bonus, Card, Effect, Exhaust, Heal, Incite, Leap, Reveal, Wound
from ..events import Buried, CardPlayed
from ..events import Burst as BurstEvent
from ..state import FIRST_MONSTER, HEROES, NOBODY, State, Turn, name, own
from . import decks, effects, labels, wounds
from .abilities import full_types, gear, room_for
from .battle import attacks_left, may_attack
from .options import Burst, Playing, card_of
from .pace import pay
from .reach import cell_of, enemies, hero_sees, protected

ATTACK, BONUS = "attack", "bonus"
COLUMN = ("alliance.cards.column",)
NO_BONUS = Bonus()


def playings(state: State, content: Content, turn: Turn, points: int) -> list[Playing]:
    """All ways in which the active hero can play a card from hand now, with this many Speed points left.

    [alliance.cards.play-when, alliance.cards.play-requirement, alliance.cards.one-per-type]
    """
    hero = turn.hero
    alliance, usable = state.alliances[hero // HEROES], content.usable[state.heroes[hero].card]
    found: list[Playing] = []
    for id in dict.fromkeys(alliance.hand):
        if id in usable:
            card = content.cards[id]
            if card.speed_cost <= points:
                found += ways(state, content, turn, card, len(alliance.hand))
    return found


def ways(state: State, content: Content, turn: Turn, card: Card, held: int) -> list[Playing]:
    """All ways to play one card, with this many cards in hand."""
    found = []
    for use in uses(state, content, turn, card):
        for target in aims(state, content, turn.hero, card):
            under = column_owner(card, turn.hero, target)
            repeat = not room_for(state, content, under, card)
            if repeat and (held < 3 or state.heroes[under].burst or not one_too_many(state, content, under, card)):
                continue
            whom = card_of(state, target) if target != NOBODY else ""
            found.append(Playing(card.id, target, use, repeat, whom))
    return found


def column_owner(card: Card, hero: int, target: int) -> int:
    """An Enhance Spell lies under its target, every other card under the active hero.

    [alliance.cards.column, alliance.cards.enhance-target, alliance.burst.enhance-on-ally]
    """
    return target if "enhance-spell" in card.types and 0 <= target < FIRST_MONSTER else hero


def one_too_many(state: State, content: Content, hero: int, card: Card) -> bool:
    """Whether a Burst of Strength can make room: one type is full.  [alliance.burst.repeat-type]"""
    return len(full_types(gear(state, content, hero), card)) == 1


def uses(state: State, content: Content, turn: Turn, card: Card) -> list[str]:
    """For what the card can be played: an attack or a bonus where it offers both, else simply as it is ("").

    [alliance.battle.bonus-needs-type, alliance.battle.base-or-bonus-card, alliance.pet.timing]
    """
    strikes = card.strike is not None and _could_strike(state, content, turn, card)
    if card.either:
        boosts = _boosts(state, content, turn, card)
        return [ATTACK] * strikes + [BONUS] * boosts
    if card.strike is not None:
        return [""] if strikes or card.effects else []
    if _attack_bonus_only(card) and not _boosts(state, content, turn, card):
        return []
    return [""]


def _could_strike(state: State, content: Content, turn: Turn, card: Card) -> bool:
    """An attack is left, be it the one more that the card itself allows; a pet needs none."""
    granted = card.keywords.count("second-attack")
    return may_attack(state, turn) and ("pet" in card.types or attacks_left(state, content, turn) + granted > 0)


def _attack_bonus_only(card: Card) -> bool:
    """A card that is nothing but a bonus to melee or ranged attacks."""
    bonus = card.bonus
    rest = bonus.speed or bonus.armor or bonus.dodge or bonus.pet or bonus.die or bonus.health
    worth = rest or card.effects or card.keywords or card.aura or card.doubles
    return bool(bonus.melee or bonus.ranged) and not worth


def _boosts(state: State, content: Content, turn: Turn, card: Card) -> bool:
    """Whether the hero (or the ally it is cast on) has an attack of the type that the card raises; a pet's is no such.

    [alliance.battle.bonus-needs-type, alliance.battle.base-attack-boost]
    """
    if card.aim == "ally":
        return True
    me = state.heroes[turn.hero]
    kinds = {content.heroes[me.card].kind}
    for id in me.column:
        strike = content.cards[id].strike
        if strike is None or content.cards[id].no_generic:
            continue
        if id in me.based or not content.cards[id].either:
            kinds.add(strike.kind)
    return ("melee" in kinds and card.bonus.melee > 0) or ("ranged" in kinds and card.bonus.ranged > 0)


def aims(state: State, content: Content, hero: int, card: Card) -> list[int]:
    """At whom the card can be aimed now (NOBODY: it needs no target).

    [alliance.cards.target-los, alliance.cards.no-los-icon, alliance.pvp.off-control-spell]
    """
    if card.aim == "none":
        return [] if _pointless(state, hero, card) else [NOBODY]
    cell = state.heroes[hero].cell
    return [
        who
        for who in _circle(state, content, hero, card)
        if (not card.within or distance(cell, cell_of(state, who)) <= card.within)
        and (who == hero or card.no_sight or hero_sees(state, hero, cell_of(state, who)))
    ]


def _pointless(state: State, hero: int, card: Card) -> bool:
    """A card that does nothing but search from afar or leap, where neither is possible."""
    if not card.effects or has_more(card):
        return False
    return all(
        (isinstance(effect, Reveal) and not effects.revealable(state, hero, effect.within))
        or (isinstance(effect, Leap) and not effects.may_leap(state, hero))
        for effect in card.effects
    )


def has_more(card: Card) -> bool:
    """Whether a card gives something besides its attack and its effects."""
    return bool(card.keywords or card.aura or card.doubles or card.bonus != NO_BONUS)


def _circle(state: State, content: Content, hero: int, card: Card) -> list[int]:
    """Those whom the text of the card allows, near or far."""
    if card.aim == "ally":
        return [ally for ally in own(hero // HEROES) if _helps(state, card, ally)]
    found = enemies(state, hero) if card.aim == "enemy" else list(state.monsters)
    if card.aim == "foe":
        rivals = [] if content.points.together else list(enumerate(state.heroes))
        found += [other for other, figure in rivals if other // HEROES != hero // HEROES and not figure.down]
    return [who for who in found if all(_suffers(state, content, hero, effect, who) for effect in card.effects)]


def _suffers(state: State, content: Content, hero: int, effect: Effect, who: int) -> bool:
    """Only monsters are exhausted, or incited if they can strike another; a Starting Tile protects from wounds.

    [alliance.pvp.safe-tile-target]
    """
    if isinstance(effect, Incite):
        return who >= FIRST_MONSTER and bool(effects.inciteable(state, content, who))
    if isinstance(effect, Wound):
        return who >= FIRST_MONSTER or not protected(state, hero, who)
    return who >= FIRST_MONSTER or not isinstance(effect, Exhaust)


def _helps(state: State, card: Card, ally: int) -> bool:
    """Healing is for the wounded, defeated or not, unless the card gives something besides; nothing else is cast on a
    defeated hero."""
    figure = state.heroes[ally]
    if any(isinstance(effect, Heal) for effect in card.effects):
        return figure.wounds + figure.poison > 0 or has_more(card)
    return not figure.down


async def play(t: AllianceTable, turn: Turn, playing: Playing) -> None:
    """Lay the card face up into the column and do what it says.

    [alliance.cards.column, alliance.cards.bonus-duration, alliance.hero.control-spell-not-attack]
    """
    hero, card = turn.hero, t.content.cards[playing.card]
    under = column_owner(card, hero, playing.target)
    t.state.alliances[hero // HEROES].hand.remove(card.id)
    lies_under = t.state.heroes[under]
    lies_under.column += (card.id,)
    if playing.use == ATTACK:
        lies_under.based += (card.id,)
    if t.log is not None:
        hero_name = t.state.heroes[hero].card
        aimed = name(t.state, playing.target) if playing.target not in (NOBODY, hero) else "none"
        t.tell(CardPlayed(hero=hero_name, card=card.id, target=aimed, figure=hero, under=under, cites=COLUMN))
    if playing.repeat:
        t.tell(await bury(t, hero, under, "repeat"))
    if "hidden" in card.keywords:
        t.state.heroes[under].attacked = False  # from now on, whatever it has struck before  [alliance.cards.hide-krom]
    pay(turn, card.speed_cost)
    t.used(card.id)
    await _work(t, hero, card, playing.target)


async def _work(t: AllianceTable, hero: int, card: Card, target: int) -> None:
    for effect in card.effects:
        await effects.carry_out(t, hero, effect, target if target != NOBODY else hero)


# -------------------------------------------------------------------------------------------------- burst of strength


def bursts(state: State, content: Content, turn: Turn) -> list[Burst]:
    """What a Burst of Strength could be used for now, repeating a card type aside.

    [alliance.burst.options, alliance.burst.limit, alliance.burst.cost, alliance.burst.active-only]
    """
    me = state.heroes[turn.hero]
    if me.burst or len(state.alliances[turn.hero // HEROES].hand) < 2:
        return []
    found = [Burst("speed")] if not turn.attacked else []
    if attacks_left(state, content, turn) > 0:
        found.append(Burst("attack"))
    if me.wounds + me.poison:
        found.append(Burst("heal"))
    return found


async def burst(t: AllianceTable, hero: int, option: str) -> None:
    """Two cards face down for one benefit.

    [alliance.burst.speed, alliance.burst.attack, alliance.burst.heal, alliance.burst.while-defeated]
    """
    told = await bury(t, hero, hero, option)
    if option == "heal":
        await wounds.heal(t, hero, 1, told=told)
    else:
        t.tell(told)


async def bury(t: AllianceTable, hero: int, under: int, option: str) -> BurstEvent:
    """Any two hand cards go face down into the column of the hero who benefits, until the end phase. Gives what is to
    be told of it.

    [alliance.burst.cost, alliance.burst.cards-stay, alliance.burst.enhance-on-ally]
    """
    seat, cites, at = hero // HEROES, ("alliance.burst.cost",), (ids.piece(under),)
    for number in (1, 2):
        about: dict[str, Argument] = {"hero": labels.name_of(t.state, under), "number": number}
        card = await decks.choose_card(t, seat, "bury", cites, about, at)
        t.state.alliances[seat].hand.remove(card)
        figure = t.state.heroes[under]
        figure.buried += (card,)
        if t.log is not None:
            t.tell(Buried(hero=figure.card, card=card, figure=hero, under=under, to=(seat,), cites=cites))
    t.state.heroes[under].burst = option  # type: ignore[assignment]
    cites = ("alliance.burst.options",)
    return BurstEvent(hero=t.state.heroes[under].card, option=option, figure=under, cites=cites)
