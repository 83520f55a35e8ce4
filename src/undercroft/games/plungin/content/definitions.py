"""The shapes of everything printed: tiles, charts, monsters, spells, gear, traps, events, quests."""

from __future__ import annotations

from typing import Annotated, Generic, Literal, TypeVar

import msgspec

from undercroft.kernel import Definition

R = TypeVar("R")

STATS = ("atk", "def", "wit", "dex", "mag", "mov", "res", "lif")
"""The eight stats in the order of a sheet.  [plungin.stat.table]"""

ATK, DEF, WIT, DEX, MAG, MOV, RES, LIF = range(8)

Dice = Annotated[int, msgspec.Meta(ge=0, le=30)]
Delta = Annotated[int, msgspec.Meta(ge=-30, le=30)]
Squares = Annotated[int, msgspec.Meta(ge=0, le=20)]
Difficulty = Annotated[int, msgspec.Meta(ge=1, le=10)]
Few = Annotated[int, msgspec.Meta(ge=0, le=20)]
Some = Annotated[int, msgspec.Meta(ge=1, le=20)]
Coins = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Level = Annotated[int, msgspec.Meta(ge=1, le=10)]
Line = Annotated[str, msgspec.Meta(max_length=120)]
Story = Annotated[str, msgspec.Meta(max_length=4_000)]
"""Figures and texts within bounds, so that no pack can make a game that never ends."""

Stat = Literal["atk", "def", "wit", "dex", "mag", "mov", "res", "lif"]
Law = Literal[
    "brutal", "conspire", "frenzy", "lured", "maneuver", "regroup", "repulsed", "sneaky", "swarm", "malicious", "pack"
]
Power = Literal["flying", "ethereal", "venomous", "undead", "nimble", "fire"]
School = Literal["air", "fire", "earth", "water", "shadow"]


class Tile(Definition, frozen=True, kw_only=True):
    """A tile as drawn, north up. `.` floor, blank nothing, `#` cannot be entered, `F` fountain, `S` sarcophagus (cannot
    be entered), `E` squares for a boss. Sides that carry a doorway need an even run of squares: the doorway is the two
    in the middle. `doors`: the sides that may carry one (rooms) or always do (hallways)."""

    kind: Literal["entry", "room", "hallway", "special", "unique"]
    rows: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=20)], ...], msgspec.Meta(max_length=20)]
    doors: Annotated[str, msgspec.Meta(max_length=4)] = "NESW"


class Chart(msgspec.Struct, Generic[R], frozen=True):
    """A chart: its die, and each result with the highest total that gives it; the last result has no limit."""

    die: int
    upto: tuple[int, ...]
    results: tuple[R, ...]

    def at(self, total: int) -> R:
        for limit, result in zip(self.upto, self.results, strict=True):
            if total <= limit:
                return result
        return self.results[-1]


class Location(msgspec.Struct, frozen=True):
    """A row of the Location Chart: a tile with its number of doors (rooms; entrance included), or `special`."""

    tile: str = ""
    doors: Few = 0
    special: bool = False


class Doorway(msgspec.Struct, frozen=True):
    """A row of the Doorway Chart. `key_only`: the quest says that nothing but a key opens it."""

    kind: Literal["unlocked", "locked", "great"]
    difficulty: Difficulty = 1
    key_only: bool = False


class Encounter(msgspec.Struct, frozen=True):
    """A row of the Encounter Chart."""

    monsters: bool = False
    chests: Few = 0
    difficulty: Difficulty = 1


class Group(msgspec.Struct, frozen=True):
    """A row of the Monsters Chart: a type and a number, `count` plus a die of `die` sides if there is one. Of them
    this many percent come (`share`), at least one."""

    monster: str
    count: Few = 1
    die: Literal[0, 4, 6, 8, 10, 12, 20] = 0
    share: Annotated[int, msgspec.Meta(ge=10, le=200)] = 100


class Life(msgspec.Struct, frozen=True):
    """A row of a Life Chart: nothing, a wound that changes stats permanently, or the end."""

    result: Literal["unhurt", "wounded", "slain"]
    atk: Delta = 0
    defense: Delta = 0
    mov: Delta = 0


class LifeChart(msgspec.Struct, frozen=True):
    """A boss's life. `builds`: damage taken before counts again, so that the end comes nearer with every hit."""

    chart: Chart[Life]
    builds: bool = False


class Magic(msgspec.Struct, frozen=True):
    """What a Monster does with its MAG dice. `sleepy`: Heroes on the tile need 6s; `bolt`: an attack with MAG + bonus
    dice; `fear`: Heroes on the tile who fail to resist are stunned. Range 0 is the whole tile."""

    kind: Literal["sleepy", "bolt", "fear"]
    difficulty: Difficulty = 1
    range: Squares = 0
    bonus: Dice = 0
    resist: Difficulty = 1
    fire: bool = False


