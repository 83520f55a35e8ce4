"""How heroes and monsters are named in events, and events that have something in common."""

from __future__ import annotations

from undercroft.kernel import Event, Text, say
from undercroft.kernel.text import Argument

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


def rolled(total: int, dice: Dice | None) -> Argument:
    """A total and the dice that made it with all bonuses; old saves do not know them."""
    return Text("rolled", {"total": total, "dice": dice_text(dice)}) if dice else total


class FigureEvent(Event):
    """Something about one monster: its kind or boss card, and the number of the figure."""

    monster: str
    figure: int

    def text(self) -> Text:
        plain = super().text()
        return Text(plain.id, {**plain.args, "monster": named(self.monster, self.figure)}, plain.cites)


class CheckEvent(Event):
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
