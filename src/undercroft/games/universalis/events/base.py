"""What all events share: heroes are called by name, everybody else by number."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

import msgspec

from undercroft import kernel
from undercroft.kernel import Text
from undercroft.toolkit.cues import Change, Come, Cue, Go, Move, Part, Pass, Roll

from .. import ids
from ..content.heroes import HEROES
from ..content.names import CALLED, NAMES
from ..state import NOBODY, number


@cache
def _named() -> frozenset[str]:
    """Ready heroes, those whom somebody creates and names, and creatures of whom there is only one."""
    return frozenset([*(hero.id for hero in HEROES), *(name for names in NAMES.values() for name in names), *CALLED])


def called(card: str, id: int, of: str = "figure") -> str | Text:
    """How a text calls somebody."""
    if id <= 0 or card in _named():
        return card
    return Text("figure-number", {"name": Text(f"{of}-{card}"), "number": number(id)})


class Event(kernel.Event):
    """Heroes are called by name, all others with their number, since several may be alike. An event with a place `at`
    speaks by a message of its own, `event-<kind>-at`. Fields in `untold` are for the cues alone."""

    untold: ClassVar[tuple[str, ...]] = ()

    def text(self) -> Text:
        said = super().text()
        args: dict[str, Any] = {name: value for name, value in said.args.items() if name not in self.untold}
        whose = "name" if "name" in args else "creature"
        for field, id in ((whose, args.get("who", 0)), ("other", args.get("target", 0))):
            card = args.get(field)
            if isinstance(card, str):
                args[field] = called(card, id, "other" if field == "other" else "figure")
        return Text(f"{said.id}-at" if args.get("at") else said.id, args, said.cites)


class Standing(Event, kw_only=True):
    """Somebody stands somewhere else, or looks elsewhere: the squares of the base, the facing, and who is with him, the
    mount or the rider."""

    untold: ClassVar[tuple[str, ...]] = ("cells", "facing", "pair")
    cells: tuple[int, ...] = ()
    facing: int = -1
    pair: int = NOBODY

    def goes(self, who: int, how: str = "walk", *, turns: bool = False) -> tuple[Cue, ...]:
        """He and anyone who is with him, on their way or only turning."""
        facing = ids.FACINGS[self.facing] if self.facing >= 0 else None
        cells = () if turns else ids.cells(self.cells)
        moved = [who, self.pair] if self.pair != NOBODY else [who]
        one = self.cells if len(self.cells) > 1 else ()
        return tuple(Move(ids.figure(id), cells[:1], how, facing, ids.cells(one) if cells else ()) for id in moved)


class Goods(Event, kw_only=True):
    """Things go from place to place: each by its card, with the zones that it leaves and enters ("" is none of
    them); then the load of the one who has them, and what lies on the floor: what has come there and what has been
    taken."""

    untold: ClassVar[tuple[str, ...]] = ("passes", "loads", "laid", "taken")
    passes: tuple[tuple[str, str, str], ...] = ()
    loads: tuple[tuple[int, int, int], ...] = ()
    laid: tuple[tuple[str, int], ...] = ()
    taken: tuple[str, ...] = ()

    def cues(self) -> tuple[Cue, ...]:
        cards = (Pass(*one) for one in self.passes)
        loads = (Change(ids.sheet(who), ids.LOAD, before, after) for who, before, after in self.loads)
        laid = (Come(id, (ids.cell(cell),), "drop", tint="thing") for id, cell in self.laid)
        return (*cards, *loads, *laid, *(Go(id, "take") for id in self.taken))


class Dice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A roll as it fell: whose it is, what for, all dice with those that count (if not all), what is added to them by
    name (the id of a text), and the total. Who stands on no square (`away`) is shown by his sheet alone."""

    who: int
    key: str
    dice: tuple[int, ...]
    total: int | None = None
    parts: tuple[tuple[str, int], ...] = ()
    counted: tuple[bool, ...] = ()
    away: bool = False

    def roll(self, against: Roll | int | None = None, outcome: str = "", each: int = 0) -> Roll:
        of = ids.sheet if self.away else ids.figure
        return Roll(
            of(self.who) if self.who >= 0 else "",
            Text(f"roll-{self.key}"),
            self.dice,
            counted=self.counted,
            parts=tuple(Part(Text(name), value) for name, value in self.parts),
            total=self.total,
            against=against,
            outcome=outcome,
            each=each,
        )
