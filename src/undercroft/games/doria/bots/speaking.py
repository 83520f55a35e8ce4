"""Whom a question is about."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Ask

from ..content import DoriaTable
from . import worth


def speaking(t: DoriaTable, ask: Ask[Any]) -> int:
    """The character that a question is about."""
    kind = ask.about.get("hero")
    found = [hero for hero in worth.present(t) if t.state.heroes[hero].kind == kind]
    return found[0] if found else max(0, t.state.active)
