"""What heroes do: they walk, open doors, search, spring traps, use and throw things."""

from __future__ import annotations

from undercroft.kernel import Text
from undercroft.toolkit.cues import Cue, Move, Say, Strike, Turn

from .. import ids
from .base import CheckEvent, DoriaEvent, Seen, hero_name, untold


class HeroChosen(DoriaEvent):
    hero: str
    seat: int


class HandDealt(DoriaEvent):
    """The cards that a character starts with, `cards` by their ids."""

    hero: str
    cards: str

    def text(self) -> Text:
        plain = super().text()
        return Text(
            plain.id, {**plain.args, "cards": tuple(Text(f"card-{id}") for id in self.cards.split())}, plain.cites
        )


class CardDealt(DoriaEvent):
    """A starting card is drawn."""

    hero: str
    card: str


class HeroPlaced(DoriaEvent):
    """A character stands on its start square."""

    hero: str
    x: int
    y: int


class Equipped(DoriaEvent):
    hero: str
    card: str
    place: str


class Displaced(DoriaEvent):
    """A card makes room for another one and lies elsewhere now."""

    hero: str
    card: str
    place: str


class RoundBegan(DoriaEvent):
    round: int

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        return (Turn(title=self.text()),)


class ShopFilled(DoriaEvent):
    card: str
    place: int


class InitiativeRolled(DoriaEvent):
    """`fumble`: 1 for one that lays the character low, 2 for one that does not."""

    hero: str
    rolled: int
    ap: int
    fumble: int = 0

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        return tuple([fallen.roll(seen.hero, outcome="fail" if self.fumble else "pass") for fallen in seen.rolls])


class FellUnconscious(DoriaEvent):
    """Falls, or rolls without success while lying there (`again`); either brings doom nearer."""

    hero: str
    again: int = 0


class StayedUnconscious(DoriaEvent):
    hero: str


class Woke(DoriaEvent):
    hero: str


class Walked(DoriaEvent):
    hero: str
    square: int
    ap: int
    x: int = 0
    y: int = 0

    path: tuple[int, ...] = ()

    def text(self) -> Text:
        return untold(super().text(), "path")

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        return (Move(seen.hero, tuple(map(ids.cell, self.path))),) if self.path else ()


class Jumped(DoriaEvent):
    hero: str
    square: int
    length: int
    x: int = 0
    y: int = 0

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        return seen.moves("leap")


class JumpChecked(CheckEvent):
    """`times`: how many times a hard landing counts."""

    times: int = 1


class Swapped(DoriaEvent):
    hero: str
    other: str

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        return seen.moves("swap")


class DoorOpened(DoriaEvent):
    hero: str
    door: int


class DoorJoined(DoriaEvent):
    """A door leads to a tile that lies there already."""

    tile: str


class TileDrawn(DoriaEvent):
    """The next tile, before it is laid in one of several ways."""

    tile: str


class TileLaid(DoriaEvent):
    tile: str
    slot: int


class SecretDoorFound(DoriaEvent):
    tile: str
    door: int


class CutOff(DoriaEvent):
    """No way leads to a tile, or to something on it, and no tile is left that could change that."""

    tile: str


class Searched(DoriaEvent):
    hero: str
    cards: int


class LootDrawn(DoriaEvent):
    hero: str
    card: str


class LootLost(DoriaEvent):
    hero: str
    card: str


class StandardTaken(DoriaEvent):
    """A standard item instead of a loot card, or for the starting card `given`; or one of the character's `own`."""

    hero: str
    card: str
    given: str = ""
    own: int = 0

    def text(self) -> Text:
        plain = super().text()
        if self.own:
            return Text("event-standard-own", plain.args, plain.cites)
        if not self.given:
            return plain
        return Text("event-standard-exchanged", {**plain.args, "given": Text(f"card-{self.given}")}, plain.cites)


class Redrawn(DoriaEvent):
    """A starting card is put back for another one."""

    hero: str
    card: str


class StandardReturned(DoriaEvent):
    """A standard item is given back for another loot card."""

    hero: str
    card: str


class TrapSprung(DoriaEvent):
    hero: str
    card: str


class TrapChecked(CheckEvent):
    """`later`: an attempt to disarm a trap that lasts."""

    card: str
    later: int = 0

    def text(self) -> Text:
        plain = super().text()
        return Text("event-trap-disarmed", plain.args, plain.cites) if self.later else plain

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        strike = Strike("", (seen.hero,), "trap", "miss" if self.passed else "hit")
        return super().acts(seen) if self.later else (*super().acts(seen), strike)