class Breath(msgspec.Struct, frozen=True):
    """Fixed damage to everybody in a block of the tile."""

    damage: Dice
    size: Some = 2
    fire: bool = True


class Monster(Definition, frozen=True, kw_only=True):
    """One type of Monster. `res` -1: none printed. `range` 0: no ranged weapon. A boss has a Life Chart."""

    level: Level = 1
    atk: Dice
    defense: Dice
    wit: Dice
    rng: Squares
    dex: Dice = 1
    mag: Dice = 0
    mov: Squares
    res: Annotated[int, msgspec.Meta(ge=-1, le=30)]
    lif: Some = 1
    gold: Coins = 0
    xp: Coins = 0
    powers: tuple[Power, ...] = ()
    law: Law = "brutal"
    range: Squares = 0
    magic: Magic | None = None
    breath: Breath | None = None
    life: LifeChart | None = None
    breathes_first: bool = False
    """The Doom Dragon's own Law: all actions go into breath, but one into a blow at an adjacent Hero."""
    tell: Line = ""
    """What a pack calls it; texts of the game's own Monsters are in the text files."""

    @property
    def far(self) -> int:
        """How far its weapon reaches, or the magic that it fights with by its Law; 0: no farther than its own tile."""
        return self.magic.range if self.magic is not None and self.law == "conspire" else self.range


class Spell(Definition, frozen=True, kw_only=True):
    """`range` in squares, or 0: the tile, -1: the caster or an adjacent square, -2: the caster, -3: an adjacent one."""

    school: School
    difficulty: int
    cost: int
    range: int
    target: Literal[
        "character", "hero", "monster", "monsters", "square", "block", "dead-hero", "door", "object", "self"
    ]
    effect: Literal[
        "teleport", "invisibility", "summon", "attack", "blind", "revive", "area", "armor", "heal", "open-door",
        "earth-gate", "pit", "quicken", "wave", "doppelganger", "likeness", "drain", "images", "find",
    ]  # fmt: skip
    resist: int = 0
    amount: int = 0
    """Weapon bonus, damage, armor bonus, squares or die, as the effect asks."""
    fire: bool = False
    summon: str = ""


class Summon(Definition, frozen=True, kw_only=True):
    """A creature that a spell calls: its ATK is the caster's MAG divided by `mag_per_atk`, at least 1, at most
    `atk_most`."""

    atk_most: int
    mag_per_atk: int
    defense: int
    wit: int = 0
    dex: int = 0
    mov: int
    res: int
    powers: tuple[Power, ...] = ()
    must_obey: bool = False
    """The caster must pass a Resistance test to control it, and it ends with him."""


class Ability(Definition, frozen=True, kw_only=True):
    """A special ability; half price in creation points."""

    cost: int
    stat: Stat | None = None
    least: int = 0
    needs: str = ""
    weapon: bool = False
    """A weapon (type) must be named that the Hero owns."""
    repeatable: bool = False


class Weapon(Definition, frozen=True, kw_only=True):
    """`range` 0 is a melee weapon; `thrown` is how far a melee weapon can be thrown. `cost` 0: not for sale."""

    bonus: Dice
    range: Squares = 0
    thrown: Squares = 0
    hands: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    cost: Coins = 0
    manna: bool = False
    fire: bool = False


class Armor(Definition, frozen=True, kw_only=True):
    """A suit, or a shield for one hand."""

    bonus: Dice
    slot: Literal["armor", "hand"] = "armor"
    cost: Coins = 0
    move: Delta = 0
    burns: bool = False


class Item(Definition, frozen=True, kw_only=True):
    """`use`: once, always by being carried, or a vessel. `effect` says what it does; `bolt` is a magic item: MAG dice
    plus `amount` as an attack within `range` squares; `dread` stuns the undead."""

    effect: Literal[
        "antidote", "backpack", "bottle", "great-key", "heal", "revive", "key", "lock-picks", "torch", "bolt", "water",
        "goal", "dread",
    ]  # fmt: skip
    use: Literal["once", "permanent", "vessel"] = "once"
    cost: Coins = 0
    amount: Few = 0
    range: Squares = 0
    difficulty: Difficulty = 1


class Attire(Definition, frozen=True, kw_only=True):
    """Something worn: one per place on the body, ten rings. Bonuses are dice (or squares, or life) on stats."""

    place: Literal["ring", "head", "feet", "hands", "neck", "back"]
    atk: Dice = 0
    defense: Dice = 0
    wit: Dice = 0
    dex: Dice = 0
    mag: Dice = 0
    mov: Dice = 0
    res: Dice = 0
    cost: Coins = 0


