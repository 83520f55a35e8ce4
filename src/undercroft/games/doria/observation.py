"""What everybody at the table sees as numbers, for learners."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from operator import attrgetter
from typing import Any

from undercroft.toolkit.observation import Block, Latest, Observation, ends_of, filled, number, packed

from .content import Content
from .shapes import Dungeon
from .state import PLACES, State

HERO_FIELDS = (
    "seat", "square", "hp", "max_hp", "pp", "max_pp", "ip", "ap", "xp", "poison", "unconscious", "resting", "carries",
    "held", "buried", "disarmed",
)  # fmt: skip
MONSTER_FIELDS = ("id", "square", "hp", "poison", "held", "buried", "disarmed", "acted", "figure")
BELT, PACK = 4, 8
TABLE = Block(
    "table",
    1,
    (
        "seat", "phase", "round", "doom", "level", "party", "xp", "monster_points", "speaker", "active", "door_opened",
        "gold", "tile_in_hand", "tiles", "loot-1", "loot-2", "loot-3", "monster_deck", "door_deck", "result",
    ),
)  # fmt: skip
HEROES = Block("heroes", 6, (*HERO_FIELDS, "hero", "away"))
MONSTERS = Block("monsters", 32, (*MONSTER_FIELDS, "monster", "boss", "mod-1", "mod-2"))
TREASURES = Block("treasures", 12, ("square",))
GEAR = Block(
    "gear",
    6,
    (
        *PLACES, *(f"belt-{n}" for n in range(1, BELT + 1)), *(f"pack-{n}" for n in range(1, PACK + 1)),
        *(f"hand-{n}" for n in range(1, PACK + 1)),
    ),
)  # fmt: skip
SHOP = Block("shop", 12, ("card",))
DAMAGED = Block("damaged", 12, ("card",))
ATTRIBUTES = Block("attributes", 6, tuple(f"attribute-{n}" for n in range(1, 7)))
TILES = Block("tiles", 24, ("tile", "x", "y", "turn"))
CHANGES = Block("changes", 4, tuple(f"square-{n}" for n in range(1, 25)))
LYING = Block("lying", 32, ("square", "what"))
TALLY = Block("tally", 4, ("what", "count"))
BOONS = Block("boons", 24, ("hero", "boon", "value"))
"""Heroes stand in their order, also in `gear` and `attributes`. In the shop are the cards on offer and those just
drawn; `changes` are doors opened and barred, holes and rubble; `lying` are tokens and elements on the ground."""

TABLE_END, TREASURES_END, HEROES_END, MONSTERS_END = ends_of((TABLE, TREASURES, HEROES, MONSTERS))
_hero, _monster = attrgetter(*HERO_FIELDS), attrgetter(*MONSTER_FIELDS)
Gear = tuple[list[int], list[int], list[int], list[int]]
Boons = tuple[list[str], dict[str, int], dict[str, int]]
Lying = tuple[dict[int, str], dict[int, str]]


@lru_cache(maxsize=256)
def _dungeon(dungeon: Dungeon) -> bytes:
    tiles = [(number(one.tile), one.x, one.y, one.turn) for one in dungeon.placements]
    changes = (dungeon.opened, dungeon.barred, dungeon.holes, dungeon.rubble)
    rows = [packed([*squares], len(CHANGES.columns)) for squares in changes]
    return b"".join((packed([*chain.from_iterable(tiles)], TILES.size), *rows))


def _boons(boons: list[Boons]) -> bytes:
    """Bonuses that were chosen, boons of this turn and those that last."""
    values = list[int]()
    for hero, (chosen, *kinds) in enumerate(boons):
        for name in chosen:
            values += (hero, number(name), 1)
        for name, value in chain.from_iterable(kind.items() for kind in kinds):
            values += (hero, number(name), value)
    return packed(values, BOONS.size)


def _attributes(rows: list[list[int]]) -> bytes:
    return packed([*chain.from_iterable(rows)], ATTRIBUTES.size)


def _lying(both: Lying) -> bytes:
    return packed([n for one in both for square, what in one.items() for n in (square, number(what))], LYING.size)


def _tally(counted: dict[str, int]) -> bytes:
    return packed([n for what, count in counted.items() for n in (number(what), count)], TALLY.size)


class Parts:
    """What seldom changes at one table. Cards have numbers in its content, and are told by the numbers of their
    names."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self._names = [number(card.id) for card in content.numbered] + [0]  # the last stands for NO_CARD
        self.gear = [Latest(self._gear, _each_copied) for _ in range(GEAR.rows)]
        self.shop = Latest[list[int]](lambda cards: self._row(cards, SHOP.size), list)
        self.damaged = Latest[list[int]](lambda cards: self._row(cards, DAMAGED.size), list)
        self.attributes = Latest(_attributes, lambda rows: [*map(list, rows)])
        self.lying = Latest(_lying, lambda both: (both[0].copy(), both[1].copy()))
        self.tally, self.boons = Latest(_tally, dict), Latest(_boons, lambda all: [*map(_each_copied, all)])

    def _row(self, cards: list[int], most: int) -> bytes:
        return packed([self._names[card] for card in cards], most)

    def _gear(self, worn: Gear) -> bytes:
        room = (len(PLACES), BELT, PACK, PACK)
        return b"".join([self._row(cards, most) for cards, most in zip(worn, room, strict=True)])


def _each_copied(parts: Any) -> Any:
    return tuple([part.copy() for part in parts])


NO_GEAR = bytes(4 * GEAR.size)


class Onlooker:
    """Packs what `view` tells, without what follows from it. Only the decks are hidden, from everybody.

    [doria.game.hidden-information]
    """

    parts: Parts | None = None

    def __call__(self, state: State, content: Content, seat: int) -> bytearray:
        heroes, parts = state.heroes, self.parts
        if parts is None or parts.content is not content:
            self.parts = parts = Parts(content)
        values = [
            seat, number(state.phase), state.round, state.doom, state.level, state.party, state.xp,
            state.campaign_points + state.monster_points, state.speaker, state.active, state.door_opened, state.gold,
            number(state.reveal.tile) if state.reveal is not None else 0, len(state.tiles),
            *map(len, state.stacks[:3]), len(state.monster_deck), len(state.door_deck), number(state.result),
        ]  # fmt: skip
        values += state.treasures
        filled(values, TREASURES_END)
        for one in heroes:
            values += _hero(one)
            values += (number(one.kind), number(one.away))
        filled(values, HEROES_END)
        for who in state.monsters.values():
            values += _monster(who)
            values += (number(who.kind), number(who.boss), *filled([*map(number, who.mods)], 2))
        return bytearray().join(
            (
                packed(values, MONSTERS_END),
                *[gear((one.body, one.belt, one.pack, one.hand)) for gear, one in zip(parts.gear, heroes)],  # noqa: B905
                NO_GEAR[4 * len(GEAR.columns) * len(heroes) :],
                parts.shop(state.shop + state.drawn),
                parts.damaged(state.damaged),
                parts.attributes([one.attributes for one in heroes]),
                _dungeon(state.dungeon),
                parts.lying((state.tokens, state.ground)),
                parts.tally(state.tally),
                parts.boons([(one.bonuses, one.boons, one.lasting) for one in heroes]),
            )
        )


OBSERVATION = Observation(
    (
        TABLE, TREASURES, HEROES, MONSTERS, GEAR, SHOP, DAMAGED, ATTRIBUTES, TILES, CHANGES, LYING, TALLY, BOONS,
    ),
    Onlooker,
)  # fmt: skip
