"""What all events are made of. Figures are named by the ids of Heroes and the kinds of Monsters and allies."""

from __future__ import annotations

import msgspec

from undercroft.kernel import Event, Text

from ..board import spot

DICE = ("rolled", "least")
PLAIN = ("story", "reason", "result", "deed", "title", "goal")
"""Fields that are not names."""
SQUARES = ("cell", "far")
"""Fields that are squares."""
SIDES = ("north", "east", "south", "west")


class Who(msgspec.Struct, frozen=True):
    """Somebody by what he is called; Monsters and creatures with their number among those of their kind."""

    name: str
    nth: int = 0

    @property
    def text(self) -> Text:
        name = Text("name", {"name": self.name})
        return Text("figure", {"who": name, "nth": self.nth}) if self.nth else name


class Thing(msgspec.Struct, frozen=True):
    """A door or Chest by its place in the list; people count from 1, as on the map."""

    kind: str
    number: int

    @property
    def text(self) -> Text:
        return Text("numbered", {"what": Text("name", {"name": self.kind}), "number": self.number + 1})


class Change(msgspec.Struct, frozen=True):
    """A stat that is more or less from now on."""

    stat: str
    by: int

    @property
    def text(self) -> Text:
        return Text("stat-change", {"stat": Text("name", {"name": self.stat}), "by": self.by})


class Spoken(Event):
    """Names are spoken as nested texts, so that one message per thing is enough."""

    def text(self) -> Text:
        said = super().text()
        names: dict[str, Text | tuple[Text, ...]] = {}
        for field in said.args:
            value = getattr(self, field)
            if field in DICE:
                continue
            if isinstance(value, (Who, Thing)):
                names[field] = value.text
            elif isinstance(value, tuple):
                names[field] = tuple(one.text for one in value)
            elif isinstance(value, str) and field not in PLAIN:
                names[field] = Text("name", {"name": value})
        for field in SQUARES:
            if isinstance(cell := said.args.get(field), int):
                names[field] = Text("spot", {"spot": spot(cell)})
        if isinstance(facing := said.args.get("facing"), int):
            names["facing"] = Text(f"side-{SIDES[facing]}")
        told = {name: value for name, value in said.args.items() if name not in DICE}
        return Text(said.id, {**told, **names}, said.cites)


class Rolled(Spoken, kw_only=True):
    """Dice fell: which, and the lowest number that is a success. Tables show them; the text does without."""

    rolled: tuple[int, ...] = ()
    least: int = 0

    @property
    def counted(self) -> tuple[bool, ...]:
        return tuple(die >= self.least for die in self.rolled)