class Treasure(Definition, frozen=True, kw_only=True):
    """A row of the Treasure Chart. `what`: the id of the weapon, armor, item or attire; `amount` plus a die: gold."""

    kind: Literal["gold", "gem", "trinket", "item", "weapon", "armor", "attire", "great-key"]
    what: str = ""
    amount: Coins = 0
    die: Literal[0, 4, 6, 8, 10, 12, 20] = 0
    unique: bool = False


class Stage(msgspec.Struct, frozen=True):
    """One thing that a sprung trap does. An attack has `dice` against Defense; a test asks each victim for `successes`
    with a stat, and those who fail take `damage`, a condition or venom."""

    kind: Literal["attack", "test"]
    affects: Literal["opener", "adjacent", "tile"] = "opener"
    dice: Dice = 0
    stat: Stat = "def"
    successes: Difficulty = 1
    damage: Dice = 0
    condition: Literal["", "stunned", "incapacitated"] = ""
    venom: bool = False
    fire: bool = False
    no_move: bool = False


class Trap(Definition, frozen=True, kw_only=True):
    """Disarmed with `difficulty` successes of `stat`; its stages follow one another."""

    stat: Stat
    difficulty: Difficulty
    stages: Annotated[tuple[Stage, ...], msgspec.Meta(max_length=6)]
    tell: Line = ""


class Happening(Definition, frozen=True, kw_only=True):
    """A Random Event. `patrol`: Monsters at the doorway of entry; `trap`: `what` is sprung on the Hero; `draught`:
    torches go out; `slow`: no Move this turn; `alarm`: Monsters of the tile detect the Heroes; `coins`: `amount` gold
    for the Hero; `boon`: 1 LIF back."""

    kind: Literal["patrol", "trap", "draught", "slow", "alarm", "coins", "boon"]
    what: str = ""
    amount: Coins = 0
    tell: Line = ""


class PlaceRule(msgspec.Struct, frozen=True):
    """A special rule of a location. `dark`: as dark as without a torch; `silence`: nobody works magic there; `mire`:
    who walks has `amount` squares less; `hazard`: the trap `what` strikes everybody on the Heroes' side there at the
    start of each Action Phase; `calls`: as long as one of its Monsters knows of the Heroes there, `amount` more of
    the kind `what` come at the start of each Action Phase. `unlit`: only while no torch burns on the tile."""

    kind: Literal["dark", "silence", "mire", "hazard", "calls"]
    amount: Some = 1
    what: str = ""
    unlit: bool = False


class Hidden(msgspec.Struct, frozen=True):
    """Something that a Hero in a location can look for: WIT dice against the Difficulty, once per Action Phase. What is
    found is told, and gives XP and a treasure.  [plungin.trapfind.other-objects]"""

    difficulty: Difficulty = 1
    treasure: str = ""
    xp: Coins = 0
    tell: Story = ""


class SpecialLocation(Definition, frozen=True, kw_only=True):
    """A preconfigured room. `ways`: what its further doors are, in order; without them the Doorway Chart says."""

    tile: str
    doors: Some = 2
    monsters: bool = True
    chests: bool = False
    ways: Annotated[tuple[Doorway, ...], msgspec.Meta(max_length=3)] = ()
    rules: Annotated[tuple[PlaceRule, ...], msgspec.Meta(max_length=5)] = ()
    hidden: Annotated[tuple[Hidden, ...], msgspec.Meta(max_length=5)] = ()


class Inhabitant(msgspec.Struct, frozen=True):
    """Monsters of a Unique Location. `at`: on the boss squares, or on rolled squares."""

    monster: str
    count: Some = 1
    at: Literal["boss", "roll"] = "roll"
    aware: bool = False


class UniqueLocation(Definition, frozen=True, kw_only=True):
    """A room that is fully planned. `prize`: an item that falls to the party when all its Monsters (or `guardian`) are
    removed; `xp`: for that task. `secret_exit`: then the party may leave at once."""

    tile: str
    inhabitants: Annotated[tuple[Inhabitant, ...], msgspec.Meta(max_length=20)] = ()
    guardian: str = ""
    chests: Few = 0
    difficulty: Difficulty = 1
    ways: Annotated[tuple[Doorway, ...], msgspec.Meta(max_length=3)] = ()
    rules: Annotated[tuple[PlaceRule, ...], msgspec.Meta(max_length=5)] = ()
    hidden: Annotated[tuple[Hidden, ...], msgspec.Meta(max_length=5)] = ()
    prize: str = ""
    xp: Coins = 0
    gold: Coins = 0
    secret_exit: bool = False
    tell: Line = ""
    story: Story = ""


