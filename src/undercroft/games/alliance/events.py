"""What can happen in the dungeon."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel import Event, Text
from undercroft.kernel.text import Argument

from .content.tiles import TILES
from .state import FIRST_MONSTER

TILE_IDS = frozenset(tile.id for tile in TILES)


def spoken(name: str) -> Text:
    """How a character is spoken of: a hero by name, a monster by kind and number.

    >>> str(spoken("petra")), str(spoken("cave-troll-102"))
    ('hero-petra', 'monster-numbered(monster=monster-cave-troll, n=3)')
    """
    card, _, number = name.rpartition("-")
    if number.isdigit():
        return Text("monster-numbered", {"monster": Text(f"monster-{card}"), "n": int(number) - FIRST_MONSTER + 1})
    return Text(f"hero-{name}")


class AllianceEvent(Event, gc=False):
    """People count seats and spaces from one, and call characters, cards and tiles by their names."""

    def text(self) -> Text:
        said = super().text()
        return Text(said.id, {key: self._said(key, value) for key, value in said.args.items()}, said.cites)

    @staticmethod
    def _said(key: str, value: Argument) -> Argument:
        if key in ("seat", "x", "y") and isinstance(value, int):
            return value + 1
        if not isinstance(value, str) or value == "none":
            return value
        if key in ("who", "target"):
            return spoken(value)
        if key == "source":
            return Text(f"card-{value}")
        if key == "inhabitants":
            return tuple(spoken(name) for name in value.split(", ") if name)
        if key == "thing":
            return Text(f"tile-{value}" if value in TILE_IDS else f"card-{value}")
        if key == "cards":
            return tuple(Text(f"card-{card}") for card in value.split(", ") if card)
        return value


class HeroDrafted(AllianceEvent):
    seat: int
    hero: str


class HeroesPlaced(AllianceEvent):
    seat: int
    hero: str
    """The hero in the central square."""


class RoundBegan(AllianceEvent):
    round: int
    seat: int
    """Who holds the Initiative Token."""


class Activated(AllianceEvent):
    seat: int
    hero: str


class Moved(AllianceEvent):
    """One space; spaces in a row are told as one walk."""

    in_a_row: ClassVar[tuple[str, ...]] = ("who",)

    who: str
    x: int
    y: int


class MovedAgain(AllianceEvent):
    hero: str


class Rested(AllianceEvent):
    hero: str
    removed: int


class LeftDungeon(AllianceEvent):
    hero: str
    x: int = -1
    y: int = -1


class StoodUp(AllianceEvent):
    hero: str


class DoorOpened(AllianceEvent):
    """`door`: normal, locked or secret."""

    hero: str
    side: str
    door: str


class Attempted(AllianceEvent):
    """A roll of the Dungeon Die against a level. `what`: locked, secret, chest or trap."""

    hero: str
    what: str
    rolled: int
    extra: int
    level: int
    success: int
    sure: int = 0
    """Enough Speed went into it to do without the die."""

    @property
    def counted(self) -> tuple[bool, ...]:
        return (bool(self.success),)


class TilePlaced(AllianceEvent):
    """`inhabitants`: the names of its monsters."""

    tile: str
    place: int
    monsters: int
    challenges: int
    inhabitants: str = ""


class TileRevealed(AllianceEvent):
    tile: str


class ChallengeRevealed(AllianceEvent):
    """`hero`: who has turned it up, by a search or by coming into the room (`none` in older games)."""

    challenge: str
    level: int
    hero: str = "none"
    x: int = -1
    y: int = -1


class TrapSprung(AllianceEvent):
    hero: str
    challenge: str
    level: int


class TrapDisarmed(AllianceEvent):
    hero: str
    challenge: str


class TrapLeft(AllianceEvent):
    """A trap that a search has shown goes face down again."""

    hero: str
    challenge: str


class Hampered(AllianceEvent):
    """A trap takes Speed points of this movement; `stuck`: so many that it is over."""

    hero: str
    points: int
    stuck: int


class Unharmed(AllianceEvent):
    """A trap has gone off and does nothing to this hero."""

    hero: str


class ChestOpened(AllianceEvent):
    hero: str
    challenge: str
    level: int


class CardPlayed(AllianceEvent):
    """`target`: somebody else whom it is aimed at."""

    hero: str
    card: str
    target: str = "none"


class Burst(AllianceEvent):
    hero: str
    option: str


class Attacked(AllianceEvent):
    """`damage` is 0 for a miss. `guard` and `tough` are what a Reaction and toughness take off it; `rolled` and
    `parried` what the die has given to strength and defense."""

    who: str
    target: str
    strength: int
    defense: int
    damage: int
    guard: int = 0
    tough: int = 0
    rolled: int = 0
    parried: int = 0
    source: str = "none"
    """The card that makes the attack, if it is not the attacker's own."""


class Reacted(AllianceEvent):
    seat: int
    hero: str
    card: str


class NoRiposte(AllianceEvent):
    """A Reaction would strike back, but its hero cannot."""

    hero: str


class Wounded(AllianceEvent):
    """`cause`: why, where no attack or trap was told of just before."""

    who: str
    wounds: int
    poison: int = 0
    cause: str = "none"


