"""What the attacks of the Artificial Dark Player's creatures are worth: how many enemies, how many wounds.

[dun.adp.attack.choice]
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from ...content.catalogue import UTable
from ...content.definitions import OFFENSIVE, Attribute, Summon, Weapon
from ...content.hooks import Worth
from ...state import Figure, standing
from ..characters import figures
from ..checks import chances
from ..fighting import shields
from ..harm import Blow, counted, shrugs_off
from ..magic import casting, spell_effects
from ..squares import Do, adjacent

HINDERED = Fraction(1, 2)
"""What it is worth to stun, hold or throw down an enemy."""


NOTHING = Worth(0, Fraction(0))


def bite(t: UTable, foe: Figure, blow: Blow) -> Fraction:
    """The wounds to be expected of damage dice, at most what the target has left."""
    if shrugs_off(t, foe, blow):
        return Fraction(0)
    dice, need = counted(t, foe, blow)
    each = Fraction(1, 36) if need > 6 else Fraction(7 - max(2, need), 6)
    return min(Fraction(max(1, figures.vitality_left(foe))), dice * each)


def struck(t: UTable, figure: Figure, foe: Figure, weapon: Weapon, declared: tuple[str, ...] = ()) -> Fraction:
    """The wounds of a hit with a weapon, with what declared skills add to it."""
    dice = shields.damage_dice(t, figure, weapon) + (weapon.against_heavy if figures.heavy(t, foe) else 0)
    known = t.content.known[declared]
    edges = [one.edge for _, one in known.declared if one.edge is not None]
    armor = weapon.armor + sum(edge.armor for edge in edges)
    wounds = bite(t, foe, Blow(dice, armor=armor, criticals=1, source=figure.id, kind=weapon.kind, weapon=weapon.id))
    if any(edge.sixes for edge in edges):
        wounds *= Fraction(7, 6)
    return wounds + HINDERED * ("criticals-from-4" in known.words)


def dodges(t: UTable, foe: Figure) -> Fraction:
    return chances.passing(figures.value(t, foe, Attribute.AGILITY))


def beats(t: UTable, figure: Figure, foe: Figure, attribute: Attribute) -> Fraction:
    return chances.winning(figures.value(t, figure, attribute) - figures.value(t, foe, attribute), True)


def each(t: UTable, hit: list[Figure], one: Callable[[Figure], Fraction]) -> Worth:
    return Worth(len(hit), sum((one(foe) for foe in hit), Fraction(0)))


def skill(t: UTable, figure: Figure, do: Do) -> Worth:
    """A skill that is used as an attack."""
    deed = t.content.skills[do.word].deed
    assert deed is not None
    assert deed.worth is not None
    return deed.worth(t, figure, t.state.figures[do.target])


# ------------------------------------------------------------------------------------------------ spells


def spell(t: UTable, figure: Figure, do: Do) -> Worth:
    """An offensive spell, with the chance to cast it; nothing if it hits as many of its own as enemies.

    [dun.adp.spells.friendly-fire]
    """
    card, mark = t.content.spells[do.word], t.state.figures[do.target]
    if card.nature not in OFFENSIVE:
        return NOTHING
    chance = chances.passing(casting.casting_plus(t, figure, card, do.target))
    if card.square:
        calls = any(isinstance(effect, Summon) for effect in card.effects)
        kept = any((bound.caster, bound.spell) == (figure.id, card.id) for bound in t.state.spellbound)
        return Worth(1, chance) if calls and not kept and figures.enemies(t.state, figure) else NOTHING
    hit = [mark]
    if card.nature == "projectile":
        if card.splash:
            hit += [f for f in t.state.figures.values() if f is not mark and standing(f) and adjacent(t, f, mark)]
    else:
        hit = [t.state.figures[one] for one in spell_effects.affected(t, figure.id, do.target, card)]
    foes = [f for f in hit if f.side != figure.side]
    if len(foes) <= len(hit) - len(foes):
        return NOTHING
    dice = card.dice or max((getattr(effect, "dice", 0) for effect in card.effects), default=0)
    if card.worth is not None:
        own = card.worth
        return each(t, foes, lambda f: chance * own(t, figure, f))
    blow = Blow(dice, armor=card.armor, kind="projectile", element=card.element, magic=True)
    return each(t, foes, lambda f: chance * (bite(t, f, blow) if dice else Fraction(1)))
