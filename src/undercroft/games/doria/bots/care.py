"""Looking after each other and the gear: potions, repairs, what is worn."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Ask

from ..content import DoriaTable
from ..rules import combat, dice, gear, items, trade
from ..rules.ground import board
from ..rules.options import Clear, Cut, Disarm, Plain, Use, Walk
from . import worth
from .danger import fighting
from .offer import of_kind
from .ways import walked


def rescue(t: DoriaTable, hero: int, options: Any) -> Any:
    """Heal whoever is near the end, free oneself from traps and rubble."""
    if not fighting(t, hero):
        cuts = [option for option in of_kind(options, Cut) if harmless(t, option)]
        ways = [*cuts, *of_kind(options, Clear), *of_kind(options, Disarm)]
        if ways:
            return ways[0]
    found = [(need(t, hero, option), option) for option in of_kind(options, Use)]
    best = max(found, key=lambda pair: pair[0], default=None)
    return best[1] if best is not None and best[0] >= 1.0 else None


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
    lack = worth.lack(t, card, other, bool(t.state.monsters))
    return lack * (1.0 if sure > 0.55 else 0.0) - 0.02 * card.gold


def nurse(t: DoriaTable, hero: int, options: Any) -> Any:
    """Walk to a friend who is near the end with what helps there."""
    steps, here = walked(t, hero), board(t)
    found = list[tuple[int, Walk]]()
    for number, _ in items.usable(t, hero):
        card = t.content.numbered[number]
        for other in patients(t, hero, number):
            reach, square = combat.reach_of(t.state.heroes[hero], card), t.state.heroes[other].square
            found += [
                (steps[option.square], option)
                for option in of_kind(options, Walk)
                if steps[option.square] < t.state.heroes[hero].ap and here.in_range(option.square, square, reach)
            ]
    return min(found, key=lambda pair: pair[0], default=(0, None))[1]


def patients(t: DoriaTable, hero: int, number: int) -> list[int]:
    """The friends who need a card of this character urgently."""
    card = t.content.numbered[number]
    return [
        other
        for other, friend in enumerate(t.state.heroes)
        if card.friendly
        and other != hero
        and not friend.away
        and friend.square >= 0
        and card.usable is not None
        and card.usable(t.state, t.content, hero, other)
        and need(t, hero, Use(number, card.id, other)) >= 1.0
    ]


def tend(t: DoriaTable, hero: int, options: Any) -> Any:
    """Between fights: put on what is better, repair what is worn, help those who are hurt a little. Whose weapon broke
    in a fight does it at once."""
    if fighting(t, hero) and combat.weapons(t, hero):
        return None
    verbs = {option.verb: option for option in of_kind(options, Plain)}
    if "equip" in verbs and best_shift(t, hero) is not None:
        return verbs["equip"]
    if "repair" in verbs and best_repair(t, hero) is not None:
        return verbs["repair"]
    found = [(need(t, hero, option), option) for option in of_kind(options, Use)]
    best = max(found, key=lambda pair: pair[0], default=None)
    return best[1] if best is not None and best[0] >= 0.55 else None


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
    """Own worn things first, most repaired for the least."""
    worn = gear.equipped(t.state.heroes[hero])
    found = [work for work in trade.repairs(t, hero) if work.owner == hero and set(work.numbers) <= set(worn)]
    return max(found, key=lambda work: (len(work.numbers), -work.ap), default=None)


def repair(t: DoriaTable, ask: Ask[Any]) -> Any:
    return best_repair(t, t.state.active) or ask.options[0]
