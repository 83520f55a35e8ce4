"""Editions as layers over the content."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from undercroft.kernel import Catalogue, Config, ContentError
from undercroft.toolkit import scene

from .. import INFO, roadmap, sketch
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
from ..content.journey import reading
from ..content.journey.boats import BOATS
from ..content.journey.charts import Chart
from ..content.journey.dangers import DANGERS
from ..content.journey.happenings import HAPPENINGS
from ..content.journey.wayside import JOURNEY, WAYSIDE
from ..content.later_heroes import LEARNED
from ..content.magic_objects import MAGIC, TREASURES
from ..content.places import SERVICES
from ..content.races import RACES
from ..content.sheets import quests, read
from ..content.skills import SKILLS
from ..content.spells import LORES, SPELLS
from ..surmise import Boards

MODE_RESERVES = {"dark-player": -2, "rotating": 2, "role-playing": 1}
"""The same quest is about as hard in every mode: a Dark Player who chooses his cards makes more of his points than the
automaton, and creatures without its Leader's Vitality make less. Measured: docs/measurements.md."""


def base(content: int | None = None) -> Content:
    """All that was printed when this number of the content was the newest; all that there is by default."""
    return _printed(content or INFO.content)


@cache
def _printed(content: int) -> Content:
    furniture = Catalogue("furniture", FURNITURE, content)
    elements = Catalogue("special elements", ELEMENTS, content)
    sheets = Catalogue("quests", quests(), content)
    return Content(
        races=Catalogue("races", RACES, content),
        classes=Catalogue("classes", CLASSES, content),
        skills=Catalogue("skills", SKILLS, content),
        heroes=Catalogue("heroes", HEROES, content).layered(LEARNED),
        weapons=Catalogue("weapons", WEAPONS, content),
        armors=Catalogue("armors", ARMORS, content),
        shields=Catalogue("shields", SHIELDS, content),
        objects=Catalogue("objects", OBJECTS, content),
        magic=Catalogue("magic objects", MAGIC, content),
        treasures=Catalogue("treasures", TREASURES, content),
        lores=Catalogue("lores", LORES, content),
        spells=Catalogue("spells", SPELLS, content),
        furniture=furniture,
        elements=elements,
        dark=Catalogue("Dark Player cards", DARK, content),
        behaviours=Catalogue("behaviours", CARDS, content),
        creatures=Catalogue("creatures", CREATURES, content),
        companions=Catalogue("companions", COMPANIONS, content),
        factions=Catalogue("factions", FACTIONS, content),
        travel=Catalogue("Travel Events", HAPPENINGS, content),
        services=Catalogue("Places and Services", SERVICES, content),
        dangers=Catalogue("Campaign Dangers", DANGERS, content),
        boats=Catalogue("boats", BOATS, content),
        charts={region.id: Chart(region) for region in reading.regions()},
        quests=sheets,
        points=Points(mode_reserves=MODE_RESERVES) if content > 1 else Points(),
        boards=Boards({quest.id: Board(quest, furniture, elements) for quest in (*sheets.values(), WAYSIDE)}),
    )


def content(config: Config) -> Content:
    if config.edition != "en":
        raise ContentError(f"there is no edition {config.edition!r}")
    return with_sheet(config.pack, config.scenario, config.content) if config.pack else base(config.content)


@lru_cache(maxsize=8)
def with_sheet(text: str, scenario: str, content: int | None = None) -> Content:
    """The content with a user's Quest Sheet in the place of the chosen quest, or with his region for a journey.

    [dun.quest-sheet.sections]
    """
    printed = base(content)
    if scenario == JOURNEY:
        region = reading.read(text, "region", known(printed))
        return replace(printed, charts={region.id: Chart(region)})
    quest = replace(read(text, "quest"), id=scenario)
    sheets = Catalogue("quests", [quest if sheet.id == scenario else sheet for sheet in printed.quests.values()])
    board = Board(quest, printed.furniture, printed.elements)
    return replace(printed, quests=sheets, boards=Boards({**printed.boards, scenario: board}))


def known(printed: Content) -> reading.Known:
    """What a region may speak of."""
    return reading.Known(tuple(printed.quests), tuple(printed.services))


def author(text: str, name: str) -> tuple[str, scene.Board]:
    """A user's Quest Sheet in words, with the rulebook's advice, and its board, or a region and its map; a ContentError
    lists the mistakes."""
    if reading.is_region(text):
        chart = Chart(reading.read(text, name, known(base())))
        return roadmap.words(chart), roadmap.board(chart)
    quest = read(text, name, written=True)
    told = "\n".join(f"  {line}" for line in advice.advise(quest))
    bare = advice.furnishing(quest)
    pieces = "\nwhat the map has room for, to be put into the sheet\n" + "\n\n".join(bare) + "\n" if bare else ""
    words = f"{sketch.words(quest)}\nadvice (the rulebook's standard in brackets)\n{told}\n{pieces}"
    return words, sketch.board(quest)
