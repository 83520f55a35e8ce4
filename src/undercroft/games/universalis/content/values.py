"""The small values that regular effects are made of."""

from __future__ import annotations

import msgspec


class Bonus(msgspec.Struct, frozen=True):
    """A constant modifier: to an attribute (by its lower-case name) or to one of `ROLLS`."""

    to: str
    value: int = 1


class Effect(msgspec.Struct, frozen=True, tag=True):
    """The root of all regular effects; they are resolved on each target of the card."""


class Harm(Effect, frozen=True):
    """Damage dice. `against`: "armor", "natural", or an attribute's lower-case name. `element`: fire, ice, poison ...

    `light` and `heavy` replace `dice` for wearers of such armor where they are not 0.
    """

    dice: int
    against: str = "armor"
    armor: int = 0
    element: str = ""
    light: int = 0
    heavy: int = 0
    half_if: str = ""
    """An attribute: a passed test against 10 halves the dice (rounded down, at least 1)."""
    avoid: str = ""
    """An attribute: a passed test against 10 avoids it all."""


class Wound(Effect, frozen=True):
    """So many points of Vitality are lost without a roll."""

    amount: int = 1


class Heal(Effect, frozen=True):
    """Vitality comes back: `amount`, plus 1D6 if `die`, or all of it if `full`."""

    amount: int = 0
    die: bool = False
    full: bool = False


class Cure(Effect, frozen=True):
    """Conditions go away."""

    conditions: tuple[str, ...]


class Afflict(Effect, frozen=True):
    """A condition, unless the test (attribute against `target`) is passed; `turns` for Stationary. `afoot`: only for
    those whose feet are on the ground, neither flying nor swimming."""

    condition: str
    test: str = ""
    target: int = 10
    turns: int = 0
    afoot: bool = False


class Modify(Effect, frozen=True):
    """A bonus or penalty that lasts: "turn", "spell" (the permanent spell's duration), "combat" or "quest"."""

    to: str
    value: int
    lasts: str = "turn"


class Grant(Effect, frozen=True):
    """A skill for a while; `lasts` as in `Modify`."""

    skill: str
    lasts: str = "quest"
    param: str = ""


class GainMana(Effect, frozen=True):
    """Mana, and spell markers taken off cards (so that those spells can be cast once more)."""

    amount: int
    markers: int = 0


class GainFortune(Effect, frozen=True):
    amount: int = 1


class GainCoins(Effect, frozen=True):
    """`amount` coins plus as many D6 or D3."""

    amount: int = 0
    d6: int = 0
    d3: int = 0


class Find(Effect, frozen=True):
    """Random cards from a deck: common, special, melee, ranged, armor, shield, magic, relic, potion or treasure."""

    deck: str
    count: int = 1


class Gain(Effect, frozen=True):
    """One named object, if a card of it is left."""

    object: str


class Reserve(Effect, frozen=True):
    """The Dark Player gains (or loses) Reserve Points."""

    amount: int


class Spring(Effect, frozen=True):
    """The Dark Player may activate a trap here."""


class Summon(Effect, frozen=True):
    """Creatures appear next to the target for the user's side; for heroes they are companions."""

    creature: str
    count: int = 1
    bound: bool = False
    """They stay as long as the permanent spell that has called them."""


class Shove(Effect, frozen=True):
    """The target is moved away from the source so many squares, as if pushed."""

    squares: int = 1


class Teleport(Effect, frozen=True):
    """The target is put on a free square chosen within the range of the card."""

    range: int


class Lay(Effect, frozen=True):
    """An overtile is laid on the target square: fire-wall, ice-wall, stone-wall, difficult, pit, mist ..."""

    overtile: str
    wide: int = 1
    """A wall of so many squares across the caster's view, as far as they are free."""
    around: int = 0
    """Ground that reaches so many squares around, also under those who stand there."""


class Reveal(Effect, frozen=True):
    """`what`: "hand" (the Dark Player's Encounter cards), "secret" (secret doors of the section) or "identify"."""

    what: str


class Control(Effect, frozen=True):
    """A creature serves the caster's side while the spell lasts; others are held for a turn."""


class Transform(Effect, frozen=True):
    """A hero takes the shape of an animal while the spell lasts."""

    animal: str


class Hull(Effect, frozen=True):
    """On the road: the group's boat loses (or regains) so many Structure points."""

    amount: int = -1


class Delay(Effect, frozen=True):
    """On the road: the group loses so many of its next turns."""

    turns: int = 1


class Astray(Effect, frozen=True):
    """On the road: the group comes out in a neighbouring territory, at random."""


class Jail(Effect, frozen=True):
    """On the road: the hero is in prison for so many turns.  [dun.campaign.split]"""

    turns: int = 3


class LoseThing(Effect, frozen=True):
    """The hero loses something from his pack, at random."""


class LoseBeast(Effect, frozen=True):
    """The hero's animal is gone."""


class Nearer(Effect, frozen=True):
    """On the road: the nearest Danger marker comes so many places nearer."""

    places: int = 1


ROAD_EFFECTS = (Hull, Delay, Astray, Nearer)
"""What befalls a group as a whole, once."""

AnyEffect = (
    Harm
    | Wound
    | Heal
    | Cure
    | Afflict
    | Modify
    | Grant
    | GainMana
    | GainFortune
    | GainCoins
    | Find
    | Gain
    | Reserve
    | Spring
    | Summon
    | Shove
    | Teleport
    | Lay
    | Reveal
    | Control
    | Transform
    | Hull
    | Delay
    | Astray
    | Jail
    | LoseThing
    | LoseBeast
    | Nearer
)
Effects = tuple[AnyEffect, ...]


class Outcome(msgspec.Struct, frozen=True):
    """One line of a search table: the totals `low` to `high` of 2D6 give these effects."""

    low: int
    high: int
    effects: Effects = ()


class Trait(msgspec.Struct, frozen=True):
    """A skill with its parameter, such as flying 8, breath 5, vulnerable fire, pathfinder swamp."""

    skill: str
    value: int = 0
    word: str = ""
