"""Campaigns as a game describes them: how one begins, what each link passes on, and the page that shows its state.

A campaign is a chain of finished games. Each passes a `Parcel` to the next; the book that stores the chain
(`undercroft.campaign`) reads only the few fields defined here. A game defines the rest in `Game.campaigns`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from undercroft.kernel import GameInfo, SetupError, Text

from .scene import Board, Sheet, Value


class Story(msgspec.Struct, frozen=True):
    """A campaign that comes with a game: its first scenario and mode. The texts `story-ID` and `story-ID-about`
    describe it.
    """

    id: str
    scenario: str
    mode: str | None = None


class Line(msgspec.Struct, omit_defaults=True):
    """A line of the chronicle in stored form: a text id with its arguments."""

    id: str
    args: dict[str, int | str | Line] = {}

    @property
    def text(self) -> Text:
        inner = {name: value.text if isinstance(value, Line) else value for name, value in self.args.items()}
        return Text(self.id, inner)


def line(id: str, **args: int | str | Text) -> Line:
    """A line for the chronicle.

    >>> line("log-fell", hero=Text("hero-mage")).text
    log-fell(hero=hero-mage)
    """
    return Line(id, {name: _written(value) if isinstance(value, Text) else value for name, value in args.items()})


def _written(text: Text) -> Line:
    return line(text.id, **{name: value for name, value in text.args.items() if not isinstance(value, tuple)})


class Parcel(msgspec.Struct, kw_only=True):
    """What a finished game passes to the next. Games add their own plain typed data, each field with a default.

    `version` is the version of the rules that wrote it (none in the oldest parcels), `scenario` the default next
    scenario, `next` all that may follow (none: the story ends), `log` the lines of the chronicle about the finished
    game.
    """

    version: str = ""
    scenario: str = ""
    next: list[str] = []
    log: list[Line] = []


class Row(msgspec.Struct, frozen=True):
    """A row of the overview sheet: the results of the game with this number, one cell per column."""

    link: int
    cells: tuple[Text | int, ...]


class Overview(msgspec.Struct, frozen=True):
    """The sheet that is filled in after each game."""

    columns: tuple[Text, ...]
    rows: tuple[Row, ...]


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a campaign for people: the calendar, figures, what the party owns, and its members.

    The ids of the sheets in `party` and `bench` are the heroes who can be chosen for the next game. If the party has
    more `places` than heroes, newcomers fill the gaps. `calls` says for each scenario why the party should play it
    again.
    """

    calendar: Text
    standing: tuple[Value, ...] = ()
    treasury: tuple[Value, ...] = ()
    party: tuple[Sheet, ...] = ()
    bench: tuple[Sheet, ...] = ()
    gone: tuple[Sheet, ...] = ()
    places: int = 0
    calls: dict[str, Text] = {}
    overview: Overview | None = None
    map: Board | None = None


P = TypeVar("P", bound=Parcel)


class Campaigns(msgspec.Struct, frozen=True, kw_only=True):
    """How a game is played in campaigns.

    `hand_on(state, content, before)`: what a finished game passes on; `before` is the parcel it started with, so that
    heroes and things at home are not lost. `choose(parcel, ids, size, seats)`: the same parcel with these heroes in the
    party, all others on the bench, newcomers up to the size, and all heroes distributed among the seats. `page(parcel,
    content)` shows it. `lift(old, version)` upgrades a parcel to the current form and names. It gets every parcel,
    because a game with older content that ends today uses the names of that content. `steps` are the values, by the
    first figure of the page's standing, at which a hero counts as more advanced; `worth` is the value of each hero of a
    party at the start of a game, and `ahead` whether the heroes have more points than their opponent.
    """

    stories: tuple[Story, ...]
    parcel: type[Parcel]
    hand_on: Callable[[Any, Any, Any], Parcel]
    page: Callable[[Any, Any], Page]
    choose: Callable[[Any, Sequence[str], int, int], Parcel] | None = None
    lift: Callable[[dict[str, Any], str], dict[str, Any]] | None = None
    steps: tuple[int, ...] = ()
    worth: Callable[[Any], float] | None = None
    ahead: Callable[[Any], bool] | None = None


def read(
    kind: type[P],
    handed: dict[str, Any],
    info: GameInfo,
    lift: Callable[[dict[str, Any], str], dict[str, Any]] | None = None,
) -> P:
    """Decode a parcel from plain values, upgrading older versions; raises one clear sentence if it cannot be read."""
    version = handed.get("version", "")
    if not isinstance(version, str):
        raise SetupError("what an earlier game hands on does not say which rules it is from")
    if info.older_than(version):
        raise SetupError(
            f"what an earlier game hands on needs {info.title} rules {version[:20]}; this program has {info.version}: "
            "please upgrade"
        )
    try:
        return msgspec.convert(lift(handed, version) if lift else handed, kind)
    except (msgspec.ValidationError, KeyError, TypeError, AttributeError) as error:
        raise SetupError(f"what an earlier game hands on cannot be read: {error}"[:300]) from None


def renamed(value: Any, names: Mapping[str, str]) -> Any:
    """Plain values with some names replaced, for `lift`; a withdrawn entry gets the name of its replacement.

    >>> renamed({"pack": ["dagger", "rope"], "worth": {"dagger": 3}}, {"dagger": "dirk"})
    {'pack': ['dirk', 'rope'], 'worth': {'dirk': 3}}
    """
    if isinstance(value, dict):
        return {names.get(key, key): renamed(inner, names) for key, inner in value.items()}
    if isinstance(value, list):
        return [renamed(inner, names) for inner in value]
    return names.get(value, value) if isinstance(value, str) else value


def plain(parcel: Parcel) -> dict[str, Any]:
    """Encode a parcel as the plain values that a set-up takes."""
    values: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(parcel))
    return values if parcel.scenario else {name: value for name, value in values.items() if name != "scenario"}


def own_seats(before: Sequence[int], seats: int) -> list[int]:
    """The seat of each hero: the same as before. A hero whose seat no longer exists goes to the seat with the fewest
    heroes, and a seat without heroes takes the last one of the seat with the most.

    >>> own_seats([1, 0, 1], 2)
    [1, 0, 1]
    >>> own_seats([0, 0, 2], 2)
    [0, 0, 1]
    >>> own_seats([0, 0, 0], 2)
    [0, 0, 1]
    """
    shared = [seat if 0 <= seat < seats else -1 for seat in before]
    for at, seat in enumerate(shared):
        if seat < 0:
            shared[at] = fewest(shared, seats)
    while len(set(shared)) < min(seats, len(shared)):
        most = max(range(seats), key=shared.count)
        last = max(at for at, seat in enumerate(shared) if seat == most)
        shared[last] = fewest(shared, seats)
    return shared


def fewest(shared: Sequence[int], seats: int) -> int:
    """The seat that plays the fewest heroes; the first of several."""
    return min(range(seats), key=shared.count)
