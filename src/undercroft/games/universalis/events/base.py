"""What all events share: heroes are called by name, everybody else by number."""

from __future__ import annotations

from functools import cache
from typing import Any

from undercroft import kernel
from undercroft.kernel import Text

from ..content.heroes import HEROES
from ..content.names import CALLED, NAMES
from ..state import number


@cache
def _named() -> frozenset[str]:
    """Ready heroes, those whom somebody creates and names, and creatures of whom there is only one."""
    return frozenset([*(hero.id for hero in HEROES), *(name for names in NAMES.values() for name in names), *CALLED])


class Event(kernel.Event):
    """Heroes are called by name, all others with their number, since several may be alike. An event with a place `at`
    speaks by a message of its own, `event-<kind>-at`."""

    def text(self) -> Text:
        said = super().text()
        args: dict[str, Any] = dict(said.args)
        whose = "name" if "name" in args else "creature"
        for field, id in ((whose, args.get("who", 0)), ("other", args.get("target", 0))):
            card = args.get(field)
            if isinstance(card, str) and id > 0 and card not in _named():
                name = Text(f"other-{card}" if field == "other" else f"figure-{card}")
                args[field] = Text("figure-number", {"name": name, "number": number(id)})
        return Text(f"{said.id}-at" if args.get("at") else said.id, args, said.cites)
