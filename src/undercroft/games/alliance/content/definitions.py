"""The shapes of printed things: heroes, cards, encounters, tiles, frames and solo cards.

Numbers and keywords are data. What a card does when it is played is a tuple of small effect values. Bonuses count for
the hero under whose Hero Card the card lies, artifacts for all heroes of their owner.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.kernel import Definition

Kind = Literal["melee", "ranged"]

CARD_TYPES = (
    "weapon", "armor", "action", "battle-tactic", "attack-spell", "control-spell", "enhance-spell", "healing-spell",
    "reaction", "pet", "artifact", "treasure",
)  # fmt: skip
COLORS = ("blue", "red", "yellow", "green")
NEAR, FAR = (1, 1), (2, 3)
"""The default ranges of melee and ranged attacks."""
ALL = 99
"""So many Speed points that nothing is left of a movement."""


class Requirement(msgspec.Struct, frozen=True):
    """The icons that a card demands. Empty: the gold universal icon.

    `races`: one of them (two different Race Icons: either). `classes`: all of them, the same one twice: twice; with
    `either` (the dash between two Class Icons) one of them.
    """

    races: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    either: bool = False


class Hero(Definition, frozen=True):
    """A Hero Card. `number` links to the three Starting Deck Cards.

    [alliance.component.hero-card, alliance.component.hero-attributes, alliance.component.hero-unique-icons]
    """

    number: int
    race: str
    classes: tuple[str, str]
    kind: Kind
    attack: int
    speed: int
    health: int
    armor: int = 0
    dodge: int = 0


class Bonus(msgspec.Struct, frozen=True):
    """Ability bonuses that last for the round (of an artifact: permanently)."""

    speed: int = 0
    melee: int = 0
    ranged: int = 0
    armor: int = 0
    dodge: int = 0
    pet: int = 0
    """Raises pet attacks, which no other bonus does."""
    die: int = 0
    """Added to the hero's rolls for locks, secret doors, chests and traps."""
    health: int = 0
    hand: int = 0
    """Artifacts only: a larger hand size."""


class Aura(msgspec.Struct, frozen=True):
    """An ongoing effect for other heroes of the same Alliance within this many spaces."""

    within: int
    bonus: Bonus


class Strike(msgspec.Struct, frozen=True):
    """A base attack of its own. `reach` overrules the default range of its kind."""

    kind: Kind
    strength: int
    reach: tuple[int, int] | None = None
    room: int = 0
    """Wounds for every other character in the target's room, friend or foe."""
    splash: int = 0
    """Wounds for every other enemy adjacent to the target."""
    ignores: Literal["", "armor", "dodge"] = ""
    mark: Mark | None = None
    """Put on the target if it is wounded and still there."""


# ------------------------------------------------------------------------------------------- effects of played cards


class Wound(msgspec.Struct, frozen=True, tag=True):
    """Wounds without an attack: no defense, no Reaction. `room`: every enemy in the target's room instead of one."""

    amount: int
    poison: bool = False
    room: bool = False


class Heal(msgspec.Struct, frozen=True, tag=True):
    """The aimed hero removes this many Wound Tokens (of the player's choice); `poison_only`: only poison ones."""

    amount: int
    poison_only: bool = False


class HealAll(msgspec.Struct, frozen=True, tag=True):
    """Each own hero removes this many Wound Tokens, wherever it is; `room`: only those in the acting hero's room."""

    amount: int
    room: bool = False


class Draw(msgspec.Struct, frozen=True, tag=True):
    """Draw this many cards from the own Alliance Deck."""

    count: int


class Gain(msgspec.Struct, frozen=True, tag=True):
    """Gain XP."""

    xp: int


class Shift(msgspec.Struct, frozen=True, tag=True):
    """The aimed character is moved up to this many spaces by the player (walls count, no extra cost)."""

    spaces: int


class Leap(msgspec.Struct, frozen=True, tag=True):
    """The acting hero jumps to an empty space in sight or in its own room within this many spaces."""

    spaces: int


class Face(msgspec.Struct, frozen=True, tag=True):
    """The player turns the aimed character."""


class Exhaust(msgspec.Struct, frozen=True, tag=True):
    """The aimed monster is exhausted."""


class Mark(msgspec.Struct, frozen=True, tag=True):
    """An effect on the aimed character until the end phase, marked with the acting hero's Hero Token.

    `slow`: that much less Speed; `weak`: less Attack; `exposed`: less Defense; `held`: cannot move; `dazed`: cannot
    attack; `prey`: own heroes attack it with that much more.
    """

    mark: Literal["slow", "weak", "exposed", "held", "dazed", "prey"]
    amount: int = 1


