"""The messages that the server sends, in exactly this form: on the socket, and over HTTP in the lobby.

`make wire` writes the page's types (page/src/wire.ts) and the list of fields in docs/protocol.md from these structs,
from `messages` and from the structs of scenes, cues and meanings. If a struct omits defaults, so does the message.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.kernel import Order, Text
from undercroft.toolkit.pointing import Prospect, Threat
from undercroft.toolkit.scene import (
    Actor,
    Area,
    Bar,
    Board,
    Card,
    Cell,
    Edge,
    Goal,
    Piece,
    Scene,
    Sheet,
    Track,
    Value,
    Zone,
)

from .sent_campaigns import Campaign, CampaignLine
from .sent_lobby import Account, Game, HostTable, HostView, Opened, Restored, Summary
from .sent_table import Happened, Hinted, Line, Over, Reason, Request, Rule, Table, You

# ---------------------------------------------------------------------------------------------- changes of a scene


class Changed(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The changes of a list of things: `set` are those that are new or different; `ids` lists all ids in order if
    things were added, removed or moved."""

    ids: list[str] | None = None


class TrackChanges(Changed):
    set: list[Track] = []


class ZoneChanges(Changed):
    set: list[Zone] = []


class SheetChange(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A sheet that is there already: the fields that are different, and those that are `lost` (left out now)."""

    id: str
    lost: list[str] = []
    icon: str | None = None
    name: Text | None = None
    kind: Text | None = None
    tint: str | None = None
    seat: int | None = None
    bars: list[Bar] | None = None
    values: list[Value] | None = None
    conditions: list[Value] | None = None
    zones: ZoneChanges | None = None
    text: Text | None = None
    state: Text | None = None
    active: bool | None = None
    faded: bool | None = None
    rank: str | None = None


class SheetChanges(Changed):
    """`set` are new sheets, `change` those that were there."""

    set: list[Sheet] = []
    change: list[SheetChange] = []


class CellChanges(Changed):
    set: list[Cell] = []


class EdgeChanges(Changed):
    set: list[Edge] = []


class PieceChanges(Changed):
    set: list[Piece] = []


class AreaChanges(Changed):
    set: list[Area] = []


class BoardChange(msgspec.Struct, omit_defaults=True):
    """A board that is there already."""

    id: str
    name: Text | None = None
    cells: CellChanges | None = None
    edges: EdgeChanges | None = None
    pieces: PieceChanges | None = None
    areas: AreaChanges | None = None


class BoardChanges(Changed):
    """`set` are new boards, `change` those that were there."""

    set: list[Board] = []
    change: list[BoardChange] = []


class Rest(msgspec.Struct, omit_defaults=True):
    """The parts of a scene that are not lists of things with ids: sent completely if they have changed."""

    headline: Text | None = None
    notes: list[Text] | None = None
    order: list[Actor] | None = None
    goals: list[Goal] | None = None
    scores: list[int] | None = None


# ---------------------------------------------------------------------------------------------- messages


class Sent(msgspec.Struct, tag_field="type", kw_only=True, omit_defaults=True):
    """`to` is the `id` of the message that it answers."""

    to: int | None = None


class Welcome(Sent, tag="welcome"):
    protocol: int
    version: str
    you: You
    table: Table
    language: str


class Events(Sent, tag="events", rename={"start": "from"}):
    """Cut your log at `from`, then append."""

    number: int
    start: int
    events: list[Happened]


class SceneNow(Sent, tag="scene"):
    number: int
    scene: Scene | None


class Patch(Sent, tag="patch"):
    """The changes since the scene of the entry `base`."""

    number: int
    base: int
    rest: Rest | None = None
    tracks: TrackChanges | None = None
    boards: BoardChanges | None = None
    sheets: SheetChanges | None = None
    zones: ZoneChanges | None = None


class Asked(Sent, tag="request"):
    """Who is asked, and what you are asked. `since`: the first event after your last answer."""

    number: int
    waiting: list[int]
    over: Over | None
    undo: Literal["free", "ask", "no"]
    since: int
    request: Request | None


class TableNow(Sent, tag="table"):
    table: Table


class Presence(Sent, tag="presence"):
    here: list[int]
    watchers: int


class Chat(Sent, tag="chat"):
    lines: list[Line]


class Proposal(Sent, tag="proposal"):
    """A seat asks to undo its last answer; `seat` null: the proposal is settled."""

    number: int
    seat: int | None
    agreed: list[int] = []
    asked: list[int] = []


class Done(Sent, tag="done"):
    number: int = 0
    token: str = ""


class Refused(Sent, tag="refused"):
    code: str
    reason: str
    rules: list[str]


class Fault(Sent, tag="fault"):
    reason: str


class Notice(Sent, tag="notice"):
    """A part of this game could not be replayed; it continues from before that."""

    reason: str


class Closed(Sent, tag="closed"):
    reason: str


class OrdersNow(Sent, tag="orders"):
    orders: list[Order]


class HintNow(Sent, tag="hint"):
    number: int
    values: list[str]
    text: str
    options: list[Hinted]


class Rules(Sent, tag="why"):
    rules: list[Rule]


class Reasons(Sent, tag="why-not"):
    """Why nothing can be done with a thing of the scene; empty if there is an option for it."""

    at: str
    reasons: list[Reason]


class Reached(Sent, tag="reach"):
    """Where the asked figure could go at the question with this number."""

    number: int
    squares: list[Prospect]


class Threatened(Sent, tag="threat"):
    """The squares that a figure can attack; null for one that attacks nobody."""

    of: str
    threat: Threat | None


class Looked(Sent, tag="look"):
    card: Card | None


class Replayed(Sent, tag="replay"):
    step: int
    steps: int
    scene: Scene | None
    events: list[Happened]


class Pong(Sent, tag="pong"):
    pass


SENT = (
    Welcome, Events, SceneNow, Patch, Asked, TableNow, Presence, Chat, Proposal, Done, Refused, Fault, Notice, Closed,
    OrdersNow, HintNow, Rules, Reasons, Reached, Threatened, Looked, Replayed, Pong,
)  # fmt: skip
LOBBY = (Game, Summary, Opened, CampaignLine, Campaign, Account, Restored, HostView, HostTable)
