"""Spells and other shapes: what can happen."""

from __future__ import annotations

from .base import Event


class Cast(Event):
    """A casting roll; `target` is 0 where the spell is for the caster himself."""

    who: int
    name: str
    spell: str
    total: int
    success: int
    target: int = 0
    other: str = ""


class Dispelled(Event):
    who: int
    name: str
    spell: str
    total: int
    success: int


class SpellEnded(Event):
    who: int
    name: str
    spell: str


class Changed(Event):
    """A lycanthrope has another shape."""

    who: int
    name: str
    shape: str


class Turned(Event):
    """A creature serves the other side, or is free again; what a spell has called is gone."""

    who: int
    name: str
    how: str