class Reveal(msgspec.Struct, frozen=True, tag=True):
    """Turn up one face-down Challenge Token within this many spaces (traps may be disarmed as after a search)."""

    within: int


class Recall(msgspec.Struct, frozen=True, tag=True):
    """Take this many cards of choice from the own discard pile into the hand."""

    count: int


class Incite(msgspec.Struct, frozen=True, tag=True):
    """The aimed monster attacks another monster in its range and sight; the wounds are of the acting Alliance."""


class Guard(msgspec.Struct, frozen=True, tag=True):
    """Reaction only: the damage of this attack is reduced by so much."""

    amount: int


class Riposte(msgspec.Struct, frozen=True, tag=True):
    """Reaction only: after the attack the hero strikes the attacker with this base attack, if in range."""

    strike: Strike


Effect = (
    Wound
    | Heal
    | HealAll
    | Draw
    | Gain
    | Shift
    | Leap
    | Face
    | Exhaust
    | Mark
    | Reveal
    | Recall
    | Incite
    | Guard
    | Riposte
)

Keyword = Literal[
    "unhindered",  # locks, secret doors, locked chests and searching in spite of enemies
    "clear-sight",  # other characters do not affect line of sight
    "ignore-armor",
    "ignore-dodge",
    "second-attack",  # one more attack in the activation, against a different enemy
    "slip-away",  # no extra Speed point for leaving a space next to an enemy
    "hidden",  # cannot be attacked until it attacks
    "stays",  # may stay in the column over the end phase
    "trap-proof",  # traps do the hero nothing
    "first-aid",  # a rest removes 1 more wound
    "far-shot",  # ranged attacks reach 1 space farther
    "point-blank",  # ranged attacks may also be aimed at adjacent enemies
    "arc-free",  # attacks need not mind the facing
    "piercing",  # attacks ignore 1 point of armor
    "tracking",  # attacks ignore 1 point of dodge
    "bounty",  # 1 XP more when the hero deals the last wound to a monster
    "ambush",  # attacks on exhausted monsters are 2 stronger
    "retribution",  # an adjacent attacker takes 1 wound after its attack on the hero
    "tough",  # the damage of each attack on the hero is 1 less
    "poison-proof",  # poison wounds are placed as normal ones
    "mending",  # end phase, before poison advances: the hero removes 1 wound
]

Aim = Literal["none", "ally", "enemy", "foe", "monster"]
"""Whom a card is aimed at: nobody (the acting hero itself), an own hero, an enemy
(monsters; with PvP rival heroes), a foe (monsters and rival heroes even without PvP: Control Spells), a monster."""

Trigger = Literal["attacked", "ally-attacked"]
"""When a Reaction may be played out of turn: its own hero is attacked, or another hero of the Alliance is."""


