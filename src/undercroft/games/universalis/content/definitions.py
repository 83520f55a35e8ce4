"""What can be printed: the kinds of definitions and the small values that regular effects are made of.

Numbers and keywords are data. A regular effect is one of the `Effect` values; an irregular one is an `async def play(t,
use)` next to its entry. Everything has a default, so that an entry shows only what is printed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import IntEnum
from fractions import Fraction
from typing import TYPE_CHECKING

import msgspec

from undercroft.kernel import Definition

from .hooks import Aid, Art, Declared, Deed, Entering, Feat, Follow, Guard, Wounding
from .values import ROAD_EFFECTS as ROAD_EFFECTS
from .values import Afflict as Afflict
from .values import AnyEffect as AnyEffect
from .values import Astray as Astray
from .values import Bonus as Bonus
from .values import Control as Control
from .values import Cure as Cure
from .values import Delay as Delay
from .values import Effect as Effect
from .values import Effects as Effects
from .values import Find as Find
from .values import Gain as Gain
from .values import GainCoins as GainCoins
from .values import GainFortune as GainFortune
from .values import GainMana as GainMana
from .values import Grant as Grant
from .values import Harm as Harm
from .values import Heal as Heal
from .values import Hull as Hull
from .values import Jail as Jail
from .values import Lay as Lay
from .values import LoseBeast as LoseBeast
from .values import LoseThing as LoseThing
from .values import Modify as Modify
from .values import Nearer as Nearer
from .values import Outcome as Outcome
from .values import Reserve as Reserve
from .values import Reveal as Reveal
from .values import Shove as Shove
from .values import Spring as Spring
from .values import Summon as Summon
from .values import Teleport as Teleport
from .values import Trait as Trait
from .values import Transform as Transform
from .values import Wound as Wound

if TYPE_CHECKING:
    from ..rules.harm import Use
    from ..state import Figure
    from .catalogue import UTable


class Attribute(IntEnum):
    """The twelve attributes in the order of the hero file.  [dun.hero.fields]"""

    MOVEMENT = 0
    COMBAT = 1
    STRENGTH = 2
    SHOOTING = 3
    ARMOR = 4
    AGILITY = 5
    INTELLIGENCE = 6
    MANA = 7
    COURAGE = 8
    VITALITY = 9
    DEXTERITY = 10
    PERCEPTION = 11


Attributes = tuple[int, int, int, int, int, int, int, int, int, int, int, int]


def scores(
    *,
    movement: int,
    combat: int,
    strength: int,
    shooting: int,
    armor: int,
    agility: int,
    intelligence: int,
    mana: int = 0,
    courage: int,
    vitality: int,
    dexterity: int = 0,
    perception: int = 0,
) -> Attributes:
    """The attributes of a profile, as printed."""
    return (
        movement, combat, strength, shooting, armor, agility, intelligence, mana, courage, vitality, dexterity,
        perception,
    )  # fmt: skip


SMALL, AVERAGE, LARGE, HUGE = 1, 2, 3, 4
GRUNT, ELITE, CHAMPION = "grunt", "elite", "champion"
SKILL_GROUPS = ("combat", "scholarly", "exploration", "nature")
NATURES = ("projectile", "control", "damage", "protecting", "enhancing", "healing")
OFFENSIVE = ("projectile", "control", "damage")
MAGIC_TYPES = ("ranged", "melee", "armor", "shield", "element")
PLACES = ("room", "corridor", "door", "chest")
BEHAVIOURS = (
    "leader",
    "undead",
    "animal",
    "large",
    "sorcerer",
    "battle-sorcerer",
    "berserker",
    "melee-fighter",
    "ranged-fighter",
    "flying",
    "raazbal",
    "phalanx",
    "assassin",
    "cutpurse",
    "duellist",
    "hunter",
    "swarm",
    "skirmisher",
    "outrider",
)
CONDITIONS = ("stunned", "knocked-down", "diseased", "poisoned", "stationary")
ROLLS = (
    "initiative",
    "detect",  # Perception against traps
    "disarm",  # Dexterity against traps
    "lock",  # Dexterity: locks and chests
    "search",  # Perception: rooms
    "secret",  # Perception: secret doors
    "riddle",
    "casting",
    "dispel",
    "jump",  # great jumps and climbing
    "disengage",
    "attack",  # melee attack roll
    "defence",  # melee defence roll
    "shot",
    "courage",
    "block",
    "damage",  # damage dice with any weapon
    "melee-damage",
    "ranged-damage",
    "recovery",
)
"""The kinds of rolls that a `Bonus` can speak of, besides the names of the attributes in lower case."""

Play = Callable[["UTable", "Use"], Awaitable[None]]
"""What no `Effect` says: an `async def name(t, use)` next to its entry, played after the entry's `effects`. `use`
has the card's id, who uses it, on whom and where."""

