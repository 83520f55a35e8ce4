"""Names and kinds of content in reports."""

from __future__ import annotations

from typing import Any

from undercroft.games import find
from undercroft.kernel import Catalogue, Config, Text
from undercroft.texts import FALLBACK, voice

PREFIXES = (
    "hero", "card", "monster", "item", "weapon", "name", "tile", "tool", "spell", "trap", "challenge", "creature",
)  # fmt: skip
SOURCES = {
    "other": "something else",
    "faint": "a bad roll, unhurt",
    "mishap": "a mishap of their own",
    "rats": "the rats",
    "poison": "poison",
    "thorns": "thorns, when striking",
    "venom": "venom",
    "fire": "fire",
}
"""Causes of harm that are not printed on a card."""


class Names:
    """The names of a game's content, by id."""

    def __init__(self, config: Config) -> None:
        game = find(config.game)
        self.title = game.info.title
        self._speak = voice(config.game, FALLBACK)
        self._scenarios: dict[str, str] = {choice.id: choice.title for choice in game.info.scenarios}
        content: Any = game.content(config)
        fields: dict[str, Any] = {name: getattr(content, name) for name in content.__struct_fields__}
        self.catalogues = {name: found for name, found in fields.items() if isinstance(found, Catalogue)}

    def thing(self, id: str) -> str:
        """The name of an entry: the first text that the game has for it."""
        return self._spoken(id, *(f"{prefix}-{id}" for prefix in PREFIXES)) or id

    def source(self, id: str) -> str:
        return SOURCES.get(id) or self.thing(id)

    def end(self, reason: str) -> str:
        """Why a game is over."""
        return self._spoken(f"end-{reason}") or reason

    def scenario(self, id: str) -> str:
        return self._scenarios.get(id, id)

    def kind(self, id: str) -> str:
        """The catalogue that an entry belongs to; `skill-tough` is among the skills."""
        word, _, rest = id.partition("-")
        for name, catalogue in self.catalogues.items():
            if id in catalogue or (rest in catalogue and name.startswith(word)):
                return name.replace("_", " ")
        return "other things"

    def _spoken(self, *ids: str) -> str:
        texts = [Text(id) for id in ids]
        return next((spoken for text in texts if (spoken := self._speak(text)) != str(text)), "")
