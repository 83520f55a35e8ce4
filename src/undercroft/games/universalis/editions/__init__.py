"""Editions as layers over the content."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from undercroft.kernel import Catalogue, Config, ContentError
from undercroft.toolkit import scene

from .. import sketch
from ..board import Board
from ..content import advice
from ..content.behaviours import CARDS
from ..content.bestiary import CREATURES, FACTIONS
from ..content.catalogue import Content, Points
from ..content.classes import CLASSES
from ..content.companions import COMPANIONS
from ..content.dark_cards import DARK
from ..content.dungeon import ELEMENTS, FURNITURE
from ..content.equipment import ARMORS, OBJECTS, SHIELDS, WEAPONS
from ..content.heroes import HEROES
from ..content.magic_objects import MAGIC, TREASURES
from ..content.places import SERVICES, TRAVEL_EVENTS
from ..content.races import RACES
from ..content.sheets import quests, read
from ..content.skills import SKILLS
from ..content.spells import LORES, SPELLS
from ..surmise import Boards


@cache
def base() -> Content:
    """The content as printed."""
    furniture, elements = Catalogue("furniture", FURNITURE), Catalogue("special elements", ELEMENTS)
    sheets = Catalogue("quests", quests())
    return Content(
        races=Catalogue("races", RACES),
        classes=Catalogue("classes", CLASSES),
        skills=Catalogue("skills", SKILLS),
        heroes=Catalogue("heroes", HEROES),
        weapons=Catalogue("weapons", WEAPONS),
        armors=Catalogue("armors", ARMORS),
        shields=Catalogue("shields", SHIELDS),
        objects=Catalogue("objects", OBJECTS),
        magic=Catalogue("magic objects", MAGIC),
        treasures=Catalogue("treasures", TREASURES),
        lores=Catalogue("lores", LORES),
        spells=Catalogue("spells", SPELLS),
        furniture=furniture,
        elements=elements,
        dark=Catalogue("Dark Player cards", DARK),
        behaviours=Catalogue("behaviours", CARDS),
        creatures=Catalogue("creatures", CREATURES),
        companions=Catalogue("companions", COMPANIONS),
        factions=Catalogue("factions", FACTIONS),
        travel=Catalogue("Travel Events", TRAVEL_EVENTS),
        services=Catalogue("Places and Services", SERVICES),
        quests=sheets,
        points=Points(),
        boards=Boards({quest.id: Board(quest, furniture, elements) for quest in sheets.values()}),
    )


def content(config: Config) -> Content:
    if config.edition != "en":
        raise ContentError(f"there is no edition {config.edition!r}")
    return with_sheet(config.pack, config.scenario) if config.pack else base()


@lru_cache(maxsize=8)
def with_sheet(text: str, scenario: str) -> Content:
    """The content with a user's Quest Sheet in the place of the chosen quest.  [dun.quest-sheet.sections]"""
    printed = base()
    quest = replace(read(text, "quest"), id=scenario)
    sheets = Catalogue("quests", [quest if sheet.id == scenario else sheet for sheet in printed.quests.values()])
    board = Board(quest, printed.furniture, printed.elements)
    return replace(printed, quests=sheets, boards=Boards({**printed.boards, scenario: board}))


def author(text: str, name: str) -> tuple[str, scene.Board]:
    """A user's Quest Sheet in words, with the rulebook's advice, and its board; a ContentError lists its mistakes."""
    quest = read(text, name)
    told = "\n".join(f"  {line}" for line in advice.advise(quest))
    return f"{sketch.words(quest)}\nadvice (the rulebook's standard in brackets)\n{told}\n", sketch.board(quest)
