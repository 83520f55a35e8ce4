"""The state of a dungeon: plain typed data, nothing else. Cards are numbers, squares are numbers, the rest ids."""

from __future__ import annotations

import msgspec

from undercroft.kernel import GameState

from .shapes import Dungeon

PLACES = ("head", "torso", "arms", "legs", "feet", "accessory-1", "accessory-2", "hand-1", "hand-2")
"""The places of the body, in the order of `Hero.body`."""

NO_CARD = -1
NOBODY = -1
"""No character, and no monster."""
OUTSIDE = -1
"""The square of who is not on the board: a monster before the entrance, a character who has not come or is gone."""


class Switches(msgspec.Struct, frozen=True, rename="kebab"):
    """The optional rules as they were switched, each by the name that `INFO.options` gives it."""

    custom_heroes: bool = False
    door_events: bool = False
    calm_doors: int = 15
    room_events: bool = False
    throw_in_sight: bool = False
    shop_trap_removal: bool = False
    stop_after_trap: bool = False
    average_monster_dice: bool = False
    keep_by_gold: bool = False
    xp_per_point: int = 3
    open_party: bool = False
    choose_stack: bool = False


class Setting(msgspec.Struct, frozen=True):
    """What was chosen before the game and never changes: the table, the mode, the scenario and the switches."""

    seats: int
    mode: str
    scenario: str
    switches: Switches = msgspec.field(default=Switches(), name="options")


class Hero(msgspec.Struct):
    """One character. `worn` sums the bonuses of what is on the body; `max_hp`, `max_pp` and `ip` include it."""

    kind: str
    seat: int
    attributes: list[int]
    square: int = OUTSIDE
    hp: int = 0
    pp: int = 0
    max_hp: int = 0
    max_pp: int = 0
    ip: int = 0
    ap: int = 0
    rolled: bool = False
    body: list[int] = msgspec.field(default_factory=lambda: [NO_CARD] * 9)
    belt: list[int] = []
    pack: list[int] = []
    hand: list[int] = []
    worn: tuple[int, ...] = (0,) * 10
    bonuses: list[str] = []
    gained: int = 0
    owed: int = 0
    xp: int = 0
    poison: int = 0
    unconscious: bool = False
    resting: bool = False
    carries: int = NOBODY
    held: bool = False
    buried: bool = False
    disarmed: bool = False
    boons: dict[str, int] = {}
    after: dict[str, int] = {}
    lasting: dict[str, int] = {}
    away: str = ""


class Monster(msgspec.Struct):
    """One monster on the board. `square` is -1 while it waits outside the entrance.

    `id` is never used again in a game; `figure` is the number of the figure among those of its kind, 0 for the only
    one and for bosses.
    """

    id: int
    kind: str
    square: int
    hp: int = 0
    mods: tuple[str, ...] = ()
    boss: str = ""
    poison: int = 0
    held: bool = False
    buried: bool = False
    disarmed: bool = False
    acted: bool = False
    shown: bool = False
    figure: int = 0


class Caught(msgspec.Struct, frozen=True):
    """A lasting trap: its card, the slots of its room or the characters it holds, and when it began."""

    card: int
    hero: int
    slots: tuple[int, ...]
    heroes: tuple[int, ...]
    barred: tuple[int, ...]
    began: int


class Strike(msgspec.Struct, frozen=True):
    """A monster's attack that has been rolled: the characters who still have to defend, those already wounded, and
    those whom it has bloodied before in the same frenzy."""

    monster: int
    total: int
    targets: tuple[int, ...]
    wounded: tuple[int, ...] = ()
    free: bool = False
    spared: tuple[int, ...] = ()


class Reveal(msgspec.Struct, frozen=True):
    """Tiles being laid: who opened, which door, the first slot of this reveal, the tile in hand; whether it counts
    as an opened door."""

    hero: int
    door: int
    first: int
    tile: str = ""
    counts: bool = True


class State(GameState, kw_only=True):
    """All that can change."""

    setting: Setting
    heroes: list[Hero]
    monsters: dict[int, Monster] = {}
    dungeon: Dungeon
    tiles: list[str]
    stacks: list[list[int]]
    discard: list[int] = []
    shop: list[int] = msgspec.field(default_factory=lambda: [NO_CARD] * 3)
    lost: list[int] = []
    drawn: list[int] = []
    kept_traps: list[int] = []
    standard: list[int] = []
    damaged: list[int] = []
    charms: dict[int, str] = {}
    monster_deck: list[str]
    monster_discard: list[str] = []
    door_deck: list[str] = []
    door_discard: list[str] = []
    boss_deck: list[str] = []
    treasures: list[int] = []
    dormant: list[int] = []
    tokens: dict[int, str] = {}
    ground: dict[int, str] = {}
    tally: dict[str, int] = {}
    phase: str = "heroes"
    queue: list[int] = []
    round: int = 0
    speaker: int = 0
    active: int = NOBODY
    moving: int = NOBODY
    stopped: int = -1
    jumps: list[int] = []
    laden: list[int] = []
    """Whom the character carried in each of its jumps that wait for their check."""
    door_opened: bool = False
    fallen: int = 0
    doom: int = 0
    doom_due: int = 0
    rush: list[int] = []
    level: int = 1
    first_level: int = 1
    level_ups: int = 0
    xp: int = 0
    monster_points: int = 0
    campaign_points: int = 0
    chapters_won: int = 0
    homemade: int = 1
    advances: bool = False
    next_monster: int = 0
    strike: Strike | None = None
    reveal: Reveal | None = None
    icons: list[int] = []
    fresh: list[int] = []
    dead_ends: list[int] = []
    activations: list[tuple[int, int]] = []
    late: list[int] = []
    loot_due: list[tuple[int, int]] = []
    caught: list[Caught] = []
    gold: int = 0
    party: int = 0
    joining: list[int] = []
    at_home: list[str] = []
    put_aside: list[int] = []
    """Cards of characters who do not take part."""
    result: str = ""