class Goal(msgspec.Struct, frozen=True):
    """How the quest is won: all Monsters of a location removed, a Monster killed, or an item carried out of the
    exit."""

    kind: Literal["clear", "slay", "carry-out"]
    what: str
    gold: Coins = 0
    """Reward for the party."""
    xp: Coins = 0


class Charts(msgspec.Struct, frozen=True):
    """All charts of a quest.  [plungin.component.quest-charts]"""

    location: Chart[Location]
    special: Chart[str]
    doorway: Chart[Doorway]
    encounter: Chart[Encounter]
    chest: Chart[bool]
    """Whether it is locked."""
    monsters: Chart[Group]
    door_trap: Chart[str]
    """A trap's id, or nothing."""
    chest_trap: Chart[str]
    event: Chart[str]
    treasure: Chart[str]
    unique: Chart[str] | None = None
    """Without it the Unique Locations come in the order of the pack."""


class Keys(msgspec.Struct, frozen=True):
    """What common keys open in this quest, and whether they are used up.  [plungin.key.quest-rules]"""

    opens: Literal["nothing", "doors", "chests", "both"] = "nothing"
    used_up: bool = True


class Mark(Definition, frozen=True, kw_only=True):
    """What a quest that was won leaves in the world: that the task of the location `done` was seen to, that `spared`
    was found and left alone, or that it took no more than `within` Action Phases. `story` goes into the chronicle, and
    the packs of later quests may have echoes of it."""

    done: str = ""
    spared: str = ""
    within: Coins = 0
    story: Story = ""


class Echo(msgspec.Struct, frozen=True, kw_only=True):
    """What a mark, or a quest that was won, changes in a later quest of the same party: `story` is told before all
    else; in a `location` there are `fewer` or `more` Monsters of a kind, `count` of them; `gift` is a treasure for the
    first Hero, told of when all are in."""

    after: str
    story: Story = ""
    gift: str = ""
    location: str = ""
    fewer: str = ""
    more: str = ""
    count: Some = 1


class Size(msgspec.Struct, frozen=True, kw_only=True):
    """What a quest changes for a party of this many `heroes`: other ready-made Heroes are offered first, as fewer
    share the XP; of each group of Monsters this many percent come, at least one; bosses have `bosses` dice more or
    less to attack and defend with, and all other Monsters `dice`; all breath does `breath` damage more or less."""

    heroes: Annotated[int, msgspec.Meta(ge=1, le=4)]
    monsters: Annotated[int, msgspec.Meta(ge=10, le=200)] = 100
    bosses: Delta = 0
    dice: Delta = 0
    breath: Delta = 0
    party: Annotated[tuple[str, ...], msgspec.Meta(max_length=60)] = ()


class Pack(Definition, frozen=True, kw_only=True):
    """A Quest Pack.  [plungin.component.quest-pack]"""

    title: Line
    story: Story
    level: Level
    span: tuple[int, int]
    charts: Charts
    goal: Goal
    entry: str = "entry"
    tiles: tuple[Tile, ...] = ()
    monsters: tuple[Monster, ...] = ()
    traps: tuple[Trap, ...] = ()
    events: tuple[Happening, ...] = ()
    treasures: tuple[Treasure, ...] = ()
    items: tuple[Item, ...] = ()
    attire: tuple[Attire, ...] = ()
    weapons: tuple[Weapon, ...] = ()
    armors: tuple[Armor, ...] = ()
    specials: tuple[SpecialLocation, ...] = ()
    uniques: tuple[UniqueLocation, ...] = ()
    marks: tuple[Mark, ...] = ()
    echoes: tuple[Echo, ...] = ()
    sizes: tuple[Size, ...] = ()
    keys: Keys = Keys()
    dark: bool = False
    """Darkness: without a lit torch on the tile a Hero has one die less on WIT, DEX and ranged attack rolls."""
    bottled_water: bool = True
    party: Annotated[tuple[str, ...], msgspec.Meta(max_length=60)] = ()
    """Ready-made Heroes that are offered first."""
    ending: Story = ""
    defeat: Story = ""
    names: dict[str, str] = {}
    """What the pack's own things are called, by id."""


class HeroSheet(Definition, frozen=True, kw_only=True):
    """A ready-made Hero, of level 1 unless it says so. `abilities` such as `magic-school water` or `weapon-mastery
    sword`."""

    concept: str
    magic: bool
    stats: tuple[int, int, int, int, int, int, int, int]
    abilities: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    armor: str = ""
    hands: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    attire: tuple[str, ...] = ()
    gold: int = 0
    level: int = 1
    xp: int = 0


class LevelRow(msgspec.Struct, frozen=True):
    """A row of the level chart."""

    xp: int
    points: int
    cap: int
