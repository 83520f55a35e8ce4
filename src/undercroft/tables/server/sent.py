"""The messages that the server sends, in exactly this form: on the socket, and over HTTP in the lobby.

`make wire` writes the page's types (page/src/wire.ts) and the list of fields in docs/protocol.md from these structs,
from `messages` and from the structs of scenes, cues and meanings. If a struct omits defaults, so does the message.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.kernel import Chance, Cost, Order, Text
from undercroft.toolkit.cues import Alter, Change, Come, Go, Lay, Mark, Move, Open, Pass, Roll, Say, Score, Strike, Turn
from undercroft.toolkit.pointing import Prospect, Threat
from undercroft.toolkit.scene import (
    Actor,
    Area,
    Bar,
    Board,
    Card,
    Cell,
    Edge,
    Facing,
    Goal,
    Piece,
    Scene,
    Sheet,
    Track,
    Value,
    Zone,
)

Cue = Turn | Move | Come | Go | Roll | Strike | Change | Mark | Pass | Open | Lay | Alter | Score | Say
Role = Literal["act", "end", "decline", "back", "more"]
State = Literal["playing", "over", "broken"]
Setting = bool | int | str


# ---------------------------------------------------------------------------------------------- the lobby


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


# ---------------------------------------------------------------------------------------------- campaigns


class Story(msgspec.Struct):
    """The story of a campaign; a series has an empty id."""

    id: str
    title: str
    about: str


class Party(msgspec.Struct):
    number: int
    name: str
    links: int
    state: str


class CampaignLine(msgspec.Struct):
    """A campaign in a list."""

    campaign: str
    name: str
    game: str
    title: str
    story: Story
    changed: str
    parties: list[Party]
    token: str = ""


class CampaignLink(msgspec.Struct):
    """A game of a campaign; `table` is null if it was deleted."""

    number: int
    scenario: str
    title: str
    about: str
    mode: str
    table: str | None
    over: bool
    won: list[bool]
    score: list[int]
    result: list[str]
    players: list[str]
    ended: str | None
    log: list[str]
    note: str


class Row(msgspec.Struct):
    link: int
    cells: list[str | int]


class Overview(msgspec.Struct):
    """The sheet that some games fill in after each link."""

    columns: list[str]
    rows: list[Row]


class Page(msgspec.Struct):
    """A party between two games."""

    calendar: str
    standing: list[Value]
    treasury: list[Value]
    party: list[Sheet]
    bench: list[Sheet]
    gone: list[Sheet]
    places: int
    overview: Overview | None = None
    map: Board | None = None


class Sitting(msgspec.Struct):
    kind: str
    name: str
    bot: str


class LastTable(msgspec.Struct):
    """How the last table of a party was set up."""

    mode: str
    edition: str
    heroes: int | None
    seats: list[Sitting]


class Next(msgspec.Struct):
    """What may be played next; `again` says why it is offered once more."""

    scenario: str
    title: str
    about: str
    suggested: bool
    again: str = ""


class Standing(msgspec.Struct):
    """A player in a series."""

    player: str
    bot: str
    seat: int | None
    played: int
    won: int
    score: int
    best: int


class PartyPage(msgspec.Struct):
    number: int
    name: str
    state: Literal["playing", "between", "told"]
    links: list[CampaignLink]
    page: Page | None
    table: LastTable
    next: list[Next]
    anew: bool
    standings: list[Standing]


class Campaign(CampaignLine, kw_only=True):
    """A campaign with the page of one party."""

    party: PartyPage


# ---------------------------------------------------------------------------------------------- the table


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