SpellWorth = Callable[["UTable", "Figure", "Figure"], Fraction]
"""What a spell of the first is worth on the second."""


# ------------------------------------------------------------------------------------------------ heroes


class Race(Definition, frozen=True):
    """A race card.  [dun.race.attribute-range, dun.race.attribute-cost, dun.race.fortune]"""

    alignment: str
    """good, evil or neutral"""
    low: Attributes
    high: Attributes
    costs: Attributes
    """Development points for +1; 0: cannot be bought."""
    fortune: int = 2
    size: int = AVERAGE
    base: str = "1x1"
    skills: tuple[str, ...] = ()
    traits: tuple[Trait, ...] = ()
    fickle: bool = False
    """Dark classes and lores make it evil.  [dun.create.human-evil]"""
    mana_bonus: int = 0
    extra_skill: bool = False
    nature_skills: bool = False
    classes: tuple[str, ...] = ()
    """The recommended classes."""
    only_lores: dict[str, tuple[str, ...]] = {}
    """By class: the only lores that it may learn."""
    barred_lores: tuple[str, ...] = ()
    no_spells: tuple[str, ...] = ()
    """Classes that learn no spells with this race."""


class HeroClass(Definition, frozen=True):
    """A class card.  [dun.class.card]"""

    group: str
    """fighter, explorer or spellcaster"""
    learning: tuple[str, str, str, str, str, str]
    """The skill group for each result of 1D6."""
    skills: tuple[str, ...] = ()
    evil_skills: tuple[str, ...] = ()
    """What evil heroes of this class begin with, if it is something else."""
    spells: int = 0
    """How many spells it starts with."""
    lores: tuple[str, ...] = ()
    armor: str = "heavy"
    """The heaviest body armor allowed: none, light or heavy."""
    shields: bool = True
    weapons: tuple[str, ...] = ()
    """The only weapons allowed; empty: all."""
    discounts: tuple[Bonus, ...] = ()
    """Attributes of which the first increase costs so many development points less."""
    surcharges: tuple[Bonus, ...] = ()
    evil: bool = False
    """A human of this class is evil.  [dun.create.human-evil]"""


class Skill(Definition, frozen=True):
    """A skill card: numbers, words that the rules know, and functions at the points of `hooks`.  [dun.skill.list]"""

    group: str
    active: bool = False
    negative: bool = False
    bonuses: tuple[Bonus, ...] = ()
    needs: tuple[Bonus, ...] = ()
    """Attributes that must be at least so high, such as Bonus("agility", 4)."""
    light_only: bool = False
    """Not in heavy armor."""
    uses: int = 0
    """Uses per quest; 0: no limit."""
    classes: tuple[str, ...] = ()
    """The classes able to learn it; empty for Nature skills."""
    sides: tuple[str, ...] = ()
    """The alignments that can learn it; empty: all."""
    spells: tuple[str, ...] = ()
    """Spells that it teaches, each cast once per game by a Courage test."""
    inborn: bool = False
    """Heroes of some races can learn this Nature skill.  [dun.evolve.nature-skills]"""
    worded: bool = False
    """It speaks of a faction of the owner's choice."""
    gives: tuple[str, ...] = ()
    """What its owner is or can do, in the words of the rules."""
    proof: tuple[str, ...] = ()
    """Conditions that never befall its owner."""
    hardy: tuple[str, ...] = ()
    """Elements and conditions that he withstands with +1 to his Natural Armor or to his test."""
    resists: tuple[str, ...] = ()
    """Elements that harm him with a die less."""
    repeats: tuple[str, ...] = ()
    """Kinds of tests, or attributes, of which a failed one is rolled again."""
    deed: Deed | None = None
    feat: Feat | None = None
    blow: Aid | None = None
    shot: Aid | None = None
    declared: Declared | None = None
    wounding: Wounding | None = None
    follow: Follow | None = None
    art: Art | None = None
    guard: Guard | None = None
    entering: Entering | None = None
    starting: Entering | None = None


