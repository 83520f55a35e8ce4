"""Printed content: tables of frozen definitions, figures, and the rule points in which modes differ."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from undercroft.kernel import Catalogue, Config, Table, revised

from .. import INFO
from ..state import State
from .challenges import CHALLENGES
from .definitions import Aura, Bonus, Card, Challenge, Frame, Hero, Monster, Requirement, SoloCard, Tile
from .frames import FRAMES
from .heroes import HEROES
from .monsters import MONSTERS
from .second import SECOND
from .solo import SOLO
from .starting import GENERIC, STARTING
from .tiles import TILES
from .upgrades_1 import UPGRADES_1
from .upgrades_2 import UPGRADES_2
from .upgrades_3 import UPGRADES_3


class Points(msgspec.Struct, frozen=True):
    """Figures and rules in which modes and rulings differ."""

    rounds: int = 4
    pvp: bool = False
    drafting: bool = True
    """Heroes are drafted; in the basic game they are dealt."""
    generic: bool = False
    """Generic Starting Deck Cards take the place of the second and third card of each hero."""
    challenges: bool = True
    purge: bool = True
    """Upgrades that no hero in the game can use are replaced."""
    solo_cards: bool = False
    together: bool = False
    """All Alliances win or lose together."""
    starting_tile_level: int = 1
    fallen_count: bool = True
    """Defeated heroes count when a player chooses a monster."""


class Gear(msgspec.Struct, frozen=True, gc=False):
    """What the cards in a hero's column and the artifacts of the Alliance add up to."""

    bonus: Bonus
    keywords: Mapping[str, int]
    """How many of the cards have each."""
    types: tuple[str, ...]
    """The card types that lie in the column."""
    doubles: tuple[str, ...]


class Content(msgspec.Struct, frozen=True):
    """All that is printed."""

    heroes: Catalogue[Hero]
    cards: Catalogue[Card]
    monsters: Catalogue[Monster]
    challenges: Catalogue[Challenge]
    tiles: Catalogue[Tile]
    frames: Catalogue[Frame]
    solo: Catalogue[SoloCard]
    points: Points
    usable: dict[str, frozenset[str]]
    """The cards that each hero can use, by their ids."""
    bearing: frozenset[str]
    """All cards with an aura."""
    reactions: frozenset[str]
    """All cards that answer an attack."""
    gears: dict[tuple[str, ...] | tuple[tuple[str, ...], ...], Gear]
    """What has been added up already, by column, or by column, cards used as base attacks, and artifacts."""


AllianceTable = Table[State, Content]


def meets(hero: Hero, needs: Requirement) -> bool:
    """Whether a hero alone has the icons that a card demands.

    [alliance.usable.all-icons, alliance.usable.two-races, alliance.usable.class-or, alliance.usable.double-icon,
    alliance.usable.universal]
    """
    if needs.races and hero.race not in needs.races:
        return False
    if needs.either:
        return any(icon in hero.classes for icon in needs.classes)
    return all(hero.classes.count(icon) >= needs.classes.count(icon) for icon in needs.classes)


@cache
def printed(content: int) -> Content:
    """What was printed when this number of the content was the newest."""
    heroes = Catalogue("heroes", HEROES, content)
    cards = Catalogue("cards", (*STARTING, *GENERIC, *UPGRADES_1, *UPGRADES_2, *UPGRADES_3), content).layered(SECOND)
    return Content(
        heroes,
        cards,
        Catalogue("monsters", MONSTERS, content),
        Catalogue("challenges", CHALLENGES, content),
        Catalogue("tiles", TILES, content),
        Catalogue("frames", FRAMES, content),
        Catalogue("solo cards", SOLO, content),
        Points(),
        **looked_up(heroes, cards),
    )


def looked_up(heroes: Catalogue[Hero], cards: Catalogue[Card]) -> dict[str, Any]:
    """What is asked of all cards again and again."""
    return {
        "usable": {
            hero.id: frozenset([card.id for card in cards.values() if meets(hero, card.needs)])
            for hero in heroes.values()
        },
        "bearing": frozenset([card.id for card in cards.values() if card.aura is not None]),
        "reactions": frozenset([card.id for card in cards.values() if card.trigger is not None]),
        "gears": {},
    }


BASE = printed(INFO.content)

MODES = {
    "rivals": Points(),
    "pvp": Points(pvp=True),
    "solo": Points(solo_cards=True, purge=False),
    "cooperative": Points(solo_cards=True, together=True),
    "basic": Points(drafting=False, generic=True, challenges=False, rounds=3),
}
"""[alliance.pvp.optional, alliance.setup.basic-game, alliance.setup.cooperative]"""


def points(mode: str, options: dict[str, bool | int | str]) -> Points:
    """The rule points of a mode, as the switches of a game ask for them."""
    return replace(
        MODES[mode],
        starting_tile_level=int(options["starting-tile-level"]),
        fallen_count=bool(options["fallen-count"]),
    )


@cache
def _with(points: Points, content: int) -> Content:
    return revised(printed(content), {"points": points})


def content(config: Config) -> Content:
    """What is printed, and the rule points of a game."""
    return _with(points(config.mode, config.options), config.content)