class Card(Definition, frozen=True):
    """A Starting Deck Card (`hero`, `number`), a generic one (`copies`), or an upgrade (`level`, `cost`).

    `doubles`: card types of which a second card (never a third) may lie in the column while this one does. `either`:
    the card is played for its `strike` or for its `bonus`, not for both. `speed_cost`: Speed points to play it, so only
    in the movement.

    [alliance.component.starting-deck-cards, alliance.component.upgrade-cards, alliance.cards.types,
    alliance.artifact.level3-only]
    """

    types: tuple[str, ...]
    needs: Requirement = Requirement()
    bonus: Bonus = Bonus()
    strike: Strike | None = None
    either: bool = False
    effects: tuple[Effect, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    aura: Aura | None = None
    doubles: tuple[str, ...] = ()
    aim: Aim = "none"
    within: int = 0
    """The farthest target in spaces; 0: any distance."""
    no_sight: bool = False
    no_generic: bool = False
    speed_cost: int = 0
    trigger: Trigger | None = None
    hero: str = ""
    number: int = 0
    level: int = 0
    cost: int = 0
    copies: int = 1
    wording: int = 1
    """The text that goes with it, where a later printing has changed the card."""


# ------------------------------------------------------------------------------------------------------- encounters


class Power(msgspec.Struct, frozen=True):
    """A monster's special power, tied to one or more abilities."""

    abilities: tuple[Literal["attack", "defense", "speed", "health"], ...]
    attack_die: bool = False
    """Rolls the die and adds it to its attack."""
    defense_die: bool = False
    """Rolls the die and adds it to its defense when attacked."""
    poison: bool = False
    ignores: Literal["", "armor", "dodge"] = ""
    reach: tuple[int, int] | None = None
    sweep: int = 0
    """Wounds for every other hero adjacent to it when it attacks."""
    pack: int = 0
    """More attack for each other monster adjacent to its target."""
    against_melee: int = 0
    against_ranged: int = 0
    """More armor against attacks of one kind."""
    slips: bool = False
    """Leaves spaces next to heroes at no extra cost."""
    flies: bool = False
    """Pits do not touch it, and it may pass through spaces of heroes."""
    thorns: int = 0
    """Wounds for a hero who attacks it from an adjacent space and wounds it."""
    regrows: int = 0
    """Removes this many of its latest wounds when it is made ready."""
    curse: int = 0
    """Wounds for every hero adjacent to it when it is defeated."""


class Monster(Definition, frozen=True):
    """A monster Encounter Card; `tokens` is how many Monster Tokens there are.

    [alliance.component.monster-card, alliance.component.encounter-cards, alliance.component.encounter-tokens]
    """

    kind: Kind
    attack: int
    speed: int
    health: int
    xp: tuple[int, int]
    armor: int = 0
    dodge: int = 0
    power: Power | None = None
    tokens: int = 1


class Reward(msgspec.Struct, frozen=True):
    """What a chest gives: XP (that of its level), cards drawn, wounds removed from the opener."""

    xp: tuple[int, int, int]
    draw: int = 0
    heal: int = 0


class Trap(msgspec.Struct, frozen=True):
    """What a trap does to the hero who sets it off, by level, and to others."""

    wounds: tuple[int, int, int] = (0, 0, 0)
    poison: bool = False
    room: bool = False
    """The other heroes in the room suffer too."""
    speed: int = 0
    """Speed points lost in this movement (`ALL`: the movement ends)."""
    discard: int = 0
    """Hand cards to discard, of the player's choice."""
    alarm: bool = False
    """All exhausted monsters in this room and in connected rooms become ready."""
    pit: bool = False
    """Stays: one more Speed point to leave its space, and 1 less attack for who stands in it."""


class Challenge(Definition, frozen=True):
    """A challenge Encounter Card: a chest (`reward`, `locked`) or a trap; `tokens` per level I, II, III.

    [alliance.component.challenge-token]
    """

    tokens: tuple[int, int, int]
    reward: Reward | None = None
    locked: bool = False
    trap: Trap | None = None


# ------------------------------------------------------------------------------------------- tiles, frames, solo cards


class Tile(Definition, frozen=True):
    """A Dungeon Tile of 3 x 3 spaces, numbered row by row, drawn with north up.

    `doors`: the sides with a door (in the middle of the side). `color`: a Starting Tile, whose coloured door is south.

    [alliance.component.tile-contents, alliance.component.tile-grid]
    """

    level: int
    doors: str
    monsters: tuple[tuple[int, str], ...] = ()
    challenges: tuple[tuple[int, int], ...] = ()
    """(space, level)"""
    color: str = ""


class Frame(Definition, frozen=True):
    """A Dungeon Frame in a field of 5 x 5 tile places (numbered row by row).

    `rows`: five lines of five marks; `#` is a place inside the frame. `entrances`: (place, side of the frame N, E, S or
    W), one per Alliance.
    """

    players: int
    rows: tuple[str, str, str, str, str]
    entrances: tuple[tuple[int, str], ...]


class Upgrades(msgspec.Struct, frozen=True, tag=True):
    """Section I: the card under the red X leaves the game, the one under the blue arrow is discarded (slots 1-5)."""

    red: int
    blue: int


class Tiles(msgspec.Struct, frozen=True, tag=True):
    """Section I: the tile under the red X (slot 1 or 2) leaves the game."""

    red: int


class Rouse(msgspec.Struct, frozen=True, tag=True):
    """Section I: the highest XP exhausted monster becomes ready."""


class Hunt(msgspec.Struct, frozen=True, tag=True):
    """Section II. First choice: a hero with one of `icons` (+1), or without icons the one with the lowest defense
    (+0). Second choice: any hero, +2, or with `kind` +3 if the monster has that attack type."""

    icons: tuple[str, ...] = ()
    kind: Literal["", "melee", "ranged"] = ""


class Penalty(msgspec.Struct, frozen=True):
    """Section III: all that is shown, in this order."""

    burst: bool = False
    spend: bool = False
    discard: bool = False
    wounds: int = 0
    heroes: int = 0
    poison: bool = False


class SoloCard(Definition, frozen=True):
    """A Solo/Cooperative Card with its three sections.  [alliance.component.solo-deck]"""

    first: Upgrades | Tiles | Rouse
    then: Hunt
    otherwise: Penalty
