"""What the laboratory notes while a game is told: who hurts the heroes, who fells them, and where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from undercroft.kernel import Event, EventLog, Table


class Reading(msgspec.Struct, frozen=True):
    """How to read a game's events, by the names of their types: `source` says which field names who acts (or, after an
    `=`, what it is called where nobody does), `hurt` which fields name the victim and the loss (an empty one counts as
    one), `fall` who is out."""

    source: dict[str, str]
    hurt: dict[str, tuple[str, str]]
    fall: dict[str, str]


READINGS = {
    "cellar": Reading({"Fought": "=rats"}, {"Wounded": ("thief", "")}, {}),
    "doria": Reading(
        {"Struck": "monster", "TrapSprung": "card", "PoisonChecked": "=poison"},
        {"Lost": ("hero", "amount")},
        {"Died": "hero", "FellUnconscious": "hero"},
    ),
    "alliance": Reading(
        {"Attacked": "who", "TrapSprung": "challenge", "PoisonAdvanced": "=poison"},
        {"Wounded": ("who", "wounds")},
        {"HeroDefeated": "hero"},
    ),
    "plungin": Reading(
        {
            "Attacked": "who",
            "SpellStruck": "who",
            "MagicStruck": "who",
            "Sprung": "trap",
            "SprungOn": "trap",
            "HazardStruck": "trap",
            "VenomWorked": "=venom",
            "Burned": "=fire",
        },
        {"Hurt": ("who", "damage")},
        {"Died": "hero"},
    ),
    "universalis": Reading(
        {"Attacked": "name", "Struck": "what", "TrapSprung": "card", "Cast": "spell"},
        {"Damaged": ("name", "wounds")},
        {"KnockedOut": "name"},
    ),
}


class Watch(EventLog):
    """A log that keeps counts instead of events. `spots` are the squares (column, row) on which heroes fell."""

    def __init__(self, table: Table[Any, Any], events: Iterable[Event] = ()) -> None:
        super().__init__()
        self.table, self.slug = table, table.game.info.slug
        self.reading = READINGS.get(self.slug, Reading({}, {}, {}))
        self.heroes = getattr(table.content, "heroes", {})
        self.hurt, self.falls = Counter[str](), Counter[str]()
        self.spots: list[tuple[int, int]] = []
        self._source = "other"
        for event in events:
            self.append(event)

    def append(self, event: Event) -> None:
        kind = type(event).__name__
        if kind in self.reading.source:
            field = self.reading.source[kind]
            self._source = field[1:] if field.startswith("=") else self._name(event, field)
        if kind in self.reading.hurt:
            who, amount = self.reading.hurt[kind]
            if self._is_hero(self._name(event, who)):
                self.hurt[self._source] += int(getattr(event, amount)) if amount else 1
        if kind in self.reading.fall:
            hero = self._name(event, self.reading.fall[kind])
            if self._is_hero(hero):
                self.falls[self._source] += 1
                self._note_spot(hero)

    def _name(self, event: Event, field: str) -> str:
        """A name without its number: `orc-reaver-111` and the third gremlin count with their kind."""
        value = getattr(event, field, "") if field else ""
        return str(getattr(value, "name", value)).rstrip("0123456789").rstrip("-") or str(value)

    def _is_hero(self, name: str) -> bool:
        return not self.heroes or name in self.heroes

    def _note_spot(self, hero: str) -> None:
        """The square on which the hero's piece stands in what all can see."""
        game, state, content = self.table.game, self.table.state, self.table.content
        if game.scene is None:
            return
        seen = msgspec.to_builtins(game.view(state, content, None))
        scene = game.scene({**seen, "seat": None, "waiting": [], "over": False}, content)
        for board in scene.boards:
            for piece in board.pieces:
                if piece.tint.startswith("seat-") and hero in str(piece.name):
                    self.spots += [(cell.x, cell.y) for cell in board.cells if cell.id == piece.cells[0]][:1]
                    return