class Hero(Definition, frozen=True):
    """A predesigned hero of 10 Value Points."""

    race: str
    hero_class: str
    attributes: Attributes
    """With Natural Armor; equipment and skills are added by the rules."""
    fortune: int
    skills: tuple[str, ...] = ()
    traits: tuple[Trait, ...] = ()
    spells: tuple[str, ...] = ()
    hands: tuple[str, ...] = ()
    worn: tuple[str, ...] = ()
    pack: tuple[str, ...] = ()
    coins: int = 0


# ------------------------------------------------------------------------------------------------ equipment


class Item(Definition, frozen=True):
    """What every piece of equipment has. `uncommon`: the total of 2D6 needed to find it in a shop (0: common)."""

    cost: int = 0
    weight: int = 1
    hands: int = 1
    vp: int = 0
    uncommon: int = 0
    copies: int = 2
    bonuses: tuple[Bonus, ...] = ()


class Mode(msgspec.Struct, frozen=True):
    """Another printed use of a weapon: figures added to the ordinary ones."""

    id: str
    damage: int = 0
    armor: int = 0
    combat: int = 0


class Weapon(Item, frozen=True):
    """A weapon. `damage` is added to Strength, or is the number of dice if `fixed`.

    Marks: "long", "shield-breaker", "reload", "detonation", "blunt", "natural", "no-draw-penalty", "stuns" (a critical
    Stuns), "disarms" (and drops weapons), "ignores-shields", "critical-ignores-shields", "critical-pierces" (target's
    Armor -1), "pierces-behind", "pierces-still" (if the user did not move), "no-defensive-shot", "venomous",
    "no-criticals", "point-blank" (also at adjacent targets and while down), "far-blunt" (no Armor change beyond half
    range), "pair", "unarmed-adjacent", "stuns-user" (on a blunder), "unpoisonable", "flaming", "two-handed-block",
    "returns", "net", "sword" (of a Sword Master), "light" (no better from the saddle), "lance" (for a charge), "rides"
    (a die more from the saddle), "under-water" (serves in deep water).
    """

    kind: str = "melee"
    """melee, ranged (projectile) or throwing"""
    damage: int = 0
    fixed: bool = False
    armor: int = 0
    combat: int = 0
    defence: int = 0
    """Added to Combat Skill only when defending."""
    shooting: int = 0
    range: int = 0
    """Greatest range; of a melee weapon, the range when thrown."""
    range_strength: bool = False
    breaks: int = 0
    shots: int = 1
    melee: bool = False
    """A throwing weapon that may also be used in melee, with -1 Combat Skill and damage equal to Strength."""
    against_heavy: int = 0
    blunder: int = 1
    """Doubles up to this number are critical failures."""
    modes: tuple[Mode, ...] = ()
    marks: tuple[str, ...] = ()


class Armor(Item, frozen=True):
    """Body armor, or a helmet, greaves and the like if not `body`."""

    bonus: int = 1
    heavy: bool = False
    body: bool = True
    penalties: tuple[Bonus, ...] = ()
    barding: bool = False
    """It is also made for mounts.  [dun.mount.armor]"""
    die_less: tuple[str, ...] = ()
    """Takes 1 damage die less from "melee", "ranged" or the named weapons."""


class Shield(Item, frozen=True):
    """A shield. `ranged`: blocks shots; `cover`: light cover against projectiles, Breath and Aura."""

    block: int = 5
    breaks: int = 2
    ranged: bool = True
    cover: bool = True
    penalties: tuple[Bonus, ...] = ()


class Object(Item, frozen=True):
    """A Common (`special=False`) or Special Object. `use`: "quick", "action", "hand" (works while held), "attack" (is
    put on a weapon) or "none". Consumed when used, unless `reusable`."""

    special: bool = False
    use: str = "quick"
    reusable: bool = False
    potion: str = ""
    """poison, dexterity, heroic, strength, mana or healing"""
    light: bool = False
    kind: str = ""
    """rope, pickaxes, picklocks, scroll, components, instrument, provisions, holy-water, poison-flask ..."""
    effects: Effects = ()


