"""The editions as layers: the newer one is printed in the tables, the first one changes it."""

from __future__ import annotations

from functools import cache
from typing import Any

from undercroft.kernel import Catalogue, Config

from .. import INFO
from ..content import Content, assemble
from ..content.bosses import BOSSES
from ..content.campaign_items import CAMPAIGN_ITEMS
from ..content.door_events import DOOR_EVENTS
from ..content.heroes import HEROES
from ..content.loot import LOOT
from ..content.monsters import MODIFICATIONS, MONSTERS
from ..content.room_events import ROOM_EVENTS
from ..content.standard import STANDARD
from ..content.tiles import TILES
from ..scenarios import SCENARIOS
from .first import FIRST_POINTS, LAYERS
from .newer import NEWER_POINTS


def edition(name: str, content: int | None = None) -> Content:
    """What an edition printed when this number of the content was the newest; all that there is by default."""
    return _printed(name, content or INFO.content)


@cache
def _printed(name: str, content: int) -> Content:
    tables: dict[str, Catalogue[Any]] = {
        "tiles": Catalogue("tiles", TILES, content),
        "loot": Catalogue("loot", LOOT, content),
        "standard": Catalogue("standard items", STANDARD, content),
        "campaign": Catalogue("campaign items", CAMPAIGN_ITEMS, content),
        "monsters": Catalogue("monsters", MONSTERS, content),
        "modifications": Catalogue("modifications", MODIFICATIONS, content),
        "bosses": Catalogue("bosses", BOSSES, content),
        "door_events": Catalogue("door events", DOOR_EVENTS, content),
        "room_events": Catalogue("room events", ROOM_EVENTS, content),
        "heroes": Catalogue("heroes", HEROES, content),
        "scenarios": Catalogue("scenarios", SCENARIOS, content),
    }
    points = NEWER_POINTS
    if name == "de":
        points = FIRST_POINTS
        for table, layer in LAYERS.items():
            tables[table] = tables[table].layered(layer)
    return assemble(**tables, points=points)


def content(config: Config) -> Content:
    return edition(config.edition, config.content)
