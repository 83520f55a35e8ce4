"""What the dice of a roll are made of, by name, for those who see it; the rules count them elsewhere (`attacks.dice`,
`figures.defense_dice` and their like), and tests compare the two."""

from __future__ import annotations

from collections.abc import Iterable

from ..content import PlunginTable
from ..content.definitions import ATK, DEF, DEX, MAG, STATS, Spell
from ..events.base import Bonus
from ..state import Ally, Foe, Hero
from . import arms, figures, lending

Parts = tuple[Bonus, ...]


def parts(found: Iterable[tuple[str, int]], dice: int) -> Parts:
    """Those that matter, if they make up all the dice; what takes the number below none is not told."""
    named = tuple(Bonus(name, count) for name, count in found if count)
    return named if sum(part.dice for part in named) == dice else ()


def attack(t: PlunginTable, ref: int, foe: Foe, weapon: str, bonus: int | None, charge: bool, dice: int) -> Parts:
    """A Hero's attack: ATK, weapon, abilities, the dark.  [plungin.attack.dice, plungin.item.torch]"""
    if t.log is None:
        return ()
    hero = t.state.heroes[ref]
    found = [("atk", figures.stat(t, hero, ATK))]
    if not hero.likeness and weapon != arms.BARE:
        found.append((figures.called(t, weapon), t.content.weapons[weapon].bonus if bonus is None else bonus))
    if figures.has(hero, "sneak-attack") and arms.battling(t, foe, ref):
        found.append(("sneak-attack", arms.SNEAK))
    if charge:
        found.append(("charge", arms.CHARGE))
    return darkened(found, dice)


def darkened(found: list[tuple[str, int]], dice: int) -> Parts:
    """With what darkness takes.  [plungin.item.torch]"""
    all_of_them = sum(count for _, count in found)
    return parts([*found, ("darkness", dice - all_of_them)] if dice == all_of_them - 1 else found, dice)


def creature(t: PlunginTable, dice: int) -> Parts:
    """The attack of a Monster or of a creature on the Heroes' side: its ATK."""
    return (Bonus("atk", dice),) if t.log is not None else ()


def defense(t: PlunginTable, ref: int, extra: int, dice: int) -> Parts:
    """DEF, suit and shields, spells, abilities.  [plungin.damage.defense-dice]"""
    found = figures.figure(t, ref)
    if not isinstance(found, Hero):
        return parts([("def", dice - extra), ("trap-known", extra)], dice)
    bonus = [("def", figures.stat(t, found, DEF)), ("fire-shield", found.shell), ("harden", found.skin)]
    bonus.append(("trap-known", extra))
    if not found.likeness:
        armors = t.content.armors
        for thing in (found.armor, *found.hands):
            if thing in armors:
                bonus.append((figures.called(t, thing), armors[thing].bonus))
        bonus.append(("dodge", int("dodge" in found.abilities and figures.full_life(found))))
        parried = (f"parry {held}" in found.abilities and figures.works(found, held) for held in found.hands)
        bonus.append(("parry", int(any(parried))))
    bonus.append(("charge", -2 if found.turn.charged else 0))
    return parts(bonus, dice)


def resistance(t: PlunginTable, ref: int, helped: int, dice: int) -> Parts:
    """RES, Willpower, and what friends add.  [plungin.stat.res, plungin.ability.willpower, plungin.effect.assist]"""
    if t.log is None:
        return ()
    found = figures.figure(t, ref)
    willpower = int(isinstance(found, Hero) and figures.has(found, "willpower") and figures.full_life(found))
    return parts([("res", dice - willpower - helped), ("willpower", willpower), ("assistance", helped)], dice)


def cast(t: PlunginTable, ref: int, spell: Spell) -> Parts:
    """MAG, and the weapon bonus of an attack spell.  [plungin.cast.action, plungin.spell.lightning]"""
    if t.log is None:
        return ()
    bonus = spell.amount if spell.effect == "attack" else 0
    found = [("mag", figures.stat(t, t.state.heroes[ref], MAG)), (spell.id, bonus)]
    return parts(found, sum(count for _, count in found))


def skill(t: PlunginTable, actor: int, index: int, dice: int) -> Parts:
    """A stat with lock picks and darkness.  [plungin.item.lock-picks, plungin.item.torch]"""
    found = figures.figure(t, actor)
    if t.log is None or not isinstance(found, (Hero, Ally)):
        return ()
    stat = figures.stat(t, found, index) if isinstance(found, Hero) else found.stats[index]
    return darkened([(STATS[index], stat)], dice)


def lock(t: PlunginTable, actor: int, dice: int) -> Parts:
    """DEX, lock picks, the dark.  [plungin.open.locked-roll, plungin.item.lock-picks]"""
    found = figures.figure(t, actor)
    if t.log is None or not isinstance(found, (Hero, Ally)):
        return ()
    if isinstance(found, Ally):
        return darkened([("dex", found.stats[DEX])], dice)
    picks = 2 if not found.likeness and lending.has_picks(t, found) else 0
    return darkened([("dex", figures.stat(t, found, DEX)), ("lock-picks", picks)], dice)
