"""Printed content: tables of frozen definitions, and what a Quest Pack lays over them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple, Protocol

import msgspec

from undercroft.kernel import Catalogue, Config, Definition, Layer, SetupError, Table

from .. import INFO, packs
from ..board import Maps
from ..kits import Kits
from ..state import State
from .abilities import ABILITIES
from .definitions import (
    Ability,
    Armor,
    Attire,
    Happening,
    HeroSheet,
    Item,
    LevelRow,
    Monster,
    Pack,
    SpecialLocation,
    Spell,
    Summon,
    Tile,
    Trap,
    Treasure,
    UniqueLocation,
    Weapon,
)
from .echoes import with_echoes
from .gear import ARMORS, ATTIRE, ITEMS, WEAPONS
from .happenings import HAPPENINGS
from .heroes import HEROES
from .levels import LEVELS
from .monsters import MONSTERS
from .sizes import for_party
from .specials import SPECIALS
from .spells import SPELLS, SUMMONS
from .tiles import TILES
from .traps import TRAPS
from .treasures import TREASURES


class Points(msgspec.Struct, frozen=True):
    """Doubtful readings that a table may switch; see RULINGS.md."""

    creation: bool = False
    uneven: bool = False
    detection_rolls: bool = True
    images_act: bool = False
    find_per_room: bool = False
    lone_recovery: bool = True
    stubborn_locks: bool = True
    summons_one_more: bool = False
    cast_xp_always: bool = False
    great_door: bool = True
    key_from_monsters: bool = True
    idle_phases: int = 50
    longest: int = 400
    venom_each_phase: bool = False
    rest: str = "between"
    buy_back: int = 0
    hand_over: bool = False
    returned_key: bool = True
    no_spare_doors: bool = True
    gate_once: bool = True
    creatures: int = 4
    follow_through: bool = False


class Content(msgspec.Struct, frozen=True):
    """All that is printed, as one quest uses it."""

    tiles: Catalogue[Tile]
    monsters: Catalogue[Monster]
    spells: Catalogue[Spell]
    summons: Catalogue[Summon]
    abilities: Catalogue[Ability]
    weapons: Catalogue[Weapon]
    armors: Catalogue[Armor]
    items: Catalogue[Item]
    attire: Catalogue[Attire]
    treasures: Catalogue[Treasure]
    traps: Catalogue[Trap]
    happenings: Catalogue[Happening]
    specials: Catalogue[SpecialLocation]
    uniques: Catalogue[UniqueLocation]
    heroes: Catalogue[HeroSheet]
    levels: tuple[LevelRow, ...]
    pack: Pack
    points: Points
    maps: Maps
    kits: Kits


PlunginTable = Table[State, Content]


class Look(Protocol):
    """What lookups need of a table: nothing that could ask, roll or tell."""

    @property
    def state(self) -> State: ...

    @property
    def content(self) -> Content: ...


class Seen(NamedTuple):
    """A state to look at, without a table."""

    state: State
    content: Content


def content(config: Config) -> Content:
    """The content of a quest, from the built-in packs or from the text of a pack that somebody wrote."""
    handed = config.legacy or {}
    brought = msgspec.json.encode(handed.get("gear", {}))
    options = tuple(sorted(config.options.items()))
    return _content(config.scenario, config.pack, options, brought, deeds(handed), coming(config), config.content)


PARTY = 4
SIZED = 2
"""Since this content the built-in packs have something for each number of Heroes."""


def coming(config: Config) -> int:
    """How many set out: four Heroes, unless the table says otherwise; those of an earlier quest all come along.

    [plungin.hero.party-split]
    """
    before = (config.legacy or {}).get("party")
    if isinstance(before, (list, tuple)) and before:
        return max(len(before), config.heroes or 0)
    return config.heroes or PARTY


@lru_cache(maxsize=32)
def _content(
    scenario: str,
    text: str,
    options: tuple[tuple[str, bool | int | str], ...],
    brought: bytes,
    deeds: tuple[str, ...],
    heroes: int,
    content: int,
) -> Content:
    pack = packs.load(text, "pack", content) if text else packs.built_in(scenario, content)
    chosen = points(dict(options))
    if text or content >= SIZED:
        pack = for_party(pack, heroes, made=chosen.creation)
    return of_pack(with_gear(with_echoes(pack, deeds), brought), chosen, content)


class Gear(msgspec.Struct, frozen=True):
    """Things of an earlier pack that a party brings along, with what they are called."""

    weapons: tuple[Weapon, ...] = ()
    armors: tuple[Armor, ...] = ()
    items: tuple[Item, ...] = ()
    attire: tuple[Attire, ...] = ()
    names: dict[str, str] = {}


def deeds(handed: dict[str, Any]) -> tuple[str, ...]:
    """What a party is known for: quests that it won, and the marks that it left in the world."""
    try:
        return msgspec.convert((*handed.get("done", ()), *handed.get("marks", ())), tuple[str, ...])
    except (TypeError, msgspec.ValidationError) as error:
        raise SetupError(f"what this party has done cannot be read: {error}") from None


def with_gear(pack: Pack, brought: bytes) -> Pack:
    """A pack that also knows what the party found in others; its own things come first."""
    try:
        gear = msgspec.json.decode(brought, type=Gear)
    except msgspec.DecodeError as error:
        raise SetupError(f"what this party brings along cannot be read: {error}") from None
    known = {thing.id for table in (pack.weapons, pack.armors, pack.items, pack.attire) for thing in table}
    return msgspec.structs.replace(
        pack,
        weapons=(*pack.weapons, *(thing for thing in gear.weapons if thing.id not in known)),
        armors=(*pack.armors, *(thing for thing in gear.armors if thing.id not in known)),
        items=(*pack.items, *(thing for thing in gear.items if thing.id not in known)),
        attire=(*pack.attire, *(thing for thing in gear.attire if thing.id not in known)),
        names={**gear.names, **pack.names},
    )


def gear_of(pack: Pack, things: set[str]) -> Gear:
    """What of a pack's own gear is among some things."""
    return Gear(
        weapons=tuple(thing for thing in pack.weapons if thing.id in things),
        armors=tuple(thing for thing in pack.armors if thing.id in things),
        items=tuple(thing for thing in pack.items if thing.id in things),
        attire=tuple(thing for thing in pack.attire if thing.id in things),
        names={id: name for id, name in pack.names.items() if id in things},
    )


