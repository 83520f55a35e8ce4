"""Other shapes: what a werewolf and a skinchanger are for a while."""

from __future__ import annotations

from ...content.catalogue import UTable
from ...content.definitions import Attribute, Creature
from ...state import Figure, Held, Note, Shape
from . import figures


def take(t: UTable, figure: Figure, beast: Creature) -> None:
    """Its profile with the own Vitality, and its size, if both fill a single square; what he had is carried along and
    cannot be used.

    [dun.skill.nature.lycanthropy.change, dun.spell.skinchanger]
    """
    figure.human = Shape(
        figure.base,
        figure.natural,
        figure.skills,
        figure.traits,
        tuple(figure.hands),
        tuple(figure.worn),
        tuple(figure.pack),
        figure.size,
    )
    if figure.span == 1 and beast.base == "1x1":
        figure.size = beast.size
    base = list(figures.raised(t, beast.attributes, beast.skills))
    base[Attribute.VITALITY] = figure.base[Attribute.VITALITY]
    figure.base, figure.natural = tuple(base), beast.natural  # type: ignore[assignment]
    figure.skills, figure.traits = beast.skills, beast.traits
    figure.hands, figure.worn, figure.pack = [Held(weapon) for weapon in beast.weapons], [], []


def leave(figure: Figure) -> None:
    """The own attributes, skills and gear again; what was gathered meanwhile stays."""
    was, figure.human = figure.human, None
    figure.uses.pop(Note.CHANGED, None)
    if was is not None:
        figure.base, figure.natural, figure.skills, figure.traits = was.base, was.natural, was.skills, was.traits
        figure.size = was.size or figure.size
        figure.hands, figure.worn, figure.pack = list(was.hands), list(was.worn), [*was.pack, *figure.pack]
