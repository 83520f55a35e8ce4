"""What can happen in the dungeon. Heroes, monsters, cards and tiles are named by what is printed on them."""

from __future__ import annotations

from undercroft.kernel import Event, Text, say


def named(monster: str, figure: int) -> Text:
    """A monster by its kind and the number of its figure, or a boss; with the number -1 a card."""
    if figure < 0:
        return Text(f"card-{monster}")
    return Text("figure", {"monster": monster, "figure": figure}) if figure else Text(f"monster-{monster}")


def hero_name(kind: str) -> Text:
    """A premade character, one of one's own, or nobody yet."""
    word, _, number = kind.rpartition("-")
    if word in ("hero", "custom") and number.isdigit():
        return say(f"name-{word}", number=int(number))
    return Text(f"hero-{kind}")


class FigureEvent(Event):
    """Something about one monster: its kind or boss card, and the number of the figure."""

    monster: str
    figure: int

    def text(self) -> Text:
        plain = super().text()
        return Text(plain.id, {**plain.args, "monster": named(self.monster, self.figure)}, plain.cites)


class CheckEvent(Event):
    """A check: what was rolled with all bonuses, and against what. In its text `passed` is 2 for a fumble that would
    have been enough."""

    hero: str
    total: int
    target: int
    passed: int

    def text(self) -> Text:
        plain = super().text()
        fumbled = not self.passed and self.total >= self.target
        return Text(plain.id, {**plain.args, "passed": 2 if fumbled else self.passed}, plain.cites)


class HeroChosen(Event):
    hero: str
    seat: int


class Equipped(Event):
    hero: str
    card: str
    place: str


class RoundBegan(Event):
    round: int


class ShopFilled(Event):
    card: str
    place: int


class InitiativeRolled(Event):
    hero: str
    rolled: int
    ap: int
    fumble: int = 0


class FellUnconscious(Event):
    hero: str


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
    pass


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


class Searched(Event):
    hero: str
    cards: int


class LootDrawn(Event):
    hero: str
    card: str


class LootLost(Event):
    hero: str
    card: str


class TrapSprung(Event):
    hero: str
    card: str


class TrapChecked(CheckEvent):
    card: str


class TrapBegan(Event):
    """A trap lasts: it bars the doors of a room, or it holds whom it caught."""

    card: str
    bars: int


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
    """A character has seen the next room tile; `under`: it lies below all others now."""

    hero: str
    under: int


class PointsChanged(Event):
    """Action points won, or lost to something else than an action."""

    hero: str
    amount: int
    ap: int

    def text(self) -> Text:
        way = "won" if self.amount > 0 else "lost"
        return Text(f"event-points-{way}", {"hero": self.hero, "amount": abs(self.amount), "ap": self.ap}, self.cites)


class HeroMarked(Event):
    """A character is `held`, `frozen` to the ground, `disarmed` or `buried`."""

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


class Attacked(FigureEvent):
    """A character's attack against one monster."""

    hero: str
    card: str
    attack: int
    defense: int
    damage: int
    hit: int = 1


class Fumbled(Event):
    """`spent`: the card is not damaged but gone."""

    hero: str
    card: str
    spent: int = 0


class MonsterHurt(FigureEvent):
    """`armor`: how much of the damage its armor stopped."""

    lost: int
    hp: int
    armor: int = 0


class MonsterMarked(FigureEvent):
    """A monster is `held`, `disarmed`, `poisoned` or `buried`."""

    what: str

    def text(self) -> Text:
        return Text(f"event-monster-{self.what}", {"monster": named(self.monster, self.figure)}, self.cites)


class MonsterBurst(FigureEvent):
    """In dying it hurts all around."""


class MonsterCursed(FigureEvent):
    """Its death brings doom nearer."""


class Called(FigureEvent):
    """A monster calls others of a kind to its side."""

    kind: str

    def text(self) -> Text:
        return Text(f"event-called-{self.kind}", {"monster": named(self.monster, self.figure)}, self.cites)


class Ordered(FigureEvent):
    """A monster makes another one act."""


class MonsterDrank(FigureEvent):
    """It lives on what it has taken from a character."""

    gained: int
    hp: int


class WoundsClosed(FigureEvent):
    """A hit point of a monster grows back."""

    hp: int


class PoisonWorks(FigureEvent):
    """The poison in a monster takes its hit points at the end of the round."""


class NoFigure(FigureEvent):
    """There is no figure for another of its kind, so this one acts."""