def points(options: dict[str, bool | int | str]) -> Points:
    """The rule points that the switches of a game ask for."""
    return Points(
        creation=options["heroes"] == "points",
        uneven=options["party-split"] == "uneven",
        detection_rolls=options["detection"] == "roll",
        images_act=bool(options["images-act"]),
        find_per_room=options["find-once"] == "room",
        lone_recovery=bool(options["lone-recovery"]),
        stubborn_locks=bool(options["stubborn-locks"]),
        summons_one_more=options["summon-attack"] == "one-more",
        cast_xp_always=options["cast-xp"] == "always",
        great_door=bool(options["great-door"]),
        key_from_monsters=bool(options["key-from-monsters"]),
        idle_phases=int(options["idle-phases"]),
        longest=int(options["longest"]),
        venom_each_phase=options["venom"] == "phase",
        rest=str(options["rest"]),
        buy_back=int(options["buy-back"]),
        hand_over=bool(options["hand-over"]),
        creatures=int(options["creatures"]),
        returned_key=bool(options["returned-key"]),
        no_spare_doors=bool(options["no-spare-doors"]),
        follow_through=options["follow-up"] == "doorways",
        gate_once=options["earth-gate"] == "once",
    )


def of_pack(pack: Pack, points: Points, content: int | None = None) -> Content:
    """The base content under a pack: its own entries come before those of the same name in the book.

    [plungin.monster.quest-stats-first, plungin.boss.quest-rules]
    """
    content = content or INFO.content
    tiles = _over("tiles", TILES, pack.tiles, pack, content)
    return Content(
        tiles=tiles,
        monsters=_over(
            "monsters",
            (*MONSTERS, *(unruly(summon) for summon in SUMMONS if summon.must_obey)),
            pack.monsters,
            pack,
            content,
        ),
        spells=Catalogue("spells", SPELLS, content),
        summons=Catalogue("summons", SUMMONS, content),
        abilities=Catalogue("abilities", ABILITIES, content),
        weapons=_over("weapons", WEAPONS, pack.weapons, pack, content),
        armors=_over("armors", ARMORS, pack.armors, pack, content),
        items=_over("items", ITEMS, pack.items, pack, content),
        attire=_over("attire", ATTIRE, pack.attire, pack, content),
        treasures=_over("treasures", TREASURES, pack.treasures, pack, content),
        traps=_over("traps", TRAPS, pack.traps, pack, content),
        happenings=_over("events", HAPPENINGS, pack.events, pack, content),
        specials=_over("specials", SPECIALS, pack.specials, pack, content),
        uniques=Catalogue("uniques", pack.uniques, content),
        heroes=Catalogue("heroes", HEROES, content),
        levels=LEVELS,
        pack=pack,
        points=points,
        maps=Maps(tiles.__getitem__),
        kits=Kits(),
    )


def unruly(summon: Summon) -> Monster:
    """What a summoned creature is that does not obey: a Brutal Monster without gold and XP.

    [plungin.spell.demon-control]
    """
    return Monster(
        id=f"unruly-{summon.id}",
        since=summon.since,
        atk=1,
        defense=summon.defense,
        wit=summon.wit,
        rng=0,
        dex=summon.dex,
        mov=summon.mov,
        res=summon.res,
        powers=summon.powers,
    )


def _over(name: str, base: tuple[Any, ...], own: tuple[Any, ...], pack: Pack, content: int) -> Catalogue[Any]:
    """A base table with a pack's entries added, or put in the place of those with the same id."""
    ids = {entry.id for entry in own}
    kept: Catalogue[Definition] = Catalogue(name, [entry for entry in base if entry.id not in ids], content)
    return kept.layered(Layer(pack.id, add=own))
