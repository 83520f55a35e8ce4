"""What can be chosen: small values with a stable text, each of which knows what it concerns.

Ids of the scene: `cell-<square>`, `door-<number>`, `piece-<index>`, `figure-<id>`, `gear-<figure>-<card>`,
`spell-<figure>-<spell>`, `hand-<card>` (the Dark Player's own hand).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import ClassVar

from undercroft.kernel import Decline, End, Value, Word
from undercroft.kernel.text import Argument

from ..plane import FACINGS
from ..state import NOBODY, NOWHERE, Figure

GROUPS = {
    "move": "move", "shift": "move", "run": "move", "swim": "move", "fly": "move", "land": "move", "jump": "move",
    "climb": "move", "scale": "move", "scale-on": "move", "leap": "move", "sneak": "move", "disengage": "move",
    "turn": "move", "together": "move", "lead": "move",
    "mount-up": "move", "dismount": "move", "gallop": "move", "escort": "move", "leave": "move", "rope": "move",
    "attack": "attack", "shoot": "attack", "pounce": "attack", "skill": "attack",
    "cast": "magic", "invoke": "magic",
    "craft": "skills", "ask-test": "people", "go-for": "attack",
    "talent": "skills", "rage": "skills", "track": "skills", "change": "skills", "command": "skills",
    "open": "explore", "pick": "explore", "solve": "explore", "break": "explore", "disarm-door": "explore",
    "chest": "explore", "disarm-chest": "explore", "solve-chest": "explore", "break-chest": "explore",
    "blast": "explore", "blast-chest": "explore",
    "secret": "explore", "search-room": "explore", "search": "explore", "corpses": "explore", "disarm": "explore",
    "lever": "explore", "close-door": "explore", "reopen": "explore", "hold": "explore", "shove-piece": "explore",
    "free-captives": "explore", "bridge": "explore", "build": "explore", "cut-bridge": "explore",
    "draw": "gear", "exchange": "gear", "stow": "gear", "drink": "gear", "use": "gear", "coat": "gear",
    "pick-up": "gear", "recover": "gear", "put-down": "gear", "give": "gear", "take-back": "gear", "reload": "gear",
    "quick-reload": "gear", "don": "gear", "doff": "gear", "wear": "gear", "unwear": "gear", "light": "gear",
    "identify": "gear", "arm": "gear", "lift": "gear", "lift-pair": "gear", "lay-down": "gear", "load-body": "gear",
    "unload-body": "gear",
    "activate": "people", "assault": "orders", "nature": "orders",
    "power": "cards", "come": "cards", "discard": "cards", "improve": "people",
}  # fmt: skip
"""The heading under which a verb stands; what is not here ends something."""

DOORS = ("open", "pick", "solve", "break", "blast", "disarm-door", "close-door", "reopen", "hold", "door")
PIECES = ("search", "lever", "shove-piece")
"""Verbs whose target is a door or a piece of furniture; that of all others is a figure."""


def seen(figure: Figure) -> tuple[str, ...]:
    """Where a figure is seen: on the board, else only by its sheet."""
    return _at("figure" if figure.cell != NOWHERE else "sheet", figure.id)


@cache
def _at(kind: str, id: int) -> tuple[str, ...]:
    """Nearly every question is about somebody."""
    return (f"{kind}-{id}",)


class Later(Mapping[str, Argument]):
    """What a question is about, put together when somebody looks, as labels are: in the lab nobody does."""

    __slots__ = ("_find", "_found")

    def __init__(self, find: Callable[[], Mapping[str, Argument]]) -> None:
        self._find = find
        self._found: Mapping[str, Argument] | None = None

    @property
    def _all(self) -> Mapping[str, Argument]:
        if self._found is None:
            self._found = self._find()
        return self._found

    def __getitem__(self, name: str) -> Argument:
        return self._all[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def __repr__(self) -> str:
        return repr(self._all)


def cell_at(cell: int) -> tuple[str, ...]:
    return (f"cell-{cell}",) if cell != NOWHERE else ()


class Manner(Value, frozen=True):
    """A weapon or spell, its mode, and what is declared with it: skills, a scroll, components."""

    word: str
    mode: str = ""
    ways: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "+".join((f"{self.word}/{self.mode}" if self.mode else self.word, *self.ways))


class Do(Value, frozen=True):
    """One thing to do: a verb, and what it is done to, where and with what. `ways` is what goes with the word: declared
    skills, a scroll, the other thing of an exchange. `who` has what it is done with, if that lies on a sheet."""

    verb: str
    target: int = -1
    cell: int = -1
    word: str = ""
    mode: str = ""
    ways: tuple[str, ...] = ()
    who: int = -1

    def __str__(self) -> str:
        text = self.verb
        if self.word:
            text += f" {self.word}"
            if self.mode:
                text += f"/{self.mode}"
            for way in self.ways:
                text += f"+{way}"
        if self.target != NOBODY:
            text += f" #{self.target}"
        if self.cell != NOWHERE:
            text += f" @{self.cell}"
        return text

    @property
    def manner(self) -> Manner:
        return Manner(self.word, self.mode, self.ways)

    @property
    def facing(self) -> str:
        """Where one who turns would look."""
        return self.word if self.verb == "turn" else ""

    @property
    def group(self) -> str:  # type: ignore[override]
        return GROUPS.get(self.verb, "end")

    @property
    def role(self) -> str:  # type: ignore[override]
        return "end" if self.verb == "end" else "act"

    @property
    def _person(self) -> str:
        """Who waits for an activation may not stand on the board yet."""
        return "sheet" if self.verb in ("activate", "improve") else "figure"

    @property
    def at(self) -> tuple[str, ...]:
        found = cell_at(self.cell)
        if self.target != NOBODY and self.verb != "section":
            kind = "door" if self.verb in DOORS else "piece" if self.verb in PIECES else self._person
            found += (f"{kind}-{self.target}",)
        if self.word and self.who != NOBODY:
            found += (f"{'spell' if self.verb == 'cast' else 'gear'}-{self.who}-{self.word}",)
        if self.word and GROUPS.get(self.verb) == "cards":
            found += (f"hand-{self.word}",)
        return found


class _Moves(dict[int, Do]):
    def __missing__(self, cell: int) -> Do:
        return self.setdefault(cell, Do("move", cell=cell))


MOVES = _Moves()
"""The move to each square, made once: dozens of them are listed at every question."""


END = Do("end")


class Menu(Value, frozen=True):
    """Several things of one kind, to be chosen among in a second step."""

    head: Do
    inside: tuple[Do, ...]

    @property
    def verb(self) -> str:
        return self.head.verb

    def __str__(self) -> str:
        return f"{self.head} ..."

    @property
    def group(self) -> str:  # type: ignore[override]
        return self.head.group

    @property
    def at(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(id for do in self.inside for id in do.at))


class Square(Value, frozen=True):
    """A square of the board; a negative one is none."""

    cell: int

    def __str__(self) -> str:
        return str(self.cell)

    @property
    def at(self) -> tuple[str, ...]:
        return cell_at(self.cell)


class Person(Value, frozen=True):
    """A figure; a negative one is nobody."""

    id: int

    def __str__(self) -> str:
        return str(self.id)

    @property
    def at(self) -> tuple[str, ...]:
        return (f"sheet-{self.id}",) if self.id != NOBODY else ()


class Facing(Value, frozen=True):
    """A direction, in eighths of a turn clockwise from north."""

    way: int

    @property
    def facing(self) -> str:
        return FACINGS[self.way]

    def __str__(self) -> str:
        return str(self.way)


class Section(Value, frozen=True):
    """A section of the board with its squares."""

    number: int
    cells: tuple[int, ...]

    def __str__(self) -> str:
        return str(self.number)

    @property
    def at(self) -> tuple[str, ...]:
        return tuple(f"cell-{cell}" for cell in self.cells)


class Printed(Value, frozen=True):
    """Something printed: a hero, race, class, skill, spell, faction, thing, creature, companion."""

    kind: str
    id: str

    def __str__(self) -> str:
        return self.id

    @property
    def of(self) -> tuple[str, ...]:
        """What is printed about it, in the glossary."""
        if self.kind in ("race", "class", "skill", "faction"):
            return (f"{self.kind}-{self.id}",)
        return (self.id,) if self.kind in ("figure", "spell", "item", "magic", "treasure") else ()


class Increase(Value, frozen=True):
    """An attribute that is raised."""

    group: ClassVar[str] = "raise"
    attribute: str

    def __str__(self) -> str:
        return f"raise {self.attribute}"


class Lesson(Value, frozen=True):
    """A spell that is learned instead of a skill."""

    group: ClassVar[str] = "magic"
    spell: str

    def __str__(self) -> str:
        return f"spell {self.spell}"

    @property
    def of(self) -> tuple[str, ...]:
        return (self.spell,)


class Deal(Value, frozen=True):
    """What a hero (`who`) does with goods, people and places: buy, sell, return, hold, wear, stow, hire, go ..."""

    verb: str
    card: str
    who: int = -1

    def __str__(self) -> str:
        return f"{self.verb} {self.card}"

    @property
    def group(self) -> str:  # type: ignore[override]
        return f"deal-{self.verb}"

    @property
    def at(self) -> tuple[str, ...]:
        return (f"gear-{self.who}-{self.card}",) if self.who != NOBODY else ()

    @property
    def of(self) -> tuple[str, ...]:
        """What is printed about it: a place by its own kind of card."""
        return (f"service-{self.card}" if self.verb == "go" else self.card,)


class Way(Value, frozen=True):
    """What a group does on the road: go, cross, stay, camp, enter, quest ... with the place and its squares."""

    verb: str
    place: str = ""
    cells: tuple[str, ...] = ()
    via: str = ""
    """The place that is passed on the way."""

    def __str__(self) -> str:
        return " ".join(part for part in (self.verb, self.via, self.place) if part)

    @property
    def group(self) -> str:  # type: ignore[override]
        return f"way-{ROADS.get(self.verb, 'rest')}"

    @property
    def at(self) -> tuple[str, ...]:
        return self.cells


ROADS = {
    **dict.fromkeys(("go", "ride", "cross", "step", "lair"), "go"),
    **dict.fromkeys(("sail", "land", "ashore"), "boat"),
    **dict.fromkeys(("enter", "visit"), "enter"),
    **dict.fromkeys(("part", "join", "load", "drink", "bury"), "people"),
    "quest": "quest",
}
"""The heading of each thing that groups do."""


class Follow(Value, frozen=True):
    """What a game master lets follow: nothing, coins, thing, wound, mend, or the door that shall yield."""

    verb: str
    number: int = 0
    card: str = ""

    def __str__(self) -> str:
        return " ".join(part for part in (self.verb, self.card, str(self.number or "")) if part)

    @property
    def group(self) -> str:  # type: ignore[override]
        return {"coins": "gear", "thing": "gear", "yield": "explore", "nothing": "end"}.get(self.verb, "people")

    @property
    def at(self) -> tuple[str, ...]:
        return (f"door-{self.number}",) if self.verb == "yield" else ()


class Loadout(Value, frozen=True):
    """A set of weapons."""

    weapons: tuple[str, ...]

    def __str__(self) -> str:
        return "+".join(self.weapons)


class Kit(Value, frozen=True):
    """The best weapon, shield, armor or flask for each of several creatures."""

    kind: str

    def __str__(self) -> str:
        return f"each {self.kind}"


class Injury(Value, frozen=True):
    """An injury: what was rolled for it, and the attribute or skill that suffers."""

    rolled: int
    what: str

    def __str__(self) -> str:
        return f"{self.rolled} {self.what}".strip()


class Priced(Word, frozen=True):
    """A word that costs Fortune or Reserve Points, for standing orders that look at the cost."""

    cost: int


NEVER = 10**6
"""The cost of what is never a reason for being asked when standing orders look at the cost."""


class Aside(Word, frozen=True):
    """A word that is never a reason for being asked."""

    cost: ClassVar[int] = NEVER


class Play(Value, frozen=True):
    """A card of the Dark Player's hand and what it costs."""

    group: ClassVar[str] = "cards"
    card: str
    cost: int = 0

    def __str__(self) -> str:
        return self.card

    @property
    def at(self) -> tuple[str, ...]:
        return (f"hand-{self.card}",)


class Discard(Value, frozen=True):
    """A card of the Dark Player's hand that is turned into points."""

    group: ClassVar[str] = "discard"
    cost: ClassVar[int] = NEVER
    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"

    @property
    def at(self) -> tuple[str, ...]:
        return (f"hand-{self.card}",)


class Dispel(Value, frozen=True):
    """Somebody tries to dispel a spell, with a scroll or without."""

    cost: ClassVar[int] = 1
    id: int
    aid: str = ""

    def __str__(self) -> str:
        return f"dispel #{self.id}" + (f"+{self.aid}" if self.aid else "")

    @property
    def at(self) -> tuple[str, ...]:
        return (f"figure-{self.id}",)


PASS, DONE, NONE = Decline("pass"), End("done"), Decline("none")
