"""What heroes do: they walk, open doors, search, spring traps, use and throw things."""

from __future__ import annotations

from undercroft.kernel import Event, Text

from .base import CheckEvent


class HeroChosen(Event):
    hero: str
    seat: int


class HandDealt(Event):
    """The cards that a character starts with, `cards` by their ids."""

    hero: str
    cards: str

    def text(self) -> Text:
        plain = super().text()
        return Text(
            plain.id, {**plain.args, "cards": tuple(Text(f"card-{id}") for id in self.cards.split())}, plain.cites
        )


class Equipped(Event):
    hero: str
    card: str
    place: str


class Displaced(Event):
    """A card makes room for another one and lies elsewhere now."""

    hero: str
    card: str
    place: str


class RoundBegan(Event):
    round: int


class ShopFilled(Event):
    card: str
    place: int


class InitiativeRolled(Event):
    """`fumble`: 1 for one that lays the character low, 2 for one that does not."""

    hero: str
    rolled: int
    ap: int
    fumble: int = 0


class FellUnconscious(Event):
    """Falls, or rolls in vain while lying there (`again`); either brings doom nearer."""

    hero: str
    again: int = 0


class StayedUnconscious(Event):
    hero: str


class Woke(Event):
    hero: str


class Walked(Event):
    hero: str
    square: int
    ap: int
    x: int = 0
    y: int = 0


class Jumped(Event):
    hero: str
    square: int
    length: int
    x: int = 0
    y: int = 0


class JumpChecked(CheckEvent):
    """`times`: how many times a hard landing counts."""

    times: int = 1


class Swapped(Event):
    hero: str
    other: str


class DoorOpened(Event):
    hero: str
    door: int


class DoorJoined(Event):
    """A door leads to a tile that lies there already."""

    tile: str


class TileLaid(Event):
    tile: str
    slot: int


class SecretDoorFound(Event):
    tile: str
    door: int


class CutOff(Event):
    """No way leads to a tile, or to something on it, and no tile is left that could change that."""

    tile: str


class Searched(Event):
    hero: str
    cards: int


class LootDrawn(Event):
    hero: str
    card: str


class LootLost(Event):
    hero: str
    card: str


class StandardTaken(Event):
    """A standard item instead of a loot card, or for the starting card `given`."""

    hero: str
    card: str
    given: str = ""

    def text(self) -> Text:
        plain = super().text()
        if not self.given:
            return plain
        return Text("event-standard-exchanged", {**plain.args, "given": Text(f"card-{self.given}")}, plain.cites)


class Redrawn(Event):
    """A starting card is put back for another one."""

    hero: str
    card: str


class StandardReturned(Event):
    """A standard item is given back for another loot card."""

    hero: str
    card: str


class TrapSprung(Event):
    hero: str
    card: str


class TrapChecked(CheckEvent):
    """`later`: an attempt to disarm a trap that lasts."""

    card: str
    later: int = 0

    def text(self) -> Text:
        plain = super().text()
        return Text("event-trap-disarmed", plain.args, plain.cites) if self.later else plain


class TrapKept(Event):
    """The card of a trap that is over goes to a character, who can pay with it."""

    hero: str
    card: str


class HeroLearned(Event):
    """Experience for one character alone."""

    hero: str
    xp: int


class TrapBegan(Event):
    """A trap lasts: it bars the doors of a room, or it holds whom it caught."""

    card: str
    bars: int


class TrapWorks(Event):
    """A trap that lasts acts on those whom it has."""

    card: str


class TrapAttacked(Event):
    """An attack on a trap that can be cut down."""

    hero: str
    trap: str
    card: str
    attack: int
    defense: int
    hit: int

    def text(self) -> Text:
        plain = super().text()
        return Text(plain.id, {**plain.args, "trap": Text(f"card-{self.trap}")}, plain.cites)


class TrapEnded(Event):
    card: str


class DoorEventDrawn(Event):
    event: str

    def text(self) -> Text:
        name, text = Text(f"door-event-{self.event}"), Text(f"door-event-{self.event}-text")
        return Text("event-door-event-drawn", {"name": name, "text": text}, self.cites)


class Thrown(Event):
    hero: str
    other: str
    card: str


class Taken(Event):
    hero: str
    other: str
    card: str


class Repaired(Event):
    hero: str
    card: str


class Mended(Event):
    """A card is made whole by something else than work."""

    hero: str
    card: str


class Stolen(Event):
    hero: str
    card: str


class Whisked(Event):
    """A character is suddenly somewhere else."""

    hero: str
    square: int
    x: int
    y: int


class Foreseen(Event):
    """A character has seen the next room tile, or the one `after` it; `under`: it lies below all others now."""

    hero: str
    under: int
    after: int = 0


class PointsChanged(Event):
    """Action points won, or lost to something else than an action."""

    hero: str
    amount: int
    ap: int

    def text(self) -> Text:
        way = "won" if self.amount > 0 else "lost"
        return Text(f"event-points-{way}", {"hero": self.hero, "amount": abs(self.amount), "ap": self.ap}, self.cites)


class Blessed(Event):
    """Bonuses for this round and the next, or `lasting` for the scenario; `bonuses` as in "melee 4 damage 1"."""

    hero: str
    bonuses: str
    lasting: int = 0

    def text(self) -> Text:
        words = self.bonuses.split()
        pairs = zip(words[::2], words[1::2], strict=True)
        told = tuple(Text("boon-amount", {"what": Text(f"boon-{key}"), "amount": amount}) for key, amount in pairs)
        time = Text("boon-lasting" if self.lasting else "boon-now")
        return Text("event-blessed", {"hero": self.hero, "bonuses": told, "time": time}, self.cites)


class Enchanted(Event):
    """A card in hand gains an element, or counts as magic: `charm`."""

    hero: str
    card: str
    charm: str

    def text(self) -> Text:
        plain = super().text()
        return Text(plain.id, {**plain.args, "charm": Text(f"badge-{self.charm}")}, plain.cites)


class HeroMarked(Event):
    """A character is `held`, `frozen` to the ground, `freed` again, `disarmed` or `buried`."""

    hero: str
    what: str

    def text(self) -> Text:
        return Text(f"event-hero-{self.what}", {"hero": self.hero}, self.cites)


class Used(Event):
    hero: str
    card: str
    other: str

    def text(self) -> Text:
        plain = super().text()
        return Text("event-used-self", plain.args, plain.cites) if self.hero == self.other else plain


class SpellChecked(CheckEvent):
    card: str


class PickedUp(Event):
    hero: str
    other: str


class PutDown(Event):
    hero: str
    other: str


class HoleOpened(Event):
    square: int
    x: int
    y: int


class RubbleFell(Event):
    square: int
    x: int
    y: int


class RubbleCleared(Event):
    square: int


class Waited(Event):
    hero: str
    ap: int
