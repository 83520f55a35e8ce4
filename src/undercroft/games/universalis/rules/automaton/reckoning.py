"""What the attacks of the Artificial Dark Player's creatures are worth: how many enemies, how many wounds.

[dun.adp.attack.choice]
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from ...content.catalogue import UTable
from ...content.definitions import HUGE, OFFENSIVE, Attribute, Weapon
from ...state import Figure, standing
from ..actions import monstrous
from ..activation import odds
from ..characters import figures, trait
from ..fighting import melee, shields
from ..harm import Blow, counted, shrugs_off
from ..magic import magic
from ..shooting import ranged
from ..squares import Do, adjacent, board_of, distance, in_front, squares
from ..tests import chances

HINDERED = Fraction(1, 2)
"""What it is worth to stun, hold or throw down an enemy."""


class Worth(NamedTuple):
    """Enemies that an attack can hit, and the wounds to be expected."""

    foes: int
    wounds: Fraction


NOTHING = Worth(0, Fraction(0))


def bite(t: UTable, foe: Figure, blow: Blow) -> Fraction:
    """The wounds to be expected of damage dice, at most what the target has left."""
    if shrugs_off(foe, blow):
        return Fraction(0)
    dice, need = counted(t, foe, blow)
    each = Fraction(1, 36) if need > 6 else Fraction(7 - max(2, need), 6)
    return min(Fraction(max(1, figures.vitality_left(foe))), dice * each)


def struck(t: UTable, figure: Figure, foe: Figure, weapon: Weapon, declared: tuple[str, ...] = ()) -> Fraction:
    """The wounds of a hit with a weapon, with what declared skills add to it."""
    dice = shields.damage_dice(t, figure, weapon) + (weapon.against_heavy if figures.heavy(t, foe) else 0)
    armor = weapon.armor - ("mighty-blow" in declared)
    wounds = bite(t, foe, Blow(dice, armor=armor, criticals=1, source=figure.id, kind=weapon.kind, weapon=weapon.id))
    if "powerful-blow" in declared:
        wounds *= Fraction(7, 6)
    return wounds + HINDERED * ("brutal-blow" in declared)


def dodges(t: UTable, foe: Figure) -> Fraction:
    return chances.passing(figures.value(t, foe, Attribute.AGILITY))


def beats(t: UTable, figure: Figure, foe: Figure, attribute: Attribute) -> Fraction:
    return chances.winning(figures.value(t, figure, attribute) - figures.value(t, foe, attribute), True)


# ------------------------------------------------------------------------------------------------ skills of nature

Reckon = Callable[[UTable, Figure, Figure], Worth]


def _each(t: UTable, hit: list[Figure], one: Callable[[Figure], Fraction]) -> Worth:
    return Worth(len(hit), sum((one(foe) for foe in hit), Fraction(0)))


def breath(t: UTable, figure: Figure, foe: Figure) -> Worth:
    """All on the line; never if it harms as many of its own.  [dun.adp.spells.friendly-fire]"""
    board, line = board_of(t), set(monstrous.breath_line(t, figure, foe))
    hit = [f for f in t.state.figures.values() if f is not figure and standing(f) and line & set(squares(board, f))]
    foes = [f for f in hit if f.side != figure.side]
    if len(foes) <= len(hit) - len(foes):
        return NOTHING
    blow = Blow(trait(figure, "breath"), against="natural", kind="breath", element="fire", magic=True)
    return _each(t, foes, lambda f: (1 - dodges(t, f)) * bite(t, f, blow))


def vomit(t: UTable, figure: Figure, foe: Figure) -> Worth:
    return _each(t, [foe], lambda f: (1 - dodges(t, f)) * bite(t, f, Blow(5, armor=-1, magic=True)))


def devour(t: UTable, figure: Figure, foe: Figure) -> Worth:
    return _each(t, [foe], lambda f: beats(t, figure, f, Attribute.AGILITY) * max(1, figures.vitality_left(f)))


def choke(t: UTable, figure: Figure, foe: Figure) -> Worth:
    near = [f for f in figures.enemies(t.state, figure) if adjacent(t, figure, f) and f.size <= figure.size]
    blow = Blow(2, against="strength")
    hit = near[: max(1, trait(figure, "grab-and-suffocate"))]
    return _each(t, hit, lambda f: (1 - dodges(t, f)) * (bite(t, f, blow) + HINDERED))


def toss(t: UTable, figure: Figure, foe: Figure) -> Worth:
    blow = Blow(figures.value(t, figure, Attribute.STRENGTH))
    return _each(t, [foe], lambda f: beats(t, figure, f, Attribute.AGILITY) * (bite(t, f, blow) + HINDERED))


def enthrall(t: UTable, figure: Figure, foe: Figure) -> Worth:
    return _each(t, [foe], lambda f: beats(t, figure, f, Attribute.INTELLIGENCE))


def drain(t: UTable, figure: Figure, foe: Figure) -> Worth:
    return _each(t, [foe], lambda f: HINDERED * min(2, f.mana))


def shriek(t: UTable, figure: Figure, foe: Figure) -> Worth:
    board = board_of(t)
    near = [f for f in figures.enemies(t.state, figure) if distance(board, f, figure) <= 6]
    return _each(t, near, lambda f: bite(t, f, Blow(1, against="courage", magic=True)) + HINDERED)


def sting(t: UTable, figure: Figure, foe: Figure) -> Worth:
    held, weapon = figures.melee_weapon(t, figure)
    chance = odds.blow(t, melee.Blows(figure.id, foe.id, held, weapon, plus=-1))
    dice = figures.value(t, figure, Attribute.STRENGTH)
    return _each(t, [foe], lambda f: chance * bite(t, f, Blow(dice, armor=-1, criticals=1, kind="melee")))


def swept(t: UTable, figure: Figure, foe: Figure) -> Worth:
    board = board_of(t)
    front = in_front(board, figure, foe.cell)
    near = [f for f in figures.enemies(t.state, figure) if adjacent(t, figure, f) and f.size < figure.size]
    hit = [f for f in near if in_front(board, figure, f.cell) is front][: 3 if figure.size >= HUGE else 2]
    blow = Blow(shields.damage_dice(t, figure, figures.melee_weapon(t, figure)[1]), criticals=1, kind="melee")
    return _each(t, hit, lambda f: beats(t, figure, f, Attribute.AGILITY) * (bite(t, f, blow) + HINDERED))


def trampled(t: UTable, figure: Figure, foe: Figure) -> Worth:
    near = [f for f in figures.enemies(t.state, figure) if adjacent(t, figure, f) and figure.size - f.size >= 2]
    blow = Blow(figures.value(t, figure, Attribute.STRENGTH), criticals=1, kind="melee")
    return _each(t, near[:2], lambda f: (1 - dodges(t, f)) * (bite(t, f, blow) + HINDERED))


def rock(t: UTable, figure: Figure, foe: Figure) -> Worth:
    plus = figures.value(t, figure, Attribute.SHOOTING) + ranged.range_modifier(distance(board_of(t), figure, foe))
    chance = chances.passing(plus + ranged.cover_modifier(t, figure, foe))
    blow = Blow(8, armor=-1, criticals=1, kind="throwing")
    return _each(t, [foe], lambda f: chance * (bite(t, f, blow) + HINDERED))


def rammed(t: UTable, figure: Figure, foe: Figure) -> Worth:
    dice = shields.damage_dice(t, figure, figures.unarmed(t))
    beside = [f for f in figures.enemies(t.state, figure) if f is not foe and adjacent(t, figure, f)]
    hit = [foe, *(f for f in beside if adjacent(t, foe, f))][:2]
    blow = Blow(dice, criticals=1, kind="melee")
    return _each(t, hit, lambda f: beats(t, figure, f, Attribute.AGILITY) * (bite(t, f, blow) + HINDERED))


SKILLS: dict[str, Reckon] = {
    "breath": breath,
    "corrosive-vomit": vomit,
    "grab-and-eat": devour,
    "grab-and-suffocate": choke,
    "grab-and-throw": toss,
    "hypnotic": enthrall,
    "leach-mana": drain,
    "shriek-from-the-underworld": shriek,
    "sting": sting,
    "sweep": swept,
    "tail-swipe": swept,
    "trampling": trampled,
    "rock-throwing": rock,
    "onslaught": rammed,
}


def skill(t: UTable, figure: Figure, do: Do) -> Worth:
    """A skill of nature that is used as an Action."""
    return SKILLS[do.word](t, figure, t.state.figures[do.target])


# ------------------------------------------------------------------------------------------------ spells


def spell(t: UTable, figure: Figure, do: Do) -> Worth:
    """An offensive spell, with the chance to cast it; nothing if it hits as many of its own as enemies.

    [dun.adp.spells.friendly-fire]
    """
    card, mark = t.content.spells[do.word], t.state.figures[do.target]
    if card.nature not in OFFENSIVE:
        return NOTHING
    hit = [mark]
    if card.nature == "projectile":
        if card.splash:
            hit += [f for f in t.state.figures.values() if f is not mark and standing(f) and adjacent(t, f, mark)]
    else:
        hit = [t.state.figures[one] for one in magic.affected(t, figure.id, do.target, card)]
    foes = [f for f in hit if f.side != figure.side]
    if len(foes) <= len(hit) - len(foes):
        return NOTHING
    dice = card.dice or max((getattr(effect, "dice", 0) for effect in card.effects), default=0)
    chance = chances.passing(magic.casting_plus(t, figure, card, do.target))
    blow = Blow(dice, armor=card.armor, kind="projectile", element=card.element, magic=True)
    return _each(t, foes, lambda f: chance * (bite(t, f, blow) if dice else Fraction(1)))
