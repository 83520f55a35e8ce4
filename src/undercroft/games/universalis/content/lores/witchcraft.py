"""Witchcraft: an eye, a doll, a bitter cup."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from ...rules import telling
from ...rules.characters import figures
from ...rules.checks import chances, take_test
from ...rules.harm import Use, lose, pushing
from ...rules.magic import spellbound
from ...state import Figure, Mark, standing
from ..catalogue import UTable
from ..definitions import Afflict, Attribute, Grant, Heal, Lore, Modify, Spell

LORE = Lore(id="witchcraft", realm="darkness", order=12, evil=True, since=2)

spell = partial(Spell, lore=LORE.id, since=2)


async def poppet(t: UTable, use: Use) -> None:
    """What the witch suffers the doll passes on: Courage, or a loss of as much Vitality as she has lost, 1 to 3.

    [dun.damage.vitality]
    """
    witch = t.state.figures[use.source]
    if not (await take_test(t, use.target, Attribute.COURAGE, "resist")).passed:
        await lose(t, use.target, max(1, min(3, witch.wounds)), use.source)


async def change_places(t: UTable, use: Use) -> None:
    """Caster and target stand where the other stood, be it at the bottom of a pit, and fall where there is no floor;
    not with larger bases, nor from the saddle, and Leaders go where they like.

    [dun.spell.range-number, dun.spell.control-leaders, dun.push.fall, dun.climb.pit]
    """
    witch, other = t.state.figures[use.source], t.state.figures[use.target]
    if other.leader:
        spellbound.unmoved(t, other)
        return
    if not witch.span == other.span == 1 or not witch.riding == witch.ridden == other.riding == other.ridden:
        return
    below = {use.source: other.marks & Mark.IN_PIT, use.target: witch.marks & Mark.IN_PIT}
    witch.cell, other.cell = other.cell, witch.cell
    for who, pit in below.items():
        figure = t.state.figures[who]
        before = figure.marks
        figure.marks = before & ~Mark.IN_PIT | (0 if before & Mark.FLYING else pit)
        telling.stands(t, figure, "leap", ("dun.spell.range-number",))
        telling.marked(t, figure, before, ("dun.climb.pit",))
    for who in below:
        if who in t.state.figures and standing(t.state.figures[who]):
            await pushing.sink(t, who, t.state.figures[who].cell)


def no_gain(t: UTable, figure: Figure, foe: Figure) -> Fraction:
    """A trick for those who know why they want to be there."""
    return Fraction(0)


def pricking(t: UTable, figure: Figure, foe: Figure) -> Fraction:
    resists = chances.passing(figures.value(t, foe, Attribute.COURAGE))
    return (1 - resists) * max(1, min(3, figure.wounds))


SPELLS: tuple[Spell, ...] = (
    spell(
        id="evil-eye",
        icon="evil-eyes",
        nature="control",
        range=12,
        permanent=True,
        effects=(Modify("attack", -2, "spell"), Modify("shot", -2, "spell"), Modify("casting", -2, "spell")),
    ),
    spell(
        id="fools-cap",
        icon="dunce-cap",
        nature="control",
        mana=2,
        cost=15,
        range=8,
        will=True,
        permanent=True,
        effects=(
            Grant("stupid", "spell"),
            Modify("intelligence", -2, "spell"),
            Modify("agility", -1, "spell"),
            Modify("perception", -1, "spell"),
            Modify("dexterity", -1, "spell"),
        ),
    ),
    spell(id="poppet", icon="voodoo-doll", nature="damage", range=10, play=poppet, worth=pricking),
    spell(id="change-places", icon="divert", nature="control", range=8, play=change_places, worth=no_gain),
    spell(
        id="bitter-draught",
        icon="cauldron",
        nature="healing",
        range=3,
        self_too=True,
        effects=(Heal(amount=4), Afflict("stunned", test="strength", target=11)),
    ),
    spell(
        id="nine-lives",
        icon="cat",
        nature="protecting",
        range=6,
        self_too=True,
        permanent=True,
        effects=(Grant("cat-reflexes", "spell"), Grant("slippery", "spell")),
    ),
)
