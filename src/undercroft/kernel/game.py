"""A game as the kernel sees it: a static descriptor and a few functions. There is no base class."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from .content import near
from .errors import SetupError, shown
from .events import Event
from .randomness import Streams
from .text import Text

if TYPE_CHECKING:
    from .requests import Ask
    from .table import Table


class GameState(msgspec.Struct, kw_only=True):
    """The fields that the kernel needs in every state. Games add their own plain typed data."""

    streams: Streams


S = TypeVar("S", bound=GameState)
C = TypeVar("C")

Step = tuple[Any, ...]
"""A step's name and its arguments (numbers and text), such as `("activate", 3)`."""


class Choice(msgspec.Struct, frozen=True):
    """A choice made at set-up: an edition, a mode, a scenario."""

    id: str
    title: str
    about: str = ""


class Switch(msgspec.Struct, frozen=True):
    """An option of a game (an optional rule, a ruling, a house rule) with its values; the first is the default."""

    id: str
    title: str
    values: tuple[bool | int | str, ...] = (False, True)
    cites: tuple[str, ...] = ()

    @property
    def default(self) -> bool | int | str:
        return self.values[0]


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Describes a game without loading its rules. `version` is the version of the rules; `content` is incremented when
    printed content is added or changed.
    """

    slug: str
    title: str
    about: str
    version: str
    content: int = 1
    players: tuple[int, int]
    modes: tuple[Choice, ...] = (Choice("standard", "Standard"),)
    editions: tuple[Choice, ...] = (Choice("en", "English"),)
    scenarios: tuple[Choice, ...] = (Choice("standard", "Standard"),)
    options: tuple[Switch, ...] = ()
    heroes: tuple[int, int] | None = None
    default_seats: int = 0
    length: int = 10_000
    mode_players: dict[str, tuple[int, int]] = {}

    def seats(self, mode: str) -> tuple[int, int]:
        """The minimum and maximum number of seats in a mode."""
        return self.mode_players.get(mode, self.players)

    def older_than(self, version: str) -> bool:
        """Whether reading what these rules wrote needs a newer program."""
        return _numbers(self.version) < _numbers(version)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".") if part.isdigit())


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The set-up of a game. Together with the answers it reproduces a game exactly. `content` is the content number
    the game started with; later content is left out.
    """

    game: str
    version: str
    content: int = 1
    seed: int
    seats: int
    edition: str
    mode: str
    scenario: str
    options: dict[str, bool | int | str] = {}
    heroes: int | None = None
    legacy: dict[str, Any] | None = None
    pack: str = ""
    dice: str = "stream"


class SeatOutcome(msgspec.Struct, frozen=True):
    """How the game ended for one seat; `reason` is a text id without its prefix `end-`. A `stage` leads to the next
    game of a campaign, and nobody has won or scored yet."""

    won: bool
    score: int
    reason: str
    cites: tuple[str, ...] = ()
    stage: bool = False


Rule = Callable[..., Awaitable[None]]