class ModsTaken(FigureEvent):
    """A monster takes over the modifications of one for which there is no figure."""

    mods: str

    def text(self) -> Text:
        mods = tuple(Text(f"modification-{mod}") for mod in self.mods.split())
        return Text("event-mods-taken", {"monster": named(self.monster, self.figure), "mods": mods}, self.cites)


class MonsterDefeated(FigureEvent):
    xp: int


class MonsterAppeared(FigureEvent):
    square: int
    mods: str
    x: int = 0
    y: int = 0

    def text(self) -> Text:
        mods = tuple(Text(f"modification-{mod}") for mod in self.mods.split())
        id = "event-monster-appeared-modified" if mods else "event-monster-appeared"
        place = Text("at-square", {"x": self.x, "y": self.y}) if self.square >= 0 else Text("at-entrance")
        return Text(id, {"monster": named(self.monster, self.figure), "mods": mods, "place": place}, self.cites)


class MonsterMoved(FigureEvent):
    square: int
    x: int = 0
    y: int = 0


class MonsterStays(FigureEvent):
    """It is held, or no way leads to anybody."""


class MonsterPushed(FigureEvent):
    square: int
    x: int = 0
    y: int = 0


class Struck(FigureEvent):
    """A monster attacks: its roll."""

    attack: int
    targets: int
    fumble: int = 0


class Defended(FigureEvent, kw_only=True):
    """A character's defense against a monster; `figure` -1: against the card of a friend. Old saves lack it."""

    figure: int = 0
    hero: str
    attack: int
    defense: int
    hit: int

    def text(self) -> Text:
        plain = super().text()
        fumbled = self.hit and self.defense > self.attack
        return Text(plain.id, {**plain.args, "hit": 2 if fumbled else self.hit}, plain.cites)


class Activated(FigureEvent):
    """A monster's turn has come, or in its frenzy comes `again`."""

    again: int = 0


class ArmorUsed(Event):
    hero: str
    card: str


class GearDamaged(Event):
    hero: str
    card: str


class Lost(Event):
    hero: str
    amount: int
    hp: int


class PsiLost(Event):
    hero: str
    amount: int
    pp: int


class Healed(Event):
    hero: str
    hp: int
    pp: int

    def text(self) -> Text:
        plain = super().text()
        part = "" if self.hp and self.pp else "-pp" if self.pp else "-hp" if self.hp else "-none"
        return Text(f"{plain.id}{part}", plain.args, plain.cites)


class Poisoned(Event):
    hero: str
    markers: int


class PoisonChecked(Event):
    hero: str
    total: int
    target: int
    markers: int


class Died(Event):
    hero: str


class DoomCounted(Event):
    """Why doom moves at the end of a round: tiles with characters, whether a door was opened, what a small party is
    spared."""

    tiles: int
    door: int
    spared: int = 0


class DoomMoved(Event):
    space: int


class DoomRounded(Event):
    """The counter has come round, and the monsters do not rise again."""


class ExtraActivation(Event):
    space: int


class MonsterLevel(Event):
    level: int


class XpGained(Event):
    xp: int
    total: int


class PointsGained(Event):
    """`price`: how many of these points an attribute costs."""

    points: int
    price: int = 1

    def text(self) -> Text:
        plain = super().text()
        return plain if self.price == 1 else Text(f"{plain.id}-xp", plain.args, plain.cites)


class XpPaid(Event):
    """A lone character buys off a step of the doom counter."""

    xp: int
    total: int


class AttributeRaised(Event):
    hero: str
    attribute: str
    value: int


class BonusChosen(Event):
    hero: str
    bonus: str


class Paid(Event):
    hero: str
    card: str
    gold: int


class Bought(Event):
    hero: str
    card: str


class ShopDiscarded(Event):
    card: str


class Joined(Event):
    hero: str


class HeroLeft(Event):
    hero: str


class DeedChecked(CheckEvent):
    verb: str

    def text(self) -> Text:
        plain = super().text()
        return Text(plain.id, {**plain.args, "deed": Text(f"deed-{self.verb}")}, plain.cites)


class EventChecked(CheckEvent):
    """A check that a door event asks for."""


class KeptTrapCounted(Event):
    """A trap that was kept from the starting cards brings its experience."""

    card: str


class MonsterPointsGained(Event):
    points: int
    total: int


class CardKept(Event):
    hero: str
    card: str


class CampaignItemGiven(Event):
    hero: str
    card: str


class ScenarioTold(Event):
    """Something that only this scenario knows: `what` names its text."""

    what: str
    number: int = 0
    hero: str = ""

    def text(self) -> Text:
        return Text(f"told-{self.what}", {"number": self.number, "hero": self.hero}, self.cites)


class Ended(Event):
    reason: str


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, FigureEvent, CheckEvent)
)