class MagicObject(Definition, frozen=True):
    """A Magic Object or Relic. `base`: the ordinary weapon, armor or shield that it is; none for a Magic Element."""

    type: str
    vp: int
    relic: bool = False
    base: str = ""
    bonuses: tuple[Bonus, ...] = ()
    grants: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    """Further weapon marks."""
    damage: int = 0
    armor: int = 0
    block: int = 0
    """Added to the figures of its base; `block` -1 is better."""
    effects: Effects = ()
    """What its Action does, if it has one."""
    play: Play | None = None
    uses: int = 0
    range: int = 0


class Treasure(Definition, frozen=True):
    """A treasure card."""

    effects: Effects
    copies: int = 1


# ------------------------------------------------------------------------------------------------ magic


class Lore(Definition, frozen=True):
    """A lore of magic; its spells name it."""

    realm: str
    """elements, harmony, nature or darkness"""
    order: int = 99
    """Where it comes among the others; those with the same number by their ids."""
    evil: bool = False
    """A human who learns it is evil.  [dun.create.human-evil]"""


class Spell(Definition, frozen=True):
    """A spell card.  [dun.spell.card-fields]"""

    lore: str
    nature: str
    mana: int = 1
    range: int = 0
    """0: only on the caster."""
    self_too: bool = False
    area: int = 0
    affects: str = "target"
    """target, allies, enemies or all (within the area)"""
    permanent: bool = False
    cost: int = 10
    dice: int = 0
    """Of a projectile; other spells name them here where their own function rolls them."""
    armor: int = 0
    element: str = ""
    splash: bool = False
    """A projectile that also affects the squares around its target (2 dice fewer)."""
    will: bool = False
    """Controls the will, movement or Actions."""
    illusion: bool = False
    square: bool = False
    """The target is a square, not a character."""
    effects: Effects = ()
    each: Effects = ()
    """What a permanent spell does again whenever a turn of its caster's side begins: to those whom it was cast on, or,
    with range 0 and an area, to those who are around him then."""
    only: str = ""
    """A word that must be among the `kinds` of a creature that it is aimed at."""
    corpse: bool = False
    """It needs a fallen enemy whom nobody has searched, no Leader, and uses it up."""
    play: Play | None = None
    worth: SpellWorth | None = None
    """What its own function is worth on somebody, in wounds, for those who reckon; none: by its dice."""
    icon: str = ""
    """Its picture, by name from the icon set; none: that of its nature."""


# ------------------------------------------------------------------------------------------------ the dungeon


class Piece(Definition, frozen=True):
    """What Furniture and Special Elements share.  [dun.element.icons]"""

    height: int = 1
    width: int = 1
    depth: int = 1
    cover: str = ""
    """"", light or heavy"""
    impassable: bool = False
    movable: bool = False
    copies: int = 1


class Furniture(Piece, frozen=True):
    """A furniture card. `table`: what a search with 2D6 finds; `books`: Polyglot helps; `alchemy`: Alchemist helps."""

    search: tuple[Outcome, ...] = ()
    trap_on_blunder: bool = False
    books: bool = False
    alchemy: bool = False


class SpecialElement(Piece, frozen=True):
    """A special element card."""

    on_entry: Effects = ()
    on_interaction: Effects = ()
    interaction_table: tuple[Outcome, ...] = ()
    once: bool = False
    """Only the first interaction has an effect."""
    creature: str = ""
    """Can be spawned for half its cost on the reveal."""
    no_encounter: bool = False
    thin_air: bool = False
    """Everybody who enters its section is Stunned, and recovers only outside."""
    terrain: str = ""
    """Turns its squares into difficult, deep-water, pit, abyss ..."""


# ------------------------------------------------------------------------------------------------ the Dark Player


