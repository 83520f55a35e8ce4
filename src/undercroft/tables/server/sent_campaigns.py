"""Campaigns and their pages, as the server sends them over HTTP."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.toolkit.scene import Board, Sheet, Value


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
