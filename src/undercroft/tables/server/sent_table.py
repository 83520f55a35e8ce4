"""What messages about a table contain: seats, events, questions, results, chat."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.kernel import Chance, Cost, Text
from undercroft.toolkit.cues import Alter, Change, Come, Go, Lay, Mark, Move, Open, Pass, Roll, Say, Score, Strike, Turn
from undercroft.toolkit.scene import Board, Facing

from .sent_lobby import Seat, Setting, State

Cue = Turn | Move | Come | Go | Roll | Strike | Change | Mark | Pass | Open | Lay | Alter | Score | Say
Role = Literal["act", "end", "decline", "back", "more"]


class Table(msgspec.Struct):
    """A table as everybody at it sees it."""

    table: str
    name: str
    game: str
    title: str
    mode: str
    edition: str
    scenario: str
    options: dict[str, Setting]
    seats: list[Seat]
    watchers: int
    state: State
    number: int
    public: bool
    quiet: bool = False


class Happened(msgspec.Struct, omit_defaults=True):
    """An event. `dice` were rolled; `counted` marks the successes; `joins`: it repeats everything the line before it
    said.
    """

    n: int
    kind: str
    text: str
    cites: list[str] = []
    dice: list[int] = []
    counted: list[bool] = []
    joins: bool = False
    cues: list[Cue] = []


class Told(msgspec.Struct, omit_defaults=True):
    """An option. `of` names what is printed about it, `preview` is what it would place on the board, `facing` the
    direction that the figure would face."""

    value: str
    label: str
    at: list[str] = []
    group: str = ""
    cites: list[str] = []
    role: Role = "act"
    cost: list[Cost] = []
    odds: list[Chance] = []
    detail: Text | None = None
    rank: int = 0
    confirm: Text | None = None
    of: list[str] = []
    preview: Board | None = None
    facing: Facing | None = None


class Heading(msgspec.Struct):
    """A group of options."""

    id: str
    title: str


class Request(msgspec.Struct):
    """A question to this seat (or to the dice, seat -1)."""

    number: int
    seat: int
    key: str
    prompt: str
    at: list[str]
    window: bool
    cites: list[str]
    guide: str
    groups: list[Heading]
    options: list[Told]


class Result(msgspec.Struct):
    """How it ended for one seat; a `stage` of a campaign is neither won nor scored."""

    seat: int
    won: bool
    score: int
    reason: str
    cites: list[str]
    stage: bool = False


class Over(msgspec.Struct):
    """The end, for each seat and in sentences for all."""

    seats: list[Result]
    text: list[str]


class Line(msgspec.Struct):
    """A line of the chat; `seat` is null for a spectator."""

    n: int
    seat: int | None
    name: str
    text: str
    at: str


class Rule(msgspec.Struct):
    """A rule by its id."""

    id: str
    text: str
    edition: str


class Reason(msgspec.Struct, omit_defaults=True):
    """A reason in a sentence, and the rules behind it."""

    text: str
    cites: list[str] = []


class You(msgspec.Struct):
    """Who this client is; a host's token on the socket watches."""

    seat: int | None
    role: Literal["seat", "watch", "host"]


class Hinted(msgspec.Struct):
    """An option that was tried, and its results."""

    value: str
    text: str
