"""What the laboratory records from a game's events: who hurts the heroes, who fells them, and where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from undercroft.bots import Bot
from undercroft.kernel import Ask, Event, EventLog, Option, Policy, Request, Session, Table

OTHER, MISHAP = "other", "mishap"
"""The causes if no figure hurts the hero, and if a figure hurts itself."""


class Reading(msgspec.Struct, frozen=True):
    """How to read a game's events, by the names of their types: `source` is the field that names the actor (or,
    after an `=`, the name of the cause if there is no actor), `hurt` the fields with the victim and the loss (an
    empty one counts as one), `fall` the field with the hero who falls. `left` is the field with what the victim has
    left: a victim with nothing left is located at once, because he may be removed from the board (`life` is the
    figure in the view without which he is not drawn); `out`: this counts as his fall. `cause`: why somebody may hurt
    himself; `unhurt`: why somebody may fall without having been hurt."""

    source: dict[str, str]
    hurt: dict[str, tuple[str, str]]
    fall: dict[str, str]
    left: str = ""
    life: str = ""
    out: bool = False
    cause: str = ""
    unhurt: str = OTHER


READINGS = {
    "cellar": Reading({"Fought": "=rats"}, {"Wounded": ("thief", "")}, {}, left="health", out=True),
    "doria": Reading(
        {"Struck": "monster", "TrapSprung": "card", "PoisonChecked": "=poison"},
        {"Lost": ("hero", "amount")},
        {"Died": "hero", "FellUnconscious": "hero"},
        unhurt="faint",
    ),
    "alliance": Reading(
        {"Attacked": "who", "TrapSprung": "challenge", "PoisonAdvanced": "=poison"},
        {"Wounded": ("who", "wounds")},
        {"HeroDefeated": "hero"},
        cause="cause",
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
        left="left",
        life="lif",
    ),
    "universalis": Reading(
        {
            "Began": "=other",
            "Activated": "=other",
            "Attacked": "name",
            "Shot": "name",
            "TrapSprung": "card",
            "TrapDisarmed": "card",
            "Cast": "name",
        },
        {"Damaged": ("name", "wounds")},
        {"KnockedOut": "name"},
    ),
}


class Tally(dict[str, int]):
    """Content that came into play, and which of it while the first seat was playing."""

    def __init__(self) -> None:
        super().__init__()
        self.seat, self.first = -1, set[str]()

    def __setitem__(self, id: str, count: int) -> None:
        super().__setitem__(id, count)
        if self.seat == 0:
            self.first.add(id)

    def asked_of(self, bots: list[Bot]) -> list[Bot]:
        """Wrap bots so that it is recorded when one is asked."""
        return [Asked(self, bot, seat) for seat, bot in enumerate(bots)]


class Asked:
    """A bot that records when its seat is asked."""

    def __init__(self, tally: Tally, bot: Bot, seat: int) -> None:
        self.tally, self.bot, self.seat = tally, bot, seat
        self.policy: Policy | None = None
        if (own := bot.policy) is not None:
            self._own: Policy = own
            self.policy = self._choose

    def _choose(self, table: Table[Any, Any], ask: Ask[Any]) -> Any:
        self.tally.seat = self.seat
        return self._own(table, ask)

    def answer(self, session: Session[Any, Any], request: Request) -> Option[Any] | str:
        self.tally.seat = self.seat
        return self.bot.answer(session, request)


class Watch(EventLog):
    """A log that keeps counts instead of events. `spots` are the squares (column, row) on which heroes fell."""

    def __init__(self, table: Table[Any, Any], events: Iterable[Event] = ()) -> None:
        super().__init__()
        self.table, self.slug = table, table.game.info.slug
        self.reading = READINGS.get(self.slug, Reading({}, {}, {}))
        self.heroes = getattr(table.content, "heroes", {})
        self.hurt, self.falls = Counter[str](), Counter[str]()
        self.spots: list[tuple[int, int]] = []
        self._source = OTHER
        self._hurt_by: dict[str, str] = {}
        self._down: dict[str, tuple[int, int] | None] = {}
        for event in events:
            self.append(event)

    def append(self, event: Event) -> None:
        kind = type(event).__name__
        if kind in self.reading.source:
            field = self.reading.source[kind]
            self._source = field[1:] if field.startswith("=") else self._name(event, field)
        if kind in self.reading.hurt:
            who, amount = self.reading.hurt[kind]
            if self._is_hero(hero := self._name(event, who)):
                self._note_hurt(event, hero, int(getattr(event, amount)) if amount else 1)
        if kind in self.reading.fall and self._is_hero(hero := self._name(event, self.reading.fall[kind])):
            self._note_fall(event, hero)

    def _note_hurt(self, event: Event, hero: str, amount: int) -> None:
        cause = str(getattr(event, self.reading.cause, "none")) if self.reading.cause else "none"
        if hero == self._source:
            self._source = cause if cause != "none" else MISHAP
        self.hurt[self._source] += amount
        self._hurt_by[hero] = self._source
        if self.reading.left and getattr(event, self.reading.left) <= 0:
            self._down[hero] = self._spot(hero)
            if self.reading.out:
                self._note_fall(event, hero)

    def _note_fall(self, event: Event, hero: str) -> None:
        """Credit the last attacker, even if the hero falls later; a hero who is still down does not fall again."""
        if getattr(event, "again", 0):
            return
        self.falls[self._hurt_by.get(hero, self.reading.unhurt)] += 1
        spot = self._spot(hero) or self._down.pop(hero, None)
        if spot is not None:
            self.spots.append(spot)

    def _name(self, event: Event, field: str) -> str:
        """A name without its number: `orc-reaver-111` and the third gremlin count with their kind."""
        value = getattr(event, field, "") if field else ""
        return str(getattr(value, "name", value)).rstrip("0123456789").rstrip("-") or str(value)

    def _is_hero(self, name: str) -> bool:
        return not self.heroes or name in self.heroes

    def _spot(self, hero: str) -> tuple[int, int] | None:
        """The square of the hero's piece in the public view; by seat if heroes have no names."""
        game, state, content = self.table.game, self.table.state, self.table.content
        if game.scene is None:
            return None
        seen = msgspec.to_builtins(game.view(state, content, None))
        for one in seen["heroes"] if self.reading.life else ():
            one[self.reading.life] = max(1, one[self.reading.life])  # he is still where he fell
        scene = game.scene({**seen, "seat": None, "waiting": [], "over": False}, content)
        for board in scene.boards:
            for piece in board.pieces:
                found = hero in str(piece.name) if self.heroes else piece.tint == f"seat-{hero}"
                if piece.tint.startswith("seat-") and found:
                    return next(((cell.x, cell.y) for cell in board.cells if cell.id == piece.cells[0]), None)
        return None
