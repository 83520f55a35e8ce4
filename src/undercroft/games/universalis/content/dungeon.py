"""Furniture and special elements."""

from __future__ import annotations

from .definitions import Find, Furniture, GainCoins, Heal, Outcome, SpecialElement

FURNITURE: tuple[Furniture, ...] = (
    Furniture(
        id="cupboard",
        height=2,
        cover="light",
        search=(Outcome(7, 10, (GainCoins(d3=1),)), Outcome(11, 12, (Find("special"),))),
        trap_on_blunder=True,
    ),
    Furniture(id="table", height=1, width=2, cover="light", movable=True),
)

ELEMENTS: tuple[SpecialElement, ...] = (
    SpecialElement(id="fountain", height=1, cover="heavy", on_interaction=(Heal(amount=1),)),
)
