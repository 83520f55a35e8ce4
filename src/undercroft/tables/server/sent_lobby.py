"""What the server sends over HTTP: games, tables, accounts, the operator's page."""

from __future__ import annotations

from typing import Literal

import msgspec

State = Literal["playing", "over", "broken"]
Setting = bool | int | str


class Choice(msgspec.Struct):
    """A mode, an edition, a scenario, a bot or a story that can be chosen."""

    id: str
    title: str
    about: str = ""
    players: tuple[int, int] = (0, 0)
    best: bool = False


class Switch(msgspec.Struct):
    """An option of a game; the first value is the default."""

    id: str
    title: str
    values: list[Setting]
    about: str = ""
    rules: list[str] = []


class Game(msgspec.Struct):
    """A game, with everything that can be chosen."""

    slug: str
    title: str
    about: str
    players: tuple[int, int]
    default_seats: int
    modes: list[Choice]
    editions: list[Choice]
    scenarios: list[Choice]
    options: list[Switch]
    heroes: tuple[int, int] | None
    bots: list[Choice]
    packs: bool
    how: bool
    stories: list[Choice]


class Seat(msgspec.Struct):
    """A seat and its player; the token is only sent to the client that opened the table."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str = ""
    bot: str = ""
    here: bool = False
    token: str = ""
    muted: bool = False


class Hero(msgspec.Struct):
    """A person at a table, as listed in the lobby."""

    icon: str
    tint: str
    name: str


class Summary(msgspec.Struct):
    """A table in a list; `token`, `role` and `seat` only among one's own, and so is its preview: the scene's
    headline, the heroes, and who has won once it is over."""

    table: str
    name: str
    game: str
    title: str
    mode: str
    scenario: str
    state: State
    number: int
    public: bool
    opened: str
    changed: str
    seats: list[Seat]
    waiting: list[int]
    token: str = ""
    role: str = ""
    seat: int | None = None
    headline: str = ""
    heroes: list[Hero] = []
    won: list[bool] = []


class Opened(msgspec.Struct):
    """A table that has just been opened, with its tokens."""

    table: str
    name: str
    host: str
    invite: str
    watch: str
    seats: list[Seat]


# ---------------------------------------------------------------------------------------------- accounts, operator


class Account(msgspec.Struct):
    """Whether the server has accounts, who is signed in, and whether they operate the server."""

    on: bool
    mail: str
    host: bool


class RestoredTable(msgspec.Struct):
    """A table that the account brings back, with a new token."""

    table: str
    name: str
    game: str
    role: Literal["host", "seat", "invite", "watch"]
    seat: int | None
    token: str


class RestoredCampaign(msgspec.Struct):
    campaign: str
    token: str


class Restored(msgspec.Struct):
    tables: list[RestoredTable]
    campaigns: list[RestoredCampaign]


class Complaint(msgspec.Struct):
    """A report by `seat`, `name` about a chat line (`said`) of `about_seat` (None: a spectator)."""

    id: str
    at: str
    table: str
    table_name: str
    seat: int | None
    name: str
    about_seat: int | None
    about_name: str
    said: str
    reason: str
    state: Literal["open", "settled"]


class Note(msgspec.Struct):
    """An action of the operator, or a fault of a table."""

    at: str
    kind: Literal["deed", "fault"]
    who: str
    what: str
    table: str
    text: str


class HostView(msgspec.Struct):
    """`load`: gauges and counters of the process that answers; `tables`: how many are in each state."""

    load: dict[str, float]
    cpu: float
    tables: dict[str, int]
    accounts: int
    reports: list[Complaint]
    faults: list[Note]
    deeds: list[Note]


class HostTable(msgspec.Struct):
    """A table in the operator's list."""

    table: str
    name: str
    game: str
    title: str
    mode: str
    scenario: str
    state: Literal["playing", "over", "broken", "ended"]
    number: int
    public: bool
    opened: str
    changed: str
    seats: list[Seat]
    waiting: list[int]
    clients: int
    memory: bool
