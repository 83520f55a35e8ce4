"""Quest Packs as data: TOML files, read and checked with the line of every mistake. docs/quest-packs-plungin.md is the
author's guide."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TypeVar

from msgspec.structs import replace

from undercroft.toolkit.reading import Reader
from undercroft.toolkit.scene import Board

from .. import INFO
from ..content.definitions import Pack, SpecialLocation, UniqueLocation
from . import building, charts, checks, picture, sketch

L = TypeVar("L", UniqueLocation, SpecialLocation)

IDS = ("knocking-wall", "drowned-toll", "lampless-abbey", "borrowed-winter", "ash-stair")
"""The packs that come with the game, by rising level."""


def load(text: str, name: str = "pack", content: int = INFO.content) -> Pack:
    """The pack in a text, with charts as of this content; a ContentError lists what is wrong, each with `name:line`."""
    reader = Reader(text, name)
    charts.as_printed(reader.raw.get("charts"), content)
    pack = building.pack(reader)
    if pack is not None:
        checks.check(reader, pack)
    reader.finish()
    assert pack is not None
    return pack


@cache
def built_in(id: str, content: int = INFO.content) -> Pack:
    """A pack that comes with the game: its names and stories are spoken in every language, by their ids."""
    pack = load(source(id), f"{id}.toml", content)
    uniques = tuple(replace(_by_id(unique), story=unique.id) for unique in pack.uniques)
    specials = tuple(_by_id(special) for special in pack.specials)
    marks = tuple(replace(mark, story=f"mark-{mark.id}") for mark in pack.marks)
    echoes = tuple(replace(echo, story=f"{id}-echo-{n}") for n, echo in enumerate(pack.echoes, 1))
    return replace(pack, title=id, names={}, story=id, ending=f"{id}-ending", defeat=f"{id}-defeat", uniques=uniques,
                   specials=specials, marks=marks, echoes=echoes)  # fmt: skip


def _by_id(place: L) -> L:
    return replace(
        place, hidden=tuple(replace(thing, tell=f"{place.id}-{n}") for n, thing in enumerate(place.hidden, 1))
    )


def source(id: str) -> str:
    """The text of a pack that comes with the game, as a model for new ones."""
    return resources.files(__package__).joinpath(f"{id}.toml").read_text(encoding="utf-8")


def author(text: str, name: str) -> tuple[str, Board]:
    """What the author of a pack gets to see, once nothing is wrong with it: the whole pack in text, and its rooms."""
    pack = load(text, name)
    return picture.picture(pack), sketch.board(pack)
