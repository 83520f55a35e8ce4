"""What the attacks of `monstrous` are worth to the Artificial Dark Player.  [dun.adp.attack.choice]"""

from __future__ import annotations

from ...rules.activation import odds
from ...rules.automaton import reckoning
from ...rules.characters import figures, trait
from ...rules.checks import chances
from ...rules.fighting import hits, shields
from ...rules.harm import Blow
from ...rules.shooting import ranged
from ...rules.squares import adjacent, board_of, distance, in_front, squares
from ...state import Figure, Held, standing
from ..catalogue import UTable
from ..definitions import HUGE, Attribute
from ..hooks import Worth
from .monstrous import BREATH, GRASP, ROCK, breath_line


def breath(t: UTable, figure: Figure, foe: Figure) -> Worth:
    """All on the line; never if it harms as many of its own.  [dun.adp.spells.friendly-fire]"""
    board, line = board_of(t), set(breath_line(t, figure, foe))
    hit = [f for f in t.state.figures.values() if f is not figure and standing(f) and line & set(squares(board, f))]
    foes = [f for f in hit if f.side != figure.side]
    if len(foes) <= len(hit) - len(foes):
        return reckoning.NOTHING
    blow = Blow(trait(t, figure, BREATH), against="natural", kind="breath", element="fire", magic=True)
    return reckoning.each(t, foes, lambda f: (1 - reckoning.dodges(t, f)) * reckoning.bite(t, f, blow))


def vomit(t: UTable, figure: Figure, foe: Figure) -> Worth:
    return reckoning.each(
        t, [foe], lambda f: (1 - reckoning.dodges(t, f)) * reckoning.bite(t, f, Blow(5, armor=-1, magic=True))
    )


def devour(t: UTable, figure: Figure, foe: Figure) -> Worth:
    return reckoning.each(
        t, [foe], lambda f: reckoning.beats(t, figure, f, Attribute.AGILITY) * max(1, figures.vitality_left(f))
    )


def choke(t: UTable, figure: Figure, foe: Figure) -> Worth:
    near = [f for f in figures.enemies(t.state, figure) if adjacent(t, figure, f) and f.size <= figure.size]
    blow = Blow(2, against="strength")
    hit = near[: max(1, trait(t, figure, GRASP))]
    return reckoning.each(
        t, hit, lambda f: (1 - reckoning.dodges(t, f)) * (reckoning.bite(t, f, blow) + reckoning.HINDERED)
    )


def toss(t: UTable, figure: Figure, foe: Figure) -> Worth:
    blow = Blow(figures.value(t, figure, Attribute.STRENGTH))
    return reckoning.each(
        t,
        [foe],
        lambda f: reckoning.beats(t, figure, f, Attribute.AGILITY) * (reckoning.bite(t, f, blow) + reckoning.HINDERED),
    )


def enthrall(t: UTable, figure: Figure, foe: Figure) -> Worth:
    return reckoning.each(t, [foe], lambda f: reckoning.beats(t, figure, f, Attribute.INTELLIGENCE))


def drain(t: UTable, figure: Figure, foe: Figure) -> Worth:
    return reckoning.each(t, [foe], lambda f: reckoning.HINDERED * min(2, f.mana))


def shriek(t: UTable, figure: Figure, foe: Figure) -> Worth:
    board = board_of(t)
    near = [f for f in figures.enemies(t.state, figure) if distance(board, f, figure) <= 6]
    return reckoning.each(
        t, near, lambda f: reckoning.bite(t, f, Blow(1, against="courage", magic=True)) + reckoning.HINDERED
    )


def sting(t: UTable, figure: Figure, foe: Figure) -> Worth:
    held, weapon = figures.melee_weapon(t, figure)
    chance = odds.blow(t, hits.Blows(figure.id, foe.id, held, weapon, plus=-1))
    dice = figures.value(t, figure, Attribute.STRENGTH)
    return reckoning.each(
        t, [foe], lambda f: chance * reckoning.bite(t, f, Blow(dice, armor=-1, criticals=1, kind="melee"))
    )


def swept(t: UTable, figure: Figure, foe: Figure) -> Worth:
    board = board_of(t)
    front = in_front(board, figure, foe.cell)
    near = [f for f in figures.enemies(t.state, figure) if adjacent(t, figure, f) and f.size < figure.size]
    hit = [f for f in near if in_front(board, figure, f.cell) is front][: 3 if figure.size >= HUGE else 2]
    blow = Blow(shields.damage_dice(t, figure, figures.melee_weapon(t, figure)[1]), criticals=1, kind="melee")
    return reckoning.each(
        t,
        hit,
        lambda f: reckoning.beats(t, figure, f, Attribute.AGILITY) * (reckoning.bite(t, f, blow) + reckoning.HINDERED),
    )


def trampled(t: UTable, figure: Figure, foe: Figure) -> Worth:
    near = [f for f in figures.enemies(t.state, figure) if adjacent(t, figure, f) and figure.size - f.size >= 2]
    blow = Blow(figures.value(t, figure, Attribute.STRENGTH), criticals=1, kind="melee")
    return reckoning.each(
        t, near[:2], lambda f: (1 - reckoning.dodges(t, f)) * (reckoning.bite(t, f, blow) + reckoning.HINDERED)
    )


def rock(t: UTable, figure: Figure, foe: Figure) -> Worth:
    chance = chances.passing(ranged.shot_plus(t, figure, foe, ROCK, Held(ROCK.id)))
    blow = Blow(8, armor=-1, criticals=1, kind="throwing")
    return reckoning.each(t, [foe], lambda f: chance * (reckoning.bite(t, f, blow) + reckoning.HINDERED))


def rammed(t: UTable, figure: Figure, foe: Figure) -> Worth:
    dice = shields.damage_dice(t, figure, figures.unarmed(t))
    beside = [f for f in figures.enemies(t.state, figure) if f is not foe and adjacent(t, figure, f)]
    hit = [foe, *(f for f in beside if adjacent(t, foe, f))][:2]
    blow = Blow(dice, criticals=1, kind="melee")
    return reckoning.each(
        t,
        hit,
        lambda f: reckoning.beats(t, figure, f, Attribute.AGILITY) * (reckoning.bite(t, f, blow) + reckoning.HINDERED),
    )
