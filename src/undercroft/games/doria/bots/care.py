"""Looking after each other and the gear: potions, repairs, what is worn."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from undercroft.kernel import Ask

from ..content import DoriaTable
from ..rules import combat, dice, gear, items, trade
from ..rules.ground import board
from ..rules.options import Clear, Cut, Disarm, Plain, Use, Walk
from . import worth
from .danger import REACH, distance, fighting
from .offer import of_kind
from .ways import walked

BRINK = 6
"""So far from death a blow may kill."""


def rescue(t: DoriaTable, hero: int, options: Any) -> Any:
    """Heal anyone who is near the end, free oneself from traps and rubble."""
    free = next(ways_out(t, options), None)
    if free is not None and not fighting(t, hero):
        return free
    found = [(need(t, hero, option), option) for option in of_kind(options, Use)]
    best = max(found, key=lambda pair: pair[0], default=None)
    return best[1] if best is not None and best[0] >= 1.0 else None


def loosen(t: DoriaTable, hero: int, options: Any) -> Any:
    """Who is caught and has nobody to strike gets loose, also while monsters come."""
    who = t.state.heroes[hero]
    shut_in = any(who.square // 25 in caught.slots for caught in t.state.caught)
    return next(ways_out(t, options), None) if who.held or who.buried or shut_in else None


def ways_out(t: DoriaTable, options: Any) -> Iterator[Any]:
    """Out of traps and rubble, the best first."""
    if t.state.caught:
        yield from (option for option in of_kind(options, Cut) if harmless(t, option))
    if t.state.dungeon.rubble and t.content.points.buried_stay:
        buried = [who.square for who in t.state.heroes if who.buried]
        yield from (option for option in of_kind(options, Clear) if option.square in buried)
    if t.state.caught:
        yield from of_kind(options, Disarm)


def harmless(t: DoriaTable, option: Cut) -> bool:
    """Whether an attack on a trap spares those whom it holds."""
    return not t.content.numbered[option.number].reach.friends


def need(t: DoriaTable, hero: int, option: Use) -> float:
    """How much somebody needs this potion or spell now; 1 is enough."""
    card, who, other = t.content.numbered[option.number], t.state.heroes[hero], t.state.heroes[option.target]
    if card.pp and who.pp - card.pp < 0:
        return 0.0
    sure = 1.0
    if card.tn:
        own = who.attributes
        sure = float(
            dice.check_odds(own[card.needs[0][0]] + own[card.needs[-1][0]], items.target_number(t, hero, card))
        )
    lack = worth.lack(t, card, other, distance(t, other.square) <= REACH)
    return lack * (1.0 if sure > 0.55 else 0.0) - 0.02 * card.gold


def nurse(t: DoriaTable, hero: int, options: Any) -> Any:
    """Walk to a friend who is near the end with what helps there."""
    return walk_to(t, hero, options, range(len(t.state.heroes)))


def save(t: DoriaTable, hero: int, options: Any) -> Any:
    """The same before anything else for somebody whom a blow or the poison may kill, for that ends it for all."""
    brink = t.content.points.death_at + BRINK
    dying = [other for other, friend in enumerate(t.state.heroes) if friend.hp - friend.poison <= brink]
    return walk_to(t, hero, options, dying) if dying else None


def walk_to(t: DoriaTable, hero: int, options: Any, friends: Collection[int]) -> Any:
    """The shortest walk to where something that this character has helps one of these friends."""
    found: list[tuple[int, Walk]] = []
    for number, _ in items.usable(t, hero):
        card = t.content.numbered[number]
        for other in [one for one in patients(t, hero, number) if one in friends]:
            reach, square = combat.reach_of(t.state.heroes[hero], card), t.state.heroes[other].square
            steps, here = walked(t, hero), board(t)
            found += [
                (steps[option.square], option)
                for option in of_kind(options, Walk)
                if steps[option.square] < t.state.heroes[hero].ap and here.in_range(option.square, square, reach)
            ]
    return min(found, key=lambda pair: pair[0], default=(0, None))[1]


def patients(t: DoriaTable, hero: int, number: int) -> list[int]:
    """The friends who need a card of this character urgently."""
    card = t.content.numbered[number]
    if not card.friendly or card.usable is None:
        return []
    return [
        other
        for other, friend in enumerate(t.state.heroes)
        if other != hero
        and not friend.away
        and friend.square >= 0
        and card.usable(t.state, t.content, hero, other)
        and need(t, hero, Use(number, card.id, other)) >= 1.0
    ]


def tend(t: DoriaTable, hero: int, options: Any) -> Any:
    """Between fights: put on what is better, repair what is worn, help those who are hurt a little. Whose weapon broke
    in a fight does it at once."""
    verbs = {option.verb: option for option in of_kind(options, Plain)}
    if fighting(t, hero) and combat.weapons(t, hero):
        return verbs.get("repair") if blunt(t, hero) else None
    if "equip" in verbs and best_shift(t, hero) is not None:
        return verbs["equip"]
    if "repair" in verbs and best_repair(t, hero) is not None:
        return verbs["repair"]
    found = [(need(t, hero, option), option) for option in of_kind(options, Use)]
    best = max(found, key=lambda pair: pair[0], default=None)
    return best[1] if best is not None and best[0] >= 0.55 else None


def blunt(t: DoriaTable, hero: int) -> bool:
    """Whether the good weapon of a character is damaged, and what is left is much worse."""
    worn = [number for number in gear.equipped(t.state.heroes[hero]) if number in t.state.damaged]
    left = max([worth.attacking(t.content.numbered[number]) for number, _ in combat.weapons(t, hero)], default=0.0)
    return any(worth.attacking(t.content.numbered[number]) > 2 * left + 1 for number in worn)


def spare(t: DoriaTable, hero: int, options: Any) -> Any:
    """Before points are waited away, also in a fight: a potion is fetched or given, a piece mended, a card thrown to
    whom it helps, as long as a blow can still follow."""
    verbs = {option.verb: option for option in of_kind(options, Plain)}
    if "equip" in verbs and any(needs_potion(t, hero, number) for number in t.state.heroes[hero].pack):
        return verbs["equip"]
    uses = [option for option in of_kind(options, Use) if need(t, hero, option) >= 0.55]
    if uses:
        return max(uses, key=lambda option: need(t, hero, option))
    left = t.state.heroes[hero].ap - 1  # any point is enough for a blow
    work, gift = best_repair(t, hero) if "repair" in verbs else None, best_gift(t, hero) if "throw" in verbs else None
    if work is not None and (work.ap <= left or not t.state.monsters):
        return verbs["repair"]
    if gift is not None and (trade.draw_cost(t, hero, gift[0]) <= left or not t.state.monsters):
        return verbs["throw"]
    return None


def best_gift(t: DoriaTable, hero: int) -> tuple[int, int] | None:
    """The card in belt or backpack that would help a friend within a throw most, and the friend."""
    who = t.state.heroes[hero]
    friends = trade.receivers(t, hero)
    found = [
        (worth.gain(t, other, number), number, other)
        for number in (*who.belt, *who.pack)
        for other in friends
        if t.content.numbered[number].kind != "potion" and gear.meets(t.state.heroes[other], t.content.numbered[number])
    ]
    best = max(found, default=(0.0, -1, -1))
    return best[1:] if best[0] >= worth.USEFUL and best[0] > worth.gain(t, hero, best[1]) + 1 else None


def throw(t: DoriaTable, ask: Ask[Any]) -> Any:
    gift = best_gift(t, t.state.active)
    return next((thing for thing in ask.options if gift is not None and thing.number == gift[0]), ask.options[0])


def throw_to(t: DoriaTable, ask: Ask[Any]) -> Any:
    gift = best_gift(t, t.state.active)
    return next((person for person in ask.options if gift is not None and person.hero == gift[1]), ask.options[0])


def best_shift(t: DoriaTable, hero: int) -> Any:
    """The change of equipment that is worth its action points: a potion that is needed now, or a better piece."""
    shifts = trade.draws(t, hero)
    needed = [shift for shift in shifts if shift.place in worth.HANDY and needs_potion(t, hero, shift.number)]
    if needed:
        return min(needed, key=lambda shift: worth.HANDY.index(shift.place))
    arms = [shift for shift in shifts if shift.place in worth.BODY and armed_by(t, shift.number)]
    if arms and not combat.weapons(t, hero):
        return max(arms, key=lambda shift: worth.gain_at(t, hero, shift.number, shift.place))
    found = [
        (worth.gain_at(t, hero, shift.number, shift.place), shift)
        for shift in shifts
        if shift.place in worth.BODY and t.content.numbered[shift.number].kind != "potion"
    ]
    best = max(found, key=lambda pair: pair[0], default=None)
    return best[1] if best is not None and best[0] >= worth.USEFUL else None


def armed_by(t: DoriaTable, number: int) -> bool:
    """Whether somebody could strike with a card, once it is in hand."""
    return t.content.numbered[number].attack is not None and number not in t.state.damaged


def needs_potion(t: DoriaTable, hero: int, number: int) -> bool:
    """Whether a potion in the backpack is wanted at hand, by its owner or by a friend."""
    who, card = t.state.heroes[hero], t.content.numbered[number]
    if card.kind != "potion" or number not in who.pack:
        return False
    return worth.lack(t, card, who, False) >= 1.0 or bool(patients(t, hero, number))


def equip(t: DoriaTable, ask: Ask[Any]) -> Any:
    return best_shift(t, t.state.active) or ask.options[-1]


def best_repair(t: DoriaTable, hero: int) -> Any:
    """Own worn things first, most repaired for the least; in a fight the weapon."""
    worn = gear.equipped(t.state.heroes[hero])
    found = [work for work in trade.repairs(t, hero) if work.owner == hero and set(work.numbers) <= set(worn)]
    if fighting(t, hero) and blunt(t, hero):
        return max(found, key=lambda work: max(worth.attacking(t.content.numbered[n]) for n in work.numbers))
    return max(found, key=lambda work: (len(work.numbers), -work.ap), default=None)


def repair(t: DoriaTable, ask: Ask[Any]) -> Any:
    return best_repair(t, t.state.active) or ask.options[0]