class Healed(AllianceEvent):
    """`cause`: why, where nothing was told of just before."""

    hero: str
    removed: int
    cause: str = "none"


class Regrew(AllianceEvent):
    """Wounds of a monster have closed."""

    who: str
    wounds: int


class MonsterExhausted(AllianceEvent):
    """A spell has put a monster to sleep."""

    who: str


class MonsterDefeated(AllianceEvent):
    who: str


class HeroDefeated(AllianceEvent):
    seat: int
    hero: str


class GainedXp(AllianceEvent):
    """`cause`: why, where it is more than the usual."""

    seat: int
    xp: int
    cause: str = "none"


class Turned(AllianceEvent):
    """A spell turns a character."""

    who: str
    side: str


class Marked(AllianceEvent):
    who: str
    mark: str
    amount: int

    def text(self) -> Text:
        said = super().text()
        effect = Text(f"marked-{self.mark}", {"amount": self.amount})
        return Text(said.id, {"who": said.args["who"], "effect": effect}, said.cites)


class Drafted(AllianceEvent):
    seat: int
    card: str
    cost: int
    salvaged: int = 0
    """It came from the discard pile."""


class Swapped(AllianceEvent):
    seat: int
    card: str


class UpgradeRevealed(AllianceEvent):
    card: str


class UpgradePurged(AllianceEvent):
    card: str


class UpgradeDiscarded(AllianceEvent):
    """A solo card puts an upgrade onto the discard pile."""

    card: str


class Discarded(AllianceEvent):
    seat: int
    card: str


class Drew(AllianceEvent):
    """`cards`: what was drawn, for its owner only."""

    hidden: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    count: int
    cards: str | None


class Reshuffled(AllianceEvent):
    """A new Alliance Deck from the discard pile."""

    seat: int


class CardStayed(AllianceEvent):
    """A card that may stay over the end phase does."""

    hero: str
    card: str


class Recalled(AllianceEvent):
    """A card comes back from the own discard pile, which lies open."""

    seat: int
    card: str


class NothingBack(AllianceEvent):
    """A card should come back, but the discard pile is empty."""

    seat: int


class NothingDrawn(AllianceEvent):
    """Cards should be drawn, but deck and discard pile are empty."""

    seat: int


class Waited(AllianceEvent):
    """A hero's activation in which nothing is done."""

    hero: str


class MonsterActivated(AllianceEvent):
    seat: int
    who: str


class Hunts(AllianceEvent):
    """A solo card sends a monster against an Alliance and adds to its attack."""

    seat: int
    who: str
    bonus: int


class Lingers(AllianceEvent):
    """A monster that was activated neither moves nor attacks."""

    who: str


class MonsterReadied(AllianceEvent):
    who: str


class SoloCardTurned(AllianceEvent):
    solo: str


class DungeonActs(AllianceEvent):
    """The card of this cycle comes true."""

    solo: str


class NobodyHunts(AllianceEvent):
    """What the card wants of the monsters cannot be done, or is not: its last part comes true for this Alliance."""

    solo: str
    seat: int = -1


class NothingTaken(AllianceEvent):
    """The last part of a solo card finds nothing to do."""

    seat: int


class HandLessened(AllianceEvent):
    """A solo card of the last cycle: so many cards fewer in the end phase."""

    seat: int
    count: int


class LeftGame(AllianceEvent):
    """A card or a tile leaves the game."""

    thing: str


class XpSpent(AllianceEvent):
    seat: int
    xp: int


class PoisonAdvanced(AllianceEvent):
    """The wounds of this end phase follow."""


class UpgradeDeckAdvanced(AllianceEvent):
    level: int


class Tallied(AllianceEvent):
    """What an Alliance has at the end: all its XP, and each fall costs a point."""

    seat: int
    xp: int
    falls: int


class DueTallied(AllianceEvent):
    """What the dungeon takes at the end from who plays with solo cards."""

    empty: int
    monsters: int
    unopened: int
    cost: int


class EndCalled(AllianceEvent):
    pass


EVENTS: tuple[type[Event], ...] = (
    HeroDrafted, HeroesPlaced, RoundBegan, Activated, Moved, MovedAgain, Rested, LeftDungeon, StoodUp, DoorOpened,
    Attempted, TilePlaced, TileRevealed, ChallengeRevealed, TrapSprung, TrapDisarmed, ChestOpened, CardPlayed, Burst,
    Attacked, Reacted, Wounded, Healed, Regrew, MonsterExhausted, MonsterDefeated, HeroDefeated, GainedXp, Marked,
    Drafted, Swapped, UpgradeRevealed, UpgradePurged, UpgradeDiscarded, Discarded, Drew, Recalled, MonsterActivated,
    NothingBack, NothingDrawn, Waited,
    MonsterReadied, SoloCardTurned, LeftGame, XpSpent, PoisonAdvanced, UpgradeDeckAdvanced, EndCalled,
    DungeonActs, NobodyHunts, Tallied, DueTallied, TrapLeft, Hampered, Unharmed, Turned, Reshuffled, CardStayed, Hunts,
    NothingTaken, HandLessened, NoRiposte, Lingers,
)  # fmt: skip