class DarkCard(Definition, frozen=True):
    """A Dark Player card. `use` says what it is for:

    Obstacles: "trap" (with `detect`, `disarm`, `effects`), "lock", "riddle", "hazard" (placed at a reveal).
    Powers: "fortune", "boost" (lasting `effects` on one creature), "instant" (`effects` on one creature), "flee",
    "darkness", "irregular" (`play`).
    Encounters: "section" (Enemy Spotted!, Wandering Creature), "special", "relief" (Reinforcements), "lurkers"
    (Ambush!), "robber" (Thief!).
    """

    kind: str
    """obstacle, power or encounter"""
    use: str
    cost: int = 0
    """-1: X"""
    discard: int = 1
    main_room: bool = False
    """Its creatures wait in the main room, too.  [dun.adp.encounter.main-room]"""
    copies: int = 1
    places: tuple[str, ...] = ()
    detect: int = 9
    disarm: int = 0
    """0: cannot be deactivated"""
    area: int = 0
    """A trap or hazard that reaches so many squares around its own."""
    effects: Effects = ()
    creatures: tuple[str, ...] = ()
    """Powers: the behaviours, skills or levels that it can benefit; empty: any."""
    play: Play | None = None


class Upgrade(msgspec.Struct, frozen=True):
    """An optional upgrade of a Leader's profile."""

    id: str
    cost: int
    bonuses: tuple[Bonus, ...] = ()
    skills: tuple[str, ...] = ()


class Creature(Definition, frozen=True):
    """A Bestiary profile, a mercenary or a pet. `attributes` hold total Armor; `natural` is Natural Armor."""

    faction: str = ""
    level: str = GRUNT
    vp: int = 1
    attributes: Attributes = (5, 3, 3, 3, 3, 3, 3, 0, 3, 3, 0, 0)
    natural: int = 3
    size: int = AVERAGE
    base: str = "1x1"
    """1x1, 2x1 or 2x2"""
    heavy: bool = False
    weapons: tuple[str, ...] = ()
    """The first one is in hand; "unarmed" if there is none."""
    shield: str = ""
    skills: tuple[str, ...] = ()
    traits: tuple[Trait, ...] = ()
    spells: tuple[str, ...] = ()
    behaviour: str = "melee-fighter"
    upgrades: tuple[Upgrade, ...] = ()
    kinds: tuple[str, ...] = ()
    """Words that other cards ask for: animal, giant, elemental, werewolf, orc ..."""
    mount: str = ""
    """What it rides where there is room; its Value Points are those of both."""
    icon: str = ""
    """Its picture, by name from the icon set; none: that of its level."""


class Behaviour(Definition, frozen=True):
    """A Creature Behavior card.  [dun.adp.behavior-types]"""

    first: tuple[str, ...] = ()
    """Whom it attacks before it asks for the best chance: near (the nearest), hurt (who has lost most), soft (shooters
    and spellcasters), proud (the highest Value Points), lone (who is farthest from his friends), beset (round whom most
    of its own stand), rich (who carries most coins)."""
    keeps: int = 0
    """As long as it can shoot or cast it stays so many squares away from its enemies, and breaks away from them."""
    flanks: bool = False
    """Attacks from the enemy's back where it can."""
    wades: bool = False
    """Attacks from where it reaches most enemies."""
    wards: bool = False
    """Strengthens itself with its spells before it fights."""
    rages: bool = False
    flies: bool = False
    holds: bool = False
    """Unhurt and among its own it waits for the enemy to come within its reach."""
    restless: bool = False
    """Holds no place, whatever the Leader card says."""
    heedless: bool = False
    """Neither keeps apart from its own nor guards the Leader."""
    flees: bool = False
    """Hurt, it breaks away and stays out of reach; it strikes only if it is held."""
    like: str = ""
    """The printed card of which it is a variant; what asks for that one means it too."""


class Companion(Creature, frozen=True):
    """A mercenary (`pet=False`) or a pet."""

    pet: bool = False
    cost: int = 10
    upkeep: int = 2
    options: tuple[tuple[str, ...], ...] = ()
    """Alternative weapon sets of a mercenary; the hiring hero picks one permanently."""


class Faction(Definition, frozen=True):
    """A faction sheet: its creatures and, for each Encounter card, six rows of the Creature Spawn Table."""

    creatures: tuple[str, ...]
    spawn: dict[str, tuple[tuple[str, ...], ...]]
    """By card id; the Value Points of each row add up to the card's cost. Special Creature: one creature a row."""
    order: int = 99
    """Where its sheet comes among the others; those with the same number by their ids."""
