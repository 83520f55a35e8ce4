"""All printed content of a game, as cards that explain it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.kernel import Session

from .scene import Card

KEPT = 16

_made: dict[int, tuple[Any, dict[str, Card]]] = {}


def glossary(session: Session[Any, Any]) -> Mapping[str, Card]:
    """The cards of this session's content by content id. They take megabytes, so all sessions with the same content
    share them.
    """
    content, explain = session.content, session.game.glossary
    if explain is None:
        return {}
    if id(content) not in _made:
        if len(_made) >= KEPT:
            _made.clear()
        _made[id(content)] = content, {card.of or card.id: card for card in explain(content)}
    return _made[id(content)][1]
