"""How heroes and monsters are named in events, and events that have something in common."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from undercroft.kernel import Event, Text, say
from undercroft.kernel.text import Argument
from undercroft.toolkit.cues import Alter, Change, Come, Cue, Go, Lay, Mark, Move, Open, Part, Pass, Roll, Turn

Dice = tuple[int, int]
"""How many dice, and what is added to them."""


def named(monster: str, figure: int) -> Text:
    """A monster by its kind and the number of its figure, or a boss; with the number -1 a card."""
    if figure < 0:
        return Text(f"card-{monster}")
    return Text("figure", {"monster": monster, "figure": figure}) if figure else Text(f"monster-{monster}")


def hero_name(kind: str) -> Text:
    """A premade character, one of one's own, or nobody yet."""
    word, _, number = kind.rpartition("-")
    if word in ("hero", "custom") and number.isdigit():
        return say(f"name-{word}", number=int(number))
    return Text(f"hero-{kind}")


def dice_text(dice: Dice) -> Text:
    """Dice as they are printed: 3D+2, 2D."""
    count, bonus = dice
    return Text("dice", {"count": count, "bonus": f"{bonus:+d}"}) if bonus else Text("dice-plain", {"count": count})


def rolled(total: int, dice: Dice | None, fallen: Fallen | None = None) -> Argument:
    """A total and the dice that made it with all bonuses, each of them by name where they are known; old saves do not
    know them."""
    if dice is None:
        return total
    told: dict[str, Argument] = {"total": total, "dice": dice_text(dice)}
    parts = fallen.parts if fallen else ()
    if not parts:
        return Text("rolled", told)
    named = tuple([Text("rolled-part", {"name": Text(name), "value": f"{value:+d}"}) for name, value in parts])
    return Text("rolled-with", {**told, "parts": named})


class Arrival(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="cue", tag="arrival"):
    """Somebody or something comes into play: a `Come` that can be saved, with the word that names it and the number of
    its figure."""

    piece: str
    cell: str
    how: str
    icon: str
    tint: str
    word: str
    figure: int = 0

    def come(self) -> Come:
        name = Text("figure", {"monster": self.word, "figure": self.figure}) if self.figure else Text(self.word)
        return Come(self.piece, (self.cell,), self.how, self.icon, name, self.tint)


Shown = Lay | Open | Alter | Arrival | Move | Change | Mark | Pass | Go
"""Cues of what has changed."""

SIDES = 10


class Fallen(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Dice that fell: what for, all of them with those that were rolled on, and what is added by name."""

    key: str
    dice: tuple[int, ...]
    bonus: int = 0
    who: str = ""
    parts: tuple[tuple[str, int], ...] = ()

    @property
    def total(self) -> int:
        return sum(self.dice) + self.bonus

    def roll(self, who: str, against: Roll | int | None = None, outcome: str = "", total: int | None = None) -> Roll:
        """These dice as somebody's, if it is not known whose; what nobody has named is added as one bonus."""
        whole = self.total if total is None else total
        rest = whole - sum(self.dice) - sum([value for _, value in self.parts])
        parts = tuple([Part(Text(name), value) for name, value in (*self.parts, ("part-bonus", rest)) if value])
        return Roll(self.who or who, Text(f"roll-{self.key}"), self.dice, SIDES, (), parts, whole, against, outcome)


class Seen(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What only tables need of an event: the figures that it names (off the board: their sheets), the dice that fell
    for it, how one strikes, and all that has changed since the event before. `rules.telling` adds it where there is
    a log; the lab has none, and logs of older versions have events without it."""

    hero: str = ""
    other: str = ""
    monster: str = ""
    how: str = ""
    rolls: tuple[Fallen, ...] = ()
    turn: tuple[str, int] | None = None
    shown: tuple[Shown, ...] = ()

    @property
    def cues(self) -> list[Cue]:
        """What has changed."""
        return [cue.come() if isinstance(cue, Arrival) else cue for cue in self.shown]

    def roller(self, fallen: Fallen) -> str:
        """Whose dice these are: the monster's, or the character's."""
        return self.monster if fallen.key in ("monster-attack", "monster-defense") else self.hero

    def find(self, *keys: str) -> Fallen | None:
        """The dice that fell for this."""
        return next((fallen for fallen in self.rolls if fallen.key in keys), None)

    def moves(self, how: str) -> tuple[Move, ...]:
        """All who are elsewhere now have come there in this way."""
        return tuple([replace(cue, how=how) for cue in self.cues if isinstance(cue, Move)])


class DoriaEvent(Event, kw_only=True):
    """Something that people see happen."""

    seen: Seen | None = None

    def text(self) -> Text:
        return untold(super().text(), "seen")

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        """How it comes about: dice, blows, ways, words. What it changes is shown after that."""
        return ()

    def cues(self) -> tuple[Cue, ...]:
        """What it looks like. An event from before there were cues shows nothing."""
        if self.seen is None:
            return ()
        own = self.acts(self.seen)
        moved = {cue.piece for cue in own if isinstance(cue, Move | Come | Go)}
        turns = [Turn(*self.seen.turn)] if self.seen.turn else []
        rest = [cue for cue in self.seen.cues if not (isinstance(cue, Move | Come | Go) and cue.piece in moved)]
        told = any(isinstance(cue, Roll) for cue in own)
        dice = [] if told else [fallen.roll(self.seen.roller(fallen)) for fallen in self.seen.rolls]
        return (*turns, *dice, *own, *rest)


def untold(text: Text, *names: str) -> Text:
    """A text without what only the cues need."""
    return Text(text.id, {name: arg for name, arg in text.args.items() if name not in names}, text.cites)


class FigureEvent(DoriaEvent):
    """Something about one monster: its kind or boss card, and the number of the figure."""

    monster: str
    figure: int

    def text(self) -> Text:
        plain = super().text()
        return Text(plain.id, {**plain.args, "monster": named(self.monster, self.figure)}, plain.cites)


class CheckEvent(DoriaEvent):
    """A check: what was rolled with all bonuses, and against what. In its text `passed` is 2 for a fumble that would
    have been enough."""

    hero: str
    total: int
    target: int
    passed: int

    def text(self) -> Text:
        plain = super().text()
        fumbled = not self.passed and self.total >= self.target
        return Text(plain.id, {**plain.args, "passed": 2 if fumbled else self.passed}, plain.cites)

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        outcome = "pass" if self.passed else "fail"
        return tuple([fallen.roll(seen.hero, self.target, outcome, self.total) for fallen in seen.rolls])
