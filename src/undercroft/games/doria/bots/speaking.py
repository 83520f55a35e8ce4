"""Whom a question is about."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Ask

from ..content import DoriaTable
from . import worth


def speaking(t: DoriaTable, ask: Ask[Any]) -> int:
    """The character that a question is about."""
    kind = ask.about.get("hero")
    for hero, who in enumerate(t.state.heroes):
        if who.kind == kind and who.away not in worth.GONE:
            return hero
    return max(0, t.state.active)
