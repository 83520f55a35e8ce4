"""The editions as layers: the newer one is printed in the tables, the first one changes it."""

from __future__ import annotations

from functools import cache
from typing import Any

from undercroft.kernel import Catalogue, Config

from ..content import Content, assemble
from ..content.bosses import BOSSES
from ..content.campaign_items import CAMPAIGN_ITEMS
from ..content.door_events import DOOR_EVENTS
from ..content.heroes import HEROES
from ..content.loot import LOOT
from ..content.monsters import MODIFICATIONS, MONSTERS
from ..content.standard import STANDARD
from ..content.tiles import TILES
from ..scenarios import SCENARIOS
from .first import FIRST_POINTS, LAYERS
from .newer import NEWER_POINTS


@cache
def edition(name: str) -> Content:
    """What an edition prints."""
    tables: dict[str, Catalogue[Any]] = {
        "tiles": Catalogue("tiles", TILES),
        "loot": Catalogue("loot", LOOT),
        "standard": Catalogue("standard items", STANDARD),
        "campaign": Catalogue("campaign items", CAMPAIGN_ITEMS),
        "monsters": Catalogue("monsters", MONSTERS),
        "modifications": Catalogue("modifications", MODIFICATIONS),
        "bosses": Catalogue("bosses", BOSSES),
        "door_events": Catalogue("door events", DOOR_EVENTS),
        "heroes": Catalogue("heroes", HEROES),
        "scenarios": Catalogue("scenarios", SCENARIOS),
    }
    points = NEWER_POINTS
    if name == "de":
        points = FIRST_POINTS
        for table, layer in LAYERS.items():
            tables[table] = tables[table].layered(layer)
    return assemble(**tables, points=points)


def content(config: Config) -> Content:
    return edition(config.edition)
