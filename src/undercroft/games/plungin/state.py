"""The state of a quest: plain typed data, nothing else."""

from __future__ import annotations

import msgspec

from undercroft.kernel import GameState

from .board import Layout

OUT = -1
"""The square of a figure that is not on the map."""

NO_HOME = -1
"""The home of a Monster that belongs to no room."""

NO_OWNER = -1
"""Who left a thing lying that nobody could carry: nobody, so that it waits."""

WELL, STUNNED, INCAPACITATED = range(3)
"""Conditions, the worse the higher.  [plungin.effect.table]"""


class Turn(msgspec.Struct):
    """What a figure has done in this Action Phase."""

    begun: bool = False
    done: int = 0
    extra: int = 0
    moves: int = 0
    attacks: int = 0
    casts: int = 0
    charged: bool = False
    only_move: bool = False
    barred: bool = False
    """A stun or incapacity has taken the actions of this turn."""
    slowed: bool = False
    gated: bool = False
    watched: bool = False
    """Whether there were Monsters on the tile at the last cast."""
    over: bool = False
    examined: list[int] = []
    searched: bool = False
    rewarded: list[str] = []


class Hero(msgspec.Struct):
    """A Hero's sheet and figure. `stats` as bought, without gear; `lif` is what is left of the last of them."""

    id: str
    seat: int
    stats: list[int]
    lif: int
    magic: bool = False
    concept: str = ""
    abilities: list[str] = []
    spells: list[str] = []
    lost: list[str] = []
    armor: str = ""
    hands: list[str] = []
    attire: list[str] = []
    items: list[str] = []
    spent: list[str] = []
    gold: int = 0
    trinkets: list[str] = []
    level: int = 1
    xp: int = 0
    points: int = 0
    learned: int = 1
    """One more than the abilities bought with XP: each needs a gained level."""
    free: list[str] = []
    """Schools of which a spell may still be taken for nothing."""
    making: bool = False
    """Still being made: points are creation points."""
    ready: bool = False
    cell: int = OUT
    entered: int = -1
    condition: int = WELL
    help: int = 0
    venom: bool = False
    shell: int = 0
    skin: int = 0
    unseen: bool = False
    likeness: str = ""
    torch: int = 0
    remembered: bool = False
    drank: bool = False
    buried: bool = False
    gate: int = OUT
    paid: list[str] = []
    """Spells that have earned XP in this round."""
    turn: Turn = msgspec.field(default_factory=Turn)


class Ally(msgspec.Struct):
    """A creature on the Heroes' side: a summons, an ice copy or a shadow image. `owner` is the Hero after whom it
    acts: the
    caster, or the Hero who was copied; `stats` are final, gear included."""

    number: int
    kind: str
    owner: int
    caster: int
    cell: int
    stats: tuple[int, ...]
    powers: tuple[str, ...] = ()
    range: int = 0
    lif: int = 1
    nth: int = 0
    condition: int = WELL
    help: int = 0
    turn: Turn = msgspec.field(default_factory=Turn)


class Foe(msgspec.Struct):
    """A Monster on the map. `home`: the tile it was placed on, NO_HOME for those who came in later; `fighting`: whom it
    battles; `bound`: the caster whom an unruly demon is after; `atk`, `defense` and `mov` are what wounds of a boss
    have changed."""

    number: int
    kind: str
    cell: int
    home: int
    facing: int
    lif: int
    aware: bool = False
    blind: bool = False
    condition: int = WELL
    hurt: int = 0
    atk: int = 0
    defense: int = 0
    mov: int = 0
    nth: int = 0
    """Its number among those of its kind; 0 where there is only ever one."""
    last: int = -1
    cornered: int = -1
    fighting: list[int] = []
    bound: int = -1


class Door(msgspec.Struct, frozen=True):
    """A doorway with its door. `cells` lie on `tile`, `beyond` across; `leads`: the tile there, -1 not built yet."""

    tile: int
    side: int
    cells: tuple[int, ...]
    beyond: tuple[int, ...]
    kind: str
    difficulty: int = 1
    key_only: bool = False
    leads: int = -1
    open: bool = False
    dead: bool = False
    trap: str = "?"
    detected: bool = False
    found: bool = False


class Chest(msgspec.Struct, frozen=True):
    """A chest. `trap`: `?` not settled, nothing, or a trap that is still armed. One that is open but not empty can be
    looted."""

    cell: int
    tile: int
    locked: bool
    difficulty: int
    trap: str = "?"
    detected: bool = False
    found: bool = False
    open: bool = False
    empty: bool = False


class Left(msgspec.Struct, frozen=True):
    """A thing that somebody left lying, or that waits for somebody to carry it (NO_OWNER)."""

    owner: int
    thing: str


class Room(msgspec.Struct, frozen=True):
    """What happened on a tile."""

    entrance: int = -1
    unique: str = ""
    special: str = ""
    found: int = 0
    """How many of the things hidden here have been found."""
    had_monsters: bool = False
    entered: bool = False
    """Whether a Hero has been here."""
    done: bool = False


class State(GameState, kw_only=True):
    """All that can change."""

    scenario: str
    seats: int
    phase: str = "muster"
    heroes: list[Hero] = []
    party: int = 4
    fallen: list[str] = []
    order: list[int] = []
    """Initiative: numbers of Heroes, first to act first."""
    allies: list[Ally] = []
    foes: list[Foe] = []
    layout: Layout
    doors: list[Door] = []
    chests: list[Chest] = []
    rooms: list[Room] = []
    litter: dict[int, list[Left]] = {}
    """Things left lying, by tile."""
    acting: int = 0
    """Place in `order` of the Hero whose turn it is."""
    queue: list[int] = []
    """Numbers of Monsters still to act, or of doors still to build behind."""
    prey: dict[str, int] = {}
    """The shared target of Monster types in this Action Phase."""
    sleepy: dict[int, list[int]] = {}
    """Tiles under Sleepy spells, with the Monsters that cast them."""
    coffin: dict[int, int] = {}
    """Dead Heroes who lie in a sarcophagus, with its square."""
    ambush: list[int] = []
    """Wandering Monsters that attack before anybody else acts."""
    returned: list[int] = []
    """Heroes who have come to another tile in this action."""
    built: int = 0
    builder: int = 0
    """The seat that builds next."""
    controller: int = 0
    """The seat that built last and runs the Monsters."""
    round: int = 1
    phases: int = 0
    idle: int = 0
    numbered: int = 0
    pool: int = 0
    used_uniques: list[str] = []
    found_uniques: list[str] = []
    great_keys: int = 0
    key_due: bool = False
    prizes: list[str] = []
    reason: str = ""
    legacy: bool = False
    at_home: list[str] = []
    """Heroes of the same campaign who do not take part."""
    visits: int = 0
