"""Exact odds of tests, attacks, shots, spells, blocks and dispels, before anybody chooses."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from ..content.catalogue import UTable
from ..content.definitions import Attribute
from . import figures, melee
from .options import Do

PAIRS = tuple((a, b) for a in range(1, 7) for b in range(1, 7))


@cache
def passing(plus: int, target: int = 10) -> Fraction:
    """2D6 + plus against a target; a double 1 fails, a double 6 passes.

    >>> passing(0), passing(99), passing(-99)
    (Fraction(1, 6), Fraction(35, 36), Fraction(1, 36))
    """
    good = sum((a, b) != (1, 1) and ((a, b) == (6, 6) or a + b + plus >= target) for a, b in PAIRS)
    return Fraction(good, 36)


@cache
def winning(difference: int, tie: bool, blunder: int = 1, guard: int = 1) -> Fraction:
    """An opposed roll: the first side is better by `difference` and wins ties or not; doubles up to `blunder` lose.

    >>> winning(0, False) + winning(0, True)
    Fraction(1, 1)
    """
    won = 0
    for a, b in PAIRS:
        lost = a == b <= blunder
        for c, e in PAIRS:
            saved = c == e <= guard
            if lost != saved:
                won += saved
            else:
                margin = a + b + difference - c - e
                won += margin > 0 or (margin == 0 and tie)
    return Fraction(won, 36 * 36)


def blow(t: UTable, blows: melee.Blows) -> Fraction:
    """The chance of a melee attack to hit."""
    attacker, defender = t.state.figures[blows.who], t.state.figures[blows.target]
    if defender.marks & 16:
        return Fraction(1)
    difference = melee.attack_plus(t, attacker, defender, blows) - melee.defence_plus(t, defender, attacker)
    _, guard = figures.melee_weapon(t, defender)
    tie = melee.tie_winner(t, attacker, defender) > 0
    return winning(difference, tie, blows.weapon.blunder, guard.blunder)


def of(t: UTable, who: int, do: Do) -> Fraction | None:
    """The chance that goes with an option, if dice decide it."""
    from . import fighting, magic, ranged

    if who not in t.state.figures:
        return None
    figure = t.state.figures[who]
    if do.verb == "attack":
        name = do.word.split("+")[0].split("/")[0]
        held = next((held for held in figure.hands if held.card == name), None)
        weapon = (figures.weapon(t, held) if held is not None else None) or figures.unarmed(t)
        if weapon.kind == "throwing":
            weapon = fighting.as_melee(weapon)
        declared = tuple(do.word.split("+")[1:])
        return blow(t, melee.Blows(who, do.target, held, weapon, declared))
    if do.verb == "shoot":
        held = next(held for held in figure.hands if held.card == do.word.split("+")[0])
        bow = figures.weapon(t, held)
        assert bow is not None
        return passing(ranged.shot_plus(t, figure, t.state.figures[do.target], bow, held))
    if do.verb == "cast":
        name, _, aid = do.word.partition("+")
        return passing(magic.casting_plus(t, figure, t.content.spells[name], do.target) + magic.aid_bonus(figure, aid))
    test = TESTS.get(do.verb)
    if test is None:
        return None
    attribute, roll = test
    plus = figures.value(t, figure, attribute) + figures.bonus(t, figure, roll)
    if do.verb in ("solve", "solve-chest"):
        plus += t.content.points.riddle_penalty
    return passing(plus)


TESTS: dict[str, tuple[Attribute, str]] = {
    "pick": (Attribute.DEXTERITY, "lock"),
    "chest": (Attribute.DEXTERITY, "lock"),
    "solve": (Attribute.INTELLIGENCE, "riddle"),
    "solve-chest": (Attribute.INTELLIGENCE, "riddle"),
    "secret": (Attribute.PERCEPTION, "secret"),
    "search-room": (Attribute.PERCEPTION, "search"),
    "jump": (Attribute.AGILITY, "jump"),
    "climb": (Attribute.AGILITY, "jump"),
    "disengage": (Attribute.AGILITY, "disengage"),
    "identify": (Attribute.INTELLIGENCE, "identify"),
}