class Game(msgspec.Struct, Generic[S, C], frozen=True, kw_only=True):
    """The functions of a game. Everything that the kernel calls is here.

    `redeal` re-deals what a seat cannot see; `check` raises if something is lost or duplicated; `printed` lists every
    content id; `scene` turns a view into what tables show; `preview` draws, from a view, the tile that an option would
    place; `why_not` explains why a thing of the scene has no option, using only what the asked seat may know;
    `foresight` shows where a figure could go and what it could attack (see `toolkit.pointing`); `eyes` is equal for
    seats that may know the same (without it, every seat knows something different); `glossary` explains everything
    printed, as cards; `evaluate` and `bots` play; `observation` gives learners what a seat sees, as numbers (see
    `toolkit.observation`); `legacy` is passed to the next game of a campaign, and `campaigns` describes the game's
    campaigns (see `toolkit.campaigns`); `migrate` upgrades the state of an older save; `author` checks a pack that a
    user wrote (its text and name) and returns a description and a board for tables to draw (or SVG). Such a pack is
    passed in `Config.pack`.
    """

    info: GameInfo
    state: type[S]
    content: Callable[[Config], C]
    setup: Callable[[Config, C], S]
    next_step: Callable[[S, C], Step | None]
    steps: Mapping[str, Rule]
    outcome: Callable[[S, C], tuple[SeatOutcome, ...]]
    view: Callable[[S, C, int | None], dict[str, Any]]
    redeal: Callable[[S, C, int | None, Streams], None]
    events: tuple[type[Event], ...]
    evaluate: Callable[[S, C, int], float] | None = None
    bots: Mapping[str, Callable[[Table[S, C], Ask[Any]], Any]] = {}
    legacy: Callable[[S, C], dict[str, Any] | None] | None = None
    migrate: Callable[[dict[str, Any], str], dict[str, Any]] | None = None
    check: Callable[[S, C], None] | None = None
    printed: Callable[[C], list[str]] | None = None
    scene: Callable[[dict[str, Any], C], Any] | None = None
    preview: Callable[[dict[str, Any], C, Any], Any] | None = None
    why_not: Callable[[Table[S, C], Ask[Any], str], Iterable[Text]] | None = None
    foresight: Any = None
    eyes: Callable[[S, int | None], Hashable] | None = None
    glossary: Callable[[C], Iterable[Any]] | None = None
    author: Callable[[str, str], tuple[str, Any]] | None = None
    observation: Any = None
    campaigns: Any = None


def configure(
    info: GameInfo, *, seed: int, seats: int | None = None, edition: str | None = None, mode: str | None = None,
    scenario: str | None = None, options: Mapping[str, bool | int | str] | None = None, heroes: int | None = None,
    legacy: dict[str, Any] | None = None, pack: str = "", dice: str = "stream", content: int | None = None,
) -> Config:  # fmt: skip
    """Return a validated set-up, with defaults for everything that is not given."""
    mode = _one("mode", mode, info.modes)
    least, most = info.seats(mode)
    seats = max(least, min(most, info.default_seats or least)) if seats is None else seats
    if type(seats) is not int or not least <= seats <= most:
        raise SetupError(f"{info.title} ({mode}) takes {least} to {most} seats, not {shown(seats)}")
    if type(seed) is not int or not 0 <= seed < 2**63:
        raise SetupError(f"a seed is a whole number from 0 to 2**63 - 1, not {shown(seed)}")
    few, many = info.heroes or (1, 0)
    if heroes is not None and (type(heroes) is not int or not few <= heroes <= many):
        raise SetupError(f"{info.title} cannot be played with heroes={shown(heroes)}")
    if dice not in ("stream", "ask"):
        raise SetupError(f"dice come from 'stream' or 'ask', not {shown(dice)!r}")
    if content is not None and (type(content) is not int or not 1 <= content <= info.content):
        raise SetupError(f"{info.title} has the contents 1 to {info.content}, not {shown(content)}")
    if legacy is not None and not isinstance(legacy, dict):
        raise SetupError("what an earlier game hands on is a table of names and values")
    return Config(game=info.slug, version=info.version, content=content or info.content, seed=seed, seats=seats,
                  edition=_one("edition", edition, info.editions), scenario=_one("scenario", scenario, info.scenarios),
                  mode=mode, heroes=heroes, options=_switched(info, options or {}), legacy=legacy, pack=pack,
                  dice=dice)  # fmt: skip


def _one(what: str, wanted: str | None, known: tuple[Choice, ...]) -> str:
    ids = [choice.id for choice in known]
    if wanted not in (None, *ids):
        hint = near(shown(wanted), ids)
        raise SetupError(f"there is no {what} {shown(wanted)!r}{hint} (there are: {', '.join(ids)})")
    return ids[0] if wanted is None else wanted


def _switched(info: GameInfo, chosen: Mapping[str, bool | int | str]) -> dict[str, bool | int | str]:
    switches = {switch.id: switch for switch in info.options}
    for id, value in chosen.items():
        if id not in switches:
            raise SetupError(f"{info.title} has no option {shown(id)!r}{near(id, switches)}")
        if not any(value == known and type(value) is type(known) for known in switches[id].values):
            known = ", ".join(map(str, switches[id].values))
            raise SetupError(f"option {id!r} can be {known}, not {shown(repr(value))}")
    return {id: chosen.get(id, switch.default) for id, switch in switches.items()}