class TrapKept(DoriaEvent):
    """The card of a trap that is over goes to a character, who can pay with it."""

    hero: str
    card: str


class HeroLearned(DoriaEvent):
    """Experience for one character alone."""

    hero: str
    xp: int


class TrapBegan(DoriaEvent):
    """A trap lasts: it bars the doors of a room, or it holds whom it caught."""

    card: str
    bars: int


class TrapWorks(DoriaEvent):
    """A trap that lasts acts on those whom it has."""

    card: str


class TrapAttacked(DoriaEvent):
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

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        attack, guard = seen.find("attack"), seen.find("monster-defense")
        against = guard.roll("", total=self.defense) if guard else self.defense
        return (attack.roll(seen.hero, against, "hit" if self.hit else "miss", self.attack),) if attack else ()


class TrapEnded(DoriaEvent):
    card: str


class DoorEventDrawn(DoriaEvent):
    event: str

    def text(self) -> Text:
        name, text = Text(f"door-event-{self.event}"), Text(f"door-event-{self.event}-text")
        return Text("event-door-event-drawn", {"name": name, "text": text}, self.cites)

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        return (Say(Text(f"door-event-{self.event}-text")),)


class RoomEventRead(DoriaEvent):
    """What the Room Events book says to a number; nothing to a low one."""

    hero: str
    event: str
    number: int

    def text(self) -> Text:
        if not self.event:
            return Text("event-room-event-none", {"hero": hero_name(self.hero), "number": self.number}, self.cites)
        name, text = Text(f"room-event-{self.event}"), Text(f"room-event-{self.event}-text")
        return Text("event-room-event-read", {"name": name, "text": text}, self.cites)

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        dice = tuple([fallen.roll(seen.hero) for fallen in seen.rolls])
        return (*dice, Say(Text(f"room-event-{self.event}-text"))) if self.event else dice


class Thrown(DoriaEvent):
    hero: str
    other: str
    card: str


class Taken(DoriaEvent):
    hero: str
    other: str
    card: str


class Repaired(DoriaEvent):
    hero: str
    card: str


class Mended(DoriaEvent):
    """A card is made whole by something else than work."""

    hero: str
    card: str


class Stolen(DoriaEvent):
    hero: str
    card: str


class Whisked(DoriaEvent):
    """A character is suddenly somewhere else."""

    hero: str
    square: int
    x: int
    y: int

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        return seen.moves("fly")


class Foreseen(DoriaEvent):
    """A character has seen the next room tile, or the one `after` it; `under`: it lies below all others now."""

    hero: str
    under: int
    after: int = 0


class PointsChanged(DoriaEvent):
    """Action points won, or lost to something else than an action."""

    hero: str
    amount: int
    ap: int

    def text(self) -> Text:
        way = "won" if self.amount > 0 else "lost"
        return Text(f"event-points-{way}", {"hero": self.hero, "amount": abs(self.amount), "ap": self.ap}, self.cites)


class Blessed(DoriaEvent):
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


class Enchanted(DoriaEvent):
    """A card in hand gains an element, or counts as magic: `charm`."""

    hero: str
    card: str
    charm: str

    def text(self) -> Text:
        plain = super().text()
        return Text(plain.id, {**plain.args, "charm": Text(f"badge-{self.charm}")}, plain.cites)


class HeroMarked(DoriaEvent):
    """A character is `held`, `frozen` to the ground, `freed` again, `disarmed` or `buried`."""

    hero: str
    what: str

    def text(self) -> Text:
        return Text(f"event-hero-{self.what}", {"hero": self.hero}, self.cites)


class Used(DoriaEvent):
    hero: str
    card: str
    other: str

    def text(self) -> Text:
        plain = super().text()
        return Text("event-used-self", plain.args, plain.cites) if self.hero == self.other else plain

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        return (Strike(seen.hero, (seen.other,), "spell"),) if seen.how == "spell" and seen.other else ()


class SpellChecked(CheckEvent):
    card: str


class PickedUp(DoriaEvent):
    hero: str
    other: str


class PutDown(DoriaEvent):
    hero: str
    other: str


class HoleOpened(DoriaEvent):
    square: int
    x: int
    y: int


class RubbleFell(DoriaEvent):
    square: int
    x: int
    y: int


class RubbleCleared(DoriaEvent):
    square: int


class Waited(DoriaEvent):
    hero: str
    ap: int
